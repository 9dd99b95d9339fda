"""The badge of the bone die: how many dice a roll has, on the sheet of what is at stake."""

from __future__ import annotations

from PIL import Image

from assets.workshop import badges as house
from assets.workshop.badges import square
from assets.workshop.heroica.dice import BLUE, DICE, INK
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.svg import centred

ART = "badges/heroica/bone"


def bone() -> Image.Image:
    """A face of the die with its shield, at the size of a baked badge."""
    die = DICE["bone"]
    outline = f'<path d="{square(26.5, 8)}" fill="{INK}"/>'
    body = f'<path d="{square(24, 6)}" fill="{die.body}" stroke="{die.line}" stroke-width="2.4"/>'
    return centred(outline + body + sign("face-shield", 0, 0.5, 36, BLUE, die.glyphs), house.GRID, house.PIXELS)


def recipes(made_of: tuple[str, ...]) -> tuple[Recipe, ...]:
    """The recipe of the badge."""
    return (Recipe(ART, f"{ART}.png", bone, made_of),)
