"""The four surfaces everything lies on: parchment, leather, planks and felt, grown from noise."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage

from assets.workshop.recipe import Recipe

Field = NDArray[np.float32]
SHEET = (1080, 1920)
FELT = (480, 640)
PLANK_HEIGHT = 180


def clouds(
    shape: tuple[int, int], size: float, octaves: int, seed: int, stretch: tuple[float, float] = (1, 1)
) -> Field:
    """Fractal noise of unit variance; `size` px is the largest blot, `stretch` draws blots out in x and y."""
    random = np.random.default_rng(seed)
    height, width = shape
    total = np.zeros(shape, np.float32)
    power = 0.0
    for octave in range(octaves):
        step = size / 2**octave
        rows = max(2, int(height / (step * stretch[1])) + 3)
        columns = max(2, int(width / (step * stretch[0])) + 3)
        coarse = random.standard_normal((rows, columns)).astype(np.float32)
        order = 3 if step > 3 else 1
        grown = ndimage.zoom(coarse, (height / (rows - 2.0), width / (columns - 2.0)), order=order)
        weight = 0.5**octave
        total += weight * grown[:height, :width]
        power += weight * weight
    return total / math.sqrt(power)


def picture(colours: NDArray[np.float32]) -> Image.Image:
    """An RGB image from values of 0 to 1."""
    return Image.fromarray((np.clip(colours, 0, 1) * 255 + 0.5).astype(np.uint8))


def tinted(base: tuple[float, float, float], light: Field) -> NDArray[np.float32]:
    """A colour of 0 to 1 made lighter and darker by a field round 1."""
    return np.asarray(base, np.float32) * light[..., None]


def fibres(shape: tuple[int, int], seed: int, count: int = 2600) -> Field:
    """Short fine hairs that lie every way, as paper has them; 0 where there is none."""
    random = np.random.default_rng(seed)
    height, width = shape
    sheet = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(sheet)
    for _ in range(count):
        x, y, heading = random.uniform(0, width), random.uniform(0, height), random.uniform(0, 2 * math.pi)
        bend, dark = random.uniform(-0.25, 0.25), int(random.uniform(60, 220))
        points = [(x, y)]
        for _ in range(int(random.integers(3, 9))):
            heading += bend
            x, y = x + 4 * math.cos(heading), y + 4 * math.sin(heading)
            points.append((x, y))
        pen.line(points, fill=dark, width=1)
    return ndimage.gaussian_filter(np.asarray(sheet, np.float32) / 255, 0.7)


@cache
def parchment() -> Image.Image:
    """Warm paper: broad stains, a fine tooth, hairs; quiet enough for type."""
    stains = clouds(SHEET, 260, 5, 3)
    tooth = clouds(SHEET, 5, 2, 4)
    hairs = fibres(SHEET, 5)
    light = 1 + 0.016 * stains + 0.009 * tooth - 0.075 * hairs
    colours = tinted((0.925, 0.868, 0.737), light)
    colours[..., 1] *= 1 + 0.006 * stains
    colours[..., 2] *= 1 + 0.014 * stains
    return picture(colours)


@cache
def leather() -> Image.Image:
    """Dark hide: pebbled grain lit from the upper left, creases, worn patches."""
    worn = clouds(SHEET, 180, 5, 13)
    pebbles = ndimage.gaussian_filter(clouds(SHEET, 9, 3, 14), 0.8)
    creases = clouds(SHEET, 70, 4, 15, stretch=(5, 0.4))
    down, across = np.gradient(pebbles)
    light = 1 + 0.075 * worn - 0.27 * (down + across) + 0.05 * creases
    return picture(tinted((0.146, 0.104, 0.079), light.astype(np.float32)))


def plank_seams(shape: tuple[int, int]) -> tuple[Field, Field]:
    """Darkness of the gaps between boards, and the lit edge below each gap; both 0 to 1."""
    height, width = shape
    rows = np.arange(height, dtype=np.float32)[:, None] % PLANK_HEIGHT
    gap = np.exp(-((rows / 2.6) ** 2)) + 0.6 * np.exp(-(((rows - PLANK_HEIGHT) / 3.4) ** 2))
    lit = np.exp(-(((rows - 5.5) / 2.2) ** 2))
    gap = np.repeat(gap, width, axis=1)
    lit = np.repeat(lit, width, axis=1)
    columns = np.arange(width, dtype=np.float32)
    for board, joint in enumerate((1130, 420, 1540, 760, 260, 1350)):
        span = slice(board * PLANK_HEIGHT, (board + 1) * PLANK_HEIGHT)
        gap[span] = np.maximum(gap[span], np.exp(-(((columns - joint) / 2.2) ** 2))[None, :])
        lit[span] = np.maximum(lit[span], 0.7 * np.exp(-(((columns - joint - 5) / 2.0) ** 2))[None, :])
    return gap.astype(np.float32), lit.astype(np.float32)


@cache
def planks() -> Image.Image:
    """Old table boards, dark and low in contrast: cards must stand out."""
    height, width = SHEET
    grain = clouds(SHEET, 90, 6, 11, stretch=(9, 1))
    fine = clouds(SHEET, 8, 3, 12, stretch=(16, 1))
    board = np.arange(height) // PLANK_HEIGHT
    tone = np.random.default_rng(5).uniform(0.86, 1.1, height // PLANK_HEIGHT + 1)[board][:, None]
    years = np.sin(grain * 6 + board[:, None] * 2.1 + np.linspace(0, 5, width)[None, :])
    gap, lit = plank_seams(SHEET)
    wood = (1 + 0.09 * grain + 0.05 * years + 0.045 * fine) * tone
    light = wood * (1 - 0.72 * np.clip(gap, 0, 1)) + 0.13 * lit
    return picture(tinted((0.235, 0.148, 0.092), light.astype(np.float32)))


@cache
def felt() -> Image.Image:
    """The dark green floor of the dice tray."""
    wear = clouds(FELT, 150, 4, 21)
    nap = clouds(FELT, 4, 2, 22)
    threads = np.random.default_rng(23).standard_normal(FELT).astype(np.float32)
    light = 1 + 0.10 * wear + 0.05 * nap + 0.05 * ndimage.gaussian_filter(threads, 0.6)
    return picture(tinted((0.085, 0.118, 0.108), light.astype(np.float32)))


MADE_OF = ("assets.workshop.textures",)
RECIPES = (
    Recipe("textures/parchment", "textures/parchment.jpg", parchment, MADE_OF, quality=92),
    Recipe("textures/leather", "textures/leather.jpg", leather, MADE_OF, quality=93),
    Recipe("textures/planks", "textures/planks.jpg", planks, MADE_OF, quality=92),
    Recipe("textures/felt", "textures/felt.jpg", felt, MADE_OF, quality=93),
)
