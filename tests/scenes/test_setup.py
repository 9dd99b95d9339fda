"""Setup: quest, heroes, seats and options, by mouse and by keyboard, and what Begin needs."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kit.setup import Problem, Setup
from game.scenes.setup import pieces
from game.scenes.setup.pieces import trait_type
from game.scenes.setup.remembered import last_setup
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.seats import SeatTile
from game.scenes.setup.state import SetupState
from game.scenes.story import StoryScene
from game.scenes.table import TableScene
from game.settings import load, save
from game.ui.screen.blind_canvas import BlindCanvas
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Services
from game.ui.screen.text import CONDENSED
from game.ui.screen.theme import TYPE
from game.ui.widgets.textfield import TextField
from tests.scenes.driver import PARTY, SETUP, Hands, at_every_size, furnish, setup_with, the_mode

MakeServices = Callable[..., Services]
EMPTY = setup_with(["", ""], players=())


def fresh(last: Setup = SETUP) -> SetupState:
    return SetupState.fresh(the_mode(), the_mode().words, last)


def open_setup(
    make_services: MakeServices, last: Setup = SETUP, home: Path | None = None, **more: Any
) -> Hands:
    services = furnish(make_services(**more), home)
    return Hands(services, SetupScene(services, the_mode(), last))


# -- what is chosen ----------------------------------------------------------------------------------


def test_a_fresh_setup_has_two_seats_a_seed_and_no_heroes() -> None:
    state = fresh(EMPTY)
    assert [seat.piece for seat in state.seats] == ["", ""]
    assert [seat.player for seat in state.seats] == ["Player 1", "Player 2"]
    assert state.seed
    assert state.undo
    assert not state.switched("grim")


def test_the_last_setup_is_filled_in_with_a_new_seed() -> None:
    state = fresh()
    assert [seat.piece for seat in state.seats] == PARTY
    assert [seat.name for seat in state.seats] == ["Ana", "Ben"]
    assert state.seed != SETUP.seed


@pytest.mark.parametrize(
    "last",
    [
        setup_with(["no-such-hero", "kari-wraithstalker"], players=[""], quest="no-such-quest"),
        setup_with(PARTY * 4, players=["x" * 99]),
        setup_with([], first=7),
    ],
)
def test_a_last_setup_that_no_longer_fits_is_taken_as_far_as_it_does(last: Setup) -> None:
    state = fresh(last)
    assert 2 <= state.count <= 4
    assert state.choices["quest"] == "the-goblin-problem"
    assert all(0 < len(seat.player) <= 16 for seat in state.seats)
    assert len({seat.piece for seat in state.seats if seat.piece}) == state.chosen
    assert state.first == 0


@pytest.mark.parametrize("kept", [7, {"setup": 7}, {"setup": {"choices": {}, "seats": [3]}}, {"undo": True}])
def test_a_last_setup_that_somebody_broke_counts_as_none(make_services: MakeServices, kept: object) -> None:
    settings = make_services().settings
    settings.of("terrinoth").last_setup = kept  # type: ignore[assignment]
    assert last_setup(settings, "terrinoth") is None


def test_settings_of_the_time_of_one_game_are_taken_over(own_home: Path, make_services: MakeServices) -> None:
    old = {"quest": "the-cinder-queen", "heroes": ["astarra", *PARTY], "leader": PARTY[1], "grim": True, "undo": False}
    own_home.mkdir(parents=True)
    file = own_home / "settings.json"
    file.write_text(json.dumps({"last_setup": old | {"players": ["Ana", "Ben"]}, "speed": 2.0}), "utf-8")
    settings, told = load(file)
    assert (told, settings.speed) == (None, "fast")
    services = furnish(make_services())
    services.settings = settings
    state = SetupScene(services, the_mode()).state
    assert [seat.piece for seat in state.seats] == ["astarra", *PARTY]
    assert [seat.player for seat in state.seats] == ["Ana", "Ben", "Player 3"]
    assert (state.choices["quest"], state.switched("grim"), state.first, state.undo) == (old["quest"], True, 2, False)
    save(settings, file)
    assert load(file)[0].games == settings.games


def test_a_hero_is_taken_for_the_current_seat_and_the_next_empty_one_becomes_current() -> None:
    state = fresh(EMPTY)
    assert state.take("kari-wraithstalker")
    assert state.seats[0].piece == "kari-wraithstalker"
    assert state.current == 1


def test_a_hero_who_is_taken_is_returned_and_the_seat_is_current_again() -> None:
    state = fresh()
    assert state.take("trenloe-the-strong")
    assert [seat.piece for seat in state.seats] == ["kari-wraithstalker", ""]
    assert state.current == 1


@pytest.mark.rule("HT-109")
def test_no_second_hero_of_an_archetype_can_be_taken() -> None:
    state = fresh(setup_with(["kari-wraithstalker", ""]))
    assert state.current == 1
    refusal = state.refusal("tetherys")
    assert refusal is not None
    assert (refusal.seat, refusal.rule) == (0, "HT-109")
    assert not state.take("tetherys")
    assert state.seats[1].piece == ""


def test_a_hero_may_take_the_place_of_another_of_the_same_archetype_in_the_same_seat() -> None:
    state = fresh()
    state.current = 0
    assert state.take("tetherys")
    assert state.seats[0].piece == "tetherys"


def test_random_heroes_fill_four_seats_with_four_archetypes() -> None:
    state = fresh(EMPTY)
    state.add_seat()
    state.add_seat()
    assert not state.add_seat()
    state.current = 0
    for _ in range(4):
        assert state.take_random(random.Random(5))
    assert state.problem() is None
    assert state.take_random(random.Random(5)) != "", "a full table gives the current seat another hero"


@pytest.mark.rule("HT-113")
def test_the_leader_stays_the_leader_when_a_seat_before_goes() -> None:
    state = fresh(setup_with(["elder-mok", *PARTY], first=2))
    assert state.first == 2
    state.remove_seat(0)
    assert state.setup().pieces[state.setup().first] == "trenloe-the-strong"
    assert not state.remove_seat(0)


def test_what_is_missing_is_said_by_seat() -> None:
    state = fresh(setup_with(["kari-wraithstalker", ""]))
    assert state.problem() == Problem("Seat 2 has no hero.", "HT-109", (1,))


# -- the scene ---------------------------------------------------------------------------------------


def test_begin_is_closed_until_every_seat_has_a_hero(make_services: MakeServices, own_home: Path) -> None:
    hands = open_setup(make_services, EMPTY, own_home)
    begin = hands.button("Begin")
    assert not begin.enabled
    assert hands.scene.options.problem == Problem("Seat 1 has no hero.", "HT-109", (0,))
    hands.press("ctrl+return")
    assert isinstance(hands.scene, SetupScene)
    hands.click(hands.scene.pieces.tiles["ashrian"])
    hands.click(hands.scene.pieces.tiles["astarra"])
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
    kept = last_setup(hands.app.services.settings, "terrinoth")
    assert kept is not None
    assert list(kept.setup.pieces) == PARTY
    assert kept.setup.seed == ""
    assert [seat.name for saved in hands.app.services.saves.list() for seat in saved.head.seats] == ["Kari", "Trenloe"]


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
    tile = hands.scene.pieces.tiles["tetherys"]
    assert not tile.enabled
    assert tile.reason == "Kari sits in seat 1. No two heroes of a party share an archetype."
    hands.click(tile)
    assert hands.scene.state.seats[1].piece == "trenloe-the-strong"
    assert hands.scene.pieces.looked_at == "tetherys", "its parchment says why"
    hands.press("f1")
    assert hands.scene.entry.id == "HT-109"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540)])
def test_why_a_hero_cannot_be_taken_lies_over_no_other_words(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    lines: list[pygame.FRect] = []
    draw = RichText.draw

    def noted(text: RichText, canvas: Canvas, pos: tuple[float, float], **more: Any) -> None:
        lines.append(pygame.FRect(pos, (text.width, text.height)))
        draw(text, canvas, pos, **more)

    services = furnish(make_services(size))
    hands = Hands(services, SetupScene(services, the_mode(), SETUP))
    hands.scene.choose_seat(1)
    monkeypatch.setattr(RichText, "draw", noted)
    refused = [id for id, tile in hands.scene.pieces.tiles.items() if not tile.enabled]
    assert "tomble-burrowell" in refused
    for id in refused:
        hands.move(hands.scene.pieces.tiles[id].rect.center)
        assert hands.scene.pieces.looked_at == id
        lines.clear()
        hands.app.draw()
        inside = [line for line in lines if hands.scene.pieces.card.contains(line)]
        assert len(inside) == 2, f"{id}: what it can do, and why not"
        assert not inside[0].colliderect(inside[1]), id


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_hero_brings_lies_over_no_word_of_what_it_can_do(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    words: list[pygame.FRect] = []
    brought: list[pygame.FRect] = []
    monkeypatch.setattr(RichText, "draw", lambda text, canvas, pos, **more: words.append(
        pygame.FRect(pos, (text.width, text.height))))  # fmt: skip
    monkeypatch.setattr(pieces, "_draw_trait", lambda canvas, place, *more: brought.append(pygame.FRect(place)))
    services = furnish(make_services(size))
    hands = Hands(services, SetupScene(services, the_mode(), SETUP))
    room, canvas = hands.scene.pieces.card, BlindCanvas(hands.app.canvas)
    for hero in the_mode().setup_form(2).pieces:
        words.clear()
        brought.clear()
        pieces.draw_piece(canvas, room, hero, hands.scene.pieces.part)
        assert brought
        assert words[0].collidelist(brought) < 0, hero.title


def test_d_draws_an_entry_of_the_list_that_is_shown(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    drawn = set()
    for _ in range(40):
        hands.press("d")
        drawn.add(hands.scene.state.choices["quest"])
    assert len(drawn) > 2
    assert drawn <= {entry.id for entry in hands.scene.state.form.lists[0].entries}


def test_digits_choose_the_seat_l_makes_the_leader_r_takes_at_random(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.press("2", "l")
    assert hands.scene.state.current == 1
    assert hands.scene.state.setup().first == 1
    hands.press("1")
    assert hands.scene.state.current == 0
    hands.press("r")
    assert hands.scene.state.seats[0].piece not in ("", "kari-wraithstalker")
    hands.press("4")
    assert hands.scene.state.current == 0


def name_fields(hands: Hands) -> list[TextField]:
    """The fields for the names of the players, by seat."""
    return [widget for widget in hands.scene.focus.parts["seats"] if isinstance(widget, TextField)]


def test_letters_typed_into_a_name_are_no_commands(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.click(name_fields(hands)[0])
    hands.press("end", "backspace", "backspace", "backspace", "l", "r", "2")
    state = hands.scene.state
    assert state.seats[0].name == "lr2"
    assert (state.current, state.first) == (0, 0)
    assert state.setup().seats[0].player == "lr2"


def test_a_player_without_a_name_is_numbered(make_services: MakeServices) -> None:
    hands = open_setup(make_services, setup_with(players=()))
    hands.click(name_fields(hands)[1])
    hands.type("Bo")
    assert [seat.player for seat in hands.scene.state.setup().seats] == ["Player 1", "Bo"]


@pytest.mark.rule("HT-111")
def test_a_third_seat_lowers_the_health_that_is_shown(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    assert hands.scene.pieces.tiles[PARTY[0]].piece.facts[0].value == "21"
    hands.click(hands.scene.focus.parts["seats"][-1])
    assert hands.scene.state.count == 3
    assert hands.scene.pieces.tiles[PARTY[0]].piece.facts[0].value == "15"
    assert hands.scene.options.problem.sentence == "Seat 3 has no hero."


def test_the_ring_goes_to_the_seat_that_was_added(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.click(hands.scene.focus.parts["seats"][-1])
    seat = hands.scene.focus.current
    assert isinstance(seat, SeatTile)
    assert seat.number == 3
    hands.scene.remove_seat(2)
    seat = hands.scene.focus.current
    assert isinstance(seat, SeatTile)
    assert seat.number == 2, "not on what takes a seat away"


def test_a_seat_can_be_taken_away_again(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    hands.scene.add_seat()
    hands.scene.remove_seat(2)
    assert [seat.piece for seat in hands.scene.state.seats] == PARTY


def test_the_hero_under_the_pointer_is_looked_at(make_services: MakeServices) -> None:
    hands = open_setup(make_services)
    tile = hands.scene.pieces.tiles["widow-tarha"]
    hands.move((tile.rect.centerx, tile.rect.centery))
    assert hands.scene.pieces.looked_at == "widow-tarha"
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
    assert hands.scene.state.setup().seed == "MY SEED"


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
    assert hands.scene.story == the_mode().setup_form(2).lists[0].entries[0].text
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
    assert "pieces" not in hands.scene.focus.parts
    hands.press("shift+tab", "shift+tab", "right")
    assert len(hands.scene.focus.parts["pieces"]) == 12
    hands.press("right")
    assert "seats" in hands.scene.focus.parts


def test_everything_stays_inside_the_window_at_any_size(make_services: MakeServices) -> None:
    last = setup_with(["elder-mok", "astarra", *PARTY], players=["W" * 16] * 4)
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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_basic_card_of_a_hero_shows_its_die_beside_the_number(
    make_services: MakeServices, size: tuple[int, int]
) -> None:
    """The room is that of the four cards on the sheet of a hero; no name is so long that the sign is left out."""
    services = make_services(size)
    room = 166.0 - services.text.width("2", TYPE["value"].sized(20))
    for trait in {trait for hero in the_mode().setup_form(4).pieces for trait in hero.traits}:
        style, sign = trait_type(services.text, trait, room)
        assert sign > 0, trait.name
        assert services.text.width(trait.name, style) * CONDENSED <= room - sign
