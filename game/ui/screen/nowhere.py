"""Nowhere: a canvas on which nothing is seen, for drawings that are only to find out what they need."""

from __future__ import annotations

import pygame

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services

THROWN_AWAY = 1
"""Bytes that such drawings may keep of what they paint: one surface at a time."""


def nowhere(services: Services) -> Canvas:
    """A canvas of the window's size and type on which nothing is seen."""
    surface, kept = pygame.Surface((1, 1)), SurfaceCache(THROWN_AWAY)
    return Canvas(surface, services.window.stage, services.theme, services.text, services.images, kept)
