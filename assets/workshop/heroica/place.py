"""The table in the grass: lawn, the shade of leaves that drifts over it, and what wood, felt, cloth and paper are like.

Lawn, birch, felt and paper cover a whole stage; grain, awning, ruler and pennant are pale, to be coloured by what is
laid over them (multiplied), but for the awning, which is striped.
"""

from __future__ import annotations

import random
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageEnhance, ImageFilter
from scipy import ndimage

from assets.workshop.engraving import Light, Part, Plate, Print, Ridge, Shadow, Shape, Sky, flat
from assets.workshop.engraving.noise import fractal, smoothstep
from assets.workshop.engraving.palette import rgb
from assets.workshop.engraving.paths import ellipse, rays
from assets.workshop.engraving.press import printed
from assets.workshop.pictures.record import METHOD
from assets.workshop.recipe import Recipe

Field = NDArray[np.float32]
WIDE, HIGH = 1920, 1080
NOON = Light(key=(-0.5, -0.62, 0.78), rim=(0.9, 0.2, 0.2), ambient=0.34)
STYLE = Print(period=4.4, gamma=0.62, tint=0.98, slip=0.5, black=0, white=100)
DARKEST, LIGHTEST = 0.10, 0.98
GRASS = (
    ("#5f9436", 0.75), ("#6fa63c", 0.9), ("#86b848", 1.0), ("#9cc858", 1.12), ("#78ac40", 0.95), ("#b0d468", 1.15),
)  # fmt: skip
BLADES, FLOWERS = 900, 150


def image(colours: NDArray[np.float32]) -> Image.Image:
    """A picture from colours of 0 to 1."""
    return Image.fromarray((np.clip(colours, 0, 1) * 255 + 0.5).astype(np.uint8))


def print_of(plate: Plate) -> Image.Image:
    """The print of a plate in daylight."""
    plate.tone = np.clip(plate.tone, DARKEST, LIGHTEST)
    plate.tone[0, 0], plate.tone[0, 3] = DARKEST, LIGHTEST
    return printed(plate, STYLE)


def grass(dice: random.Random) -> Part:
    """Layers of blades, from the dark ones below to those in the sun."""
    found: list[Shape] = []
    for colour, tone in GRASS:
        path = ""
        for _ in range(BLADES):
            x, y = dice.uniform(-10, WIDE + 10), dice.uniform(-10, HIGH + 30)
            high, lean = dice.uniform(16, 34), dice.uniform(-12, 14)
            path += (f"M{x - 2.6:.0f} {y:.0f} Q{x + lean * 0.3:.0f} {y - high * 0.6:.0f} {x + lean:.0f} {y - high:.0f} "
                f"Q{x + lean * 0.3 + 4:.0f} {y - high * 0.5:.0f} {x + 3:.0f} {y:.0f} Z ")
        found.append(Shape(path, colour, bevel=3, angle=80, contour=0.32, grain=0.05, shadow=Shadow(0.28, 2, 3, 2),
            tone=tone))
    return found


def flowers(dice: random.Random) -> Part:
    """Daisies and dandelions."""
    found: list[Shape] = []
    for _ in range(FLOWERS):
        x, y, r = dice.uniform(0, WIDE), dice.uniform(0, HIGH), dice.uniform(6, 9)
        near = Shadow(0.35, 2, 3, 2)
        if dice.random() < 0.6:
            found.append(Shape(rays(x, y, r * 0.55, r, 9, dice.uniform(0, 40)), "#ffffff", bevel=2, contour=0.4,
                tone=1.3,
                ink=0.3, shadow=near))
            found.append(flat(ellipse(x, y, r * 0.36), "#f4c430", tone=1.3, ink=0, contour=0.5))
        else:
            found.append(Shape(rays(x, y, r * 0.6, r * 0.95, 12, dice.uniform(0, 40)), "#f7cf3a", bevel=2, contour=0.4,
                tone=1.2, ink=0.4, shadow=near))
    return found


def leaf_shade(high: int, wide: int, seed: int) -> Field:
    """Where the shade of an apple tree falls, 0 to 1, in quarters of the size."""
    broad, fine = fractal(high, wide, 60, 3, seed), fractal(high, wide, 17, 2, seed + 1)
    return np.asarray(ndimage.gaussian_filter(smoothstep(broad + 0.55 * fine, -0.1, 0.35), 1.2), np.float32)


@cache
def lawn() -> Image.Image:
    """A lawn with daisies in dappled light, a little out of focus: it lies below everything and must be calm."""
    dice = random.Random(4)
    plate = Plate(WIDE, HIGH, Sky(high="#86b048", low="#86b048", beams=0), NOON, 1.0, seed=4)
    plate.tone[:] = 0.80 + 0.05 * plate.grain
    plate.lay_all([*grass(dice), *flowers(dice)])
    made = print_of(plate).filter(ImageFilter.GaussianBlur(1.0))
    made = ImageEnhance.Color(ImageEnhance.Contrast(made).enhance(0.74)).enhance(0.88)
    shade = ndimage.zoom(leaf_shade(HIGH // 4, WIDE // 4, 2), 4, order=1)[..., None]
    colours = np.asarray(made, np.float32) / 255
    colours = colours * (1 - 0.28 * shade * np.array([1.0, 0.85, 0.62], np.float32))
    return image(colours + (1 - shade) * np.array([0.039, 0.035, 0.008], np.float32))


def leaf_strip() -> Image.Image:
    """The shade that drifts over the lawn: a wide strip that comes round, dark where it is seen."""
    shade = leaf_shade(135, 480, 9)
    lap = np.linspace(0, 1, 96, dtype=np.float32)[None, :]
    shade[:, :96] = shade[:, :96] * lap + shade[:, -96:] * (1 - lap)
    shade = shade[:, :-96]
    made = Image.new("RGBA", (shade.shape[1], shade.shape[0]), (24, 40, 20, 0))
    made.putalpha(Image.fromarray((shade * 0.34 * 255).astype(np.uint8)))
    return made


def wood(high: int, wide: int, base: str, seed: int, line: float, ink: str = "#7a4f26") -> Image.Image:
    """A board: washes, rings and drifting lines of grain. `line` is how strong the lines are."""
    narrow = max(8, wide // 7)
    drift = ndimage.zoom(fractal(high, narrow, 46, 4, seed), (1, wide / narrow), order=1)[:high, :wide]
    drift = np.pad(drift, ((0, 0), (0, wide - drift.shape[1])), mode="edge")
    down = np.arange(high, dtype=np.float32)[:, None]
    fine, broad = fractal(high, wide, 2.2, 2, seed + 5), fractal(high, wide, 160, 3, seed + 9)
    wave = 0.5 + 0.5 * np.cos(2 * np.pi * (down / 5.0 + drift * 2.1))
    level = 0.86 + 0.06 * broad
    t = np.clip((wave + 0.05 * fine - level + 0.06) / 0.13, 0, 1)
    lines = t * t * (3 - 2 * t) * line * (0.55 + 0.45 * smoothstep(broad, -1.2, 1.4))
    rings = 0.5 + 0.5 * np.cos(2 * np.pi * (down / 45.0 + drift * 0.8))
    light = 1 + 0.045 * broad + 0.018 * fine + 0.07 * (rings - 0.5)
    colours = rgb(base) * light[..., None]
    return image(colours * (1 - lines[..., None]) + rgb(ink) * lines[..., None])


def felt() -> Image.Image:
    """The green floor of the die well."""
    nap, worn = fractal(480, 640, 3.0, 2, 31), fractal(480, 640, 130, 3, 32)
    return image(rgb("#7f9a52") * (1 + 0.05 * nap + 0.06 * worn)[..., None])


def paper() -> Image.Image:
    """Cream paper."""
    tooth, stains = fractal(HIGH, WIDE, 4.0, 2, 41), fractal(HIGH, WIDE, 260, 4, 42)
    return image(rgb("#fff7e0") * (0.985 + 0.006 * tooth + 0.010 * stains)[..., None])


def awning() -> Image.Image:
    """The striped roof of the store: seven pairs of red and cream, scalloped, on its pole."""
    wide, high, count = 1290, 200, 14
    step = (wide - 40) / count
    parts: list[Shape] = []
    for number in range(count):
        x = 20 + number * step
        parts.append(Shape(f"M{x} 6 H{x + step} V146 A{step / 2} {step * 0.42} 0 0 1 {x} 146 Z",
            "#f6ead0" if number % 2 else "#c4473a", bevel=16, angle=86, contour=0.8, grain=0.04, tone=1.08,
            ridges=(Ridge(f"M{x + step / 2} 6 V156", 14, -6),), shadow=Shadow(0.3, 3, 6, 3)))
    parts.append(Shape(f"M10 4 H{wide - 10} V22 H10 Z", "#8f6434", bevel=5, angle=4, contour=0.8,
        shadow=Shadow(0.5, 2, 5, 3)))
    plate = Plate(wide, high, Sky(high="#e8dcc0", low="#e8dcc0", beams=0), NOON, 1.6, seed=3)
    plate.begin_figure()
    plate.lay_all(parts)
    cover = Image.fromarray((np.clip(plate.figure, 0, 1) * 255).astype(np.uint8))
    made = print_of(plate).convert("RGBA")
    made.putalpha(cover)
    return made.resize((wide, high), Image.Resampling.LANCZOS)


def ruler() -> Image.Image:
    """The header: a birch ruler with a tick every 12 units, longer ones every 60 and 120."""
    made = wood(120, 2 * WIDE, "#ecd09a", 11, 0.35)
    pen = ImageDraw.Draw(made)
    for x in range(16, WIDE, 12):
        long = 13 if (x - 16) % 120 == 0 else 9 if (x - 16) % 60 == 0 else 5
        pen.line((2 * x, 114 - 2 * long, 2 * x, 114), fill="#7a5228", width=4 if long == 13 else 2)
    pen.line((0, 118, 2 * WIDE, 118), fill="#8f6434", width=4)
    return made.resize((WIDE, 60), Image.Resampling.LANCZOS)


def pennant() -> Image.Image:
    """A swallow-tailed board for whose turn it is, pale: the paint of the seat is multiplied over it."""
    wide, high, big = 640, 106, 3
    mask = Image.new("L", (wide * big, high * big))
    tails = [(0, 0), (wide, 0), (wide - 26, 52), (wide, 104), (0, 104), (26, 52)]
    ImageDraw.Draw(mask).polygon([(x * big, y * big) for x, y in tails], fill=255)
    made = wood(high, wide, "#f4f0e8", 3, 0.18).convert("RGBA")
    lines = Image.new("L", mask.size)
    for y in (4, 96):
        ImageDraw.Draw(lines).line([(20 * big, y * big), ((wide - 20) * big, y * big)], fill=150, width=2 * big)
    small = (wide, high)
    made.paste("#fffdf4", (0, 0), lines.resize(small, Image.Resampling.LANCZOS))
    made.putalpha(mask.resize(small, Image.Resampling.LANCZOS))
    return made


MADE_OF = (*METHOD, __name__)
FOLDER = "textures/heroica"
SHEETS = {
    "lawn": (lawn, 46), "paper": (paper, 70), "felt": (felt, 60), "ruler": (ruler, 80), "awning": (awning, 70),
    "birch": (lambda: wood(HIGH, WIDE, "#e4c68e", 30, 0.30), 60),
    "birch-active": (lambda: wood(HIGH, WIDE, "#f0d9a6", 31, 0.24), 60),
    "birch-bright": (lambda: wood(HIGH, WIDE, "#f6e6bc", 32, 0.20), 60),
    "grain": (lambda: wood(512, 1024, "#f4f0e8", 40, 0.22), 70),
    "pennant": (pennant, 80), "leaf-shade": (leaf_strip, 60),
}  # fmt: skip
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", draw, MADE_OF, quality)
    for name, (draw, quality) in SHEETS.items()
)
