"""The ladder of the game as the house keeps profiles by it: the quests, and the steps."""

from __future__ import annotations

from game.adventure.view import ladder as family
from game.adventure.view.setup_form import STEP
from game.kit.career import Goal, Ladder
from game.kit.text import Words
from game.terrinoth.box import Box
from game.terrinoth.view.faces import picture_of, window_of
from game.terrinoth.view.setup_form import QUEST, quests_in_order


def ladder_of(box: Box, words: Words) -> Ladder:
    """The quests from ordinary to nightmare, each with its window, and the ten steps."""
    goals = [
        Goal(quest, words(f"quest.{quest}.title"), picture_of(quest), window_of(quest), "lock")
        for quest in quests_in_order(box)
    ]
    return family.ladder_of(box, words, QUEST, goals, STEP)
