"""Sessions of a game: new ones, at any state, and those of saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.flow import Flow
from game.kit.save_format import Saved, resume
from game.kit.session import Session
from game.kit.table import Answerer, GameTable, Script

Record = Mapping[str, Any]
"""The record of a set-up, as states and saves hold it."""


def companions_of(record: Record) -> dict[str, str]:
    """Who plays each piece at the start, by seat: the id of a computer player, empty for a person."""
    return dict(zip(record["pieces"], record["computers"], strict=True))


class Sessions:
    """Makes the sessions of a game: of the flow of its form, over its table, begun at the state that its set-up makes.

    `flow_of` names the flow of a set-up; `make_table` lays a table over a state: (state, answerer, box);
    `new_state` makes the state before set-up and raises RuleError for a record that cannot be played.
    """

    def __init__(
        self,
        flow_of: Callable[[Record], Flow],
        make_table: Callable[[State, Answerer, Any], GameTable],
        new_state: Callable[[Any, dict[str, Any]], State],
        companions: Callable[[dict[str, Any]], dict[str, str]] = companions_of,
    ) -> None:
        self._flow_of, self._make_table, self.new_state, self._companions = flow_of, make_table, new_state, companions

    def make_table(self, box: Any) -> Callable[[State, Answerer], Any]:
        """What makes a table over a state, for sessions."""
        return lambda state, answerer: self._make_table(state, answerer, box)

    def at(self, box: Any, state: State, script: Script | None = None) -> Session:
        """A session that stands at a state (not begun), with free or scripted chance."""
        session = Session(self._flow_of(state.setup), self.make_table(box), state, script=script)
        record = dict(state.setup)
        session.companions = self._companions(record)
        session.origin = lambda: self.new_state(box, record)
        return session

    def new(self, box: Any, record: dict[str, Any]) -> Session:
        """A session of a new game (not begun). Raises RuleError for a set-up that cannot be played."""
        return self.at(box, self.new_state(box, record))

    def load(self, box: Any, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises RuleError for one that is not playable."""
        try:
            record, node = saved.state.setup, saved.state.node
            self.new_state(box, record)
            if node not in self._flow_of(record).nodes or saved.history[-1].node != node:
                raise RuleError(f"there is no node {node!r} to go on from")
            return resume(self.at(box, saved.state), saved)
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as fault:
            raise RuleError(f"{type(fault).__name__}: {fault}") from fault
