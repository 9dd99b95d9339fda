"""How every scene of Runebound is seen: light, press, skies, sizes, lamps at night, and how it becomes a recipe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from assets.workshop.engraving import Light, Part, Picture, Plate, Print, Sky, engraved
from assets.workshop.engraving.grade import Lamp, at_dusk
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.recipe import Recipe

LIGHT = Light(key=(-0.54, -0.64, 0.74), rim=(0.9, 0.0, 0.2), ambient=0.3)
"""Daylight on paper: from the upper left, clear, with open shadows."""
PRINT = Print(period=4.4, gamma=0.72, tint=0.95, cross=0.6, slip=0.7, black=0.6, white=94)
MOTTLE = 0.5
"""How cloudy the washes are and how rough every surface is, against the pictures of the other games."""
SCALE, QUALITY, FINER = 1.5, 60, 2
"""What is told over the whole table is printed so many times finer."""
CARD, STORY = (880, 400), (640, 320)
"""The size of a quest or an event, and of a story card or the head of a scenario, in units and in pixels."""

DAWN = Sky("#8fa9c4", "#ffe0b0", (0.22, 0.55), 0.9, 0.08)
DAY = Sky("#86b7cb", "#fff1cf", (0.24, 0.2), 0.8, 0.05)
NOON = Sky("#8cc0d2", "#fff6da", (0.5, 0.02), 0.7, 0.06)
GOLDEN = Sky("#c9a27a", "#ffe3a0", (0.5, 0.5), 1.0, 0.12)
EVENING = Sky("#6d7f9f", "#f7bd7a", (0.74, 0.5), 0.9, 0.08)
NIGHT = Sky("#51608c", "#bcc3d8", (0.7, 0.2), 0.6, 0.02)
STORM = Sky("#7d878c", "#cfd2c4", (0.4, 0.4), 0.9, 0.03)
RED = Sky("#9a5a48", "#f6b478", (0.6, 0.6), 0.9, 0.08)
SNOW = Sky("#b4c4d0", "#f3efe2", (0.3, 0.2), 0.9, 0.02)
MIST = Sky("#a8b5a6", "#e9ead2", (0.5, 0.3), 0.9, 0.02)
INSIDE = Sky("#a48d6a", "#f0dcae", (0.5, 0.4), 1.0, 0.0)
DEEP = Sky("#4f8fa0", "#bfe3d8", (0.5, 0.0), 0.9, 0.16)
"""Under water."""

KITS = (
    "arms", "attire", "bats", "beasts", "books", "dragons", "elementals", "faces", "farm", "fire", "folk", "goblins",
    "hair", "hands", "haunts", "helmets", "hounds", "houses", "magic", "monsters", "moulders", "nature", "props",
    "ratmen", "remains", "runes", "skeletons", "stonework", "town", "tufts", "vaults", "waters", "webs", "works",
    "wyrms",
)  # fmt: skip
"""The modules of the kit of parts that the scenes are made from."""
SHARED = ("views", "land", "weather", "people", "steeds", "rooms")
"""What the scenes have in common, beside the module each of them stands in."""


def scene(scenery: Callable[[], Part], sky: Sky = DAY, figure: Callable[[], Part] | None = None,
    lamps: Sequence[Lamp] | None = None, dark: float = 0.66, size: tuple[int, int] = CARD) -> Picture:
    """Return a scene; with `lamps` (shares of the picture) it is night round them, `dark` far from them."""
    finish = None
    if lamps is not None:
        warm = (lamps[0].x, lamps[0].y) if lamps else (0.5, 0.5)
        finish = partial(at_dusk, lamps=tuple(lamps), warm=warm, dark=dark)
    pixels = (size[0] * FINER, size[1] * FINER) if size == STORY else size
    return Picture(scenery, figure, sky, LIGHT, PRINT, size, pixels, finish)


def finer(picture: Picture, scale: float) -> float:
    """Return the scale of a plate that is printed larger than it is drawn."""
    return scale if picture.pixels in (None, picture.size) else scale * FINER / SCALE


def drawn(picture: Picture, scale: float = SCALE) -> Image.Image:
    """Return the finished print; a lower scale is a draft."""
    plate = Plate(*picture.size, picture.sky, picture.light, finer(picture, scale), seed=picture.sky.seed)
    plate.grain *= MOTTLE
    plate.lay_all(picture.scenery())
    if picture.figure:
        plate.begin_figure()
        plate.lay_all(picture.figure())
    image = engraved(plate, picture.style, picture.pixels)
    return picture.finish(image) if picture.finish else image


def recipes(folder: str, pictures: dict[str, Picture], module: str, *shared: str,
    quality: int = QUALITY) -> tuple[Recipe, ...]:
    """Return the recipes of a module's pictures in a folder of the game (`quests`, `events`, `stories`).

    `shared` are modules beside it that it uses and most others do not.
    """
    room = module.rpartition(".")[0]
    sources = (*METHOD, *kit(*KITS), module, *(f"{room}.{name}" for name in (*SHARED, *shared)))
    return tuple(Recipe(f"pictures/runebound/{folder}/{name}", f"pictures/runebound/{folder}/{name}.webp",
        partial(drawn, picture), sources, quality) for name, picture in pictures.items())
