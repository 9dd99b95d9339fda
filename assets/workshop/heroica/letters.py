"""The wordmark: HEROICA in letters cut from wood and painted in the colours of the seats, uneven as toys are."""

from __future__ import annotations

import numpy as np
from PIL import Image

from assets.workshop.engraving import NO_SHADOW, Plate, Print, Shape, Sky, placed
from assets.workshop.engraving.press import printed
from assets.workshop.heroica.things.piece import DARKEST, LIGHTEST, NOON, mounted
from assets.workshop.pictures.record import METHOD
from assets.workshop.recipe import Recipe

SIZE = (880, 196)
"""Logical units; the letters begin at 22, 30."""
EDGE = 13.0
"""How broad the pale edge of the letters is, in pixels."""
LEFT, TOP, GAP = 22.0, 30.0, 22.0
RED, BLUE, YELLOW, GREEN = "#c4473a", "#3f6f9f", "#e0a52c", "#5c8f34"
LETTERS = {
    "H": (100, "M0 0 H38 V46 H62 V0 H100 V130 H62 V84 H38 V130 H0 Z"),
    "E": (88, "M0 0 H86 V34 H38 V48 H74 V80 H38 V96 H88 V130 H0 Z"),
    "R": (104, "M0 0 H54 C84 0 98 16 98 42 C98 60 90 72 76 79 L106 130 H63 L43 88 H38 V130 H0 Z "
        "M38 32 V58 H50 C58 58 61 53 61 45 C61 37 58 32 50 32 Z"),
    "O": (118, "M59 -4 C94 -4 118 24 118 65 C118 106 94 134 59 134 C24 134 0 106 0 65 C0 24 24 -4 59 -4 Z "
        "M59 32 C46 32 39 44 39 65 C39 86 46 98 59 98 C72 98 79 86 79 65 C79 44 72 32 59 32 Z"),
    "I": (76, "M0 0 H76 V33 H57 V97 H76 V130 H0 V97 H19 V33 H0 Z"),
    "C": (98, "M98 44 C94 12 78 -4 54 -4 C22 -4 0 24 0 65 C0 106 22 134 54 134 C78 134 94 118 98 86 L62 81 "
        "C60 96 58 100 53 100 C43 100 39 88 39 65 C39 42 43 30 53 30 C58 30 60 34 62 49 Z"),
    "A": (114, "M36 0 H78 L116 130 H74 L70 106 H44 L40 130 H-2 Z M50 76 H64 L57 40 Z"),
}  # fmt: skip
"""Width and outline of each letter, 130 high from y = 0 down."""
WORD = (("H", RED, -5), ("E", BLUE, 6), ("R", YELLOW, -3), ("O", GREEN, 5), ("I", RED, -7), ("C", BLUE, 4), ("A",
    YELLOW, -2))
"""The letters with their paint, and how far each sits too low."""


def swollen(outline: str, width: float) -> str:
    """Return markup of a letter that is grown by half of `width`, its corners rounded."""
    return (
        f'<path d="{outline}" fill="#fff" fill-rule="evenodd" stroke="#fff" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
    )


def word() -> list[Shape]:
    """Return all letters from 0, 0 to the right."""
    out: list[Shape] = []
    x = 0.0
    for number, (letter, colour, low) in enumerate(WORD):
        width, outline = LETTERS[letter]
        turn = (-1.5, 1.0, -0.8, 0.0, 1.4, -1.0, 1.2)[number]
        out += placed([Shape(swollen(outline, 8), colour, bevel=11, angle=(78, 100, 84, 96)[number % 4], grain=0.08,
            contour=1.0, shine=0.4, tone=1.06, shadow=NO_SHADOW)], x, low, 1.0, turn)
        x += width + GAP
    return out


def wordmark() -> Image.Image:
    """The word at twice its logical size, cut out with the wood below it."""
    plate = Plate(*SIZE, Sky(high="#e8dcc0", low="#e8dcc0", beams=0), NOON, 2.0, seed=4)
    plate.begin_figure()
    plate.lay_all(placed(word(), LEFT, TOP))
    plate.tone = np.clip(plate.tone, DARKEST, LIGHTEST)
    plate.tone[0, 0], plate.tone[0, 3] = DARKEST, LIGHTEST
    pixels = np.asarray(printed(plate, Print(period=5.0, gamma=0.62, tint=0.98, cross=0.66, slip=0.5, black=0,
        white=100)), np.float32) / 255
    return mounted(pixels, np.clip(plate.figure, 0, 1), EDGE)


def recipes() -> tuple[Recipe, ...]:
    """The recipe of the wordmark."""
    sources = (*METHOD, __name__, "assets.workshop.heroica.things.piece")
    return (Recipe("scenes/heroica/wordmark", "scenes/heroica/wordmark.webp", wordmark, sources, 86),)
