"""Sessions of a game of the family: new ones, at any state, and those of saves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.adventure.companions import companions_of
from game.adventure.table import Table
from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.flow import Flow
from game.kit.save_format import Saved, resume
from game.kit.session import Session
from game.kit.table import Answerer, Script


class Sessions:
    """Makes the sessions of a game: of its flow, over its table, begun at the state that its set-up makes."""

    def __init__(self, flow: Flow, table: type[Table], new_state: Callable[[Any, dict[str, Any]], State]) -> None:
        self._flow, self._table, self._new_state = flow, table, new_state

    def make_table(self, box: Any) -> Callable[[State, Answerer], Any]:
        """What makes a table over a state, for sessions."""
        return lambda state, answerer: self._table(state, answerer, box)

    def at(self, box: Any, state: State, script: Script | None = None) -> Session:
        """A session that stands at a state (not begun), with free or scripted dice."""
        session = Session(self._flow, self.make_table(box), state, script=script)
        setup_record = state.setup
        session.companions = companions_of(setup_record)
        session.origin = lambda: self._new_state(box, setup_record)
        return session

    def new(self, box: Any, setup: dict[str, Any]) -> Session:
        """A session of a new game (not begun). Raises RuleError for a set-up that cannot be played."""
        return self.at(box, self._new_state(box, setup))

    def load(self, box: Any, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises RuleError for one that is not playable."""
        try:
            self._new_state(box, saved.state.setup)
            if saved.state.node not in self._flow.nodes or saved.history[-1].node != saved.state.node:
                raise RuleError(f"there is no node {saved.state.node!r} to go on from")
            return resume(self.at(box, saved.state), saved)
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as fault:
            raise RuleError(f"{type(fault).__name__}: {fault}") from fault
