"""The box of Heroes of Terrinoth: what its data files hold, and its cards by id."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.adventure import box
from game.adventure.box import Files
from game.adventure.cards import ACTIONS, NEMESIS, Prospects
from game.kit.effects.language import Vocabulary
from game.terrinoth import cards

KINDS: dict[str, type[Any]] = box.KINDS | {
    "heroes": cards.HeroCard,
    "activation": cards.ActivationCard,
    "enemies": cards.EnemySet,
    "nemeses": cards.EnemyCard,
    "locations": cards.LocationCard,
    "exploration": cards.ExplorationCard,
    "quests": cards.Quest,
    "prospects": Prospects,
}


ITEM = "item"
"""A type of exploration card, and how one is used: it is discarded [HT-810]."""


class Box(box.Box):
    """All content by id. Cards of a set have the ids `<set>-minion` and `<set>-master`."""

    def __init__(self, files: Files, vocabulary: Vocabulary, advisory: Vocabulary) -> None:
        super().__init__(files, vocabulary, advisory)
        self.heroes: dict[str, cards.HeroCard] = files["heroes"]
        self.actions: dict[str, cards.ActivationCard] = files["activation"]
        self.sets: dict[str, cards.EnemySet] = files["enemies"]
        self.enemies: dict[str, cards.EnemyCard] = _enemy_cards(files["enemies"], files["nemeses"])
        self.locations: dict[str, cards.LocationCard] = files["locations"]
        self.exploration: dict[str, cards.ExplorationCard] = files["exploration"]
        self.gear = {}
        self.uses = {key: ITEM for key, card in self.exploration.items() if card.type == ITEM}
        self.quests: dict[str, cards.Quest] = files["quests"]
        self.prospects: dict[str, Prospects] = files["prospects"]
        """What the chance to win a quest is told by, for the trials of the adviser."""

    def archetype_cards(self, archetype: str, class_: str = "") -> list[str]:
        """An archetype's activation cards of a class (empty: the basic ones), in the order of the actions."""
        found = [k for k, a in self.actions.items() if a.archetype == archetype and a.class_ == class_]
        return sorted(found, key=lambda k: ACTIONS.index(self.actions[k].action))

    def classes(self, archetype: str) -> list[str]:
        """The two classes of an archetype."""
        return sorted({a.class_ for a in self.actions.values() if a.archetype == archetype and a.class_})


def _enemy_cards(
    sets: dict[str, cards.EnemySet], nemeses: dict[str, cards.EnemyCard]
) -> dict[str, cards.EnemyCard]:
    """Every enemy card with trait, difficulty, rank and set on it."""
    found = {}
    for key, group in sets.items():
        for rank in ("minion", "master"):
            card: cards.EnemyCard = getattr(group, rank)
            found[f"{key}-{rank}"] = replace(
                card, trait=group.trait, difficulty=group.difficulty, rank=rank, set=key
            )
    for key, card in nemeses.items():
        found[key] = replace(card, rank=NEMESIS)
    return found
