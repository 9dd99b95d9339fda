"""Sessions: new games, at any state, and those of saves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.heroica.box import Box
from game.heroica.flow import FLOW
from game.heroica.level_play import GRADES
from game.heroica.table import FELLOWSHIP, RIVALS, SOLO, Table
from game.kit.board import State
from game.kit.errors import RuleError
from game.kit.sessions import Sessions

GAME = "heroica"
FORMS = {RIVALS: (2, 4), FELLOWSHIP: (2, 4), SOLO: (1, 1)}
"""How many heroes each form of play is for [HC-901, HC-902]."""


def new_state(box: Box, setup: Mapping[str, Any]) -> State:
    """The state before set-up. Raises RuleError for a record that cannot be played."""
    pieces, form = list(setup["pieces"]), setup["form"]
    fewest, most = FORMS.get(form, (0, 0))
    if not fewest <= len(pieces) <= most:
        raise RuleError(f"{form!r} is not for {len(pieces)} heroes (HC-901)")
    if len(set(pieces)) < len(pieces) or not set(pieces) <= box.content.heroes.keys():
        raise RuleError(f"these are not different heroes of the game: {pieces} (HC-105)")
    if not setup["road"] or not set(setup["road"]) <= box.levels.keys():
        raise RuleError(f"this is no road of levels: {setup['road']} (HC-801)")
    kept: dict[str, Any] = dict(setup.get("own", {}))
    if {level: it["print"] for level, it in kept.items()} != _prints(box, setup["road"]):
        raise RuleError("an own level of this road is not what it was (HC-801)")
    if setup["grade"] not in GRADES or not 0 <= int(setup["first"]) < len(pieces):
        raise RuleError("there is no such grade, or no such first hero (HC-904, HC-107)")
    return State(mode=GAME, seed=str(setup["seed"]), setup=dict(setup), node="setup")


def _prints(box: Box, road: Iterable[str]) -> dict[str, str]:
    """By what the levels of a player are known again."""
    return {level: box.own.levels[level].print for level in road if level in box.own.levels}


SESSIONS = Sessions(lambda record: FLOW, Table, new_state)
session_at, new_session, load_session = SESSIONS.at, SESSIONS.new, SESSIONS.load
