"""What the ratmen build: jezzail teams, warlock engineers, rat-beasts."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.attire import band
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.cellars import cellar, gallery
from assets.workshop.engraving.kit.goblins import claw, skull
from assets.workshop.engraving.kit.guns import BRASS, COPPER, CORE, WARP, copper_pack, long_gun, spark
from assets.workshop.engraving.kit.moulders import stitches
from assets.workshop.engraving.kit.ratmen import PINK, mane, rat_arm, rat_ear, rat_fist, rat_front, rat_profile
from assets.workshop.engraving.palette import DARK_STEEL, LEATHER, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes


def _pavise(colour: str, width: float, height: float, skulls: int) -> list[Shape]:
    """Return a big shield of planks with iron bands, on which a gun rests; its upper edge is y = 0."""
    w, h = width / 2, height
    body = polygon(-w, 10, -w * 0.4, -14, -26, -12, -20, 30, 20, 30, 26, -12, w * 0.4, -14, w, 10, w * 0.92, h,
        -w * 0.92, h)
    seams = " ".join(f"M{w * u:.0f} 0 V{h}" for u in (-0.7, -0.4, -0.1, 0.2, 0.5, 0.8))
    out = [Shape(body, colour, bevel=14, angle=84, grain=0.2, ridges=(Ridge(seams, 6, -5),), shadow=Shadow(0.6, 10, 12,
        9)),
        *[Shape(box(-w * 0.97, h * u, w * 1.94, 24), DARK_STEEL, bevel=8, angle=4, shine=0.5, grain=0.1) for u in (0.26,
        0.74)],
        *[Shape(ellipse(w * x, h * u + 12, 8), "#c9ced0", bevel=6, shine=0.8) for u in (0.26, 0.74) for x in (-0.84,
        -0.42, 0.42,
        0.84)]]
    mark = "M0 -44 L36 34 L-40 -12 L40 -12 L-36 34 Z"
    out += placed([drawn(mark, 9, "#9bd64a", contour=1.2)], 0, h * 0.52)
    for i in range(skulls):
        out += placed(skull(0.62), w * (-0.7 + 1.4 * i / max(skulls - 1, 1)), 44 + 10 * (i % 2))
    return out


def _jezzail() -> Part:
    """Return two ratmen at one long gun: one aims it over the shield, his mate looks where it will hit."""
    fur, other = "#857058", "#6a6058"
    mate = [*placed(rat_ear(other, True), 50, -72, 0.9, 16), *rat_profile(other, "#ff8a2e", 8, 9)]
    return [
        mane(darker(other, 0.1), -92, 90, 120, 110),
        *placed(mate, -124, -48, 0.66, 6),
        mane(darker(fur, 0.08), 196, 170, 160, 150),
        *placed(rat_ear(fur), 150, -140, 0.9, 12),
        *placed(rat_profile(fur, "#9bd64a", 8, 7), 104, -70, 0.96, -3),
        rat_arm((250, 250, 110, 210, 330, 84, 130, 220, 52), fur, 9),
        *placed(long_gun(430, 50), 150, 158, 0.94, -5),
        *placed(spark(3, -268, 196, 120), 0, 0),
        *placed(_pavise("#7a5a3a", 330, 330, 0), -112, 244, 1.0, -4),
        *placed(rat_fist(), 150, 196, 1.0, 76),
        *placed(rat_fist(), -6, 180, 0.94, 80),
        band(line(170, 220, 236, 290, 300, 420), 24, LEATHER),
    ]


def _jezzail_elite() -> Part:
    """Return the marksman: hooded, a lens over one eye, a gun of three barrels, his shield hung with skulls."""
    fur = "#4f4640"
    lens = [Shape(ellipse(0, 0, 40), BRASS, bevel=10, shine=0.8, shadow=Shadow(0.5, 4, 6, 4)), Shape(tube(-6, 0, 50,
        -64, -2, 62),
        BRASS, bevel=18, angle=84, shine=0.8), flat(ellipse(-72, -2, 16, 29), WARP, ink=0.05, tone=1.7, contour=1.1,
        glow=Glow(WARP, 18, 0.9))]
    hood = loop(70, -112, 120, -158, 196, -150, 250, -60, 282, 70, 300, 230, 230, 250, 150, 190, 120, 120, 140, 40, 118,
        -40, 80, -84)
    folds = (Ridge(line(130, -140, 196, -70, 220, 60, 210, 190), 14, -9), Ridge(line(176, -140, 236, -50, 262, 100), 12,
        -8))
    barrels = [s for y in (-34, 0, 34) for s in placed(long_gun(400, 30), 0, y)]
    return [
        mane(darker(fur, 0.1), 200, 210, 170, 160),
        *placed(rat_profile(fur, "#ff3a1a", 30, 7), 96, -76, 1.04, -3),
        *placed(rat_ear(fur, True, BRASS), 168, -156, 0.94, 10),
        Shape(hood, "#8a2c24", bevel=30, angle=66, grain=0.1, shadow=Shadow(0.55, 6, 10, 7), ridges=folds),
        *placed(lens, 90, -78, 1.06),
        Shape(loop(190, 320, 200, 240, 260, 210, 330, 250, 340, 350, 260, 330), DARK_STEEL, bevel=34, angle=50,
        shine=0.5,
            grain=0.12),
        rat_arm((260, 290, 110, 210, 350, 84, 146, 240, 52), fur, 9),
        *placed(barrels, 150, 182, 1.0, -6),
        *placed(spark(5, -276, 226, 130), 0, 0),
        *placed(_pavise("#5f3a30", 400, 330, 4), -110, 262, 1.0, -4),
        *placed(rat_fist(), 160, 222, 1.04, 76),
        *placed(rat_fist(), -20, 206, 0.96, 80),
    ]


def _goggles(colour: str = BRASS, glass: str = WARP) -> list[Shape]:
    """Return a pair of round goggles on a strap for a ratman's head from the front."""
    out = [Shape(stroke(line(-124, -10, -60, -14, 0, -16, 60, -14, 124, -10), 24), LEATHER, bevel=9, angle=10)]
    for s in (-1, 1):
        out += [Shape(ellipse(s * 52, -6, 48), colour, bevel=14, angle=60, shine=0.8, shadow=Shadow(0.55, 4, 8, 5)),
            flat(ellipse(s * 52, -6, 34), darker(glass, 0.4), contour=1.0, ink=0.2, tone=1.1),
            flat(ellipse(s * 52, -6, 25), glass, ink=0.05, tone=1.6, glow=Glow(glass, 14, 0.6)),
            flat(ellipse(s * 52, -6, 9), CORE, ink=0, tone=1.8), flat(ellipse(s * 52 - 14, -20, 7), "#ffffff", ink=0,
            tone=1.9)]
    return out


def _warlock() -> Part:
    """Return the goggled ratman with his copper pack, sparks between its rods."""
    fur = "#8a7458"
    arcs = [*spark(6, -156, -280, 90), *spark(7, 156, -280, 90), *spark(9, 0, -250, 60)]
    return [
        *placed(copper_pack(330), 0, 300, 1.3),
        *arcs,
        mane(darker(fur, 0.1), 0, 210, 170, 110),
        Shape(loop(-240, 440, -210, 310, -140, 224, 0, 206, 140, 224, 210, 310, 240, 440), "#6b5a3c", bevel=80,
        angle=20, grain=0.1,
            ridges=tuple(Ridge(line(x * 0.5, 220, x, 320, x * 1.2, 440), 16, -9) for x in (-140, -70, 70, 140))),
        *[band(line(s * 80, 216, s * 96, 320, s * 90, 440), 30, LEATHER, 80) for s in (-1, 1)],
        *placed(rat_ear(fur, True), -74, -60, 0.94, 4, mirror=True),
        *placed(rat_ear(fur), 74, -60, 0.94, -4),
        *rat_front(fur, WARP, 18, eyes=False),
        *_goggles(),
        rat_arm((-200, 420, 84, -250, 340, 70, -216, 250, 44), fur, 8),
        *placed(claw(PINK), -216, 190, 0.82, -10),
        *placed(spark(8, -224, 96, 64), 0, 0),
        rat_arm((200, 420, 84, 250, 350, 70, 200, 300, 46), fur, 9),
        *placed([Shape(tube(0, 60, 16, 0, -90, 18), BRASS, bevel=8, angle=84, shine=0.8), Shape(ellipse(0, -104, 30),
        COPPER,
            bevel=22, shine=0.9), flat(ellipse(0, -104, 13), WARP, ink=0, tone=1.7, glow=Glow(WARP, 14, 0.7))], 206,
            270, 1.1, 14),
        *placed(rat_fist(), 204, 278, 0.92, 14),
    ]


def _warlock_elite() -> Part:
    """Return the arch-warlock: an iron mask with a grille, a brass claw for a hand, four rods that throw lightning."""
    fur = "#463e3a"
    mask = [Shape(loop(-110, -30, -92, -84, -40, -108, 0, -112, 40, -108, 92, -84, 110, -30, 104, 30, 70, 70, 60, 120,
        30, 150, 0,
        156, -30, 150, -60, 120, -70, 70, -104, 30), DARK_STEEL, bevel=40, angle=20, shine=0.6, grain=0.12,
        shadow=Shadow(0.6, 6, 12, 8), dabs=(Dab(0, 30, 20, 60, 16),)), *_goggles(COPPER, "#b8f060"),
        flat(" ".join(box(x - 5, 84, 10, 48) for x in (-34, -17, 0, 17, 34)), "#120d0a", tone=0.2, contour=1.2),
        *[Shape(ellipse(x, y, 7), "#c9ced0", bevel=5, shine=0.8) for x, y in ((-84, 44), (84, 44), (-60, -84), (60,
        -84), (0, -96))],
        *[Shape(tube(s * 60, 108, 22, s * 120, 150, 24, s * 110, 230, 22, s * 60, 280, 20), COPPER, bevel=9,
        angle=40 * s, shine=0.7,
        ridges=(Ridge(f"M{s * 84} 130 h{s * 34} M{s * 98} 152 h{s * 34} M{s * 96} 176 h{s * 34} M{s * 90} 200 "
                      f"h{s * 34} "
        f"M{s * 80} 226 h{s * 34}", 6, -4),)) for s in (-1, 1)]]
    claws = [Shape(tube(0, 120, 66, 0, 40, 58), BRASS, bevel=24, angle=84, shine=0.8)]
    for x, tip, y in ((-30, -70, -90), (0, -4, -120), (30, 64, -96)):
        claws += [Shape(tube(x, 30, 26, (x + tip) / 2 + x * 0.4, -30, 22, tip, y, 3), BRASS, bevel=11, angle=70,
            shine=0.8)]
    claws += [Shape(ellipse(0, 34, 40), COPPER, bevel=24, shine=0.8), flat(ellipse(0, 34, 18), WARP, ink=0, tone=1.7,
        contour=1.0,
        glow=Glow(WARP, 16, 0.8))]
    return [
        *placed(copper_pack(330), -110, 240, 1.0, -16),
        *placed(copper_pack(330), 110, 240, 1.0, 16),
        *spark(11, -232, -120, 110), *spark(12, 232, -120, 110), *spark(13, 0, -226, 96),
        mane(darker(fur, 0.1), 0, 210, 200, 110),
        Shape(loop(-270, 440, -240, 300, -150, 214, 0, 200, 150, 214, 240, 300, 270, 440), "#7c2a24", bevel=80,
        angle=20, grain=0.1,
            ridges=tuple(Ridge(line(x * 0.5, 220, x, 320, x * 1.2, 440), 16, -9) for x in (-170, -100, 100, 170))),
        Shape(polygon(-84, 236, 84, 236, 110, 440, -110, 440), DARK_STEEL, bevel=24, angle=-30, shine=0.6, grain=0.12),
        Shape(ellipse(0, 330, 56), BRASS, bevel=14, shine=0.8), flat(ellipse(0, 330, 38), WARP, ink=0.05, tone=1.6,
        contour=1.2,
            glow=Glow(WARP, 24, 0.8)), flat(ellipse(0, 330, 18), CORE, ink=0, tone=1.8),
        *placed(rat_ear(fur, True, BRASS), -80, -60, 0.98, 4, mirror=True),
        *placed(rat_ear(fur, True), 80, -60, 0.98, -4),
        *rat_front(fur, WARP, 18, eyes=False),
        *mask,
        rat_arm((-230, 430, 96, -270, 340, 84, -232, 260, 60), fur, 8),
        *placed(claws, -230, 170, 1.0, -12),
        *spark(14, -244, 26, 74),
        rat_arm((230, 430, 96, 270, 350, 84, 232, 290, 56), fur, 9),
        *placed(claw(PINK), 230, 214, 0.96, 14),
        *spark(15, 244, 100, 74),
    ]


def _bulk(fur: str, skin: str) -> list[Shape]:
    """Return a chest like a barrel below a head at 0, 0, sewn together of fur and of bare hide."""
    dice = random.Random(6)
    hair = coat(dice, -340, 60, 340, 420, 150, 12, 30, 7.0)
    return [mane(darker(fur, 0.14), 0, 60, 330, 180),
        Shape(loop(-380, 470, -390, 260, -330, 90, -220, 10, -90, 20, 0, 60, 90, 20, 220, 10, 330, 90, 390, 260, 380,
            470),
        fur, bevel=110, angle=20, grain=0.18, ridges=(hair,), shadow=Shadow(0.5, 10, 14, 10), dabs=(Dab(-250, 90, 90,
        70, 26), Dab(250, 90, 90, 70, 26), Dab(-90, 300, 90, 70, 20), Dab(90, 300, 90, 70, 20), Dab(0, 300, 16, 110,
        -14))),
        Shape(loop(-350, 130, -290, 40, -200, 20, -150, 80, -180, 170, -270, 210), skin, bevel=40, angle=40, grain=0.06,
        contour=0.8, shadow=Shadow(0.25, 3, 5, 4)),
        *stitches(-196, 24, -146, 84, -178, 172, -268, 212, step=28, reach=18),
        Shape(loop(20, 230, 120, 220, 170, 300, 130, 400, 30, 400), skin, bevel=40, angle=110, grain=0.06, contour=0.8,
        shadow=Shadow(0.25, 3, 5, 4)), *stitches(22, 236, 8, 310, 26, 396, step=28, reach=18),
        *stitches(122, 222, 172, 300, 132, 398, step=28, reach=18)]


def _links(x: float, y: float, count: int, dx: float, dy: float, size: float = 1.0) -> list[Shape]:
    """Return heavy links of a chain from x, y by dx, dy each."""
    path = " ".join(ellipse(x + dx * i, y + dy * i, (17 if i % 2 else 25) * size, (25 if i % 2 else 17) * size)
        for i in range(count))
    return [Shape(stroke(path, 10 * size), DARK_STEEL, bevel=5 * size, angle=40, shine=0.7, shadow=Shadow(0.45, 5, 7,
        5))]


def _grip(side: int, fur: str, cuff: str = DARK_STEEL) -> list[Shape]:
    """Return an arm like a tree that comes forward to a fist in its cuff (side -1: left in the picture)."""
    s = side
    return [rat_arm((s * 320, 150, 190, s * 390, 330, 170, s * 250, 400, 120), fur, 7 + s),
        Shape(tube(s * 300, 392, 134, s * 238, 372, 124), cuff, bevel=34, angle=10, shine=0.6, grain=0.12,
            shadow=Shadow(0.5, 6, 10, 7)),
        *placed(rat_fist(), s * 176, 332, 1.66, -14 * s, mirror=s > 0)]


def _beast() -> Part:
    """Return the rat-beast: a small head on a mountain of sewn muscle, the chain between its fists torn apart."""
    fur, skin = "#7a6654", "#c99a86"
    splinters = [Shape(polygon(*run), "#e0e4e4", bevel=6, shine=0.7) for run in ((-30, 250, -8, 236, -16, 266), (14,
        238, 30, 262, 2, 262), (-12, 296, 14, 288, 8, 314))]
    flash = [drawn(f"M0 280 L{x} {y}", 6, "#ffe9a0", contour=0.9) for x, y in ((-44, 214), (0, 196), (46, 212), (-30,
        350), (36, 348))]
    return [
        *_bulk(fur, skin),
        *placed(rat_ear(fur, True), -78, -66, 0.86, 2, mirror=True),
        *placed(rat_ear(fur, True), 78, -66, 0.86, -2),
        *rat_front(fur, "#ff5a2a", 52),
        *stitches(-20, -98, 10, -60, 60, -44, step=24, reach=15), *stitches(40, 40, 80, 70, 110, 60, step=22, reach=14),
        *_links(-112, 300, 3, 34, -8, 1.35), *_links(112, 300, 3, -34, -8, 1.35), *flash, *splinters,
        *_grip(-1, fur), *_grip(1, fur),
    ]


def _beast_elite() -> Part:
    """Return the greater rat-beast: an iron muzzle and a lens, spikes in its shoulders, tanks of green on its back."""
    fur, skin = "#4a4142", "#a87a76"
    driven = [Shape(polygon(x - 20, y + 30, x + 20, y + 30, x * 1.16, y - 104), "#c9ced0", bevel=11, angle=70,
        shine=0.7) for x, y in ((-320, 60), (-250, 16), (-180, 0), (180, 0), (250, 16), (320, 60))]
    tanks = [s for side in (-1, 1) for s in (
        Shape(tube(side * 168, 60, 92, side * 176, -150, 92), BRASS, bevel=40, angle=84, shine=0.8,
            shadow=Shadow(0.5, 8, 10, 7)),
        flat(box(side * 172 - 22, -130, 44, 104), WARP, ink=0.1, tone=1.6, contour=1.1, glow=Glow(WARP, 24, 0.9)),
        Shape(tube(side * 172, -190, 20, side * 130, -236, 20, side * 84, -170, 18, side * 66, -90, 16), COPPER,
            bevel=8, angle=20, shine=0.7))]
    muzzle = [Shape(polygon(-72, 84, -40, 60, 40, 60, 72, 84, 84, 150, 52, 216, -52, 216, -84, 150), DARK_STEEL,
        bevel=22, angle=-20, shine=0.6, grain=0.14, shadow=Shadow(0.55, 6, 10, 7)),
        flat(polygon(-50, 116, 50, 116, 58, 150, 40, 186, -40, 186, -58, 150), "#2a0a08", tone=0.4, contour=1.2),
        *[Shape(polygon(x - 10, y, x + 10, y, x, y + long), "#efe0ae", bevel=6, ink=0.3) for x, y, long in ((-34, 116,
        34), (-12, 116, 46), (12, 116, 46), (34, 116, 34), (-24, 186, -30), (0, 186, -24), (24, 186, -30))],
        *[Shape(ellipse(x, y, 8), "#c9ced0", bevel=6, shine=0.8) for x, y in ((-66, 104), (66, 104), (-68, 176), (68,
        176), (-24, 76), (24, 76))]]
    lens = [Shape(ellipse(54, 0, 40), BRASS, bevel=12, shine=0.8, shadow=Shadow(0.5, 4, 6, 4)),
        flat(ellipse(54, 0, 27), "#ff3a1a", ink=0.05, tone=1.7, contour=1.0, glow=Glow("#ff3a1a", 18, 0.8))]
    return [
        *tanks, *driven, *_bulk(fur, skin),
        *placed(rat_ear(fur, True, BRASS), -80, -66, 0.8, 2, mirror=True),
        *placed(rat_ear(fur, True), 80, -66, 0.8, -2),
        *rat_front(fur, "#ff3a1a", 40), *muzzle, *lens,
        *stitches(-90, -70, -50, -50, -10, -80, step=24, reach=15),
        *_links(-116, 356, 8, 33, 6, 1.3),
        *_grip(-1, fur, BRASS), *_grip(1, fur, BRASS),
        *[s for x in (-300, 300) for s in placed(skull(0.62), x, 300)],
    ]


PICTURES = {
    "jezzail-teams-standard": figure(lambda: gallery(71, "#87817a"), _jezzail, 352, 246, 0.9),
    "jezzail-teams-elite": figure(lambda: gallery(72, "#7f766c", "#d8dca0"), _jezzail_elite, 350, 246, 0.88),
    "warlock-engineers-standard": figure(lambda: cellar(73, "#928c7c", "#dce0a8", None, None), _warlock, 340, 262,
    0.86),
    "warlock-engineers-elite": figure(lambda: cellar(74, "#807c74", "#d4dc98", 340, None, None), _warlock_elite, 340,
    264, 0.82),
    "rat-beasts-standard": figure(lambda: cellar(75, "#9a907e", arch=None, lamp=None), _beast, 340, 226, 0.86),
    "rat-beasts-elite": figure(lambda: cellar(76, "#857e78", "#dcd8a4", 340, None, WARP), _beast_elite, 340, 246, 0.8),
}
RECIPES = recipes(PICTURES, __name__, "attire", "beasts", "cellars", "faces", "fire", "goblins", "guns", "hands",
    "haunts", "magic", "monsters", "moulders", "nature", "ratmen", "stonework")
