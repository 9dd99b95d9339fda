"""Every piece of music as recipes: `music/<piece>` and `music/<piece>-<layer>`."""

from __future__ import annotations

from types import ModuleType

from assets.workshop.recipe import Recipe
from assets.workshop.sound import music_places, music_title
from assets.workshop.sound.consort import Piece, render
from assets.workshop.sound.warhammer_quest import music_below, music_lost, music_town

PARTS = (
    "clip", "ogg", "noise", "envelopes", "filters", "resonators", "strings", "winds", "drums", "reverb", "scales",
    "score", "consort", "measure",
)  # fmt: skip
HOMES: dict[ModuleType, tuple[Piece, ...]] = {
    music_title: (music_title.TITLE, music_title.VICTORY, music_title.DEFEAT),
    music_places: (music_places.WILD, music_places.SETTLEMENT, music_places.DUNGEON, music_places.CRYPT),
    music_town: (music_town.GRATE, music_town.TOWN, music_town.CHRONICLE, music_town.WON),
    music_lost: (music_lost.LOST,),
    music_below: (music_below.UNDER, music_below.DELVE),
}
"""The pieces of each module."""
DRAWN_ON: dict[ModuleType, tuple[ModuleType, ...]] = {
    music_below: (music_places, music_town),
    music_lost: (music_town,),
}
"""The modules whose lines and parts another one uses."""
SHARED = tuple(f"assets.workshop.sound.{part}" for part in PARTS)
PIECES: tuple[Piece, ...] = tuple(piece for pieces in HOMES.values() for piece in pieces)


FILES = {"": "", "second": "-second", "third": "-third", "tension": "-tension", "nemesis": "-climax"}
"""What stands behind the name of a piece in the file of a layer: the game plays any climax, not only a nemesis's."""


def name(piece: Piece, layer: str) -> str:
    """The name of a layer's file."""
    return f"{piece.id}{FILES[layer]}"


def _recipe(home: ModuleType, piece: Piece, layer: str) -> Recipe:
    return Recipe(
        id=f"music/{name(piece, layer)}",
        path=f"music/{name(piece, layer)}.ogg",
        draw=lambda: render(piece, layer),
        sources=tuple(module.__name__ for module in (home, *DRAWN_ON.get(home, ()))) + SHARED,
    )


RECIPES: tuple[Recipe, ...] = tuple(
    _recipe(home, piece, layer) for home, pieces in HOMES.items() for piece in pieces for layer in piece.layers
)
