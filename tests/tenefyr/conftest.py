"""Fixtures of the tests of Heroes of Tenefyr: content, words and box, read once, and the builder of fights."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from game.kit.text import Words
from game.tenefyr.box import Box
from game.tenefyr.compiling import compile_box
from game.tenefyr.content import Content, load_content
from tests.tenefyr.table import Play, Scene
from tests.tenefyr.words import FOLDER, words_of_tenefyr


@pytest.fixture(scope="session")
def content() -> Content:
    """All content of the game."""
    return load_content(FOLDER)


@pytest.fixture(scope="session")
def words(content: Content) -> Words:
    """Its words, with the numbers of its cards."""
    return words_of_tenefyr(content)


@pytest.fixture(scope="session")
def box(content: Content) -> Box:
    """The whole box, its marks compiled once."""
    return compile_box(content)


@pytest.fixture
def play(box: Box) -> Iterator[Play]:
    """The builder of fights. At the end of a test all scripted chance must be used, and no question left unread."""
    scenes: list[Scene] = []
    yield partial(Scene.laid, scenes, box)
    for scene in scenes:
        scene.settled()
