"""What a hero carries beside weapon and armour, each thing on cloth, and the casket of a Legendary Fortune."""

from __future__ import annotations

import math

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
from assets.workshop.engraving.kit import remains
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.palette import BONE, DARK_STEEL, GOLD, LEATHER, OXBLOOD
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, through, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, QUALITY, SOFT, cloth, golden, laid


def _cloak() -> Part:
    """Return a midnight cloak with stars on its hem, held by a moon."""
    body = loop(-24, -66, -52, -50, -70, 10, -104, 96, -60, 104, -30, 92, 0, 106, 34, 92, 64, 104, 104, 94, 70, 10, 52,
        -50, 24, -66)
    folds = tuple(Ridge(line(x * 0.3, -50, x * 0.7, 20, x, 98), 11, h) for x, h in ((-84, -8), (-56, 8), (-28, -8), (4,
        8), (32, -8), (58, 8), (86, -8)))
    stars = [flat(rays(x, y, 3, 8, 5, -90), "#f2e2a8", ink=0, tone=1.6, contour=0.5) for x, y in ((-72, 72), (-40, 62),
        (-12, 80), (18, 64), (46, 78), (74, 66), (-52, 34), (50, 36), (-4, 40))]
    return [Shape(loop(-28, -58, -42, -92, 0, -116, 42, -92, 28, -58, 0, -48), "#36456e", bevel=22, angle=60,
        shadow=LYING), flat(loop(-20, -64, -26, -88, 0, -102, 26, -88, 20, -64, 0, -54), "#14121a", tone=0.35,
        contour=1.2), Shape(body, "#46588c", bevel=26, angle=80, grain=0.06, ridges=folds, shadow=LYING), *stars,
        Shape("M6 -72 A18 18 0 1 0 12 -40 A14 14 0 0 1 6 -72 Z", "#e9dcae", bevel=5, shine=0.8, shadow=SOFT)]


def _salve() -> Part:
    """Return an open jar of green salve, a leaf on its side, its lid beside it."""
    leaf = loop(0, 40, -24, 22, -22, -6, 0, -22, 22, -6, 24, 22)
    return [Shape(loop(-76, -22, -80, 30, -66, 88, 0, 98, 66, 88, 80, 30, 76, -22), "#e3d6b8", bevel=58, angle=82,
        grain=0.05, shine=0.5, shadow=LYING), Shape(ellipse(0, -24, 78, 24), "#d2c4a0", bevel=8, angle=4,
        shadow=NO_SHADOW), Shape(ellipse(0, -24, 64, 17), "#7fb05a", bevel=8, angle=20, shine=0.5, grain=0.1,
        shadow=NO_SHADOW), Shape(loop(-36, -26, -22, -54, 2, -66, 18, -50, 38, -28, 0, -14), "#96c46c", bevel=14,
        angle=40, shine=0.7, shadow=SOFT), *placed([Shape(leaf, "#5f8a3c", bevel=12, angle=40,
        ridges=(Ridge("M0 36 V-16 M0 10 L14 0 M0 22 L-14 10", 4, 3),),
            shadow=SOFT)], 0, 42, 1.0, 24), *placed([Shape(ellipse(0, 0, 46, 16), "#c2ad80", bevel=9, angle=6,
            shadow=LYING),
        Shape(ellipse(0, -6, 10, 8), GOLD, bevel=6, shine=0.6)], 92, 84, 0.8, -14)]


def _charm() -> Part:
    """Return a clover of green glass in a brass ring on a cord."""
    leaf = loop(0, -4, -24, -22, -26, -46, -8, -50, 0, -40, 8, -50, 26, -46, 24, -22)
    leaves = [s for turn in (0, 90, 180, 270) for s in placed([Shape(leaf, "#4fa052", bevel=14, angle=30 + turn * 0.3,
        shine=0.8, grain=0.02, shadow=SOFT, ridges=(Ridge("M0 -6 V-38", 3, -3),))], 0, 28, 1.0, turn + 45)]
    return [Shape(stroke(line(-104, -120, -70, -70, -20, -50, 0, -44, 20, -50, 70, -70, 104, -120), 7), "#9a6a3c",
        bevel=3, angle=40, shadow=LYING), Shape(hollow(f"{ellipse(0, -44, 15)} {ellipse(0, -44, 8)}"), GOLD, bevel=4,
        shine=0.7), Shape(hollow(f"{ellipse(0, 28, 74)} {ellipse(0, 28, 61)}"), GOLD, bevel=6, angle=40, shine=0.9,
        shadow=LYING), *leaves, Shape(ellipse(0, 28, 7), "#f0d27a", bevel=5, shine=0.8, shadow=SOFT)]


def _compass() -> Part:
    """Return an open compass of brass with its lid."""
    marks = " ".join(f"M{54 * math.cos(a):.0f} {54 * math.sin(a):.0f} L{62 * math.cos(a):.0f} {62 * math.sin(a):.0f}"
        for a in [i * math.pi / 8 for i in range(16)])
    dial = [Shape(ellipse(0, 0, 86), GOLD, bevel=14, angle=30, shine=0.9, shadow=LYING),
        Shape(ellipse(0, 0, 68), "#f2e8cc", bevel=5, swell=-0.4, ink=0.5, shadow=NO_SHADOW), drawn(marks, 4, "#4a3220"),
        Shape(rays(0, 0, 12, 50, 4, 45), "#b9a06a", bevel=4, ink=0.5, shadow=NO_SHADOW),
        *placed([Shape(polygon(0, -56, 11, 0, -11, 0), "#b3241e", bevel=5, shine=0.5, shadow=SOFT), Shape(polygon(0, 56,
        11, 0, -11,
            0), "#3a4a58", bevel=5, shine=0.5, shadow=SOFT)], 0, 0, 1, 32), Shape(ellipse(0, 0, 9), GOLD, bevel=6,
            shine=0.9)]
    lid = [Shape(ellipse(0, 0, 62, 84), "#b98f3c", bevel=12, angle=60, shine=0.8, shadow=LYING), Shape(hollow(
        f"{ellipse(0, 0, 44, 60)} {ellipse(0, 0, 38, 52)}"), "#e3bb5c", bevel=3, shadow=NO_SHADOW), Shape(rays(0, 0, 10,
        32, 8, 0), "#e3bb5c", bevel=5, shadow=SOFT)]
    return [*placed(lid, -88, -34, 0.66, -24), Shape(box(-66, -34, 26, 28), DARK_STEEL, bevel=5, shine=0.5),
        *placed(dial, 26, 12)]


def _lantern() -> Part:
    """Return a lit lantern with a shutter of iron."""
    hood = Shape(polygon(-74, -40, 0, -92, 74, -40), "#4f565a", bevel=10, angle=30, shine=0.5, shadow=LYING)
    shutter = Shape(polygon(22, -38, 62, -38, 74, 80, 30, 80), "#5b6468", bevel=7, angle=84, shine=0.5, shadow=SOFT)
    slots = drawn("M36 -14 L50 -14 M38 8 L54 8 M40 30 L56 30 M42 52 L60 52", 5, "#ffd27a", ink=0, tone=1.5)
    return [*lantern(0, -128, 2.9, 1.0), hood, Shape(hollow(f"{ellipse(0, -100, 17)} {ellipse(0, -100, 10)}"),
        "#7f8990", bevel=4, shine=0.6), shutter, slots, Shape(box(-86, 74, 172, 16), "#4f565a", bevel=6, angle=4,
        shine=0.5, shadow=LYING)]


def _harness() -> Part:
    """Return a climber's harness: a coil of rope tied in its middle, a belt with a buckle through it, a grapnel."""
    rope = "#c9a468"
    strands = []
    for k in range(6):
        wide, high = 30 + 9 * k, 66 + 8 * k
        twist = " ".join(f"M{wide * math.cos(a) - 5:.0f} {high * math.sin(a) - 5:.0f} l10 10"
            for a in [math.pi * j / 13 for j in range(26)])
        strands.append(Shape(stroke(ellipse(0, 0, wide, high), 11), rope, bevel=5, angle=40 + 20 * k, grain=0.08,
            ridges=(Ridge(twist, 4, -4),), shadow=SOFT))
    ties = [Shape(tube(-92, y, 13, 0, y + 5, 14, 92, y - 2, 13), rope, bevel=6, angle=8, grain=0.08, shadow=LYING)
        for y in (-16, -2, 12)]
    belt = [Shape(tube(-142, 46, 30, -70, 62, 32, 0, 66, 32, 70, 62, 32, 142, 46, 30), LEATHER, bevel=9, angle=6,
        shadow=LYING),
        drawn(line(-140, 38, -70, 53, 0, 57, 70, 53, 140, 38), 2.4, "#d9c08c", ink=0),
        Shape(hollow(f"{box(-26, 44, 52, 44)} {box(-15, 55, 30, 22)}"), GOLD, bevel=6, shine=0.8, shadow=SOFT),
        Shape(box(-22, 62, 30, 8), GOLD, bevel=4, shine=0.8, shadow=SOFT)]
    iron = [Shape(tube(0, 40, 13, 0, -34, 12), "#98a3a8", bevel=6, angle=86, shine=0.9, shadow=LYING),
        Shape(hollow(f"{ellipse(0, 48, 15)} {ellipse(0, 48, 7)}"), "#98a3a8", bevel=4, shine=0.8, shadow=LYING),
        *[Shape(tube(0, -28, 13, s * 26, -44, 12, s * 44, -22, 9, s * 46, 2, 2), "#b4bfc4", bevel=6, angle=40,
            shine=0.9, shadow=LYING) for s in (-1, 1)],
        Shape(tube(0, -24, 14, 3, -52, 12, 14, -70, 3), "#b4bfc4", bevel=6, angle=80, shine=0.9, shadow=LYING)]
    return [*strands, *ties, *belt, *placed(iron, 92, -62, 1.05, 24)]


def _horn() -> Part:
    """Return a curved horn with brass bands and a strap."""
    return [Shape(stroke(line(-96, 62, -40, 108, 30, 96, 72, 20), 7), "#7a3a2c", bevel=3, angle=40, shadow=LYING),
        Shape(tube(-108, 62, 20, -66, 74, 32, -6, 56, 48, 46, 4, 66, 70, -64, 92), "#e0c890", bevel=36, angle=40,
        grain=0.1,
            shine=0.5, shadow=LYING),
        Shape(tube(-72, 58, 15, -70, 74, 15, -66, 92, 15), GOLD, bevel=6, shine=0.8, shadow=SOFT),
        Shape(tube(6, 16, 16, 22, 32, 17, 38, 52, 16), GOLD, bevel=7, shine=0.8, shadow=SOFT),
        Shape(tube(22, -74, 19, 72, -66, 20, 120, -50, 19), GOLD, bevel=8, shine=0.9, shadow=SOFT),
        *placed([Shape(ellipse(0, 0, 46, 20), "#c9a45a", bevel=5, shine=0.7, shadow=NO_SHADOW), Shape(ellipse(0, 0, 36,
        13), "#2a1c12",
            bevel=6, swell=-0.6, tone=0.5, shadow=NO_SHADOW)], 76, -80, 1.0, 14), Shape(tube(-122, 56, 12, -108, 62,
            16), GOLD, bevel=6,
        shine=0.8, shadow=SOFT)]


def _signet() -> Part:
    """Return a heavy iron ring with a hammer cut into its seal."""
    return [Shape(hollow(f"{ellipse(0, 34, 68, 70)} {ellipse(0, 38, 46, 48)}"), "#8b969c", bevel=11, angle=50,
        shine=1.0, shadow=LYING), Shape(loop(-62, -40, -44, -84, 0, -96, 44, -84, 62, -40, 46, -6, 0, 6, -46, -6),
        "#7a858c", bevel=12, angle=20, shine=0.9, shadow=LYING), Shape(ellipse(0, -44, 44, 36), "#a9b5ba", bevel=6,
        swell=-0.5, angle=60, shine=0.6, shadow=NO_SHADOW), Shape(f"{box(-24, -66, 48, 22)} {box(-6, -46, 12, 34)}",
        "#3a4248", bevel=4, swell=-0.6, angle=30, shadow=NO_SHADOW,
            contour=1.2), drawn(line(-52, 22, -56, 50, -40, 82), 5, "#f0f6f8", ink=0, tone=1.7, contour=0)]


def _beads() -> Part:
    """Return a string of wooden beads that ends in a small hammer."""
    points = [(78 * math.cos(a), -24 + 66 * math.sin(a)) for a in [math.pi / 2 + 0.24 + i * 0.29 for i in range(21)]]
    beads = [Shape(ellipse(x, y, 14 if i % 5 else 18), "#a8632f" if i % 5 else OXBLOOD, bevel=12, angle=20 * i,
        shine=0.9, shadow=LYING) for i, (x, y) in enumerate(points)]
    tail = [Shape(ellipse(0, y, 11), "#a8632f", bevel=10, shine=0.9, shadow=LYING) for y in (48, 66)]
    hammer = [Shape(box(-6, 78, 12, 40), GOLD, bevel=5, shine=0.8, shadow=LYING), Shape(box(-26, 74, 52, 20), GOLD,
        bevel=6, shine=0.9, shadow=LYING)]
    return [drawn(through(points), 3, "#2a160d"), *beads, *tail, *hammer]


def _bandolier() -> Part:
    """Return a broad belt with four flasks of powder."""
    belt = Shape(tube(-126, -62, 40, -50, -36, 44, 50, -24, 44, 128, -50, 40), LEATHER, bevel=9, angle=12, grain=0.12,
        shadow=LYING, ridges=(Ridge(line(-124, -48, -50, -20, 50, -8, 126, -36), 3, -4), Ridge(line(-124, -76, -50, -52,
        50, -40, 126, -64), 3, -4)))
    out: list[Shape] = [belt]
    for i, (x, y) in enumerate(((-84, -26), (-30, -12), (26, -8), (82, -18))):
        out += [drawn(f"M{x} {y - 16} V{y + 14}", 6, "#4a321e", contour=1), Shape(loop(x - 16, y + 20, x - 19, y + 60,
            x - 14, y + 92, x, y + 98, x + 14, y + 92, x + 19, y + 60, x + 16, y + 20), ("#8a5a30", "#96683a")[i % 2],
            bevel=15, angle=84, grain=0.1, shine=0.4, shadow=LYING), Shape(loop(x - 13, y + 22, x - 9, y + 2, x, y - 3,
            x + 9, y + 2, x + 13, y + 22), GOLD, bevel=9, shine=0.8), Shape(box(x - 18, y + 48, 36, 9), DARK_STEEL,
            bevel=3, shine=0.4, shadow=NO_SHADOW)]
    return [*out, Shape(hollow(f"{box(-13, -64, 30, 56)} {box(-4, -54, 12, 36)}"), GOLD, bevel=5, shine=0.8,
        shadow=SOFT)]


def _trophy() -> Part:
    """Return an orc's tusked skull on a thong with teeth."""
    skull = remains.skull("#e6d8b4")
    tusks = [Shape(tube(s * 24, 56, 16, s * 40, 40, 15, s * 44, 8, 2), "#f6efd8", bevel=8, angle=40, shine=0.4,
        shadow=SOFT)
        for s in (-1, 1)]
    thong = Shape(stroke(line(-112, -92, -76, -44, -30, -32, 0, -30, 30, -32, 76, -44, 112, -92), 7), "#6b4028",
        bevel=3, angle=40, shadow=LYING)
    teeth = [Shape(tube(x, y, 15, x + s * 2, y + 18, 11, x + s * 5, y + 38, 1), BONE, bevel=6, angle=70, shadow=SOFT)
        for s, x, y in ((-1, -92, -62), (-1, -64, -38), (1, 64, -38), (1, 92, -62))]
    feathers = [Shape(loop(x, 62, x - 9, 84, x - 6, 114, x + 6, 112, x + 9, 84), c, bevel=7, angle=70, shadow=LYING)
        for x, c in ((-78, "#a8352c"), (78, "#a8352c"))]
    cords = drawn("M-70 -40 L-78 66 M70 -40 L78 66", 4, "#6b4028", contour=1)
    return [thong, *teeth, cords, *feathers, *placed(skull, 0, 8, 2.5), *tusks]


def _fortune() -> Part:
    """Return a locked casket of gold, light streaming from its keyhole."""
    body = Shape(box(-94, -12, 188, 104), "#c9983c", bevel=10, angle=6, grain=0.04, shine=0.8, shadow=LYING)
    lid = Shape("M-100 -10 C-100 -76 -60 -92 0 -92 C60 -92 100 -76 100 -10 Z", "#dcae4c", bevel=38, angle=10,
        grain=0.04, shine=0.9, shadow=SOFT)
    bands = [Shape(
        f"M{x - 11} 92 V-10 C{x - 11} -60 {x * 0.8 - 9} -78 {x * 0.74 - 7} -88 L{x * 0.74 + 9} -88 "
        f"C{x * 0.8 + 10} -76 {x + 11} -60 {x + 11} -10 V92 Z",
        "#8f6420", bevel=6, angle=84, shine=0.7, shadow=SOFT) for x in (-68, 68)]
    studs = [Shape(ellipse(x, y, 5), "#f6e2a0", bevel=4, shine=0.8, shadow=NO_SHADOW) for x in (-68, 68) for y in (14,
        44, 76, -22, -50)]
    gems = [Shape(ellipse(x, -48, 11), c, bevel=8, shine=1.2, shadow=SOFT) for x, c in ((-30, "#3f8ac0"), (30,
        "#b3241e"))]
    plate = Shape(loop(-28, -14, 0, -26, 28, -14, 28, 38, 0, 58, -28, 38), "#f0d080", bevel=8, angle=40, shine=0.8,
        shadow=LYING)
    hole = "M0 -6 a13 13 0 0 1 7 24 L14 40 H-14 L-7 18 A13 13 0 0 1 0 -6 Z"
    return [body, lid, *bands, *studs, *gems, Shape(box(-102, -18, 204, 14), "#e9c468", bevel=5, angle=4, shine=0.8,
        shadow=SOFT), plate, flat(hole, "#fffbe0", ink=0, tone=2.0, contour=1.2, glow=Glow("#fff0a0", 26, 1.0)),
        flat(rays(0, 14, 7, 120, 8, 12), "#fff6c8", ink=0, tone=1.9, opacity=0.95, feather=4), Shape(box(-106, 88, 212,
        14), "#a8762a", bevel=5, angle=4, shine=0.6, shadow=LYING)]


_THINGS = {
    "night-cloak": laid(cloth("#8a7a5c"), _cloak, 0, 0.92), "healing-salve": laid(cloth("#5a4a58"), _salve, 0, 0.96,
    -4), "luck-charm": laid(cloth("#5b4450"), _charm, 0, 0.98), "brass-compass": laid(cloth("#48566a"), _compass, 0,
    1.0), "hooded-lantern": laid(cloth("#4a4148"), _lantern, 0, 0.9, 4), "rope-harness": laid(cloth("#4c5a4c"),
    _harness, 0, 0.92, 4), "war-horn": laid(cloth("#5a3f3c"), _horn, 0, 0.92), "iron-signet": laid(cloth("#6d3a38"),
    _signet, 12, 0.98), "prayer-beads": laid(cloth("#586070"), _beads, 0, 0.94, -4), "bandolier": laid(cloth("#4f5a58"),
    _bandolier, -4, 0.96, -6), "grim-trophy": laid(cloth("#4c5344"), _trophy, 0, 0.96, -2),
    "legendary-fortune": laid(golden, _fortune, 0, 0.94),
}
_KIT = ("fire", "remains", "stonework")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _THINGS.items())
