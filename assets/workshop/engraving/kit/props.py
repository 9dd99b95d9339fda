"""Things of taproom, road and camp: barrels, crates, sacks, mugs, carts, tents, tables, banners."""

from __future__ import annotations

import math

from ..palette import DARK_STEEL, DARK_WOOD, GOLD, LEATHER, OXBLOOD, WOOD, darker, lighter
from ..paths import box, ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Ridge, Shadow, Shape, drawn, flat, hollow, placed, stroke

SMALL = Shadow(0.4, 3, 5, 3)


def barrel(width: float = 90.0, height: float = 120.0, colour: str = WOOD) -> list[Shape]:
    """Return a standing barrel; its foot is y = 0, its middle x = 0."""
    w, h = width / 2, height
    body = (
        f"M{-w * 0.8} 0 C{-w * 1.12} {-h * 0.3} {-w * 1.12} {-h * 0.7} {-w * 0.8} {-h} H{w * 0.8} C{w * 1.12} "
        f"{-h * 0.7} {w * 1.12} {-h * 0.3} {w * 0.8} 0 Z"
    )
    staves = tuple(Ridge(f"M{u * w * 0.8:.1f} {-h:.0f} Q{u * w * 1.16:.1f} {-h / 2:.0f} {u * w * 0.8:.1f} 0", 4, -2.4)
        for u in (-0.75, -0.42, -0.08, 0.26, 0.6))
    out = [Shape(body, colour, bevel=w * 0.9, angle=88, grain=0.15, ridges=staves, shadow=Shadow(0.45, 8, 4, 6))]
    for u in (0.14, 0.34, 0.66, 0.86):
        half = w * (0.8 + 0.9 * u * (1 - u))
        y = -h * u
        hoop = f"M{-half} {y} Q0 {y + h * 0.05} {half} {y} v{-h * 0.05} Q0 {y} {-half} {y - h * 0.05} Z"
        out.append(Shape(hoop, DARK_STEEL, bevel=3, angle=0, grain=0.02, shadow=NO_SHADOW))
    out.append(Shape(ellipse(0, -h, w * 0.8, h * 0.07), lighter(colour, 0.25), bevel=3, angle=4, shadow=NO_SHADOW))
    return out


def crate(width: float = 100.0, height: float = 80.0, colour: str = "#8a6238") -> list[Shape]:
    """Return a nailed box; its foot is y = 0, its middle x = 0."""
    w, h = width / 2, height
    out = [Shape(box(-w, -h, width, h), colour, bevel=6, angle=4, grain=0.15, shadow=Shadow(0.45, 8, 4, 6),
        ridges=(Ridge(f"M{-w} {-h * 0.66} H{w} M{-w} {-h * 0.33} H{w}", 4, -3),))]
    edge = darker(colour, 0.2)
    for x in (-w, w - 14):
        out.append(Shape(box(x, -h, 14, h), edge, bevel=4, angle=86, shadow=SMALL))
    out.append(Shape(polygon(-w + 14, -14, w - 26, -h, w - 14, -h, w - 14, -h + 12, -w + 26, 0, -w + 14, 0), edge,
        bevel=4, angle=40, shadow=SMALL))
    return out


def sack(width: float = 90.0, height: float = 100.0, colour: str = "#bfa474") -> list[Shape]:
    """Return a tied sack; its foot is y = 0, its middle x = 0."""
    w, h = width / 2, height
    body = loop(-w * 0.9, -2, -w, -h * 0.3, -w * 0.7, -h * 0.62, -w * 0.2, -h * 0.8, w * 0.2, -h * 0.8, w * 0.75,
        -h * 0.6, w, -h * 0.28, w * 0.86, -2, 0, 3)
    folds = (Ridge(line(-w * 0.1, -h * 0.78, -w * 0.4, -h * 0.5, -w * 0.5, -h * 0.2), 7, -4),
        Ridge(line(w * 0.1, -h * 0.78, w * 0.3, -h * 0.5, w * 0.3, -h * 0.25), 7, -4))
    frill = loop(-w * 0.26, -h * 0.8, -w * 0.5, -h * 0.98, -w * 0.1, -h * 0.93, w * 0.1, -h, w * 0.45, -h * 0.95,
        w * 0.26, -h * 0.8)
    return [Shape(body, colour, bevel=w * 0.8, angle=60, grain=0.12, ridges=folds, shadow=Shadow(0.45, 8, 4, 6)),
        Shape(frill, colour, bevel=10, angle=80, shadow=SMALL),
        Shape(stroke(f"M{-w * 0.24} {-h * 0.8} H{w * 0.24}", 6), DARK_WOOD, bevel=3, angle=40, shadow=NO_SHADOW)]


def mug(size: float = 1.0, colour: str = "#8a5a2e") -> list[Shape]:
    """Return a foaming wooden mug, 32 wide and 42 high; its foot is y = 0."""
    s = size
    return [
        Shape(stroke(f"M{14 * s} {-32 * s} q{20 * s} {2 * s} {16 * s} {15 * s} q{-4 * s} {12 * s} {-18 * s} {8 * s}",
            6 * s), darker(colour), bevel=3 * s),
        Shape(polygon(-16 * s, -40 * s, 16 * s, -40 * s, 14 * s, 0, -14 * s, 0), colour, bevel=14 * s, angle=85,
            shadow=SMALL),
        Shape(box(-15 * s, -12 * s, 30 * s, 5 * s), DARK_STEEL, bevel=2 * s, shadow=NO_SHADOW),
        Shape(loop(-18 * s, -38 * s, -16 * s, -48 * s, -6 * s, -46 * s, 0, -52 * s, 8 * s, -46 * s, 17 * s, -48 * s,
            18 * s, -38 * s, 0, -35 * s), "#f6efdc", bevel=7 * s, ink=0.3, shadow=NO_SHADOW),
    ]


def bottle(height: float = 90.0, colour: str = "#5a7a52") -> list[Shape]:
    """Return a corked bottle; its foot is y = 0."""
    h = height
    body = (
        f"M{-h * 0.17} 0 V{-h * 0.5} Q{-h * 0.17} {-h * 0.62} {-h * 0.06} {-h * 0.68} V{-h * 0.9} H{h * 0.06} "
        f"V{-h * 0.68} Q{h * 0.17} {-h * 0.62} {h * 0.17} {-h * 0.5} V0 Z"
    )
    return [Shape(body, colour, bevel=h * 0.15, angle=85, grain=0.02, shine=0.9, shadow=SMALL),
        Shape(box(-h * 0.05, -h, h * 0.1, h * 0.12), "#b98a52", bevel=h * 0.04, shadow=NO_SHADOW)]


def wheel(radius: float, turn: float = 0.0, colour: str = WOOD, spokes: int = 8) -> list[Shape]:
    """Return a spoked wheel round 0, 0."""
    r = radius
    out = []
    for i in range(spokes):
        a = math.radians(turn + 360 * i / spokes)
        x, y = math.cos(a) * r * 0.9, math.sin(a) * r * 0.9
        out.append(Shape(tube(0, 0, r * 0.14, x, y, r * 0.1), darker(colour, 0.12), bevel=r * 0.06, angle=60,
            shadow=SMALL))
    rim = f"{ellipse(0, 0, r)} {ellipse(0, 0, r * 0.82)}"
    out.append(Shape(hollow(rim), colour, bevel=r * 0.09, angle=30, grain=0.1, shadow=SMALL))
    out.append(Shape(ellipse(0, 0, r * 0.2), DARK_STEEL, bevel=r * 0.16, angle=45, shadow=SMALL))
    return out


def table(width: float = 260.0, height: float = 110.0, colour: str = "#96683c") -> list[Shape]:
    """Return a heavy table seen a little from above; its feet stand on y = 0."""
    w, h = width / 2, height
    top = loop(-w, -h * 0.9, -w * 0.7, -h, 0, -h * 1.03, w * 0.7, -h, w, -h * 0.9, w * 0.7, -h * 0.78, 0, -h * 0.74,
        -w * 0.7, -h * 0.78)
    rim = (
        f"M{-w} {-h * 0.9} Q{-w * 0.9} {-h * 0.76} 0 {-h * 0.74} Q{w * 0.9} {-h * 0.76} {w} {-h * 0.9} v{h * 0.1} "
        f"Q{w * 0.9} {-h * 0.64} 0 {-h * 0.62} Q{-w * 0.9} {-h * 0.64} {-w} {-h * 0.8} Z"
    )
    legs = [Shape(polygon(x, -h * 0.7, x + 20, -h * 0.7, x + 20 + lean, 0, x - 4 + lean, 0), darker(colour, 0.3),
        bevel=9, angle=84) for x, lean in ((-w * 0.75, -8), (w * 0.6, 8))]
    return [*legs, Shape(rim, darker(colour, 0.2), bevel=5, angle=3, shadow=Shadow(0.5, 4, 14, 8)),
        Shape(top, colour, bevel=6, angle=3, grain=0.12, shadow=NO_SHADOW,
        ridges=(Ridge(f"M{-w} {-h * 0.87} H{w} M{-w * 0.8} {-h * 0.94} H{w * 0.8}", 3, -2),))]


def tent(width: float = 300.0, height: float = 220.0, cloth: str = "#c9ae7c", stripe: str | None = None) -> list[Shape]:
    """Return an open tent seen from the front; its foot is y = 0, its pole x = 0."""
    w, h = width / 2, height
    side = polygon(0, -h, w * 0.9, -h * 0.9, w * 1.5, 0, w * 0.55, 4)
    front = f"M0 {-h} Q{-w * 0.36} {-h * 0.4} {-w} 0 L{w} 0 Q{w * 0.36} {-h * 0.4} 0 {-h} Z"
    folds = tuple(Ridge(f"M0 {-h} Q{u * w * 0.4} {-h * 0.4} {u * w} 0", 9, -6) for u in (-0.8, -0.62, 0.64, 0.82))
    out = [Shape(tube(0, 4, 9, 0, -h - 22, 7), DARK_WOOD, bevel=4, angle=86),
        Shape(side, darker(cloth, 0.22), bevel=30, angle=60, grain=0.1),
        Shape(front, cloth, bevel=40, swell=0.6, angle=20, grain=0.08, ridges=folds)]
    if stripe:
        for u in (-0.78, 0.58):
            path = (
                f"M0 {-h} Q{u * w * 0.44} {-h * 0.4} {u * w} 0 L{(u + 0.2) * w} 0 Q{(u + 0.2) * w * 0.36} "
                f"{-h * 0.4} 0 {-h} Z"
            )
            out.append(Shape(path, stripe, bevel=10, swell=0.5, angle=70, opacity=0.85, contour=0.5, shadow=NO_SHADOW))
    inside = (
        f"M0 {-h * 0.8} Q{-w * 0.12} {-h * 0.34} {-w * 0.42} 0 L{w * 0.42} 0 Q{w * 0.12} {-h * 0.34} 0 "
        f"{-h * 0.8} Z"
    )
    flap = f"M0 {-h * 0.8} Q{-w * 0.12} {-h * 0.34} {-w * 0.42} 0 L{-w * 0.62} 2 Q{-w * 0.3} {-h * 0.3} 0 {-h * 0.8} Z"
    return [*out, flat(inside, "#2a1a10", tone=0.35, contour=0.8),
        Shape(flap, lighter(cloth, 0.2), bevel=14, angle=76, shadow=SMALL)]


def campfire(height: float = 90.0) -> list[Shape]:
    """Return crossed logs and stones for a fire at 0, 0 (the flames are `fire.flame`)."""
    out = []
    for x, y, turn in ((-52, 6, 14), (40, 8, -16), (-10, 14, 4)):
        a = math.radians(turn)
        dx, dy = math.cos(a) * 52, math.sin(a) * 52
        out.append(Shape(tube(x - dx, y - dy, 20, x + dx, y + dy, 18), DARK_WOOD, bevel=9, angle=turn, grain=0.2))
        out.append(Shape(ellipse(x + dx, y + dy, 8, 10), "#b08a58", bevel=3, angle=50, shadow=NO_SHADOW))
    for i in range(9):
        a = math.pi * (0.02 + 0.12 * i)
        cx, cy = math.cos(a) * height * 1.05, 14 + math.sin(a) * 24
        out.append(Shape(loop(cx - 16, cy + 6, cx - 12, cy - 8, cx + 4, cy - 11, cx + 16, cy - 2, cx + 13, cy + 9),
            "#8f8b80", bevel=10, angle=30 + 37 * i, grain=0.25, shadow=SMALL))
    return out


def cauldron(width: float = 90.0) -> list[Shape]:
    """Return a black pot round 0, 0 with its rim at the top."""
    w = width / 2
    return [
        Shape(loop(-w * 0.8, -w * 0.7, -w, 0, -w * 0.6, w * 0.72, 0, w * 0.86, w * 0.6, w * 0.72, w, 0, w * 0.8,
            -w * 0.7), "#4c4a4c", bevel=w * 0.9, angle=20, grain=0.1),
        Shape(f"M{-w * 0.92} {-w * 0.72} Q0 {-w * 0.5} {w * 0.92} {-w * 0.72} L{w * 0.86} {-w * 0.52} Q0 {-w * 0.3} "
              f"{-w * 0.86} {-w * 0.52} Z", "#6a686a", bevel=5, angle=2, shadow=NO_SHADOW),
    ]


def banner(height: float, cloth: str = OXBLOOD, mark: str | None = None) -> list[Shape]:
    """Return a ragged pennant on a pole; its foot at 0, 0. `mark` is an outline about 0, 0, 40 wide."""
    h = height
    flag = (
        f"M4 {-h} C{h * 0.16} {-h * 0.95} {h * 0.2} {-h * 1.02} {h * 0.38} {-h * 0.95} L{h * 0.34} {-h * 0.8} "
        f"L{h * 0.42} {-h * 0.72} L{h * 0.3} {-h * 0.66} L{h * 0.36} {-h * 0.54} C{h * 0.2} {-h * 0.6} {h * 0.16} "
        f"{-h * 0.52} 4 {-h * 0.56} Z"
    )
    folds = (Ridge(f"M{h * 0.12} {-h} Q{h * 0.16} {-h * 0.75} {h * 0.1} {-h * 0.52}", 12, 5),
        Ridge(f"M{h * 0.25} {-h} Q{h * 0.27} {-h * 0.75} {h * 0.22} {-h * 0.5}", 10, -5))
    out = [Shape(tube(0, 4, 8, 0, -h - 16, 6), DARK_WOOD, bevel=4, angle=86),
        Shape(flag, cloth, bevel=12, angle=76, grain=0.06, ridges=folds)]
    if mark:
        emblem = Shape(hollow(mark), "#efe2c2", bevel=3, ink=0.3, contour=0.5, shadow=NO_SHADOW)
        out += placed([emblem], h * 0.17, -h * 0.77, h / 260)
    return out


def bell(width: float = 120.0, colour: str = "#b98f42") -> list[Shape]:
    """Return a church bell hanging from 0, 0."""
    w = width / 2
    body = (
        f"M{-w * 0.3} {w * 0.3} C{-w * 0.62} {w * 0.5} {-w * 0.5} {w * 1.3} {-w} {w * 1.75} Q0 {w * 2.05} {w} "
        f"{w * 1.75} C{w * 0.5} {w * 1.3} {w * 0.62} {w * 0.5} {w * 0.3} {w * 0.3} Q0 {w * 0.12} {-w * 0.3} {w * 0.3} Z"
    )
    rings = tuple(Ridge(f"M{-w * k} {w * y} Q0 {w * (y + 0.16)} {w * k} {w * y}", 7, 4)
        for k, y in ((0.46, 0.6), (0.62, 1.3), (0.84, 1.6)))
    return [Shape(hollow(f"{ellipse(0, w * 0.14, w * 0.24)} {ellipse(0, w * 0.14, w * 0.12)}"), DARK_STEEL, bevel=5),
        Shape(ellipse(0, w * 1.9, w * 0.2), DARK_STEEL, bevel=w * 0.18),
        Shape(body, colour, bevel=w * 0.7, angle=84, grain=0.03, shine=0.7, ridges=rings)]


def cart(colour: str = WOOD) -> list[Shape]:
    """Return a two-wheeled cart about 260 wide, shafts to the left, wheels on y = 0."""
    planks = tuple(Ridge(f"M-110 {y} H130", 4, -3) for y in (-92, -74))
    return [
        Shape(tube(-250, -34, 8, -140, -60, 9, 60, -62, 10), darker(colour, 0.2), bevel=5, angle=10),
        Shape(polygon(-110, -112, 132, -112, 124, -54, -100, -54), colour, bevel=8, angle=4, grain=0.15, ridges=planks),
        Shape(f"{box(-92, -118, 12, 68)} {box(10, -118, 12, 68)} {box(106, -118, 12, 68)}", darker(colour, 0.25),
            bevel=5, angle=86, shadow=SMALL),
        *placed(wheel(58, 12), 20, -58),
    ]


def chest(width: float = 150.0, colour: str = "#7a5230") -> list[Shape]:
    """Return a closed chest with iron bands; its foot is y = 0."""
    w = width / 2
    lid = f"M{-w} {-w * 0.75} C{-w} {-w * 1.3} {w} {-w * 1.3} {w} {-w * 0.75} Z"
    out = [Shape(box(-w, -w * 0.78, width, w * 0.78), colour, bevel=8, angle=4, grain=0.15),
        Shape(lid, lighter(colour, 0.1), bevel=w * 0.4, angle=6, grain=0.15)]
    for x in (-w * 0.86, w * 0.62):
        out.append(Shape(box(x, -w * 1.1, w * 0.24, w * 1.1), DARK_STEEL, bevel=5, angle=86, shadow=SMALL))
    out.append(Shape(box(-w * 0.16, -w * 0.9, w * 0.32, w * 0.4), GOLD, bevel=5, angle=45, shadow=SMALL))
    out.append(drawn(f"M0 {-w * 0.72} v{w * 0.12}", 6, "#2a160d"))
    return out


def strap(path: str, width: float, colour: str = LEATHER) -> Shape:
    """Return a leather strap along a path."""
    return Shape(stroke(path, width), colour, bevel=width * 0.4, angle=30, shadow=SMALL)
