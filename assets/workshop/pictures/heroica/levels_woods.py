"""The vignettes of the Woods and of the mine below: camp, forest, mine."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.fire import flame, lantern
from assets.workshop.engraving.kit.fungi import mushroom
from assets.workshop.engraving.kit.props import tent
from assets.workshop.engraving.kit.stonework import cave
from assets.workshop.engraving.kit.works import mine_cart, rails
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.heroica.things.piece import cut, mark, metal
from assets.workshop.pictures.heroica import toys
from assets.workshop.pictures.heroica.vignettes import (
    HIGH,
    NIGHT,
    WIDE,
    firs,
    ground,
    haze,
    old_trees,
    pit,
    recipes,
    row,
    stones,
    thicket,
    tufts,
    vignette,
)


def _drum() -> list[Shape]:
    """Return a great drum with laced sides, 150 high."""
    lace = drawn(" ".join(f"M{x} -112 L{x + 20} -20 L{x + 40} -108" for x in range(-90, 70, 40)), 4, "#f0dcae")
    return [cut("M-96 -108 V-24 Q0 16 96 -24 V-108 Z", "#b0442c", 16, 86), lace, cut(ellipse(0, -108, 98, 34),
        "#f0e0bc", 8, 10),
        cut("M-98 -110 V-96 Q0 -52 98 -96 V-110 Q0 -66 -98 -110 Z", "#7a5230", 5, 4), mark(rays(0, -110, 10, 34, 8),
        "#b0442c", 0.9),
        cut(f"{tube(40, -130, 8, 110, -176, 7)}", "#8a5a30", 3, 20), cut(ellipse(38, -128, 12), "#e8d4a4", 8, 20)]


def _camp(dice: random.Random) -> Part:
    """A ring of tents by night round a great drum."""
    tents = [(150, 236, 0.42), (240, 220, 0.4), (330, 214, 0.38), (420, 220, 0.4), (510, 238, 0.44), (64, 280, 0.58),
        (590, 284, 0.6)]
    cloths = ("#d8bc84", "#c8a878", "#e0c890")
    ring = [s for k, (x, y, size) in enumerate(tents) for s in placed(tent(190, 150, cloths[k % 3], ("#b8452f",
        "#3f6f9f")[k % 2]), x, y,
        size)]
    fires = [s for x, y in ((150, 330), (500, 330))
        for s in (*placed([cut(f"{tube(-26, 0, 9, 26, -8, 9)} {tube(-26, -8, 9, 26, 0, 9)}",
        "#6a4426", 4, 10)], x, y), *flame(x, y - 4, 62, 0.8))]
    return [toys.star(90, 50, 7), toys.star(250, 30, 5), toys.star(400, 64, 6), *firs(dice, 214, "#3f5a52", 18, 90,
        Fog("#5a6a80", 0.3)),
        ground([(-20, 222), (320, 206), (660, 222)], "#7d8a52"), *ring, *fires, *placed(_drum(), 322, 346, 0.92),
        *row(toys.goblin("#8a4a2c"), (226, 330, 0.62), (424, 330, 0.62)), *row(toys.goblin("#5a3a2a"), (70, 392, 0.9)),
        *row(toys.goblin("#6a2f2a", "#8d949a"), (574, 396, 0.9)), *tufts(dice, 350, 10, "#5f6f3a")]


def _forest(dice: random.Random) -> Part:
    """A door frame with its door, standing alone between old trees."""
    lit = flat(polygon(300, -20, 400, -20, 470, 330, 190, 330), "#fff3b8", tone=1.6, ink=0.1, opacity=0.34, feather=16)
    door = [cut("M-62 4 V-168 H62 V4 H44 V-150 H-44 V4 Z", "#7a5230", 7, 86, grain=0.2), flat("M-44 4 V-150 H44 V4 Z",
        "#57408a", tone=1,
        ink=0.5, contour=1, glow=Glow("#b090f0", 16, 0.5)), mark(" ".join(rays(x, y, 3.4, 11, 5) for x, y in ((-18,
        -96), (18, -60), (12, -126),
        (-24, -36), (24, -20))), "#ffe8a0", 2), cut(box(-74, -184, 148, 20), "#8fae50", 7, 0, grain=0.4),
        metal(ellipse(32, -72, 7), "#e2b23c"),
        cut("M-70 -184 q10 26 2 40 q-10 -16 -2 -40 M60 -182 q10 30 0 48 q-10 -20 0 -48 Z", "#7a9a40", 5, 60)]
    path = loop(250, 410, 280, 340, 300, 302, 346, 302, 370, 344, 410, 410)
    return [*thicket(dice, 240, "#88b45a", 12, Fog("#e8f0c0", 0.45)), ground([(-20, 262), (320, 250), (660, 262)],
        "#a8a052"),
        *old_trees(dice, (214, 280, 34), (446, 280, 32), colour="#8a7048", crown="#7ab048"), lit, Shape(path, "#c8b070",
        bevel=8, swell=0.3,
        angle=4, grain=0.3), *placed(door, 324, 308, 1.0), *old_trees(dice, (96, 372, 76), (556, 376, 80),
        crown="#5fa03e"),
        *[s for x, y, size in ((170, 372, 0.2), (190, 384, 0.14), (470, 388, 0.18)) for s in placed(mushroom(260,
        "#c4473a"), x, y, size)],
        *tufts(dice, 320, 26, "#6f9a3a")]


def _mine(dice: random.Random) -> Part:
    """A mine mouth, a lamp, a stone hand on the rail."""
    frame = [cut(polygon(196, 360, 214, 112, 244, 112, 232, 360), "#8a5f38", 9, 86, grain=0.2), cut(polygon(444, 360,
        426, 112, 396, 112, 408,
        360), "#8a5f38", 9, 86, grain=0.2), cut(box(186, 88, 268, 34), "#9a6c40", 8, 4, grain=0.2)]
    palm = loop(-60, 20, -66, -20, -44, -46, 0, -52, 48, -44, 60, -10, 50, 24)
    fingers = [cut(tube(x, -30, 27, x + lean, -62, 25, x + lean * 2.4, -34 + low, 22), "#a8a294", 9, 60,
        grain=0.3) for x, lean, low in
        ((-42, -8, 30), (-14, -4, 34), (16, 2, 34), (42, 8, 28))]
    hand = [cut(tube(60, 70, 76, 40, 20, 70), "#8f897c", 20, 60, grain=0.3), cut(palm, "#9a9486", 20, 50, grain=0.3),
        *fingers,
        drawn("M-52 -20 l14 12 M-2 -40 l8 16 M36 -36 l10 14", 4, "#4f4a42")]
    return [pit(box(-20, -20, WIDE + 40, HIGH + 40), "#241c24", 0.25), flat(ellipse(320, 250, 90, 110), "#5a4430",
        tone=0.7, feather=30,
        opacity=0.9), ground([(-20, 330), (320, 322), (660, 330)], "#a58a64"), cave(dice, (320, 262, 170, 190),
        "#8f8a9a", None, WIDE, HIGH,
        22), ground([(-20, 372), (200, 352), (440, 352), (660, 372)], "#b8a078"), *frame, *rails((320, 280, 22), (330,
        420, 120), 9),
        *placed(mine_cart(120, "#6fd0d8"), 300, 322, 0.62), *lantern(320, 118, 0.8, 0.9), *placed(hand, 486, 356, 0.86,
        -14),
        *[s for x, y, t in ((92, 330, -8), (122, 344, 12), (566, 250, 10)) for s in placed([cut(polygon(-9, 0, -13, -40,
        0, -62, 13, -40, 9,
        0), "#6fd0d8", 7, 70, shine=0.7)], x, y, 1.0, t)], *stones(dice, 372, 8, "#a89a84"), haze(300, "#8a7a8a", 0.14)]


PICTURES = {
    6: vignette(_camp, Sky(high="#2f3c60", low="#6a7090", sun=(0.5, 0.6), beams=0), (Lamp(0.24, 0.76, 0.22, 0.34),
    Lamp(0.78, 0.76, 0.22, 0.34),
        Lamp(0.5, 0.7, 0.24, 0.34, 0.8)), 0.72),
    7: vignette(_forest, Sky(high="#9ac080", low="#f8f6cc", sun=(0.5, 0.2), beams=0.14)),
    8: vignette(_mine, NIGHT, (Lamp(0.5, 0.42, 0.3, 0.42), Lamp(0.72, 0.8, 0.26, 0.36, 0.8), Lamp(0.2, 0.84, 0.24, 0.3,
    0.6)), 0.84),
}  # fmt: skip
RECIPES = recipes(PICTURES, __name__)
