"""Chart ground: the sheet as it lies on the desk: the baked chart, or plain washed hexes where it is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.cells import Cell
from game.looks.runebound.chart_tiles import ChartTiles
from game.looks.runebound.sheet import SIZE, SheetShape
from game.looks.runebound.theme import BARE, INK, WASHES
from game.runebound.view.values import ChartShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.images import Images
from game.ui.table.camera import Camera
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite, around

DUSK = (219, 214, 242)
"""What the chart is multiplied with in the second act."""

ABOVE = 150
"""How strongly the names show through what lies over the ground, of 255."""
_BELOW = 4
"""How far the desk reaches below the sheet, in pixels, on both sides together."""
WALNUT = (49, 32, 14)
"""The desk where its picture is missing."""


def draw_desk(brush: SpriteList, camera: Camera) -> None:
    """The walnut of the desk where the sheet does not reach, and the shadow of the sheet on it."""
    canvas, rect = brush.canvas, camera.rect_on_table((0, 0, *SIZE))
    if rect.contains(camera.zone):
        return
    desk = canvas.images.texture(canvas.theme.texture("planks"), canvas.surface.get_size(), WALNUT)
    sheet = canvas.device(rect).inflate(-_BELOW, -_BELOW)
    for part in around(canvas.device(camera.zone).clip(desk.get_rect()), sheet):
        if part.width and part.height:
            brush.sprites.append(Sprite(desk.subsurface(part), part.topleft))
    if camera.zone.contains(rect.inflate(4, 4)):

        def paint(made: Canvas) -> None:
            made.shadow(rect, radius=4, drop=(4, 8), blur=16, alpha=0.75)

        brush.panel(("sheet-shadow",), rect, paint, pad=40)


class ChartGround:
    """Paints any part of the sheet: what a map table asks for."""

    def __init__(self, chart: ChartShown, shape: SheetShape) -> None:
        self._chart, self._shape = chart, shape
        self.dusk = False
        """Whether it is evening on the chart."""
        self._sheets, self._names = ChartTiles(), ChartTiles(names=True)

    def paint(self, canvas: Canvas, box: pygame.FRect) -> None:
        """A part of the sheet on a canvas whose units are those of the sheet."""
        if self._sheets.is_there(canvas.images):
            self._sheets.paint(canvas, box)
        else:
            self._paint_plain(canvas, box)
        if self.dusk:
            canvas.surface.fill(DUSK, canvas.device(box), special_flags=pygame.BLEND_RGB_MULT)
        if self._names.is_there(canvas.images):
            self._names.paint(canvas, box)

    def paint_names(self, canvas: Canvas, box: pygame.FRect) -> None:
        """The names on a part of the sheet once more, above the light: they show through where it is dim."""
        if self._names.is_there(canvas.images):
            self._names.paint(canvas, box, ABOVE)

    def waits(self, images: Images, scale: float, box: pygame.FRect) -> bool:
        """Whether something for a part of the sheet is still being read beside the frames."""
        there = [tiles for tiles in (self._sheets, self._names) if tiles.is_there(images)]
        return True in [tiles.waits(images, scale, box) for tiles in there]

    def steps(self, images: Images, scale: float, box: pygame.FRect) -> Iterator[Step]:
        """What has to be read for a part of the sheet at a scale."""
        for tiles in (self._sheets, self._names):
            if tiles.is_there(images):
                yield from tiles.steps(images, scale, box)

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
