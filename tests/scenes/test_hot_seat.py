"""Hot-seat: several people at one screen, with devices of their own, who come and go in the middle of a game."""

from __future__ import annotations

import pygame
import pytest

from game.kit.people import sit_down
from game.kit.text import Words
from game.scenes.table.name_tags import tags
from game.scenes.table.players_sheet import PlayersSheet
from game.ui.screen.devices import KEYS
from game.ui.widgets.button import Button
from game.ui.widgets.textfield import TextField
from tests.scenes.table_driver import HEROES, MakeServices, SitDown, Table, table_maker

KARI, TRENLOE = HEROES[:2]


@pytest.fixture
def sit(make_services: MakeServices, words: Words, own_home: object) -> SitDown:
    """Lays a quest out for Ana and Ben; what is told is kept."""
    make = table_maker(make_services, words)

    def lay_out(**settings: object) -> Table:
        table = make(**settings)
        table.told = []  # type: ignore[attr-defined]
        table.services.message = lambda text, *kind: table.told.append(text)  # type: ignore[attr-defined]
        return table

    return lay_out


def pad(table: Table, button: int, instance: int) -> None:
    """Press a button of a pad."""
    table.look()
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        table.post(pygame.event.Event(kind, button=button, instance_id=instance))


def unplug(table: Table, instance: int) -> None:
    table.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance))


def answers(table: Table) -> int:
    return len(table.scene.play.session.journal())


def choose_by_pad(table: Table, instance: int) -> None:
    """Choose the first card that is offered, and roll."""
    table.scene.ui.focus_order.stay(table.scene.ui.targets[0].place, table.scene.ui.targets[0].option)
    pad(table, pygame.CONTROLLER_BUTTON_A, instance)
    if table.scene.ui.waiting is not None:
        pad(table, pygame.CONTROLLER_BUTTON_START, instance)


def open_sheet(table: Table) -> PlayersSheet:
    table.scene.open_pause()
    table.scene.dialogs.open_players()
    sheet = table.scene.pause
    assert isinstance(sheet, PlayersSheet)
    table.app.draw()
    return sheet


# -- names -------------------------------------------------------------------------------------------


def test_names_hang_on_the_mats_and_stand_in_the_banner(sit: SitDown) -> None:
    table = sit()
    assert table.scene.play.names == {KARI: "Ana", TRENLOE: "Ben"}
    assert table.scene.play.banner is not None
    assert table.scene.play.banner.who == "Ana · Kari"
    for piece, tag in tags(table.scene.ui).items():
        assert tag.colliderect(table.scene.ui.table.seat_area(piece))
        lies = table.scene.ui.rect_of(piece)
        assert lies is not None
        assert not tag.colliderect(lies), "it covers no card"


def test_another_name_is_typed_at_the_table(sit: SitDown) -> None:
    table = sit()
    sheet = open_sheet(table)
    field = sheet.rows[0][0]
    assert isinstance(field, TextField)
    sheet.focus.to(field)
    field.select_all()
    field.insert("Eve")
    table.key(pygame.K_ESCAPE)
    assert table.scene.pause is None
    assert table.scene.play.names[KARI] == "Eve"
    assert table.scene.play.banner is not None
    assert table.scene.play.banner.who == "Eve · Kari"
    assert "Kari is played by Eve from now on." in [line.text for line in table.scene.play.log]
    table.scene.play.keep()
    head = table.services.saves.list()[0].head
    assert [seat.player for seat in head.seats] == ["Eve", "Ben"]


def test_a_seat_is_given_to_a_companion_and_taken_back(sit: SitDown) -> None:
    table = sit()
    sheet = open_sheet(table)
    who = sheet.rows[0][1]
    assert isinstance(who, Button)
    who.press()
    play = table.scene.play
    assert play.session.companions[KARI] == next(iter(play.mode.computer_players()))
    assert play.names == {}, "one person is left"
    play.keep()
    assert [seat.computer for seat in table.services.saves.list()[0].head.seats] == [True, False]
    while play.session.companions[KARI]:
        who.press()
    assert play.names == {KARI: "Ana", TRENLOE: "Ben"}


# -- devices -----------------------------------------------------------------------------------------


def test_a_device_of_its_own_alone_answers_for_a_seat(sit: SitDown) -> None:
    table = sit(roll_at_once=True)
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 70)
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 71)
    table.scene.devices.give(KARI, "pad-2")
    table.app.step([], 16)
    assert table.scene.ui.dock.device == "pad-2"
    prompt = table.prompt
    table.key(pygame.K_1)
    table.key(pygame.K_RETURN)
    table.click(table.place_of(prompt.options[0]))
    choose_by_pad(table, 70)
    assert answers(table) == 0
    assert table.told[-1] == "Ana · Kari decides: Pad 2."  # type: ignore[attr-defined]
    choose_by_pad(table, 71)
    assert answers(table) > 0


def test_the_device_in_the_banner_is_that_of_the_name_in_it_while_dice_fall(sit: SitDown) -> None:
    table = sit(roll_at_once=True, speed="slow")
    for instance in (70, 71):
        pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, instance)
    table.scene.devices.give(KARI, "pad-1")
    table.scene.devices.give(TRENLOE, "pad-2")
    shown = set()
    for _ in range(12):
        if table.prompt.chooser == TRENLOE:
            break
        table.scene.answering.answer(table.prompt.options[: max(table.prompt.least, 1)])
        for _ in range(8):
            table.app.step([], 50)
            question = table.scene.ui.dock.question
            if question is not None:
                shown.add((question.prompt.chooser, table.scene.ui.dock.device, table.prompt.chooser))
    assert (KARI, "pad-1", TRENLOE) in shown, "Ben is asked, and Ana's roll is still told"
    assert {(chooser, device) for chooser, device, _ in shown} <= {(KARI, "pad-1"), (TRENLOE, "pad-2")}


def test_other_devices_may_look_and_open_the_menu(sit: SitDown) -> None:
    table = sit()
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 70)
    table.scene.devices.give(KARI, "pad-1")
    table.key(pygame.K_l)
    assert table.scene.ui.drawer.open
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_F10)
    assert table.scene.pause is not None


def test_taking_back_is_for_the_device_of_the_seat_too(sit: SitDown) -> None:
    table = sit()
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 70)
    table.scene.answering.answer(table.prompt.options[:1])
    given = answers(table)
    table.scene.devices.give(table.prompt.chooser, "pad-1")
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.click(table.scene.ui.header.undo.rect.center)
    assert answers(table) == given


def test_a_pad_that_is_unplugged_gives_its_seat_back(sit: SitDown) -> None:
    table = sit(roll_at_once=True)
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 70)
    table.scene.devices.give(KARI, "pad-1")
    table.app.step([], 16)
    unplug(table, 70)
    table.app.step([], 16)
    assert "Pad 1 is gone; Ana may use any device." in table.told  # type: ignore[attr-defined]
    assert table.scene.ui.dock.device == ""
    table.key(pygame.K_1)
    assert answers(table) == 1
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 75)
    assert table.scene.devices.of(KARI) == "pad-1", "plugged in again it is the seat's own once more"


def test_devices_go_round_in_the_sheet_and_are_kept(sit: SitDown) -> None:
    table = sit()
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 70)
    sheet = open_sheet(table)
    device = sheet.rows[1][-1]
    assert isinstance(device, Button)
    labels = []
    for _ in range(6):
        labels.append(device.label)
        device.press()
    away = [f"Pad {number} · not there" for number in (2, 3, 4)]
    assert labels == ["Any device", "Keyboard, mouse", "Pad 1", *away]
    device.press()
    table.scene.play.keep()
    assert table.services.saves.read("journey").meta["devices"] == {TRENLOE: KEYS}
    table.scene.play.meta["devices"] = {TRENLOE: "a drum"}
    assert table.scene.devices.of(TRENLOE) == ""


def test_every_seat_changes_hands_by_keys_alone_and_a_pad_is_told_which_it_is(sit: SitDown) -> None:
    table = sit()
    sheet = open_sheet(table)
    for key in (pygame.K_UP, pygame.K_LEFT):
        table.key(key)
    who = sheet.rows[1][1]
    assert sheet.focus.current is who
    table.key(pygame.K_RETURN)
    assert table.scene.play.session.companions[TRENLOE]
    table.key(pygame.K_UP)
    table.key(pygame.K_RIGHT)
    assert sheet.focus.current is sheet.rows[0][-1]
    table.key(pygame.K_RETURN)
    assert table.scene.devices.of(KARI) == KEYS
    table.key(pygame.K_TAB)
    assert sheet.focus.current is sheet.rows[0][0], "a name is reached by Tab"
    before = sheet._told()
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 70)
    pad(table, pygame.CONTROLLER_BUTTON_LEFTSTICK, 71)
    assert sheet._told() == f"You hold Pad 2. {before}"


# -- what happened meanwhile ---------------------------------------------------------------------------


def until_asked(table: Table, chooser: str) -> None:
    """Give first answers until somebody is asked, and see the question."""
    for _ in range(80):
        if table.prompt.chooser == chooser and table.prompt.kind == "activation-card":
            break
        table.scene.answering.answer(table.prompt.options[: max(table.prompt.least, 1)])
    assert table.prompt.chooser == chooser
    table.scene.ui.table.finish()
    for _ in range(40):
        table.app.step([], 100)


def test_what_others_did_shows_by_itself_for_a_moment_when_the_turn_comes_back(sit: SitDown) -> None:
    table = sit()
    until_asked(table, TRENLOE)
    recap = table.scene.recap
    assert recap.open
    assert any(line.actor == KARI for line in recap.lines)
    lines = list(recap.lines)
    table.app.draw()
    for _ in range(80):
        table.app.step([], 100)
    assert not recap.open, "for a moment"
    table.key(pygame.K_r)
    assert recap.open
    assert list(recap.lines) == lines
    for _ in range(120):
        table.app.step([], 100)
    assert recap.open, "asked for it stays"
    table.click(tags(table.scene.ui)[TRENLOE].center)
    assert not recap.open


def test_what_others_did_is_reached_by_a_pad_alone_and_put_away_by_it(sit: SitDown) -> None:
    table = sit(recap=False)
    until_asked(table, TRENLOE)
    recap = table.scene.recap
    pad(table, pygame.CONTROLLER_BUTTON_B, 0)
    menu = table.scene.pause
    assert menu is not None
    wanted = table.services.words("ui.table.menu-recap")
    for _ in menu.focus.widgets():
        if getattr(menu.focus.current, "label", "") == wanted:
            break
        pad(table, pygame.CONTROLLER_BUTTON_DPAD_DOWN, 0)
    pad(table, pygame.CONTROLLER_BUTTON_A, 0)
    assert table.scene.pause is None
    assert recap.open
    table.app.draw()
    pad(table, pygame.CONTROLLER_BUTTON_B, 0)
    assert (recap.open, table.scene.pause) == (False, None)


def test_the_name_of_who_decides_tells_under_the_pointer_what_a_click_shows(sit: SitDown) -> None:
    table = sit(recap=False)
    until_asked(table, TRENLOE)
    tip = table.scene.tooltip
    table.move(tags(table.scene.ui)[TRENLOE].center)
    table.app.step([], 1200)
    assert tip.tip is not None
    assert "Ben" in tip.tip.text
    table.move(tags(table.scene.ui)[KARI].center)
    assert tip.tip is None or "Ben" not in tip.tip.text


def test_it_can_be_switched_off_and_one_person_alone_is_told_nothing(sit: SitDown) -> None:
    table = sit(recap=False)
    until_asked(table, TRENLOE)
    assert not table.scene.recap.open
    table = sit()
    for piece in (KARI, TRENLOE):
        sit_down(table.scene.play.session, piece, "Ana")
    until_asked(table, TRENLOE)
    assert not table.scene.recap.open
