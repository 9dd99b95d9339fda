"""What dwarfs of the deep wear: a helmet whose mask is raised over the brow, in the measures of a face."""

from __future__ import annotations

from ..palette import GOLD, STEEL, darker, lighter
from ..paths import ellipse, line, loop, polygon
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, flat, stroke


def raised_mask(metal: str = STEEL, trim: str = GOLD, turn: float = 14.0) -> list[Shape]:
    """Return a helmet, and above its rim the iron face that is pushed up: brow, eye slits, nose, moulded beard."""
    t = turn
    dome = loop(-128, -30, -132, -104, -92, -176, t, -206, 108, -176, 148, -104, 146, -30, 78, -54, t, -60, -62, -54)
    rim = line(-130, -34, -62, -60, t, -66, 78, -60, 148, -34)
    face = loop(-112, -100, -120, -152, -104, -216, -66, -252, -30, -240, t, -262, 52, -240, 92, -252, 130, -216,
        148, -152, 138, -100, 82, -122, t, -128, -54, -122)
    out = [Shape(dome, darker(metal, 0.1), bevel=56, angle=20, grain=0.04, shine=0.5, shadow=Shadow(0.5, 6, 12, 8)),
        Shape(stroke(rim, 26), trim, bevel=10, angle=80, shine=0.6),
        *[Shape(ellipse(x, y, 6), darker(trim, 0.3), bevel=4, shadow=NO_SHADOW) for x, y in ((-108, -42), (-68, -58),
        (-24, -65), (54, -63), (96, -55), (132, -40))],
        Shape(face, metal, bevel=40, angle=-24, grain=0.03, shine=0.7, shadow=Shadow(0.65, 6, 16, 9),
        dabs=(Dab(t - 52, -172, 30, 14, -8), Dab(t + 52, -172, 30, 14, -8), Dab(t, -176, 16, 34, 16),
        Dab(t - 66, -206, 28, 14, 9), Dab(t + 66, -206, 28, 14, 9)),
        ridges=tuple(Ridge(line(t + s * x, -212, t + s * (x + 8), -236, t + s * (x + 6), -252), 7, -6) for s in (-1, 1)
        for x in (24, 44, 64, 84)))]
    for s in (-1, 1):
        slit = loop(t + s * 24, -166, t + s * 46, -180, t + s * 84, -178, t + s * 92, -166, t + s * 60, -156,
            t + s * 34, -156)
        out += [Shape(stroke(slit, 12), trim, bevel=5, angle=40 * s, shine=0.5),
            flat(slit, "#17120e", tone=0.15, contour=1.0),
            Shape(loop(t + s * 16, -142, t + s * 44, -152, t + s * 96, -146, t + s * 118, -128, t + s * 60, -132),
            lighter(metal, 0.08), bevel=9, angle=20 * s, shine=0.6, shadow=Shadow(0.5, 3, 6, 4)),
            Shape(ellipse(t + s * 130, -104, 20), trim, bevel=12, angle=45, shine=0.7),
            Shape(ellipse(t + s * 130, -104, 8), darker(metal, 0.2), bevel=6, shadow=NO_SHADOW)]
    out.append(Shape(polygon(t - 13, -150, t + 13, -150, t + 24, -204, t, -216, t - 24, -204), lighter(metal, 0.1),
        bevel=13, angle=80, shine=0.7, shadow=Shadow(0.5, 4, 6, 4)))
    return out
