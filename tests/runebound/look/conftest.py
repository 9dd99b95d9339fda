"""Fixtures of the tests of the look: those of the tests of the house's tables, and a scene of the game in a window."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game import paths
from game.app import App
from game.kit.saves import Saves
from game.looks.runebound.look import RuneboundLook
from game.looks.runebound.title import RuneboundTitle
from game.modes import GameRecord, Library, load_words
from game.runebound.mode import RuneboundMode, load_mode
from game.runebound.scenario import build
from game.runebound.scenario_format import read
from game.scenes.router import Router
from game.scenes.table import TableScene
from tests.scenes.table_driver import Table
from tests.ui.conftest import MakeServices, display, make_services, own_home, shared_pictures, words

__all__ = ["Lay", "display", "make_services", "own_home", "shared_pictures", "words"]

Lay = Callable[..., Table]
FOLDER = paths.game_folder("runebound")


@pytest.fixture(scope="session")
def games() -> Library:
    """A shelf with this game alone."""
    record = GameRecord(
        "runebound", lambda told: load_mode(FOLDER, told), lambda: RuneboundLook(FOLDER / "tables"), RuneboundTitle
    )
    return Library(load_words(), [record])


@pytest.fixture
def lay(make_services: MakeServices, games: Library) -> Lay:
    """Lays out a scene as a scenario file says, in a window, seen by its first hero."""

    def made(size: tuple[int, int] = (1280, 720), settings: dict[str, Any] | None = None, **spec: Any) -> Table:
        services = make_services(size, **({"hints": False, "stories": False, "speed": "now"} | (settings or {})))
        services.games, services.words = games, games.words("runebound")
        services.take_out("runebound")
        services.saves = Saves(paths.saves_folder(), games.mode)
        services.routes = Router(services)
        mode = games.mode("runebound")
        assert isinstance(mode, RuneboundMode)
        session = build(mode.box, read(json.dumps(spec)))
        scene = TableScene(services, mode, session.begin(), {"slot": "scene"})
        if scene.play.next_seat:
            scene.turns.sit_down()
        table = Table(services, scene, App(services, scene))
        scene.ui.table.finish()
        table.app.step([], 50)
        return table

    return made
