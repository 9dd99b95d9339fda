"""Exploration cards of the base set that happen: hour, pack, ambush, wire, false trail."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Fog,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.arms import spear
from assets.workshop.engraving.kit.beasts import coat
from assets.workshop.engraving.kit.fire import flame, smoke
from assets.workshop.engraving.kit.goblins import eye
from assets.workshop.engraving.kit.nature import foliage, grass, hill, mountain, rock, trunk
from assets.workshop.engraving.kit.props import campfire, cauldron, mug
from assets.workshop.engraving.kit.woods import DUSK, GREEN, Wood, forest
from assets.workshop.engraving.palette import DARK_WOOD, GOLD, LEATHER, OXBLOOD, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.still import scene

NIGHT = Wood(("#7c86a0", "#565e7a", "#363c52"), ("#76809a", "#505a74", "#343c50"), ("#7e8894", "#5a6470", "#444c58"),
    "#bcc2c8")
BARK = "#6b5138"


def _sleeping_dog() -> list[Shape]:
    """Return a dog curled up, 240 wide, on y = 0."""
    dice = random.Random(3)
    fur = "#c9935c"
    return [
        Shape(tube(96, -30, 22, 130, -10, 22, 80, 6, 20, 10, 4, 14), fur, bevel=11, angle=20, grain=0.12),
        Shape(loop(-100, 0, -120, -50, -60, -104, 40, -110, 112, -70, 124, -16, 80, 6, -20, 8), fur, bevel=60,
            angle=60, grain=0.14, ridges=(coat(dice, -90, -96, 110, -6, 60, 22, 12),)),
        Shape(loop(-60, 4, -120, 8, -166, -6, -176, -26, -160, -44, -124, -56, -84, -64, -52, -40), lighter(fur, 0.06),
            bevel=30, angle=-16, grain=0.1, dabs=(Dab(-150, -20, 26, 14, 8),)),
        *[Shape(tube(x, -10, 30, x - 40, 2, 28, x - 66, 4, 22), lighter(fur, 0.1), bevel=12, angle=10)
            for x in (-60, -20)],
        Shape(loop(-92, -58, -60, -84, -26, -50, -34, 2, -62, 14, -82, -20), darker(fur, 0.5), bevel=14, angle=70,
            grain=0.1),
        Shape(loop(-178, -28, -166, -38, -156, -28, -166, -18), "#2a1c14", bevel=6),
        drawn(line(-132, -38, -118, -31, -104, -38), 5),
        drawn(line(-168, -10, -146, -6, -128, -12), 2.6),
    ]


def _quiet_hour() -> Part:
    """Return a fire under stars, a sleeping dog, boots that dry, a kettle and two mugs."""
    boots = [
        s
        for x in (0, 58)
        for s in placed(
            [Shape(loop(-18, -100, 20, -100, 20, -40, 58, -22, 64, 0, -20, 2, -24, -40), LEATHER, bevel=20, angle=80,
                grain=0.08, ridges=(Ridge(line(-16, -44, 0, -36, 18, -42), 7, -5),)),
                Shape(tube(-19, -100, 15, 20, -100, 15), "#cbb184", bevel=6),
                Shape(box(-22, -4, 86, 9), "#3a2818", bevel=4, shadow=NO_SHADOW)],
            x,
            0,
        )
    ]
    return [
        *placed(campfire(100), 318, 520),
        *flame(318, 522, 170, 0.75),
        smoke(330, 350, 250, 20),
        Shape(f"{tube(206, 540, 10, 214, 330, 10)} {tube(426, 540, 10, 420, 330, 10)} {tube(196, 336, 9, 436, 336, 9)}",
            DARK_WOOD, bevel=5, angle=80),
        drawn("M318 336 V366", 4),
        *placed(cauldron(90), 318, 396),
        *placed(_sleeping_dog(), 520, 578, 1.3),
        *placed(boots, 96, 556, 1.05),
        *placed(mug(1.5), 226, 590),
    ]


def _night_camp() -> Part:
    """Return dark trees, stars and a moon."""
    dice = random.Random(5)
    stars = [
        flat(
            " ".join(
                f"M{x:.0f} {y - r:.1f} L{x + r * 0.3:.1f} {y:.0f} L{x:.0f} {y + r:.1f} L{x - r * 0.3:.1f} {y:.0f} Z "
                f"M{x - r:.1f} {y:.0f} L{x:.0f} {y - r * 0.3:.1f} L{x + r:.1f} {y:.0f} L{x:.0f} {y + r * 0.3:.1f} Z"
                    for x, y, r in ((dice.uniform(150, 560), dice.uniform(20, 240), dice.uniform(5, 11))
                    for _ in range(18))
            ),
            "#fff6d0",
            ink=0,
            tone=1.8,
            contour=0.4,
        )
    ]
    return [flat(ellipse(470, 100, 46), "#fff6d8", ink=0.1, contour=0.6, tone=1.6, glow=Glow("#ffe9b0", 24, 0.6)),
        *stars, *forest(680, 600, 71, (0.14, 0.88), NIGHT, 3)[17:],
        hill(680, 620, [(-20, 470), (300, 460), (700, 474)], "#6a7058")]


def _pack() -> Part:
    """Return a travelling pack that leans on a stump: bedroll, pan, a strap torn off."""
    sack = "#9a6a3c"
    return [
        Shape(loop(420, 560, 410, 470, 430, 380, 500, 360, 580, 366, 640, 390, 650, 480, 670, 570), BARK, bevel=40,
            angle=84, grain=0.3, ridges=(Ridge(line(470, 380, 462, 560), 9, -7),
            Ridge(line(560, 380, 570, 560), 9, -7))),
        Shape(ellipse(528, 372, 104, 26), "#c9a36a", bevel=8, angle=10,
            ridges=(Ridge(f"{ellipse(528, 372, 70, 17)} {ellipse(528, 372, 40, 10)} {ellipse(528, 372, 14, 4)}", 5,
            -3),)),
        Shape(loop(170, 540, 160, 420, 180, 290, 240, 230, 340, 220, 420, 250, 450, 330, 456, 450, 440, 540, 300, 560),
            sack, bevel=80, angle=70, grain=0.1, ridges=(Ridge(line(220, 300, 200, 420, 220, 540), 14, -8),
            Ridge(line(400, 300, 420, 420, 400, 540), 14, -8))),
        Shape(loop(170, 330, 190, 260, 250, 216, 340, 208, 420, 236, 452, 310, 440, 370, 310, 396, 190, 380),
            darker(sack, 0.12), bevel=40, angle=14, grain=0.1),
        Shape(loop(220, 420, 400, 420, 396, 520, 230, 520), darker(sack, 0.06), bevel=26, angle=100, grain=0.1),
        Shape(loop(216, 412, 404, 412, 400, 450, 310, 466, 220, 450), lighter(sack, 0.06), bevel=14, angle=20),
        *[Shape(box(x, 350, 22, 116), "#4f3320", bevel=8, angle=84) for x in (240, 360)],
        *[Shape(f"M{x} 404 h34 v30 h-34 Z M{x + 9} 412 v14 h16 v-14 Z", GOLD, bevel=4, angle=40) for x in (234, 354)],
        Shape(tube(150, 236, 84, 310, 204, 92, 470, 232, 84), "#6f7f8a", bevel=44, angle=20, grain=0.1,
            ridges=(Ridge(line(150, 250, 310, 222, 470, 248), 9, -5),)),
        Shape(ellipse(150, 236, 30, 43), "#8fa0aa", bevel=12, angle=60,
            ridges=(Ridge(ellipse(150, 236, 16, 24), 6, -5),)),
        *[Shape(tube(x, 166, 16, x + 4, 216, 17, x, 268, 16), "#4f3320", bevel=7, angle=30) for x in (220, 394)],
        Shape(tube(446, 320, 26, 520, 430, 24, 480, 540, 22, 560, 580, 22), "#5a3c26", bevel=10, angle=40),
        Shape(polygon(548, 566, 586, 570, 600, 586, 578, 584, 592, 600, 552, 596), "#5a3c26", bevel=6),
        Shape(ellipse(120, 470, 66, 64), "#5c5e62", bevel=16, angle=40, shine=0.4),
        Shape(ellipse(120, 470, 50, 48), "#4a4c50", bevel=20, swell=-0.5, angle=-20, shadow=NO_SHADOW),
        Shape(tube(140, 410, 14, 176, 330, 12), "#5c5e62", bevel=6, angle=80),
        *foliage(random.Random(4), 40, 590, 110, 40, "#6a8a46"),
        *foliage(random.Random(7), 640, 604, 100, 34, "#6a8a46"),
        grass(random.Random(2), 330, 600, 90, 50),
    ]


def _ambush() -> Part:
    """Return a thicket full of eyes and points, and an arrow that comes straight at you."""
    dice = random.Random(11)
    out: list[Shape] = []
    for x, y, turn in ((120, 330, -24), (250, 290, -8), (450, 300, 12), (590, 340, 26)):
        out += placed(spear(420), x, y, 0.8, turn)
    for x, y, rx, ry, colour in ((90, 330, 190, 120, "#4f6a3c"), (340, 300, 200, 110, "#5b7a40"),
        (600, 330, 190, 120, "#4f6a3c")):
        out += foliage(dice, x, y, rx, ry, colour)
    for x, y, size, gap in ((130, 300, 22, 58), (330, 270, 26, 68), (560, 310, 22, 58), (230, 390, 18, 48),
        (470, 380, 18, 48)):
        out.append(Shape(loop(x - gap, y + 4, x - gap * 0.6, y - size * 1.6, x, y - size * 1.2, x + gap * 0.6,
            y - size * 1.6, x + gap, y + 4, x, y + size * 1.6), "#1c2416", bevel=14, tone=0.3, shadow=NO_SHADOW,
            contour=0.4))
        out += [*placed(eye(size, "#ffe07a", 0, 0.5, "#26301c"), x - gap / 2, y, turn=12),
            *placed(eye(size, "#ffe07a", 0, 0.5, "#26301c"), x + gap / 2, y, turn=-12)]
    for x, y, rx, ry, colour in ((60, 520, 200, 110, "#3f5a34"), (330, 560, 230, 90, "#4a6638"),
        (620, 520, 200, 110, "#3f5a34")):
        out += foliage(dice, x, y, rx, ry, colour)
    dart = [
        Shape(polygon(-6, -250, 6, -250, 15, 120, -15, 120), "#c8a36a", bevel=10, angle=84, grain=0.03),
        *[s for turn, colour in ((-14, "#d9cba0"), (14, OXBLOOD))
            for s in placed([Shape("M0 0 C-18 -16 -22 -60 -8 -92 L8 -92 C22 -60 18 -16 0 0 Z", colour, bevel=8,
            angle=50)], turn * 0.5, -200, 1.0, turn)],
        Shape(polygon(0, 236, 46, 112, 18, 126, -18, 126, -46, 112), "#c3c9c8", bevel=24, angle=60, shine=0.8,
            shadow=Shadow(0.6, 12, 20, 12), ridges=(Ridge("M0 226 V126", 8, 7),)),
    ]
    streaks = " ".join(f"M{x} {y} l{dx} {dy}" for x, y, dx, dy in ((560, 226, -90, 84), (600, 260, -120, 112),
        (470, 214, -70, 66)))
    return [*out, flat(stroke(streaks, 4), "#fff6d8", ink=0, tone=1.7, contour=0.5), *placed(dart, 372, 400, 1.05, 48)]


def _wire() -> Part:
    """Return a wire at the height of an ankle between two trunks, and a boot about to meet it."""
    dice = random.Random(9)
    leg = [
        Shape(tube(-40, -330, 150, -16, -200, 120, 0, -100, 96), "#5a6a4e", bevel=50, angle=84, grain=0.08,
            ridges=(Ridge(line(-60, -300, -30, -180, -20, -110), 14, -8),)),
        Shape(loop(-54, -140, 56, -140, 58, -60, 110, -34, 166, -10, 172, 26, -56, 30, -64, -40), LEATHER, bevel=44,
            angle=76, grain=0.1, ridges=(Ridge(line(-54, -60, 0, -46, 56, -58), 12, -8),
            Ridge(line(64, -50, 90, -20, 96, 20), 9, -5))),
        Shape(tube(-58, -140, 34, 60, -140, 34), "#cbb184", bevel=14, angle=20),
        Shape(loop(-60, 22, 174, 18, 176, 44, 60, 44, 40, 34, 0, 44, -60, 44), "#3a2818", bevel=8, shadow=NO_SHADOW),
        *[Shape(stroke(f"M{48 + 16 * i} {-52 + 9 * i} l20 -14", 6), "#e0d2b0", bevel=3) for i in range(4)],
        *[Shape(box(-60, y, 122, 14), "#4f3320", bevel=5, angle=10) for y in (-110, -78)],
    ]
    wire = line(84, 456, 250, 470, 420, 468, 604, 448)
    return [
        *trunk(dice, 60, 590, 110, BARK, 10, contour=1.1, boughs=1),
        *trunk(dice, 630, 590, 100, BARK, -12, contour=1.1, boughs=1),
        *placed(leg, 236, 432, 0.98, -10),
        drawn(wire, 5, "#f6f2e0", ink=0, tone=1.8),
        drawn(wire, 1.6, "#4a4640"),
        *[Shape(stroke(f"M{x} {y - 30} V{y + 30}", 7), "#b9b4a8", bevel=3, angle=10)
            for x, y in ((84, 456), (96, 456), (602, 448), (590, 448))],
        flat("M420 440 l8 -26 l8 26 l26 8 l-26 8 l-8 26 l-8 -26 l-26 -8 Z", "#ffffff", ink=0, tone=1.9, contour=0.5),
        *foliage(random.Random(6), 520, 590, 140, 40, "#6a7f42"),
        *foliage(random.Random(7), 120, 604, 120, 34, "#6a7f42"),
        grass(random.Random(4), 360, 604, 100, 60),
        grass(random.Random(5), 610, 600, 60, 70),
    ]


def _signpost() -> Part:
    """Return a crooked signpost whose arms point everywhere, one nailed on upside down, a crow on top."""
    arms = ((336, 180, -1, -8, "#a8784a"), (344, 262, 1, 9, "#96683c"), (340, 340, -1, 14, "#a8784a"),
        (346, 404, 1, -16, "#8a5c34"))
    out = [Shape(tube(350, 600, 44, 344, 400, 38, 338, 110, 34), WOOD, bevel=20, angle=84, grain=0.25,
        ridges=(Ridge(line(344, 560, 338, 300, 334, 130), 7, -5),))]
    for x, y, side, turn, colour in arms:
        runes = " ".join(f"M{20 + 30 * k} {-10 + (k % 2) * 4} l10 {16 - 8 * (k % 3)} l8 -14" for k in range(5))
        board = [Shape(polygon(-30, -32, 190, -32, 232, 0, 190, 32, -30, 30, -20, 12, -32, 0), colour, bevel=8,
            angle=6, grain=0.2, ridges=(Ridge("M-20 -10 H190 M-20 12 H180", 4, -3),)), drawn(runes, 4, "#3a2414"),
            *[Shape(ellipse(nx, ny, 5), "#5a5e62", bevel=3) for nx, ny in ((-6, -16), (-6, 16))]]
        out += placed(board, x, y, 1.0, turn, mirror=side < 0)
    crow = [
        Shape(loop(-70, 20, -30, -20, 10, -50, 40, -54, 58, -40, 50, -20, 30, 10, 0, 34, -30, 36), "#3a3a44", bevel=26,
            angle=30, grain=0.08, ridges=(Ridge(line(20, -20, -10, 14, -60, 22), 7, -5),
            Ridge(line(10, -30, -20, 0, -60, 14), 6, -4))),
        Shape(polygon(54, -46, 92, -32, 54, -28), "#2a2420", bevel=6),
        flat(ellipse(44, -40, 4.5), "#ffe07a", ink=0, tone=1.7, contour=0.8),
        drawn("M-2 34 V52 M12 30 V50", 4),
    ]
    return [*out, *placed(crow, 340, 66, 1.1), *rock(random.Random(3), 270, 600, 120, 60),
        *rock(random.Random(5), 440, 606, 100, 50), grass(random.Random(2), 360, 606, 80, 60)]


def _crossroads() -> Part:
    """Return a heath where paths part in the mist."""
    fog = "#d8d6c0"
    paths = (
        "M340 620 C330 540 180 500 60 470 L40 480 C160 520 250 560 240 620 Z M400 620 C420 540 560 500 660 476 "
        "L676 488 C580 520 500 560 510 620 Z M330 560 C340 520 330 490 336 470 L352 470 C352 490 372 520 392 560 Z"
    )
    dice = random.Random(2)
    return [
        *[s for x, top in ((140, 280), (520, 250)) for s in mountain(dice, x, top, 470, Fog(fog, 0.66))],
        hill(680, 620, [(-20, 460), (200, 446), (480, 466), (700, 450)], "#a09a64", Fog(fog, 0.25)),
        Shape(paths, "#dcc694", bevel=12, swell=0.3, angle=8, ink=0.7, contour=0.6, shadow=NO_SHADOW),
        mist(ellipse(340, 452, 420, 22), "#e6e2cc", 0.75),
        *trunk(dice, 60, 520, 30, "#6a6250", -14, Fog(fog, 0.3)),
        *trunk(dice, 630, 520, 26, "#6a6250", 16, Fog(fog, 0.35)),
    ]


_SETS = {
    "a-quiet-hour": scene(_night_camp, _quiet_hour, Sky(high="#2f3a58", low="#c8c0a8", sun=(0.69, 0.17), reach=0.8,
        seed=4)),
    "abandoned-pack": scene(lambda: forest(680, 600, 83, (0.05, 0.95), GREEN), _pack,
        Sky(high="#5f7a6a", low="#ece4b0", seed=6)),
    "ambush": scene(lambda: forest(680, 600, 97, (0.0, 1.0), DUSK, 2), _ambush,
        Sky(high="#4a3c50", low="#e8b890", sun=(0.5, 0.3), seed=8)),
    "snare-wire": scene(lambda: forest(680, 600, 103, (0.0, 1.0), GREEN, 2), _wire,
        Sky(high="#5a6a5c", low="#e8e2b4", sun=(0.6, 0.4), seed=9)),
    "false-trail": scene(_crossroads, _signpost, Sky(high="#7d8a8a", low="#f0e6c0", sun=(0.34, 0.3), seed=3)),
}
_KIT = ("arms", "beasts", "fire", "goblins", "nature", "props", "woods")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT, shared=("still",))
    for name, picture in _SETS.items())
