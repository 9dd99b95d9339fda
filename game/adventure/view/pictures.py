"""Pictures: where those of a game lie, as asset ids; `game` is its id."""

from __future__ import annotations


def picture_of(game: str, card: str) -> str:
    """The picture of a card, a hero or a quest."""
    return f"pictures/{game}/{card}"


def window_of(game: str, quest: str) -> str:
    """The stained glass of a quest's victory."""
    return f"scenes/{game}/window-{quest}"
