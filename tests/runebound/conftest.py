"""Fixtures of the tests of Runebound: content and words, read once."""

from __future__ import annotations

import pytest

from game.kit.text import Words
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
