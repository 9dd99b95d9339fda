"""The two surfaces of the game. Leather holds what one operates, parchment what one reads or decides.

`draw_leather(canvas, rect)` and `draw_parchment(canvas, rect, seed)` draw a panel with its shadow;
`draw_bar` draws the bars at the upper and lower edge; `draw_rule`, `draw_taper`, `draw_corner` are their
line work. Textures are sampled at the panel's own place, so that neighbours do not repeat; drawn panels are
kept.
"""

from __future__ import annotations

import math
import random

import pygame

from game.ui.screen import surfaces
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.surfaces import Fill
from game.ui.screen.theme import Colour
from game.ui.widgets.brass import RULE, draw_graduations, paint_plate, paint_sheet

DECKLE_STEP, DECKLE_DEPTH = 26.0, 1.8
RIM_WIDTH, RIM_ALPHA = 26.0, 0.34
_TEXTURE = (1920, 1080)
CUT, RIVETS = 14.0, 96.0
"""How far the corners of a plate are cut, and how far apart the rivets of a bar are."""
GRAIN, LIGHT = 120, 480
"""How much of the grain is seen through light paint, of which this is the least sum of its parts; a sixth of it through
dark paint.
"""
METAL: Colour = (104, 113, 118)
_CORNER = (
    (7, 7),
    (34, 7),
    (28.1, 9.3),
    (22.9, 11.2),
    (18.5, 13.0),
    (15, 15),
    (12.9, 18.2),
    (11, 22.4),
    (9.1, 27.6),
    (7, 34),
)


def draw_leather(
    canvas: Canvas, rect: RectLike, *, corners: bool = True, frame: bool = True, shadow: bool = True
) -> None:
    """A dark panel with a gold line and, when wished, an ornament in each corner."""
    if shadow:
        canvas.shadow(rect, radius=6)
    box = canvas.device(rect)
    key = ("leather", box.topleft, box.size, corners, frame, canvas.theme.name)
    canvas.surface.blit(canvas.cache.get(key, lambda: _leather(canvas, rect, corners, frame)), box)


def draw_parchment(canvas: Canvas, rect: RectLike, seed: object = 1, *, rule: bool = True, shadow: bool = True) -> None:
    """A light sheet with a deckle edge (the same for the same seed) and a burnt rim, and an inner line with
    `rule`.
    """
    x, y, w, h = rect
    if canvas.theme.material.day:
        _draw_paper(canvas, rect, rule=rule, shadow=shadow)
        return
    if shadow:
        canvas.shadow((x + 2, y + 2, w - 4, h - 4), radius=4)
    box = canvas.device((x - 3, y - 3, w + 6, h + 6))
    key = ("parchment", box.topleft, box.size, seed, rule, canvas.theme.name)
    canvas.surface.blit(canvas.cache.get(key, lambda: _parchment(canvas, rect, seed, rule)), box)


def _draw_paper(canvas: Canvas, rect: RectLike, *, rule: bool, shadow: bool) -> None:
    """A sheet of smooth paper with round corners, as it lies in daylight."""
    theme, (x, y, w, h) = canvas.theme, rect
    if shadow:
        canvas.shadow(rect, radius=8, drop=(3, 5), blur=7, alpha=0.36)
    canvas.rect(rect, theme["parchment"], radius=8, edge=theme["parchment-edge"], width=2.5)
    if rule:
        canvas.rect((x + 7, y + 7, w - 14, h - 14), None, radius=5, edge=theme["parchment-rule"], width=theme.line)


def draw_plate(canvas: Canvas, rect: RectLike, fill: Fill, edge: Colour, *, pressed: bool = False) -> None:
    """A painted or plain piece of wood that can be pressed, as it lies in daylight: its grain, its end, a light arris.
    """
    x, y, w, h = rect
    end = 0.0 if pressed else min(4.0, h * 0.06)
    if not pressed:
        canvas.shadow((x, y, w, h + end), radius=8, drop=(2, 3), blur=5, alpha=0.34)
        canvas.rect((x, y + end, w, h), canvas.theme["parchment-edge"], radius=7)
    canvas.rect(rect, fill, radius=7)
    shade = fill if fill is None or isinstance(fill[0], int) else fill[0]
    if canvas.theme.textured:
        grain = GRAIN if shade is not None and sum(shade) > LIGHT else GRAIN // 6
        canvas.image(f"textures/{canvas.theme.texture('leather')}", rect, fit="cover", radius=7, alpha=grain)
    canvas.rect(rect, None, radius=7, edge=edge, width=2.0)
    canvas.rect((x + 3, y + 3, w - 6, h - 6), None, radius=5, edge=canvas.theme["hovered"], width=1, alpha=150)


def draw_bar(canvas: Canvas, rect: RectLike, *, line: str = "bottom") -> None:
    """A leather bar from edge to edge of the window with a gold line at its "bottom" or "top"."""
    x, y, w, h = rect
    draw_leather(canvas, rect, corners=False, frame=False)
    at = y + h - 1 if line == "bottom" else y + 1
    canvas.line((x, at), (x + w, at), canvas.theme["leather-frame"], 1.6)


def _draw_lath(canvas: Canvas, rect: tuple[float, float, float, float]) -> None:
    """A lath in daylight: its grain, a worn lower edge, and its shadow."""
    theme, (x, y, w, h) = canvas.theme, rect
    canvas.rect((x, y, w, h + 4), theme["leather-edge"])
    canvas.surface.blit(sampled(canvas, "beam", canvas.device(rect), theme["leather"]), canvas.device(rect))
    canvas.line((x, y + h - 2), (x + w, y + h - 2), theme["leather-frame"], 2.0)


def _draw_ruled(canvas: Canvas, rect: tuple[float, float, float, float]) -> None:
    """A dark bar with a graduated brass rule at its foot."""
    theme, (x, y, w, h) = canvas.theme, rect
    box = canvas.device(rect)
    canvas.rect((x, y, w, h + 4), theme["leather-edge"])
    canvas.surface.blit(sampled(canvas, "beam", box, theme["leather"]), box)
    canvas.rect((x, y, w, h), theme.gradients["beam"][1], alpha=90)
    draw_graduations(canvas, (x, y + h - RULE, w, RULE))


def draw_beam(canvas: Canvas, rect: RectLike) -> None:
    """The bar of a table at the upper edge of its window: a beam with a gold line, or a plate with a row of rivets."""
    theme, (x, y, w, h) = canvas.theme, rect
    if theme.material.beam:
        canvas.rect((x, y, w, h + 4), theme["leather-edge"])
        canvas.image(theme.material.beam, rect)
        return
    if theme.material.day:
        _draw_lath(canvas, (x, y, w, h))
        return
    if theme.material.brass:
        _draw_ruled(canvas, (x, y, w, h))
        return
    canvas.rect((x, y, w, h + 4), theme["black-ink"])
    if not theme.material.cut:
        canvas.rect((x, y, w, h), theme.gradients["beam"])
        canvas.line((x, y + h - 2), (x + w, y + h - 2), theme["gold"], 2.4)
        return
    box = canvas.device(rect)
    canvas.surface.blit(sampled(canvas, "beam", box, theme["leather"]), box)
    canvas.line((x, y + 1), (x + w, y + 1), theme["leather-frame"], 1.2, alpha=120)
    canvas.line((x, y + h - 2), (x + w, y + h - 2), theme["leather-edge"], 4)
    canvas.line((x, y + h - 5), (x + w, y + h - 5), theme["leather-frame"], 1.2, alpha=120)
    for number in range(round(w / RIVETS)):
        for low in (9.0, h - 13.0):
            draw_rivet(canvas, (x + RIVETS * (number + 0.5), y + low), 2.8)


def draw_rivet(canvas: Canvas, centre: tuple[float, float], radius: float = 3.6, metal: Colour = METAL) -> None:
    """The head of a rivet, lit from the upper left."""
    x, y = centre
    canvas.circle((x + 0.8, y + 1.4), radius + 1.2, (0, 0, 0), alpha=170)
    canvas.circle(centre, radius, metal, edge=canvas.theme["leather-edge"], width=1.2)
    canvas.circle((x - radius * 0.25, y - radius * 0.3), radius * 0.42, (206, 212, 214))


def draw_rule(canvas: Canvas, x: float, y: float, width: float, colour: Colour, *, size: float = 5) -> None:
    """A level line with a diamond in its middle and a small one on either side."""
    middle = x + width / 2
    canvas.line((x, y), (middle - 16, y), colour, canvas.theme.line)
    canvas.line((middle + 16, y), (x + width, y), colour, canvas.theme.line)
    for offset, radius in ((0, size), (-12, 2.2), (12, 2.2)):
        canvas.shape("diamond", (middle + offset, y), radius, colour)


def draw_taper(canvas: Canvas, x: float, y: float, width: float, colour: Colour) -> None:
    """A level line that is thick in the middle and ends in points."""
    canvas.polygon([(x, y), (x + width / 2, y - 1.1), (x + width, y), (x + width / 2, y + 1.1)], colour, alpha=205)


def draw_corner(
    canvas: Canvas, pos: tuple[float, float], way: tuple[int, int], colour: Colour, size: float = 0.5
) -> None:
    """The ornament of a corner; `way` is the direction into the panel, (1, 1) at the upper left."""
    x, y = pos

    def at(point: tuple[float, float]) -> tuple[float, float]:
        return x + point[0] * way[0] * size, y + point[1] * way[1] * size

    canvas.line(at((0, 0)), at((46, 0)), colour, 1.8 * max(size, 0.8))
    canvas.line(at((0, 0)), at((0, 46)), colour, 1.8 * max(size, 0.8))
    canvas.polygon([at(point) for point in _CORNER], None, edge=colour, width=1.1)
    canvas.circle(at((20, 20)), max(1.3, 2.6 * size), colour)


def _leather(canvas: Canvas, rect: RectLike, corners: bool, frame: bool) -> pygame.Surface:
    theme, box = canvas.theme, canvas.device(rect)
    if theme.material.brass:
        made = pygame.Surface(box.size, pygame.SRCALPHA)
        onto = canvas.onto(made, (rect[0], rect[1])).alone()
        paint_plate(onto, rect, leather_part, screws=corners, frame=frame)
        return made
    cut = theme.material.cut
    surface = sampled(canvas, "leather", box, theme["leather"]).convert_alpha()
    radius = (CUT if cut else 6) * canvas.scale if frame else 0
    if radius:
        surfaces.round_off(surface, radius, cut=cut)
    w, h = rect[2], rect[3]
    inner = canvas.onto(surface)
    if frame and cut:
        inner.rect((0, 0, w, h), radius=CUT, edge=theme["leather-edge"], width=3)
        inner.rect((4, 4, w - 8, h - 8), radius=CUT, edge=theme["leather-frame"], width=1.2, alpha=140)
        for spot in ((15, 15), (w - 15, 15), (15, h - 15), (w - 15, h - 15)):
            draw_rivet(inner, spot)
        return surface
    if frame:
        inner.rect((0, 0, w, h), radius=6, edge=theme["leather-edge"], width=1.5)
        inner.rect((6, 6, w - 12, h - 12), radius=3, edge=theme["leather-frame"], width=theme.line, alpha=190)
    if corners and frame:
        for left, top, way_x, way_y in (
            (6, 6, 1, 1),
            (w - 6, 6, -1, 1),
            (6, h - 6, 1, -1),
            (w - 6, h - 6, -1, -1),
        ):
            draw_corner(inner, (left, top), (way_x, way_y), theme["gold"])
    return surface


def _parchment(canvas: Canvas, rect: RectLike, seed: object, rule: bool) -> pygame.Surface:
    theme, (x, y, w, h) = canvas.theme, rect
    box = canvas.device((x - 3, y - 3, w + 6, h + 6))
    if theme.material.brass:
        made = pygame.Surface(box.size, pygame.SRCALPHA)
        paint_sheet(canvas.onto(made, (x - 3, y - 3)).alone(), rect, parchment_part, neat=rule)
        return made
    outline = [(a * canvas.scale, b * canvas.scale) for a, b in deckle(3, 3, w, h, seed)]
    surface = sampled(canvas, "parchment", box, theme["parchment"]).convert_alpha()
    if theme.textured:
        surface.blit(_rim(box.size, outline, theme["parchment-rim"], canvas.scale), (0, 0))
    _tear(surface, outline, canvas.scale)
    pygame.draw.aalines(surface, theme["parchment-edge"], True, outline)
    if rule:
        inner = canvas.onto(surface, (-3, -3))
        inner.rect((9, 9, w - 18, h - 18), radius=2, edge=theme["parchment-rule"], width=theme.line, alpha=140)
    return surface


def _tear(surface: pygame.Surface, outline: list[tuple[float, float]], scale: float) -> None:
    """Take away what lies beyond the torn edge; only a band along it is touched."""
    (w, h), band = surface.get_size(), math.ceil((3 + 2 * DECKLE_DEPTH) * scale) + 2
    large = surfaces.is_large((w, h))
    parts = [(0, 0, w, h)]
    if h > 2 * band < w:
        inner = h - 2 * band
        parts = [(0, 0, w, band), (0, h - band, w, band), (0, band, band, inner), (w - band, band, band, inner)]
    for part in map(pygame.Rect, parts):
        mask = surfaces.polygon_within(outline, part, large=large)
        surface.blit(mask, part, special_flags=pygame.BLEND_RGBA_MULT)


def deckle(x: float, y: float, w: float, h: float, seed: object) -> list[tuple[float, float]]:
    """The torn edge of a sheet, clockwise: a point every 26 units, moved by up to 1.8; the same for the
    same seed.
    """
    chance = random.Random(f"{seed}")

    def off() -> float:
        return chance.uniform(-DECKLE_DEPTH, DECKLE_DEPTH)

    across, down = max(2, round(w / DECKLE_STEP)), max(2, round(h / DECKLE_STEP))
    points = [(x + w * i / across, y + off()) for i in range(across)]
    points += [(x + w + off(), y + h * i / down) for i in range(down)]
    points += [(x + w - w * i / across, y + h + off()) for i in range(across)]
    points += [(x + off(), y + h - h * i / down) for i in range(down)]
    return points


def _rim(size: tuple[int, int], outline: list[tuple[float, float]], colour: Colour, scale: float) -> pygame.Surface:
    """The burnt rim: a broad stroke along the edge, blurred at a quarter of the size."""
    small = (max(4, size[0] // 4), max(4, size[1] // 4))
    layer = pygame.Surface(small, pygame.SRCALPHA)
    layer.fill((*colour, 0))
    points = [(a / 4, b / 4) for a, b in outline]
    thick = max(1, round(RIM_WIDTH * scale / 4))
    pygame.draw.lines(layer, (*colour, round(255 * RIM_ALPHA * 1.5)), True, points, thick)
    layer = pygame.transform.gaussian_blur(layer, max(1, round(9 * scale / 4)))
    return pygame.transform.smoothscale(layer, size)


def sampled(canvas: Canvas, name: str, box: pygame.Rect, base: Colour) -> pygame.Surface:
    """The part of a texture that lies at the panel's own place on the stage, as a new surface."""
    if not canvas.theme.textured:
        surface = pygame.Surface(box.size).convert()
        surface.fill(base)
        return surface
    size = (min(_TEXTURE[0], round(1920 * canvas.scale)), min(_TEXTURE[1], round(1080 * canvas.scale)))
    sheet = canvas.images.texture(canvas.theme.texture(name), size, base)
    part = (min(box.width, size[0]), min(box.height, size[1]))
    left = (box.x - round(canvas.stage.offset[0])) % (size[0] - part[0] + 1)
    top = (box.y - round(canvas.stage.offset[1])) % (size[1] - part[1] + 1)
    piece = sheet.subsurface((left, top, *part))
    return piece.copy() if part == box.size else pygame.transform.smoothscale(piece, box.size)


def leather_part(canvas: Canvas, box: pygame.Rect) -> pygame.Surface:
    """The part of the dark texture that lies below a box of device pixels."""
    return sampled(canvas, "leather", box, canvas.theme["leather"])


def parchment_part(canvas: Canvas, box: pygame.Rect) -> pygame.Surface:
    """The part of the light texture that lies below a box of device pixels."""
    return sampled(canvas, "parchment", box, canvas.theme["parchment"])
