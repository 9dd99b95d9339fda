"""Picture fitting: a picture as it was baked becomes one for a box of device pixels. Of surfaces alone, so that it can
be done beside the frames.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import pygame

from game.kit.geometry import PixelSize
from game.ui.screen.picture_file import read_picture
from game.ui.screen.surfaces import round_off
from game.ui.screen.theme import Colour

Fit = Literal["stretch", "cover", "contain"]
MIDDLE = (0.5, 0.5)
_LEAST_HALVED = 400
"""Pictures with a shorter side of fewer pixels are kept whole only."""


class Fitting(NamedTuple):
    """How a picture fills a box of `size`; see `Images.get`."""

    size: PixelSize
    fit: Fit = "stretch"
    focus: tuple[float, float] = MIDDLE
    tint: Colour | None = None
    radius: int = 0


class Models(NamedTuple):
    """Surfaces in the format of the display, of which what is read gets its own: without opacity, and with it."""

    plain: pygame.Surface
    clear: pygame.Surface


class Wanted(NamedTuple):
    """A picture that is to be read from its file, and fitted; without a fitting it is wanted as it was baked."""

    name: str
    path: Path
    fitting: Fitting | None


class PictureRead(NamedTuple):
    """What was made of a file: the picture as it was baked, its half where it has one, and fitted as it was wanted."""

    whole: pygame.Surface
    half: pygame.Surface | None
    fitted: pygame.Surface | None


def read_wanted(wanted: Wanted, models: Models) -> PictureRead:
    """Read and fit a picture. Raises what `read_picture` raises."""
    loaded = read_picture(wanted.path)
    whole = loaded.convert(models.plain if is_plain(wanted.path, loaded) else models.clear)
    if wanted.fitting == Fitting(whole.get_size()):
        return PictureRead(whole, None, whole)
    half = halved(whole)
    if wanted.fitting is None:
        return PictureRead(whole, half, None)
    enough = half is not None and half_is_enough(half, wanted.fitting)
    return PictureRead(whole, half, fitted(half if half is not None and enough else whole, wanted.fitting))


def is_plain(path: Path, loaded: pygame.Surface) -> bool:
    """Whether a picture has no opacity: no JPEG has, a WebP may."""
    return path.suffix == ".jpg" or (path.suffix == ".webp" and not loaded.get_flags() & pygame.SRCALPHA)


def halved(whole: pygame.Surface) -> pygame.Surface | None:
    """The picture half as large; None where it is small."""
    if min(whole.get_size()) < _LEAST_HALVED:
        return None
    return pygame.transform.smoothscale(whole, (whole.get_width() // 2, whole.get_height() // 2))


def half_is_enough(half: pygame.Surface, fitting: Fitting) -> bool:
    """Whether a picture that is half as large as it was baked need not be enlarged."""
    wide, high = fitting.size[0] / half.get_width(), fitting.size[1] / half.get_height()
    return (min(wide, high) if fitting.fit == "contain" else max(wide, high)) <= 1


def fitted(source: pygame.Surface, fitting: Fitting) -> pygame.Surface:
    """The picture as it fills its box."""
    return dressed(_scaled(source, fitting), fitting)


def dressed(made: pygame.Surface, fitting: Fitting) -> pygame.Surface:
    """A picture of the right size with its tint and its round corners."""
    if fitting.tint is not None:
        made = made.convert_alpha()
        made.fill((*fitting.tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if fitting.radius > 0:
        made = made.convert_alpha()
        round_off(made, fitting.radius)
    return made


def _scaled(source: pygame.Surface, fitting: Fitting) -> pygame.Surface:
    width, height = source.get_size()
    size, focus = fitting.size, fitting.focus
    if fitting.fit == "contain":
        scale = min(size[0] / width, size[1] / height)
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
    elif fitting.fit == "cover":
        scale = max(size[0] / width, size[1] / height)
        part = (min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
        corner = (round((width - part[0]) * focus[0]), round((height - part[1]) * focus[1]))
        source = source.subsurface((corner, part))
    if source.get_size() != size:
        return pygame.transform.smoothscale(source, size)
    return source if source.get_parent() is None else source.copy()  # a part would keep the whole picture


def plain(size: PixelSize, base: Colour) -> pygame.Surface:
    """A ground of one colour, for a texture that is missing."""
    surface = pygame.Surface(size).convert()
    surface.fill(base)
    return surface
