"""The material of the Warhammer Quest card game: its sheets, frames, backs, dice, signs and badges, as recipes."""

from __future__ import annotations

from dataclasses import replace

from assets.workshop.dice import dice_recipes
from assets.workshop.frame_parts import geometry_file
from assets.workshop.icons import icon_recipes
from assets.workshop.recipe import Recipe
from assets.workshop.warhammer_quest import backs, badges, dice, frames, full_frames, sheets, signs, wordmark

ID = "warhammer-quest"
COMMON = tuple(f"assets.workshop.{name}" for name in ("icons", "signs", "controls", "svg"))


def own(*names: str) -> tuple[str, ...]:
    """The dotted names of the game's own modules."""
    return tuple(f"{__name__}.{name}" for name in names)


SIGNED = (*COMMON, *own("signs"))
METALS = (*SIGNED, "assets.workshop.frame_parts", "assets.workshop.textures", *own("kit"), *sheets.MADE_OF)
FRAMED = (*METALS, *own("frames", "full_frames"))
FRAMES = frames.table_frames() | full_frames.FULL_FRAMES
FINE = 92
"""The quality of frames, backs and dice: iron has no two pixels alike, and a PNG takes four times the bytes."""
NAMES = (*signs.SHARED, *signs.SIGNS)
CALLED = {"phase-travel": "phase-location"}
"""Signs that have another name in this game."""
RECIPES: tuple[Recipe, ...] = (
    *sheets.RECIPES,
    *icon_recipes({name: f"icons/{ID}/{CALLED.get(name, name)}" for name in NAMES}, signs.ALL, SIGNED),
    *badges.recipes((*SIGNED, "assets.workshop.badges", *own("badges"))),
    *(Recipe(f"frames/{ID}/{name}", f"frames/{ID}/{name}.webp", lambda build=build: frames.baked(build()), FRAMED, FINE)
        for name, build in FRAMES.items()),
    Recipe(f"frames/{ID}/frames", f"frames/{ID}/frames.json",
    lambda: geometry_file({name: lambda build=build: build().frame
        for name, build in FRAMES.items()}), FRAMED),
    *backs.recipes((*METALS, *own("backs")), FINE),
    *wordmark.recipes(("assets.workshop.svg", *own("alphabet", "wordmark"))),
    *(replace(recipe, path=f"{recipe.id}.webp", quality=FINE)
        for recipe in dice_recipes(f"dice/{ID}", dice.DICE, (*COMMON, "assets.workshop.dice", *own("dice")))),
)
