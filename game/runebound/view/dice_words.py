"""Terrain dice in words: what a face shows, what pays for a hex."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.runebound.view.names import Names


def face_name(names: Names, face: int) -> str:
    """A face as it is drawn: its terrains joined by "-", or "wild"."""
    return "-".join(names.t.box.die.faces[face])


def face_words_of(names: Names, face: int) -> str:
    """A face in words: "mountain or water", "wild"."""
    return symbols_words(names, names.t.box.die.faces[face])


def symbols_words(names: Names, symbols: Sequence[str]) -> str:
    """The symbols of a face in words, as `face_words_of` tells them."""
    said = [names.words(f"terrain.{symbol}").lower() for symbol in symbols]
    return names.words("name.or", first=said[0], second=said[1]) if len(said) > 1 else said[0]


def dice_words(names: Names, dice: Iterable[Mapping[str, Any]]) -> str:
    """Some dice in words."""
    return names.words("log.comma").join(face_words_of(names, int(die["face"])) for die in dice)
