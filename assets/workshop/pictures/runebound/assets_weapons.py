"""The weapons: cudgel, sword, wand, spear, bow, hammer, staff, axe, rune blade."""

from __future__ import annotations

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.arms import axe, bow, sword
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.runes import burning
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.pictures.runebound.asset_desk import LAID, recipes, thing

OAK, ASH, LEATHER, GOLD = "#8a5a34", "#b98a50", "#5a3a26", "#d9ad4c"
MARKS = ("M0 -14 V14 M0 -8 L9 -1 L0 5", "M-6 -14 V14 M6 -14 V14 M-6 -4 L6 5", "M0 -14 V14 M-9 -5 L0 -14 L9 -5",
"M0 -14 V14 M0 -14 L10 -5 M0 -3 L10 6",
    "M-7 -14 L7 14 M7 -14 L-7 14")


def _wrapped(x: float, top: float, foot: float, wide: float, colour: str = LEATHER) -> list[Shape]:
    """Return a grip wound with leather."""
    turns = Ridge(" ".join(f"M{x - wide} {y} L{x + wide} {y - 8}" for y in range(int(top) + 8, int(foot), 11)), 4, -5)
    return [Shape(box(x - wide / 2, top, wide, foot - top), colour, bevel=7, angle=84, ridges=(turns,), contour=1.1)]


def cudgel() -> Part:
    """Return a knotted club of oak, its grip wound with leather."""
    body = Shape(loop(-13, 190, -15, 60, -26, -20, -46, -90, -54, -150, -34, -186, 6, -196, 42, -180, 54, -140, 42,
        -80, 22, -10, 14, 60, 13, 190, 0, 198),
        OAK, bevel=34, angle=84, grain=0.3, contour=1.3, shadow=LAID,
        ridges=(Ridge("M-20 -150 Q-8 -60 -4 60 M14 -160 Q16 -70 6 40 M-36 -110 Q-22 -50 -10 20",
        6, -6),))
    knots = [s for x, y, r in ((-26, -120, 15), (24, -96, 12), (2, -160, 14), (-8, -54, 10), (30, -150, 9))
        for s in (Shape(ellipse(x, y, r, r * 0.8), "#9a6a40",
        bevel=8, angle=20, contour=1.1), flat(ellipse(x, y, r * 0.4, r * 0.3), "#3a2414", tone=0.4))]
    return placed([body, *knots, *_wrapped(0, 110, 186, 30), drawn("M0 196 q-26 16 -10 34 q18 8 16 -18", 5, LEATHER,
        contour=1.1)], 200, 224, 1.02, 30)


def militia_sword() -> Part:
    """Return a plain arming sword with a nicked edge."""
    nicks = [flat(polygon(13, y, 4, y + 5, 13, y + 10), "#fbf3dc", tone=1.5, contour=0.9) for y in (-160, -96, -40)]
    return placed([*sword(290, 40, "#b9c2c6", "#a8894a"), *placed(nicks, 0, 0)], 166, 318, 1.0, 26)


def rowan_wand() -> Part:
    """Return a crooked rowan twig with leaves and red berries, its tip alight."""
    stick = Shape(tube(-10, 190, 20, 6, 120, 19, -10, 40, 17, 10, -40, 15, -4, -110, 12, 14, -170, 7), "#8a5a44",
        bevel=8, angle=80, grain=0.2, contour=1.3, shadow=LAID)
    twigs = Shape(
        f"{tube(2, 70, 9, 46, 34, 6, 66, 26, 3)} {tube(2, -30, 9, -42, -66, 6, -56, -90, 3)} "
            f"{tube(0, -80, 8, 40, -104, 5, 60, -100, 3)}", "#8a5a44", bevel=4,
        angle=40, contour=1.2, shadow=LAID)
    leaf = "M0 0 Q14 -16 40 -12 Q24 6 0 0 Z"
    leaves = [s for x, y, t in ((60, 26, -30), (52, 32, 30), (66, 24, 0), (-54, -88, 200), (-48, -76, 150), (-58, -92,
    250), (58, -102, -20), (52, -100, 40)) for s in placed(
        [Shape(leaf, "#6f9a4a", bevel=6, angle=30, contour=1.1, ridges=(Ridge("M2 -1 L34 -10", 3, -4),))], x, y, 1.1,
        t)]
    berries = [Shape(" ".join(ellipse(x, y, 8) for x, y in ((x0, y0), (x0 + 14, y0 + 4), (x0 + 6, y0 + 14), (x0 - 8,
        y0 + 12), (x0 + 16, y0 + 18))), "#d0301f", bevel=6,
        shine=0.7, contour=1.1) for x0, y0 in ((38, 46), (-44, -52), (26, -92))]
    star = [flat(rays(14, -180, 6, 44, 12, 3), "#ffe9a0", ink=0, tone=1.9, contour=0.6), flat(ellipse(14, -180, 12),
        "#fff8d8", ink=0, tone=1.9, contour=0.8,
        glow=Glow("#ffdf7a", 40, 0.8))]
    return placed([stick, twigs, *leaves, *berries, *star], 200, 232, 1.0, 14)


def hunting_spear() -> Part:
    """Return a boar spear with its cross bar and a feathered cord."""
    feathers = [s for x, t in ((-26, 26), (26, -26), (0, 0)) for s in placed([Shape("M0 0 Q12 26 0 64 Q-12 26 0 0 Z",
        ("#c8422b", "#f4ead0")[x == 0], bevel=5, angle=70,
        contour=1.1, ridges=(Ridge("M0 4 V58", 2, -4),))], x * 0.4, -92, 1.0, t)]
    head = [Shape("M0 -236 Q34 -176 26 -140 Q20 -120 0 -112 Q-20 -120 -26 -140 Q-34 -176 0 -236 Z", "#c3ccd0",
        bevel=14, angle=30, shine=0.8, contour=1.3, ridges=(Ridge(
        "M0 -228 V-118", 5, 7),), shadow=LAID), Shape(box(-12, -118, 24, 30), "#8d969b", bevel=7, shine=0.6),
        Shape(tube(-54, -100, 9, 0, -96, 12, 54, -100, 9), "#8d969b",
        bevel=4, shine=0.6, contour=1.2)]
    shaft = Shape(tube(0, -96, 17, 0, 210, 16), ASH, bevel=7, angle=86, grain=0.12, contour=1.2, shadow=LAID)
    return placed([shaft, *head, *feathers, *_wrapped(0, 20, 90, 24)], 200, 236, 1.0, -24)


def ash_bow() -> Part:
    """Return a long bow, strung, and an arrow beside it."""
    arrow = [Shape(tube(0, -150, 7, 0, 150, 7), "#c9a566", bevel=3, angle=86, contour=1.1, shadow=LAID),
        Shape(polygon(-13, -146, 0, -186, 13, -146, 0, -154), "#b9c2c6", bevel=5,
        shine=0.7, contour=1.2), *(Shape(polygon(s * 3, 96, s * 22, 112, s * 22, 156, s * 3, 146), "#c8422b", bevel=4,
        angle=30, contour=1.1) for s in (-1, 1))]
    return [*placed(bow(400, "#b07a42"), 244, 226, 0.96, 12), *placed(arrow, 132, 238, 1.0, -14)]


def war_hammer() -> Part:
    """Return a war hammer: a square face, a beak behind, langets down the shaft."""
    shaft = Shape(tube(0, -150, 19, 0, 200, 18), OAK, bevel=8, angle=86, grain=0.14, contour=1.2, shadow=LAID)
    head = [Shape(polygon(-104, -192, -84, -200, -84, -116, -104, -124), "#8d969b", bevel=6, angle=80, shine=0.7,
        contour=1.2), Shape(polygon(-86, -188, -20, -182, -20, -130, -86, -126),
        "#a8b2b7", bevel=12, angle=6, shine=0.8, contour=1.3, shadow=LAID),
        Shape("M20 -184 Q76 -190 122 -128 Q78 -148 20 -130 Z", "#a8b2b7", bevel=14, angle=20, shine=0.8, contour=1.3,
        shadow=LAID), Shape(box(-26, -196, 52, 80), "#7d868b", bevel=9, angle=84, shine=0.6, contour=1.2),
        Shape(polygon(-12, -194, 0, -240, 12, -194), "#a8b2b7", bevel=6, shine=0.8,
        contour=1.2), *(Shape(box(x, -116, 8, 90), "#7d868b", bevel=3, shine=0.5) for x in (-13, 5)),
        *(Shape(ellipse(0, y, 5), GOLD, bevel=3) for y in (-170, -146, -100, -50))]
    return placed([shaft, *head, *_wrapped(0, 80, 180, 26), Shape(ellipse(0, 206, 17, 12), "#7d868b", bevel=6,
        shine=0.5)], 206, 238, 0.98, 22)


def lamplight_staff() -> Part:
    """Return a staff whose crook holds a lit lantern."""
    staff = Shape(tube(0, 210, 20, -3, 80, 18, 3, -60, 18, -2, -150, 17, 14, -196, 16, 56, -206, 14, 84, -178, 11, 76,
        -152, 8), "#8a6238", bevel=8, angle=80, grain=0.2, contour=1.3,
        shadow=LAID)
    bands = [Shape(box(-14, y, 28, 10), GOLD, bevel=4, shine=0.6) for y in (-110, 40, 176)]
    return placed([flat(rays(78, -96, 40, 110, 18, 4), "#fff2b0", ink=0, tone=1.8, opacity=0.7, feather=3), staff,
        *bands, *lantern(78, -156, 1.5, 0.8)], 162, 240, 0.98, 6)


def truesteel_axe() -> Part:
    """Return a long axe of bright steel."""
    return placed([*axe(236, 1.3, "#cdd6da"), *_wrapped(0, 56, 128, 26)], 232, 318, 0.94, 16)


def rune_blade() -> Part:
    """Return a broad sword with blue letters that burn along its blade."""
    blade = list(sword(300, 52, "#a5cde0", GOLD))
    for k, y in enumerate((-222, -180, -138, -96, -54)):
        blade += placed(burning(MARKS[k], 5, "#3fa8e0", 0.8), 0, y, 1.06)
    halo = flat(loop(-60, 0, -66, -200, 0, -330, 66, -200, 60, 0, 0, 40), "#bfeaff", ink=0, tone=1.6, opacity=0.6,
        feather=30)
    gem = [Shape(polygon(0, -16, 13, 0, 0, 16, -13, 0), "#3fa8e0", bevel=6, shine=0.9, contour=1.2,
        glow=Glow("#7fd0ff", 20, 0.6))]
    return placed([halo, *blade, *placed(gem, 0, 8, 1.0)], 238, 336, 0.97, -18)


PICTURES = {name: thing(part) for name, part in (("oak-cudgel", cudgel), ("militia-sword", militia_sword),
    ("rowan-wand", rowan_wand),
    ("hunting-spear", hunting_spear), ("ash-bow", ash_bow), ("war-hammer", war_hammer), ("lamplight-staff",
    lamplight_staff), ("truesteel-axe",
    truesteel_axe), ("rune-blade", rune_blade))}
RECIPES = recipes(PICTURES, __name__)
