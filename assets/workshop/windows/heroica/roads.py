"""The roads are open again: a white road from the eye to the sun, a castle, and four who come home in their colours."""

from __future__ import annotations

from itertools import pairwise

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle
from assets.workshop.windows.figures import cloaked, starred
from assets.workshop.windows.patterns import bands, border, rings, wave

SUN = (260.0, 250.0)
DAY = ("#fffbe0", "#ffeeb0", "#ffdf8a", "#cfe6d0", "#9fd4e8", "#74bce4", "#5aa4d8", "#4a8cc8")
SEATS = ("#c4473a", "#3f6f9f", "#5c8f34", "#e0a52c")
FIELDS = ("#b8d08a", "#94c060", "#7db045", "#679a3a", "#52843a")
BIRCH = ("#e4c68e", "#c4473a", "#f0dcae", "#3f6f9f", "#d9b274", "#5c8f34")


def window() -> Window:
    """The whole window."""
    made = Window(Light(SUN, "#fff6d0", 0.46))
    rings(made, SUN, (44, 84, 130, 184, 246, 318, 400, 500, 620), DAY, 16, "#fff4b8", 0.28)
    made.pane(circle(*SUN, 44), "#fffdf0", 0.01)
    bands(made, (wave(452, 14, 70), wave(508, 12, 60, 1.4), wave(584, 14, 90, 0.4), wave(668, 10, 70, 2.0),
        wave(770, 12, 80)), FIELDS, (7, 6, 7, 6))
    castle(made, 394, 520, 1.0, ("#c9d2da", "#b2bcc6"), SEATS)
    road(made)
    for x, foot, high, cloak in ((214, 650, 96, SEATS[3]), (318, 662, 100, SEATS[2]), (160, 790, 150, SEATS[1]),
        (364, 800, 154, SEATS[0])):  # fmt: skip
        cloaked(made, x, foot, high, cloak)
    scepter(made, 262, 836, 230)
    border(made, BIRCH)
    return made


def castle(window: Window, x: float, foot: float, size: float, stone: tuple[str, str], roofs: tuple[str, ...]) -> None:
    """A castle with three towers, its foot at x, `foot`."""
    s = size
    window.polygon([(x - 46 * s, foot), (x - 46 * s, foot - 56 * s), (x + 46 * s, foot - 56 * s), (x + 46 * s, foot)],
        stone[0], 0.05)
    window.pane(f"M{x - 14 * s} {foot} V{foot - 22 * s} Q{x} {foot - 44 * s} {x + 14 * s} {foot - 22 * s} V{foot} Z",
        "#6a4426", 0.03, lead=3.4)
    for k, (dx, high) in enumerate(((-52, 92), (0, 124), (52, 92))):
        left, right, top = x + (dx - 17) * s, x + (dx + 17) * s, foot - high * s
        base = foot if dx else foot - 56 * s
        window.polygon([(left, base), (left, top), (right, top), (right, base)], stone[k % 2], 0.05)
        window.polygon([(left - 6 * s, top), ((left + right) / 2, top - 46 * s), (right + 6 * s, top)], roofs[k], 0.04)
        window.paint(f"M{(left + right) / 2} {top + 14 * s} v{14 * s}", 4 * s, 0.8)


def road(window: Window) -> None:
    """The road, piece by piece, broad below and narrow at the sun."""
    points = ((260, 440, 8), (286, 476, 13), (262, 524, 21), (214, 580, 30), (236, 640, 42), (300, 704, 56), (282, 780,
        78),
        (244, 884, 118))
    for k, ((x, y, half), (low_x, low_y, low_half)) in enumerate(pairwise(points)):
        window.polygon([(x - half, y), (x + half, y), (low_x + low_half, low_y), (low_x - low_half, low_y)],
            shade("#f6e8c4", "#d9b77a", 0.12 * (k % 2) + 0.03 * k), 0.06)


def scepter(window: Window, x: float, foot: float, high: float) -> None:
    """The scepter of Heroica, upright."""
    head = foot - high + 44
    window.polygon([(x - 6, foot), (x + 6, foot), (x + 5, head), (x - 5, head)], "#c4473a", 0.04)
    starred(window, x, head, 12, 48, 27, "#ffd24a")
    window.pane(circle(x, head, 22), "#fff0a8", 0.02)
    window.paint(f"M{x - 8} {head - 3} v1 M{x + 8} {head - 3} v1 M{x - 8} {head + 7} q8 7 16 0", 3.4)
    window.pane(circle(x, foot, 11), "#ffd24a", 0.03)
