"""Sittings: who has sat down at a piece since the set-up, by name, and which seats changed hands between people and the
computer. Like companions they are saved, and undo does not take them back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

NAME_LIMIT = 16
"""Signs that a name at the table may have."""
LONGEST_NAME = 200
"""Signs that a name in a file may have; a longer one would not fit into the head of a save."""
MOST_SITTINGS = 1000


class Sitting(Struct, frozen=True):
    """After so many answers of the journey somebody of this name sat down at a piece; empty: of no name."""

    piece: Annotated[str, Meta(max_length=LONGEST_NAME)]
    player: Annotated[str, Meta(max_length=LONGEST_NAME)]
    since: Annotated[int, Meta(ge=0, le=2**53)] = 0


class HandOver(Struct, frozen=True):
    """After so many answers of the journey this computer player took a piece over; empty: a person."""

    piece: Annotated[str, Meta(max_length=LONGEST_NAME)]
    player: Annotated[str, Meta(max_length=LONGEST_NAME)]
    since: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Share(Struct, frozen=True):
    """How many answers of a chapter were given for a piece in one sitting, and the number of the last one. `since` is
    when that sitting began; of a computer it says nothing.
    """

    piece: str
    since: int
    answers: int
    last: int
    computer: bool = False


Sittings = Annotated[list[Sitting], Meta(max_length=MOST_SITTINGS)]
HandOvers = Annotated[list[HandOver], Meta(max_length=MOST_SITTINGS)]


def since_when(people: Iterable[Sitting], piece: str, answers: int) -> int:
    """After how many answers whoever sat at a piece then had sat down; 0 for who was set up."""
    return max((sitting.since for sitting in people if sitting.piece == piece and sitting.since <= answers), default=0)


def player_of(people: Iterable[Sitting], piece: str, set_up: str, answers: int | None = None) -> str:
    """Who sits at a piece now, or sat there after so many answers; `set_up` is the name of the set-up."""
    found = set_up
    for sitting in people:
        if sitting.piece == piece and (answers is None or sitting.since <= answers):
            found = sitting.player
    return found
