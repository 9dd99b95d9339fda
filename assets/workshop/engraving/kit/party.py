"""A party seen from behind: dwarf in plate, hooded archer, shaven priest, wizard with a mane; and cloaks and boots.

Each is 210 to 290 high; the feet stand on y = 0, the middle is x = 0.
"""

from __future__ import annotations

from ..palette import DARK_WOOD, GOLD, LEATHER, WOOD, darker, lighter
from ..paths import box, ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, drawn, placed, stroke
from .arms import axe, bow, quiver
from .attire import band, emblem_sun
from .fire import flame
from .hands import fist
from .helmets import tower_shield

NEAR = Shadow(0.5, 8, 8, 7)
TOWER = "M-36 44 V-30 H-24 V-16 H-10 V-30 H10 V-16 H24 V-30 H36 V44 Z"


def boots(colour: str, apart: float = 22.0, height: float = 70.0) -> list[Shape]:
    """Return two boots seen from behind."""
    return [Shape(loop(s * apart - 17, 2, s * apart - 15, -height, s * apart + 15, -height, s * apart + 17, 2,
        s * apart + s * 6, 8), colour,
        bevel=15, angle=80, grain=0.12, ridges=(Ridge(f"M{s * apart - 16} -22 Q{s * apart} -14 {s * apart + 16} -22", 6,
        -4),))
        for s in (-1, 1)]


def cloak(colour: str, half: float = 62.0, height: float = 200.0, folds: int = 7,
    hem: str | None = None) -> list[Shape]:
    """Return a cloak that hangs from the shoulders to the calves, with a hem of another colour."""
    w, h = half, height
    left = [-w * 0.46, -h, -w * 0.9, -h * 0.88, -w * 1.0, -h * 0.5, -w * 1.16, -26]
    waves = []
    for k in range(folds):
        x = -w * 1.16 + 2.32 * w * (k + 0.5) / folds
        waves += [x, -10 if k % 2 else -30]
    right = [w * 1.16, -26, w * 1.0, -h * 0.5, w * 0.9, -h * 0.88, w * 0.46, -h]
    furrows = tuple(Ridge(line(u * w * 0.32, -h * 0.95, u * w * 0.74, -h * 0.5, u * w * 1.1, -16), 11,
        -5 if k % 2 else 3)
        for k, u in enumerate([(-1 + 2 * i / (folds - 1)) * 0.88 for i in range(folds)]))
    out = [Shape(loop(*left, *waves, *right), colour, bevel=30, angle=80, grain=0.06, ridges=furrows, shadow=NEAR)]
    if hem:
        edge = line(-w * 1.12, -34, *[v + (-10 if i % 2 else 0) for i, v in enumerate(waves)], w * 1.12, -34)
        out.append(band(edge, 9, hem))
    return out


def dwarf_behind(steel: str = "#8d9aa6", shield: str = "#4d6a86") -> list[Shape]:
    """Return a dwarf in full plate with an axe in his right hand and a wide shield on his left arm."""
    mail = Ridge(" ".join(f"M-80 {y} q10 8 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0" for y in range(-74, -28,
        11)), 4, -3)
    plates = Ridge("M-76 -92 Q0 -78 76 -92 M-78 -112 Q0 -98 78 -112 M-74 -132 Q0 -118 74 -132 M0 -156 V-84", 6, -5)
    guard = Ridge("M-50 -150 Q0 -136 50 -150 M-48 -164 Q0 -150 48 -164", 5, -4)
    return [*boots("#3f444a", 36, 64), Shape(loop(-84, -24, -88, -84, -70, -96, 70, -96, 88, -84, 84, -24, 40, -14, 0,
        -22, -40, -14),
        "#6b737a", bevel=30, angle=10, grain=0.08, ridges=(mail,), shadow=NEAR), Shape(loop(-74, -80, -84, -130, -58,
        -160, 58, -160, 84, -130,
        74, -80), steel, bevel=34, angle=82, grain=0.06, shine=0.5, ridges=(plates,)), band("M-78 -82 Q0 -66 78 -82",
        15, "#4b3222"),
        Shape(box(-15, -86, 30, 24), GOLD, bevel=6, angle=30, shine=0.5),
        *[s for k in (-1, 1) for s in (Shape(loop(k * 40, -166, k * 92, -158, k * 112, -116, k * 100, -98, k * 60,
        -112), steel, bevel=24,
            angle=40 * k, shine=0.7), Shape(loop(k * 66, -112, k * 102, -104, k * 108, -84, k * 74, -92), darker(steel,
            0.12), bevel=10,
            angle=20 * k, shine=0.5))],
        *[Shape(tube(k * 30, -132, 20, k * 34, -104, 17, k * 30, -74, 12), "#c9a86a", bevel=8, angle=50,
        ridges=(Ridge(line(k * 24, -126, k * 38,
            -116, k * 26, -104, k * 38, -94, k * 28, -84), 4, -3),)) for k in (-1, 1)],
        Shape(loop(-52, -136, -54, -178, -40, -214, 0, -232, 40, -214, 54, -178, 52, -136, 0, -126), steel, bevel=34,
        angle=24, shine=0.8,
            ridges=(guard,)),
        band("M-54 -172 Q0 -156 54 -172", 12, GOLD), Shape(tube(0, -236, 13, 0, -200, 15, 0, -166, 12), GOLD, bevel=7,
        angle=80, shine=0.6),
        Shape(tube(100, -110, 30, 122, -96, 26, 128, -84, 24), darker(steel, 0.1), bevel=12, angle=50, shine=0.5),
        *placed(axe(116, 0.62), 130, -86, 1, 6, mirror=True), *placed(fist("#6d5a4a"), 130, -86, 0.46),
        *placed(tower_shield(128, 176, shield, TOWER, "#d9b65c"), -98, -84, 1, -4)]


def archer_behind(green: str = "#57703f") -> list[Shape]:
    """Return a hooded archer with a tall bow in the left hand and a quiver on the back."""
    hood = loop(-36, -204, -42, -240, -30, -272, 6, -292, 34, -268, 42, -238, 36, -204, 0, -190)
    cape = loop(-50, -176, -62, -200, -40, -222, 40, -222, 62, -200, 50, -176, 20, -164, 0, -156, -20, -164)
    leaves = " ".join(loop(x, y, x + 9, y - 7, x + 18, y, x + 9, y + 6) for x, y in ((-44, -190), (-20, -178), (6,
        -182), (26, -192), (-34,
        -150), (30, -150), (-50, -110), (44, -100)))
    return [*boots("#4a3a28", 20), *cloak(green, 54, 212, 7, darker(green, 0.2)), *placed(quiver("#6a4a2c"), 20, -116,
        0.7, 16),
        band(line(-44, -196, 0, -150, 44, -96), 10, LEATHER), Shape(cape, lighter(green, 0.06), bevel=20, angle=20,
        grain=0.08),
        Shape(leaves, "#7f9a4c", bevel=4, angle=50, contour=0.7, shadow=Shadow(0.3, 2, 3, 2)), Shape(hood, darker(green,
        0.08), bevel=30, angle=50,
            ridges=(Ridge(line(4, -290, 2, -240, 0, -196), 9, 7), Ridge(line(-22, -270, -26, -230, -24, -200), 7, -5),
            Ridge(line(24, -264, 28,
            -230, 24, -200), 7, -5))),
        Shape(tube(-50, -186, 32, -74, -160, 26, -84, -134, 20), green, bevel=12, angle=60), *placed(bow(300,
        "#b07a3c"), -96, -130, 1, -6),
        *placed(fist("#c9a07a"), -86, -130, 0.44)]


def priest_behind(red: str = "#8a2f24", skin: str = "#d0986e") -> list[Shape]:
    """Return a shaven priest in a red cloak with a sun on it, a war hammer over his shoulder."""
    hammer = [Shape(tube(0, 150, 14, 0, -120, 13), DARK_WOOD, bevel=6, angle=86), Shape(polygon(-62, -168, -48, -180,
        48, -180, 62, -168, 62,
        -122, 48, -110, -48, -110, -62, -122), "#8d969b", bevel=16, angle=30, shine=0.7), Shape(box(-16, -186, 32, 82),
        GOLD, bevel=7, angle=80,
        shine=0.5), Shape(polygon(-13, -186, 0, -216, 13, -186), GOLD, bevel=6, shine=0.5)]
    head = loop(-30, -232, -35, -262, -28, -292, 0, -304, 28, -292, 35, -262, 30, -232, 16, -218, -16, -218)
    return [*boots("#3a2a24", 26), *placed(hammer, 88, -150, 0.92, 9), *cloak(red, 70, 216, 8, GOLD),
        *placed(emblem_sun(0, -112, 36, "#e0b04a",
        "#5a1c16")), Shape(tube(0, -206, 46, 0, -232, 42), darker(skin, 0.12), bevel=18, angle=10),
        *[Shape(ellipse(k * 36, -258, 8, 13), darker(
        skin, 0.06), bevel=6, angle=60) for k in (-1, 1)], Shape(head, skin, bevel=34, angle=24, grain=0.03,
        dabs=(Dab(0, -236, 24, 8, -5), Dab(-12,
        -286, 14, 10, 3))), drawn(line(-14, -240, 0, -235, 14, -240), 2), drawn("M-10 -296 q10 -4 20 0", 1.6),
        Shape(loop(-74, -204, -66, -226, -30, -220, 0, -212, 30, -220, 66, -226, 74, -204, 40, -188, 0, -184, -40,
        -188), "#9aa0a2", bevel=16,
            angle=8, shine=0.6), *[Shape(loop(k * 46, -214, k * 84, -208, k * 92, -172, k * 60, -180), "#9aa0a2",
            bevel=18, angle=30 * k, shine=0.7)
            for k in (-1, 1)],
        *[q for k in (-1, 1) for q in (Shape(box(k * 68 - 6, -238, 12, 26), "#efe4c4", bevel=5, angle=86),
        *flame(k * 68, -236, 30, 0.4))],
        Shape(tube(72, -190, 36, 92, -160, 30, 84, -128, 26), red, bevel=14, angle=60), *placed(fist("#c08a62"), 80,
        -122, 0.46)]


def wizard_behind(orange: str = "#b8481c", mane: str = "#cc5a22") -> list[Shape]:
    """Return a wizard in a robe of flames with a wild red mane, a burning staff in his right hand."""
    hair = loop(-40, -196, -60, -214, -46, -228, -66, -252, -44, -258, -50, -290, -24, -276, -10, -314, 8, -280, 34,
        -304, 34, -272, 62, -276, 48,
        -246, 66, -228, 46, -216, 54, -190, 26, -186, 12, -150, 0, -170, -14, -146, -24, -184)
    locks = Ridge(" ".join((line(0, -300, 2, -230, 0, -160), line(-36, -270, -24, -230, -16, -170), line(36, -278, 26,
        -230, 18, -180), line(-54,
        -246, -34, -220, -26, -190), line(54, -246, 36, -220, 28, -192))), 8, -4)
    tongues = " ".join(loop(x - 13, -22, x - 8, -44, x, -66 - 10 * (k % 2), x + 8, -44, x + 13, -22) for k,
        x in enumerate(range(-56, 70, 28)))
    return [*boots("#5a2a1a", 22), *cloak(orange, 60, 210, 7, "#e8b850"), Shape(tongues, "#f0a83a", bevel=8, angle=80,
        contour=0.8, ink=0.5,
        shadow=NO_SHADOW), band("M-56 -112 Q0 -98 56 -112", 12, "#5a2a1a"), Shape(stroke(ellipse(30, -84, 9), 5), GOLD,
        bevel=2), Shape(
        f"{box(27, -76, 6, 34)} {box(33, -54, 12, 5)} {box(33, -46, 10, 5)}", GOLD, bevel=3, shine=0.5),
        Shape(loop(-56, -196, -70, -236, -40, -216, 0, -206, 40, -216, 70, -236, 56, -196, 0, -176), darker(orange,
        0.1), bevel=14, angle=20),
        Shape(hair, mane, bevel=22, angle=84, ridges=(locks,)), Shape(tube(54, -188, 34, 78, -160, 28, 84, -130, 24),
        orange, bevel=13, angle=60),
        Shape(tube(88, 8, 12, 94, -130, 11, 92, -270, 12), WOOD, bevel=5, angle=86),
        Shape(stroke("M78 -262 Q70 -300 92 -300 Q114 -300 106 -262",
            8), GOLD, bevel=4, angle=30, shine=0.5), *flame(92, -262, 116, 0.95), *placed(fist("#dda987"), 90, -130,
            0.46)]
