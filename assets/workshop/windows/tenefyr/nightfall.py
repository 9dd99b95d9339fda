"""Nightfall: the keep with all its windows lit, a dark village below it, and four candles of which three are out."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle
from assets.workshop.windows.figures import flame, skull
from assets.workshop.windows.patterns import bands, border, rings, wave
from assets.workshop.windows.tenefyr.fair import house

MOON = (260.0, 196.0)
DUSK = ("#f2a26a", "#d8805c", "#b0607a", "#7a5488", "#54406e", "#3f3f6e", "#31345c", "#28284a")
HILLS = ("#5c5470", "#4c465f", "#403a50", "#332e40", "#282434")
STONE, LAMP, WAX = "#4a4058", "#ffd873", "#efe2c0"


def window() -> Window:
    """The whole window, before it breaks."""
    made = Window(Light((260.0, 420.0), "#ffc890", 0.20, 0.06))
    rings(made, (260.0, 440.0), (70, 130, 190, 256, 330, 412, 500, 620), DUSK, 15, "#f0a878", 0.2)
    skull(made, *MOON, 104, "#f0e4c8", "#3a2c40")
    bands(made, (wave(540, 12, 80), wave(620, 10, 60, 1.4), wave(700, 10, 90, 0.4)), HILLS, (7, 6, 7))
    keep(made)
    for x, foot, wide, high in ((88, 690, 72, 60), (176, 704, 66, 56), (346, 704, 66, 56), (436, 690, 72, 60)):
        house(made, x, foot, wide, high, "#5a3444", "#221e30")
    for k, x in enumerate((110, 210, 310, 410)):
        candle(made, x, k == 3)
    border(made, ("#4a3450", "#7a4a4a", "#31345c", "#5a3a5a"))
    return made


def keep(window: Window) -> None:
    """The keep on its crag before the last light."""
    window.polygon([(150, 610), (176, 520), (206, 470), (314, 470), (344, 520), (370, 610)], "#3a3448", 0.06)
    window.cut("M206 470 L196 610 M260 470 V610 M314 470 L326 610")
    window.polygon([(196, 474), (196, 420), (324, 420), (324, 474)], STONE, 0.05)
    for x, half, top in ((196, 16, 384), (324, 16, 384), (284, 18, 350), (240, 22, 316)):
        window.polygon([(x - half, 474), (x - half, top), (x + half, top), (x + half, 474)], shade(STONE, "#8a7aa0",
        0.12), 0.04)
        window.polygon([(x - half - 8, top), (x, top - half * 2.6), (x + half + 8, top)], "#7a3a4a", 0.05)
        window.polygon([(x - 5, top + 40), (x - 5, top + 20), (x, top + 13), (x + 5, top + 20), (x + 5, top + 40)],
        LAMP, 0.02)
    window.pane("M246 474 V448 Q260 430 274 448 V474 Z", "#1c1824", 0.02)


def candle(window: Window, x: float, lit: bool) -> None:
    """One of the four candles: it burns, or a thread of smoke leaves it."""
    foot = 850.0
    high = 104.0 if lit else 70.0
    window.polygon([(x - 34, foot), (x - 26, foot - 16), (x + 26, foot - 16), (x + 34, foot)], "#a8843c", 0.04)
    window.polygon([(x - 15, foot - 14), (x - 15, foot - high), (x + 15, foot - high), (x + 15, foot - 14)],
        WAX if lit else shade(WAX,
        "#54406e", 0.5), 0.03)
    window.paint(f"M{x - 8} {foot - high} v26 M{x + 6} {foot - high} v14", 2.6, 0.5)
    if lit:
        flame(window, x, foot - high, 64, ("#f0862a", "#ffc94a", "#fff2b0"))
    else:
        window.paint(f"M{x} {foot - high} c-12 -18 12 -30 0 -50 c-10 -16 8 -24 2 -44", 3.4, 0.75)
        window.pane(circle(x + 2, foot - high - 100, 6), "#6a6484", 0.04, lead=2.4)
