"""What the ratmen build: jezzail teams, warlock engineers, rat-beasts."""

from __future__ import annotations

import random

from assets.workshop.engraving import Dab, Fog, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.attire import band
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.cellars import cellar, gallery
from assets.workshop.engraving.kit.goblins import claw, skull
from assets.workshop.engraving.kit.guns import BRASS, COPPER, CORE, WARP, copper_pack, long_gun, spark
from assets.workshop.engraving.kit.moulders import stitches
from assets.workshop.engraving.kit.ratmen import PINK, mane, rat_arm, rat_ear, rat_eye, rat_fist, rat_front, rat_profile
from assets.workshop.engraving.palette import DARK_STEEL, LEATHER, darker, lighter
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
    """Return two ratmen behind a shield: one aims the long gun that rests on it, one holds the shield."""
    fur, other = "#857058", "#6a6058"
    mate = [*placed(rat_ear(other, True), 50, -72, 0.9, 16), *rat_profile(other, "#ff8a2e", 8, 9)]
    return [
        mane(darker(other, 0.1), -64, 190, 120, 100),
        *placed(mate, -92, 60, 0.7, 8, fog=Fog("#d9cfa0", 0.12)),
        mane(darker(fur, 0.08), 190, 190, 150, 150),
        *placed(rat_ear(fur), 152, -80, 0.86, 16),
        *placed(rat_profile(fur, "#9bd64a", 8, 7), 110, -10, 0.9, -4),
        *placed(long_gun(440, 38), 120, 116, 1.0, -5),
        *placed(spark(3, -326, 154, 110), 0, 0),
        *placed(_pavise("#7a5a3a", 340, 330, 0), -130, 200, 1.0, -4),
        rat_arm((220, 250, 96, 170, 300, 74, 140, 160, 44), fur, 9),
        *placed(rat_fist(), 136, 146, 0.9, 70),
        *placed(rat_fist(), 0, 128, 0.86, 80),
        band(line(150, 200, 230, 280, 300, 420), 24, LEATHER),
    ]


def _jezzail_elite() -> Part:
    """Return the marksman: hooded, a lens over one eye, a gun of three barrels, his shield hung with skulls."""
    fur = "#4f4640"
    lens = [Shape(ellipse(0, 0, 34), BRASS, bevel=10, shine=0.8, shadow=Shadow(0.5, 4, 6, 4)), Shape(tube(-6, 0, 44,
        -56, -2, 52),
        BRASS, bevel=18, angle=84, shine=0.8), flat(ellipse(-62, -2, 13, 24), WARP, ink=0.05, tone=1.7, contour=1.1,
        glow=Glow(WARP, 16, 0.8))]
    hood = loop(30, -100, 90, -140, 170, -100, 220, 20, 250, 160, 220, 260, 110, 230, 150, 100, 130, -20, 70, -90)
    barrels = [s for y in (-26, 0, 26) for s in placed(long_gun(430, 22), 0, y)]
    return [
        mane(darker(fur, 0.1), 200, 190, 170, 170),
        *placed(rat_ear(fur, True, BRASS), 140, -84, 0.9, 12),
        *placed(rat_profile(fur, "#ff3a1a", 26, 7), 90, -20, 1.02, -4),
        *placed(lens, 84, -22, 1.06),
        Shape(hood, "#7c2a24", bevel=30, angle=66, grain=0.12, shadow=Shadow(0.55, 6, 10, 7),
            ridges=(Ridge(line(90, -120, 160, -60, 190, 120), 12, -8),)),
        Shape(loop(190, 300, 200, 220, 260, 190, 330, 230, 340, 330, 260, 310), DARK_STEEL, bevel=34, angle=50,
        shine=0.5,
            grain=0.12),
        *placed(barrels, 110, 130, 1.04, -7),
        *placed(spark(5, -344, 190, 130), 0, 0),
        *placed(_pavise("#5f3a30", 440, 330, 4), -136, 180, 1.0, -4),
        rat_arm((250, 290, 100, 190, 330, 78, 140, 180, 46), fur, 9),
        *placed(rat_fist(), 138, 166, 0.96, 70),
        *placed(rat_fist(), -40, 128, 0.9, 80),
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


def _beast_head(fur: str, iris: str, gape: float, iron: bool) -> list[Shape]:
    """Return the huge head of a rat-beast that roars to the left: a rat's, swollen, stitched, with one milky eye."""
    out = [*placed(rat_ear(fur, True), 64, -70, 0.8, 10), *rat_profile(fur, iris, gape, 12),
        *stitches(-110, 34, -50, 30, 20, 44, 70, 20, step=24, reach=15),
        *stitches(10, -96, 40, -50, 90, -30, step=24, reach=15),
        *placed(rat_eye(11, "#e8e0c0"), 40, 34)]
    if iron:
        out += [Shape(loop(20, 80, -30, 120 + gape * 0.4, -90, 140 + gape, -140, 136 + gape, -150, 152 + gape, -80,
            170 + gape, 0,
            160 + gape * 0.6, 60, 110), DARK_STEEL, bevel=18, angle=-30, shine=0.6, grain=0.14), *[Shape(polygon(x - 9,
            140 + gape - (x + 120) * 0.12, x + 9, 140 + gape - (x + 120) * 0.12, x, 96 + gape), "#c9ced0", bevel=6,
            shine=0.7)
            for x in (-128, -96, -64)], Shape(ellipse(-8, -4, 34), BRASS, bevel=10, shine=0.8),
            flat(ellipse(-8, -4, 23), "#ff3a1a", ink=0.05, tone=1.6, contour=1.0, glow=Glow("#ff3a1a", 14, 0.6))]
    return out


def _bulk(fur: str, skin: str) -> list[Shape]:
    """Return a mountain of sewn muscle behind the head: patches of fur and of bare pink hide."""
    dice = random.Random(6)
    hair = coat(dice, -60, -150, 330, 380, 120, 12, 30, 7.0)
    return [Shape(loop(-90, 470, -110, 250, -40, 80, 20, -60, 120, -150, 240, -160, 330, -80, 370, 80, 380, 470), fur,
        bevel=130,
        angle=60, grain=0.2, shadow=Shadow(0.5, 10, 14, 10), ridges=(hair,), dabs=(Dab(160, -60, 80, 50, 16), Dab(270,
        60, 60, 90,
        16), Dab(60, 240, 80, 80, 14))),
        Shape(loop(120, -150, 240, -160, 320, -90, 280, 0, 180, 10, 120, -60), skin, bevel=40, angle=20, grain=0.06,
        contour=0.8,
        shadow=Shadow(0.25, 3, 5, 4)), *stitches(122, -140, 130, -50, 184, 14, 280, 4, step=26, reach=17),
        Shape(loop(100, 190, 220, 170, 260, 280, 200, 380, 90, 360), skin, bevel=40, angle=110, grain=0.06, contour=0.8,
        shadow=Shadow(0.25, 3, 5, 4)), *stitches(98, 200, 84, 290, 96, 362, step=26, reach=17),
        *stitches(222, 176, 264, 270, 214, 376, step=26, reach=17)]


def _links(x: float, y: float, count: int, dx: float, dy: float, size: float = 1.0) -> list[Shape]:
    """Return heavy links of a chain from x, y by dx, dy each."""
    path = " ".join(ellipse(x + dx * i, y + dy * i, (17 if i % 2 else 25) * size, (25 if i % 2 else 17) * size)
        for i in range(count))
    return [Shape(stroke(path, 10 * size), DARK_STEEL, bevel=5 * size, angle=40, shine=0.7, shadow=Shadow(0.45, 5, 7,
        5))]


def _beast() -> Part:
    """Return the rat-beast that breaks the chain on its fists."""
    fur, skin = "#7a6654", "#c99a86"
    broken = [Shape(polygon(*run), "#c9ced0", bevel=6, shine=0.7) for run in ((-150, 236, -120, 226, -132, 256), (-96,
        220, -80,
        244, -110, 244), (-126, 286, -100, 276, -104, 300))]
    return [
        mane(darker(fur, 0.12), 190, -40, 190, 150),
        *_bulk(fur, skin),
        *_beast_head(fur, "#ff6a2a", 34, False),
        *_links(-214, 236, 3, 30, -22, 1.5), *_links(-20, 250, 3, -34, -24, 1.5), *placed(broken, -52, -190, 1.7),
        *[drawn(f"M-118 {y + 40} L{x} {y}", 6, "#ffe9a0", contour=0.9) for x, y in ((-146, 150), (-112, 136), (-80,
        154))],
        rat_arm((120, 230, 150, 60, 400, 120, -20, 330, 80), fur, 7),
        *placed(rat_fist(), -40, 306, 1.4, 70),
        rat_arm((-60, 440, 130, -250, 420, 110, -260, 320, 80), lighter(fur, 0.03), 8),
        *placed(rat_fist(), -252, 286, 1.36, 20),
        Shape(tube(-286, 360, 106, -240, 356, 104), DARK_STEEL, bevel=30, angle=10, shine=0.5, grain=0.12),
    ]


def _beast_elite() -> Part:
    """Return the greater rat-beast: iron jaw and lens, spikes in its back, pipes of green, chain as a flail."""
    fur, skin = "#4a4142", "#a87a76"
    driven = [Shape(polygon(x - 18, y + 20, x + 18, y + 20, x + (x - 140) * 0.16, y - 92), "#c9ced0", bevel=11,
        angle=70, shine=0.7)
        for x, y in ((90, -130), (160, -160), (240, -160), (310, -110), (356, -20))]
    tanks = [Shape(tube(270, -30, 74, 300, 110, 74), BRASS, bevel=34, angle=80, shine=0.8, shadow=Shadow(0.5, 8, 10,
        7)),
        flat(box(262, 10, 40, 70), WARP, ink=0.1, tone=1.6, contour=1.1, glow=Glow(WARP, 20, 0.8)),
        *[Shape(tube(270, -40, 18, 200, -120 + k, 20, 90, -60 + k, 20, 60, 10 + k, 16), COPPER, bevel=8, angle=20,
        shine=0.7)
        for k in (0, 30)]]
    return [
        *driven, *_bulk(fur, skin), *tanks,
        *placed(_beast_head(fur, "#ff3a1a", 62, True), -10, -10, 1.16, -4),
        *stitches(40, 150, 90, 190, 150, 200),
        rat_arm((140, 260, 160, 90, 420, 130, 10, 350, 88), fur, 7),
        *_links(-200, 290, 5, -16, 30, 1.2), *_links(-190, 290, 7, 36, 8, 1.2),
        *placed(rat_fist(), -10, 330, 1.46, 70),
        rat_arm((-60, 470, 130, -260, 440, 116, -250, 320, 86), lighter(fur, 0.03), 8),
        *placed(rat_fist(), -240, 290, 1.44, 20),
        Shape(tube(-292, 370, 118, -226, 360, 114), DARK_STEEL, bevel=34, angle=10, shine=0.5, grain=0.12),
        *[s for x, y in ((150, 120), (210, 140), (120, 60)) for s in placed(skull(0.52), x, y)],
    ]


PICTURES = {
    "jezzail-teams-standard": figure(lambda: gallery(71, "#87817a"), _jezzail, 386, 220, 0.92),
    "jezzail-teams-elite": figure(lambda: gallery(72, "#7f766c", "#d8dca0"), _jezzail_elite, 392, 218, 0.9),
    "warlock-engineers-standard": figure(lambda: cellar(73, "#928c7c", "#dce0a8", None, None), _warlock, 340, 262,
    0.86),
    "warlock-engineers-elite": figure(lambda: cellar(74, "#807c74", "#d4dc98", 340, None, None), _warlock_elite, 340,
    264, 0.82),
    "rat-beasts-standard": figure(lambda: cellar(75, "#9a907e", arch=560, lamp=None), _beast, 306, 216, 0.92),
    "rat-beasts-elite": figure(lambda: cellar(76, "#857e78", "#dcd8a4", 130, None, WARP), _beast_elite, 312, 236, 0.84),
}
RECIPES = recipes(PICTURES, __name__, "attire", "beasts", "cellars", "faces", "fire", "goblins", "guns", "hands",
    "haunts", "magic", "monsters", "moulders", "nature", "ratmen", "stonework")
