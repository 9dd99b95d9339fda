"""The scenario format: the records of a scenario file, as it spells them."""

from __future__ import annotations

from msgspec import field

from game.adventure import scenario_format as family
from game.adventure.scenario_format import Count, NemesisSpec
from game.kit.scenario import read_scenario


class HeroSpec(family.HeroSpec):
    """A hero and all that lies in front of the hero."""

    tokens: Count = 0
    advanced: list[str] = field(default_factory=list)


class Piles(family.Piles):
    """Decks or discard piles, the exploration cards too."""

    exploration: list[str] | None = None


class ScenarioSpec(family.ScenarioSpec[HeroSpec]):
    """A whole scenario file."""

    quest: str = "the-goblin-problem"
    decks: Piles = field(default_factory=Piles)
    discards: Piles = field(default_factory=Piles)
    nemesis: NemesisSpec = field(default_factory=NemesisSpec)
    covered: list[Count] = field(default_factory=list)
    bearer: str = ""


def read(raw: bytes | str) -> ScenarioSpec:
    """A scenario from JSON. Raises ScenarioError with the place that is wrong."""
    return read_scenario(raw, ScenarioSpec, "terrinoth")
