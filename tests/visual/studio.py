"""Studio: one window on the dummy driver in which any stage is drawn at any size, with any size of type."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import pygame
import pytest

from game import paths
from game.app import SHAPE_BYTES, open_services
from game.commands.stage import own_home
from game.kit.profiles import Profiles
from game.kit.saves import Saves
from game.modes import load_words
from game.scenes.router import Router
from game.scenes.table import TableScene
from game.settings import Settings
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.text import Text
from game.ui.screen.theme import Material
from game.ui.screen.window import Stage as Place
from game.ui.table import map_table
from tests.visual.at_table import Stage, first_again, settle, the_games
from tests.visual.house import HouseImages

Size = tuple[int, int]
AT_ONCE = 60.0
"""The ground of a map is painted between frames: here all of it before the first one, in so many seconds at most."""
MOST_TEXTS = 12
"""So many kinds of type are kept with what was measured in them: one for each size of window and of type."""


class Studio:
    """Draws stages with services of its own: nothing moves, and no hint comes by itself."""

    def __init__(self) -> None:
        settings = Settings(window_size=(960, 540), speed="now", hints=False, reduced_motion=True)
        self.services: Services = open_services("studio", settings, load_words(), games=the_games())
        self.services.profiles = Profiles(paths.profiles_folder())
        self.services.saves = Saves(paths.saves_folder(), self.services.games.mode)
        self.services.images = HouseImages(self.services.images.root, paths.saves_folder().parent / "boxes")
        self.services.routes = Router(self.services)
        self._text = lru_cache(MOST_TEXTS)(Text)

    def canvas(self, size: Size, scale: float = 1.0) -> Canvas:
        """An empty window of this size with this text setting."""
        services = self.services
        services.window.stage = Place.of(size)
        services.window.surface = pygame.Surface(size)
        services.settings.text_scale, services.settings.hints, services.settings.speed = scale, False, "now"
        services.text = self._text(services.window.stage.scale, size[1], scale)
        services.images.forget()
        first_again(services)
        stage, surface = services.window.stage, services.window.surface
        return Canvas(surface, stage, services.theme, services.text, services.images, SurfaceCache(SHAPE_BYTES))

    def draw(self, stage: Stage, size: Size, scale: float = 1.0) -> tuple[Any, Canvas]:
        """A stage when everything has come to rest: its scene, and the canvas with its picture."""
        canvas = self.canvas(size, scale)
        self.services.furnish(Material())
        scene: Any = stage(self.services)
        canvas = self._furnished(canvas)
        settle(scene)
        scene.draw(canvas)
        if isinstance(scene, TableScene) and scene.stage.covers:  # what lies behind a great moment was drawn but once
            getattr(canvas.surface, "marks", []).clear()
            scene.draw(canvas)
        return scene, canvas

    def _furnished(self, canvas: Canvas) -> Canvas:
        """The canvas with the material that the scene has brought."""
        services = self.services
        return Canvas(canvas.surface, canvas.stage, services.theme, services.text, services.images, canvas.cache)

    def point(self, scene: Any, canvas: Canvas, place: tuple[float, float]) -> None:
        """Move the pointer to a place in logical units, wait, and draw again."""
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))
        self.services.bindings.note_device(event)
        scene.handle(event)
        settle(scene)
        scene.draw(canvas)


@contextmanager
def studio() -> Iterator[Studio]:
    """A studio whose saves and settings go away with it."""
    with own_home(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(map_table, "SLICE", AT_ONCE)
        made = Studio()
        try:
            yield made
        finally:
            made.services.window.close()
