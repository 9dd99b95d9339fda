"""The tray: a level in its painted rim. The outer ring of squares is cut, and the rim takes the rest.

Units of the map are those of the level's file, 64 for a square; the corner of the tray is 0, 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.heroica.view.values import Ground
from game.kit.cells import Cell
from game.kit.geometry import Point
from game.kit.grid import SquareGrid
from game.kit.placed_cells import PlacedCells
from game.looks.heroica.atlas import Easel
from game.looks.heroica.ground import GroundPainter
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.images import Images
from game.ui.screen.theme import Colour

SQUARE, RIM = 64.0, 16.0
CUT = 0.6
"""How much of the outer ring lies below the rim, in squares."""
SHIFT = RIM - CUT * SQUARE
"""Where square 0, 0 begins."""
_GRAIN = "textures/heroica/grain"
_CREAM: Colour = (242, 223, 176)
_DARK: Colour = (58, 40, 22)
_EDGE: Colour = (74, 48, 24)
_BIRCH: Colour = (240, 216, 168)
_KEPT_BYTES = 8 * 1024 * 1024
TRAY = (1236.0, 758.0)
"""The room for a level within the rim of its tray at 1920 x 1080."""
STEP, LEAST, MOST = 2, 40, 96
"""The edge of a square is a multiple of the first, and between the others."""


def square_edge(columns: int, rows: int) -> int:
    """How long the edge of a square is: the largest step with which the level fits its tray."""
    fits = min(TRAY[0] / (columns - 2 * CUT), TRAY[1] / (rows - 2 * CUT))
    return max(LEAST, min(MOST, int(fits // STEP) * STEP))


class TrayShape(PlacedCells):
    """The squares of a level as they lie in their tray. A `CellShape`."""

    def __init__(self, columns: int, rows: int) -> None:
        size = ((columns - 2 * CUT) * SQUARE + 2 * RIM, (rows - 2 * CUT) * SQUARE + 2 * RIM)
        super().__init__(SquareGrid(columns, rows, SQUARE, SQUARE), (SHIFT, SHIFT), size)

    def cell_at(self, point: Point) -> Cell | None:
        """The square under a point; None on the rim."""
        width, height = self.size
        if not (RIM <= point[0] < width - RIM and RIM <= point[1] < height - RIM):
            return None
        return super().cell_at(point)


class TrayPainter:
    """Paints any part of a tray: what a map table asks for."""

    def __init__(self, ground: Ground, easel: Easel) -> None:
        self.ground = GroundPainter(ground, easel)
        self.shape = TrayShape(ground.columns, ground.rows)
        self._kept = SurfaceCache(_KEPT_BYTES)
        base = self.ground.land.rim
        self._paint: Colour = tuple(round(a * 0.88 + b * 0.12) for a, b in zip(base, _BIRCH,
            strict=True))  # type: ignore[assignment]

    def paint(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Paint the part `box` (in units of the map) on a canvas of those units."""
        width, height = self.shape.size
        board = pygame.FRect(RIM, RIM, width - 2 * RIM, height - 2 * RIM)
        inner = box.clip(board)
        if inner.width > 0 and inner.height > 0:
            part = pygame.FRect(
                (inner.x - SHIFT) / SQUARE, (inner.y - SHIFT) / SQUARE, inner.width / SQUARE, inner.height / SQUARE
            )
            self.ground.paint(canvas, part, (SHIFT, SHIFT), SQUARE)
        if not board.contains(box):
            self._rim(canvas, width, height)

    def chores(self, images: Images, scale: float) -> Iterator[Callable[[], object]]:
        """Steps that make ready what the tray is painted with at so many device pixels for a unit of the map."""
        yield from self.ground.chores(images, SQUARE, scale)
        yield from images.needed_by(lambda: images.source(_GRAIN))

    def _rim(self, canvas: Canvas, width: float, height: float) -> None:
        """Four painted laths, a cream line and a dark one round the board, a peg in each corner."""
        for lath in (
            (0.0, 0.0, width, RIM), (0.0, height - RIM, width, RIM), (0.0, 0.0, RIM, height),
            (width - RIM, 0.0, RIM, height),
        ):  # fmt: skip
            area = canvas.device(lath)
            canvas.surface.blit(self._lath(canvas, area.size), area)
        for inset, thick, colour in ((0.0, 1.4, _EDGE), (9.4, 5.0, _DARK), (10.6, 2.8, _CREAM)):
            x, y, w, h = inset, inset, width - 2 * inset, height - 2 * inset
            for side in ((x, y, w, thick), (x, y + h - thick, w, thick), (x, y, thick, h), (x + w - thick, y, thick,
                h)):
                canvas.fill(colour, side)
        for x in (RIM * 0.5, width - RIM * 0.5):
            for y in (RIM * 0.5, height - RIM * 0.5):
                canvas.circle((x, y), 4.0, _CREAM, edge=_EDGE, width=1.4)

    def _lath(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """A lath in the paint of the land."""

        def make() -> pygame.Surface:
            grain = canvas.images.source(_GRAIN)
            flat = pygame.transform.rotate(grain, 90) if size[1] > size[0] else grain
            made = pygame.transform.smoothscale(flat.subsurface(_strip(flat.get_size(), size)), size).convert()
            made.fill(self._paint, special_flags=pygame.BLEND_RGB_MULT)
            return made

        return self._kept.get(size, make)


def _strip(whole: tuple[int, int], wanted: tuple[int, int]) -> tuple[int, int, int, int]:
    """The part of a sheet that has about the form of a lath, so that its grain is not stretched."""
    if wanted[0] >= wanted[1]:
        return 0, 0, whole[0], max(1, min(whole[1], round(whole[0] * wanted[1] / max(1, wanted[0]))))
    return 0, 0, max(1, min(whole[0], round(whole[1] * wanted[0] / max(1, wanted[1])))), whole[1]
