"""Arena: the ring of a combat: its brass rim with degrees, the ground within, what is about to be struck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.kit.geometry import Point
from game.looks.runebound.stuffs import draw_felt, draw_slip
from game.looks.runebound.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    DARK,
    DEEP,
    FELT,
    INK,
    INK_2,
    VERMILION,
    VERMILION_DARK,
    mixed,
)
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

ARENA = "pictures/runebound/arenas/{ground}"
RIM = 29.0
"""How wide the brass round the ground is."""
DEGREES, LONG = 120, 10
"""So many marks stand on the rim; every tenth is longer."""
SUM: tuple[float, float] = (290.0, 100.0)
"""The slip with what a blow would do."""
FIGURE, KIND, HOW = Style("title-bold", 76), Style("ui-extrabold", 23), Style("ui-medium", 20)
DASH, GAP = 12.0, 7.0
SHADE = ((16, 34), (10, 86), (4, 146))
"""The shadow of the ring: how far it reaches, and how dark it is there."""
STEPS, EDGE_PARTS = 26, 19
"""In so many steps the brass is shaded, and the ground grows dark to its edge."""
OVER = 2
"""So much larger discs are drawn that are to be smooth."""
Disc = tuple[Point, float, tuple[int, ...]]
"""Where it lies, its radius, its colour."""
CLEAR = 58.0
"""How far from the middle of a token its line to the slip begins."""


class Blow(NamedTuple):
    """What is about to be struck: how much, of which kind in words, how it is added up, and what is left of it after
    shields, in words and as the `loss` that it would bring; `up` is whether it goes to the upper side.
    """

    amount: int
    kind: str
    sum: str
    after: str
    loss: int
    up: bool = True


def draw_ring(brush: SpriteList, ring: pygame.FRect, ground: str) -> None:
    """The ring, empty."""

    def paint(canvas: Canvas) -> None:
        on, (x, y), far = canvas.alone(), ring.center, ring.width / 2
        _paint_brass(on, ring.center, far)
        _paint_ground(on, ring.inflate(-2 * RIM, -2 * RIM), ground)
        for number in range(DEGREES):
            turn = math.tau * number / DEGREES
            long = 13.0 if number % LONG == 0 else 8.0 if number % (LONG // 2) == 0 else 5.0
            start, end = far - 4.0, far - 4.0 - long
            on.line(
                (x + start * math.cos(turn), y + start * math.sin(turn)),
                (x + end * math.cos(turn), y + end * math.sin(turn)), (58, 36, 8), 1.7 if long > 6 else 1.1,
            )  # fmt: skip

    brush.panel(("ring", ground), ring, paint, pad=26)


def _paint_brass(canvas: Canvas, centre: Point, far: float) -> None:
    """A ring of brass with its shadow, lit from the upper left, dark within."""
    radius, pale = far - 1.5, mixed(BRASS_LIGHT, (255, 255, 255), 0.4)
    discs: list[Disc] = [((2.0, 6.0), far + grown, (*DARK, alpha)) for grown, alpha in SHADE]
    discs += [((0.0, 0.0), far, BRASS_DARK), ((0.0, 0.0), radius, (76, 50, 16)), ((0.0, 0.0), radius - 2, pale)]
    discs.append(((0.0, 0.0), radius - 3.4, mixed(BRASS, BRASS_DARK, 0.25)))
    for step in range(STEPS):
        share = step / (STEPS - 1)
        shift = (1 - share) * -RIM * 0.32
        part = mixed(mixed(BRASS_DARK, BRASS, 0.5), BRASS_LIGHT, 1 - abs(share - 0.35) * 1.3 if share < 0.9 else 0.2)
        discs.append(((shift * 0.2, shift * 0.3), radius - 3.6 - share * (RIM - 6), part))
    discs.append(((0.0, 0.0), far - RIM + 3, DARK))
    _lay_discs(canvas, centre, discs)


def _lay_discs(canvas: Canvas, centre: Point, discs: Sequence[Disc]) -> None:
    """Discs about a point, each in place of what lies below it, and smooth together: so they take the time of one."""
    reach = max(radius + max(abs(dx), abs(dy)) for (dx, dy), radius, _ in discs) + 2
    box = canvas.device((centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach))
    large = pygame.Surface((box.width * OVER, box.height * OVER), pygame.SRCALPHA)
    large.fill((*discs[0][2][:3], 0))
    x, y = canvas.stage.device(centre)
    for (dx, dy), radius, colour in discs:
        at = ((x - box.x + dx * canvas.scale) * OVER, (y - box.y + dy * canvas.scale) * OVER)
        pygame.draw.circle(large, colour, at, radius * canvas.scale * OVER)
    canvas.surface.blit(pygame.transform.smoothscale(large, box.size), box)


def _paint_ground(canvas: Canvas, box: pygame.FRect, ground: str) -> None:
    """The picture of the ground in a disc, darker at its edge; felt where there is none."""
    name = ARENA.format(ground=ground)
    whole = canvas.device(box)
    made = pygame.Surface(whole.size, pygame.SRCALPHA)
    inner = canvas.onto(made, (box.x, box.y))
    if canvas.images.path(name) is not None:
        inner.image(name, box, fit="cover")
        inner.rect(box, DEEP, alpha=24)
    else:
        draw_felt(inner, box)
        inner.rect(box, FELT, alpha=60)
    rings = [((0.0, 0.0), box.width / 2 + 8 - 5 * part, (*DARK, _edge_alpha(part))) for part in range(EDGE_PARTS)]
    _lay_discs(inner, box.center, [*rings, ((0.0, 0.0), box.width / 2 + 8 - 5 * EDGE_PARTS, (*DARK, 0))])
    mask = pygame.Surface(whole.size, pygame.SRCALPHA)
    _lay_discs(canvas.onto(mask, (box.x, box.y)), box.center, [((0.0, 0.0), box.width / 2, (255, 255, 255, 255))])
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(made, whole)
    y = box.centery
    canvas.dashed_line((box.x + 8, y), (box.right - 8, y), mixed(CREAM, FELT, 0.3), width=1.4, dash=8, gap=8)


def _edge_alpha(part: int) -> int:
    """How dark the ground is so many parts within its edge, of 255."""
    return max(12, 128 - 8 * part)


def draw_sum(brush: SpriteList, ring: pygame.FRect, blow: Blow, spent: Sequence[Point]) -> None:
    """The slip in the middle with the blow, dashed lines to it from the tokens that it takes, an arrow to whom it
    hits.
    """
    slip = pygame.FRect(0, 0, *SUM)
    slip.center = ring.center

    def paint(canvas: Canvas) -> None:
        on = canvas.alone()
        for centre in spent:
            start = (centre[0], centre[1] + (-CLEAR if blow.up else CLEAR))
            _paint_lead(on, start, (slip.centerx, slip.bottom if blow.up else slip.top), blow.up)
        _paint_arrow(on, slip, ring, blow.up)
        draw_slip(canvas, slip, neat=False)
        canvas.rect(slip.inflate(-6, -6), None, edge=INK, width=1.2, alpha=150)
        figure = pygame.FRect(slip.x + 12, slip.y, 92, slip.height)
        line(canvas, str(blow.amount), figure.center, FIGURE, VERMILION_DARK, figure.width, high=86, align="middle")
        left, room = figure.right + 10, slip.right - figure.right - 22
        rows = [(blow.kind, KIND, INK), (blow.sum, HOW, INK_2), (blow.after, KIND, INK)]
        told = [row for row in rows if row[0]]
        step = (slip.height - 18) / max(2, len(told))
        top = slip.centery - step * (len(told) - 1) / 2
        for at, (words, style, ink) in enumerate(told):
            line(canvas, words, (left, top + step * at), style, ink, room, high=27)

    brush.panel(("sum", blow, tuple(spent)), ring, paint)


def _paint_lead(canvas: Canvas, start: Point, goal: Point, up: bool) -> None:
    """A dashed line that bends from a token into the slip."""
    bend = (goal[0] + (start[0] - goal[0]) * 0.45, goal[1] + (90 if up else -90))
    points = [_bezier(start, bend, goal, at / 28) for at in range(29)]
    for width, colour in ((6.0, DARK), (3.6, VERMILION)):
        run = 0.0
        for one, other in pairwise(points):
            if run % (DASH + GAP) < DASH:
                canvas.line(one, other, colour, width, alpha=255 if width < 5 else 120)
            run += math.dist(one, other)


def _bezier(a: Point, b: Point, c: Point, t: float) -> Point:
    keep = 1 - t
    return (keep * keep * a[0] + 2 * keep * t * b[0] + t * t * c[0],
            keep * keep * a[1] + 2 * keep * t * b[1] + t * t * c[1])  # fmt: skip


def _paint_arrow(canvas: Canvas, slip: pygame.FRect, ring: pygame.FRect, up: bool) -> None:
    x, way = slip.centerx, -1 if up else 1
    foot, tip = (slip.top if up else slip.bottom), ring.centery + way * 150
    neck = tip - way * 28
    shaft = pygame.FRect(x - 6, min(foot, neck), 12, abs(neck - foot))
    canvas.rect(shaft.inflate(3, 3), DARK, alpha=120)
    canvas.rect(shaft, (VERMILION, VERMILION_DARK))
    canvas.polygon([(x - 18, neck), (x + 18, neck), (x, tip)], VERMILION, edge=VERMILION_DARK, width=2)


def draw_stops(brush: SpriteList, centre: Point, radius: float, told: str, above: bool) -> None:
    """A dashed circle round a shield, and what it stops."""
    box = pygame.FRect(centre[0] - radius - 30, centre[1] - radius - 36, 2 * radius + 60, 2 * radius + 72)

    def paint(canvas: Canvas) -> None:
        for number in range(28):
            one, other = (math.tau * (number + part) / 28 for part in (0.0, 0.55))
            reach = radius + 9
            canvas.line((centre[0] + reach * math.cos(one), centre[1] + reach * math.sin(one)),
                        (centre[0] + reach * math.cos(other), centre[1] + reach * math.sin(other)),
                        (150, 206, 226), 2.2)  # fmt: skip
        y = centre[1] + (radius + 24 if above else -radius - 24)
        line(canvas, told, (centre[0], y), KIND, CREAM, box.width, high=26, align="middle")

    brush.panel(("stops", told, centre, above), box, paint)
