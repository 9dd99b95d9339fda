"""Die throw: where the die lands on the board: on a wall or on water near the hero, where nothing can be reached, and
where it hides neither figure nor thing.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence

import pygame

from game.heroica.view.values import NO_TILE, Ground
from game.kit.cells import Cell
from game.kit.geometry import Point
from game.looks.heroica.tray import SQUARE, TrayShape
from game.ui.table.die_course import DieCourse

DIE = 0.72
"""How large a die is on the board, in squares."""
RING_DIE = 0.6
"""... and on the outer ring of squares, half of which lies below the rim."""
FAR = 3.0
"""How far from where it lies it is thrown, in squares."""
_WAYS = 16
_RING = 2.0
"""How much farther off a place on the rim counts, in squares."""
_ASIDE = 0.35
"""How much a bounce on a square that can be reached, or beside the line from the seat, counts, in squares."""
_MARGIN = (0.2, 0.16)
"""What of the box of a piece is empty on each side, and above it, as a share of its width and height."""


class DieThrow:
    """Where dice land on one level. Everything is in units of the map."""

    def __init__(self, ground: Ground, shape: TrayShape) -> None:
        self._shape = shape
        cells = [Cell(column, row) for row in range(ground.rows) for column in range(ground.columns)]
        self._solid = [cell for cell in cells if ground.solid[cell.row][cell.column] != NO_TILE]

    def course(
        self, hero: Cell, boxes: Sequence[pygame.FRect], reach: Collection[Cell], seat: Point
    ) -> DieCourse | None:
        """The course of a die that is thrown for a hero from the side of `seat`; `boxes` are those of all pieces,
        `reach` the squares that can be come to. None where there is no room.
        """
        taken = [seen_of(box) for box in boxes]
        best: tuple[float, DieCourse] | None = None
        here = self._shape.centre(hero)
        for away, rest in self._rests(here):
            if best is not None and away >= best[0]:
                break
            if any(rest.colliderect(box) for box in taken):
                continue
            for way in _ways(rest.center, seat):
                course = DieCourse(way.start, rest.center, rest.width)
                worth = away + way.aside + _ASIDE * self._bad_touches(course, taken, reach)
                if best is None or worth < best[0]:
                    best = worth, course
        return best[1] if best is not None else None

    def _rests(self, here: Point) -> list[tuple[float, pygame.FRect]]:
        """Where it may lie, the nearest first, with how far off that is, in squares."""
        found = []
        for cell in self._solid:
            rest, rim = self._rest(cell)
            found.append((math.dist(here, rest.center) / SQUARE + (_RING if rim else 0.0), rest))
        return sorted(found, key=lambda each: each[0])

    def _rest(self, cell: Cell) -> tuple[pygame.FRect, bool]:
        """Where a die lies on a solid square, and whether that is on the rim: never over the next square."""
        x, y, side, _ = self._shape.box(cell)
        rim = cell.column in (0, self._shape.columns - 1) or cell.row in (0, self._shape.rows - 1)
        die = (RING_DIE if rim else DIE) * SQUARE
        rest = pygame.FRect(0, 0, die, die)
        rest.center = (x + side / 2, y + side / 2)
        if rim:
            width, height = self._shape.size
            rest.clamp_ip(pygame.FRect(0, 0, width, height))
        return rest, rim

    def _bad_touches(self, course: DieCourse, taken: Sequence[pygame.FRect], reach: Collection[Cell]) -> int:
        """How often it would bounce on a piece, on a square that can be reached, or beside the board."""
        bad = 0
        for point in course.touches():
            spot = pygame.FRect(0, 0, course.size * 0.6, course.size * 0.6)
            spot.center = point
            cell = self._shape.cell_at(point)
            bad += cell is None or cell in reach
            bad += 2 * any(spot.colliderect(box) for box in taken)
        return bad


class _Way:
    """A direction from which a die may come: where it starts, and how far that is from the seat's, in squares."""

    def __init__(self, rest: Point, angle: float, wanted: float) -> None:
        self.start = rest[0] + math.cos(angle) * FAR * SQUARE, rest[1] + math.sin(angle) * FAR * SQUARE
        apart = abs((angle - wanted + math.pi) % math.tau - math.pi)
        self.aside = _ASIDE * apart


def _ways(rest: Point, seat: Point) -> Iterator[_Way]:
    """All directions, that from the seat first."""
    wanted = math.atan2(seat[1] - rest[1], seat[0] - rest[0])
    for turn in range(_WAYS):
        step = (turn + 1) // 2 * (1 if turn % 2 else -1)
        yield _Way(rest, wanted + step * math.tau / _WAYS, wanted)


def seen_of(box: pygame.FRect) -> pygame.FRect:
    """What is seen of a piece in its box."""
    aside, above = _MARGIN[0] * box.width, _MARGIN[1] * box.height
    return pygame.FRect(box.x + aside, box.y + above, box.width - 2 * aside, box.height - above)
