"""Pictures by asset id ("icons/skull", "pictures/some-game/old-mill"): loaded, converted, fitted and kept
by size.

The pictures of the game that is taken up come before those of the house: "icons/skull" is its
"icons/<game>/skull", if there is one.

`Images(root).get(id, size)` never fails: a missing file becomes a drawn stand-in (`placeholder.py`), and so does one
that is damaged, of which `on_fault` is told. Fitted pictures stay within a number of bytes. `preload` queues pictures,
`work(seconds)` loads some of them between two frames; `needed_by(drawing)` tells which those of a drawing are.
From `open` to `close` what is queued is read beside the frames, and kept by the next `work` or `take_read`.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pygame

from game.kit.geometry import PixelSize
from game.ui.cards.placeholder import draw_standin
from game.ui.screen.background_reader import BackgroundReader
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.chores import UNREAD, Step, make_first
from game.ui.screen.kept_pictures import KeptPictures
from game.ui.screen.picture_file import picture_size, read_picture
from game.ui.screen.picture_fitting import (
    Fit,
    Fitting,
    Models,
    PictureRead,
    Wanted,
    dressed,
    fitted,
    half_is_enough,
    halved,
    is_plain,
    plain,
    read_wanted,
)
from game.ui.screen.theme import Colour

_ENDINGS = (".png", ".jpg", ".webp")
_NAME = re.compile(r"\w[\w-]*(?:\.\w[\w-]*)*(?:/\w[\w-]*(?:\.\w[\w-]*)*)*")
"""What an asset id looks like: it never leads out of the folder of the assets."""
_LONGEST_NAME, _MOST_NAMES = 120, 4096
_TOGETHER = 3
"""So many pictures of the queue are being read at a time: no more lie there that were read and not taken."""
_LEAST = Fitting((1, 1))
"""For what is read ahead, whatever size it will be shown in."""
_WRONG = (pygame.error, OSError, ValueError)
"""What is raised for a file that is missing, damaged or too large."""


class Images:
    """The pictures below the assets folder `root`; needs an open display, as all are converted to its
    format.
    """

    def __init__(self, root: Path, on_fault: Callable[[str], object] = lambda fault: None) -> None:
        self.root = root
        self._on_fault = on_fault
        self._kept = KeptPictures()
        self._paths: dict[str, Path | None] = {}
        self._game = ""
        self._own: dict[str, str] = {}
        """The ids asked for, as they stand for pictures of the game or of the house."""
        self._urgent: deque[Step] = deque()
        self._queue: deque[Step] = deque()
        self.noted: dict[Any, Step] | None = None
        self._broken: set[str] = set()
        """The pictures that could not be read."""
        self._reader: BackgroundReader[Wanted, PictureRead] | None = None
        self._places: dict[Wanted, tuple[SurfaceCache, Any]] = {}
        """Where that is kept which is being read, and by which key."""

    # -- the thread that reads ---------------------------------------------------------------------

    def open(self) -> None:
        """Read what is queued beside the frames from now on."""
        if self._reader is None:
            models = Models(pygame.Surface((1, 1)).convert(), pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha())
            self._reader = BackgroundReader(partial(read_wanted, models=models))

    def close(self) -> None:
        """Read everything when its turn comes again; what is being read is waited for."""
        if self._reader is not None:
            self._reader.close()
            self._reader = None
            self._places.clear()

    @property
    def is_open(self) -> bool:
        """Whether pictures are read beside the frames."""
        return self._reader is not None

    @property
    def has_read(self) -> bool:
        """Whether something was read that nobody took yet."""
        return self._reader is not None and self._reader.ready

    def take_read(self, wait: float = 0.0) -> None:
        """Keep what was read beside the frames, and tell what could not be; with nothing there, wait so many seconds
        for what comes next.
        """
        for reading in self._reader.take(wait) if self._reader is not None else ():
            name, (cache, key) = reading.key.name, self._places.pop(reading.key)
            if reading.made is None:
                self._stand_in(name, reading.fault)
                continue
            self._kept.put_read(name, reading.made)
            if reading.made.fitted is not None:
                cache.put(key, reading.made.fitted)

    def read_beside(self, wanted: Wanted, cache: SurfaceCache, key: Any) -> None:
        """Have a picture read beside the frames and kept by this key, unless it can be made without reading."""
        if self._reader is not None and wanted.name not in self._broken and not self._kept.is_at_hand(wanted):
            self._places[wanted] = cache, key
            self._reader.ask(wanted)

    def is_being_read(self, wanted: Wanted) -> bool:
        """Whether a picture was asked for, and not taken yet."""
        return self._reader is not None and self._reader.asked(wanted)

    # -- pictures ----------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game whose pictures are shown over those of the house; empty for none."""
        return self._game

    def take_up(self, game: str) -> None:
        """Show the pictures of this game over those of the house from now on."""
        if game != self._game:
            self._game = game
            self._own.clear()

    @contextmanager
    def of(self, game: str) -> Iterator[None]:
        """For a while, show the pictures of another game over those of the house."""
        before = self._game
        self.take_up(game)
        try:
            yield
        finally:
            self.take_up(before)

    def own(self, name: str) -> str:
        """The id under which a picture lies: in the folder of the game that is taken up, or as it is."""
        if name not in self._own:
            if len(self._own) >= _MOST_NAMES:
                self._own.clear()
            folder, _, rest = name.partition("/")
            own = f"{folder}/{self._game}/{rest}"
            self._own[name] = own if self._game and self._file(own) is not None else name
        return self._own[name]

    def path(self, name: str) -> Path | None:
        """The file of an asset, or None when there is none."""
        return self._file(self.own(name))

    def source(self, name: str) -> pygame.Surface:
        """The picture as it was baked; a stand-in of 340 x 300 when the file is missing or broken."""
        name = self.own(name)
        kept = self._kept.source(name)
        if kept is not None:
            return kept
        if self.noted is not None:
            self._note(name, partial(self.source, name), self._kept.sources, name)
            return pygame.Surface((340, 300), pygame.SRCALPHA)
        return self._kept.put_source(name, self._load(name) or draw_standin(name, (340, 300)))

    def size(self, name: str) -> PixelSize:
        """The size of a picture as it was baked: as its header says, where it was not read yet."""
        name = self.own(name)
        if name not in self._kept.sizes:
            self._kept.sizes[name] = self._size_told(name) or self.source(name).get_size()
        return self._kept.sizes[name]

    def get(
        self,
        name: str,
        size: PixelSize,
        *,
        fit: Fit = "stretch",
        focus: tuple[float, float] = (0.5, 0.5),
        tint: Colour | None = None,
        radius: int = 0,
    ) -> pygame.Surface:
        """The picture for a box of `size` device pixels.

        "stretch" fills the box, "cover" fills it and crops round `focus` (0 to 1), "contain" gives the
        largest surface that lies within it. `tint` colours a white glyph; `radius` rounds the corners.
        """
        name, size = self.own(name), (max(1, size[0]), max(1, size[1]))
        fitting = Fitting(size, fit, focus, tint, radius)
        key = (name, fitting)
        kept = self._kept.fitted(name, size)
        if self.noted is not None and kept.find(key) is None:
            again = partial(self.get, name, size, fit=fit, focus=focus, tint=tint, radius=radius)
            self._note(name, again, kept, key, fitting)
            return pygame.Surface(size, pygame.SRCALPHA)
        return kept.get(key, lambda: self._fit(name, fitting))

    def texture(self, name: str, size: PixelSize, base: Colour) -> pygame.Surface:
        """A texture for the whole stage, or a plain ground of colour `base` when it is missing or broken."""
        texture = self.own(f"textures/{name}")
        if self.path(texture) is None or texture in self._broken:
            return self._kept.textures.get(("plain-texture", size, base), lambda: plain(size, base))
        key = (texture, size)
        if self.noted is not None and self._kept.textures.find(key) is None:
            self._note(texture, partial(self.texture, name, size, base), self._kept.textures, key, Fitting(size))
            return plain(size, base)
        made = self._kept.textures.get(key, lambda: self._fit(texture, Fitting(size)))
        return self.texture(name, size, base) if texture in self._broken else made

    def preload(self, wanted: Iterable[tuple[str, PixelSize, dict[str, Any]]]) -> None:
        """Queue pictures: id, size in device pixels, and the other arguments of `get`."""
        for name, size, arguments in wanted:
            self._queue.extend(self.needed_by(partial(self.get, name, size, **arguments)))

    def read_ahead(self, names: Iterable[str]) -> None:
        """Read these pictures before all that is queued, for whatever size they will be shown in."""
        found = ((self.own(name), self.path(name)) for name in dict.fromkeys(names))
        wanted = (Wanted(name, path, None) for name, path in found if path is not None)
        self.chores(
            [
                PictureStep(self, one, partial(self._source_for, one.name, _LEAST), self._kept.small, one.name)
                for one in wanted if not self._kept.is_at_hand(one._replace(fitting=_LEAST))
            ],
            first=True,
        )  # fmt: skip

    def bring(self, name: str, take: Callable[[pygame.Surface], object]) -> Step:
        """The step that has a picture read as it was baked and hands it over: what is too large to be kept here."""
        name = self.own(name)
        path, held = self.path(name), SurfaceCache(1)
        if path is None:
            return lambda: take(self.source(name))
        wanted = Wanted(name, path, Fitting(self.size(name)))
        return PictureStep(self, wanted, lambda: take(held.find(name) or self.source(name)), held, name)

    def awaits(self, names: Iterable[str]) -> bool:
        """Whether one of these pictures, which are read ahead, is still to be read beside the frames."""
        if self._reader is None:
            return False
        found = ((self.own(name), self.path(name)) for name in names if self.own(name) not in self._broken)
        return any(path is not None and not self._kept.is_at_hand(Wanted(name, path, _LEAST)) for name, path in found)

    def chores(self, steps: Iterable[Step], *, first: bool = False) -> None:
        """Queue steps that make pictures ready, at the end or before all others, which will be shown at once; each
        should take a few milliseconds.
        """
        if first:
            self._urgent.extendleft(reversed(list(steps)))
        else:
            self._queue.extend(steps)

    def needed_by(self, drawing: Callable[[], object]) -> list[Step]:
        """The steps that load what a drawing needs and is not kept yet, one picture each.

        The drawing runs once, with blanks in their places; what it paints is to be thrown away.
        """
        self.noted = {}
        try:
            drawing()
            return list(self.noted.values())
        finally:
            self.noted = None

    def work(self, seconds: float, *, urgent: bool = False) -> bool:
        """Work on what is queued for about this long, or on what is urgent; true while more can be done at once."""
        self.take_read()
        end = pygame.time.get_ticks() + seconds * 1000
        while (steps := self._urgent or (deque() if urgent else self._queue)) and pygame.time.get_ticks() < end:
            if not make_first(steps):
                for step in islice(steps, _TOGETHER):
                    if isinstance(step, PictureStep):
                        step.ask()
                return False
        return bool(self._urgent or self._queue)

    def forget(self) -> None:
        """Drop every fitted picture, for example after a change of size."""
        self._kept.forget_fitted()
        self.leave_off()

    def clear_away(self) -> None:
        """A table is laid out: drop what filled the window before, and what was queued for it."""
        self._kept.scenes.clear()
        self.leave_off()

    def leave_off(self) -> None:
        """Drop what is queued: it was for a table that is gone, and would keep all of it."""
        self._urgent.clear()
        self._queue.clear()

    @property
    def caches(self) -> tuple[SurfaceCache, ...]:
        """All that is kept of pictures."""
        return self._kept.caches

    @property
    def bytes(self) -> int:
        """The memory all kept pictures take."""
        return self._kept.bytes

    def _file(self, name: str) -> Path | None:
        if name not in self._paths:
            if len(self._paths) >= _MOST_NAMES:
                self._paths.clear()
            if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
                return None
            places = (self.root / f"{name}{ending}" for ending in _ENDINGS)
            self._paths[name] = next((place for place in places if place.is_file()), None)
        return self._paths[name]

    def _size_told(self, name: str) -> PixelSize | None:
        """What the header of a picture says; None where it cannot be read."""
        path = self.path(name)
        if path is None or name in self._broken:
            return None
        try:
            return picture_size(path)
        except _WRONG:
            return None

    def _load(self, name: str) -> pygame.Surface | None:
        path = self.path(name)
        if path is None:
            return None
        try:
            loaded = read_picture(path)
        except _WRONG as fault:
            self._tell_broken(name, fault)
            return None
        self._kept.sizes[name] = loaded.get_size()
        return loaded.convert() if is_plain(path, loaded) else loaded.convert_alpha()

    def _stand_in(self, name: str, fault: Exception | None) -> None:
        """Keep a stand-in for what the thread could not read; what is no fault of the file is raised here."""
        if fault is not None and not isinstance(fault, _WRONG):
            raise fault
        self._tell_broken(name, fault)
        self._kept.put_source(name, draw_standin(name, (340, 300)))

    def _tell_broken(self, name: str, fault: Exception | None) -> None:
        self._on_fault(f"{name} ({fault})")
        self._broken.add(name)

    def _note(
        self, name: str, make: Step, cache: SurfaceCache, key: Any, fitting: Fitting | None = None
    ) -> None:
        """A drawing needs a picture that is not kept."""
        path = self.path(name)
        assert self.noted is not None, "a drawing is tried"
        self.noted[key] = make if path is None else PictureStep(self, Wanted(name, path, fitting), make, cache, key)

    def _source_for(self, name: str, fitting: Fitting) -> pygame.Surface:
        """The picture as it was baked, or half as large where that is enough for a fitting."""
        half = self._kept.half(name)
        if half is None:
            whole = self.source(name)
            half = halved(whole)
            if half is None:
                return whole
            self._kept.put_half(name, half)
        return half if half_is_enough(half, fitting) else self.source(name)

    def _fit(self, name: str, fitting: Fitting) -> pygame.Surface:
        if self.path(name) is None:
            return dressed(draw_standin(name, fitting.size), fitting)
        return fitted(self._source_for(name, fitting), fitting)


class PictureStep:
    """The step that makes one picture ready; where pictures are read beside the frames, `UNREAD` until this one is."""

    def __init__(self, images: Images, wanted: Wanted, make: Step, cache: SurfaceCache, key: Any) -> None:
        self._images, self._wanted, self._make = images, wanted, make
        self._cache, self._key = cache, key
        self._asked = False

    def ask(self) -> None:
        """Have it read, once."""
        if not self._asked:
            self._asked = True
            self._images.read_beside(self._wanted, self._cache, self._key)

    def __call__(self) -> object:
        self.ask()
        return UNREAD if self._images.is_being_read(self._wanted) else self._make()
