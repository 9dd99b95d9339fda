"""The cards of the knight, a class of the warrior."""

from __future__ import annotations

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
    shape,
    within,
)


def press_of_steel(ink: Inks) -> str:
    """A rank of helmets behind locked shields, under a hedge of spears."""
    spears = "".join(placed(_pike(ink), x, y) for x, y in ((-142, -46), (-54, -98), (50, -98), (138, -46)))
    sides = "".join(placed(_pot(ink, ink.light), x, -22, 0, size) for x, size in ((-102, 0.9), (98, -0.9)))
    wings = "".join(placed(_heater(ink, ink.light), x, 66, 0, size) for x, size in ((-108, 0.88), (104, -0.88)))
    return within(
        spears + sides + wings + placed(_pot(ink, ink.paper), -2, -46) + placed(_heater(ink, ink.paper), -2, 76)
    )


def _pot(ink: Inks, plate: str) -> str:
    made = edged("M-46 -10 Q-44 -52 0 -84 Q44 -52 46 -10 L42 50 L0 74 L-42 50 Z", plate, ink.dark)
    made += shape("M-48 -12 L-6 -4 L-6 10 L-46 2 Z M48 -12 L6 -4 L6 10 L46 2 Z", ink.dark)
    return made + line("M0 -70 L0 60", ink.dark, 7)


def _heater(ink: Inks, field: str) -> str:
    made = edged("M-64 -56 Q0 -76 64 -56 Q70 40 0 108 Q-70 40 -64 -56 Z", field, ink.dark)
    return (
        made
        + shape("M-58 14 L0 -34 L58 14 L50 44 L0 4 L-50 44 Z", ink.colour)
        + gouge((-46, -44), (-20, -50), 6, ink.dark)
    )


def _pike(ink: Inks) -> str:
    head = "M0 -88 L22 -22 L0 6 L-22 -22 Z"
    return (
        shape("M-8 0 L8 0 L8 130 L-8 130 Z", ink.light)
        + edged(head, ink.paper, ink.dark, 8)
        + gouge((0, -66), (0, 2), 6, ink.dark)
    )


def sworn_shield(ink: Inks) -> str:
    """A knight's shield whose charge is the open hand of an oath."""
    rim = (
        "M-136 -136 Q-70 -122 -8 -166 Q54 -122 120 -136 "
        "Q130 -20 104 60 Q70 136 -8 182 Q-86 136 -120 60 Q-146 -20 -136 -136 Z"
    )
    made = edged(rim, ink.paper, ink.dark) + placed(shape(rim, ink.dark), -1, 1, 0, 0.85)
    made += placed(shape(rim, ink.colour), -2, 1, 0, 0.78)
    glow = "".join(gouge(a, b, 8, ink.light) for a, b in _GLOW)
    hand = placed(palm(ink.paper, ink.dark), -2, 6, 0, 1.02)
    cuff = edged("M-48 98 L40 98 L34 138 L-8 158 L-46 136 Z", ink.light, ink.dark)
    return made + glow + hand + cuff


_GLOW = (((-104, -70), (-82, -40)), ((92, -72), (68, -38)), ((-100, 28), (-72, 30)), ((84, 28), (58, 32)))


def banner_forward(ink: Inks) -> str:
    """A banner with a sun, carried at a slant into the wind."""
    pole = edged("M-40 182 L-22 186 L108 -138 L92 -146 Z", ink.light, ink.dark, 8)
    tip = edged("M128 -192 Q134 -160 114 -134 L88 -146 Q98 -174 128 -192 Z", ink.paper, ink.dark, 8)
    cloth = edged(_CLOTH, ink.paper, ink.dark)
    folds = gouge((-120, -104), (-60, -84), 9, ink.dark) + gouge((-136, -30), (-70, -2), 9, ink.dark)
    folds += gouge((52, -116), (10, 0), 10, ink.light)
    sun = placed(_sun(ink), -18, -60, 18)
    cuff = edged("M112 28 L164 84 L112 146 L64 96 Z", ink.light, ink.dark) + gouge((126, 50), (84, 104), 8, ink.dark)
    hand = placed(fist(ink.paper, ink.dark) + cuff, 2, 76, 18, -0.96)
    return within(placed(cloth + folds + sun + pole + tip, 0, 17, 0, 0.86) + hand)


def _sun(ink: Inks) -> str:
    beams = "".join(placed(shape("M-11 -30 L0 -58 L11 -30 Z", ink.colour), 0, 0, turn * 45) for turn in range(8))
    return beams + disc(0, 0, 27, ink.colour)


_CLOTH = "M88 -138 Q30 -168 -30 -140 Q-96 -112 -166 -136 L-128 -74 L-184 -16 Q-110 -8 -62 22 Q-14 50 30 6 Z"


def stand_firm(ink: Inks) -> str:
    """A knight with his feet apart, both hands on the sword before him."""
    cloak = edged("M-70 -84 Q-112 20 -136 164 L-84 176 L86 176 Q98 20 66 -84 Z", ink.colour, ink.dark)
    folds = gouges(((-84, 0), (-112, 156)), ((-66, 20), (-88, 160)), 2, 7, ink.light)
    legs = edged("M-58 40 L-4 40 L-16 110 L-30 174 L-96 174 L-76 142 Z", ink.paper, ink.dark)
    legs += edged("M52 40 L0 40 L10 110 L22 174 L84 174 L68 142 Z", ink.light, ink.dark)
    coat = edged("M-66 -72 L62 -72 L54 20 L74 86 L-2 66 L-80 86 L-58 20 Z", ink.paper, ink.dark)
    coat += shape("M14 -64 L62 -72 L54 20 L74 86 L14 70 Z", ink.light)
    return within(cloak + folds + legs + coat + _helmet(ink) + _arms(ink) + _planted(ink))


def _helmet(ink: Inks) -> str:
    pot = "M-46 -168 Q-2 -184 42 -168 L48 -98 L-2 -64 L-52 -98 Z"
    made = edged(pot, ink.paper, ink.dark) + shape("M-46 -134 L42 -134 L44 -118 L-48 -118 Z", ink.dark)
    return made + line("M-2 -172 L-2 -76", ink.dark, 10) + gouge((34, -160), (36, -100), 7, ink.light)


def _arms(ink: Inks) -> str:
    arms = limb("M-84 -46 L-78 10 L-14 -4", ink.paper, 32, ink.dark) + limb(
        "M80 -46 L74 10 L10 -4", ink.light, 32, ink.dark
    )
    left = edged("M-112 -30 Q-118 -86 -66 -88 Q-42 -80 -46 -40 Q-80 -50 -112 -30 Z", ink.paper, ink.dark)
    return arms + left + edged("M108 -30 Q114 -86 62 -88 Q38 -80 42 -40 Q76 -50 108 -30 Z", ink.paper, ink.dark)


def _planted(ink: Inks) -> str:
    blade = edged("M-16 28 L12 28 L10 150 L-2 184 L-14 150 Z", ink.paper, ink.dark) + gouge(
        (-2, 34), (-2, 150), 7, ink.dark
    )
    guard = edged("M-56 22 L52 22 L56 40 L-60 40 Z", ink.paper, ink.dark, 8)
    hands = disc(-2, -34, 17, ink.dark) + disc(-2, -38, 13, ink.light)
    hands += edged("M-32 -24 Q-2 -34 28 -24 L26 14 L-30 14 Z", ink.paper, ink.dark, 8)
    return blade + guard + hands + gouge((-26, -4), (22, -4), 6, ink.dark)


GESTURES: dict[str, Gesture] = {
    "knight-press-of-steel": press_of_steel,
    "knight-sworn-shield": sworn_shield,
    "knight-banner-forward": banner_forward,
    "knight-stand-firm": stand_firm,
}
