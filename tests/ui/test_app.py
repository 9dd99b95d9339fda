"""The loop and the stack of scenes: frames only when needed, changes of scene, errors, settings, pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import paths
from game.app import App, open_services
from game.kit.text import Words
from game.log import Log
from game.settings import Settings, load
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Pop, Push, Quit, Replace, SceneStack, Services

MakeServices = Callable[..., Services]


class Plain:
    """A scene that notes what happens to it and does what it is told."""

    def __init__(self, name: str = "plain") -> None:
        self.name = name
        self.answer: Change | None = None
        self.events: list[pygame.event.Event] = []
        self.moving = False
        self.entered = self.left = self.drawn = 0
        self.passed = 0.0
        self.fault: str = ""

    def enter(self) -> None:
        self.entered += 1

    def leave(self) -> None:
        self.left += 1

    def handle(self, event: pygame.event.Event) -> Change | None:
        self.events.append(event)
        self._fail("handle")
        return self.answer

    def update(self, dt: float) -> bool:
        self.passed += dt
        self._fail("update")
        return self.moving

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        self._fail("draw")
        canvas.fill(canvas.theme["backdrop"])

    def _fail(self, where: str) -> None:
        if self.fault == where:
            raise RuntimeError(f"broken in {where}")


def key(code: int, **more: Any) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=more.pop("mod", 0), unicode=more.pop("unicode", ""), **more)


@pytest.fixture
def scene() -> Plain:
    return Plain()


@pytest.fixture
def app(make_services: MakeServices, scene: Plain) -> App:
    return App(make_services(), scene)


def test_a_frame_is_drawn_only_when_something_changed(app: App, scene: Plain) -> None:
    app.step([], 16)
    app.step([], 16)
    app.step([], 16)
    assert app.frames == 1
    scene.moving = True
    app.step([], 16)
    app.step([], 16)
    assert app.frames == 3


def test_an_event_reaches_the_scene_in_logical_units_and_draws_a_frame(app: App, scene: Plain) -> None:
    app.step([], 16)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1)], 16)
    assert scene.events[-1].pos == pytest.approx((960, 540))
    assert app.frames == 2


def test_scenes_are_pushed_popped_and_replaced(scene: Plain) -> None:
    stack, second, third = SceneStack(scene), Plain("second"), Plain("third")
    stack.change(Push(second))
    assert (stack.top, stack.depth, scene.left, second.entered) == (second, 2, 1, 1)
    stack.change(Replace(third))
    assert (stack.top, stack.depth) == (third, 2)
    stack.change(Pop())
    assert (stack.top, scene.entered) == (scene, 2)
    stack.change(Push(second))
    stack.change(Replace(third, all_of_them=True))
    assert (stack.top, stack.depth) == (third, 1)
    stack.change(Pop())
    assert stack.ended


def test_a_change_of_scene_fades_for_240_milliseconds_and_takes_input_at_once(app: App, scene: Plain) -> None:
    app.step([], 16)
    second = Plain("second")
    scene.answer = Push(second)
    app.step([key(pygame.K_a)], 16)
    assert app.stack.top is second
    assert app.stack.moving
    app.step([key(pygame.K_b)], 100)
    assert second.events
    app.step([], 100)
    assert app.stack.moving
    app.step([], 100)
    assert not app.stack.moving


def test_with_reduced_motion_the_fade_is_short(make_services: MakeServices, scene: Plain) -> None:
    app = App(make_services(reduced_motion=True), scene)
    app.step([], 16)
    scene.answer = Push(Plain())
    app.step([key(pygame.K_a)], 0)
    app.step([], 100)
    assert not app.stack.moving


def test_closing_the_window_ends_the_program(app: App) -> None:
    app.step([pygame.event.Event(pygame.QUIT)], 16)
    assert app.stack.ended


def test_run_ends_when_a_scene_quits_and_remembers_the_size(app: App, scene: Plain) -> None:
    scene.answer = Quit()
    pygame.event.post(key(pygame.K_a))
    app.run()
    assert load(paths.settings_file())[0].window_size == (1280, 720)


def test_f11_changes_to_full_screen_and_is_kept(app: App) -> None:
    app.step([key(pygame.K_F11)], 16)
    assert app.services.window.fullscreen
    assert load(paths.settings_file())[0].fullscreen
    app.step([key(pygame.K_F11)], 16)
    assert not app.services.window.fullscreen


def test_a_new_size_of_the_window_gives_a_new_canvas(app: App, scene: Plain) -> None:
    app.step([], 16)
    app.services.window.resize((1600, 900))
    app._refit()
    app.step([], 16)
    assert app.canvas.surface.get_size() == (1600, 900)
    assert app.canvas.scale == pytest.approx(900 / 1080)
    assert app.services.text.scale == app.canvas.scale


def test_changed_settings_hold_at_once_and_are_saved(app: App) -> None:
    settings: Settings = app.services.settings
    settings.high_contrast, settings.text_scale, settings.keys = True, 1.5, {"undo": ["u"]}
    app.services.apply_settings()
    assert app.canvas.theme.name == "high-contrast"
    assert app.services.text.factor == 1.5
    assert app.services.bindings.action(key(pygame.K_u)) == "undo"
    assert load(paths.settings_file())[0] == settings


def test_what_a_scene_raises_becomes_the_error_scene(make_services: MakeServices, scene: Plain) -> None:
    shown = Plain("error")
    told: list[tuple[object, str]] = []

    def error_scene(services: Any, failed: Any, error: Exception) -> Plain:
        told.append((failed, str(error)))
        return shown

    services = make_services()
    services.log = Log()
    app = App(services, scene, error_scene=error_scene)
    for where in ("handle", "update", "draw"):
        scene.fault = where
        app.stack.fail(scene)
        app._dirty = True
        app.step([key(pygame.K_a)], 16)
        assert app.stack.top is shown, where
    assert told == [(scene, f"broken in {where}") for where in ("handle", "update", "draw")]
    assert "RuntimeError: broken in draw" in services.log.files[0].read_text(encoding="utf-8")


def test_what_pads_sound_or_the_window_raise_becomes_the_error_scene_too(
    make_services: MakeServices, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> bool:
        raise RuntimeError("a driver fails")

    for place, name in (("_pads", "translate"), ("services.window", "changed"), ("services.audio", "update")):
        shown = Plain("error")
        app = App(make_services(), scene, error_scene=lambda *given, shown=shown: shown)
        owner = app
        for part in place.split("."):
            owner = getattr(owner, part)
        monkeypatch.setattr(owner, name, broken)
        app.step([key(pygame.K_a)], 16)
        assert app.stack.top is shown, place


def test_a_pad_that_raises_is_no_pad(
    make_services: MakeServices, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> object:
        raise SystemError("the driver of the pad fails")

    monkeypatch.setattr("game.ui.screen.pads.controller.get_count", broken)
    monkeypatch.setattr("game.ui.screen.pads.controller.Controller", broken)
    app = App(make_services(), scene)
    app._pads.open()
    app.step([pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0), key(pygame.K_a)], 16)
    assert [event.type for event in scene.events] == [pygame.KEYDOWN]


def test_the_program_closes_and_keeps_everything_whatever_fails_meanwhile(
    make_services: MakeServices, scene: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services()
    services.log = Log()
    settled: list[bool] = []
    services.saves = SimpleNamespace(settle=lambda: settled.append(True))

    def broken() -> None:
        raise RuntimeError("the device is gone")

    monkeypatch.setattr(services.audio, "close", broken)
    app = App(services, scene)
    app.leave()
    app.run()
    assert settled
    assert load(paths.settings_file())[0].window_size == (1280, 720)
    assert "the device is gone" in services.log.files[0].read_text(encoding="utf-8")


def test_what_the_program_notes_is_shown_once(app: App) -> None:
    app.services.notes.append("The sounds are damaged.")
    app.step([], 16)
    app.step([], 16)
    assert app.toasts.texts == ["The sounds are damaged."]
    assert app.services.notes == []


def test_what_a_chore_raises_becomes_the_error_scene_too(make_services: MakeServices, scene: Plain) -> None:
    def broken() -> None:
        raise RuntimeError("a chore fails")

    shown = Plain("error")
    app = App(make_services(), scene, error_scene=lambda *given: shown)
    app.step([], 0.0)
    app.services.images.chores([broken])
    for _ in range(3):
        app.step(*app._wait())
    assert app.stack.top is shown


def test_an_error_of_the_error_scene_is_not_swallowed(make_services: MakeServices, scene: Plain) -> None:
    broken = Plain("error")
    broken.fault = "draw"
    app = App(make_services(), scene, error_scene=lambda *given: broken)
    scene.fault = "draw"
    app.step([], 16)
    with pytest.raises(RuntimeError):
        app.step([], 16)


def test_without_an_error_scene_the_error_goes_on(app: App, scene: Plain) -> None:
    scene.fault = "handle"
    with pytest.raises(RuntimeError):
        app.step([key(pygame.K_a)], 16)


def test_a_message_is_shown_for_three_seconds(app: App) -> None:
    app.services.message("Saved.")
    app.step([], 100)
    assert app.toasts.texts == ["Saved."]
    for _ in range(31):
        app.step([], 100)
    assert app.toasts.texts == []


def test_f12_saves_a_picture_of_the_screen(app: App, own_home: Path) -> None:
    app.step([], 16)
    app.step([key(pygame.K_F12)], 16)
    app.step([key(pygame.K_F12)], 16)
    pictures = sorted((own_home / "screenshots").iterdir())
    assert [picture.name for picture in pictures] == ["0001.png", "0002.png"]
    assert pygame.image.load(pictures[0]).get_size() == (1280, 720)
    assert str(pictures[1]) in app.toasts.texts[-1]


def test_f12_saves_a_huge_screen_in_the_form_that_is_quickly_made(
    app: App, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.step([], 16)
    app.step([key(pygame.K_F12)], 16)
    monkeypatch.setattr("game.app.LARGEST_PNG", 1280 * 720 - 1)
    app.step([key(pygame.K_F12)], 16)
    pictures = sorted((own_home / "screenshots").iterdir())
    assert [picture.name for picture in pictures] == ["0001.png", "0002.jpg"]
    assert pygame.image.load(pictures[1]).get_size() == (1280, 720)


def test_the_stick_of_a_pad_counts_once_until_it_is_let_go(app: App, scene: Plain) -> None:
    full = 32767

    def push(value: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=value)

    app.step([push(full), push(full), push(0), push(-full)], 16)
    pressed = [event.button for event in scene.events if event.type == pygame.CONTROLLERBUTTONDOWN]
    assert pressed == [pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP]
    assert app.services.bindings.device == "pad"


def test_hints_follow_the_device_used_last(app: App) -> None:
    bindings = app.services.bindings
    app.step([key(pygame.K_a)], 16)
    assert bindings.hint("confirm") == "Enter"
    app.step([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)], 16)
    assert bindings.hint("confirm") == "A"


def test_pictures_that_are_missing_are_drawn(app: App) -> None:
    images = app.services.images
    for name in ("pictures/no-such-creature", "icons/no-such-sign", "frames/none", "nothing"):
        assert images.get(name, (90, 120)).get_size() == (90, 120)
    assert images.get("icons/skull", (20, 20), tint=(255, 0, 0)).get_size() == (20, 20)


def test_pictures_are_fitted_as_asked(app: App) -> None:
    images = app.services.images
    assert images.get("textures/felt", (300, 100), fit="cover").get_size() == (300, 100)
    contained = images.get("textures/felt", (300, 100), fit="contain").get_size()
    assert contained[1] == 100
    assert contained[0] < 300
    assert images.get("textures/felt", (60, 40), fit="cover") is images.get("textures/felt", (60, 40), fit="cover")


def test_kept_pictures_stay_within_their_bytes(app: App) -> None:
    images = app.services.images
    kept = images._kept.small
    kept.limit = 1_000_000
    for number in range(60):
        images.get(f"pictures/none-{number}", (200, 200))
    assert kept.bytes <= 1_000_000


def test_preloading_goes_on_in_small_steps(app: App) -> None:
    images = app.services.images
    images.preload((f"pictures/none-{number}", (200, 200), {}) for number in range(40))
    assert images.work(0.0001)
    while images.work(0.05):
        pass
    assert len(images._kept.small) >= 40


def test_damaged_pictures_and_fonts_are_told_once_and_stand_in_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Words
) -> None:
    noted: list[str] = []
    for name in ("one", "two"):
        (tmp_path / f"{name}.png").write_text("this is text")
    log = SimpleNamespace(write=noted.append)
    monkeypatch.setattr(paths, "assets_folder", lambda: tmp_path)
    services = open_services("test", Settings(), words, log=log, hidden=True)  # type: ignore[arg-type]
    for name in ("one", "two"):
        services.images.source(name)
    services.text.notes.append("fontpkg is missing")
    app = App(services, Plain())
    app.step([], 0.0)
    app.step([], 0.0)
    services.window.close()
    assert [text.split()[0] for text in app.toasts.texts] == ["Pictures", "Fonts"]
    assert [line.count("two") for line in noted if "Pictures" in line] == [0, 1]


def test_a_missing_folder_of_pictures_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Words
) -> None:
    monkeypatch.setattr(paths, "assets_folder", lambda: tmp_path / "assets")
    services = open_services("test", Settings(), words, hidden=True)
    services.window.close()
    assert services.notes
    assert services.notes[0].startswith("Pictures are damaged or missing: assets")


def test_a_long_notice_stays_until_it_can_have_been_read(app: App) -> None:
    app.services.message("Saved.")
    app.services.message("A word for each of these. " * 5)
    for _ in range(40):
        app.step([], 100)
    assert [text[:6] for text in app.toasts.texts] == ["A word"]
    for _ in range(50):
        app.step([], 100)
    assert app.toasts.texts == []


def test_a_long_path_is_told_with_its_middle_left_out() -> None:
    told = paths.shortened(Path("/home/someone") / ("very-long-" * 30) / "saves")
    assert len(told) == paths.MOST_SHOWN
    assert told.startswith("/home/")
    assert told.endswith("/saves")
    assert paths.shortened(Path("/home/someone/saves")) == str(Path("/home/someone/saves"))
