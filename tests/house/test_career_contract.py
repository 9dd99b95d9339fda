"""What every game brings for the profiles of its players."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

import pytest

from game.app import App
from game.kit.counting import count, finished, journey_id
from game.kit.daily import begin_try, setup_of_day
from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.profile import DailyTry
from game.kit.profiles import Players
from game.kit.session import Session
from game.scenes.profile.scene import ProfileScene
from game.scenes.result.scene import ResultScene
from game.ui.screen.scene import Services


@lru_cache
def over(mode: Mode) -> Session:
    """A game that the sensible computer has played to its end."""
    session = mode.session(mode.workbench().samples()[0]).begin()
    player = mode.computer_player(next(iter(mode.computer_players())), "career")
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, dict))
    return session


def test_goals_and_steps_are_entries_of_the_set_up(mode: Mode) -> None:
    ladder, form = mode.career().ladder, mode.setup_form(mode.nature.seats[0])
    lists = {found.id: [entry.id for entry in found.entries] for found in form.lists}
    assert sorted(goal.id for goal in ladder.goals) == sorted(lists[ladder.goal_list])
    if ladder.steps:
        assert [step.id for step in ladder.steps] == lists[ladder.step_list]
        assert ladder.number(ladder.usual)
    assert all(goal.title for goal in ladder.goals)
    assert {goal for goal, _ in ladder.chances} <= {goal.id for goal in ladder.goals}


def test_achievements_have_names_and_icons(mode: Mode, services: Services) -> None:
    achievements = mode.career().achievements
    assert len({found.id for found in achievements}) == len(achievements)
    for found in achievements:
        assert found.title
        assert found.text.endswith(".")
        services.take_out(mode.id)
        assert services.images.path(f"icons/{found.icon}") is not None, found.id


def test_every_sign_of_a_game_that_is_over_has_a_picture(mode: Mode, services: Services) -> None:
    services.take_out(mode.id)
    session = over(mode)
    told = mode.view(session).chronicle()
    signs = {line.icon for line in told_anew(session, mode.view)} | {moment.icon for moment in told.moments}
    signs |= {number.icon for standing in told.standings for number in standing.numbers}
    signs |= {symbol for tally in told.dice for symbol in tally.symbols}
    assert {sign for sign in signs - {""} if services.images.path(f"icons/{sign}") is None} == set()


def test_a_game_that_is_over_counts_once(mode: Mode) -> None:
    session, players = over(mode), Players()
    ended = finished(mode, session, {"seconds": 60.0})
    assert ended.id == journey_id(mode.id, mode.setup_of(session.state))
    news = count(players, mode.career(), ended, 1.0)
    assert news
    assert all(found.counted for found in news)
    assert not any(found.counted for found in count(players, mode.career(), ended, 2.0))
    assert all(isinstance(value, int) for value in mode.tally(session).values())


@pytest.mark.parametrize("day", ["2026-11-22", "2026-12-31", "2027-02-28"])
def test_the_journey_of_a_day_can_be_played_and_is_known_again(mode: Mode, day: str) -> None:
    setup, players = setup_of_day(mode, day, "Ana"), Players()
    assert mode.problem(setup) is None
    first = begin_try(players, mode, day, "Ana", "slot", bool)
    assert begin_try(players, mode, day, "ana", "other", bool) == first
    assert first.id == journey_id(mode.id, mode.setup_of(mode.session(setup).begin().state))


def test_the_try_of_a_day_that_counts_is_told_with_its_result(services: Services, mode: Mode) -> None:
    services.take_out(mode.id)
    session = over(mode)
    plain = services.routes.result(mode, session, {"setup": {}})
    assert isinstance(plain, ResultScene)
    assert mode.words("ui.profile.day") not in plain.facts
    counts = DailyTry(journey_id(mode.id, mode.setup_of(session.state)), "slot")

    def try_it(players: Players) -> None:
        for name in finished(mode, session, {}).players():
            players.player(name).days.setdefault(mode.id, {})["2026-11-22"] = counts

    services.profiles.change(try_it)
    scene = services.routes.result(mode, session, {"setup": {}})
    assert isinstance(scene, ResultScene)
    assert mode.words("ui.profile.day") in scene.facts


def test_the_profile_is_drawn_before_and_after_a_game(services: Services, mode: Mode) -> None:
    services.take_out(mode.id)
    app = App(services, ProfileScene(services, mode, date(2026, 11, 22)))
    app.step([], 50.0)
    services.routes.result(mode, over(mode), {"setup": {}})
    scene = services.routes.profile(mode)
    assert isinstance(scene, ProfileScene)
    assert scene.state.records.played == 1
    for page in ("records", "chronicle"):
        scene.open_page(page)
        App(services, scene).step([], 50.0)
