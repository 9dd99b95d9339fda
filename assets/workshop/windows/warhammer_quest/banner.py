"""WAAAGH!: the banner of the Red Fist comes down across the sunrise; the town below it stands."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve
from assets.workshop.windows.figures import skull
from assets.workshop.windows.patterns import bands, between, border, rings, wave

SUN = (260.0, 470.0)
DAWN = ("#fff2b8", "#ffd870", "#fbb04c", "#f0803c", "#d8543c", "#a83a40", "#742e44", "#4a2440")
STONE = ("#fbeecb", "#e6cfa0", "#bf9c78", "#8a6a60")
CLOTH, PALE, WOOD = "#c02c26", "#f4e4c0", "#7a4e2c"


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(SUN, "#fff3c0", 0.44))
    rings(made, SUN, (70, 122, 182, 250, 326, 410, 510, 640), DAWN, 16, "#fff0b0", 0.3, turn=6)
    made.pane(circle(*SUN, 70), "#fffbe0", 0.01)
    for x, wide, top in ((96, 34, 560), (196, 30, 596), (324, 30, 596), (424, 34, 560), (260, 40, 520)):
        _tower(made, x, wide, top)
    _walls(made)
    bands(made, [wave(736, 10, 60), wave(784, 8, 54, 2), wave(830, 6, 50, 4)], ("#7a8a3c", "#56682f", "#3a4a2a"),
        (5, 6, 5), 12, 0.2)
    for x, y, size, side in ((118, 800, 46, -1), (404, 806, 42, 1)):
        _helm(made, x, y, size, side)
    _banner(made)
    border(made, ("#742e44", "#fbb04c", "#a83a40", "#56682f"))
    return made


def _tower(window: Window, x: float, wide: float, top: float) -> None:
    """A tower of the town with its pointed roof and a light."""
    for row, (y, below) in enumerate(pairwise(np.linspace(top, 760, 5))):
        window.polygon([(x - wide, y), (x + wide, y), (x + wide, below), (x - wide, below)], between(STONE,
            0.2 + 0.15 * row), 0.1)
    window.polygon([(x - wide - 8, top), (x, top - 84), (x + wide + 8, top)], "#4f6a8c", 0.08)
    window.pane(f"M{x - 9} {top + 62} v-22 a9 9 0 0 1 18 0 v22 Z", "#fff6c8", 0.02, lead=3.2)


def _walls(window: Window) -> None:
    """The wall of the town with its battlements, the gate shut and whole."""
    edges = np.linspace(14, 506, 13)
    for k, (a, b) in enumerate(pairwise(edges)):
        top = 654 if k % 2 else 680
        window.polygon([(a, top), (b, top), (b, 760), (a, 760)], between(STONE, 0.15 + 0.5 * abs(k - 5.5) / 6), 0.1)
    window.pane("M214 770 V706 A46 46 0 0 1 306 706 V770 Z", "#6a4630", 0.03)
    window.cut("M260 662 V770 M216 712 H304 M214 742 H306", 3.4)


def _banner(window: Window) -> None:
    """The pole, broken in two, and the torn cloth with the fist."""
    place = "translate(250 300) rotate(24)"
    window.pane("M-9 -216 H9 V130 L2 150 L-3 132 L-9 146 Z", WOOD, 0.04, place)
    window.pane("M-8 176 L-2 160 L4 178 L9 166 V330 H-9 Z", WOOD, 0.04, "translate(236 356) rotate(4)")
    window.pane("M-118 -186 H118 V-170 H-118 Z", shade(WOOD, "#f0c070", 0.2), 0.04, place)
    for left, right, foot, tail in ((-108, -36, 66, 30), (-36, 36, 34, 92), (36, 108, 84, 40)):
        middle = (left + right) / 2
        window.pane(f"M{left} -170 H{right} V{foot} L{middle + 8} {tail} L{middle - 8} {foot + 16} "
            f"L{left} {tail - 10} Z", CLOTH, 0.07, place)
    fist = [(-48, 10), (-58, -30), (-50, -66), (-26, -92), (22, -94), (50, -74), (56, -36), (44, 6), (26, 24),
        (-28, 26)]
    window.pane(curve([(float(a), float(b) - 26) for a, b in fist]), PALE, 0.02, place)
    for k in range(4):
        x = -46 + 24 * k
        window.pane(f"M{x} -112 q12 -16 24 0 v32 q-12 10 -24 0 Z", shade(PALE, "#c89a5c", 0.12 * (k % 2)), 0.03, place,
            lead=3.2)
    window.pane("M-54 -62 q44 -22 76 -2 q10 16 -4 26 q-40 -12 -70 6 Z", shade(PALE, "#ffffff", 0.3), 0.02, place,
        lead=3.4)
    window.pane("M-26 0 H26 V36 H-26 Z", "#8a2420", 0.03, place, lead=3.6)
    skull(window, 338, 122, 52, "#f0e4c0", "#3a1c20")


def _helm(window: Window, x: float, y: float, size: float, side: int) -> None:
    """An orc's helmet with its horns, left on the field."""
    s = size / 46
    for turn in (-1, 1):
        window.pane(f"M{x + turn * 34 * s} {y - 6 * s} q{turn * 44 * s} {-10 * s} {turn * 40 * s} {-62 * s} "
            f"q{-turn * 10 * s} {36 * s} {-turn * 46 * s} {34 * s} Z", "#f0e0b4", 0.04, lead=3.6)
    window.pane(f"M{x - 44 * s} {y + 28 * s} C{x - 50 * s} {y - 62 * s} {x + 50 * s} {y - 62 * s} {x + 44 * s} "
        f"{y + 28 * s} Z", "#76838c", 0.04)
    window.polygon([(x - 48 * s, y + 20 * s), (x + 48 * s, y + 20 * s), (x + 48 * s, y + 36 * s),
        (x - 48 * s, y + 36 * s)], "#b08a3c", 0.04)
    window.paint(f"M{x + side * 8 * s} {y - 34 * s} l{side * 10 * s} 26 l{-side * 8 * s} 10 l{side * 12 * s} 18", 2.4)
