"""Places under the ground: Forgotten Cellar, Flooded Crypt, Webbed Hollow."""

from __future__ import annotations

import math
import random

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
    mist,
    placed,
)
from assets.workshop.engraving.kit.fire import candle, lantern
from assets.workshop.engraving.kit.props import barrel, bottle, chest, crate, sack
from assets.workshop.engraving.kit.remains import long_bone, skull
from assets.workshop.engraving.kit.stonework import (
    archway,
    cave,
    chain,
    floor,
    gothic,
    pillar,
    sarcophagus,
    spikes,
    stair,
    wall,
)
from assets.workshop.engraving.kit.waters import glints, rings, ripples, water
from assets.workshop.engraving.kit.webs import cocoon, eggs, eyes, spider, web
from assets.workshop.engraving.palette import DARK_STEEL, DARK_WOOD, GOLD, WOOD
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving


def _vault(x: float, half: float, top: float, colour: str, fog: Fog | None = None) -> Shape:
    """Return a rib of a barrel vault from floor to floor."""
    outer = f"M{x - half} 640 V{top + half * 0.62} C{x - half} {top - half * 0.2} {x + half} {top - half * 0.2} " \
            f"{x + half} {top + half * 0.62} V640 Z"
    w = half - 44
    inner = f"M{x - w} 640 V{top + half * 0.66} C{x - w} {top - half * 0.08} {x + w} {top - half * 0.08} {x + w} " \
            f"{top + half * 0.66} V640 Z"
    cuts = " ".join(f"M{x + half * 1.04 * math.cos(a):.0f} {top + half * 0.62 - half * 0.64 * math.sin(a):.0f} "
        f"L{x + w * 0.96 * math.cos(a):.0f} {top + half * 0.66 - half * 0.54 * math.sin(a):.0f}"
        for a in [math.pi * k / 14 for k in range(1, 14)])
    sides = " ".join(f"M{x + s * half} {y} h{-s * 46}" for s in (-1, 1) for y in range(round(top + half * 0.7), 640,
        46))
    return Shape(f'<path fill-rule="evenodd" d="{outer} {inner}"/>', colour, bevel=14, angle=30, grain=0.25, fog=fog,
        ridges=(Ridge(f"{cuts} {sides}", 5, -4),), shadow=Shadow(0.5, 10, 10, 10))


def _cask(radius: float, tap: bool = True) -> list[Shape]:
    """Return a great cask that lies with its head to the eye, round 0, 0, on its cradle."""
    r = radius
    boards = Ridge(" ".join(f"M{r * u:.0f} {-r} V{r}" for u in (-0.66, -0.36, -0.06, 0.24, 0.54)), 5, -4)
    out = [Shape(polygon(-r * 0.9, r * 1.16, -r * 0.6, r * 0.6, r * 0.6, r * 0.6, r * 0.9, r * 1.16), DARK_WOOD,
        bevel=8,
        angle=4, grain=0.2), Shape(ellipse(0, 0, r), DARK_STEEL, bevel=9, angle=30),
        Shape(ellipse(0, 0, r * 0.92), "#8a5f38", bevel=14, angle=86, grain=0.18, ridges=(boards,)),
        Shape(box(-r * 0.86, -12, r * 1.72, 26), "#6b452a", bevel=7, angle=4)]
    if tap:
        out += [Shape(tube(0, r * 0.62, 14, 0, r * 0.84, 12), GOLD, bevel=5, angle=80), Shape(box(-15, r * 0.54, 30,
            9), GOLD,
            bevel=4)]
    return out


def _cellar() -> Part:
    """Return the Forgotten Cellar: light from a trapdoor, great casks, a wall broken open from the other side."""
    dice = random.Random(8)
    breach = polygon(968, 470, 948, 420, 968, 372, 950, 330, 990, 300, 1004, 262, 1050, 270, 1084, 252, 1110, 292, 1146,
        312, 1136, 360, 1160, 408, 1138, 440, 1150, 474)
    rubble = [s for x, y, w, t in ((960, 510, 44, 10), (1010, 524, 52, -14), (1066, 506, 40, 24), (1120, 528, 54, 6),
        (1000, 556, 40, -30), (1180, 510, 38, 12), (1070, 560, 46, -6)) for s in placed([Shape(
        f'<rect x="{-w / 2}" y="{-w * 0.3}" width="{w}" height="{w * 0.6}" rx="6"/>', "#9a8f82", bevel=9, angle=30,
        grain=0.3)], x, y, 1.0, t)]
    beam = mist(polygon(296, -20, 470, -20, 760, 560, 420, 570), "#f6e8b0", 0.42, 26)
    return [
        wall(dice, -20, -20, 1400, 640, "#76695a", 40),
        floor(470, 620, colour="#7f7566"),
        _vault(680, 620, 30, "#9a8c7a"),
        *[s for x, y, r in ((620, 372, 92), (806, 372, 92), (714, 226, 88)) for s in placed(_cask(r), x, y)],
        flat(breach, "#120d0b", tone=0.15, contour=2),
        Shape(f'<path fill="none" stroke="#fff" stroke-width="16" stroke-linejoin="round" d="{breach}"/>', "#a39684",
            bevel=7, angle=50, grain=0.5, shadow=NO_SHADOW),
        *eyes(1050, 350, 34, 12),
        *eyes(1020, 420, 22, 8),
        *eyes(1098, 404, 24, 8),
        *rubble,
        *stair(300, 600, 300, 9, 44, 0.9, 14, "#8d8378"),
        flat(polygon(296, -20, 470, -20, 452, 34, 316, 34), "#fff2c0", ink=0, tone=1.8, glow=Glow("#ffe9a8", 40, 0.7)),
        Shape(polygon(270, 22, 500, 22, 490, 48, 284, 48), WOOD, bevel=7, angle=4, grain=0.2),
        beam,
        *placed(barrel(96, 124), 520, 548),
        *placed(crate(110, 84), 860, 560),
        *placed(crate(80, 60), 866, 476, turn=-4),
        *placed(chest(150), 640, 586),
        *[s for x, k in ((826, "#5a7a52"), (900, "#8a5a3a")) for s in placed(bottle(64, k), x, 476
            if x > 850 else 560)],
        *placed(lantern(0, 0, 0.9), 764, 470),
        *placed(barrel(110, 140, "#6b4a30"), 1270, 590),
        *placed(sack(100, 110), 1200, 596),
        *web(60, 60, 190, 9, 5, (20, 110)),
        *web(1330, 40, 220, 9, 5, (80, 170)),
        *placed(spider(20), 1220, 190),
        drawn("M1220 60 V176", 1.6, "#d8d2c0"),
    ]


def _tomb_arcade(dice: random.Random) -> list[Shape]:
    """Return far arches with dark bays, then two rows of pillars."""
    air = "#a9c4b8"
    out: list[Shape] = [wall(dice, -20, -20, 1400, 500, "#7d8a84", 34, Fog(air, 0.34))]
    for x in (330, 505, 680, 855, 1030):
        middle = x == 680
        out.append(flat(gothic(x, 420, 62, 240 if middle else 200), "#d9efd8" if middle else "#3d5450", ink=0.1
            if middle
            else 0.8, tone=1.5 if middle else 0.7, contour=1, glow=Glow("#cfeedd", 40, 0.6) if middle else None,
            fog=None if middle else Fog(air, 0.25)))
        out.append(archway(x, 420, 62, 240 if middle else 200, 20, "#93a099", fog=Fog(air, 0.26)))
    watcher = loop(632, 424, 640, 372, 646, 346, 664, 336, 661, 306, 668, 286, 680, 276, 692, 286, 699, 306, 696, 336,
        714,
        346, 720, 372, 728, 424)
    out.append(flat(watcher, "#47615c", ink=0.7, contour=1.2, tone=0.75, angle=80))
    out.append(flat(loop(669, 312, 670, 294, 680, 287, 690, 294, 691, 312, 680, 322), "#142420", tone=0.2))
    out.append(flat(f"{ellipse(676, 305, 2.4)} {ellipse(684, 305, 2.4)}", "#b8ffd8", ink=0, tone=1.9,
        glow=Glow("#9cf0c0", 4, 0.6)))
    for x in (592, 768):
        out += pillar(x, 424, 150, 17, "#93a099", Fog(air, 0.2))
    return out


def _flooded_crypt() -> Part:
    """Return the Flooded Crypt: arches over still water, coffins afloat, candles on the tombs that are left."""
    dice = random.Random(19)
    afloat = [Shape(polygon(-104, -6, -86, -44, 96, -52, 120, -14, 96, 8, -80, 10), "#6b4a30", bevel=16, angle=6,
        grain=0.2,
        ridges=(Ridge("M-96 -20 H110", 4, -4),)), Shape(polygon(-86, -44, 96, -52, 120, -40, 60, -66, -70, -60),
        "#8a6240",
        bevel=6, angle=4), drawn("M-10 -58 H30 M6 -66 L14 -48", 5, "#d9ad4c")]
    hand = [Shape(tube(0, 10, 13, 2, -34, 10), "#c3cdb4", bevel=6, angle=80), *[Shape(tube(2 + k * 5, -32, 6, 2 + k * 9,
        -58 - 4 * (k % 2), 3), "#c3cdb4", bevel=3, angle=80) for k in (-2, -1, 0, 1, 2)]]
    saint = [Shape(box(-44, -30, 88, 34), "#a2ada4", bevel=8, angle=4, grain=0.2), Shape(loop(-30, -28, -36, -110, -22,
        -150, 22,
        -150, 36, -110, 30, -28), "#aab5ab", bevel=26, angle=80, grain=0.2,
        ridges=(Ridge("M-14 -120 V-30 M10 -120 V-30", 8, -6),)),
        Shape(ellipse(0, -172, 19, 24), "#aab5ab", bevel=15, angle=30), Shape(loop(-26, -150, -24, -190, 0, -206, 24,
            -190, 26,
        -150, 16, -160, 0, -182, -16, -160), "#98a49b", bevel=9, angle=60), Shape(loop(-26, -110, 0, -126, 26, -110, 8,
        -90, -8,
        -90), "#b7c1b6", bevel=9, angle=20)]
    return [
        *_tomb_arcade(dice),
        *[s for x in (190, 1170) for s in placed(saint, x, 430, 1.25, fog=Fog("#a9c4b8", 0.14))],
        water("M-20 420 H1380 V640 H-20 Z", "#5f8f88", None, ripples(dice, 0, 1360, 436, 600, 60)),
        glints(dice, 680, 424, 600, 70, "#e2f6e0", 34, spread=1.6),
        *[mist(ellipse(x, 450, 60, 26), "#3f5f5a", 0.4, 12) for x in (330, 505, 855, 1030)],
        *[s for x, half, tint, foot in ((410, 40, "#8f9b94", 500), (950, 40, "#8f9b94", 500), (96, 70, "#87928c", 600),
            (1264, 70,
            "#87928c", 600)) for s in pillar(x, foot, 60 if half < 50 else 30, half, tint)],
        archway(252, 640, 112, 620, 40, "#8b9690"),
        archway(1108, 640, 112, 620, 40, "#8b9690"),
        *[rings(x, foot, r) for x, foot, r in ((410, 502, 54), (950, 502, 54), (770, 520, 110), (470, 580, 30))],
        *placed(sarcophagus(250, 96, "#98a49a", ajar=9), 560, 506),
        *[s for x, h in ((470, 40), (496, 56), (640, 34)) for s in candle(x, 416, h, 12)],
        *placed(afloat, 790, 528, 1.1, -5),
        *placed(hand, 470, 580, 1.1),
        *placed(afloat, 1130, 566, 0.9, 8, mirror=True),
        *placed(skull(), 330, 586, 1.0, 20),
        rings(330, 592, 34),
        mist(ellipse(300, 470, 240, 12), "#dcebdc", 0.5),
        mist(ellipse(1060, 480, 240, 12), "#dcebdc", 0.5),
        *chain(680, -20, 96),
        Shape(f"{tube(600, 100, 9, 680, 112, 11, 760, 100, 9)} {box(676, 92, 8, 24)}", "#55504a", bevel=4, angle=10),
        *[s for x in (606, 680, 754) for s in candle(x, 100, 24, 10)],
    ]


def _webbed_hollow() -> Part:
    """Return the Webbed Hollow: one great web across the cave, cocoons with boots in them, eggs, and eyes."""
    dice = random.Random(27)
    boot = [Shape("M-12 -40 H12 V-6 L34 2 Q38 14 30 14 H-12 Z", "#6b452a", bevel=8, angle=80), Shape(box(-15, -44, 30,
        10),
        "#8a6240", bevel=4)]
    return [
        cave(dice, (680, 290, 520, 270), "#8a8494", Fog("#c6c8b4", 0.46)),
        *spikes(dice, 300, 1060, 40, 9, 110, "#8a8494", Fog("#c6c8b4", 0.4)),
        mist(ellipse(680, 520, 560, 60), "#d6dcc0", 0.6),
        cave(dice, (680, 300, 470, 300), "#676070", Fog("#b9b8ac", 0.2), rough=34),
        *[s for x, y in ((330, 480), (1010, 470)) for s in placed(eggs(dice, 9), x, y, 1.0)],
        *web(690, 270, 330, 17, 9, (0, 360), 4.2),
        *placed(spider(64), 724, 250, 1.0, 18),
        *placed(cocoon(190), 520, 120, 1.0, 4),
        *placed([*placed(boot, 8, 70, 1.0, 10), *cocoon(170)], 900, 130, 1.0, -4),
        *placed(cocoon(130), 1050, 60, 0.9, 3),
        *placed(cocoon(120), 380, 60, 0.9, -3),
        *[drawn(f"M{x} -20 V{y}", 3, "#ece8d8") for x, y in ((520, 40), (900, 50), (1050, 20), (380, 20))],
        cave(dice, (680, 300, 600, 330), "#453f4c", rough=40),
        *spikes(dice, -20, 330, 20, 5, 170, "#4c4552"),
        *spikes(dice, 1020, 1380, 20, 5, 170, "#4c4552"),
        *web(40, 560, 260, 11, 6, (-95, 5), 3.4),
        *web(1330, 590, 280, 11, 6, (180, 275), 3.4),
        *eyes(170, 300, 30, 11),
        *eyes(176, 270, 16, 6),
        *eyes(1196, 350, 34, 12),
        *eyes(1200, 316, 18, 7),
        *eyes(250, 450, 20, 7),
        *placed(eggs(dice, 12), 1130, 596, 1.3),
        *placed(eggs(dice, 8), 260, 606, 1.2),
        *[s for x, y, t in ((560, 574, 20), (640, 586, -14), (800, 580, 40)) for s in placed(long_bone(90), x, y, 1.0,
            t)],
        *placed(skull(), 720, 572, 1.2, -14),
        *placed(lantern(0, 0, 0.7), 480, 540, 1.0, 76),
        Shape(polygon(884, 590, 896, 470, 904, 470, 906, 590), "#b9c0c0", bevel=4, shine=0.8, angle=80),
        Shape(f"{box(870, 470, 50, 9)} {box(890, 440, 10, 32)}", GOLD, bevel=4),
    ]


DIM = Light(key=(-0.5, -0.72, 0.6), ambient=0.24)
PICTURES = {
    "forgotten-cellar": Picture(_cellar, sky=Sky(high="#4a3a2c", low="#e6cc92", sun=(0.3, 0.2)), size=WIDE, light=DIM,
        style=Print(gamma=0.92, white=96)),
    "flooded-crypt": Picture(_flooded_crypt, sky=Sky(high="#31504c", low="#d6ead0", sun=(0.5, 0.4)), size=WIDE,
        light=DIM,
        style=Print(gamma=0.84, white=96)),
    "webbed-hollow": Picture(_webbed_hollow, sky=Sky(high="#5a6652", low="#e9efc4", sun=(0.5, 0.45), reach=0.8),
        size=WIDE,
        light=DIM, style=Print(gamma=0.86)),
}
_KIT = ("fire", "props", "remains", "stonework", "waters", "webs")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT) for name, picture in PICTURES.items())
