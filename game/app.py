"""The program: window, services, and the loop that sleeps until something happens.

`open_services(...)` makes the services, `App(services, first_scene).run()` plays until the player leaves. A
frame is drawn only when something changed; while nothing moves the loop waits for the next event.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game import paths
from game import settings as settings_module
from game.kit.text import Words
from game.settings import Settings
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.held_keys import HeldKeys
from game.ui.screen.images import Images
from game.ui.screen.input import Bindings
from game.ui.screen.memory import give_back
from game.ui.screen.pads import Pads
from game.ui.screen.picture_file import read_picture
from game.ui.screen.scene import FaultLog, Games, NoGames, NoLog, Scene, SceneStack, Services
from game.ui.screen.text import Text
from game.ui.screen.theme import theme_for
from game.ui.screen.window import Window
from game.ui.sound.audio import Audio
from game.ui.widgets.focus import HEARD_EVENT
from game.ui.widgets.toast import Toasts

FRAME_RATE = 60
IDLE_PAUSE, IDLE_LOOKS = 10, 4
PRELOAD_SLICE = 0.006
LONG_CHORE = 8.0
"""Milliseconds that must be left of a frame for another chore to begin in it."""
LONGEST_STEP = 100.0
LARGEST_PNG = 4_000_000
"""Pixels of a picture of the screen beyond which it is saved as JPEG: to press twelve million into PNG takes 3 s."""
SHAPE_BYTES = 24 * 1024 * 1024

ErrorScene = Callable[[Services, Scene, Exception], Scene]


def open_services(
    title: str,
    settings: Settings,
    words: Words,
    *,
    saves: Any = None,
    profiles: Any = None,
    games: Games | None = None,
    log: FaultLog | None = None,
    hidden: bool = False,
) -> Services:
    """Open the window and make everything a scene is given. Raises `NoScreen` where there is no display."""
    window = Window(title, settings.window_size, fullscreen=settings.fullscreen, icon=_icon(), hidden=hidden)
    notes: list[str] = []
    log = log or NoLog()
    pictures_fault = _first_told("ui.told.pictures_broken", words, notes, log)
    if not paths.assets_folder().is_dir():
        pictures_fault(paths.assets_folder().name)
    services = Services(
        window=window,
        images=Images(paths.assets_folder(), pictures_fault),
        text=_text(window, settings),
        theme=theme_for(settings.high_contrast),
        bindings=Bindings(settings.keys),
        settings=settings,
        words=words,
        clock=pygame.time.Clock(),
        audio=Audio(
            settings,
            paths.assets_folder(),
            paths.game_folder("house") / "sounds.toml",
            _first_told("ui.told.sounds_broken", words, notes, log),
        ),
        saves=saves,
        profiles=profiles,
        games=games or NoGames(),
        notes=notes,
        log=log,
    )
    for game in services.games.ids[:1]:
        services.take_out(game)
    return services


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
        self._fitted_to = self._look()
        self.stack = SceneStack(first, calm=lambda: services.calm)
        self.frames = 0
        self._pads = Pads(services.bindings.devices)
        self._held_keys = HeldKeys(services.bindings)
        self._dirty = True
        self._drew = False
        self._refitted = False
        self._moving = False
        self._turned = 0
        """The ticks at which the last turn of the loop ended."""
        self._entered = False
        self._shown_error: Scene | None = None
        self._plain_type = False
        self._tell_notes()

    def run(self) -> None:
        """Play until the last scene is left or the window is closed."""
        try:
            self.step([], 0.0)
            self._guard(self._pads.open)
            self._guard(self.services.audio.open)
            self._guard(self.services.images.open)
            while not self.stack.ended:
                self.step(*self._wait())
        finally:
            self.close()

    def leave(self) -> None:
        """End with the present turn of the loop; may be called at any moment."""
        self.stack.ended = True

    def step(self, events: list[pygame.event.Event], dt: float) -> None:
        """One turn of the loop: the time that passed in milliseconds, then the events, and a frame if one
        is due.

        Time goes first: what an event sets in motion begins now, not when the loop last looked.
        """
        self._guard(self.services.images.take_read)
        self._guard(self._advance, min(dt, LONGEST_STEP))
        for raw in events:
            for event in self._guard(self._pads.translate, raw) or []:
                self._guard(self._handle, event)
                if self.stack.ended:
                    return
        if self._guard(self.services.window.changed):
            self._guard(self._refit)
        self._drew = self._dirty
        if self._dirty and not self.stack.ended:
            self._guard(self.draw)
        elif not self.stack.ended:
            self._guard(self._breathe)

    def draw(self) -> None:
        """Draw a frame and show it."""
        self._dirty = False
        if self.canvas.theme is not self.services.theme:
            self.canvas = self._new_canvas()  # another game has brought its material
        self.stack.draw(self.canvas)
        self.toasts.bottom = getattr(self.stack.top, "toast_bottom", None)
        self.toasts.top = getattr(self.stack.top, "toast_top", None)
        self.toasts.draw(self.canvas)
        self.services.audio.captions.draw(self.canvas, self.services.words)
        self.services.window.present()
        self.frames += 1
        if self._entered:
            self._entered = False
            give_back()
            self.services.clock.tick()  # its first picture takes long: what moves begins after it
        if self._refitted:
            self._refitted = False
            give_back()  # the pictures of the size before are large

    def _breathe(self) -> None:
        """Between two frames: let the scene draw what moves of its own accord, unless something lies over it all."""
        breathe = getattr(self.stack.top, "breathe", None)
        covered = self.stack.moving or self.toasts.moving or self.services.audio.captions.shown
        if breathe is not None and not covered and breathe(self.canvas):
            self.services.window.present()

    def apply_settings(self) -> None:
        """Save the settings and make type, theme, keys and window follow them."""
        services = self.services
        services.theme = theme_for(services.settings.high_contrast, services.material)
        services.bindings.rebind(services.settings.keys)
        if services.window.fullscreen != services.settings.fullscreen:
            services.window.set_fullscreen(services.settings.fullscreen)
        if self._look() != self._fitted_to:
            self._refit()
        self._dirty = True
        told = settings_module.save(services.settings, paths.settings_file())
        if told is not None:
            services.message(services.words(told.key, detail=told.detail))

    def close(self) -> None:
        """Remember the size of the window and close it, once every save is on disk; each of it whatever else fails."""
        services, settings = self.services, self.services.settings
        if services.saves is not None:
            self._try(services.saves.settle)
        self._try(lambda: setattr(settings, "window_size", services.window.windowed_size))
        self._try(lambda: settings_module.save(settings, paths.settings_file()))
        self._try(services.audio.close)
        self._try(services.images.close)
        self._try(services.window.close)

    def _try(self, action: Callable[[], object]) -> None:
        try:
            action()
        except Exception as error:
            self.services.log.write("while closing", error)

    def _wait(self) -> tuple[list[pygame.event.Event], float]:
        """The events that are there and the time that passed; while nothing moves, a pause until something
        comes.

        SDL's own wait looks a thousand times a second, which costs 3 % of a core; a hundred times is
        enough.
        """
        clock = self.services.clock
        if self._drew or self._moving or self.stack.moving or self.toasts.moving:
            self.use_spare(pygame.time.get_ticks() - self._turned)
            passed = clock.tick(FRAME_RATE)
            self._turned = pygame.time.get_ticks()
            return pygame.event.get(), passed
        if self._guard(self.services.images.work, PRELOAD_SLICE):
            return pygame.event.get(), clock.tick()
        events = pygame.event.get()
        for _ in range(IDLE_LOOKS):
            if events or self.services.images.has_read:
                break
            pygame.time.wait(IDLE_PAUSE)
            events = pygame.event.get()
        return events, clock.tick()

    def use_spare(self, used: float) -> None:
        """Make ready what will be shown at once in what a turn that took so many milliseconds leaves of its frame."""
        spare = 1000 / FRAME_RATE - used - LONG_CHORE
        if spare > 0:
            self._guard(partial(self.services.images.work, spare / 1000, urgent=True))

    def _advance(self, dt: float) -> None:
        self._tell_notes()
        self._moving = self.stack.update(dt)
        told = self.toasts.update(dt)
        audio = self.services.audio
        audio.play(getattr(self.stack.top, "music", None))
        heard = audio.update(dt)
        self._dirty = self._dirty or self._moving or told or heard

    def _tell_notes(self) -> None:
        """Show what the program noted meanwhile, each once."""
        if self.services.text.notes and not self._plain_type:
            self._plain_type = True
            self.services.notes.append(self.services.words("ui.told.type_broken"))
            self.services.log.write("; ".join(self.services.text.notes))
        for note in self.services.notes:
            self.toasts.show(note, "bad")
        self.services.notes.clear()

    def _handle(self, event: pygame.event.Event) -> None:
        services = self.services
        services.bindings.note_device(event)
        if self._held_keys.repeats(event):
            return
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            services.audio.attend(event.type == pygame.WINDOWFOCUSGAINED)
        if event.type == pygame.QUIT:
            self.stack.quit()
        elif event.type in (
            pygame.WINDOWSIZECHANGED,
            pygame.WINDOWRESIZED,
            pygame.WINDOWEXPOSED,
            pygame.WINDOWRESTORED,
        ):
            self._dirty = True
        elif event.type == HEARD_EVENT:
            services.audio.cue(event.cue)
        elif services.bindings.action(event) == "fullscreen":
            services.settings.fullscreen = not services.settings.fullscreen
            self.apply_settings()
        elif services.bindings.action(event) == "screenshot":
            self._screenshot()
        else:
            depth = self.stack.depth
            if self.stack.handle(services.window.logical(event), services.window.surface):
                self._entered = True
                if self.stack.depth == depth:
                    self._cache.clear()  # the scene whose shapes these were is gone
            self._dirty = True

    def _refit(self) -> None:
        """Make everything that depends on size, theme or type anew."""
        self._fitted_to = self._look()
        services = self.services
        services.text = _text(services.window, services.settings).faced(services.theme.material.faces)
        self.services.images.forget()
        self._cache.clear()
        give_back()
        self.canvas = self._new_canvas()
        self._dirty = True
        self._refitted = True

    def _look(self) -> tuple[object, ...]:
        """What size, theme and type depend on; everything that was drawn is good as long as it stays the same."""
        window, settings = self.services.window, self.services.settings
        return window.stage, window.surface.get_size(), self.services.theme, settings.text_scale, settings.typeface

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
        """Save what is shown as a picture, and say where it lies."""
        folder, shown = paths.screenshots_folder(), self.services.window.surface
        number = 1 + max((int(file.stem) for file in folder.glob("[0-9]*.*") if file.stem.isdigit()), default=0)
        file = folder / f"{number:04}.{'png' if shown.width * shown.height <= LARGEST_PNG else 'jpg'}"
        try:
            pygame.image.save(shown, file)
        except (pygame.error, OSError) as error:
            self.services.message(self.services.words("ui.told.picture_not_saved", detail=str(error)))
        else:
            self.services.message(self.services.words("ui.told.picture_saved", detail=str(file)))

    def _guard(self, action: Callable[..., Any], *arguments: object) -> Any:
        """Do something and give what it gives; what a scene raises becomes the error scene, so that nothing is lost.

        An error of the error scene itself goes on to the caller.
        """
        try:
            return action(*arguments)
        except Exception as error:
            failed = self.stack.top
            if self._error_scene is None or failed is self._shown_error:
                raise
            self.services.log.write(f"in {type(failed).__name__}", error)
            self._shown_error = self._error_scene(self.services, failed, error)
            self.stack.fail(self._shown_error)
            self._dirty = True
            return None


def _first_told(key: str, words: Words, notes: list[str], log: FaultLog) -> Callable[[str], None]:
    """Tells a player of the first damaged file of a kind, and the log of each."""
    told: set[str] = set()

    def tell(what: str) -> None:
        sentence = words(key, what=what)
        log.write(sentence)
        if not told:
            notes.append(sentence)
        told.add(what)

    return tell


def _icon() -> pygame.Surface | None:
    """The icon of the window; none where it is missing or broken."""
    try:
        return read_picture(paths.resource("assets", "icon.png"))
    except (OSError, ValueError, pygame.error):
        return None


def _text(window: Window, settings: Settings) -> Text:
    stage = window.stage
    return Text(stage.scale, stage.size[1], settings.text_scale, settings.typeface)
