"""The Poisoned Wells: a well that runs clear under the first light, and below it the stone in its box of lead."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, wedge
from assets.workshop.windows.figures import starred
from assets.workshop.windows.patterns import between, border, rings

SPRING = (260.0, 400.0)
"""The mouth of the well, from which the light comes."""
SKY = ("#f4fdff", "#c8f0f4", "#8cd6e4", "#56acd0", "#3a7cb4", "#2c5896", "#243f76", "#1c2c58")
STONE = ("#e2ded0", "#bcb8ac", "#94928c", "#6c6c70")
EARTH = ("#7a5a48", "#5c443c", "#423436")
LEAD, WARP = "#79828c", "#a6ec4c"


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(SPRING, "#f0fdff", 0.42))
    rings(made, SPRING, (60, 110, 168, 232, 304, 384, 480, 600), SKY, 14, "#eafcff", 0.24)
    made.pane(circle(*SPRING, 60), "#fbffff", 0.01)
    for x, y, size in ((150, 214, 12), (372, 206, 13), (262, 76, 12), (92, 318, 11), (430, 322, 12)):
        starred(made, x, y, 5, size, size * 0.42, "#fdf6d0")
    _earth(made)
    _shaft(made)
    _roof(made)
    _rim(made)
    _box(made, 260, 782)
    border(made, ("#2c5896", "#bcb8ac", "#3a7cb4", "#8a6a4c"))
    return made


def _roof(window: Window) -> None:
    """Two posts, a roof of shingles, a windlass with its rope and a bucket."""
    for side in (-1, 1):
        x = 260 + side * 128
        window.polygon([(x - 9, 292), (x + 9, 292), (x + 9, 520), (x - 9, 520)], "#8a5a34", 0.06)
    window.polygon([(132, 330), (388, 330), (388, 346), (132, 346)], "#a8703c", 0.05)
    window.polygon([(256, 346), (264, 346), (264, 420), (256, 420)], "#d9b070", 0.03)
    window.pane("M230 420 H290 L282 476 H238 Z", "#b07a44", 0.04, lead=4.0)
    window.polygon([(232, 440), (288, 440), (286, 450), (234, 450)], LEAD, 0.04)
    levels = np.linspace(168, 304, 4)
    for row, (y, below) in enumerate(pairwise(levels)):
        half, under = 26 + 44 * row, 26 + 44 * (row + 1)
        count = 3 + row
        for k in range(count):
            a, b = -1 + 2 * k / count, -1 + 2 * (k + 1) / count
            window.polygon([(260 + a * half, y), (260 + b * half, y), (260 + b * under, below), (260 + a * under,
                below)], shade("#c2543a", "#6a2c2c", 0.22 * row), 0.14)


def _rim(window: Window) -> None:
    """The stone ring of the well, the water that runs over it."""
    for row, (y, high) in enumerate(((512, 30), (542, 36))):
        count = 7 + row
        edges = np.linspace(104 - 8 * row, 416 + 8 * row, count + 1)
        for a, b in pairwise(edges):
            share = abs((a + b) / 2 - 260) / 170
            window.polygon([(a, y), (b, y), (b, y + high), (a, y + high)], between(STONE, 0.1 + 0.7 * share), 0.14)
    window.pane("M120 512 Q260 476 400 512 Q260 534 120 512 Z", "#d8f8fc", 0.02)
    window.pane("M186 504 Q260 490 334 504 Q260 514 186 504 Z", "#ffffff", 0.01, lead=3.2)


def _earth(window: Window) -> None:
    """The ground in section: three layers, cut by the shaft."""
    for row, (y, below) in enumerate(((560, 650), (650, 760), (760, 890))):
        for side in (-1, 1):
            for near, far in ((60, 130), (130, 200), (200, 262)):
                lean = 10 if (row + near // 70) % 2 else -8
                corners = [(near, y), (far, y + lean), (far, below + lean), (near, below)]
                window.polygon([(260 + side * a, float(b)) for a, b in corners], EARTH[row], 0.2)


def _shaft(window: Window) -> None:
    """Clear water down to the bottom."""
    levels = np.linspace(560, 890, 6)
    for row, (y, below) in enumerate(pairwise(levels)):
        wide = 74 - 3 * row
        for a, b in pairwise((-wide, -wide * 0.3 + 8 * (row % 2), wide * 0.4 - 8 * (row % 2), wide)):
            window.polygon([(260 + a, y), (260 + b, y), (260 + b, below), (260 + a, below)],
                between(("#b8ecf4", "#62b8d8", "#2c6ea8"), row / 4), 0.16)


def _box(window: Window, x: float, y: float) -> None:
    """The box of lead on its chain; through a round in its lid the stone shines."""
    for k in range(6):
        window.pane(circle(x, 590 + 20 * k, 8), "#5c666e", 0.04, lead=3.4)
    window.polygon([(x - 92, y - 62), (x + 92, y - 62), (x + 92, y + 62), (x - 92, y + 62)], LEAD, 0.03)
    for top in (-62, 46):
        window.polygon([(x - 92, y + top), (x + 92, y + top), (x + 92, y + top + 16), (x - 92, y + top + 16)],
            "#a2abb2", 0.05)
    for side in (-1, 1):
        for top in (-54, 54):
            window.pane(circle(x + side * 78, y + top, 5), "#d8dee2", 0.02, lead=2.4)
    for k in range(8):
        window.pane(wedge((x, y), 36, 46, k * 45, k * 45 + 45), "#545e66", 0.06, lead=3.0)
    window.pane(circle(x, y, 36), "#20301c", 0.02)
    window.pane(f"M{x - 12} {y + 30} L{x - 18} {y - 8} L{x - 2} {y - 32} L{x + 14} {y - 10} L{x + 12} {y + 30} Z", WARP,
        0.02, lead=3.2)
    window.pane(f"M{x - 2} {y - 32} L{x + 14} {y - 10} L{x + 12} {y + 30} L{x} {y + 30} Z", "#d8ff9a", 0.02, lead=2.4)
