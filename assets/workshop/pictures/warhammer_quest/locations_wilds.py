"""What has grown, broken or been dug below the town: Collapsed Mine, Fungus Garden, Bone Market, Hanging Bridge."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Picture,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.fire import candle, lantern
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.fungi import mushroom, shelves, trumpet
from assets.workshop.engraving.kit.props import barrel
from assets.workshop.engraving.kit.remains import heap, long_bone, skull
from assets.workshop.engraving.kit.stonework import archway, cave, chain, floor, rounded, spikes, wall
from assets.workshop.engraving.kit.town import stall
from assets.workshop.engraving.kit.vaults import bracing, light_shaft, rubble
from assets.workshop.engraving.kit.works import mine_cart, rails
from assets.workshop.engraving.palette import DARK_WOOD, STEEL, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT, QUALITY


def _collapsed_mine() -> Part:
    """Return a drift that has come down: broken props, rails that end in rubble, a cart on its side, one lantern."""
    dice = random.Random(90)
    air = "#dcb98a"
    broken = [Shape(polygon(-16, 0, -14, -150, -4, -190, 4, -150, 10, -176, 16, -140, 18, 0), "#8a6640", bevel=10,
        angle=84,
        grain=0.25), Shape(polygon(-14, 0, -16, -120, -6, -104, 0, -136, 8, -110, 14, -124, 14, 0), "#8a6640", bevel=10,
        angle=84,
        grain=0.25)]
    pick = [Shape(tube(0, 110, 13, 0, -40, 12), WOOD, bevel=6, angle=86), Shape(tube(-84, -18, 3, -44, -44, 14, 0, -52,
        20, 44,
        -44, 14, 84, -18, 3), STEEL, bevel=8, angle=20, shine=0.6)]
    return [
        cave(dice, (690, 330, 330, 230), "#8a6a50", Fog(air, 0.3), rough=30),
        flat(ellipse(700, 330, 330, 210), "#2c1f17", tone=0.3, feather=10),
        *rubble(dice, 720, 500, 320, 360, 64, "#9a8068"),
        *[s for x, y, t in ((560, 330, -38), (820, 300, 44), (700, 250, 12)) for s in placed([broken[0]], x, y, 1.1,
        t)],
        cave(dice, (680, 330, 500, 300), "#6f5440", Fog(air, 0.04), rough=36),
        *bracing(680, 560, 420, 452, "#86623c", 40),
        *rails((610, 440, 30), (470, 660, 170), 9),
        *rubble(dice, 800, 560, 180, 90, 16, "#a08a72"),
        *placed([*mine_cart(200, None)], 900, 540, 1.0, -74),
        *rubble(dice, 800, 580, 90, 40, 8, "#8f7a62"),
        *placed(broken[1:], 1170, 600, 1.4, 10), *placed(broken[1:], 190, 600, 1.2, -6),
        *placed([broken[0]], 1010, 470, 1.3, 64),
        *placed(pick, 560, 556, 0.8, 70),
        *chain(420, 108, 190, 1.2), *lantern(420, 180, 1.5, 1.0),
        *placed(barrel(80, 100), 280, 566),
        mist(ellipse(720, 470, 260, 26), "#d8b890", 0.4, 20),
    ]


def _fungus_garden() -> Part:
    """Return a cave full of mushrooms as tall as a man, and one man between them to tell it by."""
    dice = random.Random(97)
    air = "#c8dcc8"
    far, mid = Fog(air, 0.5), Fog(air, 0.2)
    pale = Glow("#c8f4d8", 26, 0.8)
    back = [s for x, y, h, cap, lean in ((300, 430, 210, "#7a8ab0", -20), (430, 420, 170, "#a07a9a", 14), (560, 420,
        230, "#7a8ab0",
        10), (830, 424, 250, "#a07a9a", -16), (960, 420, 180, "#7a8ab0", 16), (1080, 430, 220, "#8a9a6a", 8))
        for s in placed(mushroom(h, cap, lean, 4, far), x, y)]
    middle = [s for x, y, h, cap, lean in ((210, 510, 330, "#8a5a94", 30), (470, 500, 270, "#4f7f94", -24), (900, 506,
        320, "#4f7f94",
        26), (1160, 512, 350, "#94587a", -34)) for s in placed(mushroom(h, cap, lean, 6, mid, pale), x, y)]
    return [
        flat(ellipse(680, 300, 640, 320), "#9fc0b0", tone=1.0, ink=0.6, feather=20),
        flat(ellipse(680, 330, 300, 200), "#e6fbe8", tone=1.7, ink=0, feather=60, opacity=0.9),
        cave(dice, (680, 320, 560, 290), "#6d7a86", Fog(air, 0.34), rough=36),
        *shelves(dice, 1216, 300, 5, 60, fog=mid), *shelves(dice, 150, 250, 4, 54, "#9fb88a", mid),
        *back,
        mist(ellipse(680, 440, 620, 34), "#d8f0dc", 0.6, 20),
        Shape(loop(-40, 640, -40, 480, 260, 500, 560, 476, 860, 496, 1140, 480, 1400, 500, 1400, 640), "#6f8a6e",
        bevel=40, angle=8,
            grain=0.35, fog=mid),
        *middle,
        *placed(traveller("#8a3a2a", "#6e2c20", False), 690, 520, 1.5),
        mist(ellipse(680, 520, 560, 18), "#d8f0dc", 0.5, 14),
        Shape(loop(-40, 660, -40, 560, 200, 580, 520, 566, 820, 584, 1120, 562, 1400, 584, 1400, 660), "#54705a",
        bevel=30, angle=8,
            grain=0.4),
        *[s for x, y, h, c, lean in ((560, 580, 120, "#c98a4a", -10), (620, 590, 84, "#d9a85a", 10), (1010, 576, 130,
        "#c98a4a", 14))
            for s in placed(trumpet(h, c, lean), x, y)],
        *[s for x, y, h, cap, lean in ((40, 610, 420, "#70508a", 46), (1330, 620, 400, "#3f7288", -50))
        for s in placed(mushroom(h,
            cap, lean, 8, None, pale), x, y)],
        *[s for x, y, h, cap in ((310, 590, 90, "#b5532f"), (360, 600, 60, "#b5532f"), (800, 592, 76, "#a07a9a"), (850,
        600, 52,
            "#a07a9a"), (1120, 600, 80, "#b5532f")) for s in placed(mushroom(h, cap, 0, 5), x, y)],
        *[flat(ellipse(dice.uniform(60, 1300), dice.uniform(80, 480), 3), "#f2ffe6", ink=0, tone=1.9,
        glow=Glow("#d8ffd0", 6, 0.8))
            for _ in range(26)],
    ]


def _bone_goods(dice: random.Random) -> list[Shape]:
    """Return wares of a bone seller, about 180 wide: skulls in rows and bundles of bones; they stand on y = 0."""
    out: list[Shape] = []
    for x in (-76, -30, 16, 62):
        out += placed(skull(), x, -24, 0.74, dice.uniform(-8, 8))
    for x in (-50, 0, 48):
        out += placed(skull("#dccfa8"), x, -62, 0.66, dice.uniform(-8, 8))
    return out


def _bone_market() -> Part:
    """Return stalls hung with bones under dark vaults, a candle on each, and hooded buyers."""
    dice = random.Random(104)
    air = "#c9c2a2"
    hung = [drawn("M0 0 V30", 2.4, "#6b5232"), *placed(long_bone(70), 0, 62, 1.0, 86)]
    stalls: list[Shape] = []
    for x, y, size, cloth, other in ((290, 490, 1.05, "#54606e", "#cfc5a8"), (1070, 490, 1.05, "#6e4a5a", "#cfc5a8"),
        (680, 452, 0.92,
        "#7a3a2c", "#d8ccb0")):
        part = [*stall(250, 190, cloth, other), *placed(_bone_goods(dice), -6, -90), *[s for k in range(5)
            for s in placed(hung,
            -96 + 48 * k, -174, 0.8)], *candle(104, -92, 34, 12)]
        stalls += placed(part, x, y, size)
    return [
        wall(dice, -20, -20, 1400, 480, "#77786f", 44, Fog(air, 0.14)),
        *[s for x in (250, 680, 1110) for s in (flat(rounded(x, 430, 176, 400), "#2f3433", tone=0.5, contour=1),
        archway(x, 430, 176,
            400, 38, "#8f8f84", False, Fog(air, 0.06)))],
        *placed([*placed(skull(), 0, 0, 2.2), *placed(long_bone(170), 0, 62, 1.0, 28), *placed(long_bone(170), 0, 62,
        1.0, -28)], 465,
            120, 0.8),
        *placed([*placed(skull(), 0, 0, 2.2), *placed(long_bone(170), 0, 62, 1.0, 28), *placed(long_bone(170), 0, 62,
        1.0, -28)], 895,
            120, 0.8),
        floor(424, 640, colour="#7d7a6c"),
        *stalls,
        *[s for x, y, a, b, staff in ((500, 574, "#3f4a5a", "#303846", True), (834, 580, "#5a3f4a", "#46303a", False))
            for s in placed(traveller(a, b, staff), x, y, 1.7)],
        *heap(dice, 60, 600, 150, 120, 22), *heap(dice, 1310, 606, 140, 130, 22),
        *[s for x, h in ((214, 40), (232, 24), (1150, 34), (660, 30), (690, 20)) for s in candle(x, 592, h, 13)],
        mist(ellipse(680, 596, 500, 16), "#c9c2a2", 0.4, 14),
    ]


def _hanging_bridge() -> Part:
    """Return a rope bridge with missing boards over a shaft that has no bottom, light far above."""
    dice = random.Random(111)
    air = "#c2cbd8"
    far, mid = Fog(air, 0.55), Fog(air, 0.25)
    boards: list[Shape] = []
    for k in range(27):
        t = k / 26
        if k in (9, 10, 17):
            continue
        x, sag = 196 + 968 * t, 4 * t * (1 - t)
        y, wide = 330 + 96 * sag, 40 - 10 * abs(t - 0.5)
        boards += placed([Shape(polygon(-15, -wide * 0.3, 13, -wide * 0.36, 19, wide * 0.42, -11, wide * 0.48),
            "#8f6a42" if k % 3
            else "#7a5836", bevel=4, angle=60, grain=0.2, shadow=Shadow(0.3, 2, 8, 4))], x, y, 1.25, dice.uniform(-5,
            5) + (14 if k in (
            8, 18) else 0))
    ropes = [(0, 9), (-92, 11)]
    cords = [Shape(tube(*(v for k in range(9) for v in (180 + 1000 * k / 8,
        326 + lift + (96 + lift * 0.1) * 4 * (k / 8) * (1 - k / 8),
        wide))), "#c2a068", bevel=4, angle=30, pitch=0.7) for lift, wide in ropes]
    hangers = " ".join(f"M{x:.0f} {234 + 86 * 4 * t * (1 - t):.0f} V{326 + 96 * 4 * t * (1 - t):.0f}" for t,
        x in [(k / 16,
        180 + 1000 * k / 16) for k in range(17)])
    ledge = loop(-60, 640, -60, 300, 60, 306, 190, 320, 236, 348, 220, 420, 250, 500, 200, 640)
    walls = [Shape(polygon(*points), tint, bevel=40, angle=76, grain=0.5, fog=fog) for tint, fog, points in (
        ("#6c7484", far, (-20, -20, 330, -20, 420, 120, 380, 300, 450, 460, 420, 640, -20, 640)),
        ("#6c7484", far, (1380, -20, 1040, -20, 950, 140, 1000, 300, 920, 470, 950, 640, 1380, 640)),
        ("#565a68", mid, (-20, -20, 180, -20, 250, 90, 190, 240, 300, 400, 250, 640, -20, 640)),
        ("#565a68", mid, (1380, -20, 1190, -20, 1120, 100, 1180, 250, 1060, 410, 1110, 640, 1380, 640)))]
    return [
        flat(box(-20, -20, 1400, 660), "#aab4c6", ink=0.3, tone=1.2),
        flat(ellipse(680, -10, 260, 150), "#fffbe8", ink=0, tone=1.9, feather=70),
        *walls[:2],
        *spikes(dice, 330, 1040, -20, 7, 120, "#6c7484", far),
        light_shaft(680, -30, 90, 360, 120, "#fffbe8", 0.4),
        *walls[2:],
        flat(polygon(150, 680, 300, 500, 420, 420, 680, 396, 940, 420, 1060, 500, 1210, 680), "#11131a", tone=0.12,
        feather=60,
            opacity=0.96),
        Shape(ledge, "#6f6f74", bevel=30, angle=30, grain=0.45), *placed([Shape(ledge, "#6a6a70", bevel=30, angle=30,
        grain=0.45)], 1360,
            0, mirror=True),
        *[Shape(box(x, 196, 30, 150), DARK_WOOD, bevel=12, angle=86, grain=0.2) for x in (166, 1164)],
        Shape(stroke(hangers, 4.5), "#b08f5a", bevel=2, angle=80, shadow=NO_SHADOW),
        cords[0],
        *boards,
        *placed(cords, 0, 22),
        *placed([Shape(stroke(hangers, 5), "#c2a068", bevel=2, angle=80, shadow=NO_SHADOW)], 0, 24),
        Shape(stroke(line(560, 440, 566, 500, 552, 566), 6), "#c2a068", bevel=3, angle=30),
        *placed([Shape(polygon(-15, -12, 13, -14, 19, 14, -11, 18), "#8f6a42", bevel=4, angle=60, grain=0.2)], 590, 560,
        1.2, 40),
        *[Shape(box(x, 180, 34, 160), DARK_WOOD, bevel=13, angle=86, grain=0.2) for x in (206, 1120)],
        *[Shape(box(x - 5, 210 + 24 * k, 44, 9), "#c2a068", bevel=4, angle=10) for x in (206, 1120) for k in (0, 1)],
        *lantern(1090, 222, 1.0, 0.9), Shape(box(1078, 218, 46, 7), DARK_WOOD, bevel=3),
        *placed(skull(), 120, 306, 0.8, 12),
    ]


PICTURES = {
    "collapsed-mine": Picture(_collapsed_mine, sky=Sky(high="#3a2a20", low="#8a6a4c", sun=(0.4, 0.4)), size=WIDE,
    light=LAMPLIT,
        style=BRIGHT),
    "fungus-garden": Picture(_fungus_garden, sky=Sky(high="#3c5460", low="#e0f4e0", sun=(0.5, 0.5)), size=WIDE,
    light=LAMPLIT,
        style=BRIGHT),
    "bone-market": Picture(_bone_market, sky=Sky(high="#3c403c", low="#d8d0b0"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "hanging-bridge": Picture(_hanging_bridge, sky=Sky(high="#5a6478", low="#f4f0e0", sun=(0.5, 0.0)), size=WIDE,
    light=LAMPLIT,
        style=BRIGHT),
}
_KIT = ("fire", "folk", "fungi", "houses", "props", "remains", "stonework", "town", "vaults", "works")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=QUALITY) for name, picture in PICTURES.items())
