"""Cellars of dressed stone: a wall with an arch in it, a lamp, wet streaks, a floor; backgrounds of cards."""

from __future__ import annotations

import random

from ..palette import darker, lighter, mixed
from ..paths import box, line, tube
from ..shapes import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, drawn, flat
from .fire import lantern
from .stonework import archway, joints, rounded

DRESSED = "#a39c86"


def cellar(seed: int = 1, stone: str = DRESSED, fog: str = "#e8dcae", arch: float | None = 470.0,
    lamp: float | None = 110.0,
    glow: str | None = None, row: float = 58.0, damp: float = 5, veil: float = 0.36) -> list[Shape]:
    """Return a cellar wall for a card of 680 x 600 units.

    `arch` is the middle of a dark arch, `lamp` where a lantern hangs (None: there is none), `glow` the colour of light
    that fills the arch, `damp` the number of wet streaks, `veil` how far the wall fades into the `fog`.
    """
    dice = random.Random(seed)
    far = Fog(fog, veil)
    out = [Shape(box(-20, -20, 720, 660), stone, bevel=20, swell=0, angle=5, grain=0.3, contour=0, fog=far,
        shadow=NO_SHADOW, ridges=(joints(dice, -20, -12, 720, 660, row),))]
    if arch is not None:
        hole = rounded(arch, 640, 128, 520)
        light = Glow(glow, 30, 0.8) if glow else None
        out += [flat(hole, mixed(glow, "#fff4d8", 0.3) if glow else mixed(darker(stone, 0.55), fog, 0.16),
            tone=1.3 if glow else 0.62, ink=0.35 if glow else 0.8, angle=86, contour=1.0, glow=light),
            archway(arch, 640, 128, 520, 44, lighter(stone, 0.1), False, Fog(fog, veil * 0.7))]
    for _ in range(round(damp)):
        x, top, long = dice.uniform(10, 670), dice.uniform(0, 90), dice.uniform(90, 260)
        out.append(flat(tube(x, top, 3, x + dice.uniform(-4, 4), top + long * 0.5, 11, x + dice.uniform(-5, 5),
            top + long, 3), mixed(stone, "#4a5a4a", 0.55), opacity=0.5, feather=5, tone=0.8))
    if lamp is not None:
        out += [drawn(f"M{lamp} -20 V52", 5, "#2c2620"), *lantern(lamp, 44, 1.15, 0.8)]
    return out


def gallery(seed: int = 1, stone: str = "#7f7a70", fog: str = "#d9cfa0", props: str = "#6f5030") -> list[Shape]:
    """Return a dug tunnel with timber props that narrows towards a pale end, for a card of 680 x 600 units."""
    dice = random.Random(seed)
    out = [Shape(box(-20, -20, 720, 660), stone, bevel=20, swell=0, angle=64, grain=0.6, contour=0, fog=Fog(fog, 0.4),
        shadow=NO_SHADOW, ridges=(Ridge(" ".join(f"M{dice.uniform(0, 680):.0f} {dice.uniform(0, 600):.0f} "
        f"l{dice.uniform(-50, 50):.0f} {dice.uniform(20, 70):.0f}" for _ in range(46)), 14, -10),)),
        flat(rounded(300, 560, 110, 330), lighter(fog, 0.3), tone=1.25, ink=0.4, contour=0.5, feather=10)]
    for half, top, thick, veil in ((170, 170, 22, 0.5), (260, 80, 34, 0.25), (352, -10, 48, 0.05)):
        far = Fog(fog, veil)
        for s in (-1, 1):
            out.append(Shape(tube(300 + s * half, top, thick, 300 + s * (half + thick * 0.4), 640, thick * 1.1), props,
                bevel=thick * 0.45, angle=86, grain=0.25, fog=far, shadow=Shadow(0.4, 8, 8, 6)))
        out.append(Shape(tube(280 - half, top + 4, thick, 300, top - thick * 0.3, thick, 320 + half, top + 4, thick),
            darker(props, 0.08), bevel=thick * 0.45, angle=4, grain=0.25, fog=far,
            ridges=(Ridge(line(280 - half, top, 300, top - 8, 320 + half, top), 4, -3),)))
    return out
