"""Orcs: heads from the front with a great underjaw and tusks, chests, arms like trees.

A head has its origin between the eyes; the chin is near y = 190, the crown near y = -96, the jaw 290 wide.
"""

from __future__ import annotations

from ..palette import DARK_STEEL, darker, lighter
from ..paths import ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Dab, Glow, Ridge, Shadow, Shape, drawn, flat
from .goblins import fangs

GREEN = "#71903c"
DARK_GREEN = "#5d7a3c"
TUSK = "#efe0b8"


def orc_head(skin: str = GREEN, grin: float = 1.0, iris: str = "#ff8a2e", iron_jaw: bool = False,
    look: float = 0.0) -> list[Shape]:
    """Return an orc's head: low brow, flat nose, tusks; `grin` opens its jaw, `look` turns the eyes (units)."""
    g = 30 * grin
    outline = loop(0, -100, 56, -92, 92, -56, 98, -8, 112, 36, 146, 84, 152, 132 + g * 0.5, 120, 180 + g, 60, 204 + g,
        0,
        208 + g, -60, 204 + g, -120, 180 + g, -152, 132 + g * 0.5, -146, 84, -112, 36, -98, -8, -92, -56, -56, -92)
    forms = [Dab(0, -28, 80, 16, 18), Dab(0, 178 + g, 80, 24, 14), Dab(0, 80, 60, 20, 8), Dab(0, 150 + g * 0.5, 90, 16,
        -8)]
    folds = [Ridge(line(-54, y, 0, y + 6, 54, y), 8, -7) for y in (-56, -72)]
    for s in (-1, 1):
        forms += [Dab(s * 44, 2, 28, 17, -18), Dab(s * 78, 38, 34, 24, 14), Dab(s * 118, 116 + g * 0.4, 34, 46, 14)]
        folds += [Ridge(line(s * 36, 58, s * 76, 78, s * 96, 122), 11, -10), Ridge(line(s * 8, -36, s * 5, -18, s * 12,
            -4),
            6, -6), Ridge(line(s * 112, 60, s * 128, 96, s * 126, 140), 8, -5)]
    out = [*_ears(skin), Shape(outline, skin, bevel=66, angle=8, pitch=0.85, grain=0.1, dabs=tuple(forms),
        ridges=tuple(folds), shadow=Shadow(0.6, 8, 18, 10)), *_mouth(skin, g, iron_jaw), *_nose(skin)]
    for s in (-1, 1):
        lens = f"M{s * 18} 8 C{s * 30} -8 {s * 50} -10 {s * 68} -4 C{s * 58} 12 {s * 36} 15 {s * 18} 8 Z"
        x = s * 42 + look
        out += [flat(lens, iris, ink=0.04, contour=0.8, tone=1.7, glow=Glow(iris, 9, 0.45)),
            flat(ellipse(x, 3, 4.6, 7), "#160a06", tone=0.1), flat(ellipse(x - 3, -1, 2), "#ffffff", ink=0, tone=1.8),
            drawn(f"M{s * 12} 11 C{s * 28} -10 {s * 52} -12 {s * 76} -5", 5, "#1d0f08"),
            Shape(tube(s * 8, -4, 12, s * 36, -24, 30, s * 78, -32, 24, s * 104, -12, 8), skin, bevel=15, angle=20 * s,
            pitch=0.85, grain=0.1, shadow=Shadow(0.65, 3, 10, 6))]
    return out


def _ears(skin: str) -> list[Shape]:
    """Return short ears that run to a torn point."""
    out = []
    for s in (-1, 1):
        out += [Shape(loop(s * 84, -30, s * 118, -56, s * 168, -84, s * 154, -46, s * 160, -34, s * 140, 4, s * 98, 34),
            skin, bevel=14, angle=40 * s, grain=0.08, shadow=Shadow(0.45, 5, 8, 5)),
            Shape(loop(s * 100, -20, s * 122, -38, s * 146, -62, s * 136, -24, s * 106, 12), darker(skin, 0.4),
            bevel=10,
            swell=-0.7, contour=0.5, shadow=NO_SHADOW)]
    return out


def _nose(skin: str) -> list[Shape]:
    """Return a broad flat nose."""
    form = loop(-18, -6, 18, -6, 26, 24, 54, 50, 52, 74, 24, 82, 0, 86, -24, 82, -52, 74, -54, 50, -26, 24)
    return [Shape(form, lighter(skin, 0.08), bevel=22, angle=-24, pitch=0.8, grain=0.08, shadow=Shadow(0.5, 6, 10, 6),
        dabs=(Dab(0, 58, 24, 18, 14), Dab(-36, 62, 14, 12, 10), Dab(36, 62, 14, 12, 10))),
        flat(f"{ellipse(-22, 73, 11, 6)} {ellipse(22, 73, 11, 6)}", "#1e2410", tone=0.2)]


def _mouth(skin: str, g: float, iron: bool) -> list[Shape]:
    """Return the mouth with its teeth and two tusks, or a riveted iron jaw with spikes for tusks."""
    hole = loop(-104, 116, -50, 106, 0, 110, 50, 106, 104, 116, 96, 136 + g, 50, 150 + g * 1.2, 0, 148 + g * 1.2, -50,
        150 + g * 1.2, -96, 136 + g)
    out = [flat(hole, "#3a0f0c", tone=0.3, contour=1.3)]
    out += fangs(tuple((x, 109 - 2 * (abs(x) > 40), 11, 17) for x in (-70, -44, -18, 12, 40, 68)), "#e0cf9c")
    if iron:
        plate = polygon(-140, 120, -100, 140 + g, -40, 146 + g, 40, 146 + g, 100, 140 + g, 140, 120, 150, 150 + g * 0.6,
            118, 196 + g, 56, 220 + g, -56, 220 + g, -118, 196 + g, -150, 150 + g * 0.6)
        out.append(Shape(plate, DARK_STEEL, bevel=20, angle=-20, grain=0.14, shine=0.6, shadow=Shadow(0.55, 6, 10, 7)))
        for x in (-76, -48, -16, 18, 50, 78):
            out.append(Shape(polygon(x - 15, 150 + g, x + 15, 150 + g, x, 112 + g * 0.4), "#b9c0c0", bevel=9, angle=70,
                shine=0.6, shadow=Shadow(0.4, 3, 4, 3)))
        return [*out, *[Shape(ellipse(x, y + g, 8), "#c9ced0", bevel=6, shine=0.8) for x, y in ((-112, 166), (-70, 190),
            (0, 196), (70, 190), (112, 166))]]
    out += fangs(tuple((x, 147 + g * 1.15, 11, -20) for x in (-44, -14, 18, 46)), "#e0cf9c")
    for s in (-1, 1):
        out.append(Shape(tube(s * 76, 158 + g, 36, s * 88, 116 + g * 0.5, 32, s * 98, 64, 3), TUSK, bevel=15,
            angle=70 * s,
            ink=0.6, shadow=Shadow(0.5, 5, 7, 5), ridges=(Ridge(line(s * 62, 146 + g, s * 104, 140 + g), 4, -3),)))
    lip = loop(-112, 150 + g * 0.8, -60, 158 + g * 1.1, 0, 154 + g * 1.1, 60, 158 + g * 1.1, 112, 150 + g * 0.8, 70,
        176 + g, -70, 176 + g)
    return [*out, Shape(lip, lighter(skin, 0.06), bevel=14, angle=10, pitch=0.85, grain=0.08, contour=0.6,
        shadow=NO_SHADOW)]


def orc_chest(skin: str = GREEN) -> Shape:
    """Return a hill of a chest and shoulders below the head, down to y = 520."""
    forms = (Dab(-120, 310, 96, 60, 22), Dab(120, 310, 96, 60, 22), Dab(0, 430, 120, 70, 16), Dab(0, 300, 16, 90, -12))
    return Shape(loop(-360, 520, -350, 320, -286, 196, -160, 136, 0, 120, 160, 136, 286, 196, 350, 320, 360, 520), skin,
        bevel=96, angle=12, pitch=0.95, grain=0.1, dabs=forms, shadow=Shadow(0.5, 8, 14, 9))


def orc_arm(run: tuple[float, ...], skin: str = GREEN, angle: float = 50.0) -> Shape:
    """Return an arm along x, y, width, ... with cords of muscle and a vein."""
    spine = [(run[i], run[i + 1], run[i + 2]) for i in range(0, len(run), 3)]
    cords = tuple(Ridge(line(*(v for x, y, w in spine for v in (x + w * k, y + w * k * 0.4))), wide, wide * 0.6)
        for k, wide in ((-0.14, 20), (0.16, 18), (0.02, 8)))
    return Shape(tube(*run), skin, bevel=max(run[2::3]) * 0.44, angle=angle, pitch=0.9, grain=0.1, ridges=cords,
        shadow=Shadow(0.55, 9, 14, 9))
