"""The ladder of the game as the house keeps profiles by it: the quests, the steps, how often the computer wins."""

from __future__ import annotations

from game.adventure.cards import PRINTED
from game.kit.career import Goal, Ladder, LadderStep
from game.kit.text import Words
from game.terrinoth.box import Box
from game.terrinoth.view.faces import picture_of, window_of
from game.terrinoth.view.setup_form import QUEST, STEP, quests_in_order


def ladder_of(box: Box, words: Words) -> Ladder:
    """The quests from ordinary to nightmare, each with its window, and the ten steps."""
    goals = tuple(
        Goal(quest, words(f"quest.{quest}.title"), picture_of(quest), window_of(quest), "lock")
        for quest in quests_in_order(box)
    )
    steps = tuple(
        LadderStep(step, words(f"step.{step}.name"), words(f"step.{step}.text"), record.daily)
        for step, record in box.steps.items()
    )
    chances = {(q, s): chance for s, step in box.steps.items() for q, chance in step.chance.items()}
    return Ladder(QUEST, goals, STEP, steps, PRINTED, chances)
