"""What the busts of Runebound share: skin in better light, a crooked grin, a red leaf."""

from __future__ import annotations

from dataclasses import replace

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.faces import Face, brows, eyes, head, lines, nose, planes
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, polygon


def brightened(part: Part, by: float) -> list[Shape]:
    """Return the part in so many times the light."""
    return [replace(shape, tone=shape.tone * by) for shape in part]


def grin(face: Face, left: float, right: float, open_: float, half: float = 32.0) -> list[Shape]:
    """Return a grin with teeth whose corners are raised by `left` and `right` units; `open_` is how far it gapes."""
    a, b, m = face.across(-half, 2), face.across(half, 2), face.across(0, 10)
    ya, yb = 104 - left, 104 - right
    top = f"M{a:.1f} {ya:.1f} Q{(a + m) / 2:.1f} {103 - left * 0.1:.1f} {m:.1f} 101 " \
        f"Q{(b + m) / 2:.1f} {103 - right * 0.1:.1f} {b:.1f} {yb:.1f}"
    low = f"Q{(b + m) / 2 + 4:.1f} {106 + open_ * 1.1 - right * 0.1:.1f} {m:.1f} {105 + open_:.1f} " \
        f"Q{(a + m) / 2 - 4:.1f} {106 + open_ * 1.1 - left * 0.1:.1f} {a:.1f} {ya:.1f} Z"
    bow = f"M{a - 3:.1f} {ya - 1:.1f} Q{(a + m) / 2:.1f} {94 - left * 0.2:.1f} {m - 8:.1f} 93 Q{m:.1f} 97 " \
        f"{m + 8:.1f} 93 Q{(b + m) / 2:.1f} {94 - right * 0.2:.1f} {b + 3:.1f} {yb - 1:.1f} L{m:.1f} 104 Z"
    lip = Shape(stroke(f"M{a + 6:.1f} {ya + 5:.1f} Q{(a + m) / 2:.1f} {110 + open_:.1f} {m:.1f} {110 + open_:.1f} "
        f"Q{(b + m) / 2:.1f} {110 + open_:.1f} {b - 6:.1f} {yb + 5:.1f}", 9 * face.lips**0.5), face.lip_colour, bevel=5,
        angle=-20, contour=0.4, grain=0, rim=0.2, tone=1.1)
    gaps = " ".join(f"M{face.across(x, 6):.1f} 98 V{104 + open_:.1f}" for x in (-16, -5, 6, 17))
    return [lip, flat(f"{top} {low}", "#fbf3e0", ink=0.05, tone=1.6, contour=1.1), drawn(gaps, 1.3, "#b9a58c"),
        flat(bow, darker(face.lip_colour, 0.1), ink=0.5, tone=1.0, contour=0.5), drawn(top, 2.6, "#2c120c"),
        drawn(f"M{a - 9:.1f} {ya - 9:.1f} Q{a - 3:.1f} {ya - 2:.1f} {a - 1:.1f} {ya + 6:.1f}", 2.2, darker(face.skin,
        0.6)), drawn(f"M{b + 9:.1f} {yb - 9:.1f} Q{b + 3:.1f} {yb - 2:.1f} {b + 1:.1f} {yb + 6:.1f}", 2.2,
        darker(face.skin, 0.6))]


def smiling(face: Face, left: float, right: float, open_: float) -> list[Shape]:
    """Return the whole face with a grin."""
    return [head(face), *planes(face), *lines(face), *nose(face), *grin(face, left, right, open_), *eyes(face),
        *brows(face)]


def maple(x: float, y: float, size: float, turn: float, colour: str) -> list[Shape]:
    """Return a red leaf of five lobes, about 80 high, its stalk downward."""
    half = ((0, -46), (7, -30), (20, -34), (17, -16), (40, -18), (33, -6), (42, 4), (24, 12), (26, 24), (4, 20))
    points = [v for x_, y_ in half for v in (x_, y_)] + [v for x_, y_ in reversed(half[1:]) for v in (-x_, y_)]
    veins = Ridge("M0 20 L0 -38 M0 14 L32 -8 M0 14 L-32 -8 M0 18 L20 18 M0 18 L-20 18", 4, -3)
    part = [drawn("M0 18 Q2 34 -7 46", 4, "#5a2a1a"), Shape(polygon(*points), colour, bevel=8, angle=30, grain=0.04,
        ridges=(veins,), contour=1.1, shadow=Shadow(0.4, 4, 6, 4))]
    return placed(part, x, y, size, turn)

def softened(face: Face, side: int) -> list[Shape]:
    """Return light on the chin and on the cheek of the shadow side (`side` 1: right) of a young face."""
    base = flat("", lighter(face.skin, 0.1), ink=0.25, tone=1.12)
    chin = ellipse(round(face.across(-2 * side, 4), 1), 143, 31, 19)
    cheek = ellipse(round(face.across(46 * side), 1), 66, 27, 44)
    return [replace(base, outline=chin, opacity=0.72, feather=15), replace(base, outline=cheek, opacity=0.4,
        feather=22)]
