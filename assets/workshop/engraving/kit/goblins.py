"""Goblins: heads in profile and from the front, ears, teeth, eyes.

The profile looks to the right; its eye is at 0, 0, its chin near y = 195. The front face has its origin
between the eyes, its chin near y = 175.
"""

from __future__ import annotations

from ..palette import BONE, GOLD, darker, lighter
from ..paths import ellipse, line, loop, polygon, tube
from ..shapes import NO_SHADOW, Dab, Glow, Ridge, Shadow, Shape, drawn, flat, hollow, placed

SKIN = "#8ba046"
MOUTH = "#3a0d0a"


def eye(size: float, iris: str = "#ffe07a", look: float = 0.0, lid: float = 0.4, skin: str = SKIN) -> list[Shape]:
    """Return a slit eye round 0, 0 (`size` is half its width) that looks right by `look`; `lid` closes it (0 to 1)."""
    s, top = size, size * (0.62 - 0.5 * lid)
    lens = (
        f"M{-s} {s * 0.1} C{-s * 0.5} {-top * 1.3} {s * 0.5} {-top * 1.3} {s} {s * 0.05} C{s * 0.5} {s * 0.72} "
        f"{-s * 0.5} {s * 0.7} {-s} {s * 0.1} Z"
    )
    slit = (
        f"M{look * s} {-s * 0.5} Q{look * s + s * 0.26} 0 {look * s} {s * 0.5} Q{look * s - s * 0.26} 0 "
        f"{look * s} {-s * 0.5} Z"
    )
    clip = f'<clipPath id="g"><path d="{lens}"/></clipPath><g clip-path="url(#g)"><path d="{slit}"/></g>'
    lash = f"M{-s * 1.15} {s * 0.16} C{-s * 0.5} {-top * 1.45} {s * 0.5} {-top * 1.45} {s * 1.12} {s * 0.1}"
    return [
        Shape(ellipse(0, s * 0.06, s * 1.3, s * 0.86), darker(skin, 0.45), bevel=s * 0.4, swell=-0.5, angle=20,
            contour=0.2, shadow=NO_SHADOW),
        flat(lens, iris, contour=0.7, ink=0.03, tone=1.7, glow=Glow("#ffc040", s * 0.3, 0.4)),
        flat(clip, "#120905", tone=0.1, contour=0.3),
        flat(ellipse(look * s - s * 0.28, -s * 0.16, s * 0.12), "#ffffff", ink=0, tone=1.8),
        drawn(lash, s * 0.17, "#1d1408"),
    ]


def fangs(points: tuple[tuple[float, float, float, float], ...], colour: str = "#f1e6bf") -> list[Shape]:
    """Return teeth as x, y (root), half width and length (below zero: upward)."""
    return [Shape(f"M{x - w} {y} Q{x - w * 0.4} {y + long * 0.7} {x} {y + long} Q{x + w * 0.5} {y + long * 0.6} "
                  f"{x + w} {y} Z", colour, bevel=w * 0.8, angle=75, grain=0, ink=0.35, contour=0.7,
                      shadow=Shadow(0.3, 1, 2, 2)) for x, y, w, long in points]


def ear(skin: str = SKIN, length: float = 1.0, rings: int = 1, torn: bool = False) -> list[Shape]:
    """Return a great bat ear whose root is near 0, 0 and whose tip points up and to the left."""
    k = length
    notch = (-150 * k, 52 - 20 * k, -128 * k, 36, -120 * k, 62) if torn else (-150 * k, 56, -128 * k, 62)
    outer = loop(16, -24, -60 * k, -66, -150 * k, -112 * k, -262 * k, -146 * k, -236 * k, -84 * k, -196 * k, -24 * k,
        *notch, -70 * k, 82, -10, 82, 24, 40)
    inner = loop(2, -4, -60 * k, -40, -140 * k, -84 * k, -214 * k, -112 * k, -186 * k, -56 * k, -150 * k, 8, -96 * k,
        44, -40, 54, 2, 40)
    veins = tuple(Ridge(line(-6, 24, -70 * k, y * 0.5 + 10, -150 * k, y), 8, 5) for y in (-70 * k, -30 * k, 10))
    out = [Shape(outer, skin, bevel=26, angle=-32, grain=0.05, shadow=Shadow(0.55, 9, 14, 9),
        ridges=(Ridge(line(10, -20, -100 * k, -80, -250 * k, -138 * k), 14, 8),)),
        Shape(inner, "#8a5f3c", bevel=18, swell=-0.9, angle=-20, grain=0.05, contour=0.8, ridges=veins,
        shadow=NO_SHADOW, tone=0.9)]
    for i in range(rings):
        out.append(Shape(hollow(f"{ellipse(-112 * k + 34 * i, 66, 17)} {ellipse(-112 * k + 34 * i, 66, 10)}"), GOLD,
            bevel=4, grain=0, shadow=Shadow(0.4, 2, 4, 3)))
    return out


def profile(skin: str = SKIN, snarl: float = 1.0, lid: float = 0.35, iris: str = "#ffe07a",
    paint: str | None = "#a8341f") -> list[Shape]:
    """Return a goblin's head that looks to the right, without ear; `snarl` opens its mouth (0 to 1.4)."""
    gape = 16 * snarl
    outline = loop(-112, -10, -92, -70, -40, -100, 14, -96, 44, -70, 56, -44, 54, -20, 72, 14, 104, 48, 128, 88, 124,
        108, 104, 106, 82, 92, 66, 90, 68, 104, 58, 112, 46, 118, 50, 128 + gape, 56, 140 + gape, 46, 150 + gape, 50,
        172 + gape * 0.7, 30, 196 + gape * 0.5, -14, 196, -62, 168, -100, 118, -118, 56)
    forms = (Dab(18, -34, 44, 12, 15, 14), Dab(4, 4, 34, 20, -16), Dab(-22, 52, 36, 18, 13, 18),
        Dab(78, 42, 17, 44, 13, -38), Dab(112, 92, 18, 15, 12), Dab(70, 82, 13, 10, 11), Dab(-40, 106, 28, 30, -10),
        Dab(-44, 150, 34, 24, 8), Dab(26, 178, 24, 15, 13), Dab(-60, -50, 40, 30, 6), Dab(52, 100, 14, 10, 6))
    creases = (
        Ridge(line(60, 74, 40, 84, 24, 108, 12, 132), 9, -8),
        Ridge(line(50, -40, 44, -10, 56, 14), 8, -7),
        Ridge(line(-14, 30, 10, 36, 34, 30), 7, -6),
        Ridge(line(-40, -66, 0, -78, 34, -66), 8, -6),
        Ridge(line(-40, -82, 0, -92, 20, -86), 8, -5),
        Ridge(line(80, 30, 92, 36, 100, 50), 6, -4),
        Ridge(line(72, 48, 84, 54, 94, 66), 6, -4),
        Ridge(line(-80, 20, -64, 60, -70, 100), 10, -6),
    )
    out = [
        Shape(outline, skin, bevel=52, angle=-16, pitch=0.8, grain=0.06, dabs=forms, ridges=creases,
            shadow=Shadow(0.5, 8, 14, 9)),
        flat(ellipse(74, 88, 8, 5), "#1d2210", tone=0.2, contour=0.4),
        *_profile_mouth(gape),
        *placed(eye(31, iris, 0.3, lid, skin), 14, 2, turn=8),
        Shape(tube(-30, -14, 12, 0, -34, 20, 34, -30, 18, 56, -6, 9), lighter(skin, 0.08), bevel=10, angle=18,
            pitch=0.8, grain=0.05, shadow=Shadow(0.5, 3, 7, 5)),
    ]
    if paint:
        out.append(flat("M-40 42 C-30 60 -30 84 -38 106 C-48 94 -50 62 -46 44 Z M-64 40 C-56 58 -54 82 -60 100 C-70 "
                        "90 -72 58 -70 42 Z", paint, opacity=0.85, contour=0.3, tone=1.0))
    return out


def _profile_mouth(gape: float) -> list[Shape]:
    """Return the mouth of the profile with crooked teeth."""
    g = gape
    hole = loop(62, 114, 30, 124, -10, 122, -44, 106, -36, 120 + g * 0.6, -8, 134 + g, 26, 138 + g, 56, 132 + g)
    upper = ((44, 116, 7, 15), (24, 122, 8, 18), (2, 121, 7, 13), (-18, 116, 6, 10))
    lower = ((50, 134 + g, 7, -19), (30, 138 + g, 6, -12), (8, 137 + g, 7, -14), (-14, 131 + g, 5, -9))
    return [flat(hole, MOUTH, tone=0.3, contour=1.0), *fangs(upper), *fangs(lower),
        Shape(tube(52, 134 + g, 16, 57, 112, 13, 66, 88, 2), "#f4e9c0", bevel=8, angle=70, ink=0.5,
        shadow=Shadow(0.4, 2, 3, 3))]


def front(skin: str = SKIN, fat: float = 0.0, grin: float = 1.0, lid: float = 0.3, iris: str = "#ffe07a",
    look: float = 0.0, mouth: bool = True) -> list[Shape]:
    """Return a goblin's face from the front, without ears; `fat` widens its jowls (0 to 1), `grin` opens the mouth."""
    w = 20 * fat
    outline = loop(0, -112, 54, -102, 92, -62, 100, -10, 104 + w, 50, 100 + 2.4 * w, 104, 70 + 2.2 * w, 152 + w * 0.4,
        30 + w, 178 + w * 0.6, 0, 182 + w * 0.6, -30 - w, 178 + w * 0.6, -70 - 2.2 * w, 152 + w * 0.4, -100 - 2.4 * w,
        104, -104 - w, 50, -100, -10, -92, -62, -54, -102)
    forms: list[Dab] = [Dab(0, 168, 30, 14, 10), Dab(0, 100, 60, 22, 6), Dab(0, -30, 14, 18, -7)]
    for s in (-1, 1):
        forms += [Dab(s * 44, -32, 40, 12, 14, s * -12), Dab(s * 42, 4, 30, 19, -16),
            Dab(s * 66, 50, 30, 20, 13, s * 16), Dab(s * (78 + w), 112, 30 + w, 30 + w * 0.5, 12 * fat - 3)]
    creases = [Ridge(line(s * 26, 66, s * 54, 84, s * 64, 118), 10, -9)
        for s in (-1, 1)] + [Ridge(line(-46, y, 0, y - 5, 46, y), 8, -6) for y in (-58, -74, -90)]
    nose = loop(-12, -18, 12, -18, 19, 20, 30, 56, 26, 84, 9, 100, -6, 100, -24, 86, -30, 58, -19, 20)
    bulb = (Dab(0, 76, 20, 18, 15), Dab(-22, 76, 10, 9, 9), Dab(22, 76, 10, 9, 9), Dab(-2, 20, 9, 40, 10))
    out = [Shape(outline, skin, bevel=60, angle=10, pitch=0.8, grain=0.06, dabs=tuple(forms), ridges=tuple(creases),
        shadow=Shadow(0.55, 8, 14, 9)), *(_front_mouth(grin, fat) if mouth else []),
        *placed(eye(30, iris, look, lid, skin), -44, 4), *placed(eye(30, iris, look, lid, skin), 44, 4)]
    for s in (-1, 1):
        out.append(Shape(tube(s * 12, -18, 9, s * 36, -30, 19, s * 68, -34, 18, s * 92, -14, 6), lighter(skin, 0.08),
            bevel=9, angle=s * 20, pitch=0.8, grain=0.05, shadow=Shadow(0.5, 3, 7, 5)))
    return [*out, Shape(nose, lighter(skin, 0.05), bevel=22, angle=-24, pitch=0.75, grain=0.05, dabs=bulb,
        shadow=Shadow(0.55, 7, 10, 6), contour=0.8),
        flat(f"{ellipse(-13, 90, 6, 4)} {ellipse(13, 90, 5, 4)}", "#1d2210", tone=0.2)]


def _front_mouth(grin: float, fat: float) -> list[Shape]:
    """Return a wide grin full of teeth."""
    w, g = 58 + 14 * fat, 26 * grin
    hole = loop(-w, 104, -w * 0.5, 118, 0, 122, w * 0.5, 118, w, 104, w * 0.62, 124 + g * 0.7, 0, 130 + g, -w * 0.62,
        124 + g * 0.7)
    upper = tuple((x * w, 114 + 5 * (1 - abs(x)), 7.5, 13 - 5 * abs(x)) for x in (-0.66, -0.42, -0.16, 0.1, 0.36, 0.62))
    lower = tuple((x * w, 129 + g * (1 - x * x * 0.8), 7, -12) for x in (-0.5, 0.02, 0.5))
    return [flat(hole, MOUTH, tone=0.3, contour=1.1), *fangs(upper), *fangs(lower),
        drawn(line(-w - 8, 98, -w, 104, -w + 6, 110), 4, "#262b14"),
        drawn(line(w + 8, 98, w, 104, w - 6, 110), 4, "#262b14")]


def claw(skin: str = SKIN) -> list[Shape]:
    """Return an open clawed hand, palm to the eye, wrist at 0, 70; the thumb is to the left."""
    out = [Shape(tube(0, 150, 50, 0, 100, 42, 0, 50, 50), skin, bevel=22, angle=86, grain=0.05)]
    for run, tip in (((-24, -4, 22, -46, -52, 19, -42, -98, 14), (-42, -98, -34, -128)),
        ((0, -14, 23, -6, -72, 20, 6, -118, 14), (6, -118, 18, -148)),
        ((24, -6, 21, 42, -54, 18, 58, -88, 13), (58, -88, 76, -110)),
        ((-34, 40, 24, -72, 8, 20, -86, -30, 13), (-86, -30, -84, -60))):
        out.append(Shape(tube(*run), lighter(skin, 0.05), bevel=11, angle=76, pitch=0.75, grain=0.04,
            shadow=Shadow(0.45, 2, 5, 4)))
        out.append(Shape(tube(tip[0], tip[1] + 4, 13, (tip[0] + tip[2]) / 2 + 2, (tip[1] + tip[3]) / 2, 8, tip[2],
            tip[3], 1), "#3a2c1c", bevel=5, angle=70))
        out.append(drawn(line(run[3] - 9, run[4] + 4, run[3], run[4] + 8, run[3] + 9, run[4] + 4), 1.8,
            darker(skin, 0.6)))
    folds = (Ridge(line(-26, 10, 0, 24, 32, 12), 8, -5), Ridge(line(-20, 30, -2, 50, 4, 76), 8, -5))
    return [*out, Shape(loop(-34, -2, 0, -20, 34, -4, 40, 34, 26, 76, -24, 76, -40, 36), lighter(skin, 0.08), bevel=24,
        angle=14, pitch=0.8, ridges=folds, grain=0.04)]


def bird_skull(size: float = 1.0) -> list[Shape]:
    """Return a crow's skull that looks left, about 100 wide, round 0, 0."""
    part = [Shape(loop(34, -10, 20, -38, -10, -42, -34, -24, -60, -6, -96, 18, -60, 14, -34, 14, -10, 24, 24, 20),
        BONE, bevel=18, angle=30, grain=0.05), flat(ellipse(-6, -12, 13), "#1d140c", tone=0.2, contour=0.8),
        drawn(line(-90, 17, -56, 8, -24, 8), 3), flat(ellipse(-44, -2, 5, 3), "#1d140c", tone=0.2)]
    return placed(part, size=size)


def feathers(x: float, y: float, count: int, reach: float, start: float, step: float,
    colours: tuple[str, ...]) -> list[Shape]:
    """Return a fan of feathers rooted at x, y, the first turned by `start` degrees."""
    out: list[Shape] = []
    for i in range(count):
        quill = [Shape(f"M0 0 C-16 {-reach * 0.3} -18 {-reach * 0.8} 0 {-reach} C18 {-reach * 0.8} 16 {-reach * 0.3} "
                       f"0 0 Z", colours[i % len(colours)], bevel=12, angle=58, grain=0.03,
                           ridges=(Ridge(f"M0 0 V{-reach * 0.9:.0f}", 4, 3),))]
        out += placed(quill, x, y, 1.0, start + step * i)
    return out


def skull(size: float = 1.0, colour: str = BONE) -> list[Shape]:
    """Return a human skull from the front, 90 wide, round 0, 0."""
    part = [
        Shape(loop(0, -56, 36, -46, 46, -10, 38, 18, 26, 26, 24, 48, 0, 54, -24, 48, -26, 26, -38, 18, -46, -10, -36,
            -46), colour, bevel=26, angle=20, grain=0.06),
        flat(f"{ellipse(-17, 0, 12, 13)} {ellipse(17, 0, 12, 13)} {polygon(0, 12, 7, 27, -7, 27)}", "#1d140c",
            tone=0.2, contour=0.8),
        drawn("M-16 34 V48 M-8 36 V51 M0 36 V52 M8 36 V51 M16 34 V48", 2.4),
    ]
    return placed(part, size=size)
