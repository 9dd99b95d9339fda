"""`main.py` and `main.py play`: open the game in a window."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from game import paths, settings
from game.app import App, open_services
from game.commands.common import STARTED_VARIABLE, open_game, open_words, read_bytes, stop
from game.kit.errors import RuleError
from game.kit.saves import Saves
from game.kit.scenario import ScenarioError
from game.modes import Library
from game.scenes.router import Router
from game.ui.screen.scene import Scene, Services
from game.ui.screen.window import NoScreen

SCENARIO = "scenario"
"""The slot of a table that was laid out from a file."""


def run(scenario: Path | None, size: tuple[int, int] | None, game: str = "") -> int:
    """Open the window at the title, or at the table of a scenario file, and play until the player leaves."""
    wanted, told = settings.load(paths.settings_file())
    if size is not None:
        wanted.window_size, wanted.fullscreen = size, False
    words = open_words()
    library = Library(words)
    try:
        saves = Saves(paths.saves_folder(), library.mode)
        services = open_services(words("ui.title"), wanted, words, saves=saves, games=library)
    except NoScreen as fault:
        stop(str(fault), code=1)
    services.routes = Router(services)
    if told is not None:
        services.notes.append(words(told.key, detail=told.detail))
    first = _scenario_scene(services, scenario, game) if scenario else services.routes.title()
    app = App(services, first, error_scene=_error_scene)
    app.step([], 0.0)
    started = os.environ.get(STARTED_VARIABLE)
    if started:
        print(round(1000 * (time.time() - float(started)), 1))
        return 0
    library.prepare()
    app.run()
    return 0


def _scenario_scene(services: Services, file: Path, game: str) -> Scene:
    """The table at the state of a scenario: for developers, and for trying out a card."""
    from game.scenes.table import TableScene

    mode = open_game(services.games, game)
    try:
        session = mode.workbench().scenario(read_bytes(file)).session.begin()
    except (ScenarioError, RuleError) as fault:
        stop(f"{file.name}: {fault}")
    services.saves.delete(SCENARIO)  # it lies in the bin: what is tried out is begun anew each time
    return TableScene(services, mode, session, {"slot": SCENARIO})


def _error_scene(services: Services, failed: Scene, error: BaseException, details: str) -> Scene:
    from game.scenes.error import ErrorScene

    print(details, file=sys.stderr)
    return ErrorScene(services, failed, error, details)
