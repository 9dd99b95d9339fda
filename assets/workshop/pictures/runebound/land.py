"""The land of Runebound: ground in folds, peaks, cliffs, trees in leaf and bare, hedges, roads, sea and rivers."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from assets.workshop.engraving import NO_SHADOW, Fog, Ridge, Shadow, Shape, flat
from assets.workshop.engraving.kit.nature import foliage, grass, rock
from assets.workshop.engraving.kit.waters import ripples, water
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import box, ellipse, line, polygon, tube

Heights = Sequence[tuple[float, float]]
SHARES = (0.14, 0.3, 0.46, 0.62, 0.8)
"""How far down the flank of a peak its corners lie."""
AIR = "#efe6cc"
"""What far things fade into by day."""


def ground(tops: Heights, colour: str, fog: float = 0.0, width: float = 880, bottom: float = 420, furrows: int = 4,
    angle: float = 4.0, air: str = AIR, gap: float = 26.0, ink: float = 0.8) -> Shape:
    """Return land from edge to edge below a smooth line of x, y points, combed by furrows that follow it."""
    dice = random.Random(round(tops[0][1] * 7 + len(tops)))
    points = [(-60.0, tops[0][1]), *tops, (width + 60.0, tops[-1][1])]
    run = line(*(v for point in points for v in point))
    combs = []
    for k in range(furrows):
        low = (k + 1) * gap * (1 + 0.35 * k)
        combs.append(line(*(v for x, y in points for v in (x, y + low + dice.uniform(-8, 8)))))
    top = f"{run} L{width + 60:.0f} {bottom:.0f} L-60 {bottom:.0f} Z"
    return Shape(top, colour, bevel=42, swell=0.7, angle=angle, grain=0.08, contour=0.7, rim=0.2, ink=ink, tone=0.92,
        fog=Fog(air, fog) if fog else None, shadow=Shadow(0.12, 0, -4, 6),
        ridges=tuple(Ridge(comb, 14 + 4 * k, (-9.0, 8.0)[k % 2]) for k, comb in enumerate(combs)))


def peaks(seed: int, places: Sequence[tuple[float, float, float, float]], colour: str = "#a9aab8", fog: float = 0.3,
    snow: bool = True, air: str = AIR, dark: str = "#6f7086") -> list[Shape]:
    """Return crags at x, top, foot, half width: lit left flank with gullies, dark right flank, snow on top."""
    dice = random.Random(seed)
    out: list[Shape] = []
    veil = Fog(air, fog) if fog else None
    for x, top, foot, half in places:
        high = foot - top

        def slope(side: int, x: float = x, top: float = top, foot: float = foot, half: float = half,
            high: float = high) -> list[tuple[float, float]]:
            return [(x + side * half * (t ** 1.1) + dice.uniform(-0.05, 0.05) * half, top + high * t) for t in SHARES
                ] + [(x + side * half, foot)]

        left, right = slope(-1), slope(1)
        spine = [(x, top), (x + high * 0.07, top + high * 0.2), (x - high * 0.03, top + high * 0.42), (x + high * 0.1,
            top + high * 0.68), (x + high * 0.04, foot)]
        gullies = tuple(Ridge(f"M{x + u * half:.0f} {top + abs(u) * high + high * 0.08:.0f} l{u * high * 0.26:.0f} "
            f"{high * 0.4:.0f}", high * 0.06, -high * 0.035) for u in (-0.66, -0.46, -0.28, -0.12, 0.2, 0.38, 0.56))
        body = [(x, top), *right, *reversed(left)]
        flank = [*spine, *reversed(right)]
        out += [Shape(polygon(*(v for p in body for v in p)), colour, bevel=high * 0.1, angle=-36, grain=0.12,
                contour=0.7, rim=0.2, fog=veil, ridges=gullies, ink=0.85, shadow=NO_SHADOW),
            flat(polygon(*(v for p in flank for v in p)), dark, angle=34, grain=0.1, tone=0.8, opacity=0.66, fog=veil)]
        if snow:
            cap = (x, top, x + half * 0.2, top + high * 0.2, x + half * 0.12, top + high * 0.19, x + half * 0.09, top
                + high * 0.32, x + half * 0.01, top + high * 0.21, x - half * 0.07, top + high * 0.36, x - half * 0.13,
                top + high * 0.22, x - half * 0.19, top + high * 0.3, x - half * 0.2, top + high * 0.2)
            out.append(flat(polygon(*cap), "#fffaf0", angle=30, contour=0.45, ink=0.15, tone=1.6,
                fog=Fog(air, fog * 0.4)))
    return out


def cliff(seed: int, outline: Sequence[float], colour: str = "#a58f78", angle: float = 78, fog: float = 0.0,
    air: str = AIR, bands: int = 5) -> list[Shape]:
    """Return a face of rock inside straight edges x, y, x, y, ...; cracks run down it, ledges across."""
    dice = random.Random(seed)
    xs, ys = outline[::2], outline[1::2]
    left, right, top, foot = min(xs), max(xs), min(ys), max(ys)
    cracks = " ".join(f"M{dice.uniform(left, right):.0f} {dice.uniform(top, top + (foot - top) * 0.6):.0f} "
        f"l{dice.uniform(-14, 14):.0f} {dice.uniform(30, 70):.0f} l{dice.uniform(-10, 16):.0f} "
        f"{dice.uniform(30, 60):.0f}" for _ in range(max(4, int((right - left) / 18))))
    ledges = " ".join(
        f"M{dice.uniform(left, right):.0f} {top + (foot - top) * (k + dice.uniform(0.1, 0.9)) / bands:.0f} "
        f"q{dice.uniform(20, 50):.0f} {dice.uniform(-12, 12):.0f} {dice.uniform(60, 120):.0f} "
            f"{dice.uniform(-14, 18):.0f}"
        for k in range(bands) for _ in range(max(1, int((right - left) / 120))))
    return [Shape(polygon(*outline), colour, bevel=24, angle=angle, grain=0.22, contour=1.0, fog=Fog(air, fog)
        if fog else None, ridges=(Ridge(cracks, 8, -8), Ridge(ledges, 10, 7)), shadow=Shadow(0.3, 8, 4, 8))]


def tree(dice: random.Random, x: float, foot: float, high: float, colour: str = "#7d9a50", fog: float = 0.0,
    bark: str = "#6a4c34") -> list[Shape]:
    """Return a tree in leaf, standing on `foot`, about 0.8 of its height wide."""
    veil = Fog(AIR, fog) if fog else None
    w = high * 0.1
    stem = " ".join((tube(x, foot, w * 1.5, x + w * 0.2, foot - high * 0.3, w, x, foot - high * 0.6, w * 0.6),
        tube(x, foot - high * 0.34, w * 0.7, x - high * 0.2, foot - high * 0.56, w * 0.3),
        tube(x, foot - high * 0.38, w * 0.7, x + high * 0.2, foot - high * 0.6, w * 0.3)))
    out = [Shape(stem, bark, bevel=w * 0.5, angle=82, grain=0.14, fog=veil, shadow=Shadow(0.3, 5, 3, 4))]
    for dx, dy, r in ((-0.24, 0.56, 0.2), (0.24, 0.58, 0.2), (0.0, 0.8, 0.22), (-0.12, 0.64, 0.2), (0.12, 0.66, 0.21)):
        out += foliage(dice, x + dx * high, foot - dy * high, r * high * 1.05, r * high * 0.8, colour, veil)
    return out


def bare_tree(seed: int, x: float, foot: float, high: float, colour: str = "#4c4038", lean: float = 0.0,
    fog: float = 0.0) -> list[Shape]:
    """Return a leafless tree whose boughs fork and fork again; `lean` bends it aside (share of its height)."""
    dice = random.Random(seed)
    limbs: list[str] = []

    def grow(x0: float, y0: float, way: float, long: float, thick: float, depth: int) -> None:
        mx, my = x0 + math.sin(way) * long * 0.5, y0 - math.cos(way) * long * 0.5
        way2 = way + dice.uniform(-0.3, 0.3)
        ex, ey = mx + math.sin(way2) * long * 0.5, my - math.cos(way2) * long * 0.5
        limbs.append(tube(x0, y0, thick, mx, my, thick * 0.8, ex, ey, thick * 0.55))
        if depth:
            for turn in (dice.uniform(-0.9, -0.35), dice.uniform(0.3, 0.9), *((dice.uniform(-0.2, 0.2),)
                    if dice.random() < 0.4 else ())):
                grow(ex, ey, way2 + turn + lean * 0.3, long * dice.uniform(0.62, 0.78), thick * 0.55, depth - 1)

    grow(x, foot, lean, high * 0.36, high * 0.1, 4)
    return [Shape(" ".join(limbs), colour, bevel=high * 0.03, angle=80, grain=0.12, contour=0.8,
        fog=Fog(AIR, fog) if fog else None, shadow=Shadow(0.25, 4, 3, 3))]


def firs(seed: int, places: Sequence[tuple[float, float, float]], colours: tuple[str, ...] = ("#5f8560", "#54785a",
    "#6d9268"), fog: float = 0.0, air: str = AIR) -> list[Shape]:
    """Return firs at x, foot, height, the farthest first."""
    dice = random.Random(seed)
    out: list[Shape] = []
    veil = Fog(air, fog) if fog else None
    for x, foot, high in sorted(places, key=lambda place: place[1]):
        w = high * 0.26
        right = [(x, foot - high)]
        for k in range(4):
            u = (k + 1) / 4
            right += [(x + w * u + dice.uniform(-1, 1), foot - high * (1 - u) - high * 0.05), (x + w * u * 0.55,
                foot - high * (1 - u) - high * 0.06)]
        crown = [*right[:-1], *((2 * x - a, b) for a, b in reversed(right[1:-1]))]
        out += [Shape(box(x - high * 0.03, foot - high * 0.08, high * 0.06, high * 0.1), "#5d3f2a", bevel=2, fog=veil,
            shadow=NO_SHADOW), Shape(polygon(*(v for p in crown for v in p)), dice.choice(colours), bevel=w * 0.8,
            angle=70 + dice.uniform(-12, 12), grain=0.12, contour=0.7, rim=0.3, fog=veil, shadow=Shadow(0.25, 4, 3,
            3))]
    return out


def meadow(seed: int, left: float, right: float, top: float, foot: float, count: int,
    colours: tuple[str, ...] = ("#7f9a48", "#6f8a3e"), blossoms: tuple[str, ...] = ()) -> list[Shape]:
    """Return tufts of grass, larger towards the eye, and dots of blossoms."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for y in sorted(dice.uniform(top, foot) for _ in range(count)):
        u = (y - top) / max(1, foot - top)
        out.append(grass(dice, dice.uniform(left, right), y, 12 + 22 * u, 10 + 22 * u, dice.choice(colours)))
    for tint in blossoms:
        dots = " ".join(ellipse(dice.uniform(left, right), dice.uniform(top, foot), round(dice.uniform(1.8, 3.4), 1))
            for _ in range(count))
        out.append(flat(dots, tint, ink=0, tone=1.5, contour=0.35))
    return out


def road(*run: float, colour: str = "#efdfb8") -> list[Shape]:
    """Return a road through x, y, width, x, y, width, ..."""
    return [Shape(tube(*run), colour, bevel=8, angle=8, swell=0.4, grain=0.1, contour=0.7, ink=0.5, tone=1.05,
        shadow=NO_SHADOW)]


def lake(seed: int, top: float, colour: str = "#7fb0bd", width: float = 880, bottom: float = 420, waves: int = 46,
    outline: str | None = None) -> list[Shape]:
    """Return water from edge to edge below `top`, or inside an outline."""
    dice = random.Random(seed)
    return [water(outline or box(-20, top, width + 40, bottom - top), colour, None, ripples(dice, 0, width, top + 6,
        bottom, waves))]


def hedge(seed: int, left: float, right: float, foot: float, high: float, colour: str = "#7d9a50",
    fog: float = 0.0) -> list[Shape]:
    """Return a row of bushes on `foot`."""
    dice = random.Random(seed)
    out: list[Shape] = []
    x = left
    while x < right:
        r = high * dice.uniform(0.5, 0.7)
        out += foliage(dice, x, foot - high * 0.5, r * 1.2, high * dice.uniform(0.5, 0.62), colour,
            Fog(AIR, fog) if fog else None)
        x += r * 1.5
    return out


def rocks(seed: int, places: Sequence[tuple[float, float, float, float]], colour: str = "#a39a8a") -> list[Shape]:
    """Return boulders at x, foot, width, height."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for x, foot, wide, high in places:
        out += rock(dice, x, foot, wide, high, colour)
    return out


def thorns(seed: int, runs: Sequence[Sequence[float]], colour: str = "#6b4a3a", leaf: str | None = "#7d9a50",
    thorn: float = 11.0) -> list[Shape]:
    """Return briars along x, y, width, ... with thorns on both sides and leaves here and there."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for run in runs:
        knots = [run[i:i + 3] for i in range(0, len(run) - 2, 3)]
        spikes = []
        for (ax, ay, aw), (bx, by, _) in pairwise(knots):
            long = math.hypot(bx - ax, by - ay) or 1
            for k in range(max(2, int(long / 26))):
                t = (k + dice.uniform(0.2, 0.8)) / max(2, int(long / 26))
                side = dice.choice((-1, 1))
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                nx, ny = -(by - ay) / long * side, (bx - ax) / long * side
                fx, fy = (bx - ax) / long * 4, (by - ay) / long * 4
                reach = thorn + aw * 0.4
                spikes.append(polygon(x - fx, y - fy, x + nx * reach + fx, y + ny * reach + fy, x + fx, y + fy))
        out.append(Shape(f"{tube(*run)} {' '.join(spikes)}", colour, bevel=6, angle=60, contour=0.8,
            shadow=Shadow(0.3, 4, 5, 4)))
        if leaf:
            for x, y, w in knots[1:-1]:
                for _ in range(3):
                    a = dice.uniform(0, 6.28)
                    px, py = x + math.cos(a) * (w + 10), y + math.sin(a) * (w + 10)
                    out.append(Shape(f"M{x:.0f} {y:.0f} Q{px - 9 * math.sin(a):.0f} {py + 9 * math.cos(a):.0f} "
                        f"{px + 14 * math.cos(a):.0f} {py + 14 * math.sin(a):.0f} Q{px + 9 * math.sin(a):.0f} "
                        f"{py - 9 * math.cos(a):.0f} {x:.0f} {y:.0f} Z", leaf if dice.random() < 0.7 else darker(leaf,
                        0.2), bevel=5, angle=dice.uniform(0, 90), contour=0.7, shadow=Shadow(0.2, 2, 3, 2)))
    return out
