"""The vignettes of the Coast: bog, port, shore, village, sea gate."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Shape, Sky, drawn, flat, placed, stroke
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.nature import foliage, rock
from assets.workshop.engraving.kit.props import barrel, crate
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.kit.waters import jetty, reeds, ship
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.heroica.things.piece import cut, metal
from assets.workshop.pictures.heroica import toys
from assets.workshop.pictures.heroica.vignettes import (
    DUSK,
    NOONDAY,
    WIDE,
    clouds,
    flags,
    ground,
    haze,
    lamp_post,
    pit,
    recipes,
    row,
    sea,
    stones,
    thicket,
    vignette,
    wall,
)

CORAL, BRONZE = "#d79a80", "#c8963c"


def _bog(dice: random.Random) -> Part:
    """A sunken causeway at dusk, lantern posts, gold coils among the reeds."""
    way = loop(250, 410, 236, 340, 300, 290, 380, 262, 372, 236, 330, 216, 352, 206, 412, 232, 424, 266, 360, 304, 330,
        350, 384, 410)
    planks = drawn(" ".join(f"M{x} {y} l{w} {h}" for x, y, w, h in ((240, 384, 130, 2), (238, 352, 96, -2), (258, 324,
        84, 6), (296, 298,
        62, 12), (340, 278, 54, 14), (376, 256, 46, 4), (352, 226, 46, -8))), 3, "#5a3f22")
    return [*thicket(dice, 216, "#7f9a5a", 12, Fog("#e8d8a8", 0.35)), *sea(206, "#4f7a6a"), haze(212, "#e0cf9a"),
        Shape(way, "#a9825a", bevel=10, angle=4, grain=0.2), planks, *lamp_post(352, 214, 56), *lamp_post(236, 330,
        104),
        *lamp_post(420, 404, 150), *[s for x, y in ((90, 300), (170, 270), (520, 262), (596, 288)) for s in reeds(dice,
        x, y, 70, 74)],
        *placed(toys.viper(), 512, 372, 1.15), *[s for x in (440, 590) for s in reeds(dice, x, 412, 90, 130)],
        *reeds(dice, 60, 412, 120,
        150)]


def _port(dice: random.Random) -> Part:
    """A harbour at dawn, masts, one huge arm round a broken hull."""
    air = Fog("#f0d8c4", 0.4)
    far = [s for x, size in ((420, 0.36), (560, 0.3), (500, 0.26)) for s in placed(ship(air, "#7a6050", "#f4ead2"), x,
        214, size)]
    houses = [s for x, roof in ((40, "#b9654a"), (128, "#8a5238"), (206, "#b9654a")) for s in placed(gabled(110, 120,
        "#e0cba0", roof), x,
        236, 0.9)]
    hull = placed(ship(None, "#7a5230", "#f4ead2"), 436, 330, 0.62, -16)
    return [*clouds(dice, (150, 60), (420, 90)), *sea(206, "#5a9ab0"), *far, *houses, Shape(polygon(-20, 236, 260, 236,
        290, 270, 290, 300,
        -20, 300), "#a89a84", bevel=6, angle=4, grain=0.2), *hull, *placed(toys.arm_of_the_deep(), 476, 372, 1.06),
        *placed(
        toys.arm_of_the_deep(), 590, 408, 0.5, 8), flat(stroke("M380 366 q60 -14 190 0 M350 382 q100 -18 250 0", 4),
        "#f4fbf4", tone=1.7,
        ink=0), *placed(jetty(250, 60), -10, 352), *placed(barrel(54, 66), 60, 350), *placed(crate(56, 44), 124, 350)]


def _shore(dice: random.Random) -> Part:
    """A crescent beach seen from the cliff, goblins drilling behind a line in the sand."""
    sand = loop(-30, 250, 90, 240, 240, 250, 360, 230, 500, 206, 660, 200, 670, 420, 130, 420, 40, 330)
    surf = flat(stroke("M-20 262 Q60 262 70 300 Q110 360 190 420 M-10 246 Q120 226 250 240 Q380 226 500 196 L650 190",
        9), "#ffffff", tone=1.9,
        ink=0, opacity=0.85)
    squad = row(toys.goblin("#8a4a2c"), (300, 292, 0.5), (352, 288, 0.5), (404, 284, 0.5), (456, 280, 0.5), (320, 330,
        0.58), (380, 326, 0.58),
        (440, 322, 0.58))
    cliff = Shape(polygon(-20, 420, -20, 150, 60, 146, 96, 190, 120, 260, 150, 300, 160, 420), "#efe6d2", bevel=18,
        angle=70, grain=0.4)
    return [*clouds(dice, (420, 50), (200, 80)), *sea(150, "#54b6c2"), Shape(sand, "#e4c888", bevel=12, angle=6,
        grain=0.2, swell=0.4), surf,
        Shape(polygon(560, 210, 590, 110, 660, 100, 660, 230), "#efe6d2", bevel=14, angle=70, grain=0.4), *tower(616,
        112, 20, 66, "#b4bcc6",
        "#c4473a"), drawn("M230 356 Q340 372 520 346", 7, "#9a7440"), *squad, *placed(toys.general(), 526, 330, 1.0),
        *placed(
        toys.banner_pole(130, "#c4473a"), 250, 346), *placed(toys.banner_pole(110, "#c4473a"), 584, 330), cliff,
        *[s for x, y in ((20, 160),
        (70, 176)) for s in foliage(dice, x, y, 44, 20, "#8fae52")]]


def _house(width: float, height: float, plaster: str, roof: str, nailed: int) -> list[Shape]:
    """Return a house front with shutters that are nailed up; its foot is y = 0."""
    half = width / 2
    out = [Shape(box(-half, -height, width, height), plaster, bevel=6, angle=6, grain=0.12), Shape(polygon(-half - 12,
        -height, 0, -height -
        width * 0.55, half + 12, -height), roof, bevel=8, angle=70, grain=0.15), cut(box(-16, -56, 32, 56), "#5a3a22",
        4, 86)]
    for k in range(nailed):
        x, y = (k % 2 - 0.5) * width * 0.5, -height * 0.78
        out += [cut(box(x - 15, y, 30, 36), "#6a5a48", 4, 86),
            drawn(f"M{x - 19} {y + 8} L{x + 19} {y + 26} M{x - 19} {y + 28} L{x + 19} "
            f"{y + 10}", 6, "#b08a56")]
    return [*out, drawn("M-20 -44 L20 -14 M-20 -16 L20 -44", 6, "#b08a56")]


def _village(dice: random.Random) -> Part:
    """An empty lane, nailed shutters, one open chapel door with light in it."""
    lane = polygon(-20, 420, 270, 250, 372, 250, 660, 420)
    chapel = [Shape(polygon(-74, -120, 0, -196, 74, -120), "#6a4a58", bevel=8, angle=70), Shape(box(-62, -124, 124,
        124), "#b8b2a4", bevel=6,
        angle=6, grain=0.2), *tower(0, -150, 17, 66, "#b8b2a4", "#6a4a58", None, 0),
        flat("M-24 0 V-56 C-24 -88 24 -88 24 -56 V0 Z",
        "#ffe9a0", ink=0, tone=2, contour=1.2, glow=Glow("#ffc860", 22, 0.9)), metal(polygon(24, -70, 44, -64, 44, 4,
        24, 0), "#7a5230"),
        *placed([flat("M-9 0 L-12 -40 Q0 -60 12 -40 L9 0 Z", "#1c1620", tone=0.2, contour=0.6)], 0, 0)]
    beam = flat(polygon(296, 252, 344, 252, 420, 420, 220, 420), "#ffe9a0", tone=1.5, ink=0.2, opacity=0.42, feather=14)
    houses = [*placed(_house(120, 110, "#cdbb98", "#8a4a3c", 2), 222, 266, 0.62), *placed(_house(120, 110, "#cdbb98",
        "#7a4436", 2), 430, 266,
        0.62), *placed(_house(150, 130, "#c2ae88", "#9a503c", 2), 110, 316, 1.0), *placed(_house(150, 130, "#c2ae88",
        "#8a4a3c", 2), 540, 316,
        1.0)]
    return [*clouds(dice, (120, 60), (520, 80), colour="#c8c4d0"), ground([(-20, 240), (320, 232), (660, 240)],
        "#8a8a62"), Shape(lane,
        "#b59c78", bevel=8, swell=0.3, angle=4, grain=0.3), *placed(chapel, 320, 254, 0.9), beam, *houses, *stones(dice,
        340, 9, "#a89a84"),
        *placed([cut(tube(0, 0, 10, 2, -130, 8), "#3f3a38", 4, 86), cut(polygon(-16, -132, 16, -132, 11, -166, -11,
        -166), "#4a4a50", 5, 40),
        drawn("M-10 -140 L8 -160", 3)], 300, 404, 0.86)]


def _gate(dice: random.Random) -> Part:
    """A bronze gate in a sea wall, crabs before it, spear points above it."""
    spears = [s for k in range(15) for s in placed([cut(tube(0, 0, 4, 0, -60, 4), "#7a5230", 2, 86), metal(polygon(0,
        -84, 8, -62, 0, -52, -8,
        -62), "#e2b64a", 4)], 30 + k * 42 + dice.uniform(-6, 6), 120, dice.uniform(0.8, 1.1), dice.uniform(-5, 5))]
    leaves = [metal(box(x, 142, 92, 168), BRONZE, 8, 86) for x in (226, 322)]
    studs = [metal(ellipse(x, y, 8), "#f0d070", 6) for x in (244, 300, 340, 396) for y in (164, 214, 264)]
    total = [flat(ellipse(320, 220, 34), "#fff7e0", tone=1.6, ink=0.1, contour=1.4),
        drawn("M334 198 H310 L307 218 Q338 208 334 230 Q328 246 "
        "306 236", 8, "#b5382a")]
    band = [Shape(box(-20, y, WIDE + 40, 16), "#2f8f86", bevel=5, angle=4, shine=0.4) for y in (118, 286)]
    return [*clouds(dice, (150, 40), (480, 30)), *spears, wall(dice, -20, 112, WIDE + 40, 206, CORAL, 28), *band,
        pit(box(216, 134, 208, 180)),
        *leaves, *studs, *total, cut(box(204, 118, 232, 20), "#e8b8a0", 6, 4), flags(308, "#a9bab4"), *[s for x,
        y in ((70, 384), (560, 350))
        for s in rock(dice, x, y, 90, 40, "#8f9a94")], flat(ellipse(110, 366, 96, 18), "#5ab4c0", tone=1.1,
        contour=0.8), flat(ellipse(520,
        392, 100, 14), "#5ab4c0", tone=1.1, contour=0.8), *row(toys.crab(), (188, 352, 0.9), (456, 356, 0.9), (318, 394,
        1.25))]


EARLY = Sky(high="#8fb0c8", low="#ffdcb8", sun=(0.6, 0.5), beams=0.04)
PICTURES = {
    1: vignette(_bog, DUSK, (Lamp(0.6, 0.44, 0.3, 0.3), Lamp(0.4, 0.5, 0.2, 0.3), Lamp(0.8, 0.75, 0.3, 0.4, 0.9)),
    0.86),
    2: vignette(_port, EARLY),
    3: vignette(_shore, NOONDAY),
    4: vignette(_village, Sky(high="#5a6a8a", low="#b8b0b8", sun=(0.5, 0.5), beams=0), (Lamp(0.5, 0.56, 0.16, 0.3),
        Lamp(0.5, 0.85, 0.24, 0.25, 0.6)), 0.78),
    5: vignette(_gate, NOONDAY),
}  # fmt: skip
RECIPES = recipes(PICTURES, __name__)
