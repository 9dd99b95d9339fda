"""What the tests of the screen share: SDL's dummy display, a home of their own, services at any size of
window.
"""

from __future__ import annotations

import os
import shutil

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
from game.ui.sound.audio import TAKES, Audio
from game.ui.sound.music import LAYERS
from tests.shared_pictures import shared_pictures

MakeServices = Callable[..., Services]
ASSETS = paths.assets_folder()

__all__ = ["MakeServices", "audio", "display", "make_services", "own_home", "shared_pictures", "studio", "words"]


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
        services = open_services("test", Settings(window_size=size, **{"speed": "even", **settings}), words)  # type: ignore[arg-type]
        opened.append(services)
        return services

    yield make
    for services in opened:
        services.window.close()


@pytest.fixture
def studio(tmp_path: Path) -> Path:
    """A folder of assets with two cues, and short cues in the place of music."""
    for folder in ("sounds", "music"):
        (tmp_path / folder).mkdir()
    for cue in ("button", "card-flip"):
        for take in range(1, TAKES + 1):
            shutil.copy(ASSETS / "sounds" / f"{cue}-{take}.ogg", tmp_path / "sounds")
    for piece in ("here", "there"):
        for layer in LAYERS:
            copy = tmp_path / "music" / f"{piece}{'-' if layer else ''}{layer}.ogg"
            shutil.copy(ASSETS / "sounds" / "card-flip-1.ogg", copy)
    return tmp_path


@pytest.fixture
def audio(studio: Path) -> Iterator[Audio]:
    """Sound on the dummy driver, with a device."""
    made = Audio(Settings(), studio, paths.game_folder("house") / "sounds.toml")
    made.take_up(paths.game_folder("terrinoth") / "sounds.toml")
    assert made.open()
    yield made
    made.close()
