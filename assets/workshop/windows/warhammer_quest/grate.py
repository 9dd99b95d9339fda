"""A shaft of stone with a stair below a grate: raised, with day above and four who climb; or shut, with eyes behind."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, wedge
from assets.workshop.windows.figures import cloaked, flame, skull, starred
from assets.workshop.windows.patterns import between, border, rings

DOOR = (260.0, 330.0)
"""The middle of the opening at the head of the stair."""
STONE_DAY = ("#c3bfae", "#9d9c90", "#74786f", "#4d5552")
STONE_NIGHT = ("#5d6a5c", "#46524a", "#33403c", "#232e2e")
DAY = ("#fff8d8", "#ffe59a", "#fcc566", "#f09a4c", "#cf6a4a", "#8d4c62", "#54437c", "#33386e")
WARP = ("#efffb0", "#c8f070", "#94cc48", "#5f9638", "#3d6a34", "#28482e", "#1b3226", "#14241f")
IRON, RIVET = "#4c565c", "#aab4b8"
HEROES = ((150.0, 690.0, 148.0, "#4f7391"), (370.0, 690.0, 148.0, "#c05a1e"), (214.0, 596.0, 126.0, "#64803f"),
    (306.0, 596.0, 126.0, "#8e3b33"))
"""Ironbreaker, bright wizard, waywatcher and warrior priest: x, foot, height and cloak."""


def raised() -> Window:
    """The grate is up, and it is day."""
    made = Window(Light(DOOR, "#fff3c0", 0.46))
    rings(made, DOOR, (40, 78, 122, 172, 230, 296, 372, 460, 580), DAY, 16, "#fff0b8", 0.26)
    made.pane(circle(*DOOR, 40), "#fffdf0", 0.01)
    _shaft(made, STONE_DAY)
    _bars(made, 96, 236)
    _stair(made, ("#f3dfae", "#b99a6c", "#7c6a5a"))
    for side in (-1, 1):
        _torch(made, 260 + side * 184, 500, lit=True)
    for x, foot, high, cloak in HEROES[2:] + HEROES[:2]:
        cloaked(made, x, foot, high, cloak)
    _roundel(made, 84, "#6b1f1c", dead=True)
    _roundel(made, 436, "#2f5a34", dead=False)
    border(made, ("#3a4a52", "#d9a84c", "#54606a", "#8a5a2c"))
    return made


def shut() -> Window:
    """The grate is down; behind it there is green light, and somebody looks out."""
    made = Window(Light((260.0, 150.0), "#d8ffa0", 0.2, 0.1))
    rings(made, DOOR, (40, 78, 122, 172, 230, 296, 372, 460, 580), WARP, 16, "#d8ff90", 0.22)
    made.pane(circle(*DOOR, 40), "#f4ffc8", 0.01)
    _ratman(made)
    _shaft(made, STONE_NIGHT)
    _bars(made, 190, 506)
    _stair(made, ("#5f7a4c", "#3d4c40", "#28322f"))
    for side in (-1, 1):
        _torch(made, 260 + side * 184, 500, lit=False)
    for x, size in ((170, 62), (342, 54), (258, 44)):
        skull(made, x, 760 - size * 0.4, size, "#b8b89a", "#1a2018")
    _roundel(made, 84, "#3c1a1a", dead=True)
    _roundel(made, 436, "#3c1a1a", dead=True)
    border(made, ("#22302e", "#5f7a3c", "#2e3c3a", "#3d3226"))
    return made


def _shaft(window: Window, stones: tuple[str, ...]) -> None:
    """The walls at both sides, and the arch round the opening."""
    for side in (-1, 1):
        _wall(window, side, stones)
    for k in range(9):
        start = -90 + k * 20
        colour = between(stones, 0.1 + 0.5 * abs(k - 4) / 4)
        window.pane(wedge(DOOR, 132, 170, start, start + 20), colour, 0.1)


def _wall(window: Window, side: int, stones: tuple[str, ...]) -> None:
    """Coursed masonry from the jamb of the opening outward."""
    for course, (y, below) in enumerate(pairwise(np.linspace(330, 884, 13))):
        inner = 132 + max(0.0, (y - 520) * 0.22)
        under = 132 + max(0.0, (below - 520) * 0.22)
        first, second = inner + 38, inner + (86 if course % 2 else 70)
        for near, far, lower_near, lower_far in (
            (inner, first, under, under + 38), (first, second, under + 38, second), (second, 262, second, 262),
        ):  # fmt: skip
            corners = [(260 + side * near, y), (260 + side * far, y), (260 + side * lower_far, below),
                (260 + side * lower_near, below)]
            share = 0.2 + 0.35 * (near - 130) / 130 + 0.35 * (y - 330) / 550
            window.polygon([(float(a), float(b)) for a, b in corners], between(stones, share), 0.16)


def _bars(window: Window, top: float, foot: float) -> None:
    """The grate: bars that end in spikes, two rails with rivets."""
    for k in range(5):
        x = 260 + (k - 2) * 48.0
        window.pane(f"M{x - 7} {top - 50} H{x + 7} V{foot} L{x} {foot + 26} L{x - 7} {foot} Z", IRON, 0.06, lead=4.0)
        window.paint(f"M{x - 3} {top - 46} V{foot - 4}", 1.8, 0.4)
    for y in (top, (top + foot) / 2, foot - 22):
        window.polygon([(136, y), (384, y), (384, y + 15), (136, y + 15)], shade(IRON, "#000000", 0.12), 0.05)
        for k in range(5):
            window.pane(circle(260 + (k - 2) * 48.0, y + 7.5, 4.4), RIVET, 0.02, lead=2.2)


def _stair(window: Window, tones: tuple[str, str, str]) -> None:
    """Eight steps, each wider than the one above."""
    top = 490.0
    for number in range(9):
        share = number / 8
        high = 23 + 36 * share
        wide, below = 118 + 66 * number * 0.42, 118 + 66 * (number + 1) * 0.42
        tread = top + high * 0.42
        colour = between(tones, 0.15 + 0.8 * share)
        window.polygon([(260 - wide, top), (260 + wide, top), (260 + below, tread), (260 - below, tread)],
            shade(colour, "#fff4d0", 0.2), 0.1)
        foot = top + high
        window.polygon([(260 - below, tread), (260 + below, tread), (260 + below, foot), (260 - below, foot)], colour,
            0.14)
        top = foot


def _torch(window: Window, x: float, y: float, *, lit: bool) -> None:
    """A torch in its ring on the wall."""
    window.polygon([(x - 9, y), (x + 9, y), (x + 5, y + 104), (x - 5, y + 104)], "#7a5230", 0.04)
    window.polygon([(x - 14, y + 40), (x + 14, y + 40), (x + 14, y + 52), (x - 14, y + 52)], IRON, 0.04)
    if lit:
        flame(window, x, y + 8, 92, ("#d8481e", "#f59a2e", "#ffe48a"), 4)
    else:
        window.pane(circle(x, y - 4, 13), "#2a2620", 0.03)
        window.paint(f"M{x} {y - 18} q-12 -20 0 -38 q12 -18 -2 -36", 2.4, 0.5)


def _ratman(window: Window) -> None:
    """A head with round ears behind the bars, its eyes alight."""
    x, y = DOOR[0], DOOR[1] - 40
    fur = "#16200f"
    for side in (-1, 1):
        window.pane(circle(x + side * 56, y - 62, 30), fur, 0.04)
    window.pane(f"M{x - 104} {y + 210} C{x - 92} {y - 20} {x - 62} {y - 82} {x} {y - 84} "
        f"C{x + 62} {y - 82} {x + 92} {y - 20} {x + 104} {y + 210} Z", fur, 0.04)
    window.pane(f"M{x - 34} {y - 4} C{x - 26} {y + 58} {x - 12} {y + 70} {x} {y + 72} C{x + 12} {y + 70} {x + 26} "
        f"{y + 58} {x + 34} {y - 4} Z", "#24311a", 0.04)
    for side in (-1, 1):
        window.pane(f"M{x + side * 18} {y - 22} l{side * 26} -12 l{side * 4} 14 l{-side * 22} 10 Z", "#ff5a2a", 0.02,
            lead=3.0)
    window.polygon([(x - 7, y + 70), (x - 1, y + 70), (x - 4, y + 94)], "#f2efc8", 0.02)
    window.polygon([(x + 1, y + 70), (x + 7, y + 70), (x + 4, y + 94)], "#f2efc8", 0.02)


def _roundel(window: Window, x: float, ground: str, *, dead: bool) -> None:
    """A small disc in a lower corner: a skull, or a star."""
    y = 806.0
    window.pane(circle(x, y, 42), shade(ground, "#fff0c0", 0.2), 0.04)
    window.pane(circle(x, y, 34), ground, 0.04)
    if dead:
        skull(window, x, y - 2, 44, "#e4dcb8", ground)
    else:
        starred(window, x, y, 5, 26, 11, "#ffe08a")
