"""The two demo maps as a game would have them: read from their files, with a drawn ground."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from game.kit.cells import Cell, CellShape, all_cells
from game.kit.geometry import Point
from game.kit.tilemap import TileMap, read_tile_map
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour

HERE = Path(__file__).parent
_FINE = 0.3
"""Below this many pixels for a map unit small things are left out."""
_INK: Colour = (58, 44, 30)
_LANDS: dict[str, Colour] = {
    "plains": (214, 196, 138), "forest": (150, 164, 96), "hills": (196, 168, 108), "mountain": (168, 158, 146),
    "water": (94, 138, 156), "floor": (190, 170, 132), "grass": (146, 158, 92), "wall": (70, 62, 58),
}  # fmt: skip


class DemoMap:
    """A map and how it is drawn."""

    def __init__(self, name: str) -> None:
        self.tiles: TileMap = read_tile_map(HERE / f"{name}.tmx")
        self.shape: CellShape = self.tiles.shape
        self._roads = [road.points for road in self.tiles.objects("roads", "road")]
        things = [*self.tiles.objects("features"), *self.tiles.objects("sites")]
        self._things = {cell: thing.kind for thing in things if (cell := self.tiles.cell_of(thing)) is not None}

        self._grounds = {cell: str(self.tiles.tile_property(cell, "ground")) for cell in all_cells(self.shape)}
        self._rims: dict[Cell, list[tuple[Point, Point, bool]]] = {}

    def ground(self, cell: Cell) -> str:
        """What a cell is."""
        return self._grounds[cell]

    def is_open(self, cell: Cell) -> bool:
        """Whether one can walk there."""
        return cell in self.shape and self.tiles.tile_property(cell, "walk") is True

    def holds(self, cell: Cell) -> bool:
        """Whether something lies or stands there."""
        return cell in self._things

    def paint(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Paint a part of the map: first all grounds, then what stands on them and may reach over their edges."""
        canvas.fill((44, 36, 30), box)
        wide = box.inflate(48, 48)
        cells = list(self.shape.cells_in((wide.x, wide.y, wide.width, wide.height)))
        fine = canvas.scale >= _FINE
        for cell in cells:
            chance = random.Random(cell.column * 7919 + cell.row)
            shade = chance.choice((-5, 0, 5)) if fine else 0  # few shades: each is a shape of its own to the canvas
            colour = tuple(max(0, min(255, part + shade)) for part in _LANDS[self.ground(cell)])
            canvas.polygon(self._grown(cell), (colour[0], colour[1], colour[2]))
        for points in self._roads:
            if box.colliderect(_around(points)):
                canvas.polyline(points, (120, 88, 52), 13)
                canvas.polyline(points, (226, 204, 156), 8)
        if not fine:
            return
        for cell in cells:
            self._edges(canvas, cell)
        for cell in cells:
            self._details(canvas, cell, self.ground(cell))
        for cell in cells:
            if cell in self._things:
                self._thing(canvas, cell, self._things[cell])

    def _grown(self, cell: Cell) -> list[tuple[float, float]]:
        """A cell's outline, a hair larger: no seam is left between neighbours."""
        x, y = self.shape.centre(cell)
        return [(a + (0.8 if a > x else -0.8), b + (0.8 if b > y else -0.8)) for a, b in self.shape.outline(cell)]

    def _edges(self, canvas: Canvas, cell: Cell) -> None:
        if cell not in self._rims:
            self._rims[cell] = self._rim(cell)
        for start, end, bold in self._rims[cell]:
            if bold:
                canvas.line(start, end, _INK, 4)
            else:
                canvas.line(start, end, _INK, 1.2, alpha=60)

    def _rim(self, cell: Cell) -> list[tuple[Point, Point, bool]]:
        """The sides that a cell draws: those to neighbours that come after it, bold where a wall or water begins."""
        corners, own, found = self.shape.outline(cell), self.ground(cell), []
        x, y = self.shape.centre(cell)
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            other = self.shape.cell_at((middle[0] + (middle[0] - x) * 0.2, middle[1] + (middle[1] - y) * 0.2))
            if other is not None and other > cell:
                both = {own, self.ground(other)}
                bold = len(both) == 2 and bool(both & {"wall", "water"})
                if bold or "wall" not in both:
                    found.append((start, end, bold))
        return found

    def _details(self, canvas: Canvas, cell: Cell, ground: str) -> None:
        chance = random.Random(cell.column * 104729 + cell.row * 31)
        x, y = self.shape.centre(cell)
        _, _, w, h = self.shape.box(cell)

        def spot(reach: float) -> tuple[float, float]:
            return round(x + chance.uniform(-reach, reach) * w), round(y + chance.uniform(-reach, reach) * h)

        if ground == "forest":
            for a, b in sorted((spot(0.3) for _ in range(7)), key=lambda at: at[1]):
                canvas.circle((a, b + 5), 13, (64, 84, 44))
                canvas.circle((a, b), 13, (104, 128, 62), edge=_INK, width=1.6)
        elif ground == "hills":
            for a, b in (spot(0.2), spot(0.2)):
                canvas.polygon([(a - 26, b + 12), (a - 8, b - 12), (a + 8, b - 10), (a + 26, b + 12)], (206, 180, 120),
                               edge=_INK, width=1.6)  # fmt: skip
        elif ground == "mountain":
            for a, b in sorted((spot(0.2) for _ in range(3)), key=lambda at: at[1]):
                canvas.polygon([(a - 26, b + 26), (a, b - 26), (a + 26, b + 26)], (186, 178, 168), edge=_INK, width=2)
                canvas.polygon([(a, b - 26), (a + 26, b + 26), (a + 4, b + 26)], (118, 108, 100))
        elif ground == "water":
            for a, b in (spot(0.26), spot(0.26)):
                canvas.line((a - 12, b), (a + 12, b), (150, 186, 196), 2)
        elif ground == "wall":
            for row in range(3):
                level = y - h / 2 + (row + 0.5) * h / 3
                canvas.line((x - w / 2, level), (x + w / 2, level), (52, 46, 44), 2)
        elif ground in ("plains", "grass", "floor") and chance.random() < 0.4:
            a, b = spot(0.3)
            canvas.line((a - 4, b), (a + 4, b), (128, 108, 68), 2)

    def _thing(self, canvas: Canvas, cell: Cell, kind: str) -> None:
        x, y = self.shape.centre(cell)
        if kind == "town":
            for dx, dy in ((-20, 6), (14, 10), (-2, -12)):
                a, b = x + dx, y + dy
                canvas.rect((a - 11, b - 6, 22, 18), (226, 206, 166), edge=_INK, width=1.6)
                canvas.polygon([(a - 15, b - 6), (a, b - 20), (a + 15, b - 6)], (152, 62, 48), edge=_INK, width=1.6)
        elif kind == "chest":
            canvas.rect((x - 18, y - 12, 36, 26), (140, 92, 46), radius=5, edge=_INK, width=2.4)
            canvas.line((x - 18, y - 2), (x + 18, y - 2), (222, 178, 82), 4)
        elif kind == "torch":
            canvas.circle((x, y), 14, (238, 164, 62), edge=_INK, width=2)
            canvas.circle((x, y + 2), 7, (255, 232, 150))
        elif kind == "key":
            canvas.shape("star", (x, y), 16, (222, 178, 82), edge=_INK)
        else:
            for step in range(4):
                canvas.rect((x - 22 + 4 * step, y - 20 + 10 * step, 44 - 8 * step, 9), (150, 138, 124), edge=_INK)


def _around(points: tuple[tuple[float, float], ...]) -> pygame.FRect:
    """The rectangle round a road."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return pygame.FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(40, 40)
