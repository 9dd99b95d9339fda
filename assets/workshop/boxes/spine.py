"""What every box is put together from: its outline, a grained hide, cast letters, and one light from above.

Sizes are logical units of the spine (336 x 72) or of the end of a box (72 x 72); all is drawn at `FINE` pixels a unit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

from assets.workshop.recipe import Recipe
from assets.workshop.svg import render, rgb
from assets.workshop.textures import clouds

SPINE = (336, 72)
END = (72, 72)
WORD_LEFT, WORD_RIGHT = 88.0, 274.0
"""Between these the wordmark stands; what lies right of it is kept free for the ribbon."""
FINE = 4
FAIR = 92
"""The quality of boxes that are stored as WebP."""
LIGHT, DARK = 0.30, 0.46
"""How much white the upper edge of a box takes, and how much black its lower one."""
Mask = NDArray[np.float32]


def drawn(body: str, size: tuple[int, int]) -> Image.Image:
    """Markup on a clear ground of a box's size."""
    return render(body, *size, FINE)


def coverage(body: str, size: tuple[int, int]) -> Mask:
    """How much of each pixel white markup covers, 0 to 1."""
    return np.asarray(drawn(body, size), np.float32)[..., 3] / 255


def hide(size: tuple[int, int], colour: str, seed: int, depth: float) -> Image.Image:
    """Leather or cloth of a colour: pebbled grain lit from the upper left, with worn patches."""
    shape = (size[1] * FINE, size[0] * FINE)
    pebbles = ndimage.gaussian_filter(clouds(shape, 9, 3, seed), 1.1)
    worn, creases = clouds(shape, 160, 4, seed + 1), clouds(shape, 90, 3, seed + 2, stretch=(3, 0.7))
    down, across = np.gradient(pebbles)
    light = 1 + depth * (-0.42 * (down + across) + 0.16 * worn + 0.14 * creases)
    tint = np.asarray(rgb(colour), np.float32) * light[..., None]
    return Image.fromarray(np.clip(tint, 0, 255).astype(np.uint8)).convert("RGBA")


def lit(made: Image.Image, outline: Mask) -> Image.Image:
    """The box under one light from above, cut out along its outline."""
    pixels = np.asarray(made, np.float32).copy()
    height = pixels.shape[0]
    place = (np.arange(height, dtype=np.float32) / (height - 1))[:, None, None]
    white = LIGHT * np.clip(1 - place / 0.42, 0, 1) ** 1.5
    black = DARK * np.clip((place - 0.40) / 0.60, 0, 1) ** 1.4
    pixels[..., :3] += (255 - pixels[..., :3]) * white
    pixels[..., :3] *= 1 - black
    pixels[..., 3] *= outline
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8), "RGBA")


@dataclass(frozen=True)
class Lettering:
    """How cast letters look: the font's file and weight, tones from the top down, and the dark edge round them."""

    package: str
    file: str
    weight: int
    tones: tuple[str, ...]
    edge: str
    rim: float = 1.1
    bevel: float = 0.9


def letters(text: str, look: Lettering, width: float, height: float, box: tuple[int, int]) -> Mask:
    """The letters of a word as a mask of the size of `box`, `width` x `height` units, with their corner at 0, 0."""
    face = resources.files(look.package) / "files" / look.file
    with resources.as_file(face) as path:
        font = ImageFont.truetype(path, 400)
    font.set_variation_by_axes([look.weight])
    left, top, right, foot = font.getbbox(text)
    sheet = Image.new("L", (round(right - left) + 8, round(foot - top) + 8), 0)
    ImageDraw.Draw(sheet).text((4 - left, 4 - top), text, fill=255, font=font)
    fitted = sheet.crop(sheet.getbbox()).resize((round(width * FINE), round(height * FINE)), Image.Resampling.LANCZOS)
    made = Image.new("L", (box[0] * FINE, box[1] * FINE), 0)
    made.paste(fitted, (0, 0))
    return np.asarray(made, np.float32) / 255


def moved(mask: Mask, x: float, y: float) -> Mask:
    """A mask moved by logical units."""
    return np.asarray(np.roll(mask, (round(y * FINE), round(x * FINE)), axis=(0, 1)))


def cast_letters(mask: Mask, look: Lettering) -> Image.Image:
    """A mask as cast metal: tones from its top to its foot, a lit bevel, a dark rim and a shadow below it."""
    inside = mask > 0.5
    found = np.nonzero(inside.any(axis=1))[0]
    top, foot = int(found[0]), int(found[-1])
    place = np.clip((np.arange(mask.shape[0]) - top) / max(1, foot - top), 0, 1)
    stops = np.linspace(0, 1, len(look.tones))
    tones = np.asarray([rgb(tone) for tone in look.tones], np.float32)
    colour = np.stack([np.interp(place, stops, tones[:, band]) for band in range(3)], axis=-1)[:, None, :]
    rise = np.minimum(ndimage.distance_transform_edt(inside) / (look.bevel * FINE), 1.0)
    down, across = np.gradient(ndimage.gaussian_filter(rise.astype(np.float32), 0.8))
    shine = np.clip((down * 0.8 + across * 0.5) * FINE * 0.55, -0.5, 0.5)[..., None]
    face = np.where(shine > 0, colour + (255 - colour) * shine * 1.4, colour * (1 + shine))
    away = ndimage.distance_transform_edt(~inside)
    rim = np.clip(look.rim * FINE - away + 0.5, 0, 1)
    shadow = ndimage.gaussian_filter(moved(np.maximum(rim, mask), 0.4, 1.5), 1.1 * FINE) * 0.62
    pixels = np.zeros((*mask.shape, 4), np.float32)
    pixels[..., 3] = shadow
    for layer, paint in ((rim, np.asarray(rgb(look.edge), np.float32)), (mask, face)):
        share = layer[..., None]
        alpha = layer + pixels[..., 3] * (1 - layer)
        under = pixels[..., :3] * pixels[..., 3:] * (1 - share)
        pixels[..., :3] = (paint * share + under) / np.maximum(alpha, 1e-4)[..., None]
        pixels[..., 3] = alpha
    pixels[..., 3] *= 255
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8), "RGBA")


def recipes(
    game: str, draws: dict[str, Callable[[], Image.Image]], *modules: str, ending: str = "png"
) -> tuple[Recipe, ...]:
    """The recipes of one game's box: `spine`, `spine-short` and `box-end`; `ending` is that of the files."""
    shared = ("boxes.spine", "textures", "frame_parts", "svg")
    own = f"boxes.{game.replace('-', '_')}"
    made_of = tuple(f"assets.workshop.{name}" for name in (own, *shared, *modules))
    return tuple(
        Recipe(f"boxes/{game}/{name}", f"boxes/{game}/{name}.{ending}", draw, made_of, FAIR)
        for name, draw in draws.items()
    )
