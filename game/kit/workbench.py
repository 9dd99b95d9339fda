"""The workbench of a game: how commands and tests lay it out, count it and look at all of it.

Every game can be laid out from a scenario file, summed up, played by computer players from a sample of its set-ups,
photographed with a full table, and checked. Commands know games only through this and through `Mode`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from game.kit.session import Session
from game.kit.setup import Setup


class Report(Struct, frozen=True):
    """What a check of a game's content found: numbers of things by name, faults as sentences."""

    counts: Mapping[str, int]
    errors: tuple[str, ...]
    missing: Mapping[str, tuple[str, ...]]
    """What is not there, by kind: words, pictures, citations of rules, tests of rules."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong and nothing is missing."""
        return not self.errors and not any(self.missing.values())


class Played(Struct, frozen=True):
    """One game of a simulation in numbers: enough for a report, plain enough to come from another process."""

    setup: Setup
    outcome: str
    won: bool
    decisions: int
    rounds: int
    facts: Mapping[str, Any]
    """What the game's own report counts (what was dealt out, what was seen)."""


class Workbench(Protocol):
    """What commands and tests need of a game beyond playing it."""

    def read(self, raw: bytes) -> Session:
        """The session that a scenario file describes, not begun. Raises ScenarioError with place and sentence."""
        ...

    def play(self, session: Session, raw: bytes) -> list[str]:
        """Begin a scenario's session, give its answers, and tell what does not hold of what it expects."""
        ...

    def summary(self, session: Session) -> dict[str, object]:
        """The state in the words of a scenario file."""
        ...

    def samples(self) -> Sequence[Setup]:
        """Set-ups that together show every list entry and every number of seats."""
        ...

    def sample(self, seats: int, seed: str, choices: Mapping[str, str] | None = None) -> Setup:
        """A set-up for so many seats, drawn by the seed, with some of its choices given. Raises RuleError."""
        ...

    def full_table(self, seats: int) -> Session:
        """A game with as much on the table as there can be, at a question."""
        ...

    def played(self, session: Session, decisions: int) -> Played:
        """A finished game in numbers."""
        ...

    def balance(self, games: Callable[[Sequence[Setup]], Sequence[Played]], count: int) -> str:
        """The report of so many games for each cell, as Markdown; `games` has set-ups played, in their order."""
        ...

    def check(self) -> Report:
        """Counts and faults of the content, its words and its pictures."""
        ...

    def vocabulary(self) -> str:
        """The words of the game's card language as Markdown; empty for a game without one."""
        ...
