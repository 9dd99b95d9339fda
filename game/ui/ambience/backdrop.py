"""Backdrop: the active place's picture behind the table, blurred and darkened, melting into the planks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.kit.geometry import PixelSize
from game.ui.screen.images import Images
from game.ui.screen.surfaces import vertical_gradient

PAN = 60
_COARSE, _WIDEST = 4, 500
"""A blurred picture is made so much smaller than the window, and never wider than so many pixels: in a larger window
nothing more of it would be seen.
"""
_BLUR = 2
_BRIGHT = 104
_PLANKS = 118
_MELT = 0.42
_BASE = (26, 20, 16)


def make_backdrop(
    images: Images, picture: str, size: PixelSize, ground: str = "planks", *, day: bool = False
) -> pygame.Surface:
    """The backdrop for a window of `size` device pixels, `PAN` wider so that it can pan; `picture` is the
    asset id of the place, empty for the ground alone, which is a texture. By `day` it is as light as that.
    """
    width, height = size[0] + PAN, size[1]
    planks = images.texture(ground, (width, height), _BASE).copy()
    if day:
        return planks
    planks.fill((_PLANKS, _PLANKS, _PLANKS), special_flags=pygame.BLEND_RGB_MULT)
    if picture and images.path(picture) is not None:
        planks.blit(_blurred(images, picture, (width, height)), (0, 0))
    _vignette(planks)
    return planks


def backdrop_pictures(
    images: Images, picture: str, size: PixelSize, ground: str = "planks"
) -> Iterator[Callable[[], object]]:
    """Steps that load what `make_backdrop` will need, one picture each."""
    yield partial(images.texture, ground, (size[0] + PAN, size[1]), _BASE)
    if picture and images.path(picture) is not None:
        yield partial(images.get, picture, _coarse((size[0] + PAN, size[1])), fit="cover")


def _coarse(size: PixelSize) -> PixelSize:
    smaller = max(_COARSE, size[0] / _WIDEST)
    return max(8, int(size[0] / smaller)), max(8, int(size[1] / smaller))


def _blurred(images: Images, picture: str, size: PixelSize) -> pygame.Surface:
    """The picture as it lies over the planks; all is done to it while it is small."""
    small = images.get(picture, _coarse(size), fit="cover")
    soft = pygame.transform.gaussian_blur(small, _BLUR).convert_alpha()
    soft.fill((_BRIGHT, _BRIGHT, _BRIGHT, 255), special_flags=pygame.BLEND_RGBA_MULT)
    soft.blit(_melting(soft.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(soft, size)


def _melting(size: PixelSize) -> pygame.Surface:
    """White that fades out toward the lower edge."""
    mask = pygame.Surface(size, pygame.SRCALPHA)
    solid = round(size[1] * (1 - _MELT))
    mask.fill((255, 255, 255, 255), (0, 0, size[0], solid))
    for row in range(solid, size[1]):
        part = (row - solid) / max(1, size[1] - solid)
        mask.fill((255, 255, 255, round(255 * (1 - part) ** 1.4)), (0, row, size[0], 1))
    return mask


def _vignette(surface: pygame.Surface) -> None:
    """Darker toward the edges: two soft bands across and two down."""
    width, height = surface.get_size()
    band = vertical_gradient((width, height // 4), (178, 178, 178), (255, 255, 255))
    surface.blit(band, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    side = pygame.transform.rotate(vertical_gradient((height, width // 6), (176, 176, 176), (255, 255, 255)), 90)
    surface.blit(side, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    right = pygame.transform.flip(side, True, False)
    surface.blit(right, (width - right.get_width(), 0), special_flags=pygame.BLEND_RGB_MULT)
