"""Campaigns, single quests and delves with any party, answered at random or with sense."""

from __future__ import annotations

from typing import Any

from game.adventure.workbench import PARTIES
from game.kit.computer_players import RandomPlayer
from game.kit.rng import Streams
from game.kit.table import Answerer
from game.warhammer_quest.box import Box
from game.warhammer_quest.computer_player import DelverPlayer
from game.warhammer_quest.flow import load_session, new_session
from game.warhammer_quest.setup import CAMPAIGN, DELVE, SINGLE, random_party
from tests.adventure.fuzzing import Fuzz
from tests.warhammer_quest.fuzz.invariants import broken


def setup_of(box: Box, number: int) -> dict[str, Any]:
    """The set-up of a random game: what is played and party sizes in turn; the rest by its number."""
    plays = [CAMPAIGN, DELVE, *box.campaign()]
    play, count = plays[number % len(plays)], PARTIES[number // len(plays) % len(PARTIES)]
    streams = Streams(f"fuzz-{number}", {})
    heroes = random_party(box, streams, count)
    form = play if play in (CAMPAIGN, DELVE) else SINGLE
    return {
        "form": form, "quest": play if form == SINGLE else "", "heroes": heroes,
        "leader": heroes[streams.below("leader", count)], "seed": f"fuzz-{number}", "grim": number % 5 == 0,
    }  # fmt: skip


def player_of(number: int) -> Answerer:
    """Who answers: anything at all in one half of the games, with sense in the other, which get farther."""
    seed = f"fuzz-{number}"
    return DelverPlayer(seed) if number // 21 % 2 else RandomPlayer(seed)


def fuzz(box: Box) -> Fuzz:
    """How this game is played at random."""
    return Fuzz(
        lambda number: new_session(box, setup_of(box, number)),
        lambda saved: load_session(box, saved),
        player_of,
        broken,
    )
