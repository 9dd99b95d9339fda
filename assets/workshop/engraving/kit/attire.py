"""What people wear, in the units of a face: chin at y = 165, shoulders at 200 to 340."""

from __future__ import annotations

import random

from ..palette import GOLD, STEEL, darker, lighter
from ..paths import ellipse, leaf_mass, line, loop, rays, tube
from ..shapes import NO_SHADOW, Ridge, Shadow, Shape, flat, hollow, stroke

DROP = Shadow(0.5, 6, 10, 7)


def shoulders(colour: str, wide: float = 1.0, high: float = 0.0, folds: float = 1.0, angle: float = 14.0) -> Shape:
    """Return a cloaked pair of shoulders; `high` lifts their line in units."""
    w, h = wide, high
    outline = loop(-330 * w, 430, -306 * w, 320 - h, -232 * w, 244 - h, -120 * w, 204 - h * 0.6, 0, 196, 120 * w,
        204 - h * 0.6, 232 * w, 244 - h, 306 * w, 320 - h, 330 * w, 430, 0, 470)
    creases = tuple(Ridge(line(x * 0.34, 200, x * 0.8, 280, x * 1.1 * w, 430), 20, -9 * folds * (0.7 + 0.3 * (i % 2)))
        for i, x in enumerate((-250, -196, -146, -92, 92, 146, 196, 250)))
    return Shape(outline, colour, bevel=80, angle=angle, grain=0.06, ridges=creases, shadow=Shadow(0.5, 10, 12, 9))


def tunic(colour: str, trim: str | None = None) -> list[Shape]:
    """Return the front of a shirt or robe between the cloak's edges, with a trimmed neck."""
    out = [Shape(loop(-96, 212, -50, 226, 0, 250, 50, 226, 96, 212, 150, 300, 170, 430, 0, 450, -170, 430, -150, 300),
        colour, bevel=60, angle=70, grain=0.06, ridges=(Ridge(line(0, 250, -4, 430), 10, -5),
        Ridge(line(-60, 240, -70, 430), 14, -5), Ridge(line(62, 240, 76, 430), 14, -5)))]
    if trim:
        out.append(Shape(stroke(line(-98, 212, -50, 236, 0, 258, 50, 236, 98, 212), 15), trim, bevel=6, angle=20))
    return out


def mantle(colour: str, inner: str) -> list[Shape]:
    """Return two cloak edges that fall from a clasp at the throat."""
    left = loop(-120, 196, -70, 214, -20, 262, -46, 320, -84, 440, -330, 440, -310, 318, -230, 240)
    right = loop(120, 196, 70, 214, 24, 262, 54, 320, 96, 440, 330, 440, 310, 318, 230, 240)

    def folds(side: int) -> tuple[Ridge, ...]:
        return tuple(Ridge(line(side * 60, 222, side * x * 0.6, 300, side * x, 440), 18, -9)
            for x in (120, 170, 222, 276))

    return [Shape(right, inner, bevel=46, angle=112, grain=0.06, ridges=folds(1), shadow=Shadow(0.5, 10, 10, 8)),
        Shape(left, colour, bevel=46, angle=66, grain=0.06, ridges=folds(-1), shadow=Shadow(0.5, 10, 10, 8))]


def collar(colour: str, inner: str, high: float = 0.0) -> list[Shape]:
    """Return a folded collar round the neck; `high` makes it stand up."""
    h = high
    left = loop(-116, 206 - h, -86, 178 - h * 1.3, -58, 186 - h, -44, 226, 2, 262, -24, 282, -84, 262, -124, 236)
    right = loop(120, 206 - h, 92, 178 - h * 1.3, 64, 186 - h, 50, 226, 2, 262, 30, 282, 90, 262, 128, 236)
    return [Shape(right, inner, bevel=22, angle=140, grain=0.06, shadow=DROP),
        Shape(left, colour, bevel=22, angle=40, grain=0.06, shadow=DROP)]


def mail(colour: str = STEEL) -> Shape:
    """Return a mail collar over chest and shoulders."""
    rows = " ".join(f"M{x + (6 if row % 2 else 0)} {row} q6 9 12 0" for row in range(196, 440, 11)
        for x in range(-250, 250, 12))
    outline = loop(-150, 210, -70, 196, 0, 214, 70, 196, 150, 210, 240, 280, 250, 440, 0, 460, -250, 440, -240, 280)
    return Shape(outline, colour, bevel=70, angle=20, grain=0.04, shine=0.3, ridges=(Ridge(rows, 5, -3),))


def breastplate(colour: str = STEEL, trim: str = GOLD, ridge: bool = True) -> list[Shape]:
    """Return a breastplate with a gorget and a trimmed rim."""
    keel = (Ridge(line(2, 246, 4, 440), 26, 16),) if ridge else ()
    chest = loop(-150, 236, -84, 226, 0, 250, 84, 226, 150, 236, 180, 320, 170, 440, 0, 470, -170, 440, -180, 320)
    return [
        Shape(chest, colour, bevel=70, angle=30, grain=0.03, shine=0.6, ridges=keel),
        Shape(stroke(line(-150, 242, -84, 234, 0, 258, 84, 234, 150, 242), 13), trim, bevel=6, angle=70, shine=0.4),
        Shape(loop(-92, 176, -60, 200, 0, 214, 60, 200, 92, 176, 112, 222, 60, 250, 0, 262, -60, 250, -112, 222),
            colour, bevel=20, angle=-20, shine=0.6, grain=0.03),
        Shape(stroke(line(-92, 178, -60, 202, 0, 216, 60, 202, 92, 178), 8), trim, bevel=4, angle=70, shadow=NO_SHADOW),
    ]


def pauldron(side: int, colour: str = STEEL, trim: str = GOLD, size: float = 1.0) -> list[Shape]:
    """Return a shoulder of three plates (side -1: left in the picture)."""
    s, k = side, size
    out = []
    for i, (x, y, w, h) in enumerate(((238, 346, 92, 86), (222, 312, 98, 84), (200, 272, 104, 82))):
        plate = loop(s * (x - w * k), y + h * 0.4, s * (x - w * 0.7 * k), y - h * 0.55 * k, s * x, y - h * 0.8 * k,
            s * (x + w * 0.72 * k), y - h * 0.38 * k, s * (x + w * k), y + h * 0.5, s * x, y + h * 0.36)
        rim = line(s * (x - w * k), y + h * 0.4, s * x, y + h * 0.34, s * (x + w * k), y + h * 0.5)
        out.append(Shape(plate, darker(colour, 0.08 * (2 - i)), bevel=44, angle=s * 40 + i * 14, grain=0.03, shine=0.6,
            shadow=DROP))
        out.append(Shape(stroke(rim, 8), trim, bevel=4, angle=80, shadow=NO_SHADOW))
    return out


def fur(dice: random.Random, colour: str, high: float = 0.0) -> list[Shape]:
    """Return a thick fur over both shoulders and round the neck."""
    out = []
    for x, y, rx, ry in ((-220, 290, 130, 74), (220, 290, 130, 74), (-110, 232, 104, 56), (116, 232, 104, 56),
        (0, 254, 80, 44)):
        tufts = tuple(Ridge(f"M{x + dice.uniform(-0.7, 0.7) * rx:.0f} {y - high + dice.uniform(-0.6, 0.3) * ry:.0f} "
                            f"q{dice.uniform(-8, 8):.0f} 14 {dice.uniform(-12, 12):.0f} 30", 7, -5) for _ in range(16))
        out.append(Shape(leaf_mass(dice, x, y - high, rx, ry, 40), colour, bevel=34, angle=70 if x < 0 else 105,
            grain=0.2, ridges=tufts, shadow=DROP))
    return out


def brooch(x: float, y: float, size: float = 24.0, stone: str = "#2d7fa8", metal: str = GOLD) -> list[Shape]:
    """Return a round clasp with a stone."""
    return [Shape(ellipse(x, y, size), metal, bevel=size * 0.5, angle=45, grain=0, shine=0.5,
        shadow=Shadow(0.5, 3, 6, 4)), Shape(ellipse(x, y, size * 0.5), stone, bevel=size * 0.4, angle=-20, grain=0,
        ink=0.4, shine=0.8, shadow=Shadow(0.3, 1, 2, 2))]


def hood_behind(colour: str, tall: float = 0.0, turn: float = 8.0) -> list[Shape]:
    """Return the back of a raised hood and its dark inside; the face and then `hood_rim` are laid over it."""
    outer = loop(-170, 250, -160, 120, -150, 0, -122, -110, -60, -176 - tall * 0.5, turn, -196 - tall, 70,
        -176 - tall * 0.5, 132, -110, 158, 0, 168, 120, 176, 250)
    inside = loop(-128, 220, -132, 60, -112, -80, -50, -150, 10, -160, 70, -148, 122, -80, 140, 60, 136, 220)
    folds = (Ridge(line(-60, -170, -128, -60, -150, 80, -160, 240), 16, -8),
        Ridge(line(70, -170, 140, -50, 156, 80, 166, 240), 16, -8))
    return [Shape(outer, colour, bevel=60, angle=74, grain=0.07, ridges=folds, shadow=Shadow(0.5, 10, 14, 10)),
        Shape(inside, darker(colour, 0.6), bevel=26, swell=-0.5, angle=20, tone=0.5, grain=0.04, shadow=NO_SHADOW,
        contour=0.5)]


def hood_rim(colour: str, trim: str | None = None, turn: float = 14.0, drop: float = 0.0) -> list[Shape]:
    """Return the front edge of a raised hood round the face; `drop` pulls it down over the brow."""
    t, d = turn, drop
    outer = (
        f"M{-150} 250 C-166 130 -166 10 -140 -80 C-116 -160 -60 -{198 - d * 0.2:.0f} {t} -{200 - d * 0.2:.0f} "
        f"C90 -{198 - d * 0.2:.0f} 140 -150 160 -76 C180 20 176 140 164 250"
    )
    hole = (
        f"C150 262 134 262 124 248 C134 180 140 100 136 30 C130 -60 100 -{118 - d:.0f} {t + 8} -{126 - d:.0f} "
        f"C-50 -{124 - d:.0f} -96 -80 -110 0 C-118 80 -110 170 -96 246 C-108 262 -134 264 -150 250 Z"
    )
    out = [Shape(f"{outer} {hole}", colour, bevel=24, angle=66, grain=0.07, shadow=Shadow(0.6, 8, 12, 8),
        ridges=(Ridge(line(-132, 240, -140, 100, -124, -60, -60, -160, t, -168), 10, -5),
        Ridge(line(148, 240, 158, 100, 140, -60, 84, -150, t, -168), 10, -5)))]
    if trim:
        edge = (
            f"M-96 246 C-110 170 -118 80 -110 0 C-96 -80 -50 -{124 - d:.0f} {t + 8} -{126 - d:.0f} C100 "
            f"-{118 - d:.0f} 130 -60 136 30 C140 100 134 180 124 248"
        )
        out.append(Shape(stroke(edge, 9), trim, bevel=4, angle=20, shadow=Shadow(0.4, 3, 5, 3)))
    return out


def circlet(turn: float, y: float = -92.0, stone: str = "#3a86b0", metal: str = GOLD) -> list[Shape]:
    """Return a band round the brow with one stone, for a head turned by so many units."""
    t = turn
    return [
        Shape(f"M{-106 + t * 0.2} {y + 28} C-60 {y - 10} {60 + t} {y - 10} {108 + t * 0.2} {y + 24} L{106 + t * 0.2} "
              f"{y + 42} C{60 + t} {y + 8} -60 {y + 8} {-104 + t * 0.2} {y + 46} Z", metal, bevel=7, angle=85, grain=0,
                  shine=0.5, shadow=Shadow(0.45, 2, 6, 4)),
        Shape(f"M{t} {y - 22} l15 20 l-15 28 l-15 -28 Z", stone, bevel=9, angle=30, grain=0, ink=0.4, shine=0.8),
    ]


def necklace(points: tuple[float, ...], bead: str, size: float, teeth: bool = False) -> list[Shape]:
    """Return beads (or teeth that hang) at x, y, x, y, ... on a cord."""
    out = [Shape(stroke(line(*points), 5), "#4a3020", bevel=2, angle=20, shadow=NO_SHADOW)]
    for i in range(0, len(points) - 1, 2):
        x, y = points[i], points[i + 1]
        shape = tube(x, y, size, x + 2, y + size * 1.2, size * 0.7, x + 5, y + size * 2.4, 1) if teeth else ellipse(x,
            y, size * 0.6)
        out.append(Shape(shape, bead if i % 4 else lighter(bead, 0.15), bevel=size * 0.5, angle=60, ink=0.6,
            shadow=Shadow(0.4, 3, 5, 3)))
    return out


def emblem_sun(x: float, y: float, size: float, colour: str = GOLD, face: str = "#a8452f") -> list[Shape]:
    """Return a sun with twelve straight rays."""
    return [Shape(rays(x, y, size * 0.62, size, 12, 15), colour, bevel=5, angle=45, grain=0,
        shadow=Shadow(0.35, 2, 4, 3)), Shape(ellipse(x, y, size * 0.46), face, bevel=size * 0.25, angle=-30,
        grain=0.02, shadow=NO_SHADOW)]


def spectacles(left: float, right: float, y: float = 2.0, radius: float = 31.0) -> list[Shape]:
    """Return round spectacles over eyes at left and right."""
    r = radius
    glass = flat(f"{ellipse(left, y, r)} {ellipse(right, y, r * 0.92)}", "#dfeef0", opacity=0.22, ink=0.5, tone=1.3)
    wire = (
        f"{ellipse(left, y, r)} {ellipse(right, y, r * 0.92)} M{left + r} {y - 4} Q{(left + right) / 2} {y - 16} "
        f"{right - r * 0.92} {y - 4} M{left - r} {y - 4} L{left - r - 40} {y - 14} M{right + r * 0.92} {y - 4} l20 -8"
    )
    return [glass, Shape(stroke(wire, 5.5), GOLD, bevel=2.6, angle=60, grain=0, shadow=Shadow(0.4, 2, 5, 3))]


def band(path: str, width: float, colour: str, angle: float = 20.0) -> Shape:
    """Return a ribbon, strap or hem along a path."""
    return Shape(stroke(path, width), colour, bevel=width * 0.4, angle=angle, grain=0.04, shadow=Shadow(0.4, 3, 6, 4))


def ring(x: float, y: float, radius: float, thick: float = 5.0, colour: str = GOLD) -> Shape:
    """Return an earring or a link of chain."""
    return Shape(hollow(f"{ellipse(x, y, radius)} {ellipse(x, y, radius - thick)}"), colour, bevel=thick * 0.5,
        grain=0, shadow=Shadow(0.3, 2, 3, 2))
