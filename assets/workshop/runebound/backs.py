"""Backs: a lattice of fine rays on the colour of the deck, in a cream hairline, with gem, compass, coin or scroll."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.runebound.signs import MADE_OF as SIGNED
from assets.workshop.runebound.signs import SIGNS
from assets.workshop.runebound.things import coin, gem, rosette
from assets.workshop.svg import at, path, render, shade

INK, LINE = "#0c1114", "#f0dba0"
SIZES = {"": (116, 190), "-small": (92, 128)}
SCALE = 2


def page() -> str:
    """A page with its corner folded and the number of an act."""
    sheet = path([(-26, -22), (26, -22), (26, 12), (16, 22), (-26, 22)])
    return fill(sheet, "#f4ead0") + stroke(sheet, INK, 2) + sign("scroll", 0, 0, 34, "#8e2a1b", SIGNS)


BACKS: dict[str, tuple[str, Callable[[], str], float]] = {
    "combat": ("#7c3410", partial(gem, "combat", up=True), 1.0),
    "exploration": ("#1f4c28", partial(gem, "exploration", up=True), 1.0),
    "social": ("#4a2a72", partial(gem, "social", up=True), 1.0),
    "skill": ("#123a4c", rosette, 1.3),
    "asset": ("#4d3512", partial(coin, "exploration"), 0.9),
    "story": ("#16303f", page, 1.0),
}


def back(name: str, size: tuple[int, int]) -> Image.Image:
    """A back at twice its logical size."""
    colour, mark, zoom = BACKS[name]
    width, height = size
    inner = box(7, 7, width - 14, height - 14, 3)
    body = fill(box(0, 0, width, height, 7), INK) + fill(box(1.6, 1.6, width - 3.2, height - 3.2, 6), colour)
    rays, step = "", 17.0
    rows = int(height / step) + 8
    for number in range(-6, rows):
        y = number * step
        rays += f"M0 {y:.1f} L{width} {y + width * 0.42:.1f} M{width} {y:.1f} L0 {y + width * 0.42:.1f} "
    pale = shade(colour, LINE, 0.38)
    body += f'<defs><clipPath id="in"><path d="{inner}"/></clipPath></defs>'
    lattice = stroke(rays, pale, 0.8, 'opacity=".62"')
    body += f'<g clip-path="url(#in)">{lattice}</g>'
    glow = (
        f'<radialGradient id="glow"><stop offset="0" stop-color="{colour}"/><stop offset=".6" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )
    body += f'<defs>{glow}</defs><circle cx="{width / 2}" cy="{height / 2}" r="{width * 0.42}" fill="url(#glow)"/>'
    body += stroke(box(2.6, 2.6, width - 5.2, height - 5.2, 5.4), shade(colour, "#ffffff", 0.4), 0.9, 'opacity=".5"')
    body += stroke(inner, LINE, 1.5)
    body += at(mark(), width / 2, height / 2, width / 116 * 0.94 * zoom)
    return render(body, width, height, SCALE)


ART = "backs/runebound"
MADE_OF = (
    *SIGNED, "assets.workshop.frame_parts", "assets.workshop.textures", "assets.workshop.runebound.things", __name__,
)  # fmt: skip
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{ART}/{name}{ending}", f"{ART}/{name}{ending}.webp", partial(back, name, size), MADE_OF, 86)
    for name in BACKS
    for ending, size in SIZES.items()
)
