"""Compiling: the marks of heroes, weapons, potions, relics and roll tables are bound to the words, once, at load."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.heroica.box import NONE, Box
from game.heroica.content import Content, Skill, load_content
from game.heroica.level import Level
from game.heroica.level_checks import load_level
from game.heroica.own_levels import OwnLevels, read_own_levels
from game.heroica.vocabulary import vocabulary
from game.kit.effects.compiler import Compiler

FACES = ("shield", "sword", "both", "skull")


def load_box(folder: Path, own: Path | None = None) -> Box:
    """All content and the levels of the game, ready to play, with what a player has put into the folder `own`. Raises
    ContentError with every problem found in the game itself.
    """
    content = load_content(folder)
    levels = {level: load_level(folder, level, content) for level in content.levels}
    found = read_own_levels(own, content, folder / "levels" / "tiles") if own is not None else NONE
    return compile_box(content, levels, found)


def compile_box(content: Content, levels: Mapping[str, Level], own: OwnLevels = NONE) -> Box:
    """The box of records and levels that were read. Raises ContentError with every mark that cannot be understood."""
    box = Box(content, levels, own)
    _Compiler(box, vocabulary()).run()
    return box


class _Compiler(Compiler):
    """Binds the marks."""

    box: Box

    def compile(self) -> None:
        """Fill the box with what its marks mean; what is printed twice is marked once [HC-009]."""
        content = self.box.content
        for card, hero in content.heroes.items():
            self._skill(f"heroes.toml: {card}", card, hero.kind, hero.marks)
        for card, weapon in content.weapons.items():
            self._skill(f"weapons.toml: {card}", card, weapon.kind, weapon.marks)
        for card, relic in content.relics.items():
            for kind, marks in relic.marks.items():
                self._skill(f"relics.toml: {card}: {kind}", card, kind, marks)  # type: ignore[arg-type]
        for card, potion in content.potions.items():
            effect = self.effect(f"potions.toml: {card}", potion.marks)
            if effect is not None:
                self.box.potions[card] = effect
        for name, table in content.roll_tables.items():
            found = ((face, getattr(table, face)) for face in FACES)
            effects = {face: self.effect(f"roll_tables.toml: {name}: {face}", marks) for face, marks in found if marks}
            self.box.tables[name] = {face: effect for face, effect in effects.items() if effect is not None}

    def _skill(self, where: str, card: str, kind: Skill, marks: str) -> None:
        effect = self.effect(where, marks)
        if effect is not None:
            self.box.skills.setdefault(card, {})[kind] = effect
