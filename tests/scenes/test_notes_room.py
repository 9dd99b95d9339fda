"""Notes and their room: what explains a question lies over no enemy of anybody, where there is another place."""

from __future__ import annotations

import pytest

from game.kit.text import Words
from tests.scenes.table_driver import table_maker
from tests.ui.conftest import MakeServices

TWO = """{"quest": "the-goblin-problem", "node": "hero_turn", "heroes": [
    {"id": "kari-wraithstalker", "engaged": ["rat-swarms-minion"]},
    {"id": "trenloe-the-strong", "engaged": ["rat-swarms-master", "goblin-witchers-minion", "ogres-minion"]}]}"""
FOUR = """{"quest": "the-goblin-problem", "node": "hero_turn", "heroes": [
    {"id": "kari-wraithstalker", "engaged": ["rat-swarms-minion"]},
    {"id": "trenloe-the-strong", "engaged": ["rat-swarms-master"]},
    {"id": "astarra", "engaged": ["ogres-minion"]}, {"id": "elder-mok", "engaged": ["goblin-witchers-minion"]}]}"""

UPGRADE = """{"quest": "the-goblin-problem", "node": "peril", "round": 2, "peril": 2, "heroes": [
    {"id": "kari-wraithstalker"}, {"id": "trenloe-the-strong"}]}"""


@pytest.mark.parametrize("laid_out", [TWO, FOUR])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_a_note_lies_over_no_enemy(
    make_services: MakeServices, words: Words, laid_out: str, window: tuple[int, int]
) -> None:
    table = table_maker(make_services, words)(laid_out=laid_out, hints=True, size=window)
    table.look()
    table.app.draw()
    scene = table.scene
    note = scene.hint_sheet
    assert note.note is not None
    board = scene.play.session.state.board
    for seat in scene.play.seats():
        for enemy in board.zone(f"engaged:{seat}"):
            assert not note.rect.colliderect(scene.ui.rect_of(enemy)), enemy
    scene.toggle_log()
    while scene.ui.drawer.update(50):
        pass
    table.app.draw()
    assert not note.rect.colliderect(scene.ui.layout["log-drawer"])


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_note_lies_flat_over_no_card_of_a_sheet_and_not_over_what_it_fixes(
    make_services: MakeServices, words: Words, scale: float
) -> None:
    table = table_maker(make_services, words)(laid_out=UPGRADE, hints=True, size=(1280, 720), text_scale=scale)
    for _ in range(9):
        if table.prompt.kind == "upgrade":
            break
        table.scene.answering.answer(table.prompt.options[:1])
        table.scene.ui.table.finish()
    table.look()
    sheet = table.scene.ui.dock.sheet
    assert sheet is not None
    sheet.update(1_000.0)
    table.app.draw()
    note = table.scene.hint_sheet
    assert note.note is not None
    tab = sheet.shown.sheet.tabs[sheet.tab]
    assert sheet.lies(tab.leaves)
    plate = sheet.plate
    assert plate is not None
    for rect in (sheet.leaving, plate, *(widget.rect for widget in (*sheet.cards, *sheet.controls))):
        assert not note.rect.colliderect(rect), rect
    assert sheet.rect.contains(note.rect)
    (button,) = note.buttons
    assert note.rect.contains(button.rect)
