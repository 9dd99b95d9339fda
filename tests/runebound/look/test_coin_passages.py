"""Coins in the air: they set out and land where they lie, with the face of before and that of after."""

from __future__ import annotations

import pytest

from game.looks.runebound.coin_passages import APART, flipped, struck, tossed
from game.ui.table.passage import Passage

AT = (400.0, 300.0)
WAYS = {
    "tossed": tossed(AT, 0, 4), "later": tossed(AT, 4, 4), "flipped": flipped(AT), "struck": struck(AT, (400.0, 100.0)),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_coin_lands_where_it_set_out(way: Passage) -> None:
    first, last = way.stance(0.0), way.stance(1.0)
    assert first.before
    assert not last.before
    for stance in (first, last):
        assert stance.at == pytest.approx(AT)
        assert stance.lift == pytest.approx(0.0, abs=0.01)
        assert stance.squash == pytest.approx(1.0)


def test_a_coin_is_high_and_turns_about_its_edge_while_it_is_tossed() -> None:
    stances = [WAYS["tossed"].stance(part / 40) for part in range(41)]
    assert max(stance.lift for stance in stances) > 100
    assert min(stance.squash for stance in stances) < 0.3


def test_further_coins_are_tossed_later_and_all_lie_until_the_last_has_come_down() -> None:
    first, later = WAYS["tossed"], WAYS["later"]
    assert first.time == later.time > later.beat == first.beat
    rises = [next(time for time in range(2000) if way.stance(time / way.time).lift > 0) for way in (first, later)]
    assert rises[1] - rises[0] == pytest.approx(4 * APART, abs=2)
    assert not any(first.stance(time / first.time).before for time in range(400, round(first.time)))


def test_a_coin_that_is_spent_leaps_towards_whom_it_strikes() -> None:
    assert min(WAYS["struck"].stance(part / 20).at[1] for part in range(21)) < AT[1] - 30
