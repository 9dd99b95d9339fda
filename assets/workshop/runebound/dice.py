"""The terrain die: bone, with one sign or two on the diagonal, each in the colour of its terrain."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from assets.workshop import badges
from assets.workshop.badges import square
from assets.workshop.dice import Die, dice_recipes
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.runebound.signs import MADE_OF as SIGNED
from assets.workshop.runebound.signs import SIGNS
from assets.workshop.svg import centred

INK = "#2a2320"
COLOURS = {
    "plains": ("corn", "#a8791a"), "forest": ("leaf", "#3c7034"), "hills": ("hill", "#a35c22"),
    "mountain": ("peak", "#57505c"), "water": ("wave", "#1f6c88"), "wild": ("star", "#c23a22"),
}  # fmt: skip
FACES = (("plains",), ("plains", "forest"), ("forest", "hills"), ("hills", "plains"), ("mountain", "water"), ("wild",))
LANDINGS = ((-11, 4), (11, -5), (-12, 6), (12, -6), (-10, -4), (11, 7))
"""Yaw and roll of the die at rest, in degrees, by face."""
LARGE, SMALL = 52.0, 33.0
Mark = tuple[str, float, float, float, str]


def marks(terrains: tuple[str, ...]) -> tuple[Mark, ...]:
    """The signs on a face."""
    if len(terrains) == 1:
        sign, colour = COLOURS[terrains[0]]
        return ((sign, 0, 0.5, LARGE, colour),)
    (first, light), (second, other) = (COLOURS[terrain] for terrain in terrains)
    return ((first, -13, -12.5, SMALL, light), (second, 13, 13, SMALL, other))


NAMES = tuple("-".join(face) for face in FACES)
DICE = {
    "terrain": Die(
        "#f6edd8",
        "#b39a70",
        faces={name: marks(face) for name, face in zip(NAMES, FACES, strict=True)},
        tumbling=(NAMES[4], NAMES[1], NAMES[5], NAMES[2], NAMES[0], NAMES[3]),
        shine=0.22,
        glyphs=SIGNS,
        landings=dict(zip(NAMES, LANDINGS, strict=True)),
    )
}
BADGE = "badges/runebound/terrain"
SHOWN = ("plains", "forest")


def badge() -> Image.Image:
    """A face of the die at the size of a baked badge: how many dice a march rolls, on the sheet of what is at stake."""
    die = DICE["terrain"]
    outline = f'<path d="{square(26.5, 8)}" fill="{INK}"/>'
    body = f'<path d="{square(24, 6)}" fill="{die.body}" stroke="{die.line}" stroke-width="2.4"/>'
    drawn = [sign(name, 0.62 * x, 0.62 * y, 0.74 * size, ink, SIGNS) for name, x, y, size, ink in marks(SHOWN)]
    return centred("".join((outline, body, *drawn)), badges.GRID, badges.PIXELS)


MADE_OF = (*SIGNED, "assets.workshop.dice", "assets.workshop.badges", __name__)
_FACES = dice_recipes("dice/runebound", DICE, MADE_OF)
RECIPES: tuple[Recipe, ...] = (
    *(replace(recipe, path=f"{recipe.id}.webp", quality=92) for recipe in _FACES),
    Recipe(BADGE, f"{BADGE}.png", badge, MADE_OF),
)
