"""The board: pieces in ordered zones, and tracks. Plain values only; what a card says is never here."""

from __future__ import annotations

from msgspec import Struct, field

from game.kit.errors import RuleError

TrackValue = int | str

MOST = 10_000
"""No track and no kind of token counts further: rules walk over such numbers, and offer each of them."""


class Piece(Struct, omit_defaults=True):
    """One card on the table. `card` names its content; `tokens` counts what lies on it by kind.

    `known`: it lies facedown where everybody saw it go, and no shuffle has hidden it since; whoever remembers knows it.
    """

    id: str
    card: str
    zone: str
    face_up: bool = True
    exhausted: bool = False
    tokens: dict[str, int] = field(default_factory=dict)
    known: bool = False


class Board(Struct):
    """All pieces by id, the order of ids in each zone (index 0 is the top of a pile), and the tracks."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    zones: dict[str, list[str]] = field(default_factory=dict)
    tracks: dict[str, TrackValue] = field(default_factory=dict)

    def piece(self, piece_id: str) -> Piece:
        """The piece with this id. Raises RuleError if there is none."""
        try:
            return self.pieces[piece_id]
        except KeyError:
            raise RuleError(f"there is no piece {piece_id!r} on the board") from None

    def zone(self, name: str) -> list[str]:
        """The ids in a zone, top first; an unknown zone is empty."""
        return self.zones.get(name, [])

    def fault(self) -> str:
        """What of the board does not fit together: a piece that lies in no zone, in two, or in one that is not its own,
        or a number that no game reaches; empty where all lie where they say they do.
        """
        counts = [count for piece in self.pieces.values() for count in piece.tokens.values()]
        tracks = [value for value in self.tracks.values() if isinstance(value, int)]
        if any(abs(number) > MOST for number in (*counts, *tracks)):
            return f"a number is beyond {MOST}"
        lying = [(piece, zone) for zone, pieces in self.zones.items() for piece in pieces]
        placed = dict(lying)
        for name, zone in lying:
            if name not in self.pieces:
                return f"there is no piece {name!r} for {zone}"
        for name, piece in self.pieces.items():
            if piece.id != name or placed.get(name) != piece.zone:
                return f"{name!r} does not lie in {piece.zone}"
        return "a piece lies in two places" if len(lying) != len(placed) else ""


class State(Struct):
    """All that a game remembers between two nodes of its flow; enough to go on from, on any machine."""

    mode: str
    seed: str
    setup: dict[str, object]
    node: str
    board: Board = field(default_factory=Board)
    streams: dict[str, int] = field(default_factory=dict)
    learned: int = 0
    """How often something hidden became known (a roll, a card revealed): undo is free up to the last time."""
