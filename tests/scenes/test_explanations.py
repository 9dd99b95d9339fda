"""What explains itself at the table, by pointing at it and by the focus."""

from __future__ import annotations

import pygame
import pytest

from game.kit.text import Words
from game.scenes.table.focus_places import FocusPlace
from game.scenes.table.idle_tray import draw_idle_tray
from game.ui.screen.rich_text import RichText, plain
from game.ui.table.preload import nowhere
from tests.scenes.table_driver import SitDown, Table, table_maker
from tests.ui.conftest import MakeServices


@pytest.fixture
def table(make_services: MakeServices, words: Words) -> Table:
    sit: SitDown = table_maker(make_services, words)
    table = sit()
    table.app.draw()
    return table


def told(table: Table) -> str:
    """The title of what is told now."""
    for _ in range(6):
        table.app.step([], 100)
    tip = table.scene.tooltip.tip
    return tip.title if tip is not None else ""


def test_turns_and_health_explain_themselves_to_the_pointer(table: Table) -> None:
    ui = table.scene.ui
    table.move(ui.header.turns.rect.center)
    assert told(table) == "Activations of this round"
    health = ui.rect_of("health:trenloe-the-strong")
    assert health is not None
    table.move(health.center)
    assert told(table) == "Health"


def test_turns_and_health_explain_themselves_to_the_focus(table: Table) -> None:
    ui = table.scene.ui
    table.services.bindings.device = "keyboard"
    ui.focus.to(ui.header.turns)
    table.scene.focused()
    assert told(table) == "Activations of this round"
    stops = [w for w in ui.focus.widgets() if isinstance(w, FocusPlace) and w.place.startswith("health:")]
    assert len(stops) == 2
    ui.focus.to(stops[0])
    table.scene.focused()
    assert told(table) == "Health"


def test_the_bar_of_health_stands_for_its_hero(table: Table) -> None:
    for place in ("health:kari-wraithstalker", "seat:1"):
        assert table.scene.ui.owner_of(place) == "kari-wraithstalker"


def test_dice_that_lie_are_walked(table: Table) -> None:
    ui = table.scene.ui
    ui.table.dice.show([{"id": "d1", "die": "die-hero", "face": 0}])
    ui.ask()
    ui.table.dice.show([{"id": "d1", "die": "die-hero", "face": 0}])
    ui.focus_order.arrange(ui.selection, ui.targets)
    stop = next(w for w in ui.focus.widgets() if isinstance(w, FocusPlace) and w.place == "die:d1")
    table.services.bindings.device = "keyboard"
    ui.focus.to(stop)
    table.scene.focused()
    assert told(table)
    table.key(pygame.K_ESCAPE)


def test_the_empty_tray_says_what_the_place_does(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(RichText, "draw", lambda self, *_, **__: said.append("".join(p.text for p in self.pieces)))
    canvas = nowhere(table.services)
    draw_idle_tray(canvas, table.scene.ui)
    told = table.scene.play.view.explained("dice")
    assert told is not None
    assert said == ["".join(plain(told.text).split())]
    table.scene.ui.table.dice.show([{"id": "d1", "die": "die-hero", "face": 0}])
    draw_idle_tray(canvas, table.scene.ui)
    assert len(said) == 1
