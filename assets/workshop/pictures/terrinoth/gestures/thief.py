"""The cards of the thief, a class of the scout."""

from __future__ import annotations

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    disc,
    edged,
    gouge,
    limb,
    line,
    placed,
    ring,
    shape,
    within,
)


def fan_of_knives(ink: Inks) -> str:
    """Five knives between the fingers of a fist."""
    knives = "".join(placed(_knife(ink, long), -12, 112, turn) for turn, long in _FAN)
    return knives + _fist(ink)


_FAN = ((-60, 196), (60, 200), (-30, 254), (30, 254), (0, 286))


def _knife(ink: Inks, long: float) -> str:
    """A blade that points up, to be held at 0, 0."""
    wide = 22
    blade = edged(f"M0 {-long} Q{wide} {60 - long} {wide} -84 L-{wide} -84 Q-{wide} {60 - long} 0 {-long} Z",
                  ink.paper, ink.dark, 8)  # fmt: skip
    shade = shape(f"M0 {-long} Q{wide} {60 - long} {wide} -84 L0 -84 Z", ink.light)
    return blade + shade + gouge((0, -90), (0, 14 - long), 7, ink.dark)


def _fist(ink: Inks) -> str:
    """A closed hand in a glove, its fingers up, the thumb across."""
    cuff = edged("M-76 140 L52 140 L62 200 L-86 200 Z", ink.colour, ink.dark, 8)
    palm = edged("M-82 76 Q-92 130 -62 152 L42 152 Q68 130 58 76 Z", ink.light, ink.dark)
    fingers = "".join(limb(f"M{x} {top} L{x} {top + 46}", ink.light, 30, ink.dark, 7) for x, top in _KNUCKLES)
    thumb = limb("M58 116 Q20 128 -34 116", ink.light, 34, ink.dark, 7)
    return within(cuff) + palm + fingers + thumb


_KNUCKLES = ((-76, 56), (-34, 44), (9, 44), (51, 56))


def palm_and_pass(ink: Inks) -> str:
    """A coin goes from one hand to another."""
    giver = placed(_cupped(ink, ink.light, ink.paper), 12, -18, 156, 1.1)
    taker = placed(_cupped(ink, ink.paper, ink.light), -12, 18, -24, 1.1)
    coin = disc(0, 0, 58, ink.dark) + disc(0, 0, 48, ink.paper) + ring(0, 0, 34, ink.dark, 7)
    coin += shape("M0 -27 L8 -8 L27 0 L8 8 L0 27 L-8 8 L-27 0 L-8 -8 Z", ink.colour)
    return within(giver + taker) + placed(coin, 0, 0, 14)


def _cupped(ink: Inks, fill: str, cloth: str) -> str:
    """A hand from the left with its palm up, in a sleeve."""
    palm = "M-130 52 L-104 48 Q-106 8 -70 -12 Q-40 -22 -32 2 Q-28 20 -46 32 Q-56 44 -36 62 Q-22 68 -8 66 "
    palm += "Q36 60 62 18 Q78 0 94 16 Q102 26 98 36 Q116 30 122 48 Q124 58 120 66 "
    palm += "Q136 72 130 90 Q84 140 -20 130 Q-64 126 -92 116 L-130 120 Z"
    fingers = gouge((100, 32), (-22, 92), 14, ink.dark) + gouge((122, 64), (-16, 108), 14, ink.dark)
    fingers += gouge((-58, 52), (-30, 88), 12, ink.dark)
    sleeve = edged("M-230 22 L-104 28 Q-88 80 -104 136 L-230 142 Z", cloth, ink.dark)
    folds = gouge((-120, 42), (-118, 128), 16, ink.dark) + gouge((-170, 112), (-128, 124), 10, ink.dark)
    return edged(palm, fill, ink.dark) + fingers + sleeve + folds


def nimble_fingers(ink: Inks) -> str:
    """Fingers work a pick in the lock."""
    pick = line("M-66 66 L40 -14", ink.dark, 26) + line("M-66 66 L40 -14", ink.light, 10)
    return within(placed(_lock(ink) + pick + _pinch(ink), -8, -2, 0, 0.93))


def _lock(ink: Inks) -> str:
    shackle = line("M-118 10 V-46 A52 52 0 0 1 -14 -46 V10", ink.dark, 46)
    shackle += line("M-118 10 V-46 A52 52 0 0 1 -14 -46 V10", ink.light, 28)
    body = edged("M-144 0 Q-152 0 -152 10 L-136 146 Q-62 182 12 146 L28 10 Q28 0 20 0 Z", ink.paper, ink.dark)
    hole = disc(-66, 62, 24, ink.dark) + shape("M-74 66 L-58 66 L-48 126 L-84 126 Z", ink.dark)
    form = gouge((-132, 14), (-118, 142), 12, ink.dark) + gouge((10, 14), (-4, 146), 16, ink.dark)
    return shackle + body + hole + form


def _pinch(ink: Inks) -> str:
    """A hand from the upper right that holds something thin between thumb and forefinger."""
    far = limb("M112 -112 Q64 -168 2 -152", ink.paper, 28, ink.dark)
    far += limb("M104 -100 Q44 -134 -14 -104", ink.paper, 30, ink.dark)
    back = "M78 -124 Q110 -146 140 -200 L260 -120 Q180 -76 142 -34 Q124 -26 112 -46 Q112 -74 86 -80 Z"
    finger = limb("M92 -90 Q34 -86 22 -20", ink.paper, 32, ink.dark)
    thumb = limb("M122 -44 Q84 8 40 2", ink.paper, 34, ink.dark)
    cuff = line("M124 -166 Q166 -128 184 -82", ink.dark, 10)
    return far + edged(back, ink.paper, ink.dark) + cuff + thumb + finger


def slip_away(ink: Inks) -> str:
    """A cloaked figure is gone through a bright door."""
    arch = edged("M-176 220 L-176 -30 A164 164 0 0 1 152 -30 L152 220 Z", ink.light, ink.dark)
    joints = "".join(line(d, ink.dark, 7) for d in _JOINTS)
    light = edged("M-138 220 L-138 -30 A126 126 0 0 1 114 -30 L114 220 Z", ink.paper, ink.dark, 7)
    return within(arch + joints + light + placed(_runner(ink), -4, 18, 0, 1.02))


_JOINTS = (
    "M-180 20 H-140", "M-180 80 H-140", "M156 20 H116", "M-172 -76 L-130 -62", "M-132 -148 L-100 -116",
    "M-62 -192 L-48 -150", "M36 -192 L24 -150", "M108 -148 L76 -116", "M148 -76 L106 -62",
)  # fmt: skip


def _runner(ink: Inks) -> str:
    """A hooded one who runs to the left with a flying cloak."""
    front = "M-34 30 L-92 52 Q-106 60 -100 78 L-84 118 L-118 128 Q-122 142 -108 142 L-52 140 L-60 84 L8 66 Z"
    rear = "M-14 40 L34 112 L96 112 L104 142 Q112 150 118 142 L130 92 Q128 84 118 84 L56 80 L30 34 Z"
    arm = line("M-44 -18 L-92 20 L-116 -6", ink.dark, 26)
    cape = "M-62 -36 Q14 -66 62 -40 Q104 -20 142 -52 Q116 -8 138 22 Q108 16 96 48 Q70 30 36 72 L-34 64 Z"
    hood = "M-92 -64 Q-92 -118 -44 -126 Q-4 -132 34 -118 Q4 -96 6 -60 L-4 -30 L-62 -26 Q-86 -42 -92 -64 Z"
    body = "".join(shape(d, ink.dark) for d in (front, rear, cape, hood))
    face = shape("M-86 -66 Q-98 -48 -86 -42 Q-80 -28 -60 -32 Q-48 -56 -58 -78 Q-74 -82 -86 -66 Z", ink.light)
    folds = gouge((-20, -30), (112, -14), 12, ink.colour) + gouge((-16, 0), (92, 20), 14, ink.colour)
    folds += gouge((-18, 34), (44, 46), 10, ink.colour) + gouge((-50, -108), (2, -104), 10, ink.colour)
    mask = gouge((-92, -60), (-56, -62), 12, ink.dark)
    return body + arm + face + mask + folds


GESTURES: dict[str, Gesture] = {
    "thief-fan-of-knives": fan_of_knives,
    "thief-palm-and-pass": palm_and_pass,
    "thief-nimble-fingers": nimble_fingers,
    "thief-slip-away": slip_away,
}
