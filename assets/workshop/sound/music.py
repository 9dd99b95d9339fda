"""Every piece of music as recipes: `music/<piece>` and `music/<piece>-<layer>`."""

from __future__ import annotations

from types import ModuleType

from assets.workshop.recipe import Recipe
from assets.workshop.sound import folding, music_places, music_title
from assets.workshop.sound.clip import Clip
from assets.workshop.sound.consort import Piece, render
from assets.workshop.sound.heroica import music_bosses, music_lands, music_lawn
from assets.workshop.sound.runebound import music_arena, music_chart
from assets.workshop.sound.tenefyr import music_candles, music_dungeons, music_fair, music_valley
from assets.workshop.sound.warhammer_quest import music_below, music_lost, music_town

PARTS = (
    "clip", "ogg", "noise", "envelopes", "filters", "resonators", "strings", "winds", "reeds", "drums", "reverb",
    "scales", "score", "consort", "measure",
)  # fmt: skip
HOMES: dict[ModuleType, tuple[Piece, ...]] = {
    music_title: (music_title.TITLE, music_title.VICTORY, music_title.DEFEAT),
    music_places: (music_places.WILD, music_places.SETTLEMENT, music_places.DUNGEON, music_places.CRYPT),
    music_town: (music_town.GRATE, music_town.TOWN, music_town.CHRONICLE, music_town.WON),
    music_lost: (music_lost.LOST,),
    music_below: (music_below.UNDER, music_below.DELVE),
    music_lawn: (music_lawn.LAWN, music_lawn.PRELUDE, music_lawn.WON, music_lawn.LOST),
    music_lands: (
        music_lands.COAST, music_lands.WOODS, music_lands.CAVES, music_lands.OLD_STONES, music_lands.HEIGHTS,
        music_lands.DRAGONS_END,
    ),
    music_bosses: (music_bosses.BOSS, music_bosses.SCALES),
    music_fair: (music_fair.FAIR, music_fair.VILLAGE, music_fair.SAVED, music_fair.LOST),
    music_valley: (music_valley.VALLEY, music_valley.EVENING, music_valley.DUSK),
    music_dungeons: (
        music_dungeons.HEDGES, music_dungeons.DIGGINGS, music_dungeons.BONES, music_dungeons.STARS,
        music_dungeons.DRAGONS,
    ),
    music_candles: (music_candles.CANDLES,),
    music_chart: (
        music_chart.TITLE, music_chart.CHART, music_chart.DUSK, music_chart.MARKET, music_chart.WON, music_chart.LOST,
    ),
    music_arena: (music_arena.COMBAT, music_arena.VILLAIN),
}  # fmt: skip
"""The pieces of each module."""
DRAWN_ON: dict[ModuleType, tuple[ModuleType, ...]] = {
    music_below: (music_places, music_town),
    music_lost: (music_town,),
    music_lands: (music_lawn,),
    music_bosses: (music_lands, music_lawn),
    music_valley: (music_fair,),
    music_dungeons: (music_fair,),
    music_candles: (music_fair,),
    music_arena: (music_chart,),
}
"""The modules whose lines and parts another one uses."""
FOLDED = (
    music_lawn, music_lands, music_bosses, music_fair, music_valley, music_dungeons, music_candles, music_chart,
    music_arena,
)  # fmt: skip
"""The modules whose pieces are small enough for one channel."""
SOFT = 4400.0
"""Hertz: what lies above is left out of a piece of one channel; wood and recorders have little there."""
SHARED = tuple(f"assets.workshop.sound.{part}" for part in PARTS)
PIECES: tuple[Piece, ...] = tuple(piece for pieces in HOMES.values() for piece in pieces)


FILES = {
    "": "", "second": "-second", "third": "-third", "fourth": "-fourth", "tension": "-tension", "nemesis": "-climax",
}  # fmt: skip
"""What stands behind the name of a piece in the file of a layer: the game plays any climax, not only a nemesis's."""


def name(piece: Piece, layer: str) -> str:
    """The name of a layer's file."""
    return f"{piece.id}{FILES[layer]}"


def _played(home: ModuleType, piece: Piece, layer: str) -> Clip:
    clip = render(piece, layer)
    return folding.folded(folding.softened(clip, SOFT)) if home in FOLDED else clip


def _folding(home: ModuleType) -> tuple[ModuleType, ...]:
    return (folding,) if home in FOLDED else ()


def _recipe(home: ModuleType, piece: Piece, layer: str) -> Recipe:
    return Recipe(
        id=f"music/{name(piece, layer)}",
        path=f"music/{name(piece, layer)}.ogg",
        draw=lambda: _played(home, piece, layer),
        sources=tuple(module.__name__ for module in (home, *DRAWN_ON.get(home, ()), *_folding(home))) + SHARED,
    )


RECIPES: tuple[Recipe, ...] = tuple(
    _recipe(home, piece, layer) for home, pieces in HOMES.items() for piece in pieces for layer in piece.layers
)
