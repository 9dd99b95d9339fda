"""Ratmen: heads in profile and from the front, ears, manes, arms of fur with bare pink hands.

The profile looks to the left: its eye is at 0, 0, its nose near -176, 62, its chin near y = 150. The front face has its
origin between the eyes, its chin near y = 190.
"""

from __future__ import annotations

import random
from itertools import pairwise

from ..palette import darker, lighter, mixed
from ..paths import ellipse, leaf_mass, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Dab, Glow, Ridge, Shadow, Shape, drawn, flat, placed
from .beasts import coat
from .hands import fist

PINK = "#c98f80"
IVORY = "#efe0ae"
MAW = "#4a120f"


def rat_eye(size: float, iris: str = "#ff6a3a") -> list[Shape]:
    """Return a bead of an eye round 0, 0 that glows a little; `size` is half its width."""
    s = size
    return [flat(ellipse(0, 0, s * 1.35, s * 1.15), "#1d120c", contour=0.4, tone=0.3),
        flat(ellipse(-s * 0.05, 0, s, s * 0.86), iris, ink=0.05, contour=0.6, tone=1.6, glow=Glow(iris, s * 0.5, 0.45)),
        flat(ellipse(-s * 0.25, 0, s * 0.3, s * 0.66), "#120905", tone=0.1),
        flat(ellipse(-s * 0.45, -s * 0.36, s * 0.2), "#ffffff", ink=0, tone=1.8)]


def rat_ear(fur: str, torn: bool = False, ring: str | None = None) -> list[Shape]:
    """Return a great round ear that leans back to the right, its root at 0, 0; torn, or with a ring in it."""
    rim = (96, -108, 74, -98, 92, -66) if torn else (104, -104, 98, -58)
    out = [Shape(loop(-26, 10, -40, -50, -22, -112, 30, -146, 76, -138, *rim, 62, -14, 24, 20), darker(fur, 0.08),
        bevel=18, angle=40, grain=0.08, shadow=Shadow(0.5, 6, 9, 6)),
        Shape(loop(-10, -2, -22, -50, -6, -98, 32, -124, 66, -114, 80, -88, 70, -56, 44, -20, 16, 4), PINK, bevel=20,
        swell=-0.8, angle=-20, contour=0.6, shadow=NO_SHADOW,
        ridges=(Ridge(line(4, 0, 14, -50, 40, -104), 6, 4), Ridge(line(12, -6, 40, -50, 66, -84), 6, 4)))]
    if ring:
        out.append(Shape(f'<path fill-rule="evenodd" d="{ellipse(84, -40, 19)} {ellipse(84, -40, 12)}"/>', ring,
            bevel=4, grain=0, shine=0.6))
    return out


def rat_profile(fur: str = "#7d6a58", iris: str = "#ff6a3a", gape: float = 20.0, seed: int = 3) -> list[Shape]:
    """Return a ratman's head that looks left, without ear; `gape` drops its jaw (units)."""
    dice, g = random.Random(seed), gape
    jaw = loop(50, 60, 40, 116, -10, 140 + g * 0.6, -74, 148 + g, -130, 146 + g, -152, 132 + g, -140, 116 + g, -90,
        112 + g * 0.8, -30, 96 + g * 0.3, 10, 60)
    skull = loop(124, -10, 100, -74, 40, -108, -14, -92, -54, -46, -108, 2, -156, 32, -182, 54, -180, 78, -156, 92,
        -104, 92, -46, 96, 0, 112, 40, 132, 96, 124, 130, 64)
    mouth = loop(-164, 84, -104, 88, -40, 92, 16, 96, -20, 116 + g * 0.4, -84, 122 + g * 0.9, -144, 124 + g)
    forms = (Dab(-8, -34, 40, 15, 15, -30), Dab(6, 2, 30, 18, -15), Dab(-112, 36, 50, 18, 11, -30),
        Dab(40, 54, 44, 34, 16), Dab(70, -50, 50, 40, 8), Dab(-130, 78, 34, 12, 9), Dab(-50, 30, 30, 16, -7, -30))
    wrinkles = tuple(Ridge(line(x, y, x + 14, y + 12, x + 20, y + 26), 6, -6)
        for x, y in ((-148, 46), (-128, 34), (-108, 22), (-88, 10)))
    return [
        Shape(jaw, darker(fur, 0.12), bevel=30, angle=-30, grain=0.1, shadow=Shadow(0.5, 6, 12, 8),
            ridges=(coat(dice, -120, 116 + g, 20, 140 + g * 0.5, 26, 16, 6),)),
        flat(mouth, MAW, tone=0.3, contour=1.1),
        Shape(tube(-120, 118 + g, 12, -80, 108 + g * 0.6, 18, -30, 102, 12), "#b8605a", bevel=8, contour=0.5,
            shadow=NO_SHADOW),
        Shape(skull, fur, bevel=58, angle=-24, pitch=0.9, grain=0.12, dabs=forms,
            ridges=(coat(dice, -60, -80, 116, 110, 86, 26, 16, 6.0), *wrinkles), shadow=Shadow(0.5, 6, 12, 8)),
        *_teeth(g),
        Shape(loop(-192, 62, -184, 42, -164, 40, -158, 58, -170, 76, -186, 76), PINK, bevel=12, angle=30, shine=0.5),
        flat(ellipse(-178, 66, 5, 4), "#2a120c", tone=0.2),
        *placed(rat_eye(17, iris), 0, 0),
        Shape(tube(-56, 2, 8, -26, -18, 20, 16, -30, 16, 44, -18, 6), lighter(fur, 0.06), bevel=10, angle=30, grain=0.1,
            shadow=Shadow(0.6, 2, 8, 5)),
        drawn("M-150 76 Q-200 84 -236 118 M-146 82 Q-184 104 -210 146 M-152 70 Q-210 62 -252 70 M-140 60 Q-190 34 -230 "
              "26",
            1.9, "#2a1c12"),
    ]


def _teeth(g: float) -> list[Shape]:
    """Return the long gnawing teeth of the profile and the small ones behind them."""
    out = []
    for x, y, w, long in ((-158, 84, 9, 40), (-142, 88, 8, 36), (-116, 88, 5, 15), (-100, 88, 5, 14), (-84, 88, 5, 15),
        (-68, 90, 5, 13), (-52, 90, 5, 14)):
        out.append(Shape(polygon(x - w, y - 4, x + w, y - 4, x + w * 0.5, y + long, x - w * 0.3, y + long), IVORY,
            bevel=6, ink=0.3, contour=0.8, shadow=Shadow(0.3, 2, 3, 2)))
    for x, y, w, long in ((-132, 124, 8, -30), (-98, 118, 5, -12), (-78, 114, 5, -12)):
        top = y + g * (1 if x < -120 else 0.8)
        out.append(Shape(polygon(x - w, top, x + w, top, x + w * 0.3, top + long, x - w * 0.4, top + long), IVORY,
            bevel=5, ink=0.3, contour=0.8, shadow=NO_SHADOW))
    return out


def rat_front(fur: str = "#7d6a58", iris: str = "#ff6a3a", gape: float = 24.0, eyes: bool = True,
    seed: int = 4) -> list[Shape]:
    """Return a ratman's head from the front, without ears; `gape` drops its jaw, `eyes` leaves room for a mask."""
    dice, g = random.Random(seed), gape
    jaw = loop(-54, 96, -48, 146 + g, -20, 186 + g, 0, 190 + g, 20, 186 + g, 48, 146 + g, 54, 96)
    skull = loop(0, -104, 58, -92, 104, -46, 122, 10, 116, 58, 78, 84, 56, 116, 30, 136, 0, 140, -30, 136, -56, 116,
        -78, 84, -116, 58, -122, 10, -104, -46, -58, -92)
    muzzle = loop(-34, -10, 34, -10, 50, 50, 62, 92, 44, 124, 0, 132, -44, 124, -62, 92, -50, 50)
    forms = [Dab(0, -60, 60, 26, 8)]
    for s in (-1, 1):
        forms += [Dab(s * 54, -26, 40, 14, 13, s * 16), Dab(s * 54, 4, 30, 18, -15), Dab(s * 86, 40, 30, 24, 13)]
    cheeks = [Shape(leaf_mass(dice, s * 106, 46, 40, 46, 26), fur, bevel=24, angle=s * 50, grain=0.16,
        ridges=(coat(dice, s * 106 - 30, 16, s * 106 + 30, 70, 18, s * 16, 16),)) for s in (-1, 1)]
    out = [*cheeks, Shape(jaw, darker(fur, 0.14), bevel=28, angle=-20, grain=0.1, shadow=Shadow(0.5, 4, 12, 8)),
        flat(loop(-44, 112, 0, 122, 44, 112, 36, 140 + g, 0, 158 + g, -36, 140 + g), MAW, tone=0.3, contour=1.1),
        Shape(loop(-22, 146 + g, 0, 132 + g * 0.6, 22, 146 + g, 0, 158 + g), "#b8605a", bevel=8, shadow=NO_SHADOW)]
    for x, y, w, long in ((-13, 154, 10, -22), (13, 154, 10, -22)):
        out.append(Shape(polygon(x - w, y + g, x + w, y + g, x + w * 0.7, y + g + long, x - w * 0.7, y + g + long),
            IVORY, bevel=5, ink=0.3, contour=0.8, shadow=NO_SHADOW))
    out += [Shape(skull, fur, bevel=64, angle=16, pitch=0.9, grain=0.12, dabs=tuple(forms),
        ridges=(coat(dice, -100, -90, 100, -20, 60, 2, 22), coat(dice, -100, 10, 100, 70, 40, 0, 22)),
        shadow=Shadow(0.55, 8, 14, 9)),
        Shape(muzzle, lighter(fur, 0.08), bevel=40, angle=80, pitch=0.85, grain=0.1,
        dabs=(Dab(0, 40, 18, 50, 14), Dab(-30, 100, 22, 18, 10), Dab(30, 100, 22, 18, 10)),
        ridges=tuple(Ridge(line(-30, y, 0, y - 6, 30, y), 7, -6) for y in (4, 22, 40)), shadow=Shadow(0.45, 5, 9, 6))]
    for x in (-13, 13):
        out.append(Shape(polygon(x - 12, 120, x + 12, 120, x + 9, 164, x - 8, 164), IVORY, bevel=7, ink=0.3,
            contour=0.9, shadow=Shadow(0.4, 2, 4, 3)))
    out += [Shape(loop(-26, 84, 0, 76, 26, 84, 20, 106, 0, 114, -20, 106), PINK, bevel=13, angle=30, shine=0.5),
        flat(f"{ellipse(-11, 96, 5, 4)} {ellipse(11, 96, 5, 4)}", "#2a120c", tone=0.2),
        drawn("M-46 96 Q-110 96 -150 122 M-44 104 Q-100 122 -128 158 M-48 88 Q-110 72 -158 78 "
              "M46 96 Q110 96 150 122 M44 104 Q100 122 128 158 M48 88 Q110 72 158 78", 1.9, "#2a1c12")]
    if eyes:
        for s in (-1, 1):
            out += placed(rat_eye(17, iris), s * 54, 2, 1.0, -14 * s, mirror=s > 0)
            out.append(Shape(tube(s * 24, -2, 9, s * 48, -20, 20, s * 84, -32, 14, s * 104, -20, 5), lighter(fur, 0.06),
                bevel=10, angle=30 * s, grain=0.1, shadow=Shadow(0.6, 2, 8, 5)))
    return out


def rat_arm(run: tuple[float, ...], fur: str, seed: int = 5) -> Shape:
    """Return a lean furry arm along x, y, width, ... from the shoulder to the wrist."""
    dice = random.Random(seed)
    xs, ys = run[0::3], run[1::3]
    wide = max(run[2::3])
    hair = coat(dice, min(xs) - wide * 0.3, min(ys) - wide * 0.2, max(xs) + wide * 0.3, max(ys) + wide * 0.2,
        round(wide * 1.2), 6, 22)
    return Shape(tube(*run), fur, bevel=wide * 0.42, angle=58, pitch=0.9, grain=0.14, ridges=(hair,),
        shadow=Shadow(0.5, 8, 12, 8))


def rat_fist(skin: str = PINK) -> list[Shape]:
    """Return a bare pink fist with dark claws round an upright shaft through 0, 0."""
    return fist(skin, "#33241a")


def mane(fur: str, x: float, y: float, rx: float, ry: float, seed: int = 6) -> Shape:
    """Return a mass of rough fur round x, y: a neck, a chest or a hunched back."""
    dice = random.Random(seed)
    return Shape(leaf_mass(dice, x, y, rx, ry, 54), fur, bevel=min(rx, ry) * 0.7, angle=70, grain=0.2,
        ridges=(coat(dice, x - rx * 0.9, y - ry * 0.9, x + rx * 0.8, y + ry * 0.8, round((rx + ry) * 0.5), 12, 26, 7.0),
        ),
        shadow=Shadow(0.55, 9, 14, 9))


def rat_tail(*run: float, skin: str = PINK) -> Shape:
    """Return a bare ringed tail along x, y, width, ..."""
    knots = [run[i : i + 3] for i in range(0, len(run) - 2, 3)]
    rings = []
    for (ax, ay, aw), (bx, by, bw) in pairwise(knots):
        for k in range(5):
            u = k / 5
            x, y, w = ax + (bx - ax) * u, ay + (by - ay) * u, (aw + (bw - aw) * u) * 0.45
            long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
            nx, ny = -(by - ay) / long * w, (bx - ax) / long * w
            rings.append(f"M{x - nx:.0f} {y - ny:.0f} L{x + nx:.0f} {y + ny:.0f}")
    return Shape(tube(*run), mixed(skin, "#7d6a58", 0.15), bevel=max(run[2::3]) * 0.45, angle=60, grain=0.04,
        ridges=(Ridge(" ".join(rings), 4, -3),), shadow=Shadow(0.45, 6, 10, 6))
