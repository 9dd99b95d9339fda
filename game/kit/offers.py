"""Offers that come again and again: what a person declined for the rest of the round is declined by itself.

A question says by `Prompt.offer` what it offers. Who wants to hear no more of it in this round declines it with
`Session.answer((), quiet=True)`; from then on it is answered like a question of a computer player, each time with an
answer in the journal. What is silenced is read from the answers alone: undo, save and replay need nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from game.kit.history import EnteredNode
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import GameTable


def decline(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
    """The harmless answer to an offer."""
    return ()


def silenced(entries: Sequence[EnteredNode], number: int) -> tuple[str, ...]:
    """The offers that are not made in the round of this number, in the order in which they were silenced."""
    found = (given for entry in entries for given in entry.given if given.quiet and given.round == number)
    return tuple(dict.fromkeys(given.quiet for given in found))


def lifted(entries: Sequence[EnteredNode], offer: str) -> None:
    """Let the answers stand that declined an offer, but not for more than themselves."""
    for entry in entries:
        entry.given = [
            structs.replace(given, quiet="", round=0) if given.quiet == offer else given for given in entry.given
        ]
