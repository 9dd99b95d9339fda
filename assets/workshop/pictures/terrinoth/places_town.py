"""Places of town and village: Market Square, Night Docks, Gallows Ward, Burning Green."""

from __future__ import annotations

import random

from PIL import Image

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Picture,
    Print,
    Ridge,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.fire import flame, lantern
from assets.workshop.engraving.kit.folk import traveller
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.nature import foliage, grass, hill, ridge_line, trunk
from assets.workshop.engraving.kit.props import barrel, cart, crate, sack, wheel
from assets.workshop.engraving.kit.remains import crow, skull
from assets.workshop.engraving.kit.stonework import chain, floor
from assets.workshop.engraving.kit.town import (
    clock_tower,
    flank,
    gabled,
    gallows,
    gibbet,
    goods,
    stall,
    street_lamp,
    well,
)
from assets.workshop.engraving.kit.waters import glints, jetty, ripples, rowboat, ship, water
from assets.workshop.engraving.palette import DARK_WOOD, GOLD, OXBLOOD, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving

ROOFS = ("#7d4034", "#6a3f42", "#8a5238", "#5f4650")


def _row(dice: random.Random, foot: float, count: int, width: float, fog: Fog, lit: int = 0) -> list[Shape]:
    """Return a row of gabled and long houses from edge to edge, standing on `foot`."""
    out: list[Shape] = []
    step = 1400 / count
    for k in range(count):
        x = -20 + step * (k + 0.5) + dice.uniform(-12, 12)
        tint = ("#dcc69a", "#cdb48a", "#e3d2ac", "#c9ad84")[k % 4]
        shine = dice.randrange(16) & lit
        if k % 3 == 1:
            house = flank(width * 1.25, width * dice.uniform(0.8, 1.0), width * 0.5, tint, ROOFS[k % 4], shine, fog)
        else:
            house = gabled(width, width * dice.uniform(1.0, 1.4), tint, ROOFS[k % 4], shine, fog)
        out += placed(house, x, foot)
    return out


def _fountain() -> list[Shape]:
    """Return a fountain with a stone knight on a column; its basin stands on y = 0."""
    stone = "#a8a194"
    knight = [
        Shape(loop(-24, -236, -30, -290, -26, -330, 0, -340, 26, -330, 30, -290, 24, -236), stone, bevel=20, angle=80,
            grain=0.2, ridges=(Ridge("M-12 -320 V-240 M10 -320 V-240", 6, -4),)),
        Shape(loop(-16, -340, -18, -366, 0, -380, 18, -366, 16, -340), stone, bevel=12, angle=30, grain=0.15),
        Shape(tube(-24, -322, 17, -50, -300, 14, -48, -272, 12), stone, bevel=7, angle=60),
        Shape(tube(24, -322, 17, 50, -350, 14, 56, -392, 12), stone, bevel=7, angle=60),
        Shape(polygon(52, -392, 60, -392, 62, -470, 57, -482, 51, -470), "#c3bdae", bevel=4, angle=84),
        Shape(loop(-72, -300, -48, -306, -28, -296, -30, -262, -50, -240, -70, -264), lighter(stone, 0.1), bevel=10,
            angle=20),
    ]
    jets = " ".join(f"M{s * 8} -190 Q{s * 70} -196 {s * 84} -70" for s in (-1, 1))
    return [
        *placed(well(250, stone, roofed=False)),
        flat(ellipse(0, -90, 100, 20), "#8fb4b8", contour=0.8, tone=1.2, ink=0.5),
        Shape(polygon(-22, -84, -16, -190, 16, -190, 22, -84), stone, bevel=14, angle=86, grain=0.2),
        Shape(loop(-66, -196, -54, -172, 0, -164, 54, -172, 66, -196, 0, -204), lighter(stone, 0.08), bevel=12,
            angle=6),
        Shape(box(-34, -240, 68, 44), stone, bevel=8, angle=4, grain=0.2),
        *knight,
        drawn(jets, 6, "#dcecec", ink=0.1, tone=1.6, contour=0.5),
    ]


def _market() -> Part:
    """Return the Market Square: striped stalls round a fountain, the town clock, a spilt crate of apples."""
    dice = random.Random(6)
    air = "#ecdcae"
    apples = [Shape(ellipse(x, y, 13), tint, bevel=11, angle=30) for x, y, tint in ((840, 574, "#b5452f"),
        (874, 590, "#c9702f"), (812, 592, "#b5452f"), (908, 566, "#8fa046"), (776, 580, "#b5452f"), (934, 592,
            "#c9702f"))]
    bunting = drawn(line(-20, 60, 240, 140, 500, 116, 760, 150, 1060, 120, 1380, 50), 3, "#5a3c26")
    flags = [Shape(polygon(x, y, x + 26, y + 2, x + 12, y + 38), (OXBLOOD, GOLD, "#46597e", "#efe2c2")[k % 4], bevel=6,
        angle=70) for k, (x, y) in enumerate(((40, 80), (110, 106), (180, 126), (270, 142), (350, 138), (430, 126),
        (940, 138), (1020, 126), (1100, 112), (1180, 96), (1260, 78)))]
    return [
        *_row(dice, 372, 9, 124, Fog(air, 0.5)),
        *placed(clock_tower(310, 40, fog=Fog(air, 0.26)), 470, 404),
        *placed(tower(0, 0, 26, 250, "#a39a86", "#5f6f7a", Fog(air, 0.42)), 980, 380),
        *_row(dice, 412, 8, 140, Fog(air, 0.24), 3),
        floor(408, 620, colour="#b7a684"),
        mist(ellipse(680, 414, 700, 12), "#f2e6c2", 0.5),
        *[s for x, y, k, a, b in ((560, 452, 0.8, "#46597e", "#36486a"), (610, 448, 0.76, "#8a7a3e", "#6d6030"),
            (880, 456, 0.82, "#6a4a5e", "#543a4c")) for s in placed(traveller(a, b, k > 0.8), x, y, k)],
        *placed(stall(230, 160, "#46597e"), 300, 470, 0.86),
        *placed(goods(2), 300, 398, 0.86),
        *placed(stall(230, 160, "#8a7a3e"), 1060, 470, 0.86),
        *placed(goods(1), 1060, 398, 0.86),
        *placed(_fountain(), 690, 540, 0.98),
        bunting,
        *flags,
        *placed(stall(270, 190), 120, 590, 1.1),
        *placed(goods(0), 120, 492, 1.3),
        *placed(stall(270, 190), 1250, 596, 1.1),
        *placed(goods(1), 1250, 498, 1.3),
        *placed(crate(100, 70), 960, 580, turn=16),
        *apples,
        *placed(sack(80, 86), 356, 590),
        *placed(barrel(76, 98), 440, 586),
        *placed(traveller("#a8452f", "#8a3424", False), 540, 590, 1.4),
    ]


def _crane() -> list[Shape]:
    """Return a treadwheel crane on a quay with a net of crates; its foot is y = 0."""
    return [
        Shape(" ".join((box(-12, -330, 24, 334), tube(-90, -190, 14, 0, -330, 14, 190, -392, 11),
            tube(0, -210, 12, 120, -366, 10))), DARK_WOOD, bevel=7, angle=70, grain=0.2),
        *placed(wheel(66, 8, spokes=10), -80, -70),
        drawn("M186 -390 V-250", 4, "#c9ac74"),
        *placed(crate(84, 64), 186, -186),
        Shape(stroke("M144 -188 L186 -256 L228 -188 M144 -216 H228", 4), "#c9ac74", bevel=2, angle=30),
    ]


def _docks() -> Part:
    """Return the Night Docks: moon, masts, a crane, a boat that unloads what nobody should see."""
    dice = random.Random(52)
    air = "#8ea0b4"
    boat = [*placed(traveller("#3a3f52", "#2c3044", False), -40, -30, 1.1), *placed(traveller("#3a3f52", "#2c3044",
        True), 60,
        -30, 1.1), *placed([Shape(polygon(-70, 0, -60, -26, 56, -32, 76, -8, 60, 6, -56, 8), "#6b4a30", bevel=12)], 6,
        -40),
        *rowboat(250, "#5f4a38")]
    return [
        flat(ellipse(800, 120, 58), "#f6f0d6", ink=0.1, tone=1.7, contour=0.6, glow=Glow("#c9d4e4", 44, 0.7)),
        flat(" ".join(ellipse(x, y, r) for x, y, r in ((784, 108, 12), (816, 138, 9), (812, 98, 6))), "#e2dabc", ink=0),
        mist(ellipse(720, 156, 190, 12), "#b9c4d4", 0.7, 14),
        mist(ellipse(960, 84, 190, 12), "#9fb0c6", 0.6, 14),
        ridge_line(dice, 1360, 620, [330, 300, 330, 310, 340, 330, 320], "#55657c", Fog(air, 0.5), 8),
        *_row(dice, 362, 12, 84, Fog("#6f8098", 0.44), 11),
        water("M-20 360 H1380 V640 H-20 Z", "#4f6a88", None, ripples(dice, 0, 1360, 372, 600, 70)),
        glints(dice, 800, 366, 590, 70, "#f0eed8", 40, spread=1.8),
        *placed(ship(Fog(air, 0.4)), 470, 400, 0.72),
        *placed(ship(Fog(air, 0.1), sails="#b9ae96"), 1080, 446, 1.08, mirror=True),
        *placed(boat, 650, 470),
        glints(dice, 690, 476, 560, 16, "#ffcf7a", 12),
        *placed(lantern(0, 0, 0.6), 776, 396),
        *placed(gabled(330, 300, "#b59b74", "#54424c", 5, storeys=3), 120, 560),
        *placed(_crane(), 330, 560, 1.0),
        Shape(polygon(-20, 552, 520, 540, 560, 566, 560, 640, -20, 640), "#8a7c68", bevel=10, angle=4, grain=0.25,
            ridges=(Ridge("M-20 580 H560 M60 552 V640 M180 548 V640 M300 546 V640 M430 542 V640", 5, -4),)),
        *placed(jetty(470, 70), 900, 560),
        *placed(street_lamp(180), 560, 562),
        *placed(street_lamp(180), 1320, 556),
        *placed(barrel(70, 92), 70, 580),
        *placed(crate(90, 70), 452, 566),
        *placed(crate(64, 50), 446, 496),
        *placed(sack(70, 76), 250, 586),
        *[s for x in (980, 1150) for s in placed([Shape("M-14 0 V-34 Q-22 -50 0 -50 Q22 -50 14 -34 V0 Z", "#55504c",
            bevel=10, angle=40), drawn(line(-18, -20, 0, -10, 18, -20), 6, "#c9ac74")], x, 552)],
        drawn(line(980, 534, 940, 560, 960, 470, 930, 436), 4, "#c9ac74"),
        *placed(barrel(70, 92), 1080, 552),
        *placed(crow(0.9), 1240, 548),
    ]


def _night(image: Image.Image) -> Image.Image:
    """Return the docks as seen at night, bright round moon, lamps and windows."""
    lamps = (Lamp(0.588, 0.2, 0.2, 0.3, 0.8), Lamp(0.6, 0.75, 0.12, 0.26, 0.5), Lamp(0.41, 0.6, 0.1, 0.26, 0.9),
        Lamp(0.97, 0.6, 0.09, 0.25, 0.9), Lamp(0.09, 0.75, 0.12, 0.3, 0.6), Lamp(0.57, 0.72, 0.06, 0.12, 0.9),
        Lamp(0.77, 0.74, 0.13, 0.1, 0.5))
    return at_dusk(image, lamps, (0.56, 0.5), 0.7)


def _gallows_ward() -> Part:
    """Return Gallows Ward: three nooses among houses that lean in to see, flowers on the boards, a gibbet."""
    dice = random.Random(61)
    air = "#cdb6a4"
    left = [s for x, w, h, t, k in ((70, 190, 330, 3, 5), (250, 150, 250, 4, 1)) for s in placed(gabled(w, h, "#a8957c",
        ROOFS[k % 4], k, storeys=3), x, 560 - (x > 200) * 40, 1.0, t)]
    right = [s for x, w, h, t, k in ((1300, 200, 340, -3, 2), (1112, 150, 230, -4, 8)) for s in placed(gabled(w, h,
        "#a08c78", ROOFS[k % 4], k, storeys=3), x, 560 - (x < 1200) * 40, 1.0, t)]
    flowers = [s for k in range(5) for s in (Shape(tube(-12 + k * 6, 0, 3, -24 + k * 13, -30, 2), "#5f7a3c", bevel=1.5),
        Shape(ellipse(-25 + k * 13, -34, 8), OXBLOOD, bevel=6, angle=30 * k))]
    notice = [Shape(polygon(-30, -150, 30, -154, 32, -80, -28, -76), "#f1e6c8", bevel=4, angle=10, ink=0.5),
        drawn("M-18 -134 H20 M-18 -122 H16 M-18 -110 H20", 2.4), flat(ellipse(12, -92, 8), OXBLOOD, contour=0.8)]
    return [
        flat(ellipse(690, 150, 64), "#f3d9a8", ink=0.15, tone=1.5, contour=0.4, glow=Glow("#f0c890", 40, 0.6)),
        mist(ellipse(650, 176, 240, 12), "#d9bfa6", 0.8, 14),
        mist(ellipse(800, 110, 200, 10), "#c9ac98", 0.7, 14),
        *_row(dice, 410, 11, 104, Fog(air, 0.56), 9),
        *placed(tower(0, 0, 22, 220, "#8d8078", "#5a4450", Fog(air, 0.45)), 860, 400),
        *_row(dice, 440, 10, 120, Fog(air, 0.36), 5),
        floor(436, 620, colour="#93836f"),
        mist(ellipse(680, 448, 560, 18), "#e0ccb4", 0.6),
        *left,
        *right,
        *placed(gallows(430, 330, 3), 690, 560, 1.08),
        *[s for x, k, flip in ((520, 1.0, False), (806, 0.9, True), (856, 0.8, False)) for s in placed(crow(k), x, 200,
            mirror=flip)],
        *placed(crow(1.1, flying=True), 360, 120, turn=-10),
        *placed(flowers, 690, 458, 1.1),
        *placed(gibbet(380), 1056, 596, 0.94),
        *placed(skull(), 944, 412, 0.8, 14),
        *placed(street_lamp(200), 372, 590),
        *placed([Shape(box(-7, -190, 14, 196), DARK_WOOD, bevel=6, angle=86)], 214, 600),
        *placed(notice, 214, 570, 1.2, -3),
        *placed(cart(), 1210, 604, 0.8),
        *placed([Shape(polygon(-20, 0, -16, -26, 16, -26, 20, 0), "#a8845a", bevel=10, angle=60)], 450, 596),
    ]


def plume(x: float, foot: float, height: float, width: float, lean: float, colour: str) -> Shape:
    """Return a heavy column of dark smoke."""
    outline = tube(x, foot, width * 0.4, x + lean * 0.2, foot - height * 0.25, width * 0.8, x + lean * 0.35,
        foot - height * 0.5, width, x + lean * 0.7, foot - height * 0.75, width * 1.5, x + lean, foot - height,
        width * 2)
    return Shape(outline, colour, bevel=width * 0.5, angle=50, grain=0.4, ink=0.7, contour=0.4, opacity=0.9,
        shadow=NO_SHADOW, fog=Fog("#c86a3c", 0.25))


def burning(house: list[Shape], x: float, foot: float, height: float, wide: float, size: float = 1.0) -> list[Shape]:
    """Return a house at x, foot with flames `height` above its foot over a roof `wide` to each side."""
    tongues = [s for dx, k in ((-0.6, 0.7), (0.55, 0.8), (0.0, 1.1), (-0.25, 0.6)) for s in flame(x + dx * wide,
        foot - height + abs(dx) * wide * 0.7, wide * 1.3 * k, 0.4)]
    return [*placed(house, x, foot, size), *tongues]


def _burning_green() -> Part:
    """Return the Burning Green: the maypole aflame, houses on fire, a cart with a chain, a dropped doll."""
    dice = random.Random(71)
    air = "#e0854c"
    ribbons = [drawn(line(690, 96, 690 + dx * 0.5, 240, 690 + dx, 410), 6, tint) for dx, tint in ((-190, OXBLOOD),
        (-110, "#efe2c2"), (120, "#46597e"), (200, OXBLOOD))]
    doll = [Shape(loop(-16, 0, -20, -30, 0, -44, 20, -30, 16, 0), "#46597e", bevel=12, angle=70), Shape(ellipse(0, -54,
        13), "#e8cfa0", bevel=10), Shape(tube(-14, -34, 7, -34, -16, 6), "#e8cfa0", bevel=3), Shape(tube(14, -34, 7, 34,
        -44, 6), "#e8cfa0", bevel=3), flat("M-6 -56 h3 M4 -56 h3", "#201510"), Shape(loop(-15, -54, -10, -70, 10, -70,
        15,
        -54, 0, -62), "#c98a3a", bevel=5)]
    prison = [*[Shape(box(x, -210, 10, 104), DARK_WOOD, bevel=5, angle=86) for x in range(-104, 130, 38)],
        Shape(box(-116, -222, 256, 15), DARK_WOOD, bevel=6, angle=4), *cart("#6b4226")]
    return [
        *[plume(x, 340, 420, w, lean, c) for x, w, lean, c in ((180, 80, 160, "#5a3a34"), (470, 60, 140, "#6d443a"),
            (900, 70, 190, "#5a3a34"), (1200, 90, 150, "#4a302c"))],
        ridge_line(dice, 1360, 620, [380, 350, 372, 340, 366, 350, 380], "#7a4a38", Fog(air, 0.55), 10),
        *burning(flank(200, 80, 60, fog=Fog(air, 0.4)), 470, 400, 120, 80),
        *burning(gabled(110, 90, fog=Fog(air, 0.4)), 900, 404, 150, 60),
        hill(1360, 620, [(-20, 410), (300, 400), (680, 412), (1000, 400), (1380, 416)], "#a08a44", Fog(air, 0.24)),
        *burning(gabled(180, 170, "#c9a878", lit=15), 220, 470, 270, 100),
        *burning(flank(260, 110, 90, "#c9a878", lit=15), 1130, 470, 180, 130),
        hill(1360, 640, [(-20, 480), (300, 462), (680, 470), (1000, 462), (1380, 486)], "#8a8a3e"),
        Shape(tube(690, 530, 18, 690, 80, 12), "#e0cfa0", bevel=8, angle=86),
        Shape(stroke("M690 500 q16 -20 0 -40 q-16 -20 0 -40 q16 -20 0 -40 q-16 -20 0 -40", 6), OXBLOOD, bevel=2,
            angle=30,
            shadow=NO_SHADOW),
        *ribbons,
        *flame(690, 130, 120, 0.7),
        *[s for x, y, h in ((500, 412, 60), (580, 416, 44), (810, 414, 50), (890, 412, 66)) for s in flame(x, y, h,
            0.5)],
        Shape(hollow_ring(690, 108, 60, 16), "#6d7a3e", bevel=7, angle=30),
        *placed(well(110), 470, 524),
        *placed(prison, 960, 570, 0.95),
        *chain_along(716, 556, 560, 590),
        *placed(doll, 590, 572, 1.5, 24),
        *placed(barrel(70, 90), 1280, 580),
        *placed([*wheel(44, 12)], 380, 570),
        *trunk(dice, 40, 640, 90, "#4a3426", 26, contour=1.1),
        *foliage(dice, 80, 24, 220, 70, "#8a5228"),
        grass(dice, 300, 606, 110, 50, "#6d6a2c"),
        grass(dice, 1160, 606, 130, 56, "#6d6a2c"),
        flat(" ".join(ellipse(dice.uniform(60, 1320), dice.uniform(20, 420), dice.uniform(1.5, 3.4))
            for _ in range(80)),
            "#ffd873", ink=0, contour=0.3, tone=1.8),
    ]


def hollow_ring(x: float, y: float, rx: float, ry: float) -> str:
    """Return markup of a wreath seen from below, round x, y."""
    rings = f"{ellipse(x, y, rx, ry)} {ellipse(x, y, rx - 12, ry - 8)}"
    return f'<path fill-rule="evenodd" d="{rings}"/>'


def chain_along(ax: float, ay: float, bx: float, by: float) -> list[Shape]:
    """Return a chain that lies on the ground from one point to another."""
    turned = placed(chain(0, 0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 1.0), 0, 0)
    return placed(turned, ax, ay, 1.0, 78)


PICTURES = {
    "market-square": Picture(_market, sky=Sky(high="#8aa6b0", low="#faeab8", sun=(0.3, 0.2), reach=1.1, seed=5),
        size=WIDE, style=Print(gamma=0.8)),
    "night-docks": Picture(_docks, sky=Sky(high="#2a3a5a", low="#a8b8cc", sun=(0.588, 0.2), reach=0.8, beams=0.04),
        size=WIDE, style=Print(gamma=0.78, white=95), finish=_night),
    "gallows-ward": Picture(_gallows_ward, sky=Sky(high="#5f4a58", low="#f2cf9c", sun=(0.5, 0.3), reach=0.9, seed=7),
        size=WIDE, style=Print(gamma=0.82)),
    "burning-green": Picture(_burning_green, sky=Sky(high="#5a2c2a", low="#f6b458", sun=(0.5, 0.5), reach=0.95,
        seed=11),
        size=WIDE, style=Print(gamma=0.8)),
}
_KIT = ("fire", "folk", "houses", "nature", "props", "remains", "stonework", "town", "waters")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT)
    for name, picture in PICTURES.items())
