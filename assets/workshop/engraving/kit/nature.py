"""Trees, conifers, bushes, mountains, hills, clouds, rocks and grass."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..palette import FOG, darker, lighter
from ..paths import leaf_mass, polygon, skyline, tube
from ..shapes import NO_SHADOW, Fog, Ridge, Shadow, Shape, flat

Heights = Sequence[tuple[float, float]]
LEAVES = Shadow(0.3, 3, 6, 5)


def trunk(dice: random.Random, x: float, foot: float, width: float, colour: str = "#4a5a48", lean: float = 0.0,
    fog: Fog | None = None, contour: float = 0.9, boughs: int = 2) -> list[Shape]:
    """Return a tall trunk from above the picture to its roots at `foot`, with bare boughs."""
    left, right = [], []
    for step in range(11):
        u = step / 10
        half = width * (0.62 + 0.35 * u**2 + 0.55 * max(0, u - 0.82) / 0.18) * 0.5
        centre = x + lean * (1 - u) + dice.uniform(-0.05, 0.05) * width
        y = -10 + (foot + 10) * u
        left.append((centre - half, y))
        right.append((centre + half, y))
    outline = polygon(*(v for point in [*left, *reversed(right)] for v in point))
    limbs = [outline]
    for _ in range(boughs):
        y = dice.uniform(0.08, 0.5) * foot
        limbs.append(bough(x + lean * (1 - y / foot), y, dice.uniform(2.4, 4) * width**0.6 * 4, dice.choice((-1, 1)),
            width))
    furrows = tuple(Ridge(
        f"M{x + lean + dice.uniform(-0.3, 0.3) * width:.0f} {dice.uniform(-20, foot * 0.6):.0f} "
        f"q{dice.uniform(-8, 8):.0f} {foot * 0.12:.0f} {dice.uniform(-4, 4):.0f} {foot * 0.24:.0f}", width * 0.07,
            -width * 0.05) for _ in range(int(width / 9)))
    return [Shape(" ".join(limbs), colour, bevel=width * 0.5, angle=80, grain=0.2, contour=contour, rim=0.4, fog=fog,
        shadow=Shadow(0.2, 5, 4, 5), ridges=furrows)]


def bough(x: float, y: float, length: float, side: int, width: float) -> str:
    """Return the outline of a bare bough that leaves a trunk at x, y."""
    thick = width * 0.16 + 1
    return tube(x, y, thick * 2.2, x + side * length * 0.35, y - length * 0.06, thick * 1.4, x + side * length * 0.7,
        y - length * 0.22, thick * 0.9, x + side * length, y - length * 0.55, 1)


def foliage(dice: random.Random, x: float, y: float, rx: float, ry: float, colour: str = "#56793f",
    fog: Fog | None = None, angle: float = -22.0, contour: float = 0.8) -> list[Shape]:
    """Return a mass of leaves with lighter clumps on its lit side."""
    out = [Shape(leaf_mass(dice, x, y, rx, ry, max(24, int(rx * 0.7))), colour, bevel=min(rx, ry) * 0.7, angle=angle,
        grain=0.3, contour=contour, rim=0.2, fog=fog, shadow=LEAVES)]
    for _ in range(3):
        cx, cy = x + dice.uniform(-0.55, 0.3) * rx, y + dice.uniform(-0.5, 0.2) * ry
        out.append(Shape(leaf_mass(dice, cx, cy, rx * 0.34, ry * 0.36, 20), lighter(colour, 0.14), bevel=ry * 0.3,
            angle=angle + 40, grain=0.3, contour=contour * 0.55, rim=0.2, fog=fog, shadow=Shadow(0.2, 2, 4, 3)))
    return out


def conifer(dice: random.Random, x: float, foot: float, height: float, colour: str = "#4a6450",
    fog: Fog | None = None) -> list[Shape]:
    """Return a fir tree standing on `foot`."""
    width = height * 0.27
    right, left = [], []
    for tier in range(6):
        u = tier / 6
        reach = width * (0.14 + u * 0.86) + dice.uniform(-1, 1)
        right += [(x + reach, foot - height + height * (u + 0.16)),
            (x + width * (0.08 + u * 0.6), foot - height * (0.87 - u))]
        left += [(x - reach, foot - height + height * (u + 0.16)),
            (x - width * (0.08 + u * 0.6), foot - height * (0.87 - u))]
    points = [(x, foot - height), *right, *reversed(left)]
    near = fog is None or fog.amount < 0.2
    stem = Shape(polygon(x - 3, foot - 6, x + 3, foot - 6, x + 4, foot + 6, x - 4, foot + 6), "#4b3826", bevel=3,
        fog=fog)
    crown = Shape(polygon(*(v for point in points for v in point)), colour, bevel=width * 0.8,
        angle=72 + dice.uniform(-14, 14), grain=0.16, contour=0.8 if near else 0.5, rim=0.5, fog=fog, pitch=0.8,
        shadow=Shadow(0.2, 4, 4, 4))
    return [stem, crown]


def mountain(dice: random.Random, x: float, top: float, foot: float, fog: Fog, colour: str = "#8b93a2") -> list[Shape]:
    """Return a facetted peak with a dark flank on the right and snow on its top."""
    high = foot - top
    half = high * dice.uniform(0.85, 1.15)

    def slope(end: float) -> list[tuple[float, float]]:
        return [(x + (end - x) * t + dice.uniform(-0.05, 0.05) * high,
            top + high * t + dice.uniform(-0.03, 0.03) * high) for t in (0.2, 0.4, 0.6, 0.8)] + [(end, foot)]

    left, right = slope(x - half), slope(x + half)
    spine = [(x, top), (x + high * 0.06, top + high * 0.25), (x - high * 0.04, top + high * 0.5),
        (x + high * 0.1, top + high * 0.75), (x + high * 0.02, foot)]
    body = polygon(*(v for p in [(x, top), *right, *reversed(left)] for v in p))
    flank = polygon(*(v for p in [*spine, *reversed(right)] for v in p))
    snow = polygon(x, top, x + half * 0.22, top + high * 0.2, x + half * 0.12, top + high * 0.19, x + half * 0.08,
        top + high * 0.32, x - half * 0.03, top + high * 0.21, x - half * 0.1, top + high * 0.3, x - half * 0.2,
        top + high * 0.22)
    gullies = tuple(Ridge(
        f"M{x + u * half:.0f} {top + abs(u) * high + high * 0.1:.0f} l{u * high * 0.3 - 4:.0f} {high * 0.4:.0f}",
        high * 0.08, -high * 0.04) for u in (-0.6, -0.4, -0.22, 0.2, 0.38, 0.55))
    angle = dice.choice((-38, -32, 34, 40))
    return [
        Shape(body, colour, bevel=high * 0.12, angle=angle, grain=0.3, contour=0.6, rim=0.2, fog=fog,
            shadow=Shadow(0.1), ridges=gullies),
        flat(flank, darker(colour, 0.35), angle=angle + 62, swell=0.2, bevel=12, grain=0.25, tone=0.8, opacity=0.7,
            fog=fog),
        flat(snow, "#f6f2e6", angle=30, grain=0.1, contour=0.35, ink=0.35, tone=1.6,
            fog=Fog(fog.colour, fog.amount * 0.5)),
    ]


def cloud(dice: random.Random, x: float, y: float, rx: float, ry: float, colour: str = "#e4dcc4") -> Shape:
    """Return a long bank of cloud."""
    return Shape(leaf_mass(dice, x, y, rx, ry, 70), colour, bevel=ry * 0.9, angle=2, grain=0.08, contour=0.35, rim=0.4,
        ink=0.6, opacity=0.8, fog=Fog(FOG, 0.35), shadow=NO_SHADOW)


def hill(width: float, bottom: float, line: Heights, colour: str, fog: Fog | None = None, angle: float = 6.0) -> Shape:
    """Return ground from edge to edge below a line of x, y points."""
    top = " ".join(f"L{x} {y}" for x, y in line)
    return Shape(f"M-20 {bottom} {top} L{width + 20} {bottom} Z", colour, bevel=60, angle=angle, grain=0.2,
        contour=0.6, fog=fog, shadow=Shadow(0.1, 0, -4, 6), rim=0.2)


def ridge_line(dice: random.Random, width: float, bottom: float, heights: Sequence[float], colour: str, fog: Fog,
    angle: float) -> Shape:
    """Return a far, rough range of rock or wood from edge to edge."""
    return Shape(skyline(dice, width, bottom, heights, 14), colour, bevel=50, angle=angle, grain=0.35, contour=0.6,
        fog=fog, shadow=Shadow(0.1))


def rock(dice: random.Random, x: float, foot: float, width: float, height: float,
    colour: str = "#8b877c") -> list[Shape]:
    """Return a boulder with one dark facet, standing on `foot`."""
    points = []
    for u, v in ((-1, 0), (-0.9, 0.5), (-0.45, 0.95), (0.2, 1), (0.75, 0.7), (1, 0.25), (0.95, 0)):
        points += [x + u * width / 2 + dice.uniform(-0.05, 0.05) * width,
            foot - v * height + dice.uniform(-0.05, 0.05) * height]
    facet = (points[6], points[7], points[8], points[9], points[10], points[11], points[12], foot, x + width * 0.12,
        foot, x + width * 0.05, foot - height * 0.55)
    return [Shape(polygon(*points), colour, bevel=min(width, height) * 0.3, angle=55, grain=0.35),
        flat(polygon(*facet), darker(colour, 0.3), angle=-40, tone=0.8, opacity=0.9, grain=0.25)]


def grass(dice: random.Random, x: float, foot: float, width: float, height: float, colour: str = "#5d7a3c") -> Shape:
    """Return a tuft of blades."""
    blades = []
    for _ in range(9):
        root = x + dice.uniform(-0.5, 0.5) * width
        lean = dice.uniform(-0.4, 0.4) * height
        tall = height * dice.uniform(0.5, 1)
        blades.append(tube(root, foot, 5, root + lean * 0.3, foot - tall * 0.6, 3.5, root + lean, foot - tall, 0.6))
    return Shape(" ".join(blades), colour, bevel=3, angle=70, contour=0.6, shadow=Shadow(0.2, 2, 2, 2))
