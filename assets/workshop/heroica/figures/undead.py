"""Those who should rest: druid without a face, mummy, zombie, vampire, skeleton, the keeper of the portal."""

from __future__ import annotations

from assets.workshop.engraving import hollow, placed, stroke
from assets.workshop.engraving.paths import ellipse, loop, rays

from .cut import (
    BLACK,
    IVORY,
    Parts,
    dark,
    dot,
    eyes,
    fangs,
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
from .gear import held, sickle, sword
from .people import arm, legs, on, robe, torso

BONE = "#efe4c4"


def cowl(colour: str, glow: str) -> Parts:
    """Return a hood with nothing in it but two lights."""
    return [
        part("M-44 44 C-70 -20 -44 -66 -4 -78 C42 -66 60 -20 44 44 Q0 60 -44 44 Z", colour, 16, 60),
        paint(ellipse(4, 4, 27, 33), "#0f0b12", 0.05), lit(f"{ellipse(-6, 0, 5.5, 4.5)} {ellipse(16, 0, 5.5, 4.5)}",
            glow, 6, 0.5),
    ]


def dark_druid() -> Parts:
    """Return a black hood without a face, with a sickle of thorn."""
    black = "#3f3a4a"
    thorns = [
        laid(f"M{x} {y} l{dx} -14 l7 9 Z", "#8fa85a", 3, 80) for x, y,
        dx in ((-38, -30, -6), (-16, -58, 0), (26, -52, 8))
    ]
    return [
        *robe(black, 1.1, trim="#6a4a7a"), *held(sickle(), 80, -84), *arm(black, "#b8b09a", 28, -102, 56, -92, 80, -86),
        *arm(black, "#b8b09a", -28, -102, -50, -80, -40, -58), *on([*cowl(black, "#b6ff6a"), *thorns]),
    ]


def portal_keeper() -> Parts:
    """Return a robe with a hole where the body is."""
    violet = "#6a4fa8"
    outer = "M-30 -118 C-62 -70 -66 -40 -74 0 Q0 12 76 0 C66 -40 62 -70 30 -118 Q0 -128 -30 -118 Z"
    hole = "M0 -98 C30 -98 42 -74 40 -52 C38 -28 18 -16 0 -16 C-18 -16 -38 -28 -40 -52 C-42 -74 -30 -98 0 -98 Z"
    collar = "M-58 -108 L-40 -168 L-14 -122 Q2 -112 18 -122 L48 -168 L62 -108 Q0 -78 -58 -108 Z"
    return [
        paint(hole, "#1c1440", 0.25), *(paint(rays(x, y, 2, r, 4), "#d8f0ff", 2, 0)
            for x, y, r in ((-18, -70, 7), (14, -82, 5), (20, -44, 8), (-12, -36, 5), (2, -58, 4))),
        part(hollow(f"{outer} {hole}"), violet, 16, 82), part(stroke(hole, 6), "#7fe0e8", 3, 20, tone=1.4),
        laid("M-74 -1 Q0 12 76 -1 L71 -15 Q0 -2 -70 -15 Z", "#e0b84a", 5, 10),
        limb(-36, -100, 24, -70, -82, 22, -88, -108, 24, colour=violet),
        limb(36, -100, 24, 70, -82, 22, 90, -108, 24, colour=violet),
        *(lit(rays(x, -124, 5, 14, 6), "#9ff4ff", 8, 0.8) for x in (-90, 92)), part(collar, "#4a3580", 8, 60),
        *on([part("M-32 30 C-48 -26 -26 -58 4 -60 C36 -56 50 -24 36 30 Q4 50 -32 30 Z", violet, 13, 60),
            paint(ellipse(6, 2, 24, 30), "#150f30", 0.1),
        paint(ellipse(6, 0, 15, 11), "#9ff4ff", 2, 0.8), dot(9, 0, 6), gold("M6 -66 L16 -50 L6 -36 L-4 -50 Z", 4)]),
    ]


def mummy() -> Parts:
    """Return a figure in trailing bandages with one eye free."""
    cloth, line = "#e6d8b0", "#a08a58"
    wraps = (
        "M-34 -100 Q0 -84 34 -102 M-36 -84 Q0 -70 36 -86 M-36 -68 Q0 -54 36 -70 M-34 -52 L30 -40 M-28 -34 h20 M10 "
        "-32 h22 M-28 -20 h20 M12 -18 h20"
    )
    head = [
        part(ellipse(0, 0, 36, 38), cloth, 26, 60, swell=0.4),
        lines("M-34 -16 Q4 -4 34 -20 M-30 -26 Q2 -34 30 -26 M-36 14 Q0 28 34 14 M-28 26 Q4 34 28 26 M-35 2 L-6 12", 3,
            line),
        dark("M-22 -4 Q10 -14 34 -2 Q36 12 14 12 Q-16 14 -22 -4 Z"), lit(ellipse(16, 2, 9, 8), "#ffd84a", 5, 0.5),
        dot(18, 2, 4),
        laid("M-18 -8 L2 -10 L-4 14 L-18 8 Z", cloth, 3, 40),
    ]
    trail = [limb(-58, -60, 9, -84, -40, 10, -78, -12, 9, -104, 2, 6, colour=cloth, bevel=4),
        limb(96, -92, 8, 104, -66, 9, 94, -44, 5, colour=cloth, bevel=4),
        limb(-20, -160, 10, -54, -176, 10, -64, -150, 6, colour=cloth, bevel=4)]
    return [
        *trail, *legs(cloth, "#cdbb8a", 1.05), *torso(cloth, 1.08), lines(wraps, 3, line),
        limb(-32, -100, 22, -56, -78, 20, -58, -58, 16, colour=cloth),
        limb(28, -100, 22, 62, -100, 20, 96, -98, 17, colour=cloth),
        lines("M46 -110 l6 18 M62 -110 l4 20 M78 -108 l2 18", 3, line), part(ellipse(99, -98, 12), "#b8a878", 8, 40),
        *on(head),
    ]


def zombie() -> Parts:
    """Return a slumped figure with a spade in its back."""
    skin, shirt = "#9fb48a", "#6a7f96"
    spade = [
        rod("M0 0 V-80", 8), metal("M-18 0 H18 V26 Q14 44 0 52 Q-14 44 -18 26 Z", "#8a949c", 6),
        slab(-16, -88, 32, 10, "#8a5a2e"),
    ]
    head = [
        part(ellipse(0, 0, 34, 35), skin, 26, 60, swell=0.4),
        paint(f"{ellipse(-4, 0, 10, 10)} {ellipse(21, 2, 8, 9)}", IVORY, 1.7, 0.9), dot(-2, 2, 3), dot(20, -1, 3),
        dark("M-4 18 Q12 12 28 20 Q24 34 8 32 Z", "#4a2a2a"), fangs(((4, 18), (20, 19)), 8),
        lines("M-16 -14 l16 2 M14 -12 l16 6", 4, "#4a5a3a"), lines("M-26 -22 l14 10 M-24 -12 l8 -10", 3, "#b5382a"),
        part("M-34 -8 C-40 -40 -4 -44 10 -36 L6 -24 L-6 -30 L-14 -16 L-22 -24 Z", "#4a4238", 6, 60),
    ]
    body = [*torso(shirt, 1.0, -108, -44), dark("M-10 -100 l10 14 l-6 10 l12 4 l-4 -26 Z", "#4a5a68")]
    return [
        *placed(spade, -46, -106, 1, -38), *legs("#6b5a48", "#4a3a2a"),
        part("M-32 -22 L-26 -6 L-18 -20 L-8 -8 L-6 -26 Z", skin, 4, 80), *placed(body, 4, -2, 1, 7),
        *arm(shirt, skin, 30, -94, 66, -76, 74, -46, width=18),
        *arm(shirt, skin, -20, -96, 20, -78, 50, -40, width=18), *on(head, -128, 24),
    ]


def vampire_lord() -> Parts:
    """Return a tall cloak with a high collar and a pale hand."""
    cloak, red, pale = "#3a3446", "#b02a34", "#e6e0dc"
    sweep = "M-26 -150 C-62 -100 -70 -40 -80 2 Q-40 -8 -20 4 Q0 -6 22 4 Q44 -8 70 2 C62 -40 56 -100 26 -150 Z"
    collar = "M-52 -120 L-50 -186 L-22 -140 H22 L52 -186 L50 -118 Q0 -96 -52 -120 Z"
    head = [
        part(loop(-28, -14, 0, -34, 28, -16, 28, 14, 14, 32, 0, 38, -14, 32, -28, 12), pale, 24, 60, swell=0.4),
        part("M-32 2 C-40 -44 40 -48 36 2 L26 -14 L6 0 L-14 -16 L-26 -10 Z", "#221a24", 7, 70),
        *eyes(-5, 18, 4, 6, "#ff5a4a", 1), lines("M-16 -8 l16 6 M26 -10 l-14 6", 3.6, BLACK),
        lines("M-6 20 q12 5 22 -1", 3, "#7a1a20"), fangs(((-1, 21), (13, 21)), 9),
    ]
    return [
        part(collar, red, 7, 60),
        part(sweep, cloak, 20, 84, ridges=folds("M-40 -90 L-56 0", "M36 -90 L50 0", "M-20 -60 L-24 0")),
        part("M-10 -138 L10 -138 L20 -20 Q0 -8 -20 -20 Z", "#f1ece4", 9, 84),
        laid("M-24 -138 L-6 -132 L-12 -24 L-30 -30 Z M24 -138 L6 -132 L12 -24 L30 -30 Z", red, 5, 84),
        gold(ellipse(0, -118, 7), 4), dot(0, -118, 3, "#c8202a"),
        limb(22, -126, 30, 58, -118, 28, 78, -142, 26, colour=cloak, bevel=12),
        part(ellipse(84, -154, 11, 12), pale, 8, 40),
        *(limb(84 + d, -158, 6, 84 + 2.1 * d, -184 + abs(d), 3.5, colour=pale, bevel=2) for d in (-7, -1, 5, 11)),
        *on(head, -166, 0, 0.98),
    ]


def skeleton() -> Parts:
    """Return a skeleton with a notched sword."""
    ribs = " ".join(f"M-{w} {y} Q0 {y + 13} {w} {y}" for y, w in ((-104, 26), (-90, 27), (-76, 23)))
    head = [
        part(loop(-34, -4, -26, -30, 2, -38, 30, -28, 37, -2, 28, 16, 22, 34, -14, 34, -22, 16), BONE, 24, 55,
            swell=0.45), dark(f"{ellipse(-8, 0, 10, 11)} {ellipse(20, 0, 9, 10)} M4 12 l5 -7 l5 7 Z"),
        dot(-6, 1, 4, "#ffd84a"), dot(22, 1, 4, "#ffd84a"),
        lines("M-12 23 h34 M-4 18 v12 M5 18 v12 M14 18 v12", 3, "#4a3a20"),
    ]
    notched = [
        metal("M-7 -8 L-7 -40 L-1 -44 L-7 -50 L-6 -76 L0 -80 L-6 -86 L-5 -110 L1 -124 L7 -108 V-66 L1 -60 L7 -54 "
            "V-8 Z", "#b8b0a0", 5, 86), *sword(0, 0)[1:],
    ]
    return [
        limb(-14, -50, 11, -18, -26, 12, -18, -6, 10, colour=BONE, bevel=5),
        limb(14, -50, 11, 20, -26, 12, 20, -6, 10, colour=BONE, bevel=5),
        part("M-32 3 q2 -14 22 -12 v12 Z M10 3 v-12 q22 -2 26 12 Z", BONE, 5, 10),
        limb(0, -112, 12, 0, -50, 13, colour=BONE, bevel=6), part(stroke(ribs, 8), BONE, 4, 0),
        part(loop(-28, -58, -8, -54, 8, -54, 28, -58, 20, -40, 0, -34, -20, -40), BONE, 8, 20),
        part(stroke("M-34 -110 Q0 -122 34 -110", 9), BONE, 4, 0),
        limb(34, -108, 11, 54, -88, 10, 64, -72, 9, colour=BONE, bevel=5), *held(notched, 66, -64, 14),
        part(ellipse(66, -66, 9), BONE, 6, 40),
        limb(-34, -108, 11, -52, -84, 10, -44, -56, 9, colour=BONE, bevel=5),
        part(ellipse(-43, -54, 10), BONE, 6, 40), *on(head),
    ]


DRAWN = {f.__name__: f for f in (dark_druid, portal_keeper, mummy, zombie, vampire_lord, skeleton)}
