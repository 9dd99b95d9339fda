"""Path choice: how a path over a map is chosen, each step of it an ordinary question; pure.

A hand points at cells, by dragging a piece over them, by a click or with the arrow keys; `plan` says what that means:
how many steps are to be taken back, or which are to be taken. The rules are asked after each: a plan is what the map
alone can tell.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kit.cells import Cell, CellShape, cell_of, follow
from game.kit.prompts import Gesture, Prompt

DIRECTIONS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}


class PathQuestion(NamedTuple):
    """A question for the next step of a path: who walks, over which cells it came (the last is where it stands), which
    answer the question, and which lie in reach of further steps.
    """

    piece: str
    path: tuple[Cell, ...]
    options: frozenset[Cell]
    reach: frozenset[Cell]

    @property
    def here(self) -> Cell:
        """Where the piece stands."""
        return self.path[-1]

    @property
    def cells(self) -> frozenset[Cell]:
        """Every cell that can be pointed at: options, reach and path."""
        return self.options | self.reach | frozenset(self.path)


class PathPlan(NamedTuple):
    """What pointing at a cell means: steps back, then steps on."""

    back: int = 0
    steps: tuple[Cell, ...] = ()


def path_question(gesture: Gesture, prompt: Prompt) -> PathQuestion | None:
    """What a prompt asks about a path; None for any other question."""
    path = cells_of(prompt.data.get("path"))
    if gesture.pick != "path" or not path:
        return None
    piece = prompt.data.get("piece")
    options, reach = cells_of(prompt.options), cells_of(prompt.data.get("reach"))
    return PathQuestion(piece if isinstance(piece, str) else prompt.chooser, path, frozenset(options), frozenset(reach))


def plan(question: PathQuestion, shape: CellShape, to: Cell) -> PathPlan:
    """How the path comes to a cell: back along itself where the cell lies on it, else on, first over an option and then
    within reach; nothing where it cannot.
    """
    allowed = question.options | question.reach

    def cost(one: Cell, other: Cell) -> int | None:
        return 1 if other in (question.options if one == question.here else allowed) else None

    if to in question.path:
        return PathPlan(back=len(question.path) - 1 - question.path.index(to))
    if to not in allowed:
        return PathPlan()
    return PathPlan(steps=tuple(follow(shape, question.path, to, cost)[len(question.path) :]))


def next_cell(question: PathQuestion, shape: CellShape, cell: Cell, direction: str) -> Cell | None:
    """The cell to which an arrow key leads from another: the neighbour that lies most that way, of two equal ones that
    of the same row or column; None where none can be pointed at.
    """
    dx, dy = DIRECTIONS[direction]
    x, y = shape.centre(cell)
    best: tuple[float, bool, Cell] | None = None
    for other in shape.neighbours(cell):
        if other not in question.cells:
            continue
        ox, oy = shape.centre(other)
        way = ((ox - x) * dx + (oy - y) * dy) / ((ox - x) ** 2 + (oy - y) ** 2) ** 0.5
        rank = (round(way, 6), other.row == cell.row or other.column == cell.column, other)
        if way > 0.3 and (best is None or rank[:2] > best[:2]):
            best = rank
    return best[2] if best is not None else None


def cells_of(names: object) -> tuple[Cell, ...]:
    """The cells among names of zones."""
    found = [cell_of(name) for name in names if isinstance(name, str)] if isinstance(names, list | tuple) else []
    return tuple(cell for cell in found if cell is not None)
