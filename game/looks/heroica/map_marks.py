"""Map marks: what is drawn flat on the land: squares with a fight, the sides of a final boss, the way of a beast."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

import pygame

from game.heroica.view.values import Beast, FinalBoss
from game.kit.cells import Cell, CellShape, cell_of
from game.looks.heroica.theme import CREAM, END_GRAIN, INK, PAPER, REACHABLE_FIGHT, RED, SIDES
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, Style
from game.ui.table.camera import Camera
from game.ui.table.sprite_list import SpriteList

INSET = 0.05
"""How far a mark keeps from the edge of its square, as a share of it."""
SIGN = 0.34
"""How large the sign of a side is, as a share of its square."""
SEEN: Colour = (106, 58, 134)
"""What a beast will see."""
_TINT, _SEEN_TINT, _FIGHT_TINT = 112, 78, 190


class MapMarks:
    """Lays marks on the squares of a map, cut off where the map ends."""

    def __init__(self, brush: SpriteList, shape: CellShape, camera: Camera) -> None:
        self._brush, self._shape, self._camera = brush, shape, camera

    def fights(self, stops: Iterable[tuple[str, str]], reach: frozenset[Cell]) -> None:
        """Squares that may be reached where the move ends in a fight."""
        for name, reason in stops:
            cell = cell_of(name)
            if cell is not None and cell in reach and reason == "fight":
                self._square(cell, ("mark-fight",), _paint_fight)

    def reasons(self, stops: Iterable[tuple[str, str]], reach: frozenset[Cell]) -> None:
        """Why the move would end on a square: a disc of paper with its sign."""
        for name, reason in stops:
            cell = cell_of(name)
            if cell is not None and cell in reach:
                self._square(cell, ("mark-stop", reason), lambda made, side, it=reason: _paint_stop(  # type: ignore[misc]
                    made, side, it
                ))  # fmt: skip

    def sides(self, boss: FinalBoss) -> None:
        """The spaces next to a final boss in the tint of their side, with its sign; what they are in the next turn as
        a thin outline.
        """
        coming = dict(boss.next_sides)
        for name, side in boss.sides:
            cell, later = cell_of(name), coming.get(name, "")
            if cell is not None:
                self._square(cell, ("mark-side", side, later), lambda made, edge, it=(side, later): _paint_side(  # type: ignore[misc]
                    made, edge, it
                ))  # fmt: skip

    def beast(self, it: Beast) -> None:
        """Its track in dots, the squares to which it goes next with their numbers, and what it will see from there."""
        for name in it.seen:
            cell = cell_of(name)
            if cell is not None:
                self._square(cell, ("mark-seen",), _paint_seen)
        track = [cell for name in it.track if (cell := cell_of(name))]
        for one, other in pairwise([*track, *track[:1]]):
            if self._shape.distance(one, other) == 1:
                self._dots(one, other)
        for number, name in enumerate(it.following, 1):
            cell, last = cell_of(name), number == len(it.following)
            if cell is not None:
                self._square(cell, ("mark-next", number, last), lambda made, side, it=(number, last): _paint_next(  # type: ignore[misc]
                    made, side, *it
                ))  # fmt: skip

    def _dots(self, one: Cell, other: Cell) -> None:
        """From the middle of a square to that of the next one."""
        (x, y), (to_x, to_y) = (self._camera.on_table(self._shape.centre(cell)) for cell in (one, other))
        side = self._camera.rect_on_table(self._shape.box(one)).width
        dot = max(2.0, side * 0.055)
        made = self._brush.canvas.kept(("mark-dot",), (2 * dot + 2, 2 * dot + 2), lambda canvas: canvas.circle(
            (dot + 1, dot + 1), dot, CREAM, edge=INK, width=max(1.0, dot * 0.36)
        ))  # fmt: skip
        for part in (0.0, 0.25, 0.5, 0.75):
            self._lay(made, (x + (to_x - x) * part - dot - 1, y + (to_y - y) * part - dot - 1))

    def _square(self, cell: Cell, key: tuple[object, ...], paint: Callable[[Canvas, float], None]) -> None:
        box = self._camera.rect_on_table(self._shape.box(cell))
        made = self._brush.canvas.kept(key, (box.width, box.height), lambda canvas: paint(canvas, box.width))
        self._lay(made, box.topleft)

    def _lay(self, made: pygame.Surface, topleft: tuple[float, float]) -> None:
        """A mark on the land, cut off at the edge of what is seen of it."""
        canvas = self._brush.canvas
        at, zone = canvas.point(topleft), canvas.device(self._camera.zone)
        box = made.get_rect(topleft=at)
        part = box.clip(zone)
        if part == box:
            self._brush.add(made, topleft)
        elif part.width > 0 and part.height > 0:
            cut = made.subsurface(part.move(-at[0], -at[1]))
            self._brush.add(cut, canvas.stage.logical(part.topleft))


def _box(side: float, inset: float = INSET) -> pygame.FRect:
    return pygame.FRect(side * inset, side * inset, side * (1 - 2 * inset), side * (1 - 2 * inset))


def _paint_fight(canvas: Canvas, side: float) -> None:
    canvas.rect(_box(side, INSET * 1.6), REACHABLE_FIGHT, radius=side * 0.06, alpha=_FIGHT_TINT)


def _paint_stop(canvas: Canvas, side: float, reason: str) -> None:
    radius = side * 0.3
    canvas.circle((side / 2, side / 2), radius, PAPER, edge=RED, width=max(1.6, side * 0.035))
    canvas.icon(f"stop-{reason}", (side / 2, side / 2), radius * 1.06, INK)


def _paint_side(canvas: Canvas, edge: float, it: tuple[str, str]) -> None:
    """The tint and the sign of a side; the outline and the small sign of the side that it will be."""
    side, later = it
    colour = SIDES[side]
    canvas.rect(_box(edge), colour, radius=edge * 0.07, alpha=_TINT)
    _sign(canvas, (edge / 2, edge / 2), edge * SIGN, side)
    if later and later != side:
        box = _box(edge, INSET * 1.5)
        canvas.rect(box, None, radius=edge * 0.07, edge=CREAM, width=max(2.4, edge * 0.06))
        canvas.rect(box, None, radius=edge * 0.07, edge=SIDES[later], width=max(1.4, edge * 0.036))
        _sign(canvas, (edge * 0.8, edge * 0.8), edge * SIGN * 0.56, later)


def _sign(canvas: Canvas, at: tuple[float, float], size: float, side: str) -> None:
    canvas.circle(at, size * 0.64, PAPER, edge=SIDES[side], width=max(1.4, size * 0.09))
    canvas.icon(f"side-{side}", at, size, INK)


def _paint_seen(canvas: Canvas, side: float) -> None:
    """Shaded, with strokes that tell it apart from the light of the land."""
    canvas.rect((0, 0, side, side), SEEN, alpha=_SEEN_TINT)
    step = side / 4
    with canvas.clip((0, 0, side, side)):
        for at in range(-3, 5):
            canvas.line((step * at, side), (step * at + side, 0), SEEN, max(1.0, side * 0.025), alpha=150)


def _paint_next(canvas: Canvas, side: float, number: int, last: bool) -> None:
    """A frame with its number; where it will stand it looks round."""
    canvas.rect(_box(side), None, radius=side * 0.07, edge=CREAM, width=max(3.0, side * 0.075))
    canvas.rect(_box(side), None, radius=side * 0.07, edge=SEEN, width=max(1.8, side * 0.045))
    middle, radius = (side / 2, side / 2), side * 0.2
    canvas.circle(middle, radius, PAPER, edge=SEEN, width=max(1.4, side * 0.03))
    if last:
        canvas.icon("sight", middle, radius * 1.5, END_GRAIN)
    else:
        canvas.text(str(number), middle, Style("ui-extrabold", radius * 1.3), INK, align="middle", at="mid")
