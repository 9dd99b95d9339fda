"""The vignettes of the Dragon's End: jungle slope, web, portal, volcano, the last hall."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Shape, Sky, drawn, flat, placed, stroke
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.fire import smoke
from assets.workshop.engraving.kit.nature import foliage, trunk
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.stonework import spikes
from assets.workshop.engraving.kit.waters import ship
from assets.workshop.engraving.kit.webs import cocoon, spider, web
from assets.workshop.engraving.kit.wyrms import dragon_face
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.heroica.things.piece import cut, mark, metal
from assets.workshop.pictures.heroica import toys
from assets.workshop.pictures.heroica.vignettes import (
    HIGH,
    WIDE,
    flags,
    ground,
    haze,
    recipes,
    row,
    stones,
    thicket,
    tufts,
    vignette,
)


def _slope(dice: random.Random) -> Part:
    """A muddy slope in the rain, a wrecked ship, a parrot in a tricorne."""
    rain = drawn(" ".join(f"M{x:.0f} {y:.0f} l-9 26" for x, y in ((dice.uniform(0, 660), dice.uniform(-20,
        380)) for _ in range(70))), 1.8,
        "#e8f0f4", tone=1.7, contour=0, opacity=0.7)
    mud = loop(-30, 420, 20, 300, 180, 240, 420, 216, 680, 190, 680, 420)
    runs = drawn("M420 226 Q380 280 250 300 T60 400 M560 214 Q520 300 420 330 T300 410", 9, "#5a4028", opacity=0.7,
        contour=0)
    leaves = [s for x, y in ((40, 120), (600, 60), (130, 80), (520, 30), (630, 150)) for s in foliage(dice, x, y, 70,
        46, "#4f8a4a")]
    ferns = drawn(" ".join(f"M{x} 410 q{lean} -70 {lean * 2.4} -96" for x in (30, 60, 600, 630) for lean in (-26, -8,
        16, 34)), 7, "#5f9a3e")
    return [*thicket(dice, 214, "#6a9a6a", 12, Fog("#c0ccc8", 0.4)), *leaves, Shape(mud, "#8f6c44", bevel=16, angle=12,
        grain=0.3), runs,
        *placed(ship(None, "#6a4a30", "#d8ceb4"), 190, 300, 0.66, -18), *stones(dice, 330, 7, "#7d7466"),
        *placed(toys.parrot(), 468, 350, 1.25),
        *tufts(dice, 340, 12, "#5f8f3a"), ferns, rain]


def _web(dice: random.Random) -> Part:
    """A web between black trunks, a glowing egg in its middle."""
    egg = [flat(ellipse(320, 196, 50, 64), "#ffd860", tone=1.8, ink=0.15, contour=1.3, glow=Glow("#ffc840", 34, 0.9)),
        flat(ellipse(312, 186, 26,
        38), "#fff6c8", tone=2, ink=0), *[mark(ellipse(x, y, 5), "#e09a30", 1.2) for x, y in ((340, 220), (296, 230),
        (346, 180))], drawn(
        "M300 150 l10 12 l-6 10 l14 8", 3, "#8a5010")]
    black = "#3a3640"
    return [*[s for x in (60, 180, 270, 380, 470, 590) for s in trunk(dice, x, 300, 22, "#8a90a0", 8, Fog("#c8d0d8",
        0.5))], ground([(-20, 300),
        (320, 288), (660, 300)], "#8a8a7c"), haze(286, "#dfe6ec", 0.5, 26), *trunk(dice, 128, 372, 74, black, 20),
        *trunk(dice, 520, 376, 80, black,
        -24), *web(320, 196, 200, 17, 8, (0, 360), 2.6), *egg, *placed(spider(22, "#4a3a4a"), 428, 110, 1.0, 30),
        *placed(cocoon(90), 236, 70, 0.7),
        *placed(cocoon(110), 604, 110, 0.8), *stones(dice, 350, 6, "#7d7a78"), *[s for x in (180,
        470) for s in placed(skull(), x, 388, 0.3)],
        *tufts(dice, 350, 8, "#6a7058")]


def _portal(dice: random.Random) -> Part:
    """Floating steps to a torn ring of light."""
    stars = [toys.star(dice.uniform(0, WIDE), dice.uniform(0, 380), dice.uniform(3, 7), "#e0d0ff") for _ in range(26)]
    shards = []
    for k, (x, y) in enumerate(((86, 372), (180, 346), (120, 300), (214, 270), (300, 300), (352, 262), (300, 232), (372,
        222))):
        wide = 88 - k * 5
        shards += [cut(polygon(x - wide / 2, y, x + wide / 2, y - 4, x + wide * 0.3, y + wide * 0.34, x - wide * 0.06,
            y + wide * 0.6, x - wide * 0.36,
            y + wide * 0.28), "#6a5a8a", 8, 70, grain=0.3), cut(polygon(x - wide / 2, y, x - wide * 0.3, y - wide * 0.2,
            x + wide * 0.4, y - wide *
            0.24, x + wide / 2, y - 4), "#b0a0c8", 4, 4)]
    ring = ("M470 62 C540 62 590 110 588 176 C586 240 540 282 480 284 C420 284 372 238 372 176 C372 128 396 92 432 72")
    torn = [flat(ellipse(480, 174, 96, 100), "#d8c0ff", tone=1.6, ink=0.1, opacity=0.65, feather=16), flat(stroke(ring,
        22), "#b48af0", tone=1.6,
        ink=0.1, contour=1.2, glow=Glow("#c8a0ff", 24, 0.8)), flat(stroke(ring, 8), "#fff6ff", tone=2, ink=0),
        flat(polygon(432, 60, 446, 76, 462, 52,
        458, 84, 478, 70, 462, 96, 440, 92), "#fff6ff", tone=2, ink=0, contour=0.8)]
    keeper = [cut("M-30 0 C-40 -60 -34 -110 0 -132 C34 -110 40 -60 30 0 Q0 10 -30 0 Z", "#3f3560", 16, 84),
        flat(ellipse(0, -92, 15, 20), "#fff6ff",
        tone=2, ink=0, contour=1.2, glow=Glow("#e0d0ff", 8, 0.8)), flat(ellipse(0, -46, 12, 17), "#d8c0ff", tone=1.7,
        ink=0, contour=1)]
    broken = [cut(polygon(x, y, x + 30, y - 18, x + 52, y + 6, x + 20, y + 26), "#8a7aa8", 8, 60, grain=0.3) for x,
        y in ((40, 120), (150, 60), (250,
        140), (580, 330), (500, 350), (280, 40))]
    return [*stars, *broken, *torn, *shards, *placed(keeper, 372, 218, 0.62), *placed([cut(ellipse(0, 0, 34), "#efe2c2",
        10, 30), drawn(
        "M0 0 V-22 M0 0 L-14 8", 4)], 92, 210, 1.0, 24)]


def _volcano(dice: random.Random) -> Part:
    """A smoking cone, a queue of orcs up its flank."""
    cone = polygon(-40, 420, 70, 300, 200, 180, 268, 84, 372, 80, 450, 190, 560, 310, 700, 420)
    lava = "M276 84 L366 82 L372 128 L350 116 L344 200 L326 124 L312 160 L300 112 L284 140 Z"
    path = [(574, 386, 1.0), (498, 372, 0.92), (424, 360, 0.86), (350, 348, 0.78), (282, 332, 0.7), (226, 310, 0.62),
        (254, 276, 0.54), (312, 258, 0.48),
        (362, 240, 0.42), (388, 212, 0.36), (360, 186, 0.3), (330, 170, 0.24)]
    way = stroke("M640 400 L574 388 L350 350 Q210 330 220 306 Q236 274 312 260 Q400 244 392 212 Q380 190 330 170", 16)
    return [smoke(320, 84, 150, 66), flat(ellipse(320, 40, 190, 44), "#5a4a52", tone=0.7, feather=22, opacity=0.8),
        flat(ellipse(320, 76, 70, 30),
        "#ffb04a", tone=1.9, ink=0, feather=18, opacity=0.9), Shape(cone, "#6a5a60", bevel=30, angle=52, grain=0.4),
        flat(lava, "#ff8a2a", ink=0.1,
        tone=2, contour=0.8, glow=Glow("#ffb04a", 22, 0.8)), flat(way, "#c8a890", tone=1.1, ink=0.5, contour=0.8),
        *row(toys.orc(), *path), *[s for x,
        y in ((40, 380), (130, 350), (600, 330)) for s in placed([cut(polygon(-30, 10, -18, -34, 10, -46, 34, -10, 30,
        10), "#4f444c", 10, 60,
        grain=0.3)], x, y)], *[toys.star(dice.uniform(60, 600), dice.uniform(20, 240), 4,
        "#ffb04a") for _ in range(22)]]


def _hall(dice: random.Random) -> Part:
    """A black hall, and the dragon that fills it."""
    wing = "M0 0 C-60 -90 -150 -130 -250 -120 L-232 -70 L-280 -44 L-244 -10 L-270 40 L-200 50 L-150 110 L-60 90 Z"
    wings = [s for side in (False, True) for s in placed([cut(wing, "#4a2f44", 30, 60, grain=0.12), cut(tube(0, 0, 26,
        -90, -76, 20, -250, -120, 5),
        "#2f2034", 9, 40), cut(" ".join((tube(-90, -76, 12, -160, -20, 9, -280, -44, 3),
        tube(-86, -72, 12, -130, 20, 9, -200, 50, 3))), "#2f2034", 5, 50)], 320
        + (46 if side else -46), 190, 1.0, mirror=side)]
    gold = [metal(loop(-30, 410, 60, 356, 180, 346, 300, 360, 420, 346, 560, 352, 680, 410), "#d9a83c", 20, 6,
        grain=0.35), *[metal(ellipse(
        dice.uniform(20, 620), dice.uniform(358, 396), 11, 6), "#f2cc5c", 4) for _ in range(46)]]
    hatchling = [cut(tube(-30, -6, 8, -52, -20, 5, -60, -40, 2), "#e2b23c", 4, 40), cut(loop(-30, -2, -32, -26, -8, -42,
        20, -34, 26, -4), "#e8bc48", 14,
        40), cut("M-14 -36 L-44 -66 L-10 -56 L2 -74 L8 -40 Z", "#f2d070", 6, 60), cut(loop(4, -46, 12, -66, 34, -66, 52,
        -52, 44, -42, 20, -38), "#e8bc48",
        11, 30), *toys.eyes(24, -56, 14, 4.6), cut(f"{ellipse(-14, 0, 12, 6)} {ellipse(14, 0, 12, 6)}", "#e2b23c", 4,
        4)]
    return [flat(box(-20, -20, WIDE + 40, HIGH + 40), "#2f2834", tone=0.5, ink=0.8), *spikes(dice, -10, 650, -6, 14,
        120, "#4a4054"), flat(ellipse(320,
        210, 300, 180), "#8a3a2a", tone=0.8, feather=50, opacity=0.75), *wings, *placed(dragon_face("#54404e",
        "#a8604c", "#ffd24a", gape=60), 320, 190,
        0.62), flags(368, "#3a3440"), *gold, *placed(skull(), 88, 372, 0.4, -10), *placed(hatchling, 520, 378, 1.05),
        *placed([metal("M-26 0 L-32 -34 L-14 "
        "-16 L0 -42 L14 -16 L32 -34 L26 0 Z", "#f0cc5c"), mark(ellipse(0, -8, 5), "#c8322c", 1)], 178, 376, 0.9, -14),
        haze(372, "#c8843a", 0.16)]


PICTURES = {
    18: vignette(_slope, Sky(high="#6a8088", low="#c8d0cc", sun=(0.6, 0.3), beams=0)),
    19: vignette(_web, Sky(high="#7a8898", low="#dfe6ec", sun=(0.5, 0.5), beams=0.04), (Lamp(0.5, 0.5, 0.3, 0.42),
    Lamp(0.5, 0.9, 0.6, 0.2, 0.4)), 0.86),
    20: vignette(_portal, Sky(high="#2f2450", low="#8a6ab8", sun=(0.75, 0.44), reach=0.8, beams=0.1)),
    21: vignette(_volcano, Sky(high="#5a3038", low="#f0a050", sun=(0.5, 0.15), reach=0.8, beams=0.06)),
    22: vignette(_hall, Sky(high="#241c2c", low="#5a3038", beams=0), (Lamp(0.5, 0.5, 0.44, 0.5), Lamp(0.5, 0.94, 0.6,
    0.24, 0.8)), 0.78),
}  # fmt: skip
RECIPES = recipes(PICTURES, __name__)
