"""Where those live and hide whom the town does not want: Beggars' Warren, Smugglers' Landing, Drowned Crypt."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Picture,
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
from assets.workshop.engraving.kit.fire import candle, flame, lantern
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.props import barrel, cauldron, crate, sack
from assets.workshop.engraving.kit.remains import skull
from assets.workshop.engraving.kit.stonework import archway, cave, chain, floor, pillar, rounded, wall
from assets.workshop.engraving.kit.vaults import BRICK, light_shaft, streaks
from assets.workshop.engraving.kit.waters import glints, jetty, rings, ripples, rowboat, ship, water
from assets.workshop.engraving.palette import DARK_STEEL, WOOD, mixed
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT, QUALITY


def _hammock(x: float, y: float, reach: float, cloth: str, sleeper: bool) -> list[Shape]:
    """Return a hammock between two ropes, `reach` to either side of x, y; somebody's foot may hang out of it."""
    r = reach
    bag = loop(x - r * 0.62, y - 18, x - r * 0.36, y + r * 0.2, x, y + r * 0.3, x + r * 0.36, y + r * 0.2, x + r * 0.62,
        y - 18,
        x + r * 0.3, y + 4, x, y + 10, x - r * 0.3, y + 4)
    folds = Ridge(" ".join(line(x + r * k, y - 4, x + r * k * 0.8, y + r * 0.12, x + r * k * 0.5, y + r * 0.26)
        for k in (-0.5, -0.3, -0.1, 0.14, 0.34, 0.52)), 7, -6)
    out = [Shape(f"{tube(x - r, y - r * 0.5, 5, x - r * 0.6, y - 16, 8)} "
                 f"{tube(x + r, y - r * 0.5, 5, x + r * 0.6, y - 16, 8)}",
        "#b99a68", bevel=3, angle=30)]
    if sleeper:
        out += [Shape(loop(x - r * 0.4, y + 2, x - r * 0.3, y - 24, x, y - 30, x + r * 0.3, y - 18, x + r * 0.42,
            y + 4),
            "#6d5a4a", bevel=16, angle=20, grain=0.1), Shape(ellipse(x - r * 0.44, y - 14, 15, 16), "#cfa27a", bevel=10,
            angle=30), Shape(loop(x - r * 0.52, y - 14, x - r * 0.5, y - 38, x - r * 0.36, y - 36, x - r * 0.35,
            y - 18),
            "#7a3a2c", bevel=6, angle=60), Shape(tube(x + r * 0.4, y, 15, x + r * 0.56, y + 22, 12, x + r * 0.54,
            y + 44, 10),
            "#cfa27a", bevel=6, angle=60)]
    return [*out, Shape(bag, cloth, bevel=r * 0.16, angle=14, grain=0.12, ridges=(folds,))]


def _washing(dice: random.Random, ax: float, ay: float, bx: float, by: float, count: int) -> list[Shape]:
    """Return a line full of rags between two points."""
    tints = ("#a8452f", "#d8c59a", "#5f7a86", "#c08a3c", "#7a8a4a", "#8a5a6a")
    sag = 46.0
    out: list[Shape] = [drawn(line(ax, ay, (ax + bx) / 2, (ay + by) / 2 + sag, bx, by), 4, "#6b5232")]
    for k in range(count):
        t = (k + 0.5) / count
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)
        w, h = dice.uniform(24, 36), dice.uniform(56, 104)
        rag = polygon(x - w, y - 3, x + w, y - 3, x + w * 0.9, y + h * 0.7, x + w * 0.5, y + h * 0.62, x + w * 0.3,
            y + h,
            x - w * 0.2, y + h * 0.8, x - w * 0.5, y + h * 0.96, x - w * 0.9, y + h * 0.6)
        out.append(Shape(rag, tints[dice.randrange(6)], bevel=9, angle=70 + 12 * (k % 3), grain=0.1, ridges=(
            Ridge(f"M{x - w * 0.3:.0f} {y:.0f} v{h * 0.7:.0f} M{x + w * 0.4:.0f} {y:.0f} v{h * 0.6:.0f}", 7, -5),)))
    return out


def _beggar(rag: str, hood: str, skin: str, holds: int) -> list[Shape]:
    """Return somebody who sits on the ground wrapped in rags, 190 high, turned to the right; the ground is y = 0.

    What is held: open hands to the fire (0), a bowl (1), a crutch (2).
    """
    folds = (Ridge(line(-30, -110, -60, -50, -70, 0), 12, -9), Ridge(line(0, -110, -10, -50, 0, 0), 12, -9),
        Ridge(line(24, -100, 44, -50, 60, -4), 10, -8))
    body = loop(-92, 4, -96, -40, -74, -96, -40, -132, 20, -134, 46, -96, 60, -60, 104, -44, 112, 0, 40, 10)
    patch = [Shape(polygon(-66, -70, -34, -78, -28, -46, -60, -40), mixed(rag, "#d8b06a", 0.5), bevel=4, angle=40),
        drawn("M-70 -62 l8 2 M-48 -80 l2 8 M-26 -58 l-8 2 M-46 -38 l-2 -8", 2.4, "#2a1a10")]
    head = [Shape(loop(4, -128, 34, -132, 48, -150, 44, -176, 20, -190, 0, -180, -6, -150), skin, bevel=22, angle=40,
        grain=0.06),
        Shape(loop(42, -162, 62, -150, 58, -142, 42, -144), skin, bevel=8, angle=30, shadow=NO_SHADOW),
        drawn("M28 -164 l10 2 M34 -136 l12 2 M24 -172 l14 -4", 3.2, "#20140f"),
        Shape(loop(-38, -112, -44, -160, -20, -204, 18, -212, 46, -192, 26, -184, 12, -160, 14, -128, 4, -112), hood,
            bevel=22, angle=60, grain=0.12)]
    held: dict[int, list[Shape]] = {
        0: [Shape(tube(20, -96, 30, 70, -92, 24, 112, -108, 18), rag, bevel=11, angle=20, grain=0.1),
            Shape(tube(110, -108, 16, 132, -122, 12, 138, -134, 8), skin, bevel=6, angle=40)],
        1: [Shape(tube(10, -90, 32, 60, -70, 26, 92, -74, 18), rag, bevel=11, angle=20, grain=0.1),
            Shape(loop(78, -84, 132, -84, 122, -58, 88, -58), "#8a5a30", bevel=10, angle=8),
            Shape(ellipse(105, -84, 27, 6), "#4a3018", bevel=3, shadow=NO_SHADOW)],
        2: [Shape(f"{tube(96, 6, 11, 84, -190, 12)} {tube(60, -196, 13, 108, -190, 13)}", WOOD, bevel=5, angle=84),
            Shape(tube(14, -96, 30, 60, -108, 24, 88, -118, 20), rag, bevel=11, angle=20, grain=0.1),
            Shape(ellipse(90, -120, 13, 12), skin, bevel=9, angle=40)]}
    return [Shape(body, rag, bevel=40, angle=76, grain=0.14, ridges=folds, shadow=Shadow(0.5, 10, 8, 8)), *patch, *head,
        *held[holds]]


def _beggars_warren() -> Part:
    """Return four in rags round a burning barrel, under arches of brick hung with hammocks and washing."""
    dice = random.Random(44)
    air = "#e6c88c"
    bays = [s for x in (230, 680, 1130) for s in (flat(rounded(x, 410, 180, 390), "#7a553c", tone=0.7, contour=1,
        angle=84), archway(x, 410, 180, 390, 36, "#b9a587", False))]
    return [
        wall(dice, -20, -20, 1400, 540, BRICK, 30, Fog(air, 0.18)),
        *bays,
        *_hammock(230, 206, 176, "#c2a070", True), *_hammock(1130, 196, 176, "#8f8fa0", True),
        *[s for x in (455, 905) for s in pillar(x, 430, 130, 38, "#a8957a")],
        floor(404, 640, colour="#a08a6a"),
        *_washing(dice, 60, 40, 690, 60, 9),
        *_washing(dice, 680, 64, 1320, 30, 9),
        flat(ellipse(680, 260, 240, 190), "#ffc45a", ink=0.1, tone=1.3, opacity=0.5, feather=60),
        *placed(barrel(150, 150, "#5d4632"), 680, 510),
        *flame(680, 366, 220, 1.0),
        *[s for x, y, rag, hood, skin, holds, size, mirror in (
            (436, 478, "#6a5a6e", "#4a3e52", "#d0a078", 2, 1.06, False), (936, 472, "#5d6e5a", "#42503e", "#c48f68", 1,
            1.06, True), (270, 566, "#84583e", "#5e3c2c", "#d8aa80", 0, 1.36, False), (1100, 564, "#54647a", "#3a4658",
            "#cf9a72", 0, 1.36, True)) for s in placed(_beggar(rag, hood, skin, holds), x, y, size, mirror=mirror)],
        *placed(cauldron(84), 1296, 580), *placed(sack(90, 90, "#a88a5a"), 60, 606),
        *[s for x, h in ((548, 34), (570, 20), (822, 28)) for s in candle(x, 560, h, 13)],
    ]


def _coil(x: float, foot: float, size: float) -> list[Shape]:
    """Return a coil of rope that lies on y = `foot`."""
    return [Shape(stroke(ellipse(x, foot - 8 - 9 * k, size * (1 - 0.05 * k), size * 0.3), 9), "#c9ac74", bevel=4,
        angle=40 + 30 * k,
        shadow=Shadow(0.4, 2, 5, 3)) for k in range(4)]


def _smugglers_landing() -> Part:
    """Return a sea cave by night: a boat with crates at a wet jetty, ropes, a lantern, a ship outside."""
    dice = random.Random(52)
    night = Fog("#8fa6b4", 0.4)
    crane = [Shape(f"{box(-12, -300, 24, 300)} {tube(0, -292, 20, 150, -318, 14)} "
                   f"{polygon(10, -200, 10, -222, 84, -300, 100, -296)}",
        "#6d4c2e", bevel=9, angle=82, grain=0.2), drawn("M144 -312 V-150", 4, "#c9ac74"),
        Shape(stroke("M144 -150 v14 q0 18 -14 18 q-12 0 -12 -12", 7), DARK_STEEL, bevel=3, angle=40)]
    load = [*boat_load(), *rowboat(380, "#7a5230", "#a8452f")]
    return [
        *moon(720, 150, 46),
        *placed(ship(night), 560, 318, 0.5),
        water(polygon(-20, 300, 1380, 300, 1380, 640, -20, 640), "#3f6a86", None, ripples(dice, 0, 1360, 312, 600, 80)),
        glints(dice, 720, 306, 590, 70, "#f6efcf", 34, spread=1.8),
        cave(dice, (690, 250, 420, 250), "#5f5a5c", rough=30),
        water(polygon(-20, 452, 1380, 452, 1380, 640, -20, 640), "#2f566e", None, ripples(dice, 0, 1360, 462, 600, 50)),
        glints(dice, 720, 456, 600, 110, "#e6e6c4", 22, spread=1.4),
        *placed(load, 590, 500),
        rings(590, 508, 220, 2),
        *placed(jetty(560, 120, "#8a6a46"), 850, 474),
        *placed(crane, 1020, 470),
        *placed(crate(92, 70), 1132, 462),
        *placed(barrel(66, 88), 1220, 462),
        *placed(crate(74, 56), 1130, 392, 1.0, 4),
        *_coil(910, 468, 40),
        *placed(lantern(0, 0, 1.1, 0.9), 1300, 330),
        *chain(1300, -20, 330, 1.1),
        *[Shape(tube(*run), "#c9ac74", bevel=5, angle=40) for run in ((870, 450, 9, 830, 500, 9, 780, 470, 9), (-10,
        120, 11,
            130, 250, 11, 210, 180, 10, 330, 60, 10), (0, 300, 10, 160, 350, 10, 300, 120, 9))],
        *[Shape(stroke(line(x, y, x - 10, y + 60, x + 8, y + 120), 7), "#b99a68", bevel=3, angle=30) for x, y in ((190,
        190),
            (300, 110))],
        Shape(polygon(-20, 540, 180, 520, 320, 556, 420, 640, -20, 640), "#6a6466", bevel=18, angle=20, grain=0.4),
        *placed(barrel(80, 104, "#6b4a30"), 130, 580),
        *placed(sack(80, 84), 224, 596),
    ]


def boat_load() -> list[Shape]:
    """Return crates and kegs that look out of a boat."""
    return [*placed(crate(80, 60), -70, -66), *placed(barrel(52, 66), 14, -64), *placed(crate(60, 46), 78, -66),
        *placed(sack(60, 56), -132, -66), *placed(lantern(0, 0, 0.8, 0.8), 150, -170), drawn("M150 -166 V-200 L186 -90",
        5,
        "#5d4029")]


def _knight(length: float = 300.0, stone: str = "#a9b0a8") -> list[Shape]:
    """Return a stone knight that lies on his back, hands folded, feet to the right; he lies on y = 0."""
    k = length / 300
    part = [Shape(loop(-150, 0, -146, -22, -110, -30, -104, 0), "#8f968e", bevel=10, angle=10, grain=0.15),
        Shape(loop(-142, -20, -140, -50, -116, -58, -98, -44, -100, -18), stone, bevel=16, angle=30, grain=0.15),
        Shape(loop(-104, 0, -108, -40, -70, -58, 0, -52, 70, -40, 130, -32, 138, 0), stone, bevel=26, angle=8,
        grain=0.15,
            ridges=(Ridge("M-60 -54 V0 M-30 -54 V0 M10 -50 L120 -20 M0 -30 L120 -8", 7, -5),)),
        Shape(loop(118, -8, 120, -66, 142, -62, 146, 0), stone, bevel=10, angle=80, grain=0.15),
        Shape(tube(-76, -48, 22, -52, -70, 18, -34, -76, 12), stone, bevel=8, angle=50, grain=0.1),
        Shape(polygon(-40, -60, 120, -44, 120, -36, -40, -48), "#c2c8bf", bevel=3, angle=6)]
    return placed(part, size=k)


def _drowned_crypt() -> Part:
    """Return walls of grave niches, coffins half under violet water, a stone knight that is still dry."""
    dice = random.Random(61)
    air = "#c4bcd6"
    stone = "#8a8698"
    niches: list[Shape] = []
    for row, y in enumerate((150, 290)):
        for x in (110, 290, 470, 890, 1070, 1250):
            half, high = 72.0, 96.0
            hole = rounded(x, y, half, high)
            niches += [flat(hole, "#251f2e", tone=0.3, contour=1), *placed(skull(), x - 30 + 14 * (row + x % 3), y - 22,
                0.7,
                dice.uniform(-20, 20))]
            if (row + x // 10) % 3 == 0:
                niches.append(Shape(polygon(x - 62, y, x - 56, y - 40, x + 60, y - 44, x + 66, y), "#6b4a34", bevel=9,
                    angle=6,
                    grain=0.2))
            niches.append(archway(x, y, half, high, 14, "#9a96a8", False))
    coffin = [Shape(polygon(-126, -10, -104, -58, 112, -66, 140, -22, 116, 30, -96, 30), "#6b4632", bevel=18, angle=6,
        grain=0.2,
        ridges=(Ridge("M-116 -22 H128 M-110 4 H124", 4, -4),)), Shape(polygon(-104, -58, 112, -66, 140, -50, 72, -84,
        -84, -76),
        "#8f6444", bevel=7, angle=4), drawn("M-14 -72 H38 M8 -84 L18 -60", 6, "#d9ad4c")]
    upright = [Shape(polygon(-46, 20, -62, -120, -34, -180, 40, -184, 66, -124, 48, 20), "#6b4632", bevel=14, angle=84,
        grain=0.2),
        Shape(polygon(-32, 20, -46, -116, -26, -160, 30, -164, 50, -120, 34, 20), "#2a1c16", bevel=6, swell=-0.4,
        angle=80),
        *placed(skull(), 2, -108, 0.9, 8)]
    tomb = [Shape(polygon(560, 500, 800, 500, 826, 410, 534, 410), "#9a96a4", bevel=10, angle=84, grain=0.2,
        ridges=(Ridge(
        " ".join(box(x, 430, 50, 50) for x in (572, 646, 720)), 6, -5),)), Shape(polygon(516, 416, 530, 396, 830, 396,
        846, 416),
        "#b9b5c2", bevel=5, angle=3, grain=0.2)]
    return [
        wall(dice, -20, -20, 1400, 460, stone, 40, Fog(air, 0.2)),
        *niches,
        flat(rounded(680, 400, 120, 330), "#f2e9ff", ink=0.05, tone=1.7, contour=1, glow=Glow("#e6d8ff", 60, 0.8)),
        *[Shape(stroke(path, 12), "#5a5466", bevel=5, angle=60) for path in ("M680 76 V400", "M562 220 H798")],
        archway(680, 400, 120, 330, 40, "#a8a4b6", False),
        *[s for x in (378, 982) for s in pillar(x, 430, 40, 30, "#97939f")],
        *streaks(dice, 40, 1320, 40, 12, "#5f6a5a", 180),
        water(polygon(-20, 396, 1380, 396, 1380, 640, -20, 640), "#6a6c9a", None, ripples(dice, 0, 1360, 408, 600, 70)),
        glints(dice, 680, 402, 600, 110, "#f4ecff", 36, spread=1.9),
        *tomb,
        *placed(_knight(270), 680, 398),
        *[s for x, h in ((548, 36), (568, 22), (812, 30)) for s in candle(x, 398, h, 12)],
        mist(ellipse(680, 502, 170, 14), "#8486b0", 0.9, 6),
        *placed(coffin, 260, 500, 1.15, -9),
        *placed(coffin, 1130, 540, 1.25, 13, mirror=True),
        *placed(upright, 960, 498, 1.0, 14),
        *[mist(ellipse(x, y, w, 16), "#7a7ca8", 0.92, 6) for x, y, w in ((270, 534, 170), (1120, 582, 190), (966, 512,
        70))],
        *[rings(x, y, w) for x, y, w in ((264, 534, 150), (1120, 584, 160), (964, 512, 60), (480, 580, 30))],
        light_shaft(620, 60, 60, 470, 130, "#f6eeff", 0.28),
        *placed(skull(), 470, 580, 0.9, 24),
        mist(ellipse(470, 596, 40, 8), "#7a7ca8", 0.9, 4),
    ]


PICTURES = {
    "beggars-warren": Picture(_beggars_warren, sky=Sky(high="#4a3424", low="#e6c48a"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "smugglers-landing": Picture(_smugglers_landing, sky=Sky(high="#2c4258", low="#b9cdd0", sun=(0.53, 0.25),
    reach=0.6),
        size=WIDE, light=LAMPLIT, style=BRIGHT),
    "drowned-crypt": Picture(_drowned_crypt, sky=Sky(high="#3a3650", low="#e6e0f4"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
}
_KIT = ("fire", "folk", "haunts", "nature", "props", "remains", "stonework", "vaults", "waters")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=QUALITY) for name, picture in PICTURES.items())
