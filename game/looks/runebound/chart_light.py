"""Chart light: what a question lights on the chart: lit hexes keep their colour, all others lie in the dusk of a veil.

A lit hex has a gold line, the finer the more dice it takes, and on its upper edge a pip for each of them.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kit.cells import Cell, CellShape
from game.looks.runebound.chart_way import REACH, size_at
from game.looks.runebound.sheet import inner
from game.looks.runebound.theme import BONE, CHOSEN, INK, VERMILION
from game.ui.screen import surfaces
from game.ui.screen.canvas import Canvas
from game.ui.table.camera import Camera
from game.ui.table.map_overlay import MapOverlay
from game.ui.table.map_path import DrawPath
from game.ui.table.sprite_list import SpriteList

VEIL = (30, 44, 52)
VEIL_DEPTH = 122
"""How dark it is beside what is lit, from 0 to 255."""
INSET = 0.83
"""How large the line of a lit hex is, so that rivers on its sides stay to be read."""
MOST = 5
LINES = (2.75, 2.75, 2.3, 1.85, 1.4, 1.2)
GLOWS = (96, 96, 66, 44, 26, 18)
"""Width and glow of the line, by the number of dice."""
UNDER = (138, 98, 30)
"""The fine line of old gold on both sides of it."""
PIP, PIP_STEP = 9.0, 15.0


class ChartLight(MapOverlay):
    """The light of one chart. `dice` says how many dice each lit hex takes; without it no hex has pips."""

    def __init__(self, shape: CellShape, scale: float, draw: DrawPath) -> None:
        super().__init__(shape, scale, draw)
        self.dice: Mapping[Cell, int] = {}

    def tell(self, dice: Mapping[Cell, int]) -> bool:
        """Take over how many dice the hexes take; true when that has changed."""
        if dice == self.dice:
            return False
        self.dice = dict(dice)
        self.cells.forget()
        return True

    def _lights(self, box: pygame.FRect, scale: float) -> bool:
        """All of the chart lies in the light or below the veil as soon as anything is lit."""
        return bool(self._marks.options or self._marks.reach)

    def _around(self, box: pygame.FRect, unit: float) -> pygame.FRect:
        """As far round a part of the chart as the way reaches."""
        return box.inflate(2 * REACH * unit, 2 * REACH * unit)

    def _paint_cells(self, canvas: Canvas, box: pygame.FRect) -> None:
        marks = self._marks
        canvas.surface.fill((*VEIL, VEIL_DEPTH))
        lit = [cell for cell in self._shape.cells_in((box.x - 8, box.y - 8, box.width + 16, box.height + 16))
               if cell in marks.options or cell in marks.reach]  # fmt: skip
        unit = self._scale / canvas.scale
        for cell in (*lit, *marks.path):
            self._open(canvas, cell)
        for cell in lit:
            self._light(canvas, cell, unit)

    def _open(self, canvas: Canvas, cell: Cell) -> None:
        """Take the veil off a hex."""
        x, y, width, height = self._shape.box(cell)
        outline = [(a - x, b - y) for a, b in self._shape.outline(cell)]

        def paint(made: Canvas) -> None:
            points = [made.stage.device(point) for point in inner(outline, 1.012)]
            mask, corner = surfaces.polygon(points, (255, 255, 255))
            hole = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
            hole.fill((0, 0, 0, VEIL_DEPTH))
            hole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            made.surface.blit(hole, corner)

        hole = canvas.kept(("chart-hole", width, height), (width, height), paint)
        canvas.surface.blit(hole, canvas.point((x, y)), special_flags=pygame.BLEND_RGBA_SUB)

    def _light(self, canvas: Canvas, cell: Cell, unit: float) -> None:
        """The line of a lit hex, its glow, and the pips."""
        x, y, width, height = self._shape.box(cell)
        dice = min(MOST, self.dice.get(cell, 0))
        outline = [(a - x, b - y) for a, b in self._shape.outline(cell)]
        made = canvas.kept(
            ("chart-lit", dice, unit), (width, height), lambda on: _paint_light(on, outline, width, dice, unit)
        )
        canvas.blit(made, (x, y))

    def show_cell(self, brush: SpriteList, camera: Camera, cell: Cell, kind: str) -> None:
        """The hex that is aimed at: a white line, and a veil of vermilion; where nothing is asked a fine line."""
        if kind == "focus":
            super().show_cell(brush, camera, cell, kind)
            return
        outline = [camera.on_table(point) for point in self._shape.outline(cell)]
        box = camera.rect_on_table(self._shape.box(cell))
        lit = cell in self._marks.options or cell in self._marks.reach

        def paint(canvas: Canvas) -> None:
            with canvas.clip(camera.zone):
                if not lit:
                    canvas.polygon(inner(outline, 0.97), None, edge=(255, 250, 236), width=2.0, alpha=150)
                    return
                canvas.polygon(inner(outline, 0.9), VERMILION, alpha=46)
                canvas.polygon(inner(outline, 0.97), None, edge=(60, 16, 8), width=8, alpha=110)
                canvas.polygon(inner(outline, 0.97), None, edge=(255, 252, 242), width=5)

        if box.colliderect(camera.zone):
            brush.panel(("aimed-hex", lit, tuple(camera.zone)), box, paint, pad=8)


def _paint_light(canvas: Canvas, outline: list[tuple[float, float]], width: float, dice: int, unit: float) -> None:
    """A lit hex with its corner at 0, 0; `unit` is a logical unit on this canvas."""
    on = canvas.alone()
    line = inner(outline, INSET)
    for wide, part in ((15.0, 0.22), (10.0, 0.4), (6.0, 0.75)):
        on.polygon(line, None, edge=CHOSEN, width=wide * unit, alpha=round(GLOWS[dice] * part))
    on.polygon(line, None, edge=UNDER, width=(LINES[dice] + 2.2) * unit, alpha=170)
    on.polygon(line, None, edge=CHOSEN, width=LINES[dice] * unit)
    part = size_at(unit)
    side, step = PIP * unit * part, PIP_STEP * unit * part
    top = line[0][1]
    for number in range(dice):
        x = width / 2 + (number - (dice - 1) / 2) * step
        rect = (x - side / 2 - unit, top - side / 2 - unit, side + 2 * unit, side + 2 * unit)
        on.rect(rect, BONE, radius=3 * unit, edge=INK, width=1.7 * unit)


