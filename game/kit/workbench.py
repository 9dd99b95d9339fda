"""The workbench of a game: how commands and tests lay it out, count it and look at all of it.

Every game can be laid out from a scenario file, summed up, played by computer players from a sample of its set-ups,
photographed with a full table, and checked. Commands know games only through this and through `Mode`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from game.kit.scenario import Scenario
from game.kit.session import Session
from game.kit.setup import Setup


class Needs(Struct, frozen=True):
    """What a game's content counts, and what it needs beside it.

    `words` are keys of its words, `pictures` the asset ids of its pictures; the command says which of them are missing.
    What is wrong with the content itself is told when it is loaded.
    """

    counts: Mapping[str, int]
    words: tuple[str, ...]
    pictures: tuple[str, ...]


class Task(Struct, frozen=True):
    """One game to be played by a computer player; `facts` asks for what the game's own report counts."""

    setup: Setup
    player: str
    facts: bool = False


class Played(Struct, frozen=True):
    """One game that was played, in numbers: plain, so that it may come from another process or machine.

    `stuck` says why a game did not come to its end; it is empty for a game that did. Of the facts `told` are numbers by
    name, of which a trial of the command line tells the means.
    """

    task: Task
    won: bool = False
    rounds: int = 0
    decisions: int = 0
    stuck: str = ""
    facts: Mapping[str, Any] = {}


class Workbench(Protocol):
    """What commands and tests need of a game beyond playing it."""

    def scenario(self, raw: bytes) -> Scenario:
        """What a scenario file describes. Raises ScenarioError with place and sentence."""
        ...

    def summary(self, session: Session) -> dict[str, object]:
        """The state in the words of a scenario file."""
        ...

    def sample(self, seats: int, seed: str, choices: Mapping[str, str]) -> Setup:
        """A set-up for so many seats: the choices that are given, all else, and what is "random", drawn by the seed."""
        ...

    def samples(self) -> Sequence[Setup]:
        """Set-ups that together show every entry of every list and every number of seats."""
        ...

    def full_table(self, seats: int) -> Session:
        """A game with as much on the table as there can be, at a question."""
        ...

    def play_out(self, task: Task) -> Played:
        """Play a game to its end. A game whose rules fail, or that does not end, comes back as stuck."""
        ...

    def balance_tasks(self, choices: Mapping[str, str], games: int, seed: str) -> Sequence[Task]:
        """The games that a measurement of the balance plays: so many for each cell of its table."""
        ...

    def balance(self, played: Sequence[Played], games: int, seed: str) -> str:
        """The measured balance as a Markdown document."""
        ...

    def needs(self) -> Needs:
        """Counts of the content, and the words and pictures that it needs."""
        ...

    def vocabulary(self) -> str:
        """The words of the game's card language as Markdown; empty for a game without one."""
        ...
