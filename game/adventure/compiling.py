"""Compiling a box: the marks of every card, keyword and quest rule are bound to the words, once, at load."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from game.adventure.box import Ability, Box, Line, QuestOutlook
from game.adventure.cards import Bound, Card, Quest, QuestRule
from game.kit.effects.effect import Effect
from game.kit.effects.language import Condition, MarkError, Number


class Compiler:
    """Binds the marks of a box; each problem is named with file, card and window."""

    def __init__(self, box: Box, problems: list[str], windows: Container[str], files: Mapping[str, str]) -> None:
        """`windows` are those of the game; `files` names the files of kinds of cards that are called otherwise."""
        self.box = box
        self.problems = problems
        self._windows = windows
        self._files = files

    def _file(self, kind: str) -> str:
        return f"{self._files.get(kind, kind)}.toml"

    def compile(self) -> None:
        """Fill the box with what its marks mean."""
        box = self.box
        for key, card in box.actions.items():
            where = f"{self._file('actions')}: {key}"
            effects = [self._effect(f"{where}: lines", marks) for marks in card.lines]
            self._advice(where, key, card.advice)
            box.lines[key] = tuple(Line(e, m) for e, m in zip(effects, card.lines, strict=True) if e)
        for key, word in box.keyword_cards.items():
            if not word.builtin:
                self._put(box.keywords, key, self._effect(f"keywords.toml: {key}: do", word.do))
        for key, found in box.exploration.items():
            if found.type == "event":
                self._put(box.events, key, self._effect(f"{self._file('exploration')}: {key}: do", found.do))
        groups: list[tuple[str, Mapping[str, Any]]] = [
            ("heroes", box.heroes), ("enemies", box.enemies), ("locations", box.locations),
            ("exploration", box.exploration), ("gear", box.gear), ("conditions", box.conditions),
        ]  # fmt: skip
        for kind, group in groups:
            for key, card in group.items():
                self._card(f"{self._file(kind)}: {key}", key, card, own=kind == "enemies")
        for key, quest in box.quests.items():
            self._quest_advice(f"quests.toml: {key}: advice", key, quest)
            for rule in quest.rules:
                self._advice(f"quests.toml: {key}: {rule.id}", rule.id, rule.advice)
                self._rule(f"quests.toml: {key}: {rule.id}", key, rule)

    def _advice(self, where: str, key: str, marks: str) -> None:
        if marks:
            try:
                self.box.advice[key] = self.box.advisory.condition(marks)
            except MarkError as fault:
                self.problems.append(f"{where}: advice: {fault}")

    def _quest_advice(self, where: str, key: str, quest: Quest) -> None:
        advice = quest.advice
        peril = {colour: self._number(f"{where}: peril.{colour}", marks) for colour, marks in advice.peril.items()}
        self.box.quest_advice[key] = QuestOutlook(
            self._number(f"{where}: counters", advice.counters),
            self._number(f"{where}: beyond", advice.beyond), self._number(f"{where}: besides", advice.besides),
            {colour: number for colour, number in peril.items() if number is not None},
        )  # fmt: skip

    def _number(self, where: str, marks: str) -> Number | None:
        try:
            return self.box.advisory.number(marks) if marks else None
        except MarkError as fault:
            self.problems.append(f"{where}: {fault}")
            return None

    def _card(self, where: str, key: str, card: Card, own: bool) -> None:
        self._advice(where, key, card.advice)
        for window, text in card.on.items():
            self._ability(where, key, window, text if isinstance(text, Bound) else Bound(text), own)
        if card.threat:
            self._ability(where, key, "threat", Bound(card.threat), own)
        if card.passive:
            self._passive(f"{where}: passive", key, card.passive)

    def _ability(self, where: str, key: str, window: str, text: Bound, own: bool) -> None:
        if self._no_window(where, window):
            return
        effect = self._effect(f"{where}: {window}", text.do)
        if effect is not None:
            condition = self._condition(f"{where}: {window}: when", text.when)
            self.box.bind_card(key, window, Ability(effect, text.only, text.limit, condition, own))

    def _rule(self, where: str, quest: str, rule: QuestRule) -> None:
        if self._no_window(where, rule.window):
            return
        if rule.window == "passive":
            self._passive(where, rule.id, rule.do)
            return
        effect = self._effect(where, rule.do)
        if effect is not None:
            condition = self._condition(f"{where}: when", rule.when)
            self.box.bind_rule(quest, rule, Ability(effect, rule.only, "", condition))

    def _passive(self, where: str, key: str, marks: str) -> None:
        effect = self._effect(where, marks)
        if effect is not None:
            self.box.bind_passive(key, effect)

    def _no_window(self, where: str, window: str) -> bool:
        if window not in self._windows:
            self.problems.append(f"{where}: there is no window {window!r}")
        return window not in self._windows

    def _effect(self, where: str, marks: str) -> Effect | None:
        try:
            effect: Effect = self.box.vocabulary.effect(marks)
        except MarkError as fault:
            self.problems.append(f"{where}: {fault}")
            return None
        return effect

    def _condition(self, where: str, marks: str) -> Condition | None:
        try:
            return self.box.vocabulary.condition(marks) if marks else None
        except MarkError as fault:
            self.problems.append(f"{where}: {fault}")
            return None

    @staticmethod
    def _put(group: dict[str, Effect], key: str, effect: Effect | None) -> None:
        if effect is not None:
            group[key] = effect
