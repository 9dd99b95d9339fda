"""High squares of grown rock, ice or chalk: a rough top that runs on into the next, over a cleft front."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Ridge, Shadow, Shape
from assets.workshop.engraving.palette import darker, mixed
from assets.workshop.engraving.paths import ellipse, polygon
from assets.workshop.heroica.tiles.built import TOP, Alike, mass, spread
from assets.workshop.heroica.tiles.lands import Land
from assets.workshop.heroica.tiles.plate import SQUARE, Square, hatch

BEYOND = 24.0
CORNER = 2.0
"""How far the edge lies inside at the corners of a square, where it meets that of the next."""


def edge(alike: Alike, dice: random.Random) -> str:
    """The outline of a top: rough where it ends, far out where it runs on."""
    north, east, south, west = alike
    bottom = SQUARE + BEYOND if south else TOP
    left, right = -BEYOND if west else 0.0, SQUARE + BEYOND if east else SQUARE
    points: list[tuple[float, float]] = []

    def run(count: int) -> list[float]:
        return [i / count for i in range(count + 1)]

    for t in run(5):  # along the north
        inner = CORNER if t in (0, 1) else dice.uniform(0, 5.6)
        points.append((left + (right - left) * t, -BEYOND if north else inner))
    top = -BEYOND if north else CORNER
    for t in run(4)[1:]:
        inner = 0.6 if t == 1 else dice.uniform(0, 4.8)
        points.append((right - (0 if east else inner), top + (bottom - top) * t))
    for t in run(5)[1:]:
        rough = 0.0 if t == 1 or south else dice.uniform(-4, 4)
        points.append((right + (left - right) * t, bottom + rough))
    for t in run(4)[1:-1]:
        points.append((left + (0 if west else dice.uniform(0, 4.8)), bottom + (top - bottom) * t))
    return polygon(*(number for point in points for number in point))


def wrapped(dice: random.Random, high: float) -> tuple[Dab, ...]:
    """Humps and hollows: some wholly inside, and the same ones over the edges of every square."""
    inner = [
        Dab(dice.uniform(20, 60), dice.uniform(0.3, 0.7) * high, dice.uniform(8, 17), dice.uniform(6, 13),
            dice.uniform(2.5, 6.5), dice.uniform(0, 90)) for _ in range(2)
    ]
    shared = [(2.0, 30.0, 13.0, 10.0, 3.6, 30.0), (44.0, 3.0, 16.0, 9.0, 4.2, 70.0), (0.0, 66.0, 10.0, 9.0, 3.0, 10.0)]
    outer = [
        Dab(x + dx, y + dy, rx, ry, height, tilt)
        for x, y, rx, ry, height, tilt in shared
        for dx in (0, SQUARE) for dy in (0, SQUARE) if (dx == 0 or x < 10) and (dy == 0 or y < 10)
    ]
    return (*inner, *outer)


def clefts(dice: random.Random, high: float) -> str:
    """Cracks across the top."""
    path = ""
    for _ in range(2):
        path += (f"M{dice.uniform(10, 36):.1f} {dice.uniform(0.2, 0.8) * high:.1f} "
            f"l{dice.uniform(8, 20):.1f} {dice.uniform(-12, 12):.1f} "
            f"l{dice.uniform(6, 14):.1f} {dice.uniform(-6, 12):.1f} ")
    return path


def front(land: Land, alike: Alike, dice: random.Random) -> list[Shape]:
    """The cleft front, and rubble at its foot."""
    left, _, wide, _ = spread(alike)
    joints = "".join(
        f"M{(i + 0.2 + dice.uniform(0, 0.5)) * SQUARE / 5:.1f} 44 l{dice.uniform(-5, 5):.1f} 16 "
        f"l{dice.uniform(-5, 5):.1f} 20 " for i in range(5)
    )
    body = Shape(
        f'<rect x="{left}" y="{TOP - 10}" width="{wide}" height="{SQUARE - TOP + 10}"/>', land.front, bevel=4, angle=86,
        swell=0.4, contour=0.55, grain=0.2, pitch=0.9, shadow=NO_SHADOW, tone=0.92, ridges=(Ridge(joints, 4.5, -4),),
    )  # fmt: skip
    foot = "".join(ellipse(dice.uniform(8, 72), 77.6, dice.uniform(4.8, 10.4), 4) for _ in range(3))
    found = [body, Shape(foot, land.foot, bevel=3, angle=30, contour=0.3, shadow=Shadow(0.3, 1, 2, 1), grain=0.2)]
    if land.glow:
        vein = f"M{dice.uniform(16, 40):.0f} 54 l6 9 l-3 6 l5 9"
        found.append(Shape(f'<path fill="none" stroke="#fff" stroke-width="2" d="{vein}"/>', land.glow, bevel=1,
            swell=0,
            contour=0.3, tone=1.6, ink=0, shadow=NO_SHADOW))
    return found


def rock(land: Land, alike: Alike, number: int) -> Square:
    """A high square of rock; `number` tells its variants apart."""
    dice = random.Random(sum(bit << i for i, bit in enumerate(alike)) * 7 + number)
    square = Square(land.gap)
    square.begin()
    if not alike[2]:
        square.lay(*front(land, alike, dice))
    high = SQUARE if alike[2] else TOP
    square.lay(Shape(edge(alike, dice), land.top, bevel=12, **hatch(10, 16), swell=0.7, contour=0.75, grain=0.25,
         # type: ignore[arg-type]
        shadow=Shadow(0.4, 1, 4, 2) if not alike[2] else NO_SHADOW, tone=1.04, ink=0.85, dabs=wrapped(dice, high),
        ridges=(Ridge(clefts(dice, high), 3.4, -3.2),)))
    if land.wave != "#f4fbf4" or land.glow:
        specks = "".join(ellipse(dice.uniform(12, 68), dice.uniform(0.2, 0.8) * high, 2.6, 1.8) for _ in range(2))
        square.lay(Shape(specks, mixed(land.top, darker(land.front), 0.5), bevel=2, contour=0.2, shadow=NO_SHADOW))
    square.lined(mass(alike) * (square.plate.figure > 0.5), 0.5)
    return square
