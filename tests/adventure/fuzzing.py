"""Random games in search of what must never be: for the games of the family, each with its own invariants."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import msgspec

from game.adventure.rounds import MOST_ROUNDS
from game.kit.board import State
from game.kit.codec import from_plain, to_plain
from game.kit.events import fold
from game.kit.save_format import Saved, to_saved
from game.kit.session import Session
from game.kit.table import Answerer


class Broken(Exception):  # noqa: N818 - what an invariant is
    """Something does not hold that must hold."""


@dataclass(frozen=True)
class Fuzz:
    """How a game is played at random: every invariant at every node. A number says which game it is."""

    new_session: Callable[[int], Session]
    """The session of a game (not begun)."""
    load_session: Callable[[Saved], Session]
    player: Callable[[int], Answerer]
    broken: Callable[[Any], Iterator[str]]
    """Every invariant that does not hold on a table, in words."""

    def play(self, number: int, folded: bool = False) -> Session:
        """Play a random game to its end. Raises Broken, or whatever a rule raised.

        With `folded` the events of every node are folded over the board before it and must give the board after it.
        """
        session = self.new_session(number)
        mirror = from_plain(to_plain(session.state)).board

        def check(state: State) -> None:
            faults = list(self.broken(session.table)) if state.board.pieces else []
            if folded:
                fold(mirror, session.table.events)
                if mirror != state.board:
                    faults.append("the events do not tell all that changed")
            if faults:
                raise Broken(f"at {state.node}: {'; '.join(faults)}")

        session.on_node = check
        session.play(self.player(number))
        check(session.state)
        if not session.state.board.tracks.get("outcome"):
            raise Broken("the game is over without an outcome")
        if session.table.track("round") > MOST_ROUNDS:
            raise Broken(f"the game is not over after {MOST_ROUNDS} rounds")
        return session

    def play_saving(self, number: int) -> Session:
        """Play a random game that is saved and loaded at every question; it must end as the one that is not."""
        session = self.new_session(number).begin()
        player = self.player(number)
        while session.prompt is not None:
            saved = msgspec.json.decode(msgspec.json.encode(to_saved(session, {})), type=Saved)
            loaded = self.load_session(saved)
            if loaded.prompt != session.prompt or to_plain(loaded.state) != to_plain(session.state):
                raise Broken(f"at {session.state.node}: a save comes back to another place")
            session = loaded
            assert session.prompt is not None
            session.answer(player(session.table, session.prompt, None))
        if to_plain(session.state) != to_plain(self.play(number).state):
            raise Broken("a game that was saved at every question went another way")
        return session

    def run(self, program: str, description: str | None) -> int:
        """The command: play many; print what broke, with the number that plays it again; 1 if anything did."""
        parser = argparse.ArgumentParser(prog=f"python -m {program}", description=description)
        parser.add_argument("--games", type=int, default=1000)
        parser.add_argument("--saving", type=int, default=100, help="how many of them are saved at every question")
        parser.add_argument("--first", type=int, default=0, help="the number of the first game")
        options = parser.parse_args()
        ends: Counter[str] = Counter()
        faults, start = 0, perf_counter()
        for number in range(options.first, options.first + options.games):
            saving = number >= options.first + options.games - options.saving
            try:
                session = self.play_saving(number) if saving else self.play(number, folded=number % 20 == 0)
                ends[str(session.state.board.tracks["outcome"])] += 1
            except Exception as fault:
                faults += 1
                print(f"game {number}: {type(fault).__name__}: {fault}", flush=True)
            if (number + 1) % 1000 == 0:
                print(f"{number + 1} played, {faults} faults, {perf_counter() - start:.0f} s", flush=True)
        print(f"{options.games} games, {ends['victory']} won, {ends['defeat']} lost, {faults} faults")
        return 1 if faults else 0
