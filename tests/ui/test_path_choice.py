"""Paths over a map: what pointing at a cell means, and where an arrow key leads."""

from __future__ import annotations

import pytest

from game.kit.cells import Cell, CellShape
from game.kit.grid import SquareGrid
from game.kit.hexes import HexGrid
from game.kit.prompts import Gesture, Prompt
from game.kit.shown import Choice
from game.ui.table.gestures import Selection, Target, targets
from game.ui.table.path_choice import PathPlan, PathQuestion, next_cell, path_question, plan

SQUARES = SquareGrid(6, 5, 64, 64)
PATH = Gesture("cell", "path")


def names(*cells: tuple[int, int]) -> tuple[str, ...]:
    """The zones of cells."""
    return tuple(Cell(*cell).name for cell in cells)


def asked(**data: object) -> Prompt:
    """A question for a step from 2,1, come from 0,1."""
    data = {"path": list(names((0, 1), (1, 1), (2, 1))), "reach": list(names((4, 1), (3, 0), (4, 0), (2, 3))), **data}
    return Prompt("march", "hero", "move", (*names((3, 1), (2, 2)), "stop"), data=data)


def question(**data: object) -> PathQuestion:
    """What it asks."""
    found = path_question(PATH, asked(**data))
    assert found is not None
    return found


def test_a_question_about_a_path_is_read_from_its_prompt() -> None:
    found = question()
    assert found.piece == "hero"
    assert found.path == ((0, 1), (1, 1), (2, 1))
    assert found.here == (2, 1)
    assert found.options == {(3, 1), (2, 2)}
    assert found.reach == {(4, 1), (3, 0), (4, 0), (2, 3)}
    assert question(piece="ship").piece == "ship"


def test_other_questions_and_data_that_are_no_cells_ask_about_no_path() -> None:
    assert path_question(Gesture("cell"), asked()) is None
    for path in (None, [], "cell:0,1", [3], ["sea"]):
        assert path_question(PATH, asked(path=path)) is None


def test_the_options_of_a_path_lie_in_their_cells_and_a_click_answers() -> None:
    prompt = asked()
    choices = [Choice(option, option) for option in prompt.options]
    assert targets(PATH, prompt, choices) == [
        Target("cell:3,1", "cell:3,1"), Target("cell:2,2", "cell:2,2"), Target("stop", ""),
    ]  # fmt: skip
    assert Selection(PATH, prompt).take("cell:3,1") == ("cell:3,1",)
    assert not Selection(PATH, prompt).confirms


@pytest.mark.parametrize(
    ("to", "expected"),
    [
        ((3, 1), PathPlan(0, (Cell(3, 1),))),
        ((4, 1), PathPlan(0, (Cell(3, 1), Cell(4, 1)))),
        ((2, 3), PathPlan(0, (Cell(2, 2), Cell(2, 3)))),
        ((4, 0), PathPlan(0, (Cell(3, 1), Cell(3, 0), Cell(4, 0)))),
        ((2, 1), PathPlan()),
        ((1, 1), PathPlan(1)),
        ((0, 1), PathPlan(2)),
        ((5, 4), PathPlan()),
    ],
)
def test_pointing_at_a_cell_goes_on_or_back(to: tuple[int, int], expected: PathPlan) -> None:
    assert plan(question(), SQUARES, Cell(*to)) == expected


def test_the_first_step_is_always_an_option() -> None:
    """3,0 lies in reach, but not beside an option that leads there without 3,1."""
    found = PathQuestion("hero", (Cell(2, 1),), frozenset({Cell(2, 2)}), frozenset({Cell(3, 1), Cell(3, 0)}))
    assert plan(found, SQUARES, Cell(3, 1)) == PathPlan()


def test_arrow_keys_step_to_what_can_be_pointed_at() -> None:
    found = question()
    assert next_cell(found, SQUARES, Cell(2, 1), "right") == (3, 1)
    assert next_cell(found, SQUARES, Cell(2, 1), "down") == (2, 2)
    assert next_cell(found, SQUARES, Cell(2, 1), "left") == (1, 1)
    assert next_cell(found, SQUARES, Cell(2, 1), "up") is None


def test_every_hex_is_reached_by_arrow_keys() -> None:
    for shape in (HexGrid(9, 9, 128, 112, 64), HexGrid(9, 9, 60, 60, 30, "y")):
        every = frozenset(Cell(column, row) for column in range(9) for row in range(9))
        found = PathQuestion("hero", (Cell(4, 4),), every, frozenset())
        seen, waiting = {Cell(4, 4)}, [Cell(4, 4)]
        while waiting:
            cell = waiting.pop()
            for direction in ("left", "right", "up", "down"):
                other = next_cell(found, shape, cell, direction)
                assert other is None or other in shape.neighbours(cell)
                if other is not None and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        assert seen == every


def test_of_two_hexes_that_lie_as_much_that_way_the_arrow_keeps_to_the_row() -> None:
    shape: CellShape = HexGrid(9, 9, 128, 112, 64)
    every = frozenset(Cell(column, row) for column in range(9) for row in range(9))
    found = PathQuestion("hero", (Cell(4, 4),), every, frozenset())
    at = Cell(2, 4)
    for column in (3, 4, 5):
        step = next_cell(found, shape, at, "right")
        assert step == (column, 4)
        at = step
