"""Cues of the stage: a card that comes alone, and lines that are read together."""

from __future__ import annotations

import msgspec

from game.kit.stage_sheet import StageSheet
from game.kit.staging import Staging
from game.terrinoth.notes import NOTES
from game.ui.table.animator import Animator
from game.ui.table.stage_cues import Staged, stage_cues
from tests.ui.test_animator import RAT_ACTS, SHEET, Recorder, told

__all__ = ["told"]


def test_a_card_without_lines_comes_forward_once_and_is_read_before_anything_comes_of_it(
    told: tuple[Recorder, Animator],
) -> None:
    stage, animator = told
    (span,) = Staging(NOTES).take(RAT_ACTS)
    sheet = StageSheet("Its card", (), "rat", "rat")
    animator.tell(RAT_ACTS, stage_cues(Staged(((span, sheet),))))
    for _ in range(80):
        animator.update(50)
    assert stage.calls[:2] == ["bring rat 0", "hold 0"]
    assert stage.calls[-2:] == ["back rat", "caught-up"]
    assert stage_cues(Staged(((span._replace(known=2), sheet),))) == {}, "it was read already"


def test_of_lines_that_are_read_together_only_the_last_waits(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    stage.stands = float("inf")
    (span,) = Staging(NOTES).take(RAT_ACTS)
    animator.tell(RAT_ACTS, stage_cues(Staged(((span, msgspec.structs.replace(SHEET, whole=True)),))))
    animator.update(60_000)
    assert [call for call in stage.calls if call.startswith("hold")] == ["hold 0 with more", "hold 1"]
    assert animator.stands
