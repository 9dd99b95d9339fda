"""Things that are found in the dungeon and used up: flasks, pots, candle, die, purse."""

from __future__ import annotations

from assets.workshop.engraving import (
    NO_SHADOW,
    Dab,
    Glow,
    Part,
    Ridge,
    Shape,
    drawn,
    flat,
    hollow,
    placed,
)
from assets.workshop.engraving.kit import remains, runes
from assets.workshop.engraving.kit.arms import knife
from assets.workshop.engraving.kit.fire import candle_flame, flame
from assets.workshop.engraving.kit.props import barrel, mug
from assets.workshop.engraving.palette import BONE, DARK_STEEL, GOLD, WOOD, darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, QUALITY, SOFT, laid, stone


def _mushroom(cap: str, tall: float) -> Part:
    """Return one mushroom on its foot at 0, 0, its cap `tall` above."""
    spots = " ".join(ellipse(x, y - tall, rx, ry) for x, y, rx, ry in ((-38, -22, 11, 8), (-6, -44, 13, 9),
        (32, -26, 12, 8), (-62, 0, 8, 6), (8, -10, 9, 7), (58, -2, 8, 6)))
    return [
        Shape(tube(-4, 0, 52, 2, -tall * 0.5, 34, 0, -tall, 30), "#e6d7b2", bevel=17, angle=84, grain=0.1,
        shadow=LYING), Shape(loop(-56, -tall + 6, 0, -tall + 18, 56, -tall + 6, 30, -tall - 8, -30, -tall - 8),
        "#c9b48c", bevel=8,
            angle=80),
        Shape(loop(-82, -tall + 8, -64, -tall - 44, 0, -tall - 72, 64, -tall - 44, 82, -tall + 8, 40, -tall + 4, 0,
            -tall + 8, -40, -tall + 4), cap, bevel=46, angle=16, grain=0.06, shine=0.3, shadow=LYING),
        Shape(spots, "#f2e2bc", bevel=4, ink=0.3, shadow=NO_SHADOW),
    ]


def _elfcap() -> Part:
    """Return a blue-violet fungus with two young ones on a lump of stone."""
    rock = Shape(loop(-120, 100, -104, 62, -40, 46, 40, 50, 104, 66, 122, 104), "#8d8a80", bevel=20, angle=14,
        grain=0.3, shadow=LYING)
    return [rock, *placed(_mushroom("#7a5aa8", 60), -74, 66, 0.52, -10), *placed(_mushroom("#7a5aa8", 56), 78, 72, 0.46,
        12), *placed(_mushroom("#8a62b8", 92), 0, 72, 1.0)]


def _draught() -> Part:
    """Return a round red flask with a heart on its label."""
    body = loop(-20, -34, -60, 0, -72, 46, -48, 88, 0, 96, 48, 88, 72, 46, 60, 0, 20, -34)
    heart = "M0 70 C-34 44 -28 20 -13 22 C-5 23 -1 30 0 34 C1 30 5 23 13 22 C28 20 34 44 0 70 Z"
    return [
        Shape(body, "#b8342c", bevel=60, angle=70, grain=0.02, shine=1.1, shadow=LYING),
        Shape(box(-20, -78, 40, 50), "#c8584c", bevel=16, angle=86, shine=0.9, grain=0.02),
        Shape(tube(-24, -74, 14, 24, -74, 14), "#d9857a", bevel=6, angle=6, shine=0.8),
        Shape(loop(-17, -80, -20, -102, 0, -106, 20, -102, 17, -80), "#b98a52", bevel=12, angle=84, grain=0.2),
        Shape(loop(-40, 18, 0, 10, 40, 18, 42, 72, 0, 80, -42, 72), "#f0e4c4", bevel=4, swell=0.4, angle=6,
        shadow=SOFT), flat(heart, "#a8261f", contour=0.8),
        drawn(line(-50, 6, -58, 34, -54, 62), 6, "#ffd9cf", ink=0, tone=1.7, contour=0),
    ]


def _smoke_pot() -> Part:
    """Return a cracked clay pot on a cord; thick smoke rolls out of its mouth and over its rim."""
    clouds: list[Shape] = []
    for x, y, size, shade in ((34, -104, 0.8, "#a9a79c"), (-30, -98, 0.95, "#b5b3a8"), (88, -84, 0.8, "#b0aea2"), (-84,
        -70, 0.85, "#a4a297"), (40, -62, 1.05, "#c6c4b8"), (-26, -50, 1.1, "#d2d0c4"), (10, -16, 0.8, "#dedcd0")):
        puff = " ".join(ellipse(dx, dy, r) for dx, dy, r in ((0, 0, 32), (-34, 8, 24), (34, 8, 25), (-16, -20, 23), (18,
            -18, 24)))
        swirl = Ridge(line(-20, 8, -22, -14, 0, -24, 18, -10, 12, 8, -4, 8, -6, -6), 7, -7)
        clouds += placed([Shape(puff, shade, bevel=24, angle=24, ink=0.75, grain=0.04, ridges=(swirl,), contour=0.9,
            shadow=SOFT)], x, y, size)
    body = loop(-44, 6, -60, 26, -84, 52, -74, 92, -36, 112, 36, 112, 74, 92, 84, 52, 60, 26, 44, 6)
    embers = [flat(ellipse(x, 92, 8, 5), "#ff9a3a", ink=0, tone=1.7, contour=1.0, glow=Glow("#ff8a3a", 9, 0.7))
        for x in (-40, -14, 14, 40)]
    spill = placed([Shape(" ".join(ellipse(dx, dy, r) for dx, dy, r in ((0, 0, 22), (-18, 12, 17), (-30, 32, 14), (-34,
        52, 9))), "#d2d0c4", bevel=16, angle=40, ink=0.7, contour=0.9, shadow=SOFT)], -44, 4, 1.0)
    return [Shape(body, "#b06a44", bevel=56, angle=74, grain=0.12, shadow=LYING),
        Shape(tube(-72, 36, 8, 0, 48, 9, 72, 36, 8), "#d9c08c", bevel=4, angle=20, shadow=SOFT),
        Shape(tube(-72, 40, 8, 0, 54, 9, 72, 40, 8), "#c9a468", bevel=4, angle=20, shadow=SOFT),
        drawn("M30 56 l10 12 l-8 12 l10 14", 3.4, "#3a1c10"), *embers,
        Shape(ellipse(0, 6, 54, 15), "#c88258", bevel=6, angle=4, shadow=SOFT), flat(ellipse(0, 4, 42, 10), "#3a2a24",
        tone=0.5), *clouds, *spill]


def _oil() -> Part:
    """Return a wicker flask with a rag in its neck, and a drop of oil that burns."""
    weave = " ".join(f"M-62 {y} Q0 {y + 16} 62 {y}" for y in (26, 44, 62, 80))
    ribs = " ".join(f"M{x} 16 Q{x * 1.3} 56 {x} 98" for x in (-44, -22, 0, 22, 44))
    rag = loop(-12, -66, -40, -92, -70, -70, -96, -40, -84, -14, -66, -30, -56, -52, -30, -60, 12, -62)
    return [
        Shape(loop(-18, -30, -56, 2, -62, 50, -50, 92, 0, 102, 50, 92, 62, 50, 56, 2, 18, -30), "#8a7a2c", bevel=50,
            angle=80, shine=1.0, grain=0.02, shadow=LYING),
        Shape(loop(-62, 22, 0, 34, 62, 22, 62, 60, 50, 92, 0, 102, -50, 92, -62, 60), "#b98f52", bevel=40, angle=20,
            grain=0.1, ridges=(Ridge(weave, 6, 5), Ridge(ribs, 6, -5))),
        Shape(box(-17, -72, 34, 50), "#a8963c", bevel=14, angle=84, shine=0.9),
        Shape(tube(-20, -70, 11, 20, -70, 11), "#b8a648", bevel=5, angle=4, shine=0.6),
        Shape(rag, "#e0d4b8", bevel=12, angle=40, grain=0.1, shadow=SOFT, ridges=(Ridge(line(-20, -66, -50, -72, -84,
            -34), 6, -4),)),
        *flame(-84, -8, 62, 0.8),
        *[flat(loop(x, y - 10, x + 7, y + 4, x, y + 11, x - 7, y + 4), "#d9b83c", contour=0.8, tone=1.4)
            for x, y in ((34, -30), (44, -4))],
    ]


def _chalk_map() -> Part:
    """Return a slate on which halls and doors are drawn in chalk."""
    ways = ("M-84 60 H-40 V10 H10 V50 H60 M-40 10 V-40 H-84 M10 10 V-46 H66 M40 -46 V-10 M60 50 V80 M-40 60 H-20 V84 "
        "M-84 -40 V-70 M-10 -46 H10")
    return [
        Shape(polygon(-114, -92, 104, -98, 116, 92, -104, 100), WOOD, bevel=10, angle=8, grain=0.16, shadow=LYING),
        Shape(polygon(-98, -78, 90, -84, 100, 78, -90, 84), "#3c4448", bevel=4, swell=0.4, angle=24, grain=0.12),
        drawn(ways, 6, "#f2efe2", ink=0, tone=1.7, contour=0.4),
        drawn("M52 70 l18 18 M70 70 l-18 18", 6, "#f09a5a", ink=0, tone=1.5, contour=0.4),
        *[flat(ellipse(x, y, 5), "#f2efe2", ink=0, tone=1.7) for x, y in ((-84, -70), (66, -46), (-20, 84))],
        *placed([Shape(tube(-34, 0, 15, 34, 0, 13), "#f4f0e0", bevel=7, angle=84, ink=0.5, shadow=LYING)], 66, 14, 1,
        -38),
    ]


def _keen_edge() -> Part:
    """Return an open pot of grey paste before a bright blade."""
    blade = placed(knife(190, "#c9d2d4"), -70, 78, 1.25, 40)
    return [
        *blade,
        flat(rays(54, -84, 4, 36, 4, 0), "#ffffff", ink=0, tone=1.9, contour=0.4),
        Shape(loop(0, 30, 6, 92, 56, 102, 106, 92, 112, 30), "#8a5a3a", bevel=40, angle=80, grain=0.1, shadow=LYING),
        Shape(ellipse(56, 30, 57, 20), "#a8754e", bevel=6, angle=4),
        Shape(ellipse(56, 30, 46, 14), "#6d7278", bevel=8, angle=20, grain=0.3, shine=0.4, shadow=NO_SHADOW),
        Shape(loop(30, 28, 50, 8, 70, 18, 86, 30, 56, 38), "#858b92", bevel=9, angle=40, grain=0.2, shine=0.5),
        Shape(box(4, 54, 104, 9), "#d9c08c", bevel=3, angle=4, shadow=NO_SHADOW),
    ]


def _bandage() -> Part:
    """Return a roll of linen with its loose end, seen from its side."""
    coil = " ".join(ellipse(-34, 8, r, r * 1.1) for r in (12, 24, 36, 48))
    return [
        Shape("M-40 -62 H60 C100 -62 104 74 60 76 H-40 Z", "#efe6cf", bevel=34, angle=86, grain=0.12, shadow=LYING,
            ridges=(Ridge("M20 -60 V74 M44 -58 V74", 5, -4),)),
        Shape(loop(30, 76, 70, 70, 112, 84, 126, 100, 100, 106, 60, 96, 0, 98, -60, 106, -66, 88, -20, 74), "#e4d8ba",
            bevel=10, angle=10, grain=0.12, shadow=LYING),
        Shape(ellipse(-36, 7, 60, 70), "#f4ecd8", bevel=14, angle=30, grain=0.06, ridges=(Ridge(coil, 5, -6),),
            shadow=SOFT),
        flat(ellipse(-34, 8, 5, 6), "#5a4a34", tone=0.6),
        Shape(hollow(polygon(62, -26, 78, -26, 78, -10, 94, -10, 94, 6, 78, 6, 78, 22, 62, 22, 62, 6, 46, 6, 46, -10,
        62,
            -10)), "#a8342a", bevel=3, contour=0.7, shadow=NO_SHADOW),
    ]


def _die() -> Part:
    """Return a bone die with a skull on every face that is seen."""
    top = polygon(0, -100, 98, -62, 4, -18, -96, -58)
    left = polygon(-96, -58, 4, -18, 4, 98, -90, 52)
    right = polygon(98, -62, 4, -18, 4, 98, 92, 48)
    mark = remains.skull("#2c1c16")
    dark = [flat(ellipse(x, y, rx, ry), "#2c1c16", contour=0.5) for x, y, rx, ry in ((0, -8, 26, 24), (0, 16, 15, 14))]
    holes = [flat(ellipse(x, -6, 8, 8), "#efe2c2", ink=0.1) for x in (-11, 11)]
    teeth = [drawn("M-6 18 V28 M0 18 V29 M6 18 V28", 2.4, "#efe2c2", ink=0), flat(polygon(0, 4, 4, 12, -4, 12),
        "#efe2c2", ink=0.1)]
    face = [*dark, *holes, *teeth] if mark else []
    return [
        Shape(left, "#e2d2ac", bevel=12, angle=70, grain=0.08, shadow=LYING),
        Shape(right, "#bfa87c", bevel=12, angle=-40, grain=0.08, tone=0.9, shadow=NO_SHADOW),
        Shape(top, "#f4e8c8", bevel=10, angle=8, grain=0.06, shadow=NO_SHADOW),
        *placed(face, -44, 14, 1.0, 8, stretch=0.9), *placed(face, 52, 12, 0.96, -10, stretch=0.82),
        *placed(face, 2, -60, 0.74, 0, stretch=1.5),
    ]


def _spikes() -> Part:
    """Return three iron spikes and a wooden mallet."""
    spike = [Shape(polygon(-9, -60, 9, -60, 5, 60, 0, 92, -5, 60), DARK_STEEL, bevel=8, angle=82, shine=0.8,
        shadow=LYING), Shape(ellipse(0, -62, 19, 9), "#98a2a8", bevel=5, shine=0.6)]
    mallet = [Shape(tube(0, 110, 20, 0, -30, 18), "#a8753e", bevel=9, angle=86, grain=0.15, shadow=LYING),
        Shape(box(-58, -84, 116, 66), "#8a5a30", bevel=16, angle=8, grain=0.2, shadow=LYING),
        Shape(f"{box(-48, -86, 13, 70)} {box(35, -86, 13, 70)}", DARK_STEEL, bevel=5, angle=86, shine=0.4)]
    return [*placed(spike, -84, 6, 1.0, 14), *placed(spike, -40, 14, 1.0, -6), *placed(spike, 2, 8, 1.0, 10),
        *placed(mallet, 60, 4, 0.88, 24)]


def _keg() -> Part:
    """Return a small keg with a tap, a full mug below it."""
    return [
        *placed(barrel(150, 150, "#8a5a2e"), -24, 92, 1.0),
        Shape(ellipse(-24, 14, 15), GOLD, bevel=8, shine=0.5),
        Shape(tube(-24, 16, 14, 16, 22, 13, 32, 32, 11), GOLD, bevel=6, angle=20, shine=0.6, shadow=LYING),
        Shape(tube(0, 16, 7, 0, -10, 9), GOLD, bevel=4, angle=84, shine=0.5),
        flat(tube(32, 36, 6, 34, 48, 5), "#e8b83c", ink=0.1, tone=1.5),
        *placed(mug(1.55, "#b98a4c"), 50, 104, 1.0),
    ]


def _saint() -> Part:
    """Return a small saint of tin with a dented breast, hands together."""
    tin, pale = "#9aa4a8", "#c3cccf"
    halo = hollow(f"{ellipse(0, -62, 38)} {ellipse(0, -62, 27)}")
    robe = loop(-26, -36, -44, -8, -52, 50, -62, 94, 0, 102, 62, 94, 52, 50, 44, -8, 26, -36)
    return [
        Shape(halo, GOLD, bevel=5, shine=0.7, shadow=LYING),
        Shape(robe, tin, bevel=40, angle=80, grain=0.06, shine=0.8, shadow=LYING,
            ridges=(Ridge(line(-16, 20, -24, 60, -30, 94), 8, -7), Ridge(line(16, 20, 22, 60, 28, 94), 8, -7)),
            dabs=(Dab(-32, 20, 12, 9, -9), Dab(30, 46, 11, 8, -9), Dab(-6, 66, 9, 8, -8))),
        Shape(ellipse(0, -60, 20, 24), lighter(pale, 0.4), bevel=10, angle=30, ink=0.5, grain=0.02),
        Shape(loop(-22, -58, -20, -86, 0, -94, 20, -86, 22, -58, 14, -74, 0, -79, -14, -74), tin, bevel=8, angle=70),
        Shape(tube(-40, -18, 24, -26, 16, 22, -4, -2, 15), tin, bevel=11, angle=-30, shine=0.6),
        Shape(tube(40, -18, 24, 26, 16, 22, 4, -2, 15), tin, bevel=11, angle=40, shine=0.6),
        Shape(loop(-9, 8, -8, -18, 0, -30, 8, -18, 9, 8), pale, bevel=7, angle=84, shine=0.6),
        drawn("M-9 -62 h7 M3 -62 h7 M0 -58 v8 M-5 -46 h10", 2.6),
        Shape(box(-66, 90, 132, 14), darker(tin, 0.2), bevel=5, angle=4, shine=0.4),
    ]


def _candle() -> Part:
    """Return a thick candle with three burning runes."""
    marks = [s for k, y in ((2, -2), (5, 38), (0, 76)) for s in placed(runes.burning(runes.RUNES[k], 7, "#3fa8d8", 0.7),
        0, y, 0.52)]
    return [
        Shape(ellipse(0, 100, 84, 16), DARK_STEEL, bevel=8, angle=4, shine=0.5, shadow=LYING),
        Shape(loop(-44, -36, -46, 40, -48, 98, 0, 104, 48, 98, 46, 40, 44, -36, 20, -26, 0, -34, -20, -24), "#efe4c4",
            bevel=36, angle=86, grain=0.04, shadow=SOFT),
        Shape(tube(-36, -30, 15, -38, 20, 12, -37, 34, 15), "#f6eed6", bevel=6, angle=80, shadow=SOFT),
        Shape(tube(30, -30, 14, 33, 4, 11, 32, 14, 14), "#f6eed6", bevel=6, angle=80, shadow=SOFT),
        Shape(ellipse(0, -34, 43, 11), "#fff4d0", bevel=4, ink=0.3, shadow=NO_SHADOW),
        drawn("M0 -34 V-52", 4), *candle_flame(0, -44, 60, 0.9), *marks,
    ]


def _purse() -> Part:
    """Return a tied purse in the bones of a hand, coins before it."""
    coin = [Shape(ellipse(0, 0, 18, 15), GOLD, bevel=4, angle=20, shine=0.7, shadow=SOFT),
        Shape(hollow(f"{ellipse(0, 0, 12, 10)} {ellipse(0, 0, 8, 6)}"), "#f2d890", bevel=2, contour=0.5,
            shadow=NO_SHADOW)]
    fingers = []
    for i, (x, y, dx, dy) in enumerate(((-74, -40, 60, 30), (-82, -6, 74, 22), (-80, 26, 72, 16), (-70, 56, 58, 10))):
        for k in range(3):
            a, b = k / 3, (k + 0.86) / 3
            fingers.append(Shape(tube(x + dx * a, y + dy * a, 16, x + dx * (a + b) / 2, y + dy * (a + b) / 2 - 3, 10,
                x + dx * b, y + dy * b, 15), BONE, bevel=6, angle=60 + 20 * i, shadow=SOFT))
    wrist = [Shape(tube(-128, -8 + y, 20, -96, y * 0.8, 12, -80, y * 0.7, 20), BONE, bevel=8, angle=10, shadow=LYING)
        for y in (-20, 14, 44)]
    return [
        *wrist,
        Shape(loop(-20, -44, -66, -6, -74, 52, -40, 88, 20, 94, 72, 78, 84, 30, 62, -14, 22, -44), "#8a4a34", bevel=54,
            angle=50, grain=0.14, shadow=LYING,
            ridges=(Ridge(line(0, -40, -14, 0, -20, 40), 8, -6), Ridge(line(14, -40, 30, 0, 36, 46), 8, -6))),
        Shape(loop(-18, -50, -52, -92, -14, -84, 4, -100, 22, -84, 58, -90, 24, -50), "#9a5640", bevel=14, angle=84,
            grain=0.1),
        Shape(tube(-22, -48, 10, 2, -44, 11, 26, -48, 10), GOLD, bevel=5, angle=30, shadow=SOFT),
        drawn(line(26, -48, 54, -34, 60, -8), 5, GOLD, ink=0.2, contour=1), *fingers,
        *placed(coin, 60, 94), *placed(coin, 96, 80, 1.0, 20), *placed(coin, 24, 100),
    ]


def _reliquary() -> Part:
    """Return a golden shrine in the shape of a house, cracked from roof to foot."""
    crack = (8, -62, -8, -30, 12, -4, -6, 30, 10, 60, -2, 98)
    return [
        Shape(box(-78, -6, 156, 104), "#c9983c", bevel=10, angle=6, grain=0.04, shine=0.7, shadow=LYING),
        *[Shape(f"M{x} 86 V40 a20 22 0 0 1 40 0 V86 Z", "#7a4a1c", bevel=6, swell=-0.7, angle=60, shadow=NO_SHADOW)
            for x in (-66, 26)],
        *[Shape(ellipse(x, 62, 9, 18), "#f0d690", bevel=6, shine=0.5, shadow=NO_SHADOW) for x in (-46, 46)],
        Shape(polygon(-96, -4, -56, -78, 56, -78, 96, -4), "#dcae4c", bevel=9, angle=30, grain=0.05, shine=0.8,
            ridges=(Ridge("M-70 -46 H70 M-84 -24 H84", 4, -4),), shadow=SOFT),
        Shape(tube(-56, -80, 12, 0, -84, 13, 56, -80, 12), "#f0d080", bevel=5, angle=4, shine=0.6),
        *[Shape(ellipse(x, -40, 8), c, bevel=6, shine=0.9, shadow=SOFT) for x, c in ((-44, "#a8261f"), (48,
        "#2d7fa8"))], Shape(box(-88, 92, 176, 14), "#b98a34", bevel=5, angle=4, shine=0.5),
        *runes.cracked(crack, colour="#ffe9a0", width=11, glow=0.9),
        Shape(polygon(86, 96, 120, 88, 112, 108), "#dcae4c", bevel=5, shine=0.6, shadow=LYING),
    ]


def _warpstone() -> Part:
    """Return a shard of green light with splinters."""
    glow = flat(ellipse(0, 10, 92, 82), "#a8f060", ink=0, tone=1.5, opacity=0.55, feather=44,
        glow=Glow("#8fe04a", 44, 0.9))
    return [glow, *placed(runes.crystal(176, 46, "#86dc42", 3), 6, 92, 1, 8), *placed(runes.crystal(112, 32, "#6fc03a",
        5), -62, 94, 1, -26), *placed(runes.crystal(100, 30, "#a8f060", 7), 72, 96, 1, 30),
        *placed(runes.crystal(54, 20, "#c8ff8a", 9), -20, 104, 1, -8),
        *[flat(rays(x, y, 3, r, 4, 0), "#f2ffd8", ink=0, tone=1.9, contour=0.3) for x, y, r in ((-8, -52, 24),
            (70, 16, 16), (-78, 10, 14))]]


_THINGS = {
    "elfcap-fungus": laid(stone, _elfcap, drop=-6), "healing-draught": laid(stone, _draught, 8, 1.02, 2),
    "smoke-pot": laid(stone, _smoke_pot, 0, 0.9, 6), "oil-flask": laid(stone, _oil, 6, 1.02, -2),
    "chalk-map": laid(stone, _chalk_map, -4, 0.98), "keen-edge": laid(stone, _keen_edge, 0, 0.92, 4),
    "clean-bandage": laid(stone, _bandage, -6, 1.0, -10), "loaded-die": laid(stone, _die, 0, 0.96),
    "iron-spikes": laid(stone, _spikes, 0, 1.0), "strong-drink": laid(stone, _keg, 0, 1.06, -2),
    "tin-saint": laid(stone, _saint, -6, 1.02, -2), "warding-candle": laid(stone, _candle, 0, 0.92, 2),
    "dead-mans-purse": laid(stone, _purse, 0, 1.02), "broken-reliquary": laid(stone, _reliquary, -3, 0.98, -8),
    "warpstone": laid(stone, _warpstone, 0, 0.98, -4),
}
_KIT = ("arms", "fire", "props", "remains", "runes", "stonework")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _THINGS.items())
