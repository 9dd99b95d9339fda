"""What the plains bear: tufts, strokes of grass, hatched fields, farms."""

from __future__ import annotations

import math
import random

from assets.workshop.runebound.chart.pen import INK, Pen, box, poly

FIELDS = ("#cfc884", "#d9c67a", "#c4c98a", "#dccf96")


def tuft(dice: random.Random, x: float, y: float) -> str:
    """Three blades, as a path."""
    h = dice.uniform(3.4, 5.2)
    return (
        f"M{x - 2:.1f} {y:.1f}q-.4 {-h * 0.5:.1f} -1.6 {-h * 0.7:.1f}M{x:.1f} {y:.1f}v{-h:.1f}"
        f"M{x + 2:.1f} {y:.1f}q.4 {-h * 0.5:.1f} 1.7 {-h * 0.75:.1f}"
    )


def strokes(dice: random.Random, x: float, y: float) -> str:
    """A cluster of three short level strokes, as a path."""
    out = ""
    for k in range(3):
        out += f"M{x + dice.uniform(-4, 4):.1f} {y + 3.2 * k:.1f}h{dice.uniform(5, 12):.1f}"
    return out


def field(pen: Pen, dice: random.Random, wide: float, high: float, turn: float, kind: str = "") -> str:
    """A ploughed field about 0, 0: a slanted piece with furrows."""
    a = math.radians(turn)
    lean = dice.uniform(-0.25, 0.25) * high

    def at(u: float, v: float) -> tuple[float, float]:
        x, y = (u - 0.5) * wide + lean * (v - 0.5), (v - 0.5) * high
        return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)

    ring = [at(0.02, 0), at(1, 0.04), at(0.97, 1), at(0, 0.95)]
    out = pen.shape(poly(ring), kind or dice.choice(FIELDS), more='opacity=".75"')
    along = dice.random() < 0.5
    count = max(4, round((wide if along else high) / 4.6))
    lines = ""
    for k in range(count + 1):
        t = k / count
        (ax, ay), (bx, by) = (at(t, 0), at(t, 1)) if along else (at(0, t), at(1, t))
        lines += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    return out + pen.line(lines, 0.75, "#5d5330", 'opacity=".62"') + pen.line(poly(ring), 0.8, "#5d5330",
            'opacity=".7"')


def farm(pen: Pen, dice: random.Random) -> str:
    """A small house with a red roof about 0, 0 (its foot)."""
    out = pen.shape("M-7 1Q0 4 12 1L9 -1H-7Z", "#5d5330", more='opacity=".25"')
    out += pen.shape(box(-6, -8, 12, 8), "#f0e2c0", 1.1, INK)
    out += pen.shape("M-8 -7.5L-5 -14.5H5L8 -7.5Z", "#b4503a", 1.1, INK)
    out += pen.line("M-4.6 -9h9.4M-3.4 -11.5h7", 0.6, INK, 'opacity=".6"')
    return out + pen.shape(box(-1.6, -4.6, 3.2, 4.6), INK)
