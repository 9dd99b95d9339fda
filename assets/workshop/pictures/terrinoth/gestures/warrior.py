"""The basic cards of the warrior."""

from __future__ import annotations

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    disc,
    edged,
    gouge,
    gouges,
    limb,
    line,
    placed,
    rays,
    ring,
    shape,
    within,
)


def into_the_fray(ink: Inks) -> str:
    """A broad sword plunges into a ring of spears and blades."""
    foes = "".join(placed(_spear(ink) if n % 2 else _blade(ink), -2, 44, turn) for n, turn in enumerate(_ROUND))
    sparks = disc(-2, 44, 56, ink.dark) + rays(-2, 44, 22, 68, 16, 6, ink.paper)
    return within(foes) + sparks + placed(_sword(ink), -2, -30, 0, 0.9)


def _sword(ink: Inks) -> str:
    blade = "M-40 -80 L40 -80 L32 48 L0 106 L-32 48 Z"
    guard = "M-92 -118 Q0 -94 92 -118 L97 -80 Q0 -62 -97 -80 Z"
    body = edged(blade, ink.paper, ink.dark) + shape("M5 -70 L40 -80 L32 48 L5 96 Z", ink.light)
    body += gouge((0, -70), (0, 66), 10, ink.dark)
    grip = line("M0 -110 L0 -150", ink.dark, 44) + line("M0 -110 L0 -150", ink.light, 28)
    grip += gouges(((-16, -126), (16, -132)), ((-16, -142), (16, -148)), 2, 5, ink.dark)
    return body + grip + edged(guard, ink.paper, ink.dark) + disc(0, -160, 28, ink.dark) + disc(0, -160, 22, ink.paper)


def _spear(ink: Inks) -> str:
    return shape("M0 58 L28 124 L9 114 L9 300 L-9 300 L-9 114 L-28 124 Z", ink.light)


def _blade(ink: Inks) -> str:
    return shape("M-16 66 L16 96 L20 300 L-18 300 Z", ink.light) + gouge((-6, 84), (-2, 240), 9, ink.dark)


_ROUND = (124, 93, 62, 31, 0, -31, -62, -93, -124)


def shoulder_through(ink: Inks) -> str:
    """A helmeted man breaks a door with his shoulder."""
    planks = "".join(shape(d, ink.light) for d in _PLANKS)
    grain = "".join(gouge(a, b, 4, ink.dark) for a, b in _GRAIN)
    chips = "".join(edged(d, ink.paper, ink.dark, 5) for d in _CHIPS)
    return planks + grain + shape(_HOLE, ink.dark) + _charger(ink) + chips


def _charger(ink: Inks) -> str:
    body = "M-20 -10 Q70 -58 106 18 Q124 84 104 136 L-24 140 Z"
    made = edged(body, ink.colour, ink.dark) + gouges(((34, 24), (20, 66)), ((88, 24), (92, 84)), 4, 8, ink.light)
    made += _face(ink) + limb("M-72 20 L-70 104 L26 96", ink.light, 50, ink.dark)
    made += edged("M14 70 L56 62 Q76 64 74 92 Q74 120 48 124 L18 122 Z", ink.paper, ink.dark)
    made += line("M48 84 L72 84 M48 102 L72 102", ink.dark, 6)
    plate = "M-128 54 Q-140 -42 -62 -46 Q0 -42 0 34 Q-6 52 -18 60 Q-60 30 -128 54 Z"
    lames = line("M-126 22 Q-60 0 -4 26", ink.dark, 9) + gouge((-104, -10), (-64, -32), 9, ink.light)
    return made + edged(plate, ink.paper, ink.dark) + lames


def _face(ink: Inks) -> str:
    helm = "M-58 -50 Q-60 -124 2 -134 Q62 -126 60 -60 L60 8 L-16 22 L-24 -22 L-56 -22 Z"
    made = edged(helm, ink.paper, ink.dark) + shape("M-66 -66 L16 -54 L12 -32 L-64 -44 Z", ink.dark)
    return made + gouge((26, -120), (38, -4), 10, ink.light) + gouge((-36, -92), (-4, -118), 7, ink.light)


_PLANKS = (
    "M-172 -60 Q-160 -104 -122 -138 L-122 138 Q-160 104 -172 60 Z",
    "M-114 -146 Q-88 -164 -62 -174 L-62 174 Q-88 164 -114 146 Z",
    "M-54 -176 Q-28 -184 -4 -184 L-4 184 Q-28 184 -54 176 Z",
    "M4 -184 Q28 -184 54 -176 L54 176 Q28 184 4 184 Z",
    "M62 -174 Q88 -164 114 -146 L114 146 Q88 164 62 174 Z",
    "M122 -138 Q160 -104 172 -60 L172 60 Q160 104 122 138 Z",
)
_GRAIN = (
    ((-150, -76), (-150, 0)),
    ((-88, 136), (-88, 166)),
    ((-30, -178), (-30, -150)),
    ((88, -150), (88, -100)),
    ((148, -70), (148, 30)),
    ((-88, -156), (-88, -110)),
)
_HOLE = (
    "M-164 36 L-132 -6 L-148 -44 L-98 -64 L-94 -122 L-56 -106 L-20 -162 L10 -142 L52 -158 L70 -102 L122 -92 "
    "L114 -36 L150 6 L122 44 L140 100 L90 128 L30 180 L-4 146 L-56 172 L-70 132 L-128 126 L-120 80 Z"
)
_CHIPS = (
    "M-180 -8 L-130 22 L-152 36 Z",
    "M-158 104 L-108 84 L-120 116 Z",
    "M-138 -96 L-104 -48 L-132 -54 Z",
    "M-84 166 L-50 128 L-48 158 Z",
    "M-66 -152 L-50 -108 L-70 -120 Z",
)


def behind_my_shield(ink: Inks) -> str:
    """A helmet and a hooded friend behind one round shield full of arrows."""
    heads = placed(_hood(ink), -74, -90, -6) + placed(_helm(ink), 34, -104, 4, 1.08)
    board = disc(-14, 72, 128, ink.dark) + disc(-14, 72, 116, ink.paper) + ring(-14, 72, 92, ink.dark, 10)
    seams = "".join(gouge((x, 72 - h), (x, 72 + h), 6, ink.dark) for x, h in ((-58, 72), (30, 72)))
    boss = disc(-14, 72, 44, ink.dark) + disc(-14, 72, 34, ink.colour) + gouge((-36, 70), (-10, 48), 9, ink.paper)
    arrows = placed(_arrow(ink), -72, 52, 20, 1.1) + placed(_arrow(ink), -40, 106, -10, 0.9)
    return within(heads + board + seams + boss + arrows + placed(_arrow(ink), 44, 40, -24, -1.05))


def _helm(ink: Inks) -> str:
    bowl = "M-54 80 L-54 -8 Q-48 -70 0 -76 Q48 -70 54 -8 L54 80 Z"
    face = shape("M-42 2 L-9 8 L-9 80 L-42 80 Z M9 8 L42 2 L42 80 L9 80 Z", ink.dark)
    eyes = disc(-25, 24, 8, ink.paper) + disc(25, 24, 8, ink.paper)
    brow = line("M-54 -6 Q0 10 54 -6", ink.dark, 7)
    return edged(bowl, ink.paper, ink.dark) + face + eyes + brow + gouge((24, -62), (42, -16), 9, ink.light)


def _hood(ink: Inks) -> str:
    face = shape("M-30 80 Q-36 16 2 -18 Q34 16 32 80 Z", ink.dark)
    eyes = disc(-12, 24, 8, ink.paper) + disc(14, 24, 8, ink.paper)
    cloth = "M-52 80 Q-66 -8 4 -66 Q52 -16 52 80 Z"
    return edged(cloth, ink.light, ink.dark) + face + eyes + gouge((-44, 30), (-8, -36), 7, ink.dark)


def _arrow(ink: Inks) -> str:
    vanes = "M-54 0 L-68 -28 L-104 -28 L-90 0 L-104 28 L-68 28 Z"
    shaft = line("M0 0 L-70 0", ink.dark, 24) + line("M0 0 L-80 0", ink.light, 10)
    return shaft + edged(vanes, ink.light, ink.dark, 6) + gouge((-88, 0), (-54, 0), 5, ink.dark)


def dig_in(ink: Inks) -> str:
    """A spade in the bank it threw up, and sharpened stakes before it."""
    places = ((-40, 112, -22, 1.06), (-94, 112, -22, 0.92), (-140, 112, -22, 0.66))
    stakes = "".join(placed(_stake(ink), *at) for at in places)
    cracks = "".join(gouge(a, b, 9, ink.dark) for a, b in _CRACKS)
    clods = "".join(shape(d, ink.light) for d in _CLODS)
    return within(stakes + placed(_spade(ink), 36, 0, 9) + edged(_BANK, ink.light, ink.dark) + cracks) + clods


def _spade(ink: Inks) -> str:
    handle = "M-46 -178 Q0 -186 46 -178 L16 -112 L-16 -112 Z"
    blade = "M-60 -22 Q-58 -40 -40 -40 L40 -40 Q58 -40 60 -22 L54 90 L0 150 L-54 90 Z"
    made = edged("M-14 -124 L14 -124 L14 -20 L-14 -20 Z", ink.light, ink.dark)
    made += edged(handle, ink.paper, ink.dark) + shape("M-24 -162 Q0 -166 24 -162 L8 -132 L-8 -132 Z", ink.dark)
    made += edged(blade, ink.paper, ink.dark) + shape("M30 -40 L40 -40 Q58 -40 60 -22 L54 90 L26 110 Z", ink.light)
    return made + shape("M-14 -46 L14 -46 L7 24 L0 36 L-7 24 Z", ink.dark)


def _stake(ink: Inks) -> str:
    pole = "M-19 60 L-18 -134 L0 -186 L18 -134 L19 60 Z"
    return edged(pole, ink.paper, ink.dark) + shape("M0 -186 L18 -134 L19 60 L5 60 L4 -134 Z", ink.light)


_BANK = (
    "M-210 110 L-160 92 L-128 114 L-96 90 L-62 110 L-24 84 L10 108 L52 84 L86 110 L112 92 L150 110 L210 90 "
    "L190 200 L-190 200 Z"
)
_CRACKS = (
    ((-112, 118), (-100, 156)),
    ((-62, 124), (-74, 172)),
    ((-18, 110), (-28, 182)),
    ((30, 116), (26, 178)),
    ((72, 120), (64, 160)),
)
_CLODS = (
    "M132 50 L156 42 L158 66 L138 70 Z",
    "M118 2 L132 -6 L136 12 L124 16 Z",
    "M152 2 L164 -2 L164 14 L154 14 Z",
)

GESTURES: dict[str, Gesture] = {
    "warrior-into-the-fray": into_the_fray,
    "warrior-shoulder-through": shoulder_through,
    "warrior-behind-my-shield": behind_my_shield,
    "warrior-dig-in": dig_in,
}
