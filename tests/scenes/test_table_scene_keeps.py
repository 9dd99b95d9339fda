"""The table scene and what it keeps: stakes and sums, log, undo, saves, faults, notes, and its place on the screen."""

from __future__ import annotations

import errno
import gc
from pathlib import Path
from threading import Event, Timer
from weakref import ref

import pygame
import pytest

from game.kit.errors import RuleFailed
from game.kit.prompts import Prompt
from game.kit.text import Words
from game.scenes.table import TableScene
from tests.scenes.table_driver import (
    HEROES,
    MakeServices,
    SitDown,
    Table,
    answer_by_clicks,
    answer_by_keys,
    table_maker,
)


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def answers_on_disk(table: Table) -> list[object]:
    """The answers that lie in the save of the journey."""
    return [given.ids for node in table.services.saves.read("journey").history for given in node.given]


def test_what_was_queued_for_a_table_does_not_keep_it_when_it_is_laid_anew(sit_down: SitDown) -> None:
    table = sit_down(seed="S3")
    table.app.step([], 50.0)
    images, before = table.services.images, ref(table.scene.ui.table)
    images.chores([before().draw])  # type: ignore[union-attr]
    table.scene.show_anew()
    table.app.step([], 50.0)
    gc.collect()
    assert before() is None


# -- what is told ------------------------------------------------------------------------------------


def test_before_a_roll_the_stakes_are_shown_and_after_it_the_sum(sit_down: SitDown) -> None:
    table = sit_down(seed="S3")
    table.key(pygame.K_1)
    table.key(pygame.K_BACKSPACE)
    table.app.draw()
    if table.prompt.kind in ("target", "spend"):
        assert table.scene.inspector.shows == "forecast"
    while not table.scene.play.why:
        answer_by_keys(table)
    table.app.draw()
    assert table.scene.inspector.shows in ("why", "forecast")
    assert all(row.text for row in table.scene.play.why)


def test_the_forecast_can_be_turned_off(sit_down: SitDown) -> None:
    table = sit_down(seed="S3", forecast=False)
    table.key(pygame.K_1)
    assert table.scene.play.forecast() is None


def test_hovering_a_card_shows_it_in_the_inspector(sit_down: SitDown) -> None:
    table = sit_down()
    hero = table.scene.ui.rect_of(HEROES[1])
    assert hero is not None
    table.move(hero.center)
    assert table.scene.inspector.piece == HEROES[1]
    assert not table.scene.ui.layout["inspector"].colliderect(hero)


def test_the_back_of_a_card_says_nothing_in_the_inspector(sit_down: SitDown) -> None:
    table = sit_down()
    board = table.scene.play.session.state.board
    hidden = next(piece for piece in board.zone("shadows") if not board.pieces[piece].face_up)
    place = table.scene.ui.rect_of(hidden)
    assert place is not None
    table.move(place.center)
    assert table.scene.pointer.over == hidden
    assert table.scene.inspector.piece == ""


def test_after_an_answer_nothing_is_hovered_until_the_pointer_moves(sit_down: SitDown) -> None:
    table = sit_down()
    card = table.scene.ui.rect_of(table.prompt.options[0])
    assert card is not None
    table.click(card.center)
    assert table.scene.ui.hovered == ""
    table.move((card.centerx + 1, card.centery))
    assert table.scene.ui.hovered == table.scene.pointer.over != ""


def test_where_an_enemy_is_to_be_chosen_the_inspector_shows_one(sit_down: SitDown) -> None:
    table = sit_down(seed="S3")
    table.until("activate-enemy")
    board = table.scene.play.session.state.board
    open_ = [piece for piece in table.prompt.options if board.pieces[piece].face_up]
    assert table.scene.inspector.asking == (open_[0] if open_ else table.prompt.chooser)


def test_notices_come_below_the_header_and_never_on_a_mat(sit_down: SitDown) -> None:
    table = sit_down()
    table.services.message("Saved", "good")
    table.app.draw()
    layout = table.scene.ui.layout
    assert table.app.toasts.top is not None
    assert layout["header"].bottom <= table.app.toasts.top < min(layout.seat(seat).y for seat in (1, 2))


def test_a_noun_of_the_log_is_a_link_to_its_card(sit_down: SitDown) -> None:
    table = sit_down()
    table.scene.follow_link(f"piece:{HEROES[1]}")
    assert table.scene.inspector.full == HEROES[1]
    table.key(pygame.K_ESCAPE)
    assert table.scene.inspector.full == ""


def test_dice_that_are_asked_about_lie_in_the_tray_also_after_a_load(sit_down: SitDown) -> None:
    table = sit_down(seed="whole-2")
    for _ in range(200):
        if table.prompt.kind == "reroll":
            break
        answer_by_clicks(table)
    assert table.prompt.kind == "reroll"
    saved = table.services.games.mode("terrinoth").load(table.services.saves.read("journey"))
    again = TableScene(table.services, table.services.games.mode("terrinoth"), saved, {"slot": "journey"})
    again.enter()
    assert all(again.ui.rect_of(f"die:{die}") is not None for die in table.prompt.options)


def test_a_new_size_keeps_the_question_and_what_is_marked(sit_down: SitDown) -> None:
    table = sit_down(seed="whole-2")
    table.until("spend")
    table.key(pygame.K_1)
    table.services.window.resize((1600, 900))
    table.app._refit()
    table.app.draw()
    assert table.prompt.kind == "spend"
    assert table.scene.ui.selection is not None
    assert table.scene.ui.selection.amount == 1


# -- undo, saves, faults -----------------------------------------------------------------------------


def test_undo_takes_back_and_says_what(sit_down: SitDown) -> None:
    table = sit_down()
    header = table.scene.ui.header
    assert not header.undo.enabled
    card = table.prompt.options[0]
    table.key(pygame.K_1)
    assert header.undo.enabled
    assert table.scene.play.undo_words in header.undo.label
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.prompt.kind == "activation-card"
    assert not table.scene.play.session.state.board.piece(card).exhausted
    assert table.scene.play.log[-1].tone == "undo"


def test_beyond_something_known_undo_asks_and_marks_the_run(sit_down: SitDown) -> None:
    table = sit_down()
    for _ in range(12):
        if not table.scene.play.undo_is_free and table.scene.play.undo_words:
            break
        answer_by_keys(table)
    session = table.scene.play.session
    given = len(session.journal())
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.scene.modal is not None
    assert len(session.journal()) == given
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.scene.modal is None
    assert len(session.journal()) == given - 1
    assert session.rewinds == 1


def test_every_decision_is_saved_before_the_next_one(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    saved = table.services.saves.read("journey")
    again = table.services.games.mode("terrinoth").load(saved)
    assert again.prompt == table.prompt
    resumed = TableScene(table.services, table.services.games.mode("terrinoth"), again, {"slot": "journey"})
    assert resumed.play.log, "the log is told again"


def test_a_full_disk_is_told_once_and_play_goes_on(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(roll_at_once=True)
    told: list[str] = []
    table.services.message = lambda text, kind="good": told.append(text)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space is left")

    monkeypatch.setattr(table.services.saves, "store", refuse)
    table.key(pygame.K_1)
    table.key(pygame.K_BACKSPACE)
    assert len(told) == 1
    assert "No space is left." in told[0]
    assert table.prompt.kind != "engage"
    table.scene.play.settle()
    monkeypatch.undo()
    answer_by_keys(table)
    table.scene.play.settle()
    assert len(told) == 2
    assert len(answers_on_disk(table)) == 3


def test_a_fault_of_the_disk_is_told_without_a_further_answer(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    told: list[str] = []
    table.services.message = lambda text, kind="good": told.append(text)

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "The disk is gone")

    monkeypatch.setattr(table.services.saves, "store", refuse)
    table.key(pygame.K_1)
    table.services.saves.settle()
    table.app.step([], 16)
    assert len(told) == 1


def test_an_answer_waits_until_the_one_before_is_on_disk(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down()
    play, saves = table.scene.play, table.services.saves
    store, free, seen = saves.store, Event(), []

    def slow(path: Path, data: bytes) -> None:
        assert free.wait(10)
        store(path, data)
        seen.append(len(play.session.journal()))

    play.settle()
    monkeypatch.setattr(saves, "store", slow)
    table.key(pygame.K_1)  # the frame does not wait
    assert (len(play.session.journal()), seen) == (1, [])
    table.app.draw()
    Timer(0.05, free.set).start()
    table.scene.answering.answer(table.prompt.options[:1] if table.prompt.least else [])
    assert seen[0] == 1, "the second answer was taken before the first was on disk"


def test_leaving_waits_for_the_disk(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down()
    saves = table.services.saves
    store, free = saves.store, Event()

    def slow(path: Path, data: bytes) -> None:
        assert free.wait(10)
        store(path, data)

    table.scene.play.settle()
    monkeypatch.setattr(saves, "store", slow)
    table.key(pygame.K_1)
    Timer(0.05, free.set).start()
    table.app.close()
    assert free.is_set()
    assert len(answers_on_disk(table)) == 1


def test_a_rule_that_fails_leaves_the_question_and_offers_ways_on(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    session, right = table.scene.play.session, table.scene.play.session.answer

    def fail(ids: object, **more: object) -> None:
        raise RuleFailed({"error": "it broke", "answers": []})

    monkeypatch.setattr(session, "answer", fail)
    table.key(pygame.K_1)
    assert table.scene.modal is not None
    assert "it broke" in table.scene.modal.text
    assert table.prompt.kind == "activation-card"
    monkeypatch.setattr(session, "answer", right)
    table.scene.modal.buttons[-1].press()
    assert table.prompt.kind == "engage"


def test_abandoning_asks_and_deletes_the_save(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_ESCAPE)
    assert table.scene.pause is not None
    table.scene.pause.buttons[-1].press()
    assert table.scene.modal is not None
    assert table.services.saves.list()
    table.app.draw()
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert not table.services.saves.list()
    assert type(table.app.stack.top).__name__ == "MenuScene"


# -- notes -------------------------------------------------------------------------------------------


def test_lessons_come_in_order_and_are_remembered(sit_down: SitDown) -> None:
    table = sit_down(hints=True)
    notes = table.scene.hint_sheet
    assert notes.note is not None
    assert notes.note.id == "lesson.turn"
    for _ in range(notes.note.pages):
        notes.buttons[0].press()
    assert "lesson.turn" in table.services.settings.of("terrinoth").seen
    table.key(pygame.K_1)
    assert notes.note is not None
    assert notes.note.id == "lesson.fight"


def test_skipped_lessons_do_not_come_back(sit_down: SitDown) -> None:
    table = sit_down(hints=True)
    table.scene.hint_sheet.skip_lessons()
    table.key(pygame.K_1)
    assert table.scene.hint_sheet.note is None


@pytest.mark.parametrize("button", [0, 1])
def test_the_focus_goes_to_the_question_when_a_note_is_put_away_by_keys(sit_down: SitDown, button: int) -> None:
    table = sit_down(hints=True)
    notes, focus = table.scene.hint_sheet, table.scene.ui.focus
    notes.page = notes.note.pages if notes.note is not None else 0
    table.key(pygame.K_TAB)
    focus.to(notes.buttons[button])
    gone = focus.current
    table.key(pygame.K_RETURN)
    assert notes.note is None
    assert focus.current is not gone
    assert focus.current is table.scene.ui.focus_order.first()


def test_a_note_hides_nothing_that_can_be_chosen(sit_down: SitDown) -> None:
    for heroes in (2, 3, 4):
        table = sit_down(heroes, hints=True)
        table.app.draw()
        note = table.scene.hint_sheet
        assert note.note is not None
        assert not any(note.rect.colliderect(rect) for rect in table.scene.ui.legal_rects())


def test_every_lesson_and_hint_has_words(words: Words, sit_down: SitDown) -> None:
    table = sit_down()
    lessons = table.scene.hint_sheet.lessons
    assert lessons.courses
    for course in lessons.courses.values():
        for lesson in course.lessons:
            for page in range(1, lesson.pages + 1):
                assert words(f"ui.table.lesson.{lesson.id}.{page}")
            assert words(f"ui.table.lesson.{lesson.id}.title")
    board = table.scene.play.scoreboard
    kinds = table.scene.play.mode.kinds()
    for kind, declared in kinds.items():
        note = lessons.next_note({"quest": "another"}, Prompt(kind, "x", "y", ("a",)), declared, board, ())
        assert (note is not None) == declared.hint
        if note is None:
            continue
        assert words(f"{note.key}.title")
        assert words(f"{note.key}.text")


# -- looks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1280, 1024)])
def test_the_dock_stays_inside_the_window_and_leaves_the_place_and_the_dice_free(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    table = sit_down(4, size=size)
    bounds = table.services.window.stage.bounds
    for _ in range(40):
        table.app.draw()
        ui = table.scene.ui
        for widget in (*ui.dock.options, *ui.dock.buttons, *ui.header.widgets):
            assert bounds.contains(widget.rect), f"{table.prompt.kind} leaves the window"
        for rect in ui.dock.rects:
            assert not rect.colliderect(ui.layout["location"])
            assert not rect.colliderect(ui.layout["dice"])
        table.scene.answering.answer(table.prompt.options[: max(table.prompt.least, 1)])
