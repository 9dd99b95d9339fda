"""The empty throne: morning in the hall, the crown broken on the step, flowers on the graves, four at the door."""

from __future__ import annotations

import math

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle
from assets.workshop.windows.figures import cloaked, starred
from assets.workshop.windows.patterns import border, rings

SUN = (260.0, 250.0)
MORNING = ("#fffbe0", "#fff0bd", "#f6e2a0", "#cfe0c0", "#a4cfc8", "#7fb6bf", "#5a97a8", "#3c748a", "#295a72")
SEATS = ("#35b6b0", "#e8913a", "#b583e0", "#f06d86")
STONE, GOLD, GRASS, VERMILION = "#b9bdae", "#e8bf52", ("#a9c47c", "#8fb065", "#769a50"), "#c8422b"


def window() -> Window:
    """The whole window."""
    made = Window(Light(SUN, "#fff8d8", 0.32))
    rings(made, SUN, (60, 112, 166, 226, 294, 370, 452, 560, 680), MORNING, 16, "#fff6c4", 0.24)
    rose(made)
    hall(made)
    throne(made)
    ground(made)
    for x, foot, cloak in ((80, 846, SEATS[0]), (164, 858, SEATS[1]), (356, 858, SEATS[2]), (440, 846, SEATS[3])):
        cloaked(made, x, foot, 148, cloak)
    border(made, ("#17363f", GOLD, "#3c748a", "#f4ead0", "#769a50", VERMILION))
    return made


def rose(window: Window) -> None:
    """The sun as the rose of a chart."""
    x, y = SUN
    window.pane(circle(x, y, 58), "#f0dba0", 0.02, lead=4)
    for far, width, turn, colours in ((62, 15, 45, ("#dfe6e2", "#2f6f8f")), (98, 16, 0, ("#fff6dc", VERMILION))):
        for k in range(4):
            a = math.radians(90 * k + turn - 90)
            tip = (x + far * math.cos(a), y + far * math.sin(a))
            for side in (-1, 1):
                b = a + side * math.radians(45)
                corner = (x + width * 1.4 * math.cos(b), y + width * 1.4 * math.sin(b))
                window.pane(f"M{x} {y} L{tip[0]:.1f} {tip[1]:.1f} L{corner[0]:.1f} {corner[1]:.1f} Z",
                    colours[side > 0], 0.03, lead=2.4)
    window.pane(circle(x, y, 13), "#fff3b8", 0.02, lead=4)


def hall(window: Window) -> None:
    """Two broken pillars with ivy, and what is left of the wall."""
    for side in (-1, 1):
        x = 260 + side * 178
        top = 430 if side < 0 else 500
        for k in range(6):
            y = 730 - 52 * k
            if y - 52 < top - 40:
                break
            window.polygon([(x - 34, y), (x - 32, y - 52), (x + 32, y - 52 - (10 if k == 4 else 0)), (x + 34, y)],
                shade(STONE, ("#ffffff",
                "#6a7468")[k % 2], 0.12), 0.05)
        window.paint(f"M{x - 14} 724 C{x + 20} 680 {x - 22} 630 {x + 12} {top + 60}", 4)
        for k in range(6):
            window.pane(circle(x + (12 if k % 2 else -12), 712 - 36 * k, 10), ("#5f9a4a", "#7fb45a")[k % 2], 0.05,
                lead=2.8)


def throne(window: Window) -> None:
    """The throne with nobody on it; the crown lies on the step in two pieces."""
    window.polygon([(196, 720), (190, 470), (214, 416), (232, 456), (260, 396), (288, 456), (306, 416), (330, 470),
        (324, 720)], "#8f968a", 0.04)
    window.polygon([(214, 640), (210, 490), (260, 450), (310, 490), (306, 640)], "#a9503f", 0.04)
    starred(window, 260, 540, 8, 26, 12, GOLD)
    window.polygon([(186, 650), (334, 650), (340, 690), (180, 690)], "#a5ab9c", 0.04)
    for side in (-1, 1):
        window.polygon([(260 + side * 66, 650), (260 + side * 92, 650), (260 + side * 92, 580), (260 + side * 70,
            574)], "#7f877c", 0.04)
    window.polygon([(150, 742), (164, 704), (356, 704), (370, 742)], "#c6cabb", 0.04)
    window.polygon([(212, 736), (204, 704), (218, 716), (226, 696), (238, 714), (248, 702), (246, 738)], GOLD, 0.03)
    window.polygon([(272, 738), (280, 706), (292, 718), (304, 700), (312, 722), (322, 712), (316, 740)], shade(GOLD,
        "#8a5a1a", 0.2), 0.03)


def ground(window: Window) -> None:
    """Grass that takes the hall back, and what grows on the graves."""
    for k, (top, colour) in enumerate(zip((742, 790, 838), GRASS, strict=True)):
        for column in range(5):
            x = 20 + 96 * column + (0 if k % 2 else -30)
            window.pane(f"M{x} 890 V{top + 12} Q{x + 24} {top - 8} {x + 48} {top + 6} Q{x + 74} {top + 18} {x + 98} "
                f"{top} V890 Z", colour, 0.1)
    for x, foot, colour in ((120, 792, VERMILION), (222, 800, "#f4ead0"), (298, 800, "#b583e0"), (400, 792, "#f0dba0"),
        (260, 868, VERMILION), (222, 872, "#f0dba0"), (298, 872, "#f4ead0")):
        window.paint(f"M{x} {foot} V{foot - 30}", 3.4)
        for k in range(5):
            a = math.radians(72 * k - 90)
            window.pane(circle(x + 9 * math.cos(a), foot - 36 + 9 * math.sin(a), 7.4), colour, 0.04, lead=2.4)
        window.pane(circle(x, foot - 36, 5.4), "#e8bf52", 0.02, lead=2.2)
