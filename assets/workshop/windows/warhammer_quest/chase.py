"""The Long Chase: the Grey Courier over the roofs, the moon behind him, and the arrow that has found him."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve
from assets.workshop.windows.figures import starred
from assets.workshop.windows.patterns import border, rings

MOON = (276.0, 316.0)
NIGHT = ("#f6f4e4", "#cfd6e6", "#9aa8d2", "#6c7cba", "#4a589e", "#363f80", "#272c62", "#1c1e48")
CLOAK, FUR, BRASS = "#6b7078", "#4a4448", "#e6b54c"
ROOFS = ("#a34a3a", "#7c3a3c", "#5c3040")


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(MOON, "#fdfbea", 0.4, 0.04))
    rings(made, MOON, (118, 176, 240, 312, 394, 490, 620), NIGHT[1:], 14, "#e6ecff", 0.2, turn=9)
    made.pane(circle(*MOON, 118), "#fdf8de", 0.01)
    for x, y, radius in ((222, 262, 22), (318, 380, 26), (336, 268, 14)):
        made.pane(circle(x, y, radius), "#ece4c2", 0.03, lead=2.6)
    for x, y, size in ((120, 226, 13), (258, 70, 13), (396, 196, 12), (446, 350, 11), (70, 400, 12)):
        starred(made, x, y, 5, size, size * 0.42, "#fdf3c8")
    _roof(made, 132, 470, 190, 290, ROOFS[1])
    _roof(made, 400, 500, 170, 260, ROOFS[2])
    _courier(made, 262, 372)
    _roof(made, 262, 590, 260, 300, ROOFS[0])
    _tube(made, 382, 556)
    border(made, ("#363f80", "#cfd6e6", "#4a589e", "#8c4a44"))
    return made


def _roof(window: Window, x: float, ridge: float, half: float, foot: float, colour: str) -> None:
    """A steep gable with rows of tiles and a lit window below."""
    for row in range(4):
        share, under = row / 4, (row + 1) / 4
        y, below = ridge + foot * 0.62 * share, ridge + foot * 0.62 * under
        count = 2 + row
        for k in range(count):
            a, b = -1 + 2 * k / count, -1 + 2 * (k + 1) / count
            window.polygon([(x + a * half * share, y), (x + b * half * share, y), (x + b * half * under, below),
                (x + a * half * under, below)], shade(colour, "#1c1430", 0.1 * row), 0.16)
    top = ridge + foot * 0.62
    window.polygon([(x - half * 0.86, top), (x + half * 0.86, top), (x + half * 0.86, 900), (x - half * 0.86, 900)],
        "#d8c8a0", 0.06)
    for beam in (-0.86, -0.3, 0.22, 0.74):
        window.polygon([(x + beam * half, top), (x + (beam + 0.12) * half, top), (x + (beam + 0.12) * half, 900),
            (x + beam * half, 900)], "#5a3c30", 0.05)
    for middle in (-0.52, 0.54):
        window.pane(f"M{x + half * middle - 20} {top + 66} v-34 a20 20 0 0 1 40 0 v34 Z", "#ffcf5c", 0.03, lead=3.6)
        window.cut(f"M{x + half * middle} {top + 14} v52", 2.4)


def _courier(window: Window, x: float, y: float) -> None:
    """The ratman in mid leap to the left: cloak behind him, tail after him, an arrow through the cloak."""

    def shape(*points: tuple[float, float]) -> str:
        return curve([(x + a, y + b) for a, b in points])

    window.pane(f"M{x + 84} {y + 20} C{x + 150} {y + 60} {x + 176} {y + 20} {x + 214} {y + 62} L{x + 206} {y + 72} "
        f"C{x + 170} {y + 44} {x + 140} {y + 84} {x + 76} {y + 38} Z", "#c98f80", 0.03, lead=3.2)
    window.pane(shape((30, 40), (86, 60), (120, 108), (166, 116), (170, 130), (112, 130), (66, 88), (20, 70)), FUR,
        0.04)
    window.pane(shape((-26, 40), (-40, 84), (-92, 110), (-100, 130), (-84, 132), (-22, 106), (6, 66)), FUR, 0.04)
    window.pane(shape((-60, -20), (-10, -44), (58, -32), (98, 12), (60, 56), (0, 66), (-44, 40)),
        shade(FUR, "#000000", 0.2), 0.03)
    window.pane(shape((-54, -46), (0, -66), (70, -84), (150, -126), (204, -118), (150, -76), (196, -58), (132, -26),
        (150, 6), (84, 10), (20, -2), (-40, -8)), CLOAK, 0.03)
    window.pane(shape((-40, -34), (20, -48), (96, -64), (150, -76), (110, -44), (132, -26), (60, -18), (-10, -14)),
        shade(CLOAK, "#ffffff", 0.22), 0.03, lead=3.2)
    window.pane(shape((-46, 6), (-96, 20), (-140, 6), (-152, 18), (-100, 42), (-36, 32)), FUR, 0.04)
    window.pane(shape((-64, -66), (-30, -58), (-30, -20), (-74, -2), (-130, 4), (-152, -8), (-146, -20), (-100, -44)),
        shade(FUR, "#c8b8a8", 0.16), 0.03)
    window.pane(circle(x - 50, y - 72, 24), "#b98078", 0.03)
    window.pane(shape((-82, -52), (-62, -86), (-16, -84), (-8, -40), (-40, -54)), "#aeb6c0", 0.03)
    for k in (0, 1, 2):
        window.pane(f"M{x - 28 + 6 * k} {y - 78 + 8 * k} L{x + 36 - 4 * k} {y - 118 + 26 * k} L{x + 2} "
            f"{y - 70 + 10 * k} Z", "#eef2f4", 0.02, lead=2.8)
    window.pane(f"M{x - 104} {y - 32} l16 -8 l4 10 l-12 6 Z", "#ffdf5a", 0.01, lead=2.4)
    window.paint(f"M{x - 146} {y - 6} l-30 -10 M{x - 144} {y - 2} l-30 10", 2.0)
    window.polygon([(x + 60, y - 108), (x + 65, y - 112), (x + 116, y + 28), (x + 110, y + 30)], "#e0b878", 0.02)
    window.pane(f"M{x + 44} {y - 132} l18 -12 l12 34 l-16 6 Z", "#d8584a", 0.02, lead=3.0)
    window.pane(f"M{x + 118} {y + 56} l-14 -26 l22 -6 Z", "#dfe6ea", 0.02, lead=3.0)


def _tube(window: Window, x: float, y: float) -> None:
    """The tube with the plans, that he has dropped."""
    place = f"translate({x} {y}) rotate(32)"
    window.pane("M-52 -17 H52 V17 H-52 Z", BRASS, 0.03, place, lead=4.4)
    for k in (-56, 40):
        window.pane(f"M{k} -22 h16 v44 h-16 Z", shade(BRASS, "#7a4a1c", 0.3), 0.03, place, lead=3.4)
    window.pane("M0 -14 a14 14 0 1 0 0.1 0 Z", "#c23a2e", 0.02, place, lead=3.0)
