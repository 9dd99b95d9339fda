"""`main.py selftest`: play a game through the real scenes by posted events, from the title to its result."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import MutableMapping

from game import paths
from game.commands.common import stop

SEED = "SELFTEST-1"


def run(game: str) -> int:
    """Play one game in a window that nobody needs to see: of the samples the first with the fewest players, which is
    over soonest; prints `selftest ok`, exit code 0.

    Saves and settings of the player are not touched: everything is written to a folder of its own.
    """
    unseen(os.environ, sys.platform)
    try:
        folder = tempfile.TemporaryDirectory()
    except OSError as fault:
        stop(f"selftest failed: no folder for its saves can be made ({fault.strerror})", code=1)
    with folder as home:
        os.environ[paths.HOME_VARIABLE] = home
        return _play(game)


def unseen(environment: MutableMapping[str, str], platform: str) -> None:
    """Make no sound; and where Linux has no display, draw for nobody, as on a build machine."""
    environment.setdefault("SDL_AUDIODRIVER", "dummy")
    display = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if platform.startswith("linux") and not display and not environment.get("SDL_VIDEODRIVER"):
        environment["SDL_VIDEODRIVER"] = "dummy"


def _play(game: str) -> int:
    from game.app import App, open_services
    from game.commands.common import open_game, open_words
    from game.commands.robot import Robot, RobotLost
    from game.commands.stage import remember, sensible_player
    from game.kit.profiles import Profiles
    from game.kit.saves import Saves
    from game.modes import Library
    from game.scenes.router import Router
    from game.scenes.title import MenuScene
    from game.settings import Settings
    from game.ui.screen.window import NoScreen

    words = open_words()
    settings = Settings(window_size=(1280, 720), speed="fast", hints=False)
    try:
        games = Library(words)
        saves, profiles = Saves(paths.saves_folder(), games.mode), Profiles(paths.profiles_folder())
        services = open_services(words("ui.title"), settings, words, saves=saves, profiles=profiles, games=games)
    except NoScreen as fault:
        stop(str(fault), code=1)
    mode = open_game(services.games, game)
    remember(services, mode, min(mode.workbench().samples(), key=lambda setup: len(setup.seats)))
    services.routes = Router(services)
    app = App(services, MenuScene(services))
    robot = Robot(app, sensible_player(mode, SEED))
    try:
        robot.frames(2)
        robot.begin_game(SEED)
        result = robot.play_game()
    except RobotLost as fault:
        print(f"selftest failed: {fault}", file=sys.stderr)
        return 1
    robot.frames(30)
    outcome = result.session.table.word("outcome")
    print(f"{robot.answers} answers, {robot.drags} of them dragged; {app.frames} frames; {outcome}")
    app.close()
    print("selftest ok")
    return 0
