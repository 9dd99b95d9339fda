"""Faces of people: one sculpted form, lit from the side, then drawn eyes, lids, brows, nose and mouth.

A face has its origin on the bridge of the nose; the chin is near y = 165, the crown near y = -140, the
cheeks near x = 100 on both sides. `turn` is the angle to the right in radians: features follow the curve of
the head.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..palette import darker, lighter, mixed, rgb
from ..paths import Point, ellipse, line, pairs, through, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, drawn, flat, stroke

ROUND = 108.0


@dataclass(frozen=True, slots=True)
class Face:
    """What makes a face: measures are shares of the usual (1.0), `age` runs from 0 (young) to 1 (old).

    `slant` lifts the outer corners of the eyes (units), `stern` lowers the inner ends of the brows, `smile`
    lifts the corners of the mouth, `gaze` turns the eyes (units to the right), `bones` is how strongly the
    form is cut, `open` is how wide the eyes stand open.
    """

    skin: str = "#d9a67e"
    hair: str = "#5a3a22"
    iris: str = "#4d6a4a"
    turn: float = 0.26
    width: float = 1.0
    jaw: float = 1.0
    chin: float = 1.0
    age: float = 0.2
    brow: float = 1.0
    ridge: float = 1.0
    nose: float = 1.0
    nose_width: float = 1.0
    hook: float = 0.0
    cheek: float = 1.0
    eye: float = 1.0
    open: float = 1.0
    slant: float = 1.0
    stern: float = 4.0
    smile: float = 2.0
    lips: float = 1.0
    lip_colour: str = "#a8564a"
    gaze: float = 3.0
    bones: float = 1.0

    def across(self, x: float, depth: float = 0.0) -> float:
        """Return where a feature at x units from the middle line shows when the head is turned."""
        angle = math.asin(max(-1.0, min(1.0, x / ROUND)))
        return self.width * ((ROUND + depth) * math.sin(angle + self.turn)) * (0.98 if depth else 1.0)

    def narrow(self, x: float) -> float:
        """Return how much a feature at x is foreshortened."""
        return math.cos(math.asin(max(-1.0, min(1.0, x / ROUND))) + self.turn)


def outline(face: Face) -> list[Point]:
    """Return the contour of the head, clockwise from the crown."""
    right = pairs((0, -142, 60, -125, 96, -70, 103, -6, 98, 46))
    jaw = [(86 * face.jaw, 96.0), (58 * face.jaw, 138 + 4 * face.chin), (25 * face.jaw, 150 + 15 * face.chin)]
    half = [*right, *jaw]
    points = [*half, (0.0, 152 + 17 * face.chin), *((-x, y) for x, y in reversed(half[1:]))]
    return [(face.width * x + face.turn * _sway(y), y) for x, y in points]


def _sway(y: float) -> float:
    """Return how far the contour at height y moves for a turn of 1: the chin swings out, the crown back."""
    t = max(0.0, min(1.0, (y + 142) / 310))
    return -20 + 105 * t * t


def head(face: Face) -> Shape:
    """Return the one inflated form of the face."""
    return Shape(through(outline(face), closed=True), face.skin, bevel=96, swell=0.82, angle=6, pitch=0.8, grain=0.015,
        tone=_fair(face.skin), rim=0.6, dabs=_form(face), ridges=_folds(face), shadow=Shadow(0.6, 6, 16, 8))


def _fair(skin: str) -> float:
    """Return the light that lets dark skin print with no more ink than fair skin (the wash has the colour)."""
    return 1.06 * (0.72 + 0.42 * 0.72) / (0.72 + 0.42 * float(rgb(skin).mean()))


def _form(face: Face) -> tuple[Dab, ...]:
    """Return brow, sockets, nose, cheeks, mouth and chin as dabs."""
    out: list[Dab] = []
    for side in (-1, 1):

        def at(x: float, y: float, rx: float, ry: float, h: float, tilt: float = 0.0, s: int = side) -> Dab:
            return Dab(face.across(s * x), y, rx * max(0.45, face.narrow(s * x)), ry, h * face.bones, tilt * s)

        out += [at(42, -30, 36, 12, 9 * face.ridge, -6), at(38, -2, 27, 16, -15), at(40, 1, 17, 10, 8),
            at(64, 42, 26, 18, 8 * face.cheek, 20), at(60, 88, 22, 26, -7 * face.cheek), at(20, -8, 12, 20, -8),
            at(52, -84, 30, 28, 4), at(16 * face.nose_width, 60, 10, 9, 9)]
    nose = face.nose
    out += [
        Dab(face.across(0, 8), 12, 10, 34, 15 * nose),
        Dab(face.across(0, 20), 36, 11, 20, (10 + 8 * face.hook) * nose),
        Dab(face.across(0, 28), 55, 13 * face.nose_width, 12, 21 * nose),
        Dab(face.across(0, 8), 74, 13, 7, -7),
        Dab(face.across(0, 4), 104, 36, 22, 9),
        Dab(face.across(0, 10), 97, 21, 6, 4 * face.lips),
        Dab(face.across(0, 10), 112, 18, 9, 2.6 * face.lips),
        Dab(face.across(0, 6), 128, 18, 7, -0.8 * face.bones),
        Dab(face.across(0, 8), 146, 30 * face.jaw, 22, 7 * face.chin),
    ]
    return tuple(out)


def _folds(face: Face) -> tuple[Ridge, ...]:
    """Return the furrows that age cuts."""
    if face.age < 0.15:
        return ()
    deep = -8 * face.age
    out = []
    for side in (-1, 1):
        a, b, c = (face.across(side * x) for x in (22, 38, 42))
        out.append(Ridge(line(a, 58, b, 76, c, 104), 9, deep))
        d, e = face.across(side * 26), face.across(side * 60)
        out.append(Ridge(line(d, 20, face.across(side * 42), 26, e, 18), 6, deep * 0.7))
    for y in (-64, -80, -96)[: 1 + round(2 * face.age)]:
        out.append(Ridge(line(face.across(-52), y + 4, face.across(0), y, face.across(52), y + 4), 7, deep * 0.7))
    return tuple(out)


def planes(face: Face) -> list[Shape]:
    """Return the un-inflated planes of shadow: the far side, under the brow, under nose, lip and chin."""
    shade = mixed(darker(face.skin, 0.28), "#8a4a34", 0.2)
    side = [(face.across(x), y) for x, y in ((58, -118), (84, -60), (70, -20), (80, 20), (66, 70), (48, 112),
        (34, 150))]
    rim = [p for p in outline(face) if p[0] > face.across(30) and p[1] > -130]
    far = through([*side, *reversed(rim)], closed=True)
    nose = through([(face.across(4, 12), 8), (face.across(8, 20), 40), (face.across(15, 18), 58),
        (face.across(9, 8), 68), (face.across(24), 56), (face.across(20), 20)], closed=True)
    under = through([(face.across(-12, 8), 66), (face.across(0, 14), 70), (face.across(13, 8), 66),
        (face.across(8), 80), (face.across(-8), 80)], closed=True)
    lip = through([(face.across(-16, 6), 121), (face.across(16, 6), 121), (face.across(8), 131),
        (face.across(-9), 131)], closed=True)
    look = {"angle": 48.0, "pitch": 0.8, "contour": 0.0, "tone": 0.92}
    return [flat(far, shade, opacity=0.42 if face.turn > 0 else 0.2, feather=10, **look),
        flat(nose, shade, opacity=0.55, feather=4, **look), flat(under, shade, opacity=0.7, feather=3, **look),
        flat(lip, shade, opacity=0.2, feather=4, **look)]


def eyes(face: Face) -> list[Shape]:
    """Return whites, irises and lids of both eyes."""
    out: list[Shape] = []
    for side in (-1, 1):
        out += _eye(face, side)
    return out


def _eye(face: Face, side: int) -> list[Shape]:
    """Return one eye (side -1: left in the picture)."""
    cx, wide = face.across(side * 40), 21 * face.eye * max(0.62, face.narrow(side * 40))
    high = 9.5 * face.eye * face.open
    inner, outer = cx - side * wide, cx + side * wide

    lens = through([(inner, 3), (cx - side * wide * 0.35, -high * 0.9),
        (cx + side * wide * 0.35, -high - face.slant * 0.4), (outer, -face.slant),
        (cx + side * wide * 0.3, high * 0.62), (cx - side * wide * 0.4, high * 0.66)], closed=True)
    lid = through([(inner - side, 4), (cx - side * wide * 0.4, -high * 0.95),
        (cx + side * wide * 0.35, -high - face.slant * 0.4 - 1), (outer + side * 4, -face.slant + 1)])
    crease = through([(inner + side * 2, -high * 0.9), (cx, -high - 8), (outer + side * 2, -face.slant - 7)])
    lower = through([(inner + side * 4, 7), (cx, high * 0.8 + 1.5), (outer, -face.slant + 3)])
    gx, gy = cx + face.gaze, -high * 0.12
    size = min(9.4 * face.eye, high * 1.02)
    clip = f'<clipPath id="e"><path d="{lens}"/></clipPath>'

    def inside(path: str) -> str:
        return f'{clip}<g clip-path="url(#e)"><path d="{path}"/></g>'

    return [
        flat(lens, "#f7efdc", contour=0.5, ink=0.12, tone=1.35),
        flat(inside(ellipse(gx, gy, size)), face.iris, contour=0.9, ink=0.15, tone=1.0),
        flat(inside(ellipse(gx, gy, size * 0.5)), "#120b08", tone=0.1, contour=0.6),
        flat(ellipse(gx - size * 0.4, gy - size * 0.42, size * 0.27), "#ffffff", ink=0, tone=1.8),
        drawn(lid, 4.6 * face.eye**0.5, "#22110a"),
        drawn(crease, 1.9, darker(face.skin, 0.6)),
        drawn(lower, 1.6, darker(face.skin, 0.5)),
    ]


def brows(face: Face) -> list[Shape]:
    """Return both eyebrows."""
    out = []
    for side in (-1, 1):
        fat = 11 * face.brow
        a, b, c, d = (face.across(side * x) for x in (17, 36, 58, 74))
        path = tube(a, -20 + face.stern, fat * 0.8, b, -30 + face.stern * 0.3, fat, c, -33 - face.slant * 0.6,
            fat * 0.75, d, -24 - face.slant * 0.8, 1.5)
        hairs = tuple(Ridge(f"M{a + (d - a) * u:.1f} {-14 - 6 * u:.1f} l{side * 9:.0f} -18", 2.4, -2.4)
            for u in (0.05, 0.2, 0.35, 0.5, 0.65, 0.8))
        out.append(Shape(path, face.hair, bevel=fat * 0.5, angle=60 * side, pitch=0.8, contour=0.7, ridges=hairs,
            shadow=Shadow(0.3, 1, 4, 2)))
    return out


def nose(face: Face) -> list[Shape]:
    """Return the drawn lines of the nose."""
    w, ink = face.nose_width, darker(face.skin, 0.66)
    wing = face.across(17 * w, 12)
    near = face.across(-17 * w, 12)
    return [
        flat(ellipse(face.across(-8 * w, 16), 67, 4.6 * w, 2.7), "#3a1a10", tone=0.2),
        flat(ellipse(face.across(9 * w, 16), 67, 4.0 * w, 2.7), "#3a1a10", tone=0.2),
        drawn(line(wing - 2, 50, wing + 4, 58, wing + 1, 66, wing - 6, 68), 2.4, ink),
        drawn(line(near + 4, 52, near - 3, 59, near, 66, near + 5, 67), 2.2, ink),
        drawn(line(face.across(12, 12), -2, face.across(9, 18), 22, face.across(11, 24), 44), 1.8, ink),
    ]


def big_nose(face: Face, size: float = 1.0, colour: str = "#d08a6a") -> list[Shape]:
    """Return the round nose of dwarves and gnomes, to be laid over the face."""
    x, k = face.across(0, 26), size
    ball = (x - 12 * k, 8, x - 14 * k, 30, x - 34 * k, 44, x - 36 * k, 64, x - 20 * k, 74, x, 78 + 4 * k, x + 20 * k,
        74, x + 33 * k, 63, x + 30 * k, 44, x + 12 * k, 28, x + 9 * k, 8)
    bulbs = (Dab(x - 3, 54, 18 * k, 16 * k, 16), Dab(x - 25 * k, 61, 9 * k, 8 * k, 9),
        Dab(x + 24 * k, 61, 8 * k, 8 * k, 9))
    return [Shape(through(pairs(ball), closed=True), mixed(face.skin, colour, 0.5), bevel=20, swell=0.8, angle=20,
        pitch=0.75, grain=0.01, contour=0.6, dabs=bulbs, shadow=Shadow(0.45, 4, 8, 5)),
        flat(f"{ellipse(x - 13 * k, 73, 6 * k, 3)} {ellipse(x + 14 * k, 73, 5 * k, 3)}", "#3a1a10", tone=0.2)]


def mouth(face: Face) -> list[Shape]:
    """Return the lips and the line between them."""
    left, right, m = face.across(-26, 2), face.across(26, 2), face.across(0, 10)
    a, b = face.across(-9, 10), face.across(9, 10)
    up, full = -face.smile, face.lips
    bow = (
        f"M{left:.1f} {103 + up} C{(left + a) / 2:.1f} {97 - full} {a:.1f} {95 - 2 * full} {a:.1f} {95 - 3 * full} "
        f"Q{m:.1f} {99 - 3 * full} {b:.1f} {95 - 3 * full} C{b:.1f} {95 - 2 * full} {(right + b) / 2:.1f} "
        f"{97 - full} {right:.1f} {103 + up} Q{m:.1f} {106 + up * 0.2} {left:.1f} {103 + up} Z"
    )
    low = (
        f"M{left + 4:.1f} {103 + up} Q{m:.1f} {107 + up * 0.2} {right - 4:.1f} {103 + up} C{b + 4:.1f} "
        f"{112 + 6 * full} {a - 4:.1f} {112 + 6 * full} {left + 4:.1f} {103 + up} Z"
    )
    gap = line(left - 3, 101.5 + up * 1.2, (left + a) / 2, 102.5 + up * 0.4, m, 104.5, (right + b) / 2,
        102.5 + up * 0.4, right + 3, 101.5 + up * 1.2)
    look = {"pitch": 0.7, "contour": 0.35, "opacity": 0.9}
    return [flat(bow, darker(face.lip_colour, 0.16), angle=20, tone=0.9, **look),
        flat(low, face.lip_colour, bevel=8, swell=1.0, angle=-20, rim=0.2, **look), drawn(gap, 2.8, "#2c120c")]


def lines(face: Face) -> list[Shape]:
    """Return the drawn wrinkles of a face: crow's feet, folds, forehead, as many as its age asks for."""
    if face.age < 0.3:
        return []
    ink, out = darker(face.skin, 0.55), []
    for side in (-1, 1):
        x = face.across(side * 70)
        for dy in (-6, 2, 9):
            out.append(drawn(line(x, dy * 0.5, x + side * 9, dy, x + side * 15, dy * 1.5), 1.6, ink))
        out.append(drawn(line(face.across(side * 23), 60, face.across(side * 37), 78, face.across(side * 40), 100),
            1.4 + 1.4 * face.age, ink))
        out.append(drawn(line(face.across(side * 26), 17, face.across(side * 42), 22, face.across(side * 58), 15),
            1.2 + face.age, ink))
    if face.age > 0.5:
        for y in (-66, -82, -98):
            out.append(drawn(line(face.across(-46), y + 3, face.across(0), y - 1, face.across(44), y + 4), 1.8, ink))
    return out


def features(face: Face) -> list[Shape]:
    """Return the whole face on its head, without ears and hair."""
    return [head(face), *planes(face), *lines(face), *nose(face), *mouth(face), *eyes(face), *brows(face)]


def ear(face: Face, side: int, length: float = 0.0) -> list[Shape]:
    """Return an ear; with a `length` it runs to a point up and out (elves 60, orcs and gnomes 30)."""
    x = face.width * side * 98 + face.turn * 14
    s = side
    points: tuple[float, ...]
    inner: tuple[float, ...]
    if length:
        points = (x - s * 10, 4, x + s * 12, -16, x + s * (16 + length * 0.5), -30 - length * 0.5,
            x + s * (22 + length), -40 - length, x + s * (20 + length * 0.6), -6 - length * 0.3, x + s * 16, 38,
            x + s * 2, 50, x - s * 8, 34)
        inner = (x, 6, x + s * 12, -10, x + s * (14 + length * 0.6), -24 - length * 0.6, x + s * 13, 20, x + s * 3, 34)
    else:
        points = (x - s * 8, -8, x + s * 8, -20, x + s * 19, -8, x + s * 17, 16, x + s * 9, 40, x, 50, x - s * 8, 36)
        inner = (x + s * 1, -4, x + s * 10, -8, x + s * 12, 8, x + s * 5, 28, x, 30)
    return [Shape(through(pairs(points), closed=True), face.skin, bevel=9, angle=40 * s, pitch=0.8, grain=0.02),
        Shape(through(pairs(inner), closed=True), darker(face.skin, 0.3), bevel=6, swell=-0.7, angle=-30 * s,
        pitch=0.8, grain=0.02, contour=0.6, shadow=NO_SHADOW)]


def neck(face: Face, thick: float = 1.0, foot: float = 250.0) -> Shape:
    """Return the neck, to be laid behind the head."""
    t = face.turn * 20
    cords = (Ridge(line(t - 40, 150, t - 20, 200, t - 6, foot), 16, 8),
        Ridge(line(t + 54, 140, t + 36, 200, t + 10, foot), 16, 8))
    points = (-66 * thick + t, 90, -62 * thick, 170, -74 * thick, foot, 74 * thick, foot, 64 * thick, 170,
        70 * thick + t, 90)
    return Shape(through(pairs(points), closed=True), darker(face.skin, 0.1), bevel=50, angle=-10, pitch=0.85,
        grain=0.02, ridges=cords, tone=0.9)


def highlight(face: Face, path: str, width: float) -> Shape:
    """Return a scar or a mark along a path."""
    return Shape(stroke(path, width), lighter(face.skin, 0.25), bevel=width * 0.5, contour=0.9, ink=0.3,
        shadow=NO_SHADOW)
