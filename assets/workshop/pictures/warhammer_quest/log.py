"""The campaign's book, the board of its pool, and what is laid over the map: seal, torn scrap, veil of paper."""

from __future__ import annotations

import random

import numpy as np
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import (
    NO_SHADOW,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.noise import fractal
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon
from assets.workshop.engraving.raster import cover
from assets.workshop.pictures.record import METHOD, WEBP, engraving, kit
from assets.workshop.recipe import Recipe

PARCHMENT = "#ecdebc"
BOOK = (1404, 597)
BOARD = (600, 600)
MARK = 160


def _torn(dice: random.Random, left: float, top: float, right: float, bottom: float, step: float = 17.0,
    rough: float = 2.6) -> str:
    """Return the outline of a sheet whose edges are torn."""
    points: list[float] = []
    wide, high = right - left, bottom - top
    for ax, ay, bx, by, long in ((left, top, right, top, wide), (right, top, right, bottom, high),
        (right, bottom, left, bottom, wide), (left, bottom, left, top, high)):
        count = max(2, round(long / step))
        for k in range(count):
            t = k / count
            points += [ax + (bx - ax) * t + dice.uniform(-rough, rough), ay + (by - ay) * t + dice.uniform(-rough,
                rough)]
    return polygon(*points)


def _page(dice: random.Random, left: float, right: float, spine: float) -> list[Shape]:
    """Return the leaves of one half of the open book; they darken towards the `spine`."""
    side = 1 if spine > left + 1 else -1
    under = [Shape(_torn(dice, left - 5 * k, 24 + 4 * k, right + 5 * k, 574 - 2 * k), "#d3c092", bevel=4, swell=0.3,
        angle=4, ink=0.4,
        grain=0.1, shadow=Shadow(0.4, 3, 5, 4)) for k in (2, 1)]
    sheet = _torn(dice, left, 26, right, 572)
    dark = [flat(box(min(spine, spine - side * wide), 30, wide, 538), "#8a6f42", opacity=0.24, ink=0,
        feather=wide * 0.5, tone=1.0)
        for wide in (90, 44, 18)]
    rim = flat(stroke(sheet, 22), "#a3814a", opacity=0.4, ink=0, feather=13, tone=1.0)
    return [*under, Shape(sheet, "#dccb9e", bevel=3, swell=0.2, angle=4, ink=0.0, grain=0.0, tone=1.0, contour=0.8,
        shadow=Shadow(0.3, 2, 4, 3)), rim, *dark]


def _book() -> Part:
    """Return the book, open: hide with iron corners, two pages left free for what is written."""
    dice = random.Random(300)
    half = polygon(-10, -10, 104, -10, -10, 104)
    plate = [Shape(half, "#5f666b", bevel=8, swell=0.6, angle=60, grain=0.3, shine=0.3), *[Shape(ellipse(x, y, 6),
        "#aab2b6", bevel=5,
        shine=0.7) for x, y in ((12, 12), (64, 12), (12, 64))]]
    return [Shape(box(-10, -10, BOOK[0] + 20, BOOK[1] + 20), "#4b3222", bevel=14, swell=0.5, angle=24, grain=0.6),
        Shape(stroke(box(12, 10, BOOK[0] - 24, BOOK[1] - 20), 5), "#2f1f15", bevel=2, swell=-0.5, shadow=NO_SHADOW),
        *_page(dice, 34, 700, 700), *_page(dice, 704, 1370, 704),
        flat(box(698, 22, 8, 556), "#2a1c10", tone=0.5, opacity=0.85, feather=4),
        *[q for x, y, t in ((0, 0, 0), (BOOK[0], 0, 90), (BOOK[0], BOOK[1], 180), (0, BOOK[1], 270))
        for q in placed(plate, x, y, 1.0, t)]]


def _quiet(image: Image.Image) -> Image.Image:
    """Return the print of the book with its pages nearly even, so that type on them reads well."""
    pixels = np.asarray(image.convert("RGB"), np.float32)
    wide, high = image.width / BOOK[0], image.height / BOOK[1]
    pages = np.zeros(pixels.shape[:2], np.float32)
    for left, right in ((60, 660), (744, 1344)):
        pages[round(52 * high) : round(546 * high), round(left * wide) : round(right * wide)] = 1
    share = ndimage.gaussian_filter(pages, 16 * wide)[..., None] * 0.8
    out = pixels * (1 - share) + np.array([236, 222, 188], np.float32) * share
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))


def _board() -> Part:
    """Return a board of cork in a frame of wood and iron, with pins and the corners of older notes."""
    dice = random.Random(307)
    crumbs = Ridge(" ".join(f"M{dice.uniform(40, 560):.0f} {dice.uniform(40, 560):.0f} q5 -4 9 1" for _ in range(420)),
        5, -3)
    frame = [Shape(polygon(*points), "#6a4a2e", bevel=10, angle=angle, grain=0.25) for points, angle in (
        ((0, 0, 600, 0, 556, 44, 44, 44), 4), ((600, 0, 600, 600, 556, 556, 556, 44), 86), ((0, 600, 600, 600, 556, 556,
        44, 556), 4),
        ((0, 0, 44, 44, 44, 556, 0, 600), 86))]
    notes = [q for x, y, w, h, t in ((110, 120, 96, 110, -9), (500, 110, 110, 90, 7), (104, 500, 100, 84, 6), (506, 506,
        90, 104, -8))
        for q in placed([Shape(_torn(dice, -w / 2, -h / 2, w / 2, h / 2, 14, 2), "#dccb9c", bevel=3, swell=0.3, angle=4,
        ink=0.2),
            drawn(" ".join(f"M{-w * 0.32:.0f} {v:.0f} H{w * dice.uniform(0.1, 0.34):.0f}"
            for v in range(round(-h * 0.2), round(h * 0.36),
            13)), 2.4, "#6a5030"), *_pin(0, -h * 0.36, ("#a3211c", "#c19a4c")[round(x) % 2])], x, y, 1.0, t)]
    corners = [q for x, y, t in ((0, 0, 0), (600, 0, 90), (600, 600, 180), (0, 600, 270))
        for q in placed([Shape(polygon(-6, -6, 70, -6, -6,
        70), "#5f666b", bevel=7, swell=0.6, angle=60, grain=0.3), *[Shape(ellipse(u, v, 5), "#aab2b6", bevel=4,
        shine=0.7) for u, v in ((10,
        10), (42, 10), (10, 42))]], x, y, 1.0, t)]
    return [Shape(box(-10, -10, 620, 620), "#b98d5c", bevel=6, swell=0, angle=30, grain=0.5, ink=0.55, ridges=(crumbs,),
        shadow=NO_SHADOW),
        *notes, *frame, *corners]


def _pin(x: float, y: float, colour: str) -> list[Shape]:
    """Return the round head of a pin."""
    return [Shape(ellipse(x, y, 9), colour, bevel=8, angle=30, shine=0.9, shadow=Shadow(0.5, 4, 6, 3))]


SEAL = loop(18, 86, 12, 54, 34, 40, 44, 18, 76, 20, 98, 8, 118, 28, 146, 40, 144, 70, 152, 96, 134, 114, 128, 140, 100,
    142, 78, 154, 58, 140, 30, 134, 26,
    108)
SCRAP = polygon(14, 30, 44, 22, 60, 34, 82, 16, 112, 26, 140, 14, 146, 44, 136, 66, 150, 92, 140, 122, 148, 142, 110,
    136, 92, 150, 66, 138, 34, 148, 24,
    118, 12, 96, 26, 70)


def _seal() -> Part:
    """Return a seal of red wax with a skull pressed into it."""
    mark = [flat(shape.outline, "#5c100d", frame=shape.frame, opacity=0.9, contour=1.0) for shape in placed(skull(), 80,
        78, 1.0)[:1]]
    return [Shape(SEAL, "#a3211c", bevel=22, angle=30, grain=0.08, shine=0.6, shadow=NO_SHADOW), Shape(ellipse(80, 80,
        49), "#8e1d19", bevel=9,
        swell=-0.9, angle=60, shine=0.4, shadow=NO_SHADOW), *mark, *placed([Shape(s.outline, "#c8433a", bevel=s.bevel,
        angle=s.angle, shine=0.5,
        shadow=NO_SHADOW) if k == 0 else s for k, s in enumerate(skull())], 79, 76, 0.94)]


def _scrap() -> Part:
    """Return a torn, burnt scrap with a cross on it."""
    return [Shape(SCRAP, "#4a443e", bevel=8, swell=0.5, angle=20, grain=0.3, shadow=NO_SHADOW),
        Shape(stroke(f"{line(44, 46, 80, 82, 118, 118)} "
        f"{line(118, 46, 80, 80, 44, 116)}", 15), "#efe4c8", bevel=5, angle=50, ink=0.5, grain=0.2, shadow=Shadow(0.4,
        3, 4, 3))]


def _cut_out(picture: Picture, outline: str) -> Image.Image:
    """Return the print cut along the outline, with alpha, 192 pixels square."""
    image = picture.drawn().convert("RGBA").resize((192, 192), Image.Resampling.LANCZOS)
    alpha = cover(f'<path d="{outline}"/>', 0, 0, MARK, MARK, 192, 192)
    image.putalpha(Image.fromarray((alpha * 255).astype(np.uint8)))
    return image


def veil() -> Image.Image:
    """Return a soft cloud of paper, 420 x 260, that is laid over a place of the map nobody has come to yet."""
    wide, high = 420, 260
    y, x = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j].astype(np.float32)
    body = np.clip(0.84 - np.sqrt(x**2 + y**2) * (1 + 0.06 * fractal(high, wide, 60, 4, 7)), 0, 1)
    alpha = np.asarray(ndimage.gaussian_filter(np.clip(body * 3.2, 0, 1), 10), np.float32) * 0.72
    pixels = np.empty((high, wide, 4), np.uint8)
    pixels[..., :3] = (232, 214, 170)
    pixels[..., 3] = (alpha * 255).astype(np.uint8)
    return Image.fromarray(pixels, "RGBA")


FLAT_LIGHT = Light(ambient=0.34)
SEAL_PICTURE = Picture(_seal, sky=Sky(high=PARCHMENT, low=PARCHMENT, beams=0), light=FLAT_LIGHT, style=Print(period=4,
    gamma=0.7), size=(MARK, MARK))
SCRAP_PICTURE = Picture(_scrap, sky=Sky(high=PARCHMENT, low=PARCHMENT, beams=0), light=FLAT_LIGHT, style=Print(period=4,
    gamma=0.7), size=(MARK, MARK))
PICTURES = {
    "log-book": Picture(_book, sky=Sky(), light=FLAT_LIGHT, style=Print(gamma=0.8), size=BOOK, pixels=(1872, 796),
    finish=_quiet),
    "pool-board": Picture(_board, sky=Sky(), light=FLAT_LIGHT, style=Print(gamma=0.8), size=BOARD),
}
MARK_QUALITY = 70
_SOURCES = (*METHOD, __name__, *kit("remains"))


def _mark(name: str, picture: Picture, outline: str) -> Recipe:
    """Return the recipe of something cut out that is laid over the map."""
    return Recipe(f"scenes/warhammer-quest/{name}", f"scenes/warhammer-quest/{name}.webp", lambda: _cut_out(picture,
        outline), _SOURCES, MARK_QUALITY)


RECIPES = (
    *(engraving(f"scenes/warhammer-quest/{name}", picture, __name__, "remains", quality=WEBP, ending="webp")
        for name, picture in PICTURES.items()),
    _mark("wax-seal", SEAL_PICTURE, SEAL),
    _mark("torn-scrap", SCRAP_PICTURE, SCRAP),
    Recipe("scenes/warhammer-quest/veil", "scenes/warhammer-quest/veil.png", veil, _SOURCES),
)
