"""Maps as arithmetic: square and hexagonal cells, and the ways over them."""

from __future__ import annotations

import math
from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kit.cells import (
    Cell,
    CellShape,
    all_cells,
    cell_of,
    follow,
    open_cells,
    path_cost,
    reachable,
    shortest_path,
)
from game.kit.grid import SquareGrid
from game.kit.hexes import HexGrid

SIDES = st.integers(1, 9)
SQUARES = st.builds(SquareGrid, SIDES, SIDES, st.sampled_from([32.0, 64.0]), st.sampled_from([32.0, 48.0]))
FLAT = st.builds(
    HexGrid, SIDES, SIDES, st.sampled_from([128.0, 96.0]), st.just(112.0), st.sampled_from([64.0, 40.0]),
    st.just("x"), st.sampled_from(["odd", "even"]),
)  # fmt: skip
POINTED = st.builds(
    HexGrid, SIDES, SIDES, st.just(60.0), st.sampled_from([60.0, 72.0]), st.sampled_from([30.0, 36.0]),
    st.just("y"), st.sampled_from(["odd", "even"]),
)  # fmt: skip
SHAPES = st.one_of(SQUARES, FLAT, POINTED)


@st.composite
def shape_and_cells(draw: st.DrawFn, count: int) -> tuple[CellShape, list[Cell]]:
    """A shape and so many of its cells."""
    shape = draw(SHAPES)
    cell = st.builds(Cell, st.integers(0, shape.columns - 1), st.integers(0, shape.rows - 1))
    return shape, [draw(cell) for _ in range(count)]


def steps_between(shape: CellShape, start: Cell, walls: set[Cell]) -> dict[Cell, int]:
    """The fewest steps to every cell, counted by walking."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        cell = waiting.popleft()
        for other in shape.neighbours(cell):
            if other not in found and other not in walls:
                found[other] = found[cell] + 1
                waiting.append(other)
    return found


def is_inside(corners: tuple[tuple[float, float], ...], point: tuple[float, float]) -> bool:
    """Whether a point lies in a convex outline whose corners run clockwise (y downwards), its edges included."""
    around = zip(corners, (*corners[1:], corners[0]), strict=True)
    return all((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) >= 0 for (ax, ay), (bx, by) in around)


def test_a_cell_is_a_zone_of_the_board() -> None:
    assert Cell(4, 7).name == "cell:4,7"
    assert cell_of("cell:4,7") == (4, 7)
    for name in ("shadows", "cell:", "cell:4", "cell:-1,2", "cell:04,2", "cell:4,7,1", "cell:4, 7", "cell:٤,1"):
        assert cell_of(name) is None, name


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(2))
def test_who_is_next_to_whom_is_mutual_and_one_step_away(given: tuple[CellShape, list[Cell]]) -> None:
    shape, (one, other) = given
    for near in shape.neighbours(one):
        assert near in shape
        assert one in shape.neighbours(near)
        assert shape.distance(one, near) == 1
    assert (shape.distance(one, other) == 1) == (other in shape.neighbours(one))


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(1))
def test_the_distance_is_the_fewest_steps(given: tuple[CellShape, list[Cell]]) -> None:
    shape, (start,) = given
    walked = steps_between(shape, start, set())
    assert walked == {cell: shape.distance(start, cell) for cell in all_cells(shape)}


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(2))
def test_a_line_is_a_shortest_walk_on_the_map(given: tuple[CellShape, list[Cell]]) -> None:
    shape, (one, other) = given
    line = shape.line(one, other)
    assert (line[0], line[-1]) == (one, other)
    assert len(line) == shape.distance(one, other) + 1
    assert all(cell in shape for cell in line)
    assert all(b in shape.neighbours(a) for a, b in pairwise(line))


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(1), st.floats(-200, 1200), st.floats(-200, 1200))
def test_the_cell_under_a_point_is_the_one_whose_outline_holds_it(
    given: tuple[CellShape, list[Cell]], x: float, y: float
) -> None:
    shape, (cell,) = given
    assert shape.cell_at(shape.centre(cell)) == cell
    holding = [other for other in all_cells(shape) if is_inside(shape.outline(other), (x, y))]
    found = shape.cell_at((x, y))
    if len(holding) == 1:
        assert found == holding[0]
    elif not holding:
        assert found is None


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(1), st.floats(0, 700), st.floats(0, 700), st.floats(1, 400), st.floats(1, 400))
def test_the_cells_in_a_rectangle_are_those_whose_boxes_touch_it(
    given: tuple[CellShape, list[Cell]], x: float, y: float, w: float, h: float
) -> None:
    shape, _ = given

    def touches(cell: Cell) -> bool:
        left, top, wide, high = shape.box(cell)
        return left < x + w and top < y + h and left + wide > x and top + high > y

    assert list(shape.cells_in((x, y, w, h))) == [cell for cell in all_cells(shape) if touches(cell)]


@settings(max_examples=50, deadline=None)
@given(SHAPES)
def test_the_map_is_as_large_as_all_its_cells(shape: CellShape) -> None:
    boxes = [shape.box(cell) for cell in all_cells(shape)]
    assert min(x for x, _, _, _ in boxes) >= 0
    assert min(y for _, y, _, _ in boxes) >= 0
    wide, high = max(x + w for x, _, w, _ in boxes), max(y + h for _, y, _, h in boxes)
    assert shape.size == (wide, high)


@settings(max_examples=50, deadline=None)
@given(st.one_of(FLAT, POINTED), st.integers(0, 8), st.integers(0, 8))
def test_axial_coordinates_lead_back_to_their_cell(shape: HexGrid, column: int, row: int) -> None:
    assert shape.at_axial(*shape.axial(Cell(column, row))) == (column, row)


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(8), st.integers(0, 6))
def test_reachable_is_what_so_many_steps_lead_to(given: tuple[CellShape, list[Cell]], budget: int) -> None:
    shape, (start, *walls) = given
    blocked = set(walls) - {start}
    expected = {cell: far for cell, far in steps_between(shape, start, blocked).items() if far <= budget}
    assert reachable(shape, start, budget, open_cells(blocked)) == expected


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(9))
def test_a_path_is_walkable_and_the_cheapest(given: tuple[CellShape, list[Cell]]) -> None:
    shape, (start, goal, *walls) = given
    blocked = set(walls) - {start}
    path = shortest_path(shape, start, goal, open_cells(blocked))
    far = steps_between(shape, start, blocked).get(goal)
    assert (len(path) - 1 if path else None) == far
    if path:
        assert (path[0], path[-1]) == (start, goal)
        assert path_cost(path, open_cells(blocked)) == far


def test_a_dear_step_is_walked_round() -> None:
    shape = SquareGrid(3, 2, 64, 64)

    def cost(_: Cell, to: Cell) -> int:
        return 9 if to == (1, 0) else 1

    assert shortest_path(shape, Cell(0, 0), Cell(2, 0), cost) == [(0, 0), (0, 1), (1, 1), (2, 1), (2, 0)]
    assert reachable(shape, Cell(0, 0), 4, cost) == {(0, 0): 0, (0, 1): 1, (1, 1): 2, (2, 1): 3, (2, 0): 4}


def test_an_edge_can_be_closed_though_both_cells_are_open() -> None:
    shape = HexGrid(2, 1, 128, 112, 64)
    assert reachable(shape, Cell(0, 0), 5, lambda one, to: None) == {(0, 0): 0}


@settings(max_examples=50, deadline=None)
@given(shape_and_cells(12))
def test_a_drawn_path_goes_on_and_back_under_the_pointer(given: tuple[CellShape, list[Cell]]) -> None:
    shape, (start, *rest) = given
    walls, pointed = set(rest[:4]) - {start}, rest[4:]
    cost, path = open_cells(walls), [start]
    for cell in pointed:
        before, path = path, follow(shape, path, cell, cost)
        assert path[0] == start
        assert len(set(path)) == len(path)
        assert path_cost(path, cost) == len(path) - 1
        if cell in before:
            assert path == before[: before.index(cell) + 1]
        else:
            assert path[: len(before)] == before
            assert path == before or path[-1] == cell


def test_a_path_keeps_to_the_straight_line_where_that_is_open() -> None:
    shape = SquareGrid(9, 9, 64, 64)
    assert follow(shape, [Cell(0, 0)], Cell(0, 3), open_cells(())) == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert follow(shape, [Cell(0, 0)], Cell(2, 0), open_cells({Cell(1, 0)})) == [
        (0, 0), (0, 1), (1, 1), (2, 1), (2, 0),
    ]  # fmt: skip
    assert follow(shape, [Cell(0, 0)], Cell(8, 8), open_cells({Cell(7, 8), Cell(8, 7)})) == [(0, 0)]


def test_the_hexes_of_a_flat_map_lie_where_tiled_draws_them() -> None:
    shape = HexGrid(15, 13, 128, 112, 64, "x", "odd")
    for column, row in ((0, 0), (1, 0), (7, 5), (14, 12)):
        assert shape.centre(Cell(column, row)) == (64 + 96 * column, 56 + 112 * row + (56 if column % 2 else 0))
    assert shape.size == (15 * 96 + 32, 13 * 112 + 56)
    assert shape.axial(Cell(7, 7)) == (7, 4)
    assert shape.at_axial(14, -7) == (14, 0)
    assert set(shape.neighbours(Cell(1, 1))) == {(1, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)}


def test_neighbours_run_clockwise_from_the_top() -> None:
    for shape in (SquareGrid(3, 3, 64, 64), HexGrid(3, 3, 128, 112, 64), HexGrid(3, 3, 60, 60, 30, "y", "even")):
        x, y = shape.centre(Cell(1, 1))
        angles = [math.atan2(cx - x, y - cy) % math.tau for cx, cy in map(shape.centre, shape.neighbours(Cell(1, 1)))]
        assert angles == sorted(angles)


@pytest.mark.parametrize("shape", [SquareGrid(3, 3, 64, 64), HexGrid(3, 3, 128, 112, 64)])
def test_no_cell_lies_beside_the_map(shape: CellShape) -> None:
    assert shape.cell_at((-0.5, 10)) is None
    assert shape.cell_at((10_000, 10)) is None
    assert Cell(3, 0) not in shape
    assert "cell:1,1" not in shape
