"""Beasts with many legs: spiders, scorpion, ant, scarab, crab."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.workshop.engraving import Dab, placed
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, loop, tube

from .cut import IVORY, Parts, ball, dot, folds, gold, laid, limb, lines, lit, metal, paint, part

FOUR = range(4)


def spider_legs(colour: str, reach: float = 1.0, high: float = 104, thick: float = 1.0, **more: object) -> Parts:
    """Return eight legs that bend above the body."""
    r, t = reach, thick
    found = " ".join(
        tube(s * 20, -56, 11 * t, s * (52 + 14 * k) * r, -high + 22 * k, 9 * t, s * (78 + 8 * k) * r, -52 + 14 * k,
            8 * t,
        s * (92 + 6 * k) * r, -3 + 3 * k - 6, 4 * t) for s in (-1, 1) for k in FOUR)
    return [part(found, colour, 5, 50, grain=0.2, **more)]


def spider_eyes(y: float = -54, colour: str = "#ffd24a") -> Parts:
    """Return seven round eyes."""
    spots = ((-8, 0, 7), (18, 0, 7), (-22, 8, 4.5), (32, 8, 4.5), (4, -10, 4), (-16, -8, 3.5), (26, -8, 3.5))
    return [
        paint(" ".join(ellipse(x, y + d, r) for x, d, r in spots), colour, 1.9, 0.8), dot(-6, y + 1, 3),
        dot(20, y + 1, 3),
    ]


def spider() -> Parts:
    """Return a hairy spider with its legs wide and a red mark on its back."""
    grey = "#4a3f52"
    hairs = "".join(f"M{-6 + 46 * x:.0f} {-86 + 40 * y:.0f} l{9 * x:.0f} {9 * y:.0f}"
        for x, y in ((math.cos(k * 0.42 + 3), math.sin(k * 0.42 + 3)) for k in range(9)))
    return [
        *spider_legs(grey), lines(hairs, 3.4, grey),
        ball(-6, -86, 50, 44, colour=lighter(grey, 0.08), angle=30, grain=0.5),
        laid("M-6 -118 L8 -92 L-6 -66 L-20 -92 Z", "#d8552e", 6, 40),
        ball(6, -48, 36, 30, colour=grey, angle=60, grain=0.4),
        *spider_eyes(), part(f"{tube(-4, -32, 9, -8, -14, 4)} {tube(16, -32, 9, 20, -14, 4)}", "#e8dcc0", 4, 60),
    ]


def brown_recluse() -> Parts:
    """Return a flat brown spider with the mark of a violin."""
    brown = "#b0824e"
    violin = (
        "M-4 -84 C-20 -84 -22 -68 -12 -62 C-22 -54 -20 -38 0 -38 C20 -38 22 -54 12 -62 C22 -68 20 -84 4 -84 L4 -112 "
        "H-4 Z"
    )
    return [
        *spider_legs(brown, 1.16, 82, 0.8), ball(0, -66, 58, 40, colour=brown, angle=20, grain=0.25),
        laid(violin, "#5a3416", 5, 80),
        ball(0, -28, 34, 22, colour=lighter(brown, 0.1), angle=40),
        *(paint(ellipse(x, -32, 6), "#fff0c0", 1.8, 0.9) for x in (-14, 6, 24)),
        *(dot(x + 1, -31, 3) for x in (-14, 6, 24)),
        part(f"{tube(-4, -16, 8, -8, 2, 3)} {tube(16, -16, 8, 20, 2, 3)}", "#5a3416", 4, 60),
    ]


def lavalantula() -> Parts:
    """Return a spider of cooling lava whose cracks glow and whose back burns."""
    rock, fire = "#4a3a38", "#ff9a2e"
    flames = "M-50 -110 Q-52 -150 -34 -142 Q-30 -184 -8 -162 Q2 -196 20 -158 Q38 -174 36 -136 Q52 -136 44 -106 Z"
    cracks = "M-40 -92 l16 10 l-4 16 l18 8 M36 -96 l-14 14 l8 14 l-20 10 M-6 -118 l6 18 l-8 12"
    return [
        part(flames, "#f0662a", 10, 80, tone=1.3),
        paint("M-28 -110 Q-24 -146 -6 -140 Q4 -166 14 -138 Q26 -140 26 -108 Z", "#ffd860", 2, 0.4),
        *spider_legs(rock, 1.0, 96, 1.25), ball(-2, -80, 54, 42, colour=rock, angle=30, grain=0.5),
        lit(_wide(cracks, 5), fire, 5, 0.7), ball(6, -42, 38, 28, colour=lighter(rock, 0.08), angle=60, grain=0.4),
        *spider_eyes(-46, "#ffb03a"), lit("M-8 -28 L22 -28 L14 -14 L6 -22 L-2 -14 Z", fire, 5, 0.6),
    ]


def _wide(path: str, width: float) -> str:
    return f'<path fill="none" stroke="#fff" stroke-width="{width}" stroke-linejoin="round" d="{path}"/>'


def golden_scorpion() -> Parts:
    """Return a gilt scorpion with its sting high."""
    return placed(_scorpion(), -9, 0, 0.97)


def _scorpion() -> Parts:
    joints = ((-70, -46, 19), (-92, -74, 18), (-98, -108, 17), (-84, -140, 16), (-56, -160, 15), (-24, -164, 14))
    tail = [metal(ellipse(x, y, r * 1.1), "#e0b13c", r, 30) for x, y, r in joints]
    legs = " ".join(tube(-40 + 24 * k, -40, 10, -52 + 32 * k, -58, 8, -56 + 38 * k, 0, 4) for k in FOUR)
    claw = "M-8 4 C-20 -24 4 -46 26 -44 C18 -34 16 -28 18 -20 L36 -32 C46 -14 34 8 6 14 Z"
    return [
        *tail, metal("M-20 -176 C4 -184 22 -170 20 -138 C12 -152 2 -154 -14 -150 Z", "#b5382a", 7, 40),
        part(legs, "#b98a2a", 5, 50),
        metal(loop(-84, -34, -66, -58, -20, -66, 30, -60, 60, -44, 52, -24, 0, -16, -60, -18), "#e0b13c", 18, 20,
        ridges=folds("M-44 -60 Q-38 -40 -44 -18", "M-16 -64 Q-10 -40 -16 -18", "M12 -62 Q18 -40 12 -18", width=5)),
        limb(44, -50, 12, 70, -74, 11, 84, -92, 12, colour="#c99a30"),
        *placed([metal(claw, "#e8bc48", 9, 40)], 84, -96, 1.15, -14),
        limb(50, -30, 12, 84, -36, 11, 96, -40, 11, colour="#c99a30"),
        *placed([metal(claw, "#e8bc48", 9, 40)], 96, -36, 0.95, 16),
        paint(f"{ellipse(34, -50, 7)} {ellipse(52, -46, 7)}", IVORY, 1.8, 0.9), dot(36, -49, 3.5), dot(54, -45, 3.5),
    ]


def giant_fire_ant() -> Parts:
    """Return an ant with ember joints."""
    red = "#a8382a"
    steps = ((-18, -26), (-4, -4), (10, 22), (-30, -54), (22, 46))
    legs = [limb(x, -60, 9, x + d, -44, 9, x + 1.4 * d, -4, 4, colour=red) for x, d in steps]
    knees = lit(" ".join(ellipse(x + d, -44, 6.5) for x, d in steps), "#ff9a2e", 5, 0.6)
    return [
        *legs, ball(-66, -78, 46, 36, colour=red, angle=20),
        lines("M-96 -98 Q-84 -76 -94 -54 M-72 -112 Q-60 -80 -70 -44", 4, "#5a1a12"),
        ball(0, -68, 28, 23, colour=lighter(red, 0.1)), knees,
        lit(f"{ellipse(-26, -72, 8, 11)} {ellipse(28, -82, 8, 10)}", "#ffb03a", 6, 0.7),
        limb(56, -122, 7, 64, -160, 6, 100, -176, 4, colour=red),
        limb(44, -122, 7, 40, -164, 6, 64, -190, 4, colour=red),
        ball(56, -98, 38, 34, colour=red, angle=60), paint(f"{ellipse(46, -104, 10, 11)} {ellipse(74, -104, 9, 11)}",
            IVORY, 1.8, 0.9),
        dot(50, -103, 5), dot(77, -103, 5),
        metal("M62 -74 C84 -78 98 -64 90 -44 C86 -58 76 -62 60 -62 Z M46 -70 C60 -58 70 -50 62 -36 C56 -48 48 -54 "
            "38 -62 Z", "#3a1c18", 5, 40),
    ]


def giant_scarab_beetle() -> Parts:
    """Return a beetle that pushes a sun of stone."""
    return placed(_scarab(), -10, 0, 0.94)


def _scarab() -> Parts:
    teal = "#2f7f86"
    legs = " ".join(tube(x, -54, 11, x + d, -40, 9, x + d * 1.3, 0, 5) for x, d in ((-66, -22), (-40, -6), (-14, 10)))
    shell = folds("M-96 -56 Q-44 -130 22 -76", "M-30 -128 Q-20 -90 -30 -40", width=5)
    runes = "M66 -88 v22 M58 -77 h16 M92 -60 l10 -10 l8 10 M60 -40 q10 -10 20 0 M88 -98 h18"
    sun = " ".join(tube(78 + 52 * math.cos(a), -64 + 52 * math.sin(a), 13, 78 + 66 * math.cos(a),
        -64 + 66 * math.sin(a), 7)
        for a in (k * math.pi / 6 for k in range(12)))
    return [
        part(sun, "#c99a4a", 5, 40), ball(78, -64, 54, colour="#d8b478", angle=30, grain=0.35),
        lines(runes, 4.5, "#7a5426"),
        part(legs, darker(teal, 0.35), 6, 60),
        part(loop(-116, -44, -104, -92, -66, -124, -20, -122, 14, -84, 18, -44, -40, -28, -90, -30), teal, 26, 25,
            shine=0.8, ridges=shell),
        part("M-18 -44 C-20 -92 4 -104 26 -96 C44 -84 44 -54 30 -42 Z", "#3f97a0", 12, 60, shine=0.6),
        gold("M-22 -46 C-26 -88 -10 -106 0 -108 L6 -98 C-4 -92 -12 -78 -10 -46 Z", 5),
        limb(22, -100, 8, 30, -124, 7, 48, -128, 4, colour=teal),
        limb(10, -104, 8, 10, -130, 7, 24, -142, 4, colour=teal),
        paint(f"{ellipse(12, -76, 9, 10)} {ellipse(32, -74, 8, 10)}", IVORY, 1.8, 0.9), dot(15, -75, 4.5),
        dot(34, -73, 4.5),
        limb(18, -50, 10, 38, -36, 9, 48, -56, 6, colour=darker(teal, 0.35)),
    ]


def king_crab() -> Parts:
    """Return a crab with a crown of barnacles."""
    red = "#d8552e"
    sides: Sequence[int] = (-1, 1)
    legs = " ".join(tube(s * 40, -46, 13, s * (76 + 8 * k), -54 + k * 14, 10, s * (92 + 4 * k), -10 + k * 4, 4)
        for s in sides for k in range(3))
    found = [part(legs, red, 6, 40)]
    for s in sides:
        claw = (
            f"M{s * 66} -114 C{s * 50} -160 {s * 78} -190 {s * 100} -186 C{s * 92} -168 {s * 90} -156 {s * 92} -146 "
            f"L{s * 112} -172 C{s * 126} -150 {s * 118} -116 {s * 90} -106 Z"
        )
        found += [limb(s * 44, -70, 18, s * 84, -96, 16, s * 84, -120, 14, colour=red, angle=40),
            part(claw, lighter(red, 0.08), 12, 60)]
    bumps = (Dab(-24, -70, 14, 10, 6), Dab(24, -70, 14, 10, 6), Dab(0, -50, 16, 10, 6))
    shell = loop(-66, -44, -60, -84, -30, -104, 0, -108, 30, -104, 60, -84, 66, -44, 40, -18, 0, -10, -40, -18)
    found += [part(shell, red, 30, 20, dabs=bumps), lines("M-22 -36 Q0 -22 24 -36", 4, "#5a1a10")]
    for x in (-20, 20):
        found += [limb(x, -98, 9, x * 1.2, -120, 8, colour=red, bevel=4),
            paint(ellipse(x * 1.2, -126, 12), "#fdf6e0", 1.8, 1), dot(x * 1.2 + 3, -125, 5.5)]
    return [
        *found, *(part(f"M{x - 11} -100 L{x - 6} -{h} H{x + 6} L{x + 11} -100 Z", "#d9cdb4", 5, 80, grain=0.2)
            for x, h in ((-44, 116), (0, 134), (44, 116))),
    ]


DRAWN = {f.__name__: f for f in (spider, brown_recluse, lavalantula, golden_scorpion, giant_fire_ant,
    giant_scarab_beetle, king_crab)}
SIZES = {"giant_scarab_beetle": 1.3}
