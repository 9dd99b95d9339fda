"""Pictures by asset id ("icons/skull", "pictures/some-game/old-mill"): loaded, converted, fitted and kept
by size.

The pictures of the game that is taken up come before those of the house: "icons/skull" is its
"icons/<game>/skull", if there is one.

`Images(root).get(id, size)` never fails: a missing file becomes a drawn stand-in (`placeholder.py`), and so does one
that is damaged, of which `on_fault` is told. Fitted pictures stay within a number of bytes. `preload` queues pictures,
`work(seconds)` loads some of them between two frames; `needed_by(drawing)` tells which those of a drawing are.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pygame

from game.kit.geometry import PixelSize
from game.ui.cards.placeholder import draw_standin
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.picture_file import read_picture
from game.ui.screen.surfaces import round_off
from game.ui.screen.theme import Colour

Fit = Literal["stretch", "cover", "contain"]
_ENDINGS = (".png", ".jpg", ".webp")
_SOURCE_BYTES = 4 * 1024 * 1024
_SIGN_BYTES = 6 * 1024 * 1024
"""Signs are small, many and seen everywhere, in ever other sizes: no card may drive them out."""
_LARGEST_SIGN = 256 * 256
_HALF_BYTES = 15 * 1024 * 1024
_NAME = re.compile(r"\w[\w-]*(?:\.\w[\w-]*)*(?:/\w[\w-]*(?:\.\w[\w-]*)*)*")
"""What an asset id looks like: it never leads out of the folder of the assets."""
_LONGEST_NAME, _MOST_NAMES = 120, 4096
_MIDDLE = (0.5, 0.5)
_LEAST_HALVED = 400
"""Pictures with a shorter side of fewer pixels are kept whole only."""
_FITTED_BYTES = 20 * 1024 * 1024
_TEXTURE_BYTES = 25 * 1024 * 1024
"""The grounds of nearly every panel and backdrop: leather, parchment and planks, 8 MB each. No card may drive them out,
and none of them another.
"""


class Images:
    """The pictures below the assets folder `root`; needs an open display, as all are converted to its
    format.
    """

    def __init__(self, root: Path, on_fault: Callable[[str], object] = lambda fault: None) -> None:
        self.root = root
        self._on_fault = on_fault
        self._sources = SurfaceCache(_SOURCE_BYTES)
        self._signs = SurfaceCache(_SIGN_BYTES)
        self._halves = SurfaceCache(_HALF_BYTES)
        self._fitted = SurfaceCache(_FITTED_BYTES)
        self._textures = SurfaceCache(_TEXTURE_BYTES)
        self._paths: dict[str, Path | None] = {}
        self._game = ""
        self._own: dict[str, str] = {}
        """The ids asked for, as they stand for pictures of the game or of the house."""
        self._sizes: dict[str, PixelSize] = {}
        self._queue: deque[Callable[[], object]] = deque()
        self._noted: dict[Any, Callable[[], object]] | None = None
        self._broken: set[str] = set()
        """The pictures that could not be read."""

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
        kept = self._kept_source(name)
        if kept is not None:
            return kept
        if self._noted is not None:
            self._noted[name] = partial(self.source, name)
            return pygame.Surface((340, 300), pygame.SRCALPHA)
        made = self._load(name) or draw_standin(name, (340, 300))
        (self._signs if made.width * made.height <= _LARGEST_SIGN else self._sources).put(name, made)
        return made

    def _kept_source(self, name: str) -> pygame.Surface | None:
        """The picture as it was baked if it is kept: among the signs, the pictures, or as a texture of that size."""
        found = self._signs.find(name) or self._sources.find(name)
        return found or (self._textures.find((name, self._sizes[name])) if name in self._sizes else None)

    def size(self, name: str) -> PixelSize:
        """The size of a picture as it was baked, which does not read it again."""
        name = self.own(name)
        if name not in self._sizes:
            self._sizes[name] = self.source(name).get_size()
        return self._sizes[name]

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
        key = (name, size, fit, focus, tint, radius)
        if self._noted is not None and self._fitted.find(key) is None:
            self._noted[key] = partial(self.get, name, size, fit=fit, focus=focus, tint=tint, radius=radius)
            return pygame.Surface(size, pygame.SRCALPHA)
        return self._fitted.get(key, lambda: self._fit(name, size, fit, focus, tint, radius))

    def texture(self, name: str, size: PixelSize, base: Colour) -> pygame.Surface:
        """A texture for the whole stage, or a plain ground of colour `base` when it is missing or broken."""
        texture = self.own(f"textures/{name}")
        if self.path(texture) is None or texture in self._broken:
            return self._textures.get(("plain-texture", size, base), lambda: _plain(size, base))
        key = (texture, size)
        if self._noted is not None and self._textures.find(key) is None:
            self._noted[key] = partial(self.texture, name, size, base)
            return _plain(size, base)
        made = self._textures.get(key, lambda: self._fit(texture, size, "stretch", _MIDDLE, None, 0))
        return self.texture(name, size, base) if texture in self._broken else made

    def preload(self, wanted: Iterable[tuple[str, PixelSize, dict[str, Any]]]) -> None:
        """Queue pictures: id, size in device pixels, and the other arguments of `get`."""
        self._queue.extend(partial(self.get, name, size, **arguments) for name, size, arguments in wanted)

    def chores(self, steps: Iterable[Callable[[], object]], *, first: bool = False) -> None:
        """Queue steps that make pictures ready, at the end or before all others; each should take a few milliseconds.
        """
        if first:
            self._queue.extendleft(reversed(list(steps)))
        else:
            self._queue.extend(steps)

    def needed_by(self, drawing: Callable[[], object]) -> list[Callable[[], object]]:
        """The steps that load what a drawing needs and is not kept yet, one picture each.

        The drawing runs once, with blanks in their places; what it paints is to be thrown away.
        """
        self._noted = {}
        try:
            drawing()
            return list(self._noted.values())
        finally:
            self._noted = None

    def work(self, seconds: float) -> bool:
        """Work on what is queued for about this long; true while more is waiting."""
        end = pygame.time.get_ticks() + seconds * 1000
        while self._queue and pygame.time.get_ticks() < end:
            self._queue.popleft()()
        return bool(self._queue)

    def forget(self) -> None:
        """Drop every fitted picture, for example after a change of size."""
        self._fitted.clear()
        self._textures.clear()
        self._queue.clear()

    @property
    def bytes(self) -> int:
        """The memory all kept pictures take."""
        caches = (self._sources, self._signs, self._halves, self._fitted, self._textures)
        return sum(cache.bytes for cache in caches)

    def _file(self, name: str) -> Path | None:
        if name not in self._paths:
            if len(self._paths) >= _MOST_NAMES:
                self._paths.clear()
            if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
                return None
            places = (self.root / f"{name}{ending}" for ending in _ENDINGS)
            self._paths[name] = next((place for place in places if place.is_file()), None)
        return self._paths[name]

    def _load(self, name: str) -> pygame.Surface | None:
        path = self.path(name)
        if path is None:
            return None
        try:
            loaded = read_picture(path)
        except (pygame.error, OSError, ValueError) as fault:
            self._on_fault(f"{name} ({fault})")
            self._broken.add(name)
            return None
        self._sizes[name] = loaded.get_size()
        return loaded.convert() if path.suffix == ".jpg" else loaded.convert_alpha()

    def _source_for(self, name: str, size: PixelSize, fit: Fit) -> pygame.Surface:
        """The picture as it was baked, or half as large where that is enough for a box of `size`.

        Halves are small enough to be kept for long, so that a picture is read once and not for every size anew.
        """
        half = self._halves.find(name)
        if half is None:
            whole = self.source(name)
            if min(whole.get_size()) < _LEAST_HALVED:
                return whole
            half = pygame.transform.smoothscale(whole, (whole.get_width() // 2, whole.get_height() // 2))
            self._halves.put(name, half)
        wide, high = size[0] / half.get_width(), size[1] / half.get_height()
        scale = min(wide, high) if fit == "contain" else max(wide, high)
        return half if scale <= 1 else self.source(name)

    def _fit(
        self, name: str, size: PixelSize, fit: Fit, focus: tuple[float, float], tint: Colour | None, radius: int
    ) -> pygame.Surface:
        if self.path(name) is None:
            made = draw_standin(name, size)
        else:
            made = _scaled(self._source_for(name, size, fit), size, fit, focus)
        if tint is not None:
            made = made.convert_alpha()
            made.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if radius > 0:
            made = made.convert_alpha()
            round_off(made, radius)
        return made


def _scaled(source: pygame.Surface, size: PixelSize, fit: Fit, focus: tuple[float, float]) -> pygame.Surface:
    width, height = source.get_size()
    if fit == "contain":
        scale = min(size[0] / width, size[1] / height)
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
    elif fit == "cover":
        scale = max(size[0] / width, size[1] / height)
        part = (min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
        corner = (round((width - part[0]) * focus[0]), round((height - part[1]) * focus[1]))
        source = source.subsurface((corner, part))
    return source if source.get_size() == size else pygame.transform.smoothscale(source, size)


def _plain(size: PixelSize, base: Colour) -> pygame.Surface:
    surface = pygame.Surface(size).convert()
    surface.fill(base)
    return surface
