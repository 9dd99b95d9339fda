"""Trolls: heads in profile with hanging noses and tusks, mossy backs, long arms."""

from __future__ import annotations

import random

from ..palette import darker, lighter
from ..paths import ellipse, leaf_mass, line, loop, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, drawn, flat, placed
from .monsters import beast_eye, tooth_row

MAW = "#3a100e"
TUSK = "#e9d9ac"
MOSS_COAT = "#6f8a46"


def troll_head(skin: str, gape: float = 0.0, iris: str = "#f0c83a") -> list[Shape]:
    """Return a troll's head that looks left, its eye near 0, 0, its chin near -60, 250; `gape` drops the jaw."""
    g = gape
    jaw = loop(128, 50, 142, 130, 104, 204 + g * 0.5, 30, 248 + g, -66, 254 + g, -140, 236 + g, -172, 194 + g, -158,
        158 + g, -112, 166 + g, -40, 168 + g * 0.8, 30, 150 + g * 0.4, 70, 90)
    skull = loop(-66, -36, -34, -84, 36, -112, 118, -96, 166, -30, 160, 74, 112, 128, 40, 142, -40, 138, -96, 132,
        -128, 120, -136, 76, -116, 30, -88, -2)
    nose = loop(-74, -30, -52, 4, -60, 44, -84, 86, -106, 124, -138, 132, -156, 160, -176, 204, -204, 218, -226, 196,
        -222, 140, -198, 76, -156, 16, -112, -22)
    forms = (Dab(-40, -32, 54, 16, 18, 14), Dab(-26, 2, 34, 22, -20), Dab(46, 44, 54, 30, 16), Dab(90, -50, 50, 40, 8),
        Dab(20, 100, 60, 16, -8))
    creases = (Ridge(line(-84, 96, -50, 92, -20, 128), 10, -9), Ridge(line(-10, 26, 30, 30, 60, 16), 7, -6),
        Ridge(line(-6, -60, 50, -76, 100, -62), 8, -6), Ridge(line(0, -78, 50, -94, 96, -82), 7, -5))
    out: list[Shape] = [
        Shape(jaw, darker(skin, 0.06), bevel=56, angle=-26, grain=0.12, shadow=Shadow(0.6, 8, 16, 10), dabs=(
            Dab(-110, 216 + g, 46, 30, 14), Dab(70, 150 + g * 0.4, 40, 50, 10)), ridges=(
            Ridge(line(-20, 250 + g, -30, 220 + g, -70, 206 + g), 9, -7),
            Ridge(line(100, 90, 96, 150 + g * 0.4, 60, 200 + g * 0.7), 12, -8))),
        flat(loop(-156, 132, -96, 112, 72, 100, 44, 146 + g * 0.5, -40, 176 + g * 0.86, -116, 178 + g, -152, 170 + g),
            MAW, tone=0.3, contour=1.2),
    ]
    if g > 30:
        out.append(Shape(loop(-112, 172 + g, -80, 150 + g * 0.8, -10, 150 + g * 0.6, 30, 146 + g * 0.4, -20,
            174 + g * 0.8, -80, 184 + g), "#a8504a", bevel=18, angle=20, contour=0.7, shadow=NO_SHADOW))
    out += tooth_row((-146, 172 + g, -90, 178 + g, -30, 170 + g * 0.84, 24, 148 + g * 0.5), 7, -30, 10, TUSK, 0.5, 3)
    out += [
        Shape(skull, skin, bevel=66, angle=14, pitch=0.88, grain=0.12, dabs=forms, ridges=creases,
            shadow=Shadow(0.6, 8, 16, 10)),
        Shape(nose, lighter(skin, 0.04), bevel=42, angle=-34, pitch=0.88, grain=0.1, shadow=Shadow(0.55, 10, 10, 8),
            dabs=(Dab(-112, 104, 24, 22, 16), Dab(-200, 180, 24, 34, 12), Dab(-140, 50, 22, 34, 10, 40)), ridges=(
            Ridge(line(-150, 32, -120, 22, -86, 28), 7, -6), Ridge(line(-166, 52, -134, 42, -92, 48), 7, -6),
            Ridge(line(-128, 12, -104, 4, -80, 10), 6, -5))),
        flat(loop(-136, 126, -124, 108, -106, 110, -104, 122, -120, 132), "#241610", tone=0.25, contour=0.8),
    ]
    out += tooth_row((44, 142, -30, 140, -94, 130), 5, -24, 9, TUSK, 0.5, 7)
    out += [Shape(tube(-128, 186 + g, 40, -136, 130 + g * 0.6, 36, -118, 70 + g * 0.3, 24, -92, 30 + g * 0.2, 3), TUSK,
        bevel=18, angle=70, grain=0.06, shadow=Shadow(0.5, 8, 8, 5)),
        Shape(tube(-60, 190 + g, 30, -60, 150 + g * 0.7, 26, -46, 110 + g * 0.4, 3), darker(TUSK, 0.08), bevel=13,
            angle=60,
        grain=0.06, shadow=Shadow(0.5, 6, 6, 4))]
    out += placed(beast_eye(23, iris, skin, -0.3, False, 0.4), -34, 2, 1.0, -4)
    out.append(Shape(tube(-92, -4, 12, -60, -26, 30, -10, -38, 30, 40, -26, 10), skin, bevel=14, angle=30, pitch=0.85,
        grain=0.12, shadow=Shadow(0.6, 3, 9, 6)))
    warts = [(-194, 112, 11), (-170, 74, 7), (70, 96, 11), (96, 68, 7), (20, 214 + g, 11), (-40, 226 + g, 8), (54, -60,
        9)]
    out += [Shape(ellipse(x, y, r), lighter(skin, 0.1), bevel=r * 0.9, angle=40, grain=0.05,
        shadow=Shadow(0.4, 3, 4, 3)) for x, y, r in warts]
    hairs = "M-200 104 l-14 -8 M-194 102 l-6 -16 M66 86 l4 -16 M74 88 l12 -12 M20 204 l-4 -14"
    return [*out, drawn(hairs, 2)]


def troll_ear(skin: str, ragged: bool = False) -> list[Shape]:
    """Return a long ear that droops back to the right, its root at 0, 0."""
    tip = (150, 58, 118, 66, 108, 44, 92, 74) if ragged else (178, 70, 140, 84)
    outer = loop(-20, -22, 30, -50, 90, -40, 140, 0, *tip, 50, 56, 0, 30)
    return [Shape(outer, skin, bevel=22, angle=-30, grain=0.1, shadow=Shadow(0.5, 6, 10, 7)),
        Shape(loop(6, -8, 44, -24, 90, -14, 128, 20, 80, 36, 36, 28), darker(skin, 0.4), bevel=12, swell=-0.7, angle=20,
        shadow=NO_SHADOW, contour=0.7)]


def mossy(dice: random.Random, run: tuple[tuple[float, float, float, float], ...],
    colour: str = MOSS_COAT) -> list[Shape]:
    """Return cushions of moss at x, y with radii, beards of it hanging down."""
    out = []
    for x, y, rx, ry in run:
        beards = " ".join(tube(x + u * rx, y + ry * 0.3, 16, x + u * rx + 4, y + ry * (0.8 + 0.5 * long), 11,
            x + u * rx - 3, y + ry * (1.3 + 0.9 * long), 1)
            for u in (-0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75) for long in (dice.random(),))
        out += [Shape(beards, darker(colour, 0.14), bevel=7, angle=84, grain=0.2, contour=0.8, shadow=Shadow(0.4, 4, 6,
            4)), Shape(leaf_mass(dice, x, y, rx, ry, 34), colour, bevel=ry * 0.6, angle=-20, grain=0.35, contour=0.8,
            shadow=Shadow(0.4, 4, 8, 5))]
    return out


def toadstools(*places: tuple[float, float, float], colour: str = "#b5532f") -> list[Shape]:
    """Return toadstools at x, y of a size, as they grow on a troll's back."""
    out = []
    for x, y, size in places:
        out += placed([Shape(tube(0, 6, 14, 2, -20, 10, 0, -36, 10), "#eadfc0", bevel=6, angle=84, ink=0.7),
            Shape(loop(-34, -28, -26, -54, 0, -68, 28, -54, 36, -28, 0, -22), colour, bevel=20, angle=20, grain=0.06),
            flat(f"{ellipse(-12, -46, 5, 4)} {ellipse(8, -54, 5, 4)} {ellipse(16, -36, 5, 3)}", "#f4e8cc", ink=0.1,
            tone=1.4, contour=0.5)], x, y, size)
    return out


def troll_arm(run: tuple[float, ...], skin: str, angle: float = 60.0) -> Shape:
    """Return an arm along x, y, width, ... with the cords of its muscles."""
    spine = [(run[i], run[i + 1], run[i + 2]) for i in range(0, len(run), 3)]
    cords = tuple(Ridge(line(*(v for x, y, w in spine for v in (x + w * k, y + w * k * 0.4))), 14, 7)
        for k in (-0.16, 0.2))
    widest = max(w for _, _, w in spine)
    return Shape(tube(*run), skin, bevel=widest * 0.46, angle=angle, pitch=0.9, grain=0.12, ridges=cords,
        shadow=Shadow(0.55, 10, 16, 10))
