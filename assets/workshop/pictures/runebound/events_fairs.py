"""Events of the village year: harvest home, the bride's chest, a trial at noon, the spring fair, two brothers."""

from __future__ import annotations

import random

from assets.workshop.engraving import Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.farm import barley
from assets.workshop.engraving.kit.houses import milestone
from assets.workshop.engraving.kit.props import banner, barrel, cart, mug, sack, tent
from assets.workshop.engraving.kit.town import clock_tower, flank, gabled, windmill
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import ground, hedge, meadow, peaks, road, tree
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import beams, boards, coins
from assets.workshop.pictures.runebound.views import DAY, GOLDEN, INSIDE, NOON, recipes, scene
from assets.workshop.pictures.runebound.weather import birds, burst, clouds, pool


def _sheaf(size: float = 1.0) -> list[Shape]:
    """Return a bound sheaf of corn, 150 high, its foot at y = 0."""
    straw = Ridge(" ".join(f"M{x} 0 Q{x * 0.3:.0f} -70 {x * 1.2:.0f} -140" for x in range(-36, 40, 9)), 4, -5)
    ears = " ".join(tube(x * 0.9, -118, 6, x * 1.3, -150, 9, x * 1.5, -168 + abs(x) * 0.3, 3) for x in range(-44, 48,
        8))
    return placed([Shape(ears, "#d9a83f", bevel=3, angle=70, contour=0.9), Shape(loop(-44, 0, -18, -64, -56, -132, 0,
        -146, 56, -132, 18, -64, 44, 0, 0, 8), "#e2bb58", bevel=22, angle=84, grain=0.12, ridges=(straw,)), Shape(tube(
        -22, -64, 13, 22, -64, 13), "#a8652f", bevel=5, angle=4)], size=size)


def harvest_home() -> Part:
    """Return an open barn hung with lanterns, a broad miller who rolls up his sleeves, and your own tankard."""
    out: list[Shape] = [*boards("#b07c48", wide=52), *beams(30, every=110)]
    for x in (90, 250, 620, 790):
        out += placed([drawn("M0 -40 V0", 2)], x, 62)
    for x in (170, 330, 550, 710):
        out.append(Shape(tube(x, 26, 16, x, 420, 16), "#8a5d36", bevel=7, angle=86, grain=0.14))
    garland = " ".join(f"M{x} 56 q55 60 110 0" for x in range(0, 880, 110))
    out.append(drawn(garland, 7, "#7f9a48", contour=1.1))
    out += [s for x in (165, 385, 495, 715) for s in (Shape(" ".join(ellipse(x + dx, 86 + abs(dx) * -0.4, 7) for dx in (
        -24, -8, 8, 24)), "#c8422b", bevel=4),)]
    out += [Shape(box(-20, 352, 920, 80), "#d9b45e", bevel=10, angle=4, grain=0.3, contour=0.8)]
    dancers = ((120, "#7a3f5a", "kerchief", "#e0c48a", -1.0), (228, "#3f6a8a", "hat", "#8a6a3a", 1.0), (668, "#5f8a4a",
        "hat", "#6a4a30", -1.0), (772, "#b5552f", "kerchief", "#f0e2c4", 1.0))
    for x, coat, head, cover, look in dancers:
        lift = (-56, -176, -84, -214) if look < 0 else (-50, -150, -60, -120)
        other = (56, -176, 84, -214) if look > 0 else (50, -150, 64, -124)
        out += person(Person(coat=coat, head=head, cover=cover, look=look * 0.6, left=lift, right=other, pose="walk",
            hem=-40 if head == "hat" else -12), x, 366, 0.86)
    out += [*placed(_sheaf(1.1), 350, 384), *placed(_sheaf(0.9), 556, 384, 1.0, 6), *placed(_sheaf(1.2), 26, 404, 1.0,
        -5),
        *placed(_sheaf(1.2), 858, 402, 1.0, 5)]
    miller = Person(coat="#f2ead6", skin="#dda27c", hair="#a8562a", head="cap", cover="#f4efe0", beard="#b5652f",
        left=(-74, -150, -10, -140), right=(74, -140, 20, -152), sleeves="#dda27c", hem=-60, legs="#8a7a5a", wide=1.36,
        apron="#e6dcc4", eyes="#2a4a6a")
    out += person(miller, 450, 408, 1.36)
    out += [Shape(tube(404, 178, 40, 372, 196, 38), "#f2ead6", bevel=12, angle=40), Shape(tube(500, 178, 40, 536, 196,
        38), "#f2ead6", bevel=12, angle=40)]
    hand = [Shape(tube(0, 160, 66, 6, 60, 50), "#2f6f8f", bevel=22, angle=84), Shape(loop(-34, 50, -40, -10, -10, -24,
        26, -18, 34, 20, 24, 62), "#dcab84", bevel=20, angle=30)]
    out += [*placed(mug(2.7), 232, 376), *placed(hand, 276, 336, 0.9, -8), *(Shape(tube(214, 308 + 20 * k, 19, 262, 306
        + 20 * k, 19), "#dcab84", bevel=8, angle=10) for k in range(3))]
    return [*out, pool(385, 60, "#ffd873", 60, 0.2), pool(500, 60, "#ffd873", 60, 0.2)]


def _dove(colour: str = "#fbf6ea") -> list[Shape]:
    """Return a painted dove with a twig that flies to the right, 70 long, round 0, 0."""
    return [flat(loop(-34, 6, -12, -6, 8, -10, 22, -8, 30, 0, 16, 8, -6, 12, -40, 16), colour, tone=1.5, contour=1.0),
        flat("M-10 -6 Q-22 -34 -2 -40 Q10 -22 8 -8 Z", colour, tone=1.4, contour=1.0), flat(ellipse(22, -3, 2),
        "#1d1712",
        tone=0.2), drawn("M30 0 q10 2 14 10 M36 2 l4 -6", 2.4, "#4f7a3a")]


def brides_chest() -> Part:
    """Return a chest painted with doves on a cart before a city gate, a dealer with a purse on either side."""
    out: list[Shape] = [*clouds(4, ((150, 80, 220), (720, 90, 200))), *peaks(9, ((300, 120, 240, 120), (600, 110, 240,
        130)), "#b0b2be", 0.5)]
    for x, s, roof in ((80, 0.9, "#a8553c"), (170, 0.74, "#3f7f95"), (720, 0.78, "#b98a3a"), (812, 0.94, "#a8553c")):
        out += placed(gabled(150, 170, "#f2e4c4", roof, 0), x, 296, s)
    out += [ground(((0, 290), (440, 276), (880, 288)), "#b9c078"), *road(440, 280, 80, 440, 350, 220, 440, 430, 420)]
    out += [*placed(milestone(0, 0, 1.1), 96, 392), *placed(cart("#9a7042"), 452, 392, 1.5)]
    wood, trim = "#3f6f8a", "#d9ad4c"
    chest = [Shape("M-150 -84 Q-150 -150 -90 -156 H90 Q150 -150 150 -84 Z", darker(wood, 0.05), bevel=20, angle=4,
        contour=1.2), Shape(box(-150, -84, 300, 106), wood, bevel=8, angle=4, grain=0.08, contour=1.2),
        *(Shape(box(x - 9, -154, 18, 176), trim, bevel=4, shine=0.5) for x in (-132, 132)), Shape(box(-152, -92, 304,
        12),
        trim, bevel=4, shine=0.5), Shape(polygon(-22, -98, 22, -98, 22, -58, 0, -44, -22, -58), trim, bevel=5,
        shine=0.6),
        flat(ellipse(0, -76, 6), "#2a1a10", tone=0.3)]
    chest += [*placed(_dove(), -66, -30, 1.3), *placed(_dove(), 66, -30, 1.3, 0, True), *placed(_dove(), -56, -122,
        0.8),
        *placed(_dove(), 56, -122, 0.8, 0, True)]
    heart = "M0 14 C-26 -6 -22 -28 -6 -26 Q0 -24 0 -18 Q0 -24 6 -26 C22 -28 26 -6 0 14 Z"
    chest += placed([flat(heart, "#d04434", tone=1.1, contour=1.0)], 0, 4, 0.9)
    ribbon = [Shape("M-10 -160 Q-60 -200 -64 -160 Q-40 -150 0 -156 Q40 -150 64 -160 Q60 -200 10 -160 Z", "#f2e6ea",
        bevel=9, angle=30, contour=1.1)]
    out += placed([*chest, *ribbon], 460, 304, 1.14)
    lean = Person(coat="#7a2f34", skin="#dcab84", head="hat", cover="#3a2a30", beard="#3a2a20", look=1.0, left=(-50,
        -150,
        -40, -110), right=(66, -150, 100, -166), hem=-20, cloak="#4a2a34")
    fat = Person(coat="#6a5a2f", skin="#e0a884", head="cap", cover="#8a3a2a", look=-1.0, left=(-66, -150, -98, -164),
        right=(52, -150, 46, -110), hem=-20, wide=1.4, belt="#3a2a1a")
    out += [*person(lean, 190, 406, 1.2), *person(fat, 724, 408, 1.16)]
    purse = [Shape(loop(-20, 10, -16, -18, -6, -28, 6, -28, 16, -18, 20, 10, 0, 22), "#a8763f", bevel=12, angle=40),
        drawn("M-9 -24 h18", 4, "#5a3a20"), *coins(((-4, -34), (7, -32)), 0.7)]
    return [*out, *placed(purse, 312, 212, 1.2), *placed(purse, 588, 226, 1.2), *birds(((330, 70, 0.6), (560, 60,
        0.5)))]


def trial_at_noon() -> Part:
    """Return a market square at noon: a judge on a barrel, the accused bound on the well, the crowd at its dinner."""
    out: list[Shape] = [*burst(440, 20, 30, 120, "#fff6d0", 22, 0.6), *clouds(7, ((120, 70, 160), (760, 70, 180)))]
    for x, s, roof in ((40, 1.06, "#a8553c"), (160, 0.9, "#3f7f95"), (270, 0.76, "#b98a3a"), (640, 0.8, "#7f9a58"),
        (752,
            0.94, "#a8553c"), (860, 1.06, "#6a5a7a")):
        out += placed(gabled(150, 170, "#f2e4c4", roof, 0), x, 296, s)
    out += [*placed(clock_tower(250, 34), 452, 290, 0.98), Shape(polygon(-20, 296, 900, 290, 900, 440, -20, 440),
        "#d9c79c", bevel=10, angle=4, grain=0.2, ridges=(Ridge("M-20 316 H900 M-20 344 H900 M-20 380 H900", 4, -4),))]
    ring = [Shape("M-92 0 V-62 H92 V0 Q0 26 -92 0 Z", "#b7a98c", bevel=16, angle=84, grain=0.16,
        ridges=(Ridge("M-92 -40 "
        "H92 M-92 -18 H92 M-50 -62 V-40 M10 -62 V-40 M60 -62 V-40 M-20 -40 V-18 M36 -40 V-18", 4, -5),)),
        Shape(ellipse(0,
        -62, 96, 20), "#a07444", bevel=8, angle=4, grain=0.16)]
    out += placed(ring, 356, 366, 1.0)
    accused = Person(coat="#8a8a72", skin="#e0b48e", hair="#8a5a34", sad=True, left=(-44, -150, -12, -116), right=(44,
        -150,
        12, -114), hem=-66, boots="#dcab84", legs="#7a6f58", belt=None)
    out += [*person(accused, 356, 310, 0.94), Shape(polygon(340, 198, 372, 196, 373, 206, 341, 209), "#e2cf9a",
        bevel=3),
        drawn("M356 206 Q366 250 350 290", 3.4, "#d9c08a", contour=1.1)]
    out += placed(barrel(108, 110), 566, 370, 1.0)
    judge = Person(coat="#8e2a1b", skin="#dba27e", hair="#f4f0e4", head="long", beard=None, left=(-72, -164, -112,
        -168),
        right=(62, -150, 30, -118), look=-1.0, pose="sit", cloak="#7a2016", hem=-40, wide=1.24, legs="#3a2a2a")
    out += person(judge, 566, 312, 1.0)
    out += placed([Shape(box(-5, -34, 10, 40), "#a07444", bevel=3, angle=86), Shape(box(-20, -52, 40, 22), "#8a5d36",
        bevel=6)], 430, 146, 1.0, -24)
    eats = ((60, "#3f6a8a", "hat", "#8a6a3a"), (150, "#7a5a3a", "kerchief", "#e0c48a"), (236, "#5f7a4a", "cap",
        "#7a3f34"), (690, "#8a4a5a", "kerchief", "#f0e2c4"), (776, "#4a5a7a", "hat", "#5a4a34"), (856, "#9a7a3a",
        "bare",
        "#5a3a22"))
    for k, (x, coat, head, cover) in enumerate(eats):
        out += person(Person(coat=coat, head=head, cover=cover, hair=cover if head == "bare" else "#4a3020", back=True,
            hem=-10, wide=1.1), x, 470 + 10 * (k % 2), 1.0)
    pie = [Shape(ellipse(0, 0, 34, 12), "#d9ccb0", bevel=5), Shape("M-26 -4 Q0 -34 26 -4 Z", "#c98f45", bevel=9,
        angle=30)]
    return [*out, *placed(pie, 104, 346, 1.0), *placed(mug(1.2), 300, 404), *placed(pie, 732, 350, 1.0), *placed([Shape(
        tube(0, 0, 15, 30, -20, 26, 46, -34, 24), "#b5703a", bevel=9), Shape(tube(-16, 12, 8, 2, 0, 8), "#f4ecd8",
        bevel=3)], 196, 360)]


def spring_fair() -> Part:
    """Return two wrestlers locked in a roped ring among striped tents, a ham hung up over them for a prize."""
    out: list[Shape] = [*clouds(5, ((120, 80, 200), (760, 70, 220), (440, 50, 160))), *hedge(4, -20, 900, 236, 60,
        "#9cb868", 0.3), ground(((0, 244), (440, 232), (880, 244)), "#a9c468")]
    for x, s, cloth, stripe in ((110, 0.86, "#c8422b", "#f4ead0"), (262, 0.6, "#3f7f95", "#f4ead0"), (620, 0.6,
        "#d9ad4c",
            "#f4ead0"), (770, 0.9, "#4f8a5a", "#f4ead0")):
        out += placed(tent(300, 220, cloth, stripe), x, 300, s)
    for x, cloth in ((196, "#d9ad4c"), (684, "#c8422b"), (20, "#3f7f95"), (860, "#3f7f95")):
        out += placed(banner(190, cloth), x, 300, 0.9)
    flags = [s for k in range(14) for s in (Shape(polygon(60 + k * 58, 60 + (k % 7 - 3) ** 2 * -2.4, 92 + k * 58,
        60 + (k % 7
        - 2.6) ** 2 * -2.4, 76 + k * 58, 92 + (k % 7 - 3) ** 2 * -2.4), ("#c8422b", "#d9ad4c", "#3f7f95")[k % 3],
            bevel=3),)]
    out += flags
    crowd = ("#7a5a3a", "#3f6a8a", "#8a4a5a", "#5f7a4a", "#9a7a3a", "#6a5a7a", "#a8553c", "#4f7a6a")
    for k in range(12):
        x = 160 + k * 52
        if not 350 < x < 540:
            out += person(Person(coat=crowd[k % 8], head=("hat", "kerchief", "cap", "bun")[k % 4],
                cover=crowd[(k + 3) % 8],
                look=1.0 if x < 440 else -1.0, left=(-56, -176, -74, -226), right=(50, -150, 60, -120)), x, 320, 0.62)
    out += [Shape(ellipse(440, 390, 330, 62), "#e2cf96", bevel=10, angle=4, grain=0.3)]
    for y in (318, 300):
        out.append(drawn(f"M110 {y + 18} Q440 {y - 18} 770 {y + 18}", 6, "#d9b06a", contour=1.2))
    for x in (110, 770):
        out.append(Shape(tube(x, 400, 20, x, 290, 18), "#c8422b", bevel=8, angle=86))
    pole = [Shape(tube(0, 0, 12, 0, -330, 10), "#a8794a", bevel=5, angle=86), Shape(tube(0, -320, 9, 90, -326, 8),
        "#a8794a", bevel=4)]
    ham = [drawn("M0 -54 V-30", 4, "#7a5a30"), Shape(loop(-6, -34, 8, -34, 12, -16, 36, 16, 24, 58, -10, 66, -36, 44,
        -30, 8,
        -12, -14), "#c8704a", bevel=24, angle=50, shine=0.3, contour=1.2), Shape(ellipse(-2, 46, 24, 15), "#f0c4a4",
        bevel=7,
        angle=10), Shape(ellipse(-2, 46, 7, 5), "#f8f0e0", bevel=3), Shape(ellipse(1, -36, 8, 6), "#f8f0e0", bevel=3)]
    out += [*placed(pole, 350, 386), *burst(440, 108, 50, 92, "#fff2c4", 16, 0.5), *placed(ham, 440, 112, 1.1)]
    one = Person(coat="#dca07a", skin="#dca07a", hair="#5a3420", beard="#6a3a20", left=(-30, -160, 40, -176), right=(78,
        -176, 104, -196), look=1.0, hem=-90, belt="#8e2a1b", legs="#5a4a38", wide=1.22, sleeves="#dca07a", pose="walk")
    two = Person(coat="#b57a54", skin="#b57a54", hair="#1d1712", head="bald", left=(-78, -176, -104, -150), right=(30,
        -156,
        -40, -140), look=-1.0, hem=-90, belt="#28566a", legs="#3a4a5a", wide=1.3, sleeves="#b57a54", pose="walk")
    out += [*person(one, 300, 404, 1.16, False, None, 12), *person(two, 566, 404, 1.18, False, None, -12)]
    return [*out, *meadow(4, 0, 880, 396, 416, 14, ("#7f9a48",), ("#f4f0e0", "#e0b0c0"))]


def two_brothers() -> Part:
    """Return two brothers, as like as eggs, fists up where their two furrows meet, a plough behind each."""
    out: list[Shape] = [*clouds(3, ((160, 100, 220), (740, 90, 200))), *burst(440, 170, 70, 210, "#fff0b8", 22, 0.6),
        *hedge(3, -20, 900, 236, 44, "#9cae62", 0.3), *tree(random.Random(4), 60, 246, 130, "#8fae56", 0.15),
        *placed(windmill(300, 18, False), 806, 248, 0.62), *placed(flank(210, 110, 90, "#e6d6ac", "#a8653f", 0), 190,
        246,
        0.6), *barley(random.Random(4), 232, 262)]
    out.append(ground(((0, 254), (440, 250), (880, 254)), "#a9774a", furrows=0))
    for k in range(-11, 12):
        out.append(Shape(tube(440 + k * 26, 254, 5, 440 + k * 60, 330, 14, 440 + k * 120, 430, 30), "#8f5f38" if k % 2
            else
            "#b98656", bevel=9, angle=80, grain=0.16, contour=0.6))
    plough = [Shape(tube(-110, -96, 10, -40, -40, 14, 60, -30, 14, 120, -42, 10), "#9a6b3f", bevel=5, angle=10,
        grain=0.1),
        Shape(tube(-116, -66, 9, -30, -34, 12), "#9a6b3f", bevel=5), Shape(polygon(-30, -36, 30, -32, 8, 12, -46, 16),
        "#8d979c", bevel=8, shine=0.6, contour=1.2), *placed([Shape(ellipse(0, 0, 26), "#7a5636", bevel=8),
        flat(ellipse(0, 0,
        14), "#a9774a", ink=0.4, contour=0.8)], 92, -14)]
    out += [*placed(plough, 170, 392, 1.2), *placed(plough, 710, 392, 1.2, 0, True)]
    left = Person(coat="#3f6a8a", skin="#dca07a", hair="#b5562a", beard="#b5562a", left=(-66, -150, -40, -196),
        right=(72,
        -164, 84, -206), look=1.0, hem=-70, legs="#6a5a42", pose="walk", wide=1.12)
    right = Person(coat="#8a4a34", skin="#dca07a", hair="#b5562a", beard="#b5562a", left=(-72, -164, -84, -206),
        right=(66,
        -150, 40, -196), look=-1.0, hem=-70, legs="#6a5a42", pose="walk", wide=1.12)
    out += [*person(left, 336, 404, 1.26), *person(right, 546, 404, 1.26)]
    knocks = [Shape(ellipse(x, y, 18, 17), "#dca07a", bevel=9, angle=30, shadow=Shadow(0.5, 3, 4, 3)) for x,
        y in ((444, 142),
        (286, 158), (440, 156), (598, 158))]
    return [*out, *knocks, *birds(((330, 60, 0.6), (380, 40, 0.5), (620, 80, 0.6)), "#3a3028"), *placed(sack(50, 60),
        36, 400)]


PICTURES = {
    "harvest-home": scene(harvest_home, INSIDE, lamps=(Lamp(0.5, 0.3, 0.7, 0.9, 0.35),), dark=0.84),
    "the-brides-chest": scene(brides_chest, DAY),
    "a-trial-at-noon": scene(trial_at_noon, NOON),
    "spring-fair": scene(spring_fair, DAY),
    "two-brothers": scene(two_brothers, GOLDEN),
}
RECIPES = recipes("events", PICTURES, __name__)
