"""The materials of the game as sheets: hammered iron, stone, flagstones, hide, brass and lacquer."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.engraving import NO_SHADOW, Light, Part, Picture, Print, Shadow, Shape, Sky
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.engraving.noise import fractal
from assets.workshop.engraving.palette import rgb
from assets.workshop.engraving.paths import box
from assets.workshop.recipe import Recipe

Field = NDArray[np.float32]
HEIGHT, WIDTH = 1080, 1920
DENTS = 5200


def lit(height: Field, steep: float) -> Field:
    """How bright a relief is, lit from the upper left, round 0.62."""
    down, across = np.gradient(height)
    return np.clip(0.62 + steep * (-across * 0.6 - down * 0.8), 0.1, 1.5).astype(np.float32)


def sheet(colours: Field | NDArray[np.float32], light: Field, gain: float) -> Image.Image:
    """A sheet from its colours (of 0 to 1) and its light."""
    pixels = np.clip(colours * light[..., None] * gain, 0, 1) * 255
    return Image.fromarray((pixels + 0.5).astype(np.uint8))


def blend(first: str, second: str, share: Field) -> NDArray[np.float32]:
    """Two colours, mixed by a field of 0 to 1."""
    part = share[..., None]
    return np.asarray(rgb(first) * (1 - part) + rgb(second) * part, np.float32)


@cache
def hammered() -> tuple[Field, Field]:
    """The light on hammered metal, and where it rusts (0 to 1)."""
    dice = np.random.default_rng(4)
    dents = np.zeros((HEIGHT, WIDTH), np.float32)
    rows, columns = dice.integers(0, HEIGHT, DENTS), dice.integers(0, WIDTH, DENTS)
    np.add.at(dents, (rows, columns), dice.uniform(0.6, 1.4, DENTS) * -1)
    relief = ndimage.gaussian_filter(dents, 9) * 720 + fractal(HEIGHT, WIDTH, 30, 5, 3) * 1.1
    rust = np.clip(fractal(HEIGHT, WIDTH, 160, 5, 5) * 0.5 - 0.2, 0, 1) * 0.6
    return lit(relief, 0.34), rust


@cache
def iron() -> Image.Image:
    """Hammered iron with rust in clouds."""
    light, rust = hammered()
    return sheet(blend("#34383a", "#4a3526", rust), light, 1.28)


@cache
def iron_dark() -> Image.Image:
    """The same, darker: for plates that carry type."""
    light, rust = hammered()
    return sheet(blend("#1e2122", "#2c201a", rust), light, 1.3)


@cache
def slab() -> tuple[Field, Field]:
    """The light on a slab of stone, and where it is damp (0 to 1)."""
    relief = fractal(HEIGHT, WIDTH, 120, 6, 11) * 5 + fractal(HEIGHT, WIDTH, 8, 3, 12) * 0.9
    return lit(relief, 0.3), np.clip(fractal(HEIGHT, WIDTH, 260, 4, 14) * 0.5, 0, 1)


@cache
def stone() -> Image.Image:
    """Wet stone."""
    light, damp = slab()
    return sheet(blend("#33373a", "#273029", damp), light, 1.35)


@cache
def stone_light() -> Image.Image:
    """Dressed stone of locations."""
    light, damp = slab()
    return sheet(blend("#7a7a70", "#66705c", damp), light, 1.35)


@cache
def worked() -> Field:
    """The relief of metal and hide that were worked by hand."""
    return fractal(HEIGHT, WIDTH, 40, 5, 21) * 1.6 + fractal(HEIGHT, WIDTH, 3, 2, 22) * 0.2


def plain(colour: str, height: float, steep: float, gain: float) -> Callable[[], Image.Image]:
    """A sheet of one colour over the worked relief."""
    even = np.zeros((HEIGHT, WIDTH), np.float32)

    @cache
    def drawn() -> Image.Image:
        return sheet(blend(colour, colour, even), lit(worked() * np.float32(height), steep), gain)

    return drawn


def slabs() -> Part:
    """Return flagstones in courses, seen from above."""
    dice = random.Random(7)
    out = [Shape(box(-20, -20, 1320, 760), "#3a3c38", bevel=4, swell=0, angle=8, grain=0.3, contour=0,
        shadow=NO_SHADOW)]
    y = -30.0
    while y < 740:
        tall, x = dice.uniform(74, 104), -40 - dice.uniform(0, 90)
        while x < 1300:
            wide, colour = dice.uniform(110, 210), dice.choice(("#787b76", "#6c706d", "#827f74", "#70756a"))
            stone_ = f'<rect x="{x + 3}" y="{y + 3}" width="{wide - 6}" height="{tall - 6}" rx="9"/>'
            out.append(Shape(stone_, colour, bevel=11, swell=0.8, angle=dice.choice((4, 14, -8, 24)), grain=0.26,
                shadow=Shadow(0.5, 3, 4, 3)))
            x += wide
        y += tall
    return out


def torchlit(print_: Image.Image) -> Image.Image:
    """The floor by the light of two torches outside its upper corners, then darkened."""
    lamps = [Lamp(0.02, 0.02, 0.26, 0.42, 0.9), Lamp(0.98, 0.02, 0.26, 0.42, 0.9), Lamp(0.5, 0.4, 0.5, 0.4, 0.28)]
    dusk = at_dusk(print_, lamps, (0.5, 0.4), 0.3).convert("RGB")
    return dusk.point(lambda value: round(value * 0.62))


FLAGSTONES = Picture(slabs, None, Sky(), Light(key=(-0.45, -0.55, 0.7)), Print(gamma=0.9, period=4.6), size=(1280, 720),
    pixels=(WIDTH, HEIGHT), finish=torchlit)
SHEETS: dict[str, Callable[[], Image.Image]] = {
    "iron": iron,
    "iron-dark": iron_dark,
    "stone": stone,
    "stone-light": stone_light,
    "brass": plain("#a87f38", 1.0, 0.4, 1.35),
    "lacquer": plain("#7c1d18", 1.0, 0.4, 1.4),
    "hide": plain("#5a4028", 1.6, 0.5, 1.35),
}
METHOD = ("grade", "ground", "light", "noise", "palette", "paths", "picture", "plate", "press", "raster", "relief",
    "shapes")
MADE_OF = ("assets.workshop.warhammer_quest.sheets", "assets.workshop.engraving",
    *(f"assets.workshop.engraving.{name}" for name in METHOD))
ART = "textures/warhammer-quest"
RECIPES = (
    *(Recipe(f"{ART}/{name}", f"{ART}/{name}.jpg", draw, MADE_OF, quality=56) for name, draw in SHEETS.items()),
    Recipe(f"{ART}/flagstones", f"{ART}/flagstones.jpg", lambda: FLAGSTONES.drawn(1.5), MADE_OF, quality=60),
)
