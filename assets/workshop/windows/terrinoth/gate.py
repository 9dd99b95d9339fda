"""The Long Night at Harrow Gate: the night above, the dawn in the gateway, and the hourglass that ran between them."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from assets.workshop.windows.builder import Light, Window, circle, wedge
from assets.workshop.windows.figures import cloaked, flame, starred
from assets.workshop.windows.patterns import bands, between, border, rings, wave

SUN = (260.0, 640.0)
SKY = ("#fff0b0", "#fdd27a", "#f6a55c", "#e07a66", "#a95c86", "#664f96", "#3d4488", "#28336c", "#1d2654")
STONE = ("#b9c0d2", "#97a2bf", "#7785ab", "#5b6a94")


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(SUN, "#fff3c0", 0.44))
    rings(made, SUN, (44, 84, 130, 180, 235, 300, 372, 450, 535, 640), SKY, 16, "#ffe6a0", 0.24)
    made.pane(circle(*SUN, 44), "#fffbe0", 0.01)
    _stars(made)
    _hourglass(made)
    _lances(made)
    _wall(made)
    _tower(made, 46, 150)
    _tower(made, 370, 474)
    _ground(made)
    border(made, ("#26346e", "#e3b04f", "#3d4a8c", "#7a4f86"))
    return made


def _stars(window: Window) -> None:
    """The last stars."""
    for x, y, size in (
        (120, 232, 13),
        (196, 128, 12),
        (330, 138, 14),
        (404, 236, 12),
        (84, 330, 11),
        (440, 340, 13),
        (260, 74, 12),
    ):
        starred(window, x, y, 5, size, size * 0.42, "#fdf3c8")


def _hourglass(window: Window) -> None:
    """An hourglass in a round of dark glass, its sand run out."""
    x, y = 260.0, 232.0
    for k in range(12):
        window.pane(wedge((x, y), 74, 92, k * 30, k * 30 + 30), "#e3b04f" if k % 2 else "#b9822f", 0.1, lead=4.0)
    window.pane(circle(x, y, 74), "#202a5e", 0.02)
    bulb = "M-30 -44 C-30 -18 -6 -12 -6 0 C-6 12 -30 18 -30 44 H30 C30 18 6 12 6 0 C6 -12 30 -18 30 -44 Z"
    place = f"translate({x} {y})"
    window.pane(bulb, "#dfe9f2", 0.02, place, lead=3.6)
    window.pane("M-26 44 C-22 28 -8 22 0 12 C8 22 22 28 26 44 Z", "#f2b64c", 0.02, place, lead=3.0)
    window.pane("M-12 -22 C-8 -14 -2 -10 0 -4 C2 -10 8 -14 12 -22 Z", "#f2b64c", 0.02, place, lead=2.6)
    for top in (-54, 44):
        window.pane(f"M-40 {top} H40 V{top + 10} H-40 Z", "#a8623a", 0.02, place, lead=3.6)
    for side in (-36, 36):
        window.pane(f"M{side - 3} -44 H{side + 3} V44 H{side - 3} Z", "#c98a4c", 0.02, place, lead=2.8)
    window.paint(f"M{x - 20} {y - 34} q2 14 10 22", 1.6, 0.5)


def _lances(window: Window) -> None:
    """The relief on the western ridge, against the sunrise."""
    for k, x in enumerate(np.linspace(170, 350, 7)):
        top = 452 - 16 * (k % 2) - 10 * abs(k - 3) / 3
        lean = (x - 260) * 0.05
        window.polygon([(x - 2.4 + lean, top), (x + 2.4 + lean, top), (x + 2.4, 540), (x - 2.4, 540)], "#5c4436", 0.04)
        window.pane(
            f"M{x + lean} {top - 22} L{x + lean + 6} {top - 4} L{x + lean} {top + 4} L{x + lean - 6} {top - 4} Z",
            "#fdf0c4",
            0.04,
            lead=3.0,
        )
        if k in (1, 4):
            window.pane(
                f"M{x + lean + 2} {top + 6} L{x + lean + 34} {top + 14} L{x + lean + 2} {top + 26} Z",
                "#c43c34",
                0.04,
                lead=3.2,
            )


def _stones(
    window: Window, left: float, right: float, top: float, foot: float, row: float, wide: float, shift: float = 0
) -> None:
    """Coursed masonry."""
    y, course = top, 0
    while y < foot:
        below = min(y + row, foot)
        edges = [
            left,
            *[e for e in np.arange(left + wide * (0.5 if course % 2 else 1) - shift, right - 8, wide) if e > left + 8],
            right,
        ]
        for a, b in pairwise(edges):
            shadow = abs((a + b) / 2 - 260) / 240
            window.polygon([(a, y), (b, y), (b, below), (a, below)], between(STONE, 0.15 + 0.75 * shadow), 0.16)
        y, course = below, course + 1


def _wall(window: Window) -> None:
    """The wall with the open gateway, through which the sun comes."""
    arch = "M176 800 V606 C176 556 214 524 260 524 C306 524 344 556 344 606 V800 Z"
    kept = [list(part) for part in (window.panes, window.leads, window.paints, window.shapes)]
    _stones(window, 150, 370, 520, 800, 40, 52)
    for k in range(6):
        x = 158 + k * 36
        window.polygon([(x, 492), (x + 24, 492), (x + 24, 522), (x, 522)], STONE[1], 0.1)
    # the gateway shows once more what lies behind the wall
    held = f'<clipPath id="gateway"><path d="{arch}"/></clipPath>'
    for part, behind in zip((window.panes, window.leads, window.paints), kept[:3], strict=True):
        part.append(f'<defs>{held}</defs><g clip-path="url(#gateway)">{"".join(behind)}</g>')
    for k in range(9):
        start, end = -90 + k * 20, -70 + k * 20
        window.pane(wedge((260.0, 608.0), 84, 112, start, end), STONE[0] if k % 2 else "#a9b3c8", 0.08)
    for side in (-1, 1):
        for y in (612, 660, 708, 756):
            x = 260 + side * 98
            window.polygon(
                [(x - 14, y), (x + 14, y), (x + 14, y + 48), (x - 14, y + 48)],
                "#a9b3c8" if (y // 48) % 2 else STONE[0],
                0.08,
            )


def _tower(window: Window, left: float, right: float) -> None:
    """A tower with battlements, a slit and a torch."""
    middle = (left + right) / 2
    _stones(window, left, right, 430, 810, 42, 54)
    for k in range(4):
        x = left - 8 + k * 33
        window.polygon([(x, 380), (x + 21, 380), (x + 21, 412), (x, 412)], STONE[1], 0.1)
    _stones(window, left - 8, right + 8, 410, 440, 30, 40)
    window.pane(f"M{middle - 11} 560 V504 A11 11 0 0 1 {middle + 11} 504 V560 Z", "#ffcf6a", 0.03, lead=4.0)
    window.cut(f"M{middle} 494 V560", 2.6)
    x = middle
    window.polygon([(x - 5, 640), (x + 5, 640), (x + 3, 690), (x - 3, 690)], "#6b4a2c", 0.04)
    flame(window, x, 646, 58, ("#e8642c", "#ffd668"), 3)


def _ground(window: Window) -> None:
    """The road in, the barricade, and two of those who held."""
    bands(window, [wave(790, 4, 60), wave(828, 5, 70, 2)], ("#7a6a5c", "#5a4c48"), (6, 5), 14, 0.2)
    window.polygon([(214, 794), (306, 794), (344, 900), (176, 900)], "#f3d79a", 0.04)
    window.cut("M204 824 H316 M190 852 H330", 3.2)
    cloaked(window, 152, 860, 128, "#8a2f36")
    cloaked(window, 368, 860, 128, "#2f6a5a")
    for x, side in ((152, -1), (368, 1)):
        window.polygon(
            [(x + side * 40 - 3, 700), (x + side * 40 + 3, 700), (x + side * 40 + 3, 862), (x + side * 40 - 3, 862)],
            "#8a6238",
            0.04,
        )
        window.pane(f"M{x + side * 40} 668 l9 20 l-9 18 l-9 -18 Z", "#dfe6ea", 0.03, lead=3.2)
