"""Saves as players meet them: two windows, a disk that is full, a view that fails, deleting, copies, other versions."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.app import App
from game.kit.mode import View
from game.kit.past import told_anew
from game.kit.saves import Saves
from game.kit.text import Words
from game.scenes.error import ErrorScene
from game.scenes.load import LoadScene
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, begun, furnish, played, saves_in, see
from tests.scenes.table_driver import SitDown, Table, table_maker

MakeServices = Callable[..., Services]


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


@contextmanager
def full_disk(saves: Saves) -> Iterator[None]:
    """A disk that takes nothing for a while."""

    def refuse(path: Path, data: bytes, *, older: bool = True) -> None:
        raise OSError(28, "No space left on device")

    saves.store = refuse  # type: ignore[method-assign]
    try:
        yield
    finally:
        del saves.store  # type: ignore[method-assign]


def open_load(make_services: MakeServices, home: Path, **over: Any) -> Hands:
    saves = saves_in(home / "saves")
    saves.write("older", begun(seed="FERN-1"), {})
    saves.write("newer", begun(seed="AMBER-1"), {})
    services = furnish(make_services(), home)
    return Hands(services, LoadScene(services))


def answers(saves: Saves, slot: str) -> int:
    return sum(len(node.given) for node in saves.read(slot).history)


def press(table: Table, label: str) -> None:
    """Press a button of the question that is open."""
    assert table.scene.modal is not None
    next(button for button in table.scene.modal.buttons if button.label == table.services.words(label)).press()
    if table.scene.modal is not None and table.scene.modal.done:
        table.scene.modal = None
    table.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))], 16)


# -- two windows -------------------------------------------------------------------------------------


@pytest.fixture
def elsewhere(make_services: MakeServices, own_home: Path) -> tuple[Hands, Saves]:
    """A list of journeys, of which another window plays the one that is looked at."""
    hands, other = open_load(make_services, own_home), saves_in(own_home / "saves")
    other.claim("newer")
    other.read("newer")
    return hands, other


def test_a_journey_that_another_window_plays_is_asked_about(elsewhere: tuple[Hands, Saves]) -> None:
    hands, _ = elsewhere
    hands.press("return")
    assert hands.scene.modal.focus.current is hands.button("Leave it there")
    hands.press("return")
    assert isinstance(hands.scene, LoadScene)
    hands.press("down", "return")
    assert isinstance(hands.scene, TableScene)  # another journey is free


def test_it_can_be_watched_without_a_trace(elsewhere: tuple[Hands, Saves]) -> None:
    hands, other = elsewhere
    before = other.path("newer").read_bytes()
    hands.press("return")
    hands.click(hands.button("Watch"))
    assert isinstance(hands.scene, ReplayScene)
    assert other.path("newer").read_bytes() == before
    other.write("newer", begun(seed="AMBER-1"), {})  # the other window plays on


def test_it_can_be_taken_over_and_the_other_window_is_told(
    elsewhere: tuple[Hands, Saves], sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, _ = elsewhere
    hands.press("return")
    hands.click(hands.button("Go on here"))
    assert isinstance(hands.scene, TableScene)
    hands.press("1")
    hands.scene.play.settle()
    assert not hands.scene.play.unsaved
    assert answers(hands.app.services.saves, "newer") == 1


def lose(table: Table) -> Saves:
    """Let another window take the journey of this table over, and this one notice."""
    table.scene.play.settle()
    other = saves_in(table.services.saves.folder)
    other.take_over("journey")
    table.key(pygame.K_1)
    table.scene.play.settle()
    table.app.step([], 16)
    assert table.scene.modal is not None
    assert table.scene.modal.title == table.services.words("ui.load.busy-title")
    return other


def test_the_window_that_lost_its_journey_can_keep_what_it_decided_as_its_own(sit_down: SitDown) -> None:
    table, told = sit_down(), []
    table.services.message = lambda text, kind="good": told.append(text)
    other = lose(table)
    assert told == []
    press(table, "ui.error.title-menu")
    press(table, "ui.table.unsaved-elsewhere")
    assert isinstance(table.app.stack.top, MenuScene)
    infos = {info.slot: info.head.decisions for info in other.list()}
    assert infos.pop("journey") == 0
    assert len(infos) == 1
    assert next(iter(infos.values())) >= 1


def test_the_window_that_lost_its_journey_takes_no_answer_before_it_is_told_what_to_do(sit_down: SitDown) -> None:
    table = sit_down()
    lose(table)
    answered = len(table.scene.play.session.journal())
    table.key(pygame.K_2)
    assert len(table.scene.play.session.journal()) == answered
    table.key(pygame.K_ESCAPE)  # watches, the harmless answer
    assert isinstance(table.app.stack.top, ReplayScene)
    table.key(pygame.K_ESCAPE)
    table.app.step([], 16)
    assert table.app.stack.top is table.scene
    assert table.scene.modal is not None


def test_a_journey_is_taken_back_as_it_stands_in_the_other_window(sit_down: SitDown) -> None:
    table = sit_down()
    other = lose(table)
    press(table, "ui.table.taken-over-back")
    shown = table.app.stack.top
    assert isinstance(shown, TableScene)
    assert shown is not table.scene
    assert shown.play.session.journal() == []
    see(table.app, shown)
    table.key(pygame.K_1)
    shown.play.settle()
    assert not shown.play.unsaved
    assert answers(saves_in(other.folder), "journey") == 1


# -- answer, then disk, then show --------------------------------------------------------------------


def test_an_answer_is_on_disk_before_a_view_that_fails_and_is_asked_anew_after_a_retry(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    table.app._error_scene = ErrorScene
    before, choices = table.prompt, table.scene.play.choices
    view = type(table.scene.play.view)
    log = view.log

    def fail(self: View, events: object) -> None:
        raise LookupError("no words for it")

    monkeypatch.setattr(view, "log", fail)
    table.key(pygame.K_1)
    assert isinstance(table.app.stack.top, ErrorScene)
    table.services.saves.settle()
    assert answers(table.services.saves, "journey") == 1
    monkeypatch.setattr(view, "log", log)
    error = table.app.stack.top
    error.modal.buttons[1].press()  # try again
    table.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))], 16)
    assert table.app.stack.top is table.scene
    play = table.scene.play
    assert play.session.prompt is not before
    assert play.banner is not None
    assert [choice.id for choice in play.choices] == list(play.session.prompt.options)
    assert play.choices != choices
    assert [line.text for line in play.log] == [line.text for line in told_anew(play.session, play.mode.view)]
    table.app.draw()


# -- leaving while the disk is full ------------------------------------------------------------------


def test_leaving_while_the_disk_is_full_asks(sit_down: SitDown) -> None:
    table = sit_down()
    with full_disk(table.services.saves):
        table.key(pygame.K_1)
        table.scene.dialogs.leave()
        assert table.scene.modal is not None
        assert "No space left" in table.scene.modal.text
        table.app.draw()
        press(table, "ui.table.unsaved-again")
        assert table.scene.modal is not None  # still full
    press(table, "ui.table.unsaved-again")
    assert isinstance(table.app.stack.top, MenuScene)
    assert answers(table.services.saves, "journey") == 1


def test_closing_the_window_while_the_disk_is_full_asks_also_from_a_scene_over_the_table(sit_down: SitDown) -> None:
    table, quit_event = sit_down(), pygame.event.Event(pygame.QUIT)
    with full_disk(table.services.saves):
        table.key(pygame.K_1)
        table.scene.dialogs.open_rules()
        table.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))], 16)
        assert table.app.stack.top is not table.scene
        table.app.step([quit_event], 16)
        assert table.app.stack.top is table.scene
        assert not table.app.stack.ended
        press(table, "ui.table.unsaved-leave")
    assert table.app.stack.ended


def test_closing_the_window_asks_nothing_where_all_is_saved(sit_down: SitDown) -> None:
    table = sit_down()
    table.key(pygame.K_1)
    table.app.step([pygame.event.Event(pygame.QUIT)], 16)
    assert table.app.stack.ended
    assert answers(table.services.saves, "journey") == 1


def test_what_no_disk_takes_can_be_saved_in_another_folder(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table, told = sit_down(), []
    monkeypatch.setattr("game.paths.rescue_folders", lambda: [tmp_path / "rescue"])
    with full_disk(table.services.saves):
        table.key(pygame.K_1)
        table.scene.dialogs.leave()
        table.services.message = lambda text, kind="good": told.append(text)
        press(table, "ui.table.unsaved-elsewhere")
    (file,) = (tmp_path / "rescue").iterdir()
    assert str(file) in told[0]
    assert isinstance(table.app.stack.top, MenuScene)
    saves = table.services.saves
    assert answers(saves, saves.bring_in(file)) == 1


def test_the_menu_says_everything_is_saved_only_where_it_is(sit_down: SitDown) -> None:
    table = sit_down()
    assert table.scene.dialogs.pause().saved
    with full_disk(table.services.saves):
        table.key(pygame.K_1)
        assert not table.scene.dialogs.pause().saved


# -- the list ----------------------------------------------------------------------------------------


def test_what_was_deleted_can_be_brought_back_as_long_as_the_list_is_open(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_load(make_services, own_home)
    hands.scene.delete()
    hands.scene.delete()
    hands.wait(20)
    assert hands.scene.journeys == []
    for slot in ("older", "newer"):
        hands.click(hands.button("Bring it back"))
        assert hands.scene.selected.slot == slot
    assert {saved.slot for saved in hands.scene.journeys} == {"older", "newer"}
    assert hands.scene.deleted == []


def test_keeping_aside_and_deleting_what_cannot_be_moved_is_told(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    for name in (" odd", "x" * 120, "\udc80name"):
        (own_home / "saves" / f"{name}.json").write_bytes(b"{")
    hands.scene.enter()
    hands.wait(20)
    for saved in [saved for saved in hands.scene.journeys if saved.broken]:
        hands.scene.look_at(saved.slot)
        hands.wait(20)
        hands.scene.keep_aside()
        hands.scene.delete()
        hands.wait(20)
    assert len(hands.messages) == 6
    assert all("no name for a save" in told for told in hands.messages)


def test_a_file_that_vanishes_while_it_is_looked_at_is_no_error(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    (own_home / "saves" / "newer.json").unlink()
    hands.scene.keep_aside()
    hands.scene.delete()
    hands.wait(20)
    assert [saved.slot for saved in hands.scene.journeys] == ["older"]


def test_a_journey_is_exported_and_a_dropped_file_is_brought_in(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    hands.click(hands.button("Export"))
    (file,) = (own_home / "exports").iterdir()
    assert str(file) in hands.messages[-1]
    hands._send(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert hands.scene.selected.slot == "newer-2"
    (own_home / "torn").write_text("{")
    hands._send(pygame.event.Event(pygame.DROPFILE, file=str(own_home / "torn")))
    assert "torn" in hands.messages[-1]
    assert len(hands.scene.journeys) == 3


def test_a_damaged_journey_goes_on_from_the_save_before_and_says_what_that_costs(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_load(make_services, own_home)
    hands.press("return")
    see(hands.app, hands.scene)
    hands.press("1")
    hands.scene.play.settle()
    hands.scene.dialogs.leave()
    hands.move((1, 1))
    path = own_home / "saves" / "newer.json"
    path.write_bytes(path.read_bytes()[:-60])
    damaged = path.read_bytes()
    services = furnish(make_services(), own_home)
    again = Hands(services, LoadScene(services))
    again.press("return")
    assert isinstance(again.scene, TableScene)
    assert len(again.scene.play.session.journal()) == 0
    assert "1 decision" in again.messages[-1]
    assert path.read_bytes() == damaged  # looking at it writes nothing
    again.press("1")
    again.scene.play.settle()
    assert (own_home / "saves" / "newer.broken").read_bytes() == damaged
    assert answers(services.saves, "newer") == 1


# -- other rules, other cards ------------------------------------------------------------------------


def rewrite(path: Path, change: Callable[[dict[str, Any], dict[str, Any]], None]) -> bytes:
    """Change head and game of a save; gives its bytes."""
    head, body = (msgspec.json.decode(line) for line in path.read_bytes().splitlines())
    change(head, body)
    path.write_bytes(msgspec.json.encode(head) + b"\n" + msgspec.json.encode(body) + b"\n")
    return path.read_bytes()


def test_a_journey_is_not_written_by_looking_at_it(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    path = own_home / "saves" / "newer.json"
    before = rewrite(path, lambda head, body: head.update(version="9.9.9", content="future"))
    hands.press("return")
    assert isinstance(hands.scene, TableScene)
    assert "9.9.9" in hands.messages[-1]
    assert "what was played stands" in hands.messages[-1]
    hands.scene.dialogs.leave()
    hands.move((1, 1))
    assert path.read_bytes() == before
    hands.wait(20)
    hands.app.services.saves.claim("newer")  # and nobody holds it any more


def test_a_card_that_is_gone_is_told_in_words_when_the_journey_is_opened(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_load(make_services, own_home)
    path = own_home / "saves" / "newer.json"

    def lose_a_card(head: dict[str, Any], body: dict[str, Any]) -> None:
        pieces = body["state"]["board"]["pieces"].values()
        next(piece for piece in pieces if piece["card"].endswith("-minion"))["card"] = "cutpurse-minion"

    before = rewrite(path, lose_a_card)
    hands.press("return")
    assert isinstance(hands.scene, LoadScene)
    assert "does not have: cutpurse-minion" in hands.messages[-1]
    rewrite(path, lambda head, body: body["state"]["setup"].update(quest="the-moon"))
    hands.press("return")
    assert "the-moon" in hands.messages[-1]
    assert "setup." not in hands.messages[-1]
    assert before
    other = saves_in(own_home / "saves")
    other.claim("newer")  # a journey that could not be opened is held by nobody


def test_log_and_undo_stay_where_the_rules_tell_another_story(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    hands.press("return")
    for _ in range(8):
        prompt = hands.scene.play.session.prompt
        hands.scene.answering.answer(prompt.options[: max(1, prompt.least)])
    hands.scene.dialogs.leave()
    hands.move((1, 1))
    log = [line.text for line in hands.app.services.saves.read("newer").log]
    assert len(log) > 8

    def other_rules(head: dict[str, Any], body: dict[str, Any]) -> None:
        head["content"] = "other"
        next(node for node in body["history"] if "given" in node)["given"][0]["ids"] = ["nothing-like-it"]

    rewrite(own_home / "saves" / "newer.json", other_rules)
    hands.app.stack.top.take_up(hands.app.stack.top.journeys[0])
    hands.move((2, 2))
    assert isinstance(hands.scene, TableScene)
    assert "its log stays as it was written" in hands.messages[-1]
    assert [line.text for line in hands.scene.play.log] == log
    for _ in range(12):
        hands.scene.answering.take_back(rewind=True)
    assert "cannot go back further" in hands.messages[-1]
    kept = [line.text for line in hands.scene.play.log if line.tone != "undo"]
    assert kept == log[: len(kept)]
    assert len(kept) > 8
    hands.app.draw()


def test_what_cannot_be_shown_is_refused_and_kept(
    make_services: MakeServices, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_load(make_services, own_home)
    mode = hands.app.services.games.mode("terrinoth")
    view = type(mode.view(begun()))
    before = (own_home / "saves" / "newer.json").read_bytes()
    for name in ("scoreboard", "choices", "banner", "own", "face", "sheet", "describe"):
        with monkeypatch.context() as patch:
            patch.setattr(view, name, lambda *_: 1 / 0)
            hands.press("return")
            assert isinstance(hands.scene, LoadScene), name
            assert "does not fit this version" in hands.messages[-1]
    assert (own_home / "saves" / "newer.json").read_bytes() == before
    hands.press("return")
    assert isinstance(hands.scene, TableScene)


def test_a_finished_journey_whose_end_cannot_be_shown_is_refused(
    make_services: MakeServices, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_load(make_services, own_home)
    hands.app.services.saves.write("over", played(), {})
    shutil.copy(own_home / "saves" / "over.json", own_home / "saves" / "over (1).json")
    hands.scene.enter()
    view = type(hands.app.services.games.mode("terrinoth").view(begun()))
    monkeypatch.setattr(view, "chronicle", lambda *_: 1 / 0)
    hands.scene.look_at("over (1)")
    hands.press("return")
    assert isinstance(hands.scene, LoadScene)
    assert "does not fit this version" in hands.messages[-1]


def test_the_title_asks_as_the_list_does(make_services: MakeServices, own_home: Path) -> None:
    saves = saves_in(own_home / "saves")
    saves.write("one", begun(), {})
    saves.claim("one")
    services = furnish(make_services(), own_home)
    hands = Hands(services, MenuScene(services))
    hands.press("return")
    assert hands.scene.modal is not None
    hands.press("escape")
    saves.release()
    hands.press("return")
    assert isinstance(hands.scene, TableScene)
    assert isinstance(hands.app, App)
