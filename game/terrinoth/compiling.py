"""Compiling the box: the marks of every card, keyword and quest rule are bound to the words, once, at load."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.kit.content import load_folder
from game.kit.effects.effect import Effect
from game.kit.effects.language import Condition, MarkError, Number
from game.kit.errors import ContentError
from game.terrinoth.box import KINDS, Ability, Box, Line, QuestOutlook
from game.terrinoth.cards import Bound, Card, Quest, QuestRule
from game.terrinoth.cross_checks import cross_check
from game.terrinoth.vocabulary import advice_vocabulary, vocabulary
from game.terrinoth.window_names import WINDOWS

Files = dict[str, dict[str, Any]]
"""The records of the data files: name of the file -> id -> record."""


def read_files(folder: Path, problems: list[str]) -> Files:
    """The records of every content file; what is wrong with one is added to the problems."""
    return load_folder(folder, KINDS, problems)


def load_box(folder: Path) -> Box:
    """The box from its data folder. Raises ContentError with every problem found."""
    problems: list[str] = []
    return make_box(read_files(folder, problems), problems)


def make_box(files: Files, problems: list[str]) -> Box:
    """The box of records that were read. Raises ContentError with every problem found, those of reading first."""
    box = compile_box(files, problems)
    if problems:
        raise ContentError(problems)
    return box


def compile_box(files: Files, problems: list[str]) -> Box:
    """The box of records, as far as it can be had; marks and ids that do not fit are added to the problems."""
    box = Box(files, vocabulary(), advice_vocabulary())
    Compiler(box, problems).compile()
    problems += cross_check(box)
    return box


class Compiler:
    """Binds the marks of a box; each problem is named with file, card and window."""

    def __init__(self, box: Box, problems: list[str]) -> None:
        self.box = box
        self.problems = problems

    def compile(self) -> None:
        """Fill the box with what its marks mean."""
        box = self.box
        for key, card in box.activation.items():
            effects = [self._effect(f"activation.toml: {key}: lines", marks) for marks in card.lines]
            self._advice(f"activation.toml: {key}", key, card.advice)
            box.lines[key] = tuple(Line(e, m) for e, m in zip(effects, card.lines, strict=True) if e)
        for key, word in box.keyword_cards.items():
            if not word.builtin:
                self._put(box.keywords, key, self._effect(f"keywords.toml: {key}: do", word.do))
        for key, found in box.exploration.items():
            if found.type == "event":
                self._put(box.events, key, self._effect(f"exploration.toml: {key}: do", found.do))
        groups: list[tuple[str, dict[str, Any]]] = [
            ("heroes", box.heroes), ("enemies", box.enemies), ("locations", box.locations),
            ("exploration", box.exploration), ("conditions", box.conditions),
        ]  # fmt: skip
        for file, group in groups:
            for key, card in group.items():
                self._card(f"{file}.toml: {key}", key, card, own=file == "enemies")
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
        if window not in WINDOWS:
            self.problems.append(f"{where}: there is no window {window!r}")
        return window not in WINDOWS

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
