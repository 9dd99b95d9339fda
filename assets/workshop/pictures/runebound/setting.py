"""The daylight in which everything of Runebound is seen: light, press, sizes, and how its pictures become recipes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.engraving import Light, Part, Picture, Plate, Print, Sky, engraved, placed
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.recipe import Recipe

DAY = Light(key=(-0.52, -0.64, 0.72), rim=(0.92, -0.05, 0.15), ambient=0.3)
"""Afternoon: light from the upper left, and enough of it in the shadows."""
PRINT = Print(period=5.2, gamma=0.7, tint=0.95, cross=0.6, slip=0.8, black=0.5, white=94)
"""Bold lines on much paper, washes as strong as those of a coloured chart."""
BUST_PRINT = Print(period=4.8, gamma=0.62, tint=0.95, cross=0.66, slip=0.7, black=0.4, white=92)
"""The same with lighter shadows, for faces."""
MOTTLE = 0.6
"""How cloudy the washes are and how rough every surface is, against the usual."""
SCALE, QUALITY = 1.25, 66
FINER = 2
"""Villains are seen over the whole table too, and printed so many times finer."""
BUST, BEAST, VILLAIN, ARENA = (480, 520), (640, 400), (640, 480), (960, 960)
"""Sizes in units, which are pixels of the finished pictures."""

SEA = Sky(high="#5f97ab", low="#f3e6c0", sun=(0.3, 0.26), reach=0.9, beams=0.07)
DUSK = Sky(high="#4d5f86", low="#f0bd86", sun=(0.66, 0.4), reach=0.95, beams=0.06)
NIGHT = Sky(high="#35486e", low="#b9c6d2", sun=(0.66, 0.24), reach=0.75, beams=0.03)
STORM = Sky(high="#55707a", low="#dfe2cc", sun=(0.36, 0.3), reach=0.95, beams=0.06)
EMBER = Sky(high="#7a3a34", low="#f5b765", sun=(0.5, 0.62), reach=1.0, beams=0.06)
GRAVE = Sky(high="#4a6a66", low="#dfe8c6", sun=(0.5, 0.3), reach=0.8, beams=0.03)


def scene(place: Callable[[], Part], being: Callable[[], Part], size: tuple[int, int], x: float, y: float,
    large: float = 1.0, sky: Sky = SEA, turn: float = 0.0, style: Print = PRINT) -> Picture:
    """Return a place of `size` units (pixels), and before it a being whose own origin comes to x, y."""
    pixels = (size[0] * FINER, size[1] * FINER) if size == VILLAIN else size
    return Picture(place, lambda: placed(being(), x, y, large, turn), sky, DAY, style, size, pixels)


def drawn(picture: Picture, scale: float = SCALE) -> Image.Image:
    """Return the finished print on calm paper; a lower scale is a draft."""
    if picture.pixels not in (None, picture.size):
        scale *= FINER / SCALE
    plate = Plate(*picture.size, picture.sky, picture.light, scale, seed=picture.sky.seed)
    plate.grain *= MOTTLE
    plate.lay_all(picture.scenery())
    if picture.figure:
        plate.begin_figure()
        plate.lay_all(picture.figure())
    image = engraved(plate, picture.style, picture.pixels)
    return picture.finish(image) if picture.finish else image


def recipes(folder: str, pictures: dict[str, Picture], module: str, *kits: str, shared: tuple[str, ...] = (),
    quality: int = QUALITY) -> tuple[Recipe, ...]:
    """Return the recipes of a module's pictures in a folder of the game (`enemies`, `heroes`).

    `kits` are modules of the kit of parts it uses, `shared` those beside it; this one always belongs to them.
    """
    room = module.rpartition(".")[0]
    sources = (*METHOD, *kit(*kits), module, *(f"{room}.{name}" for name in ("setting", *shared)))
    return tuple(Recipe(f"pictures/runebound/{folder}/{name}", f"pictures/runebound/{folder}/{name}.webp",
        partial(drawn, picture), sources, quality) for name, picture in pictures.items())
