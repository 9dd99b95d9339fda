"""The homelands behind the heroes: twelve far, pale views of 680 x 600 units."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import NO_SHADOW, Fog, Glow, Ridge, Shadow, Shape, flat, hollow, mist, placed, stroke
from assets.workshop.engraving.kit.fire import candle
from assets.workshop.engraving.kit.houses import battlements, tower, window
from assets.workshop.engraving.kit.nature import bough, cloud, foliage, hill, mountain, ridge_line, rock, trunk
from assets.workshop.engraving.kit.woods import GREEN, forest
from assets.workshop.engraving.palette import GOLD, darker
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube

W, H = 680, 600


def moor() -> list[Shape]:
    """Return standing stones on a moor with a totem: the old orc's hills."""
    dice = random.Random(4)
    fog = "#dcd6b0"
    out = [ridge_line(dice, W, H + 20, [330, 300, 320, 280, 310, 290, 330], "#8a9078", Fog(fog, 0.6), 20),
        hill(W, H + 20, [(-20, 400), (180, 370), (400, 390), (700, 360)], "#8f9a66", Fog(fog, 0.3))]
    for x, foot, wide, high in ((70, 430, 54, 180), (160, 410, 48, 150), (560, 430, 58, 200), (640, 440, 56, 150)):
        stone = loop(x - wide / 2, foot, x - wide * 0.56, foot - high * 0.6, x - wide * 0.3, foot - high,
            x + wide * 0.34, foot - high * 0.94, x + wide * 0.54, foot - high * 0.4, x + wide / 2, foot)
        spiral = line(x - 8, foot - high * 0.6, x + 2, foot - high * 0.7, x + 11, foot - high * 0.6, x,
            foot - high * 0.5, x - 12, foot - high * 0.62)
        out.append(Shape(stone, "#8d8a7c", bevel=22, angle=70, grain=0.35, fog=Fog(fog, 0.22),
            ridges=(Ridge(spiral, 7, -5),)))
    lintel = polygon(46, 250, 196, 236, 200, 266, 44, 280)
    return [*out, Shape(lintel, "#8d8a7c", bevel=12, angle=10, grain=0.3, fog=Fog(fog, 0.22))]


def graveyard() -> list[Shape]:
    """Return bare trees, leaning graves and wisps in the mist: where the dead are hunted."""
    dice = random.Random(8)
    fog = "#bcc6c4"
    out: list[Shape] = [ridge_line(dice, W, H + 20, [380, 360, 390, 350, 380, 370, 390], "#7d8a8c", Fog(fog, 0.6), 8)]
    for x, width, lean in ((60, 40, 20), (620, 46, -30), (530, 22, 10), (170, 20, -14)):
        fog_ = Fog(fog, 0.3 if width > 30 else 0.5)
        out += trunk(dice, x, 500, width, "#4c5a5c", lean, fog_, 0.7, 0)
        arms = " ".join(bough(x + lean * 0.6, y, reach, side, width)
            for y, reach, side in ((90, 130, 1), (170, 120, -1), (230, 90, 1), (50, 110, -1)))
        out.append(Shape(arms, "#4c5a5c", bevel=6, angle=60, fog=fog_, contour=0.7))
    for x, foot, turn in ((110, 470, -7), (580, 480, 8), (640, 500, -4), (34, 500, 5)):
        grave = [Shape("M-26 0 V-60 C-26 -90 26 -90 26 -60 V0 Z", "#8a9090", bevel=14, angle=80, grain=0.25,
            fog=Fog(fog, 0.15)), flat(stroke("M0 -66 V-30 M-12 -54 H12", 5), "#4a5254", fog=Fog(fog, 0.15))]
        out += placed(grave, x, foot, turn=turn)
    out.append(mist(ellipse(340, 500, 400, 40), "#d5dcd6", 0.75))
    for x, y in ((90, 330), (600, 300), (500, 400)):
        out.append(flat(tube(x, y, 14, x + 8, y + 20, 8, x - 4, y + 44, 2), "#d9f4ee", ink=0.1, contour=0.4, tone=1.7,
            glow=Glow("#9fd8d0", 14, 0.6)))
    return out


def chapel() -> list[Shape]:
    """Return the tall windows of a chapel and its light: the sworn healer's house."""
    out = [Shape(box(-20, -20, 720, 660), "#b9ad96", bevel=60, swell=0, angle=88, grain=0.18, pitch=1.2, contour=0,
        shadow=NO_SHADOW, fog=Fog("#e9dcb4", 0.25))]
    for x in (120, 340, 560):
        arch = f"M{x - 62} 470 V150 C{x - 62} 60 {x - 20} 30 {x} 10 C{x + 20} 30 {x + 62} 60 {x + 62} 150 V470 Z"
        inner = f"M{x - 46} 460 V152 C{x - 46} 76 {x - 16} 50 {x} 34 C{x + 16} 50 {x + 46} 76 {x + 46} 152 V460 Z"
        out.append(Shape(hollow(f"{arch} {inner}"), "#9c917c", bevel=8, angle=40, grain=0.15))
        out.append(flat(inner, "#fbe6a8", ink=0.15, tone=1.5, contour=0.8, glow=Glow("#ffe6a8", 20, 0.4)))
        for i, colour in enumerate(("#a8452f", "#46597e", "#8ba046", "#d9ad4c", "#46597e", "#a8452f")):
            cx, cy = x - 23 + 46 * (i % 2), 190 + 90 * (i // 2)
            out.append(flat(polygon(cx, cy - 36, cx + 19, cy, cx, cy + 36, cx - 19, cy), colour, opacity=0.75, ink=0.4,
                contour=0.7, tone=1.2))
        out.append(flat(f"{box(x - 2, 40, 4, 420)} {box(x - 46, 144, 92, 4)} {box(x - 46, 236, 92, 4)} "
                        f"{box(x - 46, 326, 92, 4)}", "#3a3026", contour=0.4))
    return out


def elf_wood() -> list[Shape]:
    """Return a bright deep forest with falling light."""
    beam = mist(polygon(60, -20, 250, -20, 520, 620, 220, 620), "#f4efc0", 0.35, 40)
    return [*forest(W, H, 17, (0.16, 0.86), GREEN), beam]


def dunes() -> list[Shape]:
    """Return red dunes, a smoking mountain and a low sun: the young mage's south."""
    dice = random.Random(3)
    fog = "#f2c48c"
    volcano = polygon(420, 420, 520, 210, 546, 216, 572, 208, 590, 214, 700, 420)
    lava = line(548, 214, 540, 260, 560, 300, 548, 350, 566, 410)
    plume = tube(560, 208, 36, 590, 150, 70, 560, 80, 100, 620, 10, 150, 640, -40, 160)
    return [
        Shape(plume, "#8a6a66", bevel=40, angle=50, grain=0.25, fog=Fog(fog, 0.35), contour=0.5),
        Shape(volcano, "#8a5a50", bevel=30, angle=60, grain=0.35, fog=Fog(fog, 0.32), contour=0.7),
        flat(stroke(lava, 9), "#ffb640", ink=0.1, contour=0.5, tone=1.6, glow=Glow("#ff9a3a", 10, 0.5)),
        Shape(loop(-40, 440, 60, 380, 200, 350, 330, 400, 480, 380, 720, 430, 720, 660, -40, 660), "#c98a54", bevel=50,
            angle=8, grain=0.12, fog=Fog(fog, 0.25)),
        Shape(loop(-40, 520, 90, 440, 240, 480, 420, 520, 600, 450, 720, 470, 720, 660, -40, 660), "#b06f42", bevel=50,
            angle=-14, grain=0.12, fog=Fog(fog, 0.1)),
        *[cloud(dice, x, y, 120, 12, "#f0c090") for x, y in ((120, 90), (300, 40))],
    ]


def library() -> list[Shape]:
    """Return shelves of books to the ceiling, a ladder and candles."""
    dice = random.Random(6)
    out = [Shape(box(-20, -20, 720, 660), "#5c4026", bevel=40, swell=0, angle=88, grain=0.15, contour=0,
        shadow=NO_SHADOW)]
    colours = ("#a8452f", "#46597e", "#6d7a3e", "#c79a48", "#7a4a5e", "#8a6a44", "#5a7a74")
    for row in range(5):
        foot, x = 116 + row * 122, -6.0
        while x < 690:
            wide, high = dice.uniform(16, 34), dice.uniform(74, 100)
            lean = dice.choice((0, 0, 0, 0, 8))
            book = dice.choice(colours)
            piece = [Shape(box(0, -high, wide - 2, high), book, bevel=6, angle=86, grain=0.08,
                fog=Fog("#d9b98a", 0.18), shadow=Shadow(0.3, 3, 2, 2)),
                Shape(f"{box(0, -high + 12, wide - 2, 5)} {box(0, -22, wide - 2, 5)}", GOLD, bevel=2, shadow=NO_SHADOW,
                contour=0.4, fog=Fog("#d9b98a", 0.18))]
            out += placed(piece, x, foot, turn=lean)
            x += wide + (9 if lean else 0)
        out.append(Shape(box(-20, foot, 720, 16), "#7a5230", bevel=6, angle=3, grain=0.15,
            shadow=Shadow(0.5, 2, 10, 5)))
    for x in (-8, 660):
        out.append(Shape(box(x, -20, 30, 660), "#6b452a", bevel=10, angle=87, grain=0.15))
    return [*out, *candle(66, 360, 44, 14), *candle(622, 238, 36, 14)]


def battlefield() -> list[Shape]:
    """Return a field of broken spears and torn banners under a cold moon."""
    dice = random.Random(13)
    fog = "#c9c4cc"
    out: list[Shape] = [
        flat(ellipse(560, 120, 56), "#f6f0dc", ink=0.1, contour=0.5, tone=1.6, glow=Glow("#d8d4e0", 30, 0.6)),
        cloud(dice, 560, 150, 150, 14, "#c4c0cc"),
        cloud(dice, 90, 90, 140, 16, "#b4b0c0"),
        ridge_line(dice, W, H + 20, [360, 340, 370, 350, 340, 360, 350], "#7c7888", Fog(fog, 0.55), 12),
        hill(W, H + 20, [(-20, 430), (200, 410), (420, 430), (700, 400)], "#7a7468", Fog(fog, 0.25)),
    ]
    for x, foot, high, turn in ((70, 470, 260, -8), (130, 460, 170, 12), (590, 470, 240, 9), (640, 490, 180, -10),
        (520, 450, 130, 20)):
        pole = [Shape(tube(0, 0, 8, 0, -high, 6), "#5a4a3e", bevel=4, angle=84, fog=Fog(fog, 0.2))]
        if high > 200:
            pole.append(Shape(f"M3 {-high + 10} C40 {-high + 30} 50 {-high} 84 {-high + 20} L66 {-high + 60} L90 "
                              f"{-high + 84} L54 {-high + 92} L60 {-high + 126} C36 {-high + 100} 24 {-high + 120} 3 "
                              f"{-high + 104} Z", "#6a5a78", bevel=10, angle=70, fog=Fog(fog, 0.2)))
        else:
            pole.append(Shape(polygon(0, -high - 40, 12, -high - 8, 0, -high + 6, -12, -high - 8), "#a9b0b4", bevel=7,
                fog=Fog(fog, 0.2)))
        out += placed(pole, x, foot, turn=turn)
    return out


def rooftops() -> list[Shape]:
    """Return the roofs of a town at night, lit windows and a thin moon."""
    dice = random.Random(21)
    fog = "#b8a48c"
    crescent = "M560 60 a52 52 0 1 0 30 92 a42 42 0 1 1 -30 -92 Z"
    out: list[Shape] = [flat(crescent, "#fbf0cc", ink=0.05, contour=0.6, tone=1.7, glow=Glow("#f0dca8", 20, 0.5))]
    for plane, (foot, count, half, veil) in enumerate(((420, 8, 50, 0.5), (500, 6, 66, 0.26), (600, 5, 84, 0.08))):
        for i in range(count):
            x = W * (i + 0.5) / count + dice.uniform(-20, 20)
            high, fog_ = dice.uniform(90, 170) + 20 * plane, Fog(fog, veil)
            out.append(Shape(polygon(x - half, foot + 60, x - half, foot - high * 0.5, x, foot - high * 0.5 - half,
                x + half, foot - high * 0.5, x + half, foot + 60), ("#a68c6c", "#947a5c", "#b09870")[i % 3], bevel=20,
                angle=86, grain=0.12, fog=fog_))
            out.append(
                Shape(
                    polygon(x - half * 1.2, foot - high * 0.5 + 10, x, foot - high * 0.5 - half * 1.24, x + half * 1.2,
                        foot - high * 0.5 + 10, x + half, foot - high * 0.5 + 20, x, foot - high * 0.5 - half * 0.92,
                        x - half, foot - high * 0.5 + 20),
                    ("#6d4438", "#5a4048", "#7a4a36")[(i + plane) % 3],
                    bevel=8,
                    angle=40,
                    fog=fog_,
                )
            )
            out += window(x - 11, foot - high * 0.42, 22, 26, lit=(i + plane) % 2 == 0)
            if i % 2:
                out.append(Shape(box(x + half * 0.4, foot - high * 0.5 - half * 1.2, 18, 50), "#7a6a5c", bevel=6,
                    angle=8, fog=fog_))
    return out


def burrows() -> list[Shape]:
    """Return green mounds with round doors and chimneys: the gnome's village."""
    dice = random.Random(2)
    fog = "#e6dfae"
    out: list[Shape] = [hill(W, H + 20, [(-20, 330), (160, 280), (380, 310), (560, 270), (700, 300)], "#a3b06a",
        Fog(fog, 0.45))]
    for x, foot, size, door in ((90, 470, 1.0, "#a8452f"), (600, 460, 1.0, "#46597e"), (330, 380, 0.6, "#c79a48"),
        (500, 350, 0.5, "#a8452f")):
        fog_ = Fog(fog, 0.16 if size == 1 else 0.38)
        mound = [
            Shape(loop(-170, 30, -140, -60, -70, -130, 10, -146, 90, -120, 146, -50, 170, 30, 0, 50), "#8a9e4e",
                bevel=70, angle=16, grain=0.2),
            Shape(box(50, -190, 24, 70), "#8d8378", bevel=8, angle=6),
            Shape(ellipse(0, -40, 62), "#8d8378", bevel=10, angle=45, grain=0.2),
            Shape(ellipse(0, -38, 48), door, bevel=14, angle=86, ridges=(Ridge("M-16 -86 V10 M16 -86 V10", 4, -3),)),
            Shape(ellipse(24, -36, 6), GOLD, bevel=4, shadow=NO_SHADOW),
            flat(ellipse(-104, -40, 19), "#ffd873", contour=1, ink=0.05, tone=1.6, glow=Glow("#ffc860", 6, 0.4)),
        ]
        out += placed(mound, x, foot, size, fog=fog_)
    return [*out, hill(W, H + 20, [(-20, 500), (300, 470), (700, 510)], "#7f9648"),
        *foliage(dice, 30, 540, 90, 40, "#6a8a46"), *foliage(dice, 660, 540, 90, 40, "#6a8a46")]


def high_road() -> list[Shape]:
    """Return a road over hills towards snow peaks: where the wanderer comes from."""
    dice = random.Random(5)
    fog = "#ecd8a8"
    peaks = [s for x, top in ((90, 180), (300, 120), (560, 150), (430, 230))
        for s in mountain(dice, x, top, 430, Fog(fog, 0.55))]
    road = (
        "M560 620 C520 560 640 520 600 480 C570 452 640 430 630 412 L640 412 C660 432 600 452 632 480 C690 530 "
        "620 570 680 620 Z"
    )
    return [
        *peaks,
        hill(W, H + 20, [(-20, 410), (250, 390), (500, 410), (700, 396)], "#9ba36c", Fog(fog, 0.35)),
        hill(W, H + 20, [(-20, 470), (200, 450), (460, 478), (700, 450)], "#8a9656", Fog(fog, 0.12)),
        Shape(road, "#e2cf9e", bevel=12, swell=0.4, ink=0.7, contour=0.7, shadow=NO_SHADOW),
        *rock(dice, 70, 520, 120, 70),
    ]


def white_towers() -> list[Shape]:
    """Return the slender towers of an elven town over blue hills."""
    dice = random.Random(10)
    fog = "#e4ddc0"
    out: list[Shape] = [ridge_line(dice, W, H + 20, [330, 300, 340, 310, 290, 330], "#8a98ac", Fog(fog, 0.55), 30)]
    for x, foot, half, high, veil in ((70, 500, 26, 330, 0.3), (140, 500, 18, 230, 0.4), (30, 500, 16, 200, 0.4),
        (560, 500, 22, 260, 0.35), (620, 500, 30, 390, 0.28), (668, 500, 16, 210, 0.42)):
        out += tower(x, foot, half, high, "#d8d2c4", "#5a7496", Fog(fog, veil), lit=3)
    out.append(Shape(polygon(-20, 440, 700, 430, 700, 640, -20, 640), "#cfc8b8", bevel=20, angle=88,
        fog=Fog(fog, 0.25)))
    return [*out, battlements(-20, 440, 720, 30, 12, "#cfc8b8", Fog(fog, 0.25))]


def dwarf_hall() -> list[Shape]:
    """Return the pillars of a hall under the mountain, and a forge."""
    fog = "#d8a878"
    out = [Shape(box(-20, -20, 720, 660), "#7a6252", bevel=40, swell=0, angle=4, grain=0.25, contour=0,
        shadow=NO_SHADOW, fog=Fog(fog, 0.2))]
    arch = "M120 640 V260 C120 90 560 90 560 260 V640 Z"
    out.append(flat(arch, "#c8743a", tone=1.1, ink=0.6, contour=1, glow=Glow("#f0a050", 30, 0.5)))
    for x in (60, 150, 530, 620):
        near = x in (60, 620)
        half, veil = (50, 0.05) if near else (30, 0.3)
        fog_ = Fog(fog, veil)
        out.append(Shape(box(x - half, -20, half * 2, 660), "#8d7a6a", bevel=half * 0.5, angle=88, grain=0.2, fog=fog_,
            ridges=(Ridge(f"M{x - half * 0.4} 0 V620 M{x + half * 0.4} 0 V620", 7, -5),)))
        for y in (120, 330):
            rune = f"M{x} {y - 34} L{x + half * 0.5} {y} L{x} {y + 34} L{x - half * 0.5} {y} Z M{x} {y - 34} V{y + 34}"
            out.append(flat(stroke(rune, 6), darker("#8d7a6a", 0.6), fog=fog_, contour=0.6))
        out.append(Shape(polygon(x - half * 1.4, 56, x + half * 1.4, 56, x + half, 90, x - half, 90), "#9a8674",
            bevel=8, angle=6, fog=fog_))
    sparks = " ".join(ellipse(340 + 170 * math.cos(i * 2.4), 220 + 110 * math.sin(i * 1.7), 3 + i % 3)
        for i in range(22))
    return [*out, flat(sparks, "#ffe08a", ink=0, contour=0.4, tone=1.8)]
