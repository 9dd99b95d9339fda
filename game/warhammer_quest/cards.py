"""The kinds of cards and quests of the Warhammer Quest card game, as its data files spell them: what they have beside
those of the family.
"""

from __future__ import annotations

from msgspec import Struct

from game.adventure import cards

TIERS = (1, 2, 3)
"""Tier I, II, III [WQ-1221]; what belongs to one quest has 0."""
NEMESIS_TIER = 4
"""Where a nemesis stands among tiers [WQ-705]."""
WEAPON, ARMOUR = "weapon", "armour"
"""Traits that gear has a limit of; accessories have none [WQ-909]."""


class HeroCard(cards.Card, frozen=True, kw_only=True):
    """A hero; `health` is printed for 2, 3 and 4 heroes [WQ-104], `prepare` is the action with the icon [WQ-419]."""

    health: tuple[int, int, int]
    prepare: str


class ActionCard(cards.ActionCard, frozen=True, kw_only=True):
    """One of a hero's eight action cards [WQ-105]; `prepare`: it readies all four, and no effect exhausts it
    [WQ-419, WQ-420].
    """

    hero: str
    advanced: bool = False
    prepare: bool = False


class EnemyCard(cards.EnemyCard, frozen=True, kw_only=True):
    """A standard, an elite or a nemesis [WQ-701]."""

    tier: int = 0


class EnemySet(Struct, frozen=True, forbid_unknown_fields=True):
    """Three cards of a name: two standard and one elite [WQ-702]."""

    trait: str
    tier: int
    standard: EnemyCard
    elite: EnemyCard
    known: bool = False


class LocationCard(cards.LocationCard, frozen=True, kw_only=True):
    """A location of a tier."""

    tier: int = 0


class DungeonCard(cards.ExplorationCard, frozen=True, kw_only=True):
    """A dungeon card with its treasure icons [WQ-902]; one with a quest icon comes only where it is called for
    [WQ-1003], and is not discarded by use.
    """

    treasure: int = 0
    quest_icon: bool = False


class GearCard(cards.Card, frozen=True, kw_only=True):
    """A piece of gear [WQ-901]. `cost` is what using it costs [WQ-303]; without one it always speaks [WQ-306].

    `fortune`: a Legendary Fortune, which becomes legendary gear [WQ-911].
    """

    trait: str = ""
    cost: str = ""
    copies: int = 1
    fortune: bool = False


class LegendaryCard(GearCard, frozen=True, kw_only=True):
    """One of the three legendary gear cards of a hero [WQ-911]."""

    hero: str


class Difference(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is otherwise than in Heroes of Terrinoth: its topic, and the rule that says so."""

    topic: str
    rule: str


class Prospects(cards.Prospects, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the chance to win a quest is told by; and how often campaigns were won in which it was won, or lost."""

    won: float = 1.0
    lost: float = 0.0


class EnemyStack(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the enemy deck of the delve: so many open cards of a tier [WQ-1252]."""

    tier: int
    standard: int
    elite: int


class LocationStack(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the location deck of the delve."""

    tier: int
    count: int


class Quest(cards.Quest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A quest sheet [WQ-113]: how its decks are made [WQ-1221 to WQ-1227].

    `number` is its place in the campaign, 0 for the delve, whose decks are stacks; its nemesis is drawn from
    `nemesis_of`.
    """

    nemesis: str = ""
    number: int
    tier: int
    sets: tuple[str, ...] = ()
    open_standard: int = 0
    open_elite: int = 0
    open_locations: int = 0
    locations_bottom: tuple[str, ...] = ()
    enemy_stacks: tuple[EnemyStack, ...] = ()
    location_stacks: tuple[LocationStack, ...] = ()
    nemesis_of: tuple[str, ...] = ()
    dungeon: int
    gear: int
    fortunes: int = 0
