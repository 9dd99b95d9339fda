"""Closing: what was told in a chapter, when it closes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.events import Event
from game.kit.flow import Flow
from game.kit.history import EnteredNode, copied, journal
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.runner import Paused, Runner
from game.kit.table import Answerer, GameTable


class _Closed(BaseException):
    """The chapter is over: unwinds a game that is played again."""


class _OneChapter(Runner):
    """A game that goes no further than to the end of its chapter."""

    def play_to_close(self) -> None:
        """Play from where the state stands."""
        try:
            self._enter()
            self._advance()
        except _Closed:
            pass

    def _close_chapter(self) -> None:
        raise _Closed


def told_to_close(
    flow: Flow, make_table: Callable[[State, Answerer], GameTable], start: State, entries: Sequence[EnteredNode]
) -> list[Event]:
    """All events of a chapter up to its close, told anew by playing its answers from its start; of a history that the
    rules no longer tell alike, what comes before the difference.
    """
    answers = iter(journal(entries))

    def reader(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        ids = next(answers, None)
        if ids is None:
            raise Paused(prompt, why)
        return ids

    twin = _OneChapter(flow, make_table, start, reader, copied(entries[0].script))
    try:
        twin.play_to_close()
    except RuleError:
        return twin.events + twin.table.events
    return twin.events
