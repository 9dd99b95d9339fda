"""The cards of the berserker, a class of the warrior."""

from __future__ import annotations

import math

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    edged,
    gouge,
    gouges,
    limb,
    line,
    placed,
    rays,
    shape,
    within,
)


def reavers_arc(ink: Inks) -> str:
    """A great axe at the end of its swing, with the arc it drew."""
    arc = _sweep(178, 30, 142, ink.paper) + _sweep(136, 26, 126, ink.light) + _sweep(98, 20, 112, ink.colour)
    return within(arc + placed(_axe(ink), 4, 8, 40, 0.94))


def _sweep(radius: float, wide: float, span: float, fill: str) -> str:
    """A stroke of the swing: from a point at the lower left to its full width over the top."""
    end, start = math.radians(-86), math.radians(-86 - span)
    inner = radius - wide
    x, y = radius * math.cos(start), radius * math.sin(start)
    outer_x, outer_y = radius * math.cos(end), radius * math.sin(end)
    inner_x, inner_y = inner * math.cos(end) - wide * 0.5, inner * math.sin(end)
    over = f"A{radius} {radius} 0 0 1 {outer_x:.1f} {outer_y:.1f}"
    back = f"A{radius} {radius} 0 0 0 {x:.1f} {y:.1f}"
    return shape(f"M{x:.1f} {y:.1f} {over} L{inner_x:.1f} {inner_y:.1f} {back} Z", fill)


def _axe(ink: Inks) -> str:
    haft = edged("M-12 -150 L12 -150 L14 176 L-14 176 Z", ink.light, ink.dark)
    haft += gouges(((-14, 90), (14, 80)), ((-14, 150), (14, 140)), 4, 5, ink.dark)
    head = "M-22 -128 L22 -128 Q64 -132 96 -166 Q142 -90 108 14 Q84 -38 22 -58 L-22 -58 Z"
    edge = shape("M96 -166 Q142 -90 108 14 Q104 0 96 -10 Q116 -84 84 -154 Z", ink.light)
    return haft + edged(head, ink.paper, ink.dark) + edge + gouge((-10, -94), (70, -84), 10, ink.dark)


def roar_of_the_pack(ink: Inks) -> str:
    """Three wolves roar to all sides as one."""
    upper = placed(_wolf(ink, ink.light), 8, -82, 24, 0.62)
    right = placed(_wolf(ink, ink.light), 66, -24, 0, -0.76)
    return within(upper + right + placed(_wolf(ink, ink.paper), -44, 54, 0, 0.84))


def _wolf(ink: Inks, fur: str) -> str:
    made = edged(_WOLF, fur, ink.dark)
    made += shape("M-118 -22 Q-60 -20 -22 6 Q-40 34 -84 74 Q-60 30 -118 -22 Z", ink.dark)
    teeth = (
        "M-116 -26 L-104 8 L-92 -22 Z M-74 -16 L-66 8 L-56 -10 Z M-96 80 L-88 44 L-74 66 Z M-62 54 L-58 28 L-46 40 Z"
    )
    made += shape(teeth, fur) + gouge((-62, -52), (-20, -66), 9, ink.dark)
    made += gouge((36, -104), (50, -58), 9, ink.dark)
    return made + gouges(((8, 20), (26, 70)), ((70, -20), (96, 40)), 4, 8, ink.dark)


_WOLF = (
    "M-146 -62 L-128 -76 L-66 -86 Q-44 -112 0 -116 L34 -158 L58 -104 Q96 -80 104 -40 L132 -20 L118 0 L146 40 "
    "L124 50 L140 100 L112 104 L110 170 L-20 170 L-30 120 L-70 112 L-108 92 L-100 74 Q-58 50 -34 8 "
    "Q-70 -12 -132 -22 Q-150 -40 -146 -62 Z"
)


def headlong_rush(ink: Inks) -> str:
    """A horned fighter runs with his head down, the axe over it."""
    wind = gouges(((104, -96), (190, -84)), ((112, 4), (196, 20)), 3, 9, ink.light)
    cape = edged("M-30 -92 Q40 -84 150 -66 L112 -40 L146 -14 L96 -4 L104 34 L20 30 Z", ink.colour, ink.dark)
    cape += gouge((10, -60), (110, -52), 8, ink.light) + gouge((24, -24), (104, -20), 8, ink.light)
    body = wind + _legs(ink) + cape + _raised(ink) + _trunk(ink) + placed(_horned(ink), 8, 4)
    return within(placed(body, 8, 6, 0, 0.92))


def _legs(ink: Inks) -> str:
    back = limb("M34 30 L62 96 L122 60 L136 24", ink.light, 36, ink.dark)
    front = limb("M20 34 L-64 62 L-84 140", ink.paper, 42, ink.dark)
    return back + front + edged("M-66 132 L-66 172 L-140 164 Q-138 144 -104 138 L-104 126 Z", ink.paper, ink.dark)


def _trunk(ink: Inks) -> str:
    trunk = "M-88 -84 Q-40 -118 0 -78 Q42 -34 58 36 L-10 62 Q-56 20 -88 -84 Z"
    arm = limb("M-46 -50 L-50 18 L-112 26", ink.paper, 36, ink.dark)
    belt = line("M-30 30 L48 2", ink.dark, 10)
    return edged(trunk, ink.paper, ink.dark) + belt + gouge((0, -60), (24, -10), 9, ink.dark) + arm


def _raised(ink: Inks) -> str:
    arm = limb("M-14 -70 L66 -84", ink.paper, 36, ink.dark)
    return placed(_axe(ink), 46, -122, -28, -0.54) + arm


def _horned(ink: Inks) -> str:
    cap = "M-154 -24 Q-160 -92 -108 -104 Q-58 -100 -56 -52 L-66 -12 L-100 -8 L-106 -22 Z"
    horn = "M-110 -66 Q-112 -104 -160 -116 Q-84 -150 -66 -72 Q-88 -56 -110 -66 Z"
    slit = shape("M-160 -46 L-96 -46 L-92 -28 L-154 -26 Z", ink.dark)
    beard = edged("M-152 -22 L-68 -14 Q-78 26 -132 44 Q-154 16 -152 -22 Z", ink.light, ink.dark, 8)
    beard += gouges(((-130, -18), (-132, 26)), ((-96, -14), (-112, 22)), 2, 7, ink.dark)
    return beard + edged(cap, ink.paper, ink.dark) + slit + edged(horn, ink.light, ink.dark, 8)


def blood_up(ink: Inks) -> str:
    """A clenched fist held high, blood running from it over the wrist."""
    beams = rays(-2, -30, 134, 200, 22, 13, ink.light)
    arm = edged("M-70 60 L54 60 L50 110 L66 210 L-86 210 L-66 110 Z", ink.paper, ink.dark)
    wraps = line("M-80 170 L58 150", ink.dark, 9) + line("M-74 144 L52 126", ink.dark, 9)
    return within(beams + placed(arm + wraps + _blood(ink) + _knuckles(ink), 4, -24, 0, 1.12))


def _knuckles(ink: Inks) -> str:
    made = edged("M-92 -40 L86 -40 L80 34 Q64 70 20 70 L-40 70 Q-86 58 -92 -40 Z", ink.paper, ink.dark)
    made += "".join(limb(f"M{x} {top} L{x} -12", ink.paper, 38, ink.dark, 8) for x, top in _FINGERS)
    made += "".join(gouge((x + 10, top - 8), (x + 10, -10), 6, ink.light) for x, top in _FINGERS)
    made += limb("M-76 4 Q-64 42 -10 34 L36 28", ink.paper, 40, ink.dark)
    return made + gouge((22, 16), (50, 24), 7, ink.dark)


_FINGERS = ((-74, -54), (-27, -70), (20, -68), (66, -50))


def _blood(ink: Inks) -> str:
    runs = (
        "M-70 52 Q-60 76 -20 72 L40 66 L40 112 Q34 126 26 112 L26 96 Q20 84 12 98 L10 158 Q0 176 -10 158 L-12 108 "
        "Q-20 92 -30 108 L-32 130 Q-40 144 -48 130 L-50 96 Q-66 84 -70 52 Z"
    )
    return edged(runs, ink.colour, ink.dark, 6)


GESTURES: dict[str, Gesture] = {
    "berserker-reavers-arc": reavers_arc,
    "berserker-roar-of-the-pack": roar_of_the_pack,
    "berserker-headlong-rush": headlong_rush,
    "berserker-blood-up": blood_up,
}
