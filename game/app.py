"""The program: window, services, and the loop that sleeps until something happens.

`open_services(...)` makes the services, `App(services, first_scene).run()` plays until the player leaves. A
frame is drawn only when something changed; while nothing moves the loop waits for the next event.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

import pygame

from game import paths
from game import settings as settings_module
from game.settings import Settings
from game.ui.cache import SurfaceCache
from game.ui.canvas import Canvas
from game.ui.images import Images
from game.ui.input import Bindings
from game.ui.scene import Quit, Replace, Scene, SceneStack, Services, Words
from game.ui.text import Text
from game.ui.theme import theme_for
from game.ui.widgets.toast import Toasts
from game.ui.window import Window

FRAME_RATE = 60
IDLE_WAIT = 1000
PRELOAD_SLICE = 0.006
SHAPE_BYTES = 48 * 1024 * 1024

ErrorScene = Callable[[Services, Scene, BaseException, str], Scene]


def open_services(
    title: str, settings: Settings, words: Words, *, saves: Any = None, modes: Any = (), hidden: bool = False
) -> Services:
    """Open the window and make everything a scene is given. Raises `NoScreen` where there is no display."""
    icon_file = paths.resource("assets", "icon.png")
    icon = pygame.image.load(icon_file) if icon_file.is_file() else None
    window = Window(title, settings.window_size, fullscreen=settings.fullscreen, icon=icon, hidden=hidden)
    return Services(
        window=window,
        images=Images(paths.resource("assets")),
        text=_text(window, settings),
        theme=theme_for(settings.high_contrast),
        bindings=Bindings(settings.keys),
        settings=settings,
        words=words,
        clock=pygame.time.Clock(),
        saves=saves,
        modes=modes,
    )


class App:
    """The loop over a stack of scenes.

    `error_scene` makes the scene that is shown when a scene raised; without one the error goes on to the
    caller.
    """

    def __init__(self, services: Services, first: Scene, *, error_scene: ErrorScene | None = None) -> None:
        self.services = services
        services.apply_settings = self.apply_settings
        self.toasts = Toasts()
        services.message = self.toasts.show
        self._error_scene = error_scene
        self._cache = SurfaceCache(SHAPE_BYTES)
        self.canvas = self._new_canvas()
        self.stack = SceneStack(first, calm=lambda: services.calm)
        self.frames = 0
        self._dirty = True

    def run(self) -> None:
        """Play until the last scene is left or the window is closed."""
        while not self.stack.ended:
            self.step(self._wait())
        self.close()

    def step(self, events: list[pygame.event.Event], dt: float | None = None) -> None:
        """One turn of the loop: events, time (milliseconds; None = by the clock), and a frame if one is
        due.
        """
        passed = self.services.clock.tick() if dt is None else dt
        for event in events:
            self._guard(lambda event=event: self._handle(event))  # type: ignore[misc]
            if self.stack.ended:
                return
        self._guard(lambda: self._advance(min(passed, 100.0)))
        if self._dirty and not self.stack.ended:
            self._guard(self.draw)

    def draw(self) -> None:
        """Draw a frame and show it."""
        self._dirty = False
        self.stack.draw(self.canvas)
        self.toasts.draw(self.canvas)
        self.services.window.present()
        self.frames += 1

    def apply_settings(self) -> None:
        """Save the settings and make type, theme, keys and window follow them."""
        services = self.services
        services.theme = theme_for(services.settings.high_contrast)
        services.bindings.rebind(services.settings.keys)
        if services.window.fullscreen != services.settings.fullscreen:
            services.window.set_fullscreen(services.settings.fullscreen)
        self._refit()
        told = settings_module.save(services.settings, paths.settings_file())
        if told is not None:
            services.message(services.words(told.key, detail=told.detail))

    def close(self) -> None:
        """Remember the size of the window and close it."""
        settings = self.services.settings
        settings.window_size = self.services.window.windowed_size
        settings_module.save(settings, paths.settings_file())
        self.services.window.close()

    def _wait(self) -> list[pygame.event.Event]:
        """The events that are there; while nothing moves, wait for the next one."""
        if self._dirty or self.stack.moving or self.toasts.moving or self._moving:
            self.services.clock.tick(FRAME_RATE)
            return pygame.event.get()
        if self.services.images.work(PRELOAD_SLICE):
            return pygame.event.get()
        first = pygame.event.wait(IDLE_WAIT)
        self.services.clock.tick()
        return [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []

    _moving = False

    def _advance(self, dt: float) -> None:
        self._moving = self.stack.update(dt)
        told = self.toasts.update(dt)
        self._dirty = self._dirty or self._moving or told

    def _handle(self, event: pygame.event.Event) -> None:
        services = self.services
        services.bindings.note_device(event)
        if event.type == pygame.QUIT:
            self.stack.change(Quit())
        elif event.type in (
            pygame.WINDOWSIZECHANGED,
            pygame.WINDOWRESIZED,
            pygame.WINDOWEXPOSED,
            pygame.WINDOWRESTORED,
        ):
            if services.window.changed():
                self._refit()
            self._dirty = True
        elif services.bindings.action(event) == "fullscreen":
            services.settings.fullscreen = not services.settings.fullscreen
            self.apply_settings()
        elif services.bindings.action(event) == "screenshot":
            self._screenshot()
        else:
            self.stack.handle(services.window.logical(event), services.window.surface)
            self._dirty = True

    def _refit(self) -> None:
        """Make everything that depends on size, theme or type anew."""
        self.services.text = _text(self.services.window, self.services.settings)
        self.services.images.forget()
        self._cache.clear()
        self.canvas = self._new_canvas()
        self._dirty = True

    def _new_canvas(self) -> Canvas:
        services = self.services
        return Canvas(
            services.window.surface,
            services.window.stage,
            services.theme,
            services.text,
            services.images,
            self._cache,
        )

    def _screenshot(self) -> None:
        folder = paths.screenshots_folder()
        number = len(list(folder.glob("*.png"))) + 1
        pygame.image.save(self.services.window.surface, folder / f"{number:04}.png")

    def _guard(self, action: Callable[[], None]) -> None:
        """Do something; what a scene raises becomes the error scene, so that nothing that is saved is lost.
        """
        try:
            action()
        except Exception as error:
            if self._error_scene is None:
                raise
            report = traceback.format_exc()
            failed = self._error_scene(self.services, self.stack.top, error, report)
            self.stack.change(Replace(failed))
            self._dirty = True


def _text(window: Window, settings: Settings) -> Text:
    stage = window.stage
    return Text(stage.scale, stage.size[1], settings.text_scale, settings.typeface)
