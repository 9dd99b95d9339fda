"""What the game says to the screen and to the terminal. Which open cards lie in a deck is told nowhere [WQ-022]."""

from __future__ import annotations

from collections.abc import Sequence

from game.adventure.view.action_lines import ActionLines
from game.adventure.view.names import Marks
from game.adventure.view.objective import objective
from game.adventure.view.reasons import reason
from game.adventure.view.scoreboard import scoreboard
from game.adventure.view.view import AdventureView
from game.kit.card_sheet import CardSheet
from game.kit.objective import Objective
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.shown import Banner, Chronicle, Scoreboard, Sheet
from game.kit.text import Words
from game.warhammer_quest.view.chronicle import chronicle
from game.warhammer_quest.view.faces import FACES
from game.warhammer_quest.view.gear_staged import STAGED
from game.warhammer_quest.view.reasons import own_reason
from game.warhammer_quest.view.round_lines import in_town
from game.warhammer_quest.view.sheets import SHEETS, lying
from game.warhammer_quest.view.still_to_come import TELLERS
from game.warhammer_quest.view.table_in_words import BETWEEN, describe
from game.warhammer_quest.view.training_sheet import training_sheet
from game.warhammer_quest.view.turns import between, counters_line, table_values, turns
from game.warhammer_quest.view.values import TableValues
from game.warhammer_quest.view.voice import Voice


class WarhammerQuestView(AdventureView):
    """How a running campaign, delve or single quest presents itself. Reads the session, changes nothing."""

    names: Voice
    faces = FACES
    sheets = SHEETS
    tellers = TELLERS
    stages = STAGED

    def __init__(self, session: Session, words: Words, marks: Marks, lines: ActionLines) -> None:
        super().__init__(Voice(session, words, marks), lines)

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with how it lies."""
        return lying(self.names, piece, super().sheet(piece))

    def scoreboard(self) -> Scoreboard:
        """Round, phase, turns, tracks, seats."""
        return between(self.names, scoreboard(self.names, turns(self.names.t)))

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return table_values(self.names)

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        return in_town(self.names, prompt, super().banner(prompt))

    def card_sheet(self, prompt: Prompt) -> CardSheet | None:
        """The sheet on which a hero is trained in an advanced card."""
        return training_sheet(self.names, self.lines, prompt) if prompt.kind == "train" else None

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece is no option of the open question: (sentence, rule id); both empty if nothing is to say."""
        return reason(self.names, self.names.session.prompt, piece, own_reason)

    def describe(self) -> list[str]:
        """The table in sentences, for the text mode and for screen readers."""
        return describe(self.names)

    def tables(self) -> Sequence[str]:
        """The campaign log, at any time [WQ-1302]; between two quests it lies open anyhow."""
        return ("log",) if self.names.t.campaign and self.names.t.word("phase") != "map" else ()

    def objective(self) -> Objective | None:
        """How the quest is won and lost, how far the party has come, and the quest sheet in full; nothing between
        quests.
        """
        between = self.names.t.word("phase") in BETWEEN
        return None if between else objective(self.names, counters_line(self.names))

    def chronicle(self) -> Chronicle:
        """The game in numbers."""
        return chronicle(self.names)
