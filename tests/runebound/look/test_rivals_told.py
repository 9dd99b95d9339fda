"""The turn of a rival whom the computer plays: it is told while it goes on, and afterwards in a sheet."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from game.kit.text_play import plain
from game.ui.panels.free_room import Room
from tests.runebound.look.conftest import Lay
from tests.scenes.table_driver import Table

LAUREL, THORN = "laurel-of-bloodwood", "master-thorn"
LONG = 2000


def against_thorn(lay: Lay, speed: str = "even", computer: str = "sensible", **more: Any) -> Table:
    """Laurel against Thorn, who stands in a city and has gold."""
    heroes = [
        {"id": LAUREL, "at": "dawnsmoor", "hand": ["first-blow", "ward"], "gold": 6},
        {"id": THORN, "at": "forge", "hand": ["ward"], "gold": 6, "computer": computer},
    ]
    told = {"game": "runebound", "form": "rivals", "scenario": "margath", "seed": "q"}
    return lay((1920, 1080), {"speed": speed}, **told, heroes=heroes, **more)


def turn_of_thorn(table: Table) -> list[str]:
    """End the own turn, and see that of the rival to its end; gives what stood above the table."""
    table.scene.answering.answer(["end"])
    seen: dict[str, None] = {}
    for _ in range(LONG):
        table.app.step([], 50)
        table.app.draw()
        told = table.scene.rival.banner
        if told is not None:
            seen[told.verb] = None
        if table.scene.ui.settled and table.scene.play.session.computer is None:
            return list(seen)
    raise AssertionError("the rival never ends")


def test_what_a_rival_did_shows_by_itself_when_the_turn_comes_back(lay: Lay) -> None:
    table = against_thorn(lay)
    turn_of_thorn(table)
    recap = table.scene.recap
    table.app.step([], 50)
    assert recap.open
    told = [plain(line.text) for line in recap.lines]
    assert "Thorn shops in Forge." in told
    assert any(line.startswith("Thorn buys ") for line in told), "what follows from a deed may matter more than it"
    entered = [line for line in told if line.startswith("Thorn enters ")]
    assert len(entered) == 1, "of a march its end alone is told"
    assert not any(line.startswith(("Thorn rolls", "Thorn marches")) for line in told)
    assert not table.scene.stage.recap_shown, "one sheet tells it"


def test_above_the_table_it_is_told_what_a_rival_does(lay: Lay) -> None:
    table = against_thorn(lay)
    told = turn_of_thorn(table)
    assert "Thorn shops in Forge" in told
    assert any(line.startswith("Thorn buys ") for line in told)
    assert any(line.startswith("Thorn enters ") for line in told)
    assert table.scene.rival.banner is None, "the question stands there again"


def test_a_rivals_steps_are_not_offered_to_be_taken_back(lay: Lay) -> None:
    table = against_thorn(lay)
    scene = table.scene
    scene.answering.answer(["end"])
    seen = 0
    for _ in range(LONG):
        table.app.step([], 50)
        if scene.play.session.computer is None:
            break
        seen += 1
        assert not scene.ui.header.steps.widgets
    assert seen


def test_a_rival_is_no_companion(lay: Lay) -> None:
    table = against_thorn(lay)
    table.scene.answering.answer(["end"])
    labels = set[str]()
    for _ in range(LONG):
        table.app.step([], 50)
        labels |= {plate.label for plate in table.scene.companions.plates.values()}
        if table.scene.ui.settled and table.scene.play.session.computer is None:
            break
    assert labels
    assert not any("ompanion" in label for label in labels)


def test_no_note_lies_over_the_turn_of_a_rival_and_it_comes_back_afterwards(lay: Lay) -> None:
    table = against_thorn(lay)
    scene = table.scene
    scene.services.settings.hints = True
    scene.hint_sheet.look(scene.ui.look)
    note = scene.hint_sheet.note
    assert note is not None
    scene.answering.answer(["end"])
    played = 0
    for _ in range(LONG):
        table.app.step([], 50)
        if scene.play.session.computer is None and scene.ui.settled:
            break
        if scene.play.computer_asked and scene.ui.settled:
            played += 1
            assert scene.hint_sheet.note is None
    assert played
    assert scene.hint_sheet.note == note


def test_a_note_does_not_move_while_nothing_needs_its_place(lay: Lay) -> None:
    table = against_thorn(lay)
    scene = table.scene
    scene.services.settings.hints = True
    scene.hint_sheet.look(scene.ui.look)
    table.app.draw()
    before = scene.hint_sheet.rect.copy()
    scene.hint_sheet.place(scene.services.text, scene.ui.layout.bounds, scene.ui.top_bars_end, Room(), None)
    assert scene.hint_sheet.rect == before


def test_the_lesson_of_a_combat_comes_with_the_first_combat(lay: Lay) -> None:
    table = against_thorn(lay)
    prompt, play = table.prompt, table.scene.play
    lessons, choices = table.scene.hint_sheet.lessons, table.scene.hint_sheet.choices
    asked = structs.replace(prompt, kind="combat-action")
    note = lessons.next_note(choices, asked, play.mode.kinds()["combat-action"], play.scoreboard, ["lesson.turn"])
    assert note is not None
    assert note.id == "lesson.combat", "though the lessons of marches and adventures were not read"
