"""The recorder: all events of a game, told anew by playing its answers from set-up on."""

from __future__ import annotations

from game.kit.codec import thaw
from game.kit.errors import RuleError
from game.kit.events import Event
from game.kit.prompts import Answer, Prompt, Why
from game.kit.session import Session
from game.kit.table import Table


class _Told(Exception):  # noqa: N818 - an end, not an error
    """The answers are used up."""


class JournalPlayer:
    """An agent that gives the answers of a journal, in order."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = iter(answers)

    def __call__(self, table: Table, prompt: Prompt, why: Why | None) -> Answer:
        answer = next(self.answers, None)
        if answer is None:
            raise _Told
        return answer


def retell(session: Session) -> list[Event]:
    """All events from the start of the history to the open question. Of a history that the rules no longer tell
    alike, what comes before the difference; nothing where dice are scripted or the start is not
    known."""
    if session.table.script is not None or not session.entries:
        return []
    start = session.entries[0].checkpoint
    if start is not None:
        state = thaw(start)
    elif session.origin is not None:
        state = session.origin()
    else:
        return []
    twin = Session(session.flow, session.make_table, state)
    try:
        twin.play(JournalPlayer(session.journal()))
    except (_Told, RuleError):
        return twin.events + twin.table.events
    return twin.events
