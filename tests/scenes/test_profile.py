"""The profile: what it tells of a player, how one walks in it, and where it leads."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game.kit.counting import count, finished, journey_id
from game.kit.daily import setup_of_day
from game.scenes.profile.ladder import TOLD, LadderPanel
from game.scenes.profile.lighting import LIGHT_TIME
from game.scenes.profile.scene import ProfileScene
from game.scenes.profile.windows import LABEL, broken
from game.scenes.result.scene import ResultScene
from game.scenes.router import Router
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Services
from tests.scenes.driver import PARTY, Hands, at_every_size, furnish, played, setup_with, the_mode
from tests.visual.stages import keep_players

MakeServices = Callable[..., Services]
TODAY = date(2026, 11, 22)
META = {"setup": {}, "slot": ""}


def open_profile(make_services: MakeServices, home: Path, page: str = "", **settings: object) -> Hands:
    """The profile of Ana, who has won much, and of Ben."""
    services = furnish(make_services(**settings), home)
    services.profiles.change(keep_players)
    return Hands(services, ProfileScene(services, the_mode(), TODAY, page))


def test_it_opens_from_the_title_with_who_played_last(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    services.profiles.change(keep_players)
    hands = Hands(services, MenuScene(services))
    hands.click(hands.scene.entries["profile"])
    assert isinstance(hands.scene, ProfileScene)
    assert hands.scene.state.profile.name == "Ana"
    hands.press("escape")
    assert isinstance(hands.scene, MenuScene)


def test_what_is_shown_is_what_was_won(make_services: MakeServices, tmp_path: Path) -> None:
    state = open_profile(make_services, tmp_path).scene.state
    won = [state.won(goal) for goal in state.ladder.goals]
    assert won == [7, 6, 4, 3, 1, 0, 0, 0], "a rewound journey wins no step"
    assert (state.windows, state.achieved, state.next_step) == (5, 17, 8)
    assert [found.outcome if found else None for _, found in state.week()] == [
        "victory", "defeat", "victory", "victory", None, "", None,
    ]  # fmt: skip


def test_arrows_walk_windows_and_ladder_and_the_climb_is_set_up(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path)
    assert hands.scene.focus.part == "windows"
    hands.press("right")
    assert hands.scene.state.goal.id == "smoke-over-brindle-ford"
    hands.press("tab", "down", "down", "right")
    assert (hands.scene.state.goal.id, hands.scene.state.step_number) == ("the-crimson-ledger", 5)
    hands.press("ctrl+return")
    assert isinstance(hands.scene, SetupScene)
    assert hands.scene.state.choices["quest"] == "the-crimson-ledger"
    assert hands.scene.state.choices["step"] == "ridge"
    hands.press("escape")
    assert isinstance(hands.scene, ProfileScene)


def test_a_click_on_a_step_looks_at_it_and_a_click_on_climb_goes_there(
    make_services: MakeServices, tmp_path: Path
) -> None:
    hands = open_profile(make_services, tmp_path)
    ladder = hands.scene.focus.parts["ladder"][0]
    hands.click(ladder.centre(5, 3))
    assert (hands.scene.state.goal_at, hands.scene.state.step_number) == (5, 3)
    hands.click(hands.scene.focus.parts["actions"][0])
    assert (hands.scene.state.choices["quest"], hands.scene.state.choices["step"]) == (
        "the-long-night-at-harrow-gate", "ford",
    )  # fmt: skip


def test_what_is_told_of_any_step_stays_on_its_parchment(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path, size=(1280, 720), text_scale=2.0)
    text, state = hands.app.services.text, hands.scene.state
    panel = LadderPanel((32, 240, 1824, 670), state, the_mode().words, text, hands.scene.look_at_step)
    for number in range(1, panel.state.ladder.height + 1):
        panel.on_look(0, number)
        told = RichText(text, panel.told(), TOLD, panel.rows.width - 8)
        assert panel.foot + 8 + told.height <= panel.rect.bottom, number
    assert panel.rows.height >= 2 * panel.row


def test_the_longest_name_below_a_window_is_told_whole(make_services: MakeServices, tmp_path: Path) -> None:
    services = make_services((1280, 720))
    scene = ProfileScene(furnish(services, tmp_path), the_mode(), TODAY)
    (panel,) = scene.focus.parts["windows"]
    text, room = services.text, panel.rect.width / 8 - 22
    for goal in panel.state.ladder.goals:
        lines = broken(text, goal.title, room, 2)
        assert len(lines) <= 2, lines
        assert " ".join(lines) == goal.title
        assert all(text.fit(line, LABEL, room).text == line for line in lines), lines


def test_windows_that_are_new_light_up_once(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    services.profiles.change(keep_players)
    scene = ProfileScene(services, the_mode(), TODAY)
    goal = scene.state.ladder.goals[0]
    won = scene.state.won(goal)
    scene.enter()
    assert scene.lighting.steps(goal.id, won) == 0
    scene.update(LIGHT_TIME / 2)
    assert 0 < scene.lighting.steps(goal.id, won) < won
    scene.update(LIGHT_TIME / 2)
    assert scene.lighting.steps(goal.id, won) == won
    again = ProfileScene(services, the_mode(), TODAY)
    again.enter()
    assert again.lighting.steps(goal.id, won) == won
    assert not again.lighting.update(50), "nothing moves"
    services.profiles.change(lambda players: players.players[0].seen_windows["terrinoth"].update({goal.id: won - 1}))
    higher = ProfileScene(services, the_mode(), TODAY)
    higher.enter()
    assert higher.lighting.steps(goal.id, won) == won - 1, "only the panes of the new step"


def test_pointing_at_a_medal_tells_of_it_and_a_secret_one_says_how_near(
    make_services: MakeServices, tmp_path: Path
) -> None:
    hands = open_profile(make_services, tmp_path)
    panel = hands.scene.focus.parts["achievements"][0]
    ids = [found.id for found in hands.scene.state.career.achievements]
    hands.move(panel.centre(ids.index("by-a-thread")))
    found = hands.scene.state.achievement
    assert found.id == "by-a-thread"
    assert panel.title(found) == "Secret"
    assert found.text not in panel.told(found)
    worn = hands.scene.state.career.achievement("worn-thin")
    assert (hands.scene.state.near(worn), worn.of) == (4 if hands.scene.state.when(worn) else 3, 4)
    hands.move(panel.centre(ids.index("nobody-left-behind")))
    assert "less than 5 health" in panel.told(hands.scene.state.achievement)


def test_keys_walk_the_medals(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path)
    hands.scene.focus.to(hands.scene.focus.parts["achievements"][0])
    hands.press("right", "down", "down", "left")
    assert hands.scene.state.achievement_at == 16
    hands.press("up", "up", "up", "up")
    assert hands.scene.state.achievement_at == 0


def test_tabs_show_the_other_player(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path)
    hands.scene.focus.to(hands.scene.focus.parts["players"][0])
    hands.press("right")
    assert hands.scene.state.profile.name == "Ben"
    assert hands.scene.state.won(hands.scene.state.goal) < 7


def test_a_player_is_renamed_and_deleted_after_a_question(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path, "records")
    hands.click(hands.button("Another name"))
    hands.press("ctrl+a")
    hands.type("Cleo")
    hands.press("return")
    assert hands.scene.state.profile.name.endswith("Cleo")
    name = hands.scene.state.profile.name
    hands.click(hands.button("Delete this player"))
    hands.press("escape")
    assert hands.app.services.profiles.read().find(name) is not None
    hands.click(hands.button("Delete this player"))
    hands.click(hands.button("Delete"))
    assert hands.app.services.profiles.read().find(name) is None
    assert hands.scene.state.profile.name == "Ben"


def test_a_name_that_somebody_has_is_refused_in_words(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path, "records")
    hands.scene.begin_naming()
    hands.scene._type("ben")
    hands.scene.rename()
    assert "There is a player ben already." in hands.messages
    hands.press("escape")
    assert hands.scene.naming is None
    assert hands.scene.page == "records"


def test_the_chronicle_lists_every_journey_the_latest_first(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path)
    hands.click(hands.button("Chronicle of games"))
    rows = hands.scene.focus.parts["chronicle"][0]
    assert len(rows.rows) == 22
    hands.press("escape")
    assert hands.scene.page == ""


def test_before_anybody_has_played_there_is_a_way_on(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    hands = Hands(services, ProfileScene(services, the_mode(), TODAY))
    assert "players" not in hands.scene.focus.parts
    for page in ("records", "chronicle", ""):
        hands.scene.open_page(page)
        hands.wait(50)
    hands.press("ctrl+return")
    assert hands.scene.state.choices["step"] == "hearth"


def test_without_a_place_for_profiles_it_opens_too(make_services: MakeServices) -> None:
    services = furnish(make_services())
    hands = Hands(services, ProfileScene(services, the_mode(), TODAY))
    assert hands.scene.state.players == []


@pytest.mark.parametrize("page", ["", "records", "chronicle"])
def test_everything_stays_inside_the_window_at_any_size(
    make_services: MakeServices, tmp_path: Path, page: str
) -> None:
    def make(services: Services) -> Any:
        furnish(services, tmp_path)
        services.profiles.change(lambda players: players.players.clear())
        services.profiles.change(keep_players)
        return ProfileScene(services, the_mode(), TODAY, page)

    assert at_every_size(make_services, make) == []


# -- the journey of the day


def test_the_journey_of_a_day_is_the_same_for_everyone_and_another_one_tomorrow() -> None:
    mode = the_mode()
    days = [setup_of_day(mode, f"2026-11-{day:02}", player) for day in range(1, 29) for player in ("Ana", "Ben")]
    fates = [journey_id("terrinoth", setup) for setup in days]
    assert fates[::2] == fates[1::2]
    assert len(set(fates)) == 28
    assert len({setup.choices["quest"] for setup in days}) > 4
    assert len({setup.choices["step"] for setup in days}) > 3
    allowed = {step.id for step in mode.career().ladder.steps if step.daily}
    assert {setup.choices["step"] for setup in days} <= allowed
    assert all(mode.problem(setup) is None for setup in days)


def test_one_try_counts_and_going_on_is_the_same_try(make_services: MakeServices, tmp_path: Path) -> None:
    hands = open_profile(make_services, tmp_path)
    services = hands.app.services
    hands.click(hands.button("Play, one try"))
    assert isinstance(hands.scene, TableScene)
    first = hands.scene.play.session.state.seed
    slot = hands.scene.play.meta["slot"]
    hands.scene.play.keep()
    again = Router(services).profile(the_mode())
    again.state.today = TODAY
    again.refresh()
    assert again.state.today_try.slot == slot
    hands = Hands(services, again)
    hands.click(hands.button("Go on"))
    assert isinstance(hands.scene, TableScene)
    assert (hands.scene.play.meta["slot"], hands.scene.play.session.state.seed) == (slot, first)
    title = MenuScene(services)
    title.lay_out(services.window.stage.bounds)
    assert title.entries["continue"].who == "Quest of the day", "the party of a day is drawn: that it is one says more"
    assert list(services.profiles.read().find("Ana").days["terrinoth"]).count("2026-11-22") == 1


def test_who_abandons_the_journey_of_a_day_has_lost_it_and_plays_on_without_being_counted(
    make_services: MakeServices, tmp_path: Path
) -> None:
    hands = open_profile(make_services, tmp_path)
    services = hands.app.services
    hands.click(hands.button("Play, one try"))
    hands.scene.play.keep()
    first = hands.scene.play.meta["slot"]
    services.saves.delete(first)
    again = Router(services).profile(the_mode())
    again.state.today = TODAY
    again.refresh()
    hands = Hands(services, again)
    hands.click(hands.button("Play again, not counted"))
    again_played = hands.scene.play
    assert again_played.meta["slot"] != first
    assert services.profiles.read().find("Ana").days["terrinoth"]["2026-11-22"].outcome == "defeat"
    player = the_mode().computer_player("random", "day")
    while again_played.session.prompt is not None:
        again_played.session.answer(player(again_played.session.table, again_played.session.prompt, None))
    ended = finished(the_mode(), again_played.session, again_played.meta)
    news = services.profiles.change(lambda players: count(players, the_mode().career(), ended, 1.0))
    assert {(found.counted, found.day) for found in news} == {(False, "2026-11-22")}


# -- what a journey brought


def test_a_result_tells_once_what_was_new(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    session = played(seed="news", pieces=PARTY)
    first = services.routes.result(the_mode(), session, META)
    assert "First Fire" in first.news
    again = services.routes.result(the_mode(), session, META)
    assert again.news == ""
    assert [player.name for player in services.profiles.read().players] == ["Ana", "Ben"]


def test_a_journey_that_was_not_set_up_here_is_not_counted(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    assert services.routes.result(the_mode(), played(), {"slot": "scenario"}).news == ""
    assert services.profiles.read().players == []


def test_a_fork_and_a_second_time_with_the_same_seed_count_once(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    one, other = played(seed="same"), played(seed="same", players=["Ana", "Cleo"])
    for session in (one, one.from_origin(), other):
        if session.ended:
            services.routes.result(the_mode(), session, META)
    ana = services.profiles.read().find("Ana")
    assert len(ana.journeys) == 1
    assert services.profiles.read().find("Cleo") is not None


def test_a_disk_that_takes_nothing_keeps_nobody_from_the_result(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    services.profiles.folder.parent.joinpath("profiles").write_text("in the way")
    messages: list[str] = []
    services.message = lambda text, *kind: messages.append(text)
    assert isinstance(services.routes.result(the_mode(), played(), META), ResultScene)
    assert "could not be saved" in messages[0]


def test_a_journey_is_counted_as_it_was_played() -> None:
    mode, session = the_mode(), played(seed="numbers")
    ended = finished(mode, session, {"seconds": 90})
    assert (ended.goal, ended.step, ended.rounds) == ("the-goblin-problem", "thicket", session.table.track("round"))
    assert [seat.player for seat in ended.seats] == ["Ana", "Ben"]
    printed = setup_with(seed="numbers")
    printed.choices["step"] = "thicket"
    assert ended.id == journey_id("terrinoth", printed)
    assert bool(ended.winners) == (session.table.word("outcome") == "victory")
    assert ended.numbers["items"] >= ended.numbers["items_used"]


def test_the_step_that_was_climbed_is_told(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    mode = the_mode()
    sessions = (played(seed=f"climb-{at}") for at in range(30))
    won = next(session for session in sessions if session.table.word("outcome") == "victory")
    scene = services.routes.result(mode, won, META)
    assert "New window:" in scene.news
    assert "Step 4, Thicket, won" in scene.news
    assert scene.chronicle.window.endswith("window-the-goblin-problem")
