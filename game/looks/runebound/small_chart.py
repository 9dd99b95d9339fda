"""Small chart: the whole sheet in a corner, with what the camera shows of it, the heroes and the villain."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.geometry import Point
from game.looks.runebound.sheet import EDGE, HEIGHT, LEFT, SIZE, TOP
from game.looks.runebound.stuffs import PAD, draw_panel
from game.looks.runebound.theme import INK, VERMILION, VERMILION_DARK
from game.ui.screen.canvas import Canvas
from game.ui.table.camera import Camera
from game.ui.table.sprite_list import SpriteList

FRAME = 10.0
SIGN = 7.5
APART = 0.9 * EDGE
"""How far apart marks of one hex lie, in units of the sheet."""
SURVEY = pygame.FRect(LEFT - 24, TOP - 24, 15 * 1.5 * EDGE + EDGE / 2 + 48, 13.5 * HEIGHT + 48)
"""The survey: what of the sheet has hexes, with a narrow margin."""


def seen_part(rect: pygame.FRect) -> pygame.FRect:
    """The part of the sheet that is seen in a frame: the survey, and as much round it as the frame is wide or high."""
    room = rect.inflate(-2 * FRAME, -2 * FRAME)
    part = SURVEY.copy()
    wide, high = (
        max(part.width, part.height * room.width / room.height),
        max(part.height, part.width * room.height / room.width),
    )
    part.update(part.centerx - wide / 2, part.centery - high / 2, wide, high)
    return part.clip(pygame.FRect(0, 0, *SIZE))


def inside(rect: pygame.FRect) -> pygame.FRect:
    """Where the sheet is seen in its frame."""
    room, part = rect.inflate(-2 * FRAME, -2 * FRAME), seen_part(rect)
    scale = min(room.width / part.width, room.height / part.height)
    return pygame.FRect(room.x, room.y, part.width * scale, part.height * scale)


def framed(rect: pygame.FRect) -> pygame.FRect:
    """The frame round the sheet: no larger than it needs to be."""
    return inside(rect).inflate(2 * FRAME, 2 * FRAME)


def draw_small_chart(
    brush: SpriteList, rect: pygame.FRect, picture: pygame.Surface | None, seats: Sequence[tuple[int, Point]],
    villain: Point | None,
) -> None:  # fmt: skip
    """The sheet in its frame; `seats` are numbers and where their figures stand, in units of the sheet."""
    frame, box, part = framed(rect), inside(rect), seen_part(rect)

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, frame, screws=False)
        if picture is not None:
            scale = picture.get_width() / SIZE[0]
            cut = pygame.Rect(*(round(side * scale) for side in part)).clip(picture.get_rect())
            made = pygame.transform.smoothscale(picture.subsurface(cut), canvas.device(box).size)
            canvas.surface.blit(made, canvas.device(box))
        canvas.rect(box, None, edge=INK, width=1.4)
        signs = marks(seats, villain)
        for (number, _), point in zip(seats, signs, strict=False):
            mark = canvas.theme.seats[(number - 1) % len(canvas.theme.seats)]
            canvas.shape(mark.shape, _at(box, part, point), SIGN, mark.colour, edge=INK, width=1.6)
        if villain is not None:
            canvas.shape("diamond", _at(box, part, signs[-1]), 9, VERMILION_DARK, edge=(255, 240, 214), width=1.6)

    key = ("small-chart", id(picture), tuple(seats), villain)
    brush.panel(key, frame, paint, pad=PAD)


def marks(seats: Sequence[tuple[int, Point]], villain: Point | None) -> list[Point]:
    """Where the marks of the seats lie on the sheet, and last that of the villain: side by side where they share a hex,
    so that none hides another.
    """
    points = [point for _, point in seats] + ([villain] if villain is not None else [])
    found = []
    for at, (x, y) in enumerate(points):
        beside = [n for n, other in enumerate(points) if abs(other[0] - x) < EDGE and abs(other[1] - y) < EDGE]
        found.append((x + (beside.index(at) - (len(beside) - 1) / 2) * APART, y))
    return found


def draw_seen(brush: SpriteList, rect: pygame.FRect, camera: Camera) -> None:
    """What of the sheet is seen, as a frame of vermilion."""
    box, part, seen = inside(rect), seen_part(rect), camera.visible
    left, top = _at(box, part, seen.topleft)
    right, bottom = _at(box, part, seen.bottomright)
    shown = pygame.FRect(left, top, right - left, bottom - top).clip(box)
    if shown.width < 4 or shown.height < 4:
        return
    for edge in ((shown.x, shown.y, shown.width, 2.4), (shown.x, shown.bottom - 2.4, shown.width, 2.4),
                 (shown.x, shown.y, 2.4, shown.height), (shown.right - 2.4, shown.y, 2.4, shown.height)):  # fmt: skip
        line = pygame.Surface(brush.canvas.device(edge).size)
        line.fill(VERMILION)
        brush.add(line, edge[:2])


def sheet_point(rect: pygame.FRect, pos: Point) -> Point | None:
    """Which point of the sheet lies under a point of the small chart; None beside it."""
    box, part = inside(rect), seen_part(rect)
    if not box.collidepoint(pos):
        return None
    x, y = (pos[0] - box.x) / box.width, (pos[1] - box.y) / box.height
    return part.x + x * part.width, part.y + y * part.height


def _at(box: pygame.FRect, part: pygame.FRect, point: Point) -> Point:
    return (
        box.x + (point[0] - part.x) / part.width * box.width,
        box.y + (point[1] - part.y) / part.height * box.height,
    )
