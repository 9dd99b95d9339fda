"""The store opens and the heroes walk the road when the game turns to them; then all lies as if it always had."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
import pytest

from game.heroica.view.values import Station
from game.looks.heroica.passages import drop
from game.looks.heroica.pawns import STEP, TICK, UNIT, road, stands, ticks, time_of
from tests.heroica.look.conftest import Lay
from tests.heroica.look.test_motion import drawn, drawn_fresh, pass_by

PEGS = [(100.0 * number, 50.0) for number in range(1, 6)]
CHART = pygame.FRect(40, 104, 1400, 920)
SHOP = {
    "level": "kameshbog", "heroes": [{"id": "knight", "cell": "C3", "gold": 9}, {"id": "wizard", "cell": "B5"}],
    "node": "prepare", "dice": ["sword"],
}  # fmt: skip


def station(number: int, state: str) -> Station:
    return Station(f"level-{number}", number, "land", "place", "title", state)


def test_the_store_opens_and_leaves_nothing_of_that_behind(lay: Lay) -> None:
    table = lay(**SHOP)
    table.scene.answering.answer(("store",))
    pass_by(table, 300)
    stances = [actor.stance for actor in table.scene.ui.table.actors.values() if actor.stance is not None]
    assert any(stance.alpha == 0 for stance in stances), "some of the goods are still to come"
    pass_by(table, 2000)
    assert all(actor.stance is None for actor in table.scene.ui.table.actors.values())
    assert drawn(table) == drawn_fresh(table)


def test_what_was_bought_lies_on_the_pack_and_what_is_left_in_its_place(lay: Lay) -> None:
    table = lay(**SHOP)
    table.scene.answering.answer(("store",))
    pass_by(table, 3000)
    table.scene.answering.answer(("bow-1",))
    pass_by(table, 4000)
    shown = table.scene.ui.table
    assert shown.layout["pack"].contains(shown.placement.places["bow-1"].rect)
    assert drawn(table) == drawn_fresh(table)


def test_goods_drop_one_after_the_other_and_lie_where_they_lay() -> None:
    first, second = drop((10.0, 20.0), 0.0), drop((10.0, 20.0), 40.0)
    assert second.time == first.time + 40.0
    assert second.stance(20.0 / second.time).alpha == 0.0
    assert first.stance(0.3).lift > 10
    assert first.stance(1.0).lift == pytest.approx(0.0)
    assert first.stance(1.0).at == (10.0, 20.0)


def test_the_road_leads_from_the_level_that_was_played_last_to_the_next() -> None:
    chart = [station(1, "won"), station(2, "lost"), station(3, "off"), station(4, "next"), station(5, "ahead")]
    assert road(chart, PEGS) == PEGS[1:4]
    assert road([station(2, "next"), station(3, "ahead")], PEGS) == [PEGS[1]]
    assert road([station(1, "won")], PEGS) == []


def test_a_hop_along_the_road_takes_a_tick() -> None:
    way = PEGS[1:4]
    assert ticks(way) == math.ceil(200 / STEP)
    assert time_of(way, 1) == ticks(way) * TICK
    assert time_of(way, 4) > time_of(way, 1), "they set out one after the other"
    assert time_of(way[:1], 4) == 0.0


@pytest.mark.parametrize("x", [136.0, 740.0, 1350.0])
def test_pawns_stand_on_the_chart_and_apart_whatever_peg_is_next(x: float) -> None:
    found = sorted(x + beside for beside in stands(CHART, (x, 500.0), 4))
    assert CHART.left + UNIT / 2 <= found[0]
    assert found[-1] <= CHART.right - UNIT / 2
    assert all(right - left > UNIT / 2 for left, right in pairwise(found))
    assert all(abs(each - x) > UNIT / 2 for each in found), "none hides the peg"
