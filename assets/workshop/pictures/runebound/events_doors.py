"""Events at bridges, gates and tables: toll, beggar, cards, sick child, old knight, war chronicle."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.arms import axe, sword
from assets.workshop.engraving.kit.books import shelves
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.fire import candle, flame, lantern
from assets.workshop.engraving.kit.props import bottle, mug
from assets.workshop.engraving.kit.stonework import archway, portcullis, rounded, wall
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import hedge, lake, peaks
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import (
    beams,
    boards,
    casement,
    coins,
    floor_boards,
    hearth,
    masonry,
    table_top,
)
from assets.workshop.pictures.runebound.views import DAY, INSIDE, NOON, recipes, scene
from assets.workshop.pictures.runebound.weather import birds, clouds, pool


def tollbridge() -> Part:
    """Return a stone bridge with a bar across it; a broad man with an axe holds out his palm."""
    out: list[Shape] = [*clouds(3, ((160, 90, 200), (700, 80, 240))), *peaks(4, ((120, 110, 250, 130), (780, 120, 250,
        130)),
        "#b0b0c0", 0.45), *hedge(6, -20, 900, 250, 46, "#93ad62", 0.25), *lake(3, 262, "#7fb0bd", waves=40)]
    bridge = ("M-20 420 V300 Q220 214 440 212 Q660 214 900 300 V420 H720 A120 104 0 0 0 480 420 H400 A120 104 0 0 "
        "0 160 420 Z")
    out += [wall(random.Random(4), -20, 200, 920, 230, "#cbbb98", 26, None, bridge),
        Shape("M-20 300 Q220 208 440 206 Q660 "
        "208 900 300 V278 Q660 186 440 184 Q220 186 -20 278 Z", "#dccfae", bevel=9, angle=4, grain=0.12, contour=1.1)]
    for x, y in ((160, 238), (720, 238)):
        out += [Shape(box(x - 30, y - 120, 60, 120), "#bfae8c", bevel=10, angle=84, grain=0.16, ridges=(Ridge(
            f"M{x - 30} {y - 90} h60 M{x - 30} {y - 60} h60 M{x - 30} {y - 30} h60", 4, -4),)), Shape(polygon(x - 42, y
            - 118, x, y - 170, x + 42, y - 118), "#8a4a38", bevel=9, angle=30, grain=0.1)]
    for k in range(9):
        x = 186 + k * 58
        out.append(Shape(polygon(x, 166 - 2 * k, x + 57, 164 - 2 * k, x + 57, 180 - 2 * k, x, 182 - 2 * k), ("#c8422b",
            "#f4ead0")[k % 2], bevel=5, angle=20))
    keeper = Person(coat="#7a3f34", skin="#d9a07a", hair="#5a3420", beard="#6a3a20", head="helm", cover="#8a9298",
        left=(-66,
        -150, -108, -156), right=(62, -150, 70, -112), hem=-60, legs="#4a4a44", apron="#9a7042", wide=1.18)
    out += [*placed(axe(260, 0.9), 548, 214, 0.9, 6), *person(keeper, 466, 296, 1.06)]
    palm_ = [Shape(loop(-26, 2, -20, -8, 14, -8, 22, 0, 14, 8, -18, 9), "#d9a07a", bevel=8), *coins(((0, -8), (8,
        -13)), 0.8)]
    out += placed(palm_, 336, 130, 1.0)
    rider = Person(coat="#2f6f8f", head="hood", cover="#28566a", back=True, hem=-20, cloak="#3a7a9a", right=(48, -150,
        60,
        -130))
    out += [*person(rider, 250, 356, 0.98), *coins(((300, 216),), 0.9)]
    sign = [Shape(box(-46, -30, 92, 56), "#b9864e", bevel=6, angle=4, grain=0.14), Shape(ellipse(0, -2, 19), "#e2b23e",
        bevel=6, shine=0.6, contour=1.1), drawn("M-6 -10 q12 -4 12 4 q-12 4 -12 8 h13", 3, "#7a4a14")]
    return [*out, Shape(box(716, 90, 10, 60), "#6a4a30", bevel=3), *placed(sign, 720, 108, 1.0), *birds(((560, 60, 0.6),
        (610, 80, 0.5)))]


def beggar() -> Part:
    """Return an old beggar with a bowl who sits in the arch of a town gate, a dog at his side, feet that pass by."""
    out: list[Shape] = [*masonry(5, "#cdbb95", 46, 0.1), flat(rounded(560, 352, 190, 300), "#fff0c8", tone=1.4,
        ink=0.1)]
    for x, s, roof in ((480, 0.62, "#a8553c"), (570, 0.54, "#3f7f95"), (650, 0.62, "#b98a3a")):
        out += placed(gabled(150, 150, "#f2e4c4", roof, 0), x, 330, s)
    out += [*placed(portcullis(560, 110, 186, 110, 9), 0, 0), archway(560, 352, 190, 300, 40, "#b7a582", False)]
    out.append(Shape(polygon(-20, 352, 900, 344, 900, 440, -20, 440), "#b5a078", bevel=10, angle=4, grain=0.2,
        ridges=(Ridge(
        "M-20 376 H900 M-20 402 H900 M120 352 l-20 60 M320 352 l-8 60 M560 350 l6 60 M740 350 l20 60", 5, -4),)))
    out += person(Person(coat="#7d5a8a", head="hat", cover="#4a3a5a", back=True, hem=-16, pose="walk",
        cloak="#8a6a9a"), 640,
        366, 0.9)
    old = Person(coat="#8f7d62", skin="#d2a27c", hair="#d8d2c2", head="hood", cover="#7a6a52", beard="#ded8c8",
        pose="sit",
        left=(-64, -140, -84, -150), right=(58, -136, 40, -92), sad=True, look=0.7, legs="#6f6250", boots="#c79a78",
        cloak="#6f604a", wide=1.06)
    out += person(old, 330, 404, 1.36)
    bowl = [Shape("M-34 -10 Q-30 22 0 24 Q30 22 34 -10 Z", "#a86f3e", bevel=12, angle=60), Shape(ellipse(0, -10, 34, 9),
        "#5a3a20", bevel=4), *coins(((-8, -10),), 0.8)]
    out += [*placed(bowl, 208, 268, 1.1, -6), Shape(ellipse(216, 284, 17, 13), "#d2a27c", bevel=9)]
    crutch = [Shape(f"{tube(0, 0, 10, 0, -230, 9)} {tube(-26, -232, 11, 26, -236, 11)}", "#8a6238", bevel=4, angle=86)]
    out += placed(crutch, 452, 398, 1.0, 10)
    patch = [Shape(polygon(0, 0, 30, -4, 34, 26, 4, 30), "#a8553c", bevel=4, angle=40),
        drawn("M2 2 l28 -4 M4 28 l28 -4", 2.2,
        "#f0e4c8")]
    return [*out, *placed(patch, 300, 262, 1.0), *placed(patch, 360, 290, 0.8, 30)]


def card_table() -> Part:
    """Return a round table from above one player's cards: three rivals behind their fans, coins, a knife, a candle."""
    out: list[Shape] = [*boards("#a87c50"), *beams(40)]
    out += [*lantern(440, 66, 1.3, 0.9)]
    foes = (Person(coat="#7a2f34", skin="#dcab84", hair="#2f241c", head="hat", cover="#3a2a30", look=1, left=(-62,
        -140, -24,
        -128), right=(60, -140, 18, -128), pose="wade"), Person(coat="#3f6a4a", skin="#c98f68", hair="#a8562a",
        head="bald",
        beard="#a8562a", left=(-64, -140, -26, -124), right=(64, -140, 24, -124), pose="wade", wide=1.14),
        Person(coat="#4a4a7a",
        skin="#e6bb96", hair="#c99a4a", head="bun", look=-1, left=(-60, -140, -18, -128), right=(60, -140, 22, -128),
        pose="wade"))
    for who, x, y, s in ((foes[0], 200, 400, 1.26), (foes[2], 680, 400, 1.26), (foes[1], 440, 372, 1.2)):
        out += person(who, x, y, s)

    def fan(faces: bool, n: int = 5) -> list[Shape]:
        cards: list[Shape] = []
        for k in range(n):
            card = [Shape(box(-17, -58, 34, 52), "#fbf4df" if faces else "#8e2a1b", bevel=3, contour=1.2, ink=0.4,
                shadow=Shadow(0.4, 2, 3, 2))]
            if faces:
                sign = (polygon(0, -46, 9, -32, 0, -18, -9, -32), f"{ellipse(0, -38, 6)} {ellipse(-7, -29, 6)} "
                    f"{ellipse(7, -29, 6)} {box(-2, -30, 4, 14)}")[k % 2]
                card.append(flat(sign, ("#c8422b", "#1d1712")[k % 2], tone=0.6, ink=0.2))
            else:
                card.append(flat(polygon(0, -50, 12, -32, 0, -14, -12, -32), "#c9a45a", ink=0.1, contour=0.8))
            cards += placed(card, 0, 0, 1.0, (k - (n - 1) / 2) * 13)
        return cards

    out += [Shape(ellipse(440, 404, 430, 150), "#8a5a34", bevel=18, angle=4, grain=0.16, contour=1.2),
        Shape(ellipse(440,
        398, 400, 132), "#2f6a58", bevel=8, swell=0.3, angle=4, grain=0.1)]
    for x, y, s in ((200, 268, 0.92), (440, 252, 0.96), (680, 268, 0.92)):
        out += placed(fan(False), x, y, s)
    out += [*coins(tuple((410 + (k * 37 % 90), 316 + (k * 23 % 34)) for k in range(14)), 1.1), *coins(tuple((300,
        330 - 5 * k)
        for k in range(5)), 1.0), *coins(tuple((600, 326 - 5 * k) for k in range(7)), 1.0), *placed(sword(90, 16), 540,
            356,
        0.7, -66), *placed(mug(1.3), 120, 336), *candle(760, 330, 56, 14)]
    hands_ = [Shape(loop(-60, 70, -52, 18, -20, -8, 6, 4, 10, 40, 0, 90), "#dcab84", bevel=18, angle=50)]
    return [*out, *placed(fan(True, 5), 440, 424, 1.7), *placed(hands_, 392, 396, 0.9), *placed(hands_, 488, 396, 0.9,
        mirror=True), pool(440, 320, "#ffd873", 90, 0.35)]


def sick_child() -> Part:
    """Return a child in bed by a rainy window, its mother over it with a cup, a candle, a bowl and herbs."""
    out: list[Shape] = [*masonry(8, "#c9bfa6", 50, 0.35), *casement(600, 50, 150, 150, "#7f95a4", tone=0.9),
        drawn(" ".join(f"M{612 + 17 * k} {60 + (k * 37) % 90} l-6 22" for k in range(8)), 2, "#e6eef0", ink=0,
        tone=1.6), *floor_boards(330)]
    wood = "#8a5a38"
    out += [Shape("M150 380 V150 Q190 110 230 150 V380 Z", wood, bevel=12, angle=86, grain=0.14),
    Shape("M652 390 V230 Q690 "
        "200 726 230 V390 Z", wood, bevel=12, angle=86, grain=0.14), Shape(box(180, 330, 520, 40), wood, bevel=8,
        angle=4,
        grain=0.14)]
    mother = Person(coat="#4f6a7a", skin="#e3b994", hair="#6a4426", head="kerchief", cover="#c9a85a", left=(-66, -136,
        -96,
        -96), right=(50, -140, 10, -104), sad=True, look=-1, hem=-10)
    out += person(mother, 486, 382, 1.22)
    out += [Shape(loop(196, 296, 210, 232, 290, 218, 350, 238, 352, 300), "#f7f0e0", bevel=26, angle=20, contour=1.1)]
    out += [Shape(loop(248, 236, 254, 200, 288, 188, 320, 202, 326, 238, 312, 270, 288, 280, 262, 270), "#f2dcc4",
        bevel=26, swell=0.5, angle=14, ink=0.3, contour=1.2), Shape(loop(244, 232, 248, 196, 288, 176, 324, 194, 330,
        226, 318,
        212, 292, 204, 262, 210), "#b5763a", bevel=10, angle=50, grain=0.1, contour=1.1), Shape(polygon(250, 214, 324,
        210, 325,
        226, 249, 230), "#dfeef0", bevel=5, angle=10, contour=1.0), drawn("M262 242 q9 7 18 0 M298 242 q9 7 18 0",
        2.6), drawn(
        "M288 244 l-3 10 l5 1 M279 266 q9 -6 18 0", 2.2, "#8a3f2c"),
        flat(f"{ellipse(268, 256, 9, 6)} {ellipse(308, 256, 9, 6)}",
        "#e0796a", opacity=0.55, feather=4, ink=0.1)]
    quilt = "M236 300 Q300 268 400 276 Q560 282 680 300 L690 356 Q440 376 220 356 Z"
    out.append(Shape(quilt, "#a8553c", bevel=26, angle=10, grain=0.06, contour=1.1))
    for k in range(15):
        x, y = 262 + (k % 8) * 56, 300 + (k // 8) * 32
        out.append(Shape(polygon(x, y - 13, x + 24, y, x, y + 13, x - 24, y), ("#c9a85a", "#4f7a8a", "#7f9a58")[k % 3],
            bevel=5,
            angle=30 + 20 * (k % 3), contour=0.8))
    cup = [Shape("M-16 -18 Q-14 14 0 16 Q14 14 16 -18 Z", "#c9c0ae", bevel=8),
        drawn("M-6 -24 q-6 -10 0 -18 M6 -26 q-6 -10 0 "
        "-18", 3, "#fffaf0", ink=0, tone=1.6)]
    out += [*placed(cup, 372, 254, 1.0, -8)]
    table = [Shape(box(-60, -70, 120, 14), wood, bevel=5, angle=4),
        Shape(f"{box(-52, -58, 12, 62)} {box(40, -58, 12, 62)}",
        wood, bevel=4, angle=86)]
    out += [*placed(table, 84, 396, 1.1), *candle(60, 320, 56, 16), *placed(bottle(60, "#5f8a6a"), 110, 320),
        *placed(bottle(
        44, "#8a5a4a"), 134, 320), pool(60, 250, "#ffd873", 90, 0.5)]
    doll = [Shape(loop(-14, 30, -10, 0, 10, 0, 14, 30), "#c8562f", bevel=6), Shape(ellipse(0, -12, 13), "#f0dcc0",
        bevel=8),
        drawn("M-5 -13 h2 M4 -13 h2 M-3 -6 h6", 2.4)]
    return [*out, *placed(doll, 214, 322, 0.9, -20)]


def old_knight() -> Part:
    """Return an old knight in worn mail who tells by a hearth, his cup raised; his hand draws wings in the air."""
    out: list[Shape] = [*masonry(9, "#cbb892", 44, 0.2), *beams(24), *hearth(690, 350, 1.0), *floor_boards(346,
        "#9a7048")]
    shadow = placed(flying_dragon("#6a3a30"), 300, 110, 0.52)
    out += [flat(s.outline, "#7a4a38", opacity=0.4, feather=3, frame=s.frame, angle=30) for s in shadow]
    out += [*placed(sword(190, 24), 90, 200, 0.9, 4), *placed([Shape("M-52 -60 H52 V10 Q46 60 0 84 Q-46 60 -52 10 Z",
        "#8e2a1b",
        bevel=16, contour=1.2), drawn("M-34 -40 L30 40 M-44 10 L20 60", 3, "#3a1410"),
        Shape("M-8 -60 H8 V80 H-8 Z M-52 -20 "
        "H52 V-4 H-52 Z", "#d9ad4c", bevel=4)], 180, 180, 0.9, -5)]
    knight = Person(coat="#8d979c", skin="#d9a884", hair="#e0dccf", head="bare", beard="#ece8dc", pose="sit",
        left=(-76, -176,
        -104, -214), right=(66, -160, 74, -196), cloak="#8e2a1b", hem=-66, legs="#6d6258", look=0.4, sleeves="#7f8a90",
        belt="#6a4a2c")
    out += [Shape("M384 396 V190 Q440 170 496 190 V396 Z", "#7a5030", bevel=12, angle=86, grain=0.14), *person(knight,
        440, 392,
        1.36), drawn("M362 344 Q440 356 518 344", 0.1)]
    cup = [Shape("M-16 -30 Q-14 0 0 2 Q14 0 16 -30 Z", "#c9a45a", bevel=7, shine=0.7), Shape(box(-3, 0, 6, 16),
        "#c9a45a",
        bevel=2), Shape(ellipse(0, 18, 13, 4), "#c9a45a", bevel=2), flat(ellipse(0, -30, 16, 4), "#7a1f24", tone=0.6)]
    out += placed(cup, 544, 196, 1.2, 8)
    for x, y, s, hair in ((236, 404, 0.66, "#b5652a"), (610, 410, 0.62, "#3a2a1e")):
        out += person(Person(coat=("#4f7a5a", "#c98a3a")[x > 400], hair=hair, back=True, pose="sit", hem=-66), x, y,
            s + 0.1)
    return [*out, *placed(mug(1.2), 330, 396), pool(640, 300, "#ffb45a", 90, 0.4)]


def war_chronicle() -> Part:
    """Return a great chronicle open on a desk by the fire: a dragon over a burning town, lines of script, clasps."""
    out: list[Shape] = [*placed(shelves(random.Random(5), 900, 260, 3, "#8a6038"), -10, 250), *table_top(232,
        "#9a6b3f")]
    book = [
        Shape("M-390 110 L-330 -150 Q-160 -178 0 -150 Q160 -178 330 -150 L390 110 Q190 88 0 118 Q-190 88 -390 110 Z",
        "#7a2a22", bevel=8, angle=20, contour=1.4),
        Shape("M-366 94 L-314 -154 Q-150 -178 0 -146 V104 Q-180 70 -366 94 Z",
        "#f8edd2", bevel=14, angle=4, ink=0.5, contour=1.1),
        Shape("M366 94 L314 -154 Q150 -178 0 -146 V104 Q180 70 366 94 Z",
        "#f3e5c6", bevel=14, angle=-4, ink=0.5, contour=1.1)]
    picture = [Shape(polygon(-318, 60, -280, -128, -40, -126, -44, 58), "#8fb0c0", bevel=4, angle=8, ink=0.6,
        contour=1.3),
        Shape(polygon(-318, 60, -306, 4, -44, 10, -44, 58), "#8a9a58", bevel=4, angle=4)]
    for x, s in ((-250, 0.34), (-200, 0.42), (-140, 0.36), (-90, 0.4)):
        picture += placed(gabled(150, 150, "#efe0c0", "#a8432f", 0), x, 44, s)
    picture += [*flame(-224, 20, 70, 0.4), *flame(-120, 16, 80, 0.4), *flame(-170, 12, 50, 0.4), *placed(flying_dragon(
        "#a8322a", breath=True), -150, -70, 0.34), drawn("M-318 60 L-280 -128 L-40 -126 L-44 58 Z", 7, "#c9a45a")]
    capital = [Shape(box(40, -124, 64, 62), "#2f5f86", bevel=4, contour=1.1),
        drawn("M58 -74 L72 -114 L86 -74 M63 -88 H81", 6,
        "#f0dba0")]
    rows = " ".join(f"M{112 if k < 4 else 40} {-116 + 19 * k} h{(186 if k < 4 else 262 + 2 * k) - 30 * (k % 3 == 2)}"
        for k in
        range(10))
    picture += [*capital, drawn(rows, 4, "#4a3a30"), drawn("M40 92 q100 -18 200 -12", 3, "#c8422b"),
        Shape("M300 -152 L316 -150 "
        "L330 150 L314 130 L300 152 Z", "#c8422b", bevel=4, angle=80)]
    clasp = [Shape(box(-12, -30, 24, 60), "#c9a45a", bevel=6, shine=0.7, contour=1.1), Shape(ellipse(0, 0, 7),
        "#8e2a1b",
        bevel=4, shine=1)]
    out += [*placed([*book, *picture], 440, 272, 1.02), *placed(clasp, 58, 330, 1.0, -12), *placed(clasp, 826, 330,
        1.0, 12)]
    return [*out, *candle(36, 262, 84, 22), *candle(850, 262, 70, 22), pool(60, 200, "#ffd873", 120, 0.4), pool(830,
        200,
        "#ffd873", 120, 0.4)]


PICTURES = {
    "the-tollbridge": scene(tollbridge, DAY),
    "a-beggar-at-the-gate": scene(beggar, NOON),
    "the-card-table": scene(card_table, INSIDE, lamps=(Lamp(0.5, 0.5, 0.45, 0.7, 1.0),), dark=0.72),
    "sick-child": scene(sick_child, INSIDE, lamps=(Lamp(0.1, 0.6, 0.3, 0.7, 0.35), Lamp(0.45, 0.55, 0.35, 0.6, 0.6)),
    dark=0.76),
    "the-old-knight": scene(old_knight, INSIDE),
    "the-war-chronicle": scene(war_chronicle, INSIDE),
}
RECIPES = recipes("events", PICTURES, __name__)
