"""What the tests of the screen share: SDL's dummy display, a home of their own, services at any size of
window.
"""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import paths
from game.app import open_services
from game.kit.text import Words
from game.modes import Library, load_words
from game.settings import Settings
from game.ui.screen.scene import Services

MakeServices = Callable[..., Services]


@pytest.fixture(autouse=True)
def display() -> None:
    """An open display: names of keys and formats of pictures come from it."""
    pygame.display.init()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the player's files that no other test sees."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(scope="session")
def words() -> Words:
    """The words of the game."""
    return Library(load_words()).words("terrinoth")


@pytest.fixture
def make_services(words: Words) -> Iterator[MakeServices]:
    """Opens services on a window of a given size; closes the windows at the end."""
    opened: list[Services] = []

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> Services:
        services = open_services("test", Settings(window_size=size, **settings), words)  # type: ignore[arg-type]
        opened.append(services)
        return services

    yield make
    for services in opened:
        services.window.close()
