"""Compiling: the marks of cards are bound to the words, once, at load."""

from __future__ import annotations

from pathlib import Path

from game.kit.effects.compiler import Compiler
from game.kit.effects.effect import Effect
from game.runebound.box import Box, Errand
from game.runebound.content import CARDS, Content, Speaking, Story, load_content
from game.runebound.vocabulary import vocabulary
from game.runebound.vocabulary.adventures import Carry, Duel

LASTING = ("passive", "rule")
"""Windows whose texts hold for a while [part 11.5]."""


def load_box(folder: Path) -> Box:
    """All content of the game, ready to play. Raises ContentError with every problem found."""
    return compile_box(load_content(folder))


def compile_box(content: Content) -> Box:
    """The box of the records that were read. Raises ContentError with every mark that cannot be understood."""
    box = Box(content)
    _Compiler(box, vocabulary()).run()
    return box


class _Compiler(Compiler):
    """Binds the marks."""

    box: Box

    def compile(self) -> None:
        """Fill the box with what its marks mean."""
        content = self.box.content
        for stem in CARDS:
            for card, it in getattr(content, stem).items():
                if isinstance(it, Speaking):
                    self._speaking(f"{stem}.toml: {card}", card, it)
        for card, event in content.events.items():
            first = self.effect(f"events.toml: {card}: option-1", event.option_1)
            second = self.effect(f"events.toml: {card}: option-2", event.option_2)
            if first is not None and second is not None:
                self.box.options[card] = (first, second)
                self._errands(card, (first, second))
        for card, quest in content.quests.items():
            found = {key: self.effect(f"quests.toml: {card}: find.{key}", it) for key, it in quest.find.items()}
            self.box.finds[card] = {key: effect for key, effect in found.items() if effect is not None}
        for name, scenario in content.scenarios.items():
            if scenario.setup:
                self._bind(f"scenarios.toml: {name}: setup", name, "setup", scenario.setup)

    def _errands(self, card: str, options: tuple[Effect, ...]) -> None:
        """What options make an errand of an event [RB-517]."""
        for number, effect in enumerate(options, 1):
            if isinstance(effect, Carry):
                effect.option = number
                self.box.errands[card, number] = Errand(effect.where, effect.reward)

    def _speaking(self, where: str, card: str, it: Speaking) -> None:
        for window, marks in it.windows():
            self._bind(f"{where}: {window}", card, window, marks)
        if isinstance(it, Story) and it.kind == "quest" and "quest" not in self.box.on.get(card, {}):
            self.problems.append(f"{where}: a story quest says nothing of its attempt")

    def _bind(self, where: str, card: str, window: str, marks: str) -> None:
        effect = self.effect(where, marks)
        if effect is None:
            return
        if window in LASTING:
            if effect.keys:
                self.box.passives[card] = effect
                for key in effect.keys:
                    self.box.speakers.setdefault(key, set()).add(card)
            elif window == "passive":
                self.problems.append(f"{where}: nothing in it lasts")
            return
        self.box.on.setdefault(card, {})[window] = effect
        if isinstance(effect, Duel):
            self.box.duels[card] = effect.reward
        self.box.listeners.setdefault(window, set()).add(card)
