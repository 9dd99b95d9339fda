"""Wild and wasted places: Blighted Moor, Field of Broken Banners, Cinder Roost."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.dragons import flying_dragon
from assets.workshop.engraving.kit.fire import flame, smoke
from assets.workshop.engraving.kit.nature import bough, grass, hill, ridge_line, rock
from assets.workshop.engraving.kit.props import wheel
from assets.workshop.engraving.kit.remains import crow, heap, long_bone, ribs, skull
from assets.workshop.engraving.kit.waters import reeds, rings, ripples, water
from assets.workshop.engraving.palette import DARK_WOOD, GOLD, OXBLOOD, WOOD
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.engraving.picture import WIDE
from assets.workshop.pictures.record import engraving


def dead_tree(x: float, foot: float, height: float, lean: float, colour: str, fog: Fog | None = None) -> list[Shape]:
    """Return a bare, twisted tree standing on `foot`, bent by `lean` at its top."""
    h = height
    stem = tube(x, foot, h * 0.16, x - lean * 0.2, foot - h * 0.3, h * 0.1, x + lean * 0.3, foot - h * 0.6, h * 0.075,
        x + lean, foot - h, h * 0.02)
    arms = [bough(x + lean * t * 0.6, foot - h * t, h * reach, side, h * 0.12) for t, reach, side in ((0.42, 0.36, 1),
        (0.5, 0.4, -1), (0.66, 0.3, 1), (0.74, 0.26, -1), (0.86, 0.18, 1))]
    roots = " ".join(tube(x, foot - h * 0.04, h * 0.1, x + d * h, foot + h * 0.03, h * 0.03) for d in (-0.2, 0.2))
    return [Shape(" ".join([stem, *arms, roots]), colour, bevel=h * 0.05, angle=76, grain=0.3, fog=fog,
        shadow=Shadow(0.35, 8, 5, 6), ridges=(Ridge(line(x, foot, x - lean * 0.1, foot - h * 0.4, x + lean * 0.4,
        foot - h * 0.7), h * 0.03, -h * 0.02),))]


def _boils(x: float, foot: float, size: float) -> list[Shape]:
    """Return a cluster of swollen, weeping toadstools."""
    out: list[Shape] = []
    for dx, k in ((-34, 0.8), (30, 0.7), (-4, 1.2)):
        cap = [Shape(tube(0, 0, 20, 2, -44, 14), "#c9c79a", bevel=8, angle=86), Shape(
            "M-38 -40 C-44 -84 44 -88 40 -42 Q20 -24 0 -32 Q-20 -24 -38 -40 Z", "#9fae3e", bevel=24, angle=20,
            grain=0.1),
            flat(" ".join(ellipse(a, b, c) for a, b, c in ((-14, -62, 7), (10, -68, 6), (20, -52, 5), (-26, -48, 5))),
                "#f0f49a",
            ink=0, tone=1.7, contour=0.8, glow=Glow("#d8e858", 5, 0.5)), drawn("M-20 -34 v16 M8 -32 v22 M26 -36 v12", 4,
            "#c8d84a")]
        out += placed(cap, x + dx * size, foot, size * k)
    return out


def _moor() -> Part:
    """Return the Blighted Moor: dead trees, a standing stone that bleeds green, pools, a drowned ox."""
    dice = random.Random(101)
    air = "#d3d59a"
    ox = [*placed(ribs(5, 110, 170, "#e4dcbc"), 0, 0), Shape(tube(-100, 0, 12, 0, 4, 14, 110, 0, 10), "#d8cfae",
        bevel=6),
        *placed([*skull("#e4dcbc"), Shape(tube(-20, -18, 10, -54, -30, 8, -62, -58, 3), "#b8a88a", bevel=4),
            Shape(tube(20, -18, 10,
        54, -30, 8, 62, -58, 3), "#b8a88a", bevel=4)], -150, -16, 1.1, -18)]
    stone = [Shape(loop(-50, 10, -58, -120, -40, -260, -10, -300, 36, -270, 52, -130, 46, 10), "#7f8272", bevel=36,
        angle=74,
        grain=0.35), drawn(line(-6, -240, 10, -200, -8, -170, 8, -130, -4, -90, 6, -40), 8, "#b8d83a", ink=0.1,
        tone=1.7, glow=Glow(
        "#b8d83a", 12, 0.6)), flat(stroke("M-20 -220 l40 26 M-24 -160 l44 -20 M-20 -110 l40 24", 6), "#b8d83a",
        ink=0.1, tone=1.7)]
    pools = [water(loop(*v), "#93a63c", None, ripples(dice, v[0], v[4], v[3], v[7], 6)) for v in ((150, 530, 300, 500,
        470, 520,
        420, 560, 220, 566), (760, 560, 880, 520, 1080, 524, 1120, 566, 900, 590), (500, 590, 600, 566, 720, 576, 740,
        620, 540, 620))]
    bubbles = [s for x, y, k in ((300, 528, 9), (340, 540, 6), (930, 552, 10), (980, 560, 7), (1010, 546, 5), (620,
        594, 8))
        for s in (Shape(ellipse(x, y, k), "#c8d468", bevel=k * 0.8, angle=20, shine=0.5, shadow=NO_SHADOW), rings(x,
            y + k * 0.6,
        k * 1.4, 2, "#dfe89a"))]
    return [
        flat(ellipse(440, 150, 50), "#f4f0b4", ink=0.1, tone=1.6, contour=0.4, glow=Glow("#e8e49a", 50, 0.6)),
        mist(ellipse(420, 190, 260, 14), "#d9d79a", 0.8, 16),
        ridge_line(dice, 1360, 620, [370, 350, 376, 340, 370, 356, 380, 350], "#7d8458", Fog(air, 0.62), 8),
        *[s for x, h, lean in ((100, 190, 40), (250, 150, -30), (560, 140, 30), (860, 170, -34), (1010, 140, 30),
            (1290, 200, -40))
            for s in dead_tree(x, 430, h, lean, "#6b6a50", Fog(air, 0.52))],
        hill(1360, 620, [(-20, 430), (260, 414), (560, 432), (860, 416), (1160, 430), (1380, 416)], "#8a8c50", Fog(air,
            0.36)),
        mist(ellipse(680, 446, 720, 22), "#e0e0a8", 0.75),
        *[s for x, h, lean in ((190, 260, 60), (1130, 280, -60)) for s in dead_tree(x, 500, h, lean, "#565442",
            Fog(air, 0.24))],
        *[s for x, t, k in ((470, -10, 0.5), (560, 8, 0.42), (830, -6, 0.46), (930, 12, 0.56))
            for s in placed(stone[:1], x, 470, k, t,
            fog=Fog(air, 0.26))],
        hill(1360, 640, [(-20, 480), (300, 472), (680, 486), (1060, 470), (1380, 484)], "#7c8040"),
        mist(ellipse(900, 496, 380, 14), "#dcdc9c", 0.6),
        *placed(stone, 690, 520, 1.12, 4),
        *pools,
        *bubbles,
        *placed(ox, 950, 530, 0.9, 3),
        *_boils(430, 590, 0.9),
        *_boils(826, 506, 0.6),
        *_boils(1190, 600, 1.1),
        *dead_tree(40, 640, 520, 190, "#4a4636"),
        *dead_tree(1330, 640, 460, -150, "#4a4636"),
        *placed(crow(1.0), 742, 196, mirror=True),
        *placed(crow(0.9), 1150, 282),
        *reeds(dice, 200, 600, 150, 100, "#8a8440"),
        *reeds(dice, 1080, 606, 110, 90, "#8a8440"),
        Shape(f"{tube(340, 610, 9, 346, 470, 8)} {polygon(300, 470, 400, 464, 420, 482, 402, 500, 302, 504)}", WOOD,
            bevel=4, angle=5),
        drawn("M318 486 h50 M322 494 h34", 3),
        mist(ellipse(680, 600, 500, 10), "#e0e0a8", 0.5),
    ]


def standard(height: float, cloth: str, torn: int, device: str = "") -> list[Shape]:
    """Return a pole with a torn flag (three ways to tear); its foot is 0, 0. `device` is a mark 40 wide."""
    h = height
    ends = ((0.4, -0.04, 0.3, 0.1, 0.44, 0.16, 0.28, 0.28, 0.4, 0.36, 0.2, 0.32, 0.12, 0.42), (0.3, 0.03, 0.24, 0.12,
        0.34, 0.2, 0.2,
        0.3, 0.26, 0.46, 0.12, 0.38, 0.06, 0.5), (0.24, 0.02, 0.3, 0.14, 0.16, 0.2, 0.22, 0.4, 0.1, 0.34, 0.08, 0.56,
        0.03, 0.44))[torn]
    rim = [v for k in range(0, len(ends), 2) for v in (ends[k] * h, -h + ends[k + 1] * h)]
    folds = Ridge(f"M{h * 0.08} {-h} Q{h * 0.12} {-h * 0.8} {h * 0.07} {-h * 0.6} M{h * 0.18} {-h} Q{h * 0.22} "
                  f"{-h * 0.84} {h * 0.16} "
                  f"{-h * 0.7}", 10, -7)
    out = [Shape(tube(0, 4, 9, 0, -h - 14, 7), DARK_WOOD, bevel=4, angle=86), Shape(polygon(0, -h - 14, 7, -h - 24, 0,
        -h - 44, -7,
        -h - 24), GOLD, bevel=4), Shape(polygon(3, -h + 4, *rim, 3, -h * 0.56), cloth, bevel=12, angle=74, grain=0.06,
        ridges=(folds,))]
    if device:
        out += placed([Shape(device, "#efe2c2", bevel=3, ink=0.4, contour=0.6, shadow=NO_SHADOW)], h * 0.15, -h * 0.84,
            h / 260)
    return out


def _drum() -> list[Shape]:
    """Return a war drum on its side edge with crossed sticks; its foot is y = 0."""
    cords = " ".join(f"M{x} -20 L{x + 18} -92 L{x + 36} -20" for x in range(-74, 72, 36))
    return [Shape("M-78 -98 V-14 Q0 22 78 -14 V-98 Z", OXBLOOD, bevel=50, angle=86, grain=0.08), drawn(cords, 4,
        "#efe2c2", ink=0.2),
        Shape("M-80 -26 Q0 12 80 -26 V-8 Q0 28 -80 -8 Z", GOLD, bevel=5, angle=4), Shape(ellipse(0, -98, 80, 22), GOLD,
            bevel=5),
        Shape(ellipse(0, -100, 70, 17), "#efe2c2", bevel=5, ink=0.5), Shape(f"{tube(-60, -112, 6, 40, -96, 7)} "
        f"{tube(50, -120, 6, -36, -94, 7)}", WOOD, bevel=3, angle=30)]


def sword_in_earth(x: float, foot: float, size: float, turn: float) -> list[Shape]:
    """Return a sword that stands in the ground with its point down."""
    part = [Shape(polygon(-7, 0, -8, -120, 8, -120, 7, 0), "#b4bcc0", bevel=6, angle=84, shine=0.7), Shape(tube(-32,
        -122, 8, 32,
        -122, 8), GOLD, bevel=4), Shape(tube(0, -126, 9, 0, -158, 8), "#5a3a24", bevel=4), Shape(ellipse(0, -164, 8),
        GOLD, bevel=6)]
    return placed(part, x, foot, size, turn)


def shield(colour: str, device: str = "") -> list[Shape]:
    """Return a heater shield about 80 wide round 0, 0."""
    out = [Shape("M-42 -46 Q0 -56 42 -46 Q44 20 0 62 Q-44 20 -42 -46 Z", "#8d949a", bevel=6, angle=30), Shape(
        "M-34 -38 Q0 -47 34 -38 Q36 16 0 50 Q-36 16 -34 -38 Z", colour, bevel=22, angle=40, grain=0.08)]
    return [*out, Shape(device, "#efe2c2", bevel=3, ink=0.4, contour=0.6, shadow=NO_SHADOW)] if device else out


TOWER_SIGN = "M-14 22 V-14 H-20 V-26 H-10 V-20 H-5 V-26 H5 V-20 H10 V-26 H20 V-14 H14 V22 Z"


def _field() -> Part:
    """Return the Field of Broken Banners: one flag still up, a drum, and ranks that stand again in the fog."""
    dice = random.Random(111)
    air = "#d9dbd4"
    ranks: list[Shape] = []
    for x in range(60, 1340, 46):
        y = 404 + 8 * math.sin(x)
        ranks += placed([Shape(loop(-13, 0, -16, -44, -6, -60, 8, -60, 16, -44, 13, 0), "#7d8684", bevel=8, angle=80),
            Shape(ellipse(0,
            -68, 9, 11), "#8d9492", bevel=7), Shape(tube(18, 4, 4, 20, -124, 3), "#7d8684", bevel=2)], x, y, 1.0, 0,
            fog=Fog(air, 0.6))
    eyes = flat(" ".join(ellipse(x + d, 336 + 8 * math.sin(x), 2) for x in range(60, 1340, 46) for d in (-3, 4)),
        "#8fe0d8", ink=0,
        tone=1.8, contour=0.3)
    flags = [s for x, y, h, c, t, torn in ((250, 486, 230, "#46597e", -12, 1), (1090, 490, 250, "#6a4a5e", 10, 2),
        (420, 470, 170,
        "#8a7a3e", 16, 2), (960, 470, 180, "#46597e", -18, 0), (1230, 520, 300, "#8a7a3e", -8, 1), (120, 530, 300,
        "#6a4a5e", 14, 0))
        for s in placed(standard(h, c, torn), x, y, 1.0, t, fog=Fog(air, 0.34 if h < 200 else 0.16))]
    spears = " ".join(tube(x, 500, 6, x + d, 500 - h, 5) for x, d, h in ((330, 60, 170), (350, -40, 150), (530, 30,
        130), (840, 50,
        160), (870, -30, 120), (1010, -70, 180), (1160, 40, 150), (200, -30, 140)))
    return [
        flat(ellipse(860, 130, 54), "#fbf6e2", ink=0.1, tone=1.5, contour=0.3, glow=Glow("#f0ecd8", 50, 0.5)),
        ridge_line(dice, 1360, 620, [360, 330, 366, 340, 350, 330, 360], "#8d949a", Fog(air, 0.7), 10),
        *ranks,
        eyes,
        mist(ellipse(680, 414, 760, 30), "#eceee6", 0.85),
        hill(1360, 620, [(-20, 470), (300, 450), (680, 430), (1060, 452), (1380, 470)], "#8a8a68", Fog(air, 0.3)),
        *flags,
        Shape(spears, WOOD, bevel=3, angle=80, fog=Fog(air, 0.15)),
        mist(ellipse(400, 490, 420, 16), "#eceee6", 0.7),
        mist(ellipse(1040, 500, 360, 16), "#eceee6", 0.7),
        hill(1360, 640, [(-20, 540), (300, 520), (680, 500), (1060, 524), (1380, 548)], "#7f7c54"),
        *placed(standard(400, OXBLOOD, 0, TOWER_SIGN), 640, 530, 1.0, 4),
        *placed(_drum(), 780, 560, 1.1, 6),
        *placed(shield("#46597e", TOWER_SIGN), 540, 540, 1.2, -24),
        *placed(shield("#8a7a3e"), 960, 566, 1.1, 34),
        *sword_in_earth(440, 570, 1.1, -10),
        *sword_in_earth(1050, 590, 1.2, 12),
        *sword_in_earth(300, 560, 0.9, 16),
        *placed(wheel(70, 12), 1190, 570, stretch=0.7, turn=14),
        *placed(skull(), 700, 580, 0.9, -16),
        *placed(long_bone(80), 640, 590, 1.0, 14),
        *placed([Shape(loop(-40, 6, -40, -30, -20, -52, 20, -52, 40, -30, 40, 6), "#9aa2a6", bevel=26, angle=30,
            shine=0.5), flat(
            "M-30 -20 H30 V-10 H-30 Z", "#1d1510", tone=0.2)], 870, 590, 1.0, 16),
        *placed(crow(1.1), 780, 446),
        *placed(crow(0.9), 1126, 514, mirror=True),
        *placed(crow(0.8, flying=True), 420, 150, turn=-12),
        *placed(crow(0.6, flying=True), 500, 110, turn=8),
        *[grass(dice, x, f, 110, 50, "#77743f") for x, f in ((90, 606), (380, 606), (570, 604), (1000, 610), (1290,
            606))],
        mist(ellipse(160, 590, 260, 16), "#eceee6", 0.6),
        mist(ellipse(1230, 600, 260, 16), "#eceee6", 0.6),
    ]


def _nest(dice: random.Random) -> tuple[list[Shape], list[Shape]]:
    """Return the far and the near rim of a ring of charred trunks and bones, 520 wide, round 0, 0."""
    far: list[Shape] = []
    near: list[Shape] = []
    for k in range(38):
        a = 2 * math.pi * k / 38 + dice.uniform(-0.1, 0.1)
        x, y = 230 * math.cos(a), 60 * math.sin(a)
        turn = dice.uniform(-34, 34)
        long = dice.uniform(120, 190)
        if k % 5 == 0:
            piece = placed(long_bone(130), x, y, 1.0, turn)
        else:
            piece = placed([Shape(tube(-long / 2, 0, 24, 0, dice.uniform(-8, 8), 22, long / 2, 0, 14), ("#4a3c36",
                "#5a4840",
                "#3e3430")[k % 3], bevel=11, angle=6, grain=0.35)], x, y, 1.0, turn)
        (near if y > 0 else far).extend(piece)
    return [*far, flat(ellipse(0, 0, 190, 46), "#241814", tone=0.3)], near


def egg(height: float = 130.0, colour: str = "#a8452f") -> list[Shape]:
    """Return a scaled dragon egg round 0, 0."""
    h = height / 2
    body = f"M0 {-h} C{h * 0.62} {-h * 0.9} {h * 0.86} {h} 0 {h} C{-h * 0.86} {h} {-h * 0.62} {-h * 0.9} 0 {-h} Z"
    scales = Ridge(" ".join(f"M{-h * 0.7} {h * y:.0f} " + " ".join(f"q{h * 0.12:.1f} {h * 0.2:.1f} {h * 0.24:.1f} 0"
        for _ in range(6)) for y in (-0.6, -0.36, -0.12, 0.12, 0.36, 0.6)), 5, -4)
    return [Shape(body, colour, bevel=h * 0.6, angle=30, grain=0.05, shine=0.5, ridges=(scales,))]


def _crag(points: tuple[float, ...], colour: str, fog: Fog | None = None) -> Shape:
    """Return a jagged mass of black rock with glowing seams left to others."""
    xs, ys = points[::2], points[1::2]
    seams = Ridge(" ".join(f"M{x:.0f} {y:.0f} l{-20 + 9 * (k % 5):.0f} {90 + 20 * (k % 3)} l{14 - 8 * (k % 4)} 110"
        for k, (x, y) in enumerate(zip(xs, ys, strict=True))), 16, -11)
    return Shape(polygon(*points), colour, bevel=40, angle=64, grain=0.5, fog=fog, ridges=(seams,), shadow=Shadow(0.4,
        10, 10, 9))


def _roost() -> Part:
    """Return the Cinder Roost: a nest of burnt trees on a ledge, one cold egg, a burnt shield, valleys alight."""
    dice = random.Random(121)
    air = "#f0a860"
    fires = [s for x, y, h in ((250, 452, 26), (330, 440, 20), (420, 458, 30), (930, 446, 24), (1010, 458, 32), (1090,
        442, 20))
        for s in flame(x, y, h, 0.7)]
    plumes = [smoke(x, y, h, 14) for x, y, h in ((420, 430, 190), (1010, 430, 210), (330, 430, 120))]
    horns = [Shape(loop(-70, 20, -60, -20, -20, -44, 30, -44, 66, -16, 70, 20, 40, 34, -30, 36), "#e0cda4", bevel=26,
        angle=20),
        flat(ellipse(-6, -8, 13, 10), "#1d120c", tone=0.2, contour=1), Shape(tube(-40, -30, 18, -80, -70, 11, -76,
            -110, 3), "#c4ae82",
        bevel=7), Shape(tube(30, -36, 18, 66, -80, 11, 60, -120, 3), "#c4ae82", bevel=7)]
    lava = [drawn(line(*v), w, "#ffb640", ink=0.05, tone=1.8, contour=0.7, glow=Glow("#ff8a2a", 14, 0.7)) for v, w in ((
        (1180, 180, 1160, 260, 1190, 330, 1150, 420, 1170, 520, 1130, 600), 9), ((180, 210, 210, 290, 180, 360, 220,
            450, 190, 560), 8),
        ((1270, 300, 1250, 380, 1280, 470, 1250, 600), 6))]
    far, near = _nest(dice)
    return [
        flat(ellipse(680, 170, 70), "#ffe9a8", ink=0, tone=1.7, contour=0.3, glow=Glow("#ffcf7a", 60, 0.6)),
        mist(ellipse(620, 210, 330, 14), "#f0b070", 0.7, 16),
        mist(ellipse(860, 120, 260, 12), "#e89a5c", 0.6, 16),
        *placed(flying_dragon("#6a3428", Fog(air, 0.3)), 760, 170, 0.62, -8),
        _crag((300, 420, 380, 250, 430, 290, 480, 200, 540, 320, 600, 300, 660, 420), "#8a5a48", Fog(air, 0.6)),
        _crag((700, 420, 780, 270, 830, 310, 890, 180, 950, 300, 1010, 280, 1080, 420), "#8a5a48", Fog(air, 0.6)),
        hill(1360, 620, [(-20, 430), (300, 450), (680, 420), (1060, 452), (1380, 430)], "#a0603c", Fog(air, 0.45)),
        *plumes,
        *fires,
        _crag((-40, 640, -40, 60, 40, 120, 90, 40, 150, 150, 190, 130, 240, 260, 290, 300, 330, 420, 400, 470, 420,
            640), "#584440",
            Fog(air, 0.1)),
        _crag((940, 640, 970, 470, 1030, 420, 1070, 300, 1120, 260, 1150, 120, 1200, 150, 1250, 20, 1310, 90, 1400, 30,
            1400, 640),
            "#584440", Fog(air, 0.1)),
        *lava,
        Shape(polygon(180, 640, 260, 540, 400, 500, 560, 486, 820, 484, 980, 500, 1120, 540, 1200, 640), "#6a524a",
            bevel=40, angle=8,
            grain=0.5, ridges=(Ridge("M300 560 L420 530 L560 560 L700 530 L860 556 L1020 530", 12, -9),)),
        *placed(ribs(5, 150, 200), 1050, 560, 0.9, 10),
        *placed(far, 680, 470),
        *placed(egg(170), 690, 430, 1.0, 8),
        *placed(near, 680, 478),
        *placed(horns, 380, 560, 1.0, -8),
        *placed(shield("#46597e"), 930, 574, 1.1, 28),
        *sword_in_earth(980, 590, 0.9, -14),
        *heap(dice, 560, 616, 130, 50, 9),
        *placed(skull(), 800, 582, 0.9, 12),
        *dead_tree(110, 640, 300, 60, "#3a302c"),
        *dead_tree(1270, 640, 280, -70, "#3a302c"),
        *rock(dice, 250, 610, 130, 70, "#6a5650"),
        flat(" ".join(ellipse(dice.uniform(60, 1320), dice.uniform(20, 480), dice.uniform(1.4, 3.2))
            for _ in range(80)), "#ffd873",
            ink=0, contour=0.3, tone=1.8),
    ]


PICTURES = {
    "blighted-moor": Picture(_moor, sky=Sky(high="#5f6a44", low="#eceaa0", sun=(0.32, 0.25), reach=0.95, seed=17),
        size=WIDE,
        style=Print(gamma=0.84)),
    "field-of-broken-banners": Picture(_field, sky=Sky(high="#8793a0", low="#f4f0dc", sun=(0.63, 0.22), reach=0.95,
        seed=18,
        beams=0.03), size=WIDE, style=Print(gamma=0.84)),
    "cinder-roost": Picture(_roost, sky=Sky(high="#7a3a2c", low="#fcc46a", sun=(0.5, 0.3), reach=1.0, seed=20),
        size=WIDE,
        style=Print(gamma=0.82)),
}
_KIT = ("beasts", "dragons", "fire", "goblins", "hounds", "monsters", "nature", "props", "remains", "waters", "wyrms")
RECIPES = tuple(engraving(f"pictures/terrinoth/{name}", picture, __name__, *_KIT) for name, picture in PICTURES.items())
