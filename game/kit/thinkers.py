"""Thinkers: who works out advice while a table goes on, and what of it is known so far.

    thought = thinker.ask(mode, session, "seed", fates=24)
    while not thought.settled:
        thinker.look()                  # once a frame; takes little time
    thought.advice

`SlicedThinker` thinks between the frames, a few nodes of a trial at a time. One that has a process of its own lies with
the program (`game/thinking/`); both say the same.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.kit.adviser import Advice, Adviser
from game.kit.errors import RuleError
from game.kit.flow import Position
from game.kit.mode import Mode
from game.kit.session import Session

SLICE = 3
"""So many nodes are played between two frames."""
FAULTS = (RuleError, AssertionError, ArithmeticError, LookupError, TypeError, AttributeError, ValueError)
"""What a rule that fails raises; anything else is a fault of the program around it."""


class Thought:
    """What is known of one question so far. `fault` says why no more will be known."""

    def __init__(self) -> None:
        self.advice: Advice | None = None
        self.fault = ""

    @property
    def settled(self) -> bool:
        """Whether no more will come."""
        return bool(self.fault) or (self.advice is not None and self.advice.settled)


class Thinker(Protocol):
    """Works out advice on one question at a time."""

    def ask(self, mode: Mode, session: Session, seed: str, fates: int) -> Thought:
        """Begin to think about the open question of a session; what was asked before is forgotten. Whoever asks forgets
        it when the question is answered.
        """
        ...

    def look(self) -> bool:
        """Take in what was found out since; true when there was something."""
        ...

    def forget(self, thought: Thought) -> None:
        """Think no more about what was asked, unless something else was asked since."""
        ...

    def close(self) -> None:
        """End whatever was begun for it; it may be asked again."""
        ...


def adviser_for(mode: Mode, position: Position | None, seed: str, fates: int) -> Adviser:
    """The adviser on a question; its trials are played by the first of the game's computer players.

    Raises RuleError where no question is open, and what the rules raise.
    """
    if position is None:
        raise RuleError("no question is open")
    return Adviser(position, partial(mode.computer_player, next(iter(mode.computer_players()))), seed, fates)


class SlicedThinker:
    """Thinks in this process, a little at each look."""

    def __init__(self, slice_: int = SLICE) -> None:
        self._slice = slice_
        self._asked: tuple[Mode, Position | None, str, int] | None = None
        self._adviser: Adviser | None = None
        self._thought = Thought()

    def ask(self, mode: Mode, session: Session, seed: str, fates: int, thought: Thought | None = None) -> Thought:
        """The question is taken as it stands now. What becomes known goes into a thought that is there already."""
        self._asked, self._adviser = (mode, session.position(), seed, fates), None
        self._thought = thought or Thought()
        return self._thought

    def look(self) -> bool:
        """Play some nodes; true when a trial came to its end."""
        if self._asked is None or self._thought.settled:
            return False
        try:
            if self._adviser is None:
                self._adviser = adviser_for(*self._asked)
            before = self._adviser.trials
            going = all(self._adviser.think() for _ in range(self._slice))
        except FAULTS as fault:
            self._thought.fault = f"{type(fault).__name__}: {fault}"
            return True
        if going and self._adviser.trials == before:
            return False
        self._thought.advice = self._adviser.advice()
        return True

    def forget(self, thought: Thought) -> None:
        """Nothing is asked any more."""
        if thought is self._thought:
            self._asked, self._adviser = None, None

    def close(self) -> None:
        """There is nothing to end."""
        self.forget(self._thought)
