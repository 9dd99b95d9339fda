"""Headers of the darker quests: The Crimson Ledger, Nine Locks, The Pale Cantor."""

from __future__ import annotations

import math
import random

from PIL import Image

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    hollow,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.kit.books import open_book, quill
from assets.workshop.engraving.kit.fire import candle, flame
from assets.workshop.engraving.kit.folk import cantor, soldier
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.stonework import archway, chain, floor, gothic, pillar, rounded, wall
from assets.workshop.engraving.kit.town import flank, gabled, well
from assets.workshop.engraving.palette import BLOOD, DARK_STEEL, GOLD, OXBLOOD, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.terrinoth.places_ruins import singer
from assets.workshop.pictures.terrinoth.places_secret import armour

NIGHT = "#7f92b4"


def _skyline(dice: random.Random, foot: float, count: int, size: float, fog: Fog, lit: int) -> list[Shape]:
    """Return a row of blue roofs, towers and lit windows across the picture."""
    out: list[Shape] = []
    step = 1400 / count
    for k in range(count):
        x = -20 + step * (k + 0.5) + dice.uniform(-14, 14)
        shine = dice.randrange(64) & lit
        kind = (k * 5 + count) % 4
        if kind == 1:
            out += tower(x, foot, size * 0.26, size * dice.uniform(1.5, 2.1), "#8792a8", "#4a5878", fog, lit=2)
        elif kind == 2:
            out += placed(flank(size * 1.3, size * 0.9, size * 0.5, "#8f9ab0", "#4a5474", shine, fog), x, foot)
        else:
            out += placed(gabled(size, size * dice.uniform(1.0, 1.4), "#8f9ab0", "#54587a", shine, fog, storeys=3), x,
                foot)
    return out


def _dome(fog: Fog) -> list[Shape]:
    """Return the council's hall with its dome, 300 wide; its foot is y = 0."""
    stone = "#98a3ba"
    return [Shape(box(-150, -110, 300, 110), stone, bevel=10, swell=0.4, angle=86, fog=fog),
        *[Shape(box(x, -104, 16, 104), lighter(stone, 0.1), bevel=8, angle=88, fog=fog, shadow=Shadow(0.3, 3, 2, 2))
        for x in range(-136, 130, 44)], Shape(polygon(-164, -108, 0, -166, 164, -108), stone, bevel=9, angle=6,
        fog=fog),
        Shape(box(-96, -190, 192, 40), stone, bevel=8, angle=86, fog=fog),
        Shape("M-104 -186 C-104 -320 104 -320 104 -186 Z", "#5f7a8c",
        bevel=60, angle=80, fog=fog, ridges=(Ridge("M-52 -190 Q-40 -270 0 -288 M52 -190 Q40 -270 0 -288 M0 -288 V-190",
            8, 6),)),
        Shape(f"{box(-13, -316, 26, 36)} {polygon(-18, -314, 0, -362, 18, -314)}", stone, bevel=6, angle=80, fog=fog),
        flat(" ".join(gothic(x, -20, 8, 56) for x in (-94, -50, -6, 38, 82)), "#ffd27a", ink=0, tone=1.6, contour=0.6)]


def _ledger() -> Part:
    """Return the header of The Crimson Ledger: the open book on a sill over the sleeping city, thumbprints in red."""
    dice = random.Random(161)
    prints = [flat(ellipse(x, y, 11, 13), BLOOD, contour=0.5, ink=0.3) for x, y in ((776, 498), (786, 470), (766, 526),
        (588, 486),
        (580, 520))]
    whorls = drawn(" ".join(f"{ellipse(x, y, 7, 9)} {ellipse(x, y, 3.6, 5)}" for x, y in ((776, 498), (786, 470), (766,
        526), (588, 486),
        (580, 520))), 1.6, "#f0c8b4", contour=0.2)
    patrol = [s for x, k in ((360, 0.5), (400, 0.52), (440, 0.5), (930, 0.5), (970, 0.52))
        for s in placed(soldier(OXBLOOD, spear=170), x,
        430, k)]
    torches = [s for x in (380, 950) for s in flame(x, 362, 26, 0.7)]
    sill = [Shape(box(-20, 548, 1400, 80), "#7a8296", bevel=10, angle=4, grain=0.25, shadow=Shadow(0.5, 0, -8, 8)),
        Shape(polygon(-20, 548, 120, 516, 1240, 516, 1380, 548), "#98a0b2", bevel=6, angle=3, grain=0.2)]
    dagger = [Shape(polygon(0, 0, 150, -12, 190, 0, 150, 12), "#c3cbd0", bevel=8, angle=4, shine=0.8), Shape(tube(0,
        -34, 10, 0, 34, 10),
        GOLD, bevel=4), Shape(tube(-6, 0, 15, -70, 0, 13), "#5a2620", bevel=7, angle=70), Shape(ellipse(-78, 0, 12),
        GOLD, bevel=9,
        shine=0.6), flat(loop(120, -8, 160, -8, 186, 0, 160, 8, 130, 8), BLOOD, contour=0.4, opacity=0.9)]
    return [
        flat(ellipse(330, 120, 54), "#f4f0da", ink=0.08, tone=1.7, contour=0.5, glow=Glow("#c4d0e8", 44, 0.7)),
        mist(ellipse(420, 156, 220, 12), "#a8b6d0", 0.7, 14),
        mist(ellipse(1000, 110, 240, 14), "#8496b8", 0.6, 14),
        *_skyline(dice, 330, 13, 84, Fog(NIGHT, 0.6), 27),
        *placed(_dome(Fog(NIGHT, 0.34)), 690, 380, 1.1),
        *_skyline(dice, 410, 11, 108, Fog(NIGHT, 0.34), 21)[:160],
        mist(ellipse(680, 424, 720, 16), "#aebcd4", 0.55),
        Shape("M-20 436 H1380 V640 H-20 Z", "#6a7690", bevel=10, swell=0.2, angle=3, grain=0.2, shadow=NO_SHADOW),
        *patrol,
        *torches,
        *placed(gabled(300, 330, "#8792ac", "#3f4866", 9, storeys=3), 80, 600),
        *placed(gabled(320, 350, "#8792ac", "#454a6a", 20, storeys=3), 1290, 600),
        *sill,
        *placed(open_book(420), 680, 566),
        *prints,
        whorls,
        *placed(quill(150), 870, 552),
        *placed([Shape(loop(-28, 0, -32, -22, -14, -38, 14, -38, 32, -22, 28, 0), "#3a3f52", bevel=18, angle=40,
            shine=0.6), flat(ellipse(0,
            -38, 14, 4), BLOOD)], 870, 562),
        *[s for x, h in ((410, 70), (446, 46), (986, 60)) for s in candle(x, 556, h, 20)],
        *placed(dagger, 250, 566, 0.8, -6),
    ]


def _city_night(image: Image.Image) -> Image.Image:
    """Return the city by night: moon, torches, candles on the sill."""
    lamps = (Lamp(0.243, 0.2, 0.2, 0.3, 0.7), Lamp(0.5, 0.86, 0.24, 0.26, 0.95), Lamp(0.28, 0.6, 0.08, 0.2, 0.7),
        Lamp(0.7, 0.6, 0.08,
        0.2, 0.7), Lamp(0.51, 0.5, 0.16, 0.3, 0.5), Lamp(0.32, 0.8, 0.1, 0.2, 0.6))
    return at_dusk(image, lamps, (0.5, 0.6), 0.76)


def lantern_star(radius: float) -> list[Shape]:
    """Return the Lantern Star: a burning star in a cage of gold, round 0, 0."""
    r = radius
    return [flat(rays(0, 0, r * 0.36, r * 1.5, 8, 22.5), "#f2bc44", ink=0, tone=1.5, contour=0.8, glow=Glow("#ffe08a",
        r * 1.3, 0.75)),
        flat(rays(0, 0, r * 0.4, r, 8), "#fffbe4", ink=0, tone=2.0, contour=0.7),
        Shape(hollow(f"{ellipse(0, 0, r * 0.74)} "
        f"{ellipse(0, 0, r * 0.64)} "), GOLD, bevel=3, shine=0.8), Shape(hollow(f"{ellipse(0, 0, r * 0.34, r * 0.74)} "
        f"{ellipse(0, 0, r * 0.25, r * 0.66)}"), GOLD, bevel=3, shine=0.8)]


def _nine_locks() -> Part:
    """Return the header of Nine Locks: nine gates one within the other, the star behind the last, the iron thing "
    "before it."""
    dice = random.Random(171)
    cold = "#a9bac4"
    out: list[Shape] = [wall(dice, -20, -20, 1400, 560, "#6c8296", 44, Fog(cold, 0.06)), floor(470, 620,
        colour="#778c9e"),
        flat(polygon(600, 470, 760, 470, 940, 620, 420, 620), "#ffe9b0", opacity=0.45, feather=30, tone=1.6, ink=0.3)]
    for k in range(9):
        t = k / 8
        half, high, foot = 400 - 330 * t ** 0.72, 600 - 420 * t ** 0.72, 620 - 186 * t ** 0.72
        veil = Fog(cold, 0.04 * k)
        inner = gothic(680, foot, half - 2, high)
        out.append(flat(inner, "#3f5266" if k < 8 else "#2c3640", ink=0.85, tone=0.75, fog=veil,
            angle=4 + 9 * (k % 3)))
        out.append(archway(680, foot, half, high, 34 - 2.6 * k, "#869cae", fog=veil))
        if k < 7:
            for side in (-1, 1):
                x = 680 + side * (half + 16 - k)
                out += placed([Shape(polygon(-16, -20, 16, -20, 20, 22, 0, 34, -20, 22), GOLD if k % 2 else DARK_STEEL,
                    bevel=7, shine=0.6),
                    flat("M-4 -4 a6 6 0 1 1 8 0 L6 14 H-6 Z", "#120d0a", tone=0.2)], x, foot - high * 0.36,
                    1.0 - 0.1 * k)
    out += [*placed(lantern_star(70), 680, 236), *placed(armour(), 680, 546, 0.58), *[s for x in (70, 1290)
        for s in pillar(x, 620, -20, 52,
        "#7f8b92")], *chain(210, -20, 200), *chain(1150, -20, 150), *placed([Shape(stroke("M0 0 H90 M76 0 v20 M58 0 "
        "v14", 9), GOLD, bevel=4,
        shine=0.6), Shape(hollow(f"{ellipse(-20, 0, 22)} {ellipse(-20, 0, 12)}"), GOLD, bevel=5, shine=0.6)], 210, 210,
        1.0, 84),
        *placed([Shape(stroke("M0 0 H90 M76 0 v20 M58 0 v14", 9), DARK_STEEL, bevel=4, shine=0.6),
            Shape(hollow(f"{ellipse(-20, 0, 22)} "
        f"{ellipse(-20, 0, 12)}"), DARK_STEEL, bevel=5, shine=0.6)], 1150, 160, 1.0, 96)]
    return out


def _cantor() -> Part:
    """Return the header of The Pale Cantor: Ysmera over the well, the verse ring round her, the choir below."""
    dice = random.Random(181)
    air = "#a4cfae"
    ring = hollow(f"{ellipse(680, 250, 246)} {ellipse(680, 250, 232)} {ellipse(680, 250, 206)} "
                  f"{ellipse(680, 250, 200)}")
    glyphs = " ".join(f"M{680 + 212 * math.cos(a):.0f} {250 + 212 * math.sin(a):.0f} "
                      f"L{680 + 228 * math.cos(a + 0.05):.0f} "
        f"{250 + 228 * math.sin(a + 0.05):.0f} L{680 + 212 * math.cos(a + 0.1):.0f} {250 + 212 * math.sin(a + 0.1):.0f}"
        for a in [2 * math.pi * k / 36 for k in range(36)])
    choir_far = [s for k in range(16) for s in placed(singer(Fog(air, 0.4)), 80 + k * 80, 470 + 6 * (k % 2), 0.8)]
    choir = [s for x, k in ((210, 1.2), (330, 1.1), (450, 1.05), (910, 1.05), (1030, 1.1), (1150, 1.2))
        for s in placed(singer(Fog(air,
        0.12)), x, 570, k)]
    front = [s for x, k in ((70, 1.9), (1290, 1.9)) for s in placed(singer(), x, 640, k)]
    windows = [s for x, y in ((120, 300), (260, 260), (1100, 260), (1240, 300)) for s in (archway(x, y + 140, 40, 170,
        16, "#8fa294",
        fog=Fog(air, 0.34)), flat(gothic(x, y + 140, 40, 170), "#d8f2c0", ink=0.2, tone=1.4, fog=Fog(air, 0.2)))]
    return [
        wall(dice, -20, -20, 1400, 520, "#728476", 44, Fog(air, 0.3)),
        *windows,
        flat(rounded(680, 520, 290, 560), "#3d5a48", tone=0.6, ink=0.85, contour=1, fog=Fog(air, 0.1)),
        archway(680, 520, 290, 540, 34, "#8fa294", pointed=False, fog=Fog(air, 0.18)),
        *[s for x in (360, 1000) for s in pillar(x, 500, 20, 34, "#8fa294", Fog(air, 0.14))],
        floor(480, 620, colour="#7d8f7c"),
        *choir_far,
        mist(ellipse(680, 480, 620, 18), "#d4efd0", 0.6),
        flat(polygon(600, 500, 520, -20, 840, -20, 760, 500), "#dcffd0", feather=30, opacity=0.5, ink=0.1, tone=1.7),
        flat(ring, "#d4ffc8", ink=0, tone=1.8, contour=0.6, glow=Glow("#9cf0a0", 16, 0.6)),
        drawn(glyphs, 3, "#eaffe0", ink=0, tone=1.8, contour=0.4),
        *placed(well(300, "#8d9a8c", roofed=False), 680, 590),
        flat(ellipse(680, 482, 118, 24), "#eaffdc", ink=0, tone=1.9, contour=1.2, glow=Glow("#8cf09a", 40, 0.5)),
        *placed(cantor(), 680, 474, 1.04),
        flat(ellipse(680, 488, 118, 16), "#dcffd0", feather=10, opacity=0.7, ink=0, tone=1.8),
        *choir,
        *front,
        *[flat(f"{ellipse(x, y, 10, 8)} {box(x + 7, y - 40, 3, 40)}", "#f4fff0", ink=0, tone=1.9, contour=0.8) for x,
            y in ((470, 180),
            (890, 200), (430, 330), (920, 330), (448, 104), (912, 112))],
        drawn(line(380, 220, 450, 170, 520, 200, 560, 150), 3, "#eaffe0", ink=0, tone=1.8, contour=0.4),
        drawn(line(980, 240, 910, 190, 850, 210, 800, 160), 3, "#eaffe0", ink=0, tone=1.8, contour=0.4),
    ]


DIM = Light(key=(-0.5, -0.72, 0.6), ambient=0.24)
PICTURES = {
    "the-crimson-ledger": Picture(_ledger, sky=Sky(high="#2c3a60", low="#a9b8d4", sun=(0.243, 0.2), reach=0.9, seed=22,
        beams=0.04),
        size=WIDE, style=Print(gamma=0.78, white=95), finish=_city_night),
    "nine-locks": Picture(_nine_locks, sky=Sky(high="#3a4650", low="#d8e0e0", sun=(0.5, 0.5)), size=WIDE, light=DIM,
        style=Print(gamma=0.8, white=95)),
    "the-pale-cantor": Picture(_cantor, sky=Sky(high="#2f4a3c", low="#d4f0c8", sun=(0.5, 0.4)), size=WIDE, light=DIM,
        style=Print(gamma=0.8, white=96)),
}
_KIT = ("books", "fire", "folk", "houses", "nature", "props", "remains", "stonework", "town", "waters")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT,
    shared=("places_ruins", "places_secret"))
    for name, picture in PICTURES.items())
