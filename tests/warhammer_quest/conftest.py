"""Fixtures of the tests of the Warhammer Quest card game: the box and the builder of scenarios."""

from __future__ import annotations

import pytest

from game.paths import data_folder
from game.warhammer_quest.box import Box
from game.warhammer_quest.compiling import load_box
from tests.warhammer_quest.table import Scene


@pytest.fixture(scope="session")
def box() -> Box:
    """The whole box, loaded once."""
    return load_box(data_folder() / "warhammer-quest")


@pytest.fixture
def scene(box: Box) -> type[Scene]:
    """The builder of scenarios, with the box in it."""
    Scene.box = box
    return Scene
