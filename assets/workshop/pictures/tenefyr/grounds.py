"""Where the small foes of the valley are met: hedge, cellar, road, digging, graves, crypt; behind cards of 480 x 360.

They are pale and simple: what stands before them is to be read first.
"""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Fog, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.nature import foliage, grass, hill, mountain
from assets.workshop.engraving.kit.stonework import archway, gothic, joints, rounded
from assets.workshop.engraving.palette import darker, lighter, mixed
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube

WIDE, HIGH = 480, 360
PALE = "#fbf1d2"


def cloud(x: float, y: float, size: float = 1.0, colour: str = "#fffaf0") -> Shape:
    """Return a round cloud as woodcuts have it, flat below."""
    s = size
    puffs = f"{ellipse(x - 34 * s, y - 6 * s, 22 * s, 16 * s)} {ellipse(x, y - 18 * s, 30 * s, 24 * s)} " \
        f"{ellipse(x + 34 * s, y - 8 * s, 26 * s, 18 * s)} " + \
        polygon(x - 52 * s, y - 10 * s, x - 52 * s, y + 5 * s, x + 58 * s, y + 5 * s, x + 58 * s, y - 10 * s)
    return Shape(puffs, colour, bevel=12 * s, angle=4, grain=0.02, contour=0.7, tone=1.2, ink=0.5, shadow=NO_SHADOW)


def ground(top: float, colour: str, fog: float = 0.0, bend: float = 12, angle: float = 8) -> Shape:
    """Return a long ridge of ground from edge to edge."""
    return hill(WIDE, HIGH + 20, [(-20, top + bend), (150, top), (330, top + bend * 0.8), (500, top - bend * 0.4)],
        colour, Fog(PALE, fog) if fog else None, angle)


def valley(seed: int = 1, meadow: str = "#9cb652") -> list[Shape]:
    """Return mountains, a far wood and a meadow under clouds."""
    dice = random.Random(seed)
    out = [cloud(70, 70, 0.8), cloud(420, 50, 0.9)]
    for x, top in ((60, 120), (400, 100), (250, 140)):
        out += mountain(dice, x, top, 260, Fog(PALE, 0.5), "#9db0ba")
    out.append(ground(232, mixed(meadow, "#7fa08a", 0.4), 0.35))
    return [*out, ground(272, meadow, 0.05, 10)]


def hedge(seed: int = 1, leaf: str = "#7f9f3c", top: float = 150, gap: float | None = None) -> list[Shape]:
    """Return a tall hedge from edge to edge under the sky; at `gap` (x) there is a dark hole in it."""
    dice = random.Random(seed)
    out: list[Shape] = [cloud(80, 60, 0.9), cloud(390, 84, 0.7), ground(220, "#a9bd74", 0.4)]
    fog = Fog(PALE, 0.22)
    for row, (y, ry) in enumerate(((top, 46), (top + 70, 56), (top + 150, 64))):
        for k in range(5):
            x = WIDE * (k + (0.5 if row % 2 else 0.1) + dice.uniform(-0.1, 0.1)) / 4
            out += foliage(dice, x, y + dice.uniform(-10, 10), 84, ry, darker(leaf, 0.05 * row), fog)
    if gap is not None:
        out.append(flat(loop(gap - 110, 380, gap - 104, 220, gap - 50, 130, gap + 40, 124, gap + 104, 210, gap + 112,
            380), "#3a4a24", tone=0.4, contour=1.0, ink=0.7))
    return [*out, ground(326, "#b9a860", 0.05, 6)]


def cellar(seed: int = 1, stone: str = "#cdbf9a", arch: float | None = None, row: float = 44,
    light: str | None = None, floor: str | None = "#b9a882", veil: float = 0.34, half: float = 96) -> list[Shape]:
    """Return a pale cellar wall of large stones; at `arch` (x) a round opening, dark or filled with `light`."""
    dice = random.Random(seed)
    far = Fog(PALE, veil)
    out = [Shape(box(-20, -20, WIDE + 40, HIGH + 40), stone, bevel=10, swell=0, angle=5, grain=0.18, contour=0,
        fog=far, shadow=NO_SHADOW, ridges=(joints(dice, -20, -14, WIDE + 40, HIGH + 40, row),))]
    if arch is not None:
        out += [flat(rounded(arch, 330, half, half + 180), light or "#4a3c30", tone=1.25 if light else 0.35,
            ink=0.5 if light
            else 0.9, contour=1.1, angle=84),
            archway(arch, 330, half, half + 180, 32, lighter(stone, 0.2), False, Fog(PALE, veil * 0.5))]
    if floor:
        out.append(Shape(box(-20, 322, WIDE + 40, 80), floor, bevel=8, swell=0.3, angle=3, grain=0.1, contour=0.8,
            shadow=NO_SHADOW, ridges=(Ridge("M-10 340 H500 M60 322 L20 362 M200 322 L190 362 M330 322 L350 362", 4,
            -3),)))
    return out


def vault(seed: int = 1, stone: str = "#c3b795", dark: str = "#6b5f52") -> list[Shape]:
    """Return a barrel vault seen along its middle, bright at the mouth and dark at the end."""
    dice = random.Random(seed)
    out = [Shape(box(-20, -20, WIDE + 40, HIGH + 40), stone, bevel=10, swell=0, angle=4, grain=0.16, contour=0,
        fog=Fog(PALE, 0.2), shadow=NO_SHADOW, ridges=(joints(dice, -20, -14, WIDE + 40, HIGH + 40, 40),))]
    for half, veil in ((210, 0.25), (160, 0.12), (112, 0.0)):
        out.append(flat(rounded(240, 380, half, half + 160), mixed(stone, dark, 1 - veil * 4 if veil else 1.0),
            tone=0.9 - 0.16 * (210 - half) / 50, angle=84, contour=0.9, ink=0.7))
        out.append(archway(240, 380, half, half + 160, 18, lighter(stone, 0.15), False, Fog(PALE, veil)))
    return out


def digging(seed: int = 1, rock: str = "#b59a78", wood: str = "#96683c", light: str = "#fbe9b0") -> list[Shape]:
    """Return a drift with timber props and daylight at its end."""
    dice = random.Random(seed)
    seams = " ".join(f"M{dice.uniform(0, 480):.0f} {dice.uniform(0, 340):.0f} l{dice.uniform(-40, 40):.0f} "
        f"{dice.uniform(14, 50):.0f}" for _ in range(30))
    out = [Shape(box(-20, -20, WIDE + 40, HIGH + 40), rock, bevel=10, swell=0, angle=62, grain=0.4, contour=0,
        fog=Fog(PALE, 0.2), shadow=NO_SHADOW, ridges=(Ridge(seams, 12, -8),)),
        flat(loop(130, 340, 122, 180, 170, 96, 240, 76, 316, 96, 360, 180, 352, 340), light, tone=1.3, ink=0.2,
            contour=0.8)]
    for half, thick, veil in ((128, 20, 0.4), (200, 30, 0.1)):
        far, top = Fog(PALE, veil), 120 - half * 0.5
        for s in (-1, 1):
            out.append(Shape(tube(240 + s * half, top, thick, 240 + s * (half + 10), 390, thick * 1.1), wood,
                bevel=thick * 0.45, angle=86, grain=0.16, fog=far))
        out.append(Shape(tube(226 - half, top, thick, 240, top - 5, thick, 254 + half, top, thick), lighter(wood, 0.1),
            bevel=thick * 0.45, angle=4, grain=0.16, fog=far))
    return [*out, ground(318, darker(rock, 0.1), 0.1, 8)]


def road(seed: int = 1, meadow: str = "#a9b860", sky_clouds: bool = True) -> list[Shape]:
    """Return a pale road that winds over hills towards the eye."""
    dice = random.Random(seed)
    out: list[Shape] = [cloud(90, 56, 0.8), cloud(400, 76, 1.0)] if sky_clouds else []
    out += mountain(dice, 110, 110, 240, Fog(PALE, 0.55), "#a7a2a8")
    out += mountain(dice, 380, 130, 240, Fog(PALE, 0.5), "#a7a2a8")
    out += [ground(212, mixed(meadow, "#8aa890", 0.4), 0.3), ground(250, meadow, 0.1, 14)]
    way = "M246 226 C300 246 160 262 200 288 C240 312 120 330 90 372 L400 372 C380 330 330 312 300 288 " \
        "C270 262 330 246 262 226 Z"
    return [*out, Shape(way, "#e6d2a0", bevel=6, swell=0.3, angle=4, grain=0.1, contour=0.7, shadow=NO_SHADOW)]


def graves(seed: int = 1, grass_colour: str = "#8b9a6a", fog: str = "#e4dcdc") -> list[Shape]:
    """Return crooked headstones on a hill."""
    dice = random.Random(seed)
    out: list[Shape] = [ground(216, "#8a9488", 0.5), ground(262, grass_colour, 0.15, 12)]
    for x, y, h, turn, veil in ((60, 236, 60, -8, 0.4), (150, 226, 46, 6, 0.5), (330, 228, 50, -5, 0.5), (430, 240, 70,
        8, 0.4)):
        part = [Shape(f"M{-h * 0.32} 0 V{-h * 0.66} C{-h * 0.32} {-h * 1.1} {h * 0.32} {-h * 1.1} {h * 0.32} "
            f"{-h * 0.66} V0 Z", "#b4b2a8", bevel=10, angle=78, grain=0.1),
            drawn(f"M0 {-h * 0.8} V{-h * 0.36} M{-h * 0.14} {-h * 0.64} H{h * 0.14}", h * 0.06, "#5a5650")]
        out += _stood(part, x, y + 14, turn, Fog(fog, veil))
    return [*out, *[grass(dice, dice.uniform(0, 480), y, 26, 18, darker(grass_colour, 0.1)) for y in (300, 316, 336,
        350)]]


def _stood(part: Part, x: float, y: float, turn: float, fog: Fog) -> list[Shape]:
    return placed(part, x, y, 1.0, turn, fog=fog)


def crypt(seed: int = 1, stone: str = "#86a2cc", light: str = "#fbe9b0", window: bool = True) -> list[Shape]:
    """Return a cold vault: pale wall, two pointed niches, a pillar on either side."""
    dice = random.Random(seed)
    far = Fog("#e2e9f2", 0.26)
    out = [Shape(box(-20, -20, WIDE + 40, HIGH + 40), stone, bevel=10, swell=0, angle=6, grain=0.16, contour=0,
        fog=far, shadow=NO_SHADOW, ridges=(joints(dice, -20, -14, WIDE + 40, HIGH + 40, 42),))]
    if window:
        out += [flat(gothic(240, 330, 110, 300), light, tone=1.2, ink=0.3, contour=1.0),
            archway(240, 330, 110, 300, 22, lighter(stone, 0.2), True, Fog("#e2e9f2", 0.2))]
    for x in (26, 454):
        out.append(Shape(box(x - 30, -20, 60, 400), lighter(stone, 0.1), bevel=30, angle=88, grain=0.1,
            fog=Fog("#eef0ea", 0.12), ridges=(Ridge(f"M{x - 30} 90 h60 M{x - 30} 220 h60", 4, -3),)))
    return [*out, Shape(box(-20, 326, WIDE + 40, 60), darker(stone, 0.08), bevel=8, swell=0.3, angle=3, grain=0.1,
        contour=0.8, shadow=NO_SHADOW, ridges=(Ridge("M-10 342 H500 M90 326 L60 362 M240 326 V362 M390 326 L420 362", 4,
        -3),))]


def plank_wall(colour: str = "#a9794a", fog: float = 0.3) -> list[Shape]:
    """Return a wall of upright boards."""
    seams = " ".join(f"M{x} -20 V380" for x in range(20, 480, 56))
    return [Shape(box(-20, -20, WIDE + 40, HIGH + 40), colour, bevel=10, swell=0, angle=86, grain=0.3, contour=0,
        fog=Fog(PALE, fog), shadow=NO_SHADOW, ridges=(Ridge(seams, 6, -5),)),
        Shape(polygon(-20, 40, 500, 40, 500, 64, -20, 64), lighter(colour, 0.1), bevel=8, angle=4, grain=0.2,
            fog=Fog(PALE, fog))]


def stones(*places: tuple[float, float, float], colour: str = "#b8ab8c") -> list[Shape]:
    """Return round stones (x, foot, width)."""
    return [Shape(loop(x - w / 2, y, x - w * 0.4, y - w * 0.4, x, y - w * 0.56, x + w * 0.42, y - w * 0.34, x + w / 2,
        y), colour, bevel=w * 0.3, angle=30 + 20 * (k % 3), grain=0.1) for k, (x, y, w) in enumerate(places)]


def rope(*run: float, width: float = 7, colour: str = "#d9be84") -> list[Shape]:
    """Return a twisted rope along x, y, ..."""
    knots = tuple(v for i in range(0, len(run) - 1, 2) for v in (run[i], run[i + 1], width))
    return [Shape(tube(*knots), colour, bevel=width * 0.45, angle=40, grain=0.05, pitch=0.7),
        drawn(line(*run), 1.2, darker(colour, 0.5))]
