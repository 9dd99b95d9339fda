"""The cards of the spiritspeaker, a class of the healer."""

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


def spirit_lash(ink: Inks) -> str:
    """A whip whose lash swells into a howling ghost."""
    lash = (
        "M-108 66 C-184 -50 -154 -156 -70 -170 C-30 -178 0 -170 28 -164 C110 -152 164 -94 152 -20 Q148 36 112 52 "
        "Q104 84 66 104 Q78 66 48 52 Q28 78 -8 78 Q18 44 2 10 Q-8 -30 -6 -66 C-12 -126 -50 -156 -84 -134 "
        "C-142 -94 -128 0 -90 60 Z"
    )
    ghost = edged(lash, ink.paper, ink.dark)
    holes = (
        "M28 -92 Q72 -88 84 -54 Q56 -32 38 -52 Q26 -70 28 -92 Z M142 -84 Q112 -80 102 -50 Q116 -30 134 -44 Z "
        "M58 -8 Q98 -24 130 -4 Q126 44 94 46 Q60 40 58 -8 Z"
    )
    teeth = shape("M70 -14 L86 -16 L80 10 Z M104 -16 L120 -10 L110 10 Z", ink.paper)
    flow = gouge((-40, -154), (36, -138), 9, ink.dark)
    flow += gouge((22, 4), (44, 40), 9, ink.dark) + gouge((2, -100), (10, -34), 9, ink.dark)
    grip = edged("M-114 60 L-86 54 L-54 158 L-86 166 Z", ink.light, ink.dark, 8)
    cuff = edged("M62 104 L118 42 L142 62 L84 128 Z", ink.paper, ink.dark, 8)
    hand = placed(fist(ink.light, ink.dark) + cuff, -80, 110, -14, 0.8)
    return within(ghost) + shape(holes, ink.dark) + teeth + flow + grip + hand


def walk_the_mist(ink: Inks) -> str:
    """A hooded walker with a forked staff, half lost in bands of mist."""
    moon = disc(-16, -44, 126, ink.colour)
    robe = (
        "M-16 -132 Q36 -126 38 -72 Q78 -64 106 -32 L92 34 Q74 28 62 12 L88 172 L-112 172 L-116 20 Q-112 -54 -70 -72 "
        "Q-68 -126 -16 -132 Z"
    )
    folds = gouge((34, -36), (46, 56), 12, ink.dark) + gouge((64, -28), (88, 6), 7, ink.dark)
    antler = "M112 -84 Q84 -104 90 -138 M112 -84 Q140 -94 140 -122 M112 -84 L96 150"
    staff = limb(antler, ink.light, 13, ink.dark) + limb("M96 -14 L116 -10", ink.paper, 26, ink.dark, 7)
    body = edged(robe, ink.paper, ink.dark) + folds + staff
    mist = "".join(limb(strand, ink.light, 17, ink.dark, 9) for strand in _MIST)
    return within(moon + body + _shaded_face(ink) + mist)


def _shaded_face(ink: Inks) -> str:
    """What a deep hood lets be seen: nose, mouth and chin."""
    hood = shape("M-16 -112 Q22 -104 20 -66 Q12 -32 -16 -24 Q-44 -32 -52 -66 Q-54 -104 -16 -112 Z", ink.dark)
    face = shape("M-40 -68 Q-22 -58 -16 -72 Q-10 -58 8 -68 Q8 -42 -16 -32 Q-40 -42 -40 -68 Z", ink.light)
    return hood + face + gouge((-28, -46), (-4, -46), 4, ink.dark)


_MIST = (
    "M26 14 Q-30 2 -90 16 Q-152 30 -160 -4 Q-158 -28 -138 -24 Q-124 -16 -132 -4",
    "M-156 66 Q-60 46 20 64 Q110 84 150 58 Q172 34 152 20 Q134 16 134 32",
    "M-164 118 Q-100 100 -30 118 Q30 132 74 120",
    "M-128 166 Q-50 150 40 170",
)


def counsel_of_the_dead(ink: Inks) -> str:
    """A skull held up in a hand; its words curl out from between the teeth."""
    words = "M-20 24 Q-74 -50 -128 -36 Q-162 -18 -146 10 Q-126 22 -116 4 "
    words += "M-20 40 Q-84 12 -128 44 Q-154 74 -130 94 Q-106 98 -104 78"
    breath = line(words, ink.light, 14) + line("M-20 54 Q-62 48 -74 84 Q-76 116 -50 116", ink.light, 12)
    return breath + _hand_below(ink) + placed(_skull(ink), 40, -42) + _fingers(ink)


def _skull(ink: Inks) -> str:
    """A skull that looks to the left, about 230 high."""
    crown = (
        "M-74 26 Q-100 -30 -78 -74 Q-44 -124 22 -118 Q96 -108 98 -36 Q98 10 58 34 L50 62 Q20 78 -40 72 L-46 36 "
        "Q-62 40 -74 26 Z"
    )
    holes = (
        "M-70 -26 Q-52 -44 -34 -22 Q-32 6 -52 8 Q-74 2 -70 -26 Z M-6 -26 Q22 -44 40 -16 Q40 12 14 14 Q-10 6 -6 -26 Z "
        "M-32 14 L-20 38 L-42 38 Z"
    )
    teeth = gouges(((-32, 50), (-34, 76)), ((30, 50), (34, 74)), 5, 5, ink.dark)
    jaw = edged("M-38 84 Q0 98 46 78 Q60 60 62 40 Q74 70 56 104 Q10 122 -34 112 Z", ink.paper, ink.dark, 7)
    form = gouges(((74, -60), (40, -90)), ((84, 0), (56, -4)), 3, 8, ink.dark)
    return jaw + edged(crown, ink.paper, ink.dark) + shape(holes, ink.dark) + teeth + form


def _hand_below(ink: Inks) -> str:
    hand = "M-26 84 Q40 60 92 74 Q96 116 66 140 L62 176 A186 186 0 0 1 -6 186 L-4 146 Q-34 124 -26 84 Z"
    return edged(hand, ink.light, ink.dark)


def _fingers(ink: Inks) -> str:
    """The ends of the thumb and three fingers before the jaw."""
    thumb = limb("M-10 118 Q-24 92 -14 64", ink.light, 26, ink.dark, 8)
    bones = ("M74 112 Q104 84 102 50", "M60 118 Q84 94 80 58", "M42 122 Q60 102 56 70")
    rest = "".join(limb(bone, ink.light, 21, ink.dark, 7) for bone in bones)
    return rest + thumb + shape("M-8 106 Q34 92 72 104 L60 138 L4 140 Z", ink.light)


def circle_of_breath(ink: Inks) -> str:
    """Three breaths chase each other round one who sits in peace."""
    return "".join(_breath(start, ink) for start in (-58, 62, 182)) + placed(_sitter(ink), 0, 2, 0, 1.04)


def _breath(start: float, ink: Inks) -> str:
    """A comma of air from an angle on, a third of the way round, with a curl in its head."""
    outer = [_polar(start + 8 * n, 178 - 0.7 * n) for n in range(14)]
    inner = [_polar(start + 8 * n, 126 + 2.8 * n) for n in range(14)]
    far = " L".join(f"{x:.1f} {y:.1f}" for x, y in outer)
    near = " L".join(f"{x:.1f} {y:.1f}" for x, y in reversed(inner))
    comma = shape(f"M{far} L{near} A26 26 0 0 1 {outer[0][0]:.1f} {outer[0][1]:.1f} Z", ink.light)
    vein = " L".join("{:.1f} {:.1f}".format(*_polar(start + at, 152 + at * 0.17)) for at in range(4, 64, 6))
    return comma + line(f"M{vein}", ink.dark, 7)


def _polar(degrees: float, far: float) -> tuple[float, float]:
    return far * math.cos(math.radians(degrees)), far * math.sin(math.radians(degrees))


def _sitter(ink: Inks) -> str:
    """One who sits with crossed legs, the hands on the knees."""
    torso = edged("M0 -52 Q40 -52 44 -26 L34 64 L-34 64 L-44 -26 Q-40 -52 0 -52 Z", ink.paper, ink.dark, 8)
    hood = edged("M0 -128 Q44 -116 42 -72 Q38 -44 0 -38 Q-38 -44 -42 -72 Q-44 -116 0 -128 Z", ink.paper, ink.dark, 8)
    face = shape("M0 -104 Q28 -100 26 -72 Q20 -50 0 -48 Q-20 -50 -26 -72 Q-28 -100 0 -104 Z", ink.dark)
    face += line("M-17 -76 Q-11 -70 -5 -76 M5 -76 Q11 -70 17 -76", ink.light, 6)
    legs = limb("M30 60 Q88 40 84 74 Q60 92 -24 88", ink.paper, 27, ink.dark, 8)
    legs += limb("M-30 60 Q-88 40 -84 74 Q-60 92 24 88", ink.paper, 27, ink.dark, 8)
    arm = limb("M36 -32 Q66 -4 62 50", ink.paper, 22, ink.dark, 8)
    heart = disc(0, -4, 13, ink.colour) + gouges(((-8, 22), (-12, 50)), ((8, 22), (12, 50)), 2, 5, ink.dark)
    return torso + legs + arm + placed(arm, size=-1) + heart + hood + face


GESTURES: dict[str, Gesture] = {
    "spiritspeaker-spirit-lash": spirit_lash,
    "spiritspeaker-walk-the-mist": walk_the_mist,
    "spiritspeaker-counsel-of-the-dead": counsel_of_the_dead,
    "spiritspeaker-circle-of-breath": circle_of_breath,
}
