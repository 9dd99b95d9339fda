"""The cards of the wildlander, a class of the scout."""

from __future__ import annotations

import math

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    disc,
    edged,
    gouge,
    limb,
    line,
    placed,
    rays,
    shape,
    within,
)


def shot_from_cover(ink: Inks) -> str:
    """An archer leans out from behind a tree, the bow drawn."""
    trunk = edged("M-210 -210 L-76 -210 L-86 -60 L-74 60 L-40 210 L-210 210 Z", ink.light, ink.dark)
    bark = "".join(gouge(a, b, 14, ink.dark) for a, b in _BARK)
    return within(_archer(ink) + trunk + bark)


_BARK = (
    ((-150, -170), (-146, -40)), ((-112, -190), (-116, -90)), ((-104, -40), (-100, 80)), ((-156, 10), (-150, 140)),
    ((-108, 110), (-84, 200)), ((-130, -20), (-132, 60)),
)  # fmt: skip


def _archer(ink: Inks) -> str:
    """Hood, arm, bow and arrow, pointed to the right."""
    cloak = edged("M-150 30 Q-60 -6 -20 14 Q18 60 16 210 L-160 210 Z", ink.colour, ink.dark)
    string = line("M68 -146 L-60 12 L68 138", ink.light, 6)
    wood = "M66 -150 Q90 -106 108 -54 Q124 6 108 58 Q96 100 66 142"
    bow = line(wood, ink.dark, 36) + line(wood, ink.paper, 19)
    arrow = line("M-90 12 H150", ink.dark, 24) + line("M-90 12 H150", ink.paper, 9)
    arrow += edged("M138 -12 L184 12 L138 36 L148 12 Z", ink.paper, ink.dark, 7)
    arm = limb("M-50 56 Q40 60 100 22", ink.colour, 40, ink.dark)
    hand = limb("M104 2 L106 32", ink.paper, 36, ink.dark)
    return cloak + string + placed(_hooded(ink, ink.paper), -36, -58, 6) + arm + bow + arrow + hand


def _hooded(ink: Inks, fill: str) -> str:
    """A head in a hood that looks to the right, about 160 high."""
    face = edged("M-10 -54 L36 -44 L42 -20 L62 4 L46 12 L48 28 L36 56 L-14 58 Z", ink.light, ink.dark, 7)
    eye = gouge((14, -18), (40, -12), 14, ink.dark) + gouge((28, 30), (48, 28), 7, ink.dark)
    hood = edged("M-76 30 Q-84 -86 0 -94 Q34 -94 46 -54 Q2 -48 0 -8 Q-2 38 26 66 Q-20 100 -86 84 Z", fill, ink.dark)
    folds = gouge((-60, 40), (-30, -66), 14, ink.dark) + gouge((-40, 66), (-26, -10), 12, ink.dark)
    return face + eye + hood + folds


def watch_their_back(ink: Inks) -> str:
    """Two stand back to back: one in a hood with a knife, one in a helmet with a sword."""
    knife = edged("M-128 60 L-148 -10 L-142 -84 L-110 -16 L-104 56 Z", ink.paper, ink.dark)
    knife += gouge((-124, 50), (-138, -70), 10, ink.dark)
    sword = edged("M122 64 L132 -88 L147 -120 L160 -88 L150 64 Z", ink.paper, ink.dark)
    sword += gouge((136, 60), (146, -104), 10, ink.dark)
    hilts = limb("M-146 68 L-84 52", ink.colour, 14, ink.dark) + limb("M104 64 L168 68", ink.colour, 14, ink.dark)
    left = edged("M-4 20 Q-66 10 -92 70 L-150 220 L-4 220 Z", ink.paper, ink.dark)
    right = edged("M4 20 Q66 10 92 70 L150 220 L4 220 Z", ink.light, ink.dark)
    fists = limb("M-108 84 L-104 108", ink.paper, 40, ink.dark) + limb("M134 88 L132 106", ink.light, 40, ink.dark)
    heads = placed(_helmed(ink), 58, -48, 0, 0.98) + placed(_hooded(ink, ink.paper), -58, -52, 0, -0.94)
    return within(knife + sword + hilts + right + left + heads + fists)


def _helmed(ink: Inks) -> str:
    """A head in a closed helmet that looks to the right."""
    plume = edged("M-50 -40 Q-64 -128 6 -128 Q40 -128 52 -108 Q20 -104 8 -80 Z", ink.colour, ink.dark, 7)
    helm = edged("M-60 -26 Q-58 -94 4 -98 Q46 -94 56 -44 L70 -4 L50 70 L-40 74 Q-62 40 -60 -26 Z", ink.light, ink.dark)
    slit = shape("M2 -32 L62 -36 L67 -20 L4 -12 Z", ink.dark)
    holes = gouge((18, 12), (14, 58), 12, ink.dark) + gouge((40, 10), (34, 52), 12, ink.dark)
    form = gouge((-40, 50), (-44, -50), 14, ink.dark) + gouge((-26, -56), (6, -84), 12, ink.paper)
    return plume + helm + slit + holes + form


def read_the_land(ink: Inks) -> str:
    """The tracks of a beast lead over a meadow to the hills."""
    sun = disc(58, -96, 40, ink.paper) + rays(58, -96, 50, 90, 16, 7, ink.light)
    hills = edged("M-210 60 L-116 -116 L-62 -30 L-24 -84 L84 60 Z", ink.light, ink.dark)
    snow = shape("M-116 -116 L-86 -68 L-104 -78 L-118 -56 L-132 -72 L-150 -54 Z", ink.paper)
    snow += shape("M-24 -84 L8 -42 L-10 -50 L-24 -34 L-38 -46 L-52 -40 Z", ink.paper)
    form = gouge((-104, -56), (-74, 20), 16, ink.dark) + gouge((-14, -44), (18, 16), 14, ink.dark)
    meadow = edged("M-210 50 Q-90 -6 40 24 Q130 44 210 10 L210 210 L-210 210 Z", ink.paper, ink.dark)
    tracks = "".join(placed(_paw(ink), *place) for place in _TRACKS)
    grass = "".join(gouge((x, y), (x + 8, y - 40), 12, ink.dark) for x, y in _GRASS)
    return within(sun + hills + snow + form + _pine(ink) + meadow + tracks + grass)


_TRACKS = ((-70, 106, 18, 0.46), (18, 74, 30, 0.31), (82, 50, 30, 0.2))
_GRASS = ((-158, 84), (-144, 90), (60, 158), (46, 166))


def _pine(ink: Inks) -> str:
    crown = "M130 -84 L162 -28 L148 -30 L172 16 L154 14 L176 60 L84 60 L106 14 L88 16 L112 -30 L98 -28 Z"
    return edged(crown, ink.colour, ink.dark) + gouge((124, -60), (112, 30), 10, ink.light)


def _paw(ink: Inks) -> str:
    """The print of a wolf, toes up, about 210 high."""
    pad = "M0 -4 C40 -4 44 36 74 64 C98 96 62 124 30 108 Q0 98 -30 108 C-62 124 -98 96 -74 64 C-44 36 -40 -4 0 -4 Z"
    toe = f'<ellipse rx="27" ry="40" fill="{ink.dark}"/>'
    return shape(pad, ink.dark) + "".join(placed(toe, x, y, turn) for x, y, turn in _TOES)


_TOES = ((-86, -10, -26), (-34, -64, -8), (34, -64, 8), (86, -10, 26))


def lie_in_wait(ink: Inks) -> str:
    """Two eyes among the leaves."""
    eyes = shape("M-122 -18 Q-72 -60 -14 16 Q-78 48 -122 -18 Z M122 -18 Q72 -60 14 16 Q78 48 122 -18 Z", ink.paper)
    pupils = disc(-66, -6, 19, ink.dark) + disc(66, -6, 19, ink.dark)
    pupils += disc(-72, -13, 6, ink.paper) + disc(60, -13, 6, ink.paper)
    back = "".join(_leaf(ink, ink.colour, turn + 13, 6) for turn in range(0, 360, 24))
    front = "".join(_leaf(ink, (ink.paper, ink.light)[at % 2], turn, lean) for at, (turn, lean) in enumerate(_LEAVES))
    return within(back + front) + eyes + pupils


_LEAVES = (
    (2, 14), (30, -16), (52, 12), (76, -20), (99, 16), (122, -12), (146, 18), (174, -16),
    (203, 12), (228, -18), (250, 14), (271, -14), (292, 20), (316, -12), (338, -18),
)  # fmt: skip


def _leaf(ink: Inks, fill: str, turn: float, lean: float) -> str:
    """A leaf from the edge of the disc inward, its tip at an oval round the eyes."""
    angle = math.radians(turn)
    near = 1 / math.hypot(math.cos(angle) / 142, math.sin(angle) / 66)
    leaf = edged("M0 0 Q30 -50 26 -180 L-26 -180 Q-30 -50 0 0 Z", fill, ink.dark, 6)
    leaf += gouge((0, -12), (0, -190), 9, ink.dark)
    return placed(leaf, near * math.cos(angle), near * math.sin(angle), turn + 90 + lean)


GESTURES: dict[str, Gesture] = {
    "wildlander-shot-from-cover": shot_from_cover,
    "wildlander-watch-their-back": watch_their_back,
    "wildlander-read-the-land": read_the_land,
    "wildlander-lie-in-wait": lie_in_wait,
}
