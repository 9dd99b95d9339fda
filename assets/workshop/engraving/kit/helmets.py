"""Helmets from the front, in the measures of a face: brow at y = -40, chin at y = 165."""

from __future__ import annotations

from ..palette import DARK_STEEL, GOLD, STEEL, darker, lighter
from ..paths import ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, flat, stroke

DROP = Shadow(0.55, 6, 12, 8)


def great_helm(metal: str = STEEL, trim: str = GOLD, slit: str = "#14100e") -> list[Shape]:
    """Return a closed helm with a cross of trim, an eye slit and breathing holes."""
    bowl = loop(-112, 150, -122, 40, -120, -60, -84, -142, 0, -170, 84, -142, 120, -60, 122, 40, 112, 150, 60, 196, 0,
        212,
        -60, 196)
    holes = " ".join(ellipse(s * (34 + 22 * c), 70 + 24 * r, 6) for s in (-1, 1) for r in range(4) for c in range(3))
    cross = polygon(-11, -168, 11, -168, 13, -34, 118, -26, 118, -6, 13, -10, 13, 206, -13, 206, -13, -10, -118, -6,
        -118, -26, -13, -34)
    return [
        Shape(bowl, metal, bevel=80, angle=20, grain=0.05, shine=0.6, dabs=(Dab(0, 40, 20, 120, 18),), shadow=DROP),
        *[flat(loop(s * 104, 6, s * 60, -4, s * 16, 0, s * 16, 18, s * 60, 20, s * 104, 22), slit, tone=0.15,
        contour=1.2)
            for s in (-1, 1)],
        Shape(cross, trim, bevel=7, angle=70, grain=0.04, shine=0.5, shadow=Shadow(0.4, 3, 5, 3)),
        flat(holes, slit, tone=0.2, contour=0.7),
        *[Shape(ellipse(s * x, y, 6), lighter(trim, 0.2), bevel=4, shadow=NO_SHADOW) for s in (-1, 1)
            for x, y in ((50, -20), (92, -18))],
    ]


def kettle_hat(metal: str = STEEL) -> list[Shape]:
    """Return an iron hat with a broad brim; it covers the brow."""
    crown = loop(-104, -66, -104, -120, -66, -172, 0, -188, 66, -172, 106, -120, 106, -66, 0, -50)
    brim = loop(-178, -34, -140, -72, -60, -92, 0, -96, 60, -92, 140, -72, 180, -34, 120, -46, 0, -58, -120, -46)
    return [Shape(crown, metal, bevel=56, angle=24, grain=0.06, shine=0.6, ridges=(Ridge("M0 -190 V-60", 16, 9),),
        shadow=DROP), Shape(brim, darker(metal, 0.08), bevel=14, angle=8, grain=0.06, shine=0.5,
        shadow=Shadow(0.65, 4, 18, 9)),
        *[Shape(ellipse(x, -84 + abs(x) * 0.12, 6), GOLD, bevel=4, shadow=NO_SHADOW) for x in (-84, -42, 0, 42, 84)]]


def barbute(metal: str = STEEL, trim: str = GOLD) -> list[Shape]:
    """Return a helmet that leaves only a T open, to be laid over a face or a skull."""
    outer = (
        "M-116 196 C-128 80 -130 -30 -116 -90 C-96 -150 -50 -176 0 -180 C50 -176 96 -150 116 -90 "
        "C130 -30 128 80 116 196 L60 214 "
    )
    hole = (
        "L26 190 L22 66 L30 34 L92 30 C98 6 96 -14 88 -26 L16 -30 L12 26 L0 52 L-12 26 L-16 -30 L-88 -26 "
        "C-96 -14 -98 6 -92 30 L-30 34 L-22 66 L-26 190 L-60 214 Z"
    )
    edge = line(26, 196, 22, 66, 32, 36, 90, 30) + " " + line(-26, 196, -22, 66, -32, 36, -90, 30)
    return [Shape(outer + hole, metal, bevel=60, angle=22, grain=0.05, shine=0.6, ridges=(Ridge("M0 -178 V-40", 18,
        12),), shadow=DROP), Shape(stroke(edge, 9), trim, bevel=4, angle=70, shadow=Shadow(0.4, 2, 4, 3)),
        Shape(stroke(line(-90, -28, -16, -34, 16, -34, 90, -28), 9), trim, bevel=4, angle=20, shadow=NO_SHADOW)]


def plume(colour: str, height: float = 150.0, lean: float = 60.0) -> list[Shape]:
    """Return a plume of three ostrich feathers on the crown of a helmet at 0, -170."""
    out = []
    for i, (dx, k) in enumerate(((-0.5, 0.8), (1.1, 0.85), (0.3, 1.0))):
        tip = (lean * dx * 1.3, -170 - height * k)
        out.append(Shape(tube(0, -164, 16, lean * dx * 0.5 - 6, -170 - height * 0.5 * k, 46, tip[0] + lean * 0.3,
            tip[1], 52,
            tip[0] + lean * 1.0, tip[1] + 44 * k, 8), lighter(colour, 0.08 * i), bevel=22, angle=40 + 40 * i, grain=0.1,
            ridges=(Ridge(line(0, -164, lean * dx * 0.5 - 6, -170 - height * 0.5 * k, *tip, tip[0] + lean,
            tip[1] + 40), 6, 5),), shadow=Shadow(0.5, 4, 8, 5)))
    return [*out, Shape(polygon(-13, -190, 13, -190, 16, -160, -16, -160), GOLD, bevel=6, angle=70)]


def great_horns(colour: str, reach: float = 1.0) -> list[Shape]:
    """Return a pair of plain horns that leave the temples and sweep up."""
    k = reach
    return [Shape(tube(s * 92, -70, 54, s * (92 + 84 * k), -96, 46, s * (92 + 112 * k), -96 - 90 * k, 30,
        s * (92 + 80 * k), -96 - 190 * k, 3), colour, bevel=24, angle=s * 40, grain=0.08, shadow=DROP,
        ridges=tuple(Ridge(line(s * (96 + u), -104 - u * 0.2, s * (104 + u), -60 - u * 0.2), 6, -5)
        for u in (12, 30, 48, 66))) for s in (-1, 1)]


def tower_shield(width: float, height: float, colour: str, mark: str, trim: str = DARK_STEEL) -> list[Shape]:
    """Return a tall curved shield round 0, 0 with a rim, studs and a painted `mark` (an outline, 100 high)."""
    w, h = width / 2, height / 2
    body = (
        f"M{-w} {-h * 0.9} Q0 {-h * 1.08} {w} {-h * 0.9} V{h * 0.8} Q{w * 0.5} {h} 0 {h * 1.04} "
        f"Q{-w * 0.5} {h} {-w} {h * 0.8} Z"
    )
    k = height / 330
    return [Shape(body, colour, bevel=w * 0.8, swell=0.7, angle=86, grain=0.06, shadow=Shadow(0.6, 10, 14, 10)),
        Shape(f'<g transform="translate(0 {-h * 0.35}) scale({k})"><path d="{mark}"/></g>', "#efe2c2", bevel=6 * k,
        angle=20, ink=0.6, shadow=NO_SHADOW),
        Shape(stroke(body, w * 0.14), trim, bevel=w * 0.06, angle=60, shine=0.5, shadow=Shadow(0.4, 3, 5, 3)),
        *[Shape(ellipse(s * w * 0.94, y * h, w * 0.06), GOLD, bevel=4) for s in (-1, 1) for y in (-0.8, -0.4, 0, 0.4,
        0.76)]]
