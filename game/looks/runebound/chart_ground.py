"""Chart ground: the sheet as it lies on the desk: the baked chart, or plain washed hexes where it is missing."""

from __future__ import annotations

import pygame

from game.kit.cells import Cell
from game.looks.runebound.sheet import SheetShape
from game.looks.runebound.theme import BARE, INK, WASHES
from game.runebound.view.values import ChartShown
from game.ui.screen.canvas import Canvas

DUSK = (219, 214, 242)
"""What the chart is multiplied with in the second act."""


class ChartGround:
    """Paints any part of the sheet: what a map table asks for."""

    def __init__(self, chart: ChartShown, shape: SheetShape) -> None:
        self._chart, self._shape = chart, shape
        self.dusk = False
        """Whether it is evening on the chart."""

    def paint(self, canvas: Canvas, box: pygame.FRect) -> None:
        """A part of the sheet on a canvas whose units are those of the sheet."""
        self._paint_plain(canvas, box)
        if self.dusk:
            canvas.surface.fill(DUSK, canvas.device(box), special_flags=pygame.BLEND_RGB_MULT)

    def _paint_plain(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Bare paper, and a hex of wash for each terrain."""
        canvas.fill(BARE, box)
        for cell in self._shape.cells_in((box.x, box.y, box.width, box.height)):
            terrain = self._terrain(cell)
            if terrain in WASHES:
                outline = self._shape.outline(cell)
                canvas.polygon(outline, WASHES[terrain])
                for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
                    canvas.line(start, end, INK, 1.0, alpha=70)

    def _terrain(self, cell: Cell) -> str:
        rows = self._chart.terrains
        return rows[cell.row][cell.column] if cell.row < len(rows) and cell.column < len(rows[cell.row]) else ""
