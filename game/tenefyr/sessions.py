"""Sessions: new games, at any state, and those of saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.sessions import Sessions
from game.tenefyr.box import Box
from game.tenefyr.flow import FLOW
from game.tenefyr.setting_up import RANDOM
from game.tenefyr.table import Table

GAME = "tenefyr"
MOST_PLAYERS = 4
HEROES_EACH = {1: 2, 2: 2, 3: 1, 4: 1}
"""How many heroes each player counts as, by the number of players [TN-102]."""


def new_state(box: Box, setup: Mapping[str, Any]) -> State:
    """The state before set-up. Raises RuleError for a record that cannot be played."""
    parties, content = [list(party) for party in setup["heroes"]], box.content
    if not 1 <= len(parties) <= MOST_PLAYERS:
        raise RuleError(f"{len(parties)} cannot play (TN-101)")
    heroes = [hero for party in parties for hero in party]
    if any(len(party) != HEROES_EACH[len(parties)] for party in parties):
        raise RuleError(f"each player has {HEROES_EACH[len(parties)]} heroes, not {parties} (TN-102)")
    known = {hero for hero, it in content.heroes.items() if setup["annex"] or not it.annex}
    if len(set(heroes)) < len(heroes) or not set(heroes) <= known:
        raise RuleError(f"these are not different heroes of the game: {heroes} (TN-102)")
    bosses = {boss for boss, it in content.bosses.items() if setup["annex"] or not it.annex}
    if setup["boss"] not in (*bosses, RANDOM) or setup["step"] not in content.ladder:
        raise RuleError("there is no such boss, or no such step of the ladder (TN-108, TN-109)")
    if not 0 <= int(setup["first"]) < len(parties) or [party[0] for party in parties] != list(setup["pieces"]):
        raise RuleError("there is no such starting player (TN-110)")
    return State(mode=GAME, seed=str(setup["seed"]), setup=dict(setup), node="setup")


SESSIONS = Sessions(lambda record: FLOW, Table, new_state)
session_at, new_session, load_session = SESSIONS.at, SESSIONS.new, SESSIONS.load
