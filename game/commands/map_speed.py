"""Speed of maps, for `bench`: what a frame costs while a map of thousands of cells scrolls and zooms.

The map is the house's own, plain squares, so that the figure can be had, and compared, whatever game is measured: its
ground painted in chunks, all cells lit, a path across. Processor time, as other programs share the machine.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

import pygame

from game.kit.cells import Cell, all_cells
from game.kit.grid import SquareGrid
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.camera import WAYS, ZOOMING, Camera, zoom_steps
from game.ui.table.map_chunks import MapChunks
from game.ui.table.map_layers import MapLayers
from game.ui.table.map_overlay import MapMarks, MapOverlay
from game.ui.table.map_overview import MapOverview
from game.ui.table.map_picture import MapPicture
from game.ui.table.map_table import GROUND_BYTES, SLICE
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Composite

GRID = SquareGrid(160, 160, 64, 64)
ZONE = pygame.FRect(324, 84, 1224, 980)
"""Where the map is seen: the middle of the table."""
ZOOMS = zoom_steps(0.2, 2.0)
FRAME, FRAMES = 16.0, 240
_WAY = 40
"""For how many frames it is scrolled one way."""
_LANDS = ((150, 164, 96), (196, 168, 108), (168, 158, 146))


class MapRun:
    """The map on a window, a frame at a time."""

    def __init__(self, services: Services) -> None:
        window = services.window
        self.canvas = Canvas(window.surface, window.stage, services.theme, services.text, services.images)
        self.camera = Camera(GRID.size, ZOOMS, ZOOMS[0])
        self.camera.lay_out(ZONE)
        overlay, overview = MapOverlay(GRID, window.stage.scale), MapOverview(GRID.size, paint_squares)
        cells = frozenset(all_cells(GRID))
        overlay.mark(MapMarks(reach=cells, path=tuple(GRID.line(Cell(40, 50), Cell(110, 90))), colour=(200, 60, 50)))
        ground = MapChunks(GRID.size, paint_squares, GROUND_BYTES, solid=True)
        layers = MapLayers(ground, overlay.cells, overlay.path)
        self._picture = MapPicture(layers, overview)
        self._composite, self._kept = Composite(), SurfaceCache(2**20)
        overview.whole(self.canvas)
        layers.finish(self.canvas, self.camera)
        self.frame()

    @property
    def cells_in_sight(self) -> int:
        """How many cells are seen, at least in part."""
        seen = self.camera.visible.clip(pygame.FRect(0, 0, *GRID.size))
        return sum(1 for _ in GRID.cells_in((seen.x, seen.y, seen.width, seen.height)))

    def frame(self) -> None:
        """Let a sixtieth of a second pass and draw what is seen then."""
        self.camera.update(FRAME)
        self._picture.work(self.canvas, self.camera, SLICE)
        brush = SpriteList(self.canvas, self._kept)
        self._picture.show(brush, self.camera)
        self._composite.show(brush.sprites, self.canvas.surface.get_size())
        self.canvas.surface.blit(self._composite.surface, (0, 0))

    def scroll(self, number: int) -> None:
        """Hold a scrolling key, a while each way."""
        self.camera.pushed = {list(WAYS)[number // _WAY % len(WAYS)]}

    def zoom(self, number: int) -> None:
        """Turn the wheel a step as soon as the last one has been seen, in and out again."""
        self.camera.pushed = set()
        step, turns = divmod(number, round(ZOOMING / FRAME))
        if not turns:
            self.camera.zoom_by(1 if step // (len(ZOOMS) - 1) % 2 == 0 else -1)


def map_speed(services: Services) -> dict[str, object]:
    """Milliseconds of a frame while it scrolls, where most cells are in sight, and while it zooms through all steps."""
    run = MapRun(services)
    cells = run.cells_in_sight
    return {"cells_in_sight": cells, "scroll_ms": _times(run, run.scroll), "zoom_ms": _times(run, run.zoom)}


def paint_squares(canvas: Canvas, box: pygame.FRect) -> None:
    """Paint the ground: squares in three colours, each in a frame."""
    for cell in GRID.cells_in((box.x, box.y, box.width, box.height)):
        canvas.fill((58, 44, 30), GRID.box(cell))
        x, y, width, height = GRID.box(cell)
        canvas.fill(_LANDS[(cell.column * 7 + cell.row * 5) % len(_LANDS)], (x + 3, y + 3, width - 3, height - 3))


def _times(run: MapRun, act: Callable[[int], None]) -> dict[str, float]:
    times = []
    for number in range(FRAMES):
        began = process_time()
        act(number)
        run.frame()
        times.append(1000 * (process_time() - began))
    ranked = sorted(times)
    return {"p50": round(median(ranked), 2), "p99": round(ranked[int(len(ranked) * 0.99)], 2)}
