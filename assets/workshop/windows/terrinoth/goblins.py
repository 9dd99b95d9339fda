"""The Goblin Problem: the bell of the valley won back, and behind it the King of All Goblins with his court."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, curve
from assets.workshop.windows.patterns import border
from assets.workshop.windows.valley import DAY, SUN, Valley, bell, fields, mountains, orb, road, sky, tree

GREENS = ("#9dbb4c", "#86a83f")


def window() -> Window:
    """All panes, back to front."""
    made = Valley(Light(SUN, *DAY.glow, DAY.dim), palette=DAY)
    sky(made)
    orb(made)
    mountains(made)
    fields(made)
    road(made)
    for x, foot, high in ((76, 640, 92), (110, 680, 104), (446, 648, 96), (412, 690, 104)):
        tree(made, x, foot, high)
    _goblin(made, 112, 756, 1.0, -1)
    _goblin(made, 408, 756, 1.0, 1)
    _crown(made)
    bell(made)
    _toothmarks(made)
    border(made, ("#c95f3f", "#f0bf58", "#6f8f45", "#7f5073"))
    return made


def _goblin(window: Window, x: float, y: float, size: float, side: int) -> None:
    """A goblin's head with great ears, grinning."""

    def d(points: list[tuple[float, float]]) -> str:
        return curve([(x + a * size, y + b * size) for a, b in points])

    green, dark = GREENS[side > 0], "#5d7a2f"
    window.pane(d([(-46, 96), (-40, 62), (0, 40), (40, 62), (46, 96)]), "#7a4a2c", 0.04)
    for ear in (-1, 1):
        window.pane(
            d([(ear * 26, -18), (ear * 60, -44), (ear * 84, -40), (ear * 66, -8), (ear * 30, 14)]),
            shade(green, dark, 0.35),
            0.04,
        )
        window.paint(f"M{x + ear * 36} {y - 6} Q{x + ear * 58} {y - 28} {x + ear * 74} {y - 34}", 2.2, 0.6)
    window.pane(
        d([(0, -46), (26, -38), (36, -8), (26, 26), (10, 48), (-10, 48), (-26, 26), (-36, -8), (-26, -38)]), green, 0.03
    )
    for eye in (-1, 1):
        window.pane(d([(eye * 6, -8), (eye * 16, -18), (eye * 27, -12), (eye * 18, -2)]), "#ffe27a", 0.02, lead=2.8)
        window.paint(f"M{x + eye * 16 + side * -3} {y - 14} v8", 3.4, 0.95)
        window.paint(f"M{x + eye * 4} {y - 18} L{x + eye * 28} {y - 26}", 3.0, 0.8)
    window.pane(d([(-5, -6), (5, -6), (10, 14), (0, 20), (-10, 14)]), shade(green, dark, 0.4), 0.03, lead=2.8)
    window.pane(
        f"M{x - 22} {y + 24} Q{x} {y + 34} {x + 22} {y + 24} Q{x + 14} {y + 42} {x} {y + 42} Q{x - 14} {y + 42} "
        f"{x - 22} {y + 24} Z",
        "#fbf3d6",
        0.02,
        lead=2.8,
    )
    window.paint(f"M{x - 12} {y + 29} v9 M{x - 4} {y + 31} v10 M{x + 4} {y + 31} v10 M{x + 12} {y + 29} v9", 1.8, 0.8)


def _toothmarks(window: Window) -> None:
    """Where somebody tried to eat the bell."""
    for x, y in ((300, 750), (312, 744), (325, 742), (338, 744), (349, 750)):
        window.paint(f"M{x - 5} {y} Q{x} {y + 11} {x + 5} {y}", 2.6, 0.8)


def _crown(window: Window) -> None:
    """A copper jelly mould, askew on the head of the King."""
    place = "translate(418 704) rotate(12) scale(0.66)"
    copper = ("#e08a4c", "#c96f38", "#a8552c")
    flutes = ((-62, -34), (-34, -12), (-12, 12), (12, 34), (34, 62))
    for k, (a, b) in enumerate(flutes):
        middle = (a + b) / 2
        window.pane(
            f"M{a * 0.82} 32 L{a} -18 Q{middle} -58 {b} -18 L{b * 0.82} 32 Z",
            copper[abs(k - 1) % 3],
            0.04,
            place,
            lead=5.4,
        )
    window.pane("M-58 30 H58 L60 46 H-60 Z", "#f0b070", 0.03, place, lead=5.4)
    for k, (a, b) in enumerate(flutes):
        window.pane(
            f"M{(a + b) / 2 - 7} -42 a7 7 0 1 1 14 0 a7 7 0 1 1 -14 0 Z",
            "#c33a34" if k % 2 else "#ffe9a0",
            0.03,
            place,
            lead=4.0,
        )
