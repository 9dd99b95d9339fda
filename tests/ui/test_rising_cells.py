"""What is lit on a map comes up once, ring by ring from where a walk begins."""

from __future__ import annotations

import pytest

from game.kit.cells import Cell
from game.kit.grid import SquareGrid
from game.ui.table.map_overlay import MapMarks
from game.ui.table.rising_cells import LASTING, RisingCells

STEP = 30.0
LINE = [Cell(column, 1) for column in range(1, 5)]
ASKED = MapMarks(frozenset(LINE[:1]), frozenset(LINE), (Cell(0, 1),))


def rising(step: float = STEP) -> RisingCells:
    return RisingCells(SquareGrid(6, 3, 64, 64), step)


def test_each_cell_begins_a_step_after_the_one_before_it() -> None:
    cells = rising()
    cells.follow(ASKED, still=False)
    cells.update(2 * STEP)
    assert [cells.part(cell) for cell in LINE] == pytest.approx([2 * STEP / LASTING, STEP / LASTING, 0, 0])
    cells.update(LASTING + STEP)
    assert not cells.rises
    assert [cells.part(cell) for cell in LINE] == [1, 1, 1, 1]


def test_what_is_lit_already_does_not_come_up_again() -> None:
    cells = rising()
    cells.follow(ASKED, still=False)
    cells.update(1000)
    further = ASKED._replace(path=(Cell(0, 1), Cell(1, 1)), reach=frozenset(LINE[1:]))
    cells.follow(further, still=False)
    assert not cells.rises
    cells.follow(ASKED._replace(ahead=(LINE[0],)), still=False)
    assert not cells.rises, "pointing at a cell lets nothing come up"


@pytest.mark.parametrize(("step", "still"), [(0.0, False), (STEP, True)])
def test_nothing_comes_up_where_nothing_may_move(step: float, still: bool) -> None:
    cells = rising(step)
    cells.follow(ASKED, still=still)
    assert not cells.rises


def test_pointing_elsewhere_does_not_stop_what_comes_up() -> None:
    cells = rising()
    cells.follow(ASKED, still=False)
    cells.update(STEP)
    cells.follow(ASKED._replace(ahead=(LINE[0],)), still=False)
    assert cells.rises
    assert cells.part(LINE[0]) > 0
