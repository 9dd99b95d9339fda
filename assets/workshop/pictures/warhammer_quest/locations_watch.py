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
from assets.workshop.engraving.kit.fire import candle, lantern
from assets.workshop.engraving.kit.helmets import tower_shield
from assets.workshop.engraving.kit.props import barrel, chest, crate, mug, sack, table
from assets.workshop.engraving.kit.stonework import archway, chain, floor, pillar, rounded, wall
from assets.workshop.engraving.kit.vaults import light_shaft, pipe, streaks
from assets.workshop.engraving.kit.waters import glints, ripples, water
from assets.workshop.engraving.kit.webs import web
from assets.workshop.engraving.kit.works import cog, vault_door, water_wheel
from assets.workshop.engraving.palette import DARK_STEEL, DARK_WOOD, GOLD, STEEL, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT, QUALITY


def _pike(x: float, foot: float, length: float, kind: int) -> list[Shape]:
    """Return a pike (0), halberd (1) or bill (2) that stands on x, foot."""
    top = foot - length
    out = [Shape(tube(x, foot, 11, x, top, 9), WOOD, bevel=5, angle=86), Shape(polygon(x, top - 66, x + 11, top - 20,
        x + 5, top + 4,
        x - 5, top + 4, x - 11, top - 20), STEEL, bevel=6, angle=70, shine=0.6)]
    if kind == 1:
        out.append(Shape(loop(x - 4, top + 4, x - 46, top - 14, x - 54, top + 30, x - 40, top + 62, x - 4, top + 44),
            STEEL, bevel=12,
            angle=-30, shine=0.6))
    elif kind == 2:
        out.append(Shape(tube(x, top + 30, 12, x + 26, top + 20, 12, x + 36, top - 8, 8, x + 26, top - 26, 1), STEEL,
            bevel=5,
            angle=30, shine=0.6))
    return out


def _watch_house() -> Part:
    """Return a guard room nobody keeps: a rack of pikes, shields, a cold hearth, dust under a barred window."""
    dice = random.Random(70)
    air = "#f0dfa8"
    rack = [Shape(f"{box(520, 214, 400, 22)} {box(520, 420, 400, 22)}", DARK_WOOD, bevel=8, angle=4, grain=0.2),
        *[s for k in range(7) for s in _pike(554 + 55 * k, 470, 340 + 22 * (k % 3), k % 3)],
        Shape(f"{box(510, 190, 20, 286)} {box(912, 190, 20, 286)}", DARK_WOOD, bevel=8, angle=86, grain=0.2),
        *[Shape(box(544 + 55 * k, 222, 20, 10), "#8f6a40", bevel=4, angle=4) for k in range(7)]]
    hearth = [Shape(polygon(1030, 480, 1030, 210, 1010, 190, 1080, 100, 1300, 100, 1370, 190, 1350, 210, 1350, 480),
        "#a59a86",
        bevel=14, swell=0.6, angle=6, grain=0.25, ridges=(Ridge("M1030 300 h50 M1030 380 h50 M1300 300 h50 M1300 380 "
            "h50 M1020 200 "
        "H1360", 5, -4),)), flat(rounded(1190, 480, 106, 230), "#1d1612", tone=0.2, contour=1.2),
        *[Shape(tube(1130 + 30 * k, 470, 20, 1190 + 34 * k, 462 - 12 * (k % 2), 18), "#3a2e28", bevel=9, angle=10,
        grain=0.3)
            for k in range(3)], Shape(box(1000, 176, 390, 24), "#b9ae98", bevel=8, angle=3, grain=0.2)]
    helmet = [Shape(loop(-34, 0, -36, -34, 0, -62, 36, -34, 34, 0), "#8d969b", bevel=22, angle=30, shine=0.6),
        Shape(loop(-48, 4, 0, -12, 48, 4, 0, 16), "#7d868b", bevel=6, angle=4)]
    window = [flat(box(176, 70, 190, 160), "#fff4cc", ink=0, tone=1.8, contour=1, glow=Glow("#fff0c0", 40, 0.8)),
        Shape(stroke("M224 64 V236 M271 64 V236 M318 64 V236 M170 150 H372", 11), "#4a4440", bevel=5, angle=80),
        Shape(f'<path fill="none" stroke="#fff" stroke-width="26" d="{box(168, 62, 206, 176)}"/>', "#a59a86", bevel=9,
        angle=36,
            grain=0.2)]
    return [
        wall(dice, -20, -20, 1400, 520, "#b7a27c", 40, Fog(air, 0.14)),
        Shape(" ".join(box(x, -20, 34, 90) for x in (60, 420, 780, 1140)) + " " + box(-20, -20, 1400, 40), "#6a4a2e",
        bevel=10,
            angle=6, grain=0.2),
        floor(470, 640, colour="#a3906c", tile=140),
        *window,
        *rack,
        *hearth,
        *[s for x, y, c, t in ((452, 350, "#7a3a2c", 0), (452, 210, "#46597e", 6)) for s in placed(tower_shield(86, 116,
        c,
            "#d9b65c"), x, y, 1.0, t)],
        *placed(helmet, 1090, 176), *placed(helmet, 1290, 176, 0.9),
        *placed(table(330, 130), 330, 590),
        *placed(mug(1.0), 262, 476, 1.0, 84),
        *[s for x, h in ((330, 16),) for s in candle(x, 472, h, 16)[:1]],
        Shape(polygon(360, 474, 430, 466, 446, 482, 374, 490), "#efe2c2", bevel=3, angle=12),
        *placed([*_stool()], 600, 586, 1.0, 86),
        *placed([*_stool()], 130, 596),
        Shape(tube(700, 560, 9, 880, 540, 9, 1010, 566, 8), WOOD, bevel=4, angle=6),
        Shape(polygon(1010, 560, 1066, 572, 1010, 578), STEEL, bevel=5, shine=0.6),
        *web(40, 20, 170, 9, 5, (0, 90)), *web(1340, 20, 190, 9, 5, (90, 180)), *web(930, 200, 80, 7, 4, (180, 270)),
        light_shaft(270, 150, 96, 560, 400, "#fff6d8", 0.26),
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
_KIT = ("fire", "helmets", "props", "stonework", "vaults", "waters", "webs", "works")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=QUALITY) for name, picture in PICTURES.items())
