"""Games of any quest and any party, answered at random or with sense."""

from __future__ import annotations

from typing import Any

from game.kit.computer_players import RandomPlayer
from game.kit.rng import Streams
from game.kit.table import Answerer
from game.terrinoth.box import Box
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.flow import load_session, new_session
from game.terrinoth.setup import random_party
from tests.adventure.fuzzing import Fuzz
from tests.terrinoth.fuzz.invariants import broken


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


def fuzz(box: Box) -> Fuzz:
    """How this game is played at random."""
    return Fuzz(
        lambda number: new_session(box, setup_of(box, number)),
        lambda saved: load_session(box, saved),
        player_of,
        broken,
    )
