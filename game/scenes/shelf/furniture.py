"""The walnut shelf along the foot of the title, lit by the title above it; and where its parts lie.

Heights are logical units. The furniture never changes, only the light on it does.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.title_look import ShelfLight

TILE = 1280.0
LIP, LARGE_LIP = 40.0, 52.0
"""The lip carries version and key hints: it is higher where type is large."""
PARTS = (("moulding", 0.0, 8.0), ("niche", 4.0, 86.0), ("board", 90.0, 10.0))
"""Every part above the lip: its tile, its upper edge below that of the shelf, its height."""
LIP_TOP = 100.0
STANDS, STANDS_POINTED, STANDS_OUT = 95.0, 98.0, 107.0
"""How far below the upper edge of the shelf a box ends: at rest, pointed at, and out."""
NIGHT = 40 / 55
POOL_WIDTH, POOL = 760.0, (74, 58, 36)


class Strip(NamedTuple):
    """Where the shelf lies in a window: its upper edge and the height of its lip."""

    top: float
    lip: float

    @property
    def height(self) -> float:
        """The height of the whole shelf."""
        return LIP_TOP + self.lip


def strip_in(bounds: pygame.FRect, large: bool) -> Strip:
    """The place of the shelf at the foot of a window."""
    lip = LARGE_LIP if large else LIP
    return Strip(bounds.bottom - LIP_TOP - lip, lip)


def draw_furniture(canvas: Canvas, strip: Strip, light: ShelfLight) -> None:
    """The empty shelf under the light of a title."""
    bounds = canvas.bounds
    if not canvas.theme.textured:
        canvas.fill(canvas.theme["backdrop"], (bounds.x, strip.top, bounds.width, strip.height))
        canvas.line((bounds.x, strip.top), (bounds.right, strip.top), canvas.theme["gold"], 2)
        canvas.line((bounds.x, strip.top + LIP_TOP), (bounds.right, strip.top + LIP_TOP), canvas.theme["gold"], 2)
        return
    size = (canvas.surface.get_width(), canvas.px(strip.height))
    made = canvas.cache.get(("shelf", size, light), lambda: _furniture(canvas, size, strip, light))
    canvas.blit(made, (bounds.x, strip.top))


def _furniture(canvas: Canvas, size: tuple[int, int], strip: Strip, light: ShelfLight) -> pygame.Surface:
    made = pygame.Surface(size).convert()
    onto = canvas.onto(made)
    across = canvas.bounds.width
    for name, top, height in (*PARTS[1:], PARTS[0], ("lip", LIP_TOP, strip.lip)):
        box = onto.device((0, top, TILE, height))
        tile = canvas.images.get(f"shelf/{name}", box.size)
        for x in range(0, size[0], box.width):
            made.blit(tile, (x, box.y))
        if name == "niche" and not light.day:
            dark = round(255 * NIGHT)
            made.fill((dark, dark, dark), onto.device((0, top, across, height)), special_flags=pygame.BLEND_RGB_MULT)
    made.fill(light.tint, special_flags=pygame.BLEND_RGB_MULT)
    pool = canvas.px(POOL_WIDTH)
    glow = _pool(pool, size[1])
    for _, top, height in (PARTS[0], PARTS[2], ("lip", LIP_TOP, strip.lip)):
        lit = onto.device((0, top, across, height))
        made.blit(glow, (canvas.px(light.pool) - pool // 2, lit.y), (0, lit.y, pool, lit.height), pygame.BLEND_RGB_ADD)
    return made


def _pool(width: int, height: int) -> pygame.Surface:
    """The light below the brightest place of a picture: it falls on what stands out, not into the niche."""
    small = pygame.Surface((96, 96))
    pygame.draw.circle(small, POOL, (48, 48), 20)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 16), (width, height))
