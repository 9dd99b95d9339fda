"""Fixtures of the tests of Runebound: content, words and box, read once."""

from __future__ import annotations

import pytest

from game.kit.text import Words
from game.runebound.box import Box
from game.runebound.compiling import compile_box
from game.runebound.content import Content, load_content
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
