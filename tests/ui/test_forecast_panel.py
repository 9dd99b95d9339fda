"""The sheet of a forecast: what is cut where there is little room."""

from __future__ import annotations

import pytest

from game.ui.panels.forecast_panel import cut_to


@pytest.mark.parametrize(
    ("most", "left"),
    [
        (6, [["poison"], ["who", "strikes"], ["threat", "which does", "much,"]]),
        (5, [["poison"], ["who", "strikes"], ["threat", "which does…"]]),
        (3, [["poison"], ["who…"], ["threat…"]]),
        (0, [["poison"], ["who…"], ["threat…"]]),
    ],
)
def test_the_longest_lose_their_ends(most: int, left: list[list[str]]) -> None:
    told = [["poison"], ["who", "strikes"], ["threat", "which does", "much,"]]
    cut_to(told, most)
    assert told == left
