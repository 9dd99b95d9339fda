"""What swims: sharks in a wave, and the kraken round a broken mast."""

from __future__ import annotations

from assets.workshop.engraving import stroke
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, loop

from .cut import IVORY, Parts, dark, dot, fangs, folds, limb, lines, paint, part, rod

WATER, FOAM = "#3f9ab0", "#f0f8f4"


def wave(width: float, high: float) -> Parts:
    """Return a wave that stands on the ground, with foam on its crests."""
    w, crests = width, ""
    step = 2 * w / 4
    for k in range(4):
        x = -w + k * step
        crests += f"Q{x + step * 0.2:.0f} {-high - 22:.0f} {x + step * 0.62:.0f} {-high - 18:.0f} "
        f"Q{x + step * 0.5:.0f} {-high:.0f} {x + step:.0f} {-high:.0f} "
    body = f"M{-w} {-high} {crests} L{w - 8} 4 Q0 12 {-w + 8} 4 Z"
    swell = folds(f"M{-w} {-high * 0.5} Q{-w / 2} {-high * 0.8} 0 {-high * 0.5} T{w} {-high * 0.5}", width=6)
    foam = "".join(f"M{-w + k * step:.0f} {-high:.0f} q{step * 0.2:.0f} -22 {step * 0.62:.0f} -18" for k in range(4))
    return [part(body, WATER, 12, 5, ridges=swell), paint(stroke(foam, 6), FOAM, 1.8, 0.5)]


def sharks() -> Parts:
    """Return two fins and one open jaw in a wave."""
    grey = "#7a8c9c"
    fin = "M{x} -40 C{a} -84 {b} -120 {c} -128 C{d} -104 {e} -70 {f} -40 Z"
    fins = [
        part(fin.format(x=x, a=x + 4, b=x + 18 * s, c=x + 50 * s, d=x + 40 * s, e=x + 46 * s, f=x + 56 * s), grey, 8,
            70) for x, s in ((-116, 1.0), (-66, 0.82))
    ]
    return [
        *fins, part("M0 -8 C-22 -60 -16 -120 26 -166 C44 -188 66 -196 92 -192 C92 -168 84 -152 66 -136 C58 -128 54 "
            "-116 56 -104 C70 -106 92 -104 112 -112 C116 -70 100 -20 80 -8 Z", grey, 20, 60),
        part("M46 -108 C60 -136 76 -150 90 -180 C96 -160 86 -148 72 -134 C62 -124 58 -114 58 -102 C76 -104 96 -104 "
            "110 -110 C106 -86 92 -78 70 -78 C56 -80 46 -90 46 -108 Z", "#8a2a34", 5, 30),
        part("M30 -8 C24 -50 40 -74 70 -78 C92 -78 104 -84 112 -100 C112 -60 98 -20 84 -8 Z", "#e8ecea", 12, 60),
        fangs(((60, -140), (70, -150), (79, -162), (86, -175)), 16),
        fangs(((66, -94), (78, -96), (90, -97), (102, -100)), -16), paint(ellipse(30, -138, 9, 9), "#ffe890", 1.8, 1),
        dot(34, -137, 4.6), paint(ellipse(56, -164, 7, 7), "#ffe890", 1.8, 1), dot(59, -163, 3.6),
        lines("M-2 -92 q8 8 6 20 M8 -98 q8 8 6 20 M18 -102 q8 8 6 20", 4, "#4a5a68"),
        lines("M18 -158 L36 -150 M50 -180 L62 -174", 4.5, "#3a4854"), *wave(126, 40),
    ]


def kraken() -> Parts:
    """Return an eye and arms round a broken mast."""
    purple, cup = "#8a4a86", "#e8b8c0"
    pale = lighter(purple, 0.12)
    cups = [
        dot(x, y, r, cup) for x, y, r in ((-96, -96, 5), (-104, -116, 5), (-104, -138, 4.5), (-96, -156, 4),
            (100, -84, 5), (110, -104, 5), (112, -126, 4.5), (62, -186, 5), (50, -174, 5))
    ]
    mast = [
        rod("M44 0 L56 -216", 20, "#9a6a3a"), part("M45 -212 L50 -246 L57 -226 L64 -252 L67 -212 Z", "#c99a5c", 4,
            86), rod("M4 -196 L112 -184", 10, "#8a5a2e", 5),
        part("M14 -190 Q30 -160 18 -134 L44 -146 L52 -132 L60 -186 Z", "#f0e6cc", 7, 60),
    ]
    return [
        *mast, limb(-30, -40, 32, -74, -50, 28, -98, -90, 22, -106, -136, 17, -84, -170, 12, -66, -158, 6,
            colour=purple, bevel=11), limb(40, -40, 32, 82, -48, 28, 104, -84, 22, 112, -126, 16, 96, -154, 10, 82,
            -142, 5, colour=purple, bevel=11),
        part(loop(-66, -30, -60, -92, -46, -146, -14, -176, 22, -168, 42, -130, 50, -84, 58, -30, 0, -14), purple, 32,
            60, grain=0.2), *cups[:7],
        part(f"{ellipse(-36, -136, 8, 10)} {ellipse(-22, -154, 6, 8)} {ellipse(-46, -110, 6, 8)}", pale, 5, 20),
        paint(ellipse(2, -96, 36, 33), "#ffe9a0", 1.8, 1.3),
        part(ellipse(8, -95, 19, 21), "#e0803a", 9, 20, swell=0.3), dark("M8 -114 Q18 -95 8 -76 Q-2 -95 8 -114 Z"),
        paint(ellipse(2, -104, 5, 6), IVORY, 2, 0), part("M-36 -104 C-26 -138 32 -138 40 -102 Q2 -122 -36 -104 Z",
            darker(purple, 0.1), 8, 20),
        lines("M-44 -52 Q4 -34 48 -54", 4, "#4a2048"), limb(34, -46, 24, 78, -70, 21, 70, -150, 18, 40, -172, 15, 50,
            -196, 12, 76, -196, 6, colour=pale, bevel=9), *cups[7:], *wave(124, 30),
    ]


DRAWN = {f.__name__: f for f in (sharks, kraken)}
SIZES = {"kraken": 1.3}
