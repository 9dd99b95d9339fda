"""What the foes of level 2 leave: tools and trades, each on the ray burst of its kind."""

from __future__ import annotations

import math

from assets.workshop.engraving import Glow, Part, Ridge, drawn, flat, stroke
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.bursts import sign
from assets.workshop.pictures.tenefyr.parts import at, form, mark
from assets.workshop.pictures.tenefyr.setting import recipes

STEEL, IRON, WOOD, GOLD, LIME = "#ccd4d6", "#79818a", "#9a6436", "#e8b23a", "#fbf4df"
SKIN, FUR = "#e6b48a", "#a86a3c"


def _aimed_shot() -> Part:
    """Return an arrow held steady before an eye that is half shut to see the better."""
    lids = "M-100 -14 Q-54 -84 0 -84 Q54 -84 100 -14 Q54 38 0 38 Q-54 38 -100 -14 Z"
    ball = "M-80 -14 Q-44 -30 0 -30 Q44 -30 80 -14 Q44 20 0 20 Q-44 20 -80 -14 Z"
    clip = f'<clipPath id="a"><path d="{ball}"/></clipPath><g clip-path="url(#a)"><path d="{{}}"/></g>'
    shaft = [form(tube(-130, 0, 15, 92, 0, 15), "#d9b878", 7, 4),
        form(polygon(84, -30, 136, 0, 84, 30, 94, 0), STEEL, 12, 30, shine=0.6)]
    for k in range(3):
        x = -124 + 24 * k
        shaft += [form(polygon(x, side * 6, x + 24, side * 6, x + 8, side * 34, x - 16, side * 34), "#c1452f", 6,
            60 * side) for side in (-1, 1)]
    return [form(lids, SKIN, 26, 10, ridges=(Ridge(line(-84, -26, 0, -56, 84, -26), 8, -7),)),
        flat(ball, LIME, ink=0.05, tone=1.6, contour=1.5), flat(clip.format(ellipse(8, -6, 31)), "#8a5a30", tone=1.0,
            ink=0.4, contour=1.0), mark(clip.format(ellipse(8, -6, 16))), flat(ellipse(-2, -14, 5), "#ffffff", ink=0,
            tone=1.9), drawn("M-84 -14 Q-44 -32 0 -32 Q44 -32 84 -14", 6),
        form(tube(-96, -66, 18, -40, -108, 30, 30, -112, 28, 94, -76, 10), "#7a4424", 13, 20),
        *at(shaft, -4, 56, 0.92, -14)]


def _great_club() -> Part:
    """Return a club whose head is a ball of roots."""
    out = [form(tube(0, 112, 24, 2, 40, 26, -2, -20, 36), WOOD, 12, 84, grain=0.2)]
    for a in range(0, 360, 30):
        r = math.radians(a - 90)
        x, y = 62 * math.cos(r), 62 * math.sin(r) - 48
        out.append(form(tube(x * 0.3, -48 + (y + 48) * 0.3, 26, x * 0.8, -48 + (y + 48) * 0.8, 18, x * 1.12 + 8 *
            math.cos(a), -48 + (y + 48) * 1.12, 5), "#7a4e2c", 8, a, contour=1.2))
    return [*out, form(ellipse(0, -48, 54, 50), "#8a5a34", 40, 30, ridges=(Ridge(line(-30, -70, 0, -40, 36, -50), 9,
        -7), Ridge(line(-20, -20, 6, -44, 20, -80), 9, -7), Ridge(line(-40, -40, -10, -20, 10, -10), 8, -6)))]


def _false_bottom() -> Part:
    """Return a box with three bottoms, each drawn out a little farther, a purse in the last."""
    out = [form(polygon(-66, -104, 66, -104, 86, -66, -86, -66), "#b97a3c", 8, 10),
        mark(polygon(-74, -66, 74, -66, 66, -48, -66, -48), "#2a1a14")]
    for k, (y, shift) in enumerate(((-66, 0), (-16, 22), (34, 44))):
        tint = ("#96683c", "#a9743f", "#c08a4a")[k]
        out += [form(box(-88 + shift * 0.2, y, 176, 46), "#7a5030", 6, 4),
            form(box(-80 + shift, y + 6, 160, 38), tint, 8, 4, ridges=(Ridge(f"M{-70 + shift} {y + 26} h140", 3, -2),)),
            form(ellipse(shift, y + 26, 10), GOLD, 8, 40, shine=0.6)]
    return [*out, *[form(ellipse(x, y, 11, 9), GOLD, 6, 30, shine=0.5) for x, y in ((88, 36), (104, 44), (96, 30))],
        form(box(-92, 84, 184, 14), "#7a5030", 6, 4)]


def _last_rites() -> Part:
    """Return a spade stuck in fresh earth with a flower on it."""
    petals = " ".join(ellipse(math.cos(math.radians(a)) * 15, math.sin(math.radians(a)) * 15, 11, 11)
        for a in range(0, 360, 72))
    return [form(tube(0, 40, 17, 0, -86, 16), WOOD, 8, 84), form(tube(-28, -92, 15, 0, -100, 17, 28, -92, 15), WOOD, 7,
        10), form("M-46 6 H46 V70 Q46 110 0 116 Q-46 110 -46 70 Z", "#a4b0b6", 14, 60, shine=0.6),
        form(loop(-112, 112, -88, 76, -36, 60, 30, 62, 84, 72, 112, 112, 0, 124), "#7a5636", 22, 20,
            ridges=(Ridge("M-70 88 l18 6 M-20 80 l14 8 M40 84 l16 6 M70 96 l14 4", 7, 6),)),
        drawn("M66 80 C74 50 66 20 58 -10", 6, "#5f7f2c"),
        form(loop(70, 50, 92, 26, 106, 36, 86, 56), "#7f9f3c", 6, 20),
        *at([form(petals, "#fbf4df", 6, 30, ink=0.4), form(ellipse(0, 0, 11), GOLD, 8, 40)], 56, -24, 1.3)]


def _keening() -> Part:
    """Return a torn ribbon in the wind."""
    front = "M-112 -40 C-80 -84 -44 -84 -16 -50 C12 -16 44 -16 84 -70 L112 -44 L86 -34 L104 -12 C60 40 8 44 -26 4 " \
        "C-50 -26 -72 -24 -92 8 Z"
    back = "M-84 20 C-50 -4 -20 20 4 50 C26 76 56 74 84 50 L74 82 L96 92 C60 124 8 118 -20 84 C-40 60 -60 62 -80 82 " \
        "L-88 56 L-104 44 Z"
    return [form(back, "#b9cfe2", 16, 60, ridges=(Ridge(line(-80, 50, -30, 40, 10, 84, 70, 84), 8, 6),)),
        form(front, "#dce8ee", 18, 40, ridges=(Ridge(line(-90, -30, -50, -50, -10, -14, 40, 10, 90, -40), 8, 6),)),
        drawn("M-110 -78 q30 -22 56 -14 M-40 -104 q24 -10 44 -4 M60 110 q30 -2 44 -18", 5, "#fff6dc", tone=1.6)]


def _web_harp() -> Part:
    """Return a harp whose strings are a web."""
    neck = tube(-70, 100, 26, -78, 10, 22, -64, -60, 20, -16, -92, 22, 30, -74, 22, 74, -92, 18, 98, -70, 12)
    post = tube(-66, 104, 24, 10, 60, 22, 70, -10, 18, 92, -70, 16)
    ropes, rungs = [], []
    for k in range(6):
        x, y = -56 + 26 * k, -70 + (6 if k % 2 else 0)
        bx, by = -46 + 24 * k, 88 - 23 * k - k * k * 1.6
        ropes.append(f"M{x} {y} L{bx:.0f} {by:.0f}")
    for a, b in ((-34, 60), (-6, 44), (24, 26), (52, 2)):
        rungs.append(f"M-58 {a} Q-34 {a + 12} -30 {a - 4} Q-12 {a + 8} -4 {a - 6} Q14 {a + 6} {b - 30} {a - 6} "
            f"Q{b - 8} {a} {b + 4} {a - 14}")
    return [drawn(" ".join(ropes), 2.8),
        drawn(" ".join(rungs), 2.8),
        form(post, WOOD, 9, 50), form(neck, "#b97a3c", 10, 70),
        form(ellipse(99, -74, 12), GOLD, 9, 40, shine=0.5),
        *at([flat(" ".join(stroke(f"M0 0 Q{s * 22} {-14 + 12 * k} {s * 26} {6 + 10 * k}", 3.4) for s in (-1, 1)
            for k in range(4)), "#2a1a14", tone=0.3, contour=0.4), form(ellipse(0, -2, 13, 14), "#4a3a44", 10, 30),
            form(ellipse(0, 14, 8), "#4a3a44", 6, 30)], 14, -6, 0.9)]


def _bear_hug() -> Part:
    """Return two hairy arms round a barrel that gives way."""
    waist = "M-54 -88 Q-74 -50 -50 -6 Q-74 50 -54 92 H54 Q74 50 50 -6 Q74 -50 54 -88 Z"
    out = [form(waist, "#b97a44", 34, 86, ridges=(Ridge("M-30 -86 Q-40 -46 -28 -4 Q-40 50 "
        "-30 90 M0 -86 V90 M30 -86 Q40 -46 28 -4 Q40 50 30 90", 5, -4),)),
        form(tube(-58, -62, 13, 0, -54, 13, 58, -62, 13), IRON, 6, 4), form(tube(-58, 66, 13, 0, 74, 13, 58, 66, 13),
            IRON, 6, 4), form(ellipse(0, -88, 54, 13), "#d9a066", 6, 4)]
    for s in (1, -1):
        limb = [form(tube(140, 64 - 20 * s, 84, 96, 26 - 10 * s, 70, 44, 8, 58), FUR, 28, 40,
            ridges=tuple(Ridge(line(x, y, x + 14, y + 12), 6, -5) for x, y in ((74, 0), (90, 26), (108, 6), (60, 20),
                (106, 48)))),
            form(loop(56, -22, 20, -26, -18, -16, -28, 6, -18, 28, 24, 36, 58, 34), "#8f5730", 22, 20),
            *[form(tube(-8, -10 + 13 * k, 12, -26, -9 + 13 * k, 9, -42, -4 + 12 * k, 2), "#f3e8c6", 5, 20)
                for k in range(4)]]
        out += at(limb, 0, 14 if s < 0 else -16, 1.0, 0, s < 0)
    return [*out, drawn("M-60 -104 l-14 -12 M0 -108 v-12 M60 -104 l14 -12 M-70 102 l-12 12 M66 104 l14 10", 6,
        "#fff6dc", tone=1.7)]


def _shared_prayer() -> Part:
    """Return two pairs of hands round one candle."""
    out = [form(tube(0, 110, 40, 0, -10, 40), LIME, 18, 86), form(loop(-20, -14, 0, -20, 20, -14, 24, 24, 14, 10, 6, 36,
        -6, 8, -16, 20), "#fff8e6", 7, 30), drawn("M0 -16 V-30", 5),
        flat("M0 -24 C-30 -50 -18 -80 0 -112 C20 -80 30 -50 0 -24 Z", "#ffb53a", ink=0, tone=1.8, contour=1.3,
            glow=Glow("#ffd060", 40, 0.8)), flat("M0 -28 C-14 -46 -8 -62 0 -80 C10 -62 14 -46 0 -28 Z", "#fff3c0",
                ink=0, tone=1.9)]
    for s, skin, sleeve, y in ((-1, SKIN, "#4f6f9a", 24), (1, "#b5784e", "#8a3a2c", 24), (-1, SKIN, "#4f6f9a", 76), (1,
        "#b5784e", "#8a3a2c", 76)):
        fingers = [form(tube(28, y - 18 + 12 * k, 13, 2, y - 18 + 12 * k, 12, -14, y - 15 + 12 * k, 10), skin, 6, 20,
            contour=1.1) for k in range(4)]
        out += at([form(tube(130, y + 26, 50, 74, y + 8, 44), sleeve, 18, 60), form(loop(20, y - 28, 60, y - 26, 84,
            y - 8, 84, y + 26, 56, y + 30, 20, y + 28), skin, 16, 30), *fingers], 0, 0, 1.0, 0, s < 0)
    return out


def _hunting_horn() -> Part:
    """Return a curled horn that hangs from a saddle."""
    saddle = [form(loop(-92, -62, -60, -100, -30, -84, 30, -80, 64, -104, 92, -72, 84, -30, 40, -10, -40, -10, -84,
        -26), "#a8562f", 24, 30), form(loop(-92, -62, -76, -112, -50, -92, -60, -60), "#8a3f22", 10, 60),
        form(tube(-50, -36, 5, 0, -26, 5, 56, -38, 5), "#f0cf8a", 2, 10, contour=0.6),
        drawn("M-30 -20 L-44 34 M34 -20 L52 20", 7, "#5a3422")]
    coil = tube(-62, -6, 11, -72, 40, 16, -50, 84, 22, 0, 100, 28, 48, 80, 34, 60, 36, 42, 92, 0, 62)
    return [*saddle, form(coil, "#ecd29a", 20, 40, ridges=(Ridge(line(-60, 62, -40, 76), 5, -4), Ridge(line(-14, 84,
        -10, 112), 6, -5), Ridge(line(36, 66, 60, 94), 6, -5), Ridge(line(38, 34, 82, 44), 6, -5))),
        *at([form(ellipse(0, 0, 36, 15), GOLD, 7, 30), mark(ellipse(0, 0, 27, 9))], 104, -16, 1.0, 52),
        form(tube(-66, -18, 15, -62, -2, 13), GOLD, 6, 20)]


def _powder_keg() -> Part:
    """Return a keg with a very short fuse."""
    cask = "M-74 -44 Q-100 30 -74 104 H74 Q100 30 74 -44 Z"
    spark = [flat(rays(0, 0, 15, 44, 9, 8), "#fff0b0", ink=0, tone=1.9, contour=1.3, glow=Glow("#ffc040", 26, 0.8)),
        flat(rays(0, 0, 8, 24, 9, 28), "#f08a2a", ink=0, tone=1.6, contour=0.6)]
    return [form(cask, "#96603a", 40, 86, ridges=(Ridge("M-46 -42 Q-60 30 -46 102 M-15 -42 V102 M15 -42 "
        "V102 M46 -42 Q60 30 46 102", 5, -4),)), form("M-82 -22 Q0 6 82 -22 L87 -2 Q0 26 -87 -2 Z", IRON, 7, 4),
            form("M-87 62 Q0 90 87 62 L82 82 Q0 110 -82 82 Z",
            IRON, 7, 4), form(ellipse(0, -44, 75, 21), "#c98a54", 8, 4),
        form(tube(0, -44, 13, 4, -62, 12), "#f3e8c6", 6, 40), *at(spark, 6, -82, 0.96),
        flat("M-22 20 H22 V58 H-22 Z", "#fbf1d2", ink=0.1, tone=1.4, contour=1.1),
        flat("M0 54 C-22 50 -18 34 -6 22 C-6 32 2 32 4 24 C14 34 20 50 0 54 Z", "#c8402f", ink=0, contour=0.9)]


PICTURES = {
    "goblin-archers": sign("guile", _aimed_shot, y=130),
    "ogre": sign("might", _great_club, turn=24, x=116),
    "smuggler": sign("guile", _false_bottom, x=112, y=122),
    "gravedigger": sign("faith", _last_rites, y=118),
    "wailing-maid": sign("song", _keening, y=118),
    "giant-spider": sign("song", _web_harp, x=112, y=118),
    "bugbear": sign("might", _bear_hug),
    "wayward-acolyte": sign("faith", _shared_prayer, y=126),
    "wolf-rider": sign("song", _hunting_horn, y=124),
    "mine-imp": sign("might", _powder_keg, y=124),
}
RECIPES = recipes("loot", PICTURES, __name__, "hands", shared=("bursts", "parts"))
