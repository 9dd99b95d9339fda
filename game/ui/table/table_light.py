"""Table light: what moves between the backdrop and the panels on it: darkness, and the air of the place."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.ambience.backdrop import PAN
from game.ui.ambience.fog_and_lights import Pane, PlaceAir, covering
from game.ui.ambience.veil import veil
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour
from game.ui.table.backdrop_gaps import gaps, openings
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Air, Light, Veil
from game.ui.table.sprites import Sprite

DEEPEST_BEHIND, DEEPEST_WITHIN = 0.8, 0.55
"""How dark a veil is at its deepest, over the backdrop and over the picture of the place."""
FAINT = 0.55
"""How strongly air shows over the dark backdrop, beside the picture of the place."""
_FRAME = 6.0
_UNDER = 16.0
"""So far air goes on below the panels round an opening, so that it does not end in a gap between them."""
_PLACES = 3

BEHIND, WITHIN = range(2)
"""The air over the backdrop, and that in the picture of the place."""
Dark = tuple[tuple[tuple[Veil, ...], bool], list[Sprite], list[Sprite]]
"""What the darkness was made of, and its sprites over the backdrop and over the picture of the place."""


class TableLight:
    """Keeps the gaps of one table, and the airs of the last places. `solid` are the zones that hide the backdrop,
    `pane` the one in which the picture of the place is seen (empty for none).
    """

    def __init__(self, table: AmbienceTable, solid: Callable[[Layout], Collection[str]], pane: str) -> None:
        self._table, self._solid, self._pane = table, solid, pane
        self._laid_for: Layout | None = None
        self._gaps: list[pygame.Rect] = []
        self._openings: list[pygame.Rect] = []
        self._airs: dict[tuple[str, int], PlaceAir] = {}
        self._veils: dict[tuple[Colour, tuple[int, ...]], pygame.Surface] = {}
        self._dark: Dark | None = None

    def forget(self) -> None:
        """Make everything anew next time."""
        self._laid_for = None

    def behind(self, canvas: Canvas, picture: FrameState, light: Light) -> list[Sprite]:
        """What lies over the backdrop."""
        air = light.beside or light.air
        return self._darkness(canvas, picture, light)[1] + self._air(canvas, picture, air, BEHIND)

    def within(self, canvas: Canvas, picture: FrameState, light: Light) -> list[Sprite]:
        """What lies over the picture of the place, inside its frame."""
        if not light.picture_seen:
            return []
        return self._darkness(canvas, picture, light)[2] + self._air(canvas, picture, light.air, WITHIN)

    def _follow(self, canvas: Canvas, layout: Layout) -> None:
        if layout is self._laid_for:
            return
        self._laid_for = layout
        solid = self._solid(layout)
        self._gaps, self._openings = gaps(canvas, layout, solid), openings(canvas, layout, solid)
        self._airs.clear()
        self._veils.clear()
        self._dark = None

    def _darkness(self, canvas: Canvas, picture: FrameState, light: Light) -> Dark:
        """The veils that are seen, and their sprites over the backdrop and over the picture of the place."""
        self._follow(canvas, picture.layout)
        seen = (light.veils if canvas.theme.textured else (), light.fading)
        if self._dark is None or self._dark[0] != seen:
            whole = canvas.surface.get_rect()
            if not light.fading:
                self._veils.clear()
            make = self._fading if light.fading else _settled
            behind = [make(made, DEEPEST_BEHIND, part, whole) for part in self._gaps for made in seen[0]]
            within: list[Sprite] = []
            if self._pane:
                inner = self._inside_frame(canvas, picture.layout)
                within = [make(made, DEEPEST_WITHIN, inner, inner) for made in seen[0]]
            self._dark = seen, behind, within
        return self._dark

    def _fading(self, shade: Veil, deepest: float, part: pygame.Rect, whole: pygame.Rect) -> Sprite:
        """A veil whose strength changes from frame to frame."""
        key = (shade.colour, tuple(part))
        if key not in self._veils:
            self._veils[key] = veil(shade.colour, part, whole)
        return Sprite(self._veils[key], part.topleft, round(255 * deepest * shade.depth))

    def _air(self, canvas: Canvas, picture: FrameState, air: Air | None, which: int) -> list[Sprite]:
        if picture.moment is None or not canvas.theme.textured or air is None or air.strength <= 0:
            return []
        sprites = self._air_of(canvas, picture.layout, air, which).sprites(picture.moment)
        if air.strength >= 1:
            return sprites
        return [sprite._replace(alpha=round(sprite.alpha * air.strength)) for sprite in sprites]

    def _air_of(self, canvas: Canvas, layout: Layout, air: Air, which: int) -> PlaceAir:
        key = (air.place, which)
        if key not in self._airs:
            places = dict.fromkeys(place for place, _ in self._airs)
            if air.place not in places and len(places) >= _PLACES:
                for each in (BEHIND, WITHIN):
                    self._airs.pop((next(iter(places)), each), None)
            self._airs[key] = self._made(canvas, layout, air, which)
        return self._airs[key]

    def _made(self, canvas: Canvas, layout: Layout, seen: Air, which: int) -> PlaceAir:
        air = self._table.of(seen.place)
        kind = self._table.kinds.get(air.motes)
        size = canvas.images.size(seen.picture)
        width, height = canvas.surface.get_size()
        panes: list[Pane] = []
        if which == BEHIND:
            far = covering(size, pygame.Rect(-PAN // 2, 0, width + PAN, height))
            more, whole = 2 * canvas.px(_UNDER), canvas.surface.get_rect()
            panes = [Pane(rect.inflate(more, more).clip(whole), far, FAINT) for rect in self._openings]
        elif self._pane:
            near = covering(size, canvas.device(layout[self._pane]))
            panes = [Pane(self._inside_frame(canvas, layout), near, 1.0, near=True)]
        return PlaceAir(canvas, air, kind, panes)

    def _inside_frame(self, canvas: Canvas, layout: Layout) -> pygame.Rect:
        return canvas.device(layout[self._pane].inflate(-2 * _FRAME, -2 * _FRAME))


def _settled(shade: Veil, deepest: float, part: pygame.Rect, whole: pygame.Rect) -> Sprite:
    """A veil that stays as strong as it is, which is quicker to draw."""
    return Sprite(veil(shade.colour, part, whole, deepest * shade.depth), part.topleft)
