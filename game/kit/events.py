"""The primitive events: each says one change of the board and can be folded over a board.

Mutators change the board only through `apply`, so the events told are all that happened: log and animation miss
nothing. `Noted` changes nothing; it tells what a change means (a roll, an attack, a defeat).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from game.kit.board import Board, Piece, TrackValue


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """One change of the board. Plain values cannot be in a circle, so the collector of garbage need not look (`gc`)."""

    def apply(self, board: Board) -> None:
        """Make this change on the board; what is only a remark changes nothing."""


class Made(Event, frozen=True):
    """A piece comes to the table (set-up only)."""

    piece: str
    card: str
    zone: str
    face_up: bool

    def apply(self, board: Board) -> None:
        board.pieces[self.piece] = Piece(self.piece, self.card, self.zone, self.face_up)
        board.zones.setdefault(self.zone, []).append(self.piece)


class Moved(Event, frozen=True):
    """A piece leaves its zone for place `index` of another (or the same), and shows this face there."""

    piece: str
    source: str
    zone: str
    index: int
    face_up: bool

    def apply(self, board: Board) -> None:
        piece = board.pieces[self.piece]
        board.zones[self.source].remove(self.piece)
        board.zones.setdefault(self.zone, []).insert(self.index, self.piece)
        piece.zone = self.zone
        piece.known = not self.face_up and (piece.face_up or piece.known)
        piece.face_up = self.face_up


class Turned(Event, frozen=True):
    """A piece is turned over where it lies."""

    piece: str
    face_up: bool

    def apply(self, board: Board) -> None:
        piece = board.pieces[self.piece]
        piece.known = not self.face_up and (piece.face_up or piece.known)
        piece.face_up = self.face_up


class Seen(Event, frozen=True):
    """Facedown pieces are shown to all where they lie, without being turned: from now on they are known."""

    pieces: tuple[str, ...]

    def apply(self, board: Board) -> None:
        for piece in self.pieces:
            board.pieces[piece].known = not board.pieces[piece].face_up


class Tilted(Event, frozen=True):
    """A card is exhausted (turned sideways) or readied."""

    piece: str
    exhausted: bool

    def apply(self, board: Board) -> None:
        board.pieces[self.piece].exhausted = self.exhausted


class Counted(Event, frozen=True):
    """Tokens of a kind are put on a piece (amount > 0) or taken from it; `total` lie there now."""

    piece: str
    token: str
    amount: int
    total: int

    def apply(self, board: Board) -> None:
        tokens = board.pieces[self.piece].tokens
        if self.total:
            tokens[self.token] = self.total
        else:
            tokens.pop(self.token, None)


class Shuffled(Event, frozen=True):
    """A pile gets a new order."""

    zone: str
    order: tuple[str, ...]

    def apply(self, board: Board) -> None:
        board.zones[self.zone] = list(self.order)
        for piece in self.order:
            board.pieces[piece].known = False


class Tracked(Event, frozen=True):
    """A track (the round, a space, a counter, ...) gets a value."""

    name: str
    value: TrackValue

    def apply(self, board: Board) -> None:
        board.tracks[self.name] = self.value


class Noted(Event, frozen=True):
    """A remark for log and eye: what the changes before and after it mean. It changes nothing."""

    name: str
    data: dict[str, object]


AnyEvent = Made | Moved | Turned | Seen | Tilted | Counted | Shuffled | Tracked | Noted


def fold(board: Board, events: Iterable[Event]) -> Board:
    """Apply the events to the board, in order, and return it."""
    for event in events:
        event.apply(board)
    return board
