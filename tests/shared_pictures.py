"""Pictures that the tests of one process share: a file is read, and fitted to a size, once for all windows that are
opened one after the other.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import app
from game.kit.geometry import PixelSize
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.images import Images
from game.ui.screen.picture_fitting import Fitting

_MB = 1024 * 1024
_File = tuple[type[pygame.Surface], Path, int, int, Fitting | None]
"""A file as it is now: path, time of its last change, bytes; how its picture was fitted; and as what, as a test may
draw on something else than surfaces.
"""

_read, _fitted = SurfaceCache(160 * _MB), SurfaceCache(160 * _MB)
_sizes: dict[_File, PixelSize | None] = {}


class SharedImages(Images):
    """Pictures of which what was read or fitted for another window before is taken from there."""

    def _load(self, name: str) -> pygame.Surface | None:
        file = self._as_it_is(name, None)
        found = _read.find(file) if file is not None else None
        if found is None:
            found = super()._load(name)
            if found is not None and file is not None:
                _read.put(file, found)
        if found is not None:
            self._kept.sizes[name] = found.get_size()
        return found

    def _fit(self, name: str, fitting: Fitting) -> pygame.Surface:
        file = self._as_it_is(name, fitting)
        found = _fitted.find(file) if file is not None and name not in self._broken else None
        if found is None:
            found = super()._fit(name, fitting)
            if file is not None and name not in self._broken:
                _fitted.put(file, found)
                _sizes[file] = self._kept.sizes.get(name)
        elif file is not None and (baked := _sizes[file]) is not None:
            self._kept.sizes[name] = baked
        return found

    def _as_it_is(self, name: str, fitting: Fitting | None) -> _File | None:
        path = self.path(name)
        if path is None:
            return None
        told = path.stat()
        return pygame.Surface, path, told.st_mtime_ns, told.st_size, fitting


@pytest.fixture(autouse=True)
def shared_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Services are opened with shared pictures; where it is tested how pictures are read a module has its own."""
    monkeypatch.setattr(app, "Images", SharedImages)
