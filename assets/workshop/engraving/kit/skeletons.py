"""Bones that walk: a great skull from the front, rib cage, fleshless hands.

The skull has the measures of a face: origin between the sockets, chin near y = 170, crown near y = -132.
"""

from __future__ import annotations

from itertools import pairwise

from ..palette import BONE, darker, lighter
from ..paths import ellipse, line, loop, tube
from ..shapes import NO_SHADOW, Dab, Glow, Ridge, Shadow, Shape, drawn, flat

HOLLOW = "#1d130d"
KNUCKLE = Shadow(0.45, 2, 4, 3)


def great_skull(colour: str = BONE, gape: float = 10.0, ember: str | None = None, broken: bool = False) -> list[Shape]:
    """Return a large skull; `gape` drops the jaw (units), `ember` lights the sockets, `broken` opens the crown."""
    g = gape
    dome = loop(0, -132, 60, -120, 98, -72, 104, -16, 98, 26, 84, 58, 64, 74, 52, 106, 20, 114, -20, 114, -52, 106,
        -64, 74, -84, 58, -98, 26, -104, -16, -98, -72, -60, -120)
    forms = [Dab(0, -80, 60, 40, 8), Dab(0, 20, 14, 24, 8), Dab(0, 92, 44, 16, 10)]
    for s in (-1, 1):
        forms += [Dab(s * 42, -36, 36, 12, 14, s * -8), Dab(s * 42, 4, 30, 26, -18), Dab(s * 78, 42, 22, 14, 14),
            Dab(s * 88, -26, 18, 34, -9), Dab(s * 62, 70, 18, 20, -10)]
    jaw = loop(-88, 40, -94, 66, -80, 122 + g, -46, 160 + g, 0, 168 + g, 46, 160 + g, 80, 122 + g, 94, 66, 88, 40, 62,
        66, 48, 126 + g, 0, 138 + g, -48, 126 + g, -62, 66)
    out: list[Shape] = [
        flat(loop(-70, 60, 0, 90, 70, 60, 60, 130 + g, 0, 140 + g, -60, 130 + g), HOLLOW, tone=0.2),
        Shape(jaw, darker(colour, 0.12), bevel=24, angle=-30, grain=0.08, shadow=Shadow(0.5, 6, 12, 8)),
        *_teeth(colour, 126 + g, -18, 7),
        Shape(dome, colour, bevel=84, angle=18, pitch=0.85, grain=0.08, dabs=tuple(forms),
            shadow=Shadow(0.6, 6, 14, 8)),
        *_teeth(colour, 102, 20, 8),
    ]
    for s in (-1, 1):
        out.append(flat(loop(s * 14, 2, s * 26, -16, s * 54, -20, s * 72, -4, s * 70, 18, s * 46, 32, s * 22, 24),
            HOLLOW, tone=0.2, contour=0.9))
        if ember:
            out += [flat(ellipse(s * 44, 6, 12, 11), ember, ink=0, tone=1.8, glow=Glow(ember, 9, 0.8)),
                flat(ellipse(s * 44, 5, 5), "#fffbe6", ink=0, tone=1.9)]
    out.append(flat("M0 30 C-8 42 -22 62 -14 72 Q-6 76 0 64 Q6 76 14 72 C22 62 8 42 0 30 Z", HOLLOW, tone=0.2,
        contour=0.8))
    out.append(drawn("M-86 -40 l14 -10 l-4 -14 l12 -12 M60 -120 l4 18 l-12 8 l6 14 M-60 64 l8 10", 2.4))
    if broken:
        out.append(flat("M22 -131 L62 -120 L92 -84 L70 -84 L62 -98 L44 -92 L38 -112 L24 -114 Z", HOLLOW, tone=0.25,
            contour=1.2))
    return out


def _teeth(colour: str, y: float, long: float, count: int) -> list[Shape]:
    """Return a row of blunt teeth along an arc with its roots at y."""
    out = []
    for i in range(count):
        u = (i + 0.5) / count * 2 - 1
        x, root = u * 46, y - 5 * u * u * (1 if long > 0 else 1.4)
        out.append(Shape(tube(x, root, 11, x, root + long * 0.6, 12, x * 0.98, root + long, 9), lighter(colour, 0.15),
            bevel=5, angle=84, ink=0.5, grain=0, contour=0.8, shadow=Shadow(0.25, 1, 2, 2)))
    return out


def rib_cage(colour: str = BONE, pairs: int = 6, gap: float = 40.0) -> list[Shape]:
    """Return neck, collar bones, breast bone and ribs below a great skull, from y = 140 downward."""
    dark = loop(-150, 250, 0, 214, 150, 250, 196, 400, 150, 560, -150, 560, -196, 400)
    out: list[Shape] = [flat(dark, "#241a16", tone=0.22)]
    for i in range(4):
        top = 166 + i * 24
        joint = loop(-34, top - 10, 0, top - 14, 34, top - 10, 40, top + 6, 0, top + 12, -40, top + 6)
        out.append(Shape(joint, darker(colour, 0.2), bevel=12, angle=20, grain=0.1))
    for i in reversed(range(pairs)):
        y, reach = 262 + i * gap, 168 + 30 * min(i, 3) - 14 * max(i - 3, 0)
        for s in (-1, 1):
            out.append(Shape(tube(s * 16, y + 6, 15, s * reach * 0.5, y - 6, 20, s * reach, y + 30, 22,
                s * reach * 1.02, y + 70, 16), darker(colour, 0.05 * (i % 3)), bevel=10, angle=s * 50 + i * 9,
                grain=0.1, shadow=Shadow(0.5, 4, 9, 5)))
    foot = 250 + pairs * gap
    out.append(Shape(tube(0, 244, 44, 0, 300, 34, 0, foot - 40, 30, 0, foot, 16), colour, bevel=14, angle=84, grain=0.1,
        ridges=tuple(Ridge(line(-18, y, 0, y + 4, 18, y), 6, -5) for y in range(280, round(foot), 40))))
    for s in (-1, 1):
        out.append(Shape(tube(s * 14, 240, 22, s * 90, 218, 18, s * 170, 236, 20, s * 226, 232, 34), colour, bevel=11,
            angle=s * 12, grain=0.1, shadow=Shadow(0.5, 4, 10, 6)))
        out.append(Shape(ellipse(s * 236, 246, 38, 36), colour, bevel=28, angle=s * 40, grain=0.1))
    return out


def bone_arm(*joints: float, colour: str = BONE, width: float = 30.0) -> list[Shape]:
    """Return upper arm and the two bones of the forearm through shoulder, elbow and wrist (x, y, x, y, x, y)."""
    ax, ay, bx, by, cx, cy = joints
    w = width
    mx, my = (ax + bx) / 2, (ay + by) / 2
    out = [Shape(tube(ax, ay, w * 1.2, mx, my, w * 0.72, bx, by, w * 1.1), colour, bevel=w * 0.5, angle=70, grain=0.1,
        shadow=Shadow(0.5, 6, 10, 6))]
    for d in (-0.32, 0.32):
        out.append(Shape(tube(bx + d * w, by, w * 0.7, (bx + cx) / 2 + d * w * 1.2, (by + cy) / 2, w * 0.42,
            cx + d * w * 0.8, cy, w * 0.6), darker(colour, 0.1 if d < 0 else 0), bevel=w * 0.3, angle=60, grain=0.1,
            shadow=Shadow(0.45, 4, 7, 5)))
    return [*out, Shape(ellipse(bx, by, w * 0.62), colour, bevel=w * 0.5, angle=30, grain=0.08)]


def bone_fist(colour: str = BONE) -> list[Shape]:
    """Return a fleshless fist round an upright shaft through 0, 0."""
    out = [flat(loop(-38, -40, 20, -46, 34, 0, 28, 46, -34, 44), HOLLOW, tone=0.3)]
    for i, (y, reach) in enumerate(((-38, 34), (-13, 40), (12, 39), (36, 32))):
        out.append(Shape(tube(-36, y + 2, 20, -16, y, 12, 2, y - 1, 21), darker(colour, 0.06 * (i % 2)), bevel=9,
            angle=20, grain=0.06, shadow=KNUCKLE))
        out.append(Shape(tube(4, y - 1, 20, reach - 12, y, 12, reach, y + 5, 17), colour, bevel=8, angle=70, grain=0.06,
            shadow=KNUCKLE))
    return [*out, Shape(tube(-40, -20, 22, -30, -46, 14, -8, -58, 20), colour, bevel=9, angle=20, shadow=KNUCKLE),
        Shape(tube(-6, -58, 19, 10, -56, 12, 24, -50, 15), colour, bevel=8, angle=60, shadow=KNUCKLE)]


def bone_hand(colour: str = BONE, nails: str | None = None) -> list[Shape]:
    """Return an open fleshless hand, palm to the eye, wrist at 0, 70; the thumb is to the left."""
    runs = ((-24, 40, -34, -14, -50, -58, -54, -98), (-6, 34, -8, -26, -14, -78, -8, -122),
        (14, 36, 18, -20, 30, -66, 42, -104), (32, 44, 42, -2, 60, -38, 78, -66), (-26, 60, -60, 26, -84, -2, -94, -36))
    out = [Shape(tube(-9, 150, 22, -9, 110, 15, -12, 72, 22), darker(colour, 0.1), bevel=9, angle=80, grain=0.08),
        Shape(tube(14, 150, 20, 13, 110, 13, 14, 72, 20), colour, bevel=9, angle=70, grain=0.08),
        Shape(loop(-32, 52, 0, 44, 32, 52, 26, 84, 0, 90, -26, 84), colour, bevel=16, angle=14, grain=0.14)]
    for run in runs:
        points = [(run[i], run[i + 1]) for i in range(0, 8, 2)]
        for k, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
            w = 19 - 3.4 * k
            out.append(Shape(tube(ax, ay, w, (ax + bx) / 2, (ay + by) / 2, w * 0.6, bx, by, w * (0.9 if k < 2
                else 0.5)), colour, bevel=w * 0.45, angle=76 - 30 * k, grain=0.05, shadow=KNUCKLE))
        if nails:
            (ax, ay), (bx, by) = points[2], points[3]
            dx, dy = (bx - ax) * 0.55, (by - ay) * 0.55
            out.append(Shape(tube(bx - dx * 0.2, by - dy * 0.2, 11, bx + dx * 0.5, by + dy * 0.5, 7, bx + dx, by + dy,
                1), nails, bevel=4, angle=70, shadow=NO_SHADOW))
    return out
