"""The ladder as the house keeps profiles by it: each boss, on the steps of the ladder [TN-108, TN-109]."""

from __future__ import annotations

from game.kit.career import Goal, Ladder, LadderStep
from game.kit.text import Words
from game.tenefyr.box import Box
from game.tenefyr.view.pictures import picture_of
from game.tenefyr.view.setup_form import BOSS, STEP, USUAL_STEP

WINDOW = "scenes/tenefyr/window-victory"


def ladder_of(box: Box, words: Words) -> Ladder:
    """Every boss to be beaten, and the steps."""
    goals = (
        Goal(boss, words(f"boss.{boss}.name"), picture_of(box, boss), WINDOW, "lock") for boss in box.content.bosses
    )
    content = box.content.ladder
    steps = (
        LadderStep(step, words(f"ladder.{step}.name"), words(f"ladder.{step}.text"), it.daily)
        for step, it in content.items()
    )
    chances = {(boss, step): chance for step, it in content.items() for boss, chance in it.chance.items()}
    return Ladder(BOSS, tuple(goals), STEP, tuple(steps), USUAL_STEP, chances)
