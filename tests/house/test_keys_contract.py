"""Every game can be played by keys alone, from the title to its result; and the map and the curtain have their keys."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.commands.robot import CURTAIN_FRAMES
from game.kit.mode import Mode
from game.kit.prompts import Prompt
from game.kit.setup import Setup
from game.kit.table import Answerer
from game.modes import Library
from game.scenes.curtain import CurtainScene
from game.scenes.setup.seats import ComputerSeat
from game.scenes.table import TableScene
from game.scenes.table.focus_places import CellCursor
from game.scenes.title import MenuScene
from game.ui.screen.scene import Services
from game.ui.widgets.toggle import Toggle
from tests.house.keyboard import ENTER, Keyboard
from tests.house.shortened import play_shortened
from tests.scenes.driver import see

ANSWERS = 12
"""Answers that are given by digits."""


def at_title(services: Services, player: Answerer, *, by_number: bool = False) -> Keyboard:
    """A hand on the keyboard before the title, where the first box is out."""
    services.settings.game = services.games.ids[0]
    hand = Keyboard(App(services, MenuScene(services)), player, by_number=by_number)
    hand.frames(10)
    return hand


def any_player(mode: Mode) -> Answerer:
    """The last of a game's computer players: what it answers goes everywhere."""
    return mode.computer_player(list(mode.computer_players())[-1], "keys")


def test_a_game_is_played_from_the_title_to_its_result_and_back_by_keys(services: Services, mode: Mode) -> None:
    services.settings.hints = True
    mode.words.missing.clear()
    hand = at_title(services, any_player(mode))
    hand.begin(hand.set_up(mode.id, "keys"))
    result = play_shortened(hand, any_player(mode))
    assert services.bindings.device == "keyboard"
    assert result.mode is mode
    assert result.session.state.seed == "keys"
    assert hand.answers > 0
    hand.key(pygame.K_ESCAPE)
    hand.until(lambda: isinstance(hand.app.stack.top, MenuScene), "the title")
    assert not mode.words.missing


def test_options_are_taken_by_the_digits_that_are_shown(services: Services, mode: Mode) -> None:
    hand = at_title(services, any_player(mode), by_number=True)
    hand.begin(hand.set_up(mode.id, "digits"))
    for _ in range(ANSWERS):
        hand.play_one()
    assert hand.answers == ANSWERS


def test_the_way_through_the_set_up_changes_nothing(services: Services, mode: Mode) -> None:
    hand = at_title(services, any_player(mode))
    setup = hand.set_up(mode.id, "way")
    before = (setup.state.undo, dict(setup.state.choices), setup.state.first)
    for toggle in [widget for widget in setup.focus.parts["options"] if isinstance(widget, Toggle)]:
        hand.walk_to(lambda widget, toggle=toggle: widget is toggle, toggle.label)  # type: ignore[misc]
    assert (setup.state.undo, dict(setup.state.choices), setup.state.first) == before
    hand.key(pygame.K_SPACE)
    assert setup.state.undo != before[0], "the last switch is that of undo"


def test_a_seat_is_given_to_the_computer_by_keys(services: Services, mode: Mode) -> None:
    hand = at_title(services, any_player(mode))
    setup = hand.set_up(mode.id, "computer")
    if not mode.nature.computer_seats:
        assert not any(isinstance(widget, ComputerSeat) for widget in setup.focus.widgets())
        return
    hand.walk_to(lambda widget: isinstance(widget, ComputerSeat), "the computer's sign")
    hand.key(ENTER)
    assert [seat.computer for seat in setup.state.seats if seat.computer] == [next(iter(mode.computer_players()))]


# -- the map and the curtain of the tiny game ------------------------------------------------------------


def at_walk(services: Services, library: Library, *, swift: bool = True) -> tuple[Keyboard, TableScene, Prompt]:
    """The first player of the tiny game is asked to walk: its curtain is open, its figure stands in the middle."""
    mode = library.mode("tiny")
    (setup,) = (
        found
        for found in mode.workbench().samples()
        if found.choices["board"] == "brook" and found.switched("swift") == swift and not found.seats[1].computer
    )
    return at_table(services, mode, setup)


def at_table(services: Services, mode: Mode, setup: Setup) -> tuple[Keyboard, TableScene, Prompt]:
    """The table of a game with its first question; whoever is asked sits there."""
    services.take_out(mode.id)
    scene = TableScene(services, mode, mode.session(setup).begin(), {"slot": "keys"})
    hand = Keyboard(App(services, scene), any_player(mode))
    hand.until(lambda: scene.play.prompt is not None and hand.app.stack.top is scene, "a question")
    see(hand.app, scene)
    assert scene.play.prompt is not None
    return hand, scene, scene.play.prompt


def test_arrows_lead_over_the_map_and_enter_walks_there(services: Services, library: Library) -> None:
    hand, scene, asked = at_walk(services, library)
    assert asked.kind == "walk"
    assert isinstance(scene.ui.focus.current, CellCursor)
    hand.key(pygame.K_UP)
    assert scene.ui.focused_place == "cell:1,0"
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RIGHT)
    assert scene.ui.focused_place == "cell:2,1"
    hand.key(ENTER)
    hand.frames(20)
    assert scene.play.session.state.board.piece(asked.chooser).zone == "cell:2,1"


def test_backspace_stays_and_ctrl_z_goes_back(services: Services, library: Library) -> None:
    hand, scene, asked = at_walk(services, library, swift=False)
    hand.key(pygame.K_LEFT)
    hand.key(ENTER)
    hand.frames(20)
    board = scene.play.session.state.board
    assert board.piece(asked.chooser).zone == "cell:0,1"
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    hand.frames(3)
    assert scene.play.session.state.board.piece(asked.chooser).zone == "cell:1,1"
    assert scene.play.prompt == asked
    see(hand.app, scene)
    hand.key(pygame.K_BACKSPACE)
    hand.frames(20)
    assert scene.play.session.journal()[-1] == ()


def test_no_digit_stands_on_a_cell(services: Services, library: Library) -> None:
    hand, scene, asked = at_walk(services, library)
    selection = scene.ui.selection
    assert selection is not None
    assert [selection.digit(option) for option in asked.options] == [0] * len(asked.options)
    hand.key(pygame.K_1, text="1")
    assert scene.play.prompt is asked


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_the_curtain_is_opened_by_the_keys_that_confirm(services: Services, library: Library, key: int) -> None:
    mode = library.mode("tiny")
    services.take_out(mode.id)
    scene = TableScene(services, mode, mode.session(mode.workbench().samples()[0]).begin(), {"slot": "curtain"})
    hand = Keyboard(App(services, scene), any_player(mode))
    hand.frames(2)
    hand.key(key)
    assert isinstance(hand.app.stack.top, CurtainScene), "a second press of the key before opens nothing"
    hand.frames(CURTAIN_FRAMES)
    for other in (pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_SPACE, pygame.K_1, pygame.K_i, pygame.K_l):
        hand.key(other)
        assert isinstance(hand.app.stack.top, CurtainScene), "nobody opens it by chance"
    hand.key(key)
    hand.frames(3)
    assert hand.app.stack.top is scene
    assert scene.play.seat == 1


def test_from_the_curtain_keys_lead_to_the_title(services: Services, library: Library) -> None:
    mode = library.mode("tiny")
    services.take_out(mode.id)
    scene = TableScene(services, mode, mode.session(mode.workbench().samples()[0]).begin(), {"slot": "curtain"})
    hand = Keyboard(App(services, scene), any_player(mode))
    hand.frames(5)
    curtain = hand.app.stack.top
    assert isinstance(curtain, CurtainScene)
    hand.press_button(curtain.leave_table, "the way out")
    hand.until(lambda: isinstance(hand.app.stack.top, MenuScene), "the title")
