"""Things of streets and squares: gabled houses, stalls, lamps, wells, clock towers, windmills, gallows."""

from __future__ import annotations

import math

from ..palette import DARK_WOOD, GOLD, OXBLOOD, STONE, darker, lighter
from ..paths import box, ellipse, line, loop, polygon, tube
from ..shapes import Fog, Glow, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from .houses import TIMBER, window

SMALL = Shadow(0.35, 4, 5, 4)


def gabled(width: float = 150.0, height: float = 170.0, plaster: str = "#dcc69a", roof: str = "#7d4034",
    lit: int = 5, fog: Fog | None = None, storeys: int = 2) -> list[Shape]:
    """Return a half-timbered house with its gable to the eye; its foot is y = 0, its middle x = 0.

    `lit` holds a bit for each window that shines, counted from the lower left.
    """
    w, h = width / 2, height
    peak = h + w * 1.25
    body = polygon(-w, 0, -w, -h, 0, -peak, w, -h, w, 0)
    out = [Shape(body, plaster, bevel=26, swell=0.4, angle=86, grain=0.12, fog=fog, shadow=Shadow(0.4, 9, 6, 7))]
    level = h / storeys
    beams = [box(-w, -level * k - 5, width, 9) for k in range(1, storeys + 1)]
    beams += [box(x, -h, 8, h) for x in (-w, -w * 0.05, w - 8)]
    for k in range(storeys):
        for side in (-1, 1):
            x, y = side * w * 0.94, -level * k
            beams.append(polygon(x, y - 8, x - side * 7, y - 8, x - side * w * 0.34, y - level + 8,
                x - side * w * 0.26, y - level + 8))
    beams.append(polygon(-4, -h, -4, -peak + 10, 4, -peak + 10, 4, -h))
    out.append(Shape(" ".join(beams), TIMBER, bevel=4, angle=80, fog=fog, shadow=Shadow(0.2, 2, 2, 2)))
    eaves = polygon(-w * 1.2, -h + w * 0.18, 0, -peak - w * 0.16, w * 1.2, -h + w * 0.18, w * 1.06, -h + w * 0.26, 0,
        -peak + w * 0.16, -w * 1.06, -h + w * 0.26)
    out.append(Shape(eaves, roof, bevel=8, angle=44, grain=0.15, fog=fog, shadow=SMALL))
    number = 0
    for k in range(storeys):
        for x in (-w * 0.66, w * 0.3):
            shine = bool(lit >> number & 1)
            size = min(level * 0.42, w * 0.4)
            out += [piece if fog is None or shine else _veiled(piece, fog)
                for piece in window(x, -level * k - level * 0.76, size * 0.86, size, lit=shine)]
            number += 1
    return out


def _veiled(shape: Shape, fog: Fog) -> Shape:
    """Return the shape in fog."""
    return placed([shape], fog=fog)[0]


def flank(width: float = 210.0, height: float = 110.0, rise: float = 90.0, plaster: str = "#cdb78c",
    roof: str = "#6f3c34", lit: int = 2, fog: Fog | None = None) -> list[Shape]:
    """Return a long house with its roof to the eye; its foot is y = 0, its middle x = 0."""
    w, h = width / 2, height
    tiles = Ridge(" ".join(f"M{-w * 1.2:.0f} {-h - rise * k:.0f} H{w * 1.2:.0f}" for k in (0.18, 0.38, 0.58, 0.78)), 6,
        -5)
    out = [Shape(box(-w, -h, width, h), plaster, bevel=26, swell=0.4, angle=86, grain=0.12, fog=fog),
        Shape(" ".join([box(-w + k * (width - 8) / 4, -h, 8, h) for k in range(5)] + [box(-w, -h * 0.52, width, 8)]),
        TIMBER, bevel=4, angle=84, fog=fog, shadow=Shadow(0.2, 2, 2, 2)),
        Shape(polygon(-w * 1.14, -h + 10, -w * 0.9, -h - rise, w * 0.9, -h - rise, w * 1.14, -h + 10), roof, bevel=20,
        swell=0.5, angle=84, grain=0.2, fog=fog, ridges=(tiles,), shadow=SMALL)]
    for k in range(4):
        shine = bool(lit >> k & 1)
        pane = window(-w + (k + 0.5) * (width - 8) / 4 - 12, -h * 0.44 if k % 2 else -h * 0.94, 30, h * 0.32, lit=shine)
        out += [piece if fog is None or shine else _veiled(piece, fog) for piece in pane]
    return out


def stall(width: float = 220.0, height: float = 170.0, cloth: str = OXBLOOD, other: str = "#efe2c2") -> list[Shape]:
    """Return a market stall with a striped awning; its foot is y = 0, its middle x = 0."""
    w, h = width / 2, height
    out = [Shape(f"{box(-w + 6, -h, 9, h)} {box(w - 15, -h, 9, h)}", DARK_WOOD, bevel=4, angle=86),
        flat(box(-w + 14, -h + 20, width - 28, h * 0.5), "#3b2a1c", tone=0.6, ink=0.8, angle=4),
        Shape(box(-w - 6, -h * 0.44, width + 12, h * 0.44), "#8a6238", bevel=8, angle=86, grain=0.15,
            ridges=(Ridge(" ".join(f"M{x} {-h * 0.44} V0" for x in range(round(-w), round(w), 26)), 4, -3),)),
        Shape(box(-w - 10, -h * 0.48, width + 20, 11), lighter("#8a6238", 0.2), bevel=4, angle=3)]
    stripes = 8
    step = (width + 36) / stripes
    for k in range(stripes):
        left = -w - 18 + k * step
        top_left, top_right = left * 0.86, (left + step) * 0.86
        valance = f"M{top_left:.1f} {-h - 34} L{top_right:.1f} {-h - 34} L{left + step:.1f} {-h + 14} " \
                  f"q{-step / 2:.1f} 24 {-step:.1f} 0 Z"
        out.append(Shape(valance, cloth if k % 2 == 0 else other, bevel=9, angle=80 - 4 * k, grain=0.06,
            shadow=Shadow(0.4, 3, 12, 6)))
    return out


def goods(kind: int) -> list[Shape]:
    """Return a row of wares, about 160 wide, standing on y = 0: apples (0), loaves (1), pots (2)."""
    out: list[Shape] = []
    if kind == 0:
        for k, (x, y) in enumerate([(-66 + 26 * i, -10) for i in range(6)] + [(-52 + 26 * i, -29) for i in range(5)]):
            out.append(Shape(ellipse(x, y, 14), ("#b5452f", "#c9702f", "#8fa046")[k % 3], bevel=12, angle=30 + 20 * k,
                shadow=SMALL))
    elif kind == 1:
        for x in (-56, 0, 56):
            out.append(Shape(loop(x - 32, -2, x - 28, -22, x, -30, x + 28, -22, x + 32, -2), "#cf9450", bevel=16,
                angle=20,
                shadow=SMALL))
    else:
        for x, high, tint in ((-60, 46, "#a65f3c"), (-18, 34, "#5f7a86"), (22, 52, "#b98f42"), (60, 38, "#7a5a6a")):
            out.append(Shape(loop(x - 10, 0, x - 19, -high * 0.45, x - 8, -high * 0.85, x - 10, -high, x + 10, -high,
                x + 8, -high * 0.85, x + 19, -high * 0.45, x + 10, 0), tint, bevel=14, angle=76, shine=0.4,
                shadow=SMALL))
    return out


def street_lamp(height: float = 220.0, glow: float = 0.7, colour: str = "#3f3a38") -> list[Shape]:
    """Return an iron post with a lit lantern on top; its foot is 0, 0."""
    h = height
    glass = polygon(-15, -h - 6, 15, -h - 6, 21, -h - 48, -21, -h - 48)
    return [Shape(f"{box(-5, -h, 10, h)} {box(-13, -16, 26, 18)} {box(-9, -h * 0.5, 18, 7)}", colour, bevel=5,
        angle=86),
        flat(glass, "#ffd97e", ink=0.05, tone=1.7, contour=1, glow=Glow("#ffb040", 30, glow)),
        Shape(f"{polygon(-26, -h - 48, 0, -h - 74, 26, -h - 48)} {box(-18, -h - 8, 36, 9)} {box(-1.5, -h - 48, 3, 42)}",
        colour, bevel=4, angle=40)]


def well(width: float = 170.0, colour: str = STONE, roofed: bool = True) -> list[Shape]:
    """Return a round well of stone with winch and roof; its foot is y = 0."""
    w = width / 2
    body = f"M{-w} {-w * 0.7} V{-w * 0.1} Q0 {w * 0.34} {w} {-w * 0.1} V{-w * 0.7} Q0 {-w * 0.3} {-w} {-w * 0.7} Z"
    cuts = Ridge(" ".join([f"M{-w} {-w * 0.4} Q0 {w * 0.02} {w} {-w * 0.4}"]
        + [f"M{x * w:.0f} {-w * 0.62} v{w * 0.36:.0f} m{w * 0.12:.0f} 0 v{w * 0.4:.0f}" for x in (-0.7, -0.3, 0.1,
            0.5)]),
        5, -4)
    out: list[Shape] = []
    if roofed:
        out += [Shape(f"{box(-w * 0.82, -w * 2, 12, w * 1.4)} {box(w * 0.7, -w * 2, 12, w * 1.4)} "
                      f"{tube(-w * 0.8, -w * 1.4, 11, w * 0.8, -w * 1.4, 11)}", DARK_WOOD, bevel=5, angle=82)]
    out += [Shape(ellipse(0, -w * 0.72, w * 1.04, w * 0.27), lighter(colour, 0.2), bevel=10, angle=4, grain=0.2),
        flat(ellipse(0, -w * 0.72, w * 0.8, w * 0.17), "#17130f", tone=0.2, contour=1),
        Shape(body, colour, bevel=w * 0.6, angle=86, grain=0.2, ridges=(cuts,))]
    if roofed:
        out += [drawn(line(0, -w * 1.36, 0, -w * 0.86), 3, "#3a2c20"),
            Shape(polygon(-w * 1.15, -w * 1.9, -w * 0.3, -w * 2.6, w * 0.3, -w * 2.6, w * 1.15, -w * 1.9), "#7d4034",
            bevel=16, angle=82, grain=0.2, shadow=SMALL,
            ridges=(Ridge(f"M{-w} {-w * 2.1} H{w} M{-w} {-w * 2.32} H{w}", 5, -4),))]
    return out


def clock_tower(height: float = 340.0, half: float = 40.0, stone: str = "#a39a86", roof: str = "#5f6f7a",
    fog: Fog | None = None) -> list[Shape]:
    """Return a square tower with a clock and a steep roof; its foot is 0, 0."""
    h, w = height, half
    hands = f"M0 {-h + w} L0 {-h + w * 0.42} M0 {-h + w} L{w * 0.36} {-h + w * 1.2}"
    return [Shape(box(-w, -h, w * 2, h), stone, bevel=16, swell=0.6, angle=87, grain=0.18, fog=fog, shadow=SMALL),
        Shape(box(-w * 1.2, -h - 8, w * 2.4, 15), lighter(stone, 0.1), bevel=5, angle=3, fog=fog),
        Shape(polygon(-w * 1.25, -h - 6, 0, -h - w * 2.8, w * 1.25, -h - 6), roof, bevel=w * 0.7, angle=76, grain=0.15,
            fog=fog), Shape(ellipse(0, -h + w, w * 0.72), GOLD, bevel=6, angle=40, fog=fog),
        flat(ellipse(0, -h + w, w * 0.58), "#f4ecd2", ink=0.2, tone=1.4, contour=0.8), drawn(hands, 4, "#2a1d14"),
        *window(-9, -h + w * 2.4, 18, 30, lit=True)]


def windmill(height: float = 320.0, turn: float = 22.0, torn: bool = True) -> list[Shape]:
    """Return a tower mill with four sails; its foot is y = 0, its middle x = 0."""
    h = height
    body = polygon(-h * 0.29, 0, -h * 0.18, -h * 0.84, h * 0.18, -h * 0.84, h * 0.29, 0)
    courses = Ridge(" ".join(f"M{-h * 0.3:.0f} {-h * k:.0f} H{h * 0.3:.0f}" for k in (0.14, 0.28, 0.42, 0.56, 0.7)), 5,
        -4)
    cap = f"M{-h * 0.22} {-h * 0.83} C{-h * 0.2} {-h * 1.06} {h * 0.2} {-h * 1.06} {h * 0.22} {-h * 0.83} Z"
    door = f"M{-h * 0.07} 0 V{-h * 0.18} a{h * 0.07} {h * 0.07} 0 0 1 {h * 0.14} 0 V0 Z"
    out = [Shape(body, "#cbb58c", bevel=h * 0.2, angle=88, grain=0.25, ridges=(courses,), shadow=Shadow(0.5, 14, 8,
        10)),
        Shape(cap, "#6f4632", bevel=h * 0.14, angle=30, grain=0.2),
        flat(door, "#ffc860", contour=1, ink=0.05, tone=1.7, glow=Glow("#ffb23c", 12, 0.6)),
        Shape(polygon(-h * 0.07, 0, -h * 0.07, -h * 0.2, -h * 0.03, -h * 0.24, 0, -h * 0.23, 0, 6), "#4a2c18", bevel=5,
            angle=88), *window(-11, -h * 0.5, 22, 28), *window(12, -h * 0.74, 18, 22, lit=False)]
    for k in range(4):
        out += placed(_sail(h * 0.62, torn and k in (0, 3)), 0, -h * 0.88, 1.0, turn + 90 * k)
    return [*out, Shape(ellipse(0, -h * 0.88, h * 0.045), DARK_WOOD, bevel=8, angle=45)]


def _sail(length: float, torn: bool) -> list[Shape]:
    """Return one arm of a mill with its lattice and cloth; it points up from 0, 0."""
    long, wide = length, length * 0.24
    laths = [f"M0 {-long * 0.22 - k * long * 0.13:.1f} h{wide:.1f}" for k in range(7)]
    lattice = " ".join([*laths, f"M{wide:.1f} {-long * 0.22:.1f} V{-long:.1f}", f"M{wide / 2:.1f} {-long * 0.22:.1f} "
        f"V{-long:.1f}"])
    whole = polygon(0, -long * 0.24, wide, -long * 0.24, wide, -long, 0, -long)
    rag = polygon(0, -long * 0.6, wide * 0.5, -long * 0.54, wide * 0.4, -long * 0.7, wide, -long * 0.66, wide,
        -long * 0.96, wide * 0.6, -long * 0.9, 0, -long)
    return [Shape(rag if torn else whole, "#e8dcbc", bevel=8, angle=70, grain=0.08, shadow=SMALL),
        Shape(stroke(lattice, 3.4), DARK_WOOD, bevel=1.8, angle=40, shadow=Shadow(0.2, 2, 2, 1)),
        Shape(tube(0, 0, 12, 0, -long * 1.02, 7), DARK_WOOD, bevel=5, angle=86)]


def gallows(width: float = 330.0, height: float = 300.0, nooses: int = 3, colour: str = "#5d4029") -> list[Shape]:
    """Return a gallows on its platform; the platform stands on y = 0."""
    w, h, deck = width / 2, height, 78.0
    out = [Shape(f"{box(-w * 0.9, -h, 18, h)} {box(w * 0.9 - 18, -h, 18, h)} {box(-w, -h - 4, width, 18)}", colour,
        bevel=8, angle=84, grain=0.2), Shape(" ".join(polygon(s * w * 0.88, -h + 74, s * w * 0.88, -h + 54,
        s * (w * 0.88 - 64), -h + 6, s * (w * 0.88 - 82), -h + 6) for s in (-1, 1)), darker(colour, 0.1), bevel=6,
        angle=46)]
    for k in range(nooses):
        x = -w * 0.5 + k * w / max(nooses - 1, 1)
        out += rope_loop(x, -h + 12, 66 + 14 * (k % 2))
    boards = Ridge(" ".join(f"M{x} {-deck} V0" for x in range(round(-w * 1.1), round(w * 1.1), 28)), 5, -4)
    return [*out, Shape(polygon(-w * 1.08, -deck - 20, w * 1.08, -deck - 20, w * 1.2, -deck, -w * 1.2, -deck),
        lighter(colour, 0.24), bevel=4, angle=3, grain=0.15), Shape(box(-w * 1.2, -deck, w * 2.4, deck), colour,
        bevel=8,
        angle=86, grain=0.2, ridges=(boards,)), flat(box(-28, -deck - 16, 56, 10), "#1c130d", tone=0.2, contour=0.8)]


def rope_loop(x: float, top: float, drop: float) -> list[Shape]:
    """Return a noose that hangs from x, top."""
    y = top + drop
    ring = loop(x, y, x - 15, y + 22, x - 9, y + 44, x + 9, y + 44, x + 15, y + 22)
    turns = " ".join(f"M{x - 6} {y - 26 + k * 6} l12 -4" for k in range(5))
    return [Shape(stroke(f"M{x} {top} V{y}", 5), "#c9ac74", bevel=2.4, angle=50), Shape(stroke(ring, 5), "#c9ac74",
        bevel=2.4, angle=20), Shape(tube(x, y - 30, 11, x, y, 11), "#c9ac74", bevel=5, angle=30),
        drawn(turns, 2, "#5a3f22")]


def gibbet(height: float = 330.0, colour: str = "#5d4029") -> list[Shape]:
    """Return a post with an iron cage that hangs to the left; its foot is 0, 0."""
    h = height
    cage = " ".join(f"M-120 {-h + 70} Q{-120 + dx} {-h + 130} {-120 + dx * 0.4} {-h + 210}" for dx in (-70, -28, 28,
        70))
    hoops = f"{ellipse(-120, -h + 112, 29, 7)} {ellipse(-120, -h + 160, 30, 7)}"
    brace = polygon(-4, -h + 70, -4, -h + 52, -60, -h + 8, -78, -h + 8)
    return [Shape(f"{box(-9, -h, 18, h + 6)} {box(-150, -h, 160, 15)} {brace}", colour, bevel=7, angle=84, grain=0.2),
        drawn(f"M-120 {-h + 12} V{-h + 70}", 4, "#3a342e"),
        Shape(stroke(f"{cage} {hoops}", 5), "#55504a", bevel=2.4, angle=30)]


def ring_of(count: int, rx: float, ry: float, start: float = 0.0) -> list[tuple[float, float]]:
    """Return places on an ellipse round 0, 0, the farthest first."""
    spots = [(rx * math.cos(start + 2 * math.pi * k / count), ry * math.sin(start + 2 * math.pi * k / count))
        for k in range(count)]
    return sorted(spots, key=lambda spot: spot[1])
