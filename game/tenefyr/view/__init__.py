"""What Heroes of Tenefyr says to the screen and to the terminal: faces, sheets, questions, what is at stake. All of it
lies open to everybody; what lies facedown is told to nobody [TN-012].
"""

from __future__ import annotations

from collections.abc import Sequence

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
from game.tenefyr.box import CHANCE
from game.tenefyr.view import scoreboard
from game.tenefyr.view.banner import banner, undo_words
from game.tenefyr.view.choices import choices
from game.tenefyr.view.chronicle import chronicle
from game.tenefyr.view.explained import explained
from game.tenefyr.view.faces import face
from game.tenefyr.view.forecast import forecast
from game.tenefyr.view.intent import intent
from game.tenefyr.view.log import log
from game.tenefyr.view.names import Names
from game.tenefyr.view.objective import objective
from game.tenefyr.view.odds import Odds
from game.tenefyr.view.own import own
from game.tenefyr.view.pictures import picture_of
from game.tenefyr.view.reasons import reason
from game.tenefyr.view.sheets import sheet
from game.tenefyr.view.staged import staged
from game.tenefyr.view.stories import story
from game.tenefyr.view.table_in_words import describe
from game.tenefyr.view.values import TableValues
from game.tenefyr.view.why import why


class TenefyrView(View):
    """How a running game presents itself. Reads the session, changes nothing."""

    def __init__(self, session: Session, words: Words) -> None:
        self.names = Names(session, words)
        self.odds = Odds(session)

    def face(self, piece: str) -> Face:
        """How a piece looks now (its back, if it lies facedown)."""
        return face(self.names, piece)

    def picture(self, card: str) -> str:
        """The picture of a card, also of one that is still to come: its asset id."""
        return picture_of(self.names.t.box, card)

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with what holds of it now; of what lies hidden what it may be."""
        return sheet(self.names, piece)

    def scoreboard(self) -> Scoreboard:
        """Visit, turns of the combat, seats."""
        return scoreboard.scoreboard(self.names)

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return own(self.names, self.odds)

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        return banner(self.names, prompt)

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options of a prompt in words, each with the piece it stands for."""
        return choices(self.names, prompt)

    def card_sheet(self, prompt: Prompt) -> CardSheet | None:
        """No question is asked by whole cards: what is searched lies open on the table."""
        return None

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece, or a pile, is no option of the open question: (sentence, rule id)."""
        return reason(self.names, self.names.session.prompt, piece)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events as readable sentences."""
        return log(self.names, events)

    def story(self, event: Event) -> Story | None:
        """What is told of a great moment: enters, cleared, boss, stage."""
        return story(self.names, event)

    def describe(self) -> list[str]:
        """The table in sentences."""
        return describe(self.names, self.odds)

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options)."""
        return forecast(self.names, self.odds, prompt, option)

    def ponder(self) -> bool:
        """A piece of the work on exact chances."""
        return self.odds.ponder()

    @property
    def pending(self) -> int:
        """How many chances are still worked out."""
        return self.odds.pending

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is: piles, track, need bar, signs on cards."""
        return explained(self.names, place)

    def objective(self) -> Objective | None:
        """The boss, how the game is won and lost, and how far it has come."""
        return objective(self.names)

    def intent(self) -> Thinking:
        """Turns to come, texts that wait for the end of a turn, what leaving costs."""
        return intent(self.names)

    def why(self, events: Sequence[Event]) -> list[Why]:
        """What followed from the last card, or how the last combat ended, row by row."""
        return why(self.names, events)

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """The reward that comes forward."""
        return staged(self.names, events)

    def phase(self, board: Board) -> tuple[int, str]:
        """The visit and the phase on a board that may stay behind."""
        return scoreboard.phase(board)

    def waiting(self, board: Board) -> int:
        """Nobody acts by itself."""
        return 0

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """What stands for "at random"."""
        return CHANCE.faces

    def undo_label(self) -> str:
        """What undo would take back, in words; empty if there is nothing."""
        return undo_words(self.names)

    def chronicle(self) -> Chronicle:
        """The game in numbers."""
        return chronicle(self.names)
