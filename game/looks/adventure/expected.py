"""Expected: what a roll that is weighed would bring, seen on the table: ghosts of progress, hatching on health bars."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.geometry import Point
from game.looks.adventure.displayed_values import ActivePlace, numbers_of, values
from game.ui.screen.canvas import Canvas
from game.ui.table.frame_state import FrameState
from game.ui.table.sprite_list import SpriteList

GHOST = 105
"""How strongly a token is seen that is only expected (0 to 255)."""
_STEP, _THICK, _THIN = 9.0, 4.0, 1.6
"""How far apart the lines of the hatching are; those of what is likely are thick, those of the worst are thin."""


ProgressPoint = Callable[[pygame.FRect, int, int], Point]
"""The centre of a token of progress: the rectangle of the place, how many there can be, and its number."""


def draw_expected(brush: SpriteList, state: FrameState, site: ActivePlace, progress_point: ProgressPoint) -> None:
    """Everything that is expected."""
    for told in state.expected:
        if told.token == "progress" and site.face is not None and site.face.piece == told.piece:
            _draw_progress(brush, state, site, round(told.likely), progress_point)
        elif told.token == "wound":
            _draw_wounds(brush, state, told.piece, told.likely, told.most)


def _draw_progress(
    brush: SpriteList, state: FrameState, site: ActivePlace, likely: int, progress_point: ProgressPoint
) -> None:
    rect, canvas = state.layout["location"], brush.canvas
    gap = progress_point(rect, site.value, 1)[0] - progress_point(rect, site.value, 0)[0]
    pixels = canvas.px(min(34.0, gap - 4))
    ghost = canvas.images.get("badges/progress", (pixels, pixels))
    for index in range(site.progress, min(site.value, site.progress + likely)):
        brush.centred(ghost, progress_point(rect, site.value, index), GHOST)


def _draw_wounds(brush: SpriteList, state: FrameState, hero: str, likely: float, most: int) -> None:
    mat = next((mat for mat in values(state.shown).mats if mat.hero == hero), None)
    if mat is None or f"seat.{mat.seat}" not in state.layout:
        return
    bar, own = state.layout.seat(mat.seat, "health"), numbers_of(state.board, mat)
    sure = round(likely * 2) / 2
    brush.panel(("hatched", own, sure, most), bar, lambda canvas: _hatch(canvas, bar, own.left, own.whole, sure, most))


def _hatch(canvas: Canvas, bar: pygame.FRect, left: int, whole: int, sure: float, most: int) -> None:
    """The part of the health that would be lost, from the right: what is likely thickly, the worst thinly."""
    room, low = bar.width - 6, bar.x + 3

    def at(health: float) -> float:
        return low + room * max(0.0, min(1.0, health / whole if whole else 0.0))

    for start, end, width in ((left - most, left - sure, _THIN), (left - sure, left, _THICK)):
        area = pygame.FRect(at(start), bar.y + 3, at(end) - at(start), bar.height - 6)
        if area.width < 1:
            continue
        with canvas.clip(area):
            x = area.x - area.height
            while x < area.right:
                ink = canvas.theme["black-ink"]
                canvas.line((x, area.bottom), (x + area.height, area.y), ink, width)
                x += _STEP
    edge = at(left - sure)
    canvas.line((edge, bar.y + 2), (edge, bar.bottom - 2), canvas.theme["on-dark"], 2)
