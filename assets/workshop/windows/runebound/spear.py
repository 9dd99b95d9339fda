"""The quiet ridge: a hill that was a dragon's head, its eye shut, one spear upright in it, and four who came home."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve
from assets.workshop.windows.figures import cloaked, starred
from assets.workshop.windows.patterns import bands, border, rings, wave

SUN = (260.0, 330.0)
DAWN = ("#fff7d4", "#ffecb4", "#fbdc9a", "#f3c489", "#bcd3cf", "#8cbccb", "#6199b4", "#3f7796", "#2b5a78")
MEADOWS = ("#b9c98a", "#9fb56c", "#86a055", "#6c8845")
SEATS = ("#35b6b0", "#e8913a", "#b583e0", "#f06d86")
STONE, SCALE, STEEL, WOOD, VERMILION = "#8f7f94", "#75628a", "#dfe6e2", "#a8743c", "#c8422b"


def window() -> Window:
    """The whole window."""
    made = Window(Light(SUN, "#fff6d0", 0.30))
    rings(made, SUN, (56, 104, 156, 214, 280, 352, 430, 520, 640), DAWN, 16, "#fff6c4", 0.24)
    made.disc(*SUN, 56, "#fff3b8")
    birds(made)
    bands(made, (wave(610, 10, 80), wave(690, 10, 70, 1.2), wave(770, 8, 80, 2.0)), MEADOWS, (6, 7, 6))
    ridge(made)
    spear(made)
    for x, foot, cloak in ((84, 838, SEATS[0]), (178, 852, SEATS[1]), (342, 852, SEATS[2]), (436, 838, SEATS[3])):
        cloaked(made, x, foot, 150, cloak)
    border(made, ("#17363f", "#c9a45a", "#2f6a7a", "#f4ead0", VERMILION, "#f0dba0"))
    return made


def ridge(window: Window) -> None:
    """The hill: a dragon's head that lies on the ground, horns to the left, muzzle to the right, its eye shut."""
    for x, y, tip in ((120, 586, (26, 470)), (96, 624, (20, 560)), (166, 560, (92, 456))):
        window.pane(curve([(x - 16, y + 16), ((x + tip[0]) / 2 - 16, (y + tip[1]) / 2 - 4), tip,
            ((x + tip[0]) / 2 + 12, (y + tip[1]) / 2 + 6), (x + 22, y)]), "#efe0b4", 0.04)
    jaw = [(96, 668), (190, 676), (300, 684), (420, 676), (486, 668), (480, 700), (420, 716), (260, 720), (120, 712)]
    window.pane(curve(jaw), shade(STONE, "#3a2c50", 0.22), 0.03)
    head = [(78, 664), (86, 604), (130, 560), (186, 540), (236, 540), (284, 562), (340, 596), (396, 606), (430, 588),
        (464, 596), (486, 632), (478, 668), (420, 678), (330, 674), (240, 684), (150, 686)]
    window.pane(curve(head), STONE, 0.03)
    for k, (x, y, r) in enumerate(((136, 606, 22), (122, 652, 22), (180, 570, 20), (170, 634, 22), (300, 620, 20),
        (346, 640, 18), (296, 656, 18))):
        window.pane(curve([(x - r, y - r * 0.3), (x, y - r * 0.8), (x + r, y - r * 0.3), (x + r * 0.6, y + r * 0.6),
            (x, y + r), (x - r *
            0.6, y + r * 0.6)]), shade(SCALE, ("#ffffff", "#3a2c50")[k % 2], 0.12), 0.05, lead=2.8)
    window.pane(curve([(196, 612), (216, 584), (252, 578), (276, 604), (252, 630), (216, 632)]), shade(STONE,
        "#3a2c50", 0.3), 0.02, lead=3.6)
    window.paint("M200 612 Q236 640 274 606 M208 622 l-7 13 M230 630 l-2 14 M254 626 l7 12", 4.4, 0.95)
    window.pane(curve([(186, 592), (220, 562), (266, 560), (284, 578), (250, 574), (216, 582)]), shade(STONE,
        "#ffffff", 0.2), 0.02, lead=3.2)
    window.pane(circle(456, 622, 9), "#3a2c46", 0.02, lead=3)
    for x in (330, 366, 402, 440):
        window.polygon([(x - 9, 672), (x + 9, 672), (x, 698)], "#fbf0cf", 0.02)


def spear(window: Window) -> None:
    """The old spear, upright in the stone, with a torn pennon."""
    window.polygon([(253, 548), (253, 190), (267, 190), (267, 548)], WOOD, 0.04)
    for y in (250, 360, 470):
        window.polygon([(248, y), (272, y), (272, y + 16), (248, y + 16)], "#d9b04c", 0.03)
    window.polygon([(260, 86), (284, 150), (272, 194), (248, 194), (236, 150)], STEEL, 0.03)
    window.cut("M260 90 V192", 3)
    window.pane("M268 206 C300 198 320 226 356 214 L340 238 L362 258 C326 266 304 246 268 256 Z", VERMILION, 0.05)
    starred(window, 304, 232, 4, 13, 5, "#f0dba0")


def birds(window: Window) -> None:
    """The birds are back."""
    for x, y, s in ((120, 250, 1.0), (168, 210, 0.8), (96, 320, 0.8), (400, 270, 1.0), (362, 330, 0.7), (430, 340,
        0.8)):
        window.pane(f"M{x} {y} C{x - 12 * s} {y - 16 * s} {x - 30 * s} {y - 16 * s} {x - 38 * s} {y - 4 * s} "
            f"C{x - 26 * s} {y - 8 * s} {x - 12 * s} "
            f"{y - 2 * s} {x} {y + 8 * s} C{x + 12 * s} {y - 2 * s} {x + 26 * s} {y - 8 * s} {x + 38 * s} "
                f"{y - 4 * s} C{x + 30 * s} {y - 16 * s} "
            f"{x + 12 * s} {y - 16 * s} {x} {y} Z", "#2f5a78", 0.05, lead=3)
