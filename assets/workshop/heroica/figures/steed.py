"""The wooden horse on wheels that goes under a mounted hero.

The hero stands behind it: his foot goes to x = 0, y = `SADDLE` of the horse.
"""

from __future__ import annotations

from assets.workshop.engraving.paths import ellipse, loop

from .cut import BLACK, Parts, dark, dot, folds, gold, laid, limb, lines, paint, part, slab

SADDLE = -52
COAT, MANE, RED = "#d8b07a", "#7a4a26", "#c4473a"


def wheel(x: float) -> Parts:
    """Return a painted wheel that stands on the ground."""
    spokes = " ".join(f"M{x + a} {-18 + b} L{x - a} {-18 - b}" for a, b in ((16, 0), (0, 16), (11, 11), (11, -11)))
    return [
        part(ellipse(x, -18, 21), RED, 7, 40), laid(ellipse(x, -18, 15), "#f0dcae", 5, 20),
        lines(spokes, 3.5, "#8f6434"), gold(ellipse(x, -18, 5), 3),
    ]


def horse() -> Parts:
    """Return the horse, looking right."""
    head = loop(58, -98, 70, -142, 88, -160, 112, -150, 128, -126, 122, -112, 104, -116, 96, -96, 84, -76)
    legs = " ".join(f"M{x} -70 L{x + 2} -26 h18 L{x + 24} -70 Z" for x in (-72, -44, 34, 60))
    return [
        limb(-70, -92, 16, -98, -84, 18, -104, -50, 12, -112, -36, 5, colour=MANE, bevel=7),
        part(legs, "#c49a62", 7, 86), slab(-96, -32, 192, 13, "#8f6434", 4, 2),
        part(loop(-84, -60, -84, -92, -56, -102, -20, -92, 20, -92, 52, -104, 80, -92, 84, -62, 40, -48, -40, -48),
            COAT, 22, 30), part(f"{head}", COAT, 16, 60),
        part("M84 -158 L82 -182 L98 -162 Z", COAT, 5, 80),
        part(loop(88, -166, 72, -158, 56, -128, 46, -98, 58, -92, 70, -112, 82, -140, 96, -156), MANE, 8, 60,
            ridges=folds("M58 -104 L70 -108", "M64 -124 L76 -128", "M72 -142 L86 -144", width=4)),
        part("M-34 -102 Q0 -84 34 -102 L40 -62 Q0 -48 -40 -62 Z", RED, 8, 84),
        laid("M-40 -70 Q0 -56 40 -70 L40 -62 Q0 -48 -40 -62 Z", "#e6b848", 4, 5),
        paint(ellipse(100, -142, 5, 6.5), BLACK, 0.2), dot(101.5, -144, 1.8, "#ffffff"),
        dark(ellipse(120, -122, 3)), lines("M108 -118 q8 4 14 2", 2.6),
        lines("M104 -148 L96 -114 M96 -130 L62 -112 Q40 -100 30 -98", 4.5, RED), *wheel(-58), *wheel(58),
    ]


DRAWN = {"horse": horse}
