"""Where every asset of Runebound lies: a desk top of walnut, paper behind it, and a veil of rays round the thing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.workshop.engraving import NO_SHADOW, Part, Picture, Print, Ridge, Shadow, Shape, Sky, flat
from assets.workshop.engraving.paths import ellipse, polygon, rays
from assets.workshop.pictures.record import METHOD, kit
from assets.workshop.pictures.runebound.views import LIGHT, drawn
from assets.workshop.recipe import Recipe

SIZE = (400, 500)
DESK = 396.0
"""Where the desk's far edge lies; a thing that stands has its foot a little below."""
PAPER = Sky("#c2ad76", "#ecdcae", (0.5, 0.42), 0.9, 0.0)
STYLE = Print(period=4.4, gamma=0.7, tint=0.97, cross=0.62, slip=0.6, black=0.6, white=94)
QUALITY, SCALE = 66, 1.6
LAID = Shadow(0.5, 9, 10, 8)
KITS = (
    "arms", "attire", "beasts", "dragons", "faces", "fire", "goblins", "hair", "hands", "hounds", "monsters", "props",
    "remains", "runes", "skeletons", "stonework", "wyrms",
)  # fmt: skip
"""The modules of the kit of parts that the things are made from."""


def _ground() -> Part:
    """Return the rays and the desk."""
    out: list[Shape] = [flat(rays(200, 206, 40, 460, 30, 5), "#fff8dc", ink=0.1, tone=1.6, opacity=0.75, feather=4),
        flat(ellipse(
        200, 206, 150, 170), "#fffbe8", ink=0, tone=1.7, opacity=0.9, feather=90)]
    seams = Ridge(" ".join(f"M{200 + k * 46} {DESK} L{200 + k * 78} 510" for k in range(-5, 6)), 4, -6)
    out.append(Shape(polygon(-20, DESK, 420, DESK, 440, 520, -40, 520), "#8a5f3c", bevel=7, angle=84, grain=0.2,
        ridges=(seams,),
        contour=1.0, shadow=NO_SHADOW))
    return [*out, flat(ellipse(200, DESK + 36, 150, 26), "#2a1a10", opacity=0.4, feather=18, ink=0.6, tone=0.6)]


def thing(part: Callable[[], Part]) -> Picture:
    """Return the picture of one thing."""
    return Picture(lambda: [*_ground(), *part()], None, PAPER, LIGHT, STYLE, SIZE, SIZE)


def recipes(pictures: dict[str, Picture], module: str, *shared: str) -> tuple[Recipe, ...]:
    """Return the recipes of a module's things; `shared` are modules beside it that it draws on."""
    room = module.rpartition(".")[0]
    sources = (*METHOD, *kit(*KITS), module, __name__, f"{room}.views", *(f"{room}.{name}" for name in shared))
    return tuple(Recipe(f"pictures/runebound/assets/{name}", f"pictures/runebound/assets/{name}.webp", partial(drawn,
        picture, SCALE), sources, QUALITY) for name, picture in pictures.items())
