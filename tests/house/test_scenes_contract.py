"""What every game goes through on the screen: title, set-up, table and result by mouse; commands beside."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app import App
from game.commands.robot import Robot
from game.commands.shots import Gallery
from game.commands.stage import remember, sensible_player
from game.kit.mode import Mode
from game.modes import GameRecord, Library
from game.scenes.curtain import CurtainScene
from game.scenes.result.scene import ResultScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Scene, Services
from tests.house.shortened import play_shortened

NOTES = 4
"""So many notes are looked at, one after the other."""
DOCKED = 12
"""Within so many answers something is asked whose options hang or lie in the dock."""


def begun(services: Services, mode: Mode, seed: str) -> Robot:
    """A robot that has taken out the box, set a game up and sits at its table."""
    remember(services, mode, mode.workbench().samples()[0])
    services.settings.game = mode.id
    robot = Robot(App(services, MenuScene(services)), sensible_player(mode, seed))
    robot.frames(10)
    robot.begin_game(seed)
    return robot


def test_a_game_is_played_from_the_title_to_its_result_by_mouse(services: Services, mode: Mode) -> None:
    robot = begun(services, mode, "house")
    result = play_shortened(robot, sensible_player(mode, "house"))
    assert result.chronicle.text
    assert len(result.chronicle.standings) == len(mode.workbench().samples()[0].seats)
    assert robot.answers > 0
    (saved,) = services.saves.list()
    assert saved.head.game == mode.id
    assert saved.head.over
    counted = services.profiles.read().players
    people = {seat.player for seat in mode.setup_of(result.session.state).seats if not seat.computer}
    assert {player.name for player in counted} == people - {""}
    assert all(len(player.of(mode.id)) == 1 for player in counted)


def test_a_game_says_its_name_and_whose_rules_and_names_it_uses(library: Library, record: GameRecord) -> None:
    own, house = library.words(record.id), library.house_words
    assert own.has("ui.menu.name")
    assert own("ui.credits.rights") != house("ui.credits.rights")


def test_a_journey_is_listed_and_taken_up_again(services: Services, mode: Mode) -> None:
    robot = begun(services, mode, "again")
    for _ in range(3):
        robot.play_one()
    scene = robot.app.stack.top
    assert isinstance(scene, TableScene | CurtainScene)
    services.saves.settle()
    (saved,) = services.saves.list()
    assert saved.head.title
    taken_up = services.routes.resume(saved.slot)
    assert isinstance(taken_up, TableScene)
    assert taken_up.play.mode is mode


def test_a_picture_of_a_table_shows_what_whoever_is_asked_sees(services: Services, mode: Mode, tmp_path: Path) -> None:
    services.take_out(mode.id)
    gallery = Gallery(services, mode, tmp_path, 2)
    people = [setup for setup in mode.workbench().samples() if not any(seat.computer for seat in setup.seats)]
    sample = max(people, key=lambda setup: len(setup.seats))
    session = mode.session(sample).begin()
    gallery.sit_down(TableScene(services, mode, session, {"slot": "shot"}), "asked")
    taken = [path.stem for path in sorted(tmp_path.glob("*.png"))]
    hidden = mode.nature.hidden_hands and session.flow.hidden_hands and len(sample.seats) > 1
    assert taken == (["01-curtain", "02-asked"] if hidden else ["01-asked"])
    scene = gallery.app.stack.top
    assert isinstance(scene, TableScene)
    assert not scene.play.next_seat
    assert not scene.play.works


def test_what_is_explained_to_a_newcomer_lies_within_the_window(services: Services, mode: Mode) -> None:
    services.settings.hints = True
    services.take_out(mode.id)
    table = TableScene(services, mode, mode.session(mode.workbench().samples()[0]).begin(), {"slot": "hints"})
    app = App(services, table)
    for _ in range(NOTES):
        app.step([], 400.0)
        app.draw()
        if table.hint_sheet.note is None:
            break
        assert app.canvas.bounds.contains(table.hint_sheet.rect), table.hint_sheet.note
        table.hint_sheet.dismiss()


def test_whoever_points_at_an_option_of_the_dock_points_at_the_dock(services: Services, mode: Mode) -> None:
    services.take_out(mode.id)
    table = TableScene(services, mode, mode.session(mode.workbench().samples()[0]).begin(), {"slot": "dock"})
    robot, seen = Robot(App(services, table), sensible_player(mode, "dock")), 0
    for _ in range(DOCKED):
        for card in table.ui.dock.options:
            assert table.ui.covers(card.rect.center), card.option.choice
            seen += 1
        if seen or robot.app.stack.top is not table:
            break
        robot.play_one()
    assert seen or not any(kind.gesture.dock for kind in mode.kinds().values())


def test_every_scene_about_a_game_is_drawn(services: Services, mode: Mode) -> None:
    routes, table = services.routes, mode.workbench().full_table(mode.nature.seats[1])
    services.take_out(mode.id)
    rule = next(iter(mode.book().rules))
    scenes: list[Scene] = [routes.setup(mode), routes.rules(mode, rule), routes.load(mode.id)]
    scenes.append(TableScene(services, mode, table, {"slot": "drawn"}))
    for scene in scenes:
        app = App(services, scene)
        before = pygame.image.tobytes(services.window.surface, "RGB")
        app.step([], 400.0)
        app.draw()
        assert pygame.image.tobytes(services.window.surface, "RGB") != before


def test_a_seat_of_the_computer_plays_by_itself(services: Services, mode: Mode) -> None:
    if not mode.nature.computer_seats:
        return
    setup = next(sample for sample in mode.workbench().samples() if any(seat.computer for seat in sample.seats))
    services.take_out(mode.id)
    session = mode.session(setup).begin()
    robot = Robot(App(services, TableScene(services, mode, session, {"slot": "computer"})), sensible_player(mode, "c"))
    result = play_shortened(robot, sensible_player(mode, "c"))
    assert isinstance(result, ResultScene)
    given = [given for entry in session.entries for given in entry.given]
    assert {given.computer for given in given} == {True, False}


def test_the_title_says_how_many_may_play(library: Library, record: GameRecord) -> None:
    assert library.title(record.id).seats == library.mode(record.id).nature.seats
