"""The voice of Heroes of Terrinoth: its names with the tables of all that it says its own way."""

from __future__ import annotations

from game.adventure.view.stories import MOMENTS
from game.terrinoth.foresight import FORESIGHT
from game.terrinoth.view import names
from game.terrinoth.view.makers import MAKERS
from game.terrinoth.view.rolling import ROLLING
from game.terrinoth.view.round_lines import ROUND_LINES
from game.terrinoth.view.sentences import SPECIAL


class Voice(names.Names):
    """The words for the pieces, questions and notes of one quest."""

    makers = MAKERS
    sentences = SPECIAL
    moments = MOMENTS
    round_lines = ROUND_LINES
    rolling = ROLLING
    foresight = FORESIGHT
