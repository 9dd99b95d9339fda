"""Open cards: what a question lays open: a searched deck sorted by name [TN-708], the Reserve, cards looked at."""

from __future__ import annotations

from game.tenefyr import names as zones
from game.tenefyr.view.names import Names


def open_cards(names: Names) -> tuple[str, ...]:
    """The cards that lie open for the question that is asked; those of a deck that is searched are all of it, sorted by
    name and never in its order.
    """
    prompt, t = names.session.prompt, names.t
    if prompt is None:
        return ()
    pieces = [option for option in prompt.options if option in t.board.pieces]
    searched = next((t.owner(piece) for piece in pieces if t.piece(piece).zone.startswith("deck:")), "")
    if searched and prompt.kind != "sift":  # which shows the top cards only
        pieces = [*t.zone(zones.deck(searched))]
        return tuple(t.in_name_order(pieces))
    if prompt.kind == "survey-order":  # the open card of the dungeon is ordered with the others
        return tuple(pieces)
    seen = prompt.data.get("cards", ())
    beside = [str(piece) for piece in seen if piece in t.board.pieces] if isinstance(seen, list | tuple) else []
    hidden = [piece for piece in (*pieces, *beside) if not t.piece(piece).face_up]
    return tuple(dict.fromkeys(hidden))
