"""The guided first game at the table: what a lesson lets one choose can be seen."""

from __future__ import annotations

from game import paths
from game.kit.saves import Saves
from game.looks.runebound.chart_table import ChartTable
from game.modes import Library
from game.scenes.router import Router
from tests.scenes.led import Led
from tests.ui.conftest import MakeServices


def test_the_chart_goes_to_the_hex_that_a_lesson_lets_one_choose(make_services: MakeServices, games: Library) -> None:
    services = make_services((1280, 720), hints=False, stories=False, speed="now")
    services.games, services.words = games, games.words("runebound")
    services.take_out("runebound")
    services.saves, services.routes = Saves(paths.saves_folder(), games.mode), Router(services)
    led = Led(services, services.routes.learn(games.mode("runebound"), 0))
    while not led.asks:
        led.by_mouse()
    led.wait(1500)
    table = led.scene.ui.table
    assert isinstance(table.own, ChartTable)
    (target,) = led.scene.ui.targets
    rect = led.scene.ui.rect_of(target.place)
    assert rect is not None
    assert table.own.map.camera.shows(rect.center)
    assert not table.piece_at(rect.center), "it lies below a card"
