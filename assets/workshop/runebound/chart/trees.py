"""Trees: scalloped crowns with arcs on the shadow side, firs in tiers; their trunks are seen at the forest's edge."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving.palette import mixed
from assets.workshop.runebound.chart.pen import INK, Pen, Point, poly

LEAF, FIR = "#8aa862", "#6d8f5c"
MURK_LEAF, MURK_FIR = "#65874f", "#4f7350"


def crown(pen: Pen, dice: random.Random, radius: float, leaf: str = LEAF, trunk: bool = True) -> str:
    """A broad tree about 0, 0 (its foot)."""
    high = radius * 1.5
    lobes = 7 if radius > 8 else 6
    turn = dice.uniform(0, 1)
    rim: list[Point] = []
    for k in range(lobes):
        a = (k + turn) * 2 * math.pi / lobes
        r = radius * dice.uniform(0.86, 1.0)
        rim.append((r * math.cos(a), -high + r * 0.9 * math.sin(a)))
    d = f"M{rim[0][0]:.1f} {rim[0][1]:.1f}"
    for k in range(lobes):
        (ax, ay), (bx, by) = rim[k], rim[(k + 1) % lobes]
        bump = math.dist((ax, ay), (bx, by)) * 0.56
        d += f"A{bump:.1f} {bump:.1f} 0 0 1 {bx:.1f} {by:.1f}"
    tone = mixed(leaf, "#eef0b8" if dice.random() < 0.5 else "#3f5a38", dice.uniform(0, 0.16))
    out = ""
    if trunk:
        out += pen.line(f"M-.6 {-high + radius * 0.7:.1f}L-1 .4M1 {-high + radius * 0.7:.1f}L1.2 .4", 1.0, INK)
    out += pen.shape(d + "Z", tone, 1.15, INK)
    if not pen.pale:
        r = radius
        dab = f'<ellipse cx="{-r * 0.34:.1f}" cy="{-high - r * 0.36:.1f}" rx="{r * 0.42:.1f}" ry="{r * 0.32:.1f}" '
        out += dab + f'fill="{mixed(tone, "#fbf6cc", 0.5)}" fill-opacity=".85"/>'
        shade = (
            f"M{r * 0.86:.1f} {-high - r * 0.2:.1f}A{r:.1f} {r * 0.9:.1f} 0 0 1 {-r * 0.3:.1f} {-high + r * 0.84:.1f}"
        )
        shade += f"Q{r * 0.5:.1f} {-high + r * 0.45:.1f} {r * 0.86:.1f} {-high - r * 0.2:.1f}Z"
        out += pen.shape(shade, "#2c4228", more='opacity=".42"')
    arcs = ""
    for k in range(5 if not pen.pale else 2):
        a = math.radians(-25 + 34 * k + dice.uniform(-6, 6))
        r = radius * (0.42 + 0.2 * (k % 2))
        x, y = r * math.cos(a), -high + r * math.sin(a) * 0.9
        arcs += f"M{x - 1.9:.1f} {y + 0.3:.1f}q1.7 2.3 3.7 .2"
    return out + pen.line(arcs, 0.8, INK, 'opacity=".8"')


def fir(pen: Pen, dice: random.Random, high: float, leaf: str = FIR, trunk: bool = True) -> str:
    """A fir about 0, 0 (its foot)."""
    half = high * dice.uniform(0.24, 0.29)
    out = pen.line("M0 -3V.8", 1.5, INK) if trunk else ""
    tiers = 4
    left: list[Point] = [(0, -high)]
    right: list[Point] = [(0, -high)]
    for k in range(1, tiers + 1):
        t = k / tiers
        y = -high + (high - 2.5) * t
        w = half * (0.28 + 0.72 * t)
        left += [(-w, y + 0.8), (-w * 0.52, y - 0.6)]
        right += [(w, y + 0.8), (w * 0.52, y - 0.6)]
    tone = mixed(leaf, "#e2e8b0" if dice.random() < 0.4 else "#314a35", dice.uniform(0, 0.18))
    out += pen.shape(poly([*left[:-1], *reversed(right[1:-1])]), tone, 1.05, INK)
    if not pen.pale:
        shade = poly([(0, -high), *right[1:-1], (half * 0.1, -3.2)])
        out += pen.shape(shade, "#22382a", more='opacity=".48"')
    marks = ""
    for k in range(1, tiers):
        y = -high + (high - 2) * (k / tiers + 0.1)
        marks += f"M{half * 0.08:.1f} {y:.1f}l{half * 0.34 * k / 2:.1f} {high * 0.07:.1f}"
    return out + pen.line(marks, 0.75, INK, 'opacity=".75"')
