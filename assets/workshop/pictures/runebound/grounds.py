"""Where the foes of Runebound are met: pale land behind pictures of 640 x 400, so that what stands before it is read.

Each is kept light and simple round the middle; colour and outline name the terrain.
"""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Fog, Part, Ridge, Shape, flat, mist, placed
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.nature import conifer, foliage, grass, hill, mountain, rock, trunk
from assets.workshop.engraving.kit.stonework import archway, gothic, gravestone, joints
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube

WIDE, HIGH = 640, 400
PALE = "#f2ead0"


def land(top: float, colour: str, fog: float = 0.0, bend: float = 12, angle: float = 6) -> Shape:
    """Return a long ridge of ground from edge to edge."""
    line_ = [(-20, top + bend), (200, top), (430, top + bend * 0.8), (660, top - bend * 0.4)]
    return hill(WIDE, HIGH + 20, line_, colour, Fog(PALE, fog) if fog else None, angle)


def plain(seed: int = 1, colour: str = "#b9bf72") -> list[Shape]:
    """Return open fields with a far range."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for x, top in ((90, 170), (560, 150), (330, 190)):
        out += mountain(dice, x, top, 300, Fog(PALE, 0.62), "#9fb0b4")
    furrows = Ridge(" ".join(f"M{x} 300 L{(x - 320) * 2.2 + 320:.0f} 420" for x in range(-40, 700, 44)), 5, -3)
    return [*out, land(284, "#b7c08a", 0.4), land(322, colour, 0.1), Shape(polygon(-20, 352, 660, 340, 660, 420, -20,
        420), darker(colour, 0.06), bevel=8, swell=0.2, angle=4, grain=0.1, contour=0.5, ridges=(furrows,),
        shadow=NO_SHADOW)]


def road(seed: int = 1, meadow: str = "#b5b968") -> list[Shape]:
    """Return a pale road that winds towards the eye between hedges, a finger-post beside it."""
    dice = random.Random(seed)
    out: list[Shape] = [land(236, "#a9b98a", 0.5), land(270, meadow, 0.3, 16)]
    for x, y, rx in ((60, 276, 60), (150, 262, 44), (520, 266, 56), (612, 280, 66)):
        out += foliage(dice, x, y, rx, rx * 0.6, "#7f9a58", Fog(PALE, 0.36))
    way = "M300 262 C360 280 240 300 290 330 C330 352 180 370 120 420 L560 420 C520 372 430 352 370 326 " \
        "C330 306 400 280 330 262 Z"
    out += [land(316, meadow, 0.12), Shape(way, "#ecd9a6", bevel=6, swell=0.3, angle=4, grain=0.1, contour=0.7,
        shadow=NO_SHADOW)]
    return out


def wood(seed: int = 1, leaf: str = "#6f8f5a", air: str = "#e9edca", bark: str = "#6f6a55") -> list[Shape]:
    """Return trunks in two planes under leaves."""
    dice = random.Random(seed)
    out: list[Shape] = [land(300, "#a4ad7a", 0.45)]
    for x, width, veil in ((250, 24, 0.66), (400, 26, 0.66), (150, 34, 0.5), (500, 36, 0.5), (40, 54, 0.25), (604, 56,
        0.25)):
        out += trunk(dice, x, 340 + 50 * (1 - veil), width, bark, dice.uniform(-16, 16), Fog(air, veil), 0.7, 2)
    for x, y, rx, ry in ((20, 30, 130, 60), (200, 6, 150, 44), (430, 2, 150, 44), (620, 34, 120, 62)):
        out += foliage(dice, x, y, rx, ry, leaf, Fog(air, 0.3))
    return [*out, land(352, "#8f9a5f", 0.15)]


def marsh(seed: int = 1, air: str = "#dfe6c8") -> list[Shape]:
    """Return pools, reeds and dead trees in mist."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for x, lean in ((90, 20), (560, -26), (630, 10)):
        out += trunk(dice, x, 310, 26, "#6d7064", lean, Fog(air, 0.45), 0.7, 4)
    out += [land(268, "#98a67a", 0.45), Shape(polygon(-20, 306, 660, 300, 660, 420, -20, 420), "#86a59a", bevel=8,
        swell=0, angle=2, grain=0.1, contour=0.6, ridges=(Ridge("M40 326 h70 M180 344 h90 M420 330 h110 M330 366 h80 "
        "M80 376 h60 M540 370 h70", 5, 4),), shadow=NO_SHADOW)]
    out += [grass(dice, x, 330 + dice.uniform(-8, 40), 40, 70, "#7f9055") for x in (20, 70, 130, 520, 580, 630)]
    return [*out, mist("M-40 290 C160 270 300 310 460 290 C560 280 640 300 720 280 V330 H-40 Z", air, 0.6)]


def heights(seed: int = 1, rock_: str = "#a39a8f", sky_fog: str = PALE) -> list[Shape]:
    """Return peaks and crags, firs at their feet."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for x, top, veil in ((80, 60, 0.5), (580, 40, 0.5), (330, 110, 0.6)):
        out += mountain(dice, x, top, 330, Fog(sky_fog, veil), rock_)
    out.append(land(300, "#a5a37c", 0.3, 20))
    for x, foot, h in ((40, 330, 90), (110, 326, 64), (540, 324, 70), (606, 334, 96)):
        out += conifer(dice, x, foot, h, "#6a8a72", Fog(sky_fog, 0.25))
    return [*out, land(346, "#9a9470", 0.1, 10), *rock(dice, 60, 400, 130, 50, "#8f877c"), *rock(dice, 600, 402, 120,
        56, "#8f877c")]


def graves(seed: int = 1, air: str = "#d3ded6", disc: tuple[float, float, float] | None = (470, 110,
    66)) -> list[Shape]:
    """Return crooked stones on two hills under the moon."""
    dice = random.Random(seed)
    out: list[Shape] = [*(moon(*disc) if disc else []), land(246, "#8fa08a", 0.5), *trunk(dice, 596, 300, 28, "#6a6a66",
        -30, Fog(air, 0.4), 0.8, 4)]
    for x, y, h, turn in ((50, 262, 66, -8), (140, 250, 48, 6), (520, 250, 52, 8), (610, 268, 62, -5)):
        out += placed(gravestone(h, "#a5aaa4"), x, y, 1.0, turn, fog=Fog(air, 0.42))
    out.append(land(312, "#7f9078", 0.2))
    for x, y, h, turn, cross in ((30, 344, 110, 8, False), (612, 346, 116, -9, True)):
        out += placed(gravestone(h, "#949a94", cross), x, y, 1.0, turn, fog=Fog(air, 0.2))
    return [*out, mist("M-40 316 C120 296 240 336 380 316 C520 300 600 330 720 306 V360 H-40 Z", air, 0.6)]


def vault(seed: int = 1, stone: str = "#a9a598", light: str = "#f2e2ae", air: str = "#e9e4cc") -> list[Shape]:
    """Return a wall of cut stone with a lit pointed arch in its middle, and slabs before it."""
    dice = random.Random(seed)
    far = Fog(air, 0.4)
    out = [Shape(box(-20, -20, 680, 380), stone, bevel=10, swell=0, angle=5, grain=0.18, contour=0, fog=far,
        shadow=NO_SHADOW, ridges=(joints(dice, -20, -14, 680, 360, 46),)), flat(gothic(320, 330, 150, 330), light,
        tone=1.35, ink=0.2, contour=1.0), archway(320, 330, 150, 330, 34, lighter(stone, 0.1), True, Fog(air, 0.25))]
    return [*out, Shape(polygon(-20, 326, 660, 326, 660, 420, -20, 420), darker(stone, 0.05), bevel=8, swell=0.2,
        angle=3,
        grain=0.1, contour=0.8, shadow=NO_SHADOW, fog=Fog(air, 0.2),
            ridges=(Ridge("M-10 356 H650 M100 326 L40 420 M230 "
        "326 L200 420 M410 326 L440 420 M540 326 L600 420", 4, -3),))]


def street(seed: int = 1, walls: tuple[str, str] = ("#d9b98a", "#c9a59a"), air: str = "#f4ecd0") -> list[Shape]:
    """Return gabled houses on both sides of a lane."""
    out: list[Shape] = []
    for k, (x, top, wide, veil) in enumerate(((250, 170, 70, 0.6), (390, 160, 76, 0.6), (150, 110, 110, 0.42), (500,
        100, 110, 0.42), (20, 40, 170, 0.25), (624, 30, 170, 0.25))):
        fog = Fog(air, veil)
        out += [Shape(polygon(x - wide / 2, 400, x - wide / 2, top + 60, x, top, x + wide / 2, top + 60, x + wide / 2,
            400), walls[k % 2], bevel=6, swell=0.3, angle=86, grain=0.08, fog=fog, shadow=NO_SHADOW), Shape(
            f'<path fill="none" stroke="#fff" stroke-width="{wide * 0.09:.1f}" d="M{x - wide * 0.58:.1f} {top + 68} '
            f'L{x} {top - 4} L{x + wide * 0.58:.1f} {top + 68}"/>', "#a5584a", bevel=5, angle=40, fog=fog)]
        out += [flat(box(x + u * wide - wide * 0.07, y, wide * 0.15, wide * 0.22), "#7f93a0", fog=fog, tone=0.8,
            contour=0.9) for u in (-0.24, 0.24) for y in (top + 76, top + 76 + wide * 0.5)]
    return [*out, Shape(polygon(-20, 340, 660, 340, 660, 420, -20, 420), "#d9c79a", bevel=6, swell=0.2, angle=3,
        grain=0.2, contour=0.6, shadow=NO_SHADOW, fog=Fog(air, 0.2)), mist(ellipse(320, 250, 200, 120), air, 0.5, 60)]


def ember_rocks(seed: int = 1, stone: str = "#8a6f66", fire: str = "#f7a73a") -> list[Shape]:
    """Return jagged dark rocks round a glow, a river of fire between them."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for veil, inset in ((0.55, 150), (0.25, 80)):
        for side in (-1, 1):
            edge = -30.0 if side < 0 else 670.0
            points: list[float] = [edge, -30, edge, 430]
            for i in range(9):
                reach = inset * (0.5 + 0.8 * abs(i / 4 - 1)) + dice.uniform(-22, 22)
                points += [reach if side < 0 else 640 - reach, 430 - 460 * i / 8]
            out.append(Shape(polygon(*points), stone, bevel=24, angle=64 * side, grain=0.4, fog=Fog("#f5c890", veil),
                contour=0.8))
    cracks = loop(-20, 396, 120, 372, 260, 380, 400, 364, 560, 378, 660, 366, 660, 384, 540, 394, 380, 384, 240, 400,
        100, 392, -20, 414)
    return [*out, land(344, "#8f6a58", 0.12), flat(cracks, fire, ink=0.1, tone=1.7, contour=0.8)]


def hall(seed: int = 1, stone: str = "#b9a58c", cloth: str = "#a5352a", air: str = "#f0e2c0") -> list[Shape]:
    """Return a hall with hangings on both sides and a pale middle."""
    dice = random.Random(seed)
    out = [Shape(box(-20, -20, 680, 440), stone, bevel=10, swell=0, angle=5, grain=0.14, contour=0, fog=Fog(air, 0.42),
        shadow=NO_SHADOW, ridges=(joints(dice, -20, -14, 680, 420, 52),))]
    for x in (70, 570):
        out += [Shape(polygon(x - 62, -20, x + 62, -20, x + 56, 300, x, 350, x - 56, 300), cloth, bevel=14, angle=84,
            grain=0.06, fog=Fog(air, 0.2), ridges=tuple(Ridge(line(x + d, -10, x + d, 310), 14, -7) for d in (-40, -14,
            14, 40)))]
    return [*out, mist(ellipse(320, 190, 190, 190), air, 0.5, 70)]


def smoke(seed: int, places: tuple[tuple[float, float, float], ...], colour: str = "#d9d3c4") -> Part:
    """Return columns of smoke or mist that rise from x, y by a height."""
    dice = random.Random(seed)
    return [mist(tube(x, y, 30, x + dice.uniform(-20, 20), y - h * 0.5, 50, x + dice.uniform(-30, 30), y - h, 20),
        colour, 0.6, 16) for x, y, h in places]
