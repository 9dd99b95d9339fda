"""Beasts with fur: werewolf, rat, lemming, minotaur, manticore, the Most Vile Beast, and a penguin."""

from __future__ import annotations

import math

from assets.workshop.engraving import placed
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, loop, tube

from .cut import IVORY, STEEL, Parts, ball, dark, dot, eyes, fangs, folds, gold, laid, limb, lines, metal, paint, part


def ragged(x: float, y: float, rx: float, ry: float, count: int = 26, deep: float = 0.12) -> str:
    """Return the outline of fur round a body."""
    points = []
    for k in range(2 * count):
        a, r = math.pi * k / count, 1 + (deep if k % 2 else 0)
        points.append(f"{x + rx * r * math.cos(a):.1f} {y + ry * r * math.sin(a):.1f}")
    return "M" + " L".join(points) + " Z"


def werewolf() -> Parts:
    """Return a wolf on two legs in a torn shirt."""
    fur = "#7d7468"
    claws = " ".join(f"M{x} -52 l{d} 22 l5 -20 Z"
        for x, d in ((70, 0), (78, 4), (86, 8), (-74, -2), (-82, -6), (-90, -10)))
    arms = f"{tube(40, -114, 26, 74, -96, 22, 80, -58, 16)} {tube(-40, -114, 26, -74, -96, 22, -78, -56, 16)}"
    shirt = "M-44 -96 L-40 -50 L-22 -60 L-8 -44 L8 -58 L22 -46 L40 -54 L46 -100 Q0 -84 -44 -96 Z"
    thighs = f"{tube(-20, -60, 34, -34, -30, 24, -24, -8, 18)} {tube(22, -60, 34, 34, -30, 24, 26, -8, 18)}"
    return [
        limb(-30, -50, 16, -70, -40, 24, -88, -70, 8, colour=fur, grain=0.5), part(thighs, fur, 9, 70, grain=0.4),
        part("M-42 4 q4 -20 30 -16 l8 16 Z M14 4 q4 -20 32 -14 l8 14 Z", fur, 6, 20, grain=0.3),
        part(loop(-36, -44, -48, -90, -34, -128, 0, -136, 36, -128, 50, -90, 36, -44, 0, -36), fur, 22, 60, grain=0.6),
        part(shirt, "#a8342a", 8, 80), part(arms, fur, 9, 50, grain=0.5), part(claws, IVORY, 2, 80),
        part("M-30 -168 L-34 -216 L-8 -190 Z M14 -190 L38 -216 L36 -168 Z", fur, 7, 80, grain=0.3),
        part(loop(-38, -150, -34, -182, 0, -196, 34, -184, 44, -160, 74, -146, 78, -132, 52, -122, 10, -120, -24,
            -126), fur, 24, 40, grain=0.5),
        part(ellipse(76, -142, 8, 7), "#1f1714", 5, 20, shine=0.6),
        dark("M24 -128 Q50 -124 70 -130 Q56 -112 34 -116 Z", "#4a1c18"),
        fangs(((38, -127), (61, -129)), 9), paint("M8 -166 l22 6 l-6 9 Z M40 -164 l16 4 l-4 8 Z", "#ffd24a", 1.9,
            0.9), dot(22, -158, 3), dot(51, -157, 2.6),
    ]


def rodent(fur: str, ear: str, nose: str) -> Parts:
    """Return the crouched body and pointed head of a small rodent, without its tail."""
    return [
        part("M-40 4 q4 -14 24 -12 q14 2 16 12 Z M20 4 q4 -12 20 -10 q10 2 12 10 Z", lighter(ear, 0.2), 4, 10),
        part(loop(-62, -36, -50, -78, -10, -96, 26, -80, 44, -44, 34, -8, -20, -4, -52, -10), fur, 26, 35, grain=0.5),
        part(ellipse(6, -128, 20, 22), fur, 9, 60), laid(ellipse(6, -127, 12, 14), ear, 6, 20),
        part(ellipse(52, -124, 17, 20), fur, 8, 60), laid(ellipse(53, -123, 10, 12), ear, 5, 20),
        part(loop(-8, -76, -4, -108, 26, -122, 56, -112, 84, -88, 92, -76, 80, -66, 40, -58, 8, -60), fur, 22, 40,
            grain=0.45), part(ellipse(91, -78, 7, 6), nose, 5, 20, shine=0.4),
        lines("M74 -74 L104 -84 M74 -71 L106 -70 M72 -68 L100 -56", 2),
        paint("M70 -64 v13 h5 v-13 Z M76 -64 v12 h5 v-13 Z", IVORY, 1.7),
    ]


def fortaan_rat() -> Parts:
    """Return a lean rat that sits on a coin."""
    fur, pink = "#7a6a5c", "#d89a8e"
    coin = [
        gold("M-96 -12 V2 Q0 26 96 2 V-12 Z", 6, 5), gold(ellipse(0, -14, 96, 20), 7, 0),
        laid(ellipse(0, -14, 78, 14), "#e8c25a", 4, 0),
    ]
    return [
        *coin, limb(-48, -28, 10, -96, -30, 8, -104, -70, 7, -84, -104, 5, -100, -128, 3, colour=pink, bevel=4),
        *placed([*rodent(fur, pink, "#3a2420"), *eyes(28, 54, -94, 7, "#fff2b0", 2),
            limb(40, -50, 11, 64, -44, 9, 70, -30, 8, colour=fur), ball(71, -28, 8, colour=pink)], -10, -20, 0.98),
    ]


def arctic_lemming() -> Parts:
    """Return a round white lemming with one mad eye."""
    white, pink = "#f2f0ea", "#e8b0a8"
    return [
        part("M-50 4 q4 -16 26 -14 q16 2 18 14 Z M14 4 q4 -16 26 -14 q16 2 18 14 Z", pink, 5, 10),
        part(ragged(0, -70, 64, 64, 24, 0.08), white, 30, 40, grain=0.35),
        part(ellipse(-40, -128, 17, 18), white, 8, 60), laid(ellipse(-40, -127, 10, 11), pink, 5, 20),
        part(ellipse(44, -128, 17, 18), white, 8, 60), laid(ellipse(44, -127, 10, 11), pink, 5, 20),
        paint(ellipse(-8, -92, 25, 25), "#fffbe8", 2, 1.2), dot(-5, -91, 6, "#c8202a"), dot(-5, -91, 3),
        paint(ellipse(40, -90, 13, 13), "#fffbe8", 2, 1.2), dot(42, -93, 5),
        lines("M-30 -118 l34 4 M30 -106 l24 -12", 5, "#5a5048"),
        part(ellipse(22, -70, 9, 7), "#d8707a", 5, 20), dark("M-8 -56 Q22 -44 50 -58 Q46 -28 22 -26 Q-2 -30 -8 -56 Z",
            "#5a1c24"), paint("M14 -54 v18 h9 v-18 Z M24 -54 v18 h9 v-19 Z", IVORY, 1.8),
        lines("M46 -68 L84 -76 M46 -64 L86 -60 M-4 -68 L-46 -78 M-4 -64 L-46 -58", 2.2, "#8a8078"),
        limb(-52, -64, 16, -84, -92, 14, -88, -104, 12, colour=white),
        limb(54, -60, 16, 84, -96, 14, 88, -108, 12, colour=white),
    ]


def most_vile_beast() -> Parts:
    """Return white fur that is all mouth, on four small legs."""
    fur = "#ece6da"
    above = [(x, -132 + x * x * 0.006) for x in range(-50, 66, 19)]
    return [
        *(limb(x, -36, 26, x + 2, -6, 24, colour=fur, grain=0.4) for x in (-62, -24, 26, 66)),
        *(part(f"M{x - 16} 4 q2 -14 18 -14 q16 0 18 14 Z", "#b89a86", 5, 10) for x in (-62, -24, 26, 66)),
        part(ragged(0, -96, 100, 84, 30, 0.09), fur, 30, 30, grain=0.7),
        part("M-64 -168 L-92 -206 L-40 -180 Z M46 -180 L84 -212 L70 -164 Z", "#8a6a50", 7, 60),
        dark("M-78 -110 Q0 -156 84 -112 Q92 -42 4 -30 Q-84 -42 -78 -110 Z", "#6a1620"),
        part("M-44 -56 Q-20 -84 10 -68 Q40 -82 54 -54 Q30 -36 4 -34 Q-24 -36 -44 -56 Z", "#e0606a", 9, 20),
        fangs(above, 26), fangs([(x, -42 - abs(x) * 0.16) for x in range(-54, 66, 22)], -22),
        paint(f"{ellipse(-22, -150, 13, 12)} {ellipse(28, -152, 13, 12)}", "#ffe060", 1.9, 1.2), dot(-18, -149, 5),
        dot(32, -151, 5), lines("M-44 -168 l32 8 M52 -172 l-32 10", 6, "#6a5a4a"),
    ]


def minotaur() -> Parts:
    """Return a bull's head on a man bent under the ceiling, with a chain."""
    hide, horn = "#8a5636", "#f0e2ba"
    rings = [
        part(f'<path fill="none" stroke="#fff" stroke-width="6" d="{ellipse(x, y, 9, 11)}"/>', STEEL, 3, 40,
            shine=0.5) for x, y in ((94, -44), (100, -26), (104, -8), (90, 0), (72, 2))
    ]
    return [
        limb(-40, -60, 9, -92, -66, 8, -106, -100, 6, colour=hide),
        part(ragged(-108, -108, 12, 14, 8, 0.3), "#4a2c1c", 5, 60),
        limb(-24, -56, 40, -36, -30, 28, -28, -8, 20, colour=hide),
        limb(20, -56, 40, 34, -30, 28, 28, -8, 20, colour=hide),
        part("M-46 4 v-16 h34 l4 16 Z M12 4 v-16 h34 l4 16 Z", "#3a2a22", 5, 10),
        part("M-44 -70 L-48 -34 L-26 -22 L-8 -36 L10 -22 L32 -34 L48 -38 L44 -70 Z", "#a8342a", 8, 80),
        lines("M-44 -66 Q0 -52 46 -66", 10, "#4a2f1c"),
        part(loop(-46, -66, -72, -118, -56, -160, -4, -172, 44, -150, 58, -108, 42, -64, 0, -56), hide, 26, 60,
            grain=0.2), lines("M-22 -110 Q0 -96 22 -112 M0 -128 V-98", 4, "#5a3420"),
        limb(-52, -138, 34, -92, -110, 30, -84, -62, 24, colour=hide), part(ellipse(-82, -52, 17), hide, 10, 40),
        limb(44, -128, 34, 84, -104, 30, 92, -66, 24, colour=hide), part(ellipse(92, -56, 17), hide, 10, 40), *rings,
        metal("M-102 -84 L-68 -80 L-68 -68 L-102 -72 Z M76 -84 L110 -88 L110 -76 L76 -72 Z", STEEL, 4, 0),
        part("M-8 -176 C-40 -168 -62 -190 -54 -226 C-44 -204 -30 -198 -2 -196 Z M58 -178 C92 -168 112 -190 104 -226 "
            "C92 -202 80 -198 54 -196 Z", horn, 8, 70),
        part("M-10 -160 L-38 -156 L-14 -142 Z M64 -160 L90 -154 L66 -142 Z", hide, 5, 30),
        part(loop(-12, -168, 8, -194, 28, -200, 50, -194, 68, -168, 66, -140, 62, -116, 28, -106, 0, -118, -8, -142),
            hide, 24, 55, grain=0.3), part(loop(0, -128, 28, -138, 60, -128, 64, -112, 30, -98, -2, -112), "#d0a07a",
            12, 20), dark(f"{ellipse(16, -120, 5, 6)} {ellipse(46, -120, 5, 6)}"),
        gold(_ring(31, -106, 11), 2),
        paint("M2 -160 l22 6 l-4 10 q-14 0 -18 -16 Z M60 -160 l-20 6 l4 10 q12 0 16 -16 Z", "#ffb03a", 1.9, 1),
        dot(16, -152, 3.4), dot(48, -152, 3.4), part("M6 -192 L20 -172 L28 -188 L36 -172 L50 -194 L28 -206 Z",
            "#4a2c1c", 6, 70),
    ]


def _ring(x: float, y: float, radius: float) -> str:
    return f'<path fill="none" stroke="#fff" stroke-width="5" d="{ellipse(x, y, radius)}"/>'


def manticore() -> Parts:
    """Return a lion with an old man's face and a spiked tail."""
    tawny, mane = "#d09a4a", "#8a4a24"
    spikes = " ".join(f"M-96 -176 L{-96 + 34 * math.cos(a):.0f} {-176 + 34 * math.sin(a):.0f} "
        f"L{-96 + 12 * math.cos(a + 0.5):.0f} {-176 + 12 * math.sin(a + 0.5):.0f} Z"
        for a in (k * 0.78 for k in range(8)))
    paws = "M-78 4 q2 -16 22 -14 q16 2 16 14 Z M-40 4 q2 -16 22 -14 q16 2 16 14 Z M24 4 q2 -16 24 -14 q18 2 18 14 Z"
    return [
        limb(-66, -64, 14, -112, -70, 13, -118, -124, 12, -96, -164, 11, colour=tawny), part(spikes, IVORY, 3, 40),
        ball(-96, -176, 17, colour=mane), limb(-30, -50, 24, -26, -8, 18, colour=darker(tawny, 0.2)),
        limb(-62, -58, 34, -66, -30, 22, -62, -8, 18, colour=tawny),
        limb(42, -56, 28, 44, -8, 20, colour=tawny), part(paws, tawny, 6, 10),
        part(loop(-84, -62, -74, -94, -30, -104, 24, -100, 50, -70, 34, -40, -24, -38, -72, -36), tawny, 24, 30,
            grain=0.25),
        part("M-20 -100 C-66 -116 -72 -158 -52 -178 C-46 -162 -36 -158 -28 -158 L-24 -176 C-12 -164 -2 -144 6 -108 Z",
            "#a8342a", 8, 60, ridges=folds("M-14 -104 L-48 -170", "M-8 -108 L-24 -168", width=5, height=6)),
        part(ragged(44, -126, 52, 54, 18, 0.16), mane, 20, 50, grain=0.5),
        *placed([part(ellipse(0, 0, 34, 35), "#e4b48c", 26, 60, swell=0.4), *_old_face()], 50, -130),
    ]


def _old_face() -> Parts:
    pupils = [
        paint(f"{ellipse(-8, 0, 7, 6)} {ellipse(20, 0, 7, 6)}", IVORY, 1.8, 0.9), dot(-5, 0, 3.2), dot(23, 0, 3.2),
    ]
    beard = "M-24 14 Q-22 56 8 66 Q36 54 34 14 Q20 26 8 20 Q-8 26 -24 14 Z"
    return [
        *pupils, part("M-22 -8 q12 -12 22 0 q-12 -4 -22 0 Z M12 -1 q8 -14 24 -8 q-14 0 -24 8 Z", "#f4efe4", 4, 20),
        lines("M-18 -20 q18 -6 38 0 M-12 -27 q14 -4 28 0", 2.4, "#8a5a3a"),
        part(ellipse(9, 9, 7, 8), "#d89a74", 5, 30),
        part(beard, "#f0ece0", 10, 84, ridges=folds("M0 28 L4 58", "M18 28 L12 58", width=5, height=-5)),
        lines("M-2 27 q10 5 20 -1", 3, "#7a2f22"),
    ]


def evil_emperor_penguin() -> Parts:
    """Return a penguin with a crown of ice and a cape like a long shadow."""
    black, white, ice = "#2f3440", "#f4f2ea", "#bfe8f6"
    shadow = "M-30 -140 C-80 -90 -100 -40 -118 4 Q-60 -6 -30 4 L30 2 C40 -60 40 -110 30 -140 Z"
    spikes = "M-40 -200 L-50 -244 L-26 -218 L-14 -258 L4 -220 L22 -258 L32 -218 L56 -242 L46 -200 Q4 -186 -40 -200 Z"
    return [
        part(shadow, "#4a3f78", 16, 84, ridges=folds("M-40 -90 L-84 0", "M-30 -70 L-48 0")),
        part("M-44 4 q2 -18 26 -16 q20 2 20 16 Z M6 4 q2 -18 26 -16 q20 2 22 16 Z", "#f0a030", 6, 10),
        part(loop(-50, -20, -60, -84, -46, -150, -36, -192, 4, -212, 42, -194, 50, -150, 62, -84, 52, -20, 0, -4),
            black, 28, 60), part(loop(-18, -20, -26, -80, -10, -134, 18, -142, 46, -124, 52, -76, 42, -24, 12, -12),
            white, 20, 70),
        part(loop(-20, -160, -12, -186, 8, -180, 24, -184, 40, -168, 34, -144, 6, -138, -14, -144), white, 12, 60),
        paint(f"{ellipse(-2, -166, 8, 8)} {ellipse(26, -167, 7, 8)}", "#ffd24a", 1.9, 1), dot(1, -165, 4),
        dot(28, -166, 4), lines("M-18 -182 l24 9 M44 -182 l-22 8", 5, black),
        part("M10 -158 C34 -160 58 -152 70 -140 C50 -138 30 -138 12 -142 Z", "#f0a030", 7, 20),
        lines("M14 -148 Q40 -148 64 -142", 2.6, "#7a4a10"), laid(ellipse(12, -124, 26, 8), "#f0c85a", 5, 0),
        limb(-48, -138, 26, -74, -96, 22, -70, -52, 10, colour=black, bevel=10),
        limb(50, -132, 26, 84, -112, 22, 104, -128, 10, colour=black, bevel=10),
        part(spikes, ice, 7, 80, shine=0.7, tone=1.15),
    ]


DRAWN = {f.__name__: f for f in (werewolf, fortaan_rat, arctic_lemming, most_vile_beast, minotaur, manticore,
    evil_emperor_penguin)}
SIZES = {"minotaur": 1.3, "evil_emperor_penguin": 1.3}
