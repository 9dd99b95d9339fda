"""The window: sizes, pixels and units, full screen, and no screen at all."""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.scenes.router import Router
from game.ui.screen import window as window_module
from game.ui.screen.scene import Services
from game.ui.screen.window import LEAST_DRAWN, MOST_DRAWN, NoScreen, Stage, Window, drawn_frame, drawn_size
from tests.scenes.driver import GAMES


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1440, 1080), (3840, 2160), (1001, 997)])
def test_the_stage_is_centred_and_positions_go_there_and_back(size: tuple[int, int]) -> None:
    stage = Stage.of(size)
    left, top = stage.device((0, 0))
    right, bottom = stage.device((1920, 1080))
    assert left == pytest.approx(size[0] - right)
    assert top == pytest.approx(size[1] - bottom)
    assert min(left, top) == pytest.approx(0)
    assert stage.logical(stage.device((123.5, 77.25))) == pytest.approx((123.5, 77.25))
    assert stage.bounds.width * stage.scale == pytest.approx(size[0])


def test_a_window_is_never_smaller_than_960_by_540() -> None:
    window = Window("test", (300, 200))
    assert window.surface.get_size() == (960, 540)
    window.resize((100, 100))
    assert window.stage.size == (960, 540)
    window.close()


def test_a_window_is_never_larger_than_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(window_module._HINT, "0")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    for room in ((1280, 720), (800, 480)):
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda room=room: [room])
        window = Window("test", (1600, 900), hidden=True)
        assert window.surface.get_size() == room
        assert window.windowed_size == room
        window.close()


def test_after_a_new_size_surface_and_stage_are_new() -> None:
    window = Window("test", (1280, 720))
    window.resize((1600, 900))
    assert window.surface.get_size() == (1600, 900)
    assert window.stage.scale == pytest.approx(900 / 1080)
    window.close()


def test_pointer_events_come_in_logical_units_and_others_unchanged() -> None:
    window = Window("test", (1280, 720))
    moved = window.logical(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(2, 4), buttons=(0, 0, 0)))
    assert moved.pos == pytest.approx((960, 540))
    assert moved.rel == pytest.approx((3, 6))
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)
    assert window.logical(key) is key
    window.close()


@pytest.mark.parametrize(
    ("size", "drawn"), [((1080, 1920), (1080, 864)), ((1000, 2400), (1000, 800)), ((5000, 720), (2560, 720))]
)
def test_a_very_tall_or_wide_window_shows_the_game_in_its_middle(size: tuple[int, int], drawn: tuple[int, int]) -> None:
    window = Window("test", size)
    shown = window._window.get_surface()
    assert window.surface.get_size() == window.stage.size == drawn
    window.surface.fill((200, 0, 0))
    window.present()
    assert shown.get_at((size[0] // 2, size[1] // 2)) == pygame.Color(200, 0, 0)
    assert shown.get_at((0, 0)) == pygame.Color(0, 0, 0)
    pressed = window.logical(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(size[0] // 2, size[1] // 2), button=1, touch=False)
    )
    assert pressed.pos == pytest.approx((960, 540), abs=2)
    there = pygame.event.Event(pygame.MOUSEMOTION, pos=window.place_of((123.0, 45.0)), rel=(1, 1), buttons=(0, 0, 0))
    assert window.logical(there).pos == pytest.approx((123, 45))
    window.resize((1280, 720))
    assert window.surface is window._window.get_surface()
    window.close()


def test_full_screen_and_back_keeps_the_size_of_the_window() -> None:
    window = Window("test", (1280, 720))
    assert window.toggle_fullscreen() is True
    assert window.windowed_size == (1280, 720)
    assert window.toggle_fullscreen() is False
    assert window.stage.size == (1280, 720)
    window.close()


def test_without_a_display_one_sentence_points_to_the_text_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no available video device")

    monkeypatch.setattr(pygame.display, "init", refuse)
    with pytest.raises(NoScreen) as caught:
        Window("test", (1280, 720))
    assert "no available video device" in str(caught.value)
    assert "main.py play --text" in str(caught.value)
    assert str(caught.value).count(".") == str(caught.value).count("main.py") + 1


def test_a_display_that_nobody_sees_is_no_screen_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoScreen):
        Window("test", (1280, 720))


class FakeFlips:
    """Flips that cost what the hint says, so that the choice can be watched."""

    def __init__(self, costs: dict[str, float]) -> None:
        self.costs = costs
        self.opened: list[str] = []

    def install(self, patch: pytest.MonkeyPatch) -> None:
        patch.delenv(window_module._HINT, raising=False)
        patch.setattr(pygame.display, "get_driver", lambda: "x11")
        patch.setattr(Window, "_time_flips", lambda window: self.costs[os.environ[window_module._HINT]])
        opening = Window._open

        def note(window: Window) -> None:
            self.opened.append(os.environ[window_module._HINT])
            opening(window)

        patch.setattr(Window, "_open", note)


@pytest.mark.parametrize(
    ("costs", "opened"),
    [
        ({"0": 0.001, "1": 0.030}, ["0"]),
        ({"0": 0.012, "1": 0.002}, ["0", "1"]),
        ({"0": 0.012, "1": 0.030}, ["0", "1", "0"]),
    ],
)
def test_the_cheaper_way_to_show_frames_is_chosen(
    monkeypatch: pytest.MonkeyPatch, costs: dict[str, float], opened: list[str]
) -> None:
    flips = FakeFlips(costs)
    flips.install(monkeypatch)
    window = Window("test", (1280, 720))
    assert flips.opened == opened
    window.close()
    monkeypatch.delenv(window_module._HINT, raising=False)


def test_a_player_who_set_the_hint_is_not_overruled(monkeypatch: pytest.MonkeyPatch) -> None:
    flips = FakeFlips({"1": 0.5})
    flips.install(monkeypatch)
    monkeypatch.setenv(window_module._HINT, "1")
    Window("test", (1280, 720)).close()
    assert flips.opened == ["1"]


def test_a_screen_that_is_not_ready_at_once_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window("Table", (1280, 720), hidden=True)
    opened, refusals = Window._open, iter([NoScreen("not ready"), NoScreen("not ready")])

    def open_late(self: Window) -> None:
        refusal = next(refusals, None)
        if refusal is not None:
            raise refusal
        opened(self)

    monkeypatch.setattr(Window, "_open", open_late)
    window._reopen("0")
    assert next(refusals, None) is None
    window.present()
    window.close()


@pytest.mark.parametrize("size", [(1, 1), (2, 2), (3, 1000), (1000, 2), (4000, 3000)])
def test_a_window_of_any_size_is_drawn_within_bounds_and_scaled(
    make_services: Callable[..., Services], size: tuple[int, int]
) -> None:
    services = make_services()
    services.games = GAMES
    services.routes = Router(services)
    app = App(services, services.routes.settings())
    app.step([], 16)
    assert services.window.surface is services.window._window.get_surface()
    services.window._window.minimum_size = (1, 1)
    services.window._window.size = size
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(1, 1), buttons=(0, 0, 0))], 16)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)], 16)
    drawn = services.window.surface.get_size()
    assert drawn == services.window.stage.size == drawn_size(drawn_frame(size).size)
    assert LEAST_DRAWN[0] <= drawn[0]
    assert LEAST_DRAWN[1] <= drawn[1]
    assert drawn[0] * drawn[1] <= MOST_DRAWN
    assert services.window._window.get_surface().get_size() == size
    middle = services.window._window.get_surface().get_at((size[0] // 2, size[1] // 2))
    assert middle != pygame.Color(0, 0, 0)
