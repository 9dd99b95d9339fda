"""Reach: the way to a hex that a roll of dice can lead to, and which die pays for which hex of it [RB-305 to RB-312].

Chances before the roll stand in `odds.py`, over the same ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kit.cells import Cell
from game.runebound.ways import Ways


class Leg(NamedTuple):
    """One hex of a way, and the die that pays for entering it, by its place in the roll."""

    cell: Cell
    die: int


class _State(NamedTuple):
    """Where a way has come to, and the dice that are left, by their places."""

    at: int
    left: tuple[int, ...]


def way_to(way: Ways, here: Cell, dice: Sequence[int], goal: Cell) -> tuple[Leg, ...] | None:
    """The way to a hex that takes the fewest dice; of several the one after which the dice that are left reach most.
    `dice` are the symbols of the dice, 0 for one that is spent. None where they do not lead there.
    """
    live = tuple(place for place, mask in enumerate(dice) if mask)
    rim: dict[_State, tuple[Leg, ...]] = {_State(way.at[here], live): ()}
    while rim:
        there = [(state, legs) for state, legs in rim.items() if state.at == way.at[goal]]
        if there:
            return max(there, key=lambda it: _open(way, it[0], dice))[1]
        rim = _onwards(way, dice, rim)
    return None


def _onwards(way: Ways, dice: Sequence[int], rim: dict[_State, tuple[Leg, ...]]) -> dict[_State, tuple[Leg, ...]]:
    """One hex further, in every way that a die pays for; dice that show the same are one."""
    found: dict[_State, tuple[Leg, ...]] = {}
    for state, legs in rim.items():
        shown: set[int] = set()
        for place in state.left:
            if dice[place] in shown:
                continue
            shown.add(dice[place])
            left = tuple(one for one in state.left if one != place)
            for to, need in way.need[state.at]:
                if dice[place] & need:
                    found.setdefault(_State(to, left), (*legs, Leg(way.cells[to], place)))
    return found


def _open(way: Ways, state: _State, dice: Sequence[int]) -> int:
    """How many hexes the dice that are left reach."""
    return way.reach(way.cells[state.at], [dice[place] for place in state.left]).bit_count()
