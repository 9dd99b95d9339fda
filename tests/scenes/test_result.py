"""The result: what it tells of a journey, how it is played again, and the replay."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kit.session import Session
from game.kit.shown import Standing
from game.kit.text import Words
from game.modes import GAMES, Library, load_words
from game.scenes.replay import ReplayScene
from game.scenes.result.chart import ChroniclePanel
from game.scenes.result.scene import READ, ResultScene
from game.scenes.result.standings import StandingPanel, place_standings
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Services
from tests.scenes.driver import PARTY, SETUP, Hands, at_every_size, begun, furnish, played, the_mode
from tests.tiny.record import RECORD

MakeServices = Callable[..., Services]


@pytest.fixture(scope="module")
def over() -> Session:
    """A journey of two that is over."""
    return played()


def open_result(make_services: MakeServices, session: Session, home: Path | None = None, **meta: Any) -> Hands:
    services = furnish(make_services(), home)
    return read(Hands(services, ResultScene(services, the_mode(), session, meta)))


def read(hands: Hands) -> Hands:
    """Let the time pass in which the result takes nothing."""
    hands.wait(READ)
    return hands


def test_it_tells_the_verdict_the_ending_and_what_each_hero_did(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over)
    told = hands.scene.chronicle
    outcome = over.state.board.tracks["outcome"]
    assert told.outcome == outcome
    assert told.text == the_mode().words(f"quest.the-goblin-problem.{outcome}")  # type: ignore[attr-defined]
    assert told.window == ("scenes/terrinoth/window-the-goblin-problem" if outcome == "victory" else "")
    panels = [w for w in hands.scene.focus.widgets() if isinstance(w, StandingPanel)]
    assert [(p.record.piece, p.record.player) for p in panels] == [(PARTY[0], "Ana"), (PARTY[1], "Ben")]
    assert sum(int(p.record.numbers[0].value) for p in panels) > 0
    assert told.rounds == over.state.board.tracks["round"]


def test_rivals_stand_in_the_order_of_their_places_and_others_in_that_of_their_seats() -> None:
    def placed(*places: int) -> list[int]:
        records = [Standing(f"hero-{seat}", "", "", seat, (), "", place=at) for seat, at in enumerate(places, 1)]
        panels = place_standings(pygame.FRect(0, 0, 700, 400), records)
        assert all(isinstance(panel, StandingPanel) for panel in panels)
        assert [panel.rect.topleft for panel in panels] == sorted((panel.rect.topleft for panel in panels), key=_read)
        return [panel.record.seat for panel in panels if isinstance(panel, StandingPanel)]

    assert placed(3, 1, 2) == [2, 3, 1]
    assert placed(2, 2, 4, 1) == [4, 1, 2, 3]
    assert placed(0, 0) == [1, 2]


def _read(corner: tuple[float, float]) -> tuple[float, float]:
    """Where a panel comes when they are read: by rows."""
    return corner[1], corner[0]


@pytest.mark.parametrize(("players", "told"), [(("", ""), True), (("Ana", ""), False)])
def test_a_journey_of_nobody_with_a_name_says_so(
    make_services: MakeServices, words: Words, tmp_path: Path, players: tuple[str, ...], told: bool
) -> None:
    hands = open_result(make_services, begun(players=players), tmp_path, setup={})
    assert (hands.scene.news == words("ui.result.news_nameless")) == told


def test_the_panes_light_up_and_any_input_completes_it(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over)
    hands.wait(300)
    assert 0 < hands.scene.light.value < 1
    hands.press("tab")
    assert hands.scene.light.value == 1
    assert all(w.grown == 1 for w in hands.scene.focus.widgets() if isinstance(w, ChroniclePanel))


def test_reduced_motion_lights_the_window_in_a_short_fade(make_services: MakeServices, over: Session) -> None:
    services = furnish(make_services(reduced_motion=True))
    hands = read(Hands(services, ResultScene(services, the_mode(), over, {})))
    hands.wait(120)
    assert hands.scene.light.value == 1


def test_the_arrows_read_the_chart_round_by_round(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over)
    hands.press("tab")
    chart = hands.focus
    assert isinstance(chart, ChroniclePanel)
    assert chart.reading() == ""
    hands.press("right")
    told = hands.scene.chronicle
    assert chart.reading().startswith(f"Round 1, {told.places[0]}: {told.curves[0].values[0]} progress")
    hands.press(*["right"] * 30)
    assert chart.reading().startswith(f"Round {told.rounds}")


def test_it_is_honest_about_what_was_taken_back(make_services: MakeServices) -> None:
    session = begun()
    for _ in range(40):
        assert session.prompt is not None
        session.answer(session.prompt.options[: max(1, session.prompt.least)])
        if not session.undo_is_free():
            break
    session.undo(rewind=True)
    while session.prompt is not None:
        session.answer(session.prompt.options[: max(1, session.prompt.least)])
    hands = open_result(make_services, session)
    assert session.rewinds == 1
    assert hands.scene.honesty == "1 step was taken back past a die"


def test_a_rematch_has_the_same_party_and_another_seed(
    make_services: MakeServices, over: Session, own_home: Path
) -> None:
    hands = open_result(make_services, over, own_home)
    hands.press("ctrl+return")
    assert isinstance(hands.scene, TableScene)
    state = hands.scene.play.session.state
    assert state.setup["heroes"] == PARTY
    assert state.seed != SETUP.seed


def test_the_same_seed_is_in_the_menu_beside_it(make_services: MakeServices, over: Session, own_home: Path) -> None:
    hands = open_result(make_services, over, own_home)
    hands.press("left", "return")
    assert hands.scene.modal is not None
    hands.click(hands.button("Same seed"))
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.play.session.state.seed == SETUP.seed


def test_the_party_can_be_changed_before_a_rematch(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over)
    hands.press("left", "return")
    hands.click(hands.button("Change the party"))
    assert isinstance(hands.scene, SetupScene)
    assert [seat.piece for seat in hands.scene.state.seats] == PARTY


def test_escape_in_the_menu_beside_it_changes_nothing(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over)
    hands.press("left", "return", "escape")
    assert hands.scene.modal is None
    assert isinstance(hands.scene, ResultScene)


def test_what_large_type_leaves_no_room_for_is_in_the_box_beside_it(make_services: MakeServices, over: Session) -> None:
    """The box says so, and does not promise to play once more where it leads to the title."""
    services = furnish(make_services(text_scale=2.0))
    hands = read(Hands(services, ResultScene(services, the_mode(), over, {})))
    hands.scene.tables = ("log", "log")
    hands.scene.refresh()
    foot = [button.label for button in hands.scene.buttons]
    hands.press("left")
    hands.press("return")
    assert hands.scene.modal.title == services.words("ui.result.ways_title")
    box = [button.label for button in hands.scene.modal.buttons]
    for key in ("ui.result.replay", "ui.result.menu"):
        assert (services.words(key) in foot) != (services.words(key) in box)
    hands.press("escape")
    hands.scene.tables = ()
    hands.scene.refresh()


def test_main_menu_and_escape_lead_to_the_title(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over)
    hands.click(hands.button("Main menu"))
    assert isinstance(hands.scene, MenuScene)
    assert hands.app.stack.depth == 1


def test_copy_says_where_the_seed_is(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over)
    hands.click(hands.button("Copy"))
    assert len(hands.messages) == 1


def test_large_type_puts_the_panels_under_tabs(make_services: MakeServices, over: Session) -> None:
    services = furnish(make_services(text_scale=2.0))
    hands = read(Hands(services, ResultScene(services, the_mode(), over, {})))
    assert set(hands.scene.focus.parts) == {"actions", "pages", "ending"}
    hands.press("tab", "right")
    assert set(hands.scene.focus.parts) == {"actions", "pages", "standings"}


def test_everything_stays_inside_the_window_at_any_size(make_services: MakeServices, over: Session) -> None:
    assert at_every_size(make_services, lambda s: ResultScene(s, the_mode(), over, {})) == []


@pytest.mark.parametrize(("outcome", "verdict"), [("victory", "Victory"), ("draw", "A draw")])
def test_a_game_of_rivals_without_dice_shows_places_and_its_curves(
    make_services: MakeServices, outcome: str, verdict: str
) -> None:
    services = furnish(make_services())
    services.games = Library(load_words(), (*GAMES, RECORD))
    mode = services.games.mode(RECORD.id)
    session, player = mode.session(mode.workbench().samples()[0]).begin(), mode.computer_player("thrifty", "over")
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, None))
    session.state.board.tracks["outcome"] = outcome
    scene = ResultScene(services, mode, session, {})
    hands = Hands(services, scene)
    assert set(scene.focus.parts) == {"actions", "chronicle", "standings", "ending"}
    assert scene.verdict == verdict
    assert not scene.lost
    assert scene.facts == "4 rounds · 2 players"
    assert [panel.title[:2] for panel in scene.focus.widgets() if isinstance(panel, StandingPanel)] == ["1.", "2."]
    hands.press("tab", "right")
    assert services.words.missing == set()


def test_the_replay_plays_every_answer_to_the_same_end_and_saves_nothing(
    make_services: MakeServices, over: Session, own_home: Path
) -> None:
    services = furnish(make_services(speed="now"), own_home)
    hands = read(Hands(services, ResultScene(services, the_mode(), over, {"slot": "one"})))
    hands.click(hands.button("Watch replay"))
    replay = hands.scene
    assert isinstance(replay, ReplayScene)
    for _ in range(len(replay.answers)):
        replay.step()
    hands.wait(3000)  # the last moments stand for a while
    assert replay.over
    assert not replay.failed
    assert replay.scene.play.session.journal() == over.journal()
    assert replay.scene.play.session.state.board.tracks == over.state.board.tracks
    assert services.saves.list() == []
    hands.press("return")
    assert isinstance(hands.scene, ResultScene)


def test_the_replay_goes_on_by_itself_and_can_be_held_and_stepped(make_services: MakeServices, over: Session) -> None:
    services = furnish(make_services(speed="now"))
    hands = Hands(services, ReplayScene(services, the_mode(), over, {}))
    hands.wait(1000)
    assert hands.scene.at > 1
    hands.press("space")
    held = hands.scene.at
    hands.wait(1000)
    assert hands.scene.at == held
    hands.press("right")
    assert hands.scene.at == held + 1
    hands.press("escape")
    assert hands.app.stack.ended


def test_a_replay_whose_answers_no_longer_fit_ends_and_says_so(make_services: MakeServices, over: Session) -> None:
    services = furnish(make_services(speed="now"))
    hands = Hands(services, ReplayScene(services, the_mode(), over, {}))
    hands.scene.answers[0] = ("no-such-option",)
    hands.scene.step()
    assert hands.scene.failed
    assert "cannot be replayed" in hands.messages[0]


def test_it_says_how_long_the_journey_took(make_services: MakeServices, over: Session) -> None:
    hands = open_result(make_services, over, seconds=2280.0)
    assert hands.scene.facts.endswith("38 minutes")
    assert "minute" not in open_result(make_services, over).scene.facts


def test_the_time_between_answers_is_counted_and_saved(make_services: MakeServices, own_home: Path) -> None:
    services = furnish(make_services(), own_home)
    hands = Hands(services, TableScene(services, the_mode(), begun(), {"slot": "one"}))
    prompt = hands.scene.play.prompt
    assert prompt is not None
    hands.scene.answering.answer(prompt.options[:1])
    assert 0 < services.saves.read("one").meta["seconds"] < 60


def test_three_rows_have_air_between_a_name_and_its_figures(make_services: MakeServices) -> None:
    services = furnish(make_services((1280, 720)))
    three = Hands(services, ResultScene(services, the_mode(), played(pieces=[*PARTY, "astarra"]), {}))
    rows = [w for w in three.scene.focus.widgets() if isinstance(w, StandingPanel)]
    assert len(rows) == 3
    assert all(row.rect.height >= 115 for row in rows)
    assert not any(one.rect.colliderect(other.rect) for one, other in pairwise(rows))
