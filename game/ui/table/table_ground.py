"""Table ground: everything below the pieces, from the backdrop to mats, sheets and wells, as a composite of its own.

One game may have several tables: what they have in common (backdrops) stays when it turns from one to another, and the
light of the table before, to which it may turn back.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable
from functools import partial

import pygame

from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.ambience.backdrop import PAN, make_backdrop
from game.ui.screen.canvas import Canvas
from game.ui.table.frame_state import FrameState
from game.ui.table.late_panels import MOST, LatePanels
from game.ui.table.look import Backdrop, Light, TableLook
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Composite, Sprite
from game.ui.table.table_light import TableLight

_BACKDROPS = _LIGHTS = 2

Layers = tuple[list[Sprite], list[Sprite], list[Sprite]]
"""The backdrop; the panels below the air of the pane, with its picture; and those above it."""


class TableGround:
    """Keeps the ground of one table, and the backdrops of two places: this one, and the last or the next."""

    def __init__(self, look: TableLook, air: AmbienceTable) -> None:
        self.composite = Composite()
        self._look, self._air = look, air
        self._lights: dict[TableLook, TableLight] = {look: TableLight(air, look.solid, look.pane)}
        """Of the table that is seen, and of the one before."""
        self._backdrops: dict[str, pygame.Surface] = {}
        self._foreseen = ""
        self._layers: Layers = ([], [], [])
        self._panels: dict[Hashable, pygame.Surface] = {}
        """The panels that were seen last, by name and place."""
        self.late = False
        """Whether some panels are still to be painted: it must be shown again."""
        self._made_of: tuple[object, ...] = ()
        self._seen_as: tuple[object, ...] = ()

    def turn_to(self, look: TableLook) -> None:
        """Show another table from now on."""
        self._look = look
        light = self._lights.pop(look, None) or TableLight(self._air, look.solid, look.pane)
        self._lights[look] = light
        while len(self._lights) > _LIGHTS:
            del self._lights[next(iter(self._lights))]
        self.composite.forget()
        self._panels = {}
        self._made_of = self._seen_as = ()

    def keep(self, looks: Collection[TableLook]) -> None:
        """Forget the light of all tables but these."""
        self._lights = {look: light for look, light in self._lights.items() if look in looks}

    @property
    def _light(self) -> TableLight:
        return self._lights[self._look]

    def forget(self) -> None:
        """Paint everything anew next time."""
        self.composite.forget()
        for light in self._lights.values():
            light.forget()
        self._backdrops.clear()
        self._foreseen = ""
        self._made_of = self._seen_as = ()

    def show(self, brush: SpriteList, picture: FrameState) -> None:
        """Bring the ground up to date, if anything on it changed."""
        light = self._look.light(picture)
        key = self._look.ground_key(picture)
        made_of = (picture.layout, key, light.backdrops, light.coming, tuple(picture.lights.items()))
        seen_as = (made_of, light, picture.moment)
        if seen_as == self._seen_as and not self.late:
            self.composite.rest()
            return
        self._seen_as = seen_as
        if made_of != self._made_of or self.late:
            self._made_of = made_of
            self._layers = self._painted(brush, picture, light)
            self._foresee(brush.canvas, light.coming)
        canvas = brush.canvas
        backdrop, below, above = self._layers
        behind, within = self._light.behind(canvas, picture, light), self._light.within(canvas, picture, light)
        flowing = self._look.flowing(canvas, picture) if picture.moment is not None else []
        sprites = [*backdrop, *behind, *below, *flowing, *within, *above]
        self.composite.show(sprites, canvas.surface.get_size(), may_wait=True)

    def _painted(self, brush: SpriteList, picture: FrameState, light: Light) -> Layers:
        far = SpriteList(brush.canvas, brush.kept)
        for backdrop in light.backdrops:
            self._backdrop(far, backdrop)
        seconds = MOST if self._look.patient and brush.canvas.images.is_open else math.inf
        made = LatePanels(brush.canvas, brush.kept, self._panels, seconds)
        self._look.ground(made, picture)
        low, made.sprites = made.sprites, []
        self._look.panels(made, picture)
        self._panels, self.late = made.shown, made.late
        return far.sprites, low, made.sprites

    def _backdrop(self, brush: SpriteList, backdrop: Backdrop) -> None:
        canvas = brush.canvas
        made = self._backdrop_of(canvas, backdrop.picture)
        left = -PAN / 2 + backdrop.pan * PAN / 2
        brush.add(made, (canvas.bounds.x + left / canvas.scale, canvas.bounds.y), backdrop.alpha)

    def _backdrop_of(self, canvas: Canvas, name: str) -> pygame.Surface:
        if name not in self._backdrops:
            while len(self._backdrops) >= _BACKDROPS:
                del self._backdrops[next(iter(self._backdrops))]
            self._backdrops[name] = _backdrop(canvas, name)
        return self._backdrops[name]

    def _foresee(self, canvas: Canvas, coming: str) -> None:
        """Let the backdrop of the next place be made while nothing moves."""
        if coming != self._foreseen:
            self._foreseen = coming
            canvas.images.chores([partial(self._backdrop_of, canvas, coming)] if coming else [])


def _backdrop(canvas: Canvas, name: str) -> pygame.Surface:
    ground = canvas.theme.texture("planks")
    size, day = canvas.surface.get_size(), canvas.theme.material.day
    return make_backdrop(canvas.images, name, size, ground, day=day).convert()
