"""What lies under a town: barrel tunnels, wet walls, walkways, sconces, gratings, pipes, shafts of light."""

from __future__ import annotations

import math
import random

from ..palette import DARK_STEEL, STONE, darker, lighter
from ..paths import box, ellipse, polygon, tube
from ..shapes import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, flat, hollow, mist, placed, stroke
from .fire import torch
from .stonework import joints, rounded

BRICK = "#a2674c"
SLIME = "#6c7a4a"


def tunnel(x: float, foot: float, half: float, height: float, aim: tuple[float, float] = (0.0, -30.0),
    rings: int = 6, shrink: float = 0.8, colour: str = BRICK, air: str = "#d9c98c", end: str = "#17120e",
    glow: Glow | None = None, thick: float = 0.6) -> list[Shape]:
    """Return a round-headed tunnel that runs away from the eye, ring behind ring.

    `aim` is how far its end is moved, `shrink` how much smaller each ring is, `air` the colour into which it fades by
    `thick` (0 to 1), `end` the colour of its end; with `glow` light falls in there.
    """
    spans = []
    for i in range(rings + 1):
        k = shrink**i
        t = (1 - k) / (1 - shrink**rings)
        spans.append((x + aim[0] * t, foot + aim[1] * t, half * k, height * k))
    lit = glow is not None
    out = [flat(rounded(*spans[-1]), end, contour=0.8, tone=1.6 if lit else 0.3, ink=0.06 if lit else 1.0, glow=glow)]
    for i in range(rings - 1, -1, -1):
        near, far = spans[i], spans[i + 1]
        cuts = _courses(near, far)
        out.append(Shape(hollow(f"{rounded(*near)} {rounded(*far)}"), darker(colour, 0.08 * (i % 2)),
            bevel=near[2] * 0.08, angle=30 + 50 * (i % 2), grain=0.2, contour=0.7, ridges=(cuts,),
            fog=Fog(air, thick * (i + 0.5) / rings), shadow=NO_SHADOW))
    return out


def _courses(near: tuple[float, float, float, float], far: tuple[float, float, float, float]) -> Ridge:
    """Return the joints that run along a ring of a tunnel, from its near to its far rim."""
    cuts = []
    for step in range(11):
        a = math.pi * step / 10
        ends = [(x + half * math.cos(a), foot - height + half - half * math.sin(a)) for x, foot, half, height
            in (near, far)]
        cuts.append(f"M{ends[0][0]:.0f} {ends[0][1]:.0f} L{ends[1][0]:.0f} {ends[1][1]:.0f}")
    for share in (0.35, 0.7):
        for side in (-1, 1):
            ends = [(x + side * half, foot - (height - half) * share) for x, foot, half, height in (near, far)]
            cuts.append(f"M{ends[0][0]:.0f} {ends[0][1]:.0f} L{ends[1][0]:.0f} {ends[1][1]:.0f}")
    return Ridge(" ".join(cuts), 4, -3)


def streaks(dice: random.Random, left: float, right: float, top: float, count: int, colour: str = SLIME,
    length: float = 160.0) -> list[Shape]:
    """Return wet streaks that run down a wall from about `top`."""
    runs = []
    for _ in range(count):
        x, y, long = dice.uniform(left, right), top + dice.uniform(-20, 40), length * dice.uniform(0.4, 1.0)
        runs.append(tube(x, y, dice.uniform(5, 13), x + dice.uniform(-3, 5), y + long * 0.5, 7, x, y + long, 1))
    return [flat(" ".join(runs), colour, opacity=0.5, ink=0.6, tone=0.75, feather=3)]


def walkway(dice: random.Random, *corners: float, colour: str = STONE, row: float = 36.0) -> Shape:
    """Return a stone path beside the water inside the corners x, y, x, y, ..."""
    xs, ys = corners[0::2], corners[1::2]
    return Shape(polygon(*corners), colour, bevel=10, swell=0.3, angle=4, grain=0.2, shadow=Shadow(0.4, 4, 10, 6),
        ridges=(joints(dice, min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys), row),))


def sconce(size: float = 1.0, lean: float = 10.0) -> list[Shape]:
    """Return a torch in an iron bracket on a wall; its grip is at 0, 0, `lean` turns it away from the wall."""
    s = size
    iron = " ".join((box(-18 * s, 14 * s, 36 * s, 9 * s), box(-18 * s, 40 * s, 36 * s, 9 * s),
        box(-8 * s, 6 * s, 16 * s, 70 * s)))
    return [Shape(iron, "#4a4440", bevel=4 * s, angle=40, shadow=Shadow(0.4, 5, 6, 4)), *placed(torch(s), 0, 0, 1.0,
        lean)]


def grating(x: float, y: float, rx: float, ry: float, bars: int = 6, colour: str = "#3f3a36",
    round_: bool = True) -> list[Shape]:
    """Return an iron grate round x, y: a rim with upright bars and two cross bars."""
    pieces = []
    for i in range(1, bars):
        dx = rx * (2 * i / bars - 1)
        dy = ry * (math.sqrt(max(0.0, 1 - (dx / rx) ** 2)) if round_ else 1.0)
        pieces.append(f"M{x + dx:.1f} {y - dy:.1f} V{y + dy:.1f}")
    for share in (-0.35, 0.35):
        dx = rx * (math.sqrt(1 - share**2) if round_ else 1.0)
        pieces.append(f"M{x - dx:.1f} {y + ry * share:.1f} H{x + dx:.1f}")
    rim = ellipse(x, y, rx, ry) if round_ else box(x - rx, y - ry, rx * 2, ry * 2)
    return [Shape(stroke(" ".join(pieces), rx * 0.09), colour, bevel=rx * 0.04, angle=80, shadow=Shadow(0.4, 4, 5, 3)),
        Shape(stroke(rim, rx * 0.13), lighter(colour, 0.1), bevel=rx * 0.06, angle=30, shadow=Shadow(0.4, 4, 5, 3))]


def pipe(*run: float, colour: str = "#7d6a52", flanges: int = 3) -> list[Shape]:
    """Return a metal pipe along x, y, width, ... with a flange at each end and some between."""
    knots = [run[i : i + 3] for i in range(0, len(run) - 2, 3)]
    out = [Shape(tube(*run), colour, bevel=knots[0][2] * 0.46, angle=62, grain=0.14, shine=0.35)]
    for i in range(flanges):
        t = i / max(flanges - 1, 1) * (len(knots) - 1)
        k = min(int(t), len(knots) - 2)
        (ax, ay, aw), (bx, by, bw) = knots[k], knots[k + 1]
        u = t - k
        x, y, wide = ax + (bx - ax) * u, ay + (by - ay) * u, (aw + (bw - aw) * u) * 0.68
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        ring = Shape(box(-wide * 0.22, -wide, wide * 0.44, wide * 2), darker(colour, 0.12), bevel=wide * 0.18, angle=10,
            shine=0.3, shadow=Shadow(0.3, 3, 4, 3))
        out += placed([ring], x, y, 1.0, turn)
    return out


def light_shaft(x: float, top: float, half: float, foot: float, spread: float, colour: str = "#f6ecc4",
    opacity: float = 0.5) -> Shape:
    """Return a shaft of light that falls from x, top and is `spread` to either side where it ends."""
    return mist(polygon(x - half, top, x + half, top, x + spread * 1.3, foot, x - spread * 0.7, foot), colour, opacity,
        16)


def rubble(dice: random.Random, x: float, foot: float, half: float, height: float, count: int,
    colour: str = STONE) -> list[Shape]:
    """Return a heap of broken stone, `half` wide to either side of x."""
    places = []
    for _ in range(count):
        u = dice.uniform(-1, 1)
        places.append((foot - height * (1 - abs(u) ** 1.3) * dice.uniform(0.0, 0.95), x + u * half))
    out = []
    for k, (y, px) in enumerate(sorted(places)):
        w = dice.uniform(0.5, 1.0) * half * 0.3
        block = polygon(-w, w * 0.3, -w * 0.8, -w * 0.5, -w * 0.1, -w * 0.75, w * 0.8, -w * 0.5, w, w * 0.3, w * 0.2,
            w * 0.55)
        tint = (colour, lighter(colour, 0.1), darker(colour, 0.1))[k % 3]
        out += placed([Shape(block, tint, bevel=w * 0.3, angle=24 + 37 * (k % 4), grain=0.3)], px, y, 1.0,
            dice.uniform(-24, 24))
    return out


def bracing(x: float, foot: float, half: float, height: float, colour: str = "#7a5a38", thick: float = 26.0,
    fog: Fog | None = None) -> list[Shape]:
    """Return a timber frame that holds up a tunnel: two props, a cap and two struts."""
    t = thick
    cap = Shape(box(x - half - t * 0.9, foot - height - t, half * 2 + t * 1.8, t * 1.1), lighter(colour, 0.06),
        bevel=t * 0.3,
        angle=4, grain=0.22, fog=fog)
    struts = " ".join(polygon(x + s * half, foot - height * 0.62, x + s * half, foot - height * 0.62 - t * 0.8,
        x + s * half * 0.52, foot - height, x + s * half * 0.52 - s * t * 0.9, foot - height) for s in (-1, 1))
    props = [Shape(box(x + s * half - t / 2, foot - height, t, height + 6), colour, bevel=t * 0.36, angle=84,
        grain=0.22,
        fog=fog) for s in (-1, 1)]
    return [Shape(struts, darker(colour, 0.15), bevel=t * 0.24, angle=46, grain=0.2, fog=fog), *props, cap]


def iron_plate(x: float, y: float, width: float, height: float, colour: str = DARK_STEEL,
    rivets: int = 4) -> list[Shape]:
    """Return a plate of iron with its corners cut and rivets along its edges; its upper left corner is x, y."""
    c = min(width, height) * 0.12
    outline = polygon(x + c, y, x + width - c, y, x + width, y + c, x + width, y + height - c, x + width - c,
        y + height,
        x + c, y + height, x, y + height - c, x, y + c)
    inset, knob = c * 0.9, max(2.5, min(width, height) * 0.035)
    spots = {(x + inset + (width - 2 * inset) * k / (rivets - 1), y + e) for k in range(rivets)
        for e in (inset, height - inset)}
    spots |= {(x + e, y + inset + (height - 2 * inset) * k / (rivets - 1)) for k in range(rivets)
        for e in (inset, width - inset)}
    return [Shape(outline, colour, bevel=c * 0.5, swell=0.5, angle=70, grain=0.3),
        Shape(" ".join(ellipse(px, py, round(knob, 1)) for px, py in sorted(spots)), lighter(colour, 0.2),
        bevel=knob * 0.8,
        angle=30, shine=0.6, shadow=Shadow(0.3, 2, 2, 1))]
