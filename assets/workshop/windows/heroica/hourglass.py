"""The hourglass is empty: a great glass whose sand is through, and round it the dragon that sleeps on."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve
from assets.workshop.windows.patterns import border, rings

MIDDLE = (260.0, 470.0)
DUSK = ("#e8b878", "#c88458", "#9a5a4e", "#70424c", "#4f344a", "#3a2c44", "#2c2438", "#221e30")
SCALES = ("#7a3a36", "#6a2f30", "#8a4840", "#5c2a2c")
WOOD, SAND, GLASS = "#9a6a3c", "#e8c070", "#b8ccd4"


def window() -> Window:
    """The whole window, before it breaks."""
    made = Window(Light(MIDDLE, "#ffd8a0", 0.24, 0.1))
    rings(made, MIDDLE, (60, 110, 168, 232, 304, 384, 474, 580, 700), DUSK, 16, "#e0a060", 0.2)
    _glass(made)
    _dragon(made)
    border(made, ("#4a3a30", "#7a5230", "#3a3040", "#5a3a34"))
    return made


def _glass(window: Window) -> None:
    """The hourglass: two bulbs, the upper one empty, between boards and posts."""
    window.pane("M150 250 H370 C372 372 296 404 282 450 H238 C224 404 148 372 150 250 Z", shade(GLASS, "#5a6a80", 0.3),
        0.04)
    window.pane("M238 450 H282 C296 496 372 528 370 650 H150 C148 528 224 496 238 450 Z", shade(GLASS, "#5a6a80", 0.2),
        0.04)
    window.pane("M152 650 C158 596 214 560 260 548 C306 560 362 596 368 650 Z", SAND, 0.05)
    window.paint("M186 640 q30 -40 74 -60 M220 640 q20 -24 50 -34 M330 636 q-20 -30 -40 -40", 2.4, 0.5)
    window.paint("M176 270 C178 340 210 366 236 394 M176 630 C180 576 196 556 214 540", 4.0, 0.45)
    for x in (122, 382):
        window.polygon([(x, 246), (x + 16, 246), (x + 16, 654), (x, 654)], WOOD, 0.05)
        window.cut(f"M{x} 450 h16")
    for y in (216, 650):
        for k in range(4):
            left = 100 + k * 80
            window.polygon([(left, y), (left + 80, y), (left + 80, y + 34), (left, y + 34)], shade(WOOD, "#f0d090",
                0.08 * (k % 2)), 0.05)


def _dragon(window: Window) -> None:
    """The dragon lies about the foot of the glass, its eye shut, its tail up the side."""
    body = [(470, 380), (490, 500), (486, 620), (452, 720), (392, 790), (300, 832), (190, 838), (140, 790), (190, 730),
        (270, 716), (344, 692), (396, 636), (430, 560), (452, 470)]
    window.pane(curve([(float(x), float(y)) for x, y in body]), SCALES[1], 0.04)
    for path in ("M436 540 L489 560", "M404 622 L480 650", "M352 686 L440 736", "M276 714 L380 798",
        "M200 728 L300 832"):
        window.cut(path)
    for x, y, tip_x, tip_y in ((484, 470, 512, 430), (490, 560, 520, 520), (478, 648, 512, 622), (440, 736, 482, 724),
        (376, 798, 416, 806)):
        window.polygon([(x - 6, y - 22), (tip_x, tip_y), (x - 8, y + 22)], "#3a1c24", 0.04)
    head = curve([(160, 700), (120, 664), (76, 676), (48, 716), (40, 760), (60, 800), (110, 822), (176, 812), (206,
        770)])
    window.pane(head, SCALES[2], 0.05)
    window.pane(curve([(52, 770), (86, 790), (150, 796), (190, 790), (176, 826), (110, 840), (62, 816)]), SCALES[1],
        0.05)
    window.paint("M92 726 q18 14 38 0", 5.0)
    window.paint("M56 744 v4 M50 772 q60 24 130 18", 3.2)
    for x, y, tip_x, tip_y in ((120, 668, 150, 600), (158, 690, 206, 632)):
        window.polygon([(x - 16, y + 6), (tip_x, tip_y), (x + 18, y + 16)], "#d8c59a", 0.04)
    for k, (x, y) in enumerate(((46, 690), (62, 640), (46, 590))):
        window.pane(circle(x, y, 8 + 4 * k), "#6a5a6a", 0.05, lead=3.0)
