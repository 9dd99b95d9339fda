"""Ways of a roll: what can be reached has a way that the dice pay for, and nothing else has."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from game.runebound.box import Box
from game.runebound.reach import Leg, way_to
from game.runebound.ways import Ways


def paid_for(way: Ways, start: object, dice: list[int], legs: tuple[Leg, ...]) -> bool:
    """Whether each hex lies next to the one before, and a die of its own pays for it."""
    here, used = start, set[int]()
    for cell, die in legs:
        if die in used or not dice[die] & way.pays(here, cell):  # type: ignore[arg-type]
            return False
        used.add(die)
        here = cell
    return True


@pytest.mark.rule("RB-305", "RB-306", "RB-309", "RB-312")
@pytest.mark.parametrize("site", ["tamalir", "forge"])
def test_what_a_roll_reaches_has_a_way_and_nothing_else(box: Box, site: str) -> None:
    way, start = Ways(box.land, frozenset()), box.land.sites[site].cell
    for faces in list(combinations_with_replacement(range(6), 3))[1::14]:
        dice = [box.masks[face] for face in faces]
        bits = way.reach(start, dice)
        for number, cell in enumerate(way.cells):
            legs = way_to(way, start, dice, cell)
            assert (legs is not None) == bool(bits >> number & 1)
            if legs is not None:
                assert paid_for(way, start, dice, legs)
                assert not legs or legs[-1].cell == cell


@pytest.mark.rule("RB-312")
def test_the_die_that_leaves_most_open_is_kept(box: Box) -> None:
    """By road any die pays: the wild one stays."""
    way, start = Ways(box.land, frozenset()), box.land.sites["tamalir"].cell
    goal = next(to for to in box.land.neighbours(start) if box.land.is_road(start, to))
    masks = {"+".join(face): box.masks[at] for at, face in enumerate(box.die.faces)}
    legs = way_to(way, start, [masks["wild"], masks["mountain+water"]], goal)
    assert legs == (Leg(goal, 1),)
