"""What the town has given up or locks away: Abandoned Watch House, Guild Vaults, Flooded Waterworks."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
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
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.props import barrel, chest, crate, mug, sack, table
from assets.workshop.engraving.kit.stonework import archway, chain, floor, pillar, rounded, wall
from assets.workshop.engraving.kit.vaults import pipe, streaks
from assets.workshop.engraving.kit.waters import glints, ripples, water
from assets.workshop.engraving.kit.webs import web
from assets.workshop.engraving.kit.works import cog, vault_door, water_wheel
from assets.workshop.engraving.palette import DARK_STEEL, DARK_WOOD, GOLD, STEEL, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT, QUALITY


def _halberd(length: float) -> list[Shape]:
    """Return a halberd whose foot is 0, 0: a long point, an axe blade to the left, a hook to the right."""
    top = -length
    return [Shape(tube(0, 0, 17, 0, top, 15), WOOD, bevel=8, angle=86, grain=0.15),
        Shape(polygon(0, top - 120, 15, top - 30, 9, top + 8, -9, top + 8, -15, top - 30), STEEL, bevel=9, angle=70,
            shine=0.7),
        Shape(tube(8, top + 34, 26, 46, top + 30, 18, 84, top + 62, 2), STEEL, bevel=9, angle=30, shine=0.7),
        Shape(loop(-6, top + 6, -50, top - 14, -96, top - 34, -112, top + 36, -92, top + 104, -50, top + 74, -6,
            top + 62), STEEL, bevel=20, angle=-30, shine=0.7),
        Shape(box(-12, top + 4, 24, 74), DARK_STEEL, bevel=7, angle=86, shine=0.5)]


def _arms_of_the_watch() -> list[Shape]:
    """Return two crossed halberds behind a great shield with a tower on it, round 0, 0."""
    tower = (
        "M-46 62 V-30 H-60 V-66 H-36 V-50 H-14 V-66 H14 V-50 H36 V-66 H60 V-30 H46 V62 H16 V24 "
        "A16 16 0 0 0 -16 24 V62 Z"
    )
    shield = "M-126 -128 Q0 -152 126 -128 C130 6 92 112 0 160 C-92 112 -130 6 -126 -128 Z"
    return [*placed(_halberd(520), 214, 226, 0.94, -47), *placed(_halberd(520), -214, 226, 0.94, 47, mirror=True),
        Shape(shield, "#46597e", bevel=60, angle=24, grain=0.08, shine=0.3, shadow=Shadow(0.6, 12, 16, 10)),
        Shape(tower, "#efe2c2", bevel=8, angle=84, ink=0.6),
        Shape(stroke(shield, 20), GOLD, bevel=9, angle=60, shine=0.5),
        *[Shape(ellipse(x, y, 9), "#c9ced0", bevel=6, shine=0.8) for x, y in ((-110, -116), (110, -116), (0, 146))],
        drawn(line(56, -130, 40, -70, 66, -20, 44, 40), 5, "#1d1a20", contour=1.2)]


def _watch_house() -> Part:
    """Return a guard room that nobody keeps: the arms of the watch on the wall, an empty cell, a door off its hinge."""
    dice = random.Random(70)
    air = "#f0dfa8"
    cell = rounded(220, 480, 150, 360)
    bars = [Shape(box(x - 8, 110, 16, 372), DARK_STEEL, bevel=7, angle=86, shine=0.6, shadow=Shadow(0.5, 6, 8, 5))
        for x in range(96, 230, 44)]
    gate = [Shape(polygon(x, 118 + 0.1 * (x - 250), x + 13, 118 + 0.1 * (x - 250), x + 13, 490 + 0.26 * (x - 250), x,
        490 + 0.26 * (x - 250)), DARK_STEEL, bevel=6, angle=86, shine=0.6, shadow=Shadow(0.5, 8, 8, 5)) for x in (252,
        292, 332, 372)]
    gate += [Shape(polygon(244, y, 392, y + 20 + (y - 150) * 0.06, 392, y + 34 + (y - 150) * 0.06, 244, y + 14),
        DARK_STEEL, bevel=5, angle=4, shine=0.5) for y in (160, 300, 440)]
    door = [Shape(polygon(-92, -10, -78, -330, 96, -340, 88, 0), "#7a5530", bevel=10, angle=86, grain=0.22,
        ridges=(Ridge("M-44 -330 V0 M-4 -334 V0 M40 -336 V0", 6, -5),), shadow=Shadow(0.6, 14, 12, 10)),
        Shape(f"{polygon(-86, -270, 60, -276, 60, -252, -86, -246)} {polygon(-90, -80, 60, -82, 60, -58, -90, -56)}",
            DARK_STEEL, bevel=6, angle=4, shine=0.5)]
    hat = [Shape(loop(-46, 0, -44, -40, 0, -66, 44, -40, 46, 0), "#8d969b", bevel=26, angle=30, shine=0.7),
        Shape(loop(-82, 8, 0, -14, 82, 8, 0, 26), "#7d868b", bevel=8, angle=4, shine=0.5)]
    return [
        wall(dice, -20, -20, 1400, 520, "#b7a27c", 46, Fog(air, 0.14)),
        Shape(box(-20, -20, 1400, 52), "#6a4a2e", bevel=12, angle=6, grain=0.2),
        floor(476, 640, colour="#a3906c", tile=140),
        flat(cell, "#3a3226", tone=0.45, contour=1.2),
        flat(box(150, 206, 92, 74), "#fff0c0", ink=0, tone=1.8, contour=1, glow=Glow("#ffe9b0", 30, 0.7)),
        Shape(stroke("M180 200 V284 M212 200 V284", 9), "#4a4440", bevel=4, angle=80),
        Shape(polygon(90, 440, 290, 432, 300, 462, 84, 470), "#8a6a42", bevel=7, angle=6, grain=0.2),
        Shape(f"{box(100, 462, 14, 26)} {box(272, 458, 14, 26)}", DARK_WOOD, bevel=5, angle=86),
        archway(220, 480, 150, 360, 34, "#b9ae98", False), *bars, *gate,
        flat(rounded(1140, 480, 130, 390), "#fff4cc", ink=0, tone=1.8, contour=1.2, glow=Glow("#fff0c0", 60, 0.9)),
        archway(1140, 480, 130, 390, 36, "#b9ae98", False),
        flat(polygon(1010, 480, 1270, 480, 1330, 640, 820, 640), "#fff2c4", ink=0.2, tone=1.4, opacity=0.5, feather=16),
        *placed(door, 1252, 500, 1.04, 13),
        *placed(_arms_of_the_watch(), 680, 236, 0.98),
        *web(40, 34, 190, 9, 5, (0, 90)), *web(1330, 34, 190, 9, 5, (90, 180)), *web(548, 96, 90, 7, 4, (0, 90)),
        *placed(table(330, 150), 640, 610, 1.0, -16),
        *placed(_stool(), 430, 606, 1.1, 84), *placed(mug(1.3), 862, 600, 1.0, 82),
        *placed(hat, 960, 590, 1.0, 12),
        *[Shape(polygon(x, y, x + 44, y - 8, x + 52, y + 16, x + 8, y + 24), "#efe2c2", bevel=3, angle=12 * k) for k,
            (x, y) in enumerate(((770, 566), (806, 598), (540, 622)))],
    ]


def _stool() -> list[Shape]:
    """Return a three-legged stool; its feet stand on y = 0."""
    return [Shape(f"{tube(-26, -60, 11, -40, 0, 9)} {tube(26, -60, 11, 40, 0, 9)} {tube(4, -60, 11, 2, 4, 9)}",
        DARK_WOOD, bevel=5,
        angle=84), Shape(loop(-52, -64, -40, -76, 0, -80, 40, -76, 52, -64, 30, -54, -30, -54), WOOD, bevel=8, angle=6,
        grain=0.2)]


def _coins(dice: random.Random, x: float, y: float, half: float, count: int) -> list[Shape]:
    """Return coins strewn over the floor round x, y."""
    spots = sorted((y + dice.uniform(-0.3, 0.3) * half * 0.5, x + dice.gauss(0, 0.4) * half) for _ in range(count))
    return [Shape(ellipse(px, py, 11, 5), GOLD, bevel=4, angle=30, shine=0.7, shadow=Shadow(0.4, 2, 3, 2)) for py,
        px in spots]


def _guild_vaults() -> Part:
    """Return three iron doors with five locks each; one is ajar, and gold shines behind it."""
    dice = random.Random(77)
    air = "#d9c48a"
    ajar = [Shape(polygon(1000, 476, 1000, 126, 1052, 108, 1052, 500), "#7d838a", bevel=7, swell=0.7, angle=84,
        grain=0.25),
        Shape(" ".join(ellipse(1026, y, 6, 7) for y in (160, 230, 300, 370, 440)), "#aeb6bc", bevel=5, shine=0.7)]
    return [
        wall(dice, -20, -20, 1400, 520, "#8f8878", 56, Fog(air, 0.08)),
        floor(474, 640, colour="#8d8370", tile=150),
        *[s for x in (250, 680, 1110) for s in (flat(rounded(x, 478, 160, 430), "#2a241e", tone=0.4, contour=1),
            archway(x, 478, 160, 430, 40, "#b3a88f", False))],
        *placed(vault_door(260, 352), 250, 476),
        *placed(vault_door(280, 372), 680, 476),
        flat(rounded(1118, 476, 128, 370), "#ffe9a0", ink=0.04, tone=1.8, contour=1, glow=Glow("#ffcf5a", 50, 0.9)),
        *placed(chest(150), 1130, 474), *placed(sack(80, 84), 1206, 474), *_coins(dice, 1120, 462, 120, 16),
        *ajar,
        flat(polygon(1052, 478, 1240, 478, 1330, 640, 940, 640), "#ffe9b0", ink=0.2, tone=1.4, opacity=0.5, feather=16),
        *_coins(dice, 1110, 540, 240, 26),
        *[s for x in (465, 895) for s in pillar(x, 520, 20, 36, "#a89d86")],
        *[s for x in (465, 895) for s in (*chain(x, 60, 150, 1.1), *lantern(x, 140, 1.25, 0.9))],
        *placed(crate(110, 84), 110, 580), *placed(chest(130), 240, 592),
        *[Shape(box(x, y, 70, 22), "#c9a040", bevel=6, angle=6, shine=0.7) for x, y in ((520, 560), (596, 566), (556,
        540))],
        *[drawn(line(x, 300, x + 10, 330, x + 4, 356), 4, "#3a342e") for x in (420,)],
    ]


def _flooded_works() -> Part:
    """Return a great water wheel that stands still in a flooded hall, cogs behind it, pipes that drip."""
    dice = random.Random(83)
    air = "#bcd0c4"
    weed = [flat(tube(x, y, 10, x - 6, y + 60, 14, x + 4, y + 150, 2), "#6f8f4a", opacity=0.85, ink=0.8, grain=0.3,
        contour=0.6)
        for x, y in ((480, 240), (560, 130), (760, 120), (850, 200), (600, 360), (742, 380))]
    return [
        wall(dice, -20, -20, 1400, 520, "#86948c", 42, Fog(air, 0.2)),
        *[s for x in (150, 1210) for s in (flat(rounded(x, 440, 110, 330), "#e2f0e2" if x < 600 else "#2d3c3a",
        tone=1.5 if x < 600
            else 0.4, ink=0.1 if x < 600 else 0.9, contour=1, glow=Glow("#dcf0e0", 50, 0.7) if x < 600 else None),
            archway(x, 440, 110,
            330, 34, "#9aa69c", False, Fog(air, 0.08)))],
        *streaks(dice, 280, 1080, 30, 14, "#5a7060", 200),
        *placed(cog(128, 18), 1010, 250, 1.0, 6), *placed(cog(78, 12, "#8a7a5a"), 1128, 396, 1.0, 3),
        *placed(cog(64, 10, "#7a7672"), 360, 150),
        *pipe(-20, 60, 56, 200, 56, 56, 330, 62, 56, 400, 20, 50, colour="#8a7450", flanges=4),
        *pipe(1380, 90, 60, 1240, 96, 60, 1120, 84, 60, 1040, -20, 60, colour="#8a7450", flanges=4),
        Shape(box(640, -20, 46, 300), "#5d4430", bevel=14, angle=86, grain=0.2),
        *placed(water_wheel(262), 664, 306),
        *weed,
        Shape(f"{polygon(600, 640, 650, 300, 690, 300, 740, 640)}", "#5d4430", bevel=14, angle=80, grain=0.25),
        Shape(ellipse(668, 306, 30), DARK_STEEL, bevel=18, angle=40, shine=0.5),
        water(polygon(-20, 440, 1380, 440, 1380, 640, -20, 640), "#6f9a96", None, ripples(dice, 0, 1360, 450, 600, 70)),
        glints(dice, 220, 444, 600, 100, "#f0faea", 30, spread=1.9),
        *[Shape(tube(*run), "#c9e0da", bevel=8, angle=84, grain=0.1) for run in ((392, 44, 20, 420, 160, 16, 426, 446,
        22),)],
        *[mist(ellipse(x, y, w, 13), "#dcece4", 0.8, 8) for x, y, w in ((426, 448, 70), (664, 452, 250))],
        *placed(barrel(90, 116), 990, 512, 1.0, 60), mist(ellipse(1040, 528, 90, 12), "#8fb4ae", 0.9, 6),
        *placed(crate(90, 70), 220, 566, 1.0, 12), mist(ellipse(220, 570, 80, 12), "#8fb4ae", 0.9, 6),
        Shape(polygon(1090, 470, 1380, 470, 1380, 520, 1070, 520), "#6d4c30", bevel=8, angle=4, grain=0.2,
        ridges=(Ridge(
            " ".join(f"M{x} 470 l-8 50" for x in range(1110, 1380, 34)), 4, -3),)),
        Shape(f"{box(1110, 400, 14, 200)} {box(1320, 400, 14, 200)} {box(1100, 404, 280, 10)}", "#5d4430", bevel=5,
        angle=84),
        *lantern(1216, 410, 0.9, 0.8),
    ]


PICTURES = {
    "watch-house": Picture(_watch_house, sky=Sky(high="#5a4a34", low="#f0deb0", sun=(0.2, 0.3)), size=WIDE,
    light=LAMPLIT,
        style=BRIGHT),
    "guild-vaults": Picture(_guild_vaults, sky=Sky(high="#4a4234", low="#e6cf92"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "flooded-works": Picture(_flooded_works, sky=Sky(high="#3f4f4a", low="#dce8d4", sun=(0.15, 0.4)), size=WIDE,
    light=LAMPLIT,
        style=BRIGHT),
}
_KIT = ("fire", "props", "stonework", "vaults", "waters", "webs", "works")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=QUALITY) for name, picture in PICTURES.items())
