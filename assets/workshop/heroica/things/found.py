"""What lies about in the levels and is carried home: gold, key, torch, dynamite, egg, grenade, bead, trophy string."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Glow, Shape, drawn, flat, hollow, placed
from assets.workshop.engraving.paths import box, ellipse, loop, rays, tube
from assets.workshop.heroica.things.piece import BRASS, IRON, cut, dot, glint, mark, metal

FIRE, CORE = "#f0802a", "#ffe88a"
STAG = ("M-4 26 C-16 18 -18 2 -12 -8 C-22 -12 -30 -22 -28 -36 C-22 -24 -16 -22 -12 -20 C-14 -28 -14 -36 -10 -42 "
    "C-8 -32 -8 -24 -4 -18 H4 C8 -24 8 -32 10 -42 C14 -36 14 -28 12 -20 C16 -22 22 -24 28 -36 C30 -22 22 -12 12 -8 "
    "C18 2 16 18 4 26 Q0 30 -4 26 Z")
"""The head of a stag from the front, its antlers up."""


def gold() -> list[Shape]:
    """One thick coin with a stag."""
    return [metal(ellipse(3, -52, 56), "#a8741c", 8, 20), metal(ellipse(0, -56, 56), "#e2b23c", 9, 20,
        shadow=NO_SHADOW),
        cut(ellipse(0, -56, 44), "#f2cc54", 5, 70, shadow=NO_SHADOW), *placed([flat(STAG, "#7a5210", tone=0.7, ink=0.4,
        contour=0.8)], 0, -50, 1.0)]


def key() -> list[Shape]:
    """A key with a long bow, lying."""
    ring = hollow(f"{ellipse(-46, -40, 32)} {ellipse(-46, -40, 15)}")
    return placed([metal("M-18 -48 H86 V-32 H74 V-6 H60 V-20 H52 V-10 H38 V-32 H-18 Z", BRASS, 6, 0),
        metal(ring, BRASS, 9), metal(ellipse(-16, -40, 9), "#f0d070", 6)], 0, -30)


def torch() -> list[Shape]:
    """A torch of pitch, burning."""
    tongue = "M-26 -84 C-46 -120 -8 -128 0 -164 C28 -136 52 -116 30 -84 Q2 -70 -26 -84 Z"
    inner = "M-12 -86 C-20 -108 0 -112 5 -134 C20 -116 28 -104 18 -86 Q4 -80 -12 -86 Z"
    return [cut(tube(-8, 0, 14, 4, -72, 20), "#7a5230", 6, 80), cut("M-22 -86 L30 -84 L22 -56 L-12 -56 Z", "#4a3a30", 6,
        0),
        metal(box(-14, -62, 38, 9), IRON, 4, 0), flat(tongue, FIRE, tone=1.5, ink=0.3, contour=1.1,
        glow=Glow("#ffb03a", 12, 0.5)), flat(inner, CORE, ink=0, tone=2)]


def dynamite() -> list[Shape]:
    """Three sticks and one fuse."""
    sticks = [cut(box(x, -86, 27, 86), "#c83a2c", 10, 86, shadow=NO_SHADOW) for x in (-42, -14, 14)]
    tops = [cut(ellipse(x + 13.5, -86, 13, 5), "#e8c89a", 3, 4, shadow=NO_SHADOW) for x in (-42, -14, 14)]
    return [*sticks, *tops, cut(box(-46, -58, 92, 14), "#3a2c22", 4, 0), cut(box(-46, -26, 92, 10), "#3a2c22", 4, 0),
        drawn("M0 -88 C2 -116 26 -110 34 -130", 5, "#5a4632"),
        flat(rays(36, -138, 8, 26, 7), "#ffd24a", ink=0, tone=2, contour=1), flat(rays(36, -138, 4, 11, 5), "#ffffff",
        ink=0, tone=2)]


def egg() -> list[Shape]:
    """A viper's egg: leathery, speckled."""
    shell = loop(0, -128, 34, -104, 52, -56, 42, -14, 0, 2, -42, -14, -52, -56, -34, -104)
    spots = [mark(ellipse(x, y, r, r * 0.8), "#6d7a34", 0.6) for x, y, r in ((-22, -84, 8), (12, -100, 6), (26, -66, 9),
        (-8, -56, 6), (-34, -42, 7), (6, -26, 8), (34, -30, 5), (-18, -16, 5), (-2, -116, 4))]
    return [cut(shell, "#dcd09a", 30, 60, swell=0.8, grain=0.2), *spots, drawn("M14 -128 q-4 14 6 22 q-6 8 2 16", 2.6,
        "#5a5a2c"), glint("M-30 -76 q2 -22 16 -28 q-8 16 -8 30 Z")]


def grenade() -> list[Shape]:
    """A small round bomb with a crest and a pin."""
    crest = "M-6 -104 V-122 H-20 V-134 H-6 V-150 H6 V-134 H20 V-122 H6 V-104 Z"
    return [metal(crest, BRASS, 5, 40), metal(box(-20, -112, 40, 14), "#b8862c", 5, 0),
        metal(ellipse(0, -50, 52), "#c99a3a", 26, 50, swell=0.8), metal(box(-52, -58, 104, 14), "#8a3a34", 4, 0),
        *[metal(ellipse(x, -51, 7), "#f2d880", 5) for x in (-34, 0, 34)],
        metal(hollow(f"{ellipse(46, -104, 20)} {ellipse(46, -104, 12)}"), "#b9c2c8", 4), drawn("M20 -104 H30", 5,
        "#8a949a"), glint("M-34 -74 q8 -16 22 -18 q-12 10 -14 22 Z")]


def bead() -> list[Shape]:
    """A token of damage: one red bead of a boss's string."""
    return [metal(ellipse(0, -50, 50), "#c8322c", 34, 30, swell=0.8), dot(0, -50, 12, "#4a1210"),
        glint("M-30 -66 q6 -20 24 -24 q-12 12 -14 28 Z")]


def trophy() -> list[Shape]:
    """The string on which trophies hang: cord, knot, a claw and a feather."""
    cord = tube(-74, -118, 7, -40, -90, 7, 0, -80, 7, 40, -90, 7, 74, -118, 7)
    claw = "M-34 -84 C-52 -52 -46 -16 -14 0 C-24 -22 -22 -52 -16 -80 Z"
    feather = "M22 -82 C10 -50 16 -18 36 2 C52 -26 48 -60 34 -86 Z"
    pegs = [cut(ellipse(x, -122, 13), "#9a6a3c", 8, 30) for x in (-76, 76)]
    return [cut(cord, "#d8c090", 3, 20), *pegs, cut(claw, "#f0e4c4", 10, 70), cut(feather, "#3f78a8", 8, 60),
        drawn("M28 -82 Q24 -40 36 -2 M26 -58 l-7 10 M27 -40 l-8 9 M34 -56 l8 8", 2.4, "#1f3f5a"),
        metal(ellipse(-26, -84, 9), BRASS), metal(ellipse(28, -85, 9), BRASS), metal(ellipse(2, -72, 13), "#c8322c", 9),
        drawn("M2 -84 V-80", 3)]


DRAWN = {"gold": gold, "key": key, "torch": torch, "dynamite": dynamite, "egg": egg, "grenade": grenade, "bead": bead,
    "trophy": trophy}
