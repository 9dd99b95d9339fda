"""Map layers: the chunks of a map that lie over each other (its ground, what is lit, a path), painted little by little.

`work` paints what is missing of what is seen, from the middle outwards, for a slice of a frame; `ahead` what lies round
it, while nothing moves. The lowest layer is the ground.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.table.camera import Camera
from game.ui.table.map_chunks import SIDE, Chunk, MapChunks, Projection, map_scale

Stack = tuple[pygame.Surface | None, ...]
"""What was painted of one chunk, layer by layer from the lowest on."""


class MapLayers:
    """The layers of one map; see the module."""

    def __init__(self, *layers: MapChunks) -> None:
        self._layers = layers
        self._complete: tuple[int, list[Chunk]] = (-1, [])
        """The chunks in sight when nothing was missing last, and the version of that moment."""

    @property
    def bytes(self) -> int:
        """The memory that everything painted takes."""
        return sum(layer.bytes for layer in self._layers)

    @property
    def version(self) -> int:
        """Grows whenever another chunk of a layer is known than before."""
        return sum([layer.version for layer in self._layers])

    def within(self, scale: float, part: pygame.FRect) -> list[Chunk]:
        """The chunks of a part of the map at this scale."""
        return self._layers[0].within(scale, part)

    def box(self, chunk: Chunk) -> pygame.FRect:
        """Which part of the map a chunk is."""
        return self._layers[0].box(chunk)

    def stack(self, chunk: Chunk) -> Stack:
        """What has been painted of a chunk."""
        return tuple([layer.find(chunk) for layer in self._layers])

    def state(self, chunk: Chunk) -> tuple[Stack, bool]:
        """What has been painted of a chunk, and whether that is all: each layer is looked up once, since this is asked
        for every chunk in every frame in which a map scrolls.
        """
        stack, whole = [], True
        for layer in self._layers:
            found = layer.find(chunk)
            stack.append(found)
            whole = whole and (found is not None or layer.is_bare(chunk))
        return tuple(stack), whole

    def is_painted(self, chunk: Chunk) -> bool:
        """Whether every layer of a chunk has been painted."""
        return all(layer.is_known(chunk) for layer in self._layers)

    def is_whole(self, canvas: Canvas, camera: Camera) -> bool:
        """Whether everything that is seen has been painted in the size in which it is seen."""
        return not camera.zooming and not self._missing(canvas, camera)

    # -- painting ------------------------------------------------------------------------------------

    def work(self, canvas: Canvas, camera: Camera, seconds: float) -> bool:
        """Paint what is missing for at most this long, as far as what was painted before tells (but one layer of one
        chunk at least), from the middle outwards; true when something was painted, or what it is made of is still being
        read. While the size changes nothing is.
        """
        missing = [] if camera.zooming else self._missing(canvas, camera)
        begun = perf_counter()
        able = (chunk for chunk in missing if not any(layer.waits(chunk) for layer in self._layers))
        steps = ((layer, chunk) for chunk in able for layer in self._layers if not layer.is_known(chunk))
        for number, (layer, chunk) in enumerate(steps, 1):
            layer.paint(canvas, chunk)
            if (perf_counter() - begun) * (number + 1) / number >= seconds:
                break
        return bool(missing)

    def finish(self, canvas: Canvas, camera: Camera) -> None:
        """Paint everything that is seen."""
        for chunk in self._missing(canvas, camera):
            self._paint(canvas, chunk)

    def relight(self, canvas: Canvas, camera: Camera) -> None:
        """Paint what lies over the ground, wherever that is seen and has been painted."""
        for chunk in self._missing(canvas, camera):
            if self._layers[0].is_known(chunk):
                self._paint(canvas, chunk)

    def ahead(self, canvas: Canvas, camera: Camera, ring: int = 2 * SIDE) -> Iterator[Callable[[], object]]:
        """Steps that paint a ring (pixels) round what is seen, for the time when nothing moves."""
        scale = map_scale(camera.step, canvas)
        for chunk in self.within(scale, camera.visible.inflate(2 * ring / scale, 2 * ring / scale)):
            if not self.is_painted(chunk):
                yield partial(self._paint, canvas, chunk)

    def _paint(self, canvas: Canvas, chunk: Chunk) -> None:
        for layer in self._layers:
            layer.paint(canvas, chunk)

    def _missing(self, canvas: Canvas, camera: Camera) -> list[Chunk]:
        """The chunks that are to be painted for what is seen, from the middle outwards."""
        seen = Projection.of(canvas, camera)
        here, version = self.within(seen.scale, seen.in_sight), self.version
        if self._complete[0] == version and self._complete[1] is here:
            return []
        missing = [chunk for chunk in here if not self.is_painted(chunk)]
        if not missing:
            self._complete = version, here
        return sorted(missing, key=lambda chunk: math.dist(self.box(chunk).center, camera.centre))
