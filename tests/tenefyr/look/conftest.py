"""Fixtures of the tests of the look: those of the tests of the house's tables, and a fight in a window."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game import paths
from game.app import App
from game.kit.saves import Saves
from game.scenes.router import Router
from game.scenes.table import TableScene
from game.tenefyr.mode import TenefyrMode
from game.tenefyr.scenario import build
from game.tenefyr.scenario_format import read
from tests.scenes.driver import GAMES
from tests.scenes.table_driver import Table
from tests.ui.conftest import MakeServices, display, make_services, own_home, shared_pictures, words

__all__ = ["Lay", "display", "make_services", "own_home", "shared_pictures", "words"]

Lay = Callable[..., Table]


@pytest.fixture
def lay(make_services: MakeServices) -> Lay:
    """Lays out a scene as a scenario file says, in a window."""

    def made(**spec: Any) -> Table:
        services = make_services((1280, 720), hints=False, stories=False, speed="now")
        services.games = GAMES
        services.take_out("tenefyr")
        services.saves = Saves(paths.saves_folder(), GAMES.mode)
        services.routes = Router(services)
        mode = GAMES.mode("tenefyr")
        assert isinstance(mode, TenefyrMode)
        session = build(mode.box, read(json.dumps(spec)))
        scene = TableScene(services, mode, session.begin(), {"slot": "fight"})
        table = Table(services, scene, App(services, scene))
        scene.ui.table.finish()
        table.app.step([], 50)
        return table

    return made
