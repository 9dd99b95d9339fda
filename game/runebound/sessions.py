"""Sessions: new games, at any state, and those of saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.sessions import Sessions
from game.runebound import names
from game.runebound.box import Box
from game.runebound.flow import FLOWS
from game.runebound.setting_up import RANDOM
from game.runebound.table import SCRIPT, Table

GAME = "runebound"
PLAYED = "played"
SEATS = {names.RIVALS: (2, 4), names.SOLO: (1, 1), names.TOGETHER: (2, 4)}
"""How many heroes each form of play has [RB-101, RB-951, RB-961]."""


def new_state(box: Box, setup: Mapping[str, Any]) -> State:
    """The state before set-up. Raises RuleError for a record that cannot be played."""
    heroes, form = list(setup["pieces"]), str(setup["form"])
    if form not in SEATS or not SEATS[form][0] <= len(heroes) <= SEATS[form][1]:
        raise RuleError(f"{len(heroes)} heroes cannot play {form!r} (RB-101)")
    if len(set(heroes)) < len(heroes) or not set(heroes) <= set(box.content.heroes):
        raise RuleError(f"these are not different heroes of the game: {heroes} (RB-107)")
    if setup["scenario"] not in (*box.content.scenarios, RANDOM):
        raise RuleError("there is no such scenario (RB-104)")
    if setup["step"] not in box.content.ladder:
        raise RuleError("there is no such step of the ladder (RB-114)")
    if setup["first"] != RANDOM and not 0 <= int(setup["first"]) < len(heroes):
        raise RuleError("there is no such first player (RB-102)")
    if setup["enemies"] not in (PLAYED, SCRIPT) or len(setup["computers"]) != len(heroes):
        raise RuleError("it does not say who plays the enemies, or which seats are the computer's (RB-732)")
    return State(mode=GAME, seed=str(setup["seed"]), setup=dict(setup), node="setup")


SESSIONS = Sessions(lambda record: FLOWS[str(record["form"])], Table, new_state)
session_at, new_session, load_session = SESSIONS.at, SESSIONS.new, SESSIONS.load
