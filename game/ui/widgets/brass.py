"""Brass: what panels are in a material of instruments (`Material.brass`): plates in a brass frame held by screws,
sheets with a graduated neat line, rules with graduations.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import pygame

from game.ui.screen import surfaces
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.theme import Colour

FRAME, SCREW = 6.0, 6.0
"""How wide the frame of a plate is, and the radius of a screw."""
SCREW_IN = 17.0
"""How far the middle of a screw lies from the corner of its plate."""
SMALL = 96.0
"""A plate lower than this has no screws."""
NEAT_IN, NEAT, GRADE = 8.0, 5.6, 28.0
"""How far the neat line lies inside a sheet, how wide it is, and how long each of its parts is."""
FINE = 3.0
"""How far the fine line lies inside the neat line."""
RULE, TICK, LONG = 9.0, 14.0, 5
"""How high a graduated rule is, how far apart its ticks are, and which of them is long."""
_LIGHT: Colour = (252, 236, 186)
_BRASS: tuple[tuple[float, Colour], ...] = (
    (0.0, (255, 244, 206)), (0.3, (214, 176, 98)), (0.62, (148, 108, 48)), (1.0, (92, 62, 24)),
)  # fmt: skip
_DARK: Colour = (10, 18, 22)
_SHEET: Colour = (176, 155, 112)
Texture = Callable[[Canvas, pygame.Rect], pygame.Surface]


def brass_at(part: float) -> Colour:
    """The colour of brass lit from above, at this part of its height, from 0 to 1."""
    for (low, first), (high, second) in pairwise(_BRASS):
        if part <= high:
            share = (part - low) / (high - low)
            red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
            return red, green, blue
    return _BRASS[-1][1]


def brass_box(size: tuple[int, int], radius: float) -> pygame.Surface:
    """A box of brass with round corners, lighter at the top and the left."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    diagonal = size[1] + size[0] * 0.16
    strip = pygame.Surface((2, 64), pygame.SRCALPHA)
    for row in range(64):
        strip.set_at((0, row), brass_at(row / 63 * size[1] / diagonal))
        strip.set_at((1, row), brass_at((row / 63 * size[1] + size[0] * 0.16) / diagonal))
    pygame.transform.smoothscale(strip, size, made)
    surfaces.round_off(made, radius)
    return made


def paint_plate(canvas: Canvas, rect: RectLike, texture: Texture, *, screws: bool = True, frame: bool = True) -> None:
    """A plate, painted once: its frame of brass, the texture within, a dark inner edge, screws in the corners. Without
    `frame` it is a plain bar.
    """
    x, y, w, h = rect
    box = canvas.device(rect)
    if frame:
        canvas.rect((x - 1.2, y - 1.2, w + 2.4, h + 2.4), _DARK, radius=8)
        canvas.surface.blit(brass_box(box.size, 7 * canvas.scale), box)
    edge = FRAME if frame else 0.0
    inner = (x + edge, y + edge, w - 2 * edge, h - 2 * edge)
    hole = canvas.device(inner)
    if hole.width <= 0 or hole.height <= 0:
        return
    made = texture(canvas, hole).convert_alpha()
    surfaces.round_off(made, 4 * canvas.scale if frame else 0)
    canvas.surface.blit(made, hole)
    if not frame:
        return
    shade_inside(canvas, inner, 12.0, 74, radius=4)
    canvas.rect(inner, None, radius=4, edge=_DARK, width=2.6)
    line = (inner[0] + 5.5, inner[1] + 5.5, inner[2] - 11, inner[3] - 11)
    canvas.rect(line, None, radius=3, edge=canvas.theme["leather-frame"], width=1.1, alpha=72)
    if screws and h >= SMALL and w >= SMALL:
        for left in (x + SCREW_IN, x + w - SCREW_IN):
            for top in (y + SCREW_IN, y + h - SCREW_IN):
                draw_screw(canvas, (left, top), turn=(left * 7 + top * 3) % 90)


def shade_inside(canvas: Canvas, rect: RectLike, reach: float, alpha: int, *, radius: float = 0.0) -> None:
    """A soft shadow inside the edges of a box."""
    x, y, w, h = rect
    steps = max(2, round(reach / 2.0))
    for step in range(steps):
        inset = reach * step / steps
        strength = round(alpha * (1 - step / steps) ** 2 * 2 / steps * 2)
        box = (x + inset, y + inset, w - 2 * inset, h - 2 * inset)
        if strength > 0 and box[2] > 2 and box[3] > 2:
            wide = reach / steps + 0.6
            canvas.rect(box, None, radius=radius, edge=_DARK, width=wide, alpha=min(255, strength))


def draw_screw(canvas: Canvas, centre: tuple[float, float], radius: float = SCREW, turn: float = 40.0) -> None:
    """The head of a brass screw; its slot is turned by so many degrees."""
    x, y = centre
    canvas.circle((x, y + 1.0), radius + 1.4, _DARK, alpha=190)
    canvas.circle(centre, radius, (188, 146, 72))
    canvas.circle((x - radius * 0.16, y - radius * 0.2), radius * 0.72, (226, 190, 116))
    dx, dy = math.cos(math.radians(turn)) * radius * 0.82, math.sin(math.radians(turn)) * radius * 0.82
    canvas.line((x - dx, y - dy), (x + dx, y + dy), (74, 48, 18), 1.9)


def paint_sheet(canvas: Canvas, rect: RectLike, texture: Texture, *, neat: bool = True) -> None:
    """A sheet of chart paper, painted once: a worn edge and, when wished, the graduated neat line inside it."""
    x, y, w, h = rect
    box = canvas.device(rect)
    if box.width <= 0 or box.height <= 0:
        return
    made = texture(canvas, box).convert_alpha()
    surfaces.round_off(made, 2 * canvas.scale)
    canvas.surface.blit(made, box)
    for step, alpha in enumerate((255, 120, 62, 30)):
        edge = (x + step * 1.2, y + step * 1.2, w - 2.4 * step, h - 2.4 * step)
        canvas.rect(edge, None, radius=2, edge=_SHEET if step else (104, 86, 56), width=1.4, alpha=alpha)
    if neat:
        draw_neat_line(canvas, (x + NEAT_IN, y + NEAT_IN, w - 2 * NEAT_IN, h - 2 * NEAT_IN))


def draw_neat_line(
    canvas: Canvas, rect: RectLike, *, wide: float = NEAT, grade: float = GRADE, fine: bool = True
) -> None:
    """The frame of a chart: a band, ink and paper by turns, squares in its corners, a fine line within."""
    x, y, w, h = rect
    ink = canvas.theme["ink"]
    paper = canvas.theme["parchment-hover"]
    canvas.rect(rect, None, edge=ink, width=1.1)
    canvas.rect((x + wide, y + wide, w - 2 * wide, h - 2 * wide), None, edge=ink, width=1.1)
    for across, length, start in ((True, w, x), (False, h, y)):
        room = length - 2 * wide
        count = max(1, 2 * round((room / grade - 1) / 2) + 1)
        part = room / count
        for number in range(count):
            at = start + wide + part * number
            for edge in ((y, y + h - wide) if across else (x, x + w - wide)):
                piece = (at, edge, part, wide) if across else (edge, at, wide, part)
                canvas.rect(piece, ink if number % 2 == 0 else paper)
                if number % 2:
                    canvas.rect(piece, None, edge=ink, width=1.0)
    for left in (x, x + w - wide):
        for top in (y, y + h - wide):
            canvas.rect((left, top, wide, wide), ink)
            canvas.rect((left + wide * 0.25, top + wide * 0.25, wide * 0.5, wide * 0.5), paper)
    if fine:
        inset = wide + FINE
        canvas.rect((x + inset, y + inset, w - 2 * inset, h - 2 * inset), None, edge=ink, width=0.9, alpha=200)


def draw_graduations(canvas: Canvas, rect: RectLike) -> None:
    """A level brass rule with its graduations, as high as the rectangle."""
    x, y, w, h = rect
    box = canvas.device(rect)
    canvas.rect((x, y - 1.6, w, h + 3.2), _DARK)
    band = surfaces.vertical_gradient((1, max(2, box.height)), (240, 208, 134), (132, 92, 38))
    canvas.surface.blit(pygame.transform.scale(band, box.size), box)
    canvas.line((x, y + 1), (x + w, y + 1), _LIGHT, 1.2, alpha=170)
    for number in range(int(w / TICK) + 1):
        long = number % LONG == 0
        at = x + number * TICK
        canvas.line((at, y + 1), (at, y + (h * 0.82 if long else h * 0.5)), (66, 42, 14), 1.6 if long else 1.2)


def draw_diamond_rule(canvas: Canvas, x: float, y: float, width: float, ink: Colour, red: Colour) -> None:
    """A level line with a red diamond in its middle."""
    middle = x + width / 2
    canvas.line((x, y), (middle - 13, y), ink, 1.3)
    canvas.line((middle + 13, y), (x + width, y), ink, 1.3)
    canvas.shape("diamond", (middle, y), 5.4, red)


def draw_seal_button(canvas: Canvas, rect: RectLike, fill: tuple[Colour, Colour], *, pressed: bool = False) -> None:
    """The vermilion button: a dark rim, a light bevel, and a shadow while it is not pressed."""
    x, y, w, h = rect
    if not pressed:
        canvas.shadow(rect, radius=5, drop=(0, 3), blur=4, alpha=0.6)
    canvas.rect((x - 1, y - 1, w + 2, h + 2), (70, 16, 9), radius=6)
    canvas.rect((x + 1, y + 1, w - 2, h - 2), fill, radius=5)
    canvas.rect((x + 2, y + 2, w - 4, h - 4), None, radius=4, edge=(242, 138, 108), width=1.8, alpha=210)


def draw_plaque(canvas: Canvas, rect: RectLike, colour: Colour, texture: Texture) -> None:
    """What a question stands on: a plate that hangs down, its lower corners cut, edged in the colour of a seat."""
    x, y, w, h = rect
    cut = 22.0

    def outline(inset: float) -> list[tuple[float, float]]:
        low, corner = y + h - inset, cut - inset * 0.42
        return [
            (x + inset, y - 2), (x + w - inset, y - 2), (x + w - inset, low - corner), (x + w - inset - corner, low),
            (x + inset + corner, low), (x + inset, low - corner),
        ]  # fmt: skip

    canvas.shadow((x + 3, y, w - 6, h - 8), radius=8, drop=(0, 6), blur=8, alpha=0.6)
    canvas.polygon(outline(-1.6), _DARK)
    canvas.polygon(outline(0.0), colour)
    box = canvas.device((x, y, w, h))
    made = texture(canvas, box).convert_alpha()
    tinted = pygame.Surface(box.size, pygame.SRCALPHA)
    tinted.fill((*(round(part * 0.15) for part in colour), 0))
    made.blit(tinted, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    placed = [(a - box.x, b - box.y) for a, b in (canvas.stage.device(point) for point in outline(5.0))]
    mask = surfaces.polygon_within(placed, pygame.Rect(0, 0, *box.size), large=True)
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(made, box)
    inner = outline(13.0)
    canvas.polyline([*inner[1:], inner[0]], canvas.theme["gold-title"], 1.4)
