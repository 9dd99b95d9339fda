"""How figures go over the chart: every way begins where the figure was seen, and ends at rest in its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.looks.runebound.passages import HIGH, LAST, LEAN, STEP, fall, flight, hop, pulse, put_down, shift
from game.ui.table.passage import Passage, Stance

HERE, THERE = (500.0, 200.0), (608.0, 262.0)
WAYS: dict[str, Callable[[], Passage]] = {
    "hop": lambda: hop(HERE, THERE),
    "shift": lambda: shift(HERE, THERE),
    "flight": lambda: flight(HERE, THERE, 5),
    "put down": lambda: put_down(THERE),
    "pulse": lambda: pulse(THERE),
}


@pytest.mark.parametrize("name", WAYS)
def test_a_way_begins_where_the_figure_was_and_ends_at_rest(name: str) -> None:
    way = WAYS[name]()
    begins = HERE if name in ("hop", "shift", "flight") else THERE
    assert way.stance(0.0).at == pytest.approx(begins)
    last = way.stance(1.0)
    assert last.at == pytest.approx(THERE)
    assert last[1:6] == pytest.approx(Stance(THERE)[1:6], abs=0.01)
    assert last.alpha == 1.0
    assert 0.0 < way.beat <= way.time


def test_a_figure_in_the_middle_of_a_hop_is_up_and_leans_into_the_step() -> None:
    middle = hop(HERE, THERE).stance(STEP / 2 / LAST)
    assert middle.at == pytest.approx(((HERE[0] + THERE[0]) / 2, (HERE[1] + THERE[1]) / 2))
    assert (middle.lift, middle.lean) == pytest.approx((HIGH, LEAN))
    assert hop(THERE, HERE).stance(STEP / 2 / LAST).lean == pytest.approx(-LEAN)
    assert hop(HERE, THERE).beat == STEP, "the next hop begins when it has landed"


def test_a_longer_flight_is_higher_and_takes_longer() -> None:
    near, far = flight(HERE, THERE, 3), flight(HERE, (1500.0, 1200.0), 12)
    assert far.time > near.time
    assert far.stance(0.46).lift > near.stance(0.46).lift > 0.0


def test_who_falls_lies_at_the_end() -> None:
    assert abs(fall(HERE).stance(1.0).lean) > 75.0
