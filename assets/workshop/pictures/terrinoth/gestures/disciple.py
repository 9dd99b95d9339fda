"""The cards of the disciple, a class of the healer."""

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
    palm,
    placed,
    rays,
    shape,
    within,
)


def hammer_of_dawn(ink: Inks) -> str:
    """A war hammer upright before the rising sun."""
    beam = shape("M-10 -152 L-22 -280 L22 -280 L10 -152 Z", ink.light)
    beams = "".join(placed(beam, 0, 66, turn) for turn in range(-78, 79, 26))
    sun = shape("M-138 60 A138 138 0 0 1 138 60 Z", ink.light) + shape("M-124 60 A124 124 0 0 1 124 60 Z", ink.colour)
    horizon = "".join(gouge((left, y), (right, y), 7, ink.light) for y, left, right in _LAND)
    haft = edged("M-14 -20 L14 -20 L14 160 L0 182 L-14 160 Z", ink.paper, ink.dark)
    haft += gouges(((-10, 76), (10, 90)), ((-10, 136), (10, 150)), 4, 5, ink.dark)
    return within(beams) + sun + horizon + haft + placed(_hammer_head(ink), 0, -16, 0, 0.86)


_LAND = ((76, -160, -26), (76, 26, 160), (104, -142, -34), (104, 30, 92), (132, -112, -30))


def _hammer_head(ink: Inks) -> str:
    block = edged("M-74 -36 L74 -36 L74 36 L-74 36 Z", ink.paper, ink.dark)
    cap = edged("M60 -54 L92 -54 L108 -38 L108 38 L92 54 L60 54 Z", ink.paper, ink.dark, 8)
    cap += gouges(((72, 32), (98, 32)), ((72, 44), (92, 44)), 2, 5, ink.dark)
    mark = disc(0, 0, 17, ink.dark) + rays(0, 0, 20, 34, 8, 5, ink.dark) + disc(0, 0, 9, ink.colour)
    return block + placed(cap, size=-1) + cap + mark


def light_before_us(ink: Inks) -> str:
    """A lantern held high; eyes in the dark shrink from it."""
    beams = "".join(gouge(_polar(turn, 94), _polar(turn, 170), 13, ink.light) for turn in (-174, -152, -6, -28))
    eyes = "".join(placed(_eyes(ink), x, y, 0, size) for x, y, size in ((-122, 90, 1.35), (128, 66, 1.2)))
    hand = placed(fist(ink.paper, ink.dark), 0, -118, -90, 0.74)
    bail = line("M-48 -40 Q-46 -118 0 -118 Q46 -118 48 -40", ink.light, 11)
    return within(beams + eyes + bail + _lantern(ink) + hand)


def _polar(degrees: float, far: float) -> tuple[float, float]:
    """A point round the flame of the lantern."""
    return far * math.cos(math.radians(degrees)), 34 + far * math.sin(math.radians(degrees))


def _eyes(ink: Inks) -> str:
    return shape("M-30 -12 L-4 2 Q-18 12 -30 -12 Z M30 -12 L4 2 Q18 12 30 -12 Z", ink.paper)


def _lantern(ink: Inks) -> str:
    roof = edged("M-20 -66 L20 -66 L26 -50 Q66 -36 74 -12 L-74 -12 Q-66 -36 -26 -50 Z", ink.light, ink.dark)
    glass = edged("M-58 -8 L58 -8 L66 102 L-66 102 Z", ink.paper, ink.dark)
    foot = edged("M-78 102 L78 102 L68 134 L-68 134 Z", ink.light, ink.dark)
    flame = shape("M2 0 Q44 46 26 78 Q14 96 -6 94 Q-38 84 -28 52 Q-14 60 -12 40 Q-10 16 2 0 Z", ink.dark)
    flame += shape("M4 24 Q24 54 14 74 Q4 88 -8 82 Q-20 74 -14 64 Q2 60 4 24 Z", ink.light)
    bars = gouge((-42, -4), (-48, 98), 9, ink.dark) + gouge((42, -4), (48, 98), 9, ink.dark)
    marks = gouges(((-34, -34), (-46, -18)), ((34, -34), (46, -18)), 4, 5, ink.dark)
    return glass + bars + flame + roof + foot + marks


def laying_on_of_hands(ink: Inks) -> str:
    """Two hands laid on a bowed head that begins to shine."""
    hand = palm(ink.paper, ink.dark) + edged("M-42 100 L46 100 L58 150 L-52 150 Z", ink.light, ink.dark, 8)
    hands = placed(hand, -80, -26, 152) + placed(hand, 80, -26, 208, -1)
    return within(_bowed(ink) + hands)


def _bowed(ink: Inks) -> str:
    """Head and shoulders of one who bows, seen from above the brow."""
    shine = rays(0, 104, 70, 124, 16, 9, ink.paper)
    shoulders = edged("M-104 190 Q-98 140 -40 134 L40 134 Q86 140 92 190 Z", ink.colour, ink.dark)
    head = edged("M0 52 Q54 54 52 106 Q46 160 0 166 Q-46 160 -52 106 Q-54 54 0 52 Z", ink.light, ink.dark)
    hair = shape("M-52 108 Q-54 54 0 52 Q54 54 52 108 Q32 86 0 88 Q-32 86 -52 108 Z", ink.colour)
    face = line("M-30 120 Q-21 128 -12 120 M12 120 Q21 128 30 120 M-9 150 Q0 154 9 150", ink.dark, 6)
    hair += gouges(((-14, 58), (-36, 92)), ((14, 58), (36, 92)), 4, 6, ink.dark)
    return shine + shoulders + head + hair + face + gouge((0, 116), (0, 140), 5, ink.dark)


def sworn_vigil(ink: Inks) -> str:
    """One in armour kneels before an upright sword, under a star."""
    star = rays(-98, -76, 12, 66, 8, 12, ink.light) + disc(-98, -76, 15, ink.light)
    ground = shape("M-190 150 L190 150 L190 200 L-190 200 Z", ink.colour)
    knight = _kneeler(ink) + placed(_sword(ink), 66, 0) + _arm(ink)
    return within(star + ground + placed(knight, 6, -4, 0, 0.96))


def _kneeler(ink: Inks) -> str:
    back = "M-24 -64 Q-76 -42 -88 20 Q-96 106 -134 164 L20 164 L26 64 L30 -14 Q20 -52 -24 -64 Z"
    knee = "M-46 44 Q16 20 42 48 Q56 62 50 88 L52 146 L84 152 L84 166 L14 166 L12 100 L-26 108 Z"
    cloak, leg = edged(back, ink.paper, ink.dark), edged(knee, ink.light, ink.dark)
    folds = gouge((-62, 0), (-76, 110), 10, ink.dark) + gouge((-36, 60), (-64, 154), 12, ink.dark)
    hood = edged("M-38 -58 Q-54 -112 -8 -128 Q36 -130 46 -88 Q46 -66 32 -50 Q0 -38 -38 -58 Z", ink.paper, ink.dark)
    face = shape("M20 -106 Q46 -98 44 -76 Q40 -60 24 -56 Q8 -80 20 -106 Z", ink.dark)
    return cloak + folds + leg + hood + face


def _sword(ink: Inks) -> str:
    blade = edged("M-13 -20 L13 -20 L11 146 L0 170 L-11 146 Z", ink.paper, ink.dark, 8)
    blade += gouge((2, 0), (1, 150), 7, ink.dark)
    guard = edged("M-46 -28 Q0 -14 46 -28 L46 -10 Q0 2 -46 -10 Z", ink.light, ink.dark, 8)
    pommel = disc(0, -84, 17, ink.dark) + disc(0, -84, 10, ink.light)
    return blade + limb("M0 -30 L0 -74", ink.light, 13, ink.dark, 8) + guard + pommel


def _arm(ink: Inks) -> str:
    """The sleeve, and two hands folded round the hilt."""
    sleeve = edged("M-36 -40 Q0 -48 14 -24 L54 -50 L60 -30 Q30 12 -4 18 Q-40 6 -36 -40 Z", ink.paper, ink.dark, 8)
    hands = limb("M58 -58 L76 -56", ink.paper, 17, ink.dark, 6) + limb("M56 -40 L78 -38", ink.paper, 17, ink.dark, 6)
    return sleeve + hands


GESTURES: dict[str, Gesture] = {
    "disciple-hammer-of-dawn": hammer_of_dawn,
    "disciple-light-before-us": light_before_us,
    "disciple-laying-on-of-hands": laying_on_of_hands,
    "disciple-sworn-vigil": sworn_vigil,
}
