"""What toy people hold: blades, shafts, shields, bows. Each is drawn upright round its grip at 0, 0."""

from __future__ import annotations

from assets.workshop.engraving import placed, stroke
from assets.workshop.engraving.paths import box, ellipse, polygon

from .cut import BRIGHT, IVORY, LEATHER, STEEL, WOOD, Parts, gold, laid, lines, metal, paint, part, rod, slab


def held(gear: Parts, x: float, y: float, turn: float = 0, size: float = 1.0) -> Parts:
    """Return the gear with its grip at x, y, leaning right by `turn` degrees."""
    return placed(gear, x, y, size, turn)


def sword(length: float = 112, width: float = 14, blade: str = BRIGHT) -> Parts:
    """Return a straight sword."""
    w = width / 2
    outline = polygon(-w, -8, w, -8, w - 1, -length, 0, -length - 18, -w + 1, -length)
    return [metal(outline, blade, 6, 86), gold(box(-19, -13, 38, 9), 4, 0), slab(-5, -5, 10, 20, LEATHER)]


def knife() -> Parts:
    """Return a short knife."""
    return [metal("M-5 0 L-4 -46 L0 -58 L5 -46 L5 0 Z", bevel=4), part(box(-11, 0, 22, 6), "#d9ad4c", 3, 0)]


def rapier() -> Parts:
    """Return a rapier with a basket."""
    return [metal(polygon(-3.5, -8, 3.5, -8, 1, -124, -1, -124), BRIGHT, 3, 86),
        part(stroke("M-11 -6 q-5 18 9 22", 4.5), "#d9ad4c", 3, 0, shine=0.5), gold(ellipse(0, -9, 16, 5), 4, 0)]


def rusty_blade() -> Parts:
    """Return a notched blade that widens to its end."""
    return [metal("M-6 0 L-8 -26 L-4 -30 L-9 -44 L-9 -62 L8 -84 L8 0 Z", "#b09a80", 5),
        part("M-13 0 h28 v7 h-28 Z", LEATHER, 3, 0)]


def cleaver() -> Parts:
    """Return a broad chopping blade."""
    return [metal("M-5 0 V-24 L-8 -30 V-84 Q20 -82 26 -54 Q26 -36 8 -26 L5 0 Z", bevel=6), slab(-5, -4, 10, 24, WOOD)]


def spear(top: float = 196, bottom: float = 70, head: str = STEEL) -> Parts:
    """Return a spear that reaches `top` above and `bottom` below the grip."""
    tip = f"M0 {-top - 38} L12 {-top - 6} L0 {-top + 8} L-12 {-top - 6} Z"
    return [rod(f"M0 {bottom} V{-top}", 7.5), metal(tip, head, 6)]


def trident(top: float = 168, bottom: float = 72, colour: str = "#e8c860", shaft: str = "#3f7f8a") -> Parts:
    """Return a trident."""
    prongs = (
        f"M-4 {-top + 2} V{-top - 10} H-24 V{-top - 38} L-18 {-top - 46} L-14 {-top - 38} V{-top - 20} H-4 "
        f"V{-top - 50} L1 {-top - 60} L6 {-top - 50} V{-top - 20} H16 V{-top - 38} L20 {-top - 46} L26 {-top - 38} "
        f"V{-top - 10} H6 V{-top + 2} Z"
    )
    return [rod(f"M1 {bottom} V{-top}", 8, shaft), metal(prongs, colour, 5)]


def double_ax(top: float = 128, bottom: float = 72) -> Parts:
    """Return a two-handed ax with two blades."""
    t = -top
    right = f"M2 {t + 4} C40 {t - 20} 52 {t + 32} 38 {t + 68} C30 {t + 50} 14 {t + 46} 4 {t + 50} Z"
    left = f"M0 {t + 4} C-38 {t - 20} -50 {t + 32} -36 {t + 68} C-28 {t + 50} -12 {t + 46} -2 {t + 50} Z"
    return [rod(f"M0 {bottom} V{t}", 9.5, "#6b4a2e"), metal(right, bevel=8), metal(left, bevel=8)]


def halberd(top: float = 190, bottom: float = 70) -> Parts:
    """Return a halberd, its blade to the right."""
    t = -top
    blade = (
        f"M3 {t + 50} L6 {t + 36} C24 {t + 46} 40 {t + 40} 46 {t + 26} C40 {t + 4} 34 {t - 2} 6 {t + 8} L0 {t - 28} Z"
    )
    hook = f"M-2 {t + 12} L-26 {t + 30} L-4 {t + 32} Z"
    return [rod(f"M0 {bottom} V{t + 10}", 8), metal(f"{blade} {hook}", bevel=6)]


def longbow() -> Parts:
    """Return a strung longbow whose grip is the middle of the wood, the string to its left."""
    return [
        part(stroke("M-40 -106 C12 -56 12 54 -40 106", 9), WOOD, 4, 86),
        lines("M-40 -106 L-46 0 L-40 106", 2.6, "#e9dfc4"),
    ]


def arrow(length: float = 102) -> Parts:
    """Return an arrow that flies right, its nock at 0, 0."""
    return [part(f"M0 -3 L{length} -5 V1 L0 3 Z", "#c9a66a", 3, 0),
        metal(f"M{length - 4} -10 l22 8 l-20 8 Z", bevel=3), paint("M-4 -6 L14 -3 L-2 0 L14 3 L-4 7 Z", IVORY, 1.4)]


def cutlass() -> Parts:
    """Return a cutlass that bends to the right."""
    return [metal("M-8 0 C26 -22 42 -62 38 -102 C18 -62 6 -30 -10 -12 Z", BRIGHT, 6),
        part(stroke("M-12 -16 q24 6 20 26", 6), "#d9ad4c", 3, 0, shine=0.5)]


def sickle(blade: str = "#9fb07a") -> Parts:
    """Return a long sickle, its blade to the left."""
    return [
        rod("M2 90 L0 -56", 8, "#5a4030"), metal("M0 -56 C28 -106 -32 -140 -66 -120 C-28 -120 -10 -92 -12 -66 Z",
            blade, 7),
    ]


def heater_shield(colour: str, sign: str = "", ink: str = "#f4e8c6") -> Parts:
    """Return a shield with a rim of steel and a painted sign."""
    found = [metal("M-28 -36 H28 V2 C28 30 8 42 0 48 C-8 42 -28 30 -28 2 Z", "#cdd5da", 7),
        laid("M-21 -29 H21 V2 C21 24 6 34 0 39 C-6 34 -21 24 -21 2 Z", colour, 6, 70)]
    return [*found, paint(sign, ink)] if sign else found


TOWER = "M-10 18 v-34 h5 v6 h3 v-6 h5 v6 h3 v-6 h4 v34 Z"


def round_shield(radius: float, rim: str, field: str) -> Parts:
    """Return a round shield."""
    return [part(ellipse(0, 0, radius), rim, 10, 30, shine=0.5), laid(ellipse(0, 0, radius * 0.76), field, 8, 60)]


def staff(path: str, width: float = 9, colour: str = "#7a5230") -> Parts:
    """Return a grown staff along a path."""
    return [rod(path, width, colour)]
