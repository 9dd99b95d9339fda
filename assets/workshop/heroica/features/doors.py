"""What stands in a passage: locked, magic and lair doors, gates that count, and walls, closed and after they gave
way."""

from __future__ import annotations

import random

from assets.workshop.engraving import Glow, Part, Ridge, flat, hollow
from assets.workshop.engraving.palette import mixed
from assets.workshop.engraving.paths import box, ellipse, polygon, rays
from assets.workshop.heroica.features.piece import GOLD, cut, hole

ARCH = "M-62 4 V-84 C-62 -128 62 -128 62 -84 V4 Z"
INNER = "M-46 4 V-80 C-46 -110 46 -110 46 -80 V4 Z"


def locked_door() -> Part:
    """A door of planks in a stone arch, with iron bands and a golden lock."""
    return [
        cut(ARCH, "#8f8b80", 9, 20, grain=0.2),
        cut(INNER, "#8a5a30", 7, 88, ridges=(Ridge("M-22 -100 V4 M0 -104 V4 M22 -100 V4", 4, -6),)),
        cut(box(-46, -70, 92, 12) + box(-46, -24, 92, 12), "#5d6670", 4, 0, shine=0.4),
        cut(ellipse(26, -42, 11), GOLD, 5, 0, shine=0.6),
        hole(ellipse(26, -45, 3.4) + box(24, -44, 4, 9)),
    ]


def locked_door_open() -> Part:
    """The same arch with its door swung inwards."""
    return [
        cut(ARCH, "#8f8b80", 9, 20, grain=0.2), hole(INNER, "#2a2220"),
        cut("M-46 4 V-80 C-44 -96 -30 -104 -22 -104 V-4 Z", "#8a5a30", 5, 88),
        cut("M-46 -70 L-22 -78 V-66 L-46 -58 Z M-46 -24 L-22 -28 V-16 L-46 -12 Z", "#5d6670", 3, 0),
    ]


def magic_door() -> Part:
    """A frame of old wood round a piece of night."""
    stars = " ".join(rays(x, y, 3, 9, 5) for x, y in ((-18, -70), (16, -40), (10, -86), (-20, -24)))
    return [
        cut("M-58 4 V-120 H58 V4 H42 V-104 H-42 V4 Z", "#7a5230", 7, 86, grain=0.2),
        flat("M-42 4 V-104 H42 V4 Z", "#57408a", tone=1.0, ink=0.6, contour=0.8),
        flat(stars, "#ffe8a0", ink=0, tone=2),
        cut("M-66 -118 H66 V-134 H-66 Z", "#8fae50", 6, 0, grain=0.4), cut(ellipse(30, -48, 7), GOLD, 4, 0, shine=0.6),
    ]


def magic_space() -> Part:
    """A ring of light on the ground."""
    outer = "M-62 -24 a62 24 0 1 0 124 0 a62 24 0 1 0 -124 0 Z M-46 -24 a46 16 0 1 0 92 0 a46 16 0 1 0 -92 0 Z"
    inner = "M-40 -24 a40 13 0 1 0 80 0 a40 13 0 1 0 -80 0 Z M-35 -24 a35 10.5 0 1 0 70 0 a35 10.5 0 1 0 -70 0 Z"
    return [flat(hollow(outer), "#b48af0", tone=1.5, ink=0.2, contour=0.8, glow=Glow("#b48af0", 10, 0.6)),
        flat(hollow(inner), "#f0e0ff", tone=1.8, ink=0)]


def lair_door() -> Part:
    """Two leaves of iron with the marks of claws on the inside of them, which show outside."""
    scars = "M-30 -94 L-12 -44 M-18 -98 L2 -46 M-4 -98 L14 -50"
    return [
        cut("M-66 4 V-112 L-40 -132 H40 L66 -112 V4 Z", "#5a4a48", 9, 20, grain=0.3),
        *(cut(box(x, -104, 50, 106), "#6f6a72", 7, 86, shine=0.3) for x in (-52, 2)),
        cut(box(-54, -92, 108, 9) + box(-54, -24, 108, 9), "#4a444c", 4, 4),
        *(cut(ellipse(x, y, 5), "#b8a890", 4, 0, shine=0.5) for x in (-44, -10, 10, 44) for y in (-87, -19)),
        flat(f'<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" d="{scars}"/>', "#f0c8a0",
            tone=1.4, ink=0, contour=0.8),
    ]


def lair_door_open() -> Part:
    """The same, torn open from within."""
    return [
        cut("M-66 4 V-112 L-40 -132 H40 L66 -112 V4 Z", "#5a4a48", 9, 20, grain=0.3), hole(box(-52, -104, 104, 108)),
        cut("M-52 4 V-104 L-30 -96 L-26 -50 L-36 -6 Z", "#6f6a72", 5, 86),
        cut("M52 4 V-104 L34 -92 L28 -40 L40 -4 Z", "#6f6a72", 5, 86),
        flat(ellipse(-8, -66, 5, 4) + ellipse(10, -66, 5, 4), "#ffb03a", tone=2, ink=0, glow=Glow("#ff8a2a", 8, 0.6)),
    ]


def gate() -> Part:
    """Two bronze leaves with bosses."""
    return [
        cut("M-64 4 V-96 H64 V4 Z", "#b08034", 9, 88, shine=0.4),
        *(cut(box(x, -86, 52, 80), "#c8963c", 6, 70, shine=0.4) for x in (-58, 6)),
        *(cut(ellipse(x, y, 7), "#e8c870", 5, 0, shine=0.6) for x in (-46, -18, 18, 46) for y in (-74, -18)),
        cut(box(-4, -98, 8, 102), "#7a5420", 3, 86),
    ]


def gate_open() -> Part:
    """The leaves have slid down: their upper edge is left in the ground."""
    return [cut(box(-64, -20, 128, 22), "#a8a090", 6, 4, grain=0.2), hole(box(-58, -14, 116, 12)),
        cut(box(-56, -12, 52, 8) + box(4, -12, 52, 8), "#c8963c", 3, 70, shine=0.4)]


def vault_door() -> Part:
    """A round door of steel with a wheel."""
    spokes = "M0 -94 V-30 M-32 -62 H32 M-22 -84 L22 -40 M22 -84 L-22 -40"
    return [
        cut(box(-64, -124, 128, 128), "#5f6872", 8, 20, grain=0.15), cut(ellipse(0, -62, 56), "#8f9aa4", 10, 50,
            shine=0.4),
        *(cut(ellipse(46 * x, -62 + 46 * y, 4.6), "#d8dee2", 3, 0, shine=0.6)
            for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))),
        cut(f'<path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" d="{spokes}"/>', GOLD, 3, 30,
            shine=0.5),
        cut(hollow(ellipse(0, -62, 26) + ellipse(0, -62, 19)), GOLD, 4, 30, shine=0.6), cut(ellipse(0, -62, 8),
            "#b8862c", 5, 0, shine=0.6),
    ]  # fmt: skip


def vault_door_open() -> Part:
    """The door stands open; what is behind it shines."""
    return [
        cut(box(-64, -124, 128, 128), "#5f6872", 8, 20, grain=0.15), hole(ellipse(0, -62, 56), "#2a2018"),
        cut("M-46 -32 Q-30 -58 -6 -52 Q22 -66 46 -32 Q20 -8 0 -8 Q-24 -8 -46 -32 Z", "#e8b83c", 8, 30, shine=0.7,
            tone=1.1,
            glow=Glow("#ffd860", 10, 0.4)),
        *(cut(ellipse(x, y, 8, 6), "#f4d060", 3, 20, shine=0.6) for x, y in ((-24, -38), (-4, -46), (16, -44), (6,
            -26), (30, -32))),
        cut(ellipse(-58, -62, 12, 54), "#8f9aa4", 6, 86, shine=0.4),
    ]


def frost_door() -> Part:
    """A hand of clear ice."""
    facets = "M-30 -110 L-8 -60 L-34 -8 M28 -114 L6 -64 L34 -16 M-8 -60 L6 -64"
    return [
        cut("M-62 4 L-64 -96 L-44 -120 L-8 -112 L22 -126 L58 -104 L62 4 Z", "#7cc4ea", 13, 76, shine=0.7, tone=0.98,
            ridges=(Ridge(facets, 4, -5),)),
        flat("M-40 -92 l16 -14 l8 8 l-20 24 Z M10 -98 l16 -8 l6 12 l-16 16 Z M-36 -30 l22 -26 l6 6 l-22 30 Z",
            "#ffffff",
            tone=2, ink=0, opacity=0.75),
        cut("M-66 4 q10 -18 26 -8 q14 -14 30 0 q18 -12 30 2 q16 -12 40 6 Z", "#f4fafc", 6, 30, tone=1.2),
    ]  # fmt: skip


def frost_door_broken() -> Part:
    """Its shards."""
    dice = random.Random(8)
    shards: list[str] = []
    for x in (-50, -30, -8, 14, 34, 52):
        high = dice.uniform(14, 34)
        shards.append(polygon(x - 11, 2, x - 5, -high, x + 8, -high * 0.6, x + 12, 2))
    return [cut(" ".join(shards), "#8fd0f0", 5, 76, shine=0.7, tone=1.2),
        cut("M-64 4 q20 -14 40 -4 q30 -14 50 0 q24 -8 38 4 Z", "#f4fafc", 5, 30, tone=1.2)]


def cobblestone_wall() -> Part:
    """A wall somebody piled up to keep something in."""
    dice = random.Random(4)
    found: Part = [cut("M-64 4 V-92 Q-30 -108 0 -98 Q34 -110 64 -94 V4 Z", "#5f5b54", 6, 20)]
    for row in range(4):
        for column in range(5):
            x, y = -50 + column * 25 + (12 if row % 2 else 0), -14 - row * 25
            if x < 60:
                tint = mixed("#a09a8a", ("#fff6dc", "#6f6a60")[dice.randrange(2)], dice.uniform(0, 0.35))
                found = [*found, cut(ellipse(x, y, 13.5 + dice.uniform(-1.5, 1.5), 12), tint, 8, dice.choice((20, 70)),
                    grain=0.15)]
    return found


def rubble() -> Part:
    """What is left of rocks, walls and boulders."""
    dice = random.Random(6)
    found: Part = []
    for x in (-44, -20, 4, 28, 48, -32, 16):
        r = dice.uniform(8, 15)
        corners = (x - r, 2, x - r * 0.7, -r, x + r * 0.3, -r * 1.3, x + r, -r * 0.4, x + r * 0.9, 3)
        found = [*found, cut(polygon(*corners), mixed("#9a9484", "#6a665c", dice.random() * 0.5), 5, 30, grain=0.25)]
    return found


def rocks() -> Part:
    """Fallen rocks."""
    parts = (
        (((-66, 0), (-62, -50), (-30, -66), (-4, -40), (0, 0)), "#9a9484", 20),
        (((4, 4), (0, -44), (34, -60), (66, -36), (64, 4)), "#8c8676", 60),
        (((-40, -34), (-26, -92), (12, -96), (34, -56), (10, -30)), "#aaa496", 40),
        (((-40, 8), (-30, -18), (0, -22), (14, 8)), "#b4ae9e", 10),
    )
    return [cut(polygon(*(n for point in points for n in point)), colour, 11, angle, grain=0.25) for points, colour,
        angle in parts]


def boulder() -> Part:
    """A round boulder, as high as a man."""
    return [
        cut("M-58 -8 Q-70 -60 -40 -98 Q0 -124 42 -98 Q70 -58 56 -8 Q30 12 0 8 Q-34 12 -58 -8 Z", "#a29a8a", 26, 40,
            grain=0.3,
            ridges=(Ridge("M-30 -80 l14 20 l-8 18 M20 -92 l-6 26 l14 14 M-10 -26 l18 -8", 5, -6),)),
        cut("M-42 -96 Q0 -122 40 -98 Q30 -88 12 -94 Q-6 -84 -18 -92 Q-32 -84 -42 -96 Z", "#8a9a54", 6, 30, grain=0.4),
    ]


DOORS = {
    "locked-door": (locked_door, 1.02), "locked-door-open": (locked_door_open, 1.02), "magic-door": (magic_door, 1.12),
    "magic-space": (magic_space, 0.36), "lair-door": (lair_door, 1.06), "lair-door-open": (lair_door_open, 1.06),
    "gate": (gate, 0.94), "gate-open": (gate_open, 0.2), "vault-door": (vault_door, 0.98),
    "vault-door-open": (vault_door_open, 0.98), "frost-door": (frost_door, 1.0),
        "frost-door-broken": (frost_door_broken, 0.34),
    "cobblestone-wall": (cobblestone_wall, 0.92), "rubble": (rubble, 0.22), "rocks": (rocks, 0.78),
        "boulder": (boulder, 0.9),
}  # fmt: skip
"""Each with how high it stands, in squares."""
