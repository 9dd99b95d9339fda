"""Fixtures of the tests of what the game says: the words, the mode, whole games."""

from __future__ import annotations

import pytest

from game.kit.text import Words
from game.modes import Library, load_words
from game.paths import data_folder
from game.terrinoth.mode import TerrinothMode, load_mode
from tests.view.games import Play, played, setup


@pytest.fixture(scope="session")
def words() -> Words:
    """Every word a player reads, with the numbers of the box."""
    found = load_words()
    Library(found).mode("terrinoth")
    return found


@pytest.fixture(scope="session")
def mode(words: Words) -> TerrinothMode:
    """The whole game."""
    return load_mode(data_folder() / "terrinoth", words)


@pytest.fixture
def play(mode: TerrinothMode) -> Play:
    """Plays a game with random answers: gives session, view and question before every answer."""
    return lambda seed, heroes=2: played(mode, setup(seed, heroes))
