"""`main.py` and `main.py play`: open the game in a window."""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path

from game import paths, settings
from game.app import App, open_services
from game.commands.common import STARTED_VARIABLE, named_game, stop
from game.commands.last_notice import tell_fault
from game.commands.leaving import Leaving
from game.commands.lost_display import LostDisplay
from game.commands.scenario import scenario_session
from game.kit.profiles import Profiles
from game.kit.saves import Saves
from game.kit.thinkers import Thinker
from game.log import Log
from game.modes import Library, load_words
from game.scenes.router import Router
from game.ui.screen.scene import Scene, Services
from game.ui.screen.window import NoScreen


def run(scenario: Path | None, size: tuple[int, int] | None, game: str = "") -> int:
    """Open the window at the title, with the box of a game out that is named (else the one that was out last), or at
    the table of a scenario file, and play until the player leaves.

    Whatever fails is told in a window, or where none can be opened on the error output; never as a traceback.
    """
    log = Log()
    try:
        with Leaving() as leaving:
            return _play(scenario, size, game, log, leaving)
    except NoScreen as fault:
        stop(str(fault), code=1)
    except Exception as fault:
        log.write("the program ended", fault)
        return tell_fault(fault, log)


def _play(scenario: Path | None, size: tuple[int, int] | None, game: str, log: Log, leaving: Leaving) -> int:
    wanted, told = settings.load(paths.settings_file())
    if size is not None:
        wanted.window_size, wanted.fullscreen = size, False
    words = load_words()
    library = Library(words, on_fault=log.write)
    if game:
        wanted.game = named_game(library, game)
    saves, profiles = Saves(paths.saves_folder(), library.mode), Profiles(paths.profiles_folder())
    services = open_services(words("ui.title"), wanted, words, saves=saves, profiles=profiles, games=library, log=log)
    services.routes = Router(services)
    services.thinker = partial(_thinker, log)
    for folder, why in paths.unusable_folders():
        services.notes.append(words("ui.fault.folder", where=paths.shortened(folder), why=why))
    if told is not None:
        services.notes.append(words(told.key, detail=told.detail))
    first = _scenario_scene(services, scenario, game) if scenario else services.routes.title()
    app = App(services, first, error_scene=_error_scene)
    leaving.keep, leaving.leave = saves.settle, app.leave
    lost_display = LostDisplay(saves.settle, log.write)
    lost_display.watch()
    app.step([], 0.0)
    started = os.environ.get(STARTED_VARIABLE)
    if started:
        print(round(1000 * (time.time() - float(started)), 1))
        return 0
    library.prepare()
    app.run()
    return 0


def _thinker(log: Log) -> Thinker:
    """A thinker for a table; processes are not read before there is one, as they take a tenth of the start."""
    from game.thinking.thinker import ProcessThinker

    return ProcessThinker(on_fault=log.write)


def _scenario_scene(services: Services, file: Path, game: str) -> Scene:
    """The table at the state of a scenario."""
    from game.scenes.table import TableScene

    return TableScene(services, *scenario_session(services.games, file, game, services.saves))


def _error_scene(services: Services, failed: Scene, error: Exception) -> Scene:
    from game.scenes.error import ErrorScene

    return ErrorScene(services, failed, error)
