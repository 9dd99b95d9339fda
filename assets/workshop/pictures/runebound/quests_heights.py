"""Quests in the mountains: the third waterfall, the eagles' nest, the fallen crown, the humming gorge, shed scales."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Glow, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.nature import grass
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.skeletons import bone_hand
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound.land import cliff, firs, ground, lake, peaks, rocks
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import coins, scroll
from assets.workshop.pictures.runebound.views import DAY, GOLDEN, RED, SNOW, recipes, scene
from assets.workshop.pictures.runebound.weather import beam, birds, burst, clouds, flakes, haze, plume


def _fall(x: float, top: float, foot: float, half: float) -> list[Shape]:
    """Return a waterfall with its spray."""
    strands = Ridge(" ".join(f"M{x + half * u:.0f} {top} q{6 * u:.0f} {(foot - top) * 0.5:.0f} {10 * u:.0f} "
        f"{foot - top:.0f}" for u in (-0.7, -0.35, 0, 0.35, 0.7)), 5, -5)
    return [Shape(loop(x - half, top - 4, x - half * 1.05, (top + foot) / 2, x - half * 1.25, foot, x, foot + 8,
        x + half
            * 1.25, foot, x + half * 1.05, (top + foot) / 2, x + half, top - 4, x, top - 12), "#e6f3f3", bevel=12,
            angle=86, ink=0.4, tone=1.25, ridges=(strands,), contour=0.8, shadow=NO_SHADOW),
        *(haze(x + dx, foot + 4, half * 1.0, 14, "#ffffff", 0.75) for dx in (-half, 0, half))]


def hermits_map() -> Part:
    """Return three waterfalls in the snows; behind the third a lit cave, and before them the map."""
    out: list[Shape] = [*peaks(3, ((110, 20, 260, 170), (420, -6, 260, 190), (760, 26, 260, 180)), fog=0.35),
        *firs(4, ((60, 150, 60), (96, 156, 44), (250, 150, 56), (560, 148, 50), (800, 150, 60)), fog=0.25)]
    out += cliff(5, (-20, 150, 90, 140, 200, 152, 330, 138, 470, 150, 640, 136, 760, 148, 900, 140, 900, 330, -20, 330),
        "#b7a89c", fog=0.1)
    out += [flat("M486 322 V250 Q492 182 566 178 Q640 182 646 250 V322 Z", "#241a16", tone=0.3, contour=1.2),
        flat("M508 322 V262 Q514 206 566 202 Q618 206 624 262 V322 Z", "#ffc65a", ink=0, tone=1.7, feather=14,
        glow=Glow("#ffb84a", 20, 0.7)), *person(Person(coat="#5a4638", head="hood", cover="#4a3a30", hem=-8), 598, 320,
        0.4)]
    for x, half in ((110, 30), (330, 36), (546, 24)):
        out += _fall(x, 146, 318, half)
    out += lake(4, 316, "#8fb9c6", waves=30)
    out += [Shape(loop(-40, 420, -20, 352, 120, 340, 260, 372, 360, 420), "#f3f0e6", bevel=20, ink=0.5),
        Shape(loop(560, 420, 640, 368, 760, 346, 900, 352, 920, 420), "#f3f0e6", bevel=20, ink=0.5)]
    out += rocks(3, ((690, 372, 90, 46), (790, 366, 120, 64), (40, 372, 100, 60)), "#a7a2a0")
    chart = [*scroll(190, 108, lines=0), drawn("M-70 20 l22 -34 l18 26 l20 -40 l24 46", 3, "#5a4636"),
        *(drawn(f"M{x} -22 v34 M{x + 6} -22 v34", 2.4, "#3f7f95") for x in (16, 40, 64)),
        drawn("M56 16 l18 18 m0 -18 l-18 18", 5, "#c8422b"), drawn("M-60 34 C-30 20 10 44 50 30", 2.6, "#c8422b")]
    return [*out, *placed(chart, 310, 344, 1.2, -5), *flakes(2, 60, 880, 360)]


def _eagle() -> list[Shape]:
    """Return an eagle with raised wings that looks left; its claws are at 0, 0, it is about 420 wide."""
    feather = "#6f4c30"
    out: list[Shape] = []
    for side in (-1, 1):
        for k in range(8):
            u = k / 7
            tip = (side * (210 - 40 * u), -210 + 150 * u - 20 * (1 - u))
            root = (side * (60 - 30 * u), -96 + 10 * u)
            out.append(Shape(tube(root[0], root[1], 30, (root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 16, 30, tip[0],
                tip[1], 10), darker(feather, 0.1 * (k % 2)), bevel=9, angle=30 * side, contour=1.0,
                ridges=(Ridge(line(root[0], root[1], tip[0], tip[1]), 4, -4),), shadow=Shadow(0.3, 3, 4, 3)))
        out.append(Shape(loop(side * 14, -110, side * 60, -134, side * 120, -150, side * 130, -120, side * 84, -86,
            side * 30, -70), lighter(feather, 0.1), bevel=16, angle=50 * side, grain=0.14))
    scales = Ridge(" ".join(f"M{-26 + 13 * j + (6 if k % 2 else 0)} {-96 + 16 * k} q6 10 12 0" for k in range(5)
        for j in range(4)), 4, -4)
    return [*out, Shape(polygon(-22, -26, 22, -26, 34, 30, 10, 22, 0, 36, -12, 22, -34, 30), darker(feather, 0.15),
            bevel=9, angle=86), Shape(loop(-34, -90, -30, -40, 0, -14, 30, -40, 34, -90, 14, -124, -14, -124), feather,
            bevel=26, angle=70, ridges=(scales,)), Shape(loop(-26, -116, -30, -150, -10, -172, 18, -164, 26, -138, 24,
            -112, 0, -104), "#f1e8d4", bevel=18, angle=60, grain=0.06), Shape("M-26 -150 Q-56 -152 -58 -126 Q-48 -136 "
            "-26 -134 Z", "#e2a93a", bevel=6, shine=0.4), flat(ellipse(-12, -150, 5), "#ffce3a", ink=0, contour=1),
        flat(ellipse(-13, -150, 2.4), "#140e0a", tone=0.2), drawn("M-24 -160 L-4 -156", 3.4), *(Shape(tube(x, -18, 12,
        x - 2, 0, 9), "#e2a93a", bevel=4) for x in (-14, 14))]


def teeth_of_the_queen() -> Part:
    """Return an eagle over its nest on a spire, silver and gold in the nest, the world far below."""
    out: list[Shape] = [*clouds(6, ((130, 300, 240), (720, 290, 260), (420, 330, 220)), ink=0.4),
        *peaks(9, ((70, 190, 420, 90), (210, 240, 420, 90), (820, 170, 420, 100), (660, 230, 420, 100)), "#b0b0bc",
        0.35)]
    out += cliff(6, (300, 420, 326, 330, 350, 300, 400, 284, 480, 284, 536, 298, 560, 336, 590, 420), "#b19b84", 80)
    dice = random.Random(8)
    out += placed(_eagle(), 440, 232, 1.02)
    twigs = " ".join(line(440 + dice.uniform(-140, 90), 262 + dice.uniform(-6, 34), 440 + dice.uniform(-60, 60), 276
        + dice.uniform(-6, 24), 440 + dice.uniform(-60, 150), 262 + dice.uniform(-10, 34)) for _ in range(34))
    out += [Shape(loop(306, 262, 320, 306, 400, 322, 480, 322, 560, 306, 576, 262, 440, 280), "#7d5d3a", bevel=18,
        angle=12, grain=0.2), drawn(twigs, 5, "#a8834f", contour=1.0), drawn(twigs, 2, "#5a3d24")]
    cup = [Shape("M-20 -46 Q-18 -14 0 -12 Q18 -14 20 -46 Z", "#d9ad4c", bevel=9, shine=0.8), Shape(box(-4, -14, 8, 18),
        "#d9ad4c", bevel=3), Shape(ellipse(0, 4, 16, 5), "#d9ad4c", bevel=3), flat(ellipse(0, -46, 20, 5), "#7a5a20")]
    out += [*placed(cup, 372, 258, 0.9, -16), Shape(ellipse(520, 254, 16, 16), "#dfe6ea", bevel=8, shine=1.0),
        flat(ellipse(520, 254, 9), "#8fb0c4", ink=0.2), *coins(((400, 268), (424, 274), (470, 276), (494, 268), (446,
        266)), 0.9), Shape(polygon(540, 262, 560, 214, 566, 218, 552, 264), "#cfd8dc", bevel=3, shine=0.9),
        *burst(520, 250, 4, 26, count=6), *burst(378, 222, 3, 18, count=6)]
    return [*out, *birds(((150, 120, 0.6), (700, 90, 0.7), (770, 120, 0.5)))]


def crown_in_the_crags() -> Part:
    """Return a chasm of red crags; on a ledge in a shaft of light a crown, and the king's hand below it."""
    out: list[Shape] = [haze(440, 120, 150, 200, "#fff0d0", 0.8)]
    for k, (half, tint, veil) in enumerate(((70, "#cfa68a", 0.5), (140, "#b98868", 0.25), (240, "#9a6a4e", 0.0))):
        for side in (-1, 1):
            xs = [440 + side * (half + (18 if j % 2 else -16) + 10 * j) for j in range(6)]
            edge = [v for j, x in enumerate(xs) for v in (x, -30 + j * 92)]
            far = 440 + side * 560
            out += cliff(k * 3 + side + 9, (far, -30, *edge, far, 440), tint, 78 + 8 * side, veil)
    out += [beam(430, -20, 26, 300, 90, "#fff3cc", 0.5, 10), haze(440, 400, 260, 40, "#f3e2c4", 0.9)]
    ledge = cliff(12, (250, 420, 262, 330, 300, 300, 420, 290, 520, 296, 566, 318, 590, 420), "#a9775a", 8)
    crown = [Shape("M-70 30 L-82 -44 L-44 -8 L-26 -66 L0 -14 L26 -66 L44 -8 L82 -44 L70 30 Q0 48 -70 30 Z", "#e2b440",
        bevel=12, angle=70, shine=0.9, contour=1.3), Shape("M-70 30 Q0 48 70 30 L68 12 Q0 30 -68 12 Z", "#c48f2a",
        bevel=5, shine=0.6), *(Shape(ellipse(x, y, 7), t, bevel=5, shine=1.0) for x, y, t in ((-82, -48, "#e9c65a"),
        (-26,
        -70, "#e9c65a"), (26, -70, "#e9c65a"), (82, -48, "#e9c65a"))), *(Shape(ellipse(x, y, 8, 9), t, bevel=5,
        shine=1.0,
        ink=0.3) for x, y, t in ((-40, 18, "#a8322c"), (0, 24, "#2f6f9a"), (40, 18, "#a8322c")))]
    arm = [Shape(tube(0, 150, 16, 4, 60, 13), "#e2d3b0", bevel=6, angle=80), Shape(tube(-12, 150, 13, -6, 60, 11),
        "#d6c6a0", bevel=5, angle=80), *bone_hand()]
    out += [*ledge, *burst(430, 230, 40, 130, opacity=0.5), *placed(crown, 430, 262, 0.92, -9), *placed(arm, 548, 356,
        0.66, -24), *placed(skull(), 356, 318, 0.86, -18)]
    return [*out, *birds(((470, 60, 0.7), (410, 110, 0.5)))]


def song_of_the_wyrm() -> Part:
    """Return a gorge whose rock is a sleeping wyrm: a shut eye of embers, and waves of sound out of the stone."""
    out: list[Shape] = [*peaks(5, ((120, 40, 300, 150), (420, 90, 300, 140), (780, 20, 300, 170)), "#b98a74", 0.3,
        False, dark="#7a4a40")]
    hide = "#a86f54"
    spine = loop(-40, 420, -40, 250, 60, 190, 190, 150, 330, 140, 430, 150, 500, 190, 560, 214, 680, 236, 760, 262, 800,
        300, 770, 332, 660, 344, 540, 350, 460, 380, 440, 420)
    bands_ = Ridge(" ".join(f"M{-40 + 60 * k} {420} Q{10 + 60 * k} {240 - 4 * k} {60 + 62 * k} {160}"
        for k in range(8)),
        12, -11)
    out += [Shape(polygon(x, 168 - abs(260 - x) * -0.02 + max(0, x - 400) * 0.3, x + 30, 96 + abs(280 - x) * 0.16,
        x + 46,
        166 + max(0, x - 400) * 0.34), darker(hide, 0.15), bevel=9, angle=60, grain=0.16) for x in range(20, 500, 62)]
    out += [Shape(spine, hide, bevel=60, angle=24, grain=0.26, ridges=(bands_, Ridge("M470 250 Q560 232 640 262", 10,
        12),
        Ridge("M500 330 Q620 316 776 312", 9, -12)), contour=1.2, shadow=Shadow(0.3, 6, 10, 8)),
        Shape(tube(520, 216, 34, 470, 170, 26, 440, 116, 6), "#c9a184", bevel=10, angle=40, grain=0.14),
        Shape(tube(570, 222, 28, 540, 170, 20, 530, 124, 5), "#c9a184", bevel=9, angle=40, grain=0.14),
        flat("M556 268 Q600 244 646 272 Q600 284 556 268 Z", "#3a1c14", tone=0.3, contour=1.2),
        flat("M570 268 Q602 262 634 271 Q600 276 570 268 Z", "#ffb03a", ink=0, tone=1.7, glow=Glow("#ff9a2e", 12, 0.8)),
        flat(ellipse(752, 284, 10, 6), "#2a1610", tone=0.2), *plume(770, 282, 120, 16, 70, "#efe0cf")]
    for r in (70, 110, 150, 190):
        arc = f"M{640 + r * 0.5:.0f} {250 - r * 0.86:.0f} A{r} {r} 0 0 0 {600 - r:.0f} 250"
        out.append(drawn(arc, 3.4, "#fff0c0", ink=0, tone=1.8, opacity=0.9, contour=0.5))
    for x, y, s in ((330, 96, 1.0), (388, 60, 0.8), (690, 120, 0.9), (270, 50, 0.7)):
        out += placed([Shape(f"{ellipse(-9, 16, 9, 7)} {box(-3, -26, 4, 42)} M1 -26 Q16 -20 14 -4 Q10 -14 1 -16 Z",
            "#7a2a1c", bevel=3, contour=0.8)], x, y, s * 1.4)
    out += [ground(((0, 372), (200, 384), (440, 370), (700, 380), (880, 366)), "#c99a70", furrows=2)]
    return [*out, *rocks(8, ((80, 392, 90, 44), (820, 390, 100, 52), (380, 400, 60, 26)), "#a8745a"),
        *person(Person(coat="#2f6f8f", head="hood", cover="#28566a", back=True, right=(54, -176, 40, -212), hem=-40),
        330,
        402, 0.5)]


def shed_scales() -> Part:
    """Return scales as long as shields stuck in a red gorge, warm; somebody lifts one before him."""
    out: list[Shape] = [*cliff(3, (-20, -20, 190, -20, 230, 120, 200, 240, 240, 330, -20, 330), "#b5644a", 82),
        *cliff(4, (900, -20, 660, -20, 640, 100, 690, 220, 640, 330, 900, 330), "#a85a44", 74),
        ground(((0, 316), (240, 322), (460, 310), (700, 320), (880, 312)), "#d09a74", furrows=3)]

    def scale(size: float, tint: str) -> list[Shape]:
        rings = Ridge(" ".join(f"M{-60 + 8 * k} {-10 - 20 * k} Q0 {-60 - 26 * k} {60 - 8 * k} {-10 - 20 * k}"
            for k in range(5)), 6, -6)
        body = "M-62 20 C-74 -70 -40 -150 0 -196 C40 -150 74 -70 62 20 Z"
        return placed([Shape(body, tint, bevel=30, angle=30, grain=0.06, shine=0.7, ridges=(rings,), contour=1.3),
            drawn("M0 -186 V10", 4, darker(tint, 0.5)), flat("M-40 -30 Q-46 -90 -10 -150", "#ffe0b0", opacity=0.5)], 0,
            0,
            size)

    for x, y, s, t, tint in ((120, 352, 0.7, -24, "#a8322a"), (250, 340, 0.5, 12, "#b5452e"), (610, 342, 0.56, -8,
            "#a8322a"), (770, 356, 0.84, 20, "#93291f"), (690, 330, 0.4, 34, "#b5452e")):
        out += [*placed(scale(s, tint), x, y, 1.0, t), *plume(x, y - 150 * s, 70, 9, 20, "#f3e4d2")]
    out += [*placed(scale(1.24, "#b5392b"), 476, 366, 1.0, 9), *plume(496, 160, 90, 10, 26, "#f3e4d2"),
        *person(Person(coat="#2f6f8f", head="hat", cover="#7a5a34", left=(60, -196, 84, -232), right=(62, -160, 96,
        -150),
        legs="#4a4a52", hem=-70, look=1.0, cloak="#8a6a3e"), 352, 388, 0.98)]
    dice = random.Random(5)
    return [*out, *(grass(dice, x, 396, 30, 22, "#a8703c") for x in (60, 300, 590, 840))]


PICTURES = {
    "the-hermits-map": scene(hermits_map, SNOW),
    "teeth-of-the-queen": scene(teeth_of_the_queen, DAY),
    "crown-in-the-crags": scene(crown_in_the_crags, GOLDEN),
    "song-of-the-wyrm": scene(song_of_the_wyrm, RED),
    "shed-scales": scene(shed_scales, RED),
}
RECIPES = recipes("quests", PICTURES, __name__)
