"""The mode, which no shelf has yet: it is loaded for these tests alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kit.text import Words
from game.modes import GameRecord, Library, load_words
from game.paths import game_folder
from game.ui.table.look import Look
from game.ui.title_look import TitleLook
from game.warhammer_quest.mode import WarhammerQuestMode, load_mode
from game.warhammer_quest.setup import MODE


def no_look() -> Look:
    """The table of this game is not drawn yet."""
    raise AssertionError("nothing is drawn here")


def no_title() -> TitleLook:
    """Nor is its box on the shelf."""
    raise AssertionError("nothing is drawn here")


@pytest.fixture(scope="session")
def open_library() -> Callable[[], Library]:
    """Makes a library that has this game alone."""
    folder = game_folder(MODE)
    record = GameRecord(MODE, lambda words: load_mode(folder, words), no_look, no_title, folder)
    return lambda: Library(load_words(), (record,))


@pytest.fixture(scope="session")
def library(open_library: Callable[[], Library]) -> Library:
    """The library that all tests here share."""
    return open_library()


@pytest.fixture(scope="session")
def mode(library: Library) -> WarhammerQuestMode:
    """The game as the house sees it."""
    found = library.mode(MODE)
    assert isinstance(found, WarhammerQuestMode)
    return found


@pytest.fixture
def words(mode: WarhammerQuestMode) -> Words:
    """The words of the game over those of the house."""
    return mode.words
