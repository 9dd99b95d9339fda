"""The road of The Goblin Problem: its header, the Roadside Inn, the Dark Forest, the Brigand Camp."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    hollow,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.fire import candle, flame, lantern, smoke
from assets.workshop.engraving.kit.houses import fence, inn, inn_sign, milestone
from assets.workshop.engraving.kit.nature import conifer, foliage, grass, hill, mountain, rock, trunk
from assets.workshop.engraving.kit.props import (
    banner,
    barrel,
    bell,
    bottle,
    campfire,
    cart,
    cauldron,
    chest,
    crate,
    mug,
    sack,
    table,
    tent,
    wheel,
)
from assets.workshop.engraving.kit.woods import DUSK, Wood, forest
from assets.workshop.engraving.palette import DARK_WOOD, OXBLOOD, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving

BEAM = "#6b452a"
SKULL = (
    "M0 -24 C-18 -24 -23 -10 -21 2 C-20 8 -15 9 -14 13 L-13 22 L13 22 L14 13 C15 9 20 8 21 2 C23 -10 18 -24 0 "
    "-24 Z M-9 -6 a6 7 0 1 0 .1 0 Z M9 -6 a6 7 0 1 0 .1 0 Z"
)


def _taproom_walls() -> list[Shape]:
    """Return plaster, posts, beams and braces of the taproom."""
    out = [Shape("M-20 -20 H1380 V470 H-20 Z", "#c39a66", bevel=60, swell=0, angle=4, grain=0.12, pitch=1.2, contour=0,
        shadow=NO_SHADOW)]
    for x in (60, 330, 800, 1120, 1300):
        out.append(Shape(box(x, -10, 30, 480), BEAM, bevel=13, angle=86, grain=0.18))
    for y, thick in ((96, 26), (428, 30)):
        out.append(Shape(box(-20, y, 1400, thick), BEAM, bevel=11, angle=4, grain=0.18, shadow=Shadow(0.5, 4, 12, 6)))
    for x, side in ((90, 1), (330, -1), (830, 1), (1120, -1)):
        out.append(Shape(polygon(x, 216, x, 190, x + side * 70, 122, x + side * 96, 122), "#5c3a24", bevel=8, angle=50))
    for x in (180, 470, 640, 970, 1230):
        out.append(Shape(polygon(x - 20, -20, x + 20, -20, x + 24, 60, x - 24, 60), "#523420", bevel=14, angle=80,
            grain=0.2))
    out.append(Shape(box(-20, 50, 1400, 16), "#523420", bevel=8, angle=4))
    return out


def _hearth() -> list[Shape]:
    """Return the great fireplace with its stones, kettle and fire; middle x = 560."""
    out = [Shape("M410 470 V250 C410 150 710 150 710 250 V470 Z", "#8d8378", bevel=30, angle=10, grain=0.25,
        shadow=Shadow(0.5, 12, 8, 9))]
    stones = ("#9a8f82", "#857a6e", "#a3988a")
    for row in range(7):
        for column in range(9):
            x, y = 412 + column * 34 + (17 if row % 2 else 0), 216 + row * 36
            if (470 < x + 16 < 650 and y > 262) or x + 32 > 714:
                continue
            out.append(Shape(f'<rect x="{x + 2}" y="{y + 2}" width="30" height="32" rx="8"/>',
                stones[(row * 3 + column) % 3], bevel=10, angle=(row * 37 + column * 61) % 180, grain=0.2, pitch=0.85,
                shadow=Shadow(0.2, 2, 2, 2)))
    fire = flame(560, 462, 150, 0.75)
    out += [
        flat("M476 470 V330 C476 262 644 262 644 330 V470 Z", "#2a130a", tone=0.3, contour=1.2),
        drawn("M560 268 V320", 4, "#15100c"),
        *fire,
        *placed(cauldron(86), 560, 352),
        Shape(tube(486, 462, 20, 640, 452, 22), DARK_WOOD, bevel=10, angle=6),
        Shape(tube(500, 448, 18, 630, 466, 18), "#3d2516", bevel=9, angle=-6),
        Shape(box(392, 192, 336, 28), BEAM, bevel=10, angle=4, grain=0.18, shadow=Shadow(0.6, 4, 14, 7)),
    ]
    for x, piece in ((430, bottle(56)), (462, bottle(44, "#8a5a3a")), (660, mug(0.9)), (694, bottle(50, "#6d5a7a"))):
        out += placed(piece, x, 192)
    out += placed([Shape("M-30 -34 Q0 -44 30 -34 Q34 10 0 40 Q-34 10 -30 -34 Z", OXBLOOD, bevel=14, angle=30),
        Shape(stroke("M-44 -44 L44 44 M44 -44 L-44 44", 6), "#c9ced0", bevel=3, angle=80)], 560, 146, 0.9)
    return out


def _night_window() -> list[Shape]:
    """Return the barred window with the night and two small eyes behind it."""
    night = flat(box(884, 176, 160, 176), "#26394f", ink=0.8, tone=0.55, angle=0)
    moon = flat(ellipse(1002, 212, 16), "#f4ecc8", ink=0, tone=1.6, glow=Glow("#9fb0c0", 8, 0.5))
    eyes = flat(f"{ellipse(922, 296, 6, 4)} {ellipse(942, 296, 6, 4)}", "#ffe37a", ink=0, tone=1.8, contour=0.6)
    head = flat(loop(888, 290, 914, 282, 932, 272, 950, 282, 978, 288, 956, 304, 950, 322, 932, 330, 914, 322, 908,
        304), "#1b2a36", tone=0.3)
    frame = (
        f"{box(872, 164, 184, 200)} {box(890, 182, 68, 76)} {box(970, 182, 68, 76)} {box(890, 270, 68, 76)} "
        f"{box(970, 270, 68, 76)}"
    )
    return [night, moon, head, eyes, Shape(hollow(frame), WOOD, bevel=7, angle=60),
        Shape(box(862, 360, 204, 14), BEAM, bevel=5, angle=3)]


def _shelf() -> list[Shape]:
    """Return the bar at the left with barrels behind it."""
    out: list[Shape] = []
    for x in (150, 250):
        out += placed(barrel(104, 130), x, 300)
    out.append(Shape(box(90, 296, 230, 16), BEAM, bevel=6, angle=3))
    for x, piece in ((112, bottle(60, "#7a8a4a")), (140, bottle(48, "#8a4a3a")), (290, bottle(58))):
        out += placed(piece, x, 156)
    out.append(Shape(box(92, 156, 226, 12), BEAM, bevel=5, angle=3, shadow=Shadow(0.5, 3, 10, 5)))
    return [
        *out,
        Shape(polygon(-20, 372, 300, 372, 316, 400, -20, 400), "#96683c", bevel=8, angle=3,
            shadow=Shadow(0.5, 4, 10, 6)),
        Shape(polygon(-20, 400, 300, 400, 300, 560, -20, 560), WOOD, bevel=8, angle=86, grain=0.15,
            ridges=tuple(Ridge(f"M{x} 400 V560", 5, -4) for x in (40, 100, 160, 220, 270))),
        *placed(mug(1.1), 200, 374),
        *placed(mug(1.1), 90, 376),
    ]


def _taproom() -> Part:
    """Return the Roadside Inn: hearth, tables, and somebody small outside the window."""
    floor = [Shape("M-20 456 H1380 V620 H-20 Z", "#8a6038", bevel=20, swell=0, angle=3, grain=0.1, contour=0,
        shadow=NO_SHADOW)]
    for x in range(-700, 2100, 105):
        floor.append(flat(polygon(680 + (x - 680) * 0.66, 458, 683 + (x - 680) * 0.66, 458, x + 5, 610, x, 610),
            "#3a2414", ink=0, contour=1))
    floor.append(flat(loop(430, 500, 560, 476, 700, 500, 760, 590, 380, 590), "#ffcf7a", opacity=0.5, feather=30,
        tone=1.5, ink=0.4))
    right = [*placed(barrel(120, 150), 1236, 520), *placed(crate(110, 80), 1330, 560),
        *placed(sack(110, 120), 1150, 566)]
    board = [*placed(table(360, 150), 890, 590), *placed(candle(0, 0, 40, 14), 880, 444), *placed(mug(1.25), 800, 452),
        *placed(mug(1.25), 960, 454), *placed(bottle(84, "#6d7a4a"), 1010, 448),
        Shape(loop(836, 462, 846, 448, 872, 450, 876, 462, 856, 468), "#e3bf6a", bevel=9, angle=30)]
    lamps = [drawn("M770 60 V112", 4, "#2a160d"), *lantern(770, 104, 1.1), drawn("M240 60 V84", 4, "#2a160d"),
        *lantern(240, 78, 0.9)]
    return [*_taproom_walls(), *_night_window(), *floor, *_hearth(), *_shelf(), *lamps, *right, *board]


DEEP = Wood(("#7f9a92", "#56756a", "#33493f"), ("#84a08a", "#587a60", "#33523c"), ("#84a08c", "#5b7a5e", "#3c5640"),
    "#c4d2b4")


def _gnarled(x: float, side: int, colour: str = "#39463a") -> list[Shape]:
    """Return an old twisted tree at the rim of the picture, arms to the right (`side` 1) or left."""
    s = side
    arms = " ".join(
        (
            tube(x, 640, 150, x + 8 * s, 420, 96, x - 14 * s, 240, 84, x + 10 * s, 60, 76, x - 8 * s, -40, 90),
            tube(x + 6 * s, 300, 60, x + 90 * s, 236, 40, x + 150 * s, 244, 26, x + 214 * s, 190, 14, x + 262 * s, 206,
                3),
            tube(x + 120 * s, 240, 22, x + 150 * s, 292, 13, x + 196 * s, 316, 3),
            tube(x + 8 * s, 150, 50, x + 110 * s, 96, 30, x + 196 * s, 104, 16, x + 280 * s, 60, 3),
            tube(x, 590, 90, x + 90 * s, 612, 46, x + 170 * s, 616, 20),
            tube(x, 590, 90, x - 90 * s, 620, 40),
        )
    )
    bark = tuple(Ridge(line(x + k * s, -10, x + (k - 12) * s, 200, x + (k + 10) * s, 400, x + k * 1.5 * s, 600), 8,
        -6) for k in (-28, -12, 6, 24))
    hole = loop(x - 18, 318, x - 10, 286, x + 10, 284, x + 20, 312, x + 12, 344, x - 8, 346)
    return [Shape(arms, colour, bevel=44, angle=80, grain=0.3, contour=1.1, ridges=bark,
        shadow=Shadow(0.4, 12, 10, 8)), Shape(hole, "#15140f", bevel=8, tone=0.3, shadow=NO_SHADOW,
        ridges=(Ridge(hole, 10, 8),))]


def _eyes(x: float, y: float, gap: float, size: float) -> list[Shape]:
    """Return two eyes that shine out of the dark."""
    lens = f"M{-size} 0 Q0 {-size * 0.9} {size} {size * 0.1} Q0 {size * 0.8} {-size} 0 Z"
    return [shape for side in (-1, 1) for shape in placed([flat(lens, "#ffe66a", contour=0.7, ink=0, tone=1.8,
        glow=Glow("#d8c860", size * 0.8, 0.6)), flat(ellipse(0, 0, size * 0.18, size * 0.45), "#1a1208", tone=0.2)],
        x + side * gap / 2, y, mirror=side > 0)]


def _mushrooms(x: float, foot: float, size: float) -> list[Shape]:
    """Return three red toadstools."""
    out: list[Shape] = []
    for dx, k in ((-22, 0.8), (22, 0.7), (0, 1.1)):
        s = size * k
        part = [Shape(tube(0, 0, 12, 0, -30, 9), "#e9dcb8", bevel=5, angle=86),
            Shape("M-24 -28 C-24 -60 24 -60 24 -28 Q0 -20 -24 -28 Z", OXBLOOD, bevel=16, angle=20),
            flat(f"{ellipse(-8, -42, 4)} {ellipse(8, -38, 3.4)} {ellipse(-14, -33, 3)}", "#f4e8cc", ink=0, tone=1.4)]
        out += placed(part, x + dx * size, foot, s)
    return out


def _dark_forest() -> Part:
    """Return the Dark Forest: a path into pale fog, old trees on both sides, and eyes."""
    dice = random.Random(12)
    path = (
        "M430 620 C520 566 650 552 690 522 C736 488 640 474 638 458 C640 446 690 440 700 430 L708 430 C706 442 "
        "660 450 664 460 C676 474 796 486 764 528 C732 568 660 580 650 620 Z"
    )
    return [
        *forest(1360, 600, 23, (0.3, 0.72), DEEP),
        mist(ellipse(690, 430, 300, 36), "#dfe3c8", 0.75),
        Shape(path, "#d6c79c", bevel=18, swell=0.3, ink=0.75, angle=8, grain=0.2, shadow=NO_SHADOW, contour=0.6),
        mist(ellipse(672, 440, 120, 14), "#dfe3c8", 0.8),
        *_eyes(356, 372, 30, 11),
        *_eyes(1010, 340, 34, 13),
        *_eyes(938, 430, 22, 8),
        *_eyes(470, 452, 20, 7),
        *_eyes(1096, 452, 24, 9),
        *foliage(dice, 330, 560, 150, 44, "#46613c"),
        *foliage(dice, 1020, 566, 170, 46, "#46613c"),
        *_gnarled(120, 1),
        *_gnarled(1246, -1),
        *foliage(dice, 60, 20, 260, 80, "#2f4a36"),
        *foliage(dice, 1320, 20, 260, 76, "#2f4a36"),
        *foliage(dice, 60, 604, 180, 40, "#3a5433"),
        *foliage(dice, 1310, 606, 190, 40, "#3a5433"),
        *_mushrooms(440, 588, 1.0),
        *_mushrooms(880, 596, 0.9),
        grass(dice, 540, 606, 70, 60),
        grass(dice, 980, 606, 80, 50),
    ]


def _loot() -> list[Shape]:
    """Return what the camp has taken: the cart with the church bell, chest, sacks, barrels."""
    return [*placed(bell(150), 968, 258, turn=8), *placed(cart(), 960, 520, 1.12), *placed(barrel(84, 110), 1150, 540),
        *placed(sack(90, 96), 1216, 556), *placed(sack(80, 84, "#a88a5c"), 1096, 560), *placed(chest(130), 806, 566)]


def _weapon_rack() -> list[Shape]:
    """Return spears and a club leaning on a rail; feet at y = 0."""
    out = [Shape(f"{tube(-70, 0, 10, -60, -110, 8)} {tube(70, 0, 10, 60, -110, 8)} {tube(-80, -92, 9, 80, -92, 9)}",
        DARK_WOOD, bevel=5, angle=80)]
    for x, lean in ((-40, 6), (-8, -4), (26, 8)):
        out.append(Shape(tube(x, 4, 6, x + lean, -170, 5), WOOD, bevel=3, angle=86))
        out.append(Shape(polygon(x + lean, -212, x + lean + 12, -180, x + lean, -164, x + lean - 12, -180), "#b9c0c0",
            bevel=8, shine=0.5))
    return out


def _brigand_camp() -> Part:
    """Return the Brigand Camp: tents round a fire, the stolen bell on its cart, a skull on a red banner."""
    dice = random.Random(5)
    fire = [*placed(campfire(96), 640, 540), *flame(640, 545, 170, 0.7), smoke(652, 370, 300, 22)]
    spit = [
        Shape(f"{tube(530, 556, 9, 540, 420, 8, 528, 396, 4)} {tube(540, 424, 6, 556, 396, 4)} "
              f"{tube(752, 556, 9, 742, 420, 8, 754, 396, 4)} {tube(742, 424, 6, 728, 396, 4)} "
              f"{tube(500, 414, 6, 784, 414, 6)}", DARK_WOOD, bevel=4, angle=70),
        Shape(loop(592, 420, 606, 396, 640, 392, 676, 398, 696, 414, 676, 430, 640, 436, 606, 432), "#a3562f",
            bevel=20, angle=20, grain=0.15),
        Shape(tube(690, 414, 14, 722, 404, 8, 730, 398, 10), "#ecdfbd", bevel=5),
    ]
    return [
        *forest(1360, 600, 41, (0.12, 0.9), DUSK),
        hill(1360, 620, [(-20, 480), (200, 470), (500, 476), (800, 470), (1100, 478), (1380, 470)], "#7d7a52"),
        *placed(tent(300, 230, "#b99a68"), 1160, 486, 0.9, mirror=True),
        *placed(tent(360, 280, "#cbb184", OXBLOOD), 330, 510),
        *placed(banner(330, OXBLOOD, SKULL), 500, 500),
        *placed(_weapon_rack(), 800, 500, 0.9),
        *_loot(),
        *placed(crate(90, 70), 150, 556),
        *placed(barrel(90, 116), 70, 560),
        *placed(sack(90, 100), 214, 580),
        *fire,
        *spit,
        Shape(tube(420, 580, 44, 540, 592, 46), WOOD, bevel=22, angle=4, grain=0.2),
        Shape(ellipse(540, 592, 14, 22), "#c9a36a", bevel=4, angle=50),
        *_gnarled(-10, 1, "#4a4050"),
        *foliage(dice, 20, 10, 230, 70, "#4c4858"),
        *foliage(dice, 1340, 10, 200, 70, "#4c4858"),
        grass(dice, 720, 604, 90, 40, "#6d6a3c"),
        grass(dice, 1290, 604, 90, 50, "#6d6a3c"),
        *rock(dice, 1330, 600, 110, 60),
    ]


def _goblin_head(turn: bool) -> list[Shape]:
    """Return a goblin's head that peeps over a bush, about 120 wide, its chin at y = 0."""
    head = [
        Shape(loop(-20, -30, -60, -52, -84, -60, -60, -24, -22, -10), "#7b8f3c", bevel=10, angle=-30),
        Shape(loop(20, -30, 60, -52, 84, -60, 60, -24, 22, -10), "#6f8238", bevel=10, angle=30),
        Shape(loop(-34, -30, -24, -62, 0, -72, 24, -62, 34, -30, 22, -2, 0, 6, -22, -2), "#8ba046", bevel=26, angle=12),
        flat(f"{ellipse(-13, -34, 9, 7)} {ellipse(13, -34, 9, 7)}", "#ffe37a", ink=0, tone=1.8, contour=0.8),
        flat(f"{ellipse(-9, -34, 3.4, 5)} {ellipse(16, -34, 3.4, 5)}", "#1a1208", tone=0.2),
        Shape(loop(-5, -30, 5, -30, 12, -10, 0, -4, -9, -12), "#a3b654", bevel=7, angle=50),
        Shape("M-36 -44 C-34 -86 34 -86 36 -44 Q0 -62 -36 -44 Z", OXBLOOD, bevel=16, angle=-20),
    ]
    return placed(head, mirror=turn)


def _header() -> Part:
    """Return the header of The Goblin Problem: inn, road, a wrecked cart, and goblins behind the bushes."""
    dice = random.Random(9)
    day = "#dcd2a6"
    road = (
        "M240 620 C360 560 560 540 650 500 C720 468 640 440 600 424 C560 408 640 396 676 384 L694 386 C668 402 "
        "618 410 654 424 C720 448 800 470 740 516 C690 556 560 570 520 620 Z"
    )
    peaks = [shape for x, top in ((180, 190), (420, 140), (700, 170), (930, 150), (1220, 180))
        for shape in mountain(dice, x, top, 400, Fog(day, 0.62))]
    lower = [shape for x, top in ((60, 290), (310, 270), (560, 280), (820, 262), (1080, 280), (1340, 260))
        for shape in mountain(dice, x, top, 410, Fog(day, 0.46), "#8a8f86")]
    firs = [shape for x, y, h in ((60, 430, 110), (120, 440, 140), (330, 420, 90), (390, 426, 110), (470, 420, 80),
        (800, 418, 90), (850, 424, 120), (1290, 440, 150), (1340, 450, 170))
        for shape in conifer(dice, x, y, h, "#56704f", Fog(day, 0.25))]
    wreck = [*placed(cart(), 330, 556, 0.86, turn=-9), *placed(wheel(46, 10), 476, 552),
        *placed(sack(66, 70), 200, 570), *placed(crate(70, 54), 520, 590, turn=8)]
    return [
        *peaks,
        *lower,
        hill(1360, 620, [(-20, 390), (300, 372), (700, 388), (1000, 376), (1380, 384)], "#a3ab78", Fog(day, 0.45)),
        mist(ellipse(600, 398, 600, 16), "#e8e0be", 0.6),
        *firs,
        hill(1360, 620, [(-20, 440), (300, 424), (640, 440), (1000, 420), (1380, 430)], "#8a9a58", Fog(day, 0.12)),
        Shape(road, "#e2cf9e", bevel=24, swell=0.4, angle=8, grain=0.18, contour=0.8, ink=0.75, shadow=NO_SHADOW),
        smoke(1104, 256, 130),
        *placed(inn(), 1020, 540, 1.2),
        *placed(inn_sign(130), 806, 548, 1.1),
        *fence(1180, 548, 5, 46, 6, 1.2),
        *milestone(700, 566, 1.0),
        *wreck,
        *placed(_goblin_head(False), 130, 500, 1.25),
        *placed(_goblin_head(True), 620, 584, 1.0),
        *placed(_goblin_head(True), 1292, 548, 1.05),
        *foliage(dice, 110, 560, 150, 54, "#5b7a3e"),
        *foliage(dice, 620, 616, 100, 32, "#6a8a46"),
        *foliage(dice, 1300, 600, 120, 50, "#5b7a3e"),
        *trunk(dice, 20, 620, 84, "#56603f", 20, contour=1.1),
        *foliage(dice, 60, 14, 210, 76, "#56793f"),
    ]


INN = Picture(_taproom, sky=Sky(high="#4a2f22", low="#f2b45e", sun=(0.42, 0.6)), size=WIDE,
    light=Light(key=(-0.5, -0.7, 0.6), ambient=0.26), style=Print(gamma=0.72, white=95))
FOREST = Picture(_dark_forest, sky=Sky(high="#33504f", low="#d6dcb4", sun=(0.5, 0.5), reach=0.7, seed=4, beams=0.05),
    size=WIDE, style=Print(gamma=1.05, white=99))
CAMP = Picture(_brigand_camp, sky=Sky(high="#4a4468", low="#f0c890", sun=(0.46, 0.55), reach=0.95, seed=6), size=WIDE)
HEADER = Picture(_header, sky=Sky(high="#7d9aa0", low="#f3e2ac", sun=(0.3, 0.3), reach=1.1, seed=8), size=WIDE)

_KIT = ("fire", "houses", "nature", "props", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT)
    for name, picture in (("roadside-inn", INN), ("dark-forest", FOREST), ("brigand-camp", CAMP),
    ("the-goblin-problem", HEADER)))
