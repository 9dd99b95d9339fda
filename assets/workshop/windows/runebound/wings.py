"""The shadow over Tamalir: the High Lord's face between his wings, the towers burning, the bell that rang for kings."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve
from assets.workshop.windows.figures import flame
from assets.workshop.windows.patterns import border, rings

HEAT = (260.0, 640.0)
SMOKE = ("#ffdc8a", "#f9a950", "#dd6f42", "#a8424a", "#74345a", "#4f2f60", "#382a58", "#2a244a", "#211d3c")
HIDE, DARK, WING, HORN = "#6f4f92", "#4a3470", ("#b5432f", "#9c3630", "#842c34", "#6c2536"), "#efe0b4"
TONGUES = ("#d9502a", "#f6962e", "#ffe08a")
WALL, ROOF = "#5a4450", "#7c3038"


def window() -> Window:
    """The whole window, before it breaks."""
    made = Window(Light(HEAT, "#ffb060", 0.24, 0.05))
    rings(made, HEAT, (70, 130, 190, 254, 326, 404, 490, 590, 700), SMOKE, 16, "#f9b870", 0.2)
    for side in (-1, 1):
        wing(made, side)
    face(made)
    city(made)
    bell(made)
    for x, foot, high, sway in ((70, 812, 150, -8), (130, 846, 120, 6), (392, 846, 120, -6), (452, 812, 160, 8), (196,
        862, 90, 0), (326, 862, 90, 0)):
        flame(made, x, foot, high, TONGUES, sway)
    border(made, ("#4a2430", "#c8622e", "#2a244a", "#8a3a34"))
    return made


def wing(window: Window, side: int) -> None:
    """A wing that darkens its half of the sky."""
    def at(x: float, y: float) -> str:
        return f"{260 + side * (x - 260):.1f} {y:.1f}"

    wrist, tips, dips = (402, 170), ((486, 236), (490, 350), (452, 456), (376, 520), (304, 500)), ((462, 300), (450,
    410), (398, 480), (338, 490))
    for k in range(4):
        (ax, ay), (bx, by), (dx, dy) = tips[k], tips[k + 1], dips[k]
        window.pane(f"M{at(*wrist)} L{at(ax, ay)} Q{at(dx, dy)} {at(bx, by)} Z", WING[k], 0.06)
        window.paint(f"M{at(wrist[0] - 4, wrist[1] + 30)} Q{at((ax + bx) / 2 - 30, (ay + by) / 2 - 60)} "
            f"{at(dx - 10, dy - 20)}", 2.2, 0.5)
    window.pane(f"M{at(*wrist)} L{at(304, 500)} Q{at(300, 420)} {at(292, 330)} Z", WING[3], 0.05)
    window.pane(f"M{at(286, 330)} C{at(310, 260)} {at(350, 190)} {at(396, 150)} L{at(412, 172)} C{at(370, 220)} "
        f"{at(336, 290)} {at(306, 366)} Z", DARK, 0.04)
    window.polygon([(260 + side * 140, 160), (260 + side * 158, 108), (260 + side * 166, 166)], HORN, 0.03)


def face(window: Window) -> None:
    """His face from the front: horns, lit eyes, a jaw full of teeth."""
    for side in (-1, 1):
        for x, y, tip in ((40, 214, (74, 112)), (64, 246, (122, 178)), (70, 284, (132, 262))):
            window.pane(curve([(260 + side * (x - 16), y - 8), (260 + side * (x + 22), y - 44), (260 + side * tip[0],
                tip[1]), (260 + side *
                (x + 20), y - 6), (260 + side * x, y + 18)]), HORN, 0.04)
    window.pane(curve([(190, 380), (206, 440), (260, 466), (314, 440), (330, 380), (300, 400), (260, 408), (220,
        400)]), DARK, 0.04)
    window.pane(curve([(206, 386), (216, 426), (260, 444), (304, 426), (314, 386), (260, 400)]), "#f08a3a", 0.04)
    skull = [(260, 190), (306, 206), (338, 258), (330, 310), (306, 344), (316, 384), (292, 404), (260, 398), (228,
        404), (204, 384), (214, 344), (190, 310), (182, 258), (214, 206)]
    window.pane(curve(skull), HIDE, 0.03)
    for x in (216, 236, 284, 304):
        window.polygon([(x - 8, 396), (x + 8, 396), (x, 428)], "#fbf0cf", 0.02)
    for side in (-1, 1):
        eye = [(260 + side * 20, 302), (260 + side * 40, 280), (260 + side * 66, 276), (260 + side * 56, 300),
        (260 + side * 38, 310)]
        window.pane(curve(eye), "#ffd83a", 0.02)
        window.paint(f"M{260 + side * 44} 280 V306", 5)
        window.pane(curve([(260 + side * 12, 296), (260 + side * 40, 262), (260 + side * 78, 256), (260 + side * 72,
            272), (260 + side * 40, 280)]), shade(HIDE, "#ffffff", 0.14), 0.03)
        window.pane(circle(260 + side * 20, 376, 7), "#1c1426", 0.0, lead=2.6)
    for y in (216, 244, 330, 356):
        window.paint(f"M238 {y} Q260 {y + 10} 282 {y}", 2.6, 0.6)


def city(window: Window) -> None:
    """Tamalir: a wall, three spires and the roofs, lit from below."""
    for x, half, top in ((110, 30, 640), (410, 30, 640), (176, 24, 590), (344, 24, 590)):
        window.polygon([(x - half, 800), (x - half, top), (x + half, top), (x + half, 800)], WALL, 0.06)
        window.polygon([(x - half - 10, top), (x, top - half * 2.4), (x + half + 10, top)], ROOF, 0.05)
        window.polygon([(x - 8, top + 50), (x - 8, top + 26), (x, top + 16), (x + 8, top + 26), (x + 8, top + 50)],
            "#ffcf6a", 0.02)
    for k in range(8):
        x = 20 + 60 * k
        window.polygon([(x, 880), (x, 780), (x + 14, 780), (x + 14, 764), (x + 46, 764), (x + 46, 780), (x + 60, 780),
            (x + 60, 880)], shade(WALL,
            "#140c14", 0.1 + 0.08 * (k % 2)), 0.04)


def bell(window: Window) -> None:
    """The tower of the bell; its rope burns."""
    window.polygon([(214, 800), (214, 560), (306, 560), (306, 800)], shade(WALL, "#ffffff", 0.1), 0.05)
    window.polygon([(204, 562), (260, 470), (316, 562)], ROOF, 0.05)
    window.pane("M226 690 V624 Q260 566 294 624 V690 Z", "#2a1a2c", 0.03)
    window.pane("M240 672 C246 660 244 640 248 624 Q260 606 272 624 C276 640 274 660 280 672 Z", "#d9a84a", 0.03)
    window.pane(circle(260, 678, 8), "#a8742a", 0.02, lead=3)
    window.pane("M228 800 V742 Q260 706 292 742 V800 Z", "#1c1220", 0.03)
