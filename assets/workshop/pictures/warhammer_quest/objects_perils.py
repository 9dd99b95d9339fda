"""What goes wrong in the dungeon: ambush, falling stones, foul air, blade, gong, whispers."""

from __future__ import annotations

import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Glow,
    Part,
    Ridge,
    Shadow,
    Shape,
    drawn,
    flat,
    mist,
    placed,
)
from assets.workshop.engraving.kit import remains, stonework, webs
from assets.workshop.engraving.kit.arms import knife
from assets.workshop.engraving.kit.fire import lantern
from assets.workshop.engraving.kit.vaults import rubble
from assets.workshop.engraving.palette import DARK_STEEL, GOLD, WOOD, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.record import engraving
from assets.workshop.pictures.warhammer_quest.grounds import LYING, NIGHT, QUALITY, SOFT, laid, masonry, stone

GREEN = "#7d9a3c"


def _door(x: float, half: float, top: float) -> Part:
    """Return a dark doorway with its stone frame."""
    inner = f"M{x - half} 106 V{top + half} A{half} {half} 0 0 1 {x + half} {top + half} V106 Z"
    frame = f"M{x - half - 16} 108 V{top + half} A{half + 16} {half + 16} 0 0 1 {x + half + 16} {top + half} V108 Z"
    return [Shape(frame, "#aaa28c", bevel=10, angle=70, grain=0.18, shadow=LYING), flat(inner, NIGHT, tone=0.4,
        contour=1.8)]


def _goblin(size: float) -> Part:
    """Return a goblin's head with long ears, seen from the front, round 0, 0."""
    head = loop(-22, -20, -26, 6, -12, 30, 0, 34, 12, 30, 26, 6, 22, -20, 0, -30)
    ear = loop(20, -8, 48, -26, 70, -28, 52, -4, 24, 10)
    part = [Shape(ear, GREEN, bevel=9, angle=20, shadow=SOFT),
        *placed([Shape(ear, GREEN, bevel=9, angle=20, shadow=SOFT)], mirror=True),
        Shape(head, GREEN, bevel=24, angle=60, grain=0.06, shadow=SOFT),
        Shape(loop(-5, -4, -8, 12, 0, 18, 8, 12, 5, -4), lighter(GREEN, 0.2), bevel=6, angle=80, shadow=SOFT),
        flat(ellipse(-11, -5, 7, 5), "#ffd84a", ink=0, tone=1.7, contour=0.8),
        flat(ellipse(11, -5, 7, 5), "#ffd84a", ink=0, tone=1.7, contour=0.8), flat(ellipse(-10, -4, 2.4, 4), "#1a0e08"),
        flat(ellipse(10, -4, 2.4, 4), "#1a0e08"), drawn("M-20 -14 L-4 -9 M20 -14 L4 -9", 3.4),
        flat(loop(-14, 20, 0, 25, 14, 20, 8, 29, -8, 29), "#2a0e0a"),
        flat("M-9 21 l3 6 l3 -5 Z M3 22 l3 5 l3 -6 Z", "#f6efd8", ink=0)]
    return placed(part, 0, 0, size)


def _ambush() -> Part:
    """Return two doorways out of which goblins lean with knives."""
    out: list[Shape] = [*masonry(21), *_door(-66, 38, -92), *_door(66, 38, -92)]
    for x, mirror in ((-62, False), (62, True)):
        arm = [Shape(tube(-16, 66, 22, 14, 44, 18, 30, 8, 16), GREEN, bevel=8, angle=50, shadow=SOFT),
            *placed(knife(92, "#d2dadc"), 34, -2, 0.86, 24)]
        body = [Shape(loop(-34, 112, -36, 50, -18, 30, 18, 30, 30, 52, 34, 112), "#6b4a34", bevel=22, angle=80,
            grain=0.12), *placed(_goblin(0.92), -4, 4)]
        out += placed([*body, *arm], x, 0, 1.0, 0, mirror)
    return out


def _cave_in() -> Part:
    """Return a tunnel whose roof comes down: stones fill it, a beam is broken, a hand and a lamp stick out below."""
    tunnel = "M-118 120 V-28 C-118 -92 -62 -116 0 -116 C62 -116 118 -92 118 -28 V120 Z"
    beams = [Shape(polygon(-112, -78, 6, -42, 16, -52, 12, -34, 22, -22, 4, -16, -116, -52), WOOD, bevel=9, angle=-16,
        grain=0.2, shadow=LYING), Shape(polygon(114, -84, 44, -22, 30, -18, 40, -8, 32, 2, 52, 4, 120, -56), WOOD,
        bevel=9, angle=40, grain=0.2, shadow=LYING)]
    falling = [s for x, y, size, turn in ((-62, -84, 0.9, 10), (64, -96, 0.7, -30), (2, -86, 1.1, 40), (-22, -52, 0.6,
        80)) for s in placed([Shape(polygon(-30, 8, -22, -20, 6, -28, 30, -14, 28, 14, 4, 26), "#b5ad98", bevel=8,
        angle=30, grain=0.26, shadow=Shadow(0.6, 5, 12, 5)), Shape(polygon(-22, -20, 6, -28, 30, -14, 4, -6), "#d2c9b2",
        bevel=4, angle=60, grain=0.2, shadow=NO_SHADOW)], x, y, size, turn)]
    strokes = "M-74 -116 v18 M-52 -118 v16 M0 -130 v14 M16 -128 v14 M60 -126 v12 M-22 -76 v10"
    hand = [Shape(tube(0, 34, 26, 4, 4, 22, 4, -18, 24), "#d9a67e", bevel=10, angle=84, shadow=SOFT),
        *[Shape(tube(x * 0.5, -16, 12, x, -38, 11, x * 1.3, tip, 8), "#d9a67e", bevel=5, angle=80, shadow=SOFT)
            for x, tip in ((-17, -54), (-4, -64), (9, -62), (20, -50))]]
    return [*masonry(27), flat(tunnel, NIGHT, tone=0.4, contour=2.2),
        *stonework.cracks((-60, -104, -84, -126), (20, -116, 44, -146), (100, -70, 134, -96)),
        drawn(strokes, 4, "#efe6cf", ink=0, tone=1.6, contour=0), *falling, *beams,
        *rubble(random.Random(5), 0, 118, 128, 150, 52, "#a89e8a"), *placed(hand, -40, 84, 0.9, -14),
        *rubble(random.Random(9), 0, 126, 140, 50, 14, "#958c7a"), *lantern(54, 62, 0.62, 0.7),
        mist(loop(-150, 96, -70, 84, 0, 100, 70, 84, 150, 96, 150, 130, -150, 130), opacity=0.26, feather=14)]


def _false_turn() -> Part:
    """Return two doors, alike in everything, and a torch between them."""
    out: list[Shape] = [*masonry(33)]
    for x in (-66, 66):
        boards = tuple(Ridge(f"M{x + d} -80 V106", 4, -4) for d in (-22, 0, 22))
        leaf = f"M{x - 42} 106 V-38 A42 42 0 0 1 {x + 42} -38 V106 Z"
        out += [*_door(x, 42, -80), Shape(leaf, "#8a5c32", bevel=8, angle=86, grain=0.16, ridges=boards,
            shadow=NO_SHADOW), Shape(f"{box(x - 42, -28, 60, 11)} {box(x - 42, 62, 60, 11)}", DARK_STEEL, bevel=4,
            angle=4, shadow=SOFT), Shape(ellipse(x + 26, 24, 9), GOLD, bevel=5, shine=0.8, shadow=SOFT)]
    mark = [Shape("M-30 -10 H6 V-24 L34 0 L6 24 V10 H-30 Z", "#e6d9b4", bevel=4, angle=20, shadow=LYING)]
    return [*out, *placed(mark, 0, -92, 0.62), *placed(mark, 0, -58, 0.62, 180)]


def _foul_air() -> Part:
    """Return yellow-green fumes that roll out of a barred drain and over the skull before it."""
    mouth = "M-74 44 V-40 A74 74 0 0 1 74 -40 V44 Z"
    frame = "M-92 46 V-42 A92 92 0 0 1 92 -42 V46 Z"
    bars = [Shape(box(x - 5, -112, 10, 156), "#59626a", bevel=5, angle=86, shine=0.5, shadow=SOFT)
        for x in (-44, -15, 15, 44)]
    clouds: list[Shape] = []
    for x, y, size, shade in ((-30, -46, 0.8, "#a9a93a"), (40, -24, 0.9, "#b8b742"), (-6, 14, 1.1, "#c4c14a"), (-84, 36,
        1.0, "#b0ae3e"), (86, 40, 1.05, "#b8b642"), (-34, 74, 1.25, "#d2cd5a"), (60, 84, 1.2, "#c9c552"), (-112, 100,
            1.0,
        "#bcb946"), (124, 104, 0.9, "#c4c14c")):
        puff = " ".join(ellipse(dx, dy, r) for dx, dy, r in ((0, 0, 32), (-34, 8, 24), (34, 8, 25), (-16, -20, 23), (18,
            -18, 24), (-56, 20, 15), (56, 20, 16)))
        swirl = Ridge(line(-20, 8, -22, -14, 0, -24, 18, -10, 12, 8, -4, 8, -6, -6), 7, -7)
        clouds += placed([Shape(puff, shade, bevel=24, angle=24, ink=0.7, tone=1.14, grain=0.04, ridges=(swirl,),
            contour=0.9, shadow=Shadow(0.4, 4, 7, 5))], x, y, size)
    return [*masonry(27), Shape(frame, "#aaa28c", bevel=10, angle=70, grain=0.18, shadow=LYING),
        flat(mouth, "#4a4a1c", tone=0.6, contour=1.8, glow=Glow("#d8d250", 18, 0.5)), *clouds[:3], *bars,
        Shape(f"{box(-74, -46, 148, 9)} {box(-74, 4, 148, 9)}", "#59626a", bevel=4, angle=4, shine=0.5, shadow=SOFT),
        *clouds[3:], *placed(remains.skull(), 8, 96, 1.1, -12)]


def _blade() -> Part:
    """Return a crescent blade that swings on an iron rod, a trail of its stroke behind."""
    edge = "M-104 -16 C-82 92 82 92 104 -16 C62 26 -62 26 -104 -16 Z"
    axe_ = [Shape(box(-7, -150, 14, 160), DARK_STEEL, bevel=6, angle=86, shine=0.7, shadow=LYING),
        Shape(edge, "#c3cdd0", bevel=18, angle=20, grain=0.03, shine=0.9, shadow=Shadow(0.7, 10, 16, 8)),
        drawn("M-100 4 C-78 92 78 92 100 4", 5, "#f6fafa", ink=0, tone=1.8, contour=0),
        Shape(loop(-30, -14, -22, -32, 22, -32, 30, -14, 22, 32, 0, 40, -22, 32), "#59626a", bevel=12, angle=50,
        shine=0.5,
            shadow=SOFT), Shape(ellipse(0, 2, 11), GOLD, bevel=7, shine=0.7),
        flat(loop(40, 46, 64, 30, 76, 30, 66, 46, 58, 60, 52, 50, 46, 58), "#a3211c", contour=0.6, tone=1.2)]
    trail = " ".join((line(-132, -66, -120, -10, -88, 44), line(-116, -84, -106, -34, -84, 4), line(-142, -30, -130, 20,
        -104, 60)))
    return [drawn(trail, 5, "#f0e8cf", ink=0.1, tone=1.6, contour=0.4), *placed(axe_, 8, 22, 1.0, -16)]


def _walls() -> Part:
    """Return furred paws and a snout that break through bricks."""
    fur = "#6d5a48"
    hole = polygon(-86, -70, -40, -92, 18, -78, 66, -92, 96, -46, 84, 6, 104, 54, 60, 84, 8, 74, -46, 94, -98, 56, -82,
        6)
    paws: list[Shape] = []
    for x, y, turn, mirror in ((-62, 34, -14, False), (58, 42, 16, True), (66, -44, 40, True), (-64, -44, -30, False)):
        paw = [Shape(loop(-24, -20, 0, -30, 24, -20, 26, 12, 0, 22, -26, 12), fur, bevel=16, angle=50, grain=0.3,
            shadow=LYING)]
        for dx in (-19, -6, 7, 20):
            paw += [Shape(tube(dx, 8, 13, dx * 1.15, 30, 11), "#d9a48a", bevel=5, angle=80, shadow=SOFT),
                Shape(tube(dx * 1.15, 32, 7, dx * 1.2, 48, 1), "#f2ead0", bevel=3, angle=80, shadow=SOFT)]
        paws += placed(paw, x, y, 0.95, turn, mirror)
    snout = [Shape(loop(-40, -30, -20, -44, 20, -44, 40, -30, 26, 16, 10, 40, -10, 40, -26, 16), fur, bevel=26,
        angle=70, grain=0.3, shadow=SOFT), Shape(ellipse(0, 38, 11, 8), "#c9827a", bevel=6, shine=0.6, shadow=SOFT),
        *webs.eyes(0, -8, 38, 9, "#ff5a3a"), drawn("M-12 44 L-46 36 M-12 48 L-42 56 M12 44 L46 36 M12 48 L42 56", 2,
        "#efe2c2", ink=0), flat("M-6 46 h5 v12 Z M6 46 h-5 v12 Z", "#f6efd8", ink=0, contour=0.6)]
    bricks = [Shape(polygon(x, y, x + 34, y - 6, x + 38, y + 12, x + 4, y + 18), "#a3937c", bevel=5, angle=10 * i,
        grain=0.2, shadow=LYING) for i, (x, y) in enumerate(((-112, 92), (70, 94), (-24, 100)))]
    return [*masonry(41), flat(hole, NIGHT, tone=0.4, contour=2.4), *stonework.cracks((66, -92, 96, -116), (-86, -70,
        -124, -86), (104, 54, 134, 60), (-98, 56, -130, 80)), *placed(snout, 2, -4, 1.0), *paws, *bricks]


def _gong() -> Part:
    """Return a bronze gong in its frame, and a small goblin who strikes it."""
    frame = [Shape(tube(-104, 108, 16, -98, -96, 15), WOOD, bevel=8, angle=86, grain=0.16, shadow=LYING),
        Shape(tube(62, 108, 16, 56, -96, 15), WOOD, bevel=8, angle=86, grain=0.16, shadow=LYING),
        Shape(tube(-122, -90, 17, 80, -90, 17), WOOD, bevel=8, angle=4, grain=0.16, shadow=LYING)]
    ropes = drawn("M-62 -86 L-52 -56 M18 -86 L8 -56", 5, "#d9c08c", ink=0.2, contour=1)
    gong = [Shape(ellipse(-21, -2, 70), "#b98436", bevel=14, angle=30, grain=0.05, shine=0.8, shadow=LYING),
        Shape(ellipse(-21, -2, 52), "#d29c48", bevel=26, swell=0.6, angle=60, grain=0.05, shine=0.6, shadow=NO_SHADOW),
        Shape(ellipse(-21, -2, 20), "#e8bc66", bevel=14, angle=30, shine=0.9, shadow=SOFT)]
    waves = " ".join((line(-110, -34, -116, 0, -108, 34), line(-126, -46, -134, 0, -124, 46)))
    goblin = [Shape(loop(-30, 108, -26, 60, -10, 44, 14, 44, 28, 62, 32, 108), "#7a3a2c", bevel=20, angle=80,
        grain=0.12, shadow=LYING), *placed(_goblin(0.86), 2, 22), Shape(tube(-18, 62, 17, -34, 40, 14, -44, 12, 13),
        GREEN, bevel=7, angle=40, shadow=SOFT), Shape(tube(-36, 26, 8, -66, -20, 8), "#8a5c32", bevel=4, angle=50,
        shadow=SOFT), Shape(ellipse(-70, -26, 17, 14), "#e0d2b0", bevel=11, angle=30, grain=0.2, shadow=SOFT)]
    return [*frame, ropes, *gong, drawn(waves, 5, "#ffe9a8", ink=0, tone=1.7, contour=0.4), *placed(goblin, 74, 2,
        0.98)]


def _rope() -> Part:
    """Return a taut rope that is cut: one strand still holds over the depth."""
    rope = "#c9a468"
    twist = tuple(Ridge(f"M{-26} {y} L{26} {y + 22}", 6, -6) for y in range(-150, 150, 17))
    upper = Shape(loop(-24, -150, -23, -80, -30, -40, -36, -18, -22, -30, -18, -10, -8, -30, 2, -14, 8, -34, 24, -22,
        30, -36, 24, -80, 24, -150), rope, bevel=22, angle=64, grain=0.1, ridges=twist, shadow=LYING)
    lower = Shape(loop(-24, 160, -23, 90, -32, 52, -40, 26, -24, 40, -16, 16, -6, 40, 4, 24, 12, 42, 28, 26, 32, 46, 24,
        90, 24, 160), rope, bevel=22, angle=64, grain=0.1, ridges=twist, shadow=LYING)
    hairs = " ".join(line(*run) for run in ((-34, -24, -52, -8, -50, 8), (26, -28, 46, -16, 44, 2), (-36, 32, -58, 20,
        -62, 4), (28, 30, 50, 22, 58, 6), (-8, -20, -14, -4), (6, 30, 12, 14)))
    strand = Shape(tube(14, -40, 12, 6, -8, 8, -6, 14, 8, -12, 46, 12), lighter(rope, 0.2), bevel=5, angle=50,
        shadow=LYING)
    cliff = [Shape(polygon(-190, -170, -86, -170, -96, -90, -78, -30, -104, 40, -90, 100, -110, 170, -190, 170),
        "#7d776a", bevel=16, angle=70, grain=0.34, shadow=LYING), Shape(polygon(190, -170, 96, -170, 84, -80, 104, -20,
        86, 60, 102, 120, 94, 170, 190, 170), "#7d776a", bevel=16, angle=60, grain=0.34, shadow=LYING)]
    return [flat(box(-190, -170, 380, 340), "#2c2824", tone=0.5, opacity=0.92), flat(ellipse(0, 0, 60, 70), "#b9a46c",
        ink=0.2, tone=1.2, opacity=0.6, feather=40), *cliff, strand, upper, lower, drawn(hairs, 3, rope, ink=0.1,
        contour=0.8)]


def _whispers() -> Part:
    """Return a hooded head from behind, and pale faces that murmur into its ears."""
    pale = "#cbb4ea"
    ghost = [flat(tube(0, 0, 44, 30, 10, 38, 66, 2, 30, 104, 22, 18, 136, 14, 2), pale, ink=0.15, tone=1.5,
        opacity=0.85, feather=4, glow=Glow("#a884d8", 16, 0.7)),
        Shape(loop(-26, -16, -14, -34, 12, -34, 30, -12, 22, 12, 8, 24, -4, 38, -18, 34, -20, 16), "#e2d4f6", bevel=16,
            angle=40, ink=0.5, tone=1.3, shadow=NO_SHADOW, ridges=(Ridge(line(14, -6, 8, 10, 0, 24), 7, -6),)),
        flat(f"{loop(-22, -14, -10, -16, -6, -6, -16, -2)} {loop(-1, -15, 12, -16, 12, -5, 2, -3)}", "#1c1228",
            tone=0.2),
        flat(loop(-16, 14, -8, 10, -3, 18, -8, 28, -15, 24), "#1c1228", tone=0.2, contour=0.8)]
    breath = " ".join((line(-50, 12, -40, 8, -32, 14, -24, 10), line(-52, 24, -42, 21, -32, 26)))
    whisper = [*ghost, *placed([drawn(breath, 3, "#f6ecff", ink=0, tone=1.7, contour=0.5)], -4, 2)]
    hood = loop(-56, 40, -62, -20, -40, -66, 0, -84, 40, -66, 62, -20, 56, 40, 20, 58, -20, 58)
    seams = (Ridge("M0 -80 C-6 -40 6 0 0 56", 6, -6), Ridge(line(-36, -56, -46, -10, -36, 46), 9, -7),
        Ridge(line(36, -56, 46, -10, 36, 46), 9, -7))
    coat = loop(-150, 170, -138, 100, -84, 58, -30, 44, 30, 44, 84, 58, 138, 100, 150, 170)
    return [flat(box(-190, -170, 380, 340), "#241d2c", tone=0.5, opacity=0.9),
        flat(ellipse(0, -10, 110, 100), "#6a5488", ink=0.4, tone=0.9, opacity=0.7, feather=50),
        *placed(whisper, 96, -84, 0.86, -18), *placed(whisper, -104, -66, 0.8, 16, mirror=True),
        Shape(coat, "#5b4a3e", bevel=44, angle=76, grain=0.12, ridges=(Ridge(line(-90, 70, -110, 170), 12, -9),
            Ridge(line(90, 70, 110, 170), 12, -9), Ridge(line(-30, 60, -36, 170), 10, -8), Ridge(line(30, 60, 36, 170),
            10, -8)), shadow=LYING),
        Shape(hood, "#7a6250", bevel=40, angle=70, grain=0.1, ridges=seams, shadow=LYING),
        *placed(whisper, 104, 10, 1.06, 4), *placed(whisper, -106, 32, 1.0, -6, mirror=True)]


_THINGS = {
    "ambush": laid(stone, _ambush), "cave-in": laid(stone, _cave_in), "false-turn": laid(stone, _false_turn),
    "foul-air": laid(stone, _foul_air), "swinging-blade": laid(stone, _blade), "things-in-the-walls": laid(stone,
    _walls), "alarm-gong": laid(stone, _gong, 0, 0.98, -2), "cut-rope": laid(stone, _rope), "whispers": laid(stone,
    _whispers),
}
_KIT = ("arms", "fire", "remains", "stonework", "vaults", "webs")
RECIPES = tuple(engraving(f"pictures/warhammer-quest/{name}", picture, __name__, *_KIT, shared=("grounds",),
    quality=QUALITY) for name, picture in _THINGS.items())
