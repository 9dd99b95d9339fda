"""Told counts: what is gained flies from the figure to where it is counted, what is lost drops from there."""

from __future__ import annotations

import pytest

from game.kit.events import Counted
from game.looks.runebound.told_counts import MOST, flights

FIGURE, PURSE, BAR = (400.0, 300.0), (200.0, 1045.0), (207.0, 956.0)
SPOTS = {"gold": PURSE, "damage": BAR}


def told(token: str, amount: int, *, seen: bool = True) -> list[tuple[object, object, bool]]:
    counted = Counted("hero", token, amount, max(0, amount))
    here = FIGURE if seen else None
    found = flights([counted], lambda hero, kind: SPOTS.get(kind, (1228.0, 981.0)), lambda hero: here)
    return [(flight.start, flight.end, flight.drops) for flight in found]


def test_gold_flies_to_the_purse_and_drops_from_it() -> None:
    assert told("gold", 2) == [(FIGURE, PURSE, False)] * 2
    assert [(start, drops) for start, _, drops in told("gold", -1)] == [(PURSE, True)]


def test_damage_drops_from_the_bar_of_health_and_what_is_healed_flies_there() -> None:
    assert [(start, drops) for start, _, drops in told("damage", 3)] == [(BAR, True)] * 3
    assert told("damage", -1) == [(FIGURE, BAR, False)]


@pytest.mark.parametrize("counter", ["lore", "companion"])
def test_what_is_gathered_flies_to_its_counter(counter: str) -> None:
    assert told(counter, 1) == [(FIGURE, (1228.0, 981.0), False)]


def test_not_more_fly_than_can_be_followed_and_states_not_at_all() -> None:
    assert len(told("gold", 20)) == MOST
    assert told("blessed", 1) == []
    assert told("gold", 1, seen=False) == [(PURSE, PURSE, False)]
