"""Quests under trees and in gardens: heart below the roots, smoke in the bramble, well, fountain, scribe, lamp."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Ridge, Shadow, Shape, drawn, flat, hollow, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.books import quill
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.fire import candle, lantern
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.nature import foliage, trunk
from assets.workshop.engraving.kit.webs import cocoon, eyes, spider, web
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.land import ground, hedge, meadow, thorns
from assets.workshop.pictures.runebound.people import Person, person
from assets.workshop.pictures.runebound.rooms import door, table_top
from assets.workshop.pictures.runebound.views import DAY, GOLDEN, MIST, NIGHT, recipes, scene
from assets.workshop.pictures.runebound.weather import beam, burst, haze, moon, plume, pool, stars


def _wood(seed: int, tint: str, veil: str, gap: tuple[float, float] = (0.3, 0.7)) -> list[Shape]:
    """Return trunks in two planes from edge to edge, with a gap in the near one."""
    dice = random.Random(seed)
    out: list[Shape] = []
    for k in range(15):
        out += trunk(dice, 20 + k * 62 + dice.uniform(-16, 16), 300, dice.uniform(12, 20), tint, dice.uniform(-14, 14),
            Fog(veil, 0.6), 0.5, 1)
    for k in range(9):
        x = 10 + k * 108 + dice.uniform(-20, 20)
        if not gap[0] * 880 < x < gap[1] * 880:
            out += trunk(dice, x, 350, dice.uniform(30, 46), tint, dice.uniform(-12, 12), Fog(veil, 0.15), 0.9, 2)
    return out


def wyrmwood_heart() -> Part:
    """Return a huge trunk whose roots hold a red heart that beats and shines."""
    dice = random.Random(4)
    out = [*_wood(7, "#5e6e50", "#cfd8b0", (0.26, 0.74)), ground(((0, 322), (300, 312), (600, 318), (880, 324)),
        "#76854e")]
    bark = "#6d5a44"
    out += [Shape("M310 -20 C330 90 340 130 330 190 L560 190 C548 120 560 80 580 -20 Z", bark, bevel=80, angle=82,
        grain=0.24,
        ridges=(Ridge("M380 -20 Q400 90 384 190 M430 -20 Q440 80 446 190 M490 -20 Q486 100 500 190 M540 -20 "
        "Q520 90 536 190", 9, -9),))]
    out.append(flat(loop(350, 190, 340, 290, 400, 360, 480, 362, 546, 300, 540, 190), "#2a1418", tone=0.3, feather=8))
    heart = ("M444 342 C372 300 360 236 396 220 C424 210 440 232 446 248 C456 226 484 208 508 224 C540 250 516 306 "
        "444 342 Z")
    veins = Ridge("M446 248 Q430 290 444 330 M420 232 Q402 268 424 306 M486 226 Q500 262 470 304", 8, 8)
    out += [*burst(446, 276, 60, 170, "#ff9a7a", 18, 0.5), Shape(heart, "#d0352c", bevel=40, angle=30, shine=0.6,
        ridges=(veins,), contour=1.3, glow=Glow("#ff6a4a", 26, 0.8)), Shape(tube(428, 232, 22, 420, 206, 20, 396, 184,
        18), "#b52a2a", bevel=8), Shape(tube(470, 228, 24, 476, 204, 22, 500, 184, 18), "#c8422b", bevel=8)]
    for run in ((330, 170, 60, 290, 260, 44, 190, 330, 34, 60, 356, 12), (550, 170, 62, 600, 262, 44, 700, 330, 32, 840,
            352, 10), (360, 180, 40, 348, 280, 30, 380, 350, 26, 350, 412, 14), (530, 180, 40, 552, 280, 30, 512, 356,
            26,
            560, 414, 12), (396, 184, 24, 404, 210, 16, 380, 280, 12, 430, 356, 12), (500, 186, 22, 512, 216, 14, 520,
            290, 12, 462, 362, 10)):
        out.append(Shape(tube(*run), bark, bevel=18, angle=60, grain=0.2, shadow=Shadow(0.5, 6, 8, 7)))
    return [*out, *meadow(3, 0, 880, 350, 410, 26, ("#66803c", "#7f9a48")), *foliage(dice, 40, 10, 150, 60, "#66804a"),
        *foliage(dice, 850, 0, 160, 60, "#66804a")]


def smoke_in_the_bramble() -> Part:
    """Return a thicket of briars round a small round door that shines, and a chimney that smokes out of it."""
    dice = random.Random(6)
    out = [ground(((0, 300), (440, 290), (880, 300)), "#8f9f5a"), *hedge(3, -20, 900, 190, 120, "#93ad62", 0.4)]
    for x, y, rx, ry in ((120, 250, 190, 130), (760, 250, 190, 130), (300, 230, 150, 120), (590, 230, 150, 120), (440,
            210, 170, 110)):
        out += foliage(dice, x, y, rx, ry, "#6f8f45")
    out += [*plume(566, 70, 90, 20, 90, "#e9e3d4", 3), *placed([Shape(box(-18, -66, 36, 90), "#b0705a", bevel=6,
        angle=4,
        grain=0.1, ridges=(Ridge("M-18 -48 H18 M-18 -30 H18 M-18 -12 H18", 4, -4),)), Shape(box(-24, -74, 48, 12),
        "#c98a70", bevel=4)], 560, 132, 0.94, 4)]
    out += [flat(ellipse(440, 262, 112, 106), "#2a1c14", tone=0.3, feather=10), *door(440, 346, 124, 166, "#a8693a"),
        flat(ellipse(440, 236, 24), "#ffdf7a", ink=0, tone=1.8, contour=1.2, glow=Glow("#ffcf5a", 20, 0.9)),
        drawn("M440 212 V260 M416 236 H464", 4, "#5a3a20"), *lantern(540, 226, 0.8, 0.8)]
    runs = ((-20, 400, 20, 120, 300, 17, 280, 330, 13, 350, 220, 10, 320, 120, 4), (-20, 250, 18, 90, 200, 15, 190, 250,
        12, 300, 160, 8, 380, 130, 3), (900, 380, 22, 780, 300, 17, 640, 340, 14, 540, 370, 9, 420, 398, 4), (900, 200,
        18,
        780, 180, 15, 680, 240, 12, 596, 170, 8, 520, 160, 3), (160, 420, 20, 240, 370, 16, 340, 388, 12, 420, 376, 8,
        480,
        392, 4), (880, 300, 16, 800, 240, 13, 720, 290, 11, 620, 290, 8, 584, 330, 4), (0, 60, 14, 90, 90, 12, 170, 60,
        9,
        250, 110, 5), (880, 70, 14, 790, 100, 11, 700, 60, 9, 640, 110, 5), (330, 420, 18, 320, 330, 13, 344, 260, 10,
        330,
        190, 5), (560, 424, 18, 572, 340, 14, 548, 270, 9, 570, 210, 4))
    out += thorns(5, runs, "#7a5440", "#86a24e", 14)
    berries = " ".join(ellipse(dice.uniform(40, 840), dice.uniform(90, 390), 5) for _ in range(40))
    return [*out, flat(berries, "#5a2a4a", tone=0.7, contour=0.7)]


def whispering_well() -> Part:
    """Return the shaft of a well from its bottom: rings of stone, a round of sky, and somebody who leans over."""
    dice = random.Random(3)
    out: list[Shape] = [flat(ellipse(440, 190, 180, 130), "#fff6dc", ink=0, tone=1.9)]
    looker = Person(coat="#3f6a8a", head="long", hair="#5a2f1c", left=(-80, -130, -96, -104), right=(80, -130, 96,
        -104),
        pose="wade", belt=None)
    out += person(looker, 440, 392, 0.98)
    middles = ((440, 236, 620, 440), (440, 226, 470, 330), (440, 214, 350, 246), (440, 204, 262, 184), (440, 196, 196,
        138))
    tints = ("#7d8478", "#8d9486", "#9fa596", "#b1b5a4", "#c4c5b2")
    for (x, y, rx, ry), tint in zip(middles, tints, strict=True):
        seams = Ridge(" ".join(f"M{x + rx * c * 0.74:.0f} {y + ry * s * 0.74:.0f} L{x + rx * c:.0f} {y + ry * s:.0f}"
            for c, s in ((dice.uniform(-1, 1), d) for d in (-0.95, -0.8, -0.5, -0.2, 0.1, 0.4, 0.7, 0.9))), 6, -6)
        out.append(Shape(hollow(f"{ellipse(x, y, rx, ry)} {ellipse(x, y - 8, rx * 0.74, ry * 0.74)}"), tint, bevel=16,
            angle=20 + rx * 0.2, grain=0.2, ridges=(seams,), contour=1.0, shadow=Shadow(0.5, 0, 10, 12)))
    out += [drawn("M476 88 C520 180 560 240 590 300", 5, "#b98f5a",
        contour=1.2)]
    bucket = [Shape(polygon(-30, -30, 30, -30, 22, 30, -22, 30), "#8a5f38", bevel=14, angle=84, grain=0.12),
        Shape(ellipse(
        0, -30, 30, 9), "#3a2a1c", bevel=4), drawn("M-30 -30 Q0 -80 30 -30", 4, "#4a4a48"), Shape(box(-29, -14, 58, 7),
        "#5a5c5c", bevel=3), Shape(box(-25, 12, 50, 7), "#5a5c5c", bevel=3)]
    out += placed(bucket, 600, 344, 1.1, 8)
    for x, y, size in ((190, 130, 1.0), (250, 290, 0.8), (690, 130, 0.9), (150, 250, 0.7)):
        out += placed([drawn("M-40 0 q12 -14 24 0 t24 0 t24 0 M-30 18 q10 -10 20 0 t20 0", 3.4, "#eef6ea", ink=0,
            tone=1.7, opacity=0.85)], x, y, size, -14 if x < 440 else 14)
    return out


def gardens_by_night() -> Part:
    """Return a fountain that plays by moonlight between clipped hedges and statues."""
    out = [*stars(4, 70, 880, 170), *moon(690, 66, 36)]
    for x, s in ((60, 1.0), (170, 0.8), (760, 0.86), (850, 1.0), (280, 0.62), (620, 0.62)):
        out.append(Shape(loop(x - 26 * s, 260, x - 30 * s, 160, x, 260 - 220 * s, x + 30 * s, 160, x + 26 * s, 260),
            "#5b7a5a", bevel=22, angle=78, grain=0.2))
    out += [ground(((0, 256), (440, 250), (880, 256)), "#7d946a", furrows=1), polyhedge(-20, 240, 330, 70),
        polyhedge(640, 240, 280, 70), Shape(polygon(360, 420, 404, 262, 476, 262, 540, 420), "#d9d2ba", bevel=6,
        angle=4,
        grain=0.14, contour=0.7)]

    def jet(dx: float, high: float) -> str:
        x = 440 + dx
        return f"M440 170 C{440 + dx * 0.3:.0f} {170 - high:.0f} {440 + dx * 0.8:.0f} {160 - high:.0f} {x:.0f} 306"

    basin = [Shape(ellipse(440, 316, 190, 40), "#b6b3a6", bevel=10, angle=6), Shape(ellipse(440, 310, 172, 31),
        "#7fb4c6", bevel=6, angle=2, ink=0.5, ridges=(Ridge("M300 312 q20 -5 40 0 t40 0 M460 320 q20 -5 40 0 t40 0", 4,
        3),)), Shape("M250 318 Q256 366 300 374 H580 Q624 366 630 318 Q440 366 250 318 Z", "#c3bfb0", bevel=14, angle=8,
        grain=0.12), Shape(polygon(424, 306, 430, 240, 450, 240, 456, 306), "#c3bfb0", bevel=9, angle=86),
        Shape("M368 226 Q380 250 440 252 Q500 250 512 226 Q440 238 368 226 Z", "#c9c5b6", bevel=10, angle=8),
        Shape(polygon(432, 228, 436, 176, 444, 176, 448, 228), "#c9c5b6", bevel=6, angle=86)]
    out += basin
    for dx in (-130, -84, -40, 40, 84, 130):
        out.append(drawn(jet(dx, 40 + abs(dx) * 0.2), 7, "#eefaff", ink=0.1, tone=1.8, contour=0.7))
    out.append(Shape(tube(440, 180, 12, 438, 120, 14, 440, 62, 5), "#eefaff", bevel=5, ink=0.2, tone=1.7))
    out += [*burst(440, 120, 10, 60, "#ffffff", 12, 0.5), *(flat(ellipse(x, 306, 20, 6), "#ffffff", ink=0, tone=1.8)
        for x in (310, 356, 400, 480, 524, 570))]
    statue = person(Person(coat="#d6d6cc", skin="#dedfd6", hair="#cfd0c6", legs="#cfd0c6", boots="#c0c2b8",
        sleeves="#d6d6cc",
        belt=None, hem=-10, head="bun", left=(-50, -170, -40, -214), eyes="#8a8d88"), 0, -38, 0.5)
    plinth = [Shape(box(-32, -40, 64, 40), "#c3c2b6", bevel=6, angle=4), Shape(box(-38, -46, 76, 10), "#cfcec2",
        bevel=4)]
    for x, m in ((214, False), (676, True)):
        out += placed([*plinth, *statue], x, 336, 1.0, mirror=m)
    return [*out, *meadow(2, 0, 340, 360, 410, 14, ("#6f8a5a",), ("#f0e6f4",)), *meadow(5, 560, 880, 360, 410, 14,
        ("#6f8a5a",), ("#f0e6f4",))]


def polyhedge(x: float, foot: float, wide: float, high: float) -> Shape:
    """Return a clipped hedge with a level top."""
    return Shape(box(x, foot - high * 0.4, wide, high), "#64805a", bevel=12, angle=24, grain=0.4, contour=0.9)


def hidden_scribe() -> Part:
    """Return a woman who writes behind a curtain of leaves; on her sheet a dragon, and an arrow where it hurts him."""
    dice = random.Random(12)
    out: list[Shape] = [beam(300, -20, 60, 420, 200, "#fff6c8", 0.5, 60)]
    for x in (40, 230, 640, 830):
        out += trunk(dice, x, 420, 30, "#9a8a62", 0, Fog("#e6e6b8", 0.35), 0.7, 1)
    out += [*burst(470, 110, 70, 130, "#fff6d0", 18, 0.5)]
    out += person(Person(coat="#3f7a66", skin="#e6bb96", hair="#6a3a22", head="kerchief", cover="#c8562f", hem=-10,
        left=(-66, -140, -74, -92), right=(60, -138, 44, -96), look=-0.6, pose="wade"), 520, 470, 1.62)
    out += table_top(312, "#a97c4c")
    page = [Shape("M-190 -46 L150 -60 L200 66 L-170 84 Z", "#f8edd2", bevel=6, angle=8, ink=0.6, contour=1.2),
        *placed(flying_dragon("#a8432f"), -20, 14, 0.42), drawn("M-86 -74 L-8 4", 5, "#2f5f86"), Shape(polygon(0, 12,
        -18,
        4, -4, -8), "#2f5f86", bevel=2), drawn("M110 30 h44 M112 44 h54 M-150 -22 h34 M-154 -8 h30", 2.6, "#5a4636")]
    out += [*placed(page, 400, 350, 1.05, -3), *candle(216, 330, 90, 16), Shape(loop(190, 330, 244, 330, 250, 342, 184,
        342), "#b9923c", bevel=5), *placed(quill(130, "#f4ecd8"), 586, 330, 1.0, 8), Shape(ellipse(592, 314, 17, 16),
        "#e6bb96", bevel=9)]
    for x, y, rx, ry in ((40, 40, 150, 90), (840, 60, 140, 110), (200, -6, 150, 50), (440, -20, 170, 50), (690, -10,
        150,
            50), (10, 340, 90, 110), (868, 350, 80, 110), (60, 200, 90, 80), (850, 210, 76, 90)):
        out += foliage(dice, x, y, rx, ry, dice.choice(("#7f9f4a", "#6f9044", "#8fb056")))
    return [*out, pool(236, 226, "#ffd873", 60, 0.5)]


def unlit_lamp() -> Part:
    """Return an old lamp without a flame that hangs in webs in a blue glade; a spider above, a hand that reaches."""
    dice = random.Random(15)
    out: list[Shape] = []
    for k in range(13):
        out += trunk(dice, 20 + k * 72 + dice.uniform(-16, 16), 400, dice.uniform(12, 22), "#6f8084", dice.uniform(-14,
            14), Fog("#c9d8d6", 0.55), 0.5, 1)
    for x, w in ((60, 66), (210, 40), (700, 44), (836, 70)):
        out += trunk(dice, x, 430, w, "#56646a", 0, Fog("#b9c9c9", 0.1), 1.0, 2)
    out += [*web(440, 120, 320, 15, 8, (0, 360), 2.4), *web(120, 60, 180, 8, 5, (-30, 120), 2.0), *web(800, 90, 170, 8,
        5,
        (60, 220), 2.0)]
    out += [*placed(cocoon(120), 250, 150), *placed(cocoon(90), 640, 120), *placed(cocoon(70), 742, 210)]
    brass = "#b08a44"
    lamp = [drawn("M0 -150 V-84", 4, "#e6e2d2"), Shape(hollow(f"{ellipse(0, -82, 15)} {ellipse(0, -82, 9)}"), brass,
        bevel=4, shine=0.6), Shape("M-16 -68 L-50 -34 H50 L16 -68 Z", brass, bevel=9, angle=20, shine=0.7, contour=1.3),
        Shape("M-46 -32 H46 L38 62 H-38 Z", "#4f6872", bevel=12, angle=80, ink=0.7, shine=0.5, contour=1.3),
        drawn("M-16 -32 L-13 62 M16 -32 L13 62", 6, brass), drawn("M-46 -32 L-38 62 M46 -32 L38 62", 8, brass),
        Shape(box(-7, 22, 14, 40), "#efe6cc", bevel=5, angle=86), drawn("M0 22 q-4 -8 2 -14", 3.4, "#1a120e"),
        Shape(polygon(-46, 62, 46, 62, 36, 84, -36, 84), brass, bevel=7, angle=6, shine=0.7, contour=1.2)]
    out += placed(lamp, 440, 186, 1.42)
    out += [*placed(spider(44, "#3a3440"), 440, 34, 1.0), *eyes(110, 330, 9, 4), *eyes(772, 320, 9, 4), *eyes(700, 370,
        7,
        3)]
    arm = [Shape(tube(0, 60, 50, 6, 150, 74, 14, 260, 110), "#8e3a2c", bevel=26, angle=60, grain=0.06),
        *palm("#dcab84")]
    out += placed(arm, 566, 302, 0.8, -34)
    return [*out, haze(440, 420, 460, 40, "#d3e2e0", 0.8)]


PICTURES = {
    "wyrmwood-heart": scene(wyrmwood_heart, MIST, lamps=(Lamp(0.5, 0.68, 0.24, 0.46, 1.0), Lamp(0.5, 0.1, 0.7, 0.4,
        0.35)), dark=0.72),
    "smoke-in-the-bramble": scene(smoke_in_the_bramble, DAY),
    "the-whispering-well": scene(whispering_well, MIST),
    "gardens-by-night": scene(gardens_by_night, NIGHT, lamps=(Lamp(0.78, 0.16, 0.3, 0.4, 0.6), Lamp(0.5, 0.55, 0.22,
    0.5,
        0.55)), dark=0.7),
    "the-hidden-scribe": scene(hidden_scribe, GOLDEN),
    "the-unlit-lamp": scene(unlit_lamp, MIST, lamps=(Lamp(0.5, 0.45, 0.2, 0.5, 0.5),), dark=0.74),
}
RECIPES = recipes("quests", PICTURES, __name__)
