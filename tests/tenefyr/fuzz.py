"""`python -m tests.tenefyr.fuzz --first N --games M`: random games; the last of them are saved at every question."""

from __future__ import annotations

import sys
from typing import Any

from game.kit.computer_players import RandomPlayer
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.table import Answerer
from game.paths import data_folder
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.compiling import load_box
from game.tenefyr.computer_player import PLAYERS
from game.tenefyr.decks import shuffle_in
from game.tenefyr.flow import setup
from game.tenefyr.sessions import HEROES_EACH, load_session, new_session
from game.tenefyr.setting_up import RANDOM
from game.tenefyr.table import Table
from tests.adventure.fuzzing import Fuzz
from tests.tenefyr.invariants import broken


def setup_of(box: Box, number: int) -> dict[str, Any]:
    """The set-up of a random game: every number of players, all steps and bosses, now and then the first box alone."""
    streams = Streams(f"fuzz-{number}", {})
    seats, content, annex = number % 4 + 1, box.content, number % 5 > 0
    heroes = streams.shuffled("heroes", [hero for hero, it in content.heroes.items() if annex or not it.annex])
    each = HEROES_EACH[seats]
    parties = [heroes[each * seat : each * (seat + 1)] for seat in range(seats)]
    bosses = [boss for boss, it in content.bosses.items() if annex or not it.annex]
    return {
        "heroes": parties, "pieces": [party[0] for party in parties], "players": [""] * seats,
        "computers": [""] * seats, "boss": (*bosses, RANDOM)[number % (len(bosses) + 1)],
        "step": list(content.ladder)[number // 3 % len(content.ladder)], "annex": annex,
        "first": streams.below("first", seats), "seed": f"fuzz-{number}", "choices": {},
    }  # fmt: skip


def session_of(box: Box, number: int) -> Session:
    """A new game; in two of three the decks begin with loot of all levels, which random players hardly ever win."""
    session = new_session(box, setup_of(box, number))
    if number % 3 == 0:
        return session
    t = session.table
    assert isinstance(t, Table)
    t.state.node = setup(t)
    streams = Streams(f"loot-{number}", {})
    reserve = [piece for level in range(1, 6) for piece in t.zone(names.reserve(level))]
    loot = streams.shuffled("loot", reserve)[: 6 * len(t.players)]
    for at, piece in enumerate(loot):
        shuffle_in(t, t.players[at % len(t.players)], [piece])
    t.events.clear()
    return session


def player_of(number: int) -> Answerer:
    """Who answers: anything at all in one half of the games, with sense in the other, which get farther."""
    seed = f"fuzz-{number}"
    return next(iter(PLAYERS.values()))(seed) if number // 4 % 2 else RandomPlayer(seed)


def fuzz(box: Box) -> Fuzz:
    """How this game is played at random."""
    return Fuzz(
        lambda number: session_of(box, number),
        lambda saved: load_session(box, saved),
        player_of,
        broken,
    )


if __name__ == "__main__":
    sys.exit(fuzz(load_box(data_folder() / "tenefyr")).run("tests.tenefyr.fuzz", __doc__))
