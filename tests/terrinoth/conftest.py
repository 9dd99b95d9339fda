"""Fixtures of the tests of Heroes of Terrinoth: box, words, the whole game, and the builder of scenarios."""

from __future__ import annotations

import pytest

from game.kit.text import Words
from game.modes import Library, load_words
from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.compiling import load_box
from game.terrinoth.mode import TerrinothMode, load_mode
from tests.terrinoth.table import Scene


@pytest.fixture(scope="session")
def box() -> Box:
    """The whole box, loaded once."""
    return load_box(data_folder() / "terrinoth")


@pytest.fixture(scope="session")
def words() -> Words:
    """Every word a player reads, with the numbers of the box."""
    games = Library(load_words())
    games.mode("terrinoth")
    return games.words("terrinoth")


@pytest.fixture(scope="session")
def mode(words: Words) -> TerrinothMode:
    """The whole game."""
    return load_mode(data_folder() / "terrinoth", words)


@pytest.fixture
def scene(box: Box) -> type[Scene]:
    """The builder of scenarios, with the box in it."""
    Scene.box = box
    return Scene
