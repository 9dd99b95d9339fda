"""The cards of the geomancer, a class of the mage."""

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
    shape,
)


def rain_of_stone(ink: Inks) -> str:
    """Three boulders fall out of the sky."""
    stones = ((-58, 82, 1.12, 0), (72, 22, 0.82, 50), (-50, -82, 0.72, 100))
    trails = "".join(_trail(x, y, size, ink) for x, y, size, _ in stones)
    pebbles = "M-164 16 L-142 4 L-138 26 L-156 34 Z M30 128 L54 116 L60 138 L40 146 Z M-2 -44 L18 -54 L24 -36 L8 -30 Z"
    return trails + shape(pebbles, ink.light) + "".join(_boulder(x, y, size, turn, ink) for x, y, size, turn in stones)


def _trail(x: float, y: float, size: float, ink: Inks) -> str:
    cuts = gouges(((-44, -58), (8, -144)), ((64, 28), (124, -84)), 4, 12, ink.light)
    return placed(cuts, x, y, 0, size)


def _boulder(x: float, y: float, size: float, turn: float, ink: Inks) -> str:
    whole = edged("M-78 -8 L-46 -66 L14 -78 L68 -42 L80 16 L46 68 L-20 78 L-66 48 Z", ink.light, ink.dark, 10)
    top = shape("M-78 -8 L-46 -66 L14 -78 L68 -42 L30 -6 L-30 6 Z M-78 -8 L-30 6 L-12 76 L-20 78 L-66 48 Z", ink.paper)
    cracks = line("M-78 -8 L-30 6 L30 -6 L68 -42 M-30 6 L-14 76", ink.dark, 7)
    low = gouges(((10, 30), (26, 66)), ((56, 6), (64, 40)), 3, 6, ink.dark)
    return placed(whole + top + cracks + low, x, y, turn, size)


def open_the_way(ink: Inks) -> str:
    """Two walls of rock have parted, and a road runs through to the sun."""
    sun = disc(0, -52, 48, ink.paper) + placed(rays(0, 0, 58, 122, 16, 12, ink.paper), 0, -52, 11)
    plain = shape("M-120 -34 L120 -34 L120 70 L-120 70 Z", ink.dark)
    horizon = gouge((-72, -22), (74, -22), 7, ink.light)
    road = (
        "M74 -8 Q-24 -2 -40 22 Q-46 44 6 60 Q40 76 18 110 Q-6 140 -62 168 Q8 190 62 170 "
        "Q106 96 70 58 Q44 40 2 28 Q-4 16 74 6 Z"
    )
    return sun + plain + horizon + edged(road, ink.paper, ink.dark, 8) + _walls(ink)


def _walls(ink: Inks) -> str:
    left = "M-66 -172 L-84 -128 L-62 -92 L-82 -40 L-64 6 L-92 58 L-84 100 L-116 143 A184 184 0 0 1 -66 -172 Z"
    right = "M68 -171 L90 -132 L66 -96 L84 -44 L64 0 L92 52 L86 92 L124 80 L178 44 A184 184 0 0 0 68 -171 Z"
    made = edged(left, ink.paper, ink.dark) + edged(right, ink.light, ink.dark)
    strata = gouges(((-150, -86), (-100, -98)), ((-164, 50), (-104, 34)), 4, 8, ink.dark)
    strata += gouges(((154, -82), (104, -102)), ((166, 34), (100, 32)), 4, 8, ink.dark)
    return made + strata


def stone_ward(ink: Inks) -> str:
    """A shield is piled of stones."""
    whole = edged(
        "M-134 -126 L-56 -146 L-46 -154 L2 -166 L58 -150 L70 -142 L130 -126 L136 -80 L126 -76 L134 -38 L122 -34 "
        "L124 28 L112 32 L100 78 L88 84 L64 124 L52 128 L-4 176 L-52 136 L-64 130 L-96 86 L-108 82 L-120 34 L-132 28 "
        "L-130 -22 L-142 -28 L-134 -74 L-144 -80 Z",
        ink.paper,
        ink.dark,
        12,
    )
    dusk = shape(
        "M44 -152 L58 -150 L70 -142 L130 -126 L136 -80 L126 -76 L134 -38 L122 -34 L124 28 L112 32 L100 78 L88 84 "
        "L64 124 L52 128 L-4 176 L-60 130 L-8 124 L34 128 L42 88 L0 78 L4 32 L50 24 L48 -28 L82 -34 L78 -86 L46 -88 Z",
        ink.light,
    )
    rows = "M-140 -76 L-48 -86 L46 -88 L136 -78 M-140 -24 L-40 -34 L48 -28 L136 -36 M-130 32 L-52 22 L50 24 L124 30"
    rows += " M-102 84 L0 78 L42 88 L98 80 M-62 132 L-8 124 L34 128 L62 124"
    posts = "M-48 -150 L-48 -86 M44 -150 L46 -88 M-96 -82 L-92 -28 M-12 -88 L-8 -32 M78 -86 L82 -34"
    posts += " M-52 -32 L-52 22 M48 -28 L50 24 M-86 30 L-84 80 M4 24 L0 78 M76 28 L74 82"
    posts += " M-44 80 L-40 126 M42 88 L34 128"
    chips = gouges(((-122, -104), (-70, -116)), ((-116, -94), (-92, -98)), 2, 6, ink.dark)
    chips += gouges(((60, -8), (104, -4)), ((20, 44), (60, 58)), 2, 6, ink.dark)
    chips += gouge((0, -64), (60, -60), 6, ink.dark) + gouge((-74, 40), (-20, 38), 6, ink.dark)
    return placed(whole + dusk + line(f"{rows} {posts}", ink.dark, 9) + chips, -2, -2)


def bones_of_the_earth(ink: Inks) -> str:
    """Ribs of rock rise from the ground round a mage who strikes it with a staff."""
    ribs = "".join(_pair(size, ink) for size in (1.0, 0.76, 0.52))
    ground = edged("M-124 132 Q-60 108 -2 118 Q60 108 96 126 Q76 176 -2 184 Q-90 176 -124 132 Z", ink.light, ink.dark)
    cracks = gouge((-2, 120), (-46, 164), 8, ink.dark) + gouge((26, 124), (34, 168), 8, ink.dark)
    return ribs + ground + cracks + placed(_striker(ink), 0, 10)


def _pair(size: float, ink: Inks) -> str:
    bone = "M-20 152 C-154 146 -196 36 -158 -58 Q-126 -132 -38 -174 Q-104 -118 -130 -48 C-154 26 -112 112 -16 120 Z"
    left, right = (edged(bone, fill, ink.dark, 9 / size) for fill in (ink.paper, ink.light))
    low = 144 * (1 - size)
    return placed(left, -2, low, 0, size) + placed(right, -2, low, 0, -size)


def _striker(ink: Inks) -> str:
    staff = limb("M38 -22 L38 130", ink.paper, 9, ink.dark, 7)
    staff += edged("M38 -54 L52 -34 L38 -14 L24 -34 Z", ink.paper, ink.dark, 7)
    robe = edged("M-22 20 Q0 8 18 20 L22 70 L36 130 Q0 142 -46 130 L-28 70 Z", ink.paper, ink.dark, 8)
    arm = limb("M-14 44 Q8 72 38 56", ink.paper, 15, ink.dark, 6)
    hood = edged("M-4 -38 Q24 -24 20 4 Q14 22 -4 24 Q-22 22 -28 4 Q-32 -24 -4 -38 Z", ink.paper, ink.dark, 8)
    face = shape("M0 -18 Q18 -8 14 6 Q8 14 -2 14 Q-12 8 -10 -4 Q-8 -14 0 -18 Z", ink.dark)
    return robe + hood + face + staff + arm


GESTURES: dict[str, Gesture] = {
    "geomancer-rain-of-stone": rain_of_stone,
    "geomancer-open-the-way": open_the_way,
    "geomancer-stone-ward": stone_ward,
    "geomancer-bones-of-the-earth": bones_of_the_earth,
}
