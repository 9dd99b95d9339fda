"""Dragons close by: heads that look to the left and one from the front, plated necks.

The profile's eye is near 0, -30, its nostril near x = -250, its jaw hinge near 60, 90; the neck joins near 150, 40.
"""

from __future__ import annotations

import random
from itertools import pairwise

from ..palette import BONE, darker, lighter
from ..paths import ellipse, line, loop, sampled, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, flat, placed
from .goblins import fangs
from .hounds import MAW
from .monsters import IVORY, beast_eye, horn, scales, spikes_along, tooth_row


def dragon_head(hide: str, belly: str, iris: str, gape: float = 40.0, horns: int = 2, seed: int = 3,
    maw: str = MAW,
    bone: str = BONE, frill: str | None = None) -> list[Shape]:
    """Return a horned head; `gape` opens the jaw (units), `horns` is the number of pairs (1 to 3).

    `frill` colours a fan of skin behind the jaw, `maw` the throat.
    """
    dice = random.Random(seed)
    g = gape
    out: list[Shape] = []
    if frill:
        out += _frill(frill, bone)
    for k in range(horns):
        far = (80 - 26 * k, -84 + 18 * k, 44 - 8 * k, 150 - 10 * k, -150 + 30 * k, 38 - 8 * k, 240 - 40 * k,
            -200 + 60 * k, 24 - 5 * k, 300 - 60 * k, -270 + 90 * k, 3)
        out += placed(horn(far, darker(bone, 0.25), 9, 30), 26, -8)
    jaw = loop(110, 60, 60, 92, -20, 92 + g * 0.35, -100, 92 + g * 0.75, -180, 86 + g * 1.05, -236, 76 + g * 1.2, -246,
        96 + g * 1.2, -210, 122 + g * 1.1, -130, 132 + g * 0.85, -40, 136 + g * 0.5, 50, 150, 120, 130)
    throat = loop(-240, 46, -140, 56, -40, 62, 70, 84, 40, 112, -60, 106 + g * 0.55, -150, 104 + g * 0.95, -236,
        88 + g * 1.15)
    upper = loop(180, 20, 150, -60, 100, -98, 40, -104, -10, -86, -50, -54, -110, -34, -170, -34, -220, -44, -262, -24,
        -272, 8, -262, 40, -240, 50, -200, 42, -140, 56, -80, 50, -20, 68, 50, 96, 120, 110)
    forms = (Dab(4, -70, 50, 16, 18, -18), Dab(-4, -28, 32, 22, -16), Dab(70, 20, 54, 46, 16), Dab(-240, -22, 26, 22,
        14), Dab(-140, -8, 80, 14, 10, -4), Dab(-150, 34, 60, 12, 9), Dab(-70, 14, 30, 24, -9))
    lips = Ridge(line(-230, 34, -150, 44, -80, 38, -10, 56, 60, 84), 8, -6)
    return [
        *out,
        Shape(jaw, darker(hide, 0.1), bevel=34, angle=12, grain=0.1, ridges=(scales(dice, -220, 100 + g * 0.6, 100,
            150 + g, 18),), shadow=Shadow(0.5, 6, 12, 8)),
        flat(throat, maw, tone=0.4 if maw == MAW else 1.7, ink=1.0 if maw == MAW else 0.1, contour=0.8),
        Shape(tube(-206, 82 + g * 1.0, 4, -150, 88 + g * 0.8, 24, -60, 84 + g * 0.35, 34, 40, 96, 30), "#b8564e",
        bevel=14,
            angle=20, shadow=NO_SHADOW),
        *tooth_row((-10, 96 + g * 0.36, -90, 98 + g * 0.72, -190, 92 + g * 1.08), 8, 26, 9, seed=seed),
        *fangs(((-216, 90 + g * 1.15, 11, -52),), IVORY),
        Shape(upper, hide, bevel=62, angle=-24, grain=0.08, dabs=forms, ridges=(scales(dice, -100, -90, 170, 100, 20),
        lips),
            shadow=Shadow(0.55, 6, 14, 9)),
        *tooth_row((-190, 46, -130, 56, -60, 56, 0, 72), 9, 28, 9, seed=seed + 1),
        *fangs(((-236, 48, 12, 56), (-212, 44, 8, 34)), IVORY),
        flat(loop(-256, -10, -240, -22, -222, -16, -234, -4), "#140e0c", tone=0.1, contour=0.8),
        *placed(beast_eye(31, iris, hide, -0.2), -4, -28, 1.0, 8),
        *spikes_along((-210, -44, -170, -36, -110, -36, -56, -54), 5, 32, bone, 9, 1.2),
        Shape(tube(-56, -44, 8, -10, -66, 26, 40, -78, 28, 84, -60, 8), lighter(hide, 0.05), bevel=12, angle=10,
        grain=0.08,
            shadow=Shadow(0.55, 3, 9, 5)),
        *_beard(darker(hide, 0.06), bone, g),
        *[s for k in range(horns) for s in horn((80 - 20 * k, -80 + 44 * k, 52 - 9 * k, 150 - 10 * k, -136 + 52 * k,
        44 - 8 * k,
            240 - 40 * k, -170 + 74 * k, 28 - 6 * k, 300 - 60 * k, -226 + 100 * k, 3), bone, 10, 50)],
    ]


def dragon_face(hide: str, belly: str, iris: str, bone: str = BONE, frill: str = "#8a4a86", maw: str = MAW,
    gape: float = 130.0) -> list[Shape]:
    """Return a horned head from the front, its jaws `gape` units apart.

    Its eyes lie on y = 0, its nostrils near y = 180, its chin near y = 300 + gape; with the frill it is 640 wide.
    """
    dice = random.Random(5)
    g = gape
    out: list[Shape] = []
    for s in (-1, 1):
        tips = ((s * 250, -150), (s * 318, -50), (s * 322, 60), (s * 268, 160), (s * 180, 236))
        arcs = " ".join(f"Q{(a + c) / 2 - s * 26:.0f} {(b + d) / 2:.0f} {c} {d}" for (a, b), (c, d) in pairwise(tips))
        out.append(Shape(f"M{s * 70} -70 L{s * 250} -150 {arcs} L{s * 60} 150 Z", frill, bevel=24, swell=0.5,
            angle=60 * s, grain=0.08, shadow=Shadow(0.5, 8, 12, 8)))
        out += [Shape(tube(s * 80, 30, 24, (s * 80 + x) / 2, (30 + y) / 2 - 6, 16, x * 1.03, y, 2), bone, bevel=7,
            angle=40 * s, grain=0.08, shadow=Shadow(0.4, 3, 5, 3)) for x, y in tips]
    jaw = loop(-104, 150, -138, 210 + g * 0.4, -118, 250 + g * 0.9, -66, 290 + g, 0, 302 + g, 66, 290 + g, 118,
        250 + g * 0.9, 138, 210 + g * 0.4, 104, 150, 60, 180, -60, 180)
    throat = loop(-96, 196, -50, 176, 50, 176, 96, 196, 104, 220 + g * 0.5, 82, 236 + g * 0.9, 0, 254 + g, -82,
        236 + g * 0.9, -104, 220 + g * 0.5)
    tongue = loop(-40, 232 + g * 0.8, -30, 210 + g * 0.3, 0, 200 + g * 0.2, 30, 210 + g * 0.3, 40, 232 + g * 0.8, 0,
        250 + g)
    skull = loop(-60, -128, 0, -140, 60, -128, 116, -84, 142, -24, 128, 40, 92, 84, 84, 130, 98, 176, 84, 214, 44, 232,
        0, 226, -44, 232, -84, 214, -98, 176, -84, 130, -92, 84, -128, 40, -142, -24, -116, -84)
    lit = {"tone": 0.4} if maw == MAW else {"tone": 1.5, "ink": 0.15}
    out += [
        Shape(jaw, darker(hide, 0.08), bevel=44, angle=-16, grain=0.1, shadow=Shadow(0.6, 8, 18, 11),
            ridges=(scales(dice, -120, 220 + g, 120, 300 + g, 20),), dabs=(Dab(0, 280 + g, 50, 20, 12),)),
        flat(throat, maw, contour=1.1, **lit),
        Shape(tongue, "#b8564e", bevel=16, angle=20, shadow=NO_SHADOW, ridges=(Ridge(f"M0 {204 + g * 0.3} V{248 + g}",
            6, -5),)),
        *tooth_row((-98, 210 + g * 0.6, -64, 240 + g, 0, 252 + g, 64, 240 + g, 98, 210 + g * 0.6), 10, -34, 9, seed=4),
        *[s for k in (-1, 1) for s in fangs(((k * 78, 238 + g, 13, -66),), IVORY)],
        Shape(skull, hide, bevel=66, angle=-20, grain=0.08, shadow=Shadow(0.6, 8, 18, 11),
            ridges=(scales(dice, -140, -120, 140, 60, 20),), dabs=(Dab(-70, -6, 40, 24, -16), Dab(70, -6, 40, 24, -16),
                Dab(0, 80, 26, 90, 16), Dab(-44, 182, 30, 24, 14), Dab(44, 182, 30, 24, 14), Dab(-104, 40, 30, 30, 12),
                Dab(104, 40, 30, 30, 12))),
        *tooth_row((86, 208, 44, 226, 0, 220, -44, 226, -86, 208), 7, -34, 9, seed=2),
        *[s for k in (-1, 1) for s in fangs(((k * 66, 214, 14, 72),), IVORY)],
    ]
    for s in (-1, 1):
        out += [flat(loop(s * 30, 172, s * 46, 160, s * 60, 172, s * 46, 186), "#140e0c", tone=0.1, contour=0.8),
            *placed(beast_eye(31, iris, hide, 0.0), s * 76, -4, 1.0, 14 * s, mirror=s < 0),
            Shape(tube(s * 24, 20, 10, s * 52, -26, 30, s * 104, -48, 30, s * 150, -50, 8), lighter(hide, 0.06),
                bevel=13, angle=20 * s, grain=0.08, shadow=Shadow(0.65, 3, 10, 6)),
            *[shape for run in ((60, -112, 34, 96, -200, 28, 110, -270, 18, 96, -330, 3), (104, -84, 50, 180, -160, 44,
                250, -250, 28, 268, -350, 3), (130, -30, 34, 210, -64, 28, 272, -120, 17, 300, -190, 3))
                for shape in horn(tuple(v * s if i % 3 == 0 else v for i, v in enumerate(run)), bone, 9, 50 * s)]]
    ridge = [Shape(tube(0, y, w * 2, 0, y - long * 0.5, w * 1.2, 0, y - long, 1), bone, bevel=w, angle=60, grain=0.06,
        shadow=Shadow(0.4, 3, 6, 4)) for y, w, long in ((-84, 12, 56), (-30, 11, 46), (20, 10, 38), (66, 9, 30))]
    beard = [Shape(tube(x, 284 + g, 20, x * 1.15, 310 + g, 13, x * 1.4, 340 + g, 1), bone, bevel=8, angle=70,
        shadow=Shadow(0.3, 3, 5, 3)) for x in (-70, -28, 28, 70)]
    return [*out, *ridge, *beard]


def _frill(skin: str, bone: str) -> list[Shape]:
    """Return a fan of skin between spines behind the jaw."""
    tips = ((200, -120), (262, -30), (270, 70), (230, 170), (150, 230))
    arcs = " ".join(f"Q{(a + c) / 2 - 26:.0f} {(b + d) / 2 - 6:.0f} {c} {d}" for (a, b), (c, d) in pairwise(tips))
    path = f"M70 -60 L200 -120 {arcs} L50 120 Z"
    out = [Shape(path, skin, bevel=24, swell=0.5, angle=60, grain=0.08, shadow=Shadow(0.5, 8, 12, 8))]
    for x, y in tips:
        out.append(Shape(tube(70, 30, 22, (70 + x) / 2, (30 + y) / 2 - 6, 15, x + 8, y, 2), bone, bevel=7, angle=40,
            grain=0.08, shadow=Shadow(0.4, 3, 5, 3)))
    return out


def _beard(colour: str, bone: str, gape: float) -> list[Shape]:
    """Return spines that hang from the chin."""
    g = gape
    out = []
    for x, y, long in ((-200, 118 + g * 1.05, 44), (-150, 128 + g * 0.85, 58), (-90, 132 + g * 0.65, 50), (-30,
        136 + g * 0.4, 38)):
        out.append(Shape(tube(x, y - 10, 20, x + 14, y + long * 0.5, 13, x + 34, y + long, 1), bone, bevel=8, angle=70,
            grain=0.08, shadow=Shadow(0.3, 3, 5, 3)))
    return [Shape(ellipse(70, 96, 26, 24), darker(colour, 0.1), bevel=20, angle=30, grain=0.1, contour=0.5,
        shadow=NO_SHADOW), *out]


def dragon_neck(run: tuple[float, ...], hide: str, belly: str, bone: str = BONE, seed: int = 2, spines: int = 10,
    spine: float = 60.0) -> list[Shape]:
    """Return a neck along x, y, width, ... from the head down: spines on its left, plates of the belly on its right."""
    dice = random.Random(seed)
    knots = [run[i : i + 3] for i in range(0, len(run), 3)]
    points = sampled([(x, y) for x, y, _ in knots], 8)
    wide = [p[1] for p in sampled([(0.0, w) for _, _, w in knots], 8)]
    plates, back = [], []
    for i in range(len(points) - 1):
        (ax, ay), (bx, by) = points[i], points[i + 1]
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
        nx, ny, w = (by - ay) / long, -(bx - ax) / long, wide[i] / 2
        back += [ax + nx * w * 0.86, ay + ny * w * 0.86]
        dx, dy = (bx - ax) * 0.5, (by - ay) * 0.5
        plates.append(Shape(tube(ax - nx * w, ay - ny * w, long * 0.9, ax - nx * w * 0.72 + dx, ay - ny * w * 0.72 + dy,
            long * 1.5, ax - nx * w * 0.3 + dx, ay - ny * w * 0.3 + dy, long * 0.5), belly, bevel=16, angle=20 + 8 * i,
            grain=0.06, contour=0.8, shadow=Shadow(0.4, 2, 8, 4)))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    skin = scales(dice, min(xs) - max(wide) / 2, min(ys) - 20, max(xs) + max(wide) / 2, max(ys) + 40, 24)
    return [*spikes_along(tuple(back), spines, spine, bone, spine * 0.2, 0.9), Shape(tube(*run), hide,
        bevel=max(wide) * 0.45, angle=50, grain=0.1, ridges=(skin,), shadow=Shadow(0.5, 8, 14, 9)), *plates]
