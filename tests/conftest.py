"""Fixtures every test can use: the box, and the builder of scenarios."""

from __future__ import annotations

import pytest

from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.compiling import load_box
from tests.table import Scene


@pytest.fixture(scope="session")
def box() -> Box:
    """The whole box, loaded once."""
    return load_box(data_folder() / "terrinoth")


@pytest.fixture
def scene(box: Box) -> type[Scene]:
    """The builder of scenarios, with the box in it."""
    Scene.box = box
    return Scene
