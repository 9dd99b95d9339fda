"""What is worn: quilted coat, leather, chain, cloak, robe, plate, wyrmscale."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.attire import emblem_sun
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, tube
from assets.workshop.pictures.runebound.asset_desk import LAID, recipes, thing

GOLD, LEATHER, STEEL = "#d9ad4c", "#5a3a26", "#aeb8bd"
BODY = loop(-38, -140, -84, -126, -96, -96, -84, -40, -78, 20, -88, 90, -98, 150, -50, 162, 0, 158, 50, 162, 98, 150,
88, 90, 78, 20, 84, -40, 96, -96, 84, -126,
    38, -140, 20, -118, 0, -110, -20, -118)
SLEEVE = loop(-78, -128, -112, -112, -142, -60, -160, 10, -150, 22, -116, 26, -104, 10, -90, -40, -82, -80)


def _both(part: list[Shape]) -> list[Shape]:
    """Return a part and its mirror image."""
    return [*part, *placed(part, mirror=True)]


def _rings(left: float, top: float, right: float, foot: float, size: float = 9.0) -> Ridge:
    """Return the rows of links in a mail shirt as one furrow."""
    rows = []
    y, k = top, 0
    while y < foot:
        x = left + (size / 2 if k % 2 else 0)
        path = f"M{x:.1f} {y:.1f}"
        while x < right:
            path += f" q{size / 2:.1f} {size * 0.8:.1f} {size:.1f} 0"
            x += size
        rows.append(path)
        y, k = y + size * 0.92, k + 1
    return Ridge(" ".join(rows), 3.4, -6)


def _belt(y: float = 40, half: float = 84, colour: str = LEATHER) -> list[Shape]:
    """Return a belt with a square buckle."""
    return [Shape(f"M{-half} {y - 12} Q0 {y + 4} {half} {y - 12} L{half} {y + 12} Q0 {y + 28} {-half} {y + 12} Z",
        colour, bevel=6, angle=4, contour=1.2), Shape(box(-22, y - 16, 44, 42),
        GOLD, bevel=6, shine=0.7, contour=1.2), Shape(box(-12, y - 5, 24, 20), colour, bevel=4), Shape(box(-3, y - 4,
        22, 7), GOLD, bevel=3, shine=0.6)]


def quilted_coat() -> Part:
    """Return a stuffed coat, stitched in lozenges and laced down the front."""
    quilt = Ridge(" ".join(f"M{x - 170} -150 L{x + 130} 170 M{x + 170} -150 L{x - 130} 170" for x in range(-240, 260,
        44)), 4, -8)
    cloth = "#d9c08a"
    sleeves = _both([Shape(SLEEVE, cloth, bevel=22, angle=60, ridges=(quilt,), shadow=LAID, contour=1.3)])
    laces = " ".join(f"M-14 {y} L14 {y + 18} M14 {y} L-14 {y + 18}" for y in range(-96, 130, 32))
    return placed([*sleeves, Shape(BODY, cloth, bevel=40, angle=84, ridges=(quilt,), shadow=LAID, contour=1.3),
        Shape(tube(-38, -136, 24, -20, -112, 22, 0, -104, 22, 20, -112, 22, 38, -136, 24),
        "#a8452f", bevel=10, angle=20, contour=1.2), drawn("M0 -96 V152", 7, "#6a4a2a"), drawn(laces, 5, "#a8452f",
        ink=0.2, contour=1.1), Shape(f"{tube(-160, 16, 18, -110, 24, 18)} "
        f"{tube(160, 16, 18, 110, 24, 18)}", "#a8452f", bevel=8, contour=1.1)], 200, 226, 1.1)


def leather_armor() -> Part:
    """Return a cuirass of boiled leather with shoulder caps, studs and a skirt of straps."""
    hide = "#8a5530"
    skirt = [Shape(f"M{x - 15} 96 H{x + 15} L{x * 1.12 + 16:.0f} 176 Q{x * 1.12:.0f} 190 {x * 1.12 - 16:.0f} 176 Z",
    darker(hide, 0.08 * (k % 2)), bevel=8, angle=84, contour=1.2, shadow=LAID)
        for k, x in enumerate((-72, -43, -14, 15, 44, 73))]
    chest = Shape(loop(-44, -136, -84, -112, -90, -60, -80, 20, -86, 100, 0, 116, 86, 100, 80, 20, 90, -60, 84, -112,
        44, -136, 26, -100, 0, -90, -26, -100), hide, bevel=44, angle=80, shine=0.3,
        contour=1.3, shadow=LAID,
        ridges=(
        Ridge("M0 -84 V104 M-70 -40 Q-36 0 -6 -20 M70 -40 Q36 0 6 -20 M-76 40 Q-40 56 -6 40 M76 40 Q40 56 6 40", 8,
        -9),))
    caps = _both([Shape(loop(-66, -142, -110, -124, -128, -78, -120, -50, -86, -62, -66, -96), lighter(hide, 0.06),
        bevel=22, angle=50, shine=0.4, contour=1.3, shadow=LAID), Shape(loop(-120, -60, -130,
        -30, -112, -18, -84, -32, -84, -58), hide, bevel=12, angle=50, contour=1.2, shadow=LAID)])
    studs = [Shape(" ".join(ellipse(s * x, y, 5) for s in (-1, 1) for x, y in ((30, -70), (52, -78), (24, -10), (50,
        2), (24, 70), (50, 66), (96, -96), (104, -70))), GOLD, bevel=4, shine=0.7)]
    laces = [drawn(" ".join(f"M-9 {y} L9 {y + 14} M9 {y} L-9 {y + 14}" for y in (-66, -40, -14)), 4, "#e2c99a",
        contour=1.1)]
    return placed([*skirt, chest, *caps, *studs, *laces, *_belt(84, 88, "#3f2a1c")], 200, 218, 1.12)


def chain_shirt() -> Part:
    """Return a shirt of mail with a gilt collar and a belt."""
    sleeves = _both([Shape(SLEEVE, STEEL, bevel=22, angle=60, shine=0.4, ridges=(_rings(-170, -130, -70, 30),),
        shadow=LAID, contour=1.3)])
    body = Shape(BODY, STEEL, bevel=38, angle=84, shine=0.4, ridges=(_rings(-104, -140, 104, 166),), shadow=LAID,
        contour=1.3)
    hem = Shape(" ".join(polygon(x - 9, 150, x + 9, 150, x, 172) for x in range(-84, 90, 21)), GOLD, bevel=4,
        shine=0.6, contour=1.1)
    return placed([*sleeves, hem, body, Shape(tube(-38, -136, 15, -20, -112, 14, 0, -104, 14, 20, -112, 14, 38, -136,
        15), GOLD, bevel=6, shine=0.7, contour=1.2), *_belt(46, 82, "#7a3f2a")], 200, 222, 1.12)


def shadow_cloak() -> Part:
    """Return a hooded cloak on a hook, nobody in it; its folds end in dusk."""
    cloth = "#4a4860"
    fall = loop(-40, -130, -92, -96, -118, 20, -132, 150, -96, 176, -60, 160, -24, 180, 14, 162, 52, 180, 92, 162, 132,
    172, 120, 20, 92, -96, 40, -130)
    folds = Ridge(
        "M-60 -90 Q-80 40 -92 166 M-30 -80 Q-36 40 -44 164 M0 -70 V164 M30 -80 Q38 40 48 170 M62 -90 Q84 40 104 166",
        16, -13)
    hood = [Shape(loop(-66, -96, -64, -160, -30, -200, 0, -208, 30, -200, 64, -160, 66, -96, 0, -70), cloth, bevel=30,
        angle=60, contour=1.3, shadow=LAID), flat(loop(-40, -104, -40, -150, 0, -178, 40, -150, 40,
        -104, 0, -84), "#14121c", tone=0.2, contour=1.2), Shape(loop(-74, -92, -50, -112, 0, -84, 50, -112, 74, -92,
        30, -62, -30, -62), lighter(cloth, 0.08), bevel=14, angle=14, contour=1.2)]
    hook = [Shape(tube(0, -250, 9, 0, -222, 8, 14, -208, 7, 4, -196, 5), "#5d5a54", bevel=4, shine=0.6),
        Shape(ellipse(0, -252, 16, 14), "#8a6238", bevel=7)]
    dusk = [flat(loop(-140, 120, -60, 150, 20, 140, 140, 130, 150, 190, 60, 210, -60, 204, -150, 190), "#2a2838",
        opacity=0.55, feather=18, tone=0.5)]
    clasp = [Shape(ellipse(0, -66, 15), "#c9ccd8", bevel=6, shine=0.9, contour=1.2),
        flat("M4 -76 a11 11 0 1 0 0 20 a8 8 0 1 1 0 -20 Z", "#3a3850", tone=0.5)]
    return placed([*hook, Shape(fall, cloth, bevel=34, angle=84, ridges=(folds,), contour=1.3, shadow=LAID), *dusk,
        *hood, *clasp], 200, 250, 0.98)


def battle_robe() -> Part:
    """Return a scholar's long robe with wide sleeves, gilt hems and books in its pockets."""
    cloth = "#5f4a8a"
    skirt = loop(-40, -150, -78, -138, -70, -60, -64, 0, -104, 180, 0, 192, 104, 180, 64, 0, 70, -60, 78, -138, 40,
    -150, 20, -120, 0, -112, -20, -120)
    folds = Ridge("M-30 20 L-60 176 M0 30 V180 M30 20 L60 176 M-50 40 L-86 170 M50 40 L86 170", 12, -10)
    sleeve = loop(-70, -140, -108, -110, -150, 0, -176, 60, -120, 78, -96, 40, -80, -30, -72, -80)
    sleeves = _both([Shape(sleeve, cloth, bevel=26, angle=60, contour=1.3, shadow=LAID,
        ridges=(Ridge("M-96 -90 L-140 56 M-84 -60 L-112 60", 10, -9),)), Shape(tube(-178, 58, 18, -150, 74, 19, -118,
        76, 18), GOLD,
        bevel=7, shine=0.4, contour=1.1)])
    books = [s for x, tint in ((-58, "#a8452f"), (-36, "#3f7a5a"), (36, "#2f6f8f"), (58, "#a8842a"))
        for s in (Shape(polygon(x - 11, 58, x + 9, 54, x + 11, 104, x - 9, 104), tint, bevel=5, angle=84, contour=1.2),
            Shape(box(x - 8,
        56, 14, 5), "#f4ead0", bevel=2))]
    pockets = [Shape(polygon(x - 32, 84, x + 32, 84, x + 28, 136, x - 28, 136), darker(cloth, 0.15), bevel=6,
        contour=1.2) for x in (-48, 48)]
    return placed([*sleeves, Shape(skirt, cloth, bevel=36, angle=84, ridges=(folds,), contour=1.3, shadow=LAID),
        Shape(tube(-100, 172, 18, 0, 184, 19, 100, 172, 18), GOLD, bevel=7, angle=4, contour=1.1), Shape(tube(-40,
        -146, 18, -20, -114,
        16, 0, -106, 16, 20, -114, 16, 40, -146, 18), GOLD, bevel=7, shine=0.4, contour=1.1), *books, *pockets,
        Shape(polygon(-12, -100, 12, -100, 14, 176, -14, 176), lighter(cloth, 0.2), bevel=6, angle=84), *emblem_sun(0,
        -50,
        30), Shape(tube(-66, 12, 18, 0, 22, 18, 66, 12, 18), "#c9a24a", bevel=7, contour=1.1), Shape(tube(10, 24, 10,
        18, 60, 8, 14, 90, 12), "#c9a24a", bevel=5)], 200, 222, 1.0)


def iron_plate() -> Part:
    """Return a breastplate with gorget, shoulders and a skirt of hoops."""
    hoops = [
        Shape(
        f"M{-82 - 6 * k} {70 + 26 * k} Q0 {92 + 26 * k} {82 + 6 * k} {70 + 26 * k} L{86 + 6 * k} {100 + 26 * k} "
            f"Q0 {122 + 26 * k} {-86 - 6 * k} {100 + 26 * k} Z", STEEL, bevel=9, angle=6, shine=0.7, contour=1.2,
            shadow=LAID)
        for k in (3, 2, 1, 0)]
    chest = Shape(loop(-46, -134, -84, -104, -96, -40, -84, 40, -80, 84, 0, 104, 80, 84, 84, 40, 96, -40, 84, -104, 46,
        -134, 26, -106, 0, -98, -26, -106), "#b9c3c8", bevel=54, angle=80, shine=0.9, contour=1.3, shadow=LAID,
        ridges=(Ridge("M0 -90 V98", 8, 12),))
    trims = [Shape(tube(-46, -130, 12, -24, -104, 11, 0, -96, 11, 24, -104, 11, 46, -130, 12), GOLD, bevel=5,
        shine=0.7, contour=1.1), drawn("M-70 -60 Q-40 0 -66 60 M70 -60 Q40 0 66 60", 6, GOLD, contour=1.1),
        drawn("M-30 -70 Q-14 0 -24 80 M30 "
        "-70 Q14 0 24 80", 4, "#7d878c", contour=0.8)]
    gorget = [Shape(loop(-44, -132, -34, -176, 34, -176, 44, -132, 0, -112), STEEL, bevel=16, angle=84, shine=0.8,
        contour=1.3), flat(ellipse(0, -174, 33, 9), "#2a2624", tone=0.3, contour=1.1), Shape(tube(-36, -174, 7, 0,
        -165, 7, 36, -174, 7), GOLD,
        bevel=3)]
    shoulders = _both([Shape(loop(-58, -140, -106, -134, -138, -96, -140, -60, -100, -56, -70, -92), "#b9c3c8",
        bevel=30, angle=50, shine=0.9, contour=1.3, shadow=LAID), *(Shape(loop(-138 - 3 * k, -64 + 24 * k,
        -132 - 3 * k, -36 + 24 * k, -106, -28 + 24 *
        k, -86, -44 + 24 * k, -92, -62 + 24 * k), STEEL, bevel=10, angle=40, shine=0.7, contour=1.2, shadow=LAID)
            for k in (1, 0)), drawn("M-128 -72 Q-104 -64 -80 -88", 5, GOLD, contour=1.1)])
    rivets = [Shape(" ".join(ellipse(s * x, y, 4.4) for s in (-1, 1) for x, y in ((72, 86), (76, 112), (82, 138), (88,
        164), (122, -88))), GOLD, bevel=3, shine=0.7)]
    return placed([*hoops, chest, *trims, *gorget, *shoulders, *rivets], 200, 214, 1.08)


def wyrmscale_coat() -> Part:
    """Return a coat of dragon scales, red, each as large as a hand, spines on its shoulders."""
    dice = random.Random(4)
    red = "#b8432c"
    out: list[Shape] = _both([Shape(SLEEVE, darker(red, 0.15), bevel=22, angle=60, contour=1.3, shadow=LAID),
    *(Shape(f"M{x - 19} {y - 14} H{x + 19} Q{x + 20} {y + 8} {x} {y + 24} Q{x - 20} {y + 8} {x - 19} {y - 14} Z", red,
    bevel=9, angle=50,
        shine=0.5, contour=1.2) for x, y in ((-138, -4), (-112, 6), (-126, -34), (-102, -28), (-112, -64), (-94, -66),
        (-96, -98)))])
    out.append(Shape(BODY, darker(red, 0.3), bevel=36, angle=84, contour=1.3, shadow=LAID))
    for row in range(9, -1, -1):
        y = -108 + row * 28
        half = 84 - 8 * max(0, 4 - abs(row - 5)) * 0.5 + (8 if row > 7 else 0)
        count = 6 + row % 2
        for k in range(count):
            x = -half + (k + 0.5) * 2 * half / count
            if row < 1 and abs(x) < 30:
                continue
            tint = ("#c24a30", "#a83a2c", "#d0603a")[dice.randrange(3)]
            out.append(
                Shape(
                f"M{x - 17:.0f} {y - 16} H{x + 17:.0f} Q{x + 19:.0f} {y + 12} {x:.0f} {y + 30} Q{x - 19:.0f} "
                    f"{y + 12} {x - 17:.0f} {y - 16} Z", tint, bevel=10, angle=40 + dice.uniform(-14, 14), shine=0.6,
                    contour=1.2,
                ridges=(Ridge(f"M{x:.0f} {y - 10} V{y + 22}", 3, 4),)))
    out += _both([Shape(tube(-92 - 16 * k, -124 + 22 * k, 20, -112 - 18 * k, -150 + 20 * k, 12, -118 - 24 * k,
        -176 + 24 * k, 2), "#e6d6ac", bevel=7, angle=60, contour=1.2) for k in range(3)])
    return placed([*out, Shape(tube(-38, -136, 22, -20, -112, 20, 0, -104, 20, 20, -112, 20, 38, -136, 22), "#4a2a22",
        bevel=9, contour=1.2), *_belt(52, 80, "#3a241c"), flat(ellipse(0, 56, 3), "#ffb45a", tone=1.6,
        glow=Glow("#ff8a4a",
        50, 0.25))], 200, 226, 1.1)


PICTURES = {name: thing(part) for name, part in (("quilted-coat", quilted_coat), ("leather-armor", leather_armor),
    ("chain-shirt", chain_shirt), ("shadow-cloak", shadow_cloak), ("battle-robe", battle_robe), ("iron-plate",
    iron_plate),
    ("wyrmscale-coat", wyrmscale_coat))}
RECIPES = recipes(PICTURES, __name__)
