"""Card backs as tooled leather: a colour, a gold border, and the deck's sign struck in a diamond."""

from __future__ import annotations

from functools import partial

from PIL import Image

from assets.workshop import textures
from assets.workshop.frame_parts import LIGHTS, SCALE, base_plate, box, fill, stroke, textured
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.svg import at, linear, path, render, shade

SIZES = {"": (128, 178), "-small": (92, 128)}
DECKS = {
    "enemy": ("#521813", "skull"),
    "exploration": ("#263854", "action-explore"),
    "location": ("#26402e", "flag"),
}
MIDDLE = (64, 89)


def rhombus(half_width: float, half_height: float) -> str:
    """A diamond round the middle of the back."""
    x, y = MIDDLE
    return path([(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)])


def flourish() -> str:
    """A corner of the border, drawn for the upper left from 0, 0: a leaf, two curls, a stud."""
    leaf = fill("M0 0 C9 1 15 5 18 13 C11 12 5 9 0 0 Z", "url(#gold)")
    curl = stroke(
        "M3 24 C3 15 8 12 13 15 M24 3 C15 3 12 8 15 13", "url(#gold)", 1.5, 'stroke-linecap="round"'
    )
    return leaf + curl + fill("M20 15.5 l2.5 2.5 l-2.5 2.5 l-2.5 -2.5 Z", "url(#gold)")


def ornament(colour: str) -> str:
    """Border lines, corners, and small studs between them."""
    dark = shade(colour, "#000000", 0.55)
    lines = stroke(box(6, 6.8, 116, 166, 5), dark, 3.2) + stroke(box(6, 6, 116, 166, 5), "url(#gold)", 1.9)
    lines += stroke(box(9.5, 9.5, 109, 159, 3), "url(#gold)", 0.8, 'opacity=".75"')
    flips = ((13, 13, 1, 1), (115, 13, -1, 1), (13, 165, 1, -1), (115, 165, -1, -1))
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({a} {b})">{flourish()}</g>' for x, y, a, b in flips
    )
    studs = "".join(fill(f"M{x} {y - 3} l3 3 l-3 3 l-3 -3 Z", "url(#gold)") for x, y in ((64, 17), (64, 161)))
    return lines + corners + studs


def medallion(colour: str, icon: str) -> str:
    """The diamond in the middle with its sign."""
    x, y = MIDDLE
    dark = shade(colour, "#000000", 0.5)
    ground = fill(rhombus(43, 58), dark) + stroke(rhombus(43, 58), "url(#gold)", 2.2)
    ground += stroke(rhombus(37.5, 50.5), "url(#gold)", 0.8, 'opacity=".8"')
    struck = sign(icon, x + 0.8, y + 1.6, 47, shade(colour, "#000000", 0.8))
    points = "".join(
        at(fill("M0 -4 l4 4 l-4 4 l-4 -4 Z", "url(#gold)"), px, py)
        for px, py in ((x, y - 58), (x, y + 58), (x - 43, y), (x + 43, y))
    )
    return ground + struck + sign(icon, x, y, 47, "url(#gold)") + points


def back(deck: str, size: tuple[int, int]) -> Image.Image:
    """The back of a deck at 2x the given logical size."""
    colour, icon = DECKS[deck]
    tones = [(0.0, shade(colour, "#ffffff", 0.1)), (0.5, colour), (1.0, shade(colour, "#000000", 0.35))]
    body = f"<defs>{LIGHTS}{linear('hide', tones)}</defs>" + base_plate(128, 178, 9, "url(#hide)", 1.5)
    ground = render(body, 128, 178, SCALE)
    hide = fill(box(1.5, 1.5, 125, 175, 7.5), "#fff")
    tooled = textured(ground, hide, textures.leather(), 1.0, (170, 260))
    gold = f"<defs>{LIGHTS}</defs>" + ornament(colour) + medallion(colour, icon)
    tooled.alpha_composite(render(gold, 128, 178, SCALE))
    return tooled.resize((size[0] * SCALE, size[1] * SCALE), Image.Resampling.LANCZOS)


ART = "backs/terrinoth"
MADE_OF = tuple(
    f"assets.workshop.{module}"
    for module in ("backs", "frame_parts", "textures", "icons", "signs", "controls", "svg")
)
RECIPES = tuple(
    Recipe(f"{ART}/{deck}{suffix}", f"{ART}/{deck}{suffix}.png", partial(back, deck, size), MADE_OF)
    for deck in DECKS
    for suffix, size in SIZES.items()
)
