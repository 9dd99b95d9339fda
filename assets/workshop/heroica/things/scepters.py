"""The relics on a stick: six scepters and the faerie wand, told apart by their heads."""

from __future__ import annotations

from assets.workshop.engraving import Glow, Shape, drawn, flat, hollow
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.heroica.things.piece import BRASS, cut, dot, glint, mark, metal, tilted


def handle(colour: str, top: float = -78, knob: str = BRASS) -> list[Shape]:
    """A short thick shaft with a collar at its top and a knob at its foot."""
    return [cut(tube(0, -4, 15, 0, top, 15), colour, 7, 86), metal(ellipse(0, 0, 11), knob, 7),
        metal(box(-14, top - 6, 28, 12), knob, 5, 0)]


def summoning() -> list[Shape]:
    """A scepter with a small cage."""
    cage = hollow("M-38 -84 C-58 -124 -38 -164 0 -168 C38 -164 58 -124 38 -84 Z M-8 -94 H-24 C-34 -122 -26 -142 -8 "
        "-150 Z "
        "M8 -94 H24 C34 -122 26 -142 8 -150 Z")
    inside = [flat(loop(-30, -96, -38, -124, 0, -154, 38, -124, 30, -96), "#4a3468", tone=0.6, ink=0.5),
        dot(-8, -122, 5, "#ffe070"), dot(10, -122, 5, "#ffe070")]
    return tilted([*handle("#6a4a8a"), *inside, metal(cage), metal(ellipse(0, -170, 8))], 16, 0.94, 70)


def frost() -> list[Shape]:
    """A scepter of blue ice."""
    crown = polygon(-12, -84, -44, -118, -26, -122, -30, -152, -10, -134, 0, -178, 10, -134, 30, -152, 26, -122, 44,
        -118,
        12, -84)
    return tilted([cut(polygon(-9, 0, 0, 12, 9, 0, 8, -82, -8, -82), "#8fc4e4", 7, 80, shine=0.6),
        cut(crown, "#a8d8f0", 10, 70, shine=0.7), drawn("M0 -170 L0 -92 M-26 -122 L-4 -94 M26 -122 L4 -94", 2.4,
        "#5a94bc"),
        cut(polygon(-18, -84, 18, -84, 12, -70, -12, -70), "#dff2fa", 4, 10, shine=0.5),
        glint("M-6 -150 l6 -18 l2 40 l-8 8 Z")], 16, 0.92, 74)


def death() -> list[Shape]:
    """A scepter with a jawbone."""
    jaw = ("M-50 -150 C-64 -104 -36 -78 0 -78 C36 -78 64 -104 50 -150 L32 -150 C38 -118 24 -100 0 -100 C-24 -100 -38 "
        "-118 -32 -150 Z")
    teeth = " ".join(polygon(x - 5, y + 6, x, y - 13, x + 5, y + 6) for x, y in ((-28, -116), (-17, -106), (-6, -102),
        (6, -102), (17, -106), (28, -116)))
    return tilted([*handle("#3a3240", -66, "#8f8676"), cut(teeth, "#fbf3dc", 3, 70), cut(jaw, "#e4d6b0", 9, 60),
        dot(-42, -130, 3.4), dot(42, -130, 3.4), cut(ellipse(0, -66, 14, 9), "#8e1f24", 6, 10, shine=0.5)], 14, 0.98,
        66)


def dragon_scale() -> list[Shape]:
    """A scepter that holds one black scale."""
    claws = f"{tube(-8, -84, 10, -40, -104, 9, -34, -136, 4)} {tube(8, -84, 10, 40, -104, 9, 34, -136, 4)}"
    scale = "M0 -178 C34 -156 34 -116 0 -88 C-34 -116 -34 -156 0 -178 Z"
    return tilted([*handle("#8a3a2c"), cut(scale, "#3a3644", 14, 70, shine=0.8),
        drawn("M0 -170 V-98 M-18 -142 Q0 -120 18 "
        "-142", 2.6, "#8a86a0"), metal(claws), glint("M-12 -146 q2 -14 10 -18 q-4 12 -2 22 Z")], 16, 0.92, 72)


def heroica() -> list[Shape]:
    """The scepter of Heroica: a sun that bursts."""
    sun = [flat(rays(0, -126, 26, 54, 12, -90), "#f5b82e", tone=1.5, ink=0.4, contour=1.1, glow=Glow("#ffd860", 8,
        0.5)),
        metal(ellipse(0, -126, 27), "#f8d868", 18, 30), *[dot(x, -130, 3.4, "#7a4a10") for x in (-9, 9)],
        drawn("M-9 -118 q9 8 18 0", 3, "#7a4a10")]
    return tilted([*handle("#c4473a", -70), *sun, metal(ellipse(0, -50, 9), "#3f78c8", 6)], 14, 0.98, 66)


def youth() -> list[Shape]:
    """A scepter with a cradle for a knob."""
    cradle = "M-50 -132 Q-44 -84 0 -82 Q44 -84 50 -132 Q26 -112 0 -112 Q-26 -112 -50 -132 Z"
    hood = "M-50 -132 C-52 -166 -16 -172 -4 -138 Q-24 -128 -34 -120 Z"
    child = [cut(ellipse(12, -128, 17), "#f2d8b0", 11, 30), dot(7, -130, 2.4), dot(19, -130, 2.4),
        drawn("M9 -122 q4 4 8 0",
        2, "#7a2f22")]
    return tilted([*handle("#c8a040", -76), *child, cut(cradle, "#d67a9c", 11, 20), cut(hood, "#f0b4c8", 9, 60),
        drawn("M-40 -112 Q0 -90 40 -112", 2.6, "#8a3a5a")], 14, 0.96, 70)


def faerie() -> list[Shape]:
    """A wand with the wings of a moth."""
    upper = ("M0 -96 C-20 -158 -78 -168 -84 -128 C-84 -104 -44 -92 0 -96 Z M0 -96 C20 -158 78 -168 84 -128 C84 -104 "
        "44 -92 0 -96 Z")
    lower = ("M0 -94 C-40 -92 -60 -76 -48 -56 C-32 -48 -10 -70 0 -94 Z M0 -94 C40 -92 60 -76 48 -56 C32 -48 10 -70 0 "
        "-94 Z")
    eyes = [mark(ellipse(x, -128, 12), "#7a4a86", 0.7) for x in (-54, 54)] + [mark(ellipse(x, -128, 5), "#ffe070", 1.6)
        for x in (-54, 54)]
    return tilted([cut(tube(0, 0, 10, 4, -50, 9, 0, -120, 7), "#8a5a8a", 5, 86), cut(lower, "#d8b0c8", 8, 60),
        cut(upper, "#f0dcae", 10, 60), *eyes, cut(tube(0, -84, 9, 0, -118, 7), "#5a3a4a", 4, 86),
        drawn("M0 -118 Q-6 -140 "
        "-18 -148 M0 -118 Q6 -140 18 -148", 3, "#5a3a4a")], 8, 1.0, 60)


DRAWN = {"scepter-of-summoning": summoning, "frost-scepter": frost, "scepter-of-death": death,
    "scepter-of-the-dragon-scale": dragon_scale, "scepter-of-heroica": heroica, "sceptor-of-youth": youth,
    "faerie-wand": faerie}
