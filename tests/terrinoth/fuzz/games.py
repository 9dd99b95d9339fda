"""Games of any quest and any party, answered at random or with sense: every invariant at every node."""

from __future__ import annotations

from typing import Any

import msgspec

from game.adventure.rounds import MOST_ROUNDS
from game.kit.board import State
from game.kit.codec import from_plain, to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.events import fold
from game.kit.rng import Streams
from game.kit.save_format import Saved, to_saved
from game.kit.session import Session
from game.kit.table import Answerer
from game.terrinoth.box import Box
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.flow import load_session, new_session
from game.terrinoth.setup import random_party
from game.terrinoth.table import Table
from tests.terrinoth.fuzz.invariants import broken


class Broken(Exception):  # noqa: N818 - what an invariant is
    """Something does not hold that must hold."""


def setup_of(box: Box, number: int) -> dict[str, Any]:
    """The set-up of a random game: quests and party sizes in turn, heroes, leader and Grim Rule by its number."""
    quests = sorted(box.quests)
    count = 1 + number // len(quests) % 4
    streams = Streams(f"fuzz-{number}", {})
    heroes = random_party(box, streams, count)
    leader = heroes[streams.below("leader", count)]
    return {
        "quest": quests[number % len(quests)], "heroes": heroes, "leader": leader, "seed": f"fuzz-{number}",
        "grim": number % 5 == 0,
    }  # fmt: skip


def player_of(number: int) -> Answerer:
    """Who answers: anything at all in one half of the games, with sense in the other, which get farther."""
    seed = f"fuzz-{number}"
    return TerrinothPlayer(seed) if number // 32 % 2 else RandomPlayer(seed)


def play(box: Box, number: int, folded: bool = False) -> Session:
    """Play a random game to its end. Raises Broken, or whatever a rule raised.

    With `folded` the events of every node are folded over the board before it and must give the board after it.
    """
    session = new_session(box, setup_of(box, number))
    mirror = from_plain(to_plain(session.state)).board

    def check(state: State) -> None:
        assert isinstance(session.table, Table)
        faults = list(broken(session.table)) if state.board.pieces else []
        if folded:
            fold(mirror, session.table.events)
            if mirror != state.board:
                faults.append("the events do not tell all that changed")
        if faults:
            raise Broken(f"at {state.node}: {'; '.join(faults)}")

    session.on_node = check
    session.play(player_of(number))
    check(session.state)
    if not session.state.board.tracks.get("outcome"):
        raise Broken("the game is over without an outcome")
    if session.table.track("round") > MOST_ROUNDS:
        raise Broken(f"the game is not over after {MOST_ROUNDS} rounds")
    return session


def play_saving(box: Box, number: int) -> Session:
    """Play a random game that is saved and loaded at every question; it must end as the one that is not."""
    session = new_session(box, setup_of(box, number)).begin()
    player = player_of(number)
    while session.prompt is not None:
        saved = msgspec.json.decode(msgspec.json.encode(to_saved(session, {})), type=Saved)
        loaded = load_session(box, saved)
        if loaded.prompt != session.prompt or to_plain(loaded.state) != to_plain(session.state):
            raise Broken(f"at {session.state.node}: a save comes back to another place")
        session = loaded
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
    if to_plain(session.state) != to_plain(play(box, number).state):
        raise Broken("a game that was saved at every question went another way")
    return session
