"""The one adapter around `pygame.Window`: size, full screen, surface, and the change from pixels to logical
units.

`Window(title, size)` raises `NoScreen` where no display can be opened. `window.surface` is the frame to
draw on, `window.present()` shows it, `window.stage` is the `Stage` of the present size,
`window.logical(event)` gives the event with `pos` and `rel` in logical units.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from time import perf_counter

import pygame

MINIMUM = (960, 540)
LOGICAL = (1920, 1080)
LEAST_DRAWN, MOST_DRAWN = (320, 180), 3840 * 2160
"""What is drawn is at least so wide and high, and has at most so many pixels: a window that is smaller or larger, as a
window manager may make it, shows it scaled."""
TALLEST, WIDEST = 5 / 4, 32 / 9
"""Width to height of what is drawn; in a window that is taller or wider it lies in the middle, on black."""
_HINT = "SDL_FRAMEBUFFER_ACCELERATION"
_CHEAP_FLIP = 0.004
_REOPENINGS, _REOPEN_PAUSE = 20, 50
"""A screen that has just lost its last window may need a moment (milliseconds) before it takes another."""
_UNSEEN = ("dummy", "offscreen")
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class NoScreen(Exception):  # noqa: N818 - the name says what is the case
    """No window can be opened here; the text says in one sentence what to do instead."""

    def __init__(self, cause: str) -> None:
        super().__init__(f"No screen can be opened ({cause}); `main.py play --text` plays in the terminal.")


@dataclass(frozen=True)
class Stage:
    """How the logical 1920 x 1080 stage lies in a window: `scale` in device pixels per unit, `offset` in
    pixels.

    The stage is centred; `bounds` is the whole window in logical units and reaches beyond the stage
    (negative x at 21:9, negative y at 4:3).
    """

    size: tuple[int, int]
    scale: float
    offset: tuple[float, float]

    @classmethod
    def of(cls, size: tuple[int, int]) -> Stage:
        width, height = size
        scale = min(width / LOGICAL[0], height / LOGICAL[1])
        return cls(size, scale, ((width - LOGICAL[0] * scale) / 2, (height - LOGICAL[1] * scale) / 2))

    @property
    def bounds(self) -> pygame.FRect:
        """The whole window in logical units."""
        left, top = self.logical((0, 0))
        return pygame.FRect(left, top, self.size[0] / self.scale, self.size[1] / self.scale)

    def logical(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Device pixels to logical units."""
        return (pos[0] - self.offset[0]) / self.scale, (pos[1] - self.offset[1]) / self.scale

    def device(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Logical units to device pixels."""
        return pos[0] * self.scale + self.offset[0], pos[1] * self.scale + self.offset[1]


def drawn_frame(window: tuple[int, int]) -> pygame.Rect:
    """The part of a window that the picture takes: all of it, or the middle of one that is very tall or very wide."""
    width, height = window
    if width < LEAST_DRAWN[0] or height < LEAST_DRAWN[1]:
        return pygame.Rect(0, 0, width, height)
    wide, high = min(width, round(height * WIDEST)), min(height, round(width / TALLEST))
    return pygame.Rect((width - wide) // 2, (height - high) // 2, wide, high)


def drawn_size(window: tuple[int, int]) -> tuple[int, int]:
    """How large the picture of a window, or of its frame, is drawn: as large as that, within the bounds."""
    width, height = max(window[0], LEAST_DRAWN[0]), max(window[1], LEAST_DRAWN[1])
    smaller = min(1.0, (MOST_DRAWN / (width * height)) ** 0.5)
    return max(LEAST_DRAWN[0], int(width * smaller)), max(LEAST_DRAWN[1], int(height * smaller))


class Window:
    """A resizable window of at least 960 x 540, never scaled by SDL."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        *,
        fullscreen: bool = False,
        icon: pygame.Surface | None = None,
        hidden: bool = False,
    ) -> None:
        self.title = title
        self.fullscreen = fullscreen
        self._icon = icon
        self._hidden = hidden
        self._windowed_place: tuple[int, ...] | None = None
        self._windowed_size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        self._hint_is_given = _HINT in os.environ
        os.environ.setdefault(_HINT, "0")
        self._open()
        self._choose_presentation()
        self._refresh()

    def present(self) -> None:
        """Show what was drawn on the surface."""
        if self._scaled:
            shown = self._window.get_surface().subsurface(self._frame)
            pygame.transform.smoothscale(self.surface, shown.get_size(), shown)
        self._window.flip()

    def toggle_fullscreen(self) -> bool:
        """Change between window and full screen; gives the new state."""
        self.set_fullscreen(not self.fullscreen)
        return self.fullscreen

    def set_fullscreen(self, on: bool) -> None:
        """Full screen at the size of the desktop, or back to the window's own size."""
        if on and not self.fullscreen:
            self._windowed_size = self._window.size
            self._fill_screen()
            self._window.set_fullscreen(desktop=True)
        elif self.fullscreen and not on:
            self._window.set_windowed()
            self._window.size = self._windowed_size
            if self._windowed_place is not None:
                self._window.position = self._windowed_place
        self.fullscreen = on
        self._refresh()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size; used by tests and by the settings."""
        self._window.size = (max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1]))
        self._refresh()

    def changed(self) -> bool:
        """Take over a new size of the window; true when there was one."""
        if self._window.get_surface().get_size() == self._pixels:
            return False
        self._refresh()
        return True

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size to open with next time."""
        return self._windowed_size if self.fullscreen else self._window.size

    def logical(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event itself, or for a pointer event a copy whose `pos` and `rel` are in logical units."""
        if event.type not in _POINTER:
            return event
        values = dict(event.dict)
        ratio_x, ratio_y = self._drawn_ratio
        left, top = self._corner
        values["pos"] = self.stage.logical((event.pos[0] * ratio_x - left, event.pos[1] * ratio_y - top))
        if "rel" in values:
            values["rel"] = (event.rel[0] * ratio_x / self.stage.scale, event.rel[1] * ratio_y / self.stage.scale)
        return pygame.event.Event(event.type, values)

    def place_of(self, pos: tuple[float, float]) -> tuple[float, float]:
        """Where a position in logical units lies in the window, as the system tells it of a pointer."""
        x, y = self.stage.device(pos)
        ratio_x, ratio_y = self._drawn_ratio
        left, top = self._corner
        return (x + left) / ratio_x, (y + top) / ratio_y

    @property
    def _corner(self) -> tuple[float, float]:
        """The left upper corner of the picture in the window, in pixels that are drawn."""
        (left, top), (width, height), drawn = self._frame.topleft, self._frame.size, self.stage.size
        return left * drawn[0] / max(1, width), top * drawn[1] / max(1, height)

    @property
    def _drawn_ratio(self) -> tuple[float, float]:
        """Pixels that are drawn to a unit in which the system tells where a pointer is."""
        drawn = zip(self.stage.size, self._frame.size, self._pixels, self._window.size, strict=True)
        across, down = (size / max(1, frame) * pixels / max(1, window) for size, frame, pixels, window in drawn)
        return across, down

    def close(self) -> None:
        """Close the window and the display."""
        self._window.destroy()
        pygame.display.quit()

    def _fill_screen(self) -> None:
        """On X11 it is the window manager that makes a window fill the screen; where there is none, nobody
        does.
        """
        self._windowed_place = None
        if pygame.display.get_driver() == "x11":
            self._windowed_place = tuple(self._window.position)
            self._window.position = (0, 0)
            self._window.size = pygame.display.get_desktop_sizes()[0]

    def _open(self) -> None:
        try:
            pygame.display.init()
            _require_screen()
            self._windowed_size = _within_screen(self._windowed_size)
            self._window = pygame.Window(
                self.title,
                self._windowed_size,
                resizable=True,
                allow_high_dpi=True,
                hidden=self._hidden,
                fullscreen_desktop=self.fullscreen,
            )
            self._window.minimum_size = _within_screen(MINIMUM)
            if self._icon is not None:
                self._window.set_icon(self._icon)
            self._window.get_surface()
        except pygame.error as error:
            raise NoScreen(str(error)) from error

    def _refresh(self) -> None:
        shown = self._window.get_surface()
        self._pixels, self._frame = shown.get_size(), drawn_frame(shown.get_size())
        size = drawn_size(self._frame.size)
        self._scaled = size != self._frame.size
        shown.fill((0, 0, 0))
        if self._scaled:
            self.surface = pygame.Surface(size).convert()
        else:
            self.surface = shown if size == self._pixels else shown.subsurface(self._frame)
        self.stage = Stage.of(size)

    def _choose_presentation(self) -> None:
        """Time three flips; where they are dear, open the window again the other way and keep the cheaper.

        The plain way comes first: without a GPU it is up to thirty times cheaper, and opens in a fifth of
        the time. SDL looks at the hint once for each start of its video system, so the other way needs a
        new start.
        """
        if self._hint_is_given or pygame.display.get_driver() in _UNSEEN:
            return
        plain = self._time_flips()
        if plain <= _CHEAP_FLIP:
            return
        self._reopen("1")
        if self._time_flips() > plain:
            self._reopen("0")

    def _reopen(self, hint: str) -> None:
        self.close()
        os.environ[_HINT] = hint
        for _ in range(_REOPENINGS):
            try:
                self._open()
                return
            except NoScreen:
                pygame.time.wait(_REOPEN_PAUSE)
        self._open()

    def _time_flips(self) -> float:
        surface = self._window.get_surface()
        surface.fill((20, 16, 12))
        self._window.flip()
        start = perf_counter()
        for _ in range(3):
            self._window.flip()
        return (perf_counter() - start) / 3


def _within_screen(size: tuple[int, int]) -> tuple[int, int]:
    """A size of window that the first screen has room for; a screen that nobody sees has room for any."""
    if pygame.display.get_driver() in _UNSEEN:
        return size
    room = pygame.display.get_desktop_sizes()[0]
    return min(size[0], room[0]), min(size[1], room[1])


def _require_screen() -> None:
    """SDL falls back to a display that nobody sees; that is right only for those who asked for it."""
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoScreen("no display was found")
