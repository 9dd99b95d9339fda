"""Stuffs: hatched shadows, paper with a deckle edge, woven cloth, ribbons: what every panel is made of.

Everything is drawn in logical units and kept as a whole. There is no gold line and no leather: what lies higher throws
a shadow of ink lines at 38 degrees to the lower right.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable, Sequence

import pygame

from game.kit.geometry import Point
from game.looks.tenefyr.theme import CLOTH, INK, LIME, MADDER, PAPER
from game.ui.screen import surfaces
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import Colour

HATCH: Point = (6.0, 7.0)
PINNED: Point = (4.0, 5.0)
"""How far a shadow reaches to the right and down: of what lies loose, and of what is pinned on."""
_SPACING, _LINE, _ANGLE = 4.4, 1.5, math.radians(38)
DECKLE, DEEP, SLIP_DEEP = 16.0, 2.2, 1.4
SCALLOPS, SCALLOP_DEEP = 12, 14.0
_SEAM = 9.0


def draw_hatching(canvas: Canvas, rect: RectLike, reach: Point = HATCH) -> None:
    """The shadow of a panel as ink lines, along its right and its lower edge."""
    x, y, w, h = rect
    right, low = reach
    for box in ((x + w - 3, y + low, right + 3, h), (x + right, y + h - 3, w - 3, low + 3)):
        canvas.blit(canvas.kept(("hatch", box[2], box[3]), box[2:], _hatch_lines(box[2], box[3])), box[:2])


def _hatch_lines(width: float, height: float) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        step = _SPACING / math.sin(_ANGLE)
        rise = math.tan(_ANGLE)
        alone = canvas.alone()
        at = -height / rise
        while at < width:
            alone.line((at, height), (at + height / rise, 0), INK, _LINE)
            at += step

    return paint


def deckled(width: float, height: float, seed: Hashable, deep: float = DEEP, step: float = DECKLE) -> list[Point]:
    """The outline of torn paper with its corner at 0, 0; alike for the same seed."""
    chance = random.Random(repr(seed))
    corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    points: list[Point] = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / step))
        for number in range(count):
            part = number / count
            off = chance.uniform(-deep, deep) if number else 0.0
            along = (bx - ax, by - ay)
            long = math.hypot(*along) or 1.0
            points.append((ax + along[0] * part - along[1] / long * off, ay + along[1] * part + along[0] / long * off))
    return points


def textured(canvas: Canvas, surface: pygame.Surface, texture: str) -> None:
    """Multiply a nearly white texture over what is painted; nothing without textures."""
    if not canvas.theme.textured:
        return
    if texture == "weave":
        side = max(8, canvas.px(192))
        tile = canvas.images.texture("tenefyr/weave", (side, side), (255, 255, 255))
        for left in range(0, surface.get_width(), side):
            for top in range(0, surface.get_height(), side):
                surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)
    else:
        sheet = canvas.images.texture("tenefyr/paper", (canvas.px(960), canvas.px(640)), (255, 255, 255))
        for left in range(0, surface.get_width(), sheet.get_width()):
            for top in range(0, surface.get_height(), sheet.get_height()):
                surface.blit(sheet, (left, top), special_flags=pygame.BLEND_RGB_MULT)


def _cut(canvas: Canvas, points: Sequence[Point], fill: Colour, edge: Colour | None, width: float) -> None:
    """A shape on a kept surface: its outline is smooth, and drawn once."""
    placed = [canvas.stage.device(point) for point in points]
    made, corner = surfaces.polygon(placed, fill, edge, max(1.0, width * canvas.scale) if edge else 0.0)
    canvas.surface.blit(made, corner)


def draw_paper(
    canvas: Canvas, rect: RectLike, seed: Hashable = 1, *, fill: Colour = PAPER, rule: bool = False,
    hatch: Point | None = HATCH, deep: float = DEEP, tulips: bool = False,
) -> None:  # fmt: skip
    """A broadside: paper with a deckle edge; with `rule` an Oxford rule inside, with `tulips` one in each corner."""
    x, y, w, h = rect
    if hatch is not None:
        draw_hatching(canvas, rect, hatch)
    pad = deep + 2

    def paint(on: Canvas) -> None:
        points = [(px + pad, py + pad) for px, py in deckled(w, h, seed, deep)]
        _cut(on, points, fill, None, 0)
        textured(on, on.surface, "paper")
        _cut_edge(on, points)
        if rule:
            on.rect((pad + 8, pad + 8, w - 16, h - 16), None, edge=INK, width=2.4)
            on.rect((pad + 12.5, pad + 12.5, w - 25, h - 25), None, edge=INK, width=0.9)
        if tulips:
            for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
                centre = (pad + (w - 20 if across else 20), pad + (h - 20 if down else 20))
                on.circle(centre, 13, fill)
                on.icon("tenefyr/tulip", centre, 19, MADDER)

    key = ("paper", w, h, seed, fill, rule, deep, tulips)
    canvas.blit(canvas.kept(key, (w + 2 * pad, h + 2 * pad), paint), (x - pad, y - pad))


def _cut_edge(canvas: Canvas, points: Sequence[Point], width: float = 2.2) -> None:
    placed = [canvas.stage.device(point) for point in points]
    made, corner = surfaces.polygon(placed, None, INK, max(1.0, width * canvas.scale))
    canvas.surface.blit(made, corner)


def draw_cloth(
    canvas: Canvas, rect: RectLike, fill: Colour = CLOTH, *, seam: Colour = INK, scallops: bool = False,
    hatch: Point | None = PINNED, radius: float = 4.0,
) -> None:  # fmt: skip
    """A piece of woven cloth with a dashed seam inside its edge; with `scallops` its lower end is cut in twelve."""
    x, y, w, h = rect
    if hatch is not None:
        draw_hatching(canvas, (x, y, w, h - (SCALLOP_DEEP if scallops else 0)), hatch)
    pad = 2.0

    def paint(on: Canvas) -> None:
        points = scalloped((pad, pad, w, h)) if scallops else _box((pad, pad, w, h), radius)
        _cut(on, points, fill, None, 0)
        textured(on, on.surface, "weave")
        _cut_edge(on, points)
        low = h - (SCALLOP_DEEP if scallops else 0)
        on.dashed((pad + 6, pad + 6, w - 12, low - 12), seam, width=1.3, dash=_SEAM, gap=6)

    key = ("cloth", w, h, fill, seam, scallops, radius)
    canvas.blit(canvas.kept(key, (w + 2 * pad, h + 2 * pad), paint), (x - pad, y - pad))


def scalloped(rect: RectLike, count: int = SCALLOPS, deep: float = SCALLOP_DEEP) -> list[Point]:
    """The outline of a hanging cloth whose lower edge is cut in rounds."""
    x, y, w, h = rect
    wide = w / count
    points: list[Point] = [(x, y), (x + w, y)]
    for number in range(count):
        right = x + w - number * wide
        for part in range(7):
            turn = math.pi * part / 6
            across = right - wide / 2 + math.cos(turn) * wide / 2
            points.append((across, y + h - deep + math.sin(turn) * deep))
    return points


def _box(rect: RectLike, radius: float) -> list[Point]:
    x, y, w, h = rect
    points: list[Point] = []
    for cx, cy, start in (
        (x + w - radius, y + radius, -90), (x + w - radius, y + h - radius, 0),
        (x + radius, y + h - radius, 90), (x + radius, y + radius, 180),
    ):  # fmt: skip
        for part in range(4):
            turn = math.radians(start + 30 * part)
            points.append((cx + math.cos(turn) * radius, cy + math.sin(turn) * radius))
    return points


def draw_ribbon(
    canvas: Canvas, rect: RectLike, fill: Colour = LIME, *, tail: Colour = CLOTH, tails: float = 16.0,
    hatch: bool = True,
) -> None:  # fmt: skip
    """A ribbon: its middle is this rectangle; its forked ends are folded back on both sides."""
    x, y, w, h = rect
    drop = h * 0.22

    def paint(on: Canvas) -> None:
        left, width, top = tails, w, 2.0
        for side in (-1, 1):
            inner = left + 12 if side < 0 else left + width - 12
            outer = inner + side * (tails + 10)
            points = [
                (inner, top + drop), (outer, top + drop), (outer - side * 9, top + drop + h / 2),
                (outer, top + drop + h), (inner, top + drop + h),
            ]  # fmt: skip
            _cut(on, points, tail, INK, 1.8)
        box = [(left, top), (left + width, top), (left + width, top + h), (left, top + h)]
        if hatch:
            draw_hatching(on, (left, top, width, h), (3.0, 4.0))
        _cut(on, box, fill, INK, 2.0)

    key = ("ribbon", w, h, fill, tail, tails, hatch)
    canvas.blit(canvas.kept(key, (w + 2 * tails, h + drop + 8), paint), (x - tails, y - 2))
