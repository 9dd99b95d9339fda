"""Materials: plates of hammered iron, slabs of stone, wells, rivets, nails, chains and rails, of which any screen of
this game is made.

Everything is drawn in logical units with the light from the upper left. Sheets are sampled at the place of the plate,
so that neighbours do not repeat. In high contrast a plate is plain, with a light edge.
"""

from __future__ import annotations

import math

import pygame

from game.looks.warhammer_quest.theme import BRASS, GOLD, IRON, IRON_EDGE, PITCH, SOOT, STONE
from game.ui.screen import surfaces
from game.ui.screen.canvas import Canvas, Point, RectLike
from game.ui.screen.theme import Colour
from game.ui.widgets.panel import draw_parchment, draw_rivet

CUT_WELL, CUT_TRAY, CUT_SLAB = 10.0, 14.0, 18.0
"""How far the corners are cut, at 45 degrees: of a well or a plate, of a tray, of a mat or a slab."""
RIVET, BOLT = 3.6, 5.5
"""The radius of a rivet, and of those of a mat."""
_TILE = (960, 540)
"""So much of the stage is covered by one sheet; what is larger goes on with its mirror image."""
_BASES: dict[str, Colour] = {
    "iron": IRON, "iron-dark": SOOT, "stone": STONE, "stone-light": (120, 122, 112), "hide": (90, 61, 36),
    "brass": BRASS, "lacquer": (110, 24, 22), "flagstones": SOOT,
}  # fmt: skip
_LINK = 9.0


def cut_corners(rect: RectLike, cut: float) -> list[Point]:
    """The outline of a plate whose corners are cut."""
    x, y, w, h = rect
    c = min(cut, w / 2, h / 2)
    return [
        (x + c, y), (x + w - c, y), (x + w, y + c), (x + w, y + h - c),
        (x + w - c, y + h), (x + c, y + h), (x, y + h - c), (x, y + c),
    ]  # fmt: skip


def draw_plate(
    canvas: Canvas,
    rect: RectLike,
    sheet: str = "iron",
    *,
    cut: float = CUT_WELL,
    rivet: float = RIVET,
    edge: Colour = IRON_EDGE,
    shadow: bool = True,
) -> None:
    """A plate of a sheet (iron, iron-dark, stone, stone-light, hide, brass, lacquer), with a rivet of this radius in
    every corner (0 for none).
    """
    if shadow:
        canvas.shadow(rect, radius=cut * 0.6, drop=(1, 4), blur=5, alpha=0.7)
    box = canvas.device(rect)
    key = ("plate", box.topleft, box.size, sheet, cut, edge, canvas.theme.name)
    canvas.surface.blit(canvas.cache.get(key, lambda: _plate(canvas, rect, sheet, cut, edge)), box)
    if rivet:
        x, y, w, h = rect
        inset = cut * 0.62 + rivet
        for left in (x + inset, x + w - inset):
            for top in (y + inset, y + h - inset):
                draw_rivet(canvas, (left, top), rivet)


def draw_well(
    canvas: Canvas, rect: RectLike, sheet: str = "", *, cut: float = CUT_WELL, fill: Colour = PITCH, alpha: int = 255
) -> None:
    """A recess: dark, with a shadow below its upper edge and light on the lower one; of a sheet, or plain."""
    x, y, w, h = rect
    if sheet and canvas.theme.textured:
        box = canvas.device(rect)
        key = ("well", box.topleft, box.size, sheet, cut)
        canvas.surface.blit(canvas.cache.get(key, lambda: _cut_sheet(canvas, rect, sheet, cut)), box)
        canvas.polygon(cut_corners(rect, cut), PITCH, alpha=90)
    else:
        canvas.polygon(cut_corners(rect, cut), fill, alpha=alpha)
    for depth, strength in ((2.0, 150), (5.0, 90), (9.0, 50)):
        canvas.rect((x + cut, y, w - 2 * cut, depth), (0, 0, 0), alpha=strength)
    canvas.polygon(cut_corners(rect, cut), None, edge=_dark(canvas), width=2.4)
    canvas.line((x + cut, y + h), (x + w - cut, y + h), IRON_EDGE, 1.1, alpha=90)
    canvas.line((x + w, y + cut), (x + w, y + h - cut), IRON_EDGE, 1.1, alpha=60)


def draw_nail(canvas: Canvas, centre: Point, radius: float = 5.0) -> None:
    """The head of a nail that holds something written."""
    draw_rivet(canvas, centre, radius, (124, 116, 102))


def draw_sheet(canvas: Canvas, rect: RectLike, seed: object = 1, *, nails: bool = True, shadow: bool = True) -> None:
    """A sheet of parchment, torn and burnt at its edge (alike for the same seed), with a nail in both upper corners."""
    draw_parchment(canvas, rect, seed, rule=False, shadow=shadow)
    x, y, w, _h = rect
    if nails:
        draw_nail(canvas, (x + 16, y + 15))
        draw_nail(canvas, (x + w - 16, y + 15))


def draw_chain(canvas: Canvas, start: Point, end: Point, *, link: float = _LINK, tone: int = 255) -> None:
    """A chain: links that are seen from the front and from the side in turn."""
    long = math.dist(start, end)
    count = max(1, round(long / (link * 0.82)))
    along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long) if long else (0.0, 1.0)
    across = (-along[1], along[0])
    metal, light = _toned((92, 100, 104), tone), _toned((164, 172, 175), tone)
    for number in range(count):
        at = (number + 0.5) * long / count
        x, y = start[0] + along[0] * at, start[1] + along[1] * at
        half, wide = link * 0.58, link * (0.34 if number % 2 == 0 else 0.1)
        points = [
            (x + along[0] * a * half + across[0] * b * wide, y + along[1] * a * half + across[1] * b * wide)
            for a, b in ((-1.0, 0.0), (-0.6, 1.0), (0.6, 1.0), (1.0, 0.0), (0.6, -1.0), (-0.6, -1.0))
        ]
        if number % 2 == 0:
            canvas.polygon(points, None, edge=PITCH, width=link * 0.36)
            canvas.polygon(points, None, edge=metal, width=link * 0.2)
        else:
            canvas.line(points[0], points[3], PITCH, link * 0.46)
            canvas.line(points[0], points[3], light, link * 0.24)


def draw_rail(canvas: Canvas, start: Point, width: float, *, gold: bool = False) -> None:
    """A rail from which something hangs, with a knob at either end."""
    x, y = start
    metal, light = (BRASS, GOLD) if gold else (IRON, IRON_EDGE)
    canvas.rect((x, y - 1, width, 8), (0, 0, 0), radius=4, alpha=150)
    canvas.rect((x, y - 4, width, 7.5), (light, metal), radius=3.5, edge=PITCH, width=1.4)
    for end in (x + 2, x + width - 2):
        canvas.circle((end, y), 5.4, light if gold else metal, edge=PITCH, width=1.6)
        canvas.circle((end - 1, y - 1.4), 1.8, (255, 246, 214) if gold else (206, 212, 214))


def _dark(canvas: Canvas) -> Colour:
    """The outline of an object; light in high contrast."""
    return PITCH if canvas.theme.textured else canvas.theme["leather-edge"]


def _toned(colour: Colour, tone: int) -> Colour:
    return colour[0] * tone // 255, colour[1] * tone // 255, colour[2] * tone // 255


def _plate(canvas: Canvas, rect: RectLike, sheet: str, cut: float, edge: Colour) -> pygame.Surface:
    surface = _cut_sheet(canvas, rect, sheet, cut)
    made = canvas.onto(surface, (rect[0], rect[1]))
    x, y, w, h = rect
    if not canvas.theme.textured:
        made.polygon(cut_corners((x + 1, y + 1, w - 2, h - 2), cut), None, edge=canvas.theme["leather-edge"], width=2)
        return surface
    made.polygon(cut_corners((x + 1.2, y + 1.2, w - 2.4, h - 2.4), cut), None, edge=PITCH, width=2.4)
    inner = cut_corners((x + 3.2, y + 3.2, w - 6.4, h - 6.4), cut - 1.2)
    made.polygon(inner, None, edge=edge, width=1.2, alpha=140)
    made.line(inner[7], inner[0], (255, 255, 255), 1.2, alpha=70)
    made.line(inner[0], inner[1], (255, 255, 255), 1.2, alpha=70)
    made.line(inner[5], inner[4], (0, 0, 0), 2.0, alpha=120)
    made.line(inner[2], inner[3], (0, 0, 0), 2.0, alpha=90)
    return surface


def _cut_sheet(canvas: Canvas, rect: RectLike, sheet: str, cut: float) -> pygame.Surface:
    """A piece of a sheet in the form of a plate, in device pixels."""
    box = canvas.device(rect)
    piece = _piece(canvas, sheet, box).convert_alpha()
    outline = [(x - box.x, y - box.y) for x, y in (canvas.stage.device(point) for point in cut_corners(rect, cut))]
    mask = pygame.Surface(box.size, pygame.SRCALPHA)
    drawn, corner = surfaces.polygon(outline, (255, 255, 255))
    mask.blit(drawn, corner)
    piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def _piece(canvas: Canvas, sheet: str, box: pygame.Rect) -> pygame.Surface:
    """The part of a sheet that lies below a box; where the sheet ends it goes on with its mirror image."""
    made = pygame.Surface(box.size).convert()
    if not canvas.theme.textured:
        made.fill(canvas.theme["leather"])
        return made
    size = (canvas.px(_TILE[0]), canvas.px(_TILE[1]))
    tile = canvas.images.texture(sheet, size, _BASES[sheet])
    left, top = box.x % (2 * size[0]), box.y % (2 * size[1])
    for row in range(math.ceil((top + box.height) / size[1])):
        for column in range(math.ceil((left + box.width) / size[0])):
            x, y = column * size[0] - left, row * size[1] - top
            if x + size[0] > 0 and y + size[1] > 0:
                made.blit(pygame.transform.flip(tile, column % 2 == 1, row % 2 == 1), (x, y))
    return made
