"""Compiling: the marks of cards are bound to the words, once, at load."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.kit.effects.compiler import Compiler
from game.tenefyr.box import Box
from game.tenefyr.content import SKILL, Content, Window, load_content
from game.tenefyr.vocabulary import vocabulary


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
        for card, it in content.dungeon.items():
            self._play(f"dungeon.toml: {card}", card, it.play)
            self._fought(f"dungeon.toml: {card}", card, it.passive, it.on)
        for hero, skill in content.heroes.items():
            self._play(f"heroes.toml: {hero}", SKILL + hero, skill.play)
        for boss, found in content.bosses.items():
            for stage, foe in found.stages.items():
                self._fought(f"bosses.toml: {boss}: {stage}", stage, foe.passive, foe.on)
        for place, rule in content.places.items():
            self._fought(f"places.toml: {place}", place, rule.passive, rule.on)
        for reward, offered in content.rewards.items():
            effects = [self.effect(f"rewards.toml: {reward}", marks) for marks in offered.options]
            self.box.options[reward] = tuple(effect for effect in effects if effect is not None)

    def _play(self, where: str, card: str, marks: str) -> None:
        effect = self.effect(f"{where}: play", marks) if marks else None
        if effect is not None:
            self.box.plays[card] = effect

    def _fought(self, where: str, card: str, passive: str, on: Mapping[Window, str]) -> None:
        """The texts of an enemy, a stage or a place."""
        effect = self.effect(f"{where}: passive", passive) if passive else None
        if effect is not None:
            if not effect.keys - {"change"}:
                self.problems.append(f"{where}: passive: nothing in it lasts")
            self.box.passives[card] = effect
        for window, marks in on.items():
            told = self.effect(f"{where}: on.{window}", marks)
            if told is not None:
                self.box.on.setdefault(card, {})[window] = told
