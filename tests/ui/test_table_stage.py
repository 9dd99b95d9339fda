"""What stands on the stage of a table: who it is of those that act."""

from __future__ import annotations

import pygame

from game.kit.stage_sheet import StageLine, StageSheet
from game.ui.table.stage_room import StageRoom
from game.ui.table.table_stage import TableStage

ROOM = StageRoom(*(pygame.FRect(0, 0, 10, 10) for _ in range(6)))
LINES = (StageLine("It strikes."), StageLine("It rests."))


def acts(piece: str) -> StageSheet:
    return StageSheet("Its activation", LINES, piece, piece, counted=True)


def test_who_acts_on_after_a_question_is_not_counted_twice() -> None:
    stage = TableStage()
    stage.bring(acts("rat"), 0, 2, 0.0, ROOM)
    assert (stage.number, stage.of) == (1, 2)
    stage.put_back(acts("rat"), False, None)
    stage.bring(acts("rat"), 1, 2, 0.0, ROOM)
    assert (stage.number, stage.of) == (1, 2)
    stage.put_back(acts("rat"), True, None)
    stage.bring(acts("ogre"), 0, 1, 0.0, ROOM)
    assert (stage.number, stage.of) == (2, 2)
