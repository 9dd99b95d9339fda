"""`main.py selftest`: play The Goblin Problem through the real scenes by posted events, to its result."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import MutableMapping

SEED = "SELFTEST-1"
QUEST = "the-goblin-problem"
HEROES = ["kari-wraithstalker", "trenloe-the-strong"]


def run() -> int:
    """Play one quest in a window that nobody needs to see; prints `selftest ok`, exit code 0.

    Saves and settings of the player are not touched: everything is written to a folder of its own.
    """
    unseen(os.environ, sys.platform)
    with tempfile.TemporaryDirectory() as home:
        os.environ["HEROES_HOME"] = home
        return _play()


def unseen(environment: MutableMapping[str, str], platform: str) -> None:
    """Make no sound; and where Linux has no display, draw for nobody, as on a build machine."""
    environment.setdefault("SDL_AUDIODRIVER", "dummy")
    display = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if platform.startswith("linux") and not display and not environment.get("SDL_VIDEODRIVER"):
        environment["SDL_VIDEODRIVER"] = "dummy"


def _play() -> int:
    from game import paths
    from game.app import App, open_services
    from game.commands.common import open_games, open_words, stop
    from game.commands.robot import Lost, Robot
    from game.kit.saves import Saves
    from game.scenes.title import MenuScene
    from game.settings import Settings
    from game.terrinoth.agents import SensibleAgent
    from game.ui.screen.window import NoScreen

    words = open_words()
    settings = Settings(window_size=(1280, 720), speed=2.0, hints=False)
    settings.of("terrinoth").last_setup = {"quest": QUEST, "heroes": HEROES, "players": ["Ana", "Ben"], "leader": 0}
    try:
        games = open_games(words)
        saves = Saves(paths.saves_folder(), games.mode)
        services = open_services(words("ui.title"), settings, words, saves=saves, games=games)
    except NoScreen as fault:
        stop(str(fault), code=1)
    app = App(services, MenuScene(services))
    robot = Robot(app, SensibleAgent(SEED))
    try:
        robot.frames(2)
        robot.begin_quest(SEED)
        result = robot.play_quest()
    except Lost as fault:
        print(f"selftest failed: {fault}", file=sys.stderr)
        return 1
    robot.frames(30)
    outcome = result.session.table.word("outcome")
    print(f"{robot.answers} answers, {robot.drags} of them dragged; {app.frames} frames; {outcome}")
    app.close()
    print("selftest ok")
    return 0
