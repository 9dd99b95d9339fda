"""The box of Runebound: sea-blue shagreen in brass, the wordmark in cast gold, a compass, and a way along the foot."""

from __future__ import annotations

import math

from PIL import Image

from assets.workshop.boxes.spine import END, SPINE, WORD_LEFT, WORD_RIGHT, Mask, coverage, drawn, hide, lit, recipes
from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.runebound.wordmark import LETTERS, RIM, cast, compass, letters
from assets.workshop.svg import at, path, ring

SHAGREEN, DEEP, INK = "#1f4c5a", "#0b1d25", "#140d06"
BRASS, LIGHT, VERMILION, PAPER = "#c9a45a", "#f0dba0", "#c8422b", "#eee3c6"
SEATS = ("#35b6b0", "#e8913a", "#b583e0", "#f06d86")
RADIUS = 6


def hull(size: tuple[int, int], seed: int) -> tuple[Image.Image, Mask]:
    """Shagreen of a box's size, and the outline it is cut along."""
    wide, high = size
    outline = box(0.8, 0.8, wide - 1.6, high - 1.6, RADIUS)
    cover = coverage(fill(outline, "#ffffff") + stroke(outline, "#ffffff", 1.6), size)
    return hide(size, SHAGREEN, seed, 1.1), cover


def fittings(wide: float, high: float) -> str:
    """A rim of brass with a screw in each corner."""
    made = stroke(box(4, 4, wide - 8, high - 8, RADIUS - 2), INK, 3.2) + stroke(box(4, 4, wide - 8, high - 8,
        RADIUS - 2), BRASS, 2)
    made += stroke(box(3.5, 3.5, wide - 7, high - 7, RADIUS - 2), LIGHT, 0.5, 'opacity=".9"')
    for x in (8.6, wide - 8.6):
        for y in (8.6, high - 8.6):
            made += f'<circle cx="{x}" cy="{y}" r="2.9" fill="{BRASS}" stroke="{INK}" stroke-width=".9"/>'
            made += stroke(f"M{x - 1.7} {y + 1} L{x + 1.7} {y - 1}", "#5a3a12", 0.9)
    return made


def contour(size: tuple[int, int]) -> Image.Image:
    """The dark line round the box."""
    return drawn(stroke(box(0.8, 0.8, size[0] - 1.6, size[1] - 1.6, RADIUS), DEEP, 1.6), size)


def medal(x: float, y: float, radius: float) -> str:
    """The compass on rays of brass."""
    rays = "".join(
        f"M{radius * 1.06 * math.cos(a):.2f} {radius * 1.06 * math.sin(a):.2f}L{radius * far * math.cos(a):.2f} "
        f"{radius * far * math.sin(a):.2f}"
        for far, a in ((1.26 if k % 2 else 1.17, math.tau * k / 32) for k in range(32))
    )
    return at(f'<defs>{RIM}</defs><path d="{rays}" stroke="{BRASS}" stroke-width=".9" '
        f'opacity=".8"/>{compass(radius, 18)}', x, y)


def word(left: float, base: float, width: float) -> str:
    """The wordmark, so wide, its letters standing on `base`."""
    size = LETTERS * width / letters(LETTERS)[2]
    return cast(left, base, size, depth=7)


def way(y: float) -> str:
    """A planned way with the four seats on it."""
    left, right = WORD_LEFT + 16, WORD_RIGHT - 14
    line = (f"M{left} {y} C{left + 50} {y - 7} {left + 90} {y + 7} {(left + right) / 2 + 24} {y} "
        f"S{right - 20} {y - 5} {right} {y}")
    made = stroke(line, INK, 4.4) + stroke(line, PAPER, 3.2) + stroke(line, VERMILION, 1.9, 'stroke-dasharray="5 3"')
    shapes = ('<circle r="4.8"', '<rect x="-4.4" y="-4.4" width="8.8" height="8.8"', f'<path d="{path(ring(3, 6))}"',
        f'<path d="{path(ring(6, 5.4, 0))}"')
    for k, (shape, colour) in enumerate(zip(shapes, SEATS, strict=True)):
        made += at(f'{shape} fill="{colour}" stroke="{INK}" stroke-width="1.2"/>',
            left + 18 + (right - left - 36) * k / 3, y - (2.2, -1.0, 0.0, 2.0)[k])
    return made


def spine(short: bool = False) -> Image.Image:
    """The long side of the box; the short one has no way below larger letters."""
    made, outline = hull(SPINE, 91)
    made = lit(made, outline)
    wide = WORD_RIGHT - WORD_LEFT
    body = fittings(*SPINE) + medal(48, 36, 22)
    body += word(WORD_LEFT - 8, 45, wide + 14) if short else word(WORD_LEFT - 4, 36.5, wide + 6) + way(55)
    made.alpha_composite(drawn(body, SPINE))
    made.alpha_composite(contour(SPINE))
    return made


def end() -> Image.Image:
    """The short side of the box, for a list: the compass."""
    made, outline = hull(END, 97)
    made = lit(made, outline)
    made.alpha_composite(drawn(fittings(*END) + medal(36, 36, 22), END))
    made.alpha_composite(contour(END))
    return made


RECIPES = recipes(
    "runebound",
    {"spine": spine, "spine-short": lambda: spine(short=True), "box-end": end},
    "runebound.wordmark", "runebound.chart.lettering",
    ending="webp",
)  # fmt: skip
