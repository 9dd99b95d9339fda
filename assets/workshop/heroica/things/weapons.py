"""The seven weapons of the store."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Glow, Shape, drawn, flat, hollow, placed, stroke
from assets.workshop.engraving.paths import box, ellipse, polygon, rays, tube
from assets.workshop.heroica.things.piece import BRASS, PALE, STICK, cut, dot, mark, metal, tilted


def ax() -> list[Shape]:
    """A broad double ax, struck into a chopping block."""
    bits = ("M6 -148 C54 -166 74 -116 54 -72 C45 -96 26 -102 6 -100 Z "
        "M-6 -148 C-54 -166 -74 -116 -54 -72 C-45 -96 -26 -102 -6 -100 Z")
    block = [cut("M-44 0 V-30 Q0 -42 44 -30 V0 Q0 10 -44 0 Z", "#a9743c", 9, 86),
        cut(ellipse(0, -32, 44, 12), "#d9b070", 4, 5, shadow=NO_SHADOW), drawn("M-24 -33 q24 -10 46 2", 2.4, "#8a5a30")]
    return [*block, cut(tube(-2, -30, 12, 0, -158, 13), STICK, 6, 86), metal(bits, PALE, 10),
        metal(box(-9, -150, 18, 54), BRASS, 4, 0)]


def wand() -> list[Shape]:
    """A crooked twig whose spark goes round a stone."""
    twig = f"{tube(-34, 0, 14, -22, -34, 11, -28, -60, 10, -10, -98, 7)} {tube(-25, -44, 8, -46, -62, 3)}"
    stone = [cut("M14 -2 C-4 -2 -2 -38 20 -44 C48 -48 62 -22 52 -4 Q34 4 14 -2 Z", "#a8a294", 12, 50, grain=0.2)]
    trail = stroke("M0 -112 C52 -132 84 -96 74 -56", 6)
    return [cut(twig, "#7a5230", 6, 86), *stone, flat(trail, "#ffd24a", ink=0, tone=1.8, contour=0.9),
        flat(rays(-8, -116, 12, 32, 6, 10), "#ffe070", ink=0.15, tone=1.8, contour=1, glow=Glow("#ffd040", 8, 0.5)),
        flat(rays(73, -48, 5, 14, 5, 10), "#fff0a0", ink=0, tone=2, contour=0.8)]


def staff() -> list[Shape]:
    """A rowan staff with two green buds and three berries."""
    leaves = ("M0 -120 C20 -152 52 -142 58 -120 C40 -104 16 -104 0 -120 Z "
        "M-2 -100 C-22 -128 -52 -122 -56 -100 C-40 -86 -16 -86 -2 -100 Z")
    wood = [cut(tube(0, 0, 15, 5, -50, 12, -3, -130, 13), STICK, 6, 86),
        cut(leaves, "#7fb444", 8, 40), drawn("M4 -120 L46 -122 M-6 -100 L-44 -102", 2.2, "#3f6a1c")]
    berries = [metal(ellipse(x, y, 8.5), "#d23a2c", 6, 30) for x, y in ((-8, -140), (8, -144), (0, -154))]
    return tilted([*wood, *berries], 20, 0.98)


def bow() -> list[Shape]:
    """A strung bow with an arrow of five notches."""
    limb = tube(-26, -158, 5, 8, -142, 12, 30, -110, 14, 34, -78, 16, 30, -46, 14, 8, -14, 12, -26, 2, 5)
    arrow = [cut(box(-64, -82, 118, 8), "#c9a66a", 3, 0), metal(polygon(50, -94, 84, -78, 50, -62, 58, -78), PALE, 4),
        cut("M-78 -94 L-56 -82 V-74 L-78 -62 L-70 -78 Z", "#c4473a", 4, 20),
        drawn(" ".join(f"M{x} -84 v12" for x in (-44, -30, -16, -2, 12)), 3, "#5a3418")]
    return placed([drawn("M-26 -158 V2", 3.4, "#e9dfc4"), cut(limb, "#9a6230", 6, 86),
        cut(box(24, -92, 20, 28), "#5a3a22", 4, 4), *arrow], 0, 0, 1, -16)


def dagger() -> list[Shape]:
    """A dagger through the string of a purse."""
    blade = [metal("M-14 -40 L-11 -120 L0 -158 L11 -120 L14 -40 Z", PALE, 7, 86), metal(box(-32, -42, 64, 13), BRASS),
        cut(box(-9, -30, 18, 34), "#3f4a7a", 5, 10), metal(ellipse(0, 8, 11), BRASS, 7)]
    purse = [cut("M-26 0 C-44 -26 -24 -48 -14 -52 H14 C24 -48 44 -26 26 0 Q0 10 -26 0 Z", "#a8743c", 14, 60),
        cut("M-18 -50 Q-24 -66 -20 -72 Q0 -62 20 -72 Q24 -66 18 -50 Z", "#b8844a", 6, 80),
        cut(box(-20, -56, 40, 9), "#c83a2c", 3, 0)]
    return [*tilted(blade, 32, 1.0), *placed(purse, 42, 4, 0.82), drawn("M40 -40 Q24 -62 4 -52", 4, "#c83a2c")]


def sword() -> list[Shape]:
    """A plain sword, a boot print beside it."""
    blade = [metal("M-12 -44 L-10 -158 L0 -180 L10 -158 L12 -44 Z", PALE, 7, 86),
        drawn("M0 -164 V-54", 3, "#8a98a0", contour=0), metal(box(-36, -46, 72, 14), BRASS),
        cut(box(-8.5, -33, 17, 36), "#6b3a24", 5, 10), metal(ellipse(0, 10, 13), BRASS, 8)]
    sole = ("M0 -46 C22 -46 22 -18 16 2 H-16 C-22 -18 -22 -46 0 -46 Z M-15 10 H15 C18 30 10 36 0 36 C-10 36 -18 30 "
        "-15 10 Z")
    return [*tilted(blade, 38, 0.9), *placed([cut(sole, "#7a5230", 5, 0)], 56, -44, 0.62, 16)]


def sextant() -> list[Shape]:
    """A brass sextant, one star in its glass."""
    frame = hollow("M0 -150 L66 -14 Q0 24 -66 -14 Z M0 -112 L-40 -26 Q0 -6 40 -26 Z")
    scale = drawn(" ".join(f"M{x} {y} l{dx} 9" for x, y, dx in ((-46, -17, -4), (-28, -9, -2), (-10, -5, -1), (10, -5,
        1),
        (28, -9, 2), (46, -17, 4))), 2.4, "#7a5210")
    glass = [metal(ellipse(48, -108, 28), "#a8782a", 8), flat(ellipse(48, -108, 19), "#2f5a86", tone=1.0, ink=0.4),
        mark(rays(48, -108, 5, 15, 5, -90), "#fff0a0", 2)]
    return [metal(frame, BRASS), scale, metal("M-6 -144 L8 -146 L24 6 L8 10 Z", "#b8862c", 4, 86),
        metal(ellipse(0, -142, 14), "#f0d070", 7), *glass, dot(0, -142, 4)]


DRAWN = {"ax": ax, "wand": wand, "staff": staff, "bow": bow, "dagger": dagger, "sword": sword, "sextant": sextant}
