"""Displayed: what is written on the table at this moment, between the model (ahead) and the copy that is told.

The view always speaks of the model. Faces are kept per side of a piece as they were last learned, and their
counted numbers come from the copy of the board, so that a number changes when its animation lands.
"""

from __future__ import annotations

import msgspec

from game.kit.board import Board
from game.kit.mode import View
from game.kit.shown import Badge, Face, Scoreboard, Seat
from game.ui.table.seat_mats import Numbers
from game.ui.table.table_panels import Site

WOUND, SUCCESS, PROGRESS = "wound", "success", "progress"
_COUNTED = {"wound": WOUND, "success-token": SUCCESS, "progress": PROGRESS}
_LIVE_ZONES = ("deck:", "supply:", "gone")


class Displayed:
    """Faces, seats and the place as they are to be drawn with a copy of the board."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.score: Scoreboard = view.scoreboard()
        self._faces: dict[tuple[str, bool], Face] = {}
        self._told: dict[str, Face] = {}

    def learn(self, board: Board, pieces: list[str] | None = None) -> None:
        """Take the faces (of all pieces, or of some) and, for all, the scoreboard from the model."""
        if pieces is None:
            self.score = self.view.scoreboard()
            self._told.clear()
        for piece in board.pieces if pieces is None else pieces:
            if pieces is None and board.pieces[piece].zone.startswith(_LIVE_ZONES):
                continue
            self._learn(piece)

    def _learn(self, piece: str) -> Face:
        face = self.view.face(piece)
        self._faces[piece, face.frame != "back"] = face
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
        if face.frame == "back" and lying.face_up:
            face = self._faces.get((piece, True), face)
        elif face.frame != "back" and not lying.face_up and face.frame not in ("hero", "location"):
            deck = lying.zone.partition(":")[2] if lying.zone.startswith(("deck:", "discard:")) else ""
            face = Face(piece, "", "", "back", deck or ("enemy" if face.frame == "enemy" else "exploration"))
        return self._counted(board, face)

    def _counted(self, board: Board, face: Face) -> Face:
        tokens = board.pieces[face.piece].tokens
        badges = [
            Badge(badge.kind, tokens.get(_COUNTED[badge.kind], 0)) if badge.kind in _COUNTED else badge
            for badge in face.badges
        ]
        if face.frame == "enemy" and tokens.get(WOUND) and all(badge.kind != WOUND for badge in badges):
            badges.append(Badge(WOUND, tokens[WOUND]))
        changes: dict[str, object] = {"badges": tuple(badges)}
        if face.frame == "hero":
            changes["leader"] = board.tracks.get("leader", face.piece if face.leader else "") == face.piece
            changes["defeated"] = not board.pieces[face.piece].face_up
        return msgspec.structs.replace(face, **changes)

    def numbers(self, board: Board, seat: Seat) -> Numbers:
        """The numbers of a seat's mat."""
        lying = board.pieces.get(seat.hero)
        tokens = lying.tokens if lying is not None else {}
        stands = lying is not None and lying.face_up
        left = max(0, seat.health - tokens.get(WOUND, 0)) if stands else 0
        items = len(board.zone(f"play:{seat.hero}"))
        return Numbers(seat.number, seat.hero, left, seat.health, tokens.get(SUCCESS, 0), items)

    def site(self, board: Board) -> Site:
        """The active place with its progress."""
        lying = board.zone("location")[:1]
        if not lying:
            return Site(None, 0, 0, 0, 0)
        face = self.face(board, lying[0])
        numbers = {badge.kind: badge.value for badge in face.badges}
        return Site(
            face,
            numbers.get("progress", 0),
            numbers.get("value", 0),
            numbers.get("engaged-spawn", 0),
            numbers.get("shadow-spawn", 0),
            board.pieces[lying[0]].card,
        )

    @property
    def seats(self) -> dict[str, int]:
        """Seat number by hero."""
        return {seat.hero: seat.number for seat in self.score.seats}
