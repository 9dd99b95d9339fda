"""The fair on the green: a smiling sun, the village under it, a bricked gate with its wreath, and four friends."""

from __future__ import annotations

import math

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle
from assets.workshop.windows.figures import cloaked, starred
from assets.workshop.windows.patterns import bands, border, rings, wave

SUN = (260.0, 236.0)
DAY = ("#fff6d0", "#ffeab0", "#f8e0a0", "#cfe6dc", "#a4d0e0", "#7db4cc", "#5a9cbc", "#3f83a0")
MEADOWS = ("#cfdc94", "#b3cc6c", "#98bd54", "#7f9f3c", "#688632")
SEATS = ("#23938e", "#d0742a", "#8d5cc0", "#cc4967")
MADDER, WOAD, HONEY, LIME, TIMBER = "#c1452f", "#2f6f8f", "#e8b23a", "#fbf4df", "#8a5a34"
BORDER = (MADDER, LIME, WOAD, HONEY, LIME, "#7f9f3c")


def window() -> Window:
    """The whole window."""
    made = Window(Light(SUN, "#fff6d0", 0.30))
    rings(made, SUN, (70, 120, 172, 232, 300, 384, 480, 600), DAY, 14, "#fff4b8", 0.26)
    sun(made, SUN, 62, "#ffdf70", MADDER)
    bands(made, (wave(470, 12, 70), wave(540, 10, 60, 1.4), wave(640, 10, 90, 0.4), wave(740, 8, 70, 2.0)), MEADOWS,
        (7, 6, 7, 6))
    for x, foot, wide, high, roof in ((96, 566, 74, 66, MADDER), (180, 556, 62, 58, WOAD), (344, 556, 62, 58, HONEY),
        (428,
        566, 74, 66, MADDER)):
        house(made, x, foot, wide, high, roof)
    tower(made)
    gate(made)
    for x, foot, high, cloak in ((108, 824, 158, SEATS[0]), (208, 842, 164, SEATS[1]), (312, 842, 164, SEATS[2]), (412,
        824,
        158, SEATS[3])):
        cloaked(made, x, foot, high, cloak)
    for x, tint in ((70, MADDER), (160, HONEY), (260, MADDER), (360, HONEY), (450, MADDER)):
        tulip(made, x, 852, tint)
    border(made, BORDER)
    return made


def sun(window: Window, middle: tuple[float, float], radius: float, gold: str, line: str, smile: float = 1.0) -> None:
    """A sun with sixteen rays and a face; `smile` below 0 is sorry."""
    x, y = middle
    for k in range(16):
        a = math.radians(k * 22.5)
        b, far = math.radians(9.5), radius * (1.62 if k % 2 == 0 else 1.36)
        window.polygon([(x + radius * math.cos(a - b), y + radius * math.sin(a - b)), (x + far * math.cos(a), y + far
            * math.sin(a)), (x + radius * math.cos(a + b), y + radius * math.sin(a + b))], shade(gold, "#ffffff", 0.2
            * (k % 2)), 0.05)
    window.pane(circle(x, y, radius), shade(gold, "#fffbe8", 0.45), 0.02)
    r = radius / 62
    for side in (-1, 1):
        window.paint(f"M{x + side * 12 * r} {y - 14 * r} q{side * 11 * r} {-9 * r} {side * 22 * r} 0", 3.4 * r)
        window.paint(f"M{x + side * 23 * r} {y - 3 * r} v{3 * r}", 7 * r)
    window.paint(f"M{x} {y - 8 * r} q{-3 * r} {14 * r} {-8 * r} {20 * r} q{4 * r} {4 * r} {10 * r} {2 * r}", 2.8 * r)
    window.paint(f"M{x - 26 * r} {y + 24 * r} Q{x} {y + (24 + 20 * smile) * r} {x + 26 * r} {y + 24 * r}", 4 * r)
    window.cut(circle(x, y, radius), 4)


def house(window: Window, x: float, foot: float, wide: float, high: float, roof: str, glass: str = WOAD) -> None:
    """A half-timbered house with its gable to the eye."""
    half = wide / 2
    window.polygon([(x - half, foot), (x - half, foot - high), (x, foot - high - half), (x + half, foot - high),
        (x + half,
        foot)], LIME if glass == WOAD else shade(LIME, "#3a2f5c", 0.62), 0.04)
    window.polygon([(x - half - 9, foot - high + 8), (x, foot - high - half - 12), (x + half + 9, foot - high + 8),
        (x + half,
        foot - high + 14), (x, foot - high - half + 8), (x - half, foot - high + 14)], roof, 0.05)
    window.paint(f"M{x - half} {foot - high * 0.46} H{x + half} M{x} {foot - high - half * 0.6} V{foot} "
    f"M{x - half + 3} {foot} "
        f"L{x - 8} {foot - high * 0.46} M{x + half - 3} {foot} L{x + 8} {foot - high * 0.46}", 3.4, 0.85)
    for side in (-1, 1):
        left = x + side * half * 0.5 - 6
        window.polygon([(left, foot - high * 0.58), (left + 12, foot - high * 0.58), (left + 12, foot - high * 0.86),
        (left, foot
            - high * 0.86)], glass, 0.05)


def tower(window: Window) -> None:
    """The clock tower with a flag."""
    window.polygon([(236, 566), (236, 430), (284, 430), (284, 566)], LIME, 0.03)
    window.polygon([(226, 432), (260, 352), (294, 432)], WOAD, 0.05)
    window.pane(circle(260, 466, 17), "#fffbe8", 0.02)
    window.paint("M260 466 V454 M260 466 l8 5", 3)
    window.polygon([(262, 352), (262, 320), (304, 328), (290, 338), (302, 348)], MADDER, 0.04)
    window.cut("M260 356 V316", 3.4)


def gate(window: Window) -> None:
    """A gate that is bricked up, with a wreath on it."""
    for k in range(5):
        y = 684 - 18 * k
        for j in range(4):
            left = 206 + 27 * j - (13 if k % 2 else 0)
            window.polygon([(left, y), (left + 26, y), (left + 26, y - 17), (left, y - 17)], shade("#b9775a",
            "#f0c8a0", 0.1 * ((j
                + k) % 3)), 0.06)
    for k in range(9):
        a, b = math.radians(180 + 20 * k), math.radians(180 + 20 * (k + 1))
        near, far, y = 54.0, 78.0, 650.0
        window.polygon([(260 + near * math.cos(a), y + near * math.sin(a)), (260 + far * math.cos(a),
        y + far * math.sin(a)), (260
            + far * math.cos(b), y + far * math.sin(b)), (260 + near * math.cos(b), y + near * math.sin(b))],
            ("#d8d0c0",
            "#c4bba8")[k % 2], 0.04)
    for side in (-1, 1):
        window.polygon([(260 + side * 54, 650), (260 + side * 78, 650), (260 + side * 78, 688), (260 + side * 54,
        688)], "#cfc6b2",
            0.04)
    for k in range(12):
        a = math.radians(30 * k)
        window.pane(circle(260 + 24 * math.cos(a), 644 + 24 * math.sin(a), 9), ("#3f7a38", "#4f8a3a",
        "#6a9a44")[k % 3], 0.04,
            lead=2.6)
    starred(window, 260, 670, 5, 13, 6, MADDER)


def tulip(window: Window, x: float, foot: float, tint: str) -> None:
    """A tulip with two leaves."""
    window.pane(f"M{x} {foot} C{x - 20} {foot - 6} {x - 26} {foot - 24} {x - 20} {foot - 36} C{x - 8} {foot - 28} {x} "
    f"{foot - 14} {x} "
        f"{foot} Z", "#7f9f3c", 0.05, lead=2.8)
    window.pane(f"M{x} {foot} C{x + 20} {foot - 6} {x + 26} {foot - 24} {x + 20} {foot - 36} C{x + 8} {foot - 28} {x} "
    f"{foot - 14} {x} "
        f"{foot} Z", "#6a8a34", 0.05, lead=2.8)
    window.pane(f"M{x - 17} {foot - 62} C{x - 20} {foot - 40} {x - 8} {foot - 32} {x} {foot - 32} C{x + 8} "
    f"{foot - 32} {x + 20} "
        f"{foot - 40} {x + 17} {foot - 62} L{x + 8} {foot - 52} L{x} {foot - 66} L{x - 8} {foot - 52} Z", tint, 0.05,
        lead=3)
