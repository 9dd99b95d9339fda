"""Smoke over Brindle Ford: houses on fire above the river, and the ferry with those who were brought out."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, curve
from assets.workshop.windows.figures import cloaked, flame
from assets.workshop.windows.patterns import bands, border, outward, shards, wave

FIRE = (250.0, 470.0)
BLAZE = ("#fff0a8", "#fdc65a", "#f49a3c", "#e0602e", "#b23a30", "#71303d", "#43293f")
TONGUES = ("#d8482a", "#f48f2f", "#ffdf73")
RIVER = ("#3a6f9e", "#2f5f96", "#27508a", "#20437a")


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(FIRE, "#ffe9a0", 0.34))
    shards(made, 92, outward(BLAZE, FIRE, 430), 5, (-10.0, 0.0, 530.0, 640.0))
    _smoke(made)
    _town(made)
    _river(made)
    _ferry(made)
    border(made, ("#c8452c", "#e98b32", "#7d2f33", "#f0b74e"))
    return made


def _smoke(window: Window) -> None:
    """Smoke that rises from both ends of the town and leans over it."""
    coils = (
        (
            (
                (95, 470),
                (60, 400),
                (95, 345),
                (70, 280),
                (120, 225),
                (95, 160),
                (150, 100),
                (190, 130),
                (160, 180),
                (185, 235),
                (140, 290),
                (160, 350),
                (125, 400),
                (140, 470),
            ),
            "#5d4b5c",
        ),
        (
            (
                (395, 480),
                (370, 410),
                (410, 350),
                (375, 300),
                (420, 240),
                (385, 180),
                (330, 150),
                (300, 95),
                (350, 85),
                (400, 120),
                (450, 170),
                (440, 240),
                (462, 300),
                (440, 360),
                (455, 420),
                (440, 480),
            ),
            "#4c3e52",
        ),
    )
    for points, colour in coils:
        window.pane(curve([(float(x), float(y)) for x, y in points]), colour, 0.06)
    window.pane(curve([(118, 225), (150, 190), (190, 200), (196, 240), (160, 262), (128, 256)]), "#7c6876", 0.05)
    window.pane(curve([(384, 300), (410, 262), (448, 270), (456, 308), (424, 330)]), "#6a5769", 0.05)
    window.pane(curve([(336, 150), (352, 112), (394, 120), (410, 156), (376, 176)]), "#6f5b6c", 0.05)
    window.cut("M96 398 L150 382 M82 300 L140 292 M106 160 L166 176 M386 400 L446 392 M384 232 L440 240")


def _house(window: Window, left: float, right: float, eaves: float, ridge: float, wall: str, roof: str) -> None:
    """A gabled house with two lit windows and beams."""
    middle, foot = (left + right) / 2, 630.0
    window.polygon([(left, eaves), (middle, eaves), (middle, foot), (left, foot)], wall, 0.05)
    window.polygon([(middle, eaves), (right, eaves), (right, foot), (middle, foot)], shade(wall, "#100808", 0.3), 0.05)
    window.polygon([(left - 12, eaves + 8), (middle, ridge), (middle, eaves + 8)], roof, 0.05)
    window.polygon([(middle, ridge), (right + 12, eaves + 8), (middle, eaves + 8)], shade(roof, "#100808", 0.3), 0.05)
    wide = (right - left) * 0.17
    for x in (left + (right - left) * 0.26, left + (right - left) * 0.74):
        window.polygon(
            [(x - wide, eaves + 24), (x + wide, eaves + 24), (x + wide, eaves + 60), (x - wide, eaves + 60)],
            "#ffd968",
            0.04,
        )
        window.cut(f"M{x} {eaves + 24} V{eaves + 60} M{x - wide} {eaves + 42} H{x + wide}", 2.6)


def _town(window: Window) -> None:
    """Three houses and a chapel tower, fire over the roofs."""
    for x, foot, high, sway in ((112, 500, 170, 16), (408, 505, 190, -12), (300, 470, 150, 14)):
        flame(window, x, foot, high, TONGUES, sway)
    _house(window, 60, 168, 500, 430, "#7a3b34", "#52262c")
    _house(window, 352, 468, 508, 436, "#6f3530", "#47222a")
    flame(window, 196, 520, 150, TONGUES, -10)
    window.polygon([(228, 430), (260, 430), (260, 630), (228, 630)], "#8d4a3c", 0.04)
    window.polygon([(260, 430), (296, 430), (296, 630), (260, 630)], "#61302f", 0.04)
    window.polygon([(218, 436), (262, 318), (262, 436)], "#5b2a30", 0.04)
    window.polygon([(262, 318), (306, 436), (262, 436)], "#3d1e28", 0.04)
    window.pane("M246 520 V480 A16 16 0 0 1 278 480 V520 Z", "#ffd968", 0.03)
    window.cut("M262 464 V520 M246 494 H278", 2.6)
    flame(window, 326, 560, 130, TONGUES, 12)
    flame(window, 152, 585, 96, TONGUES, -8)
    flame(window, 62, 470, 120, TONGUES, 6)
    flame(window, 452, 470, 110, TONGUES, -8)


def _river(window: Window) -> None:
    """The bank, and the river with the fire in it."""
    bands(window, [wave(612, 7, 80)], ["#4c5a3a"], (6,), 12)
    crests = [wave(644, 5, 55, 1), wave(690, 6, 60, 3), wave(742, 7, 66, 5), wave(800, 7, 72, 0.5)]
    bands(window, crests, RIVER, (5, 4, 5, 4), 16, 0.18)
    for x, y, wide in ((250, 668, 74), (206, 836, 60), (336, 840, 52), (120, 706, 40), (420, 700, 44)):
        window.pane(curve([(x - wide, y), (x, y - 9), (x + wide, y), (x, y + 9)]), "#f3a04a", 0.12, lead=3.6)


def _ferry(window: Window) -> None:
    """The ferry: the ferryman with his pole, and the people of the ford."""
    window.pane("M404 560 L412 562 L388 852 L380 850 Z", "#c89a55", 0.04, lead=4.0)
    people = (
        (150, 764, 104, "#c8a23c"),
        (196, 764, 120, "#8c2f3a"),
        (246, 766, 112, "#e6e0cc"),
        (292, 766, 124, "#3f6b4a"),
        (222, 772, 76, "#d9803a"),
        (334, 766, 92, "#7c5c94"),
        (270, 774, 70, "#c9b25a"),
    )
    for x, foot, high, cloak in people:
        cloaked(window, x, foot, high, cloak)
    cloaked(window, 376, 770, 148, "#2c3f5c")
    hull = "#a06a36"
    window.pane("M96 752 C120 758 150 762 260 762 L260 826 C190 826 130 818 108 786 Z", hull, 0.03)
    window.pane(
        "M424 752 C400 758 370 762 260 762 L260 826 C330 826 390 818 412 786 Z", shade(hull, "#1a0f08", 0.3), 0.03
    )
    window.cut("M104 776 Q260 796 416 776", 3.4)
    for x in (150, 205, 315, 370):
        window.paint(f"M{x} 768 q4 24 0 46", 1.8, 0.5)
