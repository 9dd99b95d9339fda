"""The story of the Ascendance of Margath: ash, spear, watch, blood, cult, waking, scar, wings, choir, oath."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.arms import shield, spear, sword
from assets.workshop.engraving.kit.books import open_book
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.fire import candle, flame
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.monsters import beast_eye, scales, spikes_along
from assets.workshop.engraving.kit.remains import crow, skull
from assets.workshop.engraving.kit.runes import burning
from assets.workshop.engraving.kit.skeletons import bone_hand
from assets.workshop.engraving.kit.stonework import pillar
from assets.workshop.engraving.kit.town import flank, gabled
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import firs, ground, meadow, peaks, rocks
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import door, masonry
from assets.workshop.pictures.runebound.views import (
    DAWN,
    EVENING,
    GOLDEN,
    INSIDE,
    NIGHT,
    RED,
    SNOW,
    STORM,
    STORY,
    recipes,
    scene,
)
from assets.workshop.pictures.runebound.weather import beam, birds, burst, flakes, murk, plume, pool, stars


def ashfall() -> Part:
    """Return a hand held out under warm grey snow, sheaves in the field, a ridge that smokes and glows."""
    out: list[Shape] = [*peaks(4, ((150, 70, 210, 140), (470, 60, 210, 150)), "#8d8288", 0.3, False), *burst(470, 60,
        14, 80, "#ff9a5a",
        14, 0.6), *plume(470, 66, 110, 26, 60, "#6d6662", 3), *plume(150, 76, 90, 18, 40, "#7a726c", 4)]
    out += [ground(((0, 208), (320, 198), (640, 208)), "#c9b98a", 0.2), ground(((0, 240), (320, 232), (640, 242)),
        "#d3bd7c")]
    for x, y, s in ((70, 250, 0.5), (150, 262, 0.6), (500, 254, 0.54), (590, 272, 0.66)):
        out += placed([Shape(loop(-40, 0, -16, -60, -44, -110, 0, -124, 44, -110, 16, -60, 40, 0), "#cdb15e", bevel=20,
            angle=84,
            ridges=(Ridge("M-24 0 Q-8 -60 -26 -108 M0 0 V-116 M24 0 Q8 -60 26 -108", 5, -5),)), Shape(tube(-20, -60,
            12, 20, -60, 12), "#8a5a2f",
            bevel=4)], x, y, s)
        out.append(flat(loop(x - 40 * s, y - 108 * s, x, y - 134 * s, x + 40 * s, y - 108 * s, x, y - 112 * s),
            "#b9b5ae", tone=1.3, ink=0.2))
    arm = [Shape(tube(0, 60, 60, -10, 160, 84, -20, 280, 110), "#7a3f34", bevel=26, angle=70, grain=0.06),
        *palm("#dcab84")]
    out += placed(arm, 330, 196, 1.06, 8)
    out += [flat(" ".join(ellipse(x, y, r) for x, y, r in ((318, 190, 7), (338, 206, 6), (330, 226, 8), (352, 190, 5),
        (306, 212, 5))),
        "#8d8882", tone=1.2, contour=0.8)]
    return [*out, *flakes(5, 170, 640, 330, "#a8a29a"), *birds(((240, 50, 0.5), (280, 40, 0.4)))]


def spear_of_the_vow() -> Part:
    """Return a spear upright in a ring of standing stones, light round it."""
    out: list[Shape] = [*burst(320, 120, 40, 210, "#fff0c0", 26, 0.5), ground(((0, 210), (320, 200), (640, 210)),
        "#a9b878", 0.25)]
    stones = ((130, 232, 46, 110), (210, 214, 36, 84), (430, 214, 36, 86), (510, 232, 48, 116), (290, 206, 26, 56),
        (356, 206, 26, 60))
    for x, foot, w, h in stones:
        out.append(Shape(loop(x - w / 2, foot, x - w * 0.46, foot - h * 0.7, x - w * 0.1, foot - h, x + w * 0.4,
            foot - h * 0.86, x + w / 2,
            foot), "#b7b2a2", bevel=16, angle=80, grain=0.24, contour=1.1))
    out.append(ground(((0, 246), (320, 238), (640, 248)), "#94a55f"))
    for x, foot, w, h in ((40, 318, 90, 200), (600, 320, 96, 210)):
        out.append(Shape(loop(x - w / 2, foot, x - w * 0.46, foot - h * 0.7, x - w * 0.1, foot - h, x + w * 0.4,
            foot - h * 0.86, x + w / 2,
            foot), "#a39e90", bevel=26, angle=80, grain=0.24, contour=1.2))
    shaft = [Shape(tube(0, 120, 12, 0, -90, 11), "#8a5a34", bevel=5, angle=86, grain=0.1), Shape(polygon(-24, -92, 0,
        -190, 24, -92, 0, -74),
        "#d3dade", bevel=11, angle=20, shine=0.9, contour=1.2, ridges=(Ridge("M0 -180 V-84", 5, 6),)), Shape(box(-14,
        -84, 28, 14), "#d9ad4c", bevel=4,
        shine=0.6), *placed([Shape("M0 -70 Q40 -64 56 -20 Q40 -26 30 -10 Q20 -40 0 -50 Z", "#b5271b", bevel=8,
        angle=40)], 0, 0)]
    out += [*placed(shaft, 320, 186, 1.0, 3), *rocks(3, ((320, 300, 110, 34), (270, 308, 60, 24), (376, 306, 50, 22)))]
    out += [*(s for x, mark in ((64, "M0 -22 V22 M0 -14 L14 -4 L0 6"), (580, "M-9 -22 V22 M9 -22 V22 M-9 -6 L9 8"))
        for s in placed(burning(mark, 5,
        "#ffb04a", 0.5), x, 210)), *meadow(4, 0, 640, 280, 316, 18)]
    return [*out, *placed(crow(0.7), 214, 132)]


def first_watch() -> Part:
    """Return a watchtower with its beacon lit over a moor, and the watchmen's book open before the eye."""
    out: list[Shape] = [*stars(4, 40, 640, 120), *peaks(7, ((110, 90, 210, 120), (540, 80, 210, 130)), "#8d90a8",
        0.35), *flame(540, 86, 26, 0.6), *flame(110,
        96, 18, 0.5), ground(((0, 206), (320, 190), (640, 208)), "#8a8a5c", 0.15)]
    out += [*tower(320, 250, 46, 190, "#b0a48e", None, None, 2), *flame(320, 72, 84, 0.9), ground(((0, 250), (320,
        240), (640, 252)), "#7d7f4c")]
    out += person(Person(coat="#5f3a30", head="helm", cover="#8a9298", cloak="#7a3f34", left=(-60, -176, -44, -226),
        hem=-60, look=-0.6), 210, 272, 0.5)
    out += placed(open_book(330, "#6a3a2a"), 320, 352, 0.94)
    out += [*(s for k in range(5) for s in flame(252 + (k % 3) * 22, 302 + 13 * (k // 3), 13, 0.2)), *firs(4, ((40,
        262, 70), (84, 258, 50), (590, 262, 76)))]
    return [*out, pool(320, 50, "#ffb45a", 90, 0.5)]


def blood_of_the_line() -> Part:
    """Return a spade in black grass on an old field of war; in the hole a bony hand wears a great seal ring."""
    out: list[Shape] = [*murk(4, ((140, 30, 190, 30), (480, 36, 220, 34))), ground(((0, 170), (320, 160), (640, 172)),
        "#a8a07a", 0.3)]
    for x, y, turn, s in ((90, 186, -14, 0.7), (170, 180, 10, 0.5), (520, 182, 16, 0.6), (590, 196, -8, 0.8), (420,
        176, -20, 0.44)):
        out += placed(spear(300), x, y - 60, s, turn)
    out += [*placed(shield(70, 90, "#7a3f34"), 560, 210, 0.8, 30), ground(((0, 208), (320, 200), (640, 210)),
        "#8a8458")]
    out += [Shape(loop(150, 300, 190, 236, 320, 218, 450, 236, 494, 300, 320, 336), "#6a4c34", bevel=14, angle=10,
        grain=0.4), flat(ellipse(320, 282, 120, 36),
        "#24170f", tone=0.3, feather=4)]
    dice = random.Random(4)
    for _ in range(60):
        a = dice.uniform(0, 6.28)
        x, y = 320 + 190 * dice.uniform(0.8, 1.3) * (1 if a < 3.14 else -1), dice.uniform(230, 316)
        out.append(
            Shape(
            f"M{x - 5:.0f} {y:.0f} Q{x:.0f} {y - 20:.0f} {x + dice.uniform(-16, 16):.0f} "
                f"{y - dice.uniform(24, 44):.0f} Q{x + 4:.0f} {y - 16:.0f} "
            f"{x + 5:.0f} {y:.0f} Z", "#26241e", bevel=3, contour=0.6))
    ring = [Shape(ellipse(14, 2, 13, 16), "#d9ad4c", bevel=5, shine=0.8, contour=1.2), Shape(polygon(0, -24, 28, -24,
        36, -8, 14, 12, -8, -8), "#c8281b", bevel=9, shine=0.9,
        contour=1.2, glow=Glow("#ff6a4a", 18, 0.7))]
    out += [*burst(334, 262, 24, 90, "#ffd0a0", 16, 0.5), *placed(bone_hand("#e6dfc4"), 318, 296, 1.1, 34),
        *placed(ring, 342, 262, 0.86, 34)]
    spade = [Shape(tube(0, 0, 11, 0, -190, 10), "#a8794a", bevel=5, angle=86), Shape(tube(-24, -192, 11, 24, -192, 11),
        "#a8794a", bevel=5), Shape(
        "M-34 0 H34 V46 Q0 82 -34 46 Z", "#8d979c", bevel=9, shine=0.6, contour=1.2)]
    return [*out, *placed(spade, 462, 230, 1.0, 14), *placed(skull(), 196, 300, 0.7, -20), *placed(crow(0.8), 476, 36)]


def cult_in_the_cities() -> Part:
    """Return a narrow street whose doors are all red, each with an eye painted on it; somebody looks out."""
    out: list[Shape] = [*masonry(8, "#c9bb9a", 38, 0.35, 640)]
    for x, s, roof in ((-10, 1.6, "#5f5a6a"), (650, 1.6, "#6a4a50")):
        out += placed(gabled(150, 170, "#d9cba8", roof, 0), x, 300, s)
    out.append(Shape(polygon(-20, 290, 660, 286, 660, 340, -20, 340), "#b5a684", bevel=9, grain=0.2,
        ridges=(Ridge("M-20 304 H660 M-20 322 H660", 4, -4),)))
    eye = [flat("M-26 0 Q0 -22 26 0 Q0 22 -26 0 Z", "#f2c23a", tone=1.4, contour=1.1),
        flat("M-4 -13 Q8 0 -4 13 Q-14 0 -4 -13 Z", "#1d1712", tone=0.2)]
    for x, wide, high in ((150, 110, 170), (320, 130, 200), (490, 110, 170)):
        out += [flat(box(x - wide / 2 - 8, 292 - high - 4, wide + 16, high + 4), "#5d5140", tone=0.6, contour=1.1),
            *door(x, 292, wide, high, "#c8301f"), *placed(eye, x, 292 - high * 0.62,
            wide / 84)]
    drip = " ".join(tube(x, y, 6, x + 1, y + d, 4) for x, y, d in ((300, 184, 30), (322, 190, 44), (340, 186, 22),
        (140, 200, 24), (160, 202, 30), (484, 200, 20)))
    out += [flat(drip, "#f2c23a", tone=1.2, contour=0.8)]
    out += person(Person(coat="#4a3f4a", head="hood", cover="#3f3540", back=True, hem=-20, cloak="#4a3f4a"), 238, 326,
        0.86)
    bucket = [Shape(polygon(-20, -22, 20, -22, 15, 14, -15, 14), "#7a5636", bevel=8, angle=84), Shape(ellipse(0, -22,
        20, 6), "#c8301f", bevel=3)]
    return [*out, *placed(bucket, 410, 310), *placed([Shape(tube(0, 0, 6, 30, -34, 5), "#a8794a", bevel=3)], 410, 296)]


def he_wakes() -> Part:
    """Return a hill that opens one huge eye above a small village; trees stand on its brow."""
    out: list[Shape] = [*stars(4, 40, 640, 70), Shape(loop(-60, 340, -40, 190, 60, 80, 220, 30, 400, 26, 560, 70, 680,
        180, 700, 340), "#7a6a5c", bevel=60, angle=10, grain=0.3,
        contour=1.1,
        ridges=(Ridge("M20 150 Q200 60 420 60 Q560 80 640 170 M0 220 Q60 130 150 100 M620 240 Q600 170 520 120", 16,
        -12),))]
    out += [*firs(6, tuple((60 + 44 * k, 110 - 70 * (1 - abs(k - 6) / 6.5) ** 0.6, 38 + 10 * (k % 3))
        for k in range(13)), ("#4f6650", "#465d4a"))]
    out += placed(beast_eye(150, "#f2b02a", "#6d5a50", 0.1, True, 0.8), 330, 170, 1.0)
    brow = "M150 190 C210 90 390 60 520 130 C420 74 230 70 150 190 Z"
    out += [Shape(brow, "#6d5a50", bevel=20, angle=16, grain=0.3, contour=1.1), ground(((0, 286), (320, 268), (640,
    288)), "#5f6a4a")]
    for x, s, lit in ((250, 0.24, 3), (290, 0.28, 5), (336, 0.3, 3), (384, 0.26, 6), (420, 0.22, 3)):
        out += placed(gabled(150, 170, "#cdbf9f", "#6a4a50", lit), x, 292, s)
    out += [drawn(f"M{320 - r} 306 q{r} -{r * 0.16:.0f} {2 * r} 0", 2.4, "#e2d6b0", ink=0, tone=1.4, opacity=0.7)
        for r in (150, 210, 270)]
    return [*out, *birds(((120, 46, 0.6), (170, 30, 0.5), (520, 40, 0.6), (570, 56, 0.5), (90, 70, 0.4)))]


def the_scar() -> Part:
    """Return the flank of a sleeping dragon: among its scales one is missing, the stump of a spear in the wound."""
    dice = random.Random(4)
    out: list[Shape] = [Shape(loop(-60, 340, -40, 120, 120, 40, 340, 16, 560, 60, 700, 160, 700, 340), "#7a5a8a",
        bevel=90, angle=20, grain=0.14, ridges=(scales(dice, -40, 20, 680, 330, 34),),
        contour=1.2), *spikes_along((40, 74, 180, 30, 340, 14, 520, 44, 640, 110), 9, 44, "#cdbb94")]
    for row in range(6):
        for k in range(13):
            x, y = 14 + k * 54 + (row % 2) * 27, 74 + row * 46
            if (x - 330) ** 2 + (y - 176) ** 2 * 1.6 < 78 ** 2 or y < 60 + abs(x - 330) ** 2 * 0.0007:
                continue
            out.append(
                Shape(
                f"M{x - 28} {y - 22} H{x + 28} Q{x + 30} {y + 10} {x} {y + 30} Q{x - 30} {y + 10} {x - 28} {y - 22} Z",
                dice.choice(("#7f5f92", "#6f5284", "#8a6a9a")), bevel=12, angle=40 +
                dice.uniform(-10, 10), shine=0.3, contour=1.1))
    out += [Shape(loop(262, 176, 290, 120, 340, 108, 392, 136, 404, 190, 366, 236, 306, 234), "#e0a884", bevel=14,
        swell=-0.4, angle=20, contour=1.2), Shape(
        "M286 140 Q340 170 380 224 Q330 200 286 140 Z", "#a8321f", bevel=8, contour=1.2, glow=Glow("#ff8a5a", 30,
        0.6)), drawn("M300 168 l20 -12 M318 188 l20 -14 M338 206 l18 -14", 4,
        "#6a2a1c")]
    stump = [Shape(tube(0, 30, 18, 0, -80, 16), "#8a5a34", bevel=7, angle=86, grain=0.14), Shape(polygon(-9, -76, -4,
        -104, 1, -84, 6, -110, 9, -76), "#d9bf8a", bevel=3), *(Shape(box(-12, y, 24, 9), "#c9a24a",
        bevel=3, shine=0.6) for y in (-50, -10))]
    out += placed(stump, 344, 184, 1.0, 28)
    ledge = "M-20 340 V284 L60 276 L150 286 L206 300 L230 340 Z"
    out += [Shape(ledge, "#8d8070", bevel=12, angle=80, grain=0.24, contour=1.1), *person(Person(coat="#2f6f8f",
    head="hood", cover="#28566a", pose="kneel", right=(60, -150, 96, -160), look=1.0, cloak="#3a7a9a",
        hem=-66), 110, 300, 0.66)]
    return out


def wings_over_forge() -> Part:
    """Return a dragon with fire in its throat above the chimneys of Forge, smiths with pikes on the wall."""
    out: list[Shape] = [*murk(6, ((160, 30, 200, 36), (500, 24, 220, 34)), "#6d5a58")]
    for x, h, w in ((50, 150, 26), (120, 190, 30), (200, 130, 22), (440, 140, 24), (520, 196, 30), (590, 150, 26)):
        out += [Shape(polygon(x - w, 270, x - w * 0.7, 270 - h, x + w * 0.7, 270 - h, x + w, 270), "#8a5f50", bevel=10,
            angle=86, grain=0.16, ridges=(Ridge(" ".join(f"M{x - w} {y} H{x + w}" for y in range(100, 270, 18)), 3,
            -3),)), *plume(x, 270 - h, 70, 12, 40, "#8d827a", round(x))]
    for x, s in ((90, 0.6), (240, 0.5), (400, 0.5), (560, 0.6)):
        out += placed(flank(210, 110, 90, "#c9b48a", "#7a4a3a", 7), x, 276, s)
    out += [*placed(flying_dragon("#6a3a6a", None, True), 372, 112, 0.78, -8)]
    out += [Shape(box(-20, 270, 680, 70), "#a89a84", bevel=8, angle=4, grain=0.2,
        ridges=(
        Ridge(
        "M-20 292 H660 M-20 312 H660 M60 270 V292 M180 270 V292 M300 270 V292 M420 270 V292 M540 270 V292 M120 "
            "292 V312 M240 292 V312 M360 292 V312 "
        "M480 292 V312", 4, -5),)), *(Shape(box(x, 252, 40, 22), "#b5a78f", bevel=5, grain=0.2) for x in range(-10,
        660, 80))]
    for k, x in enumerate((60, 140, 220, 300, 380, 460, 540, 610)):
        out += placed(spear(330), x + 18, 230, 0.5, (k % 3 - 1) * 5)
        out += person(Person(coat=("#6a4a34", "#4f5a64", "#7a3f34")[k % 3], head=("bare", "helm", "cap")[k % 3],
            cover="#5a4a3a", apron="#4a3428", back=k % 2 == 0, hem=-60), x, 322, 0.5)
    return out


def choir_of_cinders() -> Part:
    """Return hooded singers in a row with embers in their bowls, mouths open; one keeps hers crooked."""
    out: list[Shape] = [*masonry(9, "#7d6a60", 40, 0.1, 640), *(s for x in (60, 220, 420, 580) for s in pillar(x, 300,
        -20, 22, "#9a8678"))]
    for k, x in enumerate((90, 205, 320, 435, 550)):
        odd = k == 3
        out += person(Person(coat="#5a2f30", skin="#e0b892", head="hood", cover="#4a2628", left=(-58, -140, -14, -126),
            right=(58, -140, 14, -126), hem=-10, look=0.8 if odd else 0.0, sad=not odd, cloak="#5f3234"), x, 420,
            1.22)
        face_y = 420 - 1.22 * 204
        if not odd:
            out.append(flat(ellipse(x, face_y + 6, 9, 12), "#2a0e0a", tone=0.2, contour=1.0))
        bowl = [Shape("M-26 -8 Q-22 18 0 20 Q22 18 26 -8 Z", "#8a7a5a", bevel=9, shine=0.4), *flame(-8, -4, 24, 0.4),
            *flame(8, -4, 28, 0.4)]
        out += [*placed(bowl, x, 272), pool(x, 256, "#ff9a4a", 50, 0.5)]
    notes = [s for x, y, t in ((150, 70, -8), (262, 44, 8), (376, 56, -6), (490, 72, 20))
        for s in placed([drawn("M0 0 V-40 Q14 -30 16 -18", 4, "#ffcf7a", ink=0, tone=1.7), flat(ellipse(-6, 2, 8, 6),
            "#ffcf7a", tone=1.7)], x, y, 0.9,
        t)]
    return [*out, *notes]


def oath() -> Part:
    """Return somebody on one knee before a shrine, a hand on the sword that stands in its step, light from the dome."""
    out: list[Shape] = [beam(360, -20, 60, 330, 200, "#fff0c0", 0.5), *burst(360, 90, 40, 170, "#fff2c8", 24, 0.5)]
    out += [Shape("M180 96 Q190 -40 360 -46 Q530 -40 540 96 Z", "#3f8a9a", bevel=40, angle=50, contour=1.2),
        Shape(box(170, 92, 380, 22), "#e0d3b4", bevel=6, angle=4), *(s for x in (200, 280, 440, 520) for s in pillar(x,
        270, 112, 17,
        "#efe6d0")), Shape(box(160, 268, 400, 20), "#e0d3b4", bevel=6, angle=4, grain=0.12), Shape(box(130, 286, 460,
        22), "#d3c5a4", bevel=6, angle=4, grain=0.12), ground(((0, 300), (320, 302), (640, 300)), "#a3ab6c")]
    altar = [Shape(box(-40, -56, 80, 60), "#d9cdb2", bevel=7, angle=84, grain=0.14), Shape(box(-48, -66, 96, 14),
        "#e6dcc4", bevel=5), *flame(0, -64, 54, 0.7)]
    out += [*placed(altar, 360, 268), *placed(sword(170, 22), 252, 236, 1.0, 180)]
    who = Person(coat="#8d979c", skin="#dcab84", hair="#4a2c1a", head="bare", pose="kneel", right=(58, -150, 84, -128),
        left=(-52, -150, -4, -150), cloak="#8e2a1b", look=0.9, hem=-66, legs="#6d757a", sleeves="#9aa3a8")
    out += person(who, 150, 322, 1.0)
    out += [Shape(ellipse(246, 196, 16, 13), "#dcab84", bevel=8), *candle(470, 268, 34, 10), *candle(500, 268, 26, 10)]
    return [*out, *meadow(3, 0, 640, 308, 326, 10)]


PICTURES = {
    "m-ashfall": scene(ashfall, STORM, size=STORY),
    "m-spear-of-the-vow": scene(spear_of_the_vow, DAWN, size=STORY),
    "m-the-first-watch": scene(first_watch, NIGHT,
        lamps=(Lamp(0.5, 0.2, 0.5, 0.7, 1.0), Lamp(0.5, 0.95, 0.5, 0.4, 0.6)), dark=0.74, size=STORY),
    "m-blood-of-the-line": scene(blood_of_the_line, EVENING, size=STORY),
    "m-cult-in-the-cities": scene(cult_in_the_cities, INSIDE, size=STORY),
    "m-he-wakes": scene(he_wakes, NIGHT, lamps=(Lamp(0.52, 0.52, 0.5, 0.6, 0.9),), dark=0.76, size=STORY),
    "m-the-scar": scene(the_scar, GOLDEN, size=STORY),
    "m-wings-over-forge": scene(wings_over_forge, RED, size=STORY),
    "m-choir-of-cinders": scene(choir_of_cinders, INSIDE,
        lamps=(Lamp(0.5, 0.85, 0.8, 0.8, 0.9),), dark=0.72, size=STORY),
    "m-the-oath": scene(oath, SNOW, size=STORY),
}
RECIPES = recipes("stories", PICTURES, __name__)
