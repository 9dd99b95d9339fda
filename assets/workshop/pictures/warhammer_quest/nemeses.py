"""The nemeses: Odious Grump, Nunkel, the Grey Courier, the Engine-Master, the Red Fist."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.attire import band, ring
from assets.workshop.engraving.kit.blades import dagger, rusted
from assets.workshop.engraving.kit.cellars import cellar, gallery
from assets.workshop.engraving.kit.goblins import claw, front
from assets.workshop.engraving.kit.goblins import ear as goblin_ear
from assets.workshop.engraving.kit.hands import fist, grip
from assets.workshop.engraving.kit.helmets import great_horns
from assets.workshop.engraving.kit.orcs import orc_arm, orc_chest, orc_head
from assets.workshop.engraving.kit.ratmen import (
    PINK,
    mane,
    rat_arm,
    rat_ear,
    rat_fist,
    rat_front,
    rat_profile,
    rat_tail,
)
from assets.workshop.engraving.palette import BONE, DARK_STEEL, GOLD, LEATHER, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes

WARP = "#9bd64a"
WARP_CORE = "#e4ff9a"
BRASS = "#c19a4c"
COPPER = "#b8703c"


def _grump() -> Part:
    """Return Odious Grump: a fat goblin on a throne of barrels, crowned with a rusted cog, his knife, his puddle."""
    skin = "#8fa53c"
    staves = tuple(Ridge(f"M{x} -210 Q{x * 1.12:.0f} 60 {x} 360", 7, -6) for x in (-132, -88, -44, 0, 44, 88, 132))
    back = [Shape(loop(-176, 360, -206, 100, -180, -190, -90, -226, 0, -232, 90, -226, 180, -190, 206, 100, 176, 360),
        WOOD,
        bevel=60, angle=86, grain=0.2, ridges=staves, shadow=Shadow(0.5, 10, 12, 9)),
        *[Shape(stroke(line(-196 - k, y, 0, y + 26, 196 + k, y), 22), DARK_STEEL, bevel=8, angle=6, grain=0.15,
        shine=0.4)
        for y, k in ((-120, -4), (250, 2))]]
    arms = [Shape(loop(s * 190, 330, s * 196, 230, s * 260, 206, s * 326, 236, s * 330, 360, s * 260, 380), darker(WOOD,
        0.1),
        bevel=30, angle=84, grain=0.2, ridges=(Ridge(f"M{s * 230} 220 V370 M{s * 262} 210 V380 M{s * 296} 222 V370", 6,
        -5),))
        for s in (-1, 1)]
    crown = polygon(-92, -84, -112, -150, -76, -132, -66, -178, -30, -142, 0, -190, 30, -142, 66, -178, 76, -132, 112,
        -150,
        92, -84, 40, -70, 0, -66, -40, -70)
    belly = loop(-196, 400, -214, 300, -170, 200, -90, 160, 0, 150, 90, 160, 170, 200, 214, 300, 196, 400)
    puddle = loop(-330, 372, -200, 352, 0, 346, 200, 352, 330, 372, 320, 430, -320, 430)
    return [
        *back, *arms,
        Shape(belly, skin, bevel=110, angle=14, grain=0.1, dabs=(Dab(0, 300, 120, 80, 18), Dab(0, 330, 9, 9, -12)),
            shadow=Shadow(0.5, 8, 14, 9)),
        Shape(loop(-176, 250, -120, 190, -60, 172, -30, 230, -90, 320, -170, 380, -206, 330), "#7a4a3a", bevel=30,
        angle=60,
            grain=0.15, ridges=(Ridge(line(-110, 200, -130, 280, -180, 350), 12, -7),)),
        band(line(-90, 178, 20, 260, 150, 340), 30, LEATHER, 30),
        *placed(goblin_ear(skin, 0.84, 1), -110, 44, 1.0, 8),
        *placed(goblin_ear(skin, 0.84, 2, True), 110, 44, 1.0, -8, mirror=True),
        *placed(front(skin, 1.3, 0.9, 0.42, "#ffe07a", -0.2), 0, 0, 1.04),
        drawn("M-64 -30 l-18 26 M60 40 l20 34 M70 34 l16 30", 4, "#5a6a22"),
        *[Shape(ellipse(x, y, r), lighter(skin, 0.14), bevel=r, shadow=Shadow(0.4, 2, 3, 2))
            for x, y, r in ((-86, 60, 9), (40, 140, 8), (92, 96, 10), (14, 74, 8))],
        Shape(crown, "#a8763c", bevel=12, angle=84, grain=0.15, shine=0.6, shadow=Shadow(0.5, 4, 9, 6)),
        *rusted((-60, -110, 20, 22), (50, -120, 26, 18)),
        *[Shape(ellipse(x, -92 + abs(x) * -0.06, 9), c, bevel=7, shine=0.8, ink=0.4) for x, c in ((-46, "#7fae4a"),
            (0, "#a3211c"), (46, "#7fae4a"))],
        *placed(dagger(170, "#c2c8c0"), -258, 200, 1.5, 10),
        Shape(tube(-170, 250, 74, -236, 310, 76, -258, 240, 56), skin, bevel=30, angle=50, grain=0.08),
        *placed(fist(skin, "#3a2c1c"), -258, 208, 1.02, 10),
        Shape(tube(170, 240, 74, 236, 290, 78, 262, 236, 56), darker(skin, 0.06), bevel=30, angle=120, grain=0.08),
        *placed(claw(skin), 262, 186, 0.8, 34),
        flat(puddle, "#8fb33c", ink=0.5, tone=1.15, contour=0.8, glow=Glow("#a8c84a", 12, 0.4)),
        Shape(loop(-120, 384, 0, 366, 120, 384, 0, 402), "#b8d860", bevel=5, swell=0.4, angle=2, contour=0.5, ink=0.3,
            shadow=NO_SHADOW),
        *[flat(ellipse(x, y, r, r * 0.8), "#d8ee8a", ink=0.1, contour=0.8, tone=1.4)
            for x, y, r in ((-220, 376, 14), (-186, 388, 8), (196, 380, 13), (232, 392, 8))],
    ]


def _bubbles(dice: random.Random, x: float, y: float, rx: float, ry: float, count: int) -> list[Shape]:
    """Return bubbles of green brew inside an ellipse."""
    return [flat(ellipse(x + dice.uniform(-rx, rx), y + dice.uniform(-ry, ry), r := dice.uniform(5, 17), r * 0.85),
        WARP_CORE,
        ink=0.05, contour=0.8, tone=1.6) for _ in range(count)]


def _nunkel() -> Part:
    """Return Nunkel: a bloated ratman in a stained apron who bends over his vat and tastes from a ladle."""
    dice = random.Random(7)
    fur = "#8a7a66"
    vat = [Shape(loop(-330, 250, -340, 440, 60, 440, 50, 250, -140, 290), COPPER, bevel=60, angle=80, grain=0.1,
        shine=0.5,
        ridges=(Ridge("M-336 330 Q-140 370 56 330", 9, 6),)),
        Shape(ellipse(-140, 250, 196, 46), darker(COPPER, 0.2), bevel=14, angle=4, shine=0.4),
        flat(ellipse(-140, 250, 176, 36), WARP, ink=0.15, tone=1.5, contour=1.0, glow=Glow("#b8f060", 44, 0.9)),
        flat(ellipse(-150, 254, 110, 18), WARP_CORE, ink=0, tone=1.7, feather=10),
        *_bubbles(dice, -140, 246, 140, 22, 12),
        *[Shape(ellipse(x, 344 + abs(x + 140) * -0.12, 9), BRASS, bevel=6, shine=0.7) for x in (-300, -220, -140, -60,
        20)]]
    ladle = [Shape(tube(-150, 220, 12, -60, 150, 12, 60, 190, 12), DARK_STEEL, bevel=6, angle=20, shine=0.5),
        Shape(loop(-206, 200, -136, 196, -140, 236, -170, 250, -200, 238), DARK_STEEL, bevel=16, angle=30, shine=0.5),
        flat(ellipse(-170, 200, 34, 9), WARP_CORE, ink=0.05, tone=1.7, contour=0.8, glow=Glow("#b8f060", 16, 0.7)),
        flat(f"{loop(-178, 252, -170, 244, -164, 254, -170, 272)} {loop(-174, 284, -168, 278, -164, 288, -169, 298)}",
        WARP,
        contour=0.7, tone=1.5)]
    cap = [Shape(loop(-22, -84, -12, -126, 44, -164, 116, -150, 138, -104, 110, -60, 50, -96), "#6d8a3c", bevel=34,
        angle=40,
        grain=0.1, ridges=(Ridge(line(0, -96, 40, -130, 100, -130), 9, -6), Ridge(line(20, -92, 60, -110, 120, -96), 8,
        -6))),
        Shape(tube(-24, -84, 26, 40, -112, 28, 112, -66, 26), "#5a7232", bevel=11, angle=70, grain=0.1)]
    return [
        rat_tail(250, 400, 40, 330, 330, 34, 340, 210, 26, 290, 140, 16, 320, 80, 5),
        mane(darker(fur, 0.1), 160, 260, 240, 230),
        Shape(loop(-70, 460, -110, 300, -30, 180, 90, 150, 220, 190, 310, 320, 300, 460), "#c8b88a", bevel=90, angle=76,
            grain=0.1, shadow=Shadow(0.5, 8, 12, 8), ridges=(Ridge(line(40, 170, 60, 300, 40, 440), 12, -6),
            Ridge(line(140, 190, 180, 300, 170, 440), 12, -6))),
        *[flat(leaf_mass(dice, x, y, rx, rx * 0.7, 20), c, opacity=0.7, contour=0.3, tone=0.9) for x, y, rx, c in
            ((60, 260, 40, "#7a9a3a"), (140, 340, 52, "#8a6a3a"), (20, 350, 34, "#7a9a3a"), (180, 270, 24, "#7a3a2a"))],
        *placed(rat_ear(fur, True, BRASS), 60, -70, 0.95, 18),
        Shape(loop(-70, 110, 20, 90, 110, 100, 130, 170, 60, 220, -30, 210, -84, 170), darker(fur, 0.04), bevel=50,
        angle=10,
            grain=0.14, ridges=(Ridge(line(-60, 160, 20, 190, 110, 150), 10, -7), Ridge(line(-50, 130, 20, 156, 100,
            120), 9,
            -7))),
        *placed(rat_profile(fur, "#c8f05a", 16, 8), 0, 26, 1.06, -4),
        *cap,
        *[Shape(ellipse(x, y, r), "#a8b05a", bevel=r, contour=0.8, shadow=Shadow(0.4, 2, 3, 2))
            for x, y, r in ((70, 60, 12), (94, 84, 8), (40, 100, 10), (-40, 20, 7))],
        *vat,
        *ladle,
        rat_arm((250, 230, 96, 200, 300, 80, 90, 236, 52), fur),
        *placed(rat_fist(), 62, 190, 0.9, 76),
        *[flat(tube(x, 214, 22, x - 16, 150, 36, x + 18, 80, 30, x - 6, 0, 4), "#cfe88a", opacity=0.5, feather=14,
        ink=0.2,
            tone=1.4) for x in (-250, -90)],
    ]


def _courier() -> Part:
    """Return the Grey Courier in mid-leap: ash cloak flying, a brass tube under a stretched arm."""
    fur, ash = "#7a6450", "#b4bac2"
    cloak = polygon(-10, 60, 60, 20, 150, 0, 260, -60, 350, -150, 330, -70, 370, -50, 320, 10, 350, 50, 290, 80, 310,
        130,
        220, 130, 200, 200, 120, 190, 60, 240, 0, 210)
    folds = tuple(Ridge(line(20, 80, 120, y * 0.5 + 60, 220, y * 0.8 + 20, 320, y), 14, -9) for y in (-110, -40, 30,
        90))
    legs = [rat_arm((110, 210, 96, 200, 270, 74, 170, 330, 40), fur, 9), Shape(tube(170, 330, 34, 206, 380, 28, 170,
        400, 18),
        PINK, bevel=12, angle=40), rat_arm((70, 220, 90, 20, 290, 66, 90, 350, 36), darker(fur, 0.08), 10),
        Shape(tube(88, 350, 32, 60, 392, 26, 20, 398, 14), PINK, bevel=12, angle=60)]
    case = [Shape(box(-30, -130, 60, 260), BRASS, bevel=28, angle=86, shine=0.9, grain=0.04, shadow=Shadow(0.55, 8, 10,
        7)),
        *[Shape(box(-37, y, 74, 26), lighter(BRASS, 0.1), bevel=10, angle=4, shine=0.8) for y in (-136, -10, 112)],
        Shape(ellipse(0, -138, 20, 8), GOLD, bevel=5, shine=0.9), Shape(ellipse(0, 4, 15), "#a3211c", bevel=9,
        shine=0.5)]
    hood = loop(-50, -56, -6, -116, 70, -140, 146, -96, 180, 0, 190, 120, 120, 190, 40, 178, 60, 100, 80, 20, 50, -50,
        0, -62)
    return [
        rat_tail(150, 240, 34, 260, 290, 26, 330, 240, 20, 350, 300, 12, 400, 320, 3),
        *legs,
        Shape(cloak, ash, bevel=30, angle=24, grain=0.12, ridges=folds, shadow=Shadow(0.5, 10, 14, 9)),
        Shape(loop(-30, 110, 60, 80, 150, 130, 160, 220, 80, 270, 0, 240), "#5c6470", bevel=50, angle=70, grain=0.14),
        band(line(-10, 160, 70, 190, 150, 220), 18, LEATHER, 20),
        *placed(rat_ear(fur), 44, -68, 0.8, 30),
        *placed(rat_profile(fur, "#ffd23a", 10, 12), 0, 0, 0.96, 6),
        Shape(hood, darker(ash, 0.05), bevel=30, angle=66, grain=0.12, shadow=Shadow(0.55, 6, 12, 8),
            ridges=(Ridge(line(60, -120, 120, -60, 140, 60, 120, 170), 12, -8), Ridge(line(20, -96, 80, -60, 104, 40,
            90, 150),
            10, -6))),
        *placed(case, -160, 214, 0.98, 62),
        rat_arm((60, 170, 84, -30, 250, 66, -120, 236, 44), fur, 13),
        *placed(rat_fist(), -140, 226, 0.84, 62),
        rat_arm((30, 150, 66, -100, 176, 52, -220, 116, 34), lighter(fur, 0.05), 14),
        *placed(claw(PINK), -244, 96, 0.62, -60),
    ]


def _muzzle(size: float = 1.0) -> list[Shape]:
    """Return the muzzle of a gun that points at the eye, round 0, 0, 116 wide."""
    return placed([Shape(ellipse(0, 0, 58), BRASS, bevel=16, angle=30, shine=0.8, shadow=Shadow(0.55, 8, 10, 7)),
        Shape(ellipse(0, 0, 44), DARK_STEEL, bevel=10, angle=60, shine=0.5, shadow=NO_SHADOW),
        flat(ellipse(0, 0, 29), "#120d0a", tone=0.15, contour=1.2),
        flat(ellipse(2, 3, 13), WARP, ink=0, tone=1.6, feather=5, glow=Glow(WARP, 10, 0.6))], size=size)


def _engine_master() -> Part:
    """Return the Engine-Master: a scarred ratman with five lenses for eyes between four gun barrels."""
    fur = "#6d5f54"
    barrels = []
    for s in (-1, 1):
        for x, y, far_x, far_y in ((236, -56, 120, 120), (262, 150, 140, 210)):
            barrels += [Shape(tube(s * far_x, far_y, 90, s * x, y, 104), DARK_STEEL, bevel=44, angle=s * 50, shine=0.6,
                grain=0.05, ridges=(Ridge(line(s * far_x, far_y, s * x, y), 9, 5),)), *placed(_muzzle(1.08), s * x, y)]
    goggles = [Shape(loop(-126, -10, -110, -62, -50, -78, 0, -84, 50, -78, 110, -62, 126, -10, 100, 36, 40, 30, 0, 20,
        -40, 30,
        -100, 36), BRASS, bevel=18, angle=20, shine=0.6, grain=0.06, shadow=Shadow(0.6, 5, 9, 6)),
        *[Shape(ellipse(x, y, 5), darker(BRASS, 0.3), bevel=3) for x, y in ((-108, 20), (108, 20), (-20, 14), (20, 14),
        (-108,
        -40), (108, -40))]]
    for x, y, r in ((-62, -10, 37), (62, -10, 37), (-28, -64, 23), (30, -66, 23), (0, -118, 27)):
        goggles += [Shape(ellipse(x, y, r + 8), COPPER, bevel=9, angle=60, shine=0.8, shadow=Shadow(0.5, 3, 5, 3)),
            flat(ellipse(x, y, r), "#5f9a2a", contour=1.0, ink=0.15, tone=1.3, glow=Glow(WARP, r * 0.5, 0.6)),
            flat(ellipse(x, y, r * 0.66), WARP, ink=0.05, tone=1.6), flat(ellipse(x, y, r * 0.3), WARP_CORE, ink=0,
            tone=1.8),
            flat(ellipse(x - r * 0.4, y - r * 0.45, r * 0.2), "#ffffff", ink=0, tone=1.9)]
    coat = loop(-240, 430, -220, 300, -150, 210, 0, 180, 150, 210, 220, 300, 240, 430)
    return [
        *barrels,
        mane(darker(fur, 0.1), 0, 190, 190, 110),
        Shape(coat, "#7c3a2c", bevel=80, angle=14, grain=0.08, ridges=(Ridge(line(-120, 230, -150, 330, -150, 430), 16,
        -9),
            Ridge(line(120, 230, 150, 330, 150, 430), 16, -9))),
        Shape(polygon(-86, 226, 86, 226, 100, 430, -100, 430), LEATHER, bevel=20, angle=84, grain=0.12),
        *[Shape(ellipse(s * 70, y, 9), BRASS, bevel=6, shine=0.8) for s in (-1, 1) for y in (260, 310, 360)],
        flat(ellipse(0, 310, 30), WARP, ink=0.05, tone=1.6, contour=1.2, glow=Glow(WARP, 18, 0.7)),
        Shape(f'<path fill-rule="evenodd" d="{ellipse(0, 310, 46)} {ellipse(0, 310, 29)}"/>', BRASS, bevel=8,
        shine=0.8),
        *placed(rat_ear(fur, True), -74, -62, 0.92, 4, mirror=True),
        *placed(rat_ear(fur, False, BRASS), 74, -62, 0.92, -4),
        *rat_front(fur, WARP, 30, eyes=False),
        *goggles,
        *[drawn(run, 5, "#b8e86a", contour=1.0) for run in (line(84, 44, 70, 70, 78, 96), line(92, 40, 96, 66),
            line(-84, 46, -74, 74))],
        *[Shape(tube(s * 116, 10, 20, s * 160, 60, 22, s * 130, 150, 22, s * 60, 220, 20), COPPER, bevel=9,
        angle=40 * s,
            shine=0.7, ridges=(Ridge(f"M{s * 120} 40 h{s * 40} M{s * 122} 66 h{s * 40} M{s * 118} 92 h{s * 40} "
                                     f"M{s * 110} 118 "
            f"h{s * 40} M{s * 96} 144 h{s * 40}", 6, -4),)) for s in (-1, 1)],
    ]


def _map() -> list[Shape]:
    """Return a torn map that is held open, round 0, 0, 340 wide: hills, a river, a cross, arrows."""
    sheet = polygon(-170, -80, -110, -90, -40, -78, 40, -90, 120, -80, 172, -88, 180, 96, 130, 88, 60, 100, -10, 90,
        -90, 102,
        -178, 92)
    ink = "M-120 -40 l18 -24 l18 24 M-80 -36 l14 -18 l14 18 M60 -40 q20 30 0 60 q-20 30 6 66 " \
          "M-130 40 q40 -30 70 0 t70 6"
    return [Shape(sheet, "#ead9a8", bevel=9, angle=6, grain=0.08, shadow=Shadow(0.6, 8, 14, 9),
        ridges=(Ridge("M-60 -84 V96 M60 -88 V96", 10, -6),)), drawn(ink, 5, "#4a3722"),
        drawn("M104 -30 l44 44 M148 -30 l-44 44", 11, "#a3211c"), drawn("M-40 62 L90 14 M90 14 l-24 -4 M90 14 l-16 20",
        8,
        "#a3211c")]


def _red_fist() -> Part:
    """Return the Red Fist: a huge orc in a horned helmet who reads a map; one gauntlet is red."""
    skin = "#688a38"
    helm = loop(-106, -44, -112, -96, -70, -148, 0, -164, 70, -148, 112, -96, 106, -44, 50, -70, 0, -76, -50, -70)
    spikes = [Shape(polygon(x - 17, -138 + abs(x) * 0.35, x + 17, -138 + abs(x) * 0.35, x * 1.2, -196 + abs(x) * 0.3),
        "#b9c0c0", bevel=9, angle=70, shine=0.6) for x in (-56, 0, 56)]
    plates = [shape for s in (-1, 1) for i, (x, y, w) in enumerate(((236, 240, 120), (270, 196, 104)))
        for shape in (Shape(loop(s * (x - w), y + 50, s * (x - w * 0.7), y - 44, s * x, y - 74, s * (x + w * 0.7),
        y - 30,
            s * (x + w), y + 60, s * x, y + 30), "#8e2f26" if i else DARK_STEEL, bevel=34, angle=s * 40, shine=0.5,
            grain=0.1,
            shadow=Shadow(0.5, 6, 10, 7)), Shape(polygon(s * x - 18, y - 54, s * x + 18, y - 54, s * (x + 26), y - 126),
            BONE,
            bevel=10, angle=60))]
    return [
        *placed(great_horns(BONE, 1.25), 0, -6, 1.0),
        orc_chest(skin),
        Shape(loop(-170, 210, 0, 180, 170, 210, 200, 330, 190, 470, -190, 470, -200, 330), DARK_STEEL, bevel=60,
        angle=30,
            grain=0.14, shine=0.5, dabs=(Dab(-90, 300, 60, 50, 10), Dab(90, 300, 60, 50, 10))),
        *plates,
        *orc_head(skin, 0.5, "#ffb02e", look=-6),
        *spikes,
        Shape(helm, DARK_STEEL, bevel=40, angle=20, grain=0.1, shine=0.6, shadow=Shadow(0.55, 4, 10, 6)),
        band(line(-108, -46, -50, -72, 0, -78, 50, -72, 108, -46), 20, "#a3211c", 70),
        drawn(line(-70, -20, -52, 40, -60, 90), 6, "#a9b86a", contour=1.2),
        ring(150, -4, 18, 6),
        *placed(_map(), 0, 336, 1.06, -3),
        orc_arm((-330, 440, 130, -330, 350, 120, -226, 350, 90), skin),
        orc_arm((330, 440, 130, 330, 350, 120, 226, 340, 90), skin, 120),
        Shape(tube(-346, 390, 128, -300, 340, 124, -236, 348, 112), "#a3211c", bevel=44, angle=40, shine=0.5,
        grain=0.08,
            ridges=(Ridge("M-320 300 L-290 400 M-280 296 L-256 400", 9, -6),)),
        *placed(fist("#b02a22"), -186, 344, 1.1, -96),
        *placed(grip(skin), 186, 340, 1.15, 80),
    ]


def _war_banner() -> Part:
    """Return a red banner on its pole, hung on a wall behind the Red Fist."""
    cloth = polygon(40, -20, 640, -20, 650, 330, 600, 300, 560, 360, 500, 310, 440, 380, 380, 320, 320, 370, 250, 310,
        190, 366,
        130, 310, 80, 350, 30, 320)
    folds = tuple(Ridge(line(x, -20, x + 14, 150, x - 6, 330), 20, -10) for x in (110, 210, 320, 430, 540))
    return [*cellar(8, "#9a8a74", "#f0c890", None, None, damp=0, veil=0.5),
        Shape(cloth, "#a8291f", bevel=30, swell=0.3, angle=84, grain=0.1, ridges=folds, shadow=Shadow(0.5, 12, 16, 10)),
        Shape(tube(-20, 4, 26, 340, -6, 26, 700, 4, 26), WOOD, bevel=12, angle=4, grain=0.2),
        *[Shape(ellipse(x, 4, 15, 26), LEATHER, bevel=8) for x in (90, 240, 440, 590)]]


PICTURES = {
    "odious-grump": figure(lambda: cellar(11, "#97957c", "#dfdfa4", None, 78, damp=10), _grump, 340, 222, 0.9),
    "nunkel": figure(lambda: cellar(12, "#8f957e", "#dbe4a0", 150, None, WARP, damp=8), _nunkel, 350, 190, 0.88),
    "the-grey-courier": figure(lambda: gallery(13), _courier, 322, 216, 0.88),
    "the-engine-master": figure(lambda: cellar(14, "#8a7f74", "#dcd6a0", None, None, damp=4), _engine_master, 340, 238,
    0.94),
    "the-red-fist": figure(_war_banner, _red_fist, 340, 228, 0.86),
}
RECIPES = recipes(PICTURES, __name__, "attire", "beasts", "blades", "cellars", "fire", "goblins", "hands", "helmets",
    "orcs", "ratmen", "stonework")
