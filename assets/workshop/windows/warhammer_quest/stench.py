"""A Foul Stench: the sewer with day at its end, and the goblin who was its king up to his chin in what is left."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve, mirrored, wedge
from assets.workshop.windows.patterns import bands, border, rings, wave

DAY = (260.0, 300.0)
"""The end of the tunnel."""
BRICKS = ("#f6d38a", "#d99a5c", "#b5704a", "#8c523e", "#643c34", "#48302e")
SLIME = ("#b8d85a", "#8fb83c", "#6a9432", "#4c702c")
SKIN, EAR = "#7fa63c", "#a8604a"
GOLD = "#f2c24a"


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(DAY, "#fff8dc", 0.46))
    rings(made, DAY, (66, 120, 178, 244, 318, 404, 520, 660), BRICKS, 14, turn=12)
    made.pane(circle(*DAY, 66), "#fffbe6", 0.01)
    for k in range(12):
        made.pane(wedge(DAY, 66, 84, k * 30, k * 30 + 30), "#ffe9a8", 0.08)
    _walks(made)
    for x, y in ((112, 470), (408, 470), (70, 306), (450, 306)):
        _drain(made, x, y)
    bands(made, [wave(560, 5, 46)], ("#d2e68a",), (6,), 20, 0.16)
    _grump(made, 260, 664)
    bands(made, [wave(720, 8, 40, 1), wave(764, 8, 46, 3), wave(812, 8, 44, 5)], SLIME[1:], (6, 5, 6), 12, 0.2)
    for x, y, size in ((120, 742, 9), (400, 756, 12), (196, 798, 8), (330, 804, 10), (256, 838, 7)):
        made.pane(circle(x, y, size), "#dcf29a", 0.05, lead=3.0)
    border(made, ("#4c702c", "#d99a5c", "#6b4436", "#8fb83c"))
    return made


def _walks(window: Window) -> None:
    """The stone walks at both sides of the water."""
    for side in (-1, 1):
        for near, far, y, below in ((70, 150, 350, 430), (92, 260, 430, 560), (120, 300, 560, 730)):
            grow = (below - y) * 0.24
            points = [(near, y), (far, y), (far + 60, below), (near + grow, below)]
            corners = [(260 + side * a, float(b)) for a, b in points]
            window.polygon(corners, shade("#b08a6a", "#3c2c2a", (y - 350) / 420), 0.12)


def _drain(window: Window, x: float, y: float) -> None:
    """A pipe in the wall that still drips."""
    window.pane(circle(x, y, 30), "#7c8488", 0.05)
    window.pane(circle(x, y, 20), "#1d2418", 0.03, lead=3.6)
    window.pane(f"M{x - 10} {y + 8} h20 l-4 40 q-6 12 -12 0 Z", SLIME[0], 0.06, lead=3.2)


def _grump(window: Window, x: float, y: float) -> None:
    """Odious Grump: a wide green face with ears like sails, a crown askew."""
    for side in (-1, 1):
        outer = [(60, -30), (120, -84), (196, -104), (168, -40), (108, 16), (62, 20)]
        inner = [(74, -22), (124, -62), (170, -82), (148, -34), (104, 2)]
        window.pane(curve([(x + side * a, y + b) for a, b in outer]), SKIN, 0.04)
        window.pane(curve([(x + side * a, y + b) for a, b in inner]), EAR, 0.04, lead=3.0)
    half = [(0.0, -104.0), (46.0, -96.0), (80.0, -58.0), (88.0, 0.0), (84.0, 60.0), (50.0, 92.0), (0.0, 100.0)]
    head = [(x + a, y + b) for a, b in half] + list(reversed(mirrored([(x + a, y + b) for a, b in half[1:-1]], x)))
    window.pane(curve(head), "#8fb844", 0.02)
    for side in (-1, 1):
        window.pane(f"M{x + side * 16} {y - 12} Q{x + side * 44} {y - 40} {x + side * 66} {y - 18} "
            f"Q{x + side * 44} {y + 6} {x + side * 16} {y - 12} Z", "#ffe27a", 0.02, lead=3.4)
        window.pane(circle(x + side * 38, y - 18, 7), "#1c140c", 0.01, lead=1.6)
        window.pane(f"M{x + side * 8} {y - 22} L{x + side * 70} {y - 52} L{x + side * 74} {y - 36} "
            f"L{x + side * 14} {y - 10} Z", "#5d8230", 0.02, lead=3.2)
    window.pane(curve([(x - 14, y - 18), (x + 14, y - 18), (x + 30, y + 26), (x, y + 40), (x - 30, y + 26)]), "#a4c85a",
        0.02, lead=3.6)
    window.paint(f"M{x - 54} {y + 62} Q{x} {y + 36} {x + 54} {y + 62}", 4.5)
    crown = "M-62 0 L-74 -62 L-40 -32 L-24 -80 L0 -38 L24 -80 L40 -32 L74 -62 L62 0 Z"
    place = f"translate({x + 12} {y - 84}) rotate(11)"
    window.pane(crown, GOLD, 0.02, place, lead=4.2)
    window.pane("M-62 -2 H62 V16 H-62 Z", shade(GOLD, "#7a4a1c", 0.25), 0.02, place, lead=3.6)
    for k, colour in ((-38, "#c23a2e"), (0, "#3f8ac0"), (38, "#c23a2e")):
        window.pane(circle(k, 7, 7), colour, 0.02, place, lead=2.4)
