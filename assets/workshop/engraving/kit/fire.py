"""Flames, candles, lanterns, torches and smoke."""

from __future__ import annotations

from ..palette import DARK_WOOD, GOLD
from ..paths import box, polygon, tube
from ..shapes import NO_SHADOW, Fog, Glow, Shape, flat, placed, stroke

FLAMES = ("#d94f1a", "#f39a2a", "#ffe9a0", "#ff9a3a")
HEX_FLAMES = ("#4f9a2a", "#a2d83c", "#f2ffb0", "#9ae04a")
SOUL_FLAMES = ("#6a3fa8", "#b07ae0", "#f2dcff", "#b98af0")


def flame(x: float, foot: float, height: float, glow: float = 0.6,
    colours: tuple[str, str, str, str] = FLAMES) -> list[Shape]:
    """Return a fire of three tongues on `foot`, about 0.8 of its height wide; `colours` from rim to core, then glow."""
    outer = (
        "M-34 0 C-54 -22 -42 -44 -33 -60 C-31 -48 -25 -42 -18 -44 C-22 -64 -8 -84 4 -104 C4 -84 18 -74 20 -58 "
        "C26 -62 29 -70 28 -82 C44 -60 50 -24 32 0 Q0 12 -34 0 Z"
    )
    middle = (
        "M-22 0 C-33 -16 -23 -30 -16 -46 C-12 -36 -8 -36 -4 -40 C-6 -54 2 -64 6 -78 C8 -60 18 -48 18 -36 C22 "
        "-38 23 -43 22 -49 C33 -30 31 -12 22 0 Q0 9 -22 0 Z"
    )
    core = "M-11 0 C-19 -12 -6 -24 0 -42 C4 -28 17 -16 10 0 Q0 6 -11 0 Z"
    tongues = [flat(outer, colours[0], contour=0.9, ink=0.12, tone=1.4, glow=Glow(colours[3], 40, glow)),
        flat(middle, colours[1], contour=0.5, ink=0.05, tone=1.6), flat(core, colours[2], contour=0.3, ink=0, tone=1.8)]
    return placed(tongues, x, foot, height / 104)


def candle_flame(x: float, foot: float, height: float, glow: float = 0.7) -> list[Shape]:
    """Return one quiet drop of flame."""
    drop = (
        f"M{x} {foot} c{-0.5 * height} {-0.35 * height} {-0.1 * height} {-0.6 * height} 0 {-height} "
        f"c{0.25 * height} {0.4 * height} {0.45 * height} {0.7 * height} 0 {height} Z"
    )
    return [flat(drop, "#ffdf80", contour=0.7, ink=0, tone=1.8, glow=Glow("#ffb030", height * 0.8, glow))]


def candle(x: float, foot: float, height: float, width: float = 12.0) -> list[Shape]:
    """Return a burning candle."""
    return [Shape(box(x - width / 2, foot - height, width, height), "#efe4c4", bevel=width / 2, angle=86, ink=0.5),
        *candle_flame(x, foot - height, width * 2)]


def lantern(x: float, top: float, size: float = 1.0, glow: float = 0.6) -> list[Shape]:
    """Return a lit lantern, 58 units wide and 80 high, that hangs from its ring at x, top."""
    s = size
    glass = polygon(x - 20 * s, top + 24 * s, x + 20 * s, top + 24 * s, x + 26 * s, top + 70 * s, x - 26 * s,
        top + 70 * s)
    frame = " ".join(
        (
            polygon(x - 26 * s, top + 26 * s, x, top + 4 * s, x + 26 * s, top + 26 * s),
            box(x - 30 * s, top + 68 * s, 60 * s, 8 * s),
            polygon(x - 22 * s, top + 24 * s, x - 17 * s, top + 24 * s, x - 22 * s, top + 70 * s, x - 28 * s,
                top + 70 * s),
            polygon(x + 22 * s, top + 24 * s, x + 17 * s, top + 24 * s, x + 22 * s, top + 70 * s, x + 28 * s,
                top + 70 * s),
            polygon(x - 2 * s, top + 24 * s, x + 2 * s, top + 24 * s, x + 2 * s, top + 70 * s, x - 2 * s, top + 70 * s),
        )
    )
    return [flat(glass, "#ffd27a", contour=0.8, ink=0.1, tone=1.6, glow=Glow("#ffb040", 26 * s, glow)),
        *candle_flame(x, top + 62 * s, 26 * s, 0.2),
        Shape(stroke(f"M{x} {top + 6 * s} a{9 * s} {9 * s} 0 1 1 1 0", 4 * s), DARK_WOOD, bevel=2 * s,
        shadow=NO_SHADOW), Shape(frame, "#4a3424", bevel=4 * s, angle=70)]


def torch(size: float = 1.0) -> list[Shape]:
    """Return a torch whose grip is at 0, 0 and whose flame is above."""
    s = size
    return [Shape(tube(0, 60 * s, 12 * s, 0, -60 * s, 16 * s), DARK_WOOD, bevel=7 * s, angle=84),
        Shape(box(-13 * s, -76 * s, 26 * s, 22 * s), GOLD, bevel=6 * s, angle=10), *flame(0, -70 * s, 90 * s)]


def smoke(x: float, foot: float, height: float, width: float = 16.0) -> Shape:
    """Return a wavering column of smoke."""
    w, h = width, height
    outline = tube(x, foot, w * 0.6, x - w, foot - h * 0.2, w, x + w * 0.5, foot - h * 0.42, w * 1.2, x - w * 0.4,
        foot - h * 0.66, w * 1.1, x + w * 1.2, foot - h, 1)
    return Shape(outline, "#dcd8c6", bevel=w * 0.6, angle=60, grain=0.05, ink=0.5, contour=0.4, opacity=0.85,
        shadow=NO_SHADOW, fog=Fog("#d8d5c0", 0.4))
