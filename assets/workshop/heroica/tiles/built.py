"""High squares that were built: tops of stones, tiles, scales, logs or iron plates over a front with its courses."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np

from assets.workshop.engraving import NO_SHADOW, Ridge, Shadow, Shape
from assets.workshop.engraving.palette import darker, mixed
from assets.workshop.engraving.paths import ellipse
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.plate import ROUND, SCALE, SIDE, SQUARE, Field, Square

FRONT = 0.42
"""How much of a square is front where the next one to the south is free."""
TOP = (1 - FRONT) * SQUARE
Alike = tuple[bool, bool, bool, bool]
"""Whether the neighbours north, east, south and west are high too."""
Stone = tuple[float, float, float, float]


def mass(alike: Alike) -> Field:
    """Where the square and its high neighbours are, as 1."""
    found = np.zeros((SIDE * SCALE, SIDE * SCALE), np.float32)
    near, far = ROUND * SCALE, (ROUND + SQUARE) * SCALE
    north, east, south, west = alike
    found[0 if north else near : None if south else far, 0 if west else near : None if east else far] = 1
    return found


def spread(alike: Alike, bottom: float = SQUARE) -> Stone:
    """Left, top, width and height of what fills the square down to `bottom` and runs on into high neighbours."""
    north, east, south, west = alike
    left, top = -20.0 if west else 0.0, -20.0 if north else 0.0
    right, low = SQUARE + (20 if east else 0), SQUARE + 20 if south else bottom
    return left, top, right - left, low - top


def rect(stone: Stone, radius: float = 0.0) -> str:
    """A rectangle as markup."""
    x, y, w, h = stone
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{radius:.1f}"/>'


def front(land: Land, alike: Alike) -> list[Shape]:
    """The front below a top: courses of stone, logs upright or boards, a band along it, and what grows at its foot."""
    left, _, wide, _ = spread(alike)
    joints = "".join(f"M-20 {y:.1f} H100 " for y in (59.2, 70.0))
    for row in range(3):
        for x in (0.0, 0.5, 1.0):
            joints += f"M{(x + (0.25 if row % 2 else 0.02)) * SQUARE:.1f} {48 + row * 10.8:.1f} v10.8 "
    if land.pattern == "logs":
        joints = "".join(f"M{x} 44 V82 " for x in (0, 16, 32, 48, 64, 80))
    found = [
        Shape(rect((left, TOP - 8, wide, SQUARE - TOP + 8)), land.front, bevel=4,
            angle=86 if land.pattern == "logs" else 6, swell=0.4, contour=0.55, grain=0.2, pitch=0.9, shadow=NO_SHADOW,
            tone=0.92, ridges=(Ridge(joints, 4.5, -4),)),
    ]  # fmt: skip
    if land.band:
        found.append(Shape(rect((left, 49.2, wide, 7.2)), land.band, bevel=3, angle=10, contour=0.4, shine=0.5,
            shadow=NO_SHADOW))
    dice = random.Random(sum(alike) + 3)
    foot = "".join(ellipse(dice.uniform(8, 72), 77.6, dice.uniform(4.8, 10.4), 4) for _ in range(3))
    found.append(Shape(foot, land.foot, bevel=3, angle=30, contour=0.3, shadow=Shadow(0.3, 1, 2, 1), grain=0.2))
    return found


def courses(pattern: str, full: bool, number: int) -> list[tuple[Stone, int]]:
    """The stones of a top with a number each that says how it is coloured and hatched."""
    found: list[tuple[Stone, int]] = []
    high = SQUARE if full else TOP
    if pattern == "logs":
        rows = 4 if full else 2
        return [((column * 20.0, row * high / rows, 20.0, high / rows), column + row * 3 + number)
            for row in range(rows) for column in range(4)]
    thin = {"bricks": 3, "shingles": 4, "scales": 4, "plates": 1}.get(pattern, 2)
    rows = thin if full else max(1, round(thin * 0.58))
    ends = {
        "bricks": ((0, 1 / 3, 2 / 3, 1), (0, 1 / 6, 1 / 2, 5 / 6, 1)), "plates": ((0, 1), (0, 1)),
        "shingles": ((0, 0.25, 0.5, 0.75, 1), (0, 0.125, 0.375, 0.625, 0.875, 1)),
        "scales": ((0, 0.25, 0.5, 0.75, 1), (0, 0.125, 0.375, 0.625, 0.875, 1)),
    }.get(pattern, ((0, 0.28, 0.78, 1), (0, 0.5, 1)))  # fmt: skip
    for row in range(rows):
        cut = ends[row % 2]
        for start, end in pairwise(cut):
            stone = (start * SQUARE, row * high / rows, (end - start) * SQUARE, high / rows)
            found.append((stone, int(start * 9) * 5 + row * 7 + int(end * 7) + number))
    return found


def outline(pattern: str, stone: Stone) -> str:
    """One stone of a top."""
    x, y, w, h = stone
    if pattern == "logs":
        return f'<path d="{ellipse(x + w / 2, y + h / 2, min(w, h) / 2 - 0.8, min(h, w) / 2 - 0.8)}"/>'
    if pattern in ("shingles", "scales"):
        deep = 0.62 if pattern == "scales" else 0.3
        left, right, low = x + 0.6, x + w - 0.6, y + h + 1.5
        return (f'<path d="M{left:.1f} {y:.1f} H{right:.1f} V{low - h * deep:.1f} Q{right:.1f} {low:.1f} '
            f'{x + w / 2:.1f} {low:.1f} Q{left:.1f} {low:.1f} {left:.1f} {low - h * deep:.1f} Z"/>')
    return rect((x + 1, y + 1, w - 2, h - 2), 4 if pattern == "blocks" else 2.5)


def top(land: Land, alike: Alike, number: int) -> list[Shape]:
    """The top: a bed, and its stones on it."""
    full = alike[2]
    bed = Shape(rect(spread(alike, TOP)), darker(land.top, 0.12), bevel=9, angle=50, swell=0.7, contour=0.75,
        grain=0.12,
        shadow=NO_SHADOW, tone=1.04, ink=0.85)
    groups: dict[tuple[int, int], list[str]] = {}
    for stone, mark in courses(land.pattern, full, number * 4 + sum(alike)):
        groups.setdefault((mark % 3, (mark // 2 + mark) % 2), []).append(outline(land.pattern, stone))
    found = [bed]
    for (light, way), stones in sorted(groups.items()):
        colour = mixed(land.top, ("#fff6dc", "#fff6dc", "#4a4a52")[light], (0.0, 0.22, 0.10)[light])
        found.append(Shape("".join(stones), colour, bevel=5, angle=(28, 118)[way], swell=0.6, contour=0.36, grain=0.14,
            pitch=0.9, shadow=NO_SHADOW, tone=1.0, ink=0.85, shine=0.25 if land.pattern == "plates" else 0.0))
    if land.pattern == "plates":
        high = SQUARE if full else TOP
        nails = "".join(ellipse(x, y, 2.2) for x in (8, 40, 72) for y in (8, high - 9))
        found.append(Shape(nails, "#c8ced2", bevel=2, contour=0.4, shine=0.5, shadow=Shadow(0.4, 1, 1, 1)))
    if land.pattern == "logs":
        rings = "".join(f'<path fill-rule="evenodd" d="{ellipse(s[0] + s[2] / 2, s[1] + s[3] / 2, 4.4)}'
            f'{ellipse(s[0] + s[2] / 2, s[1] + s[3] / 2, 3.2)}"/>' for s, _ in courses("logs", full, 0))
        found.append(Shape(rings, darker(land.top, 0.3), bevel=1, swell=0, contour=0, shadow=NO_SHADOW, tone=0.9))
    return found


def merlons(alike: Alike) -> Shape | None:
    """The teeth of a castle wall on its edges to north and south."""
    teeth = "".join(rect((q * SQUARE, TOP - 13.6, 24, 16), 2) for q in (0.1, 0.6)) if not alike[2] else ""
    teeth += "".join(rect((q * SQUARE, 0, 24, 12), 2) for q in (0.1, 0.6)) if not alike[0] else ""
    if not teeth:
        return None
    return Shape(teeth, "#cfcdc8", bevel=4, angle=50, contour=0.6, shadow=Shadow(0.5, 3, 5, 2), tone=1.05)


def wall(land: Land, alike: Alike, number: int) -> Square:
    """A built high square; `number` tells its variants apart."""
    square = Square(land.gap)
    square.begin()
    if not alike[2]:
        square.lay(*front(land, alike))
    square.lay(*top(land, alike, number))
    if not alike[2]:
        left, _, wide, _ = spread(alike)
        square.lay(Shape(rect((left, 39.6, wide, 7.6)), mixed(land.top, "#fff6dc", 0.35), bevel=4, angle=4, swell=0.7,
            contour=0.6, shadow=Shadow(0.55, 2, 5, 2.5), tone=1.1, ink=0.7))
    square.lined(mass(alike), 0.5)
    teeth = merlons(alike) if land.merlons else None
    if teeth:
        square.lay(teeth)
    return square
