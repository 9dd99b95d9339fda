"""Quests by the water: the sunken ferry, the lady of the mere, the vault in the tide, the wanderers in the fen."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.nature import grass
from assets.workshop.engraving.kit.props import barrel, chest
from assets.workshop.engraving.kit.waters import glints, reeds, rings
from assets.workshop.engraving.kit.works import vault_door
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import bare_tree, cliff, firs, ground, lake, peaks
from assets.workshop.pictures.runebound.people import Person, pack, person
from assets.workshop.pictures.runebound.rooms import coins
from assets.workshop.pictures.runebound.steeds import goat
from assets.workshop.pictures.runebound.views import DAWN, DAY, DEEP, MIST, recipes, scene
from assets.workshop.pictures.runebound.weather import beam, birds, burst, clouds, haze


def _fish(tint: str, size: float) -> list[Shape]:
    """Return a fish that swims to the left, 80 long."""
    return placed([Shape("M18 0 L44 -18 Q38 0 44 18 Z", darker(tint, 0.15), bevel=5, angle=30),
        Shape("M-40 0 Q-16 -24 20 "
        "-4 Q24 0 20 4 Q-16 22 -40 0 Z", tint, bevel=12, angle=10, shine=0.5, ridges=(Ridge("M-8 -12 q6 12 0 22 M4 -10 "
        "q6 10 0 18", 4, -4),)), Shape("M-8 -12 Q4 -26 16 -16 L12 -8 Z", darker(tint, 0.1), bevel=3), flat(ellipse(-27,
        -3, 3), "#111111", tone=0.2)], size=size)


def river_keeps() -> Part:
    """Return a river cut open: above its skin a reedy bank, below it a sunken ferry and its strongbox."""
    dice = random.Random(5)
    out: list[Shape] = [beam(180, 80, 30, 420, 90, "#eafff4", 0.4, 60), beam(430, 80, 40, 420, 110, "#eafff4", 0.45,
        40),
        beam(690, 80, 30, 420, 90, "#eafff4", 0.35, 50)]
    out += [flat(box(-20, -20, 920, 92), "#f7eed2", tone=1.3, ink=0.1), ground(((0, 46), (200, 40), (440, 52), (700,
        42),
        (880, 48)), "#9fb562", 0.3, bottom=76, furrows=1),
        drawn("M-20 76 q22 -9 44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 "
        "0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0", 5, "#f4fff8", ink=0,
        tone=1.8, contour=1.0)]
    out += [*reeds(dice, 60, 84, 90, 80), *reeds(dice, 830, 84, 90, 76)]
    out.append(Shape(loop(-40, 420, -40, 350, 120, 336, 300, 356, 520, 362, 700, 340, 920, 352, 920, 440), "#b09a6c",
        bevel=20, angle=6, grain=0.2))
    hull = Shape("M-250 -40 L250 -80 Q236 20 150 40 L-170 60 Q-240 30 -250 -40 Z", "#7d5d3c", bevel=30, angle=8,
        grain=0.14,
        ridges=(Ridge("M-246 -14 L244 -52 M-232 14 L228 -22 M-200 40 L200 8", 5, -6),), contour=1.2)
    hole = flat("M-40 -20 L-10 -44 L30 -34 L66 -46 L80 -4 L40 26 L-20 22 Z", "#1d2c2c", tone=0.3, contour=1.1)
    ribs = [Shape(tube(x, -56, 12, x + 8, -100 - 10 * (k % 2), 8), "#6f5236", bevel=4, angle=80) for k, x in enumerate((
        -200, -130, -60, 110, 190))]
    out += placed([*ribs, hull, hole, Shape(tube(-10, -60, 20, 30, -190, 14), "#7d5d3c", bevel=7, angle=80),
        drawn("M24 -176 Q90 -120 150 -66 M26 -170 Q-60 -120 -120 -58", 3, "#c9b48a")], 330, 322, 0.9, -6)
    box_ = [*chest(150, "#8a5f38"), *coins(((-84, 6), (-60, 12), (92, 8), (70, 14), (110, 14)))]
    out += [*burst(560, 320, 30, 96, "#fff2b8", 14, 0.45), *placed(box_, 560, 380, 1.12, 5)]
    for x, y, s, tint in ((150, 170, 0.9, "#e08a4a"), (690, 190, 1.0, "#d9b24a"), (760, 150, 0.7, "#d9b24a"), (250, 230,
            0.6, "#e08a4a"), (600, 220, 0.6, "#c9dce0"), (440, 150, 0.5, "#c9dce0")):
        out += placed(_fish(tint, s), x, y)
    weeds = [Shape(tube(x, 400, 10, x + 14, 340, 12, x - 8, 280, 9, x + 10, 230, 3), "#5f8a54", bevel=5, angle=80)
        for x in (40, 70, 110, 780, 830, 860, 730)]
    bubbles = " ".join(ellipse(x, y, r) for x, y, r in ((520, 280, 5), (530, 250, 4), (524, 220, 6), (300, 250, 5),
        (306,
        220, 4), (650, 140, 4)))
    return [*out, *weeds, flat(bubbles, "#f2fffa", ink=0, tone=1.7, contour=0.9, opacity=0.8)]


def lady() -> Part:
    """Return a pale lady who rises from a still lake at dawn: a sword on one hand, coins that fall from the other."""
    out: list[Shape] = [*peaks(7, ((130, 60, 230, 150), (330, 100, 230, 120), (640, 80, 230, 130), (800, 50, 230, 150)),
        "#b9b4c4", 0.45), *firs(3, tuple((20 + 46 * k, 226, 34 + 12 * (k % 3)) for k in range(20)), fog=0.4)]
    out += lake(3, 222, "#a9c4cc", waves=26)
    dice = random.Random(2)
    out += [flat(loop(x - 60, 226, x, 226 + h, x + 60, 226), "#8f9bb0", opacity=0.4, feather=4, ink=0.5) for x,
        h in ((130,
        60), (330, 46), (640, 54), (800, 62))]
    out += [glints(dice, 200, 240, 400, 40, "#fff0cc", 24), haze(170, 228, 190, 10), haze(700, 232, 220, 10)]
    robe, skin = "#e3ecea", "#e8d9c4"
    who = Person(coat=robe, skin=skin, hair="#d9b25e", head="crown", cover="#8fc0cc", eyes="#2a5a6a",
        left=(-74, -150, -124, -170), right=(70, -148, 112, -168), pose="wade", belt="#8fb0b8", hem=-40,
        sleeves="#cfe0e0")
    out += [*burst(440, 120, 50, 130, "#fff6dc", 20, 0.5), rings(440, 330, 90, 4)]
    out += person(who, 440, 396, 1.36)
    out += placed(sword(220, 26), 266, 160, 0.86, -78)
    out += [Shape(ellipse(272, 165, 15, 14), skin, bevel=9), *coins(((574, 164), (600, 156), (588, 146), (612, 140),
        (596, 130)), 1.1), Shape(ellipse(590, 171, 17, 13), skin, bevel=9)]
    out += [*coins(((584, 190), (592, 236), (580, 280)), 1.0), rings(586, 318, 30, 3)]
    out.append(Shape(loop(300, 366, 370, 334, 440, 342, 510, 334, 580, 366, 440, 392), "#b5ced4", bevel=6, ink=0.5))
    pads = " ".join(ellipse(x, y, 26, 8) for x, y in ((120, 350), (180, 372), (730, 350), (790, 378), (660, 382)))
    out += [Shape(pads, "#7f9f5a", bevel=5, angle=4), *(s for x, y in ((128, 344), (734, 344)) for s in (Shape(" ".join(
        loop(x + dx - 5, y, x + dx * 1.6, y - 18, x + dx + 5, y) for dx in (-9, 0, 9)), "#f6e6ee", bevel=5),))]
    return out


def tide_vault() -> Part:
    """Return an iron vault in a sea cliff that the tide has just left; a wave stands ready beside it."""
    out: list[Shape] = [*clouds(3, ((120, 110, 200), (720, 90, 200))), *lake(5, 210, "#6fb0bd", waves=30)]
    out += cliff(4, (250, 420, 262, 250, 230, 120, 262, 40, 330, -20, 900, -20, 900, 420), "#c1a98a", 76)
    out += [flat("M350 356 V180 Q360 70 470 66 Q580 70 590 180 V356 Z", "#3a3028", tone=0.4, contour=1.3),
        *placed(vault_door(190, 262, 4, "#6f8a84"), 470, 352, 1.0)]
    dice = random.Random(4)
    weed = [Shape(tube(x, y, 12, x + dice.uniform(-8, 8), y + 30, 10, x + dice.uniform(-10, 10), y + dice.uniform(50,
        80),
        3), "#5f8a54", bevel=5, angle=80) for x, y in ((372, 110), (392, 90), (560, 100), (578, 130), (420, 76), (530,
        78),
        (640, 120), (700, 60), (310, 140))]
    shells = " ".join(ellipse(dice.uniform(300, 860), dice.uniform(240, 330), round(dice.uniform(3, 6), 1))
        for _ in range(
        34))
    out += [*weed, flat(shells, "#efe8d8", tone=1.4, ink=0.3, contour=0.8)]
    out.append(Shape(loop(-40, 440, 120, 372, 300, 346, 480, 352, 700, 344, 920, 360, 920, 440), "#e5d3a4", bevel=18,
        angle=4, grain=0.14))
    wave = ("M-40 420 V150 C20 90 130 70 196 120 C236 152 232 204 204 214 C190 176 140 164 118 200 C96 250 160 320 "
        "300 362 C340 376 300 420 220 424 Z")
    foam = ("M120 118 C170 96 222 120 226 166 C230 196 214 216 200 220 C206 196 204 178 190 172 C196 150 170 124 "
        "120 118 Z")
    out += [Shape(wave, "#4f9aac", bevel=50, angle=50, ink=0.8,
    ridges=(Ridge("M-20 200 C60 140 130 150 160 180 M-30 260 "
        "C30 210 80 220 100 250 C140 320 220 350 280 372 M-30 330 C30 280 80 310 130 350", 10, 9),), contour=1.1),
        Shape(foam, "#f6fdfb", bevel=12, ink=0.3, tone=1.4), *(Shape(ellipse(x, y, r), "#f6fdfb", bevel=5, ink=0.2,
        tone=1.5, shadow=NO_SHADOW) for x, y, r in ((240, 130, 8), (256, 160, 6), (236, 226, 7), (262, 200, 5), (280,
        176,
        4), (210, 244, 9), (250, 340, 9), (300, 360, 12), (330, 374, 8)))]
    star = " ".join(tube(0, 0, 16, 26 * c, 26 * s, 5) for c, s in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81),
        (-0.95, -0.31)))
    out += [*placed([Shape(star, "#d8663a", bevel=8, angle=30)], 660, 384, 1.0, 14), *placed([Shape(star, "#d8663a",
        bevel=8)], 410, 392, 0.7, 40), *placed(barrel(70, 90), 800, 384, 1.0, 70), *coins(((520, 372), (548, 380), (500,
        384)), 0.9)]
    return [*out, *birds(((120, 60, 0.8), (60, 100, 0.6), (180, 40, 0.6)), "#5a5a5a")]


def wanderers() -> Part:
    """Return a family with bundles and a goat that crosses a fen on planks, out of the mist towards the eye."""
    dice = random.Random(3)
    out: list[Shape] = [*bare_tree(4, 120, 220, 170, "#7a8478", 0.1, 0.5), *bare_tree(7, 770, 224, 190, "#7a8478", -0.1,
        0.5), ground(((0, 216), (300, 208), (600, 214), (880, 208)), "#a9b28a", 0.45, furrows=1), *lake(8, 236,
        "#9db5a6",
        waves=24), haze(440, 236, 480, 26)]
    out += [*reeds(dice, 60, 300, 120, 120), *reeds(dice, 820, 300, 130, 130)]
    for k in range(7):
        y, half = 262 + k * 24, 40 + k * 18
        out.append(Shape(polygon(440 - half, y, 440 + half, y - 3, 440 + half + 5, y + 14 + k, 440 - half - 5,
            y + 16 + k),
            "#a8895c", bevel=4, angle=4, grain=0.16))
    out += person(Person(coat="#6d7a84", head="hood", cover="#5f6c76", hem=-20, sad=True), 330, 292, 0.5)
    out += person(Person(coat="#8a7a6a", head="hat", cover="#6a5a4a", beard="#d8d2c4", hem=-20, right=(52, -160, 60,
        -140)),
        560, 296, 0.52)
    out += placed([Shape(tube(0, 0, 6, 4, -150, 6), "#6a4a30", bevel=3)], 596, 300, 0.8)
    out += placed(goat("#d9cdb2"), 640, 330, 0.95)
    mother = Person(coat="#7d3f3a", head="kerchief", cover="#c9a85a", left=(-46, -146, 4, -140), right=(50, -146, 12,
        -126),
        hem=-12, sad=True, belt=None)
    baby = [Shape(loop(-34, 10, -30, -16, 6, -26, 34, -10, 30, 14, 0, 22), "#e6dcc4", bevel=14, angle=40),
        Shape(ellipse(20,
        -12, 14, 13), "#e6b994", bevel=10), drawn("M14 -13 h4 M22 -13 h4 M17 -5 h5", 2)]
    out += [*person(mother, 400, 384, 1.02), *placed(baby, 400, 246, 1.2, -14)]
    father = Person(coat="#4f6a5a", head="cap", cover="#5a4a3a", beard="#6a4426", right=(58, -160, 66, -200), left=(-52,
        -150, -60, -110), pose="walk", sad=True)
    out += [*placed(pack("#a8834f"), 536, 232, 1.2, 8), *person(father, 512, 392, 1.06)]
    child = Person(coat="#c98a3a", head="bare", hair="#b8783a", hem=-66, left=(-50, -156, -70, -190), sad=True)
    out += person(child, 302, 398, 0.66)
    out += placed([Shape(ellipse(0, -14, 10, 12), "#e6dcc4", bevel=6), Shape(loop(-12, 16, -8, -4, 8, -4, 12, 16),
        "#5a7a9a", bevel=6)], 342, 346, 0.8)
    return [*out, haze(140, 330, 180, 20, "#eef0de", 0.6), haze(760, 350, 190, 22, "#eef0de", 0.6), *(grass(dice, x,
        410,
        50, 40, "#8a9358") for x in (30, 130, 230, 640, 740, 850))]


PICTURES = {
    "what-the-river-keeps": scene(river_keeps, DEEP),
    "lady-of-the-mirrormere": scene(lady, DAWN),
    "the-tide-vault": scene(tide_vault, DAY),
    "the-wanderers": scene(wanderers, MIST),
}
RECIPES = recipes("quests", PICTURES, __name__)
