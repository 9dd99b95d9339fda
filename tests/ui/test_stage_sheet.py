"""The sheet beside a card that has come forward: what is over is ticked, what only stands on the card is not."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.kit.stage_sheet import StageLine, StageSheet
from game.ui.panels.stage_sheet import draw_stage_sheet
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services

RECT = pygame.FRect(20, 20, 520, 400)


@pytest.fixture
def canvas(make_services: Callable[..., Services]) -> Canvas:
    """A window to draw in."""
    services = make_services((640, 480))
    window = services.window
    return Canvas(window.surface, window.stage, services.theme, services.text, services.images)


def drawn(canvas: Canvas, *, printed: bool, at: int) -> bytes:
    """A sheet of two lines with one of them in work, as pixels."""
    lines = (StageLine("plains: heal 3", printed=printed), StageLine("Lyssa gains 4 gold."))
    canvas.surface.fill("black")
    draw_stage_sheet(canvas, RECT, StageSheet("The quest", lines, "The quest"), at, "")
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_what_only_stands_on_the_card_is_not_ticked(canvas: Canvas) -> None:
    assert drawn(canvas, printed=True, at=0) == drawn(canvas, printed=False, at=0)
    assert drawn(canvas, printed=True, at=1) != drawn(canvas, printed=False, at=1)
