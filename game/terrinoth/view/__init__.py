"""What the game says to the screen: faces, texts, questions, log, and what is at stake."""

from __future__ import annotations

from game.adventure.view.action_lines import ActionLines
from game.adventure.view.names import Marks
from game.adventure.view.objective import objective
from game.adventure.view.scoreboard import scoreboard
from game.adventure.view.staged import STAGED
from game.adventure.view.values import TableValues
from game.adventure.view.view import AdventureView
from game.kit.card_sheet import CardSheet
from game.kit.objective import Objective
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.shown import Chronicle, Scoreboard
from game.kit.text import Words
from game.terrinoth.view.chronicle import chronicle
from game.terrinoth.view.faces import FACES
from game.terrinoth.view.sheets import SHEETS
from game.terrinoth.view.still_to_come import TELLERS
from game.terrinoth.view.table_in_words import describe
from game.terrinoth.view.turns import counters_line, table_values, turns
from game.terrinoth.view.upgrade_sheet import upgrade_sheet
from game.terrinoth.view.voice import Voice


class TerrinothView(AdventureView):
    """How a running quest presents itself. Reads the session, changes nothing."""

    names: Voice
    faces = FACES
    sheets = SHEETS
    tellers = TELLERS
    stages = STAGED

    def __init__(self, session: Session, words: Words, marks: Marks, lines: ActionLines) -> None:
        super().__init__(Voice(session, words, marks), lines)

    def scoreboard(self) -> Scoreboard:
        """Round, phase, turns, tracks, seats."""
        return scoreboard(self.names, turns(self.names.t))

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return table_values(self.names)

    def card_sheet(self, prompt: Prompt) -> CardSheet | None:
        """The sheet on which a hero chooses an advanced card."""
        return upgrade_sheet(self.names, self.lines, prompt) if prompt.kind == "upgrade" else None

    def describe(self) -> list[str]:
        """The table in sentences, for the text mode and for screen readers."""
        return describe(self.names)

    def objective(self) -> Objective:
        """How the quest is won and lost, how far the party has come, and the quest sheet in full."""
        return objective(self.names, counters_line(self.names))

    def chronicle(self) -> Chronicle:
        """The finished game in numbers."""
        return chronicle(self.names)
