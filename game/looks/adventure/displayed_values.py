"""Displayed values: what the copy of the board says that is told beat by beat: tokens, the active place, the fallen."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.adventure.view.values import MatValues, TableValues
from game.kit.board import Board
from game.kit.shown import Badge, Face
from game.ui.table.displayed import Displayed

WOUND, SUCCESS, PROGRESS = "wound", "success", "progress"
_COUNTED = {"wound": WOUND, "success-token": SUCCESS, "progress": PROGRESS}
SHOWN_FALLEN = ("hero", "location")
"""Frames of cards that lie facedown with their face to be seen."""


class ActivePlace(NamedTuple):
    """What the panel of the active place shows."""

    face: Face | None = None
    progress: int = 0
    value: int = 0
    engaged: int = 0
    shadows: int = 0
    card: str = ""


class MatNumbers(NamedTuple):
    """The numbers of a mat: seat, hero, health left and whole, success tokens, items."""

    seat: int
    hero: str
    left: int
    whole: int
    tokens: int
    items: int = 0


def values(shown: Displayed) -> TableValues:
    """The game's own record."""
    assert isinstance(shown.own, TableValues)
    return shown.own


def told(board: Board, face: Face) -> Face:
    """A face with the tokens that lie on it, the leader's sign, and whether a hero has fallen."""
    tokens = board.pieces[face.piece].tokens
    badges = [
        Badge(badge.kind, tokens.get(_COUNTED[badge.kind], 0)) if badge.kind in _COUNTED else badge
        for badge in face.badges
    ]
    if face.frame == "enemy" and tokens.get(WOUND) and all(badge.kind != WOUND for badge in badges):
        badges.append(Badge(WOUND, tokens[WOUND]))
    changes: dict[str, object] = {"badges": tuple(badges)}
    if face.frame == "hero":
        leads = board.tracks.get("leader", face.piece if "leader" in face.marks else "") == face.piece
        fallen = not board.pieces[face.piece].face_up
        changes["marks"] = ("leader",) * leads + ("fallen",) * fallen
    return msgspec.structs.replace(face, **changes)


def numbers_of(board: Board, mat: MatValues) -> MatNumbers:
    """The numbers of a seat's mat."""
    lying = board.pieces.get(mat.hero)
    tokens = lying.tokens if lying is not None else {}
    stands = lying is not None and lying.face_up
    left = max(0, mat.health - tokens.get(WOUND, 0)) if stands else 0
    items = len(board.zone(f"play:{mat.hero}"))
    return MatNumbers(mat.seat, mat.hero, left, mat.health, tokens.get(SUCCESS, 0), items)


def site_of(board: Board, shown: Displayed) -> ActivePlace:
    """The active place with its progress."""
    lying = board.zone("location")[:1]
    if not lying:
        return ActivePlace()
    face = shown.face(board, lying[0])
    numbers = {badge.kind: badge.value for badge in face.badges}
    return ActivePlace(
        face,
        numbers.get("progress", 0),
        numbers.get("value", 0),
        numbers.get("engaged-spawn", 0),
        numbers.get("shadow-spawn", 0),
        board.pieces[lying[0]].card,
    )
