"""What the chance to win is told to be when a round begins: by sand and way together, by points among rivals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from game.heroica.mode import HeroicaMode
from game.heroica.prospects import prospect
from game.heroica.table import Table
from tests.heroica.view.scenes import laid

AS_DRAWN: dict[str, object] = {"level": "kameshbog", "monsters": None, "features": None, "things": None}


def table(mode: HeroicaMode, *heroes: Mapping[str, object], node: str = "round", **given: object) -> Table:
    """The bog as it is drawn, before a round or in the middle of one."""
    session = laid(mode, heroes=list(heroes), **(AS_DRAWN | given)).play()
    t = cast(Table, session.table)
    t.state.node = node
    return t


def chance(t: Table, hero: str) -> float:
    """The chance that is told; it must be one."""
    found = prospect(t, hero)
    assert found is not None
    assert 0 <= found <= 1
    return found


def test_nothing_is_told_in_the_middle_of_a_round(mode: HeroicaMode) -> None:
    t = table(mode, {"id": "knight", "cell": "B2"}, form="solo", hourglass=10, node="act")
    assert prospect(t, "knight") is None


def test_alone_the_chance_grows_with_sand_and_nearness(mode: HeroicaMode) -> None:
    def told(cell: str, sand: int, health: int = 4) -> float:
        knight = {"id": "knight", "cell": cell, "health": health}
        return chance(table(mode, knight, form="solo", hourglass=sand), "knight")

    assert told("B2", 4) < told("B2", 8) < told("B2", 16)
    assert told("B2", 8) < told("L3", 8)
    assert told("L3", 5, health=1) < told("L3", 5)


def test_rivals_share_the_chance_by_points_and_nearness(mode: HeroicaMode) -> None:
    def told(first: Mapping[str, object], second: Mapping[str, object]) -> tuple[float, float]:
        t = table(mode, {"id": "knight", **first}, {"id": "sage", **second}, form="rivals")
        return chance(t, "knight"), chance(t, "sage")

    even = told({"cell": "B2"}, {"cell": "B3"})
    richer = told({"cell": "B2", "gold": 6}, {"cell": "B3"})
    nearer = told({"cell": "L3"}, {"cell": "B3"})
    assert abs(sum(even) - 1) < 1e-9
    assert even[0] < richer[0]
    assert even[0] < nearer[0]
