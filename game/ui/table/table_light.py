"""Table light: what moves between the backdrop and the panels on it: the gloom of peril, and the air of the place."""

from __future__ import annotations

import pygame

from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.ambience.backdrop import PAN
from game.ui.ambience.fog_and_lights import Pane, PlaceAir, covering
from game.ui.cards.card import picture_of
from game.ui.screen.canvas import Canvas
from game.ui.table.backdrop_gaps import gaps, openings
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.peril_light import Shade, veil
from game.ui.table.sprites import Sprite
from game.ui.table.table_panels import Site

DEEPEST_BEHIND, DEEPEST_WITHIN = 0.8, 0.55
"""How dark the gloom is at its deepest, over the backdrop and over the picture of the place."""
FAINT = 0.55
"""How strongly air shows over the dark backdrop, beside the picture of the place."""
_FRAME = 6.0
_UNDER = 16.0
"""So far air goes on below the panels round an opening, so that it does not end in a gap between them."""
_PLACES = 2

Airs = tuple[PlaceAir, PlaceAir]
"""The air over the backdrop, and that in the picture of the place."""
Dark = tuple[tuple[tuple[Shade, ...], bool], list[Sprite], list[Sprite]]
"""What the gloom was made of, and its sprites over the backdrop and over the picture of the place."""


class TableLight:
    """Keeps the gaps of one table, and the airs of the last places."""

    def __init__(self, table: AmbienceTable) -> None:
        self._table = table
        self._laid_for: Layout | None = None
        self._gaps: list[pygame.Rect] = []
        self._openings: list[pygame.Rect] = []
        self._airs: dict[str, Airs] = {}
        self._veils: dict[tuple[str, tuple[int, ...]], pygame.Surface] = {}
        self._dark: Dark | None = None

    def forget(self) -> None:
        """Make everything anew next time."""
        self._laid_for = None

    def behind(self, canvas: Canvas, picture: FrameState) -> list[Sprite]:
        """What lies over the backdrop."""
        return self._gloom(canvas, picture)[1] + self._air(canvas, picture, 0)

    def within(self, canvas: Canvas, picture: FrameState) -> list[Sprite]:
        """What lies over the picture of the place, inside its frame."""
        if picture.site.face is None:
            return []
        return self._gloom(canvas, picture)[2] + self._air(canvas, picture, 1)

    def _follow(self, canvas: Canvas, layout: Layout) -> None:
        if layout is self._laid_for:
            return
        self._laid_for = layout
        self._gaps, self._openings = gaps(canvas, layout), openings(canvas, layout)
        self._airs.clear()
        self._veils.clear()
        self._dark = None

    def _gloom(self, canvas: Canvas, picture: FrameState) -> Dark:
        """The shades that are seen, and their sprites over the backdrop and over the picture of the place."""
        self._follow(canvas, picture.layout)
        seen = (picture.gloom if canvas.theme.textured else (), picture.gloom_moves)
        if self._dark is None or self._dark[0] != seen:
            whole, inner = canvas.surface.get_rect(), _inside_frame(canvas, picture.layout)
            if not picture.gloom_moves:
                self._veils.clear()
            make = self._fading if picture.gloom_moves else _settled
            behind = [make(canvas, shade, DEEPEST_BEHIND, part, whole) for part in self._gaps for shade in seen[0]]
            within = [make(canvas, shade, DEEPEST_WITHIN, inner, inner) for shade in seen[0]]
            self._dark = seen, behind, within
        return self._dark

    def _fading(self, canvas: Canvas, shade: Shade, deepest: float, part: pygame.Rect, whole: pygame.Rect) -> Sprite:
        """A veil whose strength changes from frame to frame."""
        key = (shade.colour, tuple(part))
        if key not in self._veils:
            self._veils[key] = veil(canvas.theme, shade.colour, part, whole)
        return Sprite(self._veils[key], part.topleft, round(255 * deepest * shade.depth))

    def _air(self, canvas: Canvas, picture: FrameState, which: int) -> list[Sprite]:
        if picture.moment is None or not canvas.theme.textured:
            return []
        site, strength = picture.seen_site
        if site.face is None or strength <= 0:
            return []
        sprites = self._air_of(canvas, picture.layout, site)[which].sprites(picture.moment)
        if strength >= 1:
            return sprites
        return [sprite._replace(alpha=round(sprite.alpha * strength)) for sprite in sprites]

    def _air_of(self, canvas: Canvas, layout: Layout, site: Site) -> Airs:
        if site.card not in self._airs:
            while len(self._airs) >= _PLACES:
                del self._airs[next(iter(self._airs))]
            self._airs[site.card] = self._made(canvas, layout, site)
        return self._airs[site.card]

    def _made(self, canvas: Canvas, layout: Layout, site: Site) -> Airs:
        assert site.face is not None
        air = self._table.of(site.card)
        kind = self._table.kinds.get(air.motes)
        size = canvas.images.size(picture_of(site.face))
        width, height = canvas.surface.get_size()
        far = covering(size, pygame.Rect(-PAN // 2, 0, width + PAN, height))
        near = covering(size, canvas.device(layout["location"]))
        more = 2 * canvas.px(_UNDER)
        behind = [Pane(rect.inflate(more, more).clip(canvas.surface.get_rect()), far, FAINT) for rect in self._openings]
        within = [Pane(_inside_frame(canvas, layout), near, 1.0, near=True)]
        return PlaceAir(canvas, air, kind, behind), PlaceAir(canvas, air, kind, within)


def _settled(canvas: Canvas, shade: Shade, deepest: float, part: pygame.Rect, whole: pygame.Rect) -> Sprite:
    """A veil that stays as strong as it is, which is quicker to draw."""
    return Sprite(veil(canvas.theme, shade.colour, part, whole, deepest * shade.depth), part.topleft)


def _inside_frame(canvas: Canvas, layout: Layout) -> pygame.Rect:
    return canvas.device(layout["location"].inflate(-2 * _FRAME, -2 * _FRAME))
