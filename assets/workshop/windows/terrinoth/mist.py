"""Battle in the Mistlands: the skull banner in the fog between two ranks of the dead, and a drum before it."""

from __future__ import annotations

import math

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, curve
from assets.workshop.windows.figures import skull
from assets.workshop.windows.patterns import bands, border, rings, wave

MOON = (260.0, 330.0)
HALO = ("#f3f5dc", "#d6e6cf", "#a9cdbd", "#79aea6", "#4f8a8b", "#356a70", "#28525c")
FOG = ("#cfe0cf", "#b4d0c3", "#93b9b0", "#6f9c98", "#4e7f80", "#386669")
BONE, NIGHT = "#f0ead0", "#16302f"


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light((260.0, 250.0), "#f6ffe6", 0.18))
    rings(made, MOON, (0.1, 70, 122, 176, 236, 302, 376, 470), HALO, 14, "#eef5d8", 0.22)
    _spears(made)
    _fog(made, 560, 0)
    _ranks(made, 600, 44, 5, "#d9d8bd")
    _fog(made, 650, 1)
    _ranks(made, 706, 56, 4, BONE)
    _banner(made)
    _fog(made, 776, 2)
    _drum(made)
    border(made, ("#2f6266", "#d9e4c8", "#4c8586", "#1f4549"))
    return made


def _spears(window: Window) -> None:
    """Spears of both ranks against the halo."""
    for x, top, lean in (
        (70, 330, -6),
        (106, 270, -4),
        (146, 318, -3),
        (186, 262, -2),
        (336, 268, 2),
        (374, 314, 3),
        (414, 262, 4),
        (452, 334, 6),
    ):
        window.polygon([(x - 3 + lean, top), (x + 3 + lean, top), (x + 4, 700), (x - 4, 700)], "#6b5540", 0.05)
        window.pane(
            f"M{x + lean} {top - 44} L{x + lean + 10} {top - 14} L{x + lean} {top + 6} L{x + lean - 10} {top - 14} Z",
            "#c9d3cf",
            0.06,
            lead=4.0,
        )
        window.paint(f"M{x + lean} {top - 38} V{top}", 1.4, 0.6)


def _fog(window: Window, level: float, row: int) -> None:
    """A bank of fog from here to the foot."""
    crests = [wave(level, 12, 46, row * 2.0), wave(level + 30, 10, 58, row * 2.0 + 2)]
    bands(window, crests, (FOG[row * 2], FOG[row * 2 + 1]), (5, 6), 14, 0.16)


def _ranks(window: Window, foot: float, size: float, half: int, bone: str) -> None:
    """Skulls in helmets, left and right of the middle."""
    for side in (-1, 1):
        for k in range(half):
            x = 260 + side * (94 + k * size * 0.98)
            y = foot - 5 * math.sin(k * 1.9)
            if not 40 < x < 480:
                continue
            window.pane(
                f"M{x - size * 0.62} {y + size * 1.5} C{x - size * 0.6} {y + size * 0.5} {x + size * 0.6} "
                f"{y + size * 0.5} {x + size * 0.62} {y + size * 1.5} Z",
                "#47605c",
                0.1,
            )
            skull(window, x, y, size, bone, NIGHT)
            window.pane(
                f"M{x - size * 0.5} {y - size * 0.08} C{x - size * 0.52} {y - size * 0.75} {x + size * 0.52} "
                f"{y - size * 0.75} {x + size * 0.5} {y - size * 0.08} "
                f"L{x + size * 0.3} {y - size * 0.16} H{x - size * 0.3} Z",
                "#a9683c" if (k + (side > 0)) % 2 else "#8b9aa0",
                0.06,
                lead=4.0,
            )
            window.paint(f"M{x} {y - size * 0.56} V{y - size * 0.18}", 1.6, 0.6)


def _banner(window: Window) -> None:
    """The banner of the magus: a skull on black-green, torn at the foot."""
    window.polygon([(254, 96), (266, 96), (268, 800), (252, 800)], "#7a5a36", 0.03)
    window.polygon([(150, 156), (370, 156), (370, 168), (150, 168)], "#9a713f", 0.03)
    window.pane("M260 62 L274 92 L260 112 L246 92 Z", "#e4d9a8", 0.03)
    for x in (146, 374):
        window.disc(x, 162, 10, "#d9b45a")
    cloth = "#1d4a48"
    hem = [(356, 560), (330, 530), (308, 590), (284, 552), (260, 606), (236, 550), (212, 584), (190, 528), (164, 556)]
    window.polygon([(160, 168), (260, 168), *[p for p in hem if p[0] <= 260]], cloth, 0.02)
    window.polygon([(260, 168), (360, 168), *[p for p in hem if p[0] >= 260]], shade(cloth, "#081414", 0.3), 0.02)
    window.cut("M160 470 H360 M160 214 H360", 3.4)
    for x in (186, 222, 298, 334):
        window.paint(f"M{x} 474 Q{x + 6} 510 {x - 2} 540", 2.0, 0.5)
    for x in range(176, 352, 28):
        window.pane(f"M{x} 178 l12 14 l-12 14 l-12 -14 Z", "#c9a64e", 0.08, lead=3.0)
    skull(window, 260, 330, 196, "#f6f0da", "#0e2222")
    for side in (-1, 1):
        window.pane(
            curve(
                [
                    (260 + side * 92, 418),
                    (260 + side * 82, 410),
                    (260 + side * 30, 446),
                    (260 + side * 30, 458),
                    (260 + side * 84, 436),
                    (260 + side * 94, 436),
                    (260 + side * 98, 426),
                ]
            ),
            "#e6dfc2",
            0.03,
            lead=3.6,
        )


def _drum(window: Window) -> None:
    """The drum of the last drummer, crossed by its sticks."""
    window.pane("M180 768 C180 752 340 752 340 768 L332 842 C332 856 188 856 188 842 Z", "#b23a2e", 0.03)
    window.pane("M180 768 C180 750 340 750 340 768 C340 786 180 786 180 768 Z", "#f3e8cb", 0.03)
    window.cut("M186 800 L214 846 L242 802 L260 850 L280 802 L306 846 L334 800", 3.2)
    window.pane("M188 828 C188 846 332 846 332 828 L331 842 C331 856 189 856 189 842 Z", "#d9ad4c", 0.03)
    for side in (-1, 1):
        x = 260 + side * 96
        window.pane(
            f"M{x} 706 L{x + side * 8} 712 L{260 - side * 22} 774 L{260 - side * 28} 768 Z", "#e0bd7c", 0.04, lead=3.6
        )
        window.disc(260 - side * 27, 772, 8, "#f0dfae")
