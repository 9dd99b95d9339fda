"""Every piece of music as recipes: `music/<piece>` and `music/<piece>-<layer>`."""

from __future__ import annotations

from assets.workshop.recipe import Recipe
from assets.workshop.sound import music_places, music_title
from assets.workshop.sound.consort import Piece, render

PARTS = (
    "clip", "ogg", "noise", "envelopes", "filters", "resonators", "strings", "winds", "drums", "reverb", "scales",
    "score", "consort", "measure",
)  # fmt: skip
PIECES: tuple[Piece, ...] = (
    music_title.TITLE,
    music_places.WILD,
    music_places.SETTLEMENT,
    music_places.DUNGEON,
    music_places.CRYPT,
    music_title.VICTORY,
    music_title.DEFEAT,
)


FILES = {"": "", "tension": "-tension", "nemesis": "-climax"}
"""What stands behind the name of a piece in the file of a layer: the game plays any climax, not only a nemesis's."""


def name(piece: Piece, layer: str) -> str:
    """The name of a layer's file."""
    return f"{piece.id}{FILES[layer]}"


def _recipe(piece: Piece, layer: str) -> Recipe:
    home = music_title if piece in (music_title.TITLE, music_title.VICTORY, music_title.DEFEAT) else music_places
    return Recipe(
        id=f"music/{name(piece, layer)}",
        path=f"music/{name(piece, layer)}.ogg",
        draw=lambda: render(piece, layer),
        sources=(home.__name__, *(f"assets.workshop.sound.{part}" for part in PARTS)),
    )


RECIPES: tuple[Recipe, ...] = tuple(_recipe(piece, layer) for piece in PIECES for layer in piece.layers)
