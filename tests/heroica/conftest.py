"""Fixtures of the tests of Heroica: the box, and the builder of small maps to play on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from game.heroica.box import Box
from game.heroica.compiling import load_box
from game.paths import data_folder
from tests.heroica.table import Play, Scene


@pytest.fixture(scope="session")
def box() -> Box:
    """The whole box, loaded once."""
    return load_box(data_folder() / "heroica")


@pytest.fixture
def play(box: Box) -> Iterator[Play]:
    """The builder of scenes. At the end of a test all scripted faces must be rolled, and no question left unread."""
    scenes: list[Scene] = []
    yield partial(Scene.laid, scenes, box)
    for scene in scenes:
        scene.settled()
