"""Stuffs: the paper of the broadsides and the weave of the cloth, nearly white: the colour lies below them."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

from assets.workshop.recipe import Recipe
from assets.workshop.textures import Field, clouds, fibres, picture

PAPER, WEAVE = (640, 960), (192, 192)
THREAD = 3
"""The distance of two threads, in pixels of a full-size stage."""


def _grey(light: Field) -> Image.Image:
    return picture(np.repeat(np.clip(light, 0, 1)[..., None], 3, axis=2))


def paper() -> Image.Image:
    """Fibres and fog at four parts in a hundred."""
    fog = clouds(PAPER, 260, 4, 71)
    return _grey((0.968 + 0.026 * fog - 0.10 * fibres(PAPER, 72, 2200)).astype(np.float32))


def weave() -> Image.Image:
    """Threads over and under each other, every third pixel; a tile that repeats."""
    rows, columns = np.mgrid[0 : WEAVE[0], 0 : WEAVE[1]]
    over = ((rows // THREAD) + (columns // THREAD)) % 2
    along = np.where(over == 0, rows % THREAD, columns % THREAD)
    uneven = np.random.default_rng(73).uniform(-0.014, 0.014, (WEAVE[0] // THREAD, WEAVE[1] // THREAD))
    light = 0.985 - 0.055 * (along == THREAD - 1) - 0.02 * (over == 1)
    return _grey((light + uneven[rows // THREAD, columns // THREAD]).astype(np.float32))


BEAM = (62, 1080, 1920)
WAVE, WAVE_AT, WAVE_HIGH = 44, 55, 4.0


def beam() -> Image.Image:
    """The sheet whose upper edge is the painted beam: woad, a dark edge, a cream wave with honey dots, ink below."""
    high, sheet_high, wide = BEAM
    sheet = Image.new("RGB", (wide, sheet_high), "#2f6f8f")
    grain = clouds((high, wide), 90, 4, 74, stretch=(7.0, 1.0))
    rows = np.asarray(Image.new("RGB", (wide, high), "#2f6f8f"), np.float32) * (1 + 0.045 * grain[..., None])
    sheet.paste(Image.fromarray(np.clip(rows, 0, 255).astype(np.uint8)), (0, 0))
    big = sheet.crop((0, 0, wide, high)).resize((wide * 3, high * 3), Image.Resampling.BICUBIC)
    pen = ImageDraw.Draw(big)
    pen.rectangle((0, 0, wide * 3, 11), fill="#1d4a61")
    line = [(x * 3, (WAVE_AT + WAVE_HIGH * math.sin(x / WAVE * 2 * math.pi) - 6) * 3) for x in range(wide + 1)]
    pen.line(line, fill="#fbf4df", width=7)
    for x in range(WAVE // 4, wide, WAVE // 2):
        up = math.sin(x / WAVE * 2 * math.pi) > 0
        y = (WAVE_AT - 6 + (-5 if up else 5)) * 3
        pen.ellipse((x * 3 - 6, y - 6, x * 3 + 6, y + 6), fill="#e8b23a")
    pen.rectangle((0, (high - 3) * 3, wide * 3, high * 3), fill="#2a1a14")
    sheet.paste(big.resize((wide, high), Image.Resampling.LANCZOS), (0, 0))
    return sheet


MADE_OF = ("assets.workshop.textures", __name__)
FOLDER = "textures/tenefyr"
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", draw, MADE_OF, quality)
    for name, draw, quality in (("paper", paper, 84), ("weave", weave, 80), ("beam", beam, 86))
)
