"""The ground of a level, painted part by part: floor, the shade of high squares, low ones, decor, high ones, light.

Nothing leaves its square but crowns, what hangs at fronts and rough edges: so a part needs its squares and those round
them. Positions are squares and their hundredths; `tray.py` says where they lie in the tray.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.heroica.view.values import NO_TILE, SIDES, TILE_NAMES, Ground
from game.looks.heroica.atlas import SHADED, TURNS, Atlas, Easel
from game.looks.heroica.lands import LANDS
from game.looks.heroica.light import Light
from game.ui.screen.canvas import Canvas
from game.ui.screen.images import Images

FALLS = ((-1, 0), (0, -1), (-1, -1))
"""From where shade falls on a square, bit by bit."""
HANGING = {0: 1, 4: 2, 7: 3}
"""Where (5 columns + 11 rows) modulo 9 is this number, a front has this one of the things that hang."""
Square = tuple[int, int]
_At = Callable[[float, float], tuple[int, int]]
"""Where a square begins, in device pixels."""


class GroundPainter:
    """Paints any part of one level."""

    def __init__(self, ground: Ground, easel: Easel) -> None:
        self.ground = ground
        self.land = LANDS[ground.theme]
        self.atlas = Atlas(ground.theme, easel)
        self._below = _named(ground.ground)
        self._solid = _named(ground.solid)
        self._decor = _named(ground.decor)
        self._hung = dict(self._hanging())
        lamps = [(column + 0.5, row + 0.4) for column, row in ground.lights]
        hung = [(x + 0.5, y + 0.9) for (x, y), number in self._hung.items() if number in self.land.hung]
        self.flames = hung if self.land.gleam[0] > self.land.gleam[2] else []
        """Where fire burns at walls, in squares; what gleams blue is no fire."""
        molten = [(x + 0.5, y + 0.5) for (x, y), name in (self._below | self._solid).items() if self._is_molten(name)]
        self._light = Light(self.land, (ground.columns, ground.rows), lamps, hung, molten)

    def is_high(self, square: Square) -> bool:
        """Whether a square is high; beside the level all are."""
        x, y = square
        if not (0 <= x < self.ground.columns and 0 <= y < self.ground.rows):
            return True
        return self._solid.get(square, "").startswith("high")

    def falls(self, square: Square) -> int:
        """From which sides shade falls on a square, as bits of `FALLS`."""
        x, y = square
        return sum(1 << bit for bit, (dx, dy) in enumerate(FALLS) if self.is_high((x + dx, y + dy)))

    def paint(self, canvas: Canvas, part: pygame.FRect, corner: tuple[float, float], edge: float) -> None:
        """Paint a part (in squares). `corner` is where square 0, 0 lies on the canvas, `edge` how long a square is,
        both
        in units of the canvas.
        """
        x, y = canvas.stage.device(corner)
        length = edge * canvas.scale

        def at(column: float, row: float) -> tuple[int, int]:
            return round(x + column * length), round(y + row * length)

        left, top = at(part.left, part.top)
        right, bottom = at(part.right, part.bottom)
        box = pygame.Rect(left, top, right - left, bottom - top)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(box.clip(before))
        canvas.surface.fill(self.land.gap, box)
        if self.atlas.is_there(canvas.images):
            pen = _Pen(canvas.surface, self.atlas, math.ceil(length), at)
            squares = list(self._squares(part))
            for square in squares:
                self._floor(pen, square)
            for square in squares:
                self._low(pen, square)
            for square in squares:
                self._high(pen, square)
        self._light.fall(canvas.surface, part, box)
        canvas.surface.set_clip(before)

    def chores(self, images: Images, edge: float, scale: float) -> Iterator[Callable[[], object]]:
        """Steps that make ready what the level is painted with where a square is so many units of this scale long: the
        picture first, which takes longest, then square by square.
        """
        yield from self.atlas.steps(images)
        nowhere = pygame.Surface((1, 1))
        for row in range(self.ground.rows):
            yield partial(self._try_row, nowhere, math.ceil(edge * scale), row)

    def _try_row(self, nowhere: pygame.Surface, edge: int, row: int) -> None:
        if self.atlas.is_read:
            pen = _Pen(nowhere, self.atlas, edge, lambda column, row: (-4096, -4096))
            for column in range(self.ground.columns):
                for paint in (self._floor, self._low, self._high):
                    paint(pen, (column, row))

    def _squares(self, part: pygame.FRect) -> Iterator[Square]:
        """The squares of a part and those round it, row by row."""
        rows = range(max(0, math.floor(part.top) - 1), min(self.ground.rows, math.ceil(part.bottom) + 1))
        columns = range(max(0, math.floor(part.left) - 1), min(self.ground.columns, math.ceil(part.right) + 1))
        return ((column, row) for row in rows for column in columns)

    def _hanging(self) -> Iterator[tuple[Square, int]]:
        """The fronts at which something hangs, with its number; never over something that stands before it."""
        for (x, y), name in self._solid.items():
            number = HANGING.get((5 * x + 11 * y) % 9)
            if number and name.startswith("high") and not self.is_high((x, y + 1)) and (x, y + 1) in self._below:
                yield (x, y), number

    def _is_molten(self, name: str) -> bool:
        return any(self.land.glow) and name.startswith(("lava", "low"))

    def _floor(self, pen: _Pen, square: Square) -> None:
        name = self._below.get(square, "floor-1")
        x, y = square
        turn = (5 * x + 3 * y) % TURNS
        if name.startswith("floor") and turn:
            name = f"{name}-{turn}"
        kind = name.partition("-")[0]
        fall = 7 if self.is_high(square) else self.falls(square)
        if fall and (kind == "floor" or kind in SHADED):
            pen.ground(pen.atlas.shaded(name, pen.edge, fall), square)
            return
        pen.ground(pen.atlas.square(name, pen.edge), square)
        if fall:
            pen.tint(fall, self.land.shade, square)

    def _low(self, pen: _Pen, square: Square) -> None:
        """A low square, and what lies about; water comes up to a high square as to its like."""
        name = self._solid.get(square, "")
        if name.startswith("low"):
            x, y = square
            bits = int(name.partition("-")[2])
            bits |= sum(1 << bit for bit, (dx, dy) in enumerate(SIDES) if self.is_high((x + dx, y + dy)))
            pen.piece(f"low-{bits}", square)
        if square in self._decor:
            pen.piece(self._decor[square], square)

    def _high(self, pen: _Pen, square: Square) -> None:
        name = self._solid.get(square, "")
        if name.startswith("high"):
            x, y = square
            second = (7 * x + 13 * y + x * y) % 2
            pen.piece(f"{name}-1" if second else name, square)
        if square in self._hung:
            pen.piece(f"hung-{self._hung[square]}", square)


class _Pen:
    """Puts pieces of an atlas on the squares of a canvas."""

    def __init__(self, surface: pygame.Surface, atlas: Atlas, edge: int, at: _At) -> None:
        self.surface, self.atlas, self.edge, self._at = surface, atlas, edge, at

    def ground(self, made: pygame.Surface, square: Square) -> None:
        self.surface.blit(made, self._at(*square))

    def piece(self, name: str, square: Square) -> None:
        made, out = self.atlas.piece(name, self.edge)
        x, y = self._at(*square)
        self.surface.blit(made, (x - out, y - out), special_flags=pygame.BLEND_PREMULTIPLIED)

    def tint(self, fall: int, colour: tuple[int, int, int], square: Square) -> None:
        """Shade on a ground that has no picture in the shade."""
        dark = self.atlas.shade(self.edge, fall).copy()
        dark.fill((*(part // 3 for part in colour), 110), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(dark, self._at(*square))


def _named(rows: tuple[tuple[int, ...], ...]) -> dict[Square, str]:
    """The names of the tiles of a layer by square."""
    return {
        (column, row): TILE_NAMES[number]
        for row, numbers in enumerate(rows) for column, number in enumerate(numbers)
        if number != NO_TILE
    }  # fmt: skip
