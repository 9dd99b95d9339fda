"""Great things of iron and timber: water wheels, cogs, vault doors, cannons, powder kegs, furnaces, mine carts."""

from __future__ import annotations

import math

from ..palette import DARK_STEEL, DARK_WOOD, GOLD, WOOD, darker, lighter
from ..paths import box, ellipse, line, polygon, tube
from ..shapes import NO_SHADOW, Glow, Ridge, Shadow, Shape, drawn, flat, hollow, placed, stroke
from .props import barrel, wheel

SMALL = Shadow(0.4, 4, 6, 4)


def water_wheel(radius: float = 250.0, paddles: int = 14, colour: str = "#6f4c2e") -> list[Shape]:
    """Return a great wheel of timber with paddles round 0, 0, seen from its side."""
    r = radius
    out: list[Shape] = []
    for k in range(paddles):
        board = [Shape(box(-r * 0.055, -r * 1.1, r * 0.11, r * 0.3), lighter(colour, 0.12), bevel=r * 0.03, angle=84,
            grain=0.2, shadow=SMALL)]
        out += placed(board, turn=360 * k / paddles + 7)
    for k in range(8):
        spoke = [Shape(box(-r * 0.035, -r * 0.9, r * 0.07, r * 0.9), darker(colour, 0.1), bevel=r * 0.025, angle=84,
            grain=0.2,
            shadow=SMALL)]
        out += placed(spoke, turn=45 * k + 16)
    for outer, inner, tint in ((0.98, 0.84, colour), (0.56, 0.46, darker(colour, 0.1))):
        rim = f"{ellipse(0, 0, round(r * outer, 1))} {ellipse(0, 0, round(r * inner, 1))}"
        joints = Ridge(" ".join(f"M{r * inner * math.cos(a):.0f} {r * inner * math.sin(a):.0f} "
                                f"L{r * outer * math.cos(a):.0f} "
            f"{r * outer * math.sin(a):.0f}" for a in [2 * math.pi * k / 12 for k in range(12)]), 4, -3)
        out.append(Shape(hollow(rim), tint, bevel=r * 0.05, angle=30, grain=0.2, ridges=(joints,)))
    return [*out, Shape(ellipse(0, 0, round(r * 0.14, 1)), DARK_STEEL, bevel=r * 0.08, angle=40, shine=0.4),
        Shape(ellipse(0, 0, round(r * 0.06, 1)), darker(DARK_STEEL, 0.3), bevel=r * 0.04, angle=10)]


def cog(radius: float = 90.0, teeth: int = 14, colour: str = "#6d6a66") -> list[Shape]:
    """Return a toothed wheel of iron with four holes round 0, 0."""
    r, points = radius, []
    for k in range(teeth):
        for u, reach in ((-0.3, 0.86), (-0.2, 1.04), (0.2, 1.04), (0.3, 0.86)):
            a = 2 * math.pi * (k + u) / teeth
            points += [r * reach * math.cos(a), r * reach * math.sin(a)]
    holes = " ".join(ellipse(round(r * 0.48 * math.cos(a), 1), round(r * 0.48 * math.sin(a), 1), round(r * 0.18, 1))
        for a in (0.4, 0.4 + math.pi / 2, 0.4 + math.pi, 0.4 + 1.5 * math.pi))
    return [Shape(hollow(f"{polygon(*points)} {holes}"), colour, bevel=r * 0.1, angle=34, grain=0.2, shine=0.3),
        Shape(ellipse(0, 0, round(r * 0.2, 1)), lighter(colour, 0.15), bevel=r * 0.12, angle=60, shine=0.5)]


def vault_door(width: float = 260.0, height: float = 360.0, locks: int = 5, colour: str = "#6a7076") -> list[Shape]:
    """Return a riveted iron door with hinges on the left and a column of locks; its foot is y = 0, its middle x = 0."""
    w, h = width / 2, height
    out: list[Shape] = [Shape(box(-w, -h, width, h), colour, bevel=8, swell=0.7, angle=82, grain=0.3)]
    bands = [-h * (k + 0.5) / 4 for k in range(4)]
    for y in bands:
        out.append(Shape(polygon(-w * 1.08, y - 17, w * 0.66, y - 13, w * 0.86, y, w * 0.66, y + 13, -w * 1.08, y + 17),
            darker(colour, 0.2), bevel=8, angle=6, grain=0.16, shine=0.3))
    knobs = " ".join(ellipse(x * w, y, 6) for y in bands for x in (-0.86, -0.5, -0.14, 0.2))
    edge = " ".join(ellipse(s * w * 0.93, -h * (k + 0.5) / 9, 5) for s in (-1, 1) for k in range(9))
    out.append(Shape(f"{knobs} {edge}", lighter(colour, 0.3), bevel=5, angle=30, shine=0.7, shadow=Shadow(0.4, 2, 3,
        2)))
    for k in range(locks):
        out += placed(keyhole(h * 0.062), w * 0.52, -h * (k + 0.56) / (locks + 0.1))
    return [*out, Shape(stroke(ellipse(-w * 0.1, -h * 0.5, 40), 13), GOLD, bevel=6, angle=30, shine=0.6),
        Shape(box(-w * 0.1 - 15, -h * 0.5 - 56, 30, 28), GOLD, bevel=7, angle=4, shine=0.5)]


def keyhole(size: float = 22.0, colour: str = GOLD) -> list[Shape]:
    """Return a lock plate with its keyhole round 0, 0."""
    s = size
    slot = polygon(-s * 0.12, 0, s * 0.12, 0, s * 0.24, s * 0.6, -s * 0.24, s * 0.6)
    hole = f"{ellipse(0, -s * 0.2, round(s * 0.26, 1))} {slot}"
    return [Shape(polygon(-s * 0.8, -s, s * 0.8, -s, s, -s * 0.7, s, s * 0.7, s * 0.8, s, -s * 0.8, s, -s, s * 0.7, -s,
        -s * 0.7),
        colour, bevel=s * 0.3, angle=50, shine=0.6, shadow=SMALL), flat(hole, "#150f0a", tone=0.1, contour=0.8)]


def cannon(length: float = 330.0, colour: str = "#5d6064", carriage: str = WOOD) -> list[Shape]:
    """Return a great gun on its carriage, its muzzle up to the left; its wheels stand on y = 0."""
    k = length / 330
    barrel_ = [Shape(tube(-250, -196, 58, -90, -120, 74, 60, -60, 96), colour, bevel=40, angle=24, grain=0.1,
        shine=0.7),
        *[Shape(stroke(line(x - 16 * s, y - 36 * s, x + 16 * s, y + 36 * s), 17), lighter(colour, 0.12), bevel=8,
        angle=70,
            shine=0.6, shadow=SMALL) for x, y, s in ((-238, -190, 0.95), (-116, -132, 1.05), (16, -76, 1.3))],
        flat('<ellipse cx="-260" cy="-200" rx="15" ry="28" transform="rotate(-25 -260 -200)"/>', "#120e0c", tone=0.1,
            contour=1.0),
        Shape(ellipse(84, -48, 24), lighter(colour, 0.1), bevel=16, angle=30, shine=0.6)]
    bed = Shape(polygon(-130, -112, -92, -132, 120, -40, 230, -10, 224, 0, 150, 0, 0, -44), darker(carriage, 0.15),
        bevel=14,
        angle=20, grain=0.2)
    part = [*placed(wheel(64, 8, darker(carriage, 0.2)), 30, -58), bed, *barrel_, *placed(wheel(80, 24, carriage), -20,
        -76)]
    return placed(part, size=k)


def keg(size: float = 1.0, mark: str = "#8e2f20", fuse: bool = False) -> list[Shape]:
    """Return a keg of powder with a painted skull, 76 wide and 96 high; its foot is y = 0."""
    face = f"{ellipse(0, -54, 15, 14)} {box(-8, -44, 16, 11)}"
    holes = f"{ellipse(-6, -54, 4)} {ellipse(6, -54, 4)} {polygon(0, -50, -2.5, -45, 2.5, -45)}"
    part = [*barrel(76, 96, "#6d4a2c"), flat(face, mark, contour=0.6, tone=1.1, ink=0.4), flat(holes, "#2a1710",
        tone=0.4)]
    if fuse:
        part += [drawn(line(0, -96, 6, -112, -4, -124, 4, -138), 4, "#d8c59a"), *_spark(4, -138)]
    return placed(part, size=size)


def _spark(x: float, y: float) -> list[Shape]:
    """Return the burning end of a fuse."""
    rays = " ".join(f"M{x:.0f} {y:.0f} l{14 * math.cos(a):.0f} {14 * math.sin(a):.0f}" for a in [k * math.pi / 4
        for k in range(8)])
    return [flat(stroke(rays, 3.4), "#ffe07a", ink=0, tone=1.8, contour=0.5, glow=Glow("#ffb040", 14, 0.9)),
        flat(ellipse(x, y, 5), "#fff6d0", ink=0, tone=1.9)]


def furnace(width: float = 300.0, height: float = 380.0, fire: str = "#9bd64a", core: str = "#e4ff9a",
    stone: str = "#6f6a60") -> list[Shape]:
    """Return a furnace with an open mouth full of fire and bands of iron; its foot is y = 0."""
    w, h = width / 2, height
    body = polygon(-w, 0, -w * 0.96, -h * 0.5, -w * 0.6, -h * 0.86, -w * 0.34, -h, w * 0.34, -h, w * 0.6, -h * 0.86,
        w * 0.96,
        -h * 0.5, w, 0)
    courses = Ridge(" ".join(f"M{-w:.0f} {-h * k:.0f} H{w:.0f}" for k in (0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84)), 5,
        -4)
    mouth = f"M{-w * 0.5} {-h * 0.06} V{-h * 0.26} a{w * 0.5} {w * 0.5} 0 0 1 {w} 0 V{-h * 0.06} Z"
    inner = f"M{-w * 0.34} {-h * 0.06} V{-h * 0.24} a{w * 0.34} {w * 0.34} 0 0 1 {w * 0.68} 0 V{-h * 0.06} Z"
    bands = [Shape(polygon(-w * k, -h * y - 10, w * k, -h * y - 10, w * k, -h * y + 10, -w * k, -h * y + 10),
        DARK_STEEL, bevel=7,
        angle=4, shine=0.4) for k, y in ((1.0, 0.5), (0.66, 0.84))]
    return [Shape(body, stone, bevel=w * 0.5, angle=86, grain=0.25, ridges=(courses,)), *bands,
        flat(mouth, fire, ink=0.08, tone=1.6, contour=1.2, glow=Glow(fire, w * 0.5, 0.9)),
        flat(inner, core, ink=0, tone=1.9, contour=0.4),
        Shape(f'<path fill="none" stroke="#fff" stroke-width="22" d="{mouth}"/>', darker(stone, 0.2), bevel=9, angle=40,
            grain=0.2, shadow=NO_SHADOW)]


def mine_cart(width: float = 170.0, full: str | None = "#8a8478") -> list[Shape]:
    """Return an iron-bound cart on small wheels, filled with lumps of that colour; its wheels stand on y = 0."""
    w = width / 2
    out: list[Shape] = []
    if full:
        for k, (x, y) in enumerate(((-0.6, -1.2), (-0.2, -1.34), (0.24, -1.3), (0.62, -1.2), (0, -1.16))):
            out.append(Shape(polygon(*(v for px, py in ((-26, 12), (-20, -16), (4, -26), (24, -10), (26, 14))
                for v in (x * w + px, y * w + py))), full, bevel=9, angle=30 + 40 * k, grain=0.3))
    tub = polygon(-w, -w * 1.16, w, -w * 1.16, w * 0.76, -w * 0.34, -w * 0.76, -w * 0.34)
    bands = " ".join(polygon(x * w - 8, -w * 1.16, x * w + 8, -w * 1.16, x * w * 0.8 + 7, -w * 0.34, x * w * 0.8 - 7,
        -w * 0.34)
        for x in (-0.86, 0.0, 0.86))
    return [*out, Shape(tub, DARK_WOOD, bevel=10, angle=4, grain=0.2, ridges=(Ridge(f"M{-w} {-w * 0.9} H{w} M{-w} "
        f"{-w * 0.62} "
        f"H{w}", 4, -3),)), Shape(f"{bands} {box(-w * 1.05, -w * 1.24, w * 2.1, 14)}", DARK_STEEL, bevel=5, angle=70,
        shine=0.3,
        shadow=SMALL), *[s for x in (-0.5, 0.5) for s in placed(wheel(w * 0.28, 20, "#54504a", 6), x * w, -w * 0.28)]]


def rails(far: tuple[float, float, float], near: tuple[float, float, float], sleepers: int = 9) -> list[Shape]:
    """Return a pair of rails that run between far and near: middle x, y, and half the gauge."""
    ties, (fx, fy, fh), (nx, ny, nh) = [], far, near
    for k in range(sleepers):
        t = (k / (sleepers - 1)) ** 1.6
        x, y, half = fx + (nx - fx) * t, fy + (ny - fy) * t, fh + (nh - fh) * t
        thick = max(3.0, half * 0.2)
        ties.append(box(x - half * 1.5, y - thick / 2, half * 3, thick))
    out = [Shape(" ".join(ties), "#6b4a2e", bevel=5, angle=4, grain=0.2, shadow=Shadow(0.3, 2, 4, 3))]
    for side in (-1, 1):
        out.append(Shape(polygon(fx + side * fh - fh * 0.08, fy, fx + side * fh + fh * 0.08, fy,
            nx + side * nh + nh * 0.1, ny,
            nx + side * nh - nh * 0.1, ny), "#8d9296", bevel=4, angle=80, shine=0.5, shadow=Shadow(0.3, 3, 4, 3)))
    return out
