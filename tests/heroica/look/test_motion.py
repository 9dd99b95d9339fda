"""Motion at the table of a level: what is seen on the way, and that nothing of it is left when it is over."""

from __future__ import annotations

import pygame
import pytest

from game.kit.cells import Cell, cell_of
from game.looks.heroica.passages import STEP
from tests.heroica.look.conftest import Lay
from tests.scenes.table_driver import Table

WALK = {
    "level": "kameshbog", "heroes": [{"id": "knight", "cell": "C3"}, {"id": "wizard", "cell": "B5"}],
    "monsters": [{"card": "goblin-warrior", "cell": "G3"}], "node": "act", "dice": ["sword", "sword"],
}  # fmt: skip


def pass_by(table: Table, milliseconds: float) -> None:
    """Let time pass, in frames of 10 ms."""
    for _ in range(round(milliseconds / 10)):
        table.app.step([], 10)


def rolled(table: Table) -> Table:
    """The same when the die lies in its well."""
    table.scene.answering.answer(("roll",))
    pass_by(table, 2000)
    return table


def drawn(table: Table) -> bytes:
    """The table as it is drawn now."""
    table.scene.ui.table.draw(table.app.canvas)
    return pygame.image.tobytes(table.scene.ui.table.painter.shown, "RGB")


def drawn_fresh(table: Table) -> bytes:
    """The table as it is drawn when nothing of it was seen before."""
    shown = table.scene.ui.table
    shown.rebuild(table.scene.play.session.state.board)
    shown.painter.forget()
    return drawn(table)


def knight(table: Table) -> Cell | None:
    """Where the knight stands on what is told."""
    return cell_of(table.scene.ui.table.animator.board.piece("knight").zone)


def test_a_walk_is_told_square_by_square(lay: Lay) -> None:
    table = rolled(lay(**WALK))
    assert table.scene.walking.to("cell:5,2")
    seen, lifted = [], 0
    for _ in range(60):
        table.app.step([], 10)
        actor = table.scene.ui.table.actors["knight"]
        lifted += actor.stance is not None and actor.stance.lift > 1
        if knight(table) not in seen:
            seen.append(knight(table))
    assert seen == [Cell(3, 2), Cell(4, 2), Cell(5, 2)]
    assert lifted * 10 > 2 * STEP, "it is in the air most of the time"


@pytest.mark.parametrize("after", [0, 40, 130, 200])
def test_nothing_is_left_of_a_walk_that_is_skipped(lay: Lay, after: int) -> None:
    table = rolled(lay(**WALK))
    table.scene.walking.to("cell:4,2")
    pass_by(table, after)
    for _ in range(6):
        table.scene.answering.skip()
        table.app.step([], 10)
    pass_by(table, 300)
    assert knight(table) == Cell(4, 2)
    assert table.scene.ui.table.actors["knight"].stance is None
    assert drawn(table) == drawn_fresh(table)


def test_without_motion_a_figure_fades_in_where_it_comes_to(lay: Lay) -> None:
    table = rolled(lay({"reduced_motion": True}, **WALK))
    table.scene.walking.to("cell:3,2")
    stances = []
    for _ in range(30):
        table.app.step([], 10)
        stances.append(table.scene.ui.table.actors["knight"].stance)
    assert stances == [None] * 30
    assert knight(table) == Cell(3, 2)


def test_squares_are_lit_when_the_die_is_read_and_dark_while_the_hero_walks(lay: Lay) -> None:
    table = lay(**WALK)
    table.scene.answering.answer(("roll",))
    pass_by(table, 300)
    assert not table.scene.ui.table.lit.reach
    pass_by(table, 1700)
    assert table.scene.ui.table.lit.reach
    table.scene.walking.to("cell:4,2")
    pass_by(table, 60)
    assert not table.scene.ui.table.lit.reach
    assert table.scene.ui.table.lit.path
    pass_by(table, 500)
    assert table.scene.ui.table.lit.reach
