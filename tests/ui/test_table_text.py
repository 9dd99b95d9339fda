"""Texts on the cards of a table: as large as there is room, below as much of the picture as can stay, or none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui.cards.table_text import LEAST_PIXELS, TableText, laid_out
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.text import Text

PICTURE = (6.0, 32.0, 116.0, 106.0)
SHORT = "You may become engaged with 1 enemy."
LONG = "Draw 2 exploration cards. Either resolve or discard each of them; add 1 progress for each discarded.\nReady it."

Window = Callable[..., Canvas]


@pytest.fixture
def window(make_services: Callable[..., Services]) -> Window:
    def make(size: tuple[int, int] = (1920, 1080), type_scale: float = 1.0) -> Canvas:
        services = make_services(size)
        stage = services.window.stage
        text = Text(stage.scale, size[1], type_scale)
        return Canvas(services.window.surface, stage, services.theme, text, services.images)

    return make


def shown(canvas: Canvas, told: TableText) -> float:
    """The size of its type in pixels."""
    return canvas.type.size(told.paragraphs[0].style) * canvas.scale


def test_a_short_text_leaves_more_of_the_picture_and_stands_in_larger_type(window: Window) -> None:
    canvas = window()
    short, long_ = laid_out(canvas, SHORT, PICTURE), laid_out(canvas, LONG, PICTURE)
    assert short is not None
    assert long_ is not None
    assert short.picture[3] > 40 > long_.picture[3]
    assert shown(canvas, short) > shown(canvas, long_) >= LEAST_PIXELS - 0.1


@pytest.mark.parametrize("type_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("text", [SHORT, LONG])
def test_picture_and_text_share_the_room_and_no_letter_leaves_it(window: Window, text: str, type_scale: float) -> None:
    canvas = window(type_scale=type_scale)
    told = laid_out(canvas, text, PICTURE)
    assert told is not None
    _, y, w, h = PICTURE
    assert told.picture[3] + told.ground[3] == pytest.approx(h)
    assert told.ground[1] + told.ground[3] == pytest.approx(y + h)
    assert all(piece.x + piece.width <= w for part in told.paragraphs for piece in part.pieces)
    style = told.paragraphs[0].style
    lines = sum(part.lines for part in told.paragraphs)
    assert (lines - 1) * canvas.type.line_height(style) + canvas.type.size(style) * 0.9 <= told.ground[3]


def test_where_type_would_be_too_small_no_card_of_the_size_has_a_text_however_short(window: Window) -> None:
    small = window((1280, 720))
    assert laid_out(small, SHORT, PICTURE) is None
    assert laid_out(small, LONG, PICTURE) is None
    assert laid_out(window(), SHORT, (6.0, 32.0, 102.0, 70.0)) is None
    assert laid_out(window(), SHORT, PICTURE, zoom=0.7) is None
    assert laid_out(window((3840, 2160)), SHORT, (6.0, 32.0, 102.0, 70.0)) is not None


def test_a_card_without_a_text_keeps_its_picture(window: Window) -> None:
    assert laid_out(window(), "", PICTURE) is None
