"""Displayed values: what the copy of the board says that only this game has: gear that hangs on its hooks, tokens on
cards.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from game.adventure.view.values import MatValues as FamilyMat
from game.kit.board import Board
from game.kit.shown import Badge, Face
from game.looks.adventure import displayed_values as family
from game.ui.table.displayed import Displayed
from game.warhammer_quest.view.values import MatValues, TableValues

GEAR, LEGENDARY = "gear", "legendary"
_BACKS = {"enemy": "enemy", "location": "location", GEAR: GEAR, LEGENDARY: LEGENDARY}
DECK_NAMES = {"exploration": "dungeon"}
"""Decks of the board whose backs and words have another name."""


HANGING, PILED = ("gear:", "pool"), ("discard:",)
"""Zones by their beginnings in which a card shows its name and its picture; on a pile only these."""


class Hooks(NamedTuple):
    """What hangs on a mat: gear on its hooks, how many of them may be used, and legendary gear on the gold rail."""

    gear: tuple[str, ...]
    capacity: int
    legendary: tuple[str, ...]


def own(shown: Displayed) -> TableValues:
    """The game's own record."""
    assert isinstance(shown.own, TableValues)
    return shown.own


def back(board: Board, face: Face) -> str:
    """The back of the deck that a card lies in, else of the one that its kind belongs to."""
    if face.frame in family.SHOWN_FALLEN:
        return ""
    zone = board.pieces[face.piece].zone
    deck = zone.partition(":")[2] if zone.startswith(("deck:", "discard:")) else ""
    return DECK_NAMES.get(deck, deck) or _BACKS.get(face.frame, "dungeon")


def told(board: Board, face: Face) -> Face:
    """A face with the tokens that lie on it, and how it stands; where only the top of a pile or what hangs on a hook is
    seen, without the words and the numbers for which there is no room.
    """
    zone = board.pieces[face.piece].zone
    if zone.startswith(HANGING):
        face = structs.replace(face, text="")
    elif zone.startswith(PILED):
        return structs.replace(face, text="", badges=())
    if face.frame == "action":
        tokens = board.pieces[face.piece].tokens.get(family.SUCCESS, 0)
        return structs.replace(face, badges=(Badge("success-token", tokens),) if tokens else ())
    return family.told(board, face)


def hooks_of(board: Board, shown: Displayed, mat: FamilyMat) -> Hooks:
    """What hangs on the mat of a hero."""
    hanging = board.zone(f"gear:{mat.hero}")
    golden = tuple(piece for piece in hanging if is_legendary(board, shown, piece))
    capacity = int(board.tracks.get(f"capacity:{mat.hero}", mat.capacity if isinstance(mat, MatValues) else 1))
    return Hooks(tuple(piece for piece in hanging if piece not in golden), capacity, golden)


def is_legendary(board: Board, shown: Displayed, piece: str) -> bool:
    """Whether a piece of gear is legendary, also one that lies facedown."""
    face = shown.face(board, piece)
    return LEGENDARY in (face.frame, face.variant)
