"""A mode: one playable game at the table, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.kit.events import Event
from game.kit.prompts import Prompt
from game.kit.saves import Saved
from game.kit.session import Session
from game.kit.view import (
    Banner,
    Choice,
    Chronicle,
    Face,
    Forecast,
    LogLine,
    Portrait,
    QuestSheet,
    Scoreboard,
    Sheet,
    Term,
    Why,
)


class View(Protocol):
    """How a running game presents itself; reads the session, changes nothing."""

    def face(self, piece: str) -> Face:
        """How a piece looks now (its back, if it lies facedown)."""
        ...

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with what is at stake for the open question."""
        ...

    def scoreboard(self) -> Scoreboard:
        """Round, phase, turns, tracks, seats."""
        ...

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        ...

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options of a prompt in words, each with the piece it stands for."""
        ...

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece is no option of the open question: (sentence, rule id); both empty if nothing is to say."""
        ...

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events as readable sentences."""
        ...

    def history(self) -> list[LogLine]:
        """The log of the whole game so far, told anew from its answers (after loading)."""
        ...

    def describe(self) -> list[str]:
        """The table in sentences, for the text mode and for screen readers."""
        ...

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options), where a roll follows."""
        ...

    def why(self, events: Sequence[Event]) -> list[Why]:
        """The sum of the last action among the events, row by row."""
        ...

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The results on each face of a kind of die, as a note about a roll counts them."""
        ...

    def undo_label(self) -> str:
        """What undo would take back, in words ("play card"); empty if there is nothing."""
        ...

    def chronicle(self) -> Chronicle:
        """The finished game in numbers."""
        ...


class Mode(Protocol):
    """One game: its content, its setup, its sessions."""

    id: str

    def quests(self) -> tuple[QuestSheet, ...]:
        """Every quest that can be played, in order of difficulty."""
        ...

    def heroes(self, count: int) -> tuple[Portrait, ...]:
        """Every hero, with the health in a party of `count`."""
        ...

    def problem(self, setup: dict[str, Any]) -> tuple[str, str]:
        """Why a setup cannot be played: (sentence, rule id); both empty if it can."""
        ...

    def new(self, setup: dict[str, Any]) -> Session:
        """A session that has begun. Setup: quest, heroes (ids by seat), leader, players (names by seat), grim, seed."""
        ...

    def load(self, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises SaveError."""
        ...

    def view(self, session: Session) -> View:
        """How a session presents itself."""
        ...

    def agent(self, name: str, seed: str) -> Any:
        """An agent by name (random, sensible). Raises KeyError."""
        ...

    def rule(self, rule_id: str) -> tuple[str, str]:
        """A numbered rule: (title of its part, text)."""
        ...

    def rules(self) -> tuple[tuple[str, str, str], ...]:
        """All numbered rules: (id, part, text)."""
        ...

    def terms(self) -> tuple[Term, ...]:
        """Every word of the glossary, in its order."""
        ...
