"""Hills: mounds lit from the left, with hatches that fall along the right flank."""

from __future__ import annotations

import random

from assets.workshop.runebound.chart.pen import INK, Pen, Point, curve, dense, poly

LIGHT, BODY, DARK = "#ecd6a2", "#d9bc83", "#b8935a"


def mound(pen: Pen, dice: random.Random, wide: float, tint: str = BODY) -> str:
    """A hill about 0, 0 (the middle of its foot)."""
    high = wide * dice.uniform(0.42, 0.56)
    lean = dice.uniform(-0.12, 0.08)
    half = wide / 2
    knots: list[Point] = [
        (-half, 0), (-half * 0.80, -high * dice.uniform(0.24, 0.34)), (-half * (0.46 - lean), -high * 0.72),
        (half * lean, -high), (half * (0.42 + lean), -high * dice.uniform(0.72, 0.8)),
        (half * 0.76, -high * dice.uniform(0.3, 0.42)), (half, 0),
    ]  # fmt: skip
    crest = dense(knots, 8)
    body = poly([*crest, (half * 0.6, 3), (0, 4.5), (-half * 0.6, 3)])
    out = pen.shape(body, tint)
    if not pen.pale:
        top = max(range(len(crest)), key=lambda k: -crest[k][1])
        shaded = list(crest[top:])
        inner = [(x * 0.42 + half * 0.12 - 2, y * 0.55 + 1) for x, y in reversed(shaded)]
        out += pen.shape(poly([*shaded, (half * 0.5, 3), *inner]), DARK, more='opacity=".36"')
        lit = list(crest[3:top])
        out += pen.shape(poly([*lit, *[(x * 0.62, y * 0.6) for x, y in reversed(lit)]]), LIGHT, more='opacity=".75"')
    out += _hatches(pen, dice, crest, high, half)
    # the line of the crest runs out into the foot
    out += pen.line(curve([*crest[1:-1:3], crest[-2]]), 1.5, INK)
    return out


def _hatches(pen: Pen, dice: random.Random, crest: list[Point], high: float, half: float) -> str:
    """Lines that hang from the crest along the right flank, longest near the top."""
    count = max(5, round(half / (2.5 if not pen.pale else 5)))
    strokes = ""
    top = max(range(len(crest)), key=lambda k: -crest[k][1])
    last = len(crest) - 2
    for k in range(count):
        t = (k + 0.2) / count
        x, y = crest[round(top + (last - top) * t * 0.96)]
        length = high * (0.66 - 0.5 * t) * dice.uniform(0.62, 1.05)
        length = min(length, -y - 1.0)
        if length < 2.4:
            continue
        drift = 2 + 5 * t
        strokes += f"M{x - 0.6:.1f} {y + 1.0:.1f}q{drift * 0.15:.1f} {length * 0.5:.1f} {drift:.1f} {length:.1f}"
    few = ""
    for _ in range(2 if half > 22 and not pen.pale else 0):
        x, y = -half * dice.uniform(0.25, 0.5), -high * dice.uniform(0.16, 0.4)
        few += f"M{x:.1f} {y:.1f}q1.4 {high * 0.08:.1f} 3.4 {high * 0.14:.1f}"
    return pen.line(strokes, 1.05, INK, 'opacity=".86"') + (pen.line(few, 0.8, INK, 'opacity=".55"') if few else "")
