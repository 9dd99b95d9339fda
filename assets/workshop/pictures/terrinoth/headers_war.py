"""Headers of the quests of fire and war: Brindle Ford, the Mistlands, Harrow Gate, the Cinder Queen."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Picture,
    Print,
    Ridge,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
)
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.folk import horned, passenger, soldier, traveller
from assets.workshop.engraving.kit.houses import battlements, castle, tower
from assets.workshop.engraving.kit.nature import conifer, grass, hill, mountain, ridge_line, rock
from assets.workshop.engraving.kit.props import banner, cart, sack
from assets.workshop.engraving.kit.remains import crow
from assets.workshop.engraving.kit.town import flank, gabled, windmill
from assets.workshop.engraving.kit.waters import glints, ripples, rowboat, water
from assets.workshop.engraving.palette import OXBLOOD, STONE, WOOD
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.nemeses_brakka import brakka
from assets.workshop.pictures.terrinoth.nemeses_maro import magus
from assets.workshop.pictures.terrinoth.places_town import burning, plume
from assets.workshop.pictures.terrinoth.places_wild import TOWER_SIGN, shield, standard, sword_in_earth

SCORCHED = ((70, 476), (190, 490), (330, 486), (440, 512), (110, 534), (280, 548), (430, 570))


def ash(dice: random.Random, count: int, colour: str = "#ffd873", bottom: float = 480.0) -> Shape:
    """Return sparks or flakes all over the sky."""
    return flat(" ".join(ellipse(dice.uniform(10, 1350), dice.uniform(10, bottom), dice.uniform(1.4, 3.2))
        for _ in range(count)),
        colour, ink=0, contour=0.3, tone=1.8)


def _ferry() -> list[Shape]:
    """Return the overladen ferry with its folk and the man with the pole, 440 long; water line y = 0."""
    folk = (("#46597e", None, None), ("#7a5a3a", "#efe2c2", None), ("#6d7a3e", None, "#a8452f"), ("#8a4a5a", None,
        "#efe2c2"),
        ("#5a5048", None, None), ("#b08a4a", None, "#46597e"), ("#54607a", None, None))
    seats = [s for k, (coat, hat, head) in enumerate(folk) for s in placed(passenger(coat, hat=hat or head),
        -140 + k * 46,
        -70 - 6 * (k % 2), 1.0 if k % 3 else 0.8, mirror=k % 2 == 0)]
    hen = [Shape(loop(-16, 0, -18, -16, -6, -22, 8, -20, 18, -28, 16, -6, 6, 2), "#f0e4c8", bevel=9, angle=30),
        Shape(polygon(-18, -16, -26, -13, -17, -10), "#d9ad4c", bevel=2), flat(polygon(-14, -22, -8, -30, -4, -21),
            OXBLOOD)]
    pole = [Shape(tube(230, -300, 7, 196, 40, 7), WOOD, bevel=3, angle=86), *placed(traveller("#5a4a3a", "#463a2e",
        False), 200, -46,
        1.35)]
    boat = rowboat(460, "#7a5232", OXBLOOD)
    return [*pole, *boat[:4], *seats, *placed(hen, 60, -128, 0.9), *boat[4:]]


def _brindle_ford() -> Part:
    """Return the header of Smoke over Brindle Ford: the full ferry, the burning town, Brakka and her cage."""
    dice = random.Random(201)
    air = "#e08a58"
    bridge = ("M-20 372 C140 344 330 344 470 372 V420 H430 a52 52 0 0 0 -104 0 H290 a56 56 0 0 0 -112 0 H140 a52 52 "
              "0 0 0 -104 0 H-20 Z")
    church = [*placed(flank(190, 90, 70, "#c9a878", fog=Fog(air, 0.22)), 60, 0), *tower(-60, 0, 34, 190, "#b09a80",
        "#5f4a50",
        Fog(air, 0.2), lit=1)]
    return [
        *[plume(x, 330, 400, w, lean, c) for x, w, lean, c in ((120, 60, 150, "#6d3a34"), (420, 90, 190, "#5a302c"),
            (760, 70, 170, "#6d3a34"),
            (1010, 90, 190, "#4e2a28"), (1240, 70, 160, "#5a302c"))],
        ridge_line(dice, 1360, 620, [340, 310, 336, 316, 300, 330, 318], "#8a4a3c", Fog(air, 0.55), 10),
        *placed(windmill(180, 30), 1270, 392, 0.9, fog=Fog(air, 0.34)),
        *flame(1270, 250, 70, 0.5),
        *burning(gabled(100, 90, "#c9a878", fog=Fog(air, 0.4)), 230, 384, 150, 56),
        *burning(flank(170, 74, 56, "#c9a878", fog=Fog(air, 0.4)), 560, 384, 120, 80),
        *placed(church, 740, 392),
        *burning(gabled(120, 110, "#c9a878", lit=15, fog=Fog(air, 0.3)), 900, 396, 180, 66),
        *burning(flank(200, 90, 66, "#c9a878", lit=15, fog=Fog(air, 0.25)), 1080, 400, 146, 96),
        Shape(bridge, STONE, bevel=14, swell=0.5, angle=86, grain=0.2, fog=Fog(air, 0.2),
            ridges=(Ridge("M-20 392 H470", 5, -4),)),
        *flame(180, 350, 40, 0.5),
        *flame(330, 346, 54, 0.5),
        hill(1360, 640, [(470, 430), (620, 404), (900, 398), (1380, 410)], "#8a7a3e", Fog(air, 0.14)),
        water("M-20 416 C300 410 520 424 760 470 C900 500 1100 540 1380 560 V640 H-20 Z", "#8a6a62", None,
            ripples(dice, 0, 1000, 430, 600,
            80)),
        *[glints(dice, x, 424, 590, 34, "#ffb860", 20) for x in (260, 560)],
        *placed(_ferry(), 540, 546, 1.08),
        *placed(rock(dice, 0, 0, 130, 60, "#6a564c"), 1250, 606),
        grass(dice, 1110, 606, 110, 60, "#6d6a2c"),
        grass(dice, 980, 600, 80, 50, "#6d6a2c"),
        ash(dice, 90),
        *placed(brakka(), 1096, 342, 0.66),
    ]


def _mistlands() -> Part:
    """Return the header of Battle in the Mistlands: the last of the levy, a drummer, and Maro tall in the fog."""
    dice = random.Random(211)
    air = "#dde2e0"
    dead: list[Shape] = []
    for k in range(26):
        x, y = 20 + k * 53, 430 + 10 * math.sin(k * 1.7)
        dead += placed(soldier("#7a8484", "#9aa4a4", 150, lean=dice.uniform(-10, 12)), x, y, 0.72, fog=Fog(air, 0.56))
    eyes = flat(" ".join(ellipse(20 + k * 53 + d, 349 + 10 * math.sin(k * 1.7), 2.2) for k in range(26) for d in (-4,
        4)), "#6fe0d4", ink=0,
        tone=1.8, contour=0.4)
    levy = [s for x, k, c, sh in ((90, 1.25, "#46597e", OXBLOOD), (210, 1.2, "#6d7a3e", None), (330, 1.25, "#46597e",
        "#8a7a3e"), (450, 1.2,
        "#7a5a3a", None), (900, 1.2, "#46597e", OXBLOOD), (1020, 1.25, "#6d7a3e", None), (1140, 1.2, "#46597e", None),
        (1260, 1.28, "#7a5a3a",
        "#46597e")) for s in placed(soldier(c, shield=sh, lean=dice.uniform(-4, 6)), x, 590 + 10 * (x % 3), k)]
    drum = [Shape("M-50 -66 V-10 Q0 14 50 -10 V-66 Z", OXBLOOD, bevel=34, angle=86), drawn(" ".join(
        f"M{x} -14 L{x + 12} -62 L{x + 24} -14" for x in range(-48, 48, 24)), 3, "#efe2c2", ink=0.2), Shape(ellipse(0,
        -66, 52, 14),
        "#efe2c2", bevel=5, ink=0.5)]
    return [
        ridge_line(dice, 1360, 620, [380, 350, 372, 340, 366, 350, 380], "#8d9698", Fog(air, 0.72), 10),
        *[s for x, h in ((120, 120), (190, 150), (1180, 140), (1260, 110), (320, 100), (1060, 100))
            for s in conifer(dice, x, 420, h,
            "#6f8080", Fog(air, 0.6))],
        *placed(magus(), 680, 238, 0.64, fog=Fog(air, 0.26)),
        mist(ellipse(680, 430, 760, 34), "#eef1ee", 0.85),
        *dead,
        eyes,
        mist(ellipse(680, 446, 760, 20), "#eef1ee", 0.7),
        hill(1360, 640, [(-20, 500), (300, 484), (680, 470), (1060, 486), (1380, 504)], "#8a9078", Fog(air, 0.26)),
        *[s for x, y, h, c, t, torn in ((270, 500, 190, "#46597e", -10, 1), (1090, 504, 190, "#46597e", 12, 2))
            for s in placed(standard(h, c,
            torn), x, y, 1.0, t, fog=Fog(air, 0.25))],
        *sword_in_earth(560, 520, 0.7, 10),
        *placed(shield("#8a7a3e"), 820, 512, 0.8, 20),
        mist(ellipse(680, 520, 620, 12), "#eef1ee", 0.6),
        hill(1360, 660, [(-20, 570), (300, 560), (680, 548), (1060, 560), (1380, 572)], "#7f8260"),
        *placed(standard(330, OXBLOOD, 0, TOWER_SIGN), 960, 590, 1.0, 5),
        *levy,
        *placed(soldier("#7a5a3a", spear=0), 640, 592, 1.3),
        *placed(drum, 700, 570, 0.9, 14),
        *placed(crow(0.7, flying=True), 330, 130, turn=-10),
        *placed(crow(0.6, flying=True), 1030, 110, turn=12),
        mist(ellipse(200, 604, 300, 14), "#eef1ee", 0.5),
        mist(ellipse(1200, 606, 300, 14), "#eef1ee", 0.5),
    ]


def _long_night() -> Part:
    """Return the header of The Long Night at Harrow Gate: the gate on its rock, and the horde that climbs to it."""
    dice = random.Random(221)
    air = "#ecc684"
    road = ("M380 640 C470 590 640 570 700 540 C770 504 640 490 620 470 C604 452 660 440 690 424 L706 424 C690 442 "
            "650 452 668 468 C720 490 "
        "850 506 790 550 C730 590 600 600 560 640 Z")
    gate = [*placed(castle(Fog(air, 0.22)), 690, 430, 1.5), Shape(box(560, 366, 260, 62), "#8f8472", bevel=10,
        angle=86, grain=0.2,
        fog=Fog(air, 0.14)), battlements(556, 368, 268, 20, 9, "#8f8472", Fog(air, 0.14)), flat(
        "M668 428 v-32 a22 22 0 0 1 44 0 v32 Z", "#2a1d12", tone=0.3, contour=1)]
    fires = [s for x in (580, 640, 740, 800) for s in flame(x, 352, 26, 0.7)]
    column = [s for k in range(26) for s in placed(horned("#5f5040", k % 3), 420 + 150 * math.sin(k * 0.9) + k * 9,
        478 + 3 * k % 60, 0.24,
        fog=Fog(air, 0.3))]
    torches = [s for k in range(16) for s in flame(330 + k * 46 + 14 * math.sin(k * 2.1), 470 - 6 * math.sin(k * 1.3),
        17, 0.6)]
    front = [s for x, k, w, c in ((60, 1.35, 0, "#5a4a3e"), (190, 1.15, 2, "#6a4038"), (310, 1.25, 1, "#54483c"), (440,
        1.0, 0, "#5f5040"),
        (950, 1.0, 2, "#6a4038"), (1060, 1.2, 1, "#54483c"), (1180, 1.15, 0, "#5a4a3e"), (1300, 1.35, 2, "#6a4038"))
        for s in
        placed(horned(c, w), x, 610 + 14 * (k > 1.1), k, mirror=x > 680)]
    lit = [s for x, y in ((190 + 78, 350), (950 - 68, 384), (1300 - 92, 308)) for s in flame(x, y, 54, 0.6)]
    giant = [Shape(loop(-96, 0, -110, -120, -90, -220, -50, -260, 50, -260, 90, -220, 110, -120, 96, 0), "#5f5448",
        bevel=70, angle=76,
        grain=0.2, ridges=(Ridge("M0 -240 V-40 M-50 -230 Q-70 -120 -50 -20 M50 -230 Q70 -120 50 -20", 14, -10),)),
        Shape(ellipse(0, -280, 42,
        44), "#6f6152", bevel=32, angle=30), Shape(loop(-46, -284, -64, -306, -40, -304), "#6f6152", bevel=6),
        Shape(loop(46, -284, 64, -306,
        40, -304), "#6f6152", bevel=6), Shape(tube(90, -200, 50, 140, -150, 44, 150, -230, 38), "#6f6152", bevel=20,
        angle=50), Shape(tube(146,
        -180, 20, 166, -320, 40, 176, -420, 62), WOOD, bevel=22, angle=80, grain=0.25)]
    return [
        flat(ellipse(420, 330, 60), "#ffe9a8", ink=0, tone=1.7, contour=0.3, glow=Glow("#ffd47a", 60, 0.6)),
        mist(ellipse(360, 300, 300, 12), "#f4d490", 0.7, 14),
        mist(ellipse(980, 180, 300, 16), "#b8a088", 0.6, 16),
        mist(ellipse(880, 110, 220, 12), "#a89684", 0.6, 16),
        *[s for x, top in ((120, 240), (300, 280), (1080, 230), (1260, 200)) for s in mountain(dice, x, top, 440,
            Fog(air, 0.58), "#8a7f74")],
        ridge_line(dice, 1360, 620, [420, 400, 410, 390, 400, 410, 420], "#8a7a58", Fog(air, 0.42), 8),
        *gate,
        *fires,
        hill(1360, 640, [(-20, 470), (300, 450), (680, 426), (1060, 450), (1380, 470)], "#9a8a52", Fog(air, 0.2)),
        Shape(road, "#e6cd94", bevel=16, swell=0.4, angle=8, grain=0.2, ink=0.7, contour=0.7, shadow=NO_SHADOW),
        *column,
        *torches,
        hill(1360, 660, [(-20, 540), (300, 560), (680, 590), (1060, 560), (1380, 540)], "#6f6440"),
        *placed(giant, 1130, 560, 0.8),
        *placed(banner(330, OXBLOOD), 380, 600),
        *placed(banner(290, "#3f3630"), 1010, 600),
        *front,
        *lit,
        grass(dice, 620, 606, 140, 50, "#6a6034"),
        grass(dice, 780, 608, 140, 44, "#6a6034"),
    ]


def _cinder_queen() -> Part:
    """Return the header of The Cinder Queen: Ormathrax over the burning dales, three on the road, the hay wagon."""
    dice = random.Random(231)
    air = "#f2ac64"
    road = ("M700 640 C760 590 900 580 960 548 C1010 516 900 500 880 480 C864 462 930 448 960 434 L976 434 C956 452 "
            "914 464 930 478 C980 500 "
        "1090 520 1030 560 C980 592 860 600 840 640 Z")
    fields = [s for k, (x, y) in enumerate(SCORCHED) for dx, h in ((-26, 34), (20, 30 + 7 * (k % 4)), (-2, 52))
        for s in flame(x + dx, y, h, 0.5)]
    wagon = [Shape(loop(-120, -100, -110, -160, -40, -190, 40, -186, 110, -160, 128, -100), "#d9b45c", bevel=36,
        angle=70, grain=0.4), *cart()]
    barn = burning(flank(170, 80, 70, "#a8845c", lit=0, fog=Fog(air, 0.2)), 0, 0, 130, 70)
    return [
        *[s for x, top in ((180, 210), (420, 250), (760, 180), (1010, 120), (1250, 190)) for s in mountain(dice, x,
            top, 450, Fog(air, 0.6),
            "#9a6a58")],
        *[plume(x, 470, 560, w, lean, "#8a4a38") for x, w, lean in ((100, 50, 190), (330, 40, 160), (1210, 40, 170))],
        hill(1360, 620, [(-20, 430), (300, 450), (680, 440), (1060, 420), (1380, 400)], "#b07a44", Fog(air, 0.42)),
        *[s for x, h in ((640, 60), (700, 80), (1100, 90), (1180, 70), (1290, 100)) for s in conifer(dice, x, 440, h,
            "#5f4a3c", Fog(air, 0.34))],
        hill(1360, 640, [(-20, 480), (300, 500), (680, 480), (1060, 450), (1380, 440)], "#a0743c", Fog(air, 0.18)),
        *placed(barn, 730, 520, 0.8),
        flat(" ".join(ellipse(x, y, 60, 11) for x, y in SCORCHED), "#4a3424", opacity=0.75, feather=6),
        *fields,
        Shape(road, "#eccb90", bevel=16, swell=0.4, angle=8, grain=0.2, ink=0.7, contour=0.7, shadow=NO_SHADOW),
        *placed(flying_dragon("#a83c28", Fog(air, 0.06), breath=True), 720, 300, 0.94, -8),
        hill(1360, 660, [(-20, 590), (240, 570), (480, 600), (700, 640)], "#7a5230"),
        hill(1360, 660, [(820, 660), (980, 590), (1160, 540), (1380, 500)], "#8a6034"),
        *[s for x, y, k, a, b, st in ((900, 590, 1.05, "#46597e", "#36486a", True), (970, 580, 1.0, "#6d7a3e",
            "#565f30", False), (1030, 584, 1.08,
            "#a8452f", "#8a3424", True)) for s in placed(traveller(a, b, st), x, y, k)],
        *placed(wagon, 1220, 580, 0.86, -6),
        *flame(1170, 440, 60, 0.5),
        *placed(sack(60, 66), 1090, 600),
        *[s for x, h in ((60, 190), (170, 140)) for s in placed([Shape(" ".join((tube(0, 0, 22, 4, -h * 0.5, 14, -2,
            -h, 4), tube(2, -h * 0.5,
            10, 40, -h * 0.7, 6, 54, -h * 0.9, 2), tube(2, -h * 0.4, 10, -36, -h * 0.62, 6, -44, -h * 0.8, 2))),
            "#3a2c26", bevel=8, angle=80,
            grain=0.3)], x, 600)],
        *rock(dice, 330, 606, 120, 60, "#6a5040"),
        ash(dice, 100, bottom=560),
    ]


_SHARED = ("enemies_setting", "nemeses_brakka", "nemeses_maro", "places_town", "places_wild")
PICTURES = {
    "smoke-over-brindle-ford": Picture(_brindle_ford, sky=Sky(high="#6a302c", low="#f6a860", sun=(0.5, 0.5), reach=1.0,
        seed=31), size=WIDE,
        style=Print(gamma=0.8)),
    "battle-in-the-mistlands": Picture(_mistlands, sky=Sky(high="#8fa0a8", low="#f2f2e6", sun=(0.5, 0.3), reach=1.0,
        seed=32, beams=0.05),
        size=WIDE, style=Print(gamma=0.84)),
    "the-long-night-at-harrow-gate": Picture(_long_night, sky=Sky(high="#5f5460", low="#fbd684", sun=(0.31, 0.55),
        reach=1.05, seed=33),
        size=WIDE, style=Print(gamma=0.82)),
    "the-cinder-queen": Picture(_cinder_queen, sky=Sky(high="#8a4430", low="#fcc878", sun=(0.3, 0.4), reach=1.1,
        seed=34), size=WIDE,
        style=Print(gamma=0.7, white=95)),
}
_KIT = ("attire", "beasts", "dragons", "faces", "fire", "folk", "goblins", "hair", "hands", "haunts", "hounds",
    "houses",
    "magic", "monsters", "nature", "props", "remains", "skeletons", "stonework", "town", "waters", "wyrms")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=_SHARED) for name,
    picture in PICTURES.items())
