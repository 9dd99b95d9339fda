"""The basic cards of the healer."""

from __future__ import annotations

import math

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    disc,
    edged,
    fist,
    gouge,
    gouges,
    limb,
    line,
    placed,
    shape,
    within,
)


def chastise(ink: Inks) -> str:
    """A flanged mace in a raised fist, swung down hard."""
    swing = line("M-128 -66 A158 158 0 0 1 -20 -150", ink.light, 12)
    swing += line("M-92 -44 A116 116 0 0 1 -48 -98", ink.light, 9)
    swing += line("M138 38 A140 140 0 0 0 150 -30", ink.light, 10)
    shaft = edged("M-14 -40 L14 -40 L14 232 L-14 232 Z", ink.light, ink.dark, 8)
    shaft += gouges(((-8, 24), (9, 34)), ((-8, 70), (9, 80)), 3, 4, ink.dark)
    flange = "M0 -92 L44 -82 L88 -34 L66 -14 L66 14 L88 34 L44 62 L0 62 Z"
    head = placed(edged(flange, ink.paper, ink.dark), size=-1) + edged(flange, ink.paper, ink.dark)
    head += shape("M12 -76 L38 -68 L44 -16 L44 18 L38 46 L12 50 Q24 -10 12 -76 Z", ink.dark)
    head += shape("M-12 -76 L-38 -68 L-44 -16 L-44 18 L-38 46 L-12 50 Q-24 -10 -12 -76 Z", ink.dark)
    head += shape("M-22 -90 L0 -118 L22 -90 Z", ink.paper)
    collar = edged("M-34 58 L34 58 L26 84 L-26 84 Z", ink.light, ink.dark, 8)
    sleeve = edged("M-96 136 Q-46 112 0 130 L26 204 L-130 204 Z", ink.light, ink.dark, 9)
    sleeve += gouges(((-70, 138), (-58, 170)), ((-20, 136), (-8, 174)), 3, 7, ink.dark)
    hand = placed(fist(ink.paper, ink.dark), -62, 66, 42, 0.92)
    return within(swing + placed(shaft + head + collar, 50, -56, 42) + hand + sleeve)


def walk_unafraid(ink: Inks) -> str:
    """A walker with a staff, upright between the teeth of a huge jaw."""
    upper = shape("M-184 -26 A186 186 0 0 1 184 -26 Q150 -92 84 -112 Q0 -132 -84 -112 Q-150 -92 -184 -26 Z", ink.colour)
    lower = shape("M-164 86 A186 186 0 0 0 96 158 Q60 132 0 132 Q-96 132 -164 86 Z", ink.colour)
    fangs = "".join(_fang(x, y, turn, size, ink) for x, y, turn, size in _FANGS)
    return upper + lower + fangs + _eyes(ink) + placed(_walker(ink), -4, 42, 0, 0.9)


def _eyes(ink: Inks) -> str:
    return shape("M-96 -150 L-26 -132 Q-58 -112 -96 -150 Z M96 -150 L26 -132 Q58 -112 96 -150 Z", ink.dark)


def _fang(x: float, y: float, turn: float, size: float, ink: Inks) -> str:
    tooth = edged("M-24 -16 Q0 -26 24 -16 Q22 34 -4 82 Q-26 34 -24 -16 Z", ink.light, ink.dark, 6)
    return placed(tooth + gouge((14, -10), (2, 60), 6, ink.dark), x, y, turn, size)


def _walker(ink: Inks) -> str:
    """A hooded walker that strides to the right, about 210 high."""
    staff = limb("M58 -96 L46 112", ink.light, 11, ink.dark, 7) + disc(58, -96, 13, ink.light)
    legs = edged("M-20 40 L-62 112 L-28 116 L8 58 L26 114 L60 110 L36 40 Z", ink.paper, ink.dark, 8)
    robe = "M2 -66 Q-30 -52 -38 0 Q-46 48 -84 78 Q-40 86 0 72 Q26 66 40 52 Q34 -8 26 -50 Z"
    folds = gouge((-20, 4), (-52, 70), 7, ink.dark) + gouge((4, 14), (-8, 68), 7, ink.dark)
    arm = edged("M4 -34 Q32 -28 58 -22 L56 0 Q22 2 -4 -8 Z", ink.paper, ink.dark, 7)
    hood = "M8 -118 Q40 -108 38 -74 L28 -52 Q4 -46 -24 -50 Q-52 -58 -62 -78 Q-38 -80 -28 -94 Q-14 -116 8 -118 Z"
    head = edged(hood, ink.paper, ink.dark, 8)
    head += shape("M32 -102 Q4 -94 12 -60 Q26 -56 31 -64 L37 -78 Q38 -92 32 -102 Z", ink.dark)
    return staff + legs + edged(robe, ink.paper, ink.dark, 8) + folds + arm + head


_FANGS = (
    (-138, -58, -18, 0.8), (-88, -92, -8, 1.0), (-34, -112, -4, 0.5), (34, -112, 4, 0.5), (88, -92, 8, 1.0),
    (138, -58, 18, 0.8), (-126, 108, 196, 0.86), (-78, 138, 188, 0.72), (88, 146, 172, 0.62),
)  # fmt: skip


def mending_word(ink: Inks) -> str:
    """A face that speaks; the breath closes the seam of a torn heart."""
    face = shape(
        "M-56 168 Q-44 112 -62 92 Q-26 102 -14 88 Q-4 74 -12 60 L2 48 Q-4 40 -26 34 L8 24 Q14 12 4 4 L24 -8 "
        "Q28 -16 8 -44 Q0 -60 4 -80 Q0 -128 -52 -156 A186 186 0 0 0 -150 108 Z",
        ink.paper,
    )
    hair = shape("M-52 -158 Q-16 -140 0 -100 Q-60 -96 -76 -30 Q-84 40 -124 120 A186 186 0 0 1 -52 -158 Z", ink.light)
    locks = gouges(((-60, -140), (-112, 40)), ((-136, -80), (-150, 50)), 4, 9, ink.dark)
    eye = gouge((-44, -52), (-4, -50), 14, ink.dark) + gouge((-52, -74), (-6, -80), 8, ink.dark)
    cheek = gouge((-40, 60), (-72, 92), 9, ink.dark)
    heart = edged("M0 66 Q-72 14 -66 -28 Q-56 -66 -20 -58 Q-6 -54 0 -36 Q6 -54 22 -58 Q58 -64 66 -28 Q72 14 0 66 Z",
                  ink.light, ink.dark)  # fmt: skip
    seam = line("M2 -34 L-10 -12 L10 8 L-6 30 L2 58", ink.dark, 9)
    stitches = "".join(line(f"M{x - 18} {y + 5} L{x + 18} {y - 5}", ink.paper, 9) for x, y in _STITCHES)
    breath = gouge((18, 34), (58, 24), 8, ink.paper) + gouge((16, 42), (66, 52), 8, ink.paper)
    return face + hair + locks + eye + cheek + breath + placed(heart + seam + stitches, 112, -22, 8, 1.04)


_STITCHES = ((-3, -18), (0, 6), (2, 30))


def evening_hymn(ink: Inks) -> str:
    """A lyre whose body is the crescent of the moon, under the first star."""
    moon = shape("M-112 -88 A150 150 0 1 0 112 -88 A127 127 0 1 1 -112 -88 Z", ink.paper)
    shade = "".join(gouge(*_across(angle), 9, ink.dark) for angle in range(20, 96, 15))
    strings = "".join(line(f"M{x} -90 L{x} {-28 + math.sqrt(127**2 - x * x):.1f}", ink.light, 9) for x in _STRINGS)
    bar = edged("M-146 -104 Q-130 -118 -112 -100 Q0 -78 112 -100 Q130 -118 146 -104 Q140 -76 112 -74 "
                "Q0 -52 -112 -74 Q-140 -76 -146 -104 Z", ink.paper, ink.dark)  # fmt: skip
    pegs = "".join(disc(x, -76, 7, ink.dark) for x in _STRINGS)
    star = shape("M0 -184 Q6 -146 40 -140 Q6 -134 0 -98 Q-6 -134 -40 -140 Q-6 -146 0 -184 Z", ink.light)
    return star + strings + moon + shade + bar + pegs


_STRINGS = (-64, -32, 0, 32, 64)


def _across(angle: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """A cut from the outer edge of the moon inwards."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return (150 * c, 12 + 150 * s), (118 * c, 12 + 118 * s)


GESTURES: dict[str, Gesture] = {
    "healer-chastise": chastise,
    "healer-walk-unafraid": walk_unafraid,
    "healer-mending-word": mending_word,
    "healer-evening-hymn": evening_hymn,
}
