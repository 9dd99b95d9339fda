"""Hands: a fist round a shaft, an open palm, a hand that holds something flat. About 100 units high."""

from __future__ import annotations

from ..palette import darker, lighter
from ..paths import line, loop, tube
from ..shapes import NO_SHADOW, Ridge, Shadow, Shape, drawn

KNUCKLE = Shadow(0.4, 2, 4, 3)


def fist(skin: str, nails: str | None = None) -> list[Shape]:
    """Return a fist round an upright shaft through 0, 0: four stacked fingers and the thumb across them."""
    out = [Shape(loop(-40, -44, 0, -54, 34, -46, 42, 0, 36, 46, 0, 56, -36, 48, -46, 0), darker(skin, 0.12), bevel=24,
        angle=-10, grain=0.02, pitch=0.8)]
    for i, (y, reach) in enumerate(((-37, 37), (-13, 41), (11, 40), (34, 34))):
        finger = tube(-34, y + 2, 24, -6, y - 1, 26, reach - 8, y, 25, reach, y + 5, 19)
        out.append(Shape(finger, lighter(skin, 0.06) if i < 2 else skin, bevel=12, angle=70, grain=0.02, pitch=0.75,
            shadow=KNUCKLE))
        out.append(drawn(line(4, y - 9, 7, y, 4, y + 9), 1.6, darker(skin, 0.6)))
        if nails:
            out.append(Shape(loop(reach - 4, y - 4, reach + 6, y + 2, reach + 4, y + 12, reach - 6, y + 8), nails,
                bevel=4, ink=0.4, shadow=NO_SHADOW))
    thumb = tube(-40, -20, 28, -30, -44, 26, -4, -56, 24, 22, -52, 20)
    return [*out, Shape(thumb, lighter(skin, 0.08), bevel=12, angle=20, grain=0.02, pitch=0.75, shadow=KNUCKLE)]


def palm(skin: str, spread: float = 1.0) -> list[Shape]:
    """Return a raised open hand seen from its palm, the wrist at 0, 60, the thumb to the left."""
    k = spread
    out = [Shape(tube(0, 130, 56, 0, 90, 50, 0, 50, 58), darker(skin, 0.08), bevel=26, angle=86, grain=0.02, pitch=0.8)]
    fingers = ((-26, -10, 22, -32 * k, -50, 21, -37 * k, -88, 16), (-6, -18, 23, -8 * k, -64, 22, -10 * k, -108, 16),
        (14, -16, 22, 16 * k, -60, 21, 19 * k, -100, 15), (32, -6, 20, 40 * k, -40, 18, 47 * k, -72, 13))
    for run in fingers:
        out.append(Shape(tube(*run), skin, bevel=11, angle=80, grain=0.02, pitch=0.75, shadow=KNUCKLE))
        mx, my = run[3], run[4]
        out.append(drawn(line(mx - 9, my + 6, mx, my + 9, mx + 9, my + 6), 1.6, darker(skin, 0.6)))
    folds = (Ridge(line(-30, 0, 0, 12, 38, 4), 7, -4), Ridge(line(-22, 14, -2, 34, 2, 60), 7, -4))
    hand = loop(-40, -8, -20, -22, 12, -24, 42, -12, 46, 24, 34, 62, 0, 72, -32, 60, -44, 26)
    return [*out, Shape(hand, lighter(skin, 0.08), bevel=26, angle=14, grain=0.02, pitch=0.8, ridges=folds,
        shadow=KNUCKLE), Shape(tube(-24, 46, 32, -50, 22, 27, -68 * k, -8, 22, -76 * k, -32, 15), lighter(skin, 0.05),
        bevel=13, angle=40, grain=0.02, pitch=0.75, shadow=KNUCKLE)]


def grip(skin: str) -> list[Shape]:
    """Return the four fingers of a hand that holds the lower edge of something flat (a book, a board)."""
    out = []
    for i, x in enumerate((-33, -11, 11, 32)):
        finger = tube(x * 1.1, 40, 24, x, 10, 23, x * 0.96, -16 + abs(i - 1.5) * 3, 18)
        out.append(Shape(finger, lighter(skin, 0.05) if i % 2 else skin, bevel=11, angle=80, grain=0.02, pitch=0.75,
            shadow=KNUCKLE))
        out.append(drawn(line(x - 8, 12, x, 15, x + 8, 12), 1.6, darker(skin, 0.6)))
    return out
