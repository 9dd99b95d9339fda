"""Map picture: what is seen of a map as one surface, which scrolls by moving its pixels.

Of a step of the scrolling only the strips that came into sight are put together from the layers' chunks. At rest it is
shown in as many parts as there are chunks, so that only those are drawn anew of which something changed. Between two
steps of the zoom a snapshot of the size before is shown larger or smaller, and it stays, below the chunks that are
there already, until everything has been painted in the new size. Beyond the snapshot the small picture of the whole is
seen, and until that is there the bare ground.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour
from game.ui.table.camera import Camera
from game.ui.table.map_chunks import SIDE, Chunk, Projection
from game.ui.table.map_layers import MapLayers, Stack
from game.ui.table.map_overview import MapOverview
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite, around

RING = SIDE
"""How far a snapshot reaches round what was seen, in pixels, where the chunks are there: for zooming out."""


class Snapshot(NamedTuple):
    """A picture of a part of the map (`box`, in map units) at another scale."""

    surface: pygame.Surface
    box: pygame.FRect


class MapPicture:
    """The picture of one map; see the module."""

    def __init__(self, layers: MapLayers, overview: MapOverview, bare: Colour = (0, 0, 0)) -> None:
        self._layers, self._overview, self._bare = layers, overview, bare
        self._made = pygame.Surface((1, 1))
        self._seen: Projection | None = None
        self._drawn: dict[Chunk, Stack] = {}
        """The chunks on it, as they were painted."""
        self._here: list[Chunk] = []
        """The chunks that are in sight."""
        self._parts: dict[Chunk, Sprite] = {}
        """The part of the picture that each of them is, from one frame to the next."""
        self._snapshot: Snapshot | None = None
        self._kept = pygame.Surface((1, 1))
        """What the snapshot is a part of."""
        self._complete = -1
        """The version of the layers when all that was in sight was painted; -1 where something was missing."""
        self._zoomed = False
        self._nearer, self._farther = _Resizer(), _Resizer()

    def work(self, canvas: Canvas, camera: Camera, seconds: float) -> bool:
        """Paint what is missing for about this long; true when something was, or is still to be painted. Not in the
        frame in which a new size is seen first: that has enough to do.
        """
        if self._zoomed and not camera.zooming:
            return True
        return self._layers.work(canvas, camera, seconds)

    def show(self, brush: SpriteList, camera: Camera) -> None:
        """Add what is seen of the map, cut off at the camera's zone."""
        seen = Projection.of(brush.canvas, camera)
        if camera.zooming:
            self._show_between(brush, seen)
            return
        self._zoomed = False
        here, moved = self._bring(seen)
        cut = seen.place(self._overview.box).clip(seen.zone)
        if len(self._drawn) == len(here) and not moved:
            brush.sprites += [part for chunk in here if (part := self._part(chunk, seen, cut)) is not None]
        elif cut.width > 0 and cut.height > 0:
            brush.sprites.append(Sprite(self._made.subsurface(cut.move(-seen.zone.x, -seen.zone.y)), cut.topleft))

    def _part(self, chunk: Chunk, seen: Projection, cut: pygame.Rect) -> Sprite | None:
        """The part of the picture that a chunk is; None where it is cut off."""
        if chunk not in self._parts:
            box = pygame.Rect(_corner(seen, chunk), (SIDE, SIDE)).clip(cut)
            if not box.width or not box.height:
                return None
            self._parts[chunk] = Sprite(self._made.subsurface(box.move(-seen.zone.x, -seen.zone.y)), box.topleft)
        return self._parts[chunk]

    # -- between two sizes -----------------------------------------------------------------------------

    def _show_between(self, brush: SpriteList, seen: Projection) -> None:
        """The snapshot in the size of this moment, over the picture of the whole where it does not reach."""
        if not self._zoomed and self._seen is not None:
            self._snapshot = self._take(self._seen)
        self._zoomed = True
        if not self._reaches(seen, seen.zone):
            brush.sprites += self._farther.sprites(self._overview_shot or self._blank, seen, seen.zone)
        brush.sprites += self._nearer.sprites(self._snapshot, seen, seen.zone)

    def _reaches(self, seen: Projection, part: pygame.Rect) -> bool:
        """Whether the snapshot shows all of the map that lies in a part of the window."""
        on_map = seen.place(self._overview.box).clip(part)
        return self._snapshot is not None and seen.place(self._snapshot.box).contains(on_map)

    def _take(self, seen: Projection) -> Snapshot:
        """A snapshot of the picture as it is, and of the chunks round it that are there."""
        box = seen.zone.inflate(2 * RING, 2 * RING).clip(seen.place(self._overview.box))
        surface = self._kept.subsurface((0, 0, max(1, box.width), max(1, box.height)))
        for part in around(box, seen.zone):
            chunks = self._layers.within(seen.scale, seen.part(part))
            if not all(map(self._is_there, chunks)):
                _blit(surface, box, self._farther.sprites(self._overview_shot or self._blank, seen, part))
            for chunk in filter(self._is_there, chunks):
                put(surface, box, part, self._layers.stack(chunk), _corner(seen, chunk))
        surface.blit(self._made, (seen.zone.x - box.x, seen.zone.y - box.y))
        return Snapshot(surface, seen.part(box))

    @property
    def _overview_shot(self) -> Snapshot | None:
        picture = self._overview.picture
        return Snapshot(picture, self._overview.box) if picture is not None else None

    @property
    def _blank(self) -> Snapshot:
        """Bare ground as large as the map: what is seen before anything of it is there."""
        surface = pygame.Surface((1, 1))
        surface.fill(self._bare)
        return Snapshot(surface, self._overview.box)

    # -- at rest, and scrolling --------------------------------------------------------------------------

    def _bring(self, seen: Projection) -> tuple[list[Chunk], bool]:
        """Bring the picture up to what is seen now, and to what has been painted meanwhile; gives the chunks in sight,
        and whether the picture moved: then all of it is another one, and it is shown as a whole.
        """
        fresh = self._moved(seen)
        here = self._layers.within(seen.scale, seen.in_sight)
        if self._complete == self._layers.version and self._go_on(seen, here, fresh):
            return here, bool(fresh)
        states = [self._layers.state(chunk) for chunk in here]
        whole = all(done for _, done in states)
        if not whole:
            for strip in fresh:
                self._fill(seen, strip)
        drawn: dict[Chunk, Stack] = {}
        for chunk, (stack, done) in zip(here, states, strict=True):
            if not done and (self._snapshot is not None or stack[0] is None):
                continue
            corner = _corner(seen, chunk)
            same = self._drawn.get(chunk) == stack
            for part in fresh if same else [seen.zone]:
                put(self._made, seen.zone, part, stack, corner)
            if not same:
                self._parts.pop(chunk, None)
            drawn[chunk] = stack
        if fresh or len(drawn) < len(here):
            self._parts.clear()
        self._drawn, self._seen, self._here = drawn, seen, here
        self._complete = self._layers.version if whole else -1
        if whole:
            self._snapshot = None
        return here, bool(fresh) and seen.zone not in fresh

    def _go_on(self, seen: Projection, here: list[Chunk], fresh: list[pygame.Rect]) -> bool:
        """Where nothing was painted since all was there only the strips that came into sight are put together; false
        where that does not do.
        """
        if seen.zone in fresh:
            return False
        if here is not self._here:
            states = {chunk: self._layers.state(chunk) for chunk in here if chunk not in self._drawn}
            if not all(done for _, done in states.values()):
                return False
            self._drawn = {chunk: self._drawn[chunk] if chunk in self._drawn else states[chunk][0] for chunk in here}
            self._here = here
        for strip in fresh:
            for chunk in self._layers.within(seen.scale, seen.part(strip.inflate(2, 2))):
                if chunk in self._drawn:
                    put(self._made, seen.zone, strip, self._drawn[chunk], _corner(seen, chunk))
        if fresh:
            self._parts.clear()
        self._seen = seen
        return True

    def _moved(self, seen: Projection) -> list[pygame.Rect]:
        """Move what is there to where it is seen now; gives the parts of the window that are to be drawn anew."""
        before, size = self._seen, seen.zone.size
        if before is None or self._made.get_size() != size or before[1:] != seen[1:]:
            if self._made.get_size() != size:
                self._made, self._kept = pygame.Surface(size), pygame.Surface((size[0] + 2 * RING, size[1] + 2 * RING))
                self._kept.fill((0, 0, 0))  # so that its memory is there before the first turn of the wheel
            self._drawn = {}
            return [seen.zone]
        dx, dy = seen.origin[0] - before.origin[0], seen.origin[1] - before.origin[1]
        if dx or dy:
            self._made.scroll(dx, dy)
        return around(seen.zone, seen.zone.move(dx, dy)) if dx or dy else []

    def _is_there(self, chunk: Chunk) -> bool:
        """Whether a chunk may be seen: its ground has been painted; over a snapshot all of it."""
        return self._layers.is_painted(chunk) or (self._snapshot is None and self._layers.stack(chunk)[0] is not None)

    def _fill(self, seen: Projection, part: pygame.Rect) -> None:
        """Fill a part of the window with what there is at other scales."""
        if not self._reaches(seen, part):
            self._made.fill(self._bare, part.move(-seen.zone.x, -seen.zone.y))
            _blit(self._made, seen.zone, self._farther.sprites(self._overview_shot, seen, part))
        _blit(self._made, seen.zone, self._nearer.sprites(self._snapshot, seen, part))


def _corner(seen: Projection, chunk: Chunk) -> tuple[int, int]:
    """Where a chunk begins, in pixels of the window."""
    return seen.origin[0] + chunk.column * SIDE, seen.origin[1] + chunk.row * SIDE


def _blit(made: pygame.Surface, box: pygame.Rect, sprites: list[Sprite]) -> None:
    """Draw sprites on a surface that shows the `box` of the window."""
    for sprite in sprites:
        made.blit(sprite.surface, (sprite.at[0] - box.x, sprite.at[1] - box.y))


def put(made: pygame.Surface, box: pygame.Rect, part: pygame.Rect, stack: Stack, corner: tuple[int, int]) -> None:
    """Draw what of a chunk lies in a part of the window on a surface that shows the `box` of the window."""
    ground = stack[0]
    if ground is None:
        return
    cut = ground.get_rect(topleft=corner).clip(part)
    if cut.width > 0 and cut.height > 0:
        for surface in stack:
            if surface is not None:
                made.blit(surface, (cut.x - box.x, cut.y - box.y), cut.move(-corner[0], -corner[1]))


class _Resizer:
    """Shows snapshots as large as the map is seen, on a surface that it uses again: memory that is new in each frame is
    dearer than the pixels.
    """

    def __init__(self) -> None:
        self._made = pygame.Surface((1, 1))

    def sprites(self, shot: Snapshot | None, seen: Projection, part: pygame.Rect) -> list[Sprite]:
        """A snapshot, cut off at a part of the window; nothing where it does not reach. Good until the next call."""
        cut = seen.place(shot.box).clip(part) if shot is not None else pygame.Rect(0, 0, 0, 0)
        if shot is None or cut.width <= 0 or cut.height <= 0:
            return []
        scale, wanted = shot.surface.get_width() / shot.box.width, seen.part(cut)
        left, top = math.floor((wanted.left - shot.box.left) * scale), math.floor((wanted.top - shot.box.top) * scale)
        right = math.ceil((wanted.right - shot.box.left) * scale)
        bottom = math.ceil((wanted.bottom - shot.box.top) * scale)
        area = pygame.Rect(left, top, right - left, bottom - top).clip(shot.surface.get_rect())
        corner = (shot.box.left + area.left / scale, shot.box.top + area.top / scale)
        whole = seen.place(pygame.FRect(corner, (area.width / scale, area.height / scale)))
        inner = cut.clip(whole)
        if not area.width or not area.height or not inner.width or not inner.height:
            return []
        made = self._room(whole.size)
        pygame.transform.scale(shot.surface.subsurface(area), whole.size, made)
        return [Sprite(made.subsurface(inner.move(-whole.x, -whole.y)), inner.topleft)]

    def _room(self, size: tuple[int, int]) -> pygame.Surface:
        """A surface of this size; what was on it is lost."""
        width, height = self._made.get_size()
        if width < size[0] or height < size[1]:
            self._made = pygame.Surface((max(width, size[0]), max(height, size[1])))
        return self._made.subsurface((0, 0, *size))
