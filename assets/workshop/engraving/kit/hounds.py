"""Great hounds in profile: heads that look to the left, necks with a mane, forelegs.

The head's eye is near -20, -30, its nose at x = -250, its jaw hinge near 40, 110; the neck joins near 150, 60.
"""

from __future__ import annotations

import random

from ..palette import darker, lighter
from ..paths import ellipse, line, loop, tube
from ..shapes import NO_SHADOW, Dab, Ridge, Shadow, Shape, flat, placed
from .beasts import coat
from .goblins import fangs
from .monsters import IVORY, beast_eye, tooth_row

MAW = "#4a120f"


def hound_head(fur: str, iris: str, gape: float = 30.0, seed: int = 3, ear: str = "up", gum: str = "#8a3a34",
    shag: float = 1.0, maw: str = MAW) -> list[Shape]:
    """Return a snarling head; `gape` opens the jaw (units), `ear` is `up` or `back`, `maw` colours the throat."""
    dice = random.Random(seed)
    g = gape
    upper = loop(190, 30, 160, -66, 100, -116, 40, -112, -10, -86, -58, -50, -130, -26, -204, -8, -240, 10, -254, 34,
        -240, 56, -200, 60, -150, 62, -100, 72, -50, 90, 0, 112, 70, 128, 150, 110)
    forms = (Dab(-14, -70, 46, 16, 16, -16), Dab(-24, -26, 32, 24, -16), Dab(60, 20, 50, 54, 18),
        Dab(-150, 4, 66, 16, 10, -12), Dab(-130, 44, 60, 16, 9, 8), Dab(-60, 20, 26, 26, -8), Dab(80, -70, 44, 30, 8))
    snarl = tuple(Ridge(line(x, y, x + 14, y + 20, x + 8, y + 42), 8, -8) for x, y in ((-196, 0), (-170, -8), (-144,
        -14), (-118, -18), (-92, -18)))
    jaw = loop(60, 100, 0, 104, -60, 104 + g * 0.5, -130, 104 + g * 0.9, -190, 104 + g * 1.1, -222, 98 + g * 1.15, -226,
        116 + g * 1.15, -200, 136 + g * 1.1, -140, 146 + g, -70, 152 + g * 0.6, 10, 160, 70, 140)
    throat = loop(-234, 54, -150, 60, -50, 86, 20, 112, -10, 128, -70, 112 + g * 0.6, -140, 116 + g * 0.95,
        -220, 112 + g * 1.15)
    back = ear == "back"
    run = (110, -90, 74, 170, -130, 56, 246, -150, 4) if back else (84, -96, 76, 104, -170, 58, 96, -262, 3)
    inner = (118, -96, 40, 170, -130, 30, 226, -146, 2) if back else (82, -104, 40, 94, -170, 30, 94, -236, 2)
    return [
        *placed([Shape(tube(*run), darker(fur, 0.25), bevel=30, angle=30, grain=0.14)], 30, 10, 0.9),
        Shape(jaw, darker(fur, 0.12), bevel=30, angle=10, grain=0.12, ridges=(coat(dice, -200, 110 + g, 40, 150 + g, 26,
            18, 8),), shadow=Shadow(0.5, 6, 12, 8)),
        flat(throat, maw, tone=0.35 if maw == MAW else 1.7, ink=1.0 if maw == MAW else 0.1, contour=0.8),
        Shape(tube(-196, 100 + g, 22, -140, 92 + g * 0.8, 36, -60, 100 + g * 0.4, 34, 10, 112, 20), "#b8564e", bevel=14,
            angle=20, shadow=NO_SHADOW, ridges=(Ridge(line(-190, 98 + g, -120, 92 + g * 0.7, 0, 112), 6, -5),)),
        Shape(tube(-224, 106 + g * 1.1, 12, -140, 112 + g * 0.95, 12, -50, 110 + g * 0.5, 8), gum, bevel=6,
            shadow=NO_SHADOW, contour=0.6),
        *tooth_row((-40, 106 + g * 0.45, -110, 108 + g * 0.8, -176, 106 + g * 1.05), 6, 24, 9, seed=seed),
        *fangs(((-200, 108 + g * 1.1, 10, -46 - g * 0.2),), IVORY),
        Shape(upper, fur, bevel=70, angle=-22, grain=0.12, dabs=forms, ridges=(coat(dice, -90, -90, 170, 110,
            round(90 * shag), 28, 12), *snarl), shadow=Shadow(0.55, 6, 14, 9)),
        Shape(tube(-236, 56, 9, -150, 62, 12, -60, 88, 9, 6, 112, 5), gum, bevel=5, shadow=NO_SHADOW, contour=0.6),
        *tooth_row((-180, 62, -110, 72, -40, 96), 6, 26, 9, seed=seed + 1),
        *fangs(((-206, 58, 12, 60), (-232, 56, 6, 24), (-220, 57, 6, 20)), IVORY),
        Shape(loop(-262, 24, -252, 4, -228, 2, -216, 16, -226, 36, -250, 44), "#241c1a", bevel=16, angle=30, shine=0.6),
        flat(ellipse(-242, 28, 8, 5), "#0e0a08", tone=0.1),
        *placed(beast_eye(30, iris, fur, -0.25), -20, -26, 1.0, 12),
        Shape(tube(-66, -42, 10, -30, -60, 24, 20, -74, 22, 50, -64, 6), darker(fur, 0.1), bevel=11, angle=10,
        grain=0.12,
            shadow=Shadow(0.5, 3, 8, 5)),
        Shape(tube(*run), fur, bevel=34, angle=60, grain=0.12, ridges=(coat(dice, 60, -240, 200, -90, 26, 4, 18),),
            shadow=Shadow(0.5, 6, 10, 7)),
        Shape(tube(*inner), darker(lighter(fur, 0.2), 0.3), bevel=16, swell=-0.8, angle=40, contour=0.6,
        shadow=NO_SHADOW),
    ]


def hound_leg(fur: str, claw: str = "#241c16", length: float = 240.0) -> list[Shape]:
    """Return a foreleg from its shoulder at 0, 0 down to clawed toes."""
    h = length
    dice = random.Random(5)
    out = [Shape(tube(40, -60, 150, 6, h * 0.3, 96, 10, h * 0.62, 56, -6, h * 0.88, 52, -30, h, 50), fur, bevel=34,
        angle=76, grain=0.14, ridges=(coat(dice, -40, 0, 60, h * 0.9, 46, 4, 26),), contour=0.6, shadow=Shadow(0.35, 8,
        12, 10))]
    for i, x in enumerate((-58, -34, -8, 14)):
        out.append(Shape(tube(x + 16, h - 12, 30, x, h + 6, 30, x - 8, h + 14, 24), fur, bevel=14, angle=30 + 10 * i,
            grain=0.1, shadow=Shadow(0.4, 3, 4, 3)))
        out.append(Shape(tube(x - 10, h + 12, 14, x - 26, h + 18, 10, x - 36, h + 30, 1), claw, bevel=6, angle=50,
            shine=0.5))
    return out
