"""The box: all content by id, with what its marks were compiled to."""

from __future__ import annotations

from typing import Any

from game.kit.dice import Die
from game.kit.effects.effect import Effect
from game.tenefyr.content import SKILL, Content, DungeonCard, Foe, Hero

BASIC, DUNGEON_CARD, SKILL_CARD, STAGE, REWARD, PLACE, HERO = (
    "basic", "dungeon", "skill", "stage", "reward", "place", "hero",
)  # fmt: skip
ZERO = "basic0"
KINDS = ("might", "song", "faith", "guile")
CHANCE = Die("chance", tuple((str(number),) for number in range(1, 5)))
"""What stands for "at random": one of two, three or four effects."""


class Box:
    """Everything the rules read. `plays` holds the effects of skills and loot halves by card, `on` those of enemies,
    stages and places by card and window, `passives` their lasting texts, `options` those of rewards.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.plays: dict[str, Effect] = {}
        self.on: dict[str, dict[str, Effect]] = {}
        self.passives: dict[str, Effect] = {}
        self.options: dict[str, tuple[Effect, ...]] = {}
        self.vocabulary: Any = None
        kinds = (
            (BASIC, content.basics), (DUNGEON_CARD, content.dungeon), (STAGE, content.stages),
            (REWARD, content.rewards), (PLACE, content.places), (HERO, content.heroes),
            (SKILL_CARD, [SKILL + hero for hero in content.heroes]),
        )  # fmt: skip
        self.types: dict[str, str] = {card: kind for kind, cards in kinds for card in cards}
        self._printed = {card: it.power for card, it in content.basics.items()}
        self._printed |= {card: it.loot for card, it in content.dungeon.items()}
        self._printed |= {SKILL + hero: it.power for hero, it in content.heroes.items()}

    def type_of(self, card: str) -> str:
        """What kind of card it is. Raises KeyError for one that the game does not have."""
        return self.types[card]

    def hero_of(self, skill: str) -> Hero:
        """The hero of a skill card."""
        return self.content.heroes[skill.removeprefix(SKILL)]

    def printed(self, card: str) -> int:
        """The number on a basic, a skill or a loot half [TN-506]."""
        return self._printed[card]

    def kind(self, card: str) -> str:
        """The kind of a loot half, an enemy half or a skill; basics and all else have none [TN-507]."""
        found = self.content.dungeon.get(card)
        if found is not None:
            return found.kind
        return self.hero_of(card).kind if self.types.get(card) == SKILL_CARD else ""

    def foe(self, card: str) -> Foe:
        """An enemy half or a stage of a boss."""
        found: DungeonCard | None = self.content.dungeon.get(card)
        return found if found is not None else self.content.stages[card]

    def level(self, card: str) -> int:
        """The level of a dungeon card; 0 of any other."""
        found = self.content.dungeon.get(card)
        return found.level if found is not None else 0
