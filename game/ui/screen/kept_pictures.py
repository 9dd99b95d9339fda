"""Kept pictures: what was read and fitted, in caches of so many bytes each, so that what is large and seen once drives
nothing out that is small and seen everywhere.
"""

from __future__ import annotations

import pygame

from game.kit.geometry import PixelSize
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.picture_fitting import PictureRead, Wanted, half_is_enough

_MB = 1024 * 1024
_SOURCE_BYTES = 4 * _MB
_SIGN_BYTES, _LARGEST_SIGN = 6 * _MB, 256 * 256
"""Signs are small, many and seen everywhere, in ever other sizes: no card may drive them out."""
_HALF_BYTES = 10 * _MB
_FRAMES, _FRAME_BYTES = "frames/", 16 * _MB
"""The frames of whole cards are few, large and wanted by every card of their kind: no picture may drive them out."""
_FITTED_BYTES = 11 * _MB
_SMALL_BYTES, _LARGEST_SMALL = 14 * _MB, 72 * 1024
"""What fills a box of no more pixels (a card on the table, a portrait, a strip of dice) is shown again and again: what
fills a larger one may not drive it out.
"""
_SCENES, _SCENE_BYTES = "scenes/", 20 * _MB
"""What fills the window: the title that is seen and that of the next box on the shelf lie here side by side at
1920 x 1080.
"""
_LASTING, _LASTING_BYTES = ("textures/", "dice/"), 5 * _MB
"""Grounds of mats and sheets, and strips of dice, are cut from the largest pictures and wanted again and again: what is
made ready for cards may not drive them out.
"""
_TEXTURE_BYTES = 34 * _MB
"""The grounds of nearly every panel and backdrop: leather, parchment, felt and planks, 8 MB each. No card may drive
them out, and none of them another.
"""
_GROUNDS, _GROUND_BYTES = "textures/", 9 * _MB
"""The texture from which panels are cut that are painted one after the other, as it was baked: no picture on them may
drive it out.
"""


class KeptPictures:
    """Pictures by the id under which they lie: as they were baked, half as large, and fitted."""

    def __init__(self) -> None:
        self.sources = SurfaceCache(_SOURCE_BYTES)
        self.signs = SurfaceCache(_SIGN_BYTES)
        self.halves = SurfaceCache(_HALF_BYTES)
        self.frames = SurfaceCache(_FRAME_BYTES)
        self.large = SurfaceCache(_FITTED_BYTES)
        self.small = SurfaceCache(_SMALL_BYTES)
        self.scenes = SurfaceCache(_SCENE_BYTES)
        self.lasting = SurfaceCache(_LASTING_BYTES)
        self.textures = SurfaceCache(_TEXTURE_BYTES)
        self.grounds = SurfaceCache(_GROUND_BYTES)
        self.sizes: dict[str, PixelSize] = {}
        """How large pictures were baked, also of those that are not kept."""

    def source(self, name: str) -> pygame.Surface | None:
        """The picture as it was baked: among the signs, the pictures, or as a texture of that size."""
        found = self.signs.find(name) or self.sources.find(name) or self.grounds.find(name)
        return found or (self.textures.find((name, self.sizes[name])) if name in self.sizes else None)

    def put_source(self, name: str, made: pygame.Surface) -> pygame.Surface:
        """Keep a picture as it was baked."""
        if made.width * made.height <= _LARGEST_SIGN:
            self.signs.put(name, made)
        else:
            (self.grounds if name.startswith(_GROUNDS) else self.sources).put(name, made)
        return made

    def half(self, name: str) -> pygame.Surface | None:
        """The picture half as large: small enough to be kept for long, so that a file is read once and not
        for every size anew.
        """
        return self._halves_of(name).find(name)

    def put_half(self, name: str, half: pygame.Surface) -> None:
        """Keep a picture half as large."""
        self._halves_of(name).put(name, half)

    def put_read(self, name: str, read: PictureRead) -> None:
        """Keep what was made of a file, but not how it was fitted."""
        self.sizes[name] = read.whole.get_size()
        self.put_source(name, read.whole)
        if read.half is not None:
            self.put_half(name, read.half)

    def fitted(self, name: str, size: PixelSize) -> SurfaceCache:
        """Where a picture is kept that fills a box of this size."""
        if name.startswith(_LASTING):
            return self.lasting
        if name.startswith(_SCENES):
            return self.scenes
        return self.small if size[0] * size[1] <= _LARGEST_SMALL else self.large

    def is_at_hand(self, wanted: Wanted) -> bool:
        """Whether no file need be read for a picture."""
        half = self.half(wanted.name)
        enough = half is not None and wanted.fitting is not None and half_is_enough(half, wanted.fitting)
        return enough or self.source(wanted.name) is not None

    def forget_fitted(self) -> None:
        """Drop every fitted picture."""
        for cache in (self.large, self.small, self.scenes, self.lasting, self.textures):
            cache.clear()

    @property
    def caches(self) -> tuple[SurfaceCache, ...]:
        """All of them."""
        whole = (self.sources, self.signs, self.grounds, self.halves, self.frames)
        return (*whole, self.large, self.small, self.scenes, self.lasting, self.textures)

    @property
    def bytes(self) -> int:
        """The memory that they take."""
        return sum(cache.bytes for cache in self.caches)

    def _halves_of(self, name: str) -> SurfaceCache:
        return self.frames if name.startswith(_FRAMES) else self.halves
