"""What the modes of the games do alike: sessions and saves, computer players, questions and notes, the career."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from game.kit.board import State
from game.kit.career import Career
from game.kit.errors import RuleError, SaveError
from game.kit.notes import NoteKind
from game.kit.prompts import PromptKind
from game.kit.save_format import Saved
from game.kit.session import Session
from game.kit.sessions import Sessions
from game.kit.setup import Problem, Setup, setup_of
from game.kit.table import Answerer
from game.kit.text import Words


class Parts(Struct, frozen=True):
    """What a game is made of: its sessions, its computer players by id (each made by a seed), and every kind of
    question and of note.
    """

    sessions: Sessions
    players: Mapping[str, Callable[[str], Answerer]]
    prompts: Mapping[str, PromptKind]
    notes: Mapping[str, NoteKind]


class BaseMode(ABC):
    """A game as the rest of the house sees it (see `mode.py`), but for what each game says its own way: form and
    problem of a set-up, missing cards, view, save line, dice, tally, book and workbench.
    """

    id: str
    parts: ClassVar[Parts]

    def __init__(self, box: Any, words: Words, content: str, career: Career) -> None:
        self.box = box
        self.words = words
        self.content = content
        self._career = career

    # -- set-up and sessions

    @abstractmethod
    def problem(self, setup: Setup) -> Problem | None:
        """Why a set-up cannot be played; None if it can. Seats without a piece are not spoken of."""

    @abstractmethod
    def record_of(self, setup: Setup) -> dict[str, Any]:
        """The record of a set-up, as states and saves hold it."""

    def setup_of(self, state: State) -> Setup:
        """The set-up that a state was begun with."""
        return setup_of(state.setup)

    def session(self, setup: Setup) -> Session:
        """A session that has not begun. Raises RuleError for a set-up that cannot be played."""
        wrong = self.problem(setup)
        if wrong is not None or not all(setup.pieces):
            raise RuleError(wrong.sentence if wrong is not None else self.words("setup.empty-seat"))
        return self.parts.sessions.new(self.box, self.record_of(setup))

    def load(self, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises SaveError."""
        if saved.mode != self.id:
            raise SaveError(self.words("setup.other-game"))
        try:
            for state in saved.states():
                self.check(state)
            return self.parts.sessions.load(self.box, saved)
        except (RuleError, LookupError, TypeError, ValueError, AttributeError) as fault:
            raise SaveError(self.words("setup.does-not-fit", fault=str(fault))) from fault

    def check(self, state: State) -> None:
        """Whether the set-up of a state is one that a player could have made. Raises RuleError."""
        self.parts.sessions.new_state(self.box, state.setup)
        wrong = self.problem(self.setup_of(state))
        if wrong is not None:
            raise RuleError(wrong.sentence)

    # -- players, questions, notes, career

    def computer_players(self) -> Mapping[str, str]:
        """The computer players by id, with their names; the first is the sensible one."""
        return {name: self.words(f"computer.{name}") for name in self.parts.players}

    def computer_player(self, name: str, seed: str) -> Answerer:
        """A computer player by its id. Raises KeyError."""
        return self.parts.players[name](seed)

    def kinds(self) -> Mapping[str, PromptKind]:
        """Every kind of question that the rules ask."""
        return self.parts.prompts

    def notes(self) -> Mapping[str, NoteKind]:
        """Every kind of note that the rules tell."""
        return self.parts.notes

    def career(self) -> Career:
        """The ladder of what can be played with its windows, and the achievements."""
        return self._career
