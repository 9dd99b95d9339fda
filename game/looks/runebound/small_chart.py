"""Small chart: the whole sheet in a corner, with what the camera shows of it, the heroes and the villain."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.geometry import Point
from game.looks.runebound.stuffs import PAD, draw_panel
from game.looks.runebound.theme import INK, VERMILION, VERMILION_DARK
from game.ui.screen.canvas import Canvas
from game.ui.table.camera import Camera
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

FRAME = 10.0
SIGN = 7.5


def inside(rect: pygame.FRect, size: Point) -> pygame.FRect:
    """Where the sheet is seen in its frame."""
    room = rect.inflate(-2 * FRAME, -2 * FRAME)
    scale = min(room.width / size[0], room.height / size[1])
    found = pygame.FRect(0, 0, size[0] * scale, size[1] * scale)
    found.center = room.center
    return found


def framed(rect: pygame.FRect, size: Point) -> pygame.FRect:
    """The frame round the sheet: no larger than it needs to be."""
    return inside(rect, size).inflate(2 * FRAME, 2 * FRAME)


def draw_small_chart(
    brush: SpriteList, rect: pygame.FRect, size: Point, picture: pygame.Surface | None,
    seats: Sequence[tuple[int, Point]], villain: Point | None,
) -> None:  # fmt: skip
    """The sheet in its frame; `seats` are numbers and where their figures stand, in units of the sheet."""
    frame, box = framed(rect, size), inside(rect, size)

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, frame, screws=False)
        if picture is not None:
            made = pygame.transform.smoothscale(picture, canvas.device(box).size)
            canvas.surface.blit(made, canvas.device(box))
        canvas.rect(box, None, edge=INK, width=1.4)
        for number, (x, y) in seats:
            draw_seat(canvas, number, _at(box, size, (x, y)), SIGN)
        if villain is not None:
            at = _at(box, size, villain)
            canvas.shape("diamond", at, 9, VERMILION_DARK, edge=(255, 240, 214), width=1.6)

    key = ("small-chart", id(picture), tuple(seats), villain)
    brush.panel(key, frame, paint, pad=PAD)


def draw_seen(brush: SpriteList, rect: pygame.FRect, camera: Camera) -> None:
    """What of the sheet is seen, as a frame of vermilion."""
    box, size = inside(rect, camera.size), camera.size
    seen = camera.visible
    left, top = _at(box, size, seen.topleft)
    right, bottom = _at(box, size, seen.bottomright)
    shown = pygame.FRect(left, top, right - left, bottom - top).clip(box)
    if shown.width < 4 or shown.height < 4:
        return
    for edge in ((shown.x, shown.y, shown.width, 2.4), (shown.x, shown.bottom - 2.4, shown.width, 2.4),
                 (shown.x, shown.y, 2.4, shown.height), (shown.right - 2.4, shown.y, 2.4, shown.height)):  # fmt: skip
        line = pygame.Surface(brush.canvas.device(edge).size)
        line.fill(VERMILION)
        brush.add(line, edge[:2])


def sheet_point(rect: pygame.FRect, size: Point, pos: Point) -> Point | None:
    """Which point of the sheet lies under a point of the small chart; None beside it."""
    box = inside(rect, size)
    if not box.collidepoint(pos):
        return None
    return (pos[0] - box.x) / box.width * size[0], (pos[1] - box.y) / box.height * size[1]


def _at(box: pygame.FRect, size: Point, point: Point) -> Point:
    return box.x + point[0] / size[0] * box.width, box.y + point[1] / size[1] * box.height
