"""Fixtures of the tests of what the game says: whole games."""

from __future__ import annotations

import pytest

from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.view.games import Play, played, setup


@pytest.fixture
def play(mode: TerrinothMode) -> Play:
    """Plays a game with random answers: gives session, view and question before every answer."""
    return lambda seed, heroes=2: played(mode, setup(seed, heroes))
