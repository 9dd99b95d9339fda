"""A stage for commands that draw without a player: a window of a wanted size, in a home of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game import paths
from game.app import App, open_services
from game.commands.common import open_words, stop
from game.kit.mode import Mode
from game.kit.profiles import Profiles
from game.kit.saves import Saves
from game.kit.setup import Setup
from game.kit.table import Answerer
from game.modes import Library
from game.scenes.router import Router
from game.scenes.setup.remembered import keep_setup
from game.settings import Settings
from game.ui.screen.scene import Scene, Services
from game.ui.screen.window import NoScreen


@contextmanager
def own_home() -> Iterator[Path]:
    """A folder for saves and settings that goes away again, so that the player's own are not touched."""
    before = os.environ.get(paths.HOME_VARIABLE)
    with TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = home
        try:
            yield Path(home)
        finally:
            if before is None:
                os.environ.pop(paths.HOME_VARIABLE)
            else:
                os.environ[paths.HOME_VARIABLE] = before


def open_stage(size: tuple[int, int], **wanted: Any) -> Services:
    """Services on a window of this size that nobody needs to see."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    words = open_words()
    settings = Settings(window_size=size, **wanted)
    try:
        games = Library(words)
        saves, profiles = Saves(paths.saves_folder(), games.mode), Profiles(paths.profiles_folder())
        services = open_services(words("ui.title"), settings, words, saves=saves, profiles=profiles, games=games)
    except NoScreen as fault:
        stop(str(fault), code=1)
    services.routes = Router(services)
    return services


def open_app(services: Services, scene: Scene) -> App:
    """The loop over a scene, one frame drawn."""
    app = App(services, scene)
    app.step([], 0.0)
    return app


def remember(services: Services, mode: Mode, setup: Setup) -> None:
    """Let the title bring this game out, and its set-up scene start from this set-up."""
    services.settings.game = mode.id
    keep_setup(services.settings, mode.id, setup, undo=True)


def sensible_player(mode: Mode, seed: str) -> Answerer:
    """The first of a game's computer players: the sensible one."""
    return mode.computer_player(next(iter(mode.computer_players())), seed)
