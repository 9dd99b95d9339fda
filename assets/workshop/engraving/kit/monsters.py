"""What beasts, demons and dragons are made of: burning eyes, jaws full of teeth, horns, wings, manes, scales."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from ..palette import BONE, darker, lighter
from ..paths import ellipse, line, pairs, polygon, sampled, tube
from ..shapes import NO_SHADOW, Glow, Ridge, Shadow, Shape, drawn, flat

IVORY = "#f1e6c2"


def beast_eye(size: float, iris: str, skin: str, look: float = -0.2, slit: bool = True,
    glow: float = 0.5) -> list[Shape]:
    """Return a fierce eye round 0, 0 whose inner corner lies low on the left; `size` is half its width."""
    s = size
    lens = (
        f"M{-s * 1.05} {s * 0.34} C{-s * 0.6} {-s * 0.42} {s * 0.4} {-s * 0.72} {s} {-s * 0.36} "
        f"C{s * 0.6} {s * 0.42} {-s * 0.3} {s * 0.66} {-s * 1.05} {s * 0.34} Z"
    )
    x = look * s
    dot = f"M{x} {-s * 0.62} Q{x + s * 0.24} 0 {x} {s * 0.62} Q{x - s * 0.24} 0 {x} {-s * 0.62} Z"
    pupil = dot if slit else ellipse(x, 0, s * 0.2)
    clip = f'<clipPath id="m"><path d="{lens}"/></clipPath><g clip-path="url(#m)"><path d="{pupil}"/></g>'
    return [
        Shape(ellipse(0, 0, s * 1.35, s * 0.9), darker(skin, 0.5), bevel=s * 0.4, swell=-0.5, angle=20, contour=0.2,
            shadow=NO_SHADOW),
        flat(lens, iris, contour=0.8, ink=0.02, tone=1.8, glow=Glow(iris, s * 0.4, glow)),
        flat(clip, "#120905", tone=0.1, contour=0.3),
        flat(ellipse(x - s * 0.3, -s * 0.16, s * 0.13), "#ffffff", ink=0, tone=1.9),
        drawn(f"M{-s * 1.3} {s * 0.42} C{-s * 0.7} {-s * 0.5} {s * 0.4} {-s * 0.86} {s * 1.2} {-s * 0.42}", s * 0.2,
            "#170d08"),
    ]


def tooth_row(run: tuple[float, ...], count: int, long: float, half: float = 7.0, colour: str = IVORY,
    uneven: float = 0.4, seed: int = 1) -> list[Shape]:
    """Return pointed teeth rooted along x, y, x, y, ...; they point to the right of the way (below zero: left)."""
    dice = random.Random(seed)
    points = sampled(pairs(run), 12)
    out = []
    for i in range(count):
        k = min(len(points) - 2, int((i + 0.5) / count * (len(points) - 1)))
        (ax, ay), (bx, by) = points[k], points[k + 1]
        length = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = (bx - ax) / length, (by - ay) / length
        size = long * (1 - uneven * dice.random())
        out.append(Shape(polygon(ax - dx * half, ay - dy * half, ax - dy * size * 0.6 - dx * half * 0.55,
            ay + dx * size * 0.6 - dy * half * 0.55, ax - dy * size, ay + dx * size,
            ax - dy * size * 0.55 + dx * half * 0.6, ay + dx * size * 0.55 + dy * half * 0.6, ax + dx * half,
            ay + dy * half), colour, bevel=half * 0.8, angle=70, grain=0, ink=0.3, contour=0.8,
            shadow=Shadow(0.3, 1, 3, 2)))
    return out


def horn(run: tuple[float, ...], colour: str = BONE, rings: int = 7, angle: float = 60.0) -> list[Shape]:
    """Return a ringed horn along x, y, width, x, y, width, ..."""
    knots = [run[i : i + 3] for i in range(0, len(run), 3)]
    centre = sampled([(x, y) for x, y, _ in knots], 10)
    wide = sampled([(0.0, w) for _, _, w in knots], 10)
    cuts = []
    for i in range(1, rings + 1):
        k = int(i / (rings + 2) * (len(centre) - 1))
        (ax, ay), (bx, by), w = centre[k], centre[k + 1], wide[k][1] * 0.6
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * w, (bx - ax) / length * w
        cuts.append(f"M{ax - nx:.0f} {ay - ny:.0f} L{ax + nx:.0f} {ay + ny:.0f}")
    most = max(w for _, _, w in knots)
    return [Shape(tube(*run), colour, bevel=most * 0.5, angle=angle, grain=0.08,
        ridges=(Ridge(" ".join(cuts), most * 0.14, -most * 0.1),), shadow=Shadow(0.5, 6, 9, 6))]


def bat_wing(tips: tuple[float, ...], skin: str, bone: str, wrist: tuple[float, float], root: tuple[float, float],
    thick: float = 22.0, sag: float = 0.22) -> list[Shape]:
    """Return a wing of skin: from `root` (shoulder) to `wrist`, fingers to each x, y of `tips` (outermost first)."""
    ends = [*pairs(tips)]
    wx, wy = wrist
    path = f"M{root[0]:.0f} {root[1]:.0f} L{wx:.0f} {wy:.0f} L{ends[0][0]:.0f} {ends[0][1]:.0f}"
    for (ax, ay), (bx, by) in pairwise(ends):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        path += f" Q{mx + (wx - mx) * sag * 1.7:.0f} {my + (wy - my) * sag * 1.7:.0f} {bx:.0f} {by:.0f}"
    lx, ly = ends[-1]
    mx, my = (lx + root[0]) / 2, (ly + root[1]) / 2
    path += f" Q{mx + (wx - mx) * sag:.0f} {my + (wy - my) * sag:.0f} {root[0]:.0f} {root[1]:.0f} Z"
    veins = tuple(Ridge(line(wx, wy, (wx + (ax + bx) / 2) / 2 + 8, (wy + (ay + by) / 2) / 2, (ax + bx) / 2,
        (ay + by) / 2), 12, -8) for (ax, ay), (bx, by) in pairwise(ends))
    out = [Shape(path, skin, bevel=40, swell=0.5, angle=50, grain=0.1, ridges=veins, shadow=Shadow(0.45, 10, 14, 10))]
    for x, y in ends:
        bend = ((wx + x) / 2 + (wy - y) * 0.06, (wy + y) / 2 - (wx - x) * 0.06)
        out.append(Shape(tube(wx, wy, thick * 0.8, *bend, thick * 0.5, x, y, 2), bone, bevel=thick * 0.35, angle=20,
            grain=0.06, shadow=Shadow(0.4, 4, 6, 4)))
    out.append(Shape(tube(*root, thick * 1.5, (root[0] + wx) / 2, (root[1] + wy) / 2, thick * 1.1, wx, wy, thick), bone,
        bevel=thick * 0.6, angle=70, grain=0.06))
    out.append(Shape(tube(wx, wy, thick * 0.8, wx + thick * 0.3, wy - thick * 0.9, thick * 0.5, wx + thick * 0.1,
        wy - thick * 2, 1), IVORY, bevel=thick * 0.3, angle=40))
    return out


def tufts(dice: random.Random, run: tuple[float, ...], count: int, long: float, colour: str, lean: float = 0.6,
    width: float = 26.0) -> list[Shape]:
    """Return locks of a mane rooted along x, y, ...; they stand off to the left of the way and lean along it."""
    points = sampled(pairs(run), 10)
    out = []
    for i in range(count):
        k = min(len(points) - 2, int((i + 0.5) / count * (len(points) - 1)))
        (ax, ay), (bx, by) = points[k], points[k + 1]
        length = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = (bx - ax) / length, (by - ay) / length
        size = long * dice.uniform(0.75, 1.2)
        tx, ty = ax + dy * size + dx * size * lean, ay - dx * size + dy * size * lean
        mx, my = ax + dy * size * 0.6 + dx * size * lean * 0.25, ay - dx * size * 0.6 + dy * size * lean * 0.25
        out.append(Shape(tube(ax - dy * 30, ay + dx * 30, 2, ax, ay, width, mx, my, width * 0.8, tx, ty, 1),
            lighter(colour, 0.1) if i % 2 else colour, bevel=width * 0.45, angle=40 + 40 * (i % 3), grain=0.1,
            ridges=(Ridge(line(ax, ay, mx, my, tx, ty), width * 0.2, -width * 0.14),), shadow=Shadow(0.4, 3, 6, 4)))
    return out


def spikes_along(run: tuple[float, ...], count: int, long: float, colour: str, half: float = 14.0,
    taper: float = 0.5) -> list[Shape]:
    """Return bony spikes along x, y, ... on the left of the way; the last is `taper` times as long as the first."""
    points = sampled(pairs(run), 10)
    out = []
    for i in range(count):
        k = min(len(points) - 2, int((i + 0.5) / count * (len(points) - 1)))
        (ax, ay), (bx, by) = points[k], points[k + 1]
        length = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = (bx - ax) / length, (by - ay) / length
        size = long * (1 - (1 - taper) * i / max(count - 1, 1))
        w = half * size / long
        out.append(Shape(tube(ax, ay, w * 2, ax + dy * size * 0.5 + dx * size * 0.12,
            ay - dx * size * 0.5 + dy * size * 0.12, w * 1.1, ax + dy * size + dx * size * 0.42,
            ay - dx * size + dy * size * 0.42, 1), colour, bevel=w, angle=60, grain=0.06, shadow=Shadow(0.4, 4, 6, 4)))
    return out


def scales(dice: random.Random, left: float, top: float, right: float, bottom: float, size: float = 16.0) -> Ridge:
    """Return rows of scales as one furrow over a rectangle."""
    pieces = []
    row, y = 0, top
    while y < bottom:
        x = left + (size / 2 if row % 2 else 0)
        while x < right:
            if dice.random() > 0.16:
                pieces.append(f"M{x:.0f} {y:.0f} q{size * 0.5:.1f} {size * 0.9:.1f} {size:.1f} 0")
            x += size
        y += size * 0.62
        row += 1
    return Ridge(" ".join(pieces), size * 0.24, -size * 0.2)
