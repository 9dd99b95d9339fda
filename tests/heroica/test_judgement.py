"""What a sensible player makes for: ways and their tools, time, fellows in the way, the back of the dragon [HC-909]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from game.heroica.exchanges import best_spot
from game.heroica.final_battle import final_boss
from game.heroica.judgement import Judge
from game.heroica.level import WALL
from game.heroica.mode import HeroicaMode
from game.heroica.names import CONTACT, FACES
from game.heroica.sight import WITH_TOOL, Sight
from game.heroica.table import Table
from game.kit.cells import Cell
from tests.heroica.view.scenes import laid

AS_DRAWN: dict[str, object] = {"monsters": None, "features": None, "things": None}
LAST_WALL = Cell(13, 8)
"""The one wall of the graveyard that is on the only way."""


def table(mode: HeroicaMode, level: str, *heroes: Mapping[str, object], **given: object) -> Table:
    """A level as it is drawn, in the first hero's turn, among fellows or alone."""
    form = "fellowship" if len(heroes) > 1 else "solo"
    spec = AS_DRAWN | {"level": level, "form": form, "node": "prepare", "active": heroes[0]["id"]} | given
    return cast(Table, laid(mode, heroes=list(heroes), **spec).play().table)


@pytest.mark.rule("HC-540")
def test_dynamite_is_for_the_wall_without_which_there_is_no_way(mode: HeroicaMode) -> None:
    t = table(mode, "darkwood-necropolis", {"id": "knight", "cell": "B2", "pack": ["dynamite"]}, hourglass=30)
    sight = Sight(t, "knight")
    walls = [cell for cell, piece in sight.obstacles.items() if t.piece(piece).card == WALL]
    assert len(walls) == 3
    assert {cell for cell in walls if sight.enter[cell] == WITH_TOOL} == {LAST_WALL}


@pytest.mark.rule("HC-540")
def test_dynamite_is_fetched_before_the_wall(mode: HeroicaMode) -> None:
    t = table(mode, "darkwood-necropolis", {"id": "knight", "cell": "B2"}, hourglass=30)
    plan = Judge(t, "knight", {}).plan()
    assert plan is not None
    assert any(t.piece(piece).card == "dynamite" for piece in t.things_at(plan.cell))


@pytest.mark.rule("HC-226")
def test_who_cannot_open_the_wall_leaves_the_space_before_it(mode: HeroicaMode) -> None:
    heroes = {"id": "knight", "cell": "N8"}, {"id": "druid", "cell": "M8", "pack": ["dynamite"]}
    relic = [{"card": "scepter-of-death", "cell": "O11"}]
    t = table(mode, "darkwood-necropolis", *heroes, things=relic, monsters=[], hourglass=30)
    judge = Judge(t, "knight", {})
    plan = judge.plan()
    assert plan is not None
    assert judge.goal_far(plan.cell) > judge.goal_far(t.here("knight"))


@pytest.mark.rule("HC-903")
def test_the_less_sand_is_left_the_straighter_is_the_way(mode: HeroicaMode) -> None:
    knight = {"id": "knight", "cell": "B2"}
    early = Judge(table(mode, "kameshbog", knight, hourglass=40), "knight", {})
    late = Judge(table(mode, "kameshbog", knight, hourglass=5), "knight", {})
    assert early.step_worth < late.step_worth
    plan, home = late.plan(), late.way_home()
    assert plan is not None
    assert plan.path == home[: len(plan.path)]


@pytest.mark.rule("HC-655")
def test_the_dragon_is_met_from_behind(mode: HeroicaMode) -> None:
    t = table(mode, "drocomon", {"id": "knight", "cell": "J10"}, monsters=None, hourglass=20)
    boss, sight = final_boss(t), Sight(t, "knight")
    t.set_track(CONTACT, 1)
    south, corner, east = Cell(9, 8), Cell(10, 8), Cell(10, 7)
    t.set_track(FACES, "north")
    assert best_spot(t, "knight", boss, sight, [t.here("knight"), south, corner, east], 0) == south
    t.set_track(FACES, "south")
    # alone he turns a quarter before the next turn: then his back is to the east, a step from the corner
    assert best_spot(t, "knight", boss, sight, [t.here("knight"), south, corner, east], 0) == corner
