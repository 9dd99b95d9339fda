"""Bats that fly at the eye: leaf noses, fangs, great ears, wings of skin."""

from __future__ import annotations

import random

from ..palette import darker, lighter
from ..paths import ellipse, leaf_mass, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, flat, placed
from .beasts import coat
from .monsters import bat_wing
from .ratmen import rat_eye

IVORY = "#f1e6c2"


def bat(fur: str = "#6a5244", skin: str = "#8a5a4a", gape: float = 22.0, lift: float = 0.0, iris: str = "#ffb03a",
    torn: bool = False, seed: int = 2) -> list[Shape]:
    """Return a bat round its own eyes, about 720 wide and 380 high.

    `gape` opens its mouth (units), `lift` raises the wing tips (units), `torn` wings have holes and an ear is bitten.
    """
    dice, u = random.Random(seed), lift
    out: list[Shape] = []
    for s in (-1, 1):
        tips = (362, -70 - u, 318, 96 - u * 0.4, 226, 168, 120, 186)
        wing = bat_wing(tips, skin, darker(fur, 0.15), (190, -112 - u * 0.7), (44, 60), 24)
        if torn:
            wing += [flat(loop(x, y, x + 14, y - 20, x + 30, y - 6, x + 22, y + 22), "#241814", tone=0.35, contour=1.1)
                for x, y in ((226, 20), (280, -30))]
        out += placed(wing, mirror=s < 0)
    out += [Shape(leaf_mass(dice, 0, 124, 76, 104, 44), fur, bevel=60, angle=74, grain=0.2,
        ridges=(coat(dice, -66, 40, 66, 210, 90, 3, 24, 6.0),), shadow=Shadow(0.55, 8, 14, 9))]
    for s in (-1, 1):
        for k in (-1, 0, 1):
            out.append(Shape(tube(s * 34 + k * 9, 210, 11, s * 36 + k * 15, 236, 9, s * 36 + k * 18, 262, 1), "#33241a",
                bevel=4, angle=60))
    return [*out, *bat_head(fur, gape, iris, torn)]


def bat_head(fur: str, gape: float = 22.0, iris: str = "#ffb03a", torn: bool = False) -> list[Shape]:
    """Return the head from the front, 190 wide, its eyes on y = 0."""
    dice, g, pink = random.Random(8), gape, "#b97a68"
    out: list[Shape] = []
    for s in (-1, 1):
        bitten = (s * 118, -120, s * 96, -112, s * 112, -84) if torn and s > 0 else (s * 122, -116)
        out += [Shape(loop(s * 20, -48, s * 38, -120, s * 92, -186, *bitten, s * 112, -40, s * 80, 6), fur, bevel=18,
            angle=50 * s, grain=0.1, shadow=Shadow(0.5, 5, 9, 6)),
            Shape(loop(s * 42, -56, s * 54, -112, s * 88, -158, s * 104, -100, s * 94, -44, s * 70, -16), pink,
            bevel=16,
            swell=-0.8, angle=-30 * s, contour=0.6, shadow=NO_SHADOW,
            ridges=tuple(Ridge(line(s * 58, y, s * 100, y - 14), 6, 4) for y in (-50, -76, -102)))]
    skull = loop(0, -76, 54, -66, 88, -24, 90, 24, 62, 58, 54, 92 + g * 0.5, 28, 116 + g, 0, 122 + g, -28, 116 + g, -54,
        92 + g * 0.5, -62, 58, -90, 24, -88, -24, -54, -66)
    forms = [Dab(0, 98 + g, 30, 14, 8)]
    for s in (-1, 1):
        forms += [Dab(s * 42, -26, 32, 12, 12, s * 14), Dab(s * 42, 2, 26, 16, -14), Dab(s * 60, 40, 26, 22, 10)]
    maw = loop(-48, 62, 0, 72, 48, 62, 38, 92 + g, 0, 106 + g, -38, 92 + g)
    out += [Shape(skull, fur, bevel=54, angle=14, grain=0.14, dabs=tuple(forms),
        ridges=(coat(dice, -80, -66, 80, -16, 40, 2, 18), coat(dice, -80, 20, 80, 70, 26, 2, 18)),
        shadow=Shadow(0.55, 7, 12, 8)), flat(maw, "#4a120f", tone=0.3, contour=1.2),
        Shape(loop(-24, 96 + g, 0, 80 + g * 0.7, 24, 96 + g, 0, 106 + g), "#c0605a", bevel=8, shadow=NO_SHADOW)]
    for x, w, long in ((-32, 8, 30), (32, 8, 30), (-14, 5, 14), (14, 5, 14), (0, 4, 10)):
        out.append(Shape(polygon(x - w, 64, x + w, 64, x + w * 0.1, 68 + long), IVORY, bevel=5, ink=0.3, contour=0.9,
            shadow=Shadow(0.3, 1, 3, 2)))
    for x in (-22, 22):
        out.append(Shape(polygon(x - 6, 98 + g, x + 6, 98 + g, x, 76 + g), IVORY, bevel=4, ink=0.3, contour=0.8,
            shadow=NO_SHADOW))
    leaf = loop(0, -22, 16, 14, 34, 34, 26, 56, 0, 62, -26, 56, -34, 34, -16, 14)
    out += [Shape(leaf, pink, bevel=16, angle=80, grain=0.06, shadow=Shadow(0.5, 4, 7, 5),
        dabs=(Dab(0, 10, 8, 30, 9), Dab(-18, 44, 10, 9, 6), Dab(18, 44, 10, 9, 6))),
        flat(f"{ellipse(-11, 46, 6, 4)} {ellipse(11, 46, 6, 4)}", "#2a120c", tone=0.2)]
    for s in (-1, 1):
        out += placed(rat_eye(16, iris), s * 46, 0, 1.0, -10 * s, mirror=s > 0)
        out.append(Shape(tube(s * 22, 0, 8, s * 44, -20, 17, s * 76, -28, 6), lighter(fur, 0.08), bevel=8, angle=30 * s,
            shadow=Shadow(0.6, 2, 7, 4)))
    return out
