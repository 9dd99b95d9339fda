"""Flowing: what moves on a level while a player thinks: light on water in three frames, what is molten, and flames.

Each is small, and a third of the squares changes at a time: so a breath draws little anew.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise

import pygame

from game.heroica.view.values import NO_TILE, TILE_NAMES, Ground
from game.kit.cells import Cell
from game.kit.geometry import Point
from game.looks.heroica.lands import LANDS
from game.looks.heroica.tray import SQUARE, TrayShape
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour
from game.ui.table.camera import Camera
from game.ui.table.sprites import Sprite

FRAMES, FRAME = 3, 600.0
"""The frames of water, and how long each is seen, in milliseconds."""
FLICKER = 200.0
"""How often a flame changes."""
_FOAM: Colour = (240, 252, 255)
_MOLTEN: Colour = (255, 226, 140)
_SHINE, _GLOW = 105, 120
"""How strongly light on water is seen, and the light of a flame at its brightest (0 to 255)."""
_STROKES = (
    ((0.16, 0.34, 0.30), (0.54, 0.68, 0.26)), ((0.50, 0.28, 0.32), (0.14, 0.62, 0.24)),
    ((0.30, 0.48, 0.34), (0.62, 0.80, 0.22)),
)  # fmt: skip
"""For each kind of square its strokes: where each begins, and how long it is, in squares."""
_DRIFT = ((-0.05, 0.0), (0.0, 0.025), (0.05, 0.0))
"""How far the strokes have come in each frame."""
_BITS = 7
_FLAME = 1.1
"""How wide the light of a flame is, in squares."""
_FIRE: Colour = (255, 176, 80)


class Flowing:
    """The water and the flames of one level; `hung` are the middles of lights at its walls, in map units."""

    def __init__(self, ground: Ground, shape: TrayShape, hung: Iterable[Point] = ()) -> None:
        self._shape, land = shape, LANDS[ground.theme]
        base = _MOLTEN if any(land.glow) else _FOAM
        self._colour: Colour = tuple(a * b // 255 for a, b in zip(base, land.dusk, strict=True))  # type: ignore[assignment]
        self.water = list(_water(ground))
        self._hung = list(hung)

    def sprites(self, canvas: Canvas, camera: Camera, moment: float, torches: Iterable[Cell]) -> list[Sprite]:
        """All of it after so many milliseconds, as far as the camera shows it whole."""
        found = []
        for cell in self.water:
            box = camera.rect_on_table(pygame.FRect(self._shape.box(cell)))
            if camera.zone.contains(box):
                made = self._stroke(canvas, (3 * cell.column + 5 * cell.row) % len(_STROKES), _frame(cell, moment), box)
                found.append(Sprite(made, canvas.point(box.topleft), _SHINE))
        lights = [*self._hung, *((x, y - 0.2 * SQUARE) for x, y in map(self._shape.centre, torches))]
        for number, light in enumerate(lights):
            side = _FLAME * SQUARE * camera.zoom
            box = pygame.FRect(0, 0, side, side)
            box.center = camera.on_table(light)
            if camera.zone.contains(box):
                glow = canvas.kept(("flame-light",), box.size, _paint_glow)
                found.append(Sprite(glow, canvas.point(box.topleft), _flicker(number, moment)))
        return found

    def _stroke(self, canvas: Canvas, kind: int, frame: int, box: pygame.FRect) -> pygame.Surface:
        side = box.width

        def paint(made: Canvas) -> None:
            dx, dy = _DRIFT[frame]
            for x, y, long in _STROKES[kind]:
                points = [
                    ((x + dx + long * bit / _BITS) * side, (y + dy + 0.024 * math.sin(bit / _BITS * math.tau)) * side)
                    for bit in range(_BITS + 1)
                ]
                for start, end in pairwise(points):
                    made.line(start, end, self._colour, max(1.6, 0.03 * side))

        return canvas.kept(("flowing", kind, frame, self._colour), box.size, paint)


def _water(ground: Ground) -> Iterator[Cell]:
    """Every other square of open water, and of what is molten, but for those below the rim."""
    for row in range(1, ground.rows - 1):
        for column in range(1 + row % 2, ground.columns - 1, 2):
            solid, below = ground.solid[row][column], ground.ground[row][column]
            name = TILE_NAMES[solid] if solid != NO_TILE else TILE_NAMES[below] if below != NO_TILE else ""
            if name.startswith(("low-", "sea-", "lava-")):
                yield Cell(column, row)


def _frame(cell: Cell, moment: float) -> int:
    """Which frame a square shows: a third of the squares goes on at a time."""
    late = (cell.column // 2 + cell.row) % FRAMES * FRAME / FRAMES
    return int((moment + late) // FRAME) % FRAMES


def _flicker(number: int, moment: float) -> int:
    """How bright a flame is."""
    time = moment // FLICKER * FLICKER / 1000
    level = 0.72 + 0.16 * math.sin(7.1 * time + 1.9 * number) + 0.12 * math.sin(11.3 * time + 3.2 * number)
    return round(_GLOW * level / 8) * 8


def _paint_glow(canvas: Canvas) -> None:
    side = canvas.surface.get_width() / canvas.scale
    canvas.glow((side * 0.36, side * 0.36, side * 0.28, side * 0.28), _FIRE, radius=side * 0.14, blur=side * 0.16,
                alpha=0.9, hollow=False)
