"""Dice: kinds with their faces, and what one thrown die shows."""

from __future__ import annotations

from msgspec import Struct


class Die(Struct, frozen=True):
    """A kind of die: each face is a tuple of symbols (empty for a blank)."""

    id: str
    faces: tuple[tuple[str, ...], ...]


class Thrown(Struct, frozen=True, gc=False):
    """One die on the table: `id` is unique in its roll, `face` an index into the faces of `die`.

    `cause` says why it was thrown (a card, an enemy, a critical), as an id.
    """

    id: str
    die: str
    face: int
    cause: str = ""
