"""What carries one: boots, the ferryman's ring, a pony, a courser, the winged mantle."""

from __future__ import annotations

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.asset_desk import LAID, recipes, thing
from assets.workshop.pictures.runebound.steeds import horse

GOLD, HIDE = "#d9ad4c", "#8a5530"


def _boot(colour: str) -> list[Shape]:
    """Return a tall boot that looks to the right, its heel at 0, 0, 250 high."""
    return [Shape(loop(-46, 0, -50, -90, -56, -226, -20, -240, 40, -240, 58, -224, 48, -110, 56, -66, 110, -48, 138,
        -24, 136, 2, 40, 4), colour, bevel=38, angle=78, shine=0.3, contour=1.4, shadow=LAID, ridges=(Ridge(
        "M-44 -70 Q0 -50 50 -76 M-46 -94 Q0 -78 46 -100 M90 -50 Q98 -34 96 -6", 8, -8),)), Shape(loop(-58, -228, -20,
        -248, 40, -248, 62, -226, 58, -178, 0, -164, -56, -180), lighter(colour, 0.14), bevel=14, angle=10,
        contour=1.3), flat(ellipse(2,
        -238, 48, 9), "#2a1810", tone=0.3, contour=1.1), Shape(polygon(-50, -2, 140, -2, 142, 14, 20, 14, 12, 10, 6,
        26, -50, 26), "#3a261a", bevel=5, angle=4, contour=1.2),
        Shape("M-52 -62 Q0 -40 58 -62 L60 -42 Q0 -20 -50 -42 Z",
        darker(colour, 0.2), bevel=6, contour=1.2), Shape(box(14, -58, 28, 30), GOLD, bevel=5, shine=0.7, contour=1.2),
        Shape(box(21, -50, 14, 13), darker(colour, 0.2), bevel=3), *(Shape(tube(-50, -26, 9, -78, -30, 8), GOLD,
        bevel=4, shine=0.6),
        Shape(polygon(-96, -30, -84, -40, -76, -30, -84, -20), GOLD, bevel=4, shine=0.7, contour=1.1))]


def riding_boots() -> Part:
    """Return a pair of tall boots with spurs."""
    return [*placed(_boot("#7a4628"), 228, 376, 1.04, 4), *placed(_boot(HIDE), 134, 414, 1.1, -3)]


def ferrymans_ring() -> Part:
    """Return a silver ring set with a blue stone in which a boat is cut; water runs round its band."""
    silver = "#c3ccd0"
    band = [Shape(f'<path fill-rule="evenodd" d="{ellipse(0, 70, 112, 108)} {ellipse(0, 70, 82, 78)}"/>', silver,
    bevel=16, angle=40, shine=0.9, contour=1.4, shadow=LAID)]
    waves = [
        drawn(
        "M-94 92 q10 -16 20 0 M-84 124 q12 -14 22 2 M-56 152 q12 -14 24 0 M-12 164 q12 -14 24 0 M32 152 q12 -12 "
            "24 -2 M62 126 q10 -14 22 0 M76 94 q10 -14 20 0", 6, "#2f6f9a", contour=1.1)]
    claws = [Shape(tube(x, -30, 20, x * 1.2, -66, 15, x, -96, 9), silver, bevel=7, shine=0.8, contour=1.3)
        for x in (-66, 66)]
    stone = [Shape(loop(-92, -78, -64, -136, 0, -156, 64, -136, 92, -78, 64, -22, 0, -4, -64, -22), silver, bevel=14,
        shine=0.8, contour=1.4, shadow=LAID), Shape(loop(-76, -78, -54, -124, 0, -140, 54, -124, 76, -78, 54, -34, 0,
        -20, -54, -34),
        "#2f7fb0", bevel=36, angle=30, shine=0.9, contour=1.3, glow=Glow("#8fd0f0", 24, 0.5))]
    boat = [flat("M-44 -62 Q0 -44 44 -66 Q36 -40 18 -38 H-22 Q-38 -42 -44 -62 Z", "#f4f0e0", tone=1.5, ink=0.2,
        contour=1.3), drawn("M0 -58 V-118", 5, "#f4f0e0", contour=1.2), flat("M6 -114 Q40 -92 8 -68 Z", "#f4f0e0",
        tone=1.5, ink=0.2,
        contour=1.2), drawn("M-50 -32 q12 -8 24 0 t24 0 t24 0 t24 0", 4, "#bfe6f6", ink=0, tone=1.6)]
    return placed([*band, *waves, *claws, *stone, *boat, flat("M-50 -104 Q-30 -128 -6 -130 Q-34 -114 -42 -94 Z",
        "#ffffff", ink=0, tone=1.9, opacity=0.8)], 200, 236, 1.1)


def hill_pony() -> Part:
    """Return a small shaggy pony with packs, its ears back."""
    fringe = " ".join(polygon(x - 9, -84, x + 10, -84, x + (x % 3) * 3 - 2, -46 - (x % 4) * 4) for x in range(-46, 84,
        9))
    shag = [Shape(fringe, "#7a5536", bevel=4, angle=80, contour=0.8), Shape(" ".join(polygon(x - 12, -30, x + 11, -30,
        x, 2)
        for x in (-62, -38, 66, 88)), "#6a4a30", bevel=5, angle=84, contour=0.9)]
    packs = [Shape(loop(-44, -150, -50, -96, -30, -66, 16, -66, 28, -98, 20, -150), "#a8834f", bevel=20, angle=70,
        grain=0.12, contour=1.3, shadow=LAID), Shape(tube(-54, -160, 36, 40, -160, 36), "#a8452f", bevel=16, angle=86,
        contour=1.3), drawn(
        "M-34 -176 V-70 M10 -176 V-70", 7, "#4a3020", contour=1.2), drawn("M28 -100 Q60 -60 30 -44", 5, "#4a3020",
        contour=1.1)]
    return placed([*placed(horse("#8a6240", "#e0c9a0", low=34), 0, 0), *shag, *packs], 222, 414, 1.1, 0, False, 1.04)


def courser() -> Part:
    """Return a white courser at full gallop, saddled in blue, the wind behind it."""
    wind = [drawn(f"M{x} {y} q{w * 0.5:.0f} -8 {w} 0", 5, "#7fa8b8", ink=0.2, opacity=0.9, contour=0.9) for x, y,
        w in ((286, 130, 86), (300, 176, 70), (296, 330, 80), (310, 290, 60), (276, 90, 60), (300, 372, 70))]
    dust = [Shape(loop(x - 26, 0 + y, x - 16, y - 22, x + 10, y - 26, x + 30, y - 8, x + 26, y + 6), "#e6d6b0",
        bevel=10, ink=0.4, contour=0.9) for x, y in ((312, 408), (356, 398), (280, 418), (340, 424))]
    return [*wind, *dust, *placed(horse("#ece6d8", "#b9ad98", "#2f5f86", True), 196, 378, 1.08, 4)]


def winged_mantle() -> Part:
    """Return a blue mantle that hangs in the air, two white wings spread from its shoulders."""
    wings: list[Shape] = []
    for side in (False, True):
        plumes = [Shape(tube(40 + 6 * k, -96 + 12 * k, 30, 96 + 4 * k, -136 + 34 * k, 46, 158 - 9 * k, -186 + 61 * k,
            12), ("#f8f4e8", "#e9e2d0")[k % 2], bevel=10, angle=40 + 10 * k, contour=1.3, shadow=LAID, ridges=(Ridge(
            f"M{44 + 6 * k} {-98 + 12 * k} L{100 + 4 * k} {-140 + 34 * k} L{160 - 9 * k} {-190 + 62 * k}", 3, -4),))
            for k in range(6, -1, -1)]
        cover = [Shape(tube(26, -92, 34, 70, -126, 40, 112, -166, 26), "#fffdf4", bevel=14, angle=30, contour=1.3,
            grain=0.14)]
        wings += placed([*plumes, *cover], mirror=side)
    cloth = "#3f7a9a"
    fall = loop(-34, -116, -58, -80, -76, 40, -100, 170, -60, 184, -20, 170, 20, 188, 60, 170, 104, 176, 76, 40, 58,
    -80, 34, -116)
    folds = Ridge("M-36 -80 Q-50 40 -64 174 M-12 -70 Q-16 50 -20 166 M14 -70 Q18 50 22 178 M38 -80 Q52 40 68 168", 13,
        -11)
    collar_ = [Shape(loop(-56, -86, -36, -126, 0, -112, 36, -126, 56, -86, 0, -66), lighter(cloth, 0.14), bevel=14,
        angle=14, contour=1.3), Shape(ellipse(0, -84, 17), GOLD, bevel=7, shine=0.8, contour=1.2), Shape(polygon(0,
        -96, 8, -84, 0, -72, -8, -84),
        "#b5271b", bevel=4, shine=0.7)]
    hem = [Shape(tube(-98, 164, 13, -60, 178, 13, -20, 164, 13, 20, 182, 13, 60, 164, 13, 100, 170, 13), GOLD, bevel=5,
        shine=0.5, contour=1.1)]
    return placed([*wings, Shape(fall, cloth, bevel=30, angle=84, ridges=(folds,), contour=1.4, shadow=LAID), *hem,
        *collar_], 200, 240, 1.06)


PICTURES = {name: thing(part) for name, part in (("riding-boots", riding_boots), ("ferrymans-ring", ferrymans_ring),
    ("hill-pony", hill_pony), ("courser", courser), ("winged-mantle", winged_mantle))}
RECIPES = recipes(PICTURES, __name__, "steeds")
