"""Fixtures of the tests of Heroica: the box, the mode over it, and the builder of small maps to play on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from game.heroica.box import Box
from game.heroica.compiling import load_box
from game.heroica.mode import HeroicaMode, mode_of
from game.modes import load_words
from game.paths import data_folder
from tests.heroica.table import Play, Scene
from tests.heroica.words import words_of_heroica


@pytest.fixture(scope="session")
def box() -> Box:
    """The whole box, loaded once."""
    return load_box(data_folder() / "heroica")


@pytest.fixture(scope="session")
def mode(box: Box) -> HeroicaMode:
    """The game with its words, over the same box."""
    return mode_of(box, data_folder() / "heroica", words_of_heroica(load_words()))


@pytest.fixture
def play(box: Box) -> Iterator[Play]:
    """The builder of scenes. At the end of a test all scripted faces must be rolled, and no question left unread."""
    scenes: list[Scene] = []
    yield partial(Scene.laid, scenes, box)
    for scene in scenes:
        scene.settled()
