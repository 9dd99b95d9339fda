"""The scenario format: the records of a scenario file of the Warhammer Quest card game, as it spells them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from game.adventure import scenario_format as family
from game.adventure.scenario_format import Count
from game.kit.scenario import read_scenario


class GearSpec(Struct, forbid_unknown_fields=True):
    """A piece of gear that a hero has equipped."""

    card: str
    exhausted: bool = False
    depleted: bool = False


GearEntry = str | GearSpec


class HeroSpec(family.HeroSpec):
    """A hero, what lies in front of the hero, and what the hero has gained in the campaign."""

    tokens: dict[str, Count] = field(default_factory=dict)
    """Success tokens by the action card on which they lie."""
    trained: list[str] = field(default_factory=list)
    """Advanced cards, each in the place of the basic one."""
    gear: list[GearEntry] = field(default_factory=list)
    """All that is equipped, legendary gear too."""
    capacity: Annotated[int, Meta(ge=1, le=4)] = 1
    visits: Annotated[int, Meta(ge=0, le=2)] = 2
    """In the settlement: the settlement actions that are left."""


class NemesisSpec(family.NemesisSpec):
    """The quest's nemesis; in the delve `id` says which was drawn."""

    id: str = ""


class Piles(family.Piles):
    """Decks or discard piles, dungeon cards and gear too."""

    dungeon: list[str] | None = None
    gear: list[str] | None = None


class ScenarioSpec(family.ScenarioSpec[HeroSpec]):
    """A whole scenario file."""

    quest: str = "a-foul-stench"
    form: str = ""
    """campaign, delve or single; left out, what the quest is usually played as."""
    decks: Piles = field(default_factory=Piles)
    discards: Piles = field(default_factory=Piles)
    nemesis: NemesisSpec = field(default_factory=NemesisSpec)
    results: list[str] | None = None
    """How the quests before this one ended; left out, all were won."""
    outcome: str = ""
    """How this quest has ended, where it has."""
    pool: list[str] = field(default_factory=list)
    struck: list[str] = field(default_factory=list)
    from_pool: list[str] = field(default_factory=list)
    """Cards that came from the pool into this quest, wherever they lie; in their deck if nothing else is said."""


def read(raw: bytes | str) -> ScenarioSpec:
    """A scenario from JSON. Raises ScenarioError with the place that is wrong."""
    return read_scenario(raw, ScenarioSpec, "warhammer-quest")
