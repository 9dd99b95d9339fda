"""The story of the Corpse King: hill, lanterns, rose, carts, apprentice, bones, bell, market, name, dusk."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.farm import barley
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.nature import trunk
from assets.workshop.engraving.kit.props import bell, cart
from assets.workshop.engraving.kit.remains import crow, long_bone, skull
from assets.workshop.engraving.kit.runes import burning
from assets.workshop.engraving.kit.skeletons import bone_hand, great_skull, rib_cage
from assets.workshop.engraving.kit.stonework import archway, gothic, gravestone
from assets.workshop.engraving.kit.town import clock_tower, gabled, stall
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import bare_tree, ground, hedge, lake, meadow, peaks, road
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import coins, masonry, table_top
from assets.workshop.pictures.runebound.steeds import horse
from assets.workshop.pictures.runebound.views import (
    DAWN,
    DEEP,
    EVENING,
    GOLDEN,
    MIST,
    NIGHT,
    RED,
    STORM,
    STORY,
    recipes,
    scene,
)
from assets.workshop.pictures.runebound.weather import beam, birds, burst, clouds, haze, moon, pool, stars

BONE = "#e6dfc4"


def dead_man(x: float, y: float, size: float, coat: str = "#5f6a58", lift: float = 0.0, turn: float = 0.0,
    mirror: bool = False,
    fog: Fog | None = None) -> list[Shape]:
    """Return a walking corpse, about 240 high, feet at x, y; `lift` raises its arms before it (0 to 1)."""
    who = Person(coat=coat, skin="#c9c6a2", hair="#6a664e", head="bare", eyes="#101a10", sad=True, legs="#4a4f48",
        boots="#b5b08e", left=(-56, -150 - 20 * lift,
        -92 * lift - 46 * (1 - lift), -110 - 66 * lift), right=(46, -150 - 20 * lift, 50 - 96 * lift,
        -110 - 60 * lift), pose="walk", belt=None, hem=-70)
    part = [*person(who), *placed(skull("#dcd6b8"), 0, -220, 0.92),
        drawn("M-26 -120 l10 30 l-6 20 M18 -150 l8 40 M-10 -90 l6 22", 3, "#2a3024")]
    return placed(part, x, y, size, turn, mirror, fog=fog)


def hill_opens() -> Part:
    """Return a hill whose graves stand open, the dead climbing out of it, mourners in black who have turned round."""
    out: list[Shape] = [*moon(510, 60, 34), Shape(loop(-60, 340, -20, 200, 120, 110, 320, 76, 520, 112, 660, 200, 700,
        340), "#7d8a62", bevel=70, angle=8, grain=0.2,
        contour=1.1)]
    for x, y, s, t in ((150, 150, 0.5, -8), (220, 120, 0.44, 6), (420, 118, 0.44, -6), (500, 146, 0.5, 10), (90, 200,
        0.6, -14), (560, 196, 0.6, 12), (320, 104, 0.4, 0)):
        out += placed(gravestone(110, "#a8ab9c", t > 0), x, y, s, t)
    for x, y, w in ((170, 190, 46), (300, 160, 40), (440, 184, 46), (250, 236, 58), (400, 246, 60)):
        out += [Shape(ellipse(x, y, w, w * 0.3), "#6a5238", bevel=7, grain=0.4), flat(ellipse(x, y - 1, w * 0.76,
            w * 0.2), "#140f0a", tone=0.2)]
    for x, y, s, m in ((170, 192, 0.42, False), (300, 160, 0.36, True), (440, 186, 0.42, True)):
        out += dead_man(x, y + 4, s, lift=1.0, mirror=m)
        out.append(Shape(ellipse(x, y + 9, 34, 9), "#6a5238", bevel=5, grain=0.4))
    out += [*placed(bone_hand(BONE), 256, 206, 0.5, -10), *placed(bone_hand(BONE), 396, 214, 0.54, 14)]
    coffin = [Shape(polygon(-24, -60, 24, -60, 40, -16, 18, 66, -18, 66, -40, -16), "#7a5636", bevel=8, angle=84,
        grain=0.16, contour=1.2), drawn("M0 -44 V20 M-18 -24 H18", 5, "#d9ad4c")]
    out += [*placed(coffin, 320, 296, 0.8, 76), ground(((0, 316), (320, 308), (640, 318)), "#6a7850")]
    for x, head, look, s in ((60, "hat", 1.0, 0.94), (130, "kerchief", 1.0, 0.86), (520, "kerchief", -1.0, 0.86), (592,
        "hat", -1.0, 0.94)):
        out += person(Person(coat="#2f2c34", skin="#e6c4a4", head=head, cover="#25232a", look=look, sad=True,
            cloak="#2a282f", hem=-10, left=(-50, -150, -26, -176), right=(50, -150, 30, -180)), x, 346, s)
    return out


def lantern_guild() -> Part:
    """Return three walkers in a row on a night road, each with a lantern on a pole."""
    out: list[Shape] = [*stars(7, 70, 640, 150), ground(((0, 200), (320, 188), (640, 202)), "#6a7a6a", 0.2), *hedge(4,
        -20, 660, 206, 40, "#5f7556", 0.15), ground(((0, 236), (320, 226), (640, 238)), "#6f7d58"), *road(320, 226, 40,
        320, 280, 140,
        320, 350, 320)]
    for x, y, s, coat, cover, look in ((130, 312, 0.92, "#3f5a7a", "#34507a", 0.4), (500, 312, 0.92, "#6a3f5a",
        "#5f3550", -0.4), (320, 330, 1.08, "#8a5a2a", "#7a4a20", 0.0)):
        pole = [Shape(tube(0, 20, 8, 0, -270, 7), "#8a6238", bevel=4, angle=86), Shape(tube(0, -262, 6, 40, -266, 5),
            "#8a6238", bevel=3)]
        out += placed(pole, x + 54 * s, y, s)
        out += person(Person(coat=coat, head="hood", cover=cover, look=look, right=(60, -150, 54, -140), hem=-14,
            cloak=cover, beard="#d8d2c2" if look == 0 else None), x, y, s)
        out += [*lantern(x + 94 * s, y - 266 * s, s * 1.0, 0.9), pool(x + 94 * s, y - 230 * s, "#ffd873", 60, 0.6)]
    return [*out, *meadow(3, 0, 640, 300, 320, 14, ("#6a7d50",))]


def _rose(size: float = 1.0) -> list[Shape]:
    """Return a heraldic rose, 60 wide, round 0, 0."""
    petals = [placed([Shape(loop(0, -4, -16, -20, -10, -32, 0, -28, 10, -32, 16, -20), "#c8281b", bevel=6,
        contour=1.0)], 0, 0, 1.0, 72 * k) for k in range(5)]
    return placed([*(s for petal in petals for s in petal), Shape(ellipse(0, 0, 9), "#e2b23e", bevel=4, shine=0.5)],
        size=size)


def knights_of_the_rose() -> Part:
    """Return three old knights and one horse between them under a torn banner with a rose."""
    out: list[Shape] = [*clouds(4, ((120, 70, 180), (540, 60, 160))), *burst(320, 120, 60, 180, "#fff0c0", 22, 0.45),
        ground(((0, 210), (320, 200), (640, 212)), "#c9b45e", 0.2), *barley(random.Random(3), 206, 230), ground(((0,
        244), (320, 234), (640,
        246)), "#a9a45c")]
    flag = [Shape(tube(0, 0, 9, 0, -290, 8), "#8a6238", bevel=4, angle=86),
        Shape("M4 -286 L120 -280 L104 -240 L124 -206 L96 -196 L84 -208 L60 -188 L4 -196 Z", "#f4ead0", bevel=9,
        angle=60, contour=1.2), *placed(_rose(), 54, -238, 1.1)]
    out += [*placed(flag, 400, 300), *placed(horse("#cfc8b8", "#8d8678", "#8e2a1b", low=30), 326, 312, 0.94)]
    for x, y, s, hair, look, head in ((150, 326, 1.0, "#efe8d6", 0.6, "bald"), (500, 326, 1.02, "#b5ab98", -0.6,
        "helm"), (318, 336, 0.94, "#d8d2c2", 0.0, "bare")):
        knight = Person(coat="#9aa3a8", skin="#dba884", hair=hair, beard=hair, head=head, cover="#8a9298", look=look,
            sad=look != 0, cloak="#8e2a1b", sleeves="#8a9298", legs="#7d858a", boots="#5d6468", hem=-72, right=(54,
            -150, 56, -112))
        out += [*person(knight, x, y, s), *placed(_rose(), x, y - 150 * s, 0.5 * s)]
    out += [*placed(sword(120, 18), 96, 300, 0.9, 180), *placed(sword(120, 18), 556, 300, 0.9, 180), *meadow(5, 0, 640,
        300, 324, 14)]
    return out


def plague_carts() -> Part:
    """Return a lean horse that draws a covered cart through mist, nobody on the seat; feet stick out behind."""
    out: list[Shape] = [*bare_tree(4, 70, 240, 190, "#6a6a5c", 0.1, 0.35), *bare_tree(8, 590, 240, 200, "#6a6a5c",
        -0.1, 0.35), ground(((0, 226), (320, 218), (640, 228)), "#a3a47c", 0.35), haze(320, 226, 340, 20, "#e6e8c8",
        0.8), ground(((0, 276), (320,
        268), (640, 278)), "#8d8a5c"), *road(-40, 300, 50, 320, 296, 50, 680, 300, 50, colour="#d3c79c")]
    out += placed(cart("#6a5238"), 420, 304, 1.16)
    load = [Shape(loop(-120, 0, -110, -50, -40, -86, 30, -92, 100, -60, 124, 0), "#9a957c", bevel=34, angle=20,
        grain=0.14, contour=1.2, ridges=(Ridge("M-80 -60 L-90 0 M-20 -84 L-26 0 M40 -88 L50 0 M90 -60 L100 0", 7,
        -6),)), drawn("M-116 -20 Q0 -60 118 -20", 4,
        "#c9a566", contour=1.0), drawn("M-16 -60 L16 -28 M16 -60 L-16 -28", 9, "#8e2a1b", contour=1.1)]
    out += placed(load, 440, 220, 1.1)
    for x, y in ((566, 214), (584, 206), (572, 194)):
        out += [Shape(tube(x - 30, y + 6, 15, x, y, 13), "#c9c6a2", bevel=6), Shape(loop(x - 4, y + 8, x - 2, y - 12,
            x + 8, y - 16, x + 12, y + 6), "#c9c6a2", bevel=6)]
    out += [*placed(horse("#7a756a", "#4a463f", low=56), 190, 308, 0.96),
        drawn("M216 212 Q280 220 330 236 M216 230 Q280 244 330 250", 5, "#3a2a1c", contour=1.1)]
    out += [*placed(crow(0.9), 392, 128), *placed(crow(0.8), 460, 122, 1.0, 0, True), haze(120, 310, 160, 12,
        "#e6e8c8", 0.7), haze(560, 314, 140, 12, "#e6e8c8", 0.7)]
    return out


def apprentice() -> Part:
    """Return a boy in a stained apron who runs from a green-lit door in the wood, a bag of tools under his arm."""
    out: list[Shape] = []
    dice = random.Random(5)
    for k in range(10):
        out += trunk(dice, 20 + k * 68 + dice.uniform(-14, 14), 250, dice.uniform(14, 22), "#55604f", dice.uniform(-10,
            10), Fog("#a9b89a", 0.45), 0.6, 1)
    out += [ground(((0, 244), (320, 234), (640, 246)), "#5f6d4a")]
    hut = [flat(gothic(0, 0, 44, 130), "#7fe070", tone=1.6, contour=1.2, glow=Glow("#7fe070", 40, 0.9)), archway(0, 0,
        44, 130, 18, "#8d8a78"), *placed(great_skull("#d9d2b4", 4), 0, -150, 0.16)]
    out += [*placed(hut, 500, 262), *dead_man(500, 264, 0.4, "#3f4a3a", 0.6)]
    for x, w in ((30, 64), (610, 70)):
        out += trunk(dice, x, 330, w, "#4a4a3c", 0, None, 1.0, 2)
    out.append(ground(((0, 292), (320, 282), (640, 294)), "#6f7a50"))
    boy = Person(coat="#8d8470", skin="#e6bb96", hair="#b5652a", head="bare", look=0.9, sad=True, pose="walk",
        apron="#e2d8c0", left=(-66, -146, -92, -176), right=(52, -146, 10, -130), hem=-60, legs="#5a4a3a")
    out += person(boy, 260, 326, 1.16, False, None, -9)
    out += [flat(f"{ellipse(248, 214, 9, 12)} {ellipse(268, 240, 7, 9)} {ellipse(254, 256, 5, 6)}", "#a8321f",
        opacity=0.8, feather=2)]
    saw = [Shape("M0 -6 L90 -10 L94 8 L0 12 Z", "#b9c0c4", bevel=4, shine=0.6, contour=1.1),
        drawn("M4 12 l6 6 l6 -6 l6 6 l6 -6 l6 6 l6 -6 l6 6 l6 -6 l6 6 l6 -6 l6 6 l6 -6 l6 6", 2, "#5d6468"),
        Shape(loop(-30, -12, -6, -14, 0, 14, -26, 16), "#7a5636", bevel=6)]
    bag = [Shape(loop(-34, 20, -30, -16, 0, -24, 34, -14, 34, 22, 0, 32), "#8a6238", bevel=14, angle=60),
        *placed(long_bone(60), 6, -26, 0.8, -60)]
    return [*out, *placed(bag, 290, 178, 1.0), *placed(saw, 300, 158, 0.7, -40), pool(500, 200, "#7fe070", 70, 0.5)]


def march_of_bones() -> Part:
    """Return skeletons that rise in rows out of a field of ripe corn like a second harvest."""
    out: list[Shape] = [*burst(320, 150, 60, 200, "#ffd0a0", 24, 0.45), ground(((0, 176), (320, 166), (640, 178)),
        "#c9a84a", 0.25), *barley(random.Random(3), 160, 200)]
    for row, (y, s, veil) in enumerate(((214, 0.26, 0.3), (252, 0.38, 0.12), (306, 0.56, 0.0))):
        n = (9, 7, 5)[row]
        for k in range(n):
            x = 320 + (k - (n - 1) / 2) * (640 / n) * 0.98
            fog = Fog("#f2d9a8", veil) if veil else None
            body = [*placed(rib_cage(BONE, 4, 40), 0, -150, 0.5), *placed(great_skull(BONE, 12, "#7fe070"), 0, -150,
                0.44),
                Shape(
                f"{tube(-40, -64, 14, -86, -20, 12, -70, -120, 10)} {tube(40, -64, 14, 86, -20, 12, 74, -130, 10)}",
                BONE, bevel=5, angle=60,
                contour=1.1)]
            if (k + row) % 2:
                body += [Shape(tube(74, 40, 8, 74, -220, 7), "#8a6238", bevel=4),
                    Shape("M74 -214 Q30 -250 0 -220 Q36 -226 72 -196 Z", "#b9c0c4", bevel=5, shine=0.5, contour=1.1)]
            out += placed(body, x, y + 20 * s, s * 1.06, (k % 3 - 1) * 4, fog=fog)
        out += barley(random.Random(row + 5), y - 8 + 8 * row, y + 26 + 14 * row)
    return [*out, *birds(((90, 60, 0.6), (140, 40, 0.5), (520, 50, 0.6), (560, 70, 0.5)))]


def bell_tower() -> Part:
    """Return a great bell in its arch, rung by two at one rope; far below a ford and people who run to it."""
    out: list[Shape] = [*burst(320, 130, 110, 260, "#fff0c0", 26, 0.5), *peaks(4, ((110, 150, 250, 110), (540, 140,
        250, 120)), "#b0b2be", 0.5), ground(((0, 250), (320, 244), (640, 252)), "#a9b878", 0.25), *lake(5, 276,
        "#8fb8c4", 640, 340, 20, "M250 340 Q300 290 280 262 L360 262 Q350 290 410 340 Z")]
    for x, y in ((250, 272), (228, 284), (400, 274), (424, 288), (206, 300), (450, 304)):
        out += person(Person(coat=("#7a3f34", "#3f6a8a", "#5f7a4a")[int(x) % 3], pose="walk", left=(-56, -176, -74,
            -216), look=0.6), x, y, 0.16, x > 320)
    stone = "#cdbf9f"
    out += [Shape(box(-20, -20, 180, 360), stone, bevel=12, angle=84, grain=0.2,
    ridges=(Ridge(" ".join(f"M-20 {y} H160" for y in range(20, 330, 36)), 4, -5),), contour=1.2), Shape(box(480, -20,
    180, 360), stone, bevel=12, angle=84,
        grain=0.2, ridges=(Ridge(" ".join(f"M480 {y} H660" for y in range(20, 330, 36)), 4, -5),), contour=1.2),
        Shape(box(-20, -20, 680, 50), "#8a6238", bevel=9, angle=4, grain=0.16)]
    out += [*placed(bell(210, "#c9a04a"), 320, 26, 1.0, 12), *(drawn(f"M{320 + s * r} 110 q{s * 18} 40 0 84", 5,
        "#fff4d0", ink=0, tone=1.8) for s in (-1, 1) for r in (128, 146))]
    left = Person(coat="#7a3f34", head="cap", cover="#5a4a3a", look=1.0, left=(-50, -196, -4, -222), right=(60, -196,
        38,
        -244), hem=-66, pose="walk")
    right = Person(coat="#4f6a5a", hair="#b5652a", look=-0.6, left=(-60, -196, -44, -228), right=(50, -180, -20, -200),
        hem=-66, pose="walk")
    out += [drawn("M150 30 V300", 7, "#d9b06a", contour=1.3), *person(left, 110, 340, 0.92), *person(right, 192, 340,
        0.92)]
    return [*out, *(Shape(ellipse(x, y, 9, 8), "#dcab84", bevel=5) for x, y in ((148, 116), (152, 131))),
        Shape(ellipse(150, 34,
        18), "#8a6238", bevel=7, contour=1.2)]


def bone_market() -> Part:
    """Return a stall under a dark awning with skulls in rows and a pair of scales; a gloved buyer counts out coins."""
    seller = Person(coat="#3f3a44", skin="#dcc4a4", head="hood", cover="#332f3a", look=0.6, left=(-60, -140, -30,
        -110), right=(60, -140, 40, -112), pose="wade")
    out: list[Shape] = [*masonry(6, "#8d8672", 40, 0.2, 640), flat(box(150, 70, 340, 160), "#2a2630", opacity=0.6,
        feather=10), *placed(stall(430, 290, "#4a3560", "#8a7a9a"), 320, 320, 1.0)]
    out += person(seller, 388, 316, 0.9)
    out += table_top(226, "#8a6a48", 640, 340)
    out += [s for k in range(6) for s in placed(skull(BONE), 120 + k * 40, 206 - (k % 2) * 2, 0.72)]
    out += [s for k in range(5) for s in placed(skull(BONE), 140 + k * 40, 174, 0.72)]
    out += [*placed(long_bone(120), 130, 252, 1.0, -10), *placed(long_bone(110), 190, 270, 1.0, 14),
        *placed(bone_hand(BONE), 270, 262, 0.6, 70)]
    scale_ = [Shape(tube(0, 60, 10, 0, -80, 8), "#c9a04a", bevel=4, shine=0.7), Shape(tube(-74, -66, 6, 0, -80, 8, 74,
        -94, 6), "#c9a04a", bevel=3, shine=0.6),
        drawn("M-74 -66 L-100 -10 M-74 -66 L-48 -10 M74 -94 L48 -40 M74 -94 L100 -40", 2, "#6a5a34"),
        Shape("M-104 -10 Q-74 14 -44 -10 Z",
        "#c9a04a", bevel=6, shine=0.6), Shape("M44 -40 Q74 -16 104 -40 Z", "#c9a04a", bevel=6, shine=0.6),
        Shape(loop(-26, 60, 26, 60, 20, 50, -20, 50), "#c9a04a", bevel=4), *placed(skull(BONE), -74, -30, 0.66),
        *coins(((66, -42), (80, -44), (74, -50)), 0.9)]
    out += placed(scale_, 420, 204, 1.0)
    out += [*placed([Shape(loop(-22, 20, -18, -12, -6, -20, 6, -20, 18, -12, 22, 20, 0, 28), "#a8763f", bevel=12)],
        560, 262), *coins(((520, 276), (500, 284), (540, 288), (484, 272), (516, 262)), 1.1)]
    glove = [Shape(tube(150, 90, 70, 60, 30, 44), "#8e2a1b", bevel=20, angle=40), Shape(loop(-10, 26, -4, 0, 30, -14,
        66, 4, 70, 44, 40, 56, 10, 44), "#4a3a30", bevel=18, angle=30)]
    out += placed(glove, 540, 224, 0.9)
    return [*out, pool(320, 120, "#ffd873", 70, 0.2)]


def his_name() -> Part:
    """Return a great bell on the bed of a lake with letters that glow round its rim, a diver before it."""
    out: list[Shape] = [beam(220, -20, 30, 340, 110, "#eafff4", 0.45, 60), beam(420, -20, 40, 340, 120, "#eafff4", 0.4,
        -30), Shape(loop(-40, 350, -40, 290, 120, 276, 320, 290, 520, 274, 700, 290, 700, 350), "#8d8f6c", bevel=16,
        angle=6, grain=0.24)]
    out += [*placed(bell(300, "#8d9a6a"), 350, 26, 1.0, 12)]
    marks = ("M0 -16 V16 M0 -10 L10 -2 L0 4", "M-6 -16 V16 M6 -16 V16 M-6 -4 L6 6", "M0 -16 V16 M-10 -6 L0 -16 L10 -6",
        "M0 -16 V16 M0 -16 L12 -6 M0 -4 L12 6", "M-8 -16 L8 16 M8 -16 L-8 16", "M0 -16 V16 M0 0 L12 -12 M0 0 L12 12")
    for k in range(7):
        x = 250 + k * 30
        out += placed(burning(marks[k % 6], 5, "#7fe0c0", 0.8), x, 232 + (k - 3) * 6.4 - abs(k - 3) * 3, 1.0, 12)
    weeds = [Shape(tube(x, 330, 10, x + 12, 270, 12, x - 8, 210, 9, x + 8, 160, 3), "#4f8a5a", bevel=5, angle=80)
        for x in (40, 74, 540, 580, 610, 110)]
    diver = Person(coat="#dcab84", skin="#dcab84", hair="#5a2f1c", head="bun", back=True, left=(-60, -206, -80, -246),
        right=(60, -206, 70, -250), hem=-100, legs="#dcab84", boots="#dcab84", belt="#8e2a1b", sleeves="#dcab84",
        pose="walk")
    out += person(diver, 176, 300, 0.74, False, None, 24)
    bubbles = " ".join(ellipse(x, y, r) for x, y, r in ((236, 84, 6), (246, 60, 4), (232, 40, 5), (252, 24, 4), (430,
        70, 5)))
    return [*out, *weeds, flat(bubbles, "#f2fffa", ink=0, tone=1.7, contour=0.9, opacity=0.8)]


def long_dusk() -> Part:
    """Return a town whose clock says noon under a dark sky: the sun sinks behind a crown of bone."""
    out: list[Shape] = [*stars(5, 60, 640, 110), *burst(200, 196, 54, 170, "#ffb46a", 22, 0.55), flat(ellipse(200, 196,
        54), "#ffcf7a", ink=0, tone=1.7, contour=0.8)]
    crown = ("M40 250 L30 150 L62 196 L86 110 L116 186 L150 84 L178 178 L206 74 L234 178 L262 84 L296 186 L326 110 "
        "L350 196 L382 150 L372 250 Z")
    out += [Shape(crown, "#4a4440", bevel=14, angle=70, grain=0.2, contour=1.1), *(s for x, y in ((86, 106), (150, 80),
        (206, 68), (262, 80), (326, 106)) for s in placed(skull("#b5ae96"), x, y, 0.5)), ground(((0, 236), (200, 222),
        (640, 246)), "#5a5648", 0.1)]
    face = clock_tower(260, 44, "#a89a84", "#4f5a6a")
    out += placed(face, 474, 300, 1.06)
    out += [flat(ellipse(474, 71, 29), "#fff6dc", tone=1.5, contour=1.1), drawn("M474 71 V50 M474 71 V56", 5,
        "#1d1712"), *(drawn(
        f"M{474 + 24 * dx} {71 + 24 * dy} l{4 * dx} {4 * dy}", 3, "#1d1712") for dx, dy in ((0, -1), (1, 0), (0, 1),
        (-1, 0)))]
    for x, s, lit in ((380, 0.6, 15), (560, 0.7, 15), (620, 0.8, 7), (310, 0.5, 7)):
        out += placed(gabled(150, 170, "#b5a684", "#5f4a50", lit), x, 300, s)
    out += [ground(((0, 296), (320, 292), (640, 298)), "#6a6450")]
    for x, look in ((420, -1.0), (520, -1.0), (160, 1.0), (90, 0.6)):
        out += person(Person(coat=("#4a5a7a", "#7a3f34", "#4f6a4a")[int(x) % 3], head=("hat", "kerchief")[int(x) % 2],
            cover="#5a4a3a", look=look, sad=True, left=(-50, -170, -40, -226), hem=-30), x, 322, 0.56)
    return [*out, *birds(((60, 50, 0.5), (110, 34, 0.5), (330, 40, 0.5)), "#1d1712")]


PICTURES = {
    "c-the-hill-opens": scene(hill_opens, NIGHT,
        lamps=(Lamp(0.8, 0.2, 0.5, 0.6, 0.4), Lamp(0.5, 0.6, 0.5, 0.5, 0.3)), dark=0.8, size=STORY),
    "c-the-lantern-guild": scene(lantern_guild, NIGHT,
        lamps=(Lamp(0.5, 0.5, 0.6, 0.8, 0.5),), dark=0.72, size=STORY),
    "c-knights-of-the-rose": scene(knights_of_the_rose, GOLDEN, size=STORY),
    "c-plague-carts": scene(plague_carts, MIST, size=STORY),
    "c-the-apprentice": scene(apprentice, NIGHT, lamps=(Lamp(0.45, 0.6, 0.4, 0.6, 0.3),), dark=0.8, size=STORY),
    "c-the-march-of-bones": scene(march_of_bones, RED, size=STORY),
    "c-the-bell-tower": scene(bell_tower, DAWN, size=STORY),
    "c-the-bone-market": scene(bone_market, STORM, size=STORY),
    "c-his-name": scene(his_name, DEEP, size=STORY),
    "c-the-long-dusk": scene(long_dusk, EVENING, size=STORY),
}
RECIPES = recipes("stories", PICTURES, __name__)
