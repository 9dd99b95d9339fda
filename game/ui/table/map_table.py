"""Map table: a plain table with a map in one of its zones. A game's own table look gives the map and paints its ground.

    class IslandTable(MapTable):
        def __init__(self, services): super().__init__(services, tiles.shape, paint_island, zoom_steps(0.5, 2.0))

The ground lies below all panels and pieces; what the question lights (`FrameState.lit`) is drawn over it.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence

import pygame

from game.kit.board import Board
from game.kit.cells import Cell, CellShape, cell_of
from game.kit.geometry import Point
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.screen.theme import Colour
from game.ui.table.camera import Camera
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Pace
from game.ui.table.map_chunks import MapChunks, PaintMap
from game.ui.table.map_layers import MapLayers
from game.ui.table.map_overlay import MapOverlay
from game.ui.table.map_overview import STRIPS, MapOverview
from game.ui.table.map_path import PathSeen, draw_path
from game.ui.table.map_picture import MapPicture
from game.ui.table.map_placement import MapPlacement, crowd_in
from game.ui.table.placement import Place, Placement, TableMap
from game.ui.table.plain_table import PlainTable
from game.ui.table.rising_cells import RisingCells
from game.ui.table.sprite_list import SpriteList

ZONE = "map"
GROUND_BYTES = 64 * 1024 * 1024
"""The memory for the painted ground."""
SLICE = 0.003
"""How long the map is painted between two frames, in seconds."""
_PIECE = 0.78
"""How large a piece is, as a share of the smaller side of a cell."""
_SHAPE_BYTES = 8 * 1024 * 1024


class MapTable(PlainTable):
    """A table with a map; see the module."""

    rising = 0.0
    """How long after one lit cell the next farther one comes up, in milliseconds; 0: all are lit at once."""
    ground_bytes = GROUND_BYTES
    """The memory for the painted ground."""
    overview_strips = STRIPS
    """In how many steps the small picture of the whole map is painted."""
    bare: Colour = (0, 0, 0)
    """What is seen of the map where nothing of it has been painted yet."""

    def __init__(
        self, services: Services, shape: CellShape, paint: PaintMap, zooms: Sequence[float], zoom: float = 1.0
    ) -> None:
        """`zoom` is the step at which it is seen first."""
        super().__init__(services)
        self.map = TableMap(shape, Camera(shape.size, zooms, zoom))
        self.overview = MapOverview(shape.size, paint, self.overview_strips)
        """The small picture of the whole map."""
        self._overlay = self.overlay_of(shape)
        self._ground = MapChunks(shape.size, paint, self.ground_bytes, solid=True, waits=self.waits)
        self.layers = MapLayers(self._ground, self._overlay.cells, self._overlay.path, *self.lettering(shape))
        """What has been painted of the map."""
        self._picture = MapPicture(self.layers, self.overview, self.bare)
        window, shapes = services.window, SurfaceCache(_SHAPE_BYTES)
        unseen = pygame.Surface((1, 1))
        self._canvas = Canvas(unseen, window.stage, services.theme, services.text, services.images, shapes)
        self._rising = RisingCells(shape, self.rising)
        self._still = services.calm
        self._painted = 0
        self._seen: tuple[Point, float] = ((0.0, 0.0), 0.0)
        self._at_once = False
        """Whether all that is seen is to be there in the next frame."""
        self._relit = False
        """Whether all that is lit is to change in the next frame."""
        self._whole = False
        """Whether all that is seen has been painted."""
        self._ahead = False
        """Whether the ground round what is seen has been queued to be painted."""
        self._stepped_back: tuple[float, float] | None = None
        """The steps of the zoom between which it went to show all cells of a question; None where it did not."""

    def overlay_of(self, shape: CellShape) -> MapOverlay:
        """What the question lights on the map."""
        return MapOverlay(shape, self.services.window.stage.scale, self.draw_path)

    def lettering(self, shape: CellShape) -> Sequence[MapChunks]:
        """Layers of the map above what is lit on it, such as its names; by itself none."""
        return ()

    def waits(self, box: pygame.FRect, scale: float) -> bool:
        """Whether what a part of the map is painted with at a scale is still being read; by itself it never is."""
        return False

    def paint_anew(self) -> None:
        """The ground is to be painted in another way from now on, all that is seen in the next frame."""
        self._ground.forget()
        self._whole, self._at_once = False, True
        self._painted += 1

    def ahead(self, state: FrameState) -> Iterator[Step]:
        """The ground that will be seen, a chunk at a time."""
        return self.layers.ahead(self._canvas, self.map.camera, 0)

    def draw_path(self, canvas: Canvas, path: PathSeen) -> None:
        """How the path that is walked or pointed at is drawn on the ground."""
        draw_path(canvas, path)

    def piece_size(self, piece: str) -> tuple[float, float]:
        """How large a piece stands on the map, in map units: most of a cell."""
        _, _, width, height = self.map.shape.box(Cell(0, 0))
        side = _PIECE * min(width, height)
        return side, side

    def stand(self, cell: Cell, pieces: list[str]) -> Mapping[str, Place]:
        """Where the pieces in a cell stand, in map units: round its middle."""
        return crowd_in(self.map.shape, cell, pieces, self.piece_size)

    def solid(self, layout: Layout) -> Collection[str]:
        """The map too."""
        return [*super().solid(layout), ZONE]

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """By the zones of the table file and the cells of the map."""
        if self.map.camera.zone != layout[ZONE]:
            self.map.camera.lay_out(layout[ZONE])
        return MapPlacement(board, layout, shown.seats, turned, self.map, self.stand)

    def seek(self, cells: Collection[Cell]) -> bool:
        """The camera goes where all of them are seen, back from the map if it must, and comes near again after it."""
        camera = self.map.camera
        before, stepped = camera.step, self._stepped_back
        if cells:
            if camera.bring_in([pygame.FRect(self.map.shape.box(cell)) for cell in cells]) and camera.step != before:
                self._stepped_back = before, camera.step
            return False
        self._stepped_back = None
        if stepped is None or stepped[1] != before:
            return False
        return camera.zoom_by(camera.zooms.index(stepped[0]) - camera.zooms.index(before))

    def jump(self, board: Board, shown: Displayed) -> None:
        """All that is seen of the ground is there in the next frame; the picture of the whole map follows while nothing
        moves.
        """
        if not self._painted:
            self.begin()
        self.map.camera.rest()
        self._at_once = True
        self._painted += 1

    def begin(self) -> None:
        """Have the small picture of the whole map made ready; by itself while nothing moves."""
        self.services.images.chores(self.overview.preload(self._canvas))

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """The camera moves as fast as everything else."""
        self.map.camera.reduced, self._still = pace.reduced, pace.still
        return super().settle(board, shown, pace)

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """What is asked next may come up."""
        self._still = pace.still
        super().catch_up(board, shown, pace)

    def update(self, dt: float, pace: float) -> bool:
        """The camera moves on; what came into sight is painted, and when nothing moves what lies round it."""
        camera = self.map.camera
        camera.update(dt)
        moved, self._seen = (camera.centre, camera.zoom) != self._seen, (camera.centre, camera.zoom)
        painted = (moved or not self._whole) and self._picture.work(self._canvas, camera, SLICE)
        self._painted += painted
        self._whole = not painted
        if moved or painted:
            self._ahead = False
        elif not self._ahead:
            self._ahead = True
            self.services.images.chores(self.layers.ahead(self._canvas, camera))
        rises = self._rising.update(pace)
        return moved or painted or rises

    def is_risen(self, cell: Cell) -> bool:
        """Whether a lit cell has come up."""
        return not self._rising.rises or self._rising.part(cell) >= 1

    def rest(self) -> None:
        """The camera is where it is bound for, and what is lit is there."""
        self.map.camera.rest()
        self._rising.rest()

    def ground_key(self, state: FrameState) -> Hashable:
        """What is seen of the map, how much of it has been painted, and what is lit."""
        camera = self.map.camera
        cells = tuple((name, mark) for name, mark in state.marks.items() if cell_of(name) is not None)
        self._rising.follow(state.lit, still=self._still)
        rising = self._rising.time if self._rising.rises else 0.0
        return camera.centre, camera.zoom, tuple(camera.zone), self._painted, state.lit, cells, rising

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The ground of the map, what is lit on it, and the cells under the pointer and in focus."""
        camera = self.map.camera
        if self._at_once:
            self._at_once = False
            if not camera.zooming:  # what is painted for a size between two steps is never seen again
                self.layers.finish(self._canvas, camera)
        elif self._relit and not camera.zooming:
            self.layers.relight(self._canvas, camera)
        self._relit = False
        rises = self._rising.rises
        lit = state.lit._replace(options=frozenset(), reach=frozenset()) if rises else state.lit
        if self._overlay.mark(lit):
            self._whole = False
            if self._rising.time and not rises:  # what has come up is there from now on, without a gap
                self._rising.rest()
                self.layers.finish(self._canvas, camera)
            self._picture.work(self._canvas, camera, SLICE)
        self._picture.show(brush, camera)
        if rises:
            self._overlay.show_rising(brush, camera, state.lit, self._rising.part)
        for name, mark in state.marks.items():
            cell = cell_of(name)
            for kind, on in (("hovered", mark.hovered), ("focus", mark.focus)):
                if cell is not None and on:
                    self._overlay.show_cell(brush, camera, cell, kind)
