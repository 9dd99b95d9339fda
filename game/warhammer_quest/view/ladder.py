"""The ladder of the game as the house keeps profiles by it: the campaign, the delve, each quest, and the steps."""

from __future__ import annotations

from game.adventure.view import ladder as family
from game.adventure.view.setup_form import STEP
from game.kit.career import Goal, Ladder
from game.kit.text import Words
from game.warhammer_quest.box import Box
from game.warhammer_quest.setup import CAMPAIGN, DELVE
from game.warhammer_quest.view.faces import picture_of, window_of
from game.warhammer_quest.view.setup_form import PLAY


def ladder_of(box: Box, words: Words) -> Ladder:
    """The campaign, the delve and each quest, with their windows, and the ten steps."""
    goals = [Goal(CAMPAIGN, words("campaign.name"), picture_of(box.campaign()[0]), window_of(CAMPAIGN), "lock")]
    for goal, quest in ((DELVE, box.delve()), *((quest, quest) for quest in box.campaign())):
        goals.append(Goal(goal, words(f"quest.{quest}.title"), picture_of(quest), window_of(quest), "lock"))
    return family.ladder_of(box, words, PLAY, goals, STEP)
