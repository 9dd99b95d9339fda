"""Decks, hands and discard piles: drawing, discarding, shuffling, cards that come back [TN-405 to TN-415]."""

from __future__ import annotations

from collections.abc import Sequence

from game.tenefyr import names
from game.tenefyr.table import Table


def draw(t: Table, player: str, number: int, source: str = "") -> int:
    """Draw cards from the deck into the hand, as many as there are [TN-406, TN-1206, TR-16]; gives how many. The
    discard pile is never shuffled in [TN-1201]. Nobody draws in a turn in which a card forbids it.
    """
    if t.word(names.NO_DRAW):
        return 0
    drawn = [*t.zone(names.deck(player))][: max(0, number)]
    for piece in drawn:
        t.learn()
        t.move(piece, names.hand(player), face_up=True)
    if drawn:
        t.note("draws", player=player, pieces=drawn, source=source)
    return len(drawn)


def can_draw(t: Table, player: str, number: int = 1) -> bool:
    """Whether a player can draw so many cards now."""
    return not t.word(names.NO_DRAW) and len(t.zone(names.deck(player))) >= number


def mill(t: Table, player: str, number: int, source: str) -> int:
    """Discard the top cards of the deck, as many as there are [TN-003]; gives how many."""
    gone = [*t.zone(names.deck(player))][: max(0, number)]
    for piece in gone:
        t.learn()
        to_discard(t, player, piece)
    if gone:
        t.note("mills", player=player, pieces=gone, source=source)
    return len(gone)


def to_discard(t: Table, player: str, piece: str) -> None:
    """A card goes to a discard pile, where all see it [TN-415]."""
    t.strip(piece)
    t.move(piece, names.discard(player), 0, face_up=True)


def put_on_deck(t: Table, player: str, pieces: Sequence[str]) -> None:
    """Cards go on top of a deck; the first of them will be drawn first [TR-07]."""
    for piece in reversed(pieces):
        t.strip(piece)
        t.move(piece, names.deck(player), 0, face_up=False)


def put_under_deck(t: Table, player: str, piece: str) -> None:
    """A card goes to the bottom of a deck."""
    t.strip(piece)
    t.move(piece, names.deck(player), face_up=False)


def shuffle_in(t: Table, player: str, pieces: Sequence[str]) -> None:
    """Cards go into a deck, which is shuffled."""
    for piece in pieces:
        t.strip(piece)
        t.move(piece, names.deck(player), face_up=False)
    shuffle_deck(t, player)


def shuffle_deck(t: Table, player: str) -> None:
    """Shuffle a deck with its own stream [TN-013]."""
    t.shuffle(names.deck(player))


def search(t: Table, player: str) -> None:
    """All cards of a deck are shown, sorted, until it is shuffled again [TN-905, TN-012]."""
    t.show(t.zone(names.deck(player)))


def discard_hand(t: Table, player: str) -> None:
    """The whole hand goes to the discard pile [TN-407]."""
    for piece in [*t.zone(names.hand(player))]:
        to_discard(t, player, piece)
