"""The box of the Warhammer Quest card game: what its data files hold, and its cards by id."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.adventure import box
from game.adventure.box import Files
from game.adventure.cards import ACTIONS, NEMESIS
from game.kit.effects.language import Vocabulary
from game.warhammer_quest import cards

KINDS: dict[str, type[Any]] = box.KINDS | {
    "heroes": cards.HeroCard,
    "actions": cards.ActionCard,
    "enemies": cards.EnemySet,
    "nemeses": cards.EnemyCard,
    "locations": cards.LocationCard,
    "dungeon": cards.DungeonCard,
    "gear": cards.GearCard,
    "legendary": cards.LegendaryCard,
    "quests": cards.Quest,
    "prospects": cards.Prospects,
    "comparison": cards.Difference,
}
ITEM, EXHAUST, DEPLETE, TOKEN = "item", "exhaust", "deplete", "token"
"""How a card is used: an item is discarded; gear is exhausted, depleted, or costs a success token [WQ-303, WQ-1001]."""


class Box(box.Box):
    """All content by id. Cards of a set have the ids `<set>-standard` and `<set>-elite`."""

    def __init__(self, files: Files, vocabulary: Vocabulary, advisory: Vocabulary) -> None:
        super().__init__(files, vocabulary, advisory)
        self.heroes: dict[str, cards.HeroCard] = files["heroes"]
        self.actions: dict[str, cards.ActionCard] = files["actions"]
        self.sets: dict[str, cards.EnemySet] = files["enemies"]
        self.enemies: dict[str, cards.EnemyCard] = _enemy_cards(files["enemies"], files["nemeses"])
        self.locations: dict[str, cards.LocationCard] = files["locations"]
        self.exploration: dict[str, cards.DungeonCard] = files["dungeon"]
        self.legendary: dict[str, cards.LegendaryCard] = files["legendary"]
        self.gear: dict[str, cards.GearCard] = files["gear"] | files["legendary"]
        self.quests: dict[str, cards.Quest] = files["quests"]
        self.prospects: dict[str, cards.Prospects] = files["prospects"]
        """What the chance to win is told by, for the trials of the adviser."""
        self.comparison: dict[str, cards.Difference] = files["comparison"]
        items = [key for key, card in self.exploration.items() if card.type == ITEM and not card.quest_icon]
        self.uses = dict.fromkeys(items, ITEM) | {key: card.cost for key, card in self.gear.items()}

    def hero_actions(self, hero: str, advanced: bool) -> list[str]:
        """A hero's basic or advanced action cards, in the order of the actions."""
        found = [key for key, card in self.actions.items() if card.hero == hero and card.advanced == advanced]
        return sorted(found, key=lambda key: ACTIONS.index(self.actions[key].action))

    def campaign(self) -> list[str]:
        """The quests of the campaign in their order [WQ-1211]."""
        found = [quest for quest, sheet in self.quests.items() if sheet.number]
        return sorted(found, key=lambda quest: self.quests[quest].number)

    def delve(self) -> str:
        """The delve [WQ-1251]."""
        return next(quest for quest, sheet in self.quests.items() if not sheet.number)


def _enemy_cards(
    sets: dict[str, cards.EnemySet], nemeses: dict[str, cards.EnemyCard]
) -> dict[str, cards.EnemyCard]:
    """Every enemy card with trait, tier, rank and set on it."""
    found = {}
    for key, group in sets.items():
        for rank in ("standard", "elite"):
            card: cards.EnemyCard = getattr(group, rank)
            found[f"{key}-{rank}"] = replace(card, trait=group.trait, tier=group.tier, rank=rank, set=key)
    for key, card in nemeses.items():
        found[key] = replace(card, rank=NEMESIS, tier=cards.NEMESIS_TIER)
    return found
