"""The settings: every change holds at once, keys change places, and the usual values come back when asked."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game import paths
from game import settings as settings_module
from game.scenes.settings.keys import FIXED
from game.scenes.settings.rows import PAGES
from game.scenes.settings.scene import SettingsScene
from game.ui.screen.input import MAP_KEYS, USUAL, key_labels
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, at_every_size, furnish

MakeServices = Callable[..., Services]


def open_page(make_services: MakeServices, page: str = "play", **settings: object) -> Hands:
    services = furnish(make_services(**settings))
    hands = Hands(services, SettingsScene(services))
    hands.scene.turn(page)
    hands.wait(20)
    return hands


def saved() -> settings_module.Settings:
    return settings_module.load(paths.settings_file())[0]


def choose_action(hands: Hands, action: str) -> None:
    keys = hands.scene.focus.parts["rows"][0]
    hands.scene.focus.to(keys)
    keys.select(next(at for at, row in enumerate(keys.rows) if row.id == action))


def test_the_pages_are_walked_with_the_arrows(make_services: MakeServices) -> None:
    hands = open_page(make_services)
    seen = [hands.scene.page]
    for _ in PAGES[1:]:
        hands.press("down")
        seen.append(hands.scene.page)
    assert tuple(seen) == PAGES


def test_a_switch_holds_at_once_and_is_on_disk(make_services: MakeServices) -> None:
    hands = open_page(make_services)
    switch = hands.scene.focus.parts["rows"][1]
    hands.click(switch)
    assert hands.app.services.settings.forecast is False
    assert saved().forecast is False


def test_hints_come_again_and_the_last_set_up_is_forgotten_for_the_game_that_is_out(
    make_services: MakeServices,
) -> None:
    hands = open_page(make_services, "game")
    settings = hands.app.services.settings
    again, forget = hands.scene.focus.parts["rows"]
    assert not again.enabled
    assert not forget.enabled
    assert again.reason
    for game in ("terrinoth", "another"):
        settings.of(game).seen.append("hint.target")
        settings.of(game).last_setup = {"undo": True}
    hands.scene.refresh()
    hands.click(hands.scene.focus.parts["rows"][0])
    assert (settings.of("terrinoth").seen, settings.of("terrinoth").last_setup) == ([], {"undo": True})
    hands.scene.focus.to(hands.scene.focus.parts["rows"][1])
    hands.press("return")
    kept = saved()
    assert (kept.of("terrinoth").seen, kept.of("terrinoth").last_setup) == ([], {})
    assert (kept.of("another").seen, kept.of("another").last_setup) == (["hint.target"], {"undo": True})
    assert len(hands.messages) == 2
    assert not any(row.enabled for row in hands.scene.focus.parts["rows"])
    assert not hands.scene.focus.parts["defaults"], "there is nothing that could go back to what it was"


def test_high_contrast_changes_the_theme_at_once(make_services: MakeServices) -> None:
    hands = open_page(make_services, "look")
    hands.click(hands.scene.focus.parts["rows"][1])
    assert hands.app.services.theme.name == "high-contrast"


def test_the_speed_is_chosen_with_left_and_right(make_services: MakeServices) -> None:
    hands = open_page(make_services)
    hands.press("tab", "right")
    assert hands.app.services.settings.speed == "fast"
    assert hands.scene.focus.part == "rows"
    hands.press("left", "left")
    assert hands.app.services.settings.speed == "slow"


def test_the_text_size_is_set_by_keys_and_the_page_grows_with_it(make_services: MakeServices) -> None:
    hands = open_page(make_services, "text")
    before = hands.app.services.text.factor
    hands.press("tab", "right", "right")
    assert hands.app.services.settings.text_scale == pytest.approx(1.2)
    assert hands.app.services.text.factor > before


def test_a_slider_that_is_dragged_keeps_its_hold_until_it_is_let_go(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_page(make_services, "text")
    slider = hands.scene.focus.parts["rows"][0]
    track = slider.track()
    stage = hands.app.services.window.stage
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda *count: (True, False, False))
    start = stage.device((track.x + track.width * 0.2, track.centery))
    hands.app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], 5)
    end = stage.device((track.right, track.centery))
    drag = pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 0), buttons=(1, 0, 0))
    hands.app.step([drag], 5)
    assert hands.scene.focus.parts["rows"][0] is slider
    assert hands.app.services.text.factor == 1.0
    hands.app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], 5)
    assert hands.app.services.text.factor == 2.0
    assert saved().text_scale == 2.0


def test_what_is_always_on_says_why_it_cannot_be_turned_off(make_services: MakeServices) -> None:
    hands = open_page(make_services, "look")
    marks = hands.scene.focus.parts["rows"][3]
    hands.click(marks)
    assert marks.value
    assert "colour alone" in hands.scene.tooltip.tip.text


def test_defaults_ask_first_and_start_on_the_harmless_answer(make_services: MakeServices) -> None:
    hands = open_page(make_services, "look", reduced_motion=True)
    hands.click(hands.button("Defaults"))
    assert hands.scene.modal.focus.current is hands.button("Keep mine")
    hands.press("return")
    assert hands.app.services.settings.reduced_motion is True
    hands.click(hands.button("Defaults"))
    hands.click(hands.button("Reset"))
    assert hands.app.services.settings.reduced_motion is False


def test_a_key_is_given_to_an_action_and_works_at_once(make_services: MakeServices) -> None:
    hands = open_page(make_services, "controls")
    choose_action(hands, "log")
    hands.press("return", "g")
    assert hands.app.services.bindings.keys["log"] == ("g",)
    assert saved().keys["log"] == ["g"]


def test_a_key_that_lies_on_the_keypad_too_is_named_once() -> None:
    assert key_labels(USUAL["confirm"]) == ["Enter", "Space"]
    assert len(USUAL["confirm"]) == 3


def test_a_key_that_is_taken_changes_places_if_the_player_says_so(make_services: MakeServices) -> None:
    hands = open_page(make_services, "controls")
    choose_action(hands, "log")
    hands.press("return", "i")
    bindings = hands.app.services.bindings
    told = hands.scene.modal.text
    assert all(part in told for part in ("I is the key of “Look closer”", "would have L instead", "“Log”"))
    hands.press("return")
    assert hands.scene.modal is None
    assert bindings.keys["log"] == USUAL["log"], "the harmless answer has the focus"
    choose_action(hands, "log")
    hands.press("return", "i")
    hands.click(hands.button("Change places"))
    assert bindings.keys["log"] == ("i",)
    assert bindings.keys["inspect"] == ("l",)
    assert saved().keys == {"log": ["i"], "inspect": ["l"]}


def test_the_usual_key_comes_back_from_another_action_only_if_the_player_says_so(make_services: MakeServices) -> None:
    hands = open_page(make_services, "controls", keys={"log": ["g"], "inspect": ["l"]})
    choose_action(hands, "log")
    hands.press("delete", "escape")
    assert hands.app.services.bindings.keys["log"] == ("g",)
    hands.press("delete")
    hands.click(hands.button("Change places"))
    keys = hands.app.services.bindings.keys
    assert (keys["log"], keys["inspect"]) == (("l",), ("g",))


def test_no_action_is_ever_left_without_a_key(make_services: MakeServices) -> None:
    hands = open_page(make_services, "controls")
    for action, key in (("skip", "space"), ("confirm", "tab"), ("rules", "n"), ("back", "escape")):
        choose_action(hands, action)
        hands.press("return", key)
        if hands.scene.modal is not None:
            hands.click(hands.button("Change places"))
    keys = hands.app.services.bindings.keys
    assert set(keys) == {*USUAL, *MAP_KEYS}
    assert all(keys.values())
    given = [key for own in keys.values() for key in own]
    assert len(given) == len(set(given))


def test_escape_keeps_the_key_and_delete_brings_back_the_usual_one(make_services: MakeServices) -> None:
    hands = open_page(make_services, "controls", keys={"log": ["g"]})
    choose_action(hands, "log")
    hands.press("return", "escape")
    assert hands.app.services.bindings.keys["log"] == ("g",)
    assert isinstance(hands.scene, SettingsScene)
    choose_action(hands, "log")
    hands.press("delete")
    assert hands.app.services.bindings.keys["log"] == USUAL["log"]


def test_the_keys_of_developers_can_be_given_to_nothing_else(make_services: MakeServices) -> None:
    hands = open_page(make_services, "controls")
    choose_action(hands, "log")
    hands.press("return", "f3")
    assert hands.app.services.bindings.keys["log"] == USUAL["log"]
    assert all(row.id not in FIXED for row in hands.scene.focus.parts["rows"][0].rows)


def test_the_sample_moves_as_fast_as_the_table(make_services: MakeServices) -> None:
    hands = open_page(make_services)
    hands.press("tab", "left")
    assert hands.scene.update(50)
    hands.wait(2000)
    assert not hands.scene.sample.update(50)


def test_escape_leaves(make_services: MakeServices) -> None:
    hands = open_page(make_services)
    hands.press("escape")
    assert hands.app.stack.ended


@pytest.mark.parametrize("page", PAGES)
def test_everything_stays_inside_the_window_at_any_size(make_services: MakeServices, page: str) -> None:
    def make(services: Services) -> SettingsScene:
        scene = SettingsScene(services)
        scene.turn(page)
        return scene

    assert at_every_size(make_services, make) == []
