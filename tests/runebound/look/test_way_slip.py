"""The way slip: where there is little room the rows at its end lose their second line, never the first ones."""

from __future__ import annotations

import pytest

from game.looks.runebound.slips import fitting_rows
from game.runebound.view.values import WayRow

ROWS = (WayRow("road", "Road", line="now pays: any die"), WayRow("social", "Social adventure", line="2 actions"),
        WayRow("scroll", "The Last of the Rose", line="can be done here"))  # fmt: skip


@pytest.mark.parametrize(("room", "lines"), [(300.0, 3), (144.0, 3), (130.0, 2), (120.0, 1), (60.0, 0)])
def test_the_last_rows_lose_their_second_line_first(room: float, lines: int) -> None:
    told = fitting_rows(ROWS, room)
    assert [row.title for row in told] == [row.title for row in ROWS]
    assert [bool(row.line) for row in told] == [True] * lines + [False] * (3 - lines)
