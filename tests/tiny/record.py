"""The record by which the house knows the game; a real game's stands in `game/modes.py`."""

from __future__ import annotations

from game.modes import GameRecord
from tests.tiny.content import GAME
from tests.tiny.look import TinyLook, TinyTitle
from tests.tiny.mode import DATA, load_mode


def _look() -> TinyLook:
    return TinyLook(GAME, DATA / "tables")


RECORD = GameRecord(GAME, load_mode, _look, TinyTitle, DATA)
