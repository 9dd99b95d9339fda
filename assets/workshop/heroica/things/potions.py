"""The six potions: each a bottle of a shape of its own, so that they are told apart without colour."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Shape, drawn, flat, stroke
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, polygon, tube
from assets.workshop.heroica.things.piece import IRON, cut, dot, glint, mark, metal

CORK = "#9a6a3c"
GLINT = "M-26 -62 q2 -18 15 -20 q-8 19 -5 38 q-10 -2 -10 -18 Z"


def bottle(body: str, colour: str, neck: float = -84, tall: float = 28, cork: str | None = CORK) -> list[Shape]:
    """A bottle's neck, body, what is in it, and its cork; `neck` is where the neck begins, `tall` how high it is."""
    glass = lighter(colour, 0.34)
    made = [cut(box(-12, neck - tall, 24, tall + 8), glass, 5, 80, shine=0.5), cut(body, colour, 17, 70, shine=0.75),
        cut(box(-17, neck - tall - 4, 34, 10), glass, 4, 4)]
    if cork:
        made.insert(0, cut(polygon(-13, neck - tall - 22, 13, neck - tall - 22, 11, neck - tall, -11, neck - tall),
            cork,
            5, 10, grain=0.2))
    return made


def life() -> list[Shape]:
    """A heart, sealed with wax."""
    heart = "M0 4 C-34 -22 -64 -42 -56 -76 C-46 -104 -14 -100 0 -82 C14 -100 46 -104 56 -76 C64 -42 34 -22 0 4 Z"
    wax = ("M-17 -120 C-20 -142 20 -142 17 -120 C18 -108 12 -112 10 -118 C6 -106 -2 -104 -4 -116 C-10 -106 -18 -110 "
        "-17 -120 Z")
    return [*bottle(heart, "#d23a3a", -80, 30, None), cut(wax, "#8e1f24", 7, 20, shine=0.4), glint(GLINT)]


def luck() -> list[Shape]:
    """A round flask with a clover for a stopper, a die at its bottom."""
    clover = " ".join(ellipse(x, y, 13) for x, y in ((-13, -130), (13, -130), (0, -148)))
    die = [cut(polygon(-18, -30, 4, -36, 16, -16, -8, -8), "#fbf3dc", 3, 20, shadow=NO_SHADOW), dot(-10, -26, 2.6),
        dot(2, -24, 2.6), dot(6, -16, 2.6), dot(-4, -15, 2.6)]
    return [cut(tube(0, -112, 5, 0, -134, 5), "#5f8a34", 2, 80), cut(clover, "#7cc24a", 7, 30),
        *bottle(ellipse(0, -48, 50), "#4fa447", -90, 22, None), *die, glint(GLINT)]


def speed() -> list[Shape]:
    """A swept flask with a feather on its label."""
    body = ("M-40 0 H44 C60 -32 44 -58 26 -78 C18 -90 22 -104 34 -120 L10 -128 C-6 -108 -10 -92 -14 -78 C-26 -58 -56 "
        "-34 -40 0 Z")
    label = cut("M-24 -46 L30 -54 L36 -18 L-20 -12 Z", "#fbf0d0", 3, 4, shadow=NO_SHADOW)
    feather = flat("M-10 -20 C-8 -44 12 -52 26 -48 C24 -34 8 -24 -10 -20 Z", "#c4473a", tone=1.0, contour=0.8)
    return [cut(polygon(6, -148, 30, -140, 28, -118, 6, -124), CORK, 5, 10), cut(body, "#f0c030", 17, 60, shine=0.7),
        label, feather, drawn("M-14 -18 L24 -46", 2, "#5a1f18"), glint("M-4 -84 q4 -18 14 -26 q0 16 -4 26 Z")]


def strength() -> list[Shape]:
    """A squat flask of iron with a fist on it."""
    body = "M-54 0 L-60 -66 L-40 -94 H40 L60 -66 L54 0 Z"
    fist = ("M-24 -24 V-46 C-24 -62 -8 -58 -8 -52 C-6 -64 8 -62 8 -52 C10 -62 22 -58 22 -48 C30 -52 34 -44 32 -36 "
        "C32 -20 24 -14 20 -12 V-2 H-16 V-12 C-20 -14 -24 -18 -24 -24 Z")
    bolts = [metal(ellipse(x, y, 5), "#cfd6da", 4) for x in (-46, 46) for y in (-62, -12)]
    return [*bottle(body, "#87929b", -92, 20), metal(box(-58, -78, 116, 9), IRON, 4, 0), *bolts,
        cut(fist, "#e8d2a4", 6, 50), drawn("M-8 -52 V-38 M8 -52 V-38 M22 -46 V-34 M-22 -28 Q0 -20 22 -30", 2.6,
        "#5a3a22")]


def defense() -> list[Shape]:
    """A shield with a cross."""
    body = "M-54 -92 Q0 -104 54 -92 V-48 C52 -20 22 -4 0 6 C-22 -4 -52 -20 -54 -48 Z"
    cross = flat("M-6 -80 H6 V-58 H30 V-46 H6 V-14 H-6 V-46 H-30 V-58 H-6 Z", "#f4e8c8", tone=1.4, ink=0.2, contour=0.9)
    return [*bottle(body, "#3f78c8", -94, 24), cross, glint("M-44 -80 q16 -6 22 -6 q-12 16 -14 32 q-10 -6 -8 -26 Z")]


def frost() -> list[Shape]:
    """An icicle, white with rime."""
    body = "M0 8 L-20 -18 L-34 -46 L-24 -94 H24 L34 -46 L20 -18 Z"
    facets = drawn("M-24 -94 L-10 -46 L0 6 M24 -94 L12 -46 L0 6 M-34 -46 L-10 -46 L12 -46 L34 -46", 2.2, "#7fa8c0")
    rime = "M-26 -96 C-30 -84 -22 -74 -18 -82 C-14 -66 -6 -72 -4 -82 C2 -68 10 -70 12 -82 C18 -72 30 -78 26 -96 Z"
    flake = stroke("M0 -38 V-10 M-12 -31 L12 -17 M12 -31 L-12 -17", 3.4)
    return [*bottle(body, "#cfe8f2", -92, 26, None), facets, cut(rime, "#ffffff", 5, 10, ink=0.4),
        cut("M-16 -120 L-8 -146 L0 -128 L8 -150 L17 -120 Z", "#bfe2f2", 5, 70, shine=0.6),
        mark(flake, darker("#6fa8d0", 0.1), 0.9), glint("M-20 -66 l8 -18 l2 26 l-6 12 Z")]


DRAWN = {"life": life, "luck": luck, "speed": speed, "strength": strength, "defense": defense, "frost": frost}
