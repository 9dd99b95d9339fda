"""Events that tell of what is coming: arch, burnt farm, cultist, barricades, gravediggers, deserter, veterans."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.arms import shield, spear, sword
from assets.workshop.engraving.kit.fire import candle_flame, flame
from assets.workshop.engraving.kit.monsters import beast_eye, scales
from assets.workshop.engraving.kit.props import barrel, bottle, campfire, cart, cauldron, crate, mug, sack, tent, wheel
from assets.workshop.engraving.kit.remains import crow, skull
from assets.workshop.engraving.kit.runes import burning, cut_rune
from assets.workshop.engraving.kit.skeletons import bone_hand
from assets.workshop.engraving.kit.stonework import gravestone, wall
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import bare_tree, ground, hedge, meadow, peaks, rocks, tree
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import door
from assets.workshop.pictures.runebound.views import DAY, EVENING, INSIDE, MIST, NOON, RED, recipes, scene
from assets.workshop.pictures.runebound.weather import birds, burst, clouds, flakes, haze, plume, pool


def sealed_arch() -> Part:
    """Return an arch without walls in the hills, walled shut, with runes on fire in its keystone."""
    out: list[Shape] = [*clouds(6, ((150, 90, 240), (740, 80, 220))), *peaks(8, ((120, 130, 270, 120), (760, 120, 270,
        130)), "#b0b2b8", 0.5),
        ground(((0, 270), (160, 230), (340, 262), (560, 258), (720, 226), (880, 266)), "#a9b070", 0.2), ground(((0,
        320), (300, 300), (600,
        302), (880, 316)), "#94a25c")]
    out.append(Shape(ellipse(440, 368, 250, 40), "#b09a70", bevel=10, angle=4, grain=0.3))
    stone = "#cdbf9f"
    out += [wall(random.Random(6), 330, 90, 220, 290, "#a89a80", 34, None,
    "M336 380 V190 Q340 96 440 90 Q540 96 544 190 V380 Z")]
    blocks = []
    for k in range(5):
        y = 348 - k * 44
        blocks += [Shape(box(268, y - 10, 76, 42), stone, bevel=8, angle=84, grain=0.2, contour=1.1), Shape(box(536,
            y - 10, 76, 42), stone,
            bevel=8, angle=84, grain=0.2, contour=1.1)]
    out += blocks
    vous = ((270, 158, 344, 178, 358, 132, 292, 92), (296, 86, 362, 126, 398, 100, 358, 34), (610, 158, 536, 178, 522,
        132, 588, 92), (584, 86,
        518, 126, 482, 100, 522, 34))
    out += [Shape(polygon(*v), stone, bevel=9, angle=40, grain=0.2, contour=1.1) for v in vous]
    key = polygon(366, 28, 404, 98, 476, 98, 514, 28, 440, 6)
    out += [*burst(440, 60, 70, 180, "#ffe0a0", 20, 0.55), Shape(key, "#e0cfa4", bevel=10, angle=6, grain=0.12,
        contour=1.3)]
    for x, mark in ((410, "M0 -22 V22 M0 -14 L14 -4 L0 6"), (440, "M-9 -22 V22 M9 -22 V22 M-9 -6 L9 8"), (470,
        "M0 -22 V22 M-13 -8 L0 -22 L13 -8")):
        out += placed(burning(mark, 6, "#ff7a2a", 0.7), x, 54)
    for k, (x, y) in enumerate(((300, 350), (300, 262), (576, 304), (576, 218))):
        out += placed(cut_rune(k, stone, 0.5), x + 6, y)
    seal = [Shape(ellipse(0, 0, 54), "#8e8370", bevel=10, angle=20, contour=1.2),
        drawn("M0 -40 V40 M-40 0 H40 M-28 -28 L28 28 M-28 28 L28 -28", 5,
        "#5d5444"), Shape(ellipse(0, 0, 16), "#b5271b", bevel=7, shine=0.5)]
    out += [*placed(seal, 440, 230),
        drawn("M336 196 Q386 210 404 218 M544 196 Q494 210 478 218 M346 320 L404 260 M534 320 L476 260", 7, "#5d5a54",
        contour=1.2)]
    wanderer = Person(coat="#2f6f8f", head="hood", cover="#28566a", back=True, hem=-20, cloak="#3a7a9a")
    out += [*person(wanderer, 190, 392, 0.86), *placed([Shape(tube(0, 0, 7, 4, -210, 7), "#6a4a30", bevel=3)], 232,
        394, 0.86)]
    out += [*rocks(4, ((690, 374, 90, 50), (770, 390, 60, 34), (90, 380, 70, 40))), *placed(crow(0.8), 560, 36, 1.0, 0,
        True)]
    return [*out, *meadow(5, 0, 170, 340, 410, 12), *meadow(6, 700, 880, 350, 412, 16), *birds(((200, 70, 0.6), (250,
        54, 0.5)))]


def burnt_farm() -> Part:
    """Return a farm burned from the roof down, and under its apple trees seven of them in a row beneath sheets."""
    out: list[Shape] = [*plume(330, 130, 130, 30, 80, "#6d6660", 3), *plume(420, 120, 140, 34, 120, "#7d766c", 5),
        ground(((0, 240), (300, 228), (600,
        238), (880, 226)), "#a8a272", 0.3), *hedge(2, -20, 900, 250, 36, "#8a8f58", 0.3), ground(((0, 284), (440, 272),
        (880, 282)), "#9a9058")]
    house = [
        Shape(
        "M-190 0 V-120 L-166 -150 L-140 -132 L-96 -168 L-60 -140 L-20 -156 L30 -128 L64 -160 L120 -130 L150 -148 "
            "L190 -110 V0 Z", "#a89a84",
        bevel=12, angle=84, grain=0.3, contour=1.2),
        flat("M-190 -120 L-166 -150 L-140 -132 L-96 -168 L-60 -140 L-20 -156 L30 -128 L64 -160 L120 -130 "
        "L150 -148 L190 -110 V-76 Q120 -106 60 -84 Q0 -110 -70 -82 Q-130 -104 -190 -84 Z", "#2a2420", tone=0.4,
        opacity=0.85, feather=6)]
    house += [Shape(tube(x, -110, 15, x + dx, -230 + abs(x) * 0.3, 9), "#2f2823", bevel=5, angle=80, grain=0.3) for x,
        dx in ((-150, 40), (-90, 30), (-30,
        16), (40, -14), (96, -30), (150, -44))]
    house += [Shape(tube(-130, -190, 12, 110, -206, 10), "#2f2823", bevel=5, grain=0.3), flat(box(-36, -92, 62, 92),
        "#1d1815", tone=0.3, contour=1.1),
        *(flat(box(x, -96, 44, 44), "#1d1815", tone=0.3, contour=1.0) for x in (-140, 84)), *(flat(polygon(x - 6, -96,
        x + 50, -96, x + 40, -150, x + 22,
        -126, x + 6, -158), "#3a302a", opacity=0.8, feather=4, tone=0.5) for x in (-140, 84)), Shape(box(150, -236, 44,
        240), "#8d8070", bevel=9,
        angle=86, grain=0.2)]
    out += [*placed(house, 360, 300, 1.1), *flame(248, 196, 30, 0.5), *flame(480, 184, 26, 0.5)]
    for x, foot, high in ((640, 300, 190), (790, 306, 200), (90, 306, 170)):
        out += tree(random.Random(x), x, foot, high, "#8a9a50")
        dice = random.Random(x)
        out.append(Shape(" ".join(ellipse(x + dice.uniform(-0.36, 0.36) * high, foot - dice.uniform(0.5, 0.92) * high,
            6) for _ in range(14)), "#c8422b",
            bevel=4, shine=0.4))
    for k in range(7):
        x, y = 300 + k * 80, 366 + (k % 2) * 3
        size = 0.8 if k not in (4, 5) else 0.56
        sheet = [Shape(loop(-74, 0, -70, -16, -52, -20, -38, -12, 0, -22, 44, -14, 58, -26, 72, -22, 78, 0, 70, 14, 0,
            16,
            -60, 14), "#efe8d6", bevel=15, angle=10, ridges=(Ridge("M-40 -10 Q0 -2 60 -12 M-50 4 Q0 8 66 4", 6, -5),),
            contour=1.1, shadow=Shadow(0.5, 5, 7, 5))]
        out += placed(sheet, x, y - 8, size, 40)
    pump = [Shape(tube(0, 0, 26, 0, -110, 22), "#7a5636", bevel=10, angle=86), Shape(tube(-4, -100, 12, 50, -128, 9,
        70, -110, 6), "#4f5458", bevel=4),
        Shape(tube(0, -70, 12, -36, -66, 11, -40, -52, 8), "#4f5458", bevel=4), Shape("M-70 0 L-64 -30 H-14 L-8 0 Z",
        "#8a6238", bevel=8, angle=86)]
    out += [*placed(pump, 186, 382, 1.16), *placed(crow(0.9), 190, 252), *placed(crow(0.8), 856, 372, 1.0, 0, True)]
    return [*out, *flakes(4, 70, 880, 400, "#8d857a"), *meadow(8, 0, 880, 392, 414, 16, ("#7d8448",))]


def cultists_doubt() -> Part:
    """Return a young woman in an ash-grey hood with one candle; in the dark behind her one huge eye stands open."""
    dice = random.Random(6)
    out: list[Shape] = [Shape(box(-20, -20, 920, 460), "#6a2f24", bevel=30, angle=20, grain=0.2, ridges=(scales(dice,
        -20, -20, 900, 420, 40),),
        contour=0.5)]
    lids = [Shape("M-330 40 C-200 -150 160 -190 350 -30 C240 -220 -180 -250 -330 40 Z", "#8a3a2a", bevel=30, angle=14,
        grain=0.2, contour=1.2), Shape(
        "M-330 40 C-180 170 200 170 350 -30 C260 230 -160 250 -330 40 Z", "#7a3024", bevel=30, angle=14, grain=0.2,
        contour=1.2)]
    out += [*placed(beast_eye(300, "#f2b02a", "#7a3024", 0.1, True, 0.7), 470, 170, 1.0), *placed(lids, 466, 166, 1.0)]
    for k in range(7):
        x = 90 + k * 116
        out.append(Shape(polygon(x - 30, -20, x + 30, -20, x + 14 + (k - 3) * 6, 50 + (k % 2) * 16), "#5a241c",
            bevel=10, angle=70))
    girl = Person(coat="#8d8478", skin="#e8c4a4", hair="#7a3f22", head="hood", cover="#7d756a", look=0.5, sad=True,
        left=(-66, -140, -44, -180), right=(64,
        -136, 70, -152), cloak="#6f675c", pose="wade", belt=None)
    out += person(girl, 330, 512, 1.9)
    out += [flat(f"{ellipse(302, 116, 16, 9)} {ellipse(352, 124, 10, 8)} {ellipse(330, 136, 18, 6)}", "#6a625a",
        opacity=0.6, feather=5, ink=0.3), Shape(
        ellipse(246, 170, 24, 22), "#e8c4a4", bevel=11)]
    rag = [Shape(loop(-30, -20, 6, -34, 34, -14, 28, 22, -6, 34, -34, 14), "#d9d2c0", bevel=12, angle=30, grain=0.1),
        flat(ellipse(4, 0, 18, 12), "#5a524a",
        opacity=0.7, feather=6)]
    out += placed(rag, 246, 160, 0.9)
    out += [Shape(box(452, 176, 22, 80), "#f4ecd8", bevel=8, angle=86),
        drawn("M452 200 q-6 10 -2 24 M474 190 q8 14 2 26", 3, "#f4ecd8"), *candle_flame(463,
        176, 46, 1.0), Shape(ellipse(463, 240, 26, 22), "#e8c4a4", bevel=11), pool(463, 150, "#ffd873", 120, 0.6)]
    return out


def barricades() -> Part:
    """Return a lane blocked with carts, doors and barrels, people with bills behind it, the dead before it."""
    out: list[Shape] = [ground(((0, 300), (440, 290), (880, 300)), "#a39a80")]
    for x, s, roof in ((20, 1.6, "#7d4a44"), (200, 1.2, "#5f5a6a"), (860, 1.6, "#6a5a50"), (690, 1.2, "#7d4a44")):
        out += placed(gabled(150, 170, "#d9cba8", roof, 3), x, 330, s)
    out += [haze(440, 200, 160, 50, "#e6e2d0", 0.8)]
    tints = ("#7a5a3a", "#3f6a8a", "#8a4a5a", "#5f7a4a", "#9a7a3a", "#6a5a7a", "#a8553c", "#4f7a6a", "#7a6a4a")
    heads = ("hat", "kerchief", "helm", "cap", "bun", "bare", "helm", "hat", "kerchief")
    for k in range(9):
        x = 196 + k * 62
        bill = [Shape(tube(0, 110, 7, 0, -130, 6), "#8a6238", bevel=3),
            Shape("M-5 -128 L-8 -190 L6 -214 L10 -176 L26 -168 L8 -150 L6 -128 Z", "#b9c0c4", bevel=5,
            shine=0.6, contour=1.1)]
        out += placed(bill, x + 24, 210 - (k % 3) * 10, 0.86, (k - 4) * 4)
        out += person(Person(coat=tints[k], head=heads[k], cover=tints[(k + 4) % 9], sad=k % 2 == 0, left=(-50, -156,
            -10, -140), right=(50, -156, 34, -140)), x,
            372 - (k % 3) * 8, 0.86)
    out += [*placed(cart("#8a6238"), 250, 384, 1.1, -8), *placed(door(0, 0, 120, 170, "#9a6b3f"), 398, 384, 1.0, -14),
        *placed(wheel(60, 12, "#7a5636"), 520, 330),
        *placed(crate(110, 90), 600, 384), *placed(barrel(80, 100), 692, 384, 1.0, 8), *placed(sack(90, 80), 160, 390),
        *placed(crate(80, 60), 330, 300, 0.9, 12)]
    pulpit = [Shape(polygon(-54, -110, 54, -110, 40, -20, -40, -20), "#a87c4c", bevel=9, angle=86, contour=1.2),
        Shape(box(-62, -124, 124, 16), "#c49a62", bevel=5),
        drawn("M0 -100 V-50 M-16 -84 H16", 6, "#e2c48a")]
    out += [*placed(pulpit, 492, 392, 1.1, 6), *placed(door(0, 0, 100, 150, "#7a5636"), 770, 392, 1.0, 18)]
    for x, s, turn in ((90, 1.1, -6), (270, 1.0, 8), (610, 1.05, -8), (790, 1.15, 6), (440, 0.9, 4)):
        dead = [Shape(loop(-70, 160, -60, 50, -30, 30, 30, 30, 60, 50, 70, 160), "#5f6a58", bevel=24, angle=80,
            grain=0.3), Shape(loop(-34, 30, -38, -16, -20, -46, 20,
            -46, 38, -16, 34, 30, 0, 44), "#c9c4a4", bevel=22, angle=20, grain=0.16, contour=1.2),
            drawn("M-20 -30 q10 10 4 26 M16 -36 q-6 16 6 30", 3, "#6a644a")]
        out += placed(dead, x, 342, s, turn)
        out += placed(bone_hand("#d8d2b4"), x + 84 * s, 290, 0.42 * s, 10 + turn)
    return out


def gravediggers() -> Part:
    """Return two drunken gravediggers at an open grave at noon; behind them a hand comes out of another."""
    out: list[Shape] = [*clouds(4, ((150, 80, 200), (740, 90, 220))), *hedge(5, -20, 900, 232, 50, "#93a865", 0.3),
        ground(((0, 240), (300, 226), (600, 236), (880, 224)),
        "#a9b56c")]
    for x, y, s, c in ((60, 276, 0.8, True), (150, 260, 0.6, False), (250, 266, 0.7, True), (640, 262, 0.7, False),
        (740, 270, 0.8, True), (840, 280, 0.9, False)):
        out += placed(gravestone(110, "#b5b4a4", c), x, y, s, -4 + (x * 7 % 9))
    out += [ground(((0, 296), (440, 284), (880, 296)), "#9cab5c"), *bare_tree(8, 830, 330, 260, "#5a4a3c", -0.1)]
    out += [Shape(ellipse(660, 344, 116, 26), "#7a5a3c", bevel=9, grain=0.3), *placed(gravestone(120, "#b5b4a4", True),
        662, 330, 0.9, 8), Shape(loop(586, 346, 620, 318, 660,
        330, 700, 316, 740, 348, 660, 366), "#8a6844", bevel=14, grain=0.4)]
    arm = [Shape(f"{tube(-6, 120, 12, -4, 40, 10)} {tube(8, 120, 11, 6, 40, 9)}", "#e4dcc0", bevel=5, angle=84),
        *placed(bone_hand("#e4dcc0"), 0, -24, 0.9)]
    out += [*placed(arm, 660, 254, 0.86, 8), Shape(loop(612, 344, 640, 326, 664, 336, 690, 328, 712, 348, 660, 360),
        "#7a5a3c", bevel=8, grain=0.4)]
    out += [flat(polygon(230, 420, 270, 350, 520, 350, 560, 420), "#2a1d14", tone=0.3, contour=1.2), Shape(loop(60,
        410, 90, 352, 150, 330, 210, 356, 240, 410), "#8a6844",
        bevel=24, grain=0.4, angle=30)]
    lead = Person(coat="#6a5a44", skin="#dd9a7c", hair="#6a6054", head="hat", cover="#4a3f34", beard="#8d8474",
        left=(-60, -150, -66, -112), right=(70, -166, 84, -216), look=0.7,
        hem=-60, wide=1.2)
    out += [*placed([Shape(tube(0, 0, 11, 0, -170, 10), "#a8794a", bevel=4), Shape("M-26 0 H26 V40 Q0 64 -26 40 Z",
        "#8d979c", bevel=8, shine=0.5)], 250, 350, 1.1, -6),
        *person(lead, 320, 396, 1.22), *placed(bottle(70, "#5f8a4a"), 432, 144, 1.1, -24)]
    mate = Person(coat="#4f6a6a", skin="#e0a486", hair="#b5763a", head="cap", cover="#7a3f34", pose="sit", left=(-60,
        -140, -50, -100), right=(56, -130, 30, -110), sad=True, look=-0.6)
    out += [*person(mate, 500, 402, 1.1), *placed(mug(1.1), 538, 320),
        flat(f"{ellipse(326, 128, 10, 7)} {ellipse(486, 220, 8, 6)}", "#d0503a", opacity=0.6, feather=3)]
    out += [*placed([Shape(tube(0, 0, 10, 0, -170, 9), "#a8794a", bevel=4), Shape("M-24 0 H24 V38 Q0 60 -24 38 Z",
        "#8d979c", bevel=8, shine=0.5)], 588, 360, 1.0, 24)]
    return [*out, *placed(skull(), 186, 350, 0.9, 10), *meadow(3, 0, 880, 388, 414, 16, ("#7f9048",)),
        *placed(crow(0.9), 846, 246)]


def deserter() -> Part:
    """Return a soldier who has torn off his badge; in the mist behind him the dead march, one with his own face."""
    out: list[Shape] = [*bare_tree(3, 90, 300, 260, "#7a7a70", 0.1, 0.4), *bare_tree(6, 800, 300, 270, "#7a7a70", -0.1,
        0.4), ground(((0, 260), (440, 250), (880, 260)), "#a8a88a", 0.4,
        furrows=1)]
    for row, (y, s, veil, n) in enumerate(((262, 0.5, 0.62, 15), (290, 0.7, 0.45, 11))):
        for k in range(n):
            x = 20 + k * (880 / (n - 1)) - 10
            pale = Person(coat="#6a7478", skin="#cfd3b8", head="helm", cover="#8a9094", hair="#8a8a78", eyes="#1d2a1d",
                legs="#5a6264", left=(-46, -150, -40, -108))
            out += placed([Shape(tube(0, 0, 7, 0, -250, 6), "#6a5a44", bevel=3), Shape(polygon(-9, -246, 0, -286, 9,
                -246), "#a8b0b4", bevel=3)], x + 30 * s, y, s,
                fog=Fog("#dfe2cf", veil))
            out += person(pale, x, y, s, fog=Fog("#dfe2cf", veil))
        out.append(haze(440, y + 4, 480, 14 + 4 * row, "#e9ead6", 0.8))
    brother = Person(coat="#5f6a72", skin="#bcc4a4", hair="#8a4a24", beard="#8a4a24", sad=True, legs="#5a6264",
        left=(-50, -150, -46, -104), right=(52, -150, 50, -130), eyes="#2a3a2a")
    out += [*person(brother, 620, 366, 1.0, False, Fog("#dfe2cf", 0.2)), *placed(spear(330), 674, 226, 0.9, 3,
        fog=Fog("#dfe2cf", 0.2)), haze(620, 366, 200, 18, "#e9ead6", 0.8)]
    out.append(ground(((0, 366), (440, 352), (880, 368)), "#8f8a5c"))
    man = Person(coat="#7a3030", skin="#e0b08a", hair="#8a4a24", beard="#8a4a24", sad=True, look=-0.5, left=(-66, -140,
        -84, -150), right=(60, -146, 8, -150), hem=-60, legs="#4a4440", belt="#3a2a1c")
    out += person(man, 330, 414, 1.42)
    patch = polygon(-24, -28, 24, -28, 24, 10, 0, 30, -24, 10)
    out += [*placed([flat(patch, "#4a1a1a", tone=0.5, contour=0.9), drawn("M-24 -28 l-6 -6 M24 -28 l8 -4 M24 10 l6 6",
        2.4, "#d9b48a")], 372, 190, 0.7), *placed([Shape(patch, "#d9ad4c", bevel=6,
        shine=0.4, contour=1.2), drawn("M0 -20 V14 M-14 -8 H14", 6, "#8e2a1b"), drawn("M-24 -28 l-8 4 M24 10 l6 8",
        2.4, "#7a3030")], 200, 186, 1.3, -14), Shape(ellipse(212, 204, 19, 16), "#e0b08a",
        bevel=9)]
    out += [*placed(shield(96, 120, "#7a3030"), 482, 376, 0.9, 60), *placed(sword(150, 20), 546, 392, 0.9, 78)]
    return [*out, *meadow(5, 0, 880, 380, 414, 20, ("#7d8448",)), haze(120, 396, 160, 14, "#e9ead6", 0.5)]


def veterans_camp() -> Part:
    """Return old soldiers round a fire and a pot of soup, and a sergeant who tries a guest's guard with a stick."""
    out: list[Shape] = [*peaks(5, ((160, 90, 250, 140), (700, 70, 250, 160)), "#9a94a8", 0.45), *hedge(6, -20, 900,
        262, 60, "#7d8a58", 0.3), ground(((0, 272), (440, 262), (880, 272)), "#a89c64")]
    out += [*placed(tent(300, 220, "#c9b48a", "#8e3a2c"), 130, 330, 1.0), *placed(tent(300, 220, "#c9b48a"), 770, 326,
        0.9)]
    arms = [s for k in (-1, 0, 1) for s in placed(spear(300), 0, -120, 0.9, k * 14)]
    out += [*placed(arms, 644, 340), *placed(shield(80, 100, "#2f5f86"), 656, 316, 0.8, 10)]
    out += [*placed(campfire(80), 440, 390, 1.3), *flame(420, 384, 80, 0.8), *flame(462, 384, 70, 0.8), *flame(440,
        388, 110, 0.9)]
    out += [drawn("M350 392 L440 176 L530 392", 8, "#6a4a30", contour=1.2), drawn("M440 180 V258", 3, "#3a3430"),
        *placed(cauldron(110), 440, 266, 1.0), *plume(440, 244, 90, 14, 20, "#efe6d2", 4)]
    sarge = Person(coat="#8e2a1b", skin="#d99a7a", hair="#efe8d6", head="bald", beard="#efe8d6", left=(-60, -150, -40,
        -190), right=(74, -160, 112, -170), look=1.0, hem=-64, legs="#3a3a40", wide=1.12,
        pose="walk")
    out += [*person(sarge, 250, 396, 1.2), Shape(tube(376, 206, 9, 474, 130, 7), "#a8794a", bevel=4)]
    guest = Person(coat="#2f6f8f", skin="#dcab84", hair="#3a2a20", head="bare", left=(-74, -168, -82, -206), right=(60,
        -150, 66, -112), look=-1.0, hem=-66, pose="walk")
    out += [*person(guest, 606, 398, 1.14), *placed(sword(130, 18), 516, 182, 1.0, -24)]
    peg = Person(coat="#5f6a4a", skin="#cf9a74", hair="#8d8474", head="helm", cover="#8a9298", beard="#b5ab98",
        pose="sit", left=(-50, -140, -20, -112), right=(56, -136, 24, -112), look=-0.8)
    patch = Person(coat="#6a5a7a", skin="#dba884", hair="#d8d2c2", head="cap", cover="#5a4a3a", pose="sit", left=(-56,
        -140, -30, -116), right=(50, -140, 40, -108), look=0.8)
    out += [*person(patch, 96, 408, 1.0), drawn("M76 246 L116 230", 3, "#1d1712"), flat(ellipse(103, 238, 7, 6),
        "#1d1712", tone=0.2), *person(peg, 774, 410, 1.04), *placed(mug(1.1), 62, 334), *placed(
        mug(1.1), 790, 330)]
    return [*out, pool(440, 340, "#ffb45a", 150, 0.5), *meadow(4, 0, 880, 396, 414, 12, ("#7d8448",))]


PICTURES = {
    "veterans-camp": scene(veterans_camp, EVENING, lamps=(Lamp(0.5, 0.8, 0.5, 0.8, 1.0),), dark=0.74),
    "a-sealed-arch": scene(sealed_arch, DAY),
    "burnt-farm": scene(burnt_farm, RED),
    "a-cultists-doubt": scene(cultists_doubt, INSIDE, lamps=(Lamp(0.52, 0.4, 0.4, 0.8, 1.0), Lamp(0.62, 0.4, 0.4, 0.6,
    0.5)), dark=0.66),
    "barricades": scene(barricades, MIST),
    "the-gravediggers": scene(gravediggers, NOON),
    "a-deserter": scene(deserter, MIST),
}
RECIPES = recipes("events", PICTURES, __name__)
