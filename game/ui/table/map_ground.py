"""Map ground: the ground of a map under a camera, painted in chunks, so that thousands of cells cost nothing when they
are seen again.

What is not painted yet is shown from a small picture of the whole map, and between two steps of the zoom the chunks of
the last step are shown larger or smaller. `work` paints what is missing, from the middle outwards, `ahead` what lies
round it; how the ground looks says the game's painter.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.kit.geometry import Point
from game.ui.screen.canvas import Canvas
from game.ui.screen.window import Stage
from game.ui.table.camera import Camera
from game.ui.table.map_chunks import SIDE, Chunk, MapChunks, PaintMap, Projection, map_scale
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

KEPT_BYTES = 64 * 1024 * 1024
OVERVIEW = 768
"""The longer side of the picture of the whole map, in device pixels."""
_STRIPS = 32
"""In how many steps that picture is painted."""


class MapGround:
    """The ground of one map; see the module."""

    def __init__(self, size: Point, paint: PaintMap) -> None:
        self._size = size
        self._paint = paint
        self._chunks = MapChunks(size, paint, KEPT_BYTES, solid=True)
        self._overview: pygame.Surface | None = None
        self._whole_at = 0.0  # the last scale at which everything was seen that there was to see

    @property
    def bytes(self) -> int:
        """The memory that the painted ground takes."""
        return self._chunks.bytes

    # -- showing -------------------------------------------------------------------------------------

    def show(self, brush: SpriteList, camera: Camera) -> None:
        """Add what is seen of the ground, cut off at the camera's zone."""
        seen = Projection.of(brush.canvas, camera)
        here = [] if camera.zooming else list(self._chunks.within(seen.scale, camera.visible))
        missing = [self._chunks.box(chunk) for chunk in here if not self._chunks.is_known(chunk)]
        if camera.zooming or missing:
            self._show_meanwhile(brush, seen, missing or [camera.visible])
        else:
            self._whole_at = seen.scale
        self._chunks.show(brush, seen, here)

    def is_whole(self, canvas: Canvas, camera: Camera) -> bool:
        """Whether everything that is seen has been painted in the size in which it is seen."""
        return not camera.zooming and not self._missing(canvas, camera)

    def overview(self, canvas: Canvas) -> pygame.Surface:
        """The small picture of the whole map, for example for a map in the corner."""
        for step in self.preload(canvas):
            step()
        assert self._overview is not None
        return self._overview

    def _show_meanwhile(self, brush: SpriteList, seen: Projection, parts: list[pygame.FRect]) -> None:
        """Fill parts of the map with the chunks of the last scale, and below them from the picture of the whole."""
        older: list[Chunk] = []
        if self._whole_at and self._whole_at != seen.scale:
            found = {chunk: None for part in parts for chunk in self._chunks.within(self._whole_at, part)}
            older = list(found)
        own = SpriteList(brush.canvas, brush.kept)
        if not self._chunks.show_resized(own, seen, older) or not older:
            for part in parts:
                self._show_overview(brush, seen, part)
        brush.sprites += own.sprites

    def _show_overview(self, brush: SpriteList, seen: Projection, part: pygame.FRect) -> None:
        """Fill a part of the map from the picture of the whole of it."""
        box = seen.place(part.clip(pygame.FRect(0, 0, *self._size))).clip(seen.zone)
        if self._overview is None or box.width <= 0 or box.height <= 0:
            return
        scale = self._overview.get_width() / self._size[0] / seen.scale
        left, top = (box.left - seen.origin[0]) * scale, (box.top - seen.origin[1]) * scale
        area = pygame.Rect(left, top, math.ceil(box.width * scale), math.ceil(box.height * scale))
        small = self._overview.subsurface(area.clip(self._overview.get_rect()))
        brush.sprites.append(Sprite(pygame.transform.scale(small, box.size), box.topleft))

    # -- painting ------------------------------------------------------------------------------------

    def work(self, canvas: Canvas, camera: Camera, seconds: float) -> bool:
        """Paint what is missing for about this long (but one chunk at least), from the middle outwards; true when
        something was painted. While the size changes nothing is.
        """
        missing = [] if camera.zooming else self._missing(canvas, camera)
        end = pygame.time.get_ticks() + seconds * 1000
        for chunk in missing:
            self._chunks.paint(canvas, chunk)
            if pygame.time.get_ticks() >= end:
                break
        return bool(missing)

    def finish(self, canvas: Canvas, camera: Camera) -> None:
        """Paint everything that is seen."""
        for chunk in self._missing(canvas, camera):
            self._chunks.paint(canvas, chunk)

    def ahead(self, canvas: Canvas, camera: Camera) -> Iterator[Callable[[], object]]:
        """Steps that paint a ring round what is seen, for the time when nothing moves."""
        scale = map_scale(camera.step, canvas)
        wider = camera.visible.inflate(2 * SIDE / scale, 2 * SIDE / scale)
        for chunk in self._chunks.within(scale, wider):
            if not self._chunks.is_known(chunk):
                yield partial(self._chunks.paint, canvas, chunk)

    def preload(self, canvas: Canvas) -> Iterator[Callable[[], object]]:
        """Steps that paint the picture of the whole map, if there is none yet."""
        if self._overview is not None:
            return
        scale = min(1.0, OVERVIEW / max(self._size))
        size = (max(1, round(self._size[0] * scale)), max(1, round(self._size[1] * scale)))
        made = pygame.Surface(size)
        small = Canvas(made, Stage(size, scale, (0.0, 0.0)), canvas.theme, canvas.type, canvas.images, canvas.cache)
        high = self._size[1] / _STRIPS

        def strip(index: int) -> None:
            box = pygame.FRect(0, index * high, self._size[0], high)
            with small.clip(box):
                self._paint(small, box)

        def keep() -> None:
            self._overview = made

        yield from (partial(strip, index) for index in range(_STRIPS))
        yield keep

    def _missing(self, canvas: Canvas, camera: Camera) -> list[Chunk]:
        """The chunks that are to be painted for what is seen, from the middle outwards."""
        here = self._chunks.within(map_scale(camera.step, canvas), camera.visible)
        missing = [chunk for chunk in here if not self._chunks.is_known(chunk)]
        return sorted(missing, key=lambda chunk: math.dist(self._chunks.box(chunk).center, camera.centre))
