"""One square on a plate of its own, with as much round it as pieces reach over, whose lines and grain run on in the
next.

Units: a square is 80 wide; its corner is 0, 0.
"""

from __future__ import annotations

import math
from copy import copy
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import Light, Plate, Print, Shape, Sky, placed
from assets.workshop.engraving.palette import rgb
from assets.workshop.engraving.press import printed

Field = NDArray[np.float32]
SQUARE, ROUND, SCALE = 80, 16, 2
"""The edge of a square and what lies round it in units; pixels for a unit."""
SIDE = SQUARE + 2 * ROUND
NOON = Light(key=(-0.5, -0.62, 0.78), rim=(0.9, 0.2, 0.2), ambient=0.34)
SPREAD = 0.7
LAP = 3
"""So many pixels of a piece lie over the next one into which it runs: made smaller, no seam is left."""
DARKEST, LIGHTEST = 0.10, 0.98
"""The tones that print solid, and not at all: the same on every plate, so that all squares fit together."""
STYLE = Print(period=16 / 3.68, gamma=0.60, tint=0.98, cross=0.66, slip=0.5, black=0, white=100)
"""The second run of lines lies at x 0.8 + y 0.6 with 0.92 of the period: it comes round with every square."""


def hatch(right: int, down: int) -> dict[str, float]:
    """The angle and pitch of lines of which so many cross a square from left to right, and from top to bottom."""
    length = math.hypot(right, down)
    return {"angle": math.degrees(math.atan2(right, down)), "pitch": SQUARE / (length * STYLE.period)}


@cache
def endless(size: float, octaves: int, seed: int) -> Field:
    """Noise that comes round with every square; `size` units from hill to hill."""
    dice = np.random.default_rng(seed)
    pixels = SQUARE * SCALE
    found = np.zeros((pixels, pixels), np.float32)
    for octave in range(octaves):
        soft = max(size * SCALE / 2**octave * 0.34, 0.6)
        layer = ndimage.gaussian_filter(dice.standard_normal((pixels, pixels)), soft, mode="wrap")
        found += (layer / layer.std() * 0.5**octave).astype(np.float32)
    return np.asarray((found - found.mean()) / found.std() * SPREAD, np.float32)


@cache
def _blank() -> Plate:
    """A bare plate: to make its noise takes longer than to draw most squares, which have one of their own."""
    return Plate(SIDE, SIDE, Sky(high="#ffffff", low="#ffffff", beams=0), NOON, SCALE)


class Square:
    """A plate for one square. `seed` moves the grain, for squares that need not run on in the next."""

    def __init__(self, ground: str, seed: int = 0) -> None:
        self.plate = copy(_blank())
        for name in ("phase", "far", "edges", "figure", "inks"):
            setattr(self.plate, name, getattr(self.plate, name).copy())
        self.plate.wash = np.broadcast_to(rgb(ground), self.plate.wash.shape).copy()
        self.plate.tone = np.full_like(self.plate.tone, 0.62)
        shift = (seed * 37 % 160, seed * 61 % 160)
        at = np.arange(SIDE * SCALE) - ROUND * SCALE
        for name, size, octaves in (("grain", 45, 6), ("fine", 3.5, 3)):
            noise = np.roll(endless(size, octaves, octaves), shift, (0, 1))
            setattr(self.plate, name, noise[np.ix_(at % (SQUARE * SCALE), at % (SQUARE * SCALE))])

    def lay(self, *shapes: Shape) -> None:
        """Lay shapes, back to front."""
        self.plate.lay_all(placed(shapes, ROUND, ROUND))

    def begin(self) -> None:
        """From here on what is laid covers the square below it."""
        self.plate.figure[:] = 0

    def shaded(self, colour: str, strength: float) -> None:
        """Lay all of it into the shade of something high."""
        self.plate.tone *= 1 - 0.84 * strength
        self.plate.wash[:] = self.plate.wash * 0.66 + rgb(colour) * 0.34

    def lined(self, mass: Field, weight: float = 0.8) -> None:
        """Draw a contour of so many units along the outside of a mass (of 0 and 1)."""
        width = max(1, round(weight * SCALE))
        on = np.pad(mass > 0.5, 4, mode="edge")
        edge = ndimage.binary_dilation(on, iterations=width) & ~ndimage.binary_erosion(on, iterations=width + 1)
        line = ndimage.gaussian_filter(edge[4:-4, 4:-4].astype(np.float32), 0.5)
        self.plate.edges = np.maximum(self.plate.edges, line)
        self.plate.figure = np.maximum(self.plate.figure, line)

    def image(self) -> Image.Image:
        """The print with what lies round the square."""
        tone = np.clip(self.plate.tone, DARKEST, LIGHTEST)
        tone[0, 0], tone[0, 3] = DARKEST, LIGHTEST
        self.plate.tone = tone
        return printed(self.plate, STYLE)

    def piece(self, upto: tuple[bool, bool, bool, bool] = (False, False, False, False)) -> Image.Image:
        """What covers the square below it, cut off at the sides (north, east, south, west) where it runs on."""
        cover = np.clip(ndimage.gaussian_filter(self.plate.figure, 0.4), 0, 1)
        near, far = ROUND * SCALE - LAP, (ROUND + SQUARE) * SCALE + LAP
        north, east, south, west = upto
        cover[: near if north else 0] = 0
        cover[far if south else SIDE * SCALE :] = 0
        cover[:, : near if west else 0] = 0
        cover[:, far if east else SIDE * SCALE :] = 0
        return self._cut(cover)

    def full(self) -> Image.Image:
        """The square itself, all of it, and nothing round it."""
        return self._cut(np.ones((SIDE * SCALE, SIDE * SCALE), np.float32), only=True)

    def _cut(self, cover: Field, only: bool = False) -> Image.Image:
        if only:
            near, far = ROUND * SCALE, (ROUND + SQUARE) * SCALE
            inner = np.zeros_like(cover)
            inner[near:far, near:far] = 1
            cover = inner
        made = self.image().convert("RGBA")
        made.putalpha(Image.fromarray((cover * 255 + 0.5).astype(np.uint8)))
        return made
