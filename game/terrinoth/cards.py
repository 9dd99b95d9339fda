"""The kinds of cards and quests of Heroes of Terrinoth, as its data files spell them: what they have beside those of
the family. Plain records; effects are compiled beside them.
"""

from __future__ import annotations

from msgspec import Struct, field

from game.adventure import cards


class HeroCard(cards.Card, frozen=True, kw_only=True):
    """A hero; health is that of a four-hero party [HT-111]."""

    archetype: str
    health: int


class ActivationCard(cards.ActionCard, frozen=True, kw_only=True):
    """An activation card. `class_` is empty for a basic card."""

    archetype: str
    class_: str = field(name="class")


class EnemyCard(cards.EnemyCard, frozen=True, kw_only=True):
    """A minion, master or nemesis, with its difficulty."""

    difficulty: str = ""


class EnemySet(Struct, frozen=True, forbid_unknown_fields=True):
    """Three cards of a name: two minions and one master [HT-102]."""

    trait: str
    difficulty: str
    minion: EnemyCard
    master: EnemyCard
    known: bool = False


class LocationCard(cards.LocationCard, frozen=True, kw_only=True):
    """A location with its difficulty."""

    difficulty: str


class ExplorationCard(cards.ExplorationCard, frozen=True, kw_only=True):
    """An exploration card of a set [HT-104]."""

    set: str


class RandomMember(Struct, frozen=True, forbid_unknown_fields=True):
    """A place in a stack for random sets or locations of a difficulty [HT-105]."""

    random: str
    count: int = 1
    but: tuple[str, ...] = ()
    """Ids that may not come this way."""


Stack = tuple[str | RandomMember, ...]


class Quest(cards.Quest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A quest sheet [HT-901]. The box has eight of them in three tiers, from ordinary to nightmare [HT-903]."""

    tier: str
    enemy_deck: tuple[Stack, ...]
    location_deck: tuple[Stack, ...]
    exploration_deck: tuple[tuple[str, ...], ...]
    upgrades: int
    minutes: int


RANKS = ("minion", "master", cards.NEMESIS)
DIFFICULTIES = ("trivial", "challenging", "formidable")
TIERS = ("ordinary", "dread", "nightmare")
ARCHETYPES = ("healer", "mage", "scout", "warrior")
