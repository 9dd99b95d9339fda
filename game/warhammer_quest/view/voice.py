"""The voice of the Warhammer Quest card game: its names with the tables of all that it says its own way."""

from __future__ import annotations

from game.warhammer_quest.foresight import FORESIGHT
from game.warhammer_quest.view import names
from game.warhammer_quest.view.makers import MAKERS
from game.warhammer_quest.view.moments import MOMENTS
from game.warhammer_quest.view.rolling import ROLLING
from game.warhammer_quest.view.round_lines import ROUND_LINES
from game.warhammer_quest.view.sentences import SPECIAL


class Voice(names.Names):
    """The words for the pieces, questions and notes of a campaign, a delve or a single quest."""

    makers = MAKERS
    sentences = SPECIAL
    moments = MOMENTS
    round_lines = ROUND_LINES
    rolling = ROLLING
    foresight = FORESIGHT
