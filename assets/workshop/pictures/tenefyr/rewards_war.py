"""The rewards of the third and the fourth level: what is given to those who come back from crypts and depths."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, mist, placed, stroke
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.attire import breastplate, pauldron, shoulders
from assets.workshop.engraving.kit.books import closed_book, quill, shelves
from assets.workshop.engraving.kit.faces import Face, big_nose, ear, features
from assets.workshop.engraving.kit.fire import candle, flame, lantern, smoke
from assets.workshop.engraving.kit.hair import cap, moustache
from assets.workshop.engraving.kit.hands import fist
from assets.workshop.engraving.kit.props import sack
from assets.workshop.engraving.kit.stonework import archway, gothic
from assets.workshop.engraving.kit.town import windmill
from assets.workshop.engraving.kit.waters import ripples, water
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.reward_setting import (
    KITS,
    meadow,
    shine,
    stones,
    table_top,
    view,
    villager,
)
from assets.workshop.pictures.tenefyr.setting import EVENING, MORNING, recipes

WOOD_ = "#a9794a"
SLEEPER = Face(skin="#dba684", hair="#8a4a2a", turn=0.1, age=0.15, brow=0.9, eye=1.0, open=0.14, stern=-6, smile=7,
    jaw=0.95)
MISTRESS = Face(skin="#d9a584", hair="#e6e2da", iris="#4a6a8a", turn=-0.24, width=0.96, jaw=0.9, age=1.0, brow=1.1,
    nose=1.15, hook=0.5,
    eye=0.94, stern=8, smile=-1, cheek=1.3)
PUPIL = Face(skin="#c98f66", hair="#4a2f22", iris="#5a7a4a", turn=0.3, width=0.98, jaw=0.95, age=0.05, brow=0.9,
    eye=1.18, stern=-8, smile=1,
    gaze=8)
MILLER = Face(skin="#e0ac8a", hair="#b9a890", iris="#4a6a8a", turn=0.1, width=1.12, jaw=1.15, age=0.5, brow=1.4,
    nose=1.2, nose_width=1.3,
    cheek=1.6, eye=1.0, stern=-6, smile=11)


def chapel() -> Part:
    """Return the wall of a chapel with one coloured window and the light that falls from it."""
    out = [*stones(3, "#cfc8ba", 46, 0.2)]
    arch = gothic(430, 250, 92, 262)
    out += [flat(arch, "#fff3c8", ink=0.05, tone=1.6, contour=1.2)]
    for k, (x, y, r, tint) in enumerate(((430, 60, 34, "#e8b23a"), (390, 120, 30, "#c1452f"), (470, 120, 30,
        "#2f6f8f"), (390, 190, 30,
        "#7f9f3c"), (470, 190, 30, "#6f4a7e"), (430, 154, 22, "#e8b23a"))):
        out.append(flat(rays(x, y, r * 0.6, r, 8, 10 * k), tint, ink=0.2, tone=1.3, contour=1, opacity=0.92))
    out += [archway(430, 250, 92, 262, 20, "#e6e0d0", True), *[mist(polygon(350 + dx, 90, 420 + dx, 90, 260 + dx * 1.6,
        420, 60 + dx * 1.6,
        420), t, 0.34, 22) for dx, t in ((0, "#ffd9a8"), (56, "#d8e8b0"), (100, "#cfc4ec"))]]
    return [*out, Shape(box(-20, 300, 680, 130), "#d9d0bc", bevel=8, angle=3, swell=0.3, grain=0.1)]


def chapel_night() -> Part:
    """Return a sleeper on a bench under his cloak."""
    f = SLEEPER
    head = [*ear(f, -1), *ear(f, 1), *features(f), *cap(f, f.hair, -84, 12, 8)]
    bench = [Shape(box(40, 296, 560, 26), WOOD_, bevel=7, angle=4, grain=0.12, contour=1.1), *[Shape(polygon(x, 320,
        x + 34, 320, x + 28, 400,
        x + 6, 400), "#97683c", bevel=6, angle=86) for x in (70, 530)]]
    blanket = [Shape(loop(196, 300, 190, 240, 240, 196, 330, 186, 430, 216, 500, 226, 560, 214, 590, 250, 592, 300),
        "#3f7fa0", bevel=44,
        angle=30, grain=0.06, contour=1.2, ridges=(Ridge(line(240, 210, 300, 250, 330, 296), 14, -9), Ridge(line(420,
        216, 440, 260, 430, 298),
        13, -8), Ridge(line(520, 226, 540, 262, 536, 298), 12, -8))), Shape(tube(196, 250, 20, 240, 204, 20, 330, 192,
        20), "#fbf4df",
        bevel=8, angle=40)]
    sackish = [Shape(loop(60, 296, 56, 262, 90, 246, 170, 248, 196, 268, 192, 298), "#d9b878", bevel=20, angle=30,
        contour=1.1)]
    zed = " ".join(f"M{x} {y} h{s} l-{s} {s} h{s}" for x, y, s in ((196, 130, 22), (232, 100, 17), (262, 78, 13)))
    return [*bench, *sackish, *placed(head, 140, 236, 0.42, -64), *blanket, drawn(zed, 5, "#6b4e3a"), *candle(580, 300,
        60, 20)]


def workshop() -> Part:
    """Return an armourer's wall with shields and tools."""
    out: list[Shape] = [*stones(5, "#d2c3a4", 48)]
    out.append(Shape(box(-20, 70, 680, 12), WOOD_, bevel=4, angle=4))
    for x, tint in ((70, "#c1452f"), (170, "#2f6f8f"), (520, "#7f9f3c"), (600, "#e8b23a")):
        out += [Shape(loop(x - 36, 96, x + 36, 96, x + 30, 150, x, 182, x - 30, 150), tint, bevel=12, angle=30,
        contour=1.1), drawn(
            f"M{x} 96 V176 M{x - 32} 126 H{x + 32}", 6, "#fbf4df", ink=0)]
    return [*out, *table_top(330, "#97683c")]


def armourer() -> Part:
    """Return a breastplate on a stand, a hammer above it, and the star of its blow."""
    plate = [Shape(box(-14, 120, 28, 330), WOOD_, bevel=8, angle=86), shoulders("#8d949a", 0.72, 0),
        *breastplate("#c9d2d8", "#e8b23a"), *pauldron(
        -1, "#d3dbe0", "#e8b23a", 0.9), *pauldron(1, "#b7c0c6", "#e8b23a", 0.9), Shape(ellipse(0, 130, 60, 26),
        "#3a2c22", bevel=6)]
    hammer = [Shape(tube(0, 10, 13, 14, 150, 14), WOOD_, bevel=6, angle=86), Shape(box(-50, -30, 96, 44), "#6d747a",
        bevel=9, angle=20,
        shine=0.6, contour=1.1)]
    star = [flat(rays(0, 0, 14, 56, 10, 4), "#fff6c8", ink=0, tone=1.9, contour=1, glow=Glow("#ffd070", 20, 0.7)),
        flat(rays(0, 0, 6, 26, 10, 18),
        "#ffffff", ink=0, tone=1.9)]
    return [*placed(plate, 320, 24, 0.72), *placed(star, 380, 206), *placed(hammer, 428, 150, 1.0, 42),
        *placed(fist("#dba684"), 536, 260, 0.7,
        46), Shape(tube(556, 276, 50, 660, 350, 70), "#c1452f", bevel=20, angle=40, contour=1.1)]


def shaft() -> Part:
    """Return a shaft of rock with light from above."""
    out: list[Shape] = [flat(ellipse(320, 10, 230, 120), "#fff6d8", ink=0, tone=1.7, opacity=0.9, feather=50)]
    for side in (-1, 1):
        for reach, tint in ((190, "#c9b79a"), (250, "#b9a482")):
            x = 320 + side * reach
            out.append(Shape(polygon(x, 430, x + side * 24, 330, x - side * 14, 240, x + side * 26, 140, x - side * 6,
            -20, x + side * 420, -20, x
                + side * 420, 430), tint, bevel=34, angle=56 * side, grain=0.18, contour=0.9,
                ridges=(Ridge(f"M{x + side * 70} 20 l{side * 14} "
                f"120 l{-side * 16} 120 l{side * 12} 120", 12, -9),)))
    return out


def guides_and_ropes() -> Part:
    """Return two guides on one rope, one with a lantern."""
    rope = [Shape(tube(x, -20, 9, x - 4, 120, 9, x, 430, 9), "#e0c48a", bevel=4, angle=30, contour=1.1)
        for x in (220, 440)]

    def climber(coat: str, hat: str) -> list[Shape]:
        return [Shape(tube(-10, 60, 30, -40, 100, 26, -26, 150, 24), "#5a4a3c", bevel=12, angle=60), Shape(tube(14, 62,
        30, 46, 92, 26, 40, 146,
            24), "#6a5a48", bevel=12, angle=110), Shape(polygon(-34, 142, -8, 142, 4, 160, -40, 160) + polygon(30, 140,
            56, 140, 66, 156, 28, 158),
            "#4a3022", bevel=4), Shape(loop(-38, 70, -44, 0, -30, -44, 30, -44, 44, 0, 38, 70, 0, 82), coat, bevel=28,
            angle=60, contour=1.2, ridges=(
            Ridge("M-20 -30 V70 M16 -30 V70", 7, -5),)), Shape(tube(-34, -26, 26, -20, -70, 22, 0, -104, 18), coat,
            bevel=12, angle=40, contour=1.1),
            Shape(tube(34, -26, 26, 60, 10, 22, 96, 8, 18), coat, bevel=12, angle=120, contour=1.1), Shape(ellipse(6,
            -70, 28, 30), "#e8bb98",
            bevel=9, angle=30, contour=1.1, ink=0.4, tone=1.15), Shape(loop(-26, -76, -22, -102, 6, -112, 34, -102, 40,
            -76, 6, -84), hat,
            bevel=14, angle=20, contour=1.1),
            flat(f"{ellipse(6, -66, 4)} {ellipse(22, -66, 4)}", "#2a1a14", tone=0.2), drawn("M8 -52 q8 6 16 0", 3),
            Shape(stroke(
            "M-40 60 Q0 76 40 60", 8), "#e0c48a", bevel=3, contour=1), Shape(ellipse(0, -106, 13), "#dba684", bevel=7,
            contour=1)]
    tie = Shape(tube(250, 262, 8, 330, 300, 8, 420, 280, 8), "#e0c48a", bevel=4, angle=30, contour=1.1)
    return [*shine(312, 262, 60), *rope, tie, *placed(climber("#c1452f", "#e8b23a"), 220, 216, 0.94), *lantern(312,
        214, 0.9, 0.9),
        *placed(climber("#3f7fa0", "#7f9f3c"), 440, 236, 0.94, 0.0, True)]


def owl() -> list[Shape]:
    """Return an owl from the front, 240 high, its claws at y = 0."""
    brown = "#b58450"
    bars = Ridge(" ".join(f"M{x} {y} q10 12 20 0" for y in range(-140, -20, 24) for x in range(-40, 40, 22)), 5, -5)
    return [Shape(loop(-70, -16, -84, -90, -64, -170, 0, -200, 64, -170, 84, -90, 70, -16, 0, 6), brown, bevel=44,
        angle=40, grain=0.1, contour=1.2),
        Shape(loop(-48, -14, -54, -80, -30, -130, 30, -130, 54, -80, 48, -14, 0, 0), "#e6c48a", bevel=26, angle=30,
        ridges=(bars,)), Shape(loop(-84, -140,
        -104, -70, -70, -10, -56, -60, -62, -120), "#97683c", bevel=16, angle=60, contour=1.1), Shape(loop(84, -140,
        104, -70, 70, -10, 56, -60, 62, -120),
        "#97683c", bevel=16, angle=120, contour=1.1), Shape(polygon(-62, -186, -74, -246, -24, -206) + polygon(62,
        -186, 74, -246, 24, -206), "#97683c",
        bevel=8, angle=40, contour=1.1), Shape(ellipse(0, -174, 70, 48), brown, bevel=30, angle=30, contour=1.1),
        *[s for x in (-30, 30) for s in (Shape(
        ellipse(x, -176, 34), "#f4e2b8", bevel=8, angle=40, contour=1.1,
        ridges=(Ridge(" ".join(f"M{x} -176 l{30 * dx} {30 * dy}" for dx, dy in ((1, 0),
        (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))), 3, -2),)), flat(ellipse(x,
        -176, 20), "#ffc928", ink=0.1, tone=1.4,
        contour=1.1), flat(ellipse(x, -176, 10), "#1a100c", tone=0.1), flat(ellipse(x - 4, -181, 3.4), "#ffffff",
        ink=0, tone=1.9))], Shape(polygon(-11, -162,
        11, -162, 0, -132), "#e08a2a", bevel=6, contour=1.1), *[Shape(tube(x, -8, 8, x - 8, 8, 6) + tube(x, -8, 8, x,
        10, 6) + tube(x, -8, 8, x + 8, 8, 6),
        "#d99a3a", bevel=3, contour=0.9) for x in (-24, 24)]]


def owls_counsel() -> Part:
    """Return an owl on a stack of books, with spectacles beside it."""
    stack = [s for k, (w, tint, dx) in enumerate(((230, "#c1452f", 0), (200, "#2f6f8f", 8), (216, "#7f9f3c", -8), (170,
        "#6f4a7e", 4))) for s in placed(
        closed_book(w, tint), 320 + dx, 446 - 40 * k, 1.0)]
    return [*stack, *placed(owl(), 324, 312, 0.86), *placed(quill(130), 470, 346), Shape(loop(440, 372, 436, 346, 450,
        336, 490, 336, 504, 346, 500, 372),
        "#31486e", bevel=10, shine=0.6), *candle(180, 366, 90, 26), Shape(polygon(520, 366, 600, 352, 614, 372, 530,
        388), "#fbf0d6", bevel=3, contour=1)]


def library() -> Part:
    """Return shelves of books over a table."""
    return [*placed(shelves(random.Random(8), 660, 420, 4, WOOD_), -10, 410), *table_top(360)]


def fencing_yard() -> Part:
    """Return a yard with a wall and targets."""
    out = [*meadow(8, 120, "#b5bf7c", hills=False), Shape(box(-20, 100, 680, 160), "#d6c9aa", bevel=8, angle=6,
        grain=0.14, ridges=(Ridge("M-20 150 H660 M-20 "
        "204 H660 M80 100 v50 M240 100 v50 M420 100 v50 M560 100 v50 M160 150 v54 M340 150 v54 M500 150 v54", 5, -4),))]
    out += [Shape(box(-20, 254, 680, 160), "#dcc79a", bevel=8, angle=4, grain=0.12, swell=0.3)]
    for x in (60, 580):
        out += [Shape(ellipse(x, 190, r), t, bevel=6, contour=1) for r, t in ((46, "#fbf4df"), (32, "#c1452f"), (16,
        "#fbf4df"), (6, "#c1452f"))]
    return out


def master_at_arms() -> Part:
    """Return an old woman who corrects the elbow of a pupil with one finger."""
    m, p = MISTRESS, PUPIL
    woman = [*villager(m, "#6f4a7e", "#e8b23a"), *cap(m, m.hair, -80, -8, 6), Shape(ellipse(-10, -164, 46, 34), m.hair,
        bevel=22, angle=40, grain=0.1, contour=1.1),
        Shape(tube(-60, -150, 9, 50, -190, 9), "#c1452f", bevel=4)]
    pupil = [*villager(p, "#3f7f6a", "#fbf4df"), *cap(p, p.hair, -84, 10, 8)]
    blade = placed(sword(260, 32, "#dfe6ea"), 0, 0, 0.86, 4)
    arm = [Shape(tube(250, 318, 60, 330, 296, 48, 392, 236, 38), "#3f7f6a", bevel=20, angle=40, contour=1.2),
        Shape(tube(384, 246, 42, 398, 228, 40), "#fbf4df",
        bevel=10, contour=1.1)]
    point = [Shape(tube(548, 330, 60, 470, 322, 46, 410, 290, 34), "#6f4a7e", bevel=18, angle=120, contour=1.2),
        Shape(loop(414, 300, 392, 292, 384, 276, 398, 266,
        424, 276), m.skin, bevel=10, contour=1.1), Shape(tube(396, 278, 15, 372, 272, 13, 346, 276, 10), m.skin,
        bevel=6, contour=1.1)]
    return [*placed(pupil, 196, 180, 0.58), *placed(woman, 506, 176, 0.6), *placed(blade, 402, 196), *arm,
        *placed(fist(p.skin), 402, 210, 0.56, 6), *point]


def river_gorge() -> Part:
    """Return far riders on a hill, a gorge and its river by evening."""
    out = [*meadow(10, 210, "#c4b58a")]
    for x, s in ((430, 0.5), (480, 0.56), (536, 0.52), (590, 0.6)):
        out += placed([Shape(loop(-50, -30, -46, -56, 30, -58, 46, -84, 66, -80, 60, -64, 48, -36, 40, -28), "#4a3a3c",
        bevel=12, contour=0.9, angle=30), *[Shape(box(x2, -34,
            8, 36), "#4a3a3c", bevel=2) for x2 in (-42, -28, 26, 38)], Shape(loop(-16, -54, -12, -100, 12, -100, 16,
            -54), "#5d3038", bevel=8), Shape(ellipse(0, -112, 14),
            "#6d747a", bevel=8), drawn("M20 -60 L34 -170", 5, "#3a2a20"), Shape(polygon(34, -170, 74, -160, 34, -146),
            "#a83a2c", bevel=3)], x, 216, s, 0.0, True)
    dice = random.Random(4)
    gorge = [water(polygon(150, 300, 500, 300, 600, 430, 60, 430), "#8fb8c4", ripples=ripples(dice, 100, 560, 310, 420,
        40)), *[Shape(polygon(*p), "#b9a284", bevel=24,
        angle=60 * s, grain=0.16, contour=1.1) for p, s in (((-20, 236, 150, 232, 190, 270, 150, 330, 110, 430, -20,
        430), 1), ((660, 230, 490, 232, 452, 272, 500, 330, 560,
        430, 660, 430), -1))]]
    return [*out, *gorge]


def burning_bridge() -> Part:
    """Return a bridge of planks in flames."""
    deck = [Shape(polygon(130, 222, 512, 222, 528, 250, 114, 250), WOOD_, bevel=6, angle=86, grain=0.14, contour=1.1,
        ridges=(Ridge(" ".join(f"M{x} 222 v28" for x in range(140,
        520, 22)), 4, -4),)), *[Shape(tube(x, 250, 16, x + d, 330, 14), "#97683c", bevel=6, angle=80) for x,
        d in ((190, 10), (320, 0), (450, -10))], *[Shape(box(x, 172, 12, 60),
        "#97683c", bevel=4, angle=86) for x in (150, 240, 320, 400, 486)], Shape(tube(140, 186, 9, 320, 178, 9, 500,
        186, 9), "#97683c", bevel=4, angle=4)]
    fires = [s for x, h in ((170, 70), (226, 120), (290, 150), (352, 160), (414, 118), (470, 76)) for s in flame(x,
        240, h, 0.7)]
    puffs_ = [smoke(x, 120, 130, 26) for x in (250, 330, 400)]
    return [*puffs_, *deck, *fires, *[flat(ellipse(x, y, 3), "#ffd24a", ink=0, tone=1.8, contour=0.6) for x,
        y in ((210, 90), (300, 60), (380, 84), (440, 110), (260, 120))]]


def grindstone() -> Part:
    """Return a wheel of stone in its frame, a blade on it and a fan of sparks."""
    frame = [Shape(polygon(60, 400, 130, 240, 156, 240, 110, 400) + polygon(380, 400, 320, 240, 296, 240, 334, 400),
        WOOD_, bevel=8, angle=70, contour=1.1), Shape(box(80, 330,
        290, 20), "#97683c", bevel=5, angle=4)]
    stone = [Shape(ellipse(226, 236, 124), "#b9b2a4", bevel=20, angle=40, grain=0.12, contour=1.2,
        ridges=(Ridge(ellipse(226, 236, 92), 5, -4), Ridge(ellipse(226, 236, 56), 5, -4))),
        Shape(ellipse(226, 236, 20), "#6d747a", bevel=10, shine=0.6), Shape(tube(226, 236, 12, 180, 290, 12, 180, 316,
        14), "#6d747a", bevel=5)]
    blade = [*placed(sword(280, 36, "#dfe6ea"), 480, 128, 1.0, -100)]
    dice = random.Random(3)
    sparks = " ".join(tube(330, 176, 3, 330 + r * c, 176 + r * s, 3.6, 330 + (r + 30) * c, 176 + (r + 30) * s + 6,
        1) for r, c, s in ((dice.uniform(40, 190), dice.uniform(0.5, 1), dice.uniform(
        0.1, 0.9)) for _ in range(34)))
    return [*frame, *stone, flat(sparks, "#ffc23a", ink=0, tone=1.8, contour=0.6, glow=Glow("#ffb040", 10, 0.4)),
        flat(rays(332, 172, 12, 44, 10, 4), "#fff6c8", ink=0, tone=1.9, contour=1,
        glow=Glow("#ffd070", 18, 0.7)), *blade, *placed(fist("#c98f66"), 520, 120, 0.7, 80), Shape(tube(540, 122, 50,
        660, 150, 70), "#3f7f6a", bevel=20, angle=10, contour=1.1)]


def mill_yard() -> Part:
    """Return a meadow with the mill."""
    return [*meadow(12, 270), *placed(windmill(320, 18, False), 556, 300, 0.72), *placed(sack(110, 120), 70, 360),
        *placed(sack(100, 108), 140, 380)]


def millers_debt() -> Part:
    """Return a laughing miller who tears a long tally in two."""
    f = MILLER
    man = [*villager(f, "#f1e6cf", "#d9c9a4"), *moustache(f, f.hair, 1.2, -10), *big_nose(f, 0.9), Shape(loop(-120,
        -60, -128, -120, -70, -176, 10, -186, 90, -168, 130, -112, 122, -56, 60,
        -86, -60, -88), "#fffaf0", bevel=34, angle=20, contour=1.1)]
    rows = "".join(f"M{x} {y} v22 m9 -22 v22 m9 -22 v22 m9 -22 v22 m-34 4 l42 -30 " for x, y in ((-56, -70), (-50,
        -34), (-58, 2), (-52, 38)))
    left = [Shape("M-80 -100 L-4 -96 L-14 -72 L0 -48 L-12 -20 L2 6 L-12 34 L2 60 L-8 86 L-84 84 Z", "#fbf0d6", bevel=6,
        angle=10, contour=1.2, ink=0.6), drawn(rows, 3.4, "#6b4e3a")]
    right = [Shape("M80 -104 L8 -96 L-2 -72 L12 -48 L0 -20 L14 6 L0 34 L14 60 L4 86 L84 82 Z", "#f7e9c8", bevel=6,
        angle=20, contour=1.2, ink=0.6), drawn("M26 -70 v22 m9 -22 v22 m9 -22 v22 M24 "
        "-24 v22 m9 -22 v22 m9 -22 v22 m9 -22 v22 M26 24 v22 m9 -22 v22", 3.4, "#6b4e3a")]
    return [*placed(man, 300, 152, 0.62), *placed(left, 226, 300, 0.92, -12), *placed(right, 384, 300, 0.92, 12),
        *placed(fist(f.skin), 154, 300, 0.64, -10), *placed(fist(f.skin), 462, 300, 0.64,
        10, True), *[Shape(polygon(x, y, x + 20, y - 6, x + 26, y + 12, x + 6, y + 16), "#fbf0d6", bevel=2,
        contour=1) for x, y in ((300, 250), (330, 360), (250, 384), (350, 226))]]


PICTURES = {
    "chapel-night": view(chapel, chapel_night),
    "armourer": view(workshop, armourer),
    "guides-and-ropes": view(shaft, guides_and_ropes),
    "owls-counsel": view(library, owls_counsel),
    "master-at-arms": view(fencing_yard, master_at_arms, MORNING),
    "burning-bridge": view(river_gorge, burning_bridge, EVENING),
    "sharpening-stone": view(lambda: stones(11, "#cdbf9f"), grindstone),
    "millers-debt": view(mill_yard, millers_debt, MORNING),
}
RECIPES = recipes("rewards", PICTURES, __name__, *KITS, shared=("country", "reward_setting"), quality=68)
