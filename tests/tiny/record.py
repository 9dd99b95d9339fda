"""The record by which the house knows the game; a real game's stands in `game/modes.py`."""

from __future__ import annotations

from game.kit.text import Words
from game.modes import GameRecord
from tests.tiny.content import GAME
from tests.tiny.look import TinyLook
from tests.tiny.mode import DATA, TinyMode, load_mode


def _mode(words: Words) -> TinyMode:
    return load_mode(words)


def _look() -> TinyLook:
    return TinyLook(GAME, DATA / "tables")


RECORD = GameRecord(GAME, _mode, _look)
