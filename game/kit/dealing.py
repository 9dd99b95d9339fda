"""Dealing anew: what somebody at the table cannot know is drawn again on a copy of it, so that trials learn nothing.

A game says in `Flow.deal` how its table is dealt for the one who is asked; this module has the parts for it. A card
that lies faceup stays where it lies, also in the middle of a deck, and so does one that everybody saw go there
(`Piece.known`).
"""

from __future__ import annotations

from game.kit.rng import Streams
from game.kit.table import GameTable

STREAM = "deal"
"""The stream from which all dealing draws."""


def new_chance(table: GameTable, seed: str) -> Streams:
    """From now on all chance of the table comes from this seed; gives what the dealing itself draws from."""
    table.state.seed = table.streams.seed = seed
    return Streams(f"{seed}/{STREAM}", {})


def unknown(table: GameTable, zone: str) -> list[str]:
    """The pieces of a zone of which nobody knows which they are, top first."""
    pieces = table.board.pieces
    return [piece for piece in table.zone(zone) if not (pieces[piece].face_up or pieces[piece].known)]


def shuffle_unknown(table: GameTable, zone: str, streams: Streams) -> None:
    """The unknown pieces of a zone change places among themselves; in which order they lay before does not matter."""
    hidden = unknown(table, zone)
    order = iter(streams.shuffled(STREAM, sorted(hidden)))
    places = set(hidden)
    table.board.zones[zone] = [next(order) if piece in places else piece for piece in table.zone(zone)]


def deal_facedown(table: GameTable, chooser: str, seed: str) -> None:
    """A table at which all know the same: new chance, and in each zone the unknown pieces in a new order."""
    streams = new_chance(table, seed)
    for zone in sorted(table.board.zones):
        shuffle_unknown(table, zone, streams)
