"""A stained glass window: dark until its panes are lit, one after the other, from its light outwards.

A window is two pictures: `NAME` as it looks with every pane alight, and `NAME-panes`, whose opacity says which pane
lights when: full for the first, less and less for those after it. So a share of the glass can be lit, by whole panes.
"""

from __future__ import annotations

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour

NIGHT = 0.30
STEPS = 30
"""So many states between dark and lit are drawn; each of ten steps falls on one of them."""
LAST = 15
"""The opacity of the panes that light last; those that light first have 255."""
_GLOW: dict[str, Colour] = {"victory": (58, 42, 18), "defeat": (16, 22, 40)}


def draw_window(canvas: Canvas, rect: pygame.FRect, outcome: str, lit: float, picture: str = "") -> None:
    """The window of an outcome ("victory" or "defeat"), or a window of its own; `lit` runs from 0 (dark) to 1 (every
    pane alight).
    """
    _draw_cast(canvas, rect, outcome, lit)
    draw_panes(canvas, rect, picture_of(canvas, outcome, picture), lit)


def picture_of(canvas: Canvas, outcome: str, own: str = "") -> str:
    """The asset of a window: its own where that is there, else that of the outcome."""
    return own if own and canvas.images.path(own) is not None else f"scenes/window-{outcome}"


def draw_panes(canvas: Canvas, rect: pygame.FRect, name: str, lit: float, dark: float = NIGHT) -> None:
    """The panes of a window; `lit` is the share of its glass that is alight, and `dark` the light of all the rest."""
    box = canvas.device(rect)
    bright = canvas.images.get(name, box.size)
    if lit >= 1:
        canvas.surface.blit(bright, box)
        return
    night = canvas.cache.get(("window-dark", canvas.images.own(name), box.size, dark), lambda: _darkened(bright, dark))
    canvas.surface.blit(night, box)
    step = round(lit * STEPS)
    if step > 0:
        part = bright.copy()
        part.blit(_mask(canvas, name, box.size, step / STEPS), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.surface.blit(part, box)


def _draw_cast(canvas: Canvas, rect: pygame.FRect, outcome: str, lit: float) -> None:
    """The light that falls from the window into the room."""
    if not canvas.theme.textured:
        return
    wide = pygame.FRect(rect.x - rect.width * 0.6, rect.y - 60, rect.width * 2.6, rect.height + 120)
    box, step = canvas.device(wide), round(lit * 6)
    colour = tuple(round(part * step / 6) for part in _GLOW.get(outcome, _GLOW["defeat"]))
    made = canvas.cache.get(("window-cast", box.size, colour), lambda: _cast(box.size, colour))
    canvas.surface.blit(made, box, special_flags=pygame.BLEND_RGB_ADD)


def _cast(size: tuple[int, int], colour: tuple[int, ...]) -> pygame.Surface:
    small = pygame.Surface((96, 64))
    pygame.draw.ellipse(small, colour, (26, 12, 44, 40))
    small = pygame.transform.gaussian_blur(small, 10)
    return pygame.transform.smoothscale(small, size)


def _darkened(bright: pygame.Surface, dark: float) -> pygame.Surface:
    made = bright.copy()
    level = round(255 * dark)
    made.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _mask(canvas: Canvas, name: str, size: tuple[int, int], lit: float) -> pygame.Surface:
    """White where panes are alight, clear elsewhere; where nothing says in which order, all of them a little."""
    panes = f"{name}-panes"
    if canvas.images.path(panes) is None:
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.fill((255, 255, 255, round(255 * lit)))
        return made
    latest = round(255 - (255 - LAST) * lit)
    found = pygame.mask.from_surface(canvas.images.source(panes), latest)
    return pygame.transform.smoothscale(found.to_surface(setcolor="white", unsetcolor=(255, 255, 255, 0)), size)
