"""The legendary gear of the four heroes, each thing in golden light."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Glow,
    Part,
    Ridge,
    Shape,
    drawn,
    flat,
    hollow,
    placed,
    stroke,
)
from assets.workshop.engraving.kit import runes
from assets.workshop.engraving.kit.arms import axe, bow
from assets.workshop.engraving.kit.fire import flame
from assets.workshop.engraving.kit.monsters import scales
from assets.workshop.engraving.palette import DARK_WOOD, GOLD, LEATHER, OXBLOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, QUALITY, SOFT, golden, laid

LEAF = loop(0, 0, -14, -14, -12, -34, 0, -50, 12, -34, 14, -14)


def _leaf(colour: str) -> Part:
    """Return a leaf that grows up from 0, 0."""
    return [Shape(LEAF, colour, bevel=9, angle=40, shadow=SOFT, ridges=(Ridge("M0 0 V-42 M0 -14 L8 -22 M0 -24 L-8 -32",
        3, 3),))]


def _spark(x: float, y: float, reach: float, colour: str = "#fffbe6") -> Shape:
    """Return a point of light."""
    return flat(rays(x, y, reach * 0.12, reach, 4, 0), colour, ink=0, tone=1.9, contour=0.3)


def _rune_axe() -> Part:
    """Return a two-bladed dwarf axe whose runes burn blue."""
    signs = [s for x, k in ((-62, 0), (62, 2)) for s in placed(runes.burning(runes.RUNES[k], 9, "#58c8f0", 0.9), x, -66,
        0.8)]
    return [*placed(axe(100, 1.16, "#b4c0c6", True), 0, 10, 1.0), Shape(box(-19, -92, 38, 66), GOLD, bevel=8, angle=20,
        shine=0.9, shadow=SOFT), Shape(rays(0, -60, 6, 15, 4, 45), "#58c8f0", bevel=5, shine=1.0, shadow=NO_SHADOW),
        *signs, *[Shape(tube(-10, y, 6, 10, y + 7, 6), GOLD, bevel=3, shine=0.6, shadow=SOFT) for y in (40, 56, 72, 88,
        104)], Shape(ellipse(0, 142, 14), GOLD, bevel=9, shine=0.9)]


def _plate() -> Part:
    """Return a breastplate that bears the face of a bearded ancestor."""
    body = loop(-34, -96, -78, -84, -86, -36, -84, 20, -60, 78, 0, 104, 60, 78, 84, 20, 86, -36, 78, -84, 34, -96, 18,
        -74, 0, -68, -18, -74)
    beard = loop(-40, -2, -46, 34, -30, 74, 0, 92, 30, 74, 46, 34, 40, -2, 16, 12, 0, 6, -16, 12)
    locks = tuple(Ridge(line(x * 0.5, 6, x, 40, x * 0.4, 84), 6, -6) for x in (-36, -20, -4, 12, 28))
    face = [Shape(loop(-34, -40, -38, -8, -20, 20, 20, 20, 38, -8, 34, -40, 0, -54), "#f0d080", bevel=22, angle=70,
        shine=0.6, grain=0.03, shadow=SOFT), Shape(beard, "#dcae4c", bevel=22, angle=84, shine=0.6, ridges=locks,
        shadow=LYING), Shape(loop(-7, -18, -11, 4, 0, 10, 11, 4, 7, -18), "#f6e2a0", bevel=7, angle=80, shine=0.5,
        shadow=SOFT), Shape(loop(-34, 14, -16, 4, 0, 12, 16, 4, 34, 14, 14, 22, 0, 18, -14, 22), "#c9983c", bevel=6,
        angle=20, shadow=SOFT), flat(ellipse(-16, -18, 8, 4), "#2a1a0c", tone=0.5), flat(ellipse(16, -18, 8, 4),
        "#2a1a0c", tone=0.5), drawn("M-30 -28 L-6 -24 M30 -28 L6 -24", 6, "#8a6424", contour=1),
        Shape(loop(-40, -36, -42, -56, 0, -78, 42, -56, 40, -36, 0, -48), "#c3cdd0", bevel=10, angle=30, shine=0.9,
        shadow=SOFT), Shape(box(-5, -72, 10, 32), GOLD, bevel=4, shine=0.8)]
    return [Shape(body, "#9fabb1", bevel=50, angle=80, shine=0.9, grain=0.03, shadow=LYING), Shape(stroke(body, 8),
        GOLD, bevel=4, angle=40, shine=0.7, shadow=NO_SHADOW), *placed(face, 0, 0, 0.94), *[Shape(ellipse(x, y, 6),
        "#f6e2a0", bevel=4, shine=0.8, shadow=SOFT) for x, y in ((-66, -60), (66, -60), (-68, 16), (68, 16))]]


def _oath() -> Part:
    """Return the oath of a gate-warden: a sheet with a gate drawn on it, its ribbon and seal, and his iron ring."""
    sheet = loop(-74, -98, -30, -104, 30, -98, 76, -104, 78, -40, 74, 30, 78, 88, 30, 82, -30, 88, -78, 84, -74, 20,
        -78, -40)
    gate = "M-34 8 V-46 H-24 V-60 H-10 V-48 H10 V-60 H24 V-46 H34 V8 Z"
    writing = "M-52 -80 H52 M-52 26 H52 M-52 40 H30 M-52 54 H10"
    ring = [Shape(hollow(f"{ellipse(0, 0, 34, 32)} {ellipse(0, 0, 23, 21)}"), "#8b969c", bevel=7, angle=50, shine=1.0,
            shadow=LYING),
        Shape(polygon(-17, -24, 17, -24, 21, -44, -21, -44), "#aab4b8", bevel=6, angle=20, shine=0.9, shadow=SOFT),
        Shape("M-10 -28 V-38 H-6 V-41 H-2 V-38 H2 V-41 H6 V-38 H10 V-28 Z", "#3c4248", bevel=2, shadow=NO_SHADOW)]
    return [Shape(sheet, "#f2e4bd", bevel=6, angle=10, ink=0.7, grain=0.06, shadow=LYING),
        Shape(f"{tube(-84, -100, 17, 0, -106, 19, 84, -100, 17)} {tube(-84, 88, 17, 0, 90, 19, 84, 88, 17)}", "#dcc58c",
            bevel=8, angle=4, shadow=LYING),
        drawn(writing, 4, "#6b4a2c", ink=0, contour=0.4), Shape(gate, "#8d8874", bevel=5, angle=84, shadow=SOFT),
        flat("M-19 8 V-18 A19 19 0 0 1 19 -18 V8 Z", "#2a2018", tone=0.5, contour=1),
        drawn("M-10 8 V-34 M0 8 V-36 M10 8 V-34 M-18 -18 H18 M-18 -4 H18", 3, "#c9d2d6", ink=0),
        Shape(f"{polygon(-10, 60, 8, 60, -2, 120, -12, 110, -22, 118)} "
            f"{polygon(0, 60, 16, 58, 28, 112, 16, 108, 8, 118)}",
            "#8e2f26", bevel=4, angle=80, shadow=SOFT),
        Shape(loop(-30, 56, -16, 36, 6, 32, 28, 44, 30, 66, 12, 84, -14, 82), "#b3241e", bevel=14, angle=40, shine=0.8,
            shadow=LYING),
        Shape(rays(0, 58, 7, 17, 6, 0), "#d8584a", bevel=4, shine=0.8, shadow=NO_SHADOW), *placed(ring, 62, 34, 1.1,
            14)]


def _bow() -> Part:
    """Return a living bow with buds and young leaves, an arrow laid on."""
    shoots = [s for x, y, turn, size, c in ((-30, -92, -50, 0.8, "#92ac48"), (6, -52, 40, 0.9, "#7d9a3c"), (-8, -60,
        -60, 0.7, "#a8c45c"), (6, 54, 130, 0.9, "#7d9a3c"), (-34, 92, 220, 0.8, "#92ac48"), (-52, -112, 20, 0.7,
        "#a8c45c"), (-52, 112, 160, 0.7, "#a8c45c"))
        for s in placed(_leaf(c), x, y, size, turn)]
    buds = [Shape(loop(x, y - 10, x + 8, y, x, y + 9, x - 8, y), "#f0b8c0", bevel=6, angle=30, shine=0.4, shadow=SOFT)
        for x, y in ((14, -26), (14, 30), (-24, -80))]
    arrow = [Shape(tube(-86, 0, 6, 92, 0, 6), "#e0bf80", bevel=3, angle=4, shadow=LYING), Shape(polygon(112, 0, 86, 12,
        90, 0, 86, -12), "#d6dee0", bevel=5, shine=0.9, shadow=SOFT), Shape(polygon(-92, 0, -74, -14, -46, -12, -58, 0,
        -46, 12, -74, 14), "#6f9a4c", bevel=5, angle=30, shadow=SOFT)]
    return [*placed(bow(250, "#8a6a38"), 16, 0), *shoots, *buds, *arrow]


def _cloak() -> Part:
    """Return a cloak whose hem comes apart in leaves."""
    dice = random.Random(5)
    body = loop(-26, -76, -54, -60, -70, 0, -86, 44, -52, 60, -20, 46, 10, 62, 40, 48, 80, 52, 66, 0, 54, -60, 26, -76)
    leaves = []
    for i in range(34):
        x = -84 + 168 * ((i * 0.618) % 1) + dice.uniform(-8, 8)
        y = 34 + 76 * (i / 34) + dice.uniform(-6, 6)
        leaves += placed(_leaf(("#7d9a3c", "#a8b84c", "#5f8040", "#c2a23c")[i % 4]), x * (1 + i / 110), y,
            0.62 - 0.004 * i, dice.uniform(-170, 170))
    rows = [s for y in (-40, -14, 12, 36) for x in range(-56, 60, 22) for s in placed(_leaf(("#6f8c3e",
        "#86a048")[(x + y) % 4 // 2]), x + (y % 3) * 3, y + 30, 0.72, 180 + x * 0.2)]
    return [Shape(loop(-28, -70, -42, -100, 0, -122, 42, -100, 28, -70, 0, -60), "#5f7a3a", bevel=22, angle=60,
        grain=0.14, shadow=LYING), flat(loop(-20, -74, -26, -94, 0, -108, 26, -94, 20, -74, 0, -64), "#14160e",
        tone=0.35, contour=1.2), Shape(body, "#5f7a3a", bevel=26, angle=80, grain=0.14, shadow=LYING), *rows, *leaves,
        Shape(ellipse(0, -58, 12), GOLD, bevel=8, shine=0.9, shadow=SOFT), *placed(_leaf("#a8c45c"), 0, -46, 0.5)]


def _heartwood() -> Part:
    """Return a heart of amber held in twisted wood."""
    heart = "M0 78 C-70 30 -74 -40 -34 -46 C-14 -48 -4 -34 0 -20 C4 -34 14 -48 34 -46 C74 -40 70 30 0 78 Z"
    bark = [Shape(tube(*run), "#7a5834", bevel=9, angle=40 + 30 * i, grain=0.22, shadow=LYING) for i, run in enumerate((
        (0, 112, 16, -56, 72, 20, -86, 4, 22, -74, -58, 19, -28, -80, 14, 0, -62, 10), (0, 112, 16, 56, 72, 20, 86, 4,
        22, 74, -58, 19, 28, -80, 14, 0, -62, 10), (-66, 40, 10, -22, 30, 11, 16, 52, 9, 50, 44, 5)))]
    return [Shape(stroke(line(-60, -126, -20, -90, 0, -76, 20, -90, 60, -126), 7), LEATHER, bevel=3, angle=40,
        shadow=LYING), Shape(heart, "#f0a030", bevel=42, angle=30, shine=1.2, grain=0.02, ink=0.6, tone=1.3,
        shadow=LYING, glow=Glow("#ffb648", 34, 0.9)), flat(loop(-32, -32, -46, -12, -38, 14, -30, -10), "#fff0c0",
        ink=0, tone=1.9), drawn(line(-4, 44, 4, 20, -8, 0, 6, -16), 3,
        "#a8561a", contour=0.6), *bark, *placed(_leaf("#92ac48"), -78, -44, 0.8, -46), *placed(_leaf("#7d9a3c"), 80,
        -36, 0.8, 50)]


def _comet() -> Part:
    """Return a hammer that trails a twin tail of light."""
    tails = [flat(loop(-30, -60, -80, -20, -110, 60, -126, 120, -84, 60, -40, 0, 0, -30), "#ffd24a", ink=0.05, tone=1.7,
        contour=0.6, glow=Glow("#ffb03a", 22, 0.8)), flat(loop(-20, -84, -90, -80, -150, -30, -176, 30, -120, -40, -70,
        -60, 0, -56), "#ffe48a", ink=0.05, tone=1.8, contour=0.6, glow=Glow("#ffb03a", 22, 0.8)), flat(loop(-20, -60,
        -60, -20, -90, 40, -60, 0, -20, -36), "#fff8dc", ink=0, tone=1.9)]
    hammer = [Shape(tube(0, 124, 17, 0, -46, 17), DARK_WOOD, bevel=8, angle=86, grain=0.15, shadow=LYING),
        Shape(ellipse(0, 126, 13), GOLD, bevel=8, shine=0.8), *[Shape(tube(-9, y, 6, 9, y + 7, 6), OXBLOOD, bevel=3,
        shadow=SOFT) for y in (60, 74, 88, 102)], Shape(polygon(-62, -96, 62, -96, 70, -68, 62, -40, -62, -40, -70,
        -68), "#dcae4c", bevel=13, angle=18, shine=1.0, grain=0.03,
            shadow=LYING), Shape(rays(0, -68, 11, 34, 8, -90), "#fff6d0", bevel=6, shine=1.0, shadow=SOFT,
            glow=Glow("#ffe08a", 12, 0.8)),
        Shape(f"{box(-74, -92, 13, 48)} {box(61, -92, 13, 48)}", "#f0d27a", bevel=5, shine=0.9)]
    return [*placed(tails, 6, 6, 0.9), *placed(hammer, 24, 6, 1.0, 18)]


def _vestments() -> Part:
    """Return the vestments of wrath: a red cope on its stand, a twin-tailed comet on the breast, a hem of flames."""
    robe = loop(-24, -92, -58, -80, -84, -30, -98, 40, -106, 104, -50, 112, 0, 106, 50, 112, 106, 104, 98, 40, 84,
        -30, 58, -80, 24, -92, 0, -82)
    folds = tuple(Ridge(line(x * 0.3, -60, x * 0.7, 10, x, 108), 11, -9) for x in (-84, -56, 56, 84))
    tongues = " ".join(loop(x - 12, 108, x - 13, 92, x - 2, 70 - 10 * (k % 2), x + 1, 86, x + 9, 80, x + 12, 108)
        for k, x in enumerate((-88, -64, -40, -16, 14, 40, 64, 88)))
    comet = [flat(ellipse(0, -22, 34), "#ffd24a", ink=0, tone=1.7, opacity=0.6, feather=12),
        *[Shape(tube(s * 8, -10, 17, s * 20, 26, 13, s * 14, 62, 2), "#f0c860", bevel=6, angle=84, shine=0.9,
        shadow=SOFT) for s in (-1, 1)],
        Shape(rays(0, -24, 15, 40, 8, -90), "#ffe9a0", bevel=9, shine=1.0, shadow=LYING),
        Shape(ellipse(0, -24, 12), "#f0b43c", bevel=8, shine=1.0, shadow=SOFT)]
    return [Shape(tube(-70, -92, 13, 0, -108, 15, 70, -92, 13), DARK_WOOD, bevel=6, angle=6, grain=0.16, shadow=LYING),
        Shape(robe, "#a82a24", bevel=30, angle=82, grain=0.06, ridges=folds, shadow=LYING),
        Shape(polygon(-7, -80, 7, -80, 11, 108, -11, 108), "#7c1a18", bevel=4, angle=86, shadow=NO_SHADOW),
        Shape(tongues, "#f0b43c", bevel=4, angle=80, shine=0.7, shadow=NO_SHADOW),
        Shape(stroke("M-106 106 Q-50 116 0 108 Q50 116 106 106", 9), GOLD, bevel=4, shine=0.8, shadow=SOFT),
        Shape(loop(-60, -78, -40, -96, -22, -92, 0, -60, 22, -92, 40, -96, 60, -78, 26, -46, 0, -34, -26, -46),
            "#efe2c2", bevel=9, angle=20, ink=0.7, shadow=LYING),
        Shape(stroke(line(-60, -78, -28, -46, 0, -34, 28, -46, 60, -78), 6), GOLD, bevel=3, shine=0.8,
            shadow=NO_SHADOW),
        *placed(comet, 0, 8, 0.96)]


def _reliquary() -> Part:
    """Return a silver hand that blesses, in a case of glass and gold."""
    silver = "#cfd8dc"
    fingers = [Shape(tube(*run), silver, bevel=9, angle=80, shine=0.9, shadow=SOFT) for run in ((-8, 10, 19, -10, -24,
        18, -10, -58, 14), (12, 10, 19, 14, -22, 18, 14, -54, 14), (30, 16, 18, 38, -2, 16, 30, 14, 13), (42, 26, 16,
        50, 14, 14, 42, 30, 12), (-24, 34, 18, -44, 14, 17, -46, -10, 13))]
    hand = [Shape(loop(-26, 10, -30, 40, -20, 74, 34, 74, 48, 40, 40, 10, 10, 2), silver, bevel=22, angle=60, shine=0.8,
        grain=0.03, shadow=SOFT), *fingers, Shape(polygon(-30, 66, 44, 66, 50, 84, -36, 84), GOLD, bevel=6, shine=0.9)]
    glass = "M-66 80 V-30 C-66 -84 -30 -96 0 -96 C30 -96 66 -84 66 -30 V80 Z"
    return [flat(glass, "#fff2c4", ink=0.1, tone=1.6, opacity=0.8, contour=0.8, glow=Glow("#ffe49a", 26, 0.9)),
        *placed(hand, -4, 4, 0.92), flat("M-66 80 V-30 C-66 -84 -30 -96 0 -96 C30 -96 66 -84 66 -30 V80 Z", "#dff0f0",
        ink=0, tone=1.5, opacity=0.16), drawn(line(-50, 50, -52, -20, -40, -66), 7, "#ffffff", ink=0, tone=1.9,
        contour=0), Shape(stroke(glass, 9), GOLD, bevel=4, angle=40, shine=0.9, shadow=SOFT), Shape(polygon(-84, 78, 84,
        78, 96, 106, -96, 106), "#dcae4c", bevel=8, angle=6, shine=0.9, shadow=LYING), *[Shape(ellipse(x, 92, 7), c,
        bevel=5, shine=1.2, shadow=SOFT) for x, c in ((-54, "#b3241e"),
        (0, "#3f8ac0"), (54, "#b3241e"))], Shape(rays(0, -108, 5, 18, 4, 0), "#f0d27a", bevel=4, shine=0.9,
        shadow=SOFT)]


def _cinder() -> Part:
    """Return a charred staff whose claw holds a live coal."""
    claws = [Shape(tube(s * 4, -30, 12, s * 30, -46, 11, s * 34, -78, 9, s * 18, -104, 3), "#4a3a34", bevel=6, angle=60,
        grain=0.2, shadow=SOFT)
        for s in (-1, 1)]
    coal = Shape(loop(-24, -58, -18, -86, 4, -94, 24, -80, 26, -54, 6, -40, -16, -42), "#e8541e", bevel=16, angle=40,
        grain=0.3, ink=0.5, tone=1.4, shadow=SOFT, glow=Glow("#ff8a3a", 34, 1.0))
    seams = [flat(stroke("M-16 -66 L-2 -74 L6 -60 L20 -68 M2 -90 L-2 -74 M6 -60 L0 -46", 4), "#fff0a8", ink=0,
        tone=1.9)]
    embers = [flat(ellipse(x, y, r), "#ffb03a", ink=0, tone=1.8, contour=0.5, glow=Glow("#ff8a3a", 8, 0.6)) for x, y,
        r in ((-52, -84, 4), (48, -96, 5), (-36, -112, 3), (60, -60, 3), (-64, -48, 3), (30, -120, 3))]
    return [Shape(tube(-2, 150, 14, 4, 60, 17, -4, 0, 18, 0, -34, 26), "#4a3a34", bevel=9, angle=84, grain=0.28,
        shadow=LYING), *flame(2, -56, 76, 0.9), coal, *seams, *claws, *runes.cracked((-2, 20, 4, 50, -4, 84, 3, 116),
        colour="#ff8a3a", width=6, glow=0.6), *embers, Shape(f"{box(-15, -24, 30, 12)} {box(-14, 0, 28, 9)}", GOLD,
        bevel=4, shine=0.8, shadow=SOFT)]


def _robe() -> Part:
    """Return a robe of orange scales with golden hems."""
    body = loop(-28, -92, -60, -84, -98, -50, -118, 8, -82, 24, -66, -20, -80, 100, 0, 108, 80, 100, 66, -20, 82, 24,
        118, 8, 98, -50, 60, -84, 28, -92, 0, -76)
    skin = scales(random.Random(3), -120, -95, 120, 110, 17)
    return [Shape(body, "#d4611f", bevel=36, angle=80, grain=0.06, shine=0.5, ridges=(skin,), shadow=LYING),
        Shape(stroke("M-30 -90 Q0 -50 30 -90 M0 -62 V104", 10), "#f0c860", bevel=4, shine=0.8, shadow=SOFT),
        Shape(stroke("M-78 98 Q0 108 78 98", 12), "#f0c860", bevel=4, shine=0.8, shadow=NO_SHADOW),
        Shape(stroke("M-116 6 L-84 22", 11), "#f0c860", bevel=4, shine=0.8, shadow=NO_SHADOW),
        Shape(stroke("M116 6 L84 22", 11), "#f0c860", bevel=4, shine=0.8, shadow=NO_SHADOW),
        Shape(tube(-66, 10, 15, 0, 20, 16, 66, 10, 15), "#7a2c14", bevel=6, angle=6, shadow=SOFT),
        Shape(ellipse(0, 18, 15), GOLD, bevel=8, shine=0.9, shadow=SOFT), *flame(0, 26, 18, 0.2), *flame(-50, 112, 34,
        0.7), *flame(48, 112, 30, 0.7), *flame(0, 116, 40, 0.7)]


def _key() -> Part:
    """Return a golden key whose bow burns."""
    return [*flame(0, -34, 92, 1.0), Shape(hollow(f"{ellipse(0, -52, 42)} {ellipse(0, -52, 24)}"), "#f0c860", bevel=8,
        angle=40, shine=1.0, shadow=LYING), Shape(box(-10, -14, 20, 122), "#e0a83c", bevel=8, angle=84, shine=0.9,
        shadow=LYING), Shape(f"{box(8, 54, 48, 17)} {box(8, 86, 36, 17)}", "#e0a83c", bevel=6, shine=0.8, shadow=LYING),
        Shape(f"{box(-17, -16, 34, 12)} {box(-15, 6, 30, 8)}", "#f6dc90", bevel=4, shine=0.9, shadow=SOFT), *flame(46,
        56, 34, 0.7), *flame(0, -40, 34, 0.4), _spark(-66, -40, 18), _spark(64, -6, 14)]


_THINGS = {
    "rune-axe": laid(golden, _rune_axe, 14, 0.8), "ancestor-plate": laid(golden, _plate, 0, 0.94),
    "gate-wardens-oath": laid(golden, _oath, -5, 0.98, 2), "bow-of-the-deep-wood": laid(golden, _bow, 24, 0.94),
    "cloak-of-leaves": laid(golden, _cloak, 0, 0.88), "heartwood-charm": laid(golden, _heartwood, 0, 0.9),
    "comet-hammer": laid(golden, _comet, 0, 0.84, 4), "vestments-of-wrath": laid(golden, _vestments, 0, 1.0, 2),
    "martyrs-reliquary": laid(golden, _reliquary, 0, 0.9, 6), "cinder-staff": laid(golden, _cinder, 20, 0.98, 14),
    "salamander-robe": laid(golden, _robe, 0, 0.9, -2), "bright-key": laid(golden, _key, 0, 1.0, 4),
}
_KIT = ("arms", "fire", "monsters", "runes", "stonework")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _THINGS.items())
