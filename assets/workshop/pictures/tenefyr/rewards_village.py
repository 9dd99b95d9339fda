"""The rewards of the first two levels: what the village gives for hedge and cellars, roads and diggings."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.arms import arrow, axe, bow, club, shield, sword
from assets.workshop.engraving.kit.faces import Face, big_nose
from assets.workshop.engraving.kit.farm import shepherds_wagon
from assets.workshop.engraving.kit.fire import flame, lantern
from assets.workshop.engraving.kit.hair import cap, fall, moustache
from assets.workshop.engraving.kit.hands import fist, grip
from assets.workshop.engraving.kit.helmets import kettle_hat
from assets.workshop.engraving.kit.props import barrel, bottle, chest, crate, mug, sack, wheel
from assets.workshop.engraving.kit.stonework import archway, rounded
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.paths import box, ellipse, leaf_mass, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.reward_setting import (
    KITS,
    boards,
    boot,
    meadow,
    shine,
    steam,
    stones,
    table_top,
    view,
    villager,
)
from assets.workshop.pictures.tenefyr.setting import MORNING, NOON, recipes

WOOD_ = "#a9794a"


def forge() -> Part:
    """Return a smithy with its fire."""
    return [*stones(2), flat(rounded(470, 330, 120, 260), "#4a2c20", tone=0.5, contour=1), *flame(430, 330, 120, 0.6),
        *flame(
        510, 330, 110, 0.6), *flame(470, 332, 170, 0.7), archway(470, 330, 120, 260, 26, "#cdbb98", False),
        Shape(box(330, 322,
        290, 100), "#b9a686", bevel=12, angle=6, grain=0.2), drawn("M40 60 H300", 6, "#5d3a22"), *[s for k,
        x in enumerate((70,
        140, 210, 270)) for s in (Shape(box(x - 4, 60, 8, 70), "#6d747a", bevel=3), Shape(loop(x - 16, 128, x - 12,
        160, x + 12,
        160, x + 16, 128), ("#8d949a", "#b9703c")[k % 2], bevel=8, shine=0.4))]]


def anvil() -> list[Shape]:
    """Return an anvil on its block, its foot at y = 0, about 140 wide."""
    iron = "M-34 -58 Q-14 -68 -16 -82 H-44 C-74 -84 -90 -94 -96 -108 H60 V-86 H24 Q16 -68 36 -58 Z"
    return [Shape(polygon(-44, 0, -38, -58, 38, -58, 44, 0), "#97683c", bevel=12, angle=84, grain=0.14, contour=1.1,
        ridges=(Ridge("M-42 -20 H42 M-40 -40 H40", 5, -4),)), Shape(iron, "#6d747a", bevel=10, angle=20, shine=0.7,
        contour=1.2)]


def smithy() -> Part:
    """Return blunt swords in a barrel, and an anvil with a blow on it."""
    swords = [s for x, y, t in ((-34, -84, -16), (-10, -100, -5), (16, -96, 6), (38, -82,
        18)) for s in placed(sword(150, 24,
        "#aab2b6", "#c99a3a"), x, y, 0.84, t + 180)]
    hammer = [Shape(tube(0, 0, 14, 0, 130, 14), WOOD_, bevel=6, angle=86), Shape(box(-44, -34, 88, 44), "#6d747a",
        bevel=9,
        angle=20, shine=0.6)]
    burst = [flat(rays(0, 0, 16, 66, 11, 4), "#fff6c8", ink=0, tone=1.9, contour=1, glow=Glow("#ffd070", 26, 0.8)),
        flat(rays(0,
        0, 8, 34, 11, 18), "#ffffff", ink=0, tone=1.9)]
    return [*placed(swords, 140, 240), *placed(barrel(128, 150), 140, 372), *placed(anvil(), 380, 372, 1.7),
        *placed([Shape(
        polygon(-120, 0, 60, -10, 62, 4, -118, 16), "#ffb46a", bevel=4, ink=0.2, tone=1.3, contour=1)], 350, 184),
        *placed(burst,
        352, 182), *placed(hammer, 420, 96, 1.0, 40)]


def hearth() -> Part:
    """Return boards and a small window behind a table."""
    return [*boards(), flat(box(250, 40, 140, 110), "#fff4cc", ink=0.05, tone=1.5, contour=1.2),
        Shape(stroke("M250 40 H390 V150 "
        "H250 Z M320 40 V150 M250 95 H390", 10), WOOD_, bevel=4, angle=40), *shine(320, 100, 120), *table_top(232)]


def hot_meal() -> Part:
    """Return a loaf between four steaming bowls."""
    loaf = [Shape(loop(-96, 10, -90, -40, -40, -66, 40, -66, 90, -40, 96, 10, 0, 22), "#d19248", bevel=40, angle=20,
        grain=0.08,
        contour=1.2, ridges=(Ridge("M-50 -50 l24 34 M-6 -58 l22 38 M40 -54 l18 32", 12, 9),))]
    bowl = [Shape("M-58 -22 Q-54 34 0 36 Q54 34 58 -22 Z", "#3f83a0", bevel=22, angle=60, contour=1.2),
        Shape(ellipse(0, -22, 60,
        17), "#e6d6b0", bevel=6, angle=4, contour=1), flat(ellipse(0, -21, 50, 12), "#c9762e", ink=0.3, tone=1.1,
        contour=0.8),
        *[flat(ellipse(x, y, 6, 4), t, ink=0, contour=0.6) for x, y, t in ((-20, -22, "#7f9f3c"), (8, -18, "#e8b23a"),
        (26, -24,
        "#7f9f3c"))]]
    out: list[Shape] = []
    for x, y, s in ((160, 226, 0.9), (480, 226, 0.9)):
        out += [*placed(bowl, x, y, s), *steam(x - 6, y - 30, 0.8)]
    out += placed(loaf, 320, 250)
    for x, y, s in ((120, 300, 1.14), (520, 300, 1.14)):
        out += [*placed(bowl, x, y, s), *steam(x - 6, y - 40, 0.9)]
    spoon = [Shape(ellipse(0, 0, 17, 10), "#c9a25a", bevel=6), Shape(tube(14, 0, 7, 84, -10, 6), "#c9a25a", bevel=3)]
    return [*out, *placed(spoon, 250, 318), *placed(mug(1.5), 400, 300), *placed([Shape(polygon(0, 0, 90, -8, 96, 2, 6,
        12),
        "#cfd6da", bevel=3, shine=0.5), Shape(box(-40, 1, 44, 10), "#7a4a28", bevel=4)], 300, 340, 1.0, -6)]


SELLER = Face(skin="#d9a27c", hair="#4a2f24", iris="#5a7a4a", turn=0.26, width=0.98, jaw=0.92, age=0.35, brow=0.9,
    eye=1.1,
    slant=2, stern=-2, smile=8, gaze=6)


def stall_back() -> Part:
    """Return a stall's striped cloth and a shelf of scrolls."""
    out: list[Shape] = [*boards("#cfa56c")]
    for k in range(9):
        out.append(Shape(f"M{k * 74 - 16} -20 H{k * 74 + 58} V64 q-37 36 -74 0 Z", ("#c9553c", "#fbf0d6")[k % 2],
        bevel=10, angle=80,
            grain=0.04))
    for x in (40, 92, 560, 606):
        out += [Shape(box(x - 14, 150, 28, 180), "#efe0b8", bevel=12, angle=86, contour=1), Shape(ellipse(x, 150, 14,
        6),
            "#d9c794", bevel=3, contour=1), Shape(box(x - 16, 220, 32, 10), "#c1452f", bevel=3)]
    return [*out, *table_top(330)]


def map_seller() -> Part:
    """Return a woman who unrolls the map of a cellar."""
    f = SELLER
    woman = [fall(f.hair, 200, 24, 14), *villager(f, "#4f7a5a", "#fbf0d6", False), *cap(f, f.hair, -84, -14, 6),
        Shape(loop(-128,
        -58, -100, -130, 0, -164, 100, -130, 130, -56, 60, -90, 0, -98, -60, -90), "#e8b23a", bevel=30, angle=20,
        ridges=(Ridge(line(
        -90, -80, 0, -118, 90, -80), 10, -6),))]
    plan = " ".join(("M-150 -40 H-70 V10 H-150 Z M-70 -16 H-10 M-10 -50 H70 V30 H-10 Z M70 -10 H120 M120 -44 H170 V40 "
    "H120 Z M30 30 "
        "V60 M0 60 H60 V76 H0 Z",))
    sheet = [Shape("M-220 -70 Q-60 -50 0 -60 Q80 -72 220 -64 L226 82 Q100 72 0 84 Q-100 94 -224 80 Z", "#f7ead0",
        bevel=10, angle=6,
        grain=0.05, contour=1.2, ink=0.6), drawn(plan, 5, "#6b4e3a"),
        drawn("M-110 -16 C-60 40 0 -30 30 -10 C60 10 90 -30 140 -4",
        4.4, "#c1452f"), drawn("M130 -16 l22 22 m0 -22 l-22 22", 6, "#c1452f"), *[Shape(tube(x, -76, 26, x, 90, 26),
        "#ead9b0",
        bevel=12, angle=86, contour=1.2) for x in (-222, 222)]]
    return [*placed(woman, 320, 130, 0.66), *placed(sheet, 320, 288, 0.96), *placed(fist(f.skin), 104, 300, 0.66),
        *placed(fist(
        f.skin), 536, 300, 0.66, mirror=True)]


def lost_and_found() -> Part:
    """Return a heap of other people's gear."""
    out: list[Shape] = [*placed(bow(300, "#8a5a30"), 150, 214, 1.0, -24), *placed(axe(220, 1.0), 470, 250, 1.0, 30),
        *placed(sword(
        200, 28), 392, 150, 1.0, 196), *placed(club(200), 230, 240, 0.9, -30), *placed([*shield(130, 160, "#2f6f8f")],
        170, 282, 1.0,
        -14), *placed([*shield(120, 150, "#c1452f", "#8d949a")], 486, 290, 1.0, 16), *placed(chest(170, "#a9703c"),
        320, 350, 1.1),
        *placed(kettle_hat(), 320, 300, 0.5), *placed(sack(90, 96), 410, 356), *placed(bottle(90, "#6fae8a"), 250,
        352), *placed(boot(
        "#8a5a34"), 224, 366, 1.1), *placed(boot("#4f6a4a"), 450, 372, 1.0, 0.0, True), *placed(wheel(48, 14, WOOD_),
        560, 340),
        *placed(crate(90, 66), 90, 356)]
    for x, y in ((300, 372), (340, 380), (380, 374)):
        out.append(Shape(ellipse(x, y, 12, 6), "#e8b23a", bevel=4, shine=0.6))
    tag = [Shape(polygon(0, 0, 46, -10, 50, 14, 4, 24), "#fbf0d6", bevel=3, contour=1), drawn("M12 10 l28 -6", 2.4)]
    lute = [Shape(loop(-30, 0, -40, 40, -20, 76, 20, 76, 40, 40, 30, 0), "#d29a52", bevel=20, angle=70), Shape(box(-7,
        -90, 14, 96),
        "#7a4a28", bevel=4), flat(ellipse(0, 34, 13), "#3a2418", tone=0.3, contour=1)]
    return [*placed(lute, 330, 170, 1.0, 12), *out, *placed(tag, 300, 250), *placed(tag, 520, 226, 0.9, 20)]


def yard() -> Part:
    """Return a fenced yard before houses."""
    out = [*meadow(4, 236)]
    for x, s, roof in ((70, 0.62, "#c9553c"), (180, 0.5, "#3f83a0"), (560, 0.62, "#d79a3a")):
        out += placed(gabled(150, 150, "#faf0d6", roof, 0), x, 262, s)
    rails_ = [Shape(box(-20, y, 680, 11), WOOD_, bevel=4, angle=4) for y in (254, 284)]
    return [*out, *rails_, *[Shape(box(x, 238, 14, 70), "#97683c", bevel=4, angle=86) for x in range(20, 640, 100)]]


def drill_yard() -> Part:
    """Return three straw men, each with a smile and a target."""
    out: list[Shape] = []
    for x, s, hat in ((150, 1.0, "#8d949a"), (320, 1.16, "#c1452f"), (490, 1.0, "#b9703c")):
        man = [Shape(tube(0, 70, 16, 0, -60, 15), "#8a5a30", bevel=6, angle=86), Shape(tube(-84, -20, 13, 84, -26, 13),
        "#8a5a30",
            bevel=6, angle=4), Shape(loop(-40, 40, -46, -14, -36, -46, 36, -46, 46, -14, 40, 40, 0, 48), "#dcb765",
            bevel=24, angle=76,
            grain=0.16, ridges=(Ridge("M-42 24 H42 M-44 -12 H44", 7, -6), Ridge("M-20 -44 V44 M0 -46 V46 M20 -44 V44",
            3, -2))),
            *[Shape(" ".join(polygon(e, -24 + k * 6, e + d * 26, -34 + k * 9, e, -18 + k * 6) for k in range(4)),
            "#e8c67a", bevel=3,
            contour=0.8) for e, d in ((-84, -1), (84, 1))], *[Shape(ellipse(0, 0, r), t, bevel=4, contour=0.9) for r,
            t in ((27,
            "#fbf4df"), (18, "#c1452f"), (8, "#fbf4df"))], Shape(ellipse(0, -82, 37, 35), "#e6cb86", bevel=24,
            angle=30, grain=0.1,
            contour=1.2), flat(f"{ellipse(-13, -88, 5)} {ellipse(13, -88, 5)}", "#2a1a14", tone=0.2),
            drawn("M-18 -74 Q0 -56 18 -74",
            4.6, "#2a1a14"), drawn("M0 -84 l-3 8", 3), Shape(loop(-46, -100, -30, -112, -26, -140, 26, -140, 30, -112,
            46, -100, 0,
            -108), hat, bevel=14, angle=30, contour=1.1)]
        out += placed(man, x, 268, s * 0.9)
    return [*out, *placed(arrow(110), 356, 236, 0.8, 60), *placed(sword(150, 22), 70, 330, 0.9, 186),
        *placed(sword(150, 22), 580, 330,
        0.9, 172)]


def friendly_wager() -> Part:
    """Return two foaming tankards and a pair of dice."""
    def die(n: int) -> list[Shape]:
        spots = {5: ((-16, -16), (16, -16), (0, 0), (-16, 16), (16, 16)), 2: ((-13, -13), (13, 13))}[n]
        return [Shape(polygon(-34, -34, -20, -52, 48, -52, 34, -34), "#fffaf0", bevel=5, angle=4, contour=1.1),
        Shape(polygon(34, -34,
            48, -52, 48, 16, 34, 34), "#dccfae", bevel=4, angle=60, contour=1.1), Shape(box(-34, -34, 68, 68),
            "#fbf4df", bevel=10,
            angle=30, contour=1.2, ink=0.4), *[flat(ellipse(x, y, 7), "#c1452f", ink=0.2, contour=0.8) for x,
            y in spots]]
    foam = [Shape(leaf_mass(random.Random(4), 0, -70, 42, 20, 20), "#fffaf0", bevel=14, angle=10, contour=1)]
    tank = [Shape(stroke("M40 -50 q46 6 40 44 q-8 30 -42 26", 16), "#97683c", bevel=7, angle=60, contour=1),
        Shape(polygon(-46, 20,
        -42, -64, 42, -64, 46, 20), "#b98048", bevel=26, angle=86, grain=0.1, contour=1.2,
        ridges=(Ridge("M-22 -64 V20 M0 -64 V20 M22 "
        "-64 V20", 4, -4),)), Shape(f"{box(-48, -54, 94, 13)} {box(-50, -6, 100, 14)}", "#8d949a", bevel=5, shine=0.6,
        contour=1), *foam]
    coins = [Shape(ellipse(x, y, 17, 8), "#e8b23a", bevel=4, shine=0.6, contour=1) for x, y in ((300, 330), (330, 338),
        (314, 320), (356,
        330))]
    return [*placed(tank, 180, 258, 1.42, -5), *placed(tank, 470, 258, 1.42, 5, mirror=True), *placed(die(5), 286, 270,
        0.9, -12), *placed(
        die(2), 366, 286, 0.9, 14), *coins, *[s for x in (116,
        540) for s in (drawn(f"M{x} 120 q-8 -18 4 -32 q10 -14 2 -26", 4,
        "#8a7a62"),)]]


def tavern() -> Part:
    """Return a dim corner with barrels and a lamp, and a table."""
    return [*stones(6, "#d2c09a"), *placed(barrel(120, 150), 80, 240), *placed(barrel(120, 150), 560, 240),
        *lantern(320, 20, 1.1, 0.7),
        *table_top(268)]


CLERK = Face(skin="#dba684", hair="#8a4a2a", iris="#4a6a8a", turn=-0.1, width=1.12, jaw=1.2, chin=0.8, age=0.5,
    brow=1.6, nose=1.2,
    nose_width=1.4, cheek=1.5, eye=1.0, stern=-6, smile=4)


def stores() -> Part:
    """Return shelves of helmets, rolls and jars."""
    out: list[Shape] = [*boards("#c79a62")]
    for y in (96, 196):
        out.append(Shape(box(-20, y, 680, 13), "#97683c", bevel=5, angle=4))
        for k, x in enumerate(range(30, 640, 68)):
            if 200 < x < 440:
                continue
            thing = (placed(kettle_hat(), x, y + 30, 0.34), placed(bottle(64, "#7fae8a"), x, y), placed(sack(54, 60),
            x, y), placed(
                crate(52, 46), x, y))[k % 4]
            out += thing
    return out


def quartermaster() -> Part:
    """Return a man behind a counter of odd boots."""
    f = CLERK
    man = [*villager(f, "#3f83a0", "#fbf0d6"), *moustache(f, f.hair, 1.4, 30), *big_nose(f, 0.9), Shape(loop(-116, -52,
        -120, -110, -60,
        -156, 10, -160, 80, -148, 122, -104, 118, -52, 40, -84, -40, -86), "#c1452f", bevel=30, angle=20),
        Shape(loop(-130, -44, -60, -78,
        10, -84, 80, -76, 132, -42, 60, -60, -60, -62), "#a83a28", bevel=9, angle=6)]
    boots_ = [s for x, colour, high, m in ((80, "#8a5a34", 1.0, False), (160, "#4f6a4a", 0.7, True), (240, "#c1452f",
        1.2, False), (400,
        "#5d6670", 0.8, True), (478, "#d79a3a", 1.1, False), (570, "#6f4a7e", 0.9, True)) for s in placed(boot(colour,
        high), x, 292, 1.24,
        0.0, m)]
    return [*placed(man, 320, 166, 0.62), *table_top(292), *boots_, *placed(grip(f.skin), 290, 296, 0.5),
        *placed(grip(f.skin), 350, 296, 0.5)]


def fairground() -> Part:
    """Return a meadow with bunting."""
    out = [*meadow(6, 270)]
    for k in range(12):
        u = (k + 0.5) / 12
        x, y = -10 + 660 * u, 40 + 4 * 44 * u * (1 - u)
        out.append(Shape(polygon(x - 16, y, x + 16, y, x, y + 34), ("#c1452f", "#2f6f8f", "#e8b23a", "#7f9f3c",
        "#6f4a7e")[k % 5], bevel=4,
            angle=30, contour=0.9))
    return [*out, drawn(line(-10, 40, 320, 86, 660, 40), 3, "#5a3a22")]


def travelling_fair() -> Part:
    """Return a wagon with ribbons, and a bear with a ruff that dances before it."""
    brown = "#9a6a42"
    bear = [Shape(tube(-26, 0, 36, -24, -40, 40), brown, bevel=16, angle=70), Shape(tube(26, 0, 36, 24, -40, 40),
        brown, bevel=16, angle=110),
        Shape(loop(-50, -30, -58, -90, -36, -140, 36, -140, 58, -90, 50, -30, 0, -16), brown, bevel=36, angle=60,
        grain=0.16), Shape(loop(-26,
        -40, -30, -84, 0, -108, 30, -84, 26, -40), "#c99a6a", bevel=20, angle=40), Shape(tube(-46, -116, 30, -86, -150,
        26, -92, -190, 22),
        brown, bevel=14, angle=40), Shape(tube(46, -116, 30, 88, -146, 26, 96, -186, 22), brown, bevel=14, angle=140),
        *[Shape(ellipse(s * 32,
        -222, 15), brown, bevel=8) for s in (-1, 1)], Shape(ellipse(0, -188, 46, 44), brown, bevel=30, angle=40,
        grain=0.14), Shape(ellipse(0,
        -172, 24, 19), "#e0b98a", bevel=14), flat(ellipse(0, -180, 9, 6), "#2a1a14", tone=0.2),
        drawn("M-10 -164 Q0 -156 10 -164", 3.4), flat(
        f"{ellipse(-17, -198, 5)} {ellipse(17, -198, 5)}", "#2a1a14", tone=0.2), Shape(" ".join(loop(x - 12, -146, x,
        -158, x + 12, -146, x,
        -132) for x in range(-40, 50, 16)), "#fbf4df", bevel=6, contour=1), Shape(polygon(-16, -228, 0, -274, 16,
        -228), "#c1452f", bevel=8,
        angle=40), Shape(ellipse(0, -276, 7), "#e8b23a", bevel=5)]
    ribbons = [Shape(tube(x, 120, 9, x + dx, 160, 9, x - dx * 0.4, 200, 8, x + dx, 240, 4), t, bevel=4, angle=40,
        contour=0.9) for x, dx, t in
        ((330, -24, "#2f6f8f"), (350, 20, "#e8b23a"), (560, 24, "#7f9f3c"), (580, -18, "#6f4a7e"))]
    ball = [Shape(ellipse(0, -30, 34), "#2f6f8f", bevel=22, angle=30), Shape(loop(-10, -64, 10, -64, 16, -30, 10, 4,
        -10, 4, -16, -30), "#fbf4df",
        bevel=9, angle=80)]
    return [*placed(shepherds_wagon(), 456, 348, 1.16), *ribbons, *placed(bear, 190, 350, 0.98, -4), *placed(ball, 300,
        356, 0.8)]


PICTURES = {
    "village-smithy": view(forge, smithy),
    "hot-meal": view(hearth, hot_meal),
    "map-seller": view(stall_back, map_seller),
    "lost-and-found": view(lambda: [*stones(9), *shine(320, 180, 200)], lost_and_found),
    "drill-yard": view(yard, drill_yard, MORNING),
    "friendly-wager": view(tavern, friendly_wager),
    "quartermaster": view(stores, quartermaster),
    "travelling-fair": view(fairground, travelling_fair, NOON),
}
RECIPES = recipes("rewards", PICTURES, __name__, *KITS, shared=("country", "reward_setting"), quality=68)
