"""The court is complete: the crowned skull in green light, and below it four more in the order of their graves."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle
from assets.workshop.windows.figures import cloaked, flame, skull
from assets.workshop.windows.patterns import border, rings

KING = (260.0, 322.0)
GLOOM = ("#dcf7b4", "#a4e08a", "#6fbf7a", "#4a9478", "#37706c", "#2f5564", "#2a4058", "#26304c", "#211f3c")
SEATS = ("#35807c", "#a0683a", "#7a5c9a", "#a05062")
GOLD, BONE, DARK, STONE = "#e0b548", "#efe6c4", "#1e2a2c", "#56646a"


def window() -> Window:
    """The whole window, before it breaks."""
    made = Window(Light(KING, "#b8f08a", 0.22, 0.06))
    rings(made, KING, (110, 160, 212, 270, 336, 410, 496, 590, 700), GLOOM, 16, "#c9f09a", 0.2)
    throne(made)
    crown(made)
    skull(made, KING[0], KING[1] + 10, 210, BONE, DARK)
    for side in (-1, 1):
        flame(made, KING[0] + side * 44, KING[1] + 24, 40, ("#5fbf5a", "#a8f07a", "#f0ffd0"))
    collar(made)
    for x, foot, high, cloak in ((86, 838, 168, SEATS[0]), (196, 852, 176, SEATS[1]), (324, 852, 176, SEATS[2]), (434,
        838, 168, SEATS[3])):
        seat(made, x, foot)
        cloaked(made, x, foot, high, shade(cloak, "#26304c", 0.25), DARK)
        skull(made, x, foot - high * 0.83, high * 0.25, BONE, DARK)
    border(made, ("#26304c", "#4a7a5a", "#3a2c4c", "#8f7a3a"))
    return made


def throne(window: Window) -> None:
    """The broken back of the throne."""
    window.polygon([(120, 700), (128, 330), (150, 190), (176, 270), (204, 210), (232, 240), (288, 240), (316, 200),
        (344, 262), (372, 180), (392, 340), (400, 700)], STONE, 0.05)
    window.cut("M150 330 L146 700 M370 330 L376 700 M128 420 H392 M124 560 H396")


def crown(window: Window) -> None:
    """Five points, three stones."""
    window.polygon([(172, 262), (156, 160), (200, 206), (220, 128), (246, 192), (260, 104), (274, 192), (300, 128),
        (320, 206), (364, 160), (348, 262)], GOLD, 0.04)
    window.polygon([(170, 258), (350, 258), (346, 284), (174, 284)], shade(GOLD, "#6a4210", 0.3), 0.03)
    for x, y, r, colour in ((260, 270, 11, "#c8324a"), (210, 271, 8, "#3f8fa8"), (310, 271, 8, "#3f8fa8"), (260, 108,
        9, "#c8324a"), (220, 130, 7, BONE), (300, 130, 7, BONE), (156, 162, 7, BONE), (364, 162, 7, BONE)):
        window.pane(circle(x, y, r), colour, 0.02, lead=3)


def collar(window: Window) -> None:
    """A standing collar and a robe of purple gone to rags."""
    for side in (-1, 1):
        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 260 + side * x, y

        window.polygon([at(30, 440), at(84, 410), at(150, 300), at(166, 400), at(120, 500), at(40, 520)], "#8f2f4a",
        0.05)
        window.polygon([at(0, 470), at(44, 470), at(124, 500), at(196, 600), at(206, 700), at(0, 700)], "#5a3f78"
            if side < 0 else "#4a3366", 0.05)
        window.paint(f"M{260 + side * 60} 500 Q{260 + side * 90} 590 {260 + side * 96} 690 M{260 + side * 20} 500 "
            f"Q{260 + side * 40} 600 {260 + side * 44} 690",
            2.6, 0.6)
    for k in range(5):
        y = 486 + 30 * k
        window.pane(f"M{232 - 4 * k} {y} Q260 {y + 14} {288 + 4 * k} {y} L{286 + 4 * k} {y + 13} Q260 {y + 28} "
            f"{234 - 4 * k} {y + 13} Z", BONE, 0.04, lead=3)


def seat(window: Window, x: float, foot: float) -> None:
    """A gravestone for a chair."""
    window.pane(f"M{x - 56} {foot + 14} V{foot - 150} Q{x - 54} {foot - 216} {x} {foot - 220} Q{x + 54} "
        f"{foot - 216} {x + 56} {foot - 150} V{foot + 14} Z",
        "#6f7d80", 0.06)
