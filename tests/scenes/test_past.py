"""The table as it was: from the log, led by bar, wheel and keys, and gone on from as a new journey."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.kit.codec import to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.line_moment import at_line
from game.kit.mode import Mode
from game.kit.past import Glance, as_of, told_anew
from game.kit.shown import LogLine
from game.modes import Library, load_words
from game.scenes.journey import title_of
from game.scenes.replay import ReplayScene
from game.scenes.router import Router
from game.scenes.table import TableScene
from game.ui.screen.rich_text import plain
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from tests.house.conftest import RECORDS
from tests.scenes.driver import Hands, begun, furnish, played, the_mode

MakeServices = Callable[..., Services]
ANSWERS = 14


@pytest.fixture
def table(make_services: MakeServices, own_home: Path) -> Hands:
    """A quest after some answers, on disk."""
    services = furnish(make_services(speed="now", hints=False), own_home)
    hands = Hands(services, TableScene(services, the_mode(), begun(), {"slot": "one", "undo": True}))
    player = RandomPlayer("past")
    for _ in range(ANSWERS):
        session = hands.scene.play.session
        hands.scene.answering.answer(player(session.table, session.prompt, None))
    hands.scene.play.keep()
    hands.wait(100)
    return hands


def open_log(hands: Hands) -> None:
    """Open the log and let it slide in."""
    hands.press("l")
    hands.wait(400)
    hands.app.draw()


def line_of(hands: Hands, at: int, number: int = -1) -> tuple[LogLine, tuple[float, float]]:
    """A line that was told after so many answers (the last one), and a place on it beside its nouns."""
    drawer = hands.scene.ui.drawer
    line = [line for line in drawer.lines if line.at == at][number]
    drawer.area.scroller.to(0.0)
    placed = drawer._placed[drawer.lines.index(line)]
    drawer.area.scroller.show(placed.top, placed.top + placed.height)
    return line, (drawer.area.rect.x + 3, drawer.area.rect.y - drawer.area.scroller.offset + placed.top + 4)


def test_a_click_on_a_line_shows_the_table_of_that_moment_and_leads_back(table: Hands) -> None:
    play, live = table.scene.play, table.scene
    before, file = to_plain(play.session.state), table.app.services.saves.path("one").read_bytes()
    open_log(table)
    line, place = line_of(table, 4)
    table.click(place)
    past = table.scene
    assert isinstance(past, ReplayScene)
    assert (past.at, past.paused) == (line.at, True)
    assert to_plain(past.scene.play.session.state) == to_plain(as_of(play.session, 4).state)
    assert past.control.title.startswith("Past: round ")
    table.app.draw()
    table.press("escape")
    assert table.scene is live
    assert to_plain(play.session.state) == before
    assert table.app.services.saves.path("one").read_bytes() == file


def test_after_looking_back_a_click_belongs_to_the_table_again(table: Hands) -> None:
    live = table.scene
    open_log(table)
    _, place = line_of(table, 4)
    table.click(place)
    table.press("escape")
    table.press("l")
    table.wait(400)
    assert not live.ui.drawer.open
    table.click(place)
    assert table.scene is live


def longest(hands: Hands) -> int:
    """The answer from which most lines followed."""
    ats = [line.at for line in hands.scene.play.log]
    return max(set(ats[1:]), key=ats.count)


def test_what_was_laid_out_before_the_first_round_is_not_called_a_round(table: Hands) -> None:
    table.scene.look_back(next(line for line in table.scene.play.log if line.at == 0))
    table.move((5, 5))
    table.wait(50)
    assert isinstance(table.scene, ReplayScene)
    assert table.scene.scene.play.scoreboard.round == 0
    assert table.scene.control.title == table.app.services.words("ui.past.title-begun")


def test_a_line_in_the_middle_of_an_answer_shows_the_table_of_that_line(table: Hands) -> None:
    play, at = table.scene.play, longest(table)
    open_log(table)
    line, place = line_of(table, at, 1)
    then = at_line(play.session, play.log, line, play.mode.view)
    assert to_plain(then.state) != to_plain(as_of(play.session, at).state)
    table.click(place)
    past = table.scene
    assert (past.at, past.line) == (at, line)
    shown = past.scene.play
    assert to_plain(shown.session.state) == to_plain(then.state)
    assert shown.log[-1] is line
    past._lay_out()
    assert past.control.told == plain(line.text)
    table.app.draw()
    table.press("right")
    table.wait(50)
    assert (past.at, past.line) == (at, None)
    assert to_plain(past.scene.play.session.state) == to_plain(as_of(play.session, at).state)


def test_a_long_line_stands_whole_below_the_buttons_of_the_control(table: Hands) -> None:
    lines = [line for line in table.scene.play.log if line.at]
    table.scene.look_back(max(lines, key=lambda line: len(plain(line.text))))
    table.move((5, 5))
    table.wait(50)
    table.app.draw()
    control, kit = table.scene.control, table.app.services.text
    style = TYPE["label"].sized(20)
    assert control.told
    assert " ".join(control.below) == control.told
    assert all(kit.width(line, style) <= control.rect.width for line in control.below)
    assert control.rect.bottom > max(button.rect.bottom for button in control.parts["buttons"]) + kit.line_height(style)


def test_from_line_to_line_of_one_answer_and_back_before_it(table: Hands) -> None:
    play, at = table.scene.play, longest(table)
    lines = [line for line in play.log if line.at == at]
    table.scene.look_back(lines[0])
    table.move((5, 5))
    past, states = table.scene, []
    for line in lines:
        past.scene.on_line(line)
        table.wait(50)
        states.append(to_plain(past.scene.play.session.state))
        assert past.at == at
    assert states[0] != states[-1]
    assert states[-1] == to_plain(as_of(play.session, at).state)
    past.scene.on_line(lines[0])
    table.wait(50)
    table.press("left")
    table.wait(50)
    assert (past.at, past.line) == (at - 1, None)


def test_the_past_goes_on_by_itself_from_the_middle_of_an_answer(table: Hands) -> None:
    play, at = table.scene.play, longest(table)
    assert at < len(play.session.journal())
    table.scene.look_back(next(line for line in play.log if line.at == at))
    table.move((5, 5))
    past = table.scene
    past.hold()
    past.update(60_000.0)
    assert (past.at, past.line, past.failed) == (at, None, False)
    past.update(60_000.0)
    assert (past.at, past.failed) == (at + 1, False)


def test_a_line_can_be_chosen_by_keys_alone(table: Hands) -> None:
    open_log(table)
    table.press("up", "up", "up", "return")
    assert isinstance(table.scene, ReplayScene)
    assert table.scene.at == table.scene._log[-3].at


def test_nothing_can_be_answered_in_the_past(table: Hands) -> None:
    table.scene.look_back([line for line in table.scene.play.log if line.at == 3][-1])
    table.move((5, 5))
    past = table.scene
    assert past.scene.play.prompt is None
    assert past.scene.ui.targets == []
    ui = past.scene.ui
    for rect in [rect for piece in list(ui.table.placement.places)[:40] if (rect := ui.rect_of(piece))]:
        table.click(rect.center)
    table.press("1", "2", "backspace", "ctrl+z", "ctrl+return")
    assert (table.scene, past.at) == (past, 3)
    assert past.scene.play.session.journal() == past.session.journal()[:3]


def watched(make_services: MakeServices, home: Path | None = None) -> Hands:
    """A journey after some answers, looked at from its start and held there."""
    session, player = begun(), RandomPlayer("past")
    for _ in range(ANSWERS):
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
    services = furnish(make_services(speed="now"), home)
    hands = Hands(services, ReplayScene(services, the_mode(), session, {"slot": "one"}))
    hands.scene.aim(0)
    hands.wait(100)
    hands.app.draw()
    return hands


def test_the_bar_is_dragged_clicked_and_turned(make_services: MakeServices) -> None:
    hands = watched(make_services)
    track = hands.scene.control.bar.track()
    hands.click((track.x + track.width * 0.5, track.centery))
    assert hands.scene.at == ANSWERS // 2
    place = hands._pixels((track.right, track.centery))
    hands.move((track.x, track.centery))
    hands._send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=hands._pixels(track.center), button=1))
    hands._send(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(1, 0, 0)))
    hands._send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    hands.wait(50)
    assert hands.scene.at == ANSWERS
    hands._send(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    hands.wait(50)
    assert hands.scene.at == ANSWERS - 1


def test_keys_lead_to_every_moment_and_every_button(make_services: MakeServices) -> None:
    hands = watched(make_services)
    hands.press("right", "right", "right")
    assert hands.scene.at == 3
    hands.press("left")
    hands.wait(50)
    assert hands.scene.at == 2
    assert hands.scene.scene.play.session.journal() == hands.scene.session.journal()[:2]
    hands.press("end")
    hands.wait(50)
    assert hands.scene.at == ANSWERS
    hands.press("home", "down")
    hands.wait(50)
    assert hands.scene.at == hands.scene.control.bar.marks[1]
    control, reached = hands.scene.control, set()
    hands.press("tab")
    for _ in range(8):
        reached.add(hands.focus.label or hands.focus.icon)
        hands.press("right")
    assert {"arrow-left", "play", "arrow-right", control.branch.label, control.leave.label} <= reached


def test_a_pad_leads_through_the_moments(make_services: MakeServices) -> None:
    hands = watched(make_services)
    for button in (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT):
        hands._send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
    assert hands.scene.at == 2
    hands._send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
    assert not hands.scene.paused
    hands._send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B, instance_id=0))
    assert hands.app.stack.ended


def test_the_pace_is_changed_on_the_way(make_services: MakeServices) -> None:
    hands = watched(make_services)
    settings, paces = hands.app.services.settings, set()
    for _ in range(4):
        hands.click(hands.scene.control.pace)
        paces.add(settings.speed)
    assert paces == {"slow", "even", "fast", "now"}


def test_going_on_from_here_is_a_new_journey_and_the_old_one_stays(table: Hands) -> None:
    services = table.app.services
    file = services.saves.path("one").read_bytes()
    table.scene.look_back(next(line for line in table.scene.play.log if line.at == 5))
    table.move((5, 5))
    table.wait(50)
    old = table.scene.session.journal()
    table.click(table.scene.control.branch)
    table.wait(50)
    modal = table.scene.modal
    assert modal is not None
    modal.buttons[-1].press()
    table.move((6, 6))
    scene = table.scene
    assert isinstance(scene, TableScene)
    assert scene.play.session.journal() == old[:5]
    assert scene.play.session.rewinds == 1
    assert all(line.at <= 5 for line in scene.play.log)
    slot = scene.play.meta["slot"]
    assert slot != "one"
    prompt = scene.play.prompt
    scene.answering.answer(prompt.options[: max(1, prompt.least)])
    scene.play.keep()
    services.saves.settle()
    assert len(services.saves.read(slot).history) > 0
    heads = {saved.slot: saved for saved in services.saves.list()}
    words = services.words
    assert title_of(words, heads[slot]) == words("ui.load.branch", title=heads["one"].head.title)
    assert title_of(words, heads["one"]) == heads["one"].head.title
    assert services.saves.files.picture("one").exists(), "the old one has the picture of its table"
    assert services.saves.path("one").read_bytes() == file
    assert {info.slot for info in services.saves.list()} == {"one", slot}


def test_where_nothing_is_saved_nothing_new_can_begin(make_services: MakeServices, own_home: Path) -> None:
    services, session = furnish(make_services(speed="now"), own_home), begun()
    log = told_anew(session, the_mode().view)
    for saved in (True, False):
        past = ReplayScene(services, the_mode(), session, {"slot": "one"}, Glance(log, 0, saved=saved))
        assert past.control.branch.enabled == saved


def test_where_it_is_over_nothing_can_go_on(make_services: MakeServices, own_home: Path) -> None:
    services, session = furnish(make_services(speed="now"), own_home), played()
    hands = Hands(services, ReplayScene(services, the_mode(), session, {"slot": "one"}))
    last = len(session.journal())
    for at, can in ((last - 1, True), (last, False)):
        hands.scene.aim(at)
        hands.wait(100)
        hands.app.draw()
        assert hands.scene.control.branch.enabled == can


def secretive() -> list[Mode]:
    """The games in which hands are hidden."""
    library = Library(load_words(), RECORDS)
    return [mode for mode in (library.mode(record.id) for record in RECORDS) if mode.nature.hidden_hands]


def test_a_seat_sees_of_the_past_what_it_saw_then(make_services: MakeServices) -> None:
    found = 0
    for mode in secretive():
        setup = next(s for s in mode.workbench().samples() if not any(seat.computer for seat in s.seats))
        session, player = mode.session(setup).begin(), mode.computer_player("random", "past")
        while session.prompt is not None and len(session.journal()) < 9:
            session.answer(player(session.table, session.prompt, None))
        services = make_services(speed="now", hints=False)
        services.games = Library(load_words(), RECORDS)
        services.take_out(mode.id)
        services.routes = Router(services)
        for seat in range(1, len(setup.seats) + 1):
            log = told_anew(session, lambda twin, mode=mode, seat=seat: mode.view(twin, seat))  # type: ignore[misc]
            past = ReplayScene(services, mode, session, {"slot": "x"}, Glance(log, 0, seat))
            for at in range(len(session.journal()) + 1):
                past.aim(at)
                past.update(16.0)
                then = as_of(session, at)
                own, shown = mode.view(then, seat), past.scene.play.view
                pieces = list(then.state.board.pieces)
                assert [shown.face(piece) for piece in pieces] == [own.face(piece) for piece in pieces]
                hidden = [piece for piece in pieces if own.face(piece).frame == "back"]
                found += len(hidden)
                assert past.scene.play.banner is None
                assert past.scene.play.choices == ()
                asked = then.prompt is not None and own.banner(then.prompt).seat == seat
                past._lay_out()
                assert bool(past.control.told) == asked
    assert found
