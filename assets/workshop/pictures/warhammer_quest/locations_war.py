"""Places of the war under the town: Glowing Foundry, Siege Tunnel, Burning Quarter, The Powder Hall."""

from __future__ import annotations

import random

from assets.workshop.engraving import Fog, Glow, Part, Picture, Shape, Sky, flat, mist, placed, stroke
from assets.workshop.engraving.kit.fire import HEX_FLAMES, flame, lantern, smoke
from assets.workshop.engraving.kit.folk import soldier, traveller
from assets.workshop.engraving.kit.props import barrel, cart
from assets.workshop.engraving.kit.runes import crystal
from assets.workshop.engraving.kit.stonework import archway, chain, floor, pillar, rounded, wall
from assets.workshop.engraving.kit.town import gabled, well
from assets.workshop.engraving.kit.vaults import bracing, iron_plate, pipe, rubble, tunnel
from assets.workshop.engraving.kit.works import cannon, cog, furnace, keg, mine_cart, rails
from assets.workshop.engraving.palette import DARK_STEEL, WOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.setting import BRIGHT, LAMPLIT, QUALITY

WARP = "#9bd64a"
CORE = "#e4ff9a"


def _crucible(size: float = 1.0) -> list[Shape]:
    """Return a tilted pot on chains that pours green metal; its lip is near 0, 0."""
    pour = Shape(tube(-4, 0, 22, -16, 60, 18, -18, 220, 16), WARP, bevel=8, ink=0.1, tone=1.6, glow=Glow(WARP, 22, 0.9))
    pot = Shape(polygon(-10, -14, 116, -96, 176, -6, 104, 84, 34, 62), "#4f4c4a", bevel=34, angle=40, grain=0.2,
        shine=0.4)
    rim = Shape(polygon(-18, -10, 110, -104, 126, -84, 2, 12), "#6d6a66", bevel=8, angle=70, shine=0.5)
    return placed([pour, pot, rim, flat(stroke(line(-6, -10, 50, -50, 112, -92), 7), CORE, ink=0, tone=1.8,
        contour=0.4)], size=size)


def _mould(x: float, y: float, width: float) -> list[Shape]:
    """Return a stone mould on the floor with a glowing blade in it."""
    w = width / 2
    return [Shape(polygon(x - w, y, x - w * 0.84, y - 26, x + w * 0.84, y - 26, x + w, y, x + w, y + 18, x - w, y + 18),
        "#7f786c", bevel=6,
        angle=4, grain=0.25), flat(polygon(x - w * 0.7, y - 12, x + w * 0.4, y - 19, x + w * 0.74, y - 12, x + w * 0.4,
        y - 6), CORE,
        ink=0, tone=1.8, contour=0.8, glow=Glow(WARP, 14, 0.8))]


def _foundry() -> Part:
    """Return a furnace of green fire, a crucible that pours, moulds, chains and pipes."""
    dice = random.Random(120)
    air = "#a9c47a"
    return [
        wall(dice, -20, -20, 1400, 520, "#66685c", 44, Fog(air, 0.16)),
        *[s for x in (130, 1230) for s in (flat(rounded(x, 470, 110, 360), "#23281c", tone=0.4, contour=1), archway(x,
        470, 110, 360, 32,
            "#7d7c6c", False))],
        *placed(cog(96, 14, "#5f5c58"), 330, 130, 1.0, 4), *placed(cog(60, 10, "#77706a"), 440, 210, 1.0, 14),
        *pipe(700, -20, 74, 700, 60, 74, 700, 110, 84, colour="#6d5f4c"),
        *pipe(820, 150, 46, 960, 130, 46, 1060, 60, 46, 1070, -20, 46, colour="#6d5f4c", flanges=4),
        *pipe(580, 180, 40, 520, 120, 40, 510, -20, 40, colour="#6d5f4c"),
        *placed(furnace(360, 400, WARP, CORE, "#6f6c60"), 700, 480),
        *flame(662, 460, 110, 0.6, HEX_FLAMES), *flame(740, 462, 84, 0.5, HEX_FLAMES),
        floor(470, 640, colour="#6d6c5c"),
        flat(polygon(590, 480, 810, 480, 960, 640, 440, 640), WARP, ink=0.2, tone=1.3, opacity=0.45, feather=18),
        *[s for x in (1000, 1120) for s in chain(x, -20, 200, 1.4)],
        *placed(_crucible(1.15), 1000, 250),
        *_mould(980, 520, 240), *_mould(1130, 580, 260), *_mould(330, 540, 220), *_mould(220, 596, 250),
        *[s for x, foot in ((240, 300), (560, 200), (1290, 340)) for s in chain(x, -20, foot, 1.3)],
        Shape(stroke("M240 300 v16 q0 24 -20 24 q-16 0 -16 -16", 9), DARK_STEEL, bevel=4, angle=40),
        *placed([*mine_cart(150, "#8fe04a")], 470, 560), *placed(crystal(46, 14, "#a8f060", 3), 470, 440, 1.0, 8),
        *iron_plate(1240, 500, 150, 90, "#5f6266"),
        smoke(980, 240, 260, 20),
        mist(ellipse(700, 500, 260, 16), "#d8f0a0", 0.5, 14),
    ]


def _siege_tunnel() -> Part:
    """Return a mined gallery held up by frame behind frame of timber, full of powder, a fuse that burns."""
    dice = random.Random(127)
    air = "#e0b878"
    frames: list[Shape] = []
    for k in range(6):
        s = 0.36 * (1 / 0.36) ** (k / 5)
        foot, half, high = 400 + 250 * (s - 0.36) / 0.64, 480 * s, 520 * s
        veil = Fog(air, 0.5 * (1 - k / 5))
        frames += [Shape(polygon(680 - half * 0.97, foot, 680 - half * 1.5, foot, 680 - half * 1.5, foot - high * 1.4,
            680 + half * 1.5,
            foot - high * 1.4, 680 + half * 1.5, foot, 680 + half * 0.97, foot, 680 + half * 0.9, foot - high * 0.97,
            680 - half * 0.9,
            foot - high * 0.97), "#7a5f44", bevel=20 * s, angle=50 + 60 * (k % 2), grain=0.5, fog=veil), *bracing(680,
            foot, half, high,
            "#96703f", 56 * s, veil)]
        if k in (1, 3):
            frames += [q for side in (-1, 1) for q in placed(keg(1.5 * s), 680 + side * half * 0.72, foot + 10 * s,
                fog=veil)]
        if k in (2, 4):
            frames += lantern(680, foot - high + 60 * s, 0.95 * s + 0.2, 0.9)
    fuse = line(620, 470, 560, 520, 640, 560, 560, 590, 470, 572)
    return [
        flat(box(-20, -20, 1400, 660), "#3a2a1c", tone=0.4),
        flat(ellipse(680, 330, 150, 120), "#ffdf9a", tone=1.5, ink=0.1, feather=30, glow=Glow("#ffc060", 40, 0.8)),
        *frames[: len(frames) // 2],
        *rails((680, 404, 40), (760, 660, 210), 8),
        *frames[len(frames) // 2 :],
        Shape(loop(-40, 660, 100, 600, 420, 590, 700, 606, 1000, 590, 1300, 604, 1400, 660), "#7a5c3c", bevel=20,
        angle=8, grain=0.4),
        *[s for x, y, k in ((330, 540, 1.5), (250, 580, 1.75), (1010, 546, 1.5), (1116, 586, 1.8), (420, 568, 1.2),
        (180, 500, 1.3),
            (960, 590, 1.2)) for s in placed(keg(k), x, y)],
        Shape(stroke(fuse, 6), "#d8c59a", bevel=3, angle=40),
        *placed(keg(1.5, "#8e2f20", True), 620, 560),
        *placed([Shape(tube(0, 120, 13, 0, -40, 12), WOOD, bevel=6, angle=86), Shape(polygon(-40, -30, -36, -84, 0,
        -110, 36, -84, 40,
            -30), "#9aa0a2", bevel=10, angle=30, shine=0.5)], 860, 500, 1.0, 20),
        *rubble(dice, 60, 610, 120, 60, 10, "#8a6f50"), *rubble(dice, 1310, 610, 110, 60, 10, "#8a6f50"),
    ]


def _burning_quarter() -> Part:
    """Return gabled houses on fire under a red sky, and people with buckets in a row before them."""
    dice = random.Random(134)
    air = "#f2b070"
    far = Fog(air, 0.5)
    houses: list[Shape] = [s for x, h in ((60, 150), (230, 190), (400, 150), (560, 180), (760, 150), (930, 190), (1100,
        160), (1290, 180))
        for s in placed(gabled(150, h, "#a8805a", "#5a3430", 15, far), x, 380)]
    blaze = [s for x, h in ((60, 170), (150, 230), (320, 210), (470, 170), (560, 240), (660, 190), (760, 220), (860,
        180), (1010, 230),
        (1190, 250), (1300, 190)) for s in flame(x, 330, h, 0.9)]
    near = [*placed(gabled(230, 230, "#c09a68", "#6a3a32", 15), 210, 478), *placed(gabled(250, 250, "#b5885a",
        "#5f3430", 15), 1130, 480),
        *placed(gabled(200, 190, "#c8a474", "#6f4038", 15), 680, 462)]
    behind = [s for x, y, h in ((140, 300, 260), (210, 250, 240), (290, 310, 220), (630, 320, 190), (740, 320, 210),
        (1050, 300, 280),
        (1130, 240, 220), (1220, 310, 270)) for s in flame(x, y, h, 0.9)]
    fires = [s for x, y, h in ((170, 296, 80), (262, 408, 84), (1096, 288, 90), (1184, 408, 92), (712, 326, 64), (90,
        270, 60), (1250, 280,
        70)) for s in flame(x, y, h, 0.7)]
    bucket = [Shape(polygon(-14, -26, 14, -26, 10, 0, -10, 0), "#7a5638", bevel=8, angle=84, grain=0.1),
        Shape(ellipse(0, -26, 14, 4),
        "#8fb4c4", bevel=2), Shape(stroke("M-14 -26 Q0 -50 14 -26", 3), DARK_STEEL, bevel=1.5)]
    row: list[Shape] = []
    for k, x in enumerate(range(430, 1000, 82)):
        y = 556 + 6 * (k % 3)
        row += placed(traveller(("#46597e", "#6d4a32", "#5f6a4a", "#7a3a2c")[k % 4], ("#36486a", "#54382a", "#48523a",
            "#5e2c22")[k % 4],
            True)[:3], x, y, 1.45, mirror=k % 2 == 0)
        row += placed([Shape(tube(0, 0, 9, 22, 6, 8, 40, 2, 7), "#6d4a32", bevel=4, angle=20), *placed(bucket, 42, 32)],
            x + 8, y - 78, 1.05)
    return [
        *[smoke(x, 260, 300, 46) for x in (120, 350, 640, 900, 1180)],
        *blaze, *houses,
        mist(ellipse(680, 380, 700, 24), "#f6c890", 0.6, 18),
        *behind, *near, *fires,
        floor(462, 660, colour="#a08468", tile=70),
        *placed(well(150, "#a0907a", False), 1040, 580),
        *row,
        *placed(cart("#5d4430"), 190, 590, 0.9, -4), *flame(220, 500, 80, 0.7),
        *[flat(polygon(x, y, x + 5, y - 7, x + 9, y), "#ffe08a", ink=0, tone=1.8, glow=Glow("#ffb040", 5, 0.8)) for x,
        y in (
            (dice.uniform(0, 1360), dice.uniform(30, 420)) for _ in range(40))],
        *placed(soldier("#46597e", spear=0), 960, 586, 0.95),
    ]


def _powder_hall() -> Part:
    """Return a long hall full of kegs with four great guns in a row."""
    dice = random.Random(141)
    air = "#d9a868"
    pyramid = [s for row, (count, y) in enumerate(((4, 0), (3, -72), (2, -144))) for k in range(count)
        for s in placed(keg(0.8), (k - (
        count - 1) / 2) * 64, y)]
    return [
        wall(dice, -20, -20, 1400, 500, "#8d6a50", 30, Fog(air, 0.16)),
        *[s for x in (170, 510, 850, 1190) for s in (*tunnel(x, 420, 140, 380, (0, -14), 3, 0.86, "#94705a", air,
        "#3a2a20", None, 0.3),
            archway(x, 420, 140, 380, 30, "#b29a7c", False))],
        *[s for x in (170, 1190) for s in placed(pyramid, x, 414, 0.9)],
        *[s for x in (510, 850) for s in placed(pyramid, x, 414, 0.9)],
        floor(414, 640, colour="#8a6f54", tile=130),
        *[s for x in (340, 680, 1020) for s in (*pillar(x, 440, 40, 26, "#a58b6e"), *chain(x, 60, 150, 1.0), *lantern(x,
        140, 1.1, 0.9))],
        *[s for x, y, k in ((330, 470, 0.82), (620, 500, 0.9), (930, 530, 1.0), (1250, 570, 1.12))
        for s in placed(cannon(330 * k), x, y)],
        *[s for x, y, k in ((110, 560, 1.3), (190, 590, 1.5), (500, 590, 1.2)) for s in placed(keg(k), x, y)],
        *[Shape(ellipse(x, y, 17), "#4a4a4c", bevel=15, angle=30, shine=0.6) for x, y in ((700, 586), (738, 586), (776,
        586), (719, 556),
            (757, 556), (738, 528))],
        *placed(barrel(70, 90), 1010, 596),
    ]


PICTURES = {
    "glowing-foundry": Picture(_foundry, sky=Sky(high="#2c3426", low="#c8e08a"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
    "siege-tunnel": Picture(_siege_tunnel, sky=Sky(high="#3a2a1c", low="#e6b870", sun=(0.5, 0.5)), size=WIDE,
    light=LAMPLIT, style=BRIGHT),
    "burning-quarter": Picture(_burning_quarter, sky=Sky(high="#6a2c22", low="#ffc060", sun=(0.5, 0.55)), size=WIDE,
    light=LAMPLIT,
        style=BRIGHT),
    "the-powder-hall": Picture(_powder_hall, sky=Sky(high="#4a3424", low="#e0b070"), size=WIDE, light=LAMPLIT,
    style=BRIGHT),
}
_KIT = ("fire", "folk", "houses", "props", "runes", "stonework", "town", "vaults", "works")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("setting",),
    quality=QUALITY) for name, picture in PICTURES.items())
