"""Symbols of the terrain dice as bits: a face is the set of what it counts as [RB-302]."""

from __future__ import annotations

from collections.abc import Iterable

SYMBOLS = ("plains", "forest", "hills", "mountain", "water")
WILD = 1 << len(SYMBOLS)
ANY = (WILD << 1) - 1
"""A need that every face meets."""
BITS = {symbol: 1 << at for at, symbol in enumerate(SYMBOLS)} | {"wild": ANY, "any": ANY}
"""What a symbol is worth: a wild face counts as each."""
LETTERS = {"p": "plains", "f": "forest", "h": "hills", "m": "mountain", "w": "water", "a": "any"}
"""The letters of the outcomes of a quest."""


def mask_of(symbols: Iterable[str]) -> int:
    """What a face with these symbols counts as."""
    found = 0
    for symbol in symbols:
        found |= BITS[symbol]
    return found


def need_of(terrain: str) -> int:
    """The bits of which a die must show one for a terrain; for a city that is the wild face alone."""
    return BITS.get(terrain, WILD)
