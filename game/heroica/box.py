"""The box: all content by id, with what its marks were compiled to, and the levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.heroica.content import Content, Skill
from game.heroica.level import Level
from game.heroica.own_levels import OwnLevels
from game.kit.dice import Die
from game.kit.effects.effect import Effect

HERO, MONSTER, WEAPON, POTION, RELIC, FEATURE, THING = (
    "hero", "monster", "weapon", "potion", "relic", "feature", "thing",
)  # fmt: skip
NONE = OwnLevels({})


class Box:
    """Everything the rules read. `levels` are those of the road and those of the player, of which `own` knows more.

    `skills` holds the effects of heroes, weapons and relics by card and kind of skill,
    `potions` those of potions, `tables` those of roll tables by id and face.
    """

    def __init__(self, content: Content, levels: Mapping[str, Level], own: OwnLevels = NONE) -> None:
        self.content = content
        self.levels = {**levels, **{level: it.level for level, it in own.levels.items()}}
        self.own = own
        self.skills: dict[str, dict[Skill, Effect]] = {}
        self.potions: dict[str, Effect] = {}
        self.tables: dict[str, dict[str, Effect]] = {}
        self.vocabulary: Any = None
        self.die = Die("bone", tuple((face,) for face, it in content.die.items() for _ in range(it.sides)))
        kinds = (
            (HERO, content.heroes), (MONSTER, content.monsters), (WEAPON, content.weapons),
            (POTION, content.potions), (RELIC, content.relics),
        )  # fmt: skip
        self.kinds: dict[str, str] = {card: kind for kind, cards in kinds for card in cards}

    def kind(self, card: str) -> str:
        """What kind of card it is; whatever else lies on a map is a thing or a feature."""
        found = self.kinds.get(card)
        if found is None:
            found = self.kinds[card] = THING if card in self.content.things else FEATURE
        return found

    def strength(self, card: str) -> int:
        """The printed strength of a kind of monster; of the final hatchling the least [HC-659]."""
        return self.content.monsters[card].strength[0]
