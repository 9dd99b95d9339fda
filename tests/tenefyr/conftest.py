"""Fixtures of the tests of Heroes of Tenefyr: its content and its words, read once."""

from __future__ import annotations

import pytest

from game.kit.text import Words
from game.tenefyr.content import Content, load_content
from tests.tenefyr.words import FOLDER, words_of_tenefyr


@pytest.fixture(scope="session")
def content() -> Content:
    """All content of the game."""
    return load_content(FOLDER)


@pytest.fixture(scope="session")
def words(content: Content) -> Words:
    """Its words, with the numbers of its cards."""
    return words_of_tenefyr(content)
