"""Quests for people and their pets: the heir who climbs out of the inn, the duke's white falcon."""

from __future__ import annotations

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.houses import inn_sign
from assets.workshop.engraving.kit.town import windmill
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import ground, hedge, meadow
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import OAK, casement
from assets.workshop.pictures.runebound.steeds import horse
from assets.workshop.pictures.runebound.views import DAY, NIGHT, recipes, scene
from assets.workshop.pictures.runebound.weather import birds, clouds, moon, pool, stars


def runaway_heir() -> Part:
    """Return the wall of an inn by night: a girl climbs down knotted sheets from a lit window to a saddled horse."""
    out: list[Shape] = [*stars(6, 60, 880, 200), *moon(800, 60, 34), ground(((0, 350), (880, 344)), "#7d8a5c")]
    out.append(Shape(box(90, 60, 520, 310), "#dcc9a0", bevel=10, swell=0.2, angle=86, grain=0.14, contour=1.1))
    out.append(Shape(polygon(50, 70, 130, -40, 590, -40, 652, 70), "#7d4034", bevel=10, angle=4, grain=0.1,
        ridges=(Ridge(
        " ".join(f"M40 {y} H660" for y in (-10, 14, 38, 60)), 6, -5),), shadow=Shadow(0.5, 4, 14, 8)))
    timber = [box(90, 66, 18, 300), box(592, 66, 18, 300), box(90, 214, 520, 18), box(254, 66, 16, 300), box(430, 66,
        16,
        300), polygon(108, 366, 108, 340, 250, 234, 254, 254), polygon(592, 366, 592, 340, 450, 234, 446, 254)]
    out += [Shape(t, "#6a4630", bevel=6, angle=40, grain=0.14) for t in timber]
    out += [*casement(130, 96, 90, 96, "#5f7080", tone=0.8), *casement(476, 96, 90, 96, "#5f7080", tone=0.8)]
    out += [flat(box(298, 92, 104, 106), "#ffdf86", ink=0.05, tone=1.7, contour=1.2), pool(350, 150, "#ffdf86", 70,
        0.6),
        Shape(polygon(296, 90, 250, 104, 250, 210, 296, 200), OAK, bevel=4, angle=80), Shape(polygon(404, 90, 450, 104,
        450,
        210, 404, 200), OAK, bevel=4, angle=80), Shape(box(284, 196, 132, 12), "#6a4630", bevel=4, angle=4)]
    girl = Person(coat="#2f6f6a", skin="#e6bb96", hair="#b5652a", head="long", left=(-56, -214, -16, -268), right=(52,
        -210, 0, -246), hem=-66, legs="#5a4a6a", boots="#6a4630", cloak="#8e2a3a", look=1, pose="walk")
    out += [Shape(tube(350, 366, 12, 354, 388, 16, 366, 406, 24), "#fbf6ea", bevel=7, angle=80, contour=1.1), *person(
        girl, 358, 376, 0.48, False, None, -3), Shape(tube(350, 194, 22, 353, 216, 11, 350, 232, 11, 352, 258, 11),
        "#fbf6ea",
        bevel=6, angle=80, contour=1.1), Shape(ellipse(352, 218, 10, 8), "#f0e8d6", bevel=6, contour=1.1),
        *(Shape(ellipse(x, y, 7, 6), "#e6bb96", bevel=5) for x, y in ((351, 248), (358, 258)))]
    out += [*placed(horse("#b08a60", "#4a3424", "#8e2a1b"), 600, 396, 0.86), *placed(inn_sign(150), 716, 350, 1.2,
        0,
        True)]
    groom = [Shape(loop(470, 396, 474, 372, 500, 366, 512, 396), "#8a6a42", bevel=8), Shape(tube(474, 372, 10, 506,
        368, 10),
        "#8e2a1b", bevel=5)]
    return [*out, *groom, *meadow(4, 620, 880, 360, 410, 12), *meadow(5, 0, 300, 384, 412, 10)]


def dukes_falcon() -> Part:
    """Return a white hooded falcon on a gloved fist, mills and fields behind it."""
    out: list[Shape] = [*clouds(3, ((140, 110, 220), (720, 80, 240), (600, 170, 140))), ground(((0, 262), (240, 250),
        (560,
        258), (880, 246)), "#c9cf82", 0.3), *hedge(4, -20, 900, 274, 22, "#93ad62", 0.3)]
    for x, s, t in ((120, 0.52, 12), (250, 0.34, 40), (740, 0.6, 28), (640, 0.36, 8)):
        out += placed(windmill(320, t, False), x, 286, s)
    out += [ground(((0, 300), (300, 290), (600, 298), (880, 288)), "#dcc76e", furrows=5, angle=2), ground(((0, 366),
        (300,
        352), (600, 362), (880, 348)), "#a3b860")]
    white, grey = "#f6f1e4", "#c9c6bc"
    tail = Shape(polygon(470, 236, 520, 232, 560, 344, 520, 356), white, bevel=9, angle=70,
    ridges=(Ridge("M486 240 L534 350 "
        "M504 236 L546 346", 5, -5),), contour=1.1)
    body = Shape(loop(424, 60, 396, 96, 388, 150, 404, 216, 450, 262, 500, 270, 530, 230, 532, 170, 508, 110, 476, 64),
        white, bevel=60, angle=60, grain=0.05, contour=1.3, shadow=Shadow(0.4, 8, 10, 8))
    wing = Shape(loop(452, 116, 500, 110, 532, 160, 548, 230, 556, 310, 540, 316, 500, 262, 458, 200), grey, bevel=26,
        angle=70,
        grain=0.06, ridges=(Ridge("M476 140 Q510 200 546 310 M464 150 Q490 220 530 296 M496 130 Q530 190 552 280", 7,
        -7),
        Ridge("M470 176 q20 -8 34 -20 M478 200 q22 -8 40 -22 M488 224 q22 -8 40 -20", 6, -5)), contour=1.2)
    flecks = flat(" ".join(loop(x - 3, y, x, y - 7, x + 3, y, x, y + 5) for x, y in ((420, 150), (436, 172), (414,
        182), (432,
        204), (452, 226), (424, 124), (444, 140), (456, 190))), "#7a746a", ink=0.4)
    hood = [Shape(loop(386, 66, 396, 20, 436, -4, 476, 18, 486, 66, 436, 92), "#a8322c", bevel=30, angle=40, shine=0.5,
        contour=1.3, ridges=(Ridge("M436 -4 Q420 40 428 90", 6, -6),)),
        Shape("M388 62 Q436 94 486 62 L484 76 Q436 106 390 "
        "76 Z", "#d9ad4c", bevel=5, shine=0.6), Shape(ellipse(408, 48, 15, 17), "#8a2420", bevel=7), *(Shape(tube(436,
        -4,
        8, 436 + dx, -34, 7, 436 + dx * 1.9, -46 + abs(dx) * 0.6, 3), t, bevel=3) for dx, t in ((-16, "#3f83a0"), (0,
        "#d9ad4c"), (16, "#3f83a0"))), drawn("M470 80 q20 20 16 44", 3, "#5a2a1c")]
    beak = Shape("M392 62 Q366 66 366 96 Q378 84 398 84 Z", "#6d7276", bevel=6, shine=0.5, contour=1.2)
    legs = [Shape(tube(x, 256, 16, x - 2, 292, 13), "#e2b23e", bevel=6) for x in (448, 484)]
    talons = [Shape(tube(x - 18, 300, 10, x, 290, 12, x + 16, 302, 9), "#e2b23e", bevel=5, contour=1.1) for x in (446,
        484)]
    bells = [Shape(ellipse(x, 280, 8), "#d9ad4c", bevel=5, shine=0.9, contour=1.0) for x in (440, 494)]
    glove = [Shape(tube(900, 430, 170, 760, 392, 130, 640, 352, 112), "#2f5f86", bevel=44, angle=60, grain=0.06,
        ridges=(Ridge(
        "M860 350 L760 470 M800 340 L720 440", 14, -10),)), Shape(tube(660, 356, 124, 624, 346, 120), "#d9ad4c",
        bevel=14,
        shine=0.4), Shape(loop(400, 316, 420, 296, 480, 292, 560, 296, 640, 300, 650, 392, 560, 400, 470, 392, 410,
        366),
        "#9a6a3c", bevel=40, angle=20, grain=0.1, contour=1.3,
        ridges=(Ridge("M412 326 Q450 336 500 326 M408 350 Q450 360 "
        "506 350 M424 376 Q460 382 510 374", 8, -8),)), drawn("M446 300 q-30 60 -6 110 M484 302 q-10 60 10 110", 5,
        "#7a2f24")]
    return [*out, tail, *glove, *legs, body, flecks, wing, *talons, *bells, beak, *hood, *birds(((180, 60, 0.6), (230,
        80,
        0.5)))]


PICTURES = {
    "a-runaway-heir": scene(runaway_heir, NIGHT, lamps=(Lamp(0.4, 0.42, 0.24, 0.5, 0.95), Lamp(0.62, 0.7, 0.24, 0.4,
        0.5)),
        dark=0.7),
    "the-dukes-falcon": scene(dukes_falcon, DAY),
}
RECIPES = recipes("quests", PICTURES, __name__)
