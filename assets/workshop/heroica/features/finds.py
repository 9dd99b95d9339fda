"""What is found on a space: chests, coffins, cyclones, the rift, the summit, the King in his chair, a cushion."""

from __future__ import annotations

import math

from assets.workshop.engraving import Glow, Part, Shape, flat, placed
from assets.workshop.engraving.palette import lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.heroica.features.piece import GOLD, IRON, WOOD, cut, hole


def _body(colour: str, band: str) -> list[Shape]:
    """The lower half of a chest."""
    return [cut("M-58 0 V-52 H58 V0 Z", colour, 8, 4, grain=0.15),
        *(cut(box(x, -52, 18, 53), band, 4, 86, shine=0.4) for x in (-50, 32))]


def chest(colour: str = WOOD, band: str = IRON) -> Part:
    """A chest that is shut."""
    return [
        *_body(colour, band), cut("M-62 -48 C-62 -100 62 -100 62 -48 Z", lighter(colour, 0.1), 22, 6, grain=0.12),
        *(cut(f"M{x} -46 C{x} -66 {x + 2} -82 {x + 3} -86 H{x + 15} C{x + 17} -78 {x + 18} -60 {x + 18} -46 Z", band,
            4, 86,
            shine=0.4) for x in (-50, 32)),
        cut(box(-13, -64, 26, 32), GOLD, 5, 45, shine=0.6), hole(ellipse(0, -50, 4) + box(-2, -49, 4, 9)),
    ]  # fmt: skip


def chest_open(colour: str = WOOD, band: str = IRON, full: bool = True) -> Part:
    """A chest whose lid is up, with something golden in it or nothing."""
    lid = cut("M-60 -56 L-54 -112 Q0 -132 54 -112 L60 -56 Z", lighter(colour, 0.05), 8, 6, grain=0.12)
    inside = hole("M-54 -60 L-48 -104 Q0 -120 48 -104 L54 -60 Z", "#4a2f1c", 0.35)
    mouth = hole(box(-54, -66, 108, 18), "#2a1a10")
    heap: list[Shape] = []
    if full:
        heap = [cut("M-50 -50 Q-30 -80 -4 -74 Q24 -86 50 -50 Z", "#e8b83c", 8, 30, shine=0.7, tone=1.15,
            glow=Glow("#ffe080", 12, 0.5))]
        heap += [cut(ellipse(x, y, 8, 6), "#f4d060", 3, 20, shine=0.6) for x, y in ((-28, -62), (-6, -70), (18, -68),
            (34, -58))]
    return [lid, inside, mouth, *heap, *_body(colour, band), cut(box(-11, -52, 22, 18), GOLD, 4, 45, shine=0.6)]


PURPLE, BRIGHT = "#7a3f6a", "#e0b040"


def treasure() -> Part:
    """The King's Treasure: a chest with a crown on its lid."""
    crown = "M-22 -88 L-26 -112 L-12 -100 L0 -118 L12 -100 L26 -112 L22 -88 Z"
    return [*chest(PURPLE, BRIGHT), cut(crown, GOLD, 5, 20, shine=0.6), flat(ellipse(0, -95, 3.4), "#d8424a", ink=0,
        tone=1.3)]


def treasure_open() -> Part:
    """The same, open and full."""
    return chest_open(PURPLE, BRIGHT)


def treasure_empty() -> Part:
    """The same, and the rats were first."""
    return chest_open(PURPLE, BRIGHT, full=False)


def chest_empty() -> Part:
    """A chest that has been searched."""
    return chest_open(full=False)


COFFIN = "M-24 -104 L24 -104 L44 -66 L30 4 L-30 4 L-44 -66 Z"


def coffin() -> Part:
    """A coffin that is shut."""
    return placed([
        cut(COFFIN, "#6f5a48", 9, 80, grain=0.2), cut("M-18 -96 L18 -96 L34 -65 L23 -5 L-23 -5 L-34 -65 Z", "#8a705a",
            8, 84, grain=0.2),
        cut("M-5 -86 H5 V-66 H18 V-56 H5 V-22 H-5 V-56 H-18 V-66 H-5 Z", "#c8bca0", 3, 60),
    ], 0, 0, 1, 0)  # fmt: skip


def coffin_open() -> Part:
    """The same with its lid pushed aside: nobody is in it."""
    return [
        cut(COFFIN, "#6f5a48", 9, 80, grain=0.2), hole("M-18 -96 L18 -96 L34 -65 L23 -5 L-23 -5 L-34 -65 Z", "#2a2028"),
        flat("M-20 -8 L-30 -60 L-10 -90 L-6 -60 Z", "#8a2f3a", tone=0.6, ink=0.6, contour=0.5),
        *placed([cut("M-18 -90 L18 -90 L34 -60 L23 0 L-23 0 L-34 -60 Z", "#8a705a", 8, 84, grain=0.2)], 46, 2, 0.9, 22),
    ]  # fmt: skip


def cyclone(frame: int) -> Part:
    """A whirl of wind in one of three phases."""
    found: list[Shape] = []
    for ring in range(6):
        y, r = -8 - ring * 20, 12 + ring * 9.5
        shift = 7 * math.sin((ring + frame * 2) * 1.05)
        start = frame * 2.1 + ring * 0.9
        points = [(shift + r * math.cos(start + k * 0.55), y + r * 0.3 * math.sin(start + k * 0.55)) for k in range(9)]
        run = tube(*(n for k, (x, yy) in enumerate(points) for n in (x, yy, 3 + 9 * math.sin(math.pi * k / 8))))
        found.append(cut(run, ("#cdd6ea", "#a8b4d4", "#e6ebf6")[ring % 3], 4, 8, tone=1.1))
    return found


def rift(frame: int) -> Part:
    """A tear in the place, in one of three phases."""
    wave = (0, 6, -6)[frame]
    edge = loop(0, -128, 16 + wave, -96, 8, -70, 22 - wave, -40, 4, 2, -14, -34, -6 - wave, -66, -20, -94)
    inner = loop(0, -112, 8 + wave, -92, 2, -68, 12 - wave, -42, 1, -10, -6, -38, -1 - wave, -66, -10, -92)
    stars = " ".join(rays(x, y, 1.6, 5, 4) for x, y in ((-2, -94 + wave), (4, -54), (-1, -30 - wave)))
    return [flat(edge, "#c070f0", tone=1.6, ink=0.2, contour=1.0, glow=Glow("#b060f0", 14, 0.7)),
        flat(inner, "#1c1440", tone=0.2, contour=0.8), flat(stars, "#fff0d0", tone=2, ink=0)]


def summit() -> Part:
    """A bowl of stone at the top of the mountain, fire in it."""
    return [
        cut("M-60 6 L-40 -34 H40 L60 6 Z", "#54495a", 9, 20, grain=0.3), cut("M-46 -34 Q0 -6 46 -34 L38 -50 H-38 Z",
            "#6f6470", 6, 10, grain=0.2),
        flat("M-34 -48 q-6 -20 8 -34 q2 10 8 12 q2 -26 18 -42 q4 22 12 30 q6 -4 8 -12 q18 22 14 46 Z", "#f0802a",
            tone=1.6, ink=0.3, contour=1,
            glow=Glow("#ffb03a", 14, 0.6)),
        flat("M-16 -48 q-2 -16 8 -24 q6 -10 10 -20 q10 20 16 26 q4 10 -2 18 Z", "#ffe88a", tone=2, ink=0),
    ]


def king(bound: bool) -> Part:
    """The King in a chair: tied to it, or with his arms up."""
    tied = "M-26 -58 Q-44 -46 -34 -32 M26 -58 Q44 -46 34 -32"
    raised = "M-26 -58 Q-50 -70 -52 -96 M26 -58 Q50 -70 52 -96"
    arms = tied if bound else raised
    found = [
        cut("M-44 4 V-104 Q0 -128 44 -104 V4 H32 V-20 H-32 V4 Z", "#7a5230", 7, 86, grain=0.15),
        cut("M-32 -18 Q-40 -66 -16 -72 H16 Q40 -66 32 -18 Z", "#8a2f4a", 12, 70),
        cut("M-8 -70 H8 V-20 H-8 Z", "#f2e6cc", 4, 86),
        cut(f'<path fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" d="{arms}"/>', "#8a2f4a", 5, 60),
        cut(ellipse(0, -92, 22, 22), "#ecc7a0", 11, 40),
        cut("M-20 -86 Q-18 -58 0 -56 Q18 -58 20 -86 Q8 -78 0 -82 Q-8 -78 -20 -86 Z", "#e8e2d8", 6, 80),
        flat(ellipse(-7, -94, 3.6, 4.6) + ellipse(7, -94, 3.6, 4.6), "#120a06", tone=0.0, ink=1),
        cut("M-20 -108 L-24 -130 L-11 -119 L0 -134 L11 -119 L24 -130 L20 -108 Z", GOLD, 5, 20, shine=0.6),
    ]
    if bound:
        ropes = "M-34 -56 Q0 -46 34 -56 M-36 -42 Q0 -32 36 -42 M-34 -28 Q0 -18 34 -28"
        found.append(cut(f'<path fill="none" stroke="#fff" stroke-width="6" d="{ropes}"/>', "#d8b878", 3, 30))
    return found


def cushion() -> Part:
    """A wine-red cushion with a golden edge, for a relic."""
    outer = "M-56 -16 Q-60 -42 -34 -42 H34 Q60 -42 56 -16 Q60 4 34 4 H-34 Q-60 4 -56 -16 Z"
    inner = "M-48 -18 Q-50 -36 -30 -36 H30 Q50 -36 48 -18 Q50 -3 30 -3 H-30 Q-50 -3 -48 -18 Z"
    tassels = ellipse(-56, -34, 6) + ellipse(56, -34, 6) + ellipse(-56, -2, 6) + ellipse(56, -2, 6)
    return [cut(outer, GOLD, 6, 20, shine=0.5), cut(tassels, GOLD, 4, 60), cut(inner, "#6a2540", 12, 30)]


def start_flag() -> Part:
    """A small flag for a goal space."""
    return [cut(tube(0, 2, 7, 0, -110, 5), WOOD, 3, 86), cut(polygon(3, -112, 56, -94, 3, -74), "#c4473a", 5, 20)]


FINDS = {
    "chest": (chest, 0.66), "chest-open": (chest_open, 0.86), "chest-empty": (chest_empty, 0.86),
        "kings-treasure": (treasure, 0.82),
    "kings-treasure-open": (treasure_open, 0.9), "kings-treasure-empty": (treasure_empty, 0.9), "coffin": (coffin,
        0.86),
    "coffin-open": (coffin_open, 0.86), **{f"cyclone-{n + 1}": (lambda n=n: cyclone(n), 0.98) for n in range(3)},
    **{f"rift-{n + 1}": (lambda n=n: rift(n), 1.04) for n in range(3)}, "summit": (summit, 0.92),
    "king-bound": (lambda: king(True), 1.04), "king-free": (lambda: king(False), 1.04), "cushion": (cushion, 0.34),
    "goal-flag": (start_flag, 0.9),
}  # fmt: skip
"""Each with how high it stands, in squares."""
