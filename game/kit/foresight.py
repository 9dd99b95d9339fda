"""Foresight: what would follow from an answer before anything else is asked, tried on a copy of the session.

It tells only what a player may know beforehand: whether dice would fall, never which; and which of the pieces that are
answered with would be exhausted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.kit.errors import RuleError
from game.kit.events import Event, Noted, Tilted
from game.kit.notes import NoteKind
from game.kit.session import Session

THROWS = ("throw", "throw-again")
"""Beats of the notes that tell of dice."""


class Foresight(Struct, frozen=True):
    """What would follow at once from an answer."""

    rolls: bool = False
    """Whether dice fall, so that undo is free no longer."""
    turned: tuple[str, ...] = ()
    """The pieces of the answer that would be exhausted by it."""


def foresee(session: Session, ids: Sequence[str], kinds: Mapping[str, NoteKind]) -> Foresight:
    """What would follow from answering the open question so; nothing where the rules fail over it."""
    twin = session.fork()
    known = twin.state.learned
    try:
        twin.answer(ids)
    except RuleError:
        return Foresight()
    events = twin.take_events()
    tilted = {event.piece for event in events if isinstance(event, Tilted) and event.exhausted}
    rolls = throws_dice(events, kinds) and twin.state.learned != known
    return Foresight(rolls, tuple(piece for piece in ids if piece in tilted))


def throws_dice(events: Sequence[Event], kinds: Mapping[str, NoteKind]) -> bool:
    """Whether dice fall among what happened."""
    told = (kinds[event.name] for event in events if isinstance(event, Noted) and event.name in kinds)
    return any(kind.beat in THROWS for kind in told)
