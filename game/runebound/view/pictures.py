"""Which picture a card, a figure or a place has, as an asset id."""

from __future__ import annotations

from game.runebound.box import ASSET, ENEMY, EVENT, HERO, QUEST, SKILL, STORY, VILLAIN, Box

PICTURES = "pictures/runebound"
FOLDERS = {
    HERO: "heroes", ASSET: "assets", SKILL: "skills", ENEMY: "enemies", VILLAIN: "villains", QUEST: "quests",
    EVENT: "events", STORY: "stories",
}  # fmt: skip
FIGURES, ARENAS, SCENARIOS = f"{PICTURES}/figures", f"{PICTURES}/arenas", f"{PICTURES}/scenarios"


def picture_of(box: Box, card: str) -> str:
    """The picture of a card; empty for one that is no card of the game's."""
    folder = FOLDERS.get(box.kind(card), "")
    return f"{PICTURES}/{folder}/{card}" if folder else ""


def figure_of(card: str) -> str:
    """The standing figure of a hero, a villain, or a zombie."""
    return f"{FIGURES}/{card}"


def arena_of(ground: str) -> str:
    """What a combat is fought on: a terrain, or the ground of a villain."""
    return f"{ARENAS}/{ground}"


def scenario_picture(scenario: str) -> str:
    """The header of a scenario."""
    return f"{SCENARIOS}/{scenario}"


def window_of(scenario: str, won: bool) -> str:
    """The window that the end of a scenario lights up."""
    return f"scenes/runebound/window-{scenario}-{'victory' if won else 'defeat'}"
