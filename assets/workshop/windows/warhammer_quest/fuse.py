"""The Long Fuse: four guns in their wall of brick, a spike in each, and the fuse that goes out before it is there."""

from __future__ import annotations

from itertools import pairwise

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve, wedge
from assets.workshop.windows.figures import starred
from assets.workshop.windows.patterns import between, border

HEART = (260.0, 338.0)
"""The chink in the wall between the guns, through which it is day."""
BRICKS = ("#ffd890", "#f0a860", "#d07c48", "#a85a3c", "#7e4236", "#583034")
STEEL, DARK = "#8d9aa6", "#1c1c24"
GUNS = ((152.0, 268.0), (368.0, 268.0), (152.0, 462.0), (368.0, 462.0))


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(HEART, "#fff2c0", 0.44))
    _wall(made)
    for k in range(16):
        made.pane(wedge(HEART, 26, 58 if k % 2 else 84, k * 22.5, k * 22.5 + 22.5), "#ffe9a0" if k % 2 else "#ffd060",
            0.06, lead=3.6)
    made.pane(circle(*HEART, 26), "#fffdf0", 0.01)
    for x, y in GUNS:
        _gun(made, x, y)
    _fuse(made)
    _tools(made, 260, 770)
    border(made, ("#7e4236", "#8d9aa6", "#a85a3c", "#4c5864"))
    return made


def _wall(window: Window) -> None:
    """Bricks in their bond, lighter near the chink."""
    for row in range(22):
        y = 10 + 40 * row
        for column in range(-1, 7):
            x = column * 92 + (46 if row % 2 else 0)
            away = (((x + 46 - HEART[0]) / 300) ** 2 + ((y + 20 - HEART[1]) / 420) ** 2) ** 0.5
            window.polygon([(x, y), (x + 92, y), (x + 92, y + 40), (x, y + 40)], between(BRICKS, away), 0.16)


def _gun(window: Window, x: float, y: float) -> None:
    """The mouth of a gun from the front, an iron spike through its touch-hole."""
    for k in range(10):
        window.pane(wedge((x, y), 62, 84, k * 36, k * 36 + 36), shade(STEEL, "#ffffff" if k > 6 else "#2c3440",
            0.3 if k > 6 else 0.08 * k), 0.05, lead=4.2)
    window.pane(circle(x, y, 62), "#5c6874", 0.02)
    window.pane(circle(x, y, 46), DARK, 0.02)
    window.pane(f"M{x - 34} {y + 18} A46 46 0 0 0 {x + 34} {y + 18} Q{x} {y + 34} {x - 34} {y + 18} Z", "#34343e", 0.02,
        lead=2.4)
    window.pane(f"M{x - 8} {y - 116} H{x + 8} L{x + 3} {y - 20} L{x} {y - 4} L{x - 3} {y - 20} Z", "#dfe6ea", 0.02,
        lead=3.4)
    window.pane(f"M{x - 20} {y - 130} H{x + 20} V{y - 114} H{x - 20} Z", "#b8c2c8", 0.02, lead=3.4)


def _fuse(window: Window) -> None:
    """The fuse: it comes down between the guns in loops and ends in smoke."""
    loops = [(260.0, 440.0), (262.0, 520.0), (232.0, 570.0), (190.0, 594.0), (196.0, 634.0), (300.0, 640.0),
        (344.0, 602.0), (404.0, 614.0), (412.0, 664.0)]
    rope = curve(loops, closed=False)
    window.leads.append(f'<path d="{rope}" fill="none" stroke="#fff" stroke-width="21" stroke-linecap="round"/>')
    for (ax, ay), (bx, by) in pairwise(_along(loops, 34)):
        dx, dy = bx - ax, by - ay
        long = max((dx * dx + dy * dy) ** 0.5, 1.0)
        nx, ny = -dy / long * 7, dx / long * 7
        window.pane(f"M{ax + nx:.1f} {ay + ny:.1f} L{bx + nx:.1f} {by + ny:.1f} L{bx - nx:.1f} {by - ny:.1f} "
            f"L{ax - nx:.1f} {ay - ny:.1f} Z", "#f0d08a", 0.16, lead=2.2)
    window.pane("M396 660 q-16 22 2 40 q18 18 4 42 q26 -18 16 -44 q-10 -20 10 -38 Z", "#b9b2b4", 0.05, lead=3.2)


def _along(points: list[tuple[float, float]], count: int) -> list[tuple[float, float]]:
    """So many points at even steps of the smooth line through `points`."""
    found = []
    for k in range(count):
        at = k / (count - 1) * (len(points) - 1.0001)
        i, t = int(at), at - int(at)
        p0, p1, p2, p3 = (points[min(max(j, 0), len(points) - 1)] for j in (i - 1, i, i + 1, i + 2))
        found.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return found


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """The value of a smooth line between b and c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _tools(window: Window, x: float, y: float) -> None:
    """The mallet and what is left of four spikes, on a disc of blue glass."""
    for k in range(12):
        window.pane(wedge((x, y), 80, 94, k * 30, k * 30 + 30), "#e3b04f" if k % 2 else "#b9822f", 0.1, lead=4.0)
    window.pane(circle(x, y, 80), "#2f4a6e", 0.03)
    for turn in (-30, 0, 30):
        place = f"translate({x} {y + 14}) rotate({turn})"
        window.pane("M-5 -62 H5 L2 44 L0 56 L-2 44 Z", "#c8d2d8", 0.03, place, lead=3.0)
        window.pane("M-13 -70 H13 V-60 H-13 Z", "#eef2f4", 0.03, place, lead=2.8)
    place = f"translate({x - 4} {y + 8}) rotate(58)"
    window.pane("M-6 -30 H6 V64 H-6 Z", "#b5803f", 0.03, place, lead=3.2)
    window.pane("M-40 -62 H40 V-28 H-40 Z", "#8a5a30", 0.03, place, lead=3.8)
    for side in (-40, 28):
        window.pane(f"M{side} -64 h12 v38 h-12 Z", "#98a3a8", 0.03, place, lead=2.8)
    starred(window, x, y + 58, 5, 14, 6, "#ffe08a")
