"""What flies: three bats and a parrot."""

from __future__ import annotations

from assets.workshop.engraving import placed
from assets.workshop.engraving.palette import GOLD, lighter
from assets.workshop.engraving.paths import ellipse, loop

from .cut import IVORY, Parts, dark, dot, eyes, fangs, folds, laid, limb, lines, paint, part
from .gear import cutlass, held

SIDES = (-1, 1)


def wings(colour: str, y: float = 0, size: float = 1.0) -> Parts:
    """Return two spread wings of skin round 0, `y`."""
    found: Parts = []
    for s in SIDES:
        skin = (
            f"M{s * 14} 0 C{s * 40} -74 {s * 92} -80 {s * 126} -54 C{s * 112} -34 {s * 112} -16 {s * 116} 4 "
            f"C{s * 96} -4 {s * 84} 6 {s * 78} 30 C{s * 62} 14 {s * 44} 16 {s * 34} 40 Z"
        )
        found.append(part(skin, colour, 10, 60, ridges=folds(f"M{s * 16} 0 L{s * 116} 4", f"M{s * 16} 0 L{s * 78} 28",
            width=5, height=6)))
    return placed(found, 0, y, size)


def bat() -> Parts:
    """Return a bat with spread wings."""
    fur = "#5d4a5c"
    return [
        limb(0, -56, 6, 0, -2, 5, colour="#c9b48a", bevel=3), *wings(lighter(fur, 0.1), -96),
        part(ellipse(0, -88, 30, 36), fur, 20, 70, grain=0.5),
        part("M-26 -128 L-30 -172 L-4 -142 Z M4 -142 L32 -172 L28 -128 Z", fur, 7, 80),
        part(ellipse(2, -122, 32, 29), fur, 22, 50, grain=0.4), *eyes(-8, 18, -126, 8, "#fff0a0", 2),
        paint("M-10 -108 Q6 -98 22 -108 L16 -94 L11 -104 H1 L-4 -94 Z", IVORY, 1.6, 0.8),
    ]


def vampire_bat() -> Parts:
    """Return a small bat with red eyes, its wings lifted."""
    fur = "#7a2f3a"
    raised: Parts = []
    for s in SIDES:
        skin = (
            f"M{s * 12} -84 C{s * 20} -130 {s * 44} -168 {s * 82} -186 C{s * 78} -164 {s * 84} -150 {s * 92} -138 "
            f"C{s * 74} -134 {s * 66} -122 {s * 66} -102 C{s * 48} -106 {s * 34} -98 {s * 28} -70 Z"
        )
        raised.append(part(skin, "#3f2a36", 9, 60,
            ridges=folds(f"M{s * 14} -86 L{s * 90} -138", f"M{s * 14} -86 L{s * 66} -104", width=5, height=6)))
    return [
        limb(0, -50, 5, 0, -2, 5, colour="#c9b48a", bevel=3), *raised,
        part(ellipse(0, -72, 22, 26), fur, 16, 70, grain=0.5),
        part("M-20 -112 L-32 -148 L-2 -122 Z M6 -122 L36 -148 L24 -112 Z", fur, 6, 80),
        part(ellipse(2, -102, 27, 24), fur, 18, 50, grain=0.4), *eyes(-8, 15, -105, 8, "#ff3a30", 2),
        fangs(((-2, -90), (12, -90)), 12),
    ]


def giant_vampire_bat() -> Parts:
    """Return a bat as wide as two squares, with a ruff of fur and a hanging tongue."""
    fur, skin = "#4f3a56", "#8a4a5e"
    ruff = loop(-44, -112, -30, -128, -14, -120, 0, -132, 16, -120, 34, -128, 46, -110, 34, -92, 18, -98, 0, -86, -18,
        -98, -34, -92)
    return [
        limb(0, -40, 9, 0, -2, 8, colour="#c9b48a", bevel=4), *wings(skin, -96, 1.0),
        *(limb(s * 16, -98, 15, s * 56, -152, 11, s * 124, -148, 5, colour=fur, bevel=5) for s in SIDES),
        part("".join(f"M{s * 125} -150 q{s * 6} -14 {-s * 2} -20 q{-s * 8} 8 {-s * 8} 18 Z" for s in SIDES), IVORY, 3,
            40), part(ellipse(0, -76, 42, 48), fur, 26, 70, grain=0.6),
        laid(ellipse(4, -66, 24, 30), "#b08a96", 12, 0, grain=0.5),
        part("M-18 -34 l-8 22 l12 -8 l8 8 l2 -22 Z M14 -34 l-2 22 l10 -8 l10 8 l-4 -22 Z", IVORY, 3, 80),
        part("M-36 -150 C-58 -180 -56 -204 -46 -214 C-34 -204 -16 -190 -8 -168 Z M8 -168 C18 -190 40 -204 52 -214 "
            "C60 -200 58 -176 38 -148 Z", fur, 8, 80),
        laid("M-34 -160 C-46 -180 -46 -194 -42 -200 L-18 -172 Z M20 -172 L46 -200 C50 -190 46 -176 34 -160 Z",
            "#d08a92", 4, 80), part(ruff, "#d8c8b4", 9, 40, grain=0.6),
        part(ellipse(2, -144, 44, 37), fur, 26, 50, grain=0.4), *eyes(-14, 24, -150, 12, "#ff4a3a", 3),
        part("M-2 -142 Q6 -150 14 -142 L10 -132 H2 Z", "#d08a92", 4, 20),
        dark("M-18 -126 Q6 -116 30 -127 Q26 -102 6 -100 Q-14 -102 -18 -126 Z", "#4a1018"),
        fangs(((-8, -124), (18, -124)), 15), part("M0 -110 q8 -4 14 0 q4 12 -6 20 q-10 -8 -8 -20 Z", "#e05a6a", 4,
            20),
    ]


def parrot_of_piracy() -> Parts:
    """Return a huge parrot in a tricorne, with a cutlass in one claw."""
    red, blue, yellow = "#d8402f", "#2f6fb0", "#f0b83a"
    hat = "M-58 -8 C-54 -44 -30 -62 2 -50 C30 -64 54 -44 64 -10 C30 -30 -26 -30 -58 -8 Z"
    tail = [limb(-34, -50, 24, -72, -26, 20, -104, -2, 10, colour=blue, bevel=8),
        limb(-24, -44, 22, -52, -16, 18, -78, 2, 9, colour=red, bevel=8)]
    head = [
        part(ellipse(0, 2, 42, 40), red, 28, 50, swell=0.5, grain=0.3),
        part(ellipse(16, 4, 25, 21), IVORY, 14, 20, swell=0.3, contour=0.8),
        part("M30 -12 C64 -22 78 6 64 40 C58 22 44 16 28 20 Z", "#2f2a2e", 9, 30, shine=0.6),
        part("M30 18 C44 18 50 26 50 34 C42 38 32 34 26 26 Z", "#4a4248", 5, 20),
        paint(ellipse(10, 0, 9, 9), "#fff0a0", 1.8, 1), dot(13, 0, 4.5), dark(ellipse(30, -5, 6, 6)),
        lines("M-6 -14 q14 -8 26 2", 3.6), part(hat, "#2f2a3a", 12, 30),
        lines("M-54 -12 C-26 -34 30 -34 60 -14", 4, GOLD),
        paint(ellipse(6, -38, 8), IVORY, 1.5), dot(3, -39, 2), dot(9, -39, 2),
    ]
    wing = [
        part("M-44 -112 C-92 -120 -112 -84 -104 -34 L-88 -54 L-82 -28 L-66 -52 L-56 -32 C-34 -56 -26 -90 -44 -112 Z",
            blue, 9, 70, ridges=folds("M-50 -100 Q-80 -90 -88 -50", "M-44 -92 Q-62 -76 -66 -50", width=5)),
        part("M-38 -116 C-74 -124 -86 -100 -78 -78 L-62 -88 L-52 -74 C-36 -86 -30 -102 -38 -116 Z", yellow, 7, 60),
    ]
    raised = part("M30 -112 C56 -134 88 -128 110 -146 C112 -122 104 -112 98 -108 L112 -104 C98 -88 84 -86 76 -84 "
        "L84 -74 C62 -66 40 -72 26 -86 Z", blue, 9, 30, ridges=folds("M40 -104 L98 -122", "M40 -94 L92 -96", width=5))
    return [
        *tail, raised, limb(-14, -34, 12, -12, -8, 9, colour=yellow, bevel=4),
        part("M-34 4 q4 -12 18 -12 q16 0 22 12 Z", yellow, 4, 10), lines("M-24 2 l4 -8 M-10 2 v-8", 3, "#8a5a10"),
        part(loop(-46, -60, -44, -104, -16, -128, 22, -126, 46, -96, 44, -56, 14, -28, -24, -30), red, 26, 60,
            grain=0.3),
        laid(loop(-6, -40, -10, -80, 12, -108, 34, -92, 36, -60, 18, -38), yellow, 12, 0,
            ridges=folds("M-4 -84 Q14 -72 34 -86", "M-6 -66 Q14 -54 36 -68", width=5)), *wing,
        limb(26, -40, 13, 52, -36, 11, 66, -46, 10, colour=yellow, bevel=5), *held(cutlass(), 76, -44, 8, 1.0),
        part(ellipse(70, -48, 11, 12), yellow, 6, 40),
        lines("M62 -54 q10 4 16 -2 M62 -46 q10 4 16 -2", 2.6, "#8a5a10"),
        *placed(head, 4, -146),
    ]


DRAWN = {f.__name__: f for f in (bat, vampire_bat, giant_vampire_bat, parrot_of_piracy)}
SIZES = {"giant_vampire_bat": 1.3, "parrot_of_piracy": 1.3}
