"""Token values: the tokens of combats, as they are drawn.

A sign is "axe", "burst", "skull", "shield", "bolt", "feather", "double", "knot"; a ground is "hero", "asset" or
"enemy".
"""

from __future__ import annotations

from typing import NamedTuple


class TokenFace(NamedTuple):
    """A face of a token: its sign, its value (0: it says none), whether it is golden."""

    sign: str
    value: int = 0
    golden: bool = False


class TokenShown(NamedTuple):
    """A token of a hero or a card: its piece, ground, its first face and the other one, and what it is called."""

    token: str
    ground: str
    face: TokenFace
    other: TokenFace
    name: str = ""


SIGNS = {
    "P": "axe", "M": "burst", "K": "skull", "S": "shield", "U": "bolt", "A": "feather", "D": "double", "-": "knot",
}  # fmt: skip
"""By symbol of a face as it is printed its sign."""


def face_of(printed: str) -> TokenFace:
    """A face as the content spells it: `P2*`, `D`, `-`."""
    rest = printed.rstrip("*")
    return TokenFace(SIGNS[rest[0]], int(rest[1:] or 0), printed != rest)
