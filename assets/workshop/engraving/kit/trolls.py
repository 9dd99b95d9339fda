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
    out += _tusks(g)
    out += placed(beast_eye(23, iris, skin, -0.3, False, 0.4), -34, 2, 1.0, -4)
    out.append(Shape(tube(-92, -4, 12, -60, -26, 30, -10, -38, 30, 40, -26, 10), skin, bevel=14, angle=30, pitch=0.85,
        grain=0.12, shadow=Shadow(0.6, 3, 9, 6)))
    return [*out, *_warts(skin, g)]


def troll_face(skin: str, gape: float = 50.0, iris: str = "#ff8a2e") -> list[Shape]:
    """Return a troll's head from the front, roaring; its eyes lie on y = 0, its chin near 0, 300, 380 wide."""
    g = gape
    jaw = loop(-168, 96, -196, 170 + g * 0.6, -160, 250 + g, -70, 292 + g, 0, 298 + g, 70, 292 + g, 160, 250 + g, 196,
        170 + g * 0.6, 168, 96, 96, 130, -96, 130)
    maw = loop(-132, 140, -60, 118, 60, 118, 132, 140, 126, 180 + g, 60, 214 + g, -60, 214 + g, -126, 180 + g)
    tongue = loop(-70, 196 + g, -40, 160 + g * 0.8, 0, 170 + g * 0.8, 40, 160 + g * 0.8, 70, 196 + g, 0, 216 + g)
    skull = loop(-156, -40, -140, -120, -70, -176, 0, -184, 70, -176, 140, -120, 156, -40, 168, 40, 150, 120, 96, 152,
        0,
        150, -96, 152, -150, 120, -168, 40)
    nose = loop(-36, -36, 0, -44, 36, -36, 42, 20, 70, 84, 74, 128, 44, 158, 18, 150, 0, 186, -18, 150, -44, 158, -74,
        128, -70, 84, -42, 20)
    creases = (Ridge(line(-130, -60, -60, -84, 0, -72, 60, -84, 130, -60), 10, -8),
        Ridge(line(-120, -92, -50, -116, 0, -104, 50, -116, 120, -92), 9, -7), *[Ridge(line(s * 60, 40, s * 96, 76,
        s * 132, 132), 12, -9) for s in (-1, 1)])
    out: list[Shape] = [
        Shape(jaw, darker(skin, 0.08), bevel=64, angle=-20, grain=0.12, shadow=Shadow(0.6, 8, 18, 11),
            dabs=(Dab(0, 262 + g, 70, 30, 14), Dab(-150, 170, 30, 60, 10), Dab(150, 170, 30, 60, 10))),
        flat(maw, MAW, tone=0.3, contour=1.2),
        Shape(tongue, "#a8504a", bevel=18, angle=20, contour=0.7, shadow=NO_SHADOW,
            ridges=(Ridge(f"M0 {172 + g * 0.8} V{214 + g}", 6, -4),)),
        *tooth_row((-112, 184 + g, -60, 208 + g, 0, 212 + g, 60, 208 + g, 112, 184 + g), 9, -36, 11, TUSK, 0.5, 3),
        Shape(skull, skin, bevel=74, angle=14, pitch=0.88, grain=0.12, ridges=creases, shadow=Shadow(0.6, 8, 16, 10),
            dabs=(Dab(-84, 6, 46, 30, -20), Dab(84, 6, 46, 30, -20), Dab(-104, 66, 46, 32, 18), Dab(104, 66, 46, 32,
                18),
                Dab(0, -130, 70, 30, 8))),
        *tooth_row((112, 140, 60, 146, 0, 146, -60, 146, -112, 140), 8, -30, 10, TUSK, 0.5, 7),
    ]
    for s in (-1, 1):
        out += placed(beast_eye(25, iris, skin, 0.0, False, 0.5), s * 78, 6, 1.0, 8 * s, mirror=s < 0)
        out.append(Shape(tube(s * 20, -14, 30, s * 60, -32, 46, s * 112, -34, 36, s * 152, -6, 12), skin, bevel=20,
            angle=30 * s, pitch=0.85, grain=0.12, shadow=Shadow(0.65, 3, 11, 7)))
    out += [
        Shape(nose, lighter(skin, 0.06), bevel=44, angle=74, pitch=0.88, grain=0.1, shadow=Shadow(0.6, 8, 14, 9),
            dabs=(Dab(-46, 112, 24, 26, 14), Dab(46, 112, 24, 26, 14), Dab(0, 130, 28, 40, 16)), ridges=(
            Ridge(line(-34, 0, 0, -10, 34, 0), 7, -6), Ridge(line(-40, 24, 0, 14, 40, 24), 7, -6))),
        flat(f"{loop(-58, 136, -42, 126, -28, 138, -42, 148)} {loop(58, 136, 42, 126, 28, 138, 42, 148)}", "#241610",
            tone=0.25, contour=0.8),
    ]
    for s in (-1, 1):
        out.append(Shape(tube(s * 118, 214 + g, 46, s * 142, 150 + g * 0.6, 42, s * 132, 80 + g * 0.3, 28, s * 104,
            30 + g * 0.2, 3), TUSK, bevel=20, angle=70, grain=0.06, shadow=Shadow(0.5, 8, 8, 5),
            ridges=(Ridge(line(s * 100, 190 + g, s * 140, 180 + g), 5, -4),)))
    warts = [(-120, -10, 10), (132, 56, 12), (-150, 84, 8), (60, -140, 10), (-40, 262 + g, 11), (96, 250 + g, 8)]
    return [*out, *[Shape(ellipse(x, y, r), lighter(skin, 0.1), bevel=r * 0.9, angle=40, grain=0.05,
        shadow=Shadow(0.4, 3, 4, 3)) for x, y, r in warts]]


def _tusks(g: float) -> list[Shape]:
    """Return the two tusks of a jaw that has dropped by `g` units."""
    return [Shape(tube(-128, 186 + g, 40, -136, 130 + g * 0.6, 36, -118, 70 + g * 0.3, 24, -92, 30 + g * 0.2, 3), TUSK,
        bevel=18, angle=70, grain=0.06, shadow=Shadow(0.5, 8, 8, 5)),
        Shape(tube(-60, 190 + g, 30, -60, 150 + g * 0.7, 26, -46, 110 + g * 0.4, 3), darker(TUSK, 0.08),
        bevel=13, angle=60, grain=0.06, shadow=Shadow(0.5, 6, 6, 4))]


def _warts(skin: str, g: float) -> list[Shape]:
    """Return warts with bristles on nose, cheek and chin."""
    warts = [(-194, 112, 11), (-170, 74, 7), (70, 96, 11), (96, 68, 7), (20, 214 + g, 11), (-40, 226 + g, 8),
        (54, -60, 9)]
    out: list[Shape] = [Shape(ellipse(x, y, r), lighter(skin, 0.1), bevel=r * 0.9, angle=40, grain=0.05,
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
