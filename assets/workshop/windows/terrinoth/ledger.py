"""The Crimson Ledger: the open book whose light lays bare a mask, between two candles."""

from __future__ import annotations

import math

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, curve, polar, wedge
from assets.workshop.windows.figures import flame
from assets.workshop.windows.patterns import between, border, lattice

BOOK = (260.0, 640.0)
DEEP = ("#7d1a2a", "#98202e", "#a92a35", "#8a1c2c", "#5f1424")
RAY = ("#ffe3b0", "#f5b48c", "#dd6a5c")


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light((260.0, 560.0), "#ffeecb", 0.30))
    lattice(made, 62, 88, lambda x, y: between(DEEP, (y + 40 * math.sin(x / 60)) / 900), 0.24)
    _rays(made)
    _mask(made)
    _candle(made, 92, 600)
    _candle(made, 428, 600)
    _floor(made)
    _book(made)
    border(made, ("#d9ad4c", "#6b1624", "#b8313a", "#3f0e1c"))
    return made


def _rays(window: Window) -> None:
    """The light of the book, up to the mask."""
    centre = (260.0, 650.0)
    edges = [-33 + k * 66 / 9 for k in range(10)]
    for k in range(9):
        for row, (near, far) in enumerate(((60, 190), (190, 300), (300, 420), (420, 560))):
            if row == 3 and k in (0, 8):
                continue
            colour = between(RAY, row / 3) if k % 2 == 0 else shade(between(RAY, row / 3), "#a92a35", 0.5)
            window.pane(wedge(centre, near, far, edges[k], edges[k + 1]), colour, 0.1)


def _mask(window: Window) -> None:
    """A mask of porcelain, one half gilded, with red ribbons."""
    for side in (-1, 1):
        x = 260
        upper = [
            (112, 262),
            (150, 232),
            (196, 246),
            (206, 290),
            (182, 330),
            (196, 380),
            (178, 412),
            (158, 384),
            (164, 330),
            (176, 292),
            (168, 270),
            (146, 272),
            (118, 296),
        ]
        window.pane(curve([(x + side * a, b) for a, b in upper]), "#d8303a", 0.04)
        lower = [
            (116, 288),
            (140, 300),
            (146, 346),
            (128, 392),
            (136, 440),
            (112, 462),
            (104, 424),
            (118, 384),
            (124, 340),
            (110, 308),
        ]
        window.pane(curve([(x + side * a, b) for a, b in lower]), "#b81f30", 0.04)
        window.paint(
            f"M{x + side * 124} 280 Q{x + side * 176} 244 {x + side * 190} 282 M{x + side * 172} 332 "
            f"Q{x + side * 186} 370 {x + side * 178} 402",
            2.0,
            0.5,
        )
    half = "M260 150 C306 148 352 170 370 214 C384 256 372 312 354 352 C338 396 306 432 260 436 Z"
    other = "M260 150 C214 148 168 170 150 214 C136 256 148 312 166 352 C182 396 214 432 260 436 Z"
    window.pane(half, "#f7f0e4", 0.01)
    window.pane(other, "#e2b24a", 0.01)
    for side, dark in ((-1, "#3a0d18"), (1, "#4a1220")):
        eye = [
            (260 + side * 24, 286),
            (260 + side * 52, 262),
            (260 + side * 88, 268),
            (260 + side * 96, 284),
            (260 + side * 66, 304),
            (260 + side * 36, 302),
        ]
        window.pane(curve(eye), dark, 0.01, lead=4.0)
        brow = f"M{260 + side * 18} 254 Q{260 + side * 56} 220 {260 + side * 104} 250"
        window.paint(brow, 4.2, 0.85)
        window.paint(f"M{260 + side * 44} 336 Q{260 + side * 74} 340 {260 + side * 84} 318", 2.2, 0.45)
    window.paint("M246 262 Q240 318 228 338 Q244 356 260 352 Q276 356 292 338 Q280 318 274 262", 2.6, 0.6)
    window.pane(
        curve([(216, 384), (240, 374), (260, 380), (280, 374), (304, 384), (280, 398), (260, 402), (240, 398)]),
        "#a3202e",
        0.02,
        lead=3.6,
    )
    window.paint("M218 385 Q260 390 302 385", 2.0, 0.8)
    window.pane("M260 160 L276 186 L260 212 L244 186 Z", "#b8212f", 0.02, lead=3.6)
    for k in range(5):
        x, y = polar((260.0, 300.0), 138, -58 - k * 16)
        window.paint(f"M{x:.0f} {y:.0f} q8 4 12 12", 2.2, 0.6)
    tear = "M318 312 C326 332 330 344 318 350 C306 344 310 332 318 312 Z"
    window.pane(tear, "#c4202c", 0.01, lead=3.0)


def _candle(window: Window, x: float, foot: float) -> None:
    """A tall candle with its flame on a gilded stick."""
    flame(window, x, foot - 172, 84, ("#f0923a", "#ffe58a"), 4)
    window.polygon([(x - 14, foot - 176), (x + 14, foot - 176), (x + 14, foot), (x - 14, foot)], "#f3e6c8", 0.05)
    window.paint(f"M{x - 8} {foot - 174} q4 40 -2 70 M{x + 7} {foot - 174} q-3 22 2 40", 2.0, 0.45)
    window.polygon([(x - 30, foot), (x + 30, foot), (x + 18, foot + 18), (x - 18, foot + 18)], "#d9ad4c", 0.05)
    window.polygon([(x - 9, foot + 18), (x + 9, foot + 18), (x + 9, foot + 200), (x - 9, foot + 200)], "#b5873a", 0.05)
    window.disc(x, foot + 60, 15, "#e6c05e")


def _floor(window: Window) -> None:
    """Marble before the book."""
    for row in range(3):
        y, below = 770 + row * 40, 810 + row * 40
        for k in range(-1, 9):
            a, b = 260 + (k - 4) * 66 * (1 + row * 0.22), 260 + (k - 3) * 66 * (1 + row * 0.22)
            c, d = 260 + (k - 3) * 66 * (1.22 + row * 0.22), 260 + (k - 4) * 66 * (1.22 + row * 0.22)
            window.polygon([(a, y), (b, y), (c, below), (d, below)], "#efe0d0" if (k + row) % 2 else "#4a1524", 0.08)


def _book(window: Window) -> None:
    """The ledger, open: lines of sums, and beside one of them the red thumb."""
    window.pane("M260 800 L74 764 L86 590 L260 626 L434 590 L446 764 Z", "#c11f30", 0.02)
    for side in (-1, 1):
        x = 260
        page = (
            f"M{x} 622 C{x + side * 50} 574 {x + side * 120} 566 {x + side * 162} 578 L{x + side * 170} 742 "
            f"C{x + side * 124} 730 {x + side * 52} 738 {x} 782 Z"
        )
        window.pane(page, "#fdf3d8" if side > 0 else "#f6e4bd", 0.01)
        for k in range(6):
            y = 612 + k * 22
            window.paint(
                f"M{x + side * 24} {y + 22} C{x + side * 60} {y - 4} {x + side * 110} {y - 10} "
                f"{x + side * (150 if k % 3 else 128)} {y - 4}",
                2.6,
                0.6,
            )
    window.pane(
        curve([(356, 668), (378, 660), (392, 676), (390, 704), (370, 714), (352, 698)]), "#c11f30", 0.01, lead=2.8
    )
    window.paint("M364 676 q12 -6 18 6 M362 688 q14 -8 22 4 M366 700 q10 -6 18 2", 1.6, 0.6)
    window.pane("M250 622 L270 622 L268 850 L258 836 L246 850 Z", "#e0b04a", 0.02)
