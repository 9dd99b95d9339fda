"""Whoever plays now for the first time: the story alone, then the first decision, its note in a room of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.table.asked_about import beside
from game.scenes.table.picture import covered_by
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, furnish, the_mode

MakeServices = Callable[..., Services]


@pytest.fixture
def hands(make_services: MakeServices, tmp_path: Path) -> Hands:
    """Somebody at a table that was just opened, with hints."""
    services = furnish(make_services((1920, 1080), hints=True, speed="step", roll_at_once=False), tmp_path)
    return Hands(services, services.routes.play_now(the_mode()))


def begin(hands: Hands) -> None:
    """Read the story, and see the first question."""
    hands.wait(4_000)
    hands.press("space")
    hands.wait(1_000)
    hands.look()
    hands.app.draw()


def test_no_note_lies_over_the_story(hands: Hands) -> None:
    hands.wait(4_000)
    assert hands.scene.stage.up
    assert hands.scene.hint_sheet.note is None
    begin(hands)
    assert not hands.scene.stage.up
    assert hands.scene.hint_sheet.note is not None


def test_the_note_leaves_room_for_the_card_that_is_looked_at(hands: Hands) -> None:
    begin(hands)
    scene = hands.scene
    note = scene.hint_sheet.rect.copy()
    hands.move(scene.ui.rect_of("scout-precise-strike").center)
    hands.wait(100)
    hands.app.draw()
    assert scene.inspector.beside == [beside(scene.stage.side())]
    assert not note.colliderect(scene.inspector.beside[0])


def test_the_air_of_the_table_is_not_drawn_over_the_card_that_is_looked_at(hands: Hands) -> None:
    begin(hands)
    scene = hands.scene
    hands.move(scene.ui.rect_of("scout-precise-strike").center)
    hands.wait(100)
    hands.app.draw()
    assert any(area.contains(scene.inspector.beside[0]) for area in covered_by(scene))
    hands.move(scene.ui.rect_of("trenloe-the-strong").center)
    hands.wait(100)
    hands.app.draw()
    assert scene.inspector.beside == []
