"""Spotlight: the table at a third of its light, but for what is to be looked at; and the arrow that points there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour

LIGHT = 0.33
"""How much light is left outside what is lit."""
RIM = 8.0
"""How far the light reaches beyond what is lit."""
THICK, HEAD = 20.0, 46.0
"""The arrow: how thick it is where it ends, and the length of its head."""
_STEPS = 24
_GLOW = ((9.0, 40), (6.0, 80), (3.0, 130))
"""How far each ring of the glow lies outside what is lit, and how strong it is (0 to 255)."""
_GAP = 6.0
_BEND = 0.22
GOLD: Colour = (247, 200, 84)
NOTCH: Colour = (255, 229, 138)


def draw_spotlight(canvas: Canvas, lit: Iterable[pygame.FRect]) -> None:
    """Take the light from everything that was drawn but these places."""
    left = round(255 * LIGHT)
    whole = canvas.surface.get_rect()
    holes = [canvas.device(rect.inflate(2 * RIM, 2 * RIM)).clip(whole) for rect in lit]
    for part in around(whole, holes):
        canvas.surface.fill((left, left, left), part, special_flags=pygame.BLEND_RGB_MULT)


def around(whole: pygame.Rect, holes: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """The parts of a rectangle outside all of these, none of them twice."""
    levels = sorted({whole.top, whole.bottom, *(y for hole in holes for y in (hole.top, hole.bottom))})
    for top, bottom in pairwise(levels):
        x = whole.left
        for hole in sorted((hole for hole in holes if hole.top <= top and hole.bottom >= bottom), key=lambda h: h.left):
            if hole.left > x:
                yield pygame.Rect(x, top, hole.left - x, bottom - top)
            x = max(x, hole.right)
        if x < whole.right:
            yield pygame.Rect(x, top, whole.right - x, bottom - top)


def draw_lit(canvas: Canvas, rect: pygame.FRect) -> None:
    """The edge of what may be done now; in high contrast thick and with a notch."""
    box = rect.inflate(RIM, RIM)
    if canvas.theme.textured:
        for out, alpha in _GLOW:
            canvas.rect(box.inflate(2 * out, 2 * out), None, radius=12 + out, edge=GOLD, width=3, alpha=alpha)
        canvas.rect(box, None, radius=12, edge=GOLD, width=5)
        return
    canvas.rect(box, None, radius=12, edge=NOTCH, width=4)
    x, y = box.centerx, box.top
    canvas.polygon([(x - 12, y - 14), (x + 12, y - 14), (x, y + 2)], NOTCH)


def draw_arrow(
    canvas: Canvas, start: pygame.FRect, end: pygame.FRect, part: float, over: Sequence[pygame.FRect] = ()
) -> None:
    """The arrow from one place to the edge of another, as far as it has come (0 to 1); it keeps clear of what it is not
    to lie over, where it can.
    """
    curve = arrow_curve(start, end, over)
    if part <= 0 or len(curve) < 2:
        return
    shown = curve[: max(2, round(len(curve) * part))]
    tip, before = shown[-1], shown[-2]
    turn = math.atan2(tip[1] - before[1], tip[0] - before[0])
    neck = _beside(tip, turn + math.pi, HEAD * 0.8)
    line = [*[p for p in shown if math.dist(p, tip) > HEAD * 0.8], neck]
    sides: tuple[list[Point], list[Point]] = ([], [])
    for index, point in enumerate(line):
        ahead = line[min(index + 1, len(line) - 1)]
        behind = line[max(index - 1, 0)]
        along = math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]) if ahead != behind else turn
        half = THICK / 2 * (0.5 + 0.5 * index / max(1, len(line) - 1))
        sides[0].append(_beside(point, along - math.pi / 2, half))
        sides[1].append(_beside(point, along + math.pi / 2, half))
    wings = [_beside(neck, turn + side * math.pi / 2, HEAD * 0.55) for side in (-1, 1)]
    outline = [*sides[0], wings[0], tip, wings[1], *reversed(sides[1])]
    fill = GOLD if canvas.theme.textured else NOTCH
    canvas.polygon([(x + 3, y + 6) for x, y in outline], canvas.theme["black-ink"])
    canvas.polygon(outline, fill, edge=canvas.theme["black-ink"], width=2)


def arrow_curve(start: pygame.FRect, end: pygame.FRect, over: Sequence[pygame.FRect] = ()) -> list[Point]:
    """A bent line between the two edges that face each other, or to another edge where that one lies over less of
    `over`; empty where the places touch, or have no room for it between them.
    """
    aim = end.inflate(2 * (RIM + _GAP), 2 * (RIM + _GAP))
    if start.colliderect(aim):
        return []
    begin = _nearest(start, aim.center)
    if math.dist(begin, _entry(aim, begin)) < HEAD:
        return []
    ends = [_entry(aim, begin), aim.midleft, aim.midright, aim.midtop, aim.midbottom]
    side = -1 if ends[0][0] >= begin[0] else 1
    away = [*(rect.inflate(2 * THICK, 2 * THICK) for rect in over), aim.inflate(-4, -4)]
    curves = [_bent(begin, to, way) for to in ends for way in (side, -side)]
    return min(curves, key=lambda curve: sum(rect.collidepoint(point) for point in curve for rect in away))


def _bent(begin: Point, to: Point, side: int) -> list[Point]:
    """A line between two points, bent to a side of it (-1 or 1)."""
    x, y = begin
    reach = math.dist(begin, to)
    turn = math.atan2(to[1] - y, to[0] - x)
    middle = _beside(((x + to[0]) / 2, (y + to[1]) / 2), turn + side * math.pi / 2, reach * _BEND)
    parts = (index / _STEPS for index in range(_STEPS + 1))
    return [
        (
            (1 - t) ** 2 * x + 2 * t * (1 - t) * middle[0] + t * t * to[0],
            (1 - t) ** 2 * y + 2 * t * (1 - t) * middle[1] + t * t * to[1],
        )
        for t in parts
    ]


def _nearest(rect: pygame.FRect, to: Point) -> Point:
    """The point of a rectangle's edge that is nearest to a point outside, away from its corners."""
    inset_x, inset_y = min(60.0, rect.width / 3), min(40.0, rect.height / 3)
    x = min(max(to[0], rect.left + inset_x), rect.right - inset_x)
    y = min(max(to[1], rect.top + inset_y), rect.bottom - inset_y)
    if to[0] > rect.right or to[0] < rect.left:
        return (rect.right if to[0] > rect.right else rect.left), y
    return x, (rect.bottom if to[1] > rect.bottom else rect.top)


def _entry(rect: pygame.FRect, start: Point) -> Point:
    """Where an arrow that comes from a point meets a rectangle: on the edge that faces it, away from its corners."""
    aside = max(rect.left - start[0], start[0] - rect.right)
    above = max(rect.top - start[1], start[1] - rect.bottom)
    inset_x, inset_y = min(90.0, rect.width / 2), min(60.0, rect.height / 2)
    if aside > above:
        y = min(max(start[1], rect.top + inset_y), rect.bottom - inset_y)
        return (rect.left if start[0] < rect.left else rect.right), y
    x = min(max(start[0], rect.left + inset_x), rect.right - inset_x)
    return x, (rect.top if start[1] < rect.top else rect.bottom)


def _beside(point: Point, angle: float, far: float) -> Point:
    return point[0] + math.cos(angle) * far, point[1] + math.sin(angle) * far
