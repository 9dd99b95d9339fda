"""Lost in the Dark: the hole in the cellar floor far above, a rope out of it, one lantern, and all that looks."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, polar
from assets.workshop.windows.figures import cloaked
from assets.workshop.windows.patterns import border, outward, rings, shards

LAMP = (260.0, 560.0)
HOLE = (260.0, 134.0)
GLOW = ("#fff2b0", "#ffd468", "#f0a43c", "#b8682c", "#6e3c30")
ROCK = ("#6a4a58", "#45365a", "#302a4e", "#221f40", "#171530", "#0f0e22")
EYES = ((104, 330, "#b8f060"), (418, 356, "#ff7a3a"), (92, 640, "#ff7a3a"), (432, 660, "#b8f060"),
    (138, 220, "#ffd84a"), (384, 236, "#b8f060"), (98, 486, "#ffd84a"), (424, 506, "#ffd84a"))


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(LAMP, "#fff0b8", 0.46))
    shards(made, 76, outward(ROCK, LAMP, 560), 17, (-10.0, 0.0, 530.0, 900.0))
    rings(made, LAMP, (52, 92, 138, 188), GLOW[1:], 12, "#fff0b0", 0.2, turn=15)
    _way_up(made)
    for x, y, colour in EYES:
        _eyes(made, x, y, colour)
    _stair(made)
    _party(made)
    _lantern(made, *LAMP)
    border(made, ("#302a4e", "#b8682c", "#221f40", "#6e3c30"))
    return made


def _way_up(window: Window) -> None:
    """A ragged hole full of light from a warm room, and the rope that hangs out of it."""
    reach = (54, 38, 60, 44, 66, 40, 58, 46, 62, 36, 56, 42)
    for k in range(len(reach)):
        left, right = polar(HOLE, 92, k * 30 - 15), polar(HOLE, 92, k * 30 + 15)
        window.polygon([polar(HOLE, 30, k * 30 - 15), left, right, polar(HOLE, 30, k * 30 + 15)],
            "#8a5a3c" if k % 2 else "#a8703c", 0.12)
    window.polygon([polar(HOLE, far, k * 30) for k, far in enumerate(reach)], "#fff4c4", 0.02)
    for k in range(7):
        y = 176 + 46 * k
        lean = 4 if k % 2 else -4
        window.polygon([(256 + lean, y), (265 + lean, y), (265 - lean, y + 46), (256 - lean, y + 46)], "#e0bc7c", 0.1)


def _eyes(window: Window, x: float, y: float, colour: str) -> None:
    """Two eyes in the dark."""
    for side in (-1, 1):
        window.pane(f"M{x + side * 7} {y + 2} q{side * 12} -16 {side * 26} -6 q{-side * 8} 16 {-side * 26} 6 Z", colour,
            0.03, lead=3.0)
        window.paint(f"M{x + side * 19} {y - 7} v11", 3.4, 1.0)


def _lantern(window: Window, x: float, y: float) -> None:
    """A lantern of four panes, alight."""
    window.pane(f"M{x - 16} {y - 62} a16 18 0 1 1 32 0 h-8 a8 10 0 1 0 -16 0 Z", "#4c565c", 0.03, lead=3.2)
    window.polygon([(x - 36, y - 34), (x, y - 62), (x + 36, y - 34)], "#6b7680", 0.04)
    for side in (-1, 0):
        window.polygon([(x + side * 30, y - 34), (x + side * 30 + 30, y - 34), (x + side * 30 + 30, y + 36),
            (x + side * 30, y + 36)], "#fff2a8", 0.03)
    window.pane(f"M{x} {y + 28} q-22 -22 0 -54 q22 32 0 54 Z", "#f59a2e", 0.02, lead=2.8)
    window.pane(f"M{x} {y + 26} q-10 -12 0 -28 q10 16 0 28 Z", "#fffbe0", 0.01, lead=2.0)
    window.polygon([(x - 40, y + 36), (x + 40, y + 36), (x + 40, y + 50), (x - 40, y + 50)], "#4c565c", 0.04)


def _stair(window: Window) -> None:
    """Broken steps at the bottom of it."""
    for row, (y, half) in enumerate(((690, 150), (736, 186), (786, 222), (838, 260))):
        for side in (-1, 1):
            near = 0 if row else 6
            corners = [(near, y), (half, y + 6 * (row % 2)), (half + 14, y + 52), (near, y + 52)]
            window.polygon([(260 + side * a, float(b)) for a, b in corners], shade("#a07a64", "#231c34",
                0.2 * row), 0.16)


def _party(window: Window) -> None:
    """Four of them, close together, their faces to the light."""
    for x, foot, high, cloak in ((168.0, 790.0, 150.0, "#4f7391"), (352.0, 790.0, 150.0, "#c05a1e"),
        (222.0, 838.0, 160.0, "#64803f"), (302.0, 838.0, 160.0, "#8e3b33")):
        cloaked(window, x, foot, high, cloak)
