"""The ratmen that fight with blade and plague: skirmishers, knives, plague ratmen."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.attire import band
from assets.workshop.engraving.kit.blades import dagger, hooked_blade
from assets.workshop.engraving.kit.cellars import cellar, gallery
from assets.workshop.engraving.kit.goblins import skull
from assets.workshop.engraving.kit.guns import censer
from assets.workshop.engraving.kit.ratmen import mane, rat_arm, rat_ear, rat_fist, rat_front, rat_profile, rat_tail
from assets.workshop.engraving.palette import BONE, DARK_STEEL, LEATHER, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, tube
from assets.workshop.pictures.warhammer_quest.figures import figure, recipes


def _skirmisher() -> Part:
    """Return a lean ratman that darts to the left with two hooked blades."""
    fur = "#8a7458"
    return [
        rat_tail(210, 250, 34, 300, 210, 28, 330, 100, 20, 290, 20, 12, 330, -60, 4),
        mane(darker(fur, 0.08), 130, 200, 150, 130),
        Shape(loop(-10, 200, 60, 160, 160, 180, 220, 280, 200, 430, 20, 430, -20, 300), "#7a3a2c", bevel=60, angle=66,
        grain=0.14,
            ridges=(Ridge(line(60, 180, 80, 300, 60, 430), 14, -9), Ridge(line(140, 190, 160, 300, 150, 430), 14, -9))),
        *placed(hooked_blade(230), 236, 60, 1.0, 150),
        *placed(rat_ear(fur), 52, -72, 0.9, 16),
        *rat_profile(fur, "#ff8a2e", 18, 5),
        rat_arm((180, 230, 80, 260, 190, 64, 238, 110, 40), fur, 7),
        *placed(rat_fist(), 236, 62, 0.84, 150),
        *placed(hooked_blade(250), -150, 210, 1.05, -22),
        rat_arm((60, 250, 86, -40, 330, 68, -132, 250, 42), lighter(fur, 0.04), 8),
        *placed(rat_fist(), -150, 216, 0.9, -22),
        band(line(-6, 220, 90, 300, 210, 320), 22, LEATHER),
    ]


def _iron_cap() -> list[Shape]:
    """Return a riveted iron cap with a crest of blades for a ratman's head from the front."""
    return [*[Shape(polygon(x - 13, -92 - (30 - abs(x) * 0.4), x + 13, -92 - (30 - abs(x) * 0.4), x * 1.2,
        -180 + abs(x) * 0.5),
        "#c9ced0", bevel=8, angle=70, shine=0.7) for x in (-54, 0, 54)],
        Shape(loop(-112, -22, -108, -74, -60, -118, 0, -128, 60, -118, 108, -74, 112, -22, 60, -46, 0, -30, -60, -46),
        DARK_STEEL,
        bevel=36, angle=20, shine=0.6, grain=0.12, shadow=Shadow(0.55, 4, 9, 6)),
        *[Shape(ellipse(x, y, 6), "#c9ced0", bevel=5, shine=0.8) for x, y in ((-88, -40), (-44, -54), (44, -54), (88,
        -40))]]


def _skirmisher_elite() -> Part:
    """Return the claw leader from the front: iron cap, shoulder plates, a scar, two crossed blades red to the hilt."""
    fur = "#4f4640"
    blood = flat(f"{loop(-70, -170, -40, -190, -20, -150, -50, -110)}", "#a3211c", opacity=0.7, feather=4)
    out: list[Shape] = [mane(darker(fur, 0.1), 0, 200, 220, 140),
        Shape(loop(-150, 430, -130, 260, -60, 200, 0, 190, 60, 200, 130, 260, 150, 430), DARK_STEEL, bevel=50, angle=30,
            shine=0.5, grain=0.14, ridges=(Ridge("M-120 300 H120 M-130 360 H130", 8, 5),))]
    for s in (-1, 1):
        out += [Shape(loop(s * 110, 300, s * 130, 216, s * 200, 186, s * 268, 226, s * 276, 320, s * 190, 296),
            "#8e2f26",
            bevel=36, angle=40 * s, shine=0.4, grain=0.1, shadow=Shadow(0.5, 6, 10, 7)),
            *[Shape(polygon(s * x - 13, y, s * x + 13, y, s * (x + 16), y - 54), BONE, bevel=8, angle=60)
            for x, y in ((150, 226), (198, 206), (246, 232))],
            *placed(rat_ear(fur, s > 0, "#c19a4c"), s * 76, -60, 0.92, -4 * s, mirror=s < 0)]
    out += [*rat_front(fur, "#ff3a1a", 34), drawn(line(-84, -70, -52, 4, -66, 70), 6, "#c98f80", contour=1.3),
        drawn("M-78 -34 l22 -8 M-74 34 l22 4", 3), *_iron_cap()]
    for s in (-1, 1):
        out += [*placed([*hooked_blade(290), *placed([blood], 10, 0)], s * 190, 300, 1.1, s * -4, mirror=s > 0),
            rat_arm((s * 230, 430, 80, s * 250, 370, 66, s * 196, 316, 44), fur, 11), *placed(rat_fist(), s * 190, 306,
            0.92,
            s * -4, mirror=s > 0)]
    return [*out, *[s for x in (-44, 44) for s in placed(skull(0.5), x, 330)]]


def _knife() -> Part:
    """Return a masked ratman that hangs head down from a beam, a knife ready."""
    fur, cloth = "#5c544e", "#3a3a48"
    mask = [Shape(loop(-118, 10, -104, -34, -50, -50, 0, -44, 50, -50, 104, -34, 118, 10, 70, 34, 0, 26, -70, 34),
        cloth,
        bevel=22, angle=10, grain=0.1, shadow=Shadow(0.5, 4, 8, 5))]
    for s in (-1, 1):
        mask += [flat(loop(s * 26, 2, s * 54, -20, s * 86, -8, s * 60, 12), "#120d0c", tone=0.2, contour=1.0),
            flat(ellipse(s * 56, -4, 13, 10), "#e8d04a", ink=0.03, tone=1.7, contour=0.8),
            flat(ellipse(s * 56, -4, 3.4, 9), "#120905", tone=0.1)]
    head = [*placed(rat_ear(fur, True), -72, -58, 0.9, 6, mirror=True), *placed(rat_ear(fur), 72, -58, 0.9, -6),
        *rat_front(fur, "#e8d04a", 14, eyes=False), *mask]
    return [
        Shape(tube(-340, -226, 66, 340, -236, 66), WOOD, bevel=28, angle=4, grain=0.25, shadow=Shadow(0.6, 6, 16, 10),
            ridges=(Ridge("M-340 -240 H340 M-340 -216 H340", 5, -4),)),
        rat_tail(60, -120, 30, 130, -200, 28, 150, -262, 26, 190, -230, 20, 178, -150, 12, 210, -90, 4),
        Shape(loop(-110, -150, 0, -170, 110, -150, 150, -30, 120, 90, 0, 120, -120, 90, -150, -30), cloth, bevel=70,
        angle=70,
            grain=0.12, ridges=(Ridge(line(-60, -150, -80, -20, -40, 90), 14, -9), Ridge(line(60, -150, 80, -20, 40,
            90), 14, -9))),
        *[s for side in (-1, 1) for s in (rat_arm((side * 70, -110, 76, side * 120, -190, 60, side * 96, -236, 40), fur,
        12),
            *placed(rat_fist(), side * 96, -232, 0.86, 90))],
        band(line(-130, -20, 0, 20, 130, -20), 26, LEATHER, 10),
        *placed(head, 0, 170, 0.96, 180),
        *placed(dagger(190, "#ccd2cc"), -218, 130, 1.2, -30),
        rat_arm((-110, 20, 70, -200, 20, 58, -222, 110, 38), fur, 14),
        *placed(rat_fist(), -218, 132, 0.86, -30),
        rat_arm((110, 20, 70, 210, 40, 58, 226, 140, 38), fur, 15),
        *placed(dagger(190, "#ccd2cc"), 222, 150, 1.2, 158),
        *placed(rat_fist(), 224, 152, 0.86, 158),
    ]


def _knife_elite() -> Part:
    """Return the black hood of the knives: hooded, veiled, three blades between his claws, poison dripping."""
    fur, cloth = "#3c3634", "#2c2b38"
    hood = loop(-150, 300, -170, 60, -130, -90, -50, -170, 10, -226, 40, -160, 130, -90, 170, 60, 150, 300)
    inside = loop(-108, 220, -120, 60, -96, -60, 0, -110, 96, -60, 120, 60, 108, 220)
    veil = loop(-100, 30, -50, 46, 0, 34, 50, 46, 100, 30, 110, 120, 60, 210, 0, 240, -60, 210, -110, 120)
    out: list[Shape] = [Shape(hood, cloth, bevel=60, angle=70, grain=0.12, shadow=Shadow(0.55, 8, 14, 9)),
        Shape(inside, "#17141a", bevel=26, swell=-0.5, tone=0.4),
        Shape(loop(-280, 440, -250, 300, -160, 220, 0, 210, 160, 220, 250, 300, 280, 440), cloth, bevel=80, angle=20,
        grain=0.12,
            ridges=tuple(Ridge(line(x * 0.5, 220, x, 320, x * 1.2, 440), 18, -10) for x in (-170, -90, 90, 170))),
        *placed(rat_front(fur, "#ff2a1a", 4), 0, 0, 0.96),
        Shape(veil, "#7c1f22", bevel=34, angle=60, grain=0.1, shadow=Shadow(0.55, 4, 9, 6), ridges=(
            Ridge(line(-80, 60, 0, 100, 80, 60), 12, -9), Ridge(line(-80, 110, 0, 150, 80, 110), 12, -9),
            Ridge(line(-50, 160, 0, 190, 50, 160), 10, -7))),
        Shape(loop(-150, 300, -170, 60, -130, -90, -50, -170, 10, -226, 40, -160, 130, -90, 170, 60, 150, 300, 118, 300,
        134, 80,
            104, -50, 0, -104, -104, -50, -134, 80, -118, 300), cloth, bevel=24, angle=66, grain=0.12,
            shadow=Shadow(0.6, 5, 10, 7)),
        Shape(polygon(-20, -104, 20, -104, 30, -70, 0, -40, -30, -70), "#c19a4c", bevel=9, angle=40, shine=0.7),
        flat(ellipse(0, -76, 9), "#9bd64a", ink=0.05, tone=1.6, contour=0.9)]
    for s in (-1, 1):
        for k in (-1, 0, 1):
            out += placed(dagger(240, "#b4bcb8"), s * 222 + k * 16, 196, 1.0, s * 10 + k * 20)
            x, y = s * 222 + k * 16 + (s * 40 + k * 80), 196 - 230
            out.append(flat(loop(x - 6, y + 24, x, y + 6, x + 6, y + 24, x, y + 36), "#9bd64a", ink=0.05, contour=0.8,
                tone=1.6))
        out += [Shape(tube(s * 290, 440, 100, s * 290, 340, 84, s * 232, 250, 60), cloth, bevel=36, angle=50 * s,
            grain=0.12),
            *placed(rat_fist(), s * 222, 204, 1.02, s * 8, mirror=s > 0)]
    return [*out, *[shape for x in (-90, 0, 90) for shape in placed(skull(0.5), x, 300 + (16 if x == 0 else 0))]]


def _sores(*places: tuple[float, float, float]) -> list[Shape]:
    """Return boils at x, y of a size."""
    return [Shape(ellipse(x, y, r), "#b8b45a", bevel=r, angle=40, contour=0.9, shadow=Shadow(0.4, 2, 3, 2)) for x, y,
        r in places]


def _plague() -> Part:
    """Return a ratman in rags with a smoking censer before him."""
    dice = random.Random(4)
    fur, rags = "#8f8a6e", "#7d7a4c"
    hood = loop(-40, -70, 20, -122, 110, -110, 168, -20, 190, 120, 150, 200, 60, 190, 84, 80, 60, -20, 10, -60)
    patches = [flat(leaf_mass(dice, x, y, 30, 22, 16), "#5c5a34", opacity=0.8, contour=0.6) for x, y in ((60, 280),
        (150, 340),
        (-20, 360))]
    return [
        mane(darker(fur, 0.1), 120, 200, 150, 120),
        Shape(loop(-130, 440, -90, 290, 0, 190, 100, 160, 200, 200, 270, 320, 280, 440, 220, 420, 160, 450, 80, 424, 0,
        450), rags,
            bevel=80, angle=20, grain=0.2, ridges=tuple(Ridge(line(80 + x * 0.3, 190, 80 + x, 300, 80 + x * 1.3, 440),
            16, -10)
            for x in (-150, -80, 0, 80, 150))),
        *patches,
        *rat_profile(fur, "#c8e05a", 14, 6),
        *_sores((-60, 40, 9), (-40, 58, 7), (40, 40, 11), (64, 66, 8), (20, 90, 9), (-110, 50, 6)),
        Shape(hood, darker(rags, 0.1), bevel=30, angle=66, grain=0.2, shadow=Shadow(0.55, 6, 10, 7),
            ridges=(Ridge(line(40, -110, 110, -40, 130, 100), 12, -8), Ridge(line(80, -110, 150, -20, 160, 130), 12,
            -8))),
        *placed(rat_ear(fur, True), 74, -92, 0.8, 20),
        *placed(censer(1.16), -170, 130),
        rat_arm((100, 290, 90, -20, 300, 70, -150, 160, 42), fur, 9),
        *placed(rat_fist(), -166, 136, 0.9, -40),
        *[s for i in range(3) for s in placed(skull(0.42), 40 + i * 60, 246 + 18 * (i % 2))],
    ]


def _plague_elite() -> Part:
    """Return the plague deacon: horned hood, one eye gone, a censer on each fist, swollen and smoking."""
    fur, rags = "#7a7a5c", "#5f6a34"
    out: list[Shape] = [mane(darker(fur, 0.1), 0, 200, 230, 130),
        Shape(loop(-290, 440, -250, 300, -150, 200, 0, 190, 150, 200, 250, 300, 290, 440), rags, bevel=90, angle=20,
        grain=0.2,
            ridges=tuple(Ridge(line(x * 0.5, 210, x, 320, x * 1.2, 440), 18, -10) for x in (-180, -100, 100, 180))),
        Shape(polygon(-60, 210, 60, 210, 74, 440, 40, 424, 0, 444, -40, 424, -74, 440), "#d8cda0", bevel=14, angle=84,
        grain=0.1)]
    for s in (-1, 1):
        out += [Shape(tube(s * 80, -70, 44, s * 140, -110, 38, s * 150, -180, 24, s * 120, -236, 3), BONE, bevel=18,
            angle=40 * s,
            grain=0.08, ridges=(Ridge(f"M{s * 100} -110 l{s * 26} 30 M{s * 122} -130 l{s * 30} 20 M{s * 128} -160 "
                                      f"l{s * 34} 8",
            5, -4),)), *placed(rat_ear(fur, True), s * 80, -36, 0.8, -20 * s, mirror=s < 0)]
    out += [*rat_front(fur, "#c8f05a", 40), Shape(loop(22, -22, 54, -34, 88, -22, 84, 24, 54, 34, 26, 22), "#3a2a20",
        bevel=14,
        swell=-0.7, contour=1.0), drawn("M30 -12 L78 18 M78 -14 L32 20", 6, "#c8b890", contour=1.0),
        *_sores((-96, 30, 14), (-70, 58, 10), (-110, 64, 9), (96, 50, 12), (70, -60, 12), (-40, -70, 14), (-10, -84, 9),
        (30, 60, 8)),
        Shape(loop(-122, -4, -130, -80, -70, -130, 0, -140, 70, -130, 130, -80, 122, -4, 70, -50, 0, -64, -70, -50),
        rags,
            bevel=30, angle=20, grain=0.2, shadow=Shadow(0.55, 4, 9, 6), ridges=(Ridge(line(-80, -60, -50, -120), 10,
            -7),
            Ridge(line(80, -60, 50, -120), 10, -7))),
        *placed(skull(0.6), 0, -104)]
    for s in (-1, 1):
        out += [*placed(censer(1.1), s * 232, 70), rat_arm((s * 190, 330, 96, s * 250, 200, 80, s * 222, 60, 50), fur,
            9),
            *placed(censer(1.1, False), s * 232, 70),
            *placed(rat_fist(), s * 222, 56, 1.0, s * -16, mirror=s > 0)]
    return [*out, drawn("M-30 250 l60 60 M30 250 l-60 60 M0 236 v90", 9, "#6a7a2a", contour=1.2),
        flat(box(-40, 372, 80, 8), "#6a7a2a", contour=0.8)]


PICTURES = {
    "ratman-skirmishers-standard": figure(lambda: cellar(41, "#9c9684", arch=None, lamp=590), _skirmisher, 330, 214,
    0.96),
    "ratman-skirmishers-elite": figure(lambda: cellar(42, "#a0907c", "#ecd09c", 340, None), _skirmisher_elite, 340, 232,
    0.92),
    "ratman-knives-standard": figure(lambda: gallery(43, "#86807a"), _knife, 340, 268, 0.96),
    "ratman-knives-elite": figure(lambda: cellar(44, "#8a8488", "#d8d0c0", None, None), _knife_elite, 340, 236, 0.92),
    "plague-ratmen-standard": figure(lambda: cellar(45, "#94967c", "#dce0a4", 540, None, damp=9), _plague, 350, 206,
    0.96),
    "plague-ratmen-elite": figure(lambda: cellar(46, "#868c70", "#d4dc98", None, None, damp=9), _plague_elite, 340, 256,
    0.9),
}
RECIPES = recipes(PICTURES, __name__, "attire", "beasts", "blades", "cellars", "faces", "fire", "goblins", "guns",
    "hands", "haunts", "magic", "nature", "ratmen", "stonework")
