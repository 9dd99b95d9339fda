"""Displayed: what is written on the table at this moment, between the model (ahead) and the copy that is told.

The view always speaks of the model. Faces are kept per side of a piece as they were last learned, and what changes on
them while it is told (counted numbers, who has fallen) comes from the copy of the board, so that a number changes when
its animation lands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.kit.board import Board
from game.kit.mode import View
from game.kit.shown import Face, Scoreboard

BACK = "back"


class FaceTeller(Protocol):
    """What a game says about faces on the copy of its board."""

    @property
    def unseen(self) -> tuple[str, ...]:
        """How the names of zones begin whose pieces nobody sees: their faces are learned when they come."""
        ...

    def back(self, board: Board, face: Face) -> str:
        """Which back is seen of a piece that lies facedown on the copy; empty for one that has none."""
        ...

    def told(self, board: Board, face: Face) -> Face:
        """The face with what the copy of the board says: its numbers, and how it stands."""
        ...


class Displayed:
    """Faces, scoreboard, and the game's own record as they are to be drawn with a copy of the board."""

    def __init__(self, view: View, teller: FaceTeller) -> None:
        self.view = view
        self.score: Scoreboard = view.scoreboard()
        self.own: object = view.own()
        self._teller = teller
        self._faces: dict[tuple[str, bool], Face] = {}
        self._told: dict[str, Face] = {}

    def learn(self, board: Board, pieces: Sequence[str] | None = None) -> None:
        """Take the faces (of all pieces, or of some) and, for all, scoreboard and record from the model."""
        if pieces is None:
            self.score, self.own = self.view.scoreboard(), self.view.own()
            self._told.clear()
        for piece in board.pieces if pieces is None else pieces:
            if pieces is None and board.pieces[piece].zone.startswith(self._teller.unseen):
                continue
            face = self._learn(piece)
            if face.frame != BACK and not self._teller.back(board, face):
                self._faces.pop((piece, False), None)  # it is seen however it lies: no longer the back of before

    def learn_own(self) -> None:
        """Take the game's own record from the model: the game turns to another table, of which it tells."""
        self.own = self.view.own()

    def _learn(self, piece: str) -> Face:
        face = self.view.face(piece)
        self._faces[piece, face.frame != BACK] = face
        self._told.pop(piece, None)
        return face

    def face(self, board: Board, piece: str) -> Face:
        """The face of a piece on the copy: its side as it lies there, its counted numbers."""
        told = self._told.get(piece)
        if told is None:
            told = self._told[piece] = self._made(board, piece)
        return told

    def last(self, piece: str) -> Face | None:
        """The face that was made last, whatever has changed since."""
        return self._told.get(piece)

    def forget_made(self) -> None:
        """Make every face anew."""
        self._told.clear()

    def _made(self, board: Board, piece: str) -> Face:
        lying = board.pieces[piece]
        face = self._faces.get((piece, lying.face_up)) or self._learn(piece)
        if face.frame == BACK and lying.face_up:
            face = self._faces.get((piece, True), face)
        elif face.frame != BACK and not lying.face_up:
            back = self._teller.back(board, face)
            face = Face(piece, "", "", BACK, back) if back else face
        return self._teller.told(board, face)

    @property
    def seats(self) -> dict[str, int]:
        """Seat number by the piece that sits there."""
        return {seat.piece: seat.number for seat in self.score.seats}
