"""Hair, beards and cloth as sheets: an outline between two lines with strands or folds that flow along it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..palette import lighter
from ..paths import Point, ellipse, pairs, sampled, through, tube
from ..shapes import Ridge, Shadow, Shape
from .faces import Face

Numbers = Sequence[float]


def between(first: Numbers, last: Numbers, share: float, waver: float = 0.0,
    dice: random.Random | None = None) -> list[Point]:
    """Return the line that lies `share` of the way between two lines of equally many points."""
    out = []
    for (ax, ay), (bx, by) in zip(pairs(first), pairs(last), strict=True):
        shift = dice.uniform(-waver, waver) if dice else 0.0
        out.append((ax + (bx - ax) * share + shift, ay + (by - ay) * share))
    return out


def sheet(first: Numbers, last: Numbers, colour: str, strands: int = 8, width: float = 5.0, depth: float = 4.0,
    bevel: float = 22.0, angle: float = 80.0, seed: int = 3, ragged: float = 0.0) -> Shape:
    """Return hair or cloth between two lines of equally many points, furrowed by strands that flow from line
    to line.

    `ragged` tears the far ends into tips of so many units.
    """
    dice = random.Random(seed)
    left, right = sampled(pairs(first), 6), sampled(pairs(last), 6)
    foot = _tips(left[-1], right[-1], ragged, dice) if ragged else []
    points = [*left, *foot, *reversed(right)]
    outline = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"
    furrows = tuple(Ridge(through(between(first, last, (i + 0.5) / strands, width * 0.4, dice)), width,
        -depth * dice.uniform(0.5, 1.2)) for i in range(strands))
    return Shape(outline, colour, bevel=bevel, angle=angle, pitch=0.85, grain=0.05, ridges=furrows,
        shadow=Shadow(0.5, 5, 10, 6))


def _tips(start: Point, end: Point, size: float, dice: random.Random) -> list[Point]:
    """Return a zigzag of tips from start to end."""
    count = max(3, int(abs(end[0] - start[0]) / 14))
    out = []
    for i in range(1, count * 2):
        u = i / (count * 2)
        drop = size * dice.uniform(0.3, 1) if i % 2 else -size * 0.3
        out.append((start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u + drop))
    return out


def locks(colour: str, *runs: Numbers) -> list[Shape]:
    """Return single locks, each a tube x, y, width, ... with a furrow and every other one lighter."""
    out = []
    for i, run in enumerate(runs):
        knots = [(run[k], run[k + 1]) for k in range(0, len(run) - 2, 3)]
        wide = max(run[k + 2] for k in range(0, len(run) - 2, 3))
        out.append(Shape(tube(*run), lighter(colour, 0.1) if i % 2 else colour, bevel=wide * 0.5,
            angle=78 + (i % 3) * 10, pitch=0.8, grain=0.05, ridges=(Ridge(through(knots), wide * 0.22, -wide * 0.16),),
            shadow=Shadow(0.4, 3, 6, 4)))
    return out


def braid(colour: str, knots: Numbers, width: float) -> list[Shape]:
    """Return a plait along x, y, x, y, ... that thins towards its end."""
    points = sampled(pairs(knots), 5)
    out = []
    for i, (x, y) in enumerate(points[:-1]):
        nx, ny = points[i + 1]
        thin = width * (1 - 0.45 * i / len(points))
        side = 1 if i % 2 else -1
        dx, dy = nx - x, ny - y
        long = (dx * dx + dy * dy) ** 0.5 or 1.0
        ox, oy = -dy / long * thin * 0.22 * side, dx / long * thin * 0.22 * side
        bead = tube(x + ox - dx * 0.6, y + oy - dy * 0.6, thin * 0.3, x + ox, y + oy, thin * 0.72,
            nx - ox * 0.6 + dx * 0.5, ny - oy * 0.6 + dy * 0.5, thin * 0.35)
        out.append(Shape(bead, lighter(colour, 0.06) if i % 2 else colour, bevel=thin * 0.32, angle=50 * side,
            pitch=0.8, shadow=Shadow(0.35, 2, 4, 3)))
    return out


def cap(face: Face, colour: str, hairline: float = -84.0, part: float = -12.0, volume: float = 8.0, ear: float = 0.0,
    strands: int = 10) -> list[Shape]:
    """Return hair on the skull, combed from a parting to both temples and down to `ear` at the sides.

    `hairline` is its lower edge over the brow, `part` the parting's distance from the middle line, `volume`
    how far it stands off.
    """
    v, px, sway = volume, face.across(part), -20 * face.turn
    out, combed = [], []
    for side in (1, -1):
        outer = [px - side * 7, -148 - v]
        inner = [px - side * 7, hairline]
        for reach, high, low in ((62, -130, 4), (101, -66, 30), (107, ear - 4, 0), (102, ear + 30, -1)):
            stand = v * (0.5 if high < -100 else 1.0 if low > 0 else 0.3)
            outer += [side * (reach + stand) * face.width + sway * 0.6, high - v * (0.8 if high < -100 else 0.2)]
            edge = {62: 46, 101: 82, 107: 95, 102: 100}[reach]
            inner += [face.across(side * edge), hairline + low if low > 0 else high + 8]
        out.append(sheet(outer, inner, colour, strands, 6, 4, 16, 60 if side < 0 else 100, seed=7 + side))
        combed += _combed(outer, inner, side)
    return [*out, *locks(colour, *combed)]


def _combed(outer: Numbers, inner: Numbers, side: int) -> list[list[float]]:
    """Return single locks that cross the parting, so that it does not look like a seam."""
    out = []
    for share, width in ((0.16, 15.0), (0.44, 17.0), (0.72, 15.0)):
        points = between(outer, inner, share)
        start = (points[0][0] - side * 5, points[0][1])
        run: list[float] = [*start, width * 0.5]
        for (x, y), thick in zip(points[1:4], (width, width * 0.9, 2.0), strict=True):
            run += [x, y, thick]
        out.append(run)
    return out


def fall(colour: str, length: float, volume: float = 30.0, strands: int = 16) -> Shape:
    """Return long hair behind head and shoulders, down to y = `length`."""
    v = volume
    left = (-20, -150, -110 - v * 0.6, -90, -122 - v, 20, -118 - v, 120, -104 - v, length)
    right = (20, -150, 112 + v * 0.6, -90, 126 + v, 20, 122 + v, 120, 108 + v, length)
    return sheet(left, right, colour, strands, 9, 6, 40, 82, 5, 26)


def beard(face: Face, colour: str, length: float, wide: float = 1.0, cheek: float = 24.0,
    strands: int = 14) -> list[Shape]:
    """Return a full beard from the cheeks to y = `length`, with a moustache; the mouth stays free."""
    m, w = face.across(0, 10), wide
    outer = ((-97, cheek - 24, 0), (-93, cheek + 50, -6 * w), (-78, 140, -26 * w))
    rim = [(face.across(x), y) for x, y in ((-99, cheek - 24), (-80, cheek + 26), (-56, 84), (-30, 92))]
    rim += [(m, 90.0)] + [(face.across(x), y) for x, y in ((30, 92), (60, 84), (84, cheek + 26), (99, cheek - 24))]
    right = [(face.across(-x) - dx, y) for x, y, dx in outer] + [(m + 82 * w, (150 + length) / 2), (m + 18 * w, length)]
    left = [(face.across(x) + dx, y) for x, y, dx in outer] + [(m - 82 * w, (150 + length) / 2), (m - 18 * w, length)]
    outline = through([*rim, *right[1:], (m, length + 16), *reversed(left[1:])], closed=True)
    dice = random.Random(9)
    furrows = []
    for i in range(strands):
        u = (i + 0.5) / strands
        top = rim[min(len(rim) - 1, int(u * len(rim)))]
        mid = (left[3][0] + (right[3][0] - left[3][0]) * u + dice.uniform(-6, 6), left[3][1])
        end = (left[4][0] + (right[4][0] - left[4][0]) * u, length * dice.uniform(0.9, 1.0))
        furrows.append(Ridge(through([(top[0], top[1] + 8), mid, end]), 11, -8 * dice.uniform(0.5, 1.1)))
    mouth = ellipse(m, 107, 25, 8)
    body = Shape(f'<path fill-rule="evenodd" d="{outline} {mouth}"/>', colour, bevel=30, angle=84, pitch=0.85,
        grain=0.06, ridges=tuple(furrows), shadow=Shadow(0.5, 5, 10, 6))
    return [body, *moustache(face, colour, min(1.5, 0.6 + 0.5 * wide))]


def moustache(face: Face, colour: str, size: float = 1.0, droop: float = 20.0) -> list[Shape]:
    """Return a moustache of two locks."""
    m, s, d = face.across(0, 16), size, droop
    return locks(colour, (m + 2, 84, 16 * s, face.across(22, 8) + 6, 90, 18 * s, face.across(44), 98 + d * 0.4, 13 * s,
        face.across(54), 98 + d * 1.4, 2), (m - 2, 84, 16 * s, face.across(-22, 8) - 6, 90, 18 * s, face.across(-44),
        98 + d * 0.4, 13 * s, face.across(-54), 98 + d * 1.4, 2))
