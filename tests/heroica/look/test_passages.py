"""How figures go over the board: every way begins where the figure was seen, and ends at rest in its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.looks.heroica.passages import EDGE, FLIP, HIGH, LEAN, SQUASH, STEP, flight, hop, jump, shift, slide
from game.looks.heroica.placement import FIGURE
from game.looks.heroica.tray import SQUARE
from game.ui.table.passage import Passage, Stance

HERE, THERE = (96.0, 200.0), (160.0, 200.0)
WAYS: dict[str, Callable[[], Passage]] = {
    "hop": lambda: hop(HERE, THERE, forward=1, flips=False, stopped=False),
    "hop that turns": lambda: hop(HERE, THERE, forward=1, flips=True, stopped=False),
    "hop that is stopped": lambda: hop(HERE, THERE, forward=1, flips=False, stopped=True),
    "shift": lambda: shift(HERE, THERE),
    "slide": lambda: slide(HERE, THERE, forward=1),
    "jump": lambda: jump(HERE, THERE, forward=1, flips=False),
    "flight": lambda: flight(HERE, THERE, 999.0),
}


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return one == pytest.approx(other, abs=0.01)


@pytest.mark.parametrize("name", WAYS)
def test_a_way_begins_where_the_figure_was_and_ends_at_rest(name: str) -> None:
    way = WAYS[name]()
    assert near(way.stance(0.0).at, HERE)
    last = way.stance(1.0)
    assert near(last.at, THERE)
    assert last[1:4] == pytest.approx(Stance(THERE)[1:4], abs=0.01)
    assert (last.thin, last.size, last.alpha, last.before) == (1.0, 1.0, 1.0, False)
    assert 0.0 < way.beat <= way.time


def test_a_figure_in_the_middle_of_a_hop_is_up_between_the_squares_and_leans_into_the_step() -> None:
    way = hop(HERE, THERE, forward=1, flips=False, stopped=False)
    middle = way.stance(STEP / 2 / way.time)
    assert near(middle.at, (128.0, 200.0))
    assert middle.lift == pytest.approx(HIGH * SQUARE)
    assert middle.lean == pytest.approx(LEAN)
    landed = way.stance(STEP / way.time)
    assert landed.squash == pytest.approx(SQUASH)
    assert landed.lift == pytest.approx(0.0, abs=0.01)
    assert way.beat == STEP, "the next hop begins when it has landed"


def test_a_figure_that_looks_left_leans_to_the_left() -> None:
    way = hop(THERE, HERE, forward=-1, flips=False, stopped=False)
    assert way.stance(STEP / 2 / way.time).lean == pytest.approx(-LEAN)


def test_a_figure_turns_to_its_other_side_through_its_edge() -> None:
    way = hop(THERE, HERE, forward=-1, flips=True, stopped=False)
    seen = [way.stance(part / 100) for part in range(101)]
    assert min(it.thin for it in seen) == pytest.approx(EDGE / FIGURE[0])
    halves = [it.before for it in seen]
    assert halves == sorted(halves, reverse=True), "it does not turn back"
    assert abs(halves.index(False) / 100 - FLIP / 2 / way.time) < 0.03
    assert way.beat == way.time, "it has turned before it hops on"


def test_a_figure_that_is_stopped_tilts_and_comes_upright() -> None:
    way = hop(HERE, THERE, forward=1, flips=False, stopped=True)
    leans = [way.stance(part / 100).lean for part in range(50, 101)]
    assert max(leans) > LEAN / 2
    assert min(leans) < -1.0
    assert way.beat == way.time


def test_a_flight_goes_in_a_curve_over_all_others_as_high_as_there_is_room() -> None:
    way = flight((0.0, 0.0), (6 * SQUARE, 0.0), 999.0)
    middle = way.stance(0.45)
    assert way.over
    assert middle.lift > SQUARE
    assert abs(middle.at[1]) > 0.3 * SQUARE, "it swings aside"
    assert way.time > flight((0.0, 0.0), (2 * SQUARE, 0.0), 999.0).time
    low = flight((0.0, 0.0), (6 * SQUARE, 0.0), SQUARE).stance(0.45)
    assert low.lift - low.at[1] == pytest.approx(SQUARE)
