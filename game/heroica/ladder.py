"""The ladder as the house keeps profiles by it: both roads and every level, on three grades [HC-801, HC-904]."""

from __future__ import annotations

from game.heroica.box import Box
from game.heroica.level_play import GRADES
from game.heroica.view.lands import levels_in_order
from game.heroica.view.names import WINDOWS, picture_of
from game.heroica.view.setup_form import CAMPAIGN, GRADE, ROAD, SHORT, USUAL_GRADE
from game.kit.career import Goal, Ladder, LadderStep
from game.kit.text import Words


def ladder_of(box: Box, words: Words) -> Ladder:
    """Both roads and each level to be won, and the grades as steps."""
    levels = levels_in_order(box)
    window = f"{WINDOWS}-victory"
    start = picture_of(box, levels[0])
    goals = [Goal(road, words(f"road.{road}.title"), start, window, "lock") for road in (CAMPAIGN, SHORT)]
    goals += [Goal(level, words(f"level.{level}.place"), picture_of(box, level), window, "lock") for level in levels]
    steps = (LadderStep(grade, words(f"grade.{grade}.name"), words(f"grade.{grade}.text"), grade == USUAL_GRADE)
             for grade in GRADES)  # fmt: skip
    measured = box.content.ladder
    chances = {(goal, grade): chance for grade in measured for goal, chance in measured[grade].chance.items()}
    return Ladder(ROAD, tuple(goals), GRADE, tuple(steps), USUAL_GRADE, chances)
