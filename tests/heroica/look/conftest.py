"""Fixtures of the tests of the look: those of the tests of the house's tables, and a level in a window."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game import paths
from game.app import App
from game.heroica.mode import HeroicaMode
from game.heroica.scenario import build
from game.heroica.scenario_format import read
from game.kit.saves import Saves
from game.scenes.router import Router
from game.scenes.table import TableScene
from tests.scenes.driver import GAMES
from tests.scenes.table_driver import Table
from tests.ui.conftest import MakeServices, display, make_services, own_home, shared_pictures, words

__all__ = ["Lay", "display", "make_services", "own_home", "shared_pictures", "words"]

Lay = Callable[..., Table]


@pytest.fixture
def lay(make_services: MakeServices) -> Lay:
    """Lays out a level as a scenario says, in a window: `settings` are those of the player, everything else stands in
    the scenario file.
    """

    def made(settings: dict[str, Any] | None = None, **spec: Any) -> Table:
        services = make_services((1280, 720), **({"hints": False, "stories": False} | (settings or {})))
        services.games = GAMES
        services.take_out("heroica")
        services.saves = Saves(paths.saves_folder(), GAMES.mode)
        services.routes = Router(services)
        mode = GAMES.mode("heroica")
        assert isinstance(mode, HeroicaMode)
        session = build(mode.box, read(json.dumps(spec)))
        scene = TableScene(services, mode, session.begin(), {"slot": "level"})
        table = Table(services, scene, App(services, scene))
        scene.ui.table.finish()
        table.app.step([], 50)
        return table

    return made
