"""The goods: artifacts, salt, cloth, wine, the bones of a saint, a writ, star maps."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.arms import knife
from assets.workshop.engraving.kit.skeletons import bone_hand
from assets.workshop.engraving.kit.stonework import rounded
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.pictures.runebound.asset_desk import LAID, recipes, thing

GOLD, PARCHMENT = "#d9ad4c", "#f2e4bf"


def artifacts() -> Part:
    """Return a broken stone head, a painted shard and a clay tablet with wedges."""
    stone = "#c3bca8"
    head = [
    Shape(
    "M-76 60 L-84 -20 L-78 -100 Q-50 -164 10 -160 L30 -130 L56 -140 Q92 -90 84 -10 L78 40 L50 96 L20 84 L-6 110 "
        "L-46 92 Z", stone, bevel=50, angle=70, grain=0.2, contour=1.4, shadow=LAID), flat(
        "M-56 -34 Q-34 -52 -12 -34 Q-34 -24 -56 -34 Z M16 -34 Q38 -52 62 -34 Q38 -24 16 -34 Z", "#6a6252", tone=0.7,
        contour=1.2), drawn("M-60 -60 Q-34 -76 -8 -58 M12 -58 Q38 -76 66 -60", 8, "#7d7462"), Shape(loop(-2, -46, -14,
        14, 2, 24, 20, 14, 8, -46),
        lighter(stone, 0.1), bevel=10, angle=80, contour=1.0), drawn("M-30 50 Q2 66 36 48 M-22 60 Q2 72 28 58", 6,
        "#6a6252"), drawn("M30 -130 L14 -90 L34 -66 L20 -44", 5, "#4a4436"), Shape(tube(-78, -96, 26, -30, -140, 28,
        20, -150, 20), darker(stone, 0.1),
        bevel=10, ridges=(Ridge("M-70 -100 l10 14 M-50 -120 l10 14 M-26 -136 l6 16 M0 -146 l4 16", 4, -5),),
        contour=1.2)]
    shard = [Shape("M-70 40 L-54 -50 L-10 -66 L40 -54 L70 20 L30 46 L-10 36 Z", "#c2683f", bevel=14, angle=20,
        contour=1.3, shadow=LAID), drawn("M-56 -20 q10 -14 20 0 t20 0 t20 0 t20 0 t20 0", 6, "#2a1a14"), flat(
        "M-30 22 L-10 -4 L10 22 L30 -4 L44 18 L30 30 L10 26 Z", "#f0e2c0", tone=1.2, contour=1.0)]
    tablet = [Shape(loop(-52, -60, 48, -66, 54, 54, -46, 62), "#b58a5c", bevel=16, angle=30, grain=0.14, contour=1.3,
        shadow=LAID), drawn(" ".join(f"M{x} {y} l9 3 l-7 5 Z" for y in range(-44, 50, 22) for x in range(-38, 40, 20)),
        3, "#5a3c22")]
    return [*placed(head, 208, 252, 1.26, -6), *placed(shard, 92, 414, 0.96, -8), *placed(tablet, 320, 408, 0.92, 10)]


def salt() -> Part:
    """Return an open sack of salt with a wooden scoop, two cut blocks beside it."""
    cloth = "#c9ad78"
    sack_ = [Shape(loop(-116, 150, -130, 60, -104, -40, -92, -70, 92, -70, 104, -40, 130, 60, 116, 150, 0, 164), cloth,
    bevel=46, angle=80, grain=0.16, contour=1.4, shadow=LAID, ridges=(Ridge(
        "M-70 -50 Q-96 40 -84 140 M-30 -50 Q-40 60 -30 150 M20 -50 Q30 60 24 150 M66 -50 Q94 40 82 140", 11, -9),)),
        Shape(ellipse(0, -72, 112, 30), lighter(cloth, 0.1), bevel=14, contour=1.3), Shape(
        loop(-92, -74, -60, -120, -20, -160, 8, -172, 40, -150, 72, -112, 92, -74, 0, -56), "#fbfaf6", bevel=34,
        angle=30, grain=0.5, contour=1.1, ink=0.6, tone=1.2)]
    scoop = [Shape(loop(-44, -12, -40, 22, 30, 26, 46, -6, 20, -20, -20, -22), "#9a6a3c", bevel=12, angle=20,
        contour=1.3, shadow=LAID), Shape(tube(40, -6, 18, 118, -62, 15), "#9a6a3c", bevel=8, contour=1.3, shadow=LAID),
        Shape(loop(-34, -10, -10, -34, 18, -14, 0, -4),
        "#fbfaf6", bevel=8, grain=0.4, ink=0.5, tone=1.2)]
    mark = [flat("M-30 0 L0 -34 L30 0 L0 34 Z", "#2f5f86", tone=1.0, contour=1.1), flat("M-14 0 L0 -16 L14 0 L0 16 Z",
        cloth, contour=0.9)]
    block = [Shape(polygon(-52, -14, 10, -34, 62, -18, 4, 6), "#ffffff", bevel=5, ink=0.4, tone=1.2, contour=1.2),
        Shape(polygon(-52, -14, 4, 6, 4, 62, -52, 40), "#efece4", bevel=7, angle=84, grain=0.3, contour=1.2),
        Shape(polygon(4, 6, 62, -18, 62, 34, 4, 62),
        "#cfcabc", bevel=7, angle=60, grain=0.3, contour=1.2)]
    grains = [flat(" ".join(ellipse(x, y, 3) for x, y in ((90, 430), (110, 446), (150, 440), (236, 452), (270, 440),
        (200, 456))), "#ffffff", tone=1.6, contour=0.9)]
    return [*placed([*sack_, *placed(scoop, 30, -138, 1.0, -6), *placed(mark, 0, 56, 1.2)], 200, 262, 1.1),
        *placed(block, 330, 408, 0.9), *placed(block, 70, 418, 0.8), *grains]


def fine_cloth() -> Part:
    """Return bolts of coloured cloth stacked on each other, the uppermost unrolled over the edge."""
    out: list[Shape] = []
    for x, y, tint, trim in ((120, 356, "#2f6f8f", "#e0c48a"), (280, 356, "#7a3f6a", "#e0c48a"), (200, 276, "#3f7a4f",
        "#e0c48a")):
        out += [Shape(tube(x - 66, y, 92, x + 66, y, 92), tint, bevel=44, angle=86, contour=1.4, shadow=LAID,
            ridges=(Ridge(f"M{x - 60} {y - 24} H{x + 70} M{x - 60} {y + 6} H{x + 70}", 4, -4),)), Shape(ellipse(x - 68,
            y, 27, 46), lighter(tint, 0.12), bevel=8, contour=1.3),
            drawn(f"M{x - 68} {y - 30} a16 30 0 1 1 -10 44 a10 18 0 1 0 8 -30", 4, darker(tint, 0.4)),
            flat(ellipse(x - 68, y, 6, 10), "#8a6238", contour=1.0),
            drawn(f"M{x + 34} {y - 44} Q{x + 44} {y} {x + 34} {y + 44}", 7, trim, contour=1.0)]
    red = "#c8422b"
    out += [Shape(tube(140, 180, 88, 262, 176, 88), red, bevel=42, angle=86, contour=1.4, shadow=LAID),
    Shape("M168 158 Q230 120 288 146 Q318 210 306 300 Q300 360 318 430 L216 442 Q226 360 214 290 Q206 220 168 200 Z",
    red, bevel=26, angle=84, contour=1.4, shadow=LAID,
        ridges=(Ridge("M210 150 Q250 230 246 330 Q244 390 254 436 M250 140 Q288 220 278 320 Q274 380 288 432", 11,
        -9),)), Shape(ellipse(138, 180, 26, 44), lighter(red, 0.12), bevel=8, contour=1.3),
        drawn("M138 150 a15 28 0 1 1 -10 42 a9 16 0 1 0 8 -28", 4, "#6a1c12"), Shape(
        tube(216, 434, 13, 264, 430, 13, 318, 424, 13), GOLD, bevel=5, contour=1.1)]
    for x, y in ((232, 210), (266, 260), (244, 310), (276, 360), (250, 396)):
        out += placed([flat("M0 -13 Q4 -4 13 0 Q4 4 0 13 Q-4 4 -13 0 Q-4 -4 0 -13 Z", "#f2cf7a", tone=1.3,
            contour=0.9)], x, y)
    return out


def wine_casks() -> Part:
    """Return three casks on their sides, one on two, with a tap and a cup under it."""

    def cask(x: float, y: float, r: float) -> list[Shape]:
        boards = Ridge(" ".join(f"M{x + d} {y - (r * r - d * d) ** 0.5:.0f} V{y + (r * r - d * d) ** 0.5:.0f}"
            for d in (-r * 0.6, -r * 0.3, 0, r * 0.3, r * 0.6)), 4, -5)
        return [Shape(ellipse(x, y, r), "#6a7076", bevel=8, shine=0.5, contour=1.4, shadow=LAID), Shape(ellipse(x, y,
            r * 0.9), "#8a5a34", bevel=8, contour=1.2), Shape(ellipse(x, y, r * 0.78), "#b07a44", bevel=6, angle=86,
            grain=0.14, ridges=(boards,), contour=1.1), Shape(box(
            x - r * 0.74, y - r * 0.1, r * 1.48, r * 0.2), "#8a5a34", bevel=5, angle=4, contour=1.1)]

    grapes = [Shape(" ".join(ellipse(x, y, 8) for x, y in ((-16, -10), (0, -12), (16, -10), (-8, 2), (8, 2), (0, 14))),
        "#7a2f5a", bevel=6, shine=0.6, contour=1.1), Shape("M0 -16 Q14 -34 30 -22 Q20 -12 0 -16 Z", "#5f8a3f", bevel=4,
        contour=1.0)]
    tap = [Shape(tube(0, -10, 16, 4, 18, 15, 26, 26, 12), GOLD, bevel=6, shine=0.7, contour=1.2), Shape(box(-10, -30,
        20, 12), GOLD, bevel=4, shine=0.7), drawn("M30 32 V86", 5, "#8e1f3a", ink=0.2, tone=1.2)]
    cup = [Shape("M-30 -46 Q-28 4 0 8 Q28 4 30 -46 Z", "#c9c0ae", bevel=14, shine=0.7, contour=1.3, shadow=LAID),
        flat(ellipse(0, -46, 29, 8), "#8e1f3a", tone=0.9, contour=1.1),
        Shape(f"{box(-4, 6, 8, 24)} {ellipse(0, 34, 24, 7)}", "#c9c0ae", bevel=5, shine=0.6, contour=1.2)]
    return [*cask(110, 320, 92), *cask(292, 320, 92), *cask(200, 164, 96), *placed(grapes, 200, 122, 1.3), *placed(tap,
        292, 352, 1.2), *placed(cup, 330, 446, 0.9), *placed([Shape(polygon(-26, 0, 26, 0, 0, -24), "#6a4a30",
        bevel=5)], 26, 414), *placed([Shape(polygon(-26, 0, 26, 0, 0, -24),
        "#6a4a30", bevel=5)], 202, 414)]


def saints_bones() -> Part:
    """Return a reliquary like a small gilt house; behind its window a hand of bone."""
    roof = [Shape(polygon(-130, -60, -86, -150, 86, -150, 130, -60), "#b98f34", bevel=12, angle=30, shine=0.5,
        contour=1.4, shadow=LAID,
        ridges=(
        Ridge(
        "M-104 -76 L-70 -144 M-64 -70 L-42 -146 M-20 -68 L-14 -148 M22 -68 L16 -148 M66 -70 L44 -146 M106 -76 L72 "
            "-144 M-116 -92 H116 "
        "M-104 -120 H104", 4, -5),)), Shape(tube(-92, -152, 15, 92, -152, 15), GOLD, bevel=6, shine=0.7, contour=1.2),
        *(Shape(ellipse(x, -164, 10), GOLD, bevel=5, shine=0.8, contour=1.1) for x in (-90, 0, 90)),
        Shape(f"{box(-4, -210, 8, 46)} {box(-18, -198, 36, 8)}", GOLD, bevel=3,
        shine=0.7, contour=1.2)]
    body = [Shape(box(-122, -60, 244, 176), GOLD, bevel=12, angle=84, shine=0.5, contour=1.4, shadow=LAID),
        Shape(box(-134, -70, 268, 18),
        "#b98f34", bevel=7, shine=0.6, contour=1.2), *(Shape(box(x - 11, -52, 22,
        164), "#e6c468", bevel=8, angle=86, shine=0.6, contour=1.2) for x in (-110, 110)), *(Shape(ellipse(x, y, 13),
        tint, bevel=7, shine=0.9, contour=1.2) for x, y, tint in ((-84, -26, "#b5271b"), (84, -26, "#b5271b"), (-84,
        86, "#2f7fb0"), (84, 86, "#2f7fb0"), (-84, 30, "#3f8a5a"), (84,
        30, "#3f8a5a")))]
    window = [flat(rounded(0, 104, 58, 142), "#2a2430", tone=0.5, contour=1.4, glow=Glow("#ffe0a0", 16, 0.4)),
        *placed(bone_hand("#f0e8d0"), 0, 30, 0.66), drawn("M-58 104 V20 Q-58 -38 0 -38 Q58 -38 58 20 V104 Z", 9,
        "#f0d890", contour=1.3)]
    feet = [Shape(ellipse(x, 146, 18, 13), "#b98f34", bevel=7, shine=0.6, contour=1.2) for x in (-112, 112)]
    base = Shape(box(-138, 104, 276, 34), "#b98f34", bevel=8, shine=0.6, contour=1.3)
    return placed([*feet, *roof, *body, *window, base], 200, 272, 1.08)


def bounty_writ() -> Part:
    """Return a writ nailed up with a dagger: a masked face, a sum in coins, a red seal on its ribbon."""
    sheet = Shape(
        "M-120 -176 L-60 -184 L20 -178 L118 -186 L126 -60 L118 40 L128 166 L60 176 L-10 168 L-80 180 L-126 170 "
            "L-118 60 L-128 -40 Z", PARCHMENT, bevel=10, angle=8, grain=0.08, ink=0.7, contour=1.4, shadow=LAID)
    curl = Shape("M-126 170 L-80 180 L-40 172 Q-70 150 -84 128 Q-104 140 -126 170 Z", darker(PARCHMENT, 0.15), bevel=9,
        angle=30, contour=1.2)
    face = [Shape(loop(-46, -66, -44, -112, 0, -140, 44, -112, 46, -66, 28, -24, 0, -10, -28, -24), "#e2cf9f",
        bevel=14, angle=70, contour=1.3, ink=0.8),
        flat("M-50 -84 Q0 -70 50 -84 L46 -50 Q20 -34 0 -56 Q-20 -34 -46 -50 Z", "#2a2018", tone=0.4, contour=1.1), flat(
        f"{ellipse(-20, -62, 9, 6)} {ellipse(20, -62, 9, 6)}", "#f6ecd0", tone=1.5), Shape(loop(-52, -96, -62, -120,
        -30, -156, 0, -150, 30, -158, 62, -122, 52, -96, 0, -114), "#4a3828", bevel=10, grain=0.2, contour=1.2),
        drawn("M-14 -28 Q0 -36 16 -26", 4, "#5a3a24"), drawn("M24 -46 L36 -16", 3,
        "#8e2a1b")]
    text = [drawn("M-92 14 H92 M-80 36 H84", 7, "#3a2a1c"), drawn("M-92 62 H64 M-92 78 H88 M-92 94 H40", 3.4,
        "#6a5238"), *(Shape(ellipse(x, 126, 17), GOLD, bevel=6, shine=0.7, contour=1.2) for x in (-66, -26, 14))]
    seal = [Shape(polygon(60, 100, 84, 100, 96, 168, 80, 158, 66, 170), "#2f5f86", bevel=5, contour=1.2),
        Shape(loop(44, 112, 54, 86, 84, 80, 106, 98, 104, 126, 82, 142, 54, 136), "#b5271b", bevel=14, shine=0.6,
        contour=1.3), flat(rays(76, 112, 6, 18, 6, 5), "#e8604a", tone=1.2)]
    blade = placed(knife(130, "#b9c2c6"), 6, -176, 1.0, 190)
    return placed([sheet, curl, *face, *text, *seal, *blade], 200, 236, 1.04, -3)


def star_maps() -> Part:
    """Return a blue chart of the sky unrolled, a pair of dividers on it, two more rolls before it."""
    sheet = [Shape("M-146 -130 Q0 -112 146 -134 V100 Q0 118 -146 104 Z", "#28486f", bevel=12, angle=8, grain=0.05,
        contour=1.4, shadow=LAID), drawn(ellipse(0, -10, 96, 92), 2.4, "#d9c48a", ink=0, tone=1.5), drawn(ellipse(0,
        -10, 60, 57), 1.8, "#d9c48a", ink=0, tone=1.5), drawn(
        "M-96 -10 H96 M0 -102 V82 M-68 -75 L68 55 M68 -75 L-68 55", 1.4, "#d9c48a", ink=0, tone=1.4)]
    dice = random.Random(7)
    points = ((-70, -60), (-40, -44), (-16, -62), (14, -50), (40, -70), (52, -36))
    other = ((-52, 26), (-24, 14), (4, 40), (34, 24), (58, 44))
    sheet += [drawn("M" + " L".join(f"{x} {y}" for x, y in run), 3, "#f2e6b0", ink=0, tone=1.7) for run in (points,
        other)]
    sheet += [flat(rays(x, y, 3.4, 11, 5), "#fff6d0", ink=0, tone=2.0) for x, y in (*points, *other)]
    sheet.append(flat(" ".join(ellipse(dice.uniform(-130, 130), dice.uniform(-110, 90), 1.8) for _ in range(60)),
        "#e6ecff", ink=0, tone=1.8))
    ends = [Shape(tube(x, -150, 34, x, 124, 34), lighter("#28486f", 0.1), bevel=15, angle=86, contour=1.4, shadow=LAID)
        for x in (-150, 150)] + [Shape(ellipse(x, y, 12, 9), GOLD, bevel=5, shine=0.7, contour=1.2) for x in (-150,
            150) for y in (-162, 136)]
    dividers = [Shape(tube(0, -86, 13, -30, 30, 9, -44, 86, 2), GOLD, bevel=5, shine=0.8, contour=1.3, shadow=LAID),
        Shape(tube(0, -86, 13, 34, 26, 9, 52, 80, 2), GOLD, bevel=5, shine=0.8, contour=1.3, shadow=LAID),
        Shape(ellipse(0, -92, 17), GOLD, bevel=7, shine=0.8, contour=1.3), Shape(tube(0,
        -104, 10, 0, -124, 8), GOLD, bevel=4)]
    rolls = [s for x, y, t, tint in ((128, 424, 4, "#f2e4bf"), (286, 430, -6, "#e6d3a4"))
        for s in placed([Shape(tube(-80, 0, 40, 80, 0, 40), tint, bevel=18, angle=86, contour=1.3, shadow=LAID),
            Shape(ellipse(-82, 0, 11, 20), darker(tint, 0.1), bevel=5, contour=1.2), Shape(tube(0, -22, 12, 3, 0,
        12, 0, 22, 12), "#b5271b", bevel=5, contour=1.1)], x, y, 0.9, t)]
    return [*placed([*sheet, *ends], 200, 220, 1.1, -2), *placed(dividers, 238, 262, 1.0, 20), *rolls]


PICTURES = {name: thing(part) for name, part in (("artifacts", artifacts), ("salt", salt), ("fine-cloth", fine_cloth),
    ("wine-casks", wine_casks), ("saints-bones", saints_bones), ("bounty-writ", bounty_writ), ("star-maps", star_maps))}
RECIPES = recipes(PICTURES, __name__)
