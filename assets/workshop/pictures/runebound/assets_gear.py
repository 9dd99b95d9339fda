"""The equipment: satchel, horn, field kit, coin, lens, stone, claw, banner."""

from __future__ import annotations

import math

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.attire import emblem_sun
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.monsters import horn
from assets.workshop.engraving.kit.props import bottle
from assets.workshop.engraving.kit.runes import burning, crystal
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.pictures.runebound.asset_desk import LAID, recipes, thing

GOLD, LEATHER, STEEL = "#d9ad4c", "#8a5a34", "#aeb8bd"


def satchel() -> Part:
    """Return a leather satchel, a blanket rolled on top, a map sticking out of its pocket."""
    strap = drawn("M-100 -60 Q-120 -210 0 -214 Q120 -210 100 -60", 17, "#6a4228", contour=1.4)
    roll = [Shape(tube(-124, -100, 70, 124, -100, 70), "#3f6f8a", bevel=34, angle=86, contour=1.3, shadow=LAID,
        ridges=(Ridge("M-120 -118 H120 M-120 -96 H120", 4, -4),)), Shape(ellipse(-124, -100, 20, 35), "#34607a",
        bevel=8, contour=1.2), drawn("M-124 -122 a11 22 0 1 1 -8 32 a7 14 0 1 0 4 -24", 4, "#1d3a4a")]
    roll += [Shape(tube(x, -138, 15, x + 5, -100, 16, x, -62, 15), "#6a4228", bevel=6, contour=1.2) for x in (-62, 62)]
    bag = Shape(loop(-126, -66, -136, 60, -124, 138, 0, 154, 124, 138, 136, 60, 126, -66, 0, -76), LEATHER, bevel=40,
        angle=80, grain=0.12, contour=1.3, shadow=LAID)
    flap = Shape(loop(-130, -70, -134, 30, -90, 66, 0, 84, 90, 66, 134, 30, 130, -70, 0, -80), lighter(LEATHER, 0.1),
        bevel=18, angle=10, grain=0.1, contour=1.3,
        ridges=(Ridge("M-120 -56 L-122 24 Q-80 54 0 70 Q80 54 122 24 L120 -56", 4,
        -4),))
    pocket = [Shape(loop(-66, 84, -70, 130, 0, 144, 70, 130, 66, 84, 0, 94), darker(LEATHER, 0.12), bevel=12, angle=84,
        contour=1.2)]
    buckles = [s for x in (-62, 62) for s in (Shape(box(x - 12, 20, 24, 76), "#6a4228", bevel=6, angle=84,
        contour=1.2), Shape(box(x - 18, 56, 36, 28), GOLD, bevel=6, shine=0.7, contour=1.2), Shape(box(x - 9, 64, 18,
        12),
        "#6a4228", bevel=3))]
    page = [Shape(polygon(84, -58, 128, -104, 152, -76, 112, -40), "#f4e6c2", bevel=6, angle=30, contour=1.2)]
    return placed([strap, *page, *roll, bag, flap, *pocket, *buckles], 200, 268, 1.0)


def horn_of_courage() -> Part:
    """Return a curved horn banded in gold on a red cord, sound coming from its mouth."""
    run = (-128, 44, 26, -84, 96, 44, -10, 118, 66, 66, 80, 92, 104, 14, 116, 112, -24, 136)
    body = horn(run, "#e6d3a0", 0, 40)
    bell_ = [Shape(ellipse(108, -88, 72, 34), GOLD, bevel=9, shine=0.7, contour=1.3), flat(ellipse(108, -90, 58, 25),
        "#3a2414", tone=0.3, contour=1.1)]
    bands = [Shape(tube(*r), GOLD, bevel=8, shine=0.7, contour=1.2) for r in ((-110, 42, 15, -84, 62, 16, -70, 80, 13),
        (-38, 78, 15, -22, 118, 17, -26, 152, 13), (52, 46, 15, 84, 78, 17, 112, 108, 14))]
    cord = [drawn("M-96 66 Q-150 -40 -60 -96 Q20 -140 60 -40 Q76 20 92 70", 9, "#b5271b", contour=1.3),
        *(Shape(loop(x - 10, y + 6, x - 14, y + 52, x, y + 58, x + 14, y + 52, x + 10, y + 6, x, y), "#b5271b",
        bevel=7, angle=86,
        contour=1.2) for x, y in ((-100, 86), (100, 84)))]
    tip = [Shape(ellipse(-134, 36, 17, 14), GOLD, bevel=6, shine=0.7, contour=1.2)]
    sound = [drawn(f"M{60 - k * 10} {-140 - 22 * k} Q108 {-164 - 24 * k} {156 + k * 10} {-140 - 22 * k}", 6 - k,
        "#c8422b", ink=0.1, contour=1.0) for k in range(3)]
    return placed([*cord, *body, *tip, *bands, *bell_, *sound], 196, 262, 1.04)


def field_kit() -> Part:
    """Return a mortar with herbs, a roll of bandage, two bottles, needle and thread."""
    leaf = "M0 0 Q26 -34 0 -86 Q-26 -34 0 0 Z"
    herbs = [s for x, y, t, tint in ((-34, -50, -44, "#5f8a3f"), (34, -50, 44, "#5f8a3f"), (-14, -60, -18, "#7fae52"),
    (18, -60, 20, "#6f9a48"), (0, -64, 0, "#8fc060")) for s in placed([Shape(leaf, tint, bevel=12, angle=70,
    contour=1.3,
        shadow=LAID, ridges=(Ridge("M0 -6 V-74 M0 -30 L12 -46 M0 -30 L-12 -46 M0 -48 L8 -60 M0 -48 L-8 -60", 3,
        -5),))], x, y, 1.15, t)]
    bowl = [Shape(loop(-92, -56, -80, 20, -44, 54, 44, 54, 80, 20, 92, -56, 0, -44), "#b5ada0", bevel=34, angle=60,
        grain=0.16, contour=1.3, shadow=LAID), Shape(ellipse(0, -56, 94, 20), "#c9c1b2", bevel=7, contour=1.2),
        flat(ellipse(0, -56, 76,
        13), "#4a4438", tone=0.5), Shape(polygon(-52, 54, 52, 54, 66, 82, -66, 82), "#a8a092", bevel=10, angle=4,
        grain=0.14, contour=1.2)]
    pestle = [Shape(tube(60, -60, 24, 96, -150, 20, 108, -182, 28), "#d3cbbc", bevel=10, angle=70, contour=1.3,
        shadow=LAID)]
    roll = [Shape(tube(-30, 0, 66, 40, 0, 66), "#f6efdf", bevel=26, angle=86, contour=1.3, shadow=LAID,
        ridges=(Ridge("M-20 -20 H50 M-20 4 H50", 4, -3),)), Shape(ellipse(-32, 0, 22, 33), "#efe6d2", bevel=6,
        contour=1.2), drawn(
        "M-32 -20 a12 20 0 1 1 -8 30 a7 12 0 1 0 6 -20", 3.4, "#8a7f6a")]
    needle = [Shape(tube(0, 0, 5, 70, -30, 2), STEEL, bevel=2, shine=0.8, contour=1.1),
        drawn("M0 0 q-30 20 -10 34 q30 8 40 -10", 3, "#b5271b", contour=1.0)]
    return [*placed(bottle(120, "#3f7a8a"), 62, 404, 1.1), *placed(bottle(96, "#a8562f"), 336, 404, 1.1),
        *placed([*pestle, *bowl, *herbs], 200, 308, 1.04), *placed(roll, 108, 430, 0.96), *placed(needle, 262, 446,
        1.1)]


def lucky_coin() -> Part:
    """Return a gold coin with a clover, spinning above an open hand."""
    coin = [Shape(ellipse(0, 0, 104), "#d9a83a", bevel=12, shine=0.8, contour=1.4, shadow=LAID,
        ridges=(Ridge(ellipse(0, 0, 86), 6, -6),)), Shape(ellipse(0, 0, 80), "#e6bb4e", bevel=5, shine=0.6, angle=20,
        contour=1.0)]
    notches = [drawn(" ".join(f"M{94 * c:.0f} {94 * s:.0f} L{102 * c:.0f} {102 * s:.0f}" for c,
        s in ((math.cos(k * math.pi / 16), math.sin(k * math.pi / 16)) for k in range(32))), 3, "#8a641c")]
    heart = "M0 4 C-26 -12 -34 -44 -16 -50 Q-4 -52 0 -38 Q4 -52 16 -50 C34 -44 26 -12 0 4 Z"
    clover = [s for k in range(4) for s in placed([Shape(heart, "#c4932a", bevel=9, angle=40, shine=0.5, contour=1.3,
    ridges=(Ridge("M0 -2 V-34", 3, -4),))], 0, -4, 0.98, 90 * k)]
    clover.append(Shape(tube(4, 6, 8, 18, 40, 7, 12, 64, 5), "#c4932a", bevel=4, contour=1.2))
    shine = [flat(rays(-60, -62, 3, 30, 4), "#fffdf0", ink=0, tone=2.0)]
    hand = placed(palm("#dcab84"), 200, 398, 1.16)
    arm = [Shape(tube(200, 440, 74, 202, 520, 92), "#2f5f86", bevel=26, angle=84, contour=1.2)]
    return [*arm, *hand, *placed([*coin, *notches, *clover, *shine], 200, 156, 1.08)]


def seers_lens() -> Part:
    """Return a lens in a brass ring with a handle; in the glass an eye that is not yours."""
    rim = [Shape(ellipse(0, 0, 122), GOLD, bevel=14, shine=0.8, contour=1.4, shadow=LAID), Shape(ellipse(0, 0, 98),
        "#cfe6ea", bevel=20, angle=30, shine=0.6, contour=1.3, ink=0.6)]
    eye = [Shape("M-78 4 Q0 -64 78 4 Q0 62 -78 4 Z", "#f6f2e4", bevel=12, angle=20, contour=1.4, ink=0.5),
        Shape(ellipse(0, 0, 36), "#7a4fb0", bevel=14, shine=0.4, contour=1.3, ridges=(Ridge(" ".join(
        f"M0 0 L{34 * c:.0f} {34 * s:.0f}" for c, s in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7),
        (0, -1), (0.7, -0.7))), 3, 4),), glow=Glow("#c9a0ff", 20, 0.5)), flat(ellipse(0, 0, 16), "#140e18",
        tone=0.1), flat(ellipse(-12, -12, 8), "#ffffff", ink=0, tone=2.0), drawn("M-84 -18 Q0 -84 84 -18", 6,
        "#2a160d"), drawn("M-50 -52 l-10 -18 M0 -68 v-20 M50 -52 l10 -18", 5, "#2a160d")]
    gleam = [flat("M-70 -50 Q-40 -88 0 -88 Q-40 -70 -58 -38 Z", "#ffffff", ink=0, tone=1.9, opacity=0.7)]
    handle = [Shape(tube(0, 116, 26, 0, 150, 22), GOLD, bevel=9, shine=0.7, contour=1.2), Shape(loop(-19, 148, -24,
        200, -18, 258, 0, 268, 18, 258, 24, 200, 19, 148), "#6a3a2a", bevel=16, angle=84, grain=0.1, contour=1.3,
        shadow=LAID), *(Shape(
        tube(-22, y, 7, 22, y, 7), GOLD, bevel=3, shine=0.6) for y in (166, 244))]
    knobs = [Shape(" ".join(ellipse(110 * c, 110 * s, 8) for c, s in ((1, 0), (0, -1), (-1, 0), (0.7, -0.7), (-0.7,
        -0.7), (0.7, 0.7), (-0.7, 0.7))), "#b5271b", bevel=5, shine=0.8, contour=1.1)]
    return placed([*handle, *rim, *eye, *gleam, *knobs], 178, 174, 0.96, -18)


def focus_stone() -> Part:
    """Return a tall blue crystal with a letter of light on a claw of brass."""
    stone = list(crystal(290, 78, "#4f7fc0", 2))
    smalls = [*placed(crystal(120, 34, "#6a96d0", 3), -66, 8, 1.0, -22), *placed(crystal(100, 30, "#6a96d0", 4), 68, 8,
        1.0, 24)]
    mark = placed(burning("M-16 -44 V44 M-16 -40 L26 -16 L-16 10 L26 44", 9, "#bfe8ff", 1.0), 0, -128, 1.1)
    claw = [Shape(loop(-70, 34, -50, 8, 50, 8, 70, 34, 50, 58, -50, 58), GOLD, bevel=14, shine=0.7, contour=1.3,
        shadow=LAID), *(Shape(tube(x * 0.7, 30, 22, x, -16, 18, x * 0.8, -60, 4), GOLD, bevel=7, shine=0.6,
        contour=1.2) for x in (-74, 0, 74))]
    sparks = [flat(" ".join(rays(x, y, 2, 13, 4) for x, y in ((-104, -190), (104, -220), (-90, -90), (112, -120), (0,
        -312))), "#7fc8f0", ink=0, tone=1.6, contour=0.5)]
    halo = flat(ellipse(0, -130, 120, 170), "#cfeaff", ink=0, tone=1.6, opacity=0.5, feather=50)
    return placed([halo, *smalls, *stone, *mark, *claw, *sparks], 200, 364, 1.06)


def claw_gauntlet() -> Part:
    """Return a steel gauntlet, its fingers bent, three long claws over its knuckles."""
    cuff = [Shape(loop(-70, 190, -54, 60, 54, 60, 70, 190, 0, 206), "#6a4a34", bevel=26, angle=84, contour=1.3,
        shadow=LAID),
        *(
        Shape(
        f"M{-60 - 4 * k} {92 + 34 * k} Q0 {110 + 34 * k} {60 + 4 * k} {92 + 34 * k} L{62 + 4 * k} {120 + 34 * k} Q0 "
        f"{140 + 34 * k} {-62 - 4 * k} {120 + 34 * k} Z", STEEL, bevel=9, angle=6, shine=0.7, contour=1.2) for k in (2,
        1, 0))]
    back = [Shape(loop(-62, 78, -74, 10, -66, -46, 0, -60, 66, -46, 74, 10, 62, 78, 0, 90), STEEL, bevel=34, angle=70,
        shine=0.7, contour=1.3, shadow=LAID, ridges=(Ridge("M-28 -40 L-22 60 M0 -46 V66 M28 -40 L22 60", 5, -6),))]
    fingers = [s for x in (-51, -17, 17, 51) for s in (Shape(tube(x, -50, 31, x, -92, 30), STEEL, bevel=12, angle=70,
        shine=0.7, contour=1.2), Shape(tube(x, -96, 29, x - 1, -122, 24), "#98a2a8", bevel=11, angle=40, shine=0.6,
        contour=1.2))]
    thumb = [Shape(tube(64, 30, 34, 104, -4, 30), STEEL, bevel=13, angle=40, shine=0.7, contour=1.2, shadow=LAID),
        Shape(tube(108, -10, 28, 118, -44, 20), "#98a2a8", bevel=10, shine=0.6, contour=1.2)]
    claws = [Shape(tube(x, -30, 28, x * 1.1, -110, 28, x * 1.36, -180, 19, x * 1.3 + (x > 0) * 8 - 4, -236, 2),
        "#9fb0ba", bevel=10, angle=60, shine=0.9, contour=1.4, shadow=LAID) for x in (-44, 0, 44)]
    roots = [Shape(box(-66, -46, 132, 24), GOLD, bevel=8, shine=0.7, contour=1.2), Shape(" ".join(ellipse(x, -34, 6)
        for x in (-44, 0, 44)), "#b5271b", bevel=4, shine=0.7)]
    return placed([*cuff, *thumb, *back, *fingers, *claws, *roots], 190, 244, 0.98, 6)


def pilgrims_banner() -> Part:
    """Return a tattered white banner with shell, sun and tower on it, all that its road has left there."""
    pole = [Shape(tube(0, 210, 17, 0, -226, 14), "#8a6238", bevel=7, angle=86, grain=0.14, contour=1.2, shadow=LAID),
        Shape(tube(-108, -176, 13, 108, -176, 13), "#8a6238", bevel=6, angle=4, contour=1.2), Shape(polygon(-15, -224,
        0, -264, 15,
        -224), GOLD, bevel=7, shine=0.8, contour=1.2), *(Shape(ellipse(x, -176, 12), GOLD, bevel=6, shine=0.7)
        for x in (-112, 112))]
    cloth = ("M-96 -172 H96 Q104 -60 92 70 L70 132 L50 88 L24 146 L0 96 L-26 150 L-50 92 L-74 128 L-92 70 Q-104 "
        "-60 -96 -172 Z")
    flag = Shape(cloth, "#f6efdc", bevel=16, angle=84, grain=0.06, contour=1.3, shadow=LAID,
        ridges=(
        Ridge("M-60 -160 Q-70 -40 -58 80 M-20 -164 Q-28 -40 -18 90 M24 -164 Q34 -40 22 96 M64 -160 Q76 -40 62 80", 11,
        -8),))
    shell = [Shape("M0 34 L-40 -2 Q-42 -44 0 -50 Q42 -44 40 -2 Z", "#d98a4a", bevel=10, angle=70, contour=1.3,
        ridges=(Ridge("M0 30 L-28 -26 M0 30 L-10 -42 M0 30 L10 -42 M0 30 L28 -26", 3, -5),))]
    castle_ = [
        flat(
        "M-26 30 V-20 H-34 V-44 H-20 V-34 H-7 V-44 H7 V-34 H20 V-44 H34 V-20 H26 V30 H9 V10 a9 9 0 0 0 -18 0 V30 Z",
        "#2f5f86", tone=1.1, contour=1.1)]
    return placed([*pole, flag, *placed(shell, 0, -104, 1.0), *placed(emblem_sun(0, 0, 30, "#d9ad4c", "#b5271b"), -42,
        -12, 0.9), *placed(castle_, 46, -6, 0.86), drawn("M-66 52 q22 -14 44 0 t44 0 t44 0", 5, "#3f7a5a",
        contour=1.0)], 200,
        236, 0.98, 3)


PICTURES = {name: thing(part) for name, part in (("satchel", satchel), ("horn-of-courage", horn_of_courage),
    ("field-kit", field_kit), ("lucky-coin", lucky_coin), ("seers-lens", seers_lens), ("focus-stone", focus_stone),
    ("claw-gauntlet",
    claw_gauntlet), ("pilgrims-banner", pilgrims_banner))}
RECIPES = recipes(PICTURES, __name__)
