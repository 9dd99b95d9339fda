"""Heroes who think first: wizard, druid, ranger, sage, priestess, cleric."""

from __future__ import annotations

from assets.workshop.engraving import placed, stroke
from assets.workshop.engraving.palette import GOLD
from assets.workshop.engraving.paths import ellipse, loop, polygon, rays

from .cut import (
    BRIGHT,
    WHITE,
    Parts,
    ball,
    dot,
    folds,
    gold,
    laid,
    limb,
    lines,
    lit,
    metal,
    paint,
    part,
    rod,
    slab,
)
from .gear import arrow, held, longbow, staff
from .people import DARK_SKIN, SKIN, arm, bald_shine, belt, cape, face, hood, legs, on, robe, round_belly, torso

STAR = "#ffe08a"


def wizard() -> Parts:
    """Return a thin old man in a star-patched coat, with a staff that holds a hooked light."""
    blue = "#44519c"
    hat = (
        "M-60 -14 Q0 -2 62 -16 Q46 -34 36 -36 L34 -70 Q14 -104 -22 -106 Q-4 -88 -26 -60 L-36 -34 Q-52 -30 -60 -14 Z"
    )
    beard = "M-32 12 Q-30 66 -6 96 Q20 74 36 14 Q20 22 6 18 Q-16 24 -32 12 Z"
    stars = ((-22, -40), (18, -26), (-4, -64), (24, -70), (-30, -14))
    head = [
        *face(SKIN, "#cfcabc", "none"),
        part(beard, "#eeeade", 12, 84, ridges=folds("M-12 24 L-6 80", "M10 24 L2 84", width=6, height=-5)),
        part(hat, blue, 12, 60), laid("M-37 -34 Q0 -24 37 -36 v10 Q0 -12 -40 -22 Z", "#e6b848", 4, 0),
        paint(rays(-2, -58, 4, 11, 5, 10), STAR),
    ]
    return [
        *robe(blue, 1.0, trim="#e6b848"), *(paint(rays(x, y, 3, 8, 5, 20), STAR, contour=0.4) for x, y in stars),
        *arm(blue, SKIN, -28, -102, -46, -80, -34, -62),
        limb(58, 4, 9, 60, -120, 8, 54, -190, 9, 72, -206, 9, 82, -190, 6, colour="#7a5230", bevel=5, angle=86),
        lit(ellipse(68, -186, 11), "#ffe08a", 10, 0.9), *arm(blue, SKIN, 28, -102, 50, -96, 60, -92), *on(head),
    ]


def wren(x: float, y: float) -> Parts:
    """Return a small bird."""
    return placed([part(loop(-16, 2, -6, -10, 8, -8, 14, 2, 2, 12, -10, 12), "#a86a3a", 7, 20),
        part("M-12 4 L-28 -8 L-14 -6 Z", "#7a4a26", 3, 40), part(polygon(12, -1, 22, 2, 12, 6), "#e0a030", 2, 0),
        dot(5, -2, 2.4)], x, y)


def druid() -> Parts:
    """Return a hooded green figure with an antler staff and a wren on the shoulder."""
    green = "#4f7a3c"
    antlers = [limb(-58, -136, 9, -74, -170, 7, -70, -206, 3, colour="#d8c49a", bevel=4),
        limb(-58, -140, 9, -44, -172, 7, -50, -210, 3, colour="#d8c49a", bevel=4),
        limb(-70, -168, 6, -90, -188, 3, colour="#d8c49a", bevel=3),
        limb(-47, -170, 6, -28, -188, 3, colour="#d8c49a", bevel=3)]
    leaves = [
        laid(f"M{x} {y} q10 -14 22 -6 q-6 14 -22 6 Z", "#9cc45a", 4, 40) for x,
        y in ((-22, -34), (-2, -54), (12, -40))
    ]
    beard = "M-26 26 Q6 70 34 26 Q20 34 4 26 Q-12 34 -26 26 Z"
    return [
        *robe(green, 1.05, trim="#b8934c"), *staff("M-60 4 L-58 -140"), *antlers,
        *arm(green, SKIN, -28, -102, -46, -96, -58, -92), *arm(green, SKIN, 28, -102, 50, -90, 66, -86),
        *on([*face(SKIN, "#4a5a2a"), *hood(green), part(beard, "#8a5a32", 9, 80), *leaves]),
        *placed(wren(0, 0), 68, -108, 1.25),
    ]


def ranger() -> Parts:
    """Return a long cloak with a longbow taller than the man and a collar of fox fur."""
    green, jerkin = "#6a7d45", "#a9824e"
    fur = loop(-42, -106, -20, -124, 10, -116, 38, -122, 48, -102, 20, -90, -10, -88)
    return [
        *cape("#44643c", 1.0), *legs("#7a5a3a", "#5a3c24"), *torso(jerkin), *belt(-56, 36),
        rod("M-34 -120 L-52 -176", 13, "#7a5230"),
        paint("M-56 -180 l-6 -18 l8 6 l4 -12 l4 12 l8 -6 l-4 18 Z", "#f1e8d0"),
        *held(longbow(), 91, -104), *arm(jerkin, SKIN, 30, -102, 60, -104, 88, -104),
        *arm(jerkin, SKIN, -28, -102, -20, -92, 14, -98), *held(arrow(), 10, -100, -3),
        *on([*face(SKIN, "#7a3d1c", "flat"), part("M-38 34 C-58 -20 -40 -58 2 -54 C40 -54 50 -20 38 34 "
        "C46 -6 30 -26 8 -28 C-18 -28 -30 -6 -38 34 Z", green, 12, 60)]), part(fur, "#d0702c", 9, 30, grain=0.4),
    ]


def sage() -> Parts:
    """Return a round woman with spectacles, satchels, and a hook on a telescoping rod."""
    plum, grey = "#7a4a6e", "#cfc6b8"
    glass = [part(stroke(ellipse(x, 2, 12), 3.6), GOLD, 2, 20, shine=0.5) for x in (-8, 21)]
    pole = [rod("M66 -40 L74 -110", 9, "#a87a3a"), metal(stroke("M74 -108 L80 -164", 6.5), "#c8a860", 3, 86),
        metal(stroke("M80 -164 L84 -200", 4.5), BRIGHT, 2, 86),
        metal(stroke("M84 -198 q2 -20 18 -18 q14 4 8 20 q-4 8 -12 6", 5), BRIGHT, 3)]
    satchel = [
        slab(-16, -14, 32, 28, "#a8743c", 6, 20), laid("M-17 -15 H17 V-2 Q0 8 -17 -2 Z", "#8a5a2e", 5, 10),
        gold(ellipse(0, 2, 4), 3),
    ]
    head = [
        ball(-6, -42, 19, 17, colour=grey, angle=30), *face("#e4ab80", "#8a8070"), *glass,
        lines("M4 0 q2 -3 5 0 M-20 0 L-34 -6", 3, "#a87a2a"),
        part("M-38 10 C-48 -46 44 -52 40 8 C34 -16 20 -28 2 -26 C-18 -28 -32 -12 -38 10 Z", grey, 10, 60),
    ]
    return [
        *robe(plum, 1.22, trim="#d8b060"), *round_belly(plum, -56, 46, 40),
        lines("M-40 -104 Q0 -60 46 -40 M38 -106 Q-10 -70 -50 -48", 6, "#6b4a2e"),
        *placed(satchel, -50, -42), *placed(satchel, 42, -34, 0.9),
        *placed([slab(-8, -12, 20, 24, "#f0e2ba", 4, 0)], -2, -66, 1, -8),
        *arm(plum, SKIN, -34, -100, -56, -84, -58, -62), *pole, *arm(plum, SKIN, 34, -100, 58, -88, 70, -78), *on(head),
    ]


def priestess() -> Parts:
    """Return a shaven-headed woman in a white stole, bearing a bowl of red light."""
    white, wine = "#f4efe2", "#9a3a48"
    stole = "M-30 -112 Q-14 -96 -10 -80 L-14 -8 L-30 -6 L-30 -70 Z M30 -112 Q14 -96 10 -80 L14 -8 L30 -6 L30 -70 Z"
    bowl = "M-30 -6 H30 Q28 20 10 24 H-10 Q-28 20 -30 -6 Z"
    light = [lit("M-24 -8 Q-16 -34 -6 -28 Q-4 -58 6 -42 Q16 -44 14 -30 Q26 -24 24 -8 Z", "#ff5a48", 12, 0.9),
        paint("M-10 -8 Q-6 -26 2 -20 Q10 -24 12 -8 Z", "#ffd9a0", 2, 0)]
    head = [*face(DARK_SKIN, "#3a1f14", "flat"), *bald_shine(), dot(4, -22, 4, "#e0463a"), gold(ellipse(-35, 18, 5), 3)]
    return [
        *robe(wine, 1.02, trim="#e0b860"), part(stole, white, 6, 84),
        *(paint(rays(x, -24, 2.6, 7, 4, 45), "#c8402f", 1, 0.4) for x in (-22, 22)),
        *on(head), part("M-36 -104 Q0 -84 36 -104 L34 -116 Q0 -98 -34 -116 Z", white, 5, 10),
        *arm(wine, DARK_SKIN, -32, -100, -54, -82, -44, -58), *placed(light, 66, -92, 1.15),
        *arm(wine, DARK_SKIN, 30, -100, 50, -72, 64, -66), *placed([gold(bowl, 8, 30)], 66, -90),
    ]


def vial(x: float, y: float, colour: str, size: float = 1.0) -> Parts:
    """Return a labelled vial that hangs from its neck."""
    return placed([laid("M-4 -12 h8 v9 q9 4 9 16 q0 12 -13 12 q-13 0 -13 -12 q0 -12 9 -16 Z", colour, 6, 40, shine=0.5),
        slab(-5, -17, 10, 6, "#a87a4a"), paint("M-8 8 h16 v8 h-16 Z", WHITE, 1.5, 0.4)], x, y, size)


def cleric() -> Parts:
    """Return a stout man in a brown habit who carries a chest of vials on a yoke."""
    brown, rope = "#8a5c34", "#e8d5a0"
    yoke = [
        rod("M-84 -104 Q0 -132 84 -104", 10, "#6b4a2e", 10),
        lines("M-82 -104 V-74 M82 -104 V-74 M-68 -108 V-74 M68 -108 V-74", 3, "#d8c090"),
    ]
    chest = [slab(-24, -2, 48, 34, "#a8743c", 6, 0), slab(-26, -6, 52, 9, "#7a5230", 4, 0)]
    tonsure = (
        "M-38 14 C-43 -8 -38 -24 -25 -30 C-14 -21 16 -21 26 -29 C39 -22 44 -6 40 14 C37 -4 30 -12 4 -13 "
        "C-22 -12 -34 -4 -38 14 Z"
    )
    head = [*face("#eeb68a", "#6a4020", nose=1.25), part(tonsure, "#8a5426", 8, 60), *bald_shine(0, -28)]
    left = [*vial(-13, -14, "#d8463a"), *vial(12, -14, "#4f9a3c"), *chest]
    right = [*vial(-13, -14, "#3f7fd0"), *vial(12, -14, "#e8b030"), *chest]
    return [
        *yoke, *robe(brown, 1.26, trim="#6a4426"), *round_belly(brown, -54, 50, 44),
        laid("M-46 -46 Q0 -28 46 -46 V-36 Q0 -18 -46 -36 Z", rope, 4, 0),
        lines("M8 -30 l4 26 M16 -32 l8 24", 4, rope), *arm(brown, "#eeb68a", -38, -100, -60, -88, -58, -110),
        *arm(brown, "#eeb68a", 38, -100, 60, -88, 58, -110),
        part("M-38 -104 Q0 -78 38 -104 L34 -120 Q0 -98 -34 -120 Z", "#7a4f2c", 8, 20),
        *on(head), *placed(left, -76, -70), *placed(right, 76, -70),
    ]


DRAWN = {f.__name__: f for f in (wizard, druid, ranger, sage, priestess, cleric)}
