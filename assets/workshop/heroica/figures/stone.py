"""Stone that walks, and gods that sit: golems, the giant, the jackal."""

from __future__ import annotations

import random

from assets.workshop.engraving import placed
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, loop, polygon

from .cut import IVORY, Parts, ball, dark, dot, folds, gold, laid, limb, lines, lit, paint, part, slab
from .people import crown

GREY = "#a09a8c"
BLOCKS = (
    (-40, 4, -44, -30, -10, -34, -8, 4), (10, 4, 8, -34, 44, -32, 44, 4),
    (-50, -36, -58, -100, -30, -124, 34, -126, 60, -100, 50, -34, 0, -26), (-62, -112, -34, -120, -38, -84, -66, -80),
    (-68, -78, -42, -80, -44, -44, -72, -40), (-76, -40, -42, -42, -44, -4, -74, 0),
    (64, -114, 36, -122, 40, -84, 70, -80),
    (70, -78, 44, -80, 46, -44, 74, -40), (78, -40, 46, -42, 48, -4, 76, 0),
    (-30, -126, -36, -170, -8, -186, 30, -182, 40, -150, 32, -122),
)
"""A golem stone by stone: feet, chest, two arms of three, head."""


def golem(colour: str, eye: str) -> Parts:
    """Return a figure of blocks whose arms are too long."""
    dice = random.Random(4)
    return [
        *(part(polygon(*block), colour, 9, dice.randrange(10, 80, 20), grain=0.25) for block in BLOCKS),
        lit("M-22 -156 l20 4 l-2 9 l-18 -4 Z M10 -152 l20 -5 l-1 10 l-18 4 Z", eye, 6, 0.5), lines("M-12 -134 h30", 4),
    ]


def golem_guardian() -> Parts:
    """Return a mossy figure of stone."""
    moss = (
        "M-50 -100 q10 -14 26 -10 q-6 12 -26 10 Z M22 -124 q12 -10 24 0 q-10 8 -24 0 Z M-30 -176 q16 -14 34 -6 q-12 "
        "12 -34 6 Z"
    )
    return [*golem(GREY, "#ffd24a"), laid(moss, "#8fb050", 4, 30)]


def golem_lord() -> Parts:
    """Return a crowned golem with glowing cracks."""
    cracks = "M-30 -106 l14 20 l-8 14 l18 20 l-12 -22 l8 -14 Z M24 -110 l-6 24 l14 12 l-6 20 l16 -24 l-12 -10 Z"
    return [*golem("#8c8490", "#ff9a3a"), lit(cracks, "#ffb04a", 8, 0.7), *placed(crown(36, "#3f7fd0", 36), 1, -178)]


def house() -> Parts:
    """Return a small house with a red roof and a lit window."""
    return [
        slab(-34, -30, 68, 50, "#f0e0bc", 6, 0),
        part("M-44 -26 L-24 -66 H24 L44 -26 Z", "#c04a36", 7, 80, ridges=folds("M-34 -42 H34", width=4)),
        slab(14, -70, 12, 24, "#8a6a58"),
        slab(-8, -8, 18, 28, "#7a5230", 4, 86), lit("M-28 -18 h14 v14 h-14 Z M18 -18 h12 v14 h-12 Z", "#ffd860", 5,
            0.6), lines("M-21 -18 v14 M-28 -11 h14", 2),
    ]


def stone_giant() -> Parts:
    """Return a giant with a house under the arm."""
    skin = "#9a9aa0"
    head = [
        part(loop(-32, -30, 0, -44, 32, -30, 40, 6, 32, 34, 0, 44, -30, 34, -38, 4), skin, 26, 55, swell=0.5,
            grain=0.2), part("M-34 -6 Q2 -22 40 -6 L38 -20 Q2 -36 -32 -20 Z", darker(skin, 0.2), 7, 10),
        paint(f"{ellipse(-6, 2, 7, 6)} {ellipse(22, 2, 7, 6)}", "#ffe890", 1.9, 0.9),
        dot(-4, 2, 3.4), dot(24, 2, 3.4), part(loop(4, 0, 20, 2, 24, 18, 10, 22, 0, 16), lighter(skin, 0.12), 7, 30),
        dark("M-12 28 h34 v5 h-34 Z", "#3a3034"), part("M-30 -36 L-20 -58 L-8 -42 L2 -64 L12 -42 L26 -56 L30 -34 Z",
            "#6f8f4a", 6, 70, grain=0.4),
    ]
    return [
        limb(-24, -56, 46, -30, -12, 42, colour=skin, grain=0.2),
        limb(26, -56, 46, 32, -12, 42, colour=skin, grain=0.2),
        part("M-56 4 q0 -22 26 -22 q26 0 28 22 Z M8 4 q0 -22 26 -22 q26 0 28 22 Z", darker(skin, 0.15), 7, 10),
        part(loop(-54, -50, -64, -110, -44, -158, 4, -168, 50, -156, 66, -108, 56, -48, 0, -36), skin, 28, 60,
            grain=0.25), part("M-58 -76 L-60 -40 L-36 -30 L-18 -44 L2 -28 L22 -44 L42 -30 L62 -42 L60 -78 Q0 -60 "
            "-58 -76 Z", "#7a5a3a", 9, 80, grain=0.4),
        laid("M-30 -130 q14 -10 26 2 q-12 10 -26 -2 Z M20 -112 q12 -8 22 2 q-10 8 -22 -2 Z", "#7fa04a", 4, 30),
        limb(-50, -142, 38, -88, -104, 36, -86, -56, 32, colour=skin, grain=0.2),
        part(ellipse(-86, -46, 21), skin, 12, 40),
        *placed(house(), 74, -66, 1.0, 10), limb(50, -142, 38, 92, -116, 36, 96, -80, 28, colour=skin, grain=0.2),
        limb(94, -76, 28, 76, -50, 26, 48, -50, 24, colour=skin, grain=0.2), *placed(head, 4, -186),
    ]


def anubis() -> Parts:
    """Return a seated figure with a jackal's head and a pair of scales in its hand."""
    return placed(_anubis(), -12)


def _anubis() -> Parts:
    black, blue = "#3a3844", "#2f6f9a"
    throne = [
        slab(-84, -84, 34, 88, "#d8b06a", 7, 86), slab(-84, -30, 120, 34, "#d8b06a", 7, 0),
        gold("M-88 -96 H-44 V-82 H-88 Z", 4, 0), lines("M-70 -64 v30 M-62 -20 h80 M-62 -8 h80", 4, "#9a6a2a"),
    ]
    pans = [
        lines("M-4 4 L-34 40 M-4 4 M-34 4 L-48 34 M-34 4 L-20 34 M34 4 L20 34 M34 4 L48 34", 2.4, "#7a5a20"),
        gold("M-36 0 H36 V6 H-36 Z", 3, 0), gold("M-52 32 H-16 Q-34 52 -52 32 Z M16 32 H52 Q34 52 16 32 Z", 4, 0),
        ball(0, -2, 7), part("M-42 30 q8 -12 16 0 Z", "#d8463a", 3, 20), part("M26 30 q10 -16 16 -2 Z", IVORY, 3, 70),
    ]
    collar = "M-36 -134 Q0 -112 36 -134 L46 -112 Q0 -78 -46 -112 Z"
    head = [
        part("M-28 -16 L-34 -78 L-6 -34 Z M10 -34 L30 -80 L34 -22 Z", black, 8, 80),
        laid("M-24 -26 L-29 -58 L-12 -36 Z M17 -36 L27 -60 L29 -28 Z", "#c98a4a", 4, 80),
        part("M-30 -20 C-52 10 -50 50 -44 74 H-18 L-14 10 Z M22 0 L30 72 H46 C50 40 44 10 34 -10 Z", blue, 8, 0,
            ridges=folds("M-46 20 H-18", "M-48 38 H-18", "M-46 56 H-18", width=5)),
        part(loop(-34, 4, -30, -28, 2, -40, 32, -28, 46, -6, 84, 10, 88, 22, 60, 30, 14, 32, -22, 26), black, 22, 45),
        part(ellipse(86, 13, 7, 6), "#1a1418", 4, 20, shine=0.5),
        paint("M-2 -8 q14 -10 24 0 q-12 8 -24 0 Z M34 -8 q10 -8 18 2 q-10 6 -18 -2 Z", "#ffe070", 1.9, 1),
        dot(11, -8, 3.6), dot(43, -6, 3),
        lines("M82 22 Q56 28 36 22", 3, "#8a8494"), gold("M-34 -22 Q0 -36 36 -22 L38 -12 Q0 -26 -36 -12 Z", 4, 0),
    ]
    return [
        *throne, part("M-30 -60 Q-10 -36 44 -44 L60 -34 L58 -8 L30 -8 L28 -20 L-34 -22 Z", IVORY, 12, 10,
            ridges=folds("M-10 -50 L0 -22", "M10 -46 L16 -20", width=5)),
        limb(38, -40, 24, 50, -30, 22, 50, -6, 18, colour=black),
        part("M40 4 q0 -14 16 -14 l26 6 l2 8 Z", black, 5, 10), gold("M38 -18 h24 v8 h-24 Z", 3, 0),
        part(loop(-34, -54, -42, -100, -32, -134, 0, -142, 32, -134, 42, -98, 32, -54, 0, -44), black, 22, 60),
        gold("M-36 -64 Q0 -50 36 -64 V-52 Q0 -38 -36 -52 Z", 4, 5),
        gold(collar, 9, 0, ridges=folds("M-40 -122 Q0 -98 40 -122", width=4)),
        limb(-36, -124, 22, -58, -94, 20, -40, -58, 17, colour=black),
        limb(34, -124, 22, 66, -110, 20, 92, -126, 17, colour=black), gold("M52 -122 l8 22 l8 -4 l-6 -22 Z", 3, 0),
        *placed(pans, 94, -116, 0.86), part(ellipse(94, -124, 12), black, 8, 40), *placed(head, -2, -172),
    ]


DRAWN = {f.__name__: f for f in (golem_guardian, golem_lord, stone_giant, anubis)}
SIZES = {"stone_giant": 1.3, "anubis": 1.3}
