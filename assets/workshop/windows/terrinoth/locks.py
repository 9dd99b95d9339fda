"""Nine Locks: the round door with the Lantern Star behind it, a lock in each of its nine fields, and the keys."""

from __future__ import annotations

from assets.workshop.svg import shade, star
from assets.workshop.windows.builder import Light, Window, circle, polar, wedge
from assets.workshop.windows.patterns import bands, border, outward, rings, shards, wave

DOOR = (260.0, 400.0)
VIOLET = ("#b9a8f0", "#8f7ee0", "#6d5cc6", "#5444a6", "#3f3385", "#2c2563")
STEEL = ("#8fa0c4", "#6f82ad", "#54688f")
GOLD = ("#ffe9a0", "#e9bd55", "#b9862e")
FIELDS = ("#c4474b", "#d97a3c", "#d9a83c", "#7fa04a", "#3f9070", "#3c8fa6", "#4a6fc0", "#7a5cc0", "#a8509a")


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(DOOR, "#fff6cf", 0.42))
    shards(made, 84, outward(VIOLET, DOOR, 500), 9, (-10.0, 0.0, 530.0, 760.0))
    _lantern_light(made)
    _steps(made)
    _door(made)
    _keys(made)
    border(made, ("#d9b450", "#3b2f7c", "#6a5ac4", "#2a2258"))
    return made


def _lantern_light(window: Window) -> None:
    """Beams that find their way past the door."""
    for k in range(9):
        middle = k * 40.0
        for near, far, share in ((200, 280, 0.35), (280, 370, 0.6), (370, 480, 0.8)):
            window.pane(wedge(DOOR, near, far, middle - 5, middle + 5), shade("#ffe9a0", "#a48ef0", share), 0.08)


def _door(window: Window) -> None:
    """The door: rivets on its rim, nine fields of different glass, a star in the middle."""
    rings(window, DOOR, (176, 206), (STEEL[1],), 18)
    for k in range(18):
        x, y = polar(DOOR, 191, k * 20 + 10)
        window.pane(circle(x, y, 5.5), "#cfd8ea", 0.05, lead=2.6)
    for k, colour in enumerate(FIELDS):
        start = k * 40.0 - 20
        window.pane(wedge(DOOR, 84, 176, start, start + 40), colour, 0.03)
    for k in range(9):
        x, y = polar(DOOR, 132, k * 40.0)
        turn = k * 40
        window.pane(circle(x, y, 29), GOLD[1], 0.05, lead=4.0)
        hole = "M-8 -5 A9.5 9.5 0 1 1 8 -5 L4.5 2 L9 18 H-9 L-4.5 2 Z"
        window.pane(hole, "#1c1638", 0.02, f"translate({x:.1f} {y:.1f}) rotate({turn})", lead=2.4)
        window.paint(circle(x, y, 24), 1.6, 0.5)
    window.pane(circle(*DOOR, 84), "#2f2a6a", 0.02)
    rings(window, DOOR, (66, 84), ("#e9bd55",), 9, turn=20)
    window.pane(star(8, 68, 27), "#ffd668", 0.02, f"translate({DOOR[0]} {DOOR[1]})", lead=4.0)
    window.pane(star(8, 44, 20, -67.5), "#fff0b4", 0.02, f"translate({DOOR[0]} {DOOR[1]})", lead=3.4)
    window.pane(circle(*DOOR, 14), "#fffdf0", 0.01, lead=3.0)


def _steps(window: Window) -> None:
    """Steps down to the black water of the harbour."""
    for row in range(4):
        y, half = 620 + row * 38, 128 + row * 34
        tread = shade("#8d93b8", "#2a2a55", 0.12 * row)
        cuts = [260 - half + 2 * half * k / 4 for k in range(5)]
        for k in range(4):
            a, b = cuts[k], cuts[k + 1]
            window.polygon(
                [(a, y), (b, y), (b + (b - 260) * 0.1, y + 16), (a + (a - 260) * 0.1, y + 16)],
                shade(tread, "#ffffff", 0.25),
                0.1,
            )
            window.polygon(
                [
                    (a + (a - 260) * 0.1, y + 16),
                    (b + (b - 260) * 0.1, y + 16),
                    (b + (b - 260) * 0.1, y + 40),
                    (a + (a - 260) * 0.1, y + 40),
                ],
                tread,
                0.1,
            )
    crests = [wave(772, 5, 40, 1), wave(808, 6, 48, 3), wave(842, 6, 52, 5)]
    bands(window, crests, ("#2d5a8c", "#234a7c", "#1b3a68"), (6, 5, 6), 12, 0.2)
    for x, y, wide in ((260, 792, 60), (236, 826, 44), (292, 852, 36)):
        window.pane(
            f"M{x - wide} {y} Q{x} {y - 10} {x + wide} {y} Q{x} {y + 10} {x - wide} {y} Z", "#f0cf6c", 0.08, lead=3.4
        )


def _keys(window: Window) -> None:
    """Two keys, crossed."""
    shaft = "M-5 -46 H5 V70 H-5 Z"
    bit = "M5 40 H26 V50 H17 V56 H26 V68 H5 Z"
    for turn, colour in ((-52, GOLD[2]), (52, GOLD[1])):
        place = f"translate(260 696) rotate({turn})"
        window.pane(shaft, colour, 0.03, place, lead=3.6)
        window.pane(bit, colour, 0.03, place, lead=3.6)
        window.pane("M0 -100 a28 28 0 1 1 -0.1 0 Z M0 -86 a14 14 0 1 0 0.1 0 Z", colour, 0.03, place, lead=3.6)
        window.pane("M0 -86 a14 14 0 1 1 -0.1 0 Z", "#c4474b" if turn < 0 else "#3c8fa6", 0.03, place, lead=3.0)
