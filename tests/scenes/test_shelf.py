"""The shelf of the title: which game is out, chosen by pointer, wheel, keys and pad; ribbons, slips, boxes tied up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.kit.errors import ContentError
from game.scenes.load import LoadScene
from game.scenes.rules.scene import RulesScene
from game.scenes.shelf.shelf import COME_OUT, REST
from game.scenes.table import TableScene
from game.scenes.title import MUSIC_FADE, TAKE_UP_EVENT, MenuScene
from game.scenes.title_menu import house_menu
from game.ui.screen.scene import Services
from game.ui.screen.theme import theme_for
from game.ui.sound.music import CrossFade
from game.ui.widgets.base import Widget
from tests.scenes.driver import SETUP, SIZES, Hands, at_every_size, begun, furnish, played
from tests.visual.house import BIRCH, NAMES, house

MakeServices = Callable[..., Services]
GAMES = ("terrinoth", *NAMES)


@pytest.fixture
def open_title(make_services: MakeServices, own_home: Path, tmp_path: Path) -> Callable[..., Hands]:
    """Opens the title of a house with so many games."""

    def make(games: int = 5, *, tied: str = "", last: str = "", kept: bool = False, **settings: object) -> Hands:
        services = furnish(make_services(**settings), own_home)
        services.games = house(games, services.words, tmp_path, tied=tied)
        services.settings.game = last
        if tied:
            with pytest.raises(ContentError):
                services.games.mode(tied)
        if kept:
            services.saves.write("kept", begun(), {"slot": "kept", "setup": SETUP})
        hands = Hands(services, MenuScene(services))
        hands.wait(20)
        return hands

    return make


def box_at(hands: Hands, at: int) -> tuple[float, float]:
    """The middle of a box, in logical units."""
    rect = hands.scene.shelf.row.boxes[at].whole(hands.scene.shelf.strip.top)
    return rect.centerx, rect.centery


def out(hands: Hands) -> str:
    """The game whose box is out."""
    game: str = hands.scene.shelf.row.out.game
    return game


def send(hands: Hands, kind: int, **values: object) -> None:
    """Give the program an event of a device that hands do not have."""
    hands.app.step([pygame.event.Event(kind, **values)], 5)


def test_with_one_game_there_is_no_shelf(open_title: Callable[..., Hands]) -> None:
    hands = open_title(1)
    assert hands.scene.shelf is None
    hands.press("right", "page down", "2")
    assert hands.scene.game == "terrinoth"
    assert hands.scene.foot == hands.scene.bounds.bottom


def test_the_boxes_stand_in_the_order_of_the_house_with_the_last_one_out(open_title: Callable[..., Hands]) -> None:
    hands = open_title(last="tenefyr")
    assert tuple(box.game for box in hands.scene.shelf.row.boxes) == GAMES
    assert out(hands) == hands.scene.game == "tenefyr"
    assert hands.scene.words("ui.menu.name") == "Tenefyr"


def test_the_menu_is_of_the_material_of_the_game_that_is_out(open_title: Callable[..., Hands]) -> None:
    hands, bright = open_title(3), theme_for(True)
    theme = hands.app.services.theme
    assert hands.scene.entries["new"].material(theme) == house_menu(theme)
    hands.press("right", "right")
    hands.wait(1000)
    assert hands.scene.entries["new"].material(theme) == BIRCH
    assert hands.scene.entries["new"].material(bright) == house_menu(bright)


def test_a_game_that_is_no_longer_there_is_not_missed(open_title: Callable[..., Hands]) -> None:
    assert out(open_title(2, last="heroica")) == "terrinoth"


def test_a_click_pulls_a_box_out_and_a_click_on_it_goes_back_into_the_menu(open_title: Callable[..., Hands]) -> None:
    hands = open_title(3)
    hands.click(box_at(hands, 1))
    assert out(hands) == "grate"
    hands.wait(1000)
    hands.click(box_at(hands, 1))
    assert out(hands) == "grate"
    assert hands.focus is next(iter(hands.scene.entries.values()))


def test_arrows_go_along_the_shelf_from_anywhere_in_the_menu_and_the_ends_do_not_join(
    open_title: Callable[..., Hands],
) -> None:
    hands = open_title(3)
    hands.press("left")
    assert out(hands) == "terrinoth"
    hands.press("down", "down", "right", "right", "right")
    assert out(hands) == "heroica"
    hands.wait(1000)
    assert hands.focus is hands.scene.entries["load"], "the same entry keeps the focus"


def test_page_keys_digits_wheel_and_shoulders_choose_a_box(open_title: Callable[..., Hands]) -> None:
    hands = open_title()
    hands.press("page down")
    assert out(hands) == "grate"
    hands.press("page up")
    assert out(hands) == "terrinoth"
    hands.press("5")
    assert out(hands) == "runebound"
    hands.move(box_at(hands, 2))
    send(hands, pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
    assert out(hands) == "tenefyr"
    send(hands, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert out(hands) == "runebound"
    send(hands, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert out(hands) == "tenefyr"


def test_down_from_the_last_entry_goes_to_the_shelf_and_up_comes_back(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2)
    scene = hands.scene
    hands.press("escape", "down")
    assert hands.focus is scene.shelf.row
    hands.press("down", "right")
    assert hands.focus is scene.shelf.row
    assert out(hands) == "grate"
    hands.press("up")
    assert hands.focus is scene.entries["quit"]
    hands.press("down", "return")
    assert hands.focus is scene.entries["new"], "Enter on the shelf goes back into the menu"
    hands.press("up")
    assert hands.focus is scene.entries["new"]


def test_the_title_follows_when_the_box_has_rested(open_title: Callable[..., Hands]) -> None:
    hands = open_title(3)
    hands.press("right")
    hands.wait(REST - 100)
    assert hands.scene.game == "terrinoth"
    hands.press("right")
    hands.wait(REST - 100)
    assert hands.scene.game == "terrinoth", "running along the shelf costs nothing"
    hands.wait(1500)
    assert hands.scene.game == "heroica"
    assert hands.app.services.settings.game == "heroica"


def test_who_acts_at_once_acts_on_the_game_whose_box_is_out(open_title: Callable[..., Hands]) -> None:
    hands = open_title(3)
    hands.press("right", "f1")
    assert isinstance(hands.scene, RulesScene)
    hands.press("escape")
    assert hands.scene.game == "grate"


def test_the_old_box_goes_back_while_the_new_one_comes_and_the_row_gives_way(open_title: Callable[..., Hands]) -> None:
    hands = open_title(3)
    first, second, third = hands.scene.shelf.row.boxes
    before = third.left
    hands.press("right")
    hands.wait(100)
    assert 0 < second.lid < 16
    assert 0 < first.lid < 16
    hands.wait(600)
    assert (first.lid, second.lid) == (0, 16)
    assert first.room == 336
    assert second.room == pytest.approx(430, abs=1)
    assert third.left == pytest.approx(before)


def test_with_reduced_motion_boxes_change_place_at_once(open_title: Callable[..., Hands]) -> None:
    hands = open_title(3, reduced_motion=True)
    hands.press("right")
    first, second, _ = hands.scene.shelf.row.boxes
    assert (first.lid, second.lid) == (0, 16)


def test_one_title_fades_into_the_other_and_the_old_one_is_let_go(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2)
    hands.press("right")
    hands.wait(REST + 400)
    assert hands.scene.change.moving
    surface = hands.app.services.window.surface
    half = surface.get_at((900, 100))
    hands.wait(1000)
    assert not hands.scene.change.moving
    assert surface.get_at((900, 100)) != half


def test_the_music_of_a_title_comes_with_the_cross_fade_of_the_shelf_only_along_the_shelf(
    open_title: Callable[..., Hands],
) -> None:
    hands = open_title(2)
    assert hands.scene.music.fade == CrossFade()
    hands.press("right")
    assert hands.scene.music.fade == CrossFade(), "the old title still stands there"
    hands.wait(REST + 400)
    assert hands.scene.music.fade == MUSIC_FADE
    hands.click(hands.scene.entries["rules"])
    hands.press("escape")
    assert hands.scene.music.fade == CrossFade()


def test_what_the_title_of_a_neighbour_needs_is_loaded_under_its_own_game(
    open_title: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_title(2, last="grate")
    images = hands.app.services.images
    while images.work(0.05):
        pass
    read: list[str] = []
    monkeypatch.setattr(images, "_load", lambda name: read.append(name))
    hands.press("left")
    hands.wait(1500)
    assert hands.scene.game == "terrinoth"
    assert [name for name in read if "title" in name or "boxes" in name] == []


def test_a_change_is_made_ready_a_picture_in_a_frame_and_an_older_one_is_not_shown(
    open_title: Callable[..., Hands],
) -> None:
    hands = open_title(3)
    made: list[str] = []
    for name in ("heroica", "grate"):
        title = hands.app.services.games.title(name)
        draw = title.draw_picture
        title.draw_picture = lambda *args, name=name, draw=draw: (made.append(name), draw(*args))
    hands.press("right")
    while made.count("grate") < 2:
        hands.wait(20)
    assert hands.scene.game == "terrinoth"
    hands.press("right")
    hands.scene.shelf.settle()
    made.clear()
    hands.wait(100)
    assert made == ["heroica"], "while it fades its picture is drawn once"


def test_with_high_contrast_the_change_is_a_cut(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2, high_contrast=True)
    hands.press("right")
    hands.scene.shelf.settle()
    assert not hands.scene.change.moving


def test_a_box_comes_out_with_the_sound_of_cardboard_and_then_its_own(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2, last="grate", captions=True)
    hands.press("left")
    assert hands.app.services.audio.captions.shown == ("box-slide",)
    hands.wait(REST + 600)
    assert "box-clasp" in hands.app.services.audio.captions.shown


def test_continue_is_the_latest_journey_of_the_game_that_is_out(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2, kept=True)
    assert "continue" in hands.scene.entries
    assert hands.scene.entries["load"].detail == "1 journey"
    hands.press("right")
    hands.wait(1000)
    assert "continue" not in hands.scene.entries
    assert hands.scene.entries["load"].detail == "0 journeys, 1 elsewhere"
    assert hands.scene.entries["load"].enabled


def test_a_ribbon_counts_the_journeys_under_way(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2, kept=True)
    hands.app.services.saves.write("second", begun(seed="FERN-1"), {})
    hands.app.services.saves.write("over", played(), {})
    hands.scene.enter()
    assert [box.journeys for box in hands.scene.shelf.row.boxes] == [2, 0]


def test_the_ribbon_of_a_game_just_won_is_gold_until_its_box_was_put_back(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2)
    games = (played(seed=f"won-{seed}") for seed in range(40))
    won = next(game for game in games if game.state.board.tracks["outcome"] == "victory")
    hands.app.services.settings.of("terrinoth").put_back = time.time() - 60
    hands.app.services.saves.write("over", won, {})
    hands.scene.enter()
    box = hands.scene.shelf.row.boxes[0]
    assert box.gold
    hands.press("down", "right")
    hands.wait(1000)
    assert not box.gold
    hands.scene.enter()
    assert not box.gold


def test_a_box_that_is_not_whole_is_passed_over_and_says_why(open_title: Callable[..., Hands]) -> None:
    hands = open_title(3, tied="grate")
    tied = hands.scene.shelf.row.boxes[1]
    assert "12 cards are missing" in tied.fault
    hands.press("2")
    hands.click(box_at(hands, 1))
    assert out(hands) == "terrinoth"
    assert hands.scene.shelf.row.pointed is tied, "it can be pointed at"
    hands.press("right")
    assert out(hands) == "heroica"
    assert out(open_title(3, tied="grate", last="grate")) == "terrinoth"


def test_a_journey_of_another_game_lets_its_box_out_first(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2, kept=True, last="grate")
    hands.click(hands.scene.entries["load"])
    assert isinstance(hands.scene, LoadScene)
    hands.press("return")
    assert isinstance(hands.scene, MenuScene)
    assert out(hands) == "terrinoth"
    hands.wait(COME_OUT - 200)
    send(hands, TAKE_UP_EVENT)
    assert isinstance(hands.scene, MenuScene), "not before the box stands there"
    hands.wait(400)
    send(hands, TAKE_UP_EVENT)
    assert isinstance(hands.scene, TableScene)
    assert hands.app.services.settings.game == "terrinoth"


def test_in_pairs_left_and_right_go_inside_a_pair_and_boxes_change_from_the_rows_above(
    open_title: Callable[..., Hands],
) -> None:
    hands = open_title(2, text_scale=1.5)
    entries = hands.scene.entries
    assert entries["rules"].rect.y == entries["settings"].rect.y
    hands.press("down", "down", "down", "down")
    assert hands.focus is entries["rules"]
    hands.press("left", "right")
    assert hands.focus is entries["settings"]
    assert out(hands) == "terrinoth"
    hands.press("up", "right")
    assert out(hands) == "grate"


@pytest.mark.parametrize("games", [2, 5])
def test_everything_stands_above_the_shelf_at_any_size(
    make_services: MakeServices, own_home: Path, tmp_path: Path, games: int
) -> None:
    def make(services: Services) -> MenuScene:
        services = furnish(services, own_home)
        services.games = house(games, services.words, tmp_path)
        services.saves.delete("kept")
        services.saves.write("kept", begun(), {"slot": "kept", "setup": SETUP})
        made = MenuScene(services)
        lowest = max(entry.rect.bottom for entry in made.entries.values())
        assert lowest <= made.shelf.strip.top - 20  # type: ignore[union-attr]
        boxes = made.shelf.row.boxes  # type: ignore[union-attr]
        assert all(made.bounds.contains(box.whole(made.foot)) for box in boxes)
        return made

    assert at_every_size(make_services, make) == []
    assert SIZES


def test_the_names_of_the_boxes_are_told_on_slips(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2, kept=True, last="grate")
    hands.move(box_at(hands, 0))
    hands.wait(200)
    box: Widget | None = hands.scene.shelf.row.pointed
    assert box is hands.scene.shelf.row.boxes[0]
    assert hands.scene.shelf._tallies["terrinoth"].line == "The Goblin Problem · round 1, hero phase"


def test_load_shows_the_journeys_of_all_games_or_of_one(open_title: Callable[..., Hands]) -> None:
    hands = open_title(3, kept=True, last="grate")
    hands.click(hands.scene.entries["load"])
    load = hands.scene
    assert [end.journeys for end in load.filter.ends] == [1, 0, 0]
    assert [saved.slot for saved in load.shown] == ["kept"]
    hands.press("right")
    assert (load.only, len(load.shown)) == ("terrinoth", 1)
    hands.press("right")
    assert (load.only, load.shown, load.selected) == ("grate", [], None)
    hands.press("left", "left", "left")
    assert load.only == ""
    hands.click((load.filter.rect.x + 120, load.filter.rect.centery))
    assert load.only == "terrinoth"


def test_a_journey_of_a_box_that_is_tied_up_stays_listed_and_locked(open_title: Callable[..., Hands]) -> None:
    hands = open_title(2, kept=True, tied="grate")
    saves, games = hands.app.services.saves, hands.app.services.games
    head, rest = saves.path("kept").read_text("utf-8").split("\n", 1)
    saves.path("other").write_text(head.replace('"terrinoth"', '"grate"') + "\n" + rest, "utf-8")
    hands.click(hands.scene.entries["load"])
    hands.scene.look_at("other")
    assert hands.button("Continue").reason == games.fault("grate") != ""
    hands.press("return")
    assert isinstance(hands.scene, LoadScene)
    assert "12 cards are missing" in hands.messages[-1]


def test_with_one_game_the_list_has_no_row_of_games(open_title: Callable[..., Hands]) -> None:
    hands = open_title(1, kept=True)
    hands.click(hands.scene.entries["load"])
    assert hands.scene.filter is None
