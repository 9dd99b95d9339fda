"""Dragons: the hatchling in its egg, the Dragon Lord and his golden child in four facings.

`profile` looks right; `front` comes to the eye, its tail behind; `back` goes away, its tail before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from assets.workshop.engraving import placed
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, loop

from .cut import IVORY, Parts, dark, dot, fangs, folds, laid, limb, lines, lit, paint, part


@dataclass(frozen=True)
class Hide:
    """The colours of a dragon; a `young` one has a larger head and smaller wings."""

    scales: str
    belly: str
    wing: str
    horn: str
    eye: str
    young: bool = False


LORD = Hide("#c4402f", "#f0c070", "#8f2a2c", "#f2e4bc", "#ffe24a")
GOLDEN = Hide("#e6b83a", "#fff0b8", "#d08a2a", "#fff6dc", "#7fe0e8", young=True)
GREEN = Hide("#5fa05a", "#f0e2a0", "#3f7f6a", "#f2e4bc", "#ffb03a", young=True)


def head(hide: Hide) -> Parts:
    """Return the head in profile, looking right, round 0, 0."""
    h = hide
    return [
        part("M-18 -26 C-36 -50 -62 -58 -84 -54 C-64 -42 -48 -26 -36 -8 Z M2 -32 C-10 -58 -30 -72 -52 -74 C-36 -56 "
            "-22 -40 -16 -22 Z", h.horn, 7, 50), part("M-30 8 L-62 14 L-34 24 Z", h.wing, 5, 20),
        part(loop(-36, 0, -28, -28, 2, -38, 30, -32, 58, -20, 88, -22, 96, -4, 84, 8, 40, 10, 10, 26, -26, 26),
            h.scales, 22, 45), part(loop(4, 22, 40, 16, 78, 18, 84, 28, 50, 36, 10, 38), h.scales, 9, 20),
        dark("M90 6 Q52 8 30 14 Q56 22 82 20 Z", "#5a1418"), fangs(((82, 6), (68, 8), (54, 10)), 9),
        fangs(((74, 21), (58, 21)), -8), dot(88, -12, 3), part("M14 -30 L24 -52 L34 -28 Z", h.horn, 4, 60),
        paint(ellipse(6, -14, 13, 12), h.eye, 1.9, 1.1), dot(11, -13, 5.5),
        paint(ellipse(36, -18, 9, 9), h.eye, 1.9, 1.1), dot(40, -17, 4),
        lines("M-10 -28 L18 -24 M28 -30 L48 -24", 5, darker(h.scales, 0.5)),
    ]


def wing(hide: Hide) -> Parts:
    """Return a raised wing that spreads to the left of its shoulder at 0, 0."""
    skin = (
        "M0 0 C-10 -56 0 -96 18 -128 C-20 -122 -58 -112 -92 -84 C-80 -74 -78 -62 -80 -48 C-66 -50 -54 -42 -50 -28 "
        "C-38 -32 -26 -22 -22 -6 Z"
    )
    bones = [
        limb(0, 0, 14, 2, -60, 11, 18, -130, 6, colour=hide.scales, bevel=5),
        *(limb(16, -124, 8, *tip, 4, colour=hide.scales, bevel=4)
            for tip in ((-40, -104, 7, -90, -84), (-30, -86, 6, -78, -50), (-14, -70, 6, -50, -30))),
    ]
    return [
        part(skin, hide.wing, 9, 50, ridges=folds("M14 -118 L-78 -50", "M14 -114 L-50 -30", width=5, height=5)),
        *bones,
    ]


def spikes(points: tuple[tuple[float, float], ...], colour: str, size: float = 20) -> Parts:
    """Return a crest of plates on a back."""
    return [
        part(f"M{x - size * 0.5} {y + 6} L{x - size * 0.25} {y - size} L{x + size * 0.6} {y + 6} Z", colour, 4,
            70) for x, y in points
    ]


def profile(hide: Hide) -> Parts:
    """Return a dragon that looks right, its tail up on the left."""
    return placed(_profile(hide), -5, 0, 0.92) if hide.young else placed(_profile(hide), 0, 0, 0.97)


def _profile(hide: Hide) -> Parts:
    h, size = hide, 0.98 if hide.young else 0.86
    claws = (
        "M-64 6 l6 -10 l6 10 Z M-46 6 l6 -10 l6 10 Z M-28 6 l6 -10 l4 10 Z M34 6 l6 -10 l6 10 Z M52 6 l6 -10 l6 10 Z"
    )
    spread = 0.72 if h.young else 1.0
    return [
        *placed(wing(h), 24, -96, spread * 0.86, 26), limb(-30, -46, 48, -78, -34, 34, -112, -40, 24, -122, -84, 16,
            -104, -124, 10, colour=h.scales, bevel=14), part("M-106 -112 L-122 -154 L-96 -142 L-74 -156 L-92 -116 Z",
            h.wing, 6, 60), *spikes(((-60, -58), (-86, -58), (-104, -66)), h.horn, 16),
        limb(44, -60, 32, 50, -30, 26, 46, -10, 22, colour=darker(h.scales, 0.2)),
        part(loop(-66, -34, -62, -78, -30, -104, 20, -108, 58, -92, 66, -58, 40, -30, -20, -22), h.scales, 26, 35),
        limb(44, -84, 50, 62, -118, 40, 54, -152, 34, colour=h.scales, bevel=16),
        laid(loop(2, -28, 30, -44, 48, -78, 62, -110, 72, -140, 78, -116, 76, -78, 58, -42, 24, -22), h.belly, 10, 0,
            ridges=folds("M54 -120 L80 -114", "M48 -98 L80 -92", "M40 -76 L76 -70", "M28 -56 L64 -48",
            "M14 -40 L44 -30", width=4, height=-5)),
        limb(-34, -62, 52, -52, -34, 38, -40, -10, 26, colour=h.scales, bevel=14),
        limb(26, -64, 32, 40, -36, 26, 44, -8, 22, colour=h.scales, bevel=11),
        part("M-70 4 q2 -18 26 -16 q26 2 28 16 Z M28 4 q2 -16 22 -14 q22 2 22 14 Z", h.scales, 6, 10),
        part(claws, IVORY, 2, 80),
        *spikes(((20, -152), (16, -128), (-4, -108), (-28, -104)), h.horn, 18), *placed(wing(h), -14, -94, spread),
        *placed(head(h), 48, -176, size),
    ]


def broad_wings(hide: Hide, y: float) -> Parts:
    """Return both wings spread, as seen from before or behind."""
    spread = 0.74 if hide.young else 0.88
    one = placed(wing(hide), 0, 0, spread, -18)
    return [*placed(one, -34, y), *placed(placed(wing(hide), 0, 0, spread, -18), 34, y, mirror=True)]


def front(hide: Hide) -> Parts:
    """Return a dragon that comes to the eye: a great face low down, the tail behind it."""
    h, size = hide, 1.06 if hide.young else 0.94
    claws = "".join(f"M{x} 6 l5 -11 l5 11 Z" for x in (-62, -50, -38, 28, 40, 52))
    nose = [
        part("M-26 -34 C-40 -66 -62 -76 -82 -72 C-66 -60 -56 -40 -48 -18 Z M26 -34 C40 -66 62 -76 82 -72 C66 -60 56 "
            "-40 48 -18 Z", h.horn, 7, 60), part("M-44 6 L-78 2 L-50 26 Z M44 6 L78 2 L50 26 Z", h.wing, 5, 20),
        part(loop(-46, -6, -36, -36, 0, -46, 36, -36, 46, -6, 44, 30, 30, 50, 0, 56, -30, 50, -44, 30), h.scales, 26,
            55), part("M-6 -42 L0 -70 L8 -42 Z", h.horn, 4, 80),
        paint(f"{ellipse(-21, -8, 13, 12)} {ellipse(21, -8, 13, 12)}", h.eye, 1.9, 1.1), dot(-18, -6, 5.5),
        dot(18, -6, 5.5),
        lines("M-40 -22 L-10 -12 M40 -22 L10 -12", 6, darker(h.scales, 0.5)),
        part(loop(-30, 20, 0, 10, 30, 20, 34, 34, 0, 40, -34, 34), lighter(h.scales, 0.12), 12, 10), dot(-12, 22, 4),
        dot(12, 22, 4), dark("M-32 36 Q0 48 32 36 Q26 58 0 60 Q-26 58 -32 36 Z", "#5a1418"),
        fangs(((-22, 39), (-8, 42), (8, 42), (22, 39)), 10),
    ]
    return [
        limb(30, -70, 34, 78, -110, 26, 84, -160, 18, 58, -190, 10, colour=h.scales, bevel=11),
        part("M64 -182 L28 -188 L44 -206 L36 -230 L70 -206 Z", h.wing, 6, 60), *broad_wings(h, -106),
        part(loop(-58, -16, -62, -70, -40, -116, 0, -128, 40, -116, 62, -70, 58, -16, 0, -6), h.scales, 28, 60),
        laid(loop(-26, -10, -30, -60, 0, -96, 30, -60, 26, -10), h.belly, 12, 0,
            ridges=folds("M-30 -50 H30", "M-28 -34 H28", "M-28 -18 H28", width=4, height=-5)),
        limb(-44, -58, 36, -52, -28, 32, -48, -8, 28, colour=h.scales),
        limb(44, -58, 36, 52, -28, 32, 48, -8, 28, colour=h.scales),
        part("M-68 4 q2 -18 24 -16 q22 2 22 16 Z M22 4 q2 -18 24 -16 q20 2 22 16 Z", h.scales, 6, 10),
        part(claws, IVORY, 2, 80), *placed(nose, 0, -108, size),
    ]


def back(hide: Hide) -> Parts:
    """Return a dragon that goes away: horns far off, a crest down the back, the tail towards the eye."""
    h, size = hide, 1.0 if hide.young else 0.86
    skull = [
        part("M-20 -22 C-34 -54 -56 -64 -78 -60 C-62 -48 -52 -28 -42 -6 Z M20 -22 C34 -54 56 -64 78 -60 C62 -48 52 "
            "-28 42 -6 Z", h.horn, 7, 60),
        part(loop(-40, 0, -30, -34, 0, -44, 30, -34, 40, 0, 30, 30, 0, 38, -30, 30), h.scales, 26, 55),
        part("M-40 4 L-70 2 L-42 22 Z M40 4 L70 2 L42 22 Z", h.wing, 5, 20),
    ]
    crest = "".join(f"M{-s} {y} L0 {y - 2.1 * s} L{s} {y} Q0 {y + 0.5 * s} {-s} {y} Z "
        for y, s in ((-182, 10), (-160, 12), (-134, 14), (-106, 15)))
    tail = ((0, -84, 15), (6, -58, 14), (14, -34, 13))
    return [
        limb(-40, -58, 38, -56, -28, 32, -54, -8, 26, colour=h.scales),
        limb(40, -58, 38, 56, -28, 32, 54, -8, 26, colour=h.scales),
        part("M-74 4 q2 -18 24 -16 q20 2 20 16 Z M30 4 q2 -18 22 -16 q22 2 22 16 Z", h.scales, 6, 10),
        *placed(skull, 0, -176, size), *broad_wings(h, -112),
        part(loop(-56, -20, -62, -70, -36, -124, 0, -150, 36, -124, 62, -70, 56, -20, 0, -8), h.scales, 28, 60),
        part(crest, h.horn, 5, 80), limb(0, -92, 50, 6, -60, 40, 20, -30, 32, 56, -10, 22, 92, -18, 14, 108, -44, 9,
            colour=h.scales, bevel=16, angle=30),
        part("M102 -36 L86 -66 L106 -60 L126 -76 L122 -44 Z", h.wing, 6, 60),
        part(" ".join(f"M{x - s * 0.8} {y} L{x} {y - 2 * s} L{x + s * 0.8} {y} Z" for x, y, s in tail), h.horn, 4,
            80),
    ]


def west(hide: Hide) -> Parts:
    """Return the dragon that looks left."""
    return placed(profile(hide), mirror=True)


def dragon_hatchling() -> Parts:
    """Return a young dragon still in half an egg."""
    h = GREEN
    shell = (
        "M-72 -66 L-54 -84 L-38 -62 L-20 -82 L-2 -60 L18 -82 L36 -62 L54 -84 L72 -66 C80 -30 60 6 0 8 C-60 6 -80 "
        "-30 -72 -66 Z"
    )
    spots = " ".join(ellipse(x, y, r)
        for x, y, r in ((-40, -34, 9), (-14, -18, 6), (20, -36, 8), (46, -26, 7), (-2, -46, 5)))
    cap = "M-46 -28 Q-40 -70 4 -74 Q48 -70 52 -30 L38 -42 L26 -26 L12 -42 L0 -26 L-14 -42 L-28 -26 Z"
    return [
        *placed(wing(h), -30, -88, 0.72, -12), *placed(wing(h), 34, -92, 0.66, -18, mirror=True),
        limb(60, -40, 18, 96, -30, 14, 108, -62, 9, colour=h.scales),
        part("M102 -56 L94 -84 L110 -76 L126 -88 L118 -56 Z", h.wing, 5, 60),
        limb(0, -60, 64, 4, -110, 48, 6, -130, 44, colour=h.scales, bevel=20),
        laid(loop(0, -60, 4, -110, 24, -116, 28, -60), h.belly, 9, 0,
            ridges=folds("M2 -104 H30", "M2 -90 H30", "M0 -76 H30", width=4, height=-5)),
        *placed(head(h), 4, -152, 0.96),
        *placed([part(cap, "#f2e6cc", 10, 60), laid(f"{ellipse(-16, -54, 7)} {ellipse(22, -56, 6)}", "#8fb07a", 4,
            20)], 2, -160, 0.84, -8),
        part(shell, "#f2e6cc", 24, 60), laid(spots, "#8fb07a", 5, 20),
        limb(-30, -80, 15, -44, -68, 13, -44, -56, 11, colour=h.scales),
        limb(36, -80, 15, 50, -70, 13, 50, -56, 11, colour=h.scales),
        lit("M90 -142 q16 -4 20 6 q-8 -2 -10 4 q-6 -6 -10 -10 Z", "#ffc04a", 7, 0.6),
    ]


FACING = {"north": back, "east": profile, "south": front, "west": west}
DRAWN = {
    "dragon_hatchling": dragon_hatchling,
    **{f"dragon_lord_{way}": partial(draw, LORD) for way, draw in FACING.items()},
    **{f"golden_dragon_hatchling_{way}": partial(draw, GOLDEN) for way, draw in FACING.items()},
}
SIZES = {"dragon_hatchling": 1.3, **{f"dragon_lord_{way}": 2.0 for way in FACING}}
