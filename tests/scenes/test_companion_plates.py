"""Companions at the table: plates and menus, a choice that is shown before it is taken, reasons, seats handed over."""

from __future__ import annotations

import pygame
import pytest
from msgspec import structs

from game.app import App
from game.kit.companions import ADVISER
from game.kit.people import sit_down
from game.kit.text import Words
from game.scenes.table import TableScene
from game.scenes.table.name_tags import tags
from game.ui.screen.tempo import TEMPOS
from tests.scenes.driver import furnish, setup_with, the_mode
from tests.scenes.table_driver import MakeServices, Table

FRAME = 16
LONGEST = 4000


@pytest.fixture
def sit(make_services: MakeServices, tmp_path: object) -> object:
    """Gives a table whose last seats are played by these computer players."""

    def make(*computers: str, heroes: int = 2, **settings: object) -> Table:
        services = make_services((1280, 720), **({"speed": "now", "hints": False} | settings))
        furnish(services, tmp_path)  # type: ignore[arg-type]
        pieces = ("kari-wraithstalker", "trenloe-the-strong", "elder-mok", "astarra")[:heroes]
        setup = setup_with(pieces, seed="S1")
        first = heroes - len(computers)
        seats = [
            structs.replace(seat, computer=computers[at - first] if at >= first else "")
            for at, seat in enumerate(setup.seats)
        ]
        mode = the_mode()
        session = mode.session(structs.replace(setup, seats=tuple(seats))).begin()
        scene = TableScene(services, mode, session, {"slot": "companions"})
        table = Table(services, scene, App(services, scene))
        scene.ui.table.finish()
        scene.update(0.0)
        return table

    return make


def step(table: Table, frames: int = 1) -> None:
    for _ in range(frames):
        table.app.step([], FRAME)


def until_chosen(table: Table) -> None:
    """Let the person give first answers, and the companion think, until it shows what it has chosen on a card."""
    scene = table.scene
    for _ in range(LONGEST):
        step(table)
        if scene.ui.table.busy:
            scene.answering.skip()
        prompt = scene.play.prompt
        if prompt is not None and scene.ui.settled:
            scene.answering.answer(prompt.options[: max(prompt.least, 0)])
        if scene.turns._choice is not None and scene.play.session.prompt.kind == "activation-card":  # type: ignore[union-attr]
            return
    raise AssertionError("no companion has chosen a card")


def plate(table: Table, number: int) -> tuple[float, float]:
    return list(table.scene.companions.plates.values())[number].rect.center


def menu(table: Table, words: Words, key: str, **values: str) -> tuple[float, float]:
    """Where an entry of the open menu lies."""
    label = words(key, **values)
    return next(button.rect.center for button in table.scene.companions._buttons if button.label == label)


@pytest.mark.parametrize("player", ["sensible", ADVISER])
def test_a_choice_is_shown_on_its_card_before_it_is_taken_and_its_reason_is_told(sit: object, player: str) -> None:
    table = sit(player, speed="even")  # type: ignore[operator]
    scene = table.scene
    until_chosen(table)
    choice, given = scene.turns._choice, len(scene.play.session.journal())
    assert choice is not None
    (option,) = choice.ids
    assert scene.ui.table.marks[option].selected
    assert scene.ui.table.marks[option].chosen == 2
    step(table)
    assert list(scene.companions.plates.values())[1].label == choice.label
    step(table, int(TEMPOS["even"].reading / FRAME) - 3)
    assert len(scene.play.session.journal()) == given, "it is still shown"
    step(table, 6)
    assert len(scene.play.session.journal()) > given
    assert scene.play.session.journal()[given] == choice.ids
    assert option not in scene.ui.table.marks or not scene.ui.table.marks[option].chosen
    assert (choice.line.text, given + 1) in [(line.text, line.at) for line in scene.play.log]
    assert choice.label in choice.line.text
    kept = [each for entry in scene.play.session.entries for each in entry.given if each.reason]
    assert choice.reason in [each.reason for each in kept]


def test_undo_takes_the_companions_lines_back_with_the_last_answer_of_a_person(sit: object) -> None:
    table = sit("sensible")  # type: ignore[operator]
    until_chosen(table)
    scene = table.scene
    lines = len(scene.play.log)
    for _ in range(LONGEST):
        step(table)
        if scene.play.prompt is not None:
            break
    assert any(line.icon == "cog" for line in scene.play.log[lines:])
    scene.answering.take_back(rewind=True)
    assert scene.play.prompt is not None
    assert scene.play.prompt.chooser == "kari-wraithstalker" or scene.play.session.computer is None
    assert not any(line.icon == "cog" for line in scene.play.log[lines:])


def test_a_seat_is_handed_over_and_taken_back_by_the_mouse(sit: object, words: Words) -> None:
    table = sit()  # type: ignore[operator]
    scene, session = table.scene, table.scene.play.session
    step(table, 4)
    table.click(plate(table, 1))
    assert scene.companions.opened == "trenloe-the-strong"
    step(table)
    table.click(menu(table, words, "ui.companion.hand-to", who=words("computer.adviser")))
    assert session.companions == {"kari-wraithstalker": "", "trenloe-the-strong": ADVISER}
    assert not scene.companions.opened
    step(table)
    assert scene.ui.header.computers == {2}
    assert scene.play.log[-1].text == "Trenloe is played by the computer from now on: Adviser."
    table.click(plate(table, 1))
    step(table)
    table.click(menu(table, words, "ui.companion.take"))
    assert session.companions["trenloe-the-strong"] == ""
    step(table)
    assert scene.ui.header.computers == frozenset()


def test_by_keys_the_plates_are_reached_and_escape_closes_their_menu(sit: object) -> None:
    table = sit("sensible")  # type: ignore[operator]
    scene = table.scene
    plates = list(scene.companions.plates.values())
    step(table, 4)
    for _ in range(20):
        table.key(pygame.K_TAB)
        if scene.ui.focus.current in plates:
            break
    assert scene.ui.focus.current in plates
    scene.ui.focus.to(plates[1])
    table.key(pygame.K_RETURN)
    assert scene.companions.opened
    step(table)
    assert scene.ui.focus.current is scene.companions._buttons[0]
    table.key(pygame.K_ESCAPE)
    assert not scene.companions.opened
    assert scene.pause is None
    assert scene.ui.focus.current is plates[1]
    table.key(pygame.K_RETURN)
    step(table)
    table.key(pygame.K_RETURN)
    assert scene.play.session.companions["trenloe-the-strong"] == "", "taken over"


def test_while_a_menu_is_open_the_companion_waits_and_a_click_beside_closes_it(sit: object) -> None:
    table = sit("sensible", speed="slow")  # type: ignore[operator]
    until_chosen(table)
    scene, given = table.scene, len(table.scene.play.session.journal())
    table.click(plate(table, 1))
    step(table, 60)
    assert len(scene.play.session.journal()) == given
    ground = scene.companions._ground
    table.click((ground.rect.x + 6, ground.rect.y + 6))
    assert scene.companions.opened, "its parchment takes the click"
    table.click((300, 900))
    assert not scene.companions.opened
    step(table, 120)
    assert len(scene.play.session.journal()) > given


def test_no_tooltip_lies_over_an_open_menu(sit: object) -> None:
    table = sit("sensible", speed="slow")  # type: ignore[operator]
    step(table, 4)
    table.move(plate(table, 1))
    step(table, 90)
    assert table.scene.tooltip.shown
    table.click(plate(table, 1))
    step(table, 90)
    assert table.scene.companions.opened
    assert not table.scene.tooltip.shown


def test_a_seat_that_is_taken_over_while_its_companion_thinks_is_asked_at_once(sit: object, words: Words) -> None:
    table = sit(ADVISER, speed="slow")  # type: ignore[operator]
    until_chosen(table)
    scene, given = table.scene, len(table.scene.play.session.journal())
    table.click(plate(table, 1))
    step(table)
    table.click(menu(table, words, "ui.companion.take"))
    step(table, 60)
    assert len(scene.play.session.journal()) == given
    assert scene.play.prompt is not None
    assert scene.play.prompt.chooser == "trenloe-the-strong"


def test_after_a_look_at_the_settings_the_companion_thinks_anew(sit: object) -> None:
    table = sit(ADVISER)  # type: ignore[operator]
    until_chosen(table)
    scene, given = table.scene, len(table.scene.play.session.journal())
    scene.leave()
    scene.enter()
    for _ in range(LONGEST):
        step(table)
        if len(scene.play.session.journal()) > given:
            return
    raise AssertionError("it waits for ever")


@pytest.mark.parametrize(("heroes", "computers"), [(2, 0), (3, 1), (4, 2)])
def test_plates_hang_beside_the_name_of_whoever_sits_there(sit: object, heroes: int, computers: int) -> None:
    table = sit(*["sensible"] * computers, heroes=heroes)  # type: ignore[operator]
    scene = table.scene
    names = ("Ana", "A name that is so long that it never ends", "Bo", "Cid")
    for piece, name in zip(scene.companions.plates, names, strict=False):
        sit_down(scene.play.session, piece, name)
    scene.play.settle()
    scene.show_anew()
    step(table, 4)
    hung = tags(scene.ui)
    assert hung
    for piece, tag in hung.items():
        plate_, mat = scene.companions.plates[piece], scene.ui.table.seat_area(piece)
        assert not plate_.rect.colliderect(tag)
        assert plate_.rect.centery == pytest.approx(tag.centery)
        assert min(abs(plate_.rect.left - tag.right), abs(tag.left - plate_.rect.right)) < 10
        assert mat.left < plate_.rect.left
        assert plate_.rect.right < mat.right
        assert plate_.rect.top < mat.top < plate_.rect.bottom, "on the edge of the mat"


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_plates_cover_neither_cards_nor_numbers(sit: object, heroes: int) -> None:
    table = sit(*["sensible"] * (heroes - 1), heroes=heroes)  # type: ignore[operator]
    scene = table.scene
    step(table, 4)
    assert sum(plate.visible for plate in scene.companions.plates.values()) == heroes
    for number, plate_ in enumerate(scene.companions.plates.values(), 1):
        zones = [f"seat.{number}/{name}" for name in ("hero", "health", "engaged.1", "engaged.2", "engaged.3", "items")]
        for zone in zones:
            assert not plate_.rect.colliderect(scene.ui.layout[zone]), zone


def test_what_lies_below_the_open_log_is_not_pointed_at(sit: object) -> None:
    """The log lies over the plate of the last seat: it neither says who plays there nor opens the menu."""
    table = sit("adviser")  # type: ignore[operator]
    scene, where = table.scene, plate(table, 1)
    step(table, 4)
    table.click(where)
    assert scene.companions.opened
    scene.toggle_log()
    step(table, 40)
    assert scene.ui.drawer.covers(where)
    assert not scene.companions.opened, "the menu of the plate goes with it"
    table.move(where)
    step(table, 40)
    assert scene.tooltip.tip is None
    assert not scene.companions.covers(where)
    scene.toggle_log()
    step(table, 40)
    table.move((where[0] - 3, where[1]))
    assert scene.tooltip.tip is not None


def test_a_plate_names_every_computer_player_of_the_game_as_the_setup_does(sit: object) -> None:
    table = sit("random")  # type: ignore[operator]
    step(table)
    plate = list(table.scene.companions.plates.values())[-1]
    assert the_mode().computer_players()["random"].lower() in plate.label
