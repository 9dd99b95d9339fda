"""Icons: white signs on transparent ground, 128 x 128, tinted by whoever shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from PIL import Image

from assets.workshop.controls import CONTROLS
from assets.workshop.recipe import Recipe
from assets.workshop.signs import SIGNS
from assets.workshop.svg import at, centred

GRID = 64
PIXELS = 128
GLYPHS = SIGNS | CONTROLS
HOUSE = {*CONTROLS, "compass", "keyword", "leader", "success-token"}
"""What the house shows whatever is played; the others are signs of one game, and lie in its folder."""


def glyph(name: str, pixels: int = PIXELS, glyphs: Mapping[str, str] = GLYPHS) -> Image.Image:
    """An icon at any size; light becomes opacity, so black in the source is a hole."""
    drawn = centred(f'<rect x="-32" y="-32" width="64" height="64" fill="#000"/>{glyphs[name]}', GRID, pixels)
    icon = Image.new("RGBA", drawn.size, (255, 255, 255, 0))
    icon.putalpha(drawn.convert("L"))
    return icon


def sign(
    name: str, x: float, y: float, size: float, colour: str, glyphs: Mapping[str, str] = GLYPHS
) -> str:
    """An icon as markup inside another drawing: centre, edge of its grid in units, colour or paint."""
    masked = (
        f'<mask id="sign-{name}" maskUnits="userSpaceOnUse" x="-32" y="-32" width="64" height="64">'
        f"{glyphs[name]}</mask>"
        f'<rect x="-32" y="-32" width="64" height="64" fill="{colour}" mask="url(#sign-{name})"/>'
    )
    return at(masked, x, y, size / GRID)


def icon_recipes(
    ids: Mapping[str, str], glyphs: Mapping[str, str], made_of: Iterable[str]
) -> tuple[Recipe, ...]:
    """The recipes of icons, by the names of their glyphs and their ids."""
    sources = tuple(made_of)
    return tuple(Recipe(id, f"{id}.png", partial(glyph, name, glyphs=glyphs), sources) for name, id in ids.items())


MADE_OF = tuple(f"assets.workshop.{module}" for module in ("icons", "signs", "controls", "svg"))
IDS = {name: f"icons/{name}" if name in HOUSE else f"icons/terrinoth/{name}" for name in GLYPHS}
RECIPES = icon_recipes(IDS, GLYPHS, MADE_OF)
