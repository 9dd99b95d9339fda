"""Fixtures of the tests of Runebound: content, words and box, read once, and the builder of scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from game.kit.text import Words
from game.runebound.box import Box
from game.runebound.compiling import compile_box
from game.runebound.content import Content, load_content
from tests.runebound.fight import Fight
from tests.runebound.table import Play, Scene
from tests.runebound.words import FOLDER, words_of_runebound


@pytest.fixture(scope="session")
def content() -> Content:
    """All content of the game."""
    return load_content(FOLDER)


@pytest.fixture(scope="session")
def words(content: Content) -> Words:
    """Its words, with the numbers of its cards."""
    return words_of_runebound(content)


@pytest.fixture(scope="session")
def box(content: Content) -> Box:
    """The game, ready to play."""
    return compile_box(content)


@pytest.fixture
def fight(box: Box) -> Callable[..., Fight]:
    """Lays out combats."""
    return partial(Fight, box)


@pytest.fixture
def play(box: Box) -> Iterator[Play]:
    """Lays out scenes; at the end of the test nothing may be left of them."""
    scenes: list[Scene] = []
    yield partial(Scene.laid, scenes, box)
    for scene in scenes:
        scene.settled()
