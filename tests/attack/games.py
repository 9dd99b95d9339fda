"""Whole games with undo, rewind, save and load, and branches at random points: the end is that of a straight replay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

from game.kit.codec import to_plain
from game.kit.mode import Mode
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.save_format import Saved, to_saved
from game.kit.session import Session
from game.kit.table import GameTable
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import answer, any_mode, any_player, any_setup, open_house

UNDO, RELOAD, FORK = 0.05, 0.03, 0.03
"""How often, of all turns, something is taken back, saved and loaded, or tried in a branch."""
LONGEST_BRANCH = 4


class Tampered:
    """A game whose way is bent at random; `way` is every answer that stands, from the set-up on."""

    def __init__(self, mode: Mode, random: Random) -> None:
        self.mode, self.random = mode, random
        self.setup = any_setup(mode, random)
        self.player = any_player(mode, random)
        self.session = mode.session(self.setup).begin()
        self.way: list[Answer] = []

    def turn(self) -> None:
        """Do one thing with the game."""
        self.session.take_events()
        chance = self.random.random()
        if chance < UNDO:
            self.go_back()
        elif chance < UNDO + RELOAD:
            self.reload()
        elif chance < UNDO + RELOAD + FORK:
            self.branch()
        else:
            self.way.append(answer(self.session, self.player))
        if self.way[self._closed :] != self.session.journal():
            raise Failed("an answer is missing in the journal")

    def go_back(self) -> None:
        """Take back some answers, beyond what was known if it must be."""
        for _ in range(self.random.choice((1, 1, 2, 5))):
            if not self.session.undo(rewind=self.random.random() < 0.7):
                break
        del self.way[self._closed + len(self.session.journal()) :]

    def reload(self) -> None:
        """Save and load, as a file does it."""
        saved = msgspec.json.decode(msgspec.json.encode(to_saved(self.session, {})), type=Saved)
        loaded = self.mode.load(saved)
        self._compare(loaded, "a save comes back to another place")
        self.session = loaded

    def branch(self) -> None:
        """Try something in a branch, and go on in one of the two."""
        before = to_plain(self.session.state)
        branch = self.session.fork()
        self._compare(branch, "a branch begins at another place")
        for _ in range(LONGEST_BRANCH):
            if branch.prompt is not None:
                answer(branch, any_player(self.mode, self.random))
        if to_plain(self.session.state) != before:
            raise Failed("a branch changed the game that it left")

    def replayed(self) -> Session:
        """The same answers from the set-up on, in one go, without a checkpoint."""
        answers = iter(self.way)

        def reader(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
            ids = next(answers, None)
            if ids is None:
                raise Failed(f"the replay asks on at {prompt.kind}")
            return ids

        straight = self.mode.session(self.setup)
        straight.play(reader)
        if next(answers, None) is not None:
            raise Failed("the replay is over before the game is")
        return straight

    @property
    def _closed(self) -> int:
        """The answers of the chapters that are closed."""
        return sum(chapter.answers for chapter in self.session.chapters)

    def _compare(self, other: Session, what: str) -> None:
        if other.prompt != self.session.prompt or to_plain(other.state) != to_plain(self.session.state):
            raise Failed(what)
        if other.journal() != self.session.journal():
            raise Failed(f"{what}: with other answers")


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """The rules of every game."""
    library = open_house()
    for game in library.ids:
        library.mode(game)

    def attempt(random: Random, watch: Watch) -> None:
        game = Tampered(any_mode(library, random), random)
        while game.session.prompt is not None:
            watch.step()
            game.turn()
        watch.step()
        if to_plain(game.replayed().state) != to_plain(game.session.state):
            raise Failed("the straight replay ends in another state")

    yield attempt


ATTACK = Attack("games", "games", 10_000, 12, prepared)
