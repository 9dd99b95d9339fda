"""The day in which everything of Tenefyr is seen: light, press, sizes, and how its pictures become recipes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.engraving import Light, Part, Picture, Plate, Print, Sky, engraved, placed
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.recipe import Recipe

DAY = Light(key=(-0.5, -0.62, 0.78), rim=(0.9, 0.1, 0.2), ambient=0.34)
"""A clear morning: light from the upper left, and a good deal of it everywhere."""
PRINT = Print(period=4.6, gamma=0.68, tint=0.96, cross=0.62, slip=0.7, black=0.5, white=92)
"""Bold lines, few crossings, much paper, washes as strong as dyed cloth."""
SIGN = Print(period=4.2, gamma=0.66, tint=0.97, cross=0.64, slip=0.6, black=0.5, white=92)
"""The same for a small picture of one thing."""
MOTTLE = 0.45
"""How cloudy the washes are and how rough every surface is, against the pictures of the other games."""
SCALE, QUALITY = 2.0, 70
CARD, CARD_PIXELS = (480, 360), (640, 480)
"""The half of a card that shows an enemy: its middle square, 360 units, is what the table shows."""
TOKEN, TOKEN_PIXELS = (240, 240), (320, 320)
"""The half that shows loot, and any other square sign."""

MORNING = Sky(high="#7db4cc", low="#ffeec2", sun=(0.2, 0.2), reach=0.8, beams=0.05)
NOON = Sky(high="#8cc3d6", low="#fff4d6", sun=(0.5, 0.15), reach=0.7, beams=0.04)
EVENING = Sky(high="#6f7fa0", low="#f6c27a", sun=(0.75, 0.35), reach=0.9, beams=0.06)
NIGHT = Sky(high="#4a5684", low="#c8c4d8", sun=(0.5, 0.25), reach=0.7, beams=0.03)
INSIDE = Sky(high="#b7a888", low="#f4e6bd", sun=(0.4, 0.4), reach=1.0, beams=0.0)


def scene(scenery: Callable[[], Part], figure: Callable[[], Part] | None = None, x: float = 240, y: float = 150,
    size: float = 0.62, sky: Sky = MORNING, turn: float = 0.0, style: Print = PRINT) -> Picture:
    """Return the picture of a card: a place, and before it a figure drawn round its own eyes, which come to x, y."""
    person = (lambda: placed(figure(), x, y, size, turn)) if figure else None
    return Picture(scenery, person, sky, DAY, style, CARD, CARD_PIXELS)


def drawn(picture: Picture, scale: float = SCALE) -> Image.Image:
    """Return the finished print on calm paper; a lower scale is a draft."""
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
    """Return the recipes of a module's pictures in a folder of the game (`enemies`, `loot`).

    `kits` are modules of the kit of parts it uses, `shared` those beside it; this one always belongs to them.
    """
    room = module.rpartition(".")[0]
    sources = (*METHOD, *kit(*kits), module, *(f"{room}.{name}" for name in ("setting", *shared)))
    return tuple(Recipe(f"pictures/tenefyr/{folder}/{name}", f"pictures/tenefyr/{folder}/{name}.webp",
        partial(drawn, picture), sources, quality) for name, picture in pictures.items())
