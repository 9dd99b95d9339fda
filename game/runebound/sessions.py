"""Sessions: new games, at any state, and those of saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.save_format import Saved, resume
from game.kit.session import Session
from game.kit.table import Script
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


def session_at(box: Box, state: State, script: Script | None = None) -> Session:
    """A session that stands at a state (not begun), with free or scripted chance."""
    flow = FLOWS[str(state.setup["form"])]
    session = Session(flow, lambda state, answerer: Table(state, answerer, box), state, script=script)
    record: dict[str, Any] = dict(state.setup)
    session.companions = dict(zip(record["pieces"], record["computers"], strict=True))
    session.origin = lambda: new_state(box, record)
    return session


def new_session(box: Box, setup: Mapping[str, Any]) -> Session:
    """A session of a new game (not begun). Raises RuleError for a set-up that cannot be played."""
    return session_at(box, new_state(box, setup))


def load_session(box: Box, saved: Saved) -> Session:
    """The session of a save, at the very question it was left at. Raises RuleError for one that is not playable."""
    try:
        new_state(box, saved.state.setup)
        flow = FLOWS[str(saved.state.setup["form"])]
        if saved.state.node not in flow.nodes or not saved.history:
            raise RuleError(f"there is no node {saved.state.node!r} to go on from")
        return resume(session_at(box, saved.state), saved)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as fault:
        raise RuleError(f"{type(fault).__name__}: {fault}") from fault
