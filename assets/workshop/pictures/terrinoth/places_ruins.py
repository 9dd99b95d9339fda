"""Ruins: Ruined Chapel, Sunken Library, Harrow Gate, Cantor's Well."""

from __future__ import annotations

import math
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
from assets.workshop.engraving.kit.books import closed_book, open_book, shelves
from assets.workshop.engraving.kit.fire import candle, flame, smoke, torch
from assets.workshop.engraving.kit.houses import battlements
from assets.workshop.engraving.kit.nature import foliage, grass, hill, ridge_line, rock
from assets.workshop.engraving.kit.props import barrel, cart, cauldron, crate, sack, table, wheel
from assets.workshop.engraving.kit.remains import crow
from assets.workshop.engraving.kit.stonework import (
    archway,
    broken_pillar,
    floor,
    gothic,
    gravestone,
    ivy,
    joints,
    pillar,
    portcullis,
    stair,
    wall,
)
from assets.workshop.engraving.kit.town import gabled, ring_of, well
from assets.workshop.engraving.kit.waters import glints, rings, ripples, water
from assets.workshop.engraving.palette import GOLD, OXBLOOD, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving

GLASS = ("#a8452f", "#46597e", "#8ba046", "#d9ad4c", "#6a4a7e")


def _chapel_end(dice: random.Random) -> list[Shape]:
    """Return the chapel's east wall with its great broken window; middle x = 680, foot 480."""
    outline = polygon(330, 490, 322, 250, 356, 210, 372, 150, 430, 130, 470, 60, 560, 20, 640, -30, 760, -30, 800, 10,
        880, 40,
        900, 120, 960, 150, 986, 240, 1030, 262, 1036, 490)
    opening = gothic(680, 400, 150, 370)
    sides = gothic(420, 400, 40, 190), gothic(944, 400, 40, 170)
    panes = []
    for k, (x, y, w, h) in enumerate(((548, 330, 58, 60), (548, 260, 58, 60), (620, 330, 54, 60), (752, 330, 58, 60),
        (548, 196, 58, 56), (690, 330, 50, 60), (752, 262, 58, 58))):
        panes.append(flat(box(x, y, w, h), GLASS[k % 5], opacity=0.95, ink=0.5, contour=1.0, tone=1.05))
    bars = (
        "M580 396 V150 M680 396 V176 M780 396 V210 M532 330 H700 M532 258 H640 M720 330 H830 M580 160 C600 110 650 "
        "90 680 110 "
        "M680 110 a34 34 0 1 1 .1 0"
    )
    return [
        Shape(hollow(f"{outline} {opening} {' '.join(sides)}"), "#a29a8a", bevel=16, swell=0.4, angle=6, grain=0.28,
            ridges=(joints(dice, 320, -20, 720, 510, 36),), fog=Fog("#e6dcb8", 0.12), shadow=Shadow(0.4, 10, 8, 9)),
        *panes,
        Shape(stroke(bars, 9), "#8d8474", bevel=4, angle=40, shadow=Shadow(0.2, 3, 3, 2)),
        archway(680, 402, 150, 370, 22, "#b3aa98", fog=Fog("#e6dcb8", 0.08)),
    ]


def _ruined_chapel() -> Part:
    """Return the Ruined Chapel: light through the last panes, an altar somebody still tends, graves in the nave."""
    dice = random.Random(14)
    air = "#e9e0bc"
    altar = [Shape(box(-130, -86, 260, 86), "#b3aa98", bevel=9, angle=84, grain=0.25), Shape(box(-146, -104, 292, 20),
        "#c3bba8",
        bevel=6, angle=4, grain=0.2), Shape(polygon(-60, -106, 60, -106, 70, -40, 44, -30, 20, -44, -10, -28, -40, -44,
            -66, -34),
        OXBLOOD, bevel=9, angle=80, grain=0.06), Shape(f"{box(-5, -190, 10, 86)} {box(-26, -166, 52, 10)}", GOLD,
        bevel=4, angle=40,
        shine=0.6)]
    beam = mist(polygon(500, 40, 760, 20, 1080, 600, 560, 610), "#fbf2c8", 0.2, 36)
    rafters = [Shape(tube(980, 40, 26, 1180, 330, 28, 1250, 560, 26), "#5d4029", bevel=12, angle=-63, grain=0.2),
        Shape(tube(1060, 600, 24, 1190, 400, 24, 1360, 240, 24), "#6b4a30", bevel=11, angle=51, grain=0.2)]
    return [
        ridge_line(dice, 1360, 620, [400, 370, 390, 360, 380, 350, 390], "#8d9a7a", Fog(air, 0.6), 10),
        *[s for x, y in ((200, 360), (1150, 340)) for s in foliage(dice, x, y, 150, 60, "#7f9460", Fog(air, 0.45))],
        *_chapel_end(dice),
        floor(486, 620, colour="#a59c86"),
        *[s for x, h in ((-124, 44), (-96, 60), (104, 52)) for s in candle(680 + x, 380, h, 13)],
        *placed(altar, 680, 484),
        Shape(polygon(470, 500, 500, 484, 860, 484, 890, 500), "#b3aa98", bevel=4, angle=3),
        beam,
        *broken_pillar(dice, 380, 548, 190, 36, "#aaa190"),
        *broken_pillar(dice, 980, 548, 120, 36, "#aaa190"),
        *pillar(130, 610, 40, 52, "#9d9484"),
        *ivy(dice, (84, 600, 110, 480, 150, 380, 104, 260, 140, 150, 120, 60)),
        *ivy(dice, (1040, 470, 1010, 380, 1030, 300, 990, 230)),
        *ivy(dice, (326, 470, 350, 380, 334, 290, 372, 200, 366, 150)),
        *rafters,
        *[s for x, f, h, t in ((270, 590, 100, -8), (500, 596, 76, 5), (876, 592, 84, -5)) for s in placed(gravestone(h,
            "#9a988c"), x, f, 1.0, t)],
        *placed(crow(1.0), 504, 524),
        *placed(crow(0.9), 384, 362, mirror=True),
        *placed(table(200, 70, "#7a5834"), 1120, 612, 0.9, 10),
        *rock(dice, 1270, 606, 130, 70),
        *[grass(dice, x, f, 90, 50) for x, f in ((210, 604), (430, 560), (600, 606), (940, 560), (1040, 606), (790,
            606))],
        *[s for x, y in ((630, 130), (720, 90), (820, 160)) for s in placed(crow(0.4, flying=True), x, y, turn=-10)],
    ]


def _globe() -> list[Shape]:
    """Return a great globe in its rings, round 0, 0."""
    lands = " ".join((loop(-80, -60, -30, -96, 20, -80, 10, -30, -40, 0, -84, -16), loop(30, 10, 80, -10, 96, 40, 50,
        90, 14, 60),
        loop(-60, 50, -20, 44, -10, 90, -50, 84)))
    return [Shape(ellipse(0, 0, 126), "#7fa3a0", bevel=120, angle=30, grain=0.05, shine=0.3), Shape(lands, "#c9b070",
        bevel=4,
        swell=0.2, angle=60, contour=0.7, shadow=Shadow(0)), Shape(hollow(f"{ellipse(0, 0, 160, 160)} "
        f"{ellipse(0, 0, 146, 146)}"),
        GOLD, bevel=6, angle=40, shine=0.6),
        *placed([Shape(hollow(f"{ellipse(0, 0, 156, 48)} {ellipse(0, 0, 146, 38)}"), GOLD,
        bevel=5, angle=20, shine=0.6)], turn=-24)]


def _sunken_library() -> Part:
    """Return the Sunken Library: cases that lean in the water, a drowned globe, one book still being read."""
    dice = random.Random(77)
    air = "#b9c9a8"
    dome = flat("M470 400 V200 C470 20 890 20 890 200 V400 Z", "#e4eec4", ink=0.15, tone=1.5, contour=1,
        glow=Glow("#e6f0c4", 50,
        0.6))
    bars = "M540 400 V96 M610 400 V66 M680 400 V60 M750 400 V66 M820 400 V96 M470 300 H890 M474 190 H886 M520 110 H840"
    far = [s for x in (70, 210, 350, 900, 1040, 1180) for s in placed(shelves(dice, 120, 330, 6, "#7a6244", Fog(air,
        0.42)), x,
        430)]
    near = [*placed(shelves(dice, 190, 480, 6, "#6f5030"), 20, 600, 1.0, 5), *placed(shelves(dice, 190, 480, 6,
        "#6f5030"), 1160,
        616, 1.0, -7)]
    afloat = [s for x, y, w, t, c in ((330, 520, 90, -10, "#46597e"), (560, 566, 100, 6, "#a8452f"), (880, 548, 90, 14,
        "#6d7a3e"),
        (1060, 580, 90, -8, "#7a4a5e"), (450, 470, 60, 8, "#c79a48")) for s in placed(closed_book(w, c), x, y, 1.0, t)]
    pages = [s for x, y, t in ((610, 470, 20), (980, 486, -24), (400, 584, 12), (760, 584, -12)) for s in placed([Shape(
        polygon(-24, -4, 18, -14, 26, 4, -16, 12), "#f3e8cb", bevel=4, angle=10, ink=0.4)], x, y, 1.0, t)]
    desk = [Shape(polygon(-16, 0, -12, -130, 12, -130, 16, 0), "#6f5030", bevel=10, angle=86), Shape(polygon(-80, -126,
        -60, -176, 64,
        -176, 84, -126), "#8a6238", bevel=7, angle=4), *placed(open_book(140), 2, -134), *candle(-74, -164, 36, 12),
        *candle(84,
        -160, 26, 12)]
    ladder = " ".join((tube(300, 470, 9, 392, 90, 8), tube(344, 474, 9, 432, 96, 8), *(tube(308 + k * 14.4,
        436 - k * 58, 6,
        350 + k * 14.4, 440 - k * 58, 6) for k in range(6))))
    return [
        wall(dice, -20, -20, 1400, 480, "#8d9078", 40, Fog(air, 0.3)),
        dome,
        Shape(stroke(bars, 7), "#7f7a5e", bevel=3, angle=40),
        archway(680, 402, 210, 360, 30, "#a09a7c", pointed=False, fog=Fog(air, 0.2)),
        *far,
        mist(polygon(520, 60, 840, 60, 980, 560, 400, 560), "#f0f4cc", 0.34, 36),
        water("M-20 424 H1380 V640 H-20 Z", "#6a9286", None, ripples(dice, 0, 1360, 440, 600, 70)),
        glints(dice, 690, 430, 600, 110, "#eef6d0", 30, spread=1.4),
        Shape(ladder, WOOD, bevel=4, angle=70),
        *placed(_globe(), 850, 390, 0.9, 14),
        water("M690 470 Q850 452 1010 470 L1010 560 L690 560 Z", "#6a9286"),
        rings(850, 474, 120, 2),
        Shape(polygon(430, 520, 500, 488, 690, 488, 730, 520, 700, 540, 450, 540), "#a09a84", bevel=8, angle=4,
            grain=0.25),
        *placed(desk, 580, 512),
        rings(580, 536, 150, 2),
        *near,
        water("M-20 572 Q200 556 330 580 L330 640 H-20 Z", "#5f867c", None, ripples(dice, 0, 300, 580, 610, 8)),
        water("M1030 640 L1060 580 Q1220 560 1380 576 V640 Z", "#5f867c", None, ripples(dice, 1060, 1360, 580, 610, 8)),
        *afloat,
        *pages,
        *ivy(dice, (470, 60, 520, 40, 600, 24, 690, 30, 780, 22, 860, 50, 900, 90), "#6f8a5c"),
    ]


def _gatehouse(dice: random.Random) -> list[Shape]:
    """Return two broken towers with the gate between them; middle x = 680, foot 500."""
    stone = "#9a8f7c"
    out: list[Shape] = []
    left = polygon(330, 510, 330, 40, 352, 10, 380, 52, 420, 30, 452, 66, 490, 40, 510, 90, 510, 510)
    right = polygon(850, 510, 850, 20, 880, -10, 930, 10, 960, 60, 990, 130, 1022, 150, 1030, 240, 1030, 510)
    for outline, x in ((left, 330), (right, 850)):
        out.append(Shape(outline, stone, bevel=80, angle=88, grain=0.25, ridges=(joints(dice, x, 0, 180, 510, 34),),
            shadow=Shadow(0.5, 12, 8, 10)))
        out += [flat(f"M{x + dx} {y} v-40 q7 -16 14 0 v40 Z", "#241a12", tone=0.3, contour=1) for dx, y in ((60, 180),
            (110, 330))]
    out.append(wall(dice, 500, 160, 360, 350, stone, 34))
    out.append(battlements(500, 164, 360, 44, 5, stone))
    out.append(flat(gothic(680, 510, 104, 270), "#1d150f", tone=0.2))
    out.append(archway(680, 510, 104, 270, 30, "#b0a58f"))
    return [*out, *portcullis(680, 480, 98, 200, 7)]


def _kettle(fire: bool = True) -> list[Shape]:
    """Return a tilting kettle of pitch on a tripod; its foot is y = 0."""
    legs = Shape(f"{tube(-34, 0, 7, 0, -96, 6)} {tube(34, 0, 7, 0, -96, 6)}", "#4a4038", bevel=3, angle=70)
    glow = flame(0, 0, 44, 0.5) if fire else []
    return [legs, *glow, *placed(cauldron(60), 0, -44), smoke(4, -66, 110, 12)]


def _harrow_gate() -> Part:
    """Return Harrow Gate: kettles of pitch on the broken wall, the gap choked with carts, torches on the road."""
    dice = random.Random(83)
    air = "#ecc987"
    torches = [s for x, y in ((60, 392), (110, 400), (150, 388), (210, 398), (1190, 392), (1240, 402), (1290, 390),
        (1330, 400))
        for s in flame(x, y, 20, 0.6)]
    guard = [Shape(loop(-14, 0, -18, -40, 0, -54, 18, -40, 14, 0), "#5a4a3a", bevel=10, angle=80), Shape(ellipse(0,
        -62, 12),
        "#8d949a", bevel=9, angle=30, shine=0.4)]
    arrows = " ".join(f"M{x} {y} l{dx} {-dy}" for x, y, dx, dy in ((560, 556, -26, 30), (640, 540, 30, 30), (430, 560,
        -30, 26),
        (820, 548, 24, 34), (930, 560, 30, 26), (740, 560, -10, 40)))
    barricade = [*placed(cart(), 520, 566, 1.0, 8), *placed(cart("#6b4a30"), 860, 572, 1.0, -12, mirror=True),
        *placed(table(240, 90), 690, 572, 1.0, -6), *placed(barrel(80, 104), 640, 590), *placed(barrel(80, 104), 770,
            596, 1.0, 12),
        *placed(crate(90, 70), 400, 588, 1.0, -8), *placed(sack(80, 86), 720, 598), *placed(sack(80, 86, "#a88a5c"),
            560, 600),
        *placed(crate(96, 74), 980, 596, 1.0, 10), *placed(wheel(40, 12), 470, 596)]
    stakes = [Shape(polygon(x - 8, 606, x + dx - 3, 536, x + dx, 520, x + dx + 4, 536, x + 9, 606), "#8a6238", bevel=6,
        angle=80)
        for x, dx in ((330, -34), (370, -30), (1010, 30), (1050, 34), (290, -36), (1090, 36))]
    return [
        ridge_line(dice, 1360, 620, [330, 300, 350, 310, 340, 300, 330, 310], "#8a7a60", Fog(air, 0.55), 14),
        ridge_line(dice, 1360, 620, [400, 380, 410, 390, 400, 384, 404], "#7a6a4c", Fog(air, 0.34), 10),
        *torches,
        hill(1360, 620, [(-20, 480), (300, 496), (680, 500), (1060, 496), (1380, 476)], "#8f7f50"),
        wall(dice, -20, 330, 360, 180, "#8f8472", 34, outline=polygon(-20, 510, -20, 300, 60, 310, 120, 350, 160, 346,
            210, 410,
            260, 400, 300, 440, 340, 450, 340, 510)),
        wall(dice, 1020, 330, 360, 180, "#8f8472", 34, outline=polygon(1020, 510, 1020, 420, 1080, 430, 1130, 380,
            1180, 390, 1230,
            320, 1300, 330, 1380, 290, 1380, 510)),
        *[s for x in (580, 680, 780) for s in placed(guard, x, 156, 1.0)],
        *_gatehouse(dice),
        *[s for x in (546, 806) for s in placed(_kettle(), x, 122, 0.9)],
        *[Shape(f"M{x - 30} 186 H{x + 30} V300 L{x} 282 L{x - 30} 300 Z", OXBLOOD, bevel=10, angle=80, grain=0.06,
            ridges=(Ridge(f"M{x - 12} 190 V290 M{x + 12} 190 V290", 8, -5),)) for x in (544, 816)],
        *[s for x in (540, 820) for s in placed(torch(0.5), x, 408)],
        *rock(dice, 240, 560, 110, 60, "#9a8f7c"),
        *rock(dice, 150, 600, 140, 70, "#9a8f7c"),
        *rock(dice, 1140, 566, 110, 60, "#9a8f7c"),
        *rock(dice, 1240, 604, 150, 80, "#9a8f7c"),
        *barricade,
        *stakes,
        drawn(arrows, 4, "#5a3c26"),
        *placed(crow(0.9), 1226, 528),
        grass(dice, 60, 606, 100, 44, "#7a7038"),
        grass(dice, 1330, 606, 90, 44, "#7a7038"),
    ]


def singer(fog: Fog | None = None, robe: str = "#b2c6b4") -> list[Shape]:
    """Return a hooded singer of stone or mist, head thrown back, 160 high; its foot is y = 0."""
    body = loop(-34, 0, -36, -40, -40, -84, -30, -108, 0, -116, 30, -108, 40, -84, 36, -40, 34, 0, 0, 6)
    hood = loop(-27, -100, -29, -130, -20, -152, 4, -170, 22, -152, 29, -130, 27, -100, 0, -90)
    face = loop(-15, -112, -17, -132, -9, -146, 0, -149, 9, -146, 17, -132, 15, -112, 0, -99)
    sleeves = f"{tube(-34, -88, 22, -26, -62, 22, -4, -54, 18)} {tube(34, -88, 22, 26, -62, 22, 4, -54, 18)}"
    holes = " ".join((loop(-11, -133, -6, -137, -2, -132, -6, -129), loop(11, -133, 6, -137, 2, -132, 6, -129),
        ellipse(0, -115, 5, 8)))
    return [
        Shape(body, robe, bevel=20, angle=84, grain=0.12, fog=fog,
            ridges=(Ridge("M-16 -60 L-20 0 M0 -50 V0 M16 -60 L20 0", 8, -6),)),
        Shape(sleeves, robe, bevel=9, angle=30, grain=0.1, fog=fog),
        Shape(hood, robe, bevel=12, angle=56, grain=0.1, fog=fog),
        flat(loop(-20, -106, -22, -132, -12, -152, 0, -156, 12, -152, 22, -132, 20, -106, 0, -94), "#35473c", tone=0.5,
            fog=fog),
        Shape(face, "#eef3e0", bevel=12, swell=0.5, angle=20, ink=0.5, fog=fog, tone=1.1, shadow=NO_SHADOW),
        flat(holes, "#16241c", tone=0.2, fog=fog),
    ]


def _cantors_well() -> Part:
    """Return the Cantor's Well: green light stands in the shaft, the choir round it, buried houses above."""
    dice = random.Random(91)
    air = "#a9cfae"
    ring = f"{ellipse(680, 520, 420, 74)} {ellipse(680, 520, 396, 66)}"
    marks = " ".join(f"M{680 + 408 * math.cos(a):.0f} {520 + 70 * math.sin(a):.0f} l{14 * math.cos(a):.0f} -10 l6 8"
        for a in [2 * math.pi * k / 24 for k in range(24)])
    notes = " ".join(line(680 + side * 20, 420 - k * 40, 680 + side * (70 + 26 * k), 350 - k * 46,
        680 + side * (40 + 30 * k),
        280 - k * 44, 680 + side * (110 + 34 * k), 220 - k * 40) for k in range(4) for side in (-1, 1))
    far = [p for p in ring_of(11, 400, 66, 0.28) if p[1] < 6 and abs(p[0]) > 130]
    near = [p for p in ring_of(11, 400, 66, 0.28) if p[1] >= 6 and abs(p[0]) > 130]
    houses = [*placed(gabled(170, 150, "#9aa590", "#4f5a58", 0, Fog(air, 0.36)), 300, 460, 1.0, -6),
        *placed(gabled(150, 120, "#9aa590", "#5a5450", 2, Fog(air, 0.36)), 1050, 456, 1.0, 7),
        *placed(gabled(190, 170, "#8a9584", "#4a4a4c", 0, Fog(air, 0.18)), 130, 500, 1.0, 5),
        *placed(gabled(190, 160, "#8a9584", "#4a4a4c", 4, Fog(air, 0.18)), 1240, 500, 1.0, -6)]
    return [
        wall(dice, -20, -20, 1400, 480, "#7f8f80", 40, Fog(air, 0.4)),
        flat(gothic(680, 440, 150, 400), "#3f5a4a", ink=0.8, tone=0.6, contour=1, fog=Fog(air, 0.2)),
        *stair(680, 440, 250, 8, 30, 0.86, 0, "#94a294", Fog(air, 0.3)),
        archway(680, 442, 150, 400, 34, "#9aa898", fog=Fog(air, 0.22)),
        *houses,
        *[s for x in (430, 930) for s in pillar(x, 470, 30, 30, "#94a294", Fog(air, 0.2))],
        floor(452, 620, colour="#84927c"),
        mist(ellipse(680, 462, 600, 18), "#d6ecd0", 0.6),
        flat(hollow(ring), "#cfffc4", ink=0, tone=1.7, contour=0.6, glow=Glow("#9cf0a0", 16, 0.6)),
        drawn(marks, 3, "#e6ffdc", ink=0, tone=1.8, contour=0.4),
        *[s for x, y in far for s in placed(singer(Fog(air, 0.16)), 680 + x, 520 + y, 0.84 + y / 400)],
        flat(polygon(620, 470, 560, -20, 800, -20, 740, 470), "#d8ffcc", feather=26, opacity=0.4, ink=0.1, tone=1.7),
        flat(ellipse(680, 484, 84, 18), "#eaffdc", ink=0, tone=1.9, glow=Glow("#8cf09a", 50, 0.8)),
        *placed(well(230, "#8d9a8c", roofed=False), 680, 566),
        flat(ellipse(680, 483, 90, 18), "#eaffdc", ink=0, tone=1.9, contour=1.2),
        flat(polygon(610, 480, 590, 180, 770, 180, 750, 480), "#e4ffd8", feather=30, opacity=0.34, ink=0, tone=1.8),
        drawn(notes, 3.4, "#f0ffe8", ink=0, tone=1.9, contour=0.5),
        *[flat(f"{ellipse(x, y, 9, 7)} {box(x + 6, y - 36, 3, 36)}", "#f4fff0", ink=0, tone=1.9, contour=0.7) for x,
            y in ((560, 300),
            (790, 250), (520, 200), (850, 150), (640, 130), (740, 90))],
        *[s for x, y in near for s in placed(singer(), 680 + x * 1.06, 540 + y, 1.0)],
        *[s for x in (90, 1270) for s in placed(singer(), x, 600, 1.7)],
        *placed(gravestone(90, "#8d988c"), 430, 604, 1.0, -8),
        *placed(gravestone(80, "#8d988c"), 930, 606, 1.0, 7),
    ]


DIM = Light(key=(-0.5, -0.72, 0.6), ambient=0.24)
PICTURES = {
    "ruined-chapel": Picture(_ruined_chapel, sky=Sky(high="#6f8ea2", low="#f0e4b8", sun=(0.45, 0.25), reach=1.0,
        seed=13,
        beams=0.16), size=WIDE, style=Print(gamma=0.8)),
    "sunken-library": Picture(_sunken_library, sky=Sky(high="#4f6a5c", low="#e8f0c8", sun=(0.5, 0.3)), size=WIDE,
        light=DIM,
        style=Print(gamma=0.8, white=96)),
    "harrow-gate": Picture(_harrow_gate, sky=Sky(high="#6a5a5c", low="#fbd98c", sun=(0.5, 0.5), reach=1.0, seed=15),
        size=WIDE,
        style=Print(gamma=0.82)),
    "cantors-well": Picture(_cantors_well, sky=Sky(high="#2f4a3c", low="#d4f0c8", sun=(0.5, 0.6)), size=WIDE, light=DIM,
        style=Print(gamma=0.82)),
}
_KIT = ("books", "fire", "houses", "nature", "props", "remains", "stonework", "town", "waters")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT) for name, picture in PICTURES.items())
