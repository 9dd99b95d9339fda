"""Places in the open country: River Bank, Old Mill, Shepherd's Hill."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.farm import barley, scarecrow, sheep, shepherds_wagon
from assets.workshop.engraving.kit.fire import smoke
from assets.workshop.engraving.kit.houses import fence, milestone
from assets.workshop.engraving.kit.nature import conifer, foliage, grass, hill, mountain, ridge_line, rock
from assets.workshop.engraving.kit.props import barrel, bell, cart, sack, wheel
from assets.workshop.engraving.kit.remains import crow
from assets.workshop.engraving.kit.town import windmill
from assets.workshop.engraving.kit.waters import glints, jetty, reeds, ripples, rowboat, water
from assets.workshop.engraving.palette import DARK_WOOD, OXBLOOD, STONE, WOOD, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving


def _stone_bridge(fog: Fog) -> list[Shape]:
    """Return a far bridge of three arches from x = 640 to 1380."""
    deck = (
        "M600 356 C800 300 1100 292 1400 330 V420 H1330 a62 62 0 0 0 -124 0 H1160 a70 70 0 0 0 -140 0 H976 "
        "a64 64 0 0 0 -128 0 H800 a52 46 0 0 0 -104 0 H600 Z"
    )
    parapet = "M596 350 C800 292 1100 284 1400 322 V340 C1100 302 800 312 600 366 Z"
    return [Shape(deck, STONE, bevel=16, swell=0.5, angle=86, grain=0.2, fog=fog,
        ridges=(Ridge("M640 372 H1380 M640 396 H1380", 5, -4),)),
        Shape(parapet, lighter(STONE, 0.14), bevel=6, angle=4, grain=0.2, fog=fog)]


def _willow(dice: random.Random, x: float, foot: float) -> list[Shape]:
    """Return an old willow whose twigs hang over the water to its right."""
    stem = " ".join((tube(x - 10, foot, 110, x + 4, foot - 190, 70, x + 50, foot - 330, 60, x + 70, foot - 460, 40),
        tube(x + 10, foot - 220, 44, x - 60, foot - 330, 34, x - 110, foot - 420, 20),
        tube(x + 50, foot - 330, 36, x + 150, foot - 430, 22, x + 240, foot - 480, 10)))
    twigs = []
    for k in range(28):
        left = x - 150 + k * 15
        top = foot - 500 + abs(k - 15) * 5 + dice.uniform(-16, 16)
        long = dice.uniform(150, 300) * (1 if k > 11 else 0.7)
        sway = dice.uniform(-14, 22)
        twigs.append(tube(left, top, 13, left + sway * 0.4, top + long * 0.5, 11, left + sway, top + long, 2))
    return [Shape(stem, "#5e5138", bevel=36, angle=80, grain=0.3, ridges=(
        Ridge(line(x - 14, foot, x - 4, foot - 160, x + 34, foot - 320), 9, -7),
        Ridge(line(x + 16, foot, x + 22, foot - 160, x + 56, foot - 320), 9, -7))),
        *foliage(dice, x + 60, foot - 500, 240, 70, "#6f8a44"),
        Shape(" ".join(twigs[::2]), "#7d964c", bevel=5, angle=84, contour=0.7, shadow=Shadow(0.3, 5, 5, 4)),
        Shape(" ".join(twigs[1::2]), "#96ab5c", bevel=5, angle=64, contour=0.6, shadow=Shadow(0.3, 4, 4, 3))]


def _river_bank() -> Part:
    """Return the River Bank: a ferry with pole and bell at its landing stage, the bridge, a willow."""
    dice = random.Random(21)
    air = "#e4e2c0"
    near = "M-20 620 V520 C120 500 260 506 330 540 C400 572 520 560 640 590 C700 604 760 620 760 620 Z"
    ferry = [*rowboat(380, "#8a5c34", OXBLOOD), Shape(tube(-110, -40, 8, -60, -290, 7), WOOD, bevel=4, angle=86)]
    post = [Shape(f"{box(-7, -190, 14, 200)} {box(-7, -190, 70, 11)}", DARK_WOOD, bevel=6, angle=86),
        *placed(bell(54), 48, -180)]
    return [
        *[s for x, top in ((150, 190), (420, 150), (720, 210), (1010, 180), (1260, 220))
            for s in mountain(dice, x, top, 380, Fog(air, 0.66))],
        hill(1360, 620, [(-20, 340), (260, 318), (520, 350), (860, 330), (1380, 320)], "#94a56c", Fog(air, 0.5)),
        *[s for x in (40, 90, 150, 480, 530, 1180, 1240, 1310)
            for s in conifer(dice, x, 366, dice.uniform(70, 120), "#5f7a5c", Fog(air, 0.42))],
        mist(ellipse(700, 372, 700, 14), "#eceacc", 0.7),
        water("M-20 386 C300 376 900 376 1380 390 V620 H-20 Z", "#86a8a4", None, ripples(dice, 0, 1360, 400, 600, 90)),
        glints(dice, 560, 392, 590, 54, "#f8f0cc", 30, spread=2.6),
        *_stone_bridge(Fog(air, 0.3)),
        *[flat(ellipse(x, 424, rx, 7), "#5f7f7c", opacity=0.6, ink=0.8) for x, rx in ((746, 60), (912, 70), (1090, 76),
            (1270, 70))],
        *reeds(dice, 1230, 520, 170, 130),
        hill(1360, 640, [(900, 640), (1010, 560), (1160, 520), (1380, 506)], "#8a9a50"),
        *reeds(dice, 1040, 590, 130, 110),
        *placed(ferry, 700, 500),
        Shape(near, "#95a355", bevel=26, swell=0.5, angle=8, grain=0.25),
        *placed(jetty(300, 74), 330, 520),
        *placed(post, 440, 520, 0.9),
        *placed(sack(60, 66), 470, 512),
        *placed(barrel(56, 72), 534, 512),
        *_willow(dice, 120, 570),
        *milestone(262, 588, 1.2),
        *reeds(dice, 640, 612, 130, 120, count=18),
        *placed(crow(0.9), 590, 500, mirror=True),
        *placed(fence(1140, 560, 5, 52, 6, 1.1)),
        grass(dice, 60, 610, 120, 60),
        grass(dice, 1300, 610, 120, 60),
    ]


def _old_mill() -> Part:
    """Return the Old Mill: torn sails over ripe barley, a lit door, sacks on a cart, crows."""
    dice = random.Random(31)
    air = "#f0dca4"
    track = (
        "M520 620 C600 570 760 556 742 516 C728 490 690 486 690 470 L712 470 C716 484 786 488 800 516 C820 560 720 580 "
        "710 620 Z"
    )
    return [
        mist(ellipse(1110, 100, 210, 18), "#f6e6ba", 0.8, 18),
        mist(ellipse(250, 90, 190, 14), "#fff2cc", 0.7, 18),
        ridge_line(dice, 1360, 620, [330, 300, 340, 310, 330, 290, 320, 300], "#9a9a74", Fog(air, 0.62), 20),
        hill(1360, 620, [(-20, 400), (240, 380), (500, 400), (800, 370), (1100, 392), (1380, 370)], "#d2b664",
            Fog(air, 0.4)),
        *[s for x in (60, 110, 180, 1190, 1250, 1300) for s in conifer(dice, x, 404, dice.uniform(60, 110), "#7a8050",
            Fog(air, 0.36))],
        hill(1360, 620, [(-20, 480), (300, 462), (680, 430), (1000, 462), (1380, 480)], "#cfae58", Fog(air, 0.1)),
        *barley(dice, 446, 520)[:2],
        Shape(track, "#ead7a8", bevel=16, swell=0.4, angle=8, grain=0.2, ink=0.7, contour=0.7, shadow=NO_SHADOW),
        *placed(windmill(320, 30), 690, 500, 1.06),
        *fence(390, 506, 5, 46, -4, 1.1),
        *placed(sack(84, 92), 930, 462),
        *placed(sack(84, 96, "#d4bc8c"), 1012, 462, turn=6),
        *placed(cart("#8a5c34"), 960, 540, 0.9),
        *placed(sack(84, 90), 1130, 548),
        *placed(sack(84, 90, "#d4bc8c"), 560, 540),
        *placed(sack(70, 76), 498, 550, turn=-8),
        *placed(wheel(44, 20), 640, 566, stretch=0.5, turn=12),
        *[s for x, y, k in ((300, 190, 1.0), (390, 140, 0.7), (1010, 160, 0.8), (240, 260, 0.6))
            for s in placed(crow(k, flying=True), x, y, turn=-8)],
        *scarecrow(250, 540),
        *barley(dice, 520, 640)[2:],
        *foliage(dice, -10, 590, 120, 60, "#8a8a44"),
        *foliage(dice, 1370, 590, 130, 70, "#8a8a44"),
    ]


def _shepherds_hill() -> Part:
    """Return Shepherd's Hill: one great oak, a red wagon, a flock, a crook, and a wolf on the next rise."""
    dice = random.Random(17)
    air = "#f2e4b4"
    oak = [Shape(" ".join((tube(0, 8, 100, 4, -120, 58, -6, -220, 50), tube(-4, -180, 38, 90, -260, 24, 150, -290, 10),
        tube(-4, -190, 36, -90, -260, 22, -150, -300, 10), tube(0, 4, 60, 60, 14, 26), tube(0, 4, 60, -64, 16, 24))),
        "#5e4a32", bevel=28, angle=80, grain=0.3, ridges=(Ridge("M-14 0 V-180 M12 0 V-190", 9, -7),)),
        *foliage(dice, 0, -300, 230, 96, "#64803e"), *foliage(dice, -150, -262, 110, 56, "#5a763a"),
        *foliage(dice, 156, -250, 110, 52, "#7a9448"), *foliage(dice, 20, -360, 150, 56, "#7f9a4a")]
    crook = [Shape(stroke("M0 0 V-150 C0 -190 40 -190 38 -160 C36 -146 20 -146 20 -158", 8), WOOD, bevel=4, angle=86)]
    wolf = loop(0, 0, 4, -26, -8, -40, -22, -36, -30, -44, -24, -50, -20, -62, -12, -52, 4, -50, 40, -46, 60, -40, 74,
        -20,
        66, -22, 58, -30, 54, 0, 48, 0, 46, -22, 14, -24, 8, 0)
    flock = [s for x, y, k, flip in ((470, 470, 0.6, False), (560, 484, 0.7, True), (412, 512, 0.85, False),
        (640, 470, 0.55, False), (330, 470, 0.6, True), (520, 540, 1.0, False), (250, 540, 1.0, True), (880, 560, 1.1,
            True),
        (700, 520, 0.8, True)) for s in placed(sheep(k), x, y, mirror=flip)]
    return [
        mist(ellipse(1130, 90, 220, 22), "#f8f0d2", 0.85, 20),
        mist(ellipse(420, 110, 180, 14), "#fff6da", 0.7, 18),
        *[s for x, top in ((90, 210), (330, 160), (610, 220), (880, 180), (1180, 150), (1320, 220))
            for s in mountain(dice, x, top, 400, Fog(air, 0.66))],
        hill(1360, 620, [(-20, 380), (200, 350), (460, 392), (800, 384), (1100, 340), (1380, 370)], "#9fae66",
            Fog(air, 0.46)),
        *placed([Shape(wolf, "#4c4a44", bevel=10, angle=60, fog=Fog(air, 0.2))], 250, 362, 1.0),
        flat(ellipse(232, 316, 3), "#f4d85a", ink=0, tone=1.8),
        *[s for x in (30, 80, 140, 1250, 1310) for s in conifer(dice, x, 396, dice.uniform(70, 120), "#6a8250",
            Fog(air, 0.4))],
        hill(1360, 620, [(-20, 500), (220, 460), (520, 420), (780, 398), (1000, 424), (1380, 500)], "#8fa452"),
        *_field_wall(dice),
        *placed(oak, 790, 424),
        *placed(shepherds_wagon(), 1050, 500, 0.98),
        smoke(1109, 236, 140, 12),
        *flock,
        *placed(crook, 760, 560, turn=12),
        *rock(dice, 1270, 580, 150, 80),
        *rock(dice, 90, 596, 150, 60),
        *foliage(dice, 1350, 610, 110, 36, "#6f8a40"),
        grass(dice, 420, 604, 120, 50, "#708a3e"),
        grass(dice, 980, 604, 120, 56, "#708a3e"),
        flat(" ".join(ellipse(dice.uniform(40, 1320), dice.uniform(520, 596), 3.4, 2.6) for _ in range(70)), "#fff2c8",
            ink=0,
            contour=0.5, tone=1.6),
    ]


def _field_wall(dice: random.Random) -> list[Shape]:
    """Return a dry-stone wall that runs down the hill at the left, with a gap."""
    out = []
    for k in range(22):
        x, y = -10 + k * 24, 492 - k * 4.2
        if k in (15, 16):
            continue
        for lift in (0, 15):
            w, h = dice.uniform(13, 16), dice.uniform(8, 10)
            cx = x + (10 if lift else 0)
            out.append(Shape(loop(cx - w, y - lift + h, cx - w, y - lift - h * 0.6, cx - w * 0.3, y - lift - h,
                cx + w * 0.8,
                y - lift - h * 0.7, cx + w, y - lift + h), "#a09a88", bevel=8, angle=30 + 37 * k % 90, grain=0.3,
                pitch=0.85,
                shadow=Shadow(0.3, 3, 3, 2)))
    return out


PICTURES = {
    "river-bank": Picture(_river_bank, sky=Sky(high="#7fa4ac", low="#f6ebbc", sun=(0.4, 0.25), reach=1.1, seed=3),
        size=WIDE),
    "old-mill": Picture(_old_mill, sky=Sky(high="#a9946c", low="#fbe3a0", sun=(0.3, 0.3), reach=1.15, seed=9),
        size=WIDE,
        style=Print(gamma=0.8)),
    "shepherds-hill": Picture(_shepherds_hill, sky=Sky(high="#86a8b4", low="#fbeebc", sun=(0.3, 0.2), reach=1.1,
        seed=12),
        size=WIDE, style=Print(gamma=0.8)),
}
_KIT = ("farm", "fire", "houses", "nature", "props", "remains", "town", "waters")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT) for name,
    picture in PICTURES.items())
