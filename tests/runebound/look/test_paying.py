"""A march that asks which die pays: the plan stays on the chart, a drag goes on, and a walk comes to its goal."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.kit.cells import Cell, cell_of
from game.looks.runebound.chart_table import ChartTable
from game.looks.runebound.displayed_values import own
from tests.runebound.look.conftest import Lay
from tests.scenes.table_driver import Table

HERO = "master-thorn"
FIGURE = f"hero:{HERO}"


def spec(**more: Any) -> dict[str, Any]:
    """Master Thorn at Brenn Ford with dice of which most could pay for a step."""
    told = {"heroes": [{"id": HERO, "at": "brenn-ford", "hand": []}], "form": "solo"}
    return told | {"dice": {"terrain": ["wild", "forest+hills", "wild"]}} | more


def settled(table: Table, times: int = 30) -> None:
    for _ in range(times):
        table.app.step([event for event in pygame.event.get() if event.type >= pygame.USEREVENT], 50)


def march(table: Table) -> None:
    for option in ("move", "march"):
        table.scene.answering.answer((option,))
        settled(table)
    assert table.prompt.kind == "march"


def chart(table: Table) -> ChartTable:
    found = table.scene.ui.table.own
    assert isinstance(found, ChartTable)
    return found


def seen(table: Table, cell: Cell) -> tuple[float, float]:
    return chart(table).map.camera.on_table(chart(table).shape.centre(cell))


def zone(table: Table) -> str:
    return table.scene.play.session.state.board.pieces[FIGURE].zone


def asked_on_the_way(table: Table) -> tuple[Cell, Cell]:
    """A hex for which it is asked what pays, and one that is come to over it alone as the hand sees it."""
    walking = table.scene.walking
    question = walking.question
    assert question is not None
    for far in sorted(question.reach - question.options):
        steps = walking._plan(far).steps
        if len(steps) != 2:
            continue
        table.scene.answering.answer((steps[0].name,))
        asks, goes_on = table.prompt.kind == "pay-die", False
        if asks:
            table.scene.answering.answer((str(table.prompt.data["usual"]),))
            goes_on = table.prompt.kind == "march" and far.name in table.prompt.options
            table.scene.answering.take_back(rewind=False)
        table.scene.answering.take_back(rewind=False)
        settled(table)
        if goes_on:
            return steps[0], far
    raise AssertionError("nowhere is it asked what pays")


def test_a_drag_pays_as_is_proposed_and_goes_on(lay: Lay) -> None:
    table = lay(**spec())
    march(table)
    start = zone(table)
    near, far = asked_on_the_way(table)
    rect = table.scene.ui.rect_of(FIGURE)
    assert rect is not None
    grip = (rect.centerx, rect.y + 0.3 * rect.height)
    foot = table.scene.ui.table.placement.foot(rect)
    assert foot is not None
    table.move(grip)
    table.press(grip)

    def carry(x: float, y: float) -> None:
        table.move((x + grip[0] - foot[0], y + grip[1] - foot[1]), held=1)

    carry(foot[0], foot[1] - 20)
    assert table.scene.ui.table.spot_at((grip[0], grip[1] - 20)) == near.name
    assert zone(table) == start, "the upper body lies over a neighbour, the foot does not"
    carry(*seen(table, near))
    assert zone(table) == near.name
    carry(*seen(table, far))
    assert zone(table) == far.name
    carry(*seen(table, near))
    assert zone(table) == near.name
    here = cell_of(start)
    assert here is not None
    carry(*seen(table, here))
    assert zone(table) == start, "what was paid on the way is taken back with its step"


def test_the_plan_stays_while_it_is_asked_and_the_walk_goes_on_after_it(lay: Lay) -> None:
    table = lay(**spec())
    march(table)
    near, far = asked_on_the_way(table)
    table.scene.answering.press(far.name)
    settled(table)
    assert table.prompt.kind == "pay-die"
    lit = table.scene.walking.lit()
    assert lit.ahead == (near, far)
    table.app.draw()
    light = chart(table)._light
    assert {near, far} <= light._marks.reach, "what the dice reach stays lit"
    assert chart(table)._faces, "the die that is proposed is seen on the step"
    slip = own(table.scene.ui.table.shown).way
    assert slip is not None
    assert "a die with hills" in slip.rows[0].line
    assert slip.rows[0].sign == "forest-hills"
    table.scene.answering.choose(str(table.prompt.data["usual"]))
    settled(table)
    while table.prompt.kind == "pay-die":
        table.scene.answering.choose(str(table.prompt.data["usual"]))
        settled(table)
    assert zone(table) == far.name


@pytest.mark.parametrize("kind", ["march", "pay-die"])
def test_another_choice_ends_a_walk_but_not_what_pays_for_it(lay: Lay, kind: str) -> None:
    table = lay(**spec())
    march(table)
    _, far = asked_on_the_way(table)
    walking = table.scene.walking
    if kind == "march":
        walking._goal, walking._way = far, (far,)
    else:
        walking.to(far.name)
    assert table.prompt.kind == kind
    walking.chosen()
    assert walking.bound == (kind == "pay-die")
