"""The hatchling flew off: a small golden dragon over the volcano by night, and a star that was not there before."""

from __future__ import annotations

from assets.workshop.windows.builder import Light, Window, circle, curve
from assets.workshop.windows.figures import starred
from assets.workshop.windows.heroica.roads import BIRCH
from assets.workshop.windows.patterns import bands, border, rings, wave

STAR = (260.0, 176.0)
NIGHT = ("#fff8d0", "#ffe08a", "#e8a060", "#b06a7a", "#7a5490", "#544688", "#3c3c78", "#2c3066")
ROCK = ("#7a6478", "#655268", "#52425a", "#41354a")
GOLD, PALE, DARK = "#f0bc3c", "#ffe08a", "#c88a24"


def window() -> Window:
    """The whole window."""
    made = Window(Light(STAR, "#fff6c8", 0.42))
    rings(made, STAR, (50, 92, 142, 200, 268, 344, 430, 530, 650, 760), NIGHT, 16, "#ffe8a8", 0.22)
    starred(made, *STAR, 8, 66, 22, "#fffbe0")
    for x, y, size in ((96, 300, 13), (420, 268, 12), (390, 420, 10), (120, 446, 11), (452, 380, 8)):
        starred(made, x, y, 4, size, size * 0.36, "#fff4c8")
    _volcano(made)
    bands(made, (wave(742, 16, 60), wave(800, 12, 80, 1.2)), ROCK[1:3], (7, 6))
    _hatchling(made)
    border(made, BIRCH)
    return made


def _volcano(window: Window) -> None:
    """The volcano with its fire going out."""
    for k, (left, right, colour) in enumerate(((-190, -62, ROCK[0]), (-62, 20, ROCK[1]), (20, 96, ROCK[2]), (96, 190,
        ROCK[3]))):
        near = (left * 0.34, right * 0.34)
        window.polygon([(260 + near[0], 612), (260 + near[1], 612), (260 + right * 1.2, 800), (260 + left * 1.2, 800)],
            colour, 0.05 + 0.01 * k)
    window.pane("M196 612 Q260 586 324 612 L310 652 L292 628 L280 690 L262 632 L244 668 L230 630 L214 646 Z", "#ff9a3a",
        0.05)
    window.pane("M216 610 Q260 594 304 610 Q260 622 216 610 Z", "#ffe08a", 0.03, lead=3.2)


def _hatchling(window: Window) -> None:
    """A young dragon in flight, seen from the side."""
    tail = curve([(196, 470), (150, 500), (110, 496), (84, 468), (66, 478), (92, 520), (150, 534), (210, 506)])
    window.pane(tail, DARK, 0.05)
    far = "M262 440 C276 360 330 316 400 304 L384 350 L420 366 L380 392 L396 424 L340 430 Z"
    window.pane(far, DARK, 0.05)
    window.pane(curve([(186, 476), (210, 434), (270, 424), (318, 444), (322, 480), (286, 512), (224, 516)]), GOLD, 0.04)
    window.pane(curve([(214, 500), (250, 508), (298, 492), (306, 508), (262, 530), (222, 524)]), PALE, 0.04)
    near = "M236 452 C190 390 132 350 70 342 L96 388 L58 410 L104 432 L92 468 L158 458 L190 480 Z"
    window.pane(near, PALE, 0.05)
    window.paint("M228 450 Q170 410 98 390 M228 452 Q176 440 108 434", 3.0, 0.6)
    window.pane(curve([(300, 448), (326, 404), (352, 394), (368, 420), (344, 460), (318, 484)]), GOLD, 0.04)
    window.pane(curve([(330, 402), (346, 364), (388, 352), (430, 378), (448, 400), (430, 414), (388, 418), (352, 418)]),
        GOLD, 0.04)
    window.polygon([(346, 366), (320, 336), (366, 354)], PALE, 0.03)
    window.polygon([(366, 356), (352, 322), (386, 350)], PALE, 0.03)
    window.pane(circle(392, 378, 9), "#2a1a10", 0.01, lead=2.6)
    window.paint("M438 404 Q410 404 392 400", 2.8)
    for x in (236, 280):
        window.polygon([(x, 510), (x + 18, 508), (x + 26, 540), (x + 12, 546)], DARK, 0.04)
