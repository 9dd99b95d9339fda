"""What the game says to the screen and to the terminal. Which open cards lie in a deck is told nowhere [WQ-022]."""

from __future__ import annotations

from collections.abc import Sequence

from game.adventure.table import SEATS, SHADOWS, engaged_zone
from game.adventure.view.action_lines import ActionLines
from game.adventure.view.banners import banner, undo_words
from game.adventure.view.choices import choices
from game.adventure.view.explained import explained
from game.adventure.view.faces import face
from game.adventure.view.forecast import forecast
from game.adventure.view.intent import intent
from game.adventure.view.log import log
from game.adventure.view.names import Marks
from game.adventure.view.objective import objective
from game.adventure.view.reasons import reason
from game.adventure.view.scoreboard import scoreboard
from game.adventure.view.sheets import sheet
from game.adventure.view.staged import staged
from game.adventure.view.stories import story
from game.adventure.view.why import why
from game.kit.board import Board
from game.kit.card_sheet import CardSheet
from game.kit.events import Event
from game.kit.explained import Explained
from game.kit.intent import Thinking
from game.kit.mode import View
from game.kit.objective import Objective
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.shown import Banner, Choice, Chronicle, Face, Forecast, LogLine, Scoreboard, Sheet, Story, Why
from game.kit.stage_sheet import StageSheet
from game.kit.text import Words
from game.warhammer_quest.view.chronicle import chronicle
from game.warhammer_quest.view.faces import FACES, picture_of
from game.warhammer_quest.view.gear_staged import STAGED
from game.warhammer_quest.view.reasons import own_reason
from game.warhammer_quest.view.sheets import SHEETS, lying
from game.warhammer_quest.view.still_to_come import TELLERS
from game.warhammer_quest.view.table_in_words import BETWEEN, describe
from game.warhammer_quest.view.training_sheet import training_sheet
from game.warhammer_quest.view.turns import between, counters_line, table_values, turns
from game.warhammer_quest.view.values import TableValues
from game.warhammer_quest.view.voice import Voice


class WarhammerQuestView(View):
    """How a running campaign, delve or single quest presents itself. Reads the session, changes nothing."""

    def __init__(self, session: Session, words: Words, marks: Marks, lines: ActionLines) -> None:
        self.names = Voice(session, words, marks)
        self.lines = lines

    def face(self, piece: str) -> Face:
        """How a piece looks now (its back, if it lies facedown)."""
        return face(self.names, piece, FACES)

    def picture(self, card: str) -> str:
        """The picture of a card, also of one that is still to come: its asset id."""
        return picture_of(card)

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with how it lies."""
        return lying(self.names, piece, sheet(self.names, piece, SHEETS))

    def scoreboard(self) -> Scoreboard:
        """Round, phase, turns, tracks, seats."""
        return between(self.names, scoreboard(self.names, turns(self.names.t)))

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return table_values(self.names)

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        return banner(self.names, prompt, [choice.piece for choice in self.choices(prompt)])

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options of a prompt in words, each with the piece it stands for."""
        return choices(self.names, prompt)

    def card_sheet(self, prompt: Prompt) -> CardSheet | None:
        """The sheet on which a hero is trained in an advanced card."""
        return training_sheet(self.names, self.lines, prompt) if prompt.kind == "train" else None

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece is no option of the open question: (sentence, rule id); both empty if nothing is to say."""
        return reason(self.names, self.names.session.prompt, piece, own_reason)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events, up to the state as it is now, as readable sentences."""
        return log(self.names, events)

    def story(self, event: Event) -> Story | None:
        """What is told of a great moment: opening, arrival, peril, nemesis, driven-off, last-blow, fall; else None."""
        return story(self.names, event)

    def describe(self) -> list[str]:
        """The table in sentences, for the text mode and for screen readers."""
        return describe(self.names)

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options), where a roll follows."""
        return forecast(self.names, self.lines, prompt, option)

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is, and what a pile may still bring."""
        return explained(self.names, place, TELLERS)

    def tables(self) -> Sequence[str]:
        """The campaign log, at any time [WQ-1302]; between two quests it lies open anyhow."""
        return ("log",) if self.names.t.campaign and self.names.t.word("phase") != "map" else ()

    def objective(self) -> Objective | None:
        """How the quest is won and lost, how far the party has come, and the quest sheet in full; nothing between
        quests.
        """
        between = self.names.t.word("phase") in BETWEEN
        return None if between else objective(self.names, counters_line(self.names))

    def intent(self) -> Thinking:
        """The enemy phase and the next step of peril as they would come now, in pieces of work."""
        return intent(self.names, self.lines)

    def why(self, events: Sequence[Event]) -> list[Why]:
        """The sum of the last action among the events, row by row."""
        return why(self.names, events)

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """What stands beside the card that the first of these events brings forward."""
        return staged(self.names, events, STAGED)

    def phase(self, board: Board) -> tuple[int, str]:
        """The round and the phase on a board that may stay behind."""
        return int(board.tracks.get("round", 0)), str(board.tracks.get("phase", ""))

    def waiting(self, board: Board) -> int:
        """The enemies in play that are ready still: each will activate [WQ-731]."""
        played = (SHADOWS, *(engaged_zone(hero) for hero in board.zone(SEATS)))
        return sum(not board.pieces[piece].exhausted for zone in played for piece in board.zone(zone))

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The results on each face of a kind of die."""
        return self.names.t.box.dice[die].faces

    def undo_label(self) -> str:
        """What undo would take back, in words ("play card"); empty if there is nothing."""
        return undo_words(self.names)

    def chronicle(self) -> Chronicle:
        """The game in numbers."""
        return chronicle(self.names)
