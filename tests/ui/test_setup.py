"""Setup: quest, heroes, seats and options, by mouse and by keyboard, and what Begin needs."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.scenes.setup.scene import SetupScene
from game.scenes.setup.state import SetupState
from game.scenes.story import StoryScene
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.ui.hands import PARTY, SETUP, Hands, at_every_size, furnish, the_mode

MakeServices = Callable[..., Services]
EMPTY: dict[str, Any] = {"heroes": []}


def fresh(last: dict[str, Any] = SETUP) -> SetupState:
    return SetupState.fresh(the_mode(), the_mode().words, last)  # type: ignore[attr-defined]


def open_setup(
    make_services: MakeServices, last: dict[str, Any] = SETUP, home: Path | None = None, **more: Any
) -> Hands:
    services = furnish(make_services(**more), home)
    return Hands(services, SetupScene(services, the_mode(), last))


# -- what is chosen ----------------------------------------------------------------------------------


def test_a_fresh_setup_has_two_seats_a_seed_and_no_heroes() -> None:
    state = fresh(EMPTY)
    assert [seat.hero for seat in state.seats] == ["", ""]
    assert [seat.player for seat in state.seats] == ["Player 1", "Player 2"]
    assert state.seed
    assert state.undo
    assert not state.grim


def test_the_last_setup_is_filled_in_with_a_new_seed() -> None:
    state = fresh()
    assert [seat.hero for seat in state.seats] == PARTY
    assert [seat.name for seat in state.seats] == ["Ana", "Ben"]
    assert state.seed != SETUP["seed"]


@pytest.mark.parametrize(
    "last",
    [
        {"heroes": "nobody", "players": 7, "quest": 3, "leader": None},
        {"heroes": ["no-such-hero", "kari-wraithstalker"], "players": [""], "leader": "no-such-hero"},
        {"heroes": PARTY * 4, "players": ["x" * 99], "grim": "yes"},
    ],
)
def test_a_last_setup_that_no_longer_fits_is_taken_as_far_as_it_does(last: dict[str, Any]) -> None:
    state = fresh(last)
    assert 2 <= state.count <= 4
    assert state.quest == "the-goblin-problem"
    assert all(0 < len(seat.player) <= 16 for seat in state.seats)


def test_a_hero_is_taken_for_the_current_seat_and_the_next_empty_one_becomes_current() -> None:
    state = fresh(EMPTY)
    assert state.take("kari-wraithstalker")
    assert state.seats[0].hero == "kari-wraithstalker"
    assert state.current == 1


def test_a_hero_who_is_taken_is_returned_and_the_seat_is_current_again() -> None:
    state = fresh()
    assert state.take("trenloe-the-strong")
    assert [seat.hero for seat in state.seats] == ["kari-wraithstalker", ""]
    assert state.current == 1


@pytest.mark.rule("HT-109")
def test_no_second_hero_of_an_archetype_can_be_taken() -> None:
    state = fresh({"heroes": ["kari-wraithstalker", ""]})
    assert state.current == 1
    refusal = state.refusal("tetherys")
    assert refusal is not None
    assert (refusal.seat, refusal.rule) == (0, "HT-109")
    assert not state.take("tetherys")
    assert state.seats[1].hero == ""


def test_a_hero_may_take_the_place_of_another_of_the_same_archetype_in_the_same_seat() -> None:
    state = fresh()
    state.current = 0
    assert state.take("tetherys")
    assert state.seats[0].hero == "tetherys"


def test_random_heroes_fill_four_seats_with_four_archetypes() -> None:
    state = fresh(EMPTY)
    words = the_mode().words  # type: ignore[attr-defined]
    state.add_seat(words)
    state.add_seat(words)
    assert not state.add_seat(words)
    state.current = 0
    for _ in range(4):
        assert state.take_random(random.Random(5))
    assert state.problem(words) == ("", "")
    assert state.take_random(random.Random(5)) != "", "a full table gives the current seat another hero"


@pytest.mark.rule("HT-113")
def test_the_leader_stays_the_leader_when_a_seat_before_goes() -> None:
    state = fresh({"heroes": ["elder-mok", *PARTY], "leader": "trenloe-the-strong"})
    assert state.leader == 2
    state.remove_seat(0)
    assert state.setup()["leader"] == "trenloe-the-strong"
    assert not state.remove_seat(0)


def test_what_is_missing_is_said_by_seat() -> None:
    state = fresh({"heroes": ["kari-wraithstalker", ""]})
    assert state.problem(the_mode().words) == ("Seat 2 has no hero.", "HT-109")  # type: ignore[attr-defined]


# -- the scene ---------------------------------------------------------------------------------------


def test_begin_is_closed_until_every_seat_has_a_hero(make_services: MakeServices, own_home: Path) -> None:
    hands = open_setup(make_services, EMPTY, own_home)
    begin = hands.button("Begin")
    assert not begin.enabled
    assert hands.scene.options.problem == ("Seat 1 has no hero.", "HT-109")
    hands.press("ctrl+return")
    assert isinstance(hands.scene, SetupScene)
    hands.click(hands.scene.tiles["ashrian"])
    hands.click(hands.scene.tiles["astarra"])
    assert hands.button("Begin").enabled


def test_begin_opens_the_table_with_what_was_chosen_and_remembers_it(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_setup(make_services, SETUP, own_home)
    seed = hands.scene.state.seed
    hands.press("ctrl+return")
    assert isinstance(hands.scene, TableScene)
    setup = hands.scene.play.session.state.setup
    assert setup["heroes"] == PARTY
    assert setup["players"] == ["Ana", "Ben"]
    assert hands.scene.play.session.state.seed == seed
    assert hands.app.services.settings.of("terrinoth").last_setup["heroes"] == PARTY
    assert "seed" not in hands.app.services.settings.of("terrinoth").last_setup
    assert [saved.heroes for saved in hands.app.services.saves.list()] == [tuple(PARTY)]


def test_the_whole_setup_by_keyboard_alone(make_services: MakeServices, own_home: Path) -> None:
    hands = open_setup(make_services, EMPTY, own_home)
    hands.press("tab", "tab", "return", "right", "right", "right", "return")
    assert hands.scene.state.chosen == 2
    hands.press("ctrl+return")
    assert isinstance(hands.scene, TableScene)


def test_what_is_missing_leads_to_its_rule(make_services: MakeServices) -> None:
    hands = open_setup(make_services, EMPTY)
    hands.click(hands.scene.options.link)
    assert hands.scene.entry.id == "HT-109"
    hands.press("escape")
    hands.scene.focus.to(hands.scene.focus.parts["options"][0])
    hands.press("f1")
    assert hands.scene.entry.id == "HT-013"


def test_a_hero_of_a_taken_archetype_is_dimmed_and_says_why(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.scene.choose_seat(1)
    tile = hands.scene.tiles["tetherys"]
    assert not tile.enabled
    assert tile.reason == "Kari sits in seat 1. No two heroes of a party share an archetype."
    hands.click(tile)
    assert hands.scene.state.seats[1].hero == "trenloe-the-strong"
    assert hands.scene.looked_at == "tetherys", "its parchment says why"
    hands.press("f1")
    assert hands.scene.entry.id == "HT-109"


def test_digits_choose_the_seat_l_makes_the_leader_r_takes_at_random(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.press("2", "l")
    assert hands.scene.state.current == 1
    assert hands.scene.state.setup()["leader"] == "trenloe-the-strong"
    hands.press("1")
    assert hands.scene.state.current == 0
    hands.press("r")
    assert hands.scene.state.seats[0].hero not in ("", "kari-wraithstalker")
    hands.press("4")
    assert hands.scene.state.current == 0


def test_letters_typed_into_a_name_are_no_commands(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    field = hands.scene.focus.parts["seats"][1]
    hands.click(field)
    hands.press("backspace", "backspace", "backspace", "l", "r", "2")
    state = hands.scene.state
    assert state.seats[0].name == "lr2"
    assert (state.current, state.leader) == (0, 0)
    assert state.setup()["players"][0] == "lr2"


def test_a_player_without_a_name_is_numbered(make_services: MakeServices) -> None:
    hands = open_setup(make_services, {"heroes": PARTY})
    hands.click(hands.scene.focus.parts["seats"][4])
    hands.type("Bo")
    assert hands.scene.state.setup()["players"] == ["Player 1", "Bo"]


@pytest.mark.rule("HT-111")
def test_a_third_seat_lowers_the_health_that_is_shown(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    assert next(h for h in the_mode().heroes(hands.scene.state.count) if h.id == PARTY[0]).health == 21
    hands.click(hands.scene.focus.parts["seats"][-1])
    assert hands.scene.state.count == 3
    assert next(h for h in the_mode().heroes(hands.scene.state.count) if h.id == PARTY[0]).health == 15
    assert hands.scene.options.problem[0] == "Seat 3 has no hero."


def test_a_seat_can_be_taken_away_again(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.scene.add_seat()
    hands.scene.remove_seat(2)
    assert [seat.hero for seat in hands.scene.state.seats] == PARTY


def test_the_hero_under_the_pointer_is_looked_at(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    tile = hands.scene.tiles["widow-tarha"]
    hands.move((tile.rect.centerx, tile.rect.centery))
    assert hands.scene.looked_at == "widow-tarha"
    assert hands.scene.state.chosen == 2


def test_another_seed_comes_with_the_die_and_a_typed_one_is_kept(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    before = hands.scene.state.seed
    die = hands.scene.focus.parts["options"][3]
    hands.click(die)
    assert hands.scene.state.seed != before
    hands.scene.state.seed = ""
    hands.scene.refresh()
    hands.click(hands.scene.focus.parts["options"][2])
    hands.type("MY SEED")
    assert hands.scene.state.setup()["seed"] == "MY SEED"


def test_options_reach_the_setup_and_the_journey(make_services: MakeServices, own_home: Path) -> None:
    hands = open_setup(make_services, SETUP, own_home)
    grim, undo = hands.scene.focus.parts["options"][:2]
    hands.click(grim)
    hands.click(undo)
    hands.press("ctrl+return")
    assert hands.scene.play.session.state.setup["grim"] is True
    assert hands.scene.play.meta["undo"] is False
    assert hands.scene.play.undo_words == ""


def test_enter_on_the_sheet_opens_the_whole_story(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.press("tab", "return")
    assert isinstance(hands.scene, StoryScene)
    assert hands.scene.story == the_mode().quests()[0].story
    hands.press("escape")
    assert isinstance(hands.scene, SetupScene)


def test_escape_goes_back_and_keeps_nothing(make_services: MakeServices) -> None:
    services = furnish(make_services())
    hands = Hands(services, SetupScene(services, the_mode(), SETUP))
    hands.press("escape")
    assert hands.app.stack.ended
    assert services.settings.of("terrinoth").last_setup == {}


def test_large_type_turns_the_setup_into_pages(make_services: MakeServices) -> None:
    hands = open_setup(make_services, text_scale=2.0)
    assert hands.scene.paged
    assert "heroes" not in hands.scene.focus.parts
    hands.press("shift+tab", "right")
    assert len(hands.scene.focus.parts["heroes"]) == 12
    hands.press("right")
    assert "seats" in hands.scene.focus.parts


def test_everything_stays_inside_the_window_at_any_size(make_services: MakeServices) -> None:
    last = {"heroes": ["elder-mok", "astarra", *PARTY], "players": ["W" * 16] * 4}
    assert at_every_size(make_services, lambda s: SetupScene(s, the_mode(), last)) == []


# -- the table that comes next -------------------------------------------------------------------------


def test_while_the_setup_is_open_the_pictures_of_the_table_are_loaded(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    images = hands.app.services.images
    before = images.bytes
    while images.work(0.05):
        pass
    assert images.bytes > before
    loaded: list[str] = []
    images._load = lambda name: loaded.append(name)  # type: ignore[assignment, func-returns-value]
    hands.press("ctrl+return")
    hands.wait(50)
    assert not [name for name in loaded if name.startswith(("textures/planks", "pictures/terrinoth/scout-", "frames/"))]


def test_nothing_is_loaded_ahead_while_a_hero_is_missing(make_services: MakeServices) -> None:
    hands = open_setup(make_services, EMPTY)
    assert not hands.app.services.images.work(0.0)
