"""Smooth shapes as surfaces: rounded boxes, polygons, soft shadows, gradients, nine-slices. All in device
pixels.

pygame draws hard edges; these are drawn four times as large (large polygons twice) and scaled down, once, and kept by
the canvas.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.ui.screen.theme import Colour

Fill = Colour | tuple[Colour, Colour] | None
_OVER, _OVER_LARGE = 4, 2
_LARGE = 256 * 256
_INNER_CUT = 0.586
"""How much shorter the cut of the inner outline is, as a share of the width of the edge between both."""
"""Polygons of more pixels are drawn less large: at four times a sheet would take 50 MB and as many milliseconds."""


def blit_faded(
    onto: pygame.Surface, surface: pygame.Surface, at: tuple[int, int], alpha: int, area: pygame.Rect | None = None
) -> None:
    """Draw a surface as strongly as `alpha` says (0 to 255), and leave it as it was. One without opacity of its own
    must not keep an alpha of 255: it looks the same, but each time it is drawn takes sixty times as long.
    """
    if alpha >= 255:
        onto.blit(surface, at, area)
    elif alpha > 0:
        plain = not surface.get_flags() & pygame.SRCALPHA
        surface.set_alpha(alpha)
        onto.blit(surface, at, area)
        surface.set_alpha(None if plain else 255)


def vertical_gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A surface that runs from one colour at the top to another at the bottom."""
    strip = pygame.Surface((1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    tall = pygame.Surface((1, max(2, size[1])), pygame.SRCALPHA)
    for row in range(tall.get_height()):
        part = row / max(1, tall.get_height() - 1)
        tall.set_at((0, row), tuple(round(a + (b - a) * part) for a, b in zip(top, bottom, strict=True)))
    return pygame.transform.scale(tall, size)


def nine_slice(source: pygame.Surface, border: int, size: tuple[int, int]) -> pygame.Surface:
    """The source at another size: corners of `border` pixels stay, edges and middle are stretched."""
    width, height = max(size[0], 1), max(size[1], 1)
    inner_w, inner_h = source.get_width() - 2 * border, source.get_height() - 2 * border
    if width < 2 * border or height < 2 * border or inner_w < 1 or inner_h < 1:
        return pygame.transform.smoothscale(source, (width, height))
    result = pygame.Surface((width, height), pygame.SRCALPHA)
    right, bottom = border + inner_w, border + inner_h
    columns = [(0, border, 0, border), (border, inner_w, border, width - 2 * border)]
    columns.append((right, border, width - border, border))
    rows = [(0, border, 0, border), (border, inner_h, border, height - 2 * border)]
    rows.append((bottom, border, height - border, border))
    for from_y, from_h, to_y, to_h in rows:
        for from_x, from_w, to_x, to_w in columns:
            if to_w > 0 and to_h > 0:
                part = source.subsurface((from_x, from_y, from_w, from_h))
                result.blit(pygame.transform.scale(part, (to_w, to_h)), (to_x, to_y))
    return result


def rounded_box(
    size: tuple[int, int],
    radius: float,
    fill: Fill,
    edge: Colour | None = None,
    width: float = 0,
    *,
    cut: bool = False,
) -> pygame.Surface:
    """A box with round corners, or with corners that are `cut` at 45 degrees; `fill` is a colour, a pair of colours
    from top to bottom, or None for an open box.
    """
    if fill is not None and isinstance(fill[0], tuple):
        return _gradient_box(size, radius, fill, edge, width, cut)
    draw = _draw_cut_box if cut else _draw_box
    corner = math.ceil(max(radius, width)) + 1
    tile = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    drawn = draw(tile, radius, fill, edge, width)
    if tile == size:
        return drawn
    return nine_slice(drawn, corner, size) if min(tile) > 2 * corner else draw(size, radius, fill, edge, width)


def round_off(surface: pygame.Surface, radius: float, *, cut: bool = False) -> None:
    """Take the corners off a picture with opacity, round or `cut`; nothing else of it is touched."""
    corner = math.ceil(radius) + 1
    width, height = surface.get_size()
    if min(width, height) <= 2 * corner:
        mask = rounded_box((width, height), radius, (255, 255, 255), cut=cut)
        surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return
    tile = rounded_box((2 * corner + 1, 2 * corner + 1), radius, (255, 255, 255), cut=cut)
    for x, left in ((0, 0), (width - corner, corner + 1)):
        for y, top in ((0, 0), (height - corner, corner + 1)):
            surface.blit(tile, (x, y), (left, top, corner, corner), special_flags=pygame.BLEND_RGBA_MULT)


def polygon(
    points: Sequence[tuple[float, float]], fill: Colour | None, edge: Colour | None = None, width: float = 0
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A smooth polygon, and where its surface's corner lies."""
    pad = math.ceil(width) + 1
    left = math.floor(min(x for x, _ in points)) - pad
    top = math.floor(min(y for _, y in points)) - pad
    right = math.ceil(max(x for x, _ in points)) + pad
    bottom = math.ceil(max(y for _, y in points)) + pad
    size = (max(1, right - left), max(1, bottom - top))
    base = fill or edge or (0, 0, 0)
    over = _OVER_LARGE if is_large(size) else _OVER
    big = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA)
    big.fill((*(edge or base), 0))
    scaled = [((x - left) * over, (y - top) * over) for x, y in points]
    if fill is not None:
        pygame.draw.polygon(big, fill, scaled)
    if edge is not None and width > 0:
        thick = max(1, round(width * over))
        for start, end in zip(scaled, [*scaled[1:], scaled[0]], strict=True):
            _thick_line(big, edge, start, end, thick)
    return pygame.transform.smoothscale(big, size), (left, top)


def polygon_within(points: Sequence[tuple[float, float]], part: pygame.Rect, *, large: bool) -> pygame.Surface:
    """The part of a smooth white polygon that lies in a rectangle, as `polygon` draws it (`large` or not)."""
    over = _OVER_LARGE if large else _OVER
    big = pygame.Surface((part.width * over, part.height * over), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    here = [(math.floor((x - part.x) * over), math.floor((y - part.y) * over)) for x, y in points]
    pygame.draw.polygon(big, (255, 255, 255), here)
    return pygame.transform.smoothscale(big, part.size)


def is_large(size: tuple[int, int]) -> bool:
    """Whether a polygon of this size is drawn less large."""
    return size[0] * size[1] > _LARGE


def disc(radius: float, fill: Colour | None, edge: Colour | None = None, width: float = 0) -> pygame.Surface:
    """A smooth circle in the middle of a square surface of odd or even size just large enough."""
    side = math.ceil(radius * 2) + 2
    big = pygame.Surface((side * _OVER, side * _OVER), pygame.SRCALPHA)
    big.fill((*(edge or fill or (0, 0, 0)), 0))
    middle = (side * _OVER / 2, side * _OVER / 2)
    if edge is not None:
        pygame.draw.circle(big, edge, middle, radius * _OVER)
        inner = max(0.0, radius - width) * _OVER
        pygame.draw.circle(big, fill if fill is not None else (*edge, 0), middle, inner)
    elif fill is not None:
        pygame.draw.circle(big, fill, middle, radius * _OVER)
    return pygame.transform.smoothscale(big, (side, side))


def soft_corner(radius: int, blur: int) -> tuple[int, int]:
    """How much of a soft box belongs to a corner, and the least side of a box that has edges between its
    corners.
    """
    corner = radius + 6 * blur
    return corner, 2 * (corner - 2 * blur) + 1


def soft_box(size: tuple[int, int], radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """A blurred box, larger than `size` by `2 * blur` on every side: a shadow or a glow."""
    corner, side = soft_corner(radius, blur)
    tile = (min(size[0], side), min(size[1], side))
    small = pygame.Surface((tile[0] + 4 * blur, tile[1] + 4 * blur), pygame.SRCALPHA)
    small.fill((*colour, 0))
    pygame.draw.rect(small, (*colour, alpha), (2 * blur, 2 * blur, *tile), border_radius=radius)
    small = pygame.transform.gaussian_blur(small, blur)
    if tile == size:
        return small
    border = min(corner, (min(small.get_size()) - 1) // 2)
    return nine_slice(small, border, (size[0] + 4 * blur, size[1] + 4 * blur))


def _draw_box(
    size: tuple[int, int], radius: float, fill: Colour | None, edge: Colour | None, width: float
) -> pygame.Surface:
    big = pygame.Surface((size[0] * _OVER, size[1] * _OVER), pygame.SRCALPHA)
    base = edge or fill or (0, 0, 0)
    big.fill((*base, 0))
    box = big.get_rect()
    if edge is None or width <= 0:
        if fill is not None:
            pygame.draw.rect(big, fill, box, border_radius=round(radius * _OVER))
    else:
        thick = max(1, round(width * _OVER))
        pygame.draw.rect(big, edge, box, border_radius=round(radius * _OVER))
        inner = box.inflate(-2 * thick, -2 * thick)
        if inner.width > 0 and inner.height > 0:
            inner_radius = max(0, round(radius * _OVER) - thick)
            pygame.draw.rect(big, fill if fill is not None else (*edge, 0), inner, border_radius=inner_radius)
    return pygame.transform.smoothscale(big, size)


def _draw_cut_box(
    size: tuple[int, int], radius: float, fill: Colour | None, edge: Colour | None, width: float
) -> pygame.Surface:
    big = pygame.Surface((size[0] * _OVER, size[1] * _OVER), pygame.SRCALPHA)
    edged = edge is not None and width > 0
    big.fill((*((edge if edged else fill) or (0, 0, 0)), 0))
    if edge is not None and edged:
        thick = max(1, round(width * _OVER))
        pygame.draw.polygon(big, edge, _cut_corners(big.get_rect(), radius * _OVER))
        inner = big.get_rect().inflate(-2 * thick, -2 * thick)
        if inner.width > 0 and inner.height > 0:
            cut = max(0.0, radius * _OVER - thick * _INNER_CUT)
            pygame.draw.polygon(big, fill if fill is not None else (*edge, 0), _cut_corners(inner, cut))
    elif fill is not None:
        pygame.draw.polygon(big, fill, _cut_corners(big.get_rect(), radius * _OVER))
    return pygame.transform.smoothscale(big, size)


def _cut_corners(box: pygame.Rect, cut: float) -> list[tuple[float, float]]:
    x, y, right, bottom = box.x, box.y, box.right - 1, box.bottom - 1
    cut = min(cut, box.width / 2, box.height / 2)
    return [
        (x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut),
        (right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut),
    ]  # fmt: skip


def _gradient_box(
    size: tuple[int, int], radius: float, fill: tuple[Colour, Colour], edge: Colour | None, width: float, cut: bool
) -> pygame.Surface:
    result = rounded_box(size, radius, (255, 255, 255), cut=cut)
    result.blit(vertical_gradient(size, *fill), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if edge is not None and width > 0:
        result.blit(rounded_box(size, radius, None, edge, width, cut=cut), (0, 0))
    return result


def _thick_line(
    surface: pygame.Surface, colour: Colour, start: tuple[float, float], end: tuple[float, float], thick: int
) -> None:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    if length == 0:
        return
    across = ((end[1] - start[1]) / length * thick / 2, -(end[0] - start[0]) / length * thick / 2)
    corners = [
        (start[0] + across[0], start[1] + across[1]),
        (end[0] + across[0], end[1] + across[1]),
        (end[0] - across[0], end[1] - across[1]),
        (start[0] - across[0], start[1] - across[1]),
    ]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.circle(surface, colour, start, thick / 2)
    pygame.draw.circle(surface, colour, end, thick / 2)
