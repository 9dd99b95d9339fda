"""Moment behind: the table as it lies behind a great moment, blurred and dark, or in daylight faint.

    behind = MomentBehind(canvas)  # of what is drawn now
    behind.blur()                  # in a later frame; until then the table is only dark or faint
    behind.draw(canvas)
"""

from __future__ import annotations

import pygame

from game.kit.geometry import PixelSize
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Theme

LIGHT = 64
"""How much light of the table is left, of 255: a quarter."""
HAZE = 176
"""How much of the veil lies over it in daylight, of 255."""
BLUR, SMALLER = 6, 4


class MomentBehind:
    """See the module. Nothing is blurred in high contrast."""

    def __init__(self, canvas: Canvas) -> None:
        seen = canvas.surface
        self.size: PixelSize = seen.get_size()
        self._blurs = canvas.theme.textured
        small = (max(1, self.size[0] // SMALLER), max(1, self.size[1] // SMALLER))
        taken = pygame.transform.smoothscale(seen, small) if self._blurs else seen.copy()
        self._seen = _set_back(taken, canvas.theme)
        self._fresh = True

    def blur(self) -> None:
        """Blur it, once."""
        if self._blurs:
            self._blurs = False
            self._seen = pygame.transform.smoothscale(pygame.transform.box_blur(self._seen, BLUR), self.size)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the whole window; in the frame in which it was taken the table itself is set back."""
        fresh, self._fresh = self._fresh, False
        if not self._blurs:
            canvas.surface.blit(self._seen, (0, 0))
        elif fresh:
            _set_back(canvas.surface, canvas.theme)
        else:
            canvas.surface.blit(pygame.transform.scale(self._seen, self.size), (0, 0))


def _set_back(surface: pygame.Surface, theme: Theme) -> pygame.Surface:
    """The surface itself, with the light that is left, or with haze over it."""
    if theme.material.day:
        haze = pygame.Surface(surface.get_size())
        haze.fill(theme["veil"])
        haze.set_alpha(HAZE)
        surface.blit(haze, (0, 0))
    else:
        surface.fill((LIGHT, LIGHT, LIGHT), special_flags=pygame.BLEND_MULT)
    return surface
