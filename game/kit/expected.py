"""Expected: what is about to come, as ghosts of tokens on the table."""

from __future__ import annotations

from msgspec import Struct


class Expected(Struct, frozen=True):
    """Tokens that a roll is expected to put on a piece: `likely` on average, `most` at worst or at best."""

    piece: str
    token: str
    likely: float
    most: int
