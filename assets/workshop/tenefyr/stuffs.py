"""Stuffs: the paper of the broadsides and the weave of the cloth, nearly white: the colour lies below them."""

from __future__ import annotations

import math
from functools import partial

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


def tinted(code: str) -> Image.Image:
    """The same paper in a colour, for the panels of the house, at the size of a stage."""
    sheet = np.asarray(paper().resize((1920, 1280), Image.Resampling.BICUBIC).crop((0, 0, 1920, 1080)), np.float32)
    colour = np.asarray([int(code[at : at + 2], 16) for at in (1, 3, 5)], np.float32)
    return Image.fromarray(np.clip(sheet * colour / 255, 0, 255).astype(np.uint8))


def weave() -> Image.Image:
    """Threads over and under each other, every third pixel; a tile that repeats."""
    rows, columns = np.mgrid[0 : WEAVE[0], 0 : WEAVE[1]]
    over = ((rows // THREAD) + (columns // THREAD)) % 2
    along = np.where(over == 0, rows % THREAD, columns % THREAD)
    uneven = np.random.default_rng(73).uniform(-0.014, 0.014, (WEAVE[0] // THREAD, WEAVE[1] // THREAD))
    light = 0.985 - 0.055 * (along == THREAD - 1) - 0.02 * (over == 1)
    return _grey((light + uneven[rows // THREAD, columns // THREAD]).astype(np.float32))


BEAM = (62, 1920)
WAVE, WAVE_AT, WAVE_HIGH = 44, 49, 4.0
FINE = 2
"""The beam is seen in windows of up to so many times its size."""


def beam() -> Image.Image:
    """The painted beam: woad, a dark upper edge, a cream wave with honey dots, ink below."""
    high, wide = BEAM[0] * FINE, BEAM[1] * FINE
    grain = clouds((high, wide), 180, 4, 74, stretch=(7.0, 1.0))
    woad = np.asarray(Image.new("RGB", (wide, high), "#2f6f8f"), np.float32) * (1 + 0.045 * grain[..., None])
    big = Image.fromarray(np.clip(woad, 0, 255).astype(np.uint8)).resize((wide * 2, high * 2), Image.Resampling.BICUBIC)
    pen, unit = ImageDraw.Draw(big), FINE * 2
    pen.rectangle((0, 0, wide * 2, 4 * unit - 1), fill="#1d4a61")
    line = [(x * unit, (WAVE_AT + WAVE_HIGH * math.sin(x / WAVE * 2 * math.pi)) * unit) for x in range(BEAM[1] + 1)]
    pen.line(line, fill="#fbf4df", width=round(2.3 * unit))
    for x in range(WAVE // 4, BEAM[1], WAVE // 2):
        y = (WAVE_AT + (-5 if math.sin(x / WAVE * 2 * math.pi) > 0 else 5)) * unit
        pen.ellipse((x * unit - 2 * unit, y - 2 * unit, x * unit + 2 * unit, y + 2 * unit), fill="#e8b23a")
    pen.rectangle((0, (BEAM[0] - 3) * unit, wide * 2, high * 2), fill="#2a1a14")
    return big.resize((wide, high), Image.Resampling.LANCZOS)


MADE_OF = ("assets.workshop.textures", __name__)
FOLDER = "textures/tenefyr"
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", draw, MADE_OF, quality)
    for name, draw, quality in (
        ("broadside", partial(tinted, "#f6e9c8"), 50), ("lime", partial(tinted, "#fbf4df"), 50),
        ("paper", paper, 84), ("weave", weave, 80), ("beam", beam, 86),
    )
)
