"""Fixtures of the contracts: every game of the house, the tiny game among them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.app import open_services
from game.kit.mode import Mode
from game.kit.profiles import Profiles
from game.kit.saves import Saves
from game.modes import GAMES, GameRecord, Library, load_words
from game.scenes.router import Router
from game.settings import Settings
from game.ui.screen.scene import Services
from tests.shared_pictures import shared_pictures
from tests.tiny.record import RECORD

RECORDS = (*GAMES, RECORD)

__all__ = ["RECORDS", "library", "mode", "record", "services", "shared_pictures"]


@pytest.fixture(scope="session")
def library() -> Library:
    """All games, the tiny one last."""
    return Library(load_words(), RECORDS)


@pytest.fixture(params=RECORDS, ids=lambda record: record.id)
def record(request: pytest.FixtureRequest) -> GameRecord:
    """Each game in turn."""
    return request.param


@pytest.fixture
def mode(library: Library, record: GameRecord) -> Mode:
    """The rules of each game in turn."""
    return library.mode(record.id)


@pytest.fixture
def services(library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """The house with all its games, in a home of its own and a window that nobody sees."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    saves = Saves(paths.saves_folder(), library.mode)
    settings = Settings(window_size=(1280, 720), speed="now", hints=False)
    profiles = Profiles(paths.profiles_folder())
    opened = open_services("house", settings, library.house_words, saves=saves, profiles=profiles, games=library)
    opened.routes = Router(opened)
    yield opened
    opened.window.close()
