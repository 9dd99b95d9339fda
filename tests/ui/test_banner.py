"""The banner: its question grows with the type as far as it has room."""

from __future__ import annotations

import pytest

from game.ui.panels.banner import fitted
from game.ui.table.preload import nowhere
from tests.ui.conftest import MakeServices

SHORT, LONG = "Ana: choose a card", "Ana, as party leader: choose a new party leader, or keep the token"
ROOM = 480.0


@pytest.mark.parametrize("line", [SHORT, LONG])
def test_the_question_grows_with_the_type_and_stays_within_its_room(make_services: MakeServices, line: str) -> None:
    sizes = []
    for scale in (1.0, 2.0):
        canvas = nowhere(make_services((1920, 1080), text_scale=scale))
        style, lines = fitted(canvas, line, ROOM)
        assert len(lines) <= 2
        assert "".join(lines).replace(" ", "") == line.replace(" ", "")
        sizes.append(canvas.type.size(style))
    assert sizes[1] >= sizes[0]
    if line == SHORT:
        assert sizes[1] > sizes[0]
