"""What the game says to the screen and to the terminal; everything lies open to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from game.heroica.view import scoreboard
from game.heroica.view.banner import banner, undo_words
from game.heroica.view.choices import choices
from game.heroica.view.chronicle import chronicle
from game.heroica.view.explained import explained
from game.heroica.view.faces import face
from game.heroica.view.forecast import forecast
from game.heroica.view.intent import intent
from game.heroica.view.log import log
from game.heroica.view.names import Names, picture_of
from game.heroica.view.objective import objective
from game.heroica.view.own import own
from game.heroica.view.reasons import reason
from game.heroica.view.sheets import sheet
from game.heroica.view.stories import story
from game.heroica.view.table_in_words import describe
from game.heroica.view.values import TableValues
from game.heroica.view.why import why
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


class HeroicaView(View):
    """How a running game presents itself. Reads the session, changes nothing."""

    def __init__(self, session: Session, words: Words) -> None:
        self.names = Names(session, words)

    def face(self, piece: str) -> Face:
        """How a piece looks now."""
        return face(self.names, piece)

    def picture(self, card: str) -> str:
        """The picture of a card, also of one that is still to come: its asset id."""
        return picture_of(self.names.t.box, card)

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with what is at stake for whose turn it is."""
        return sheet(self.names, piece)

    def scoreboard(self) -> Scoreboard:
        """Round, turns, seats."""
        return scoreboard.scoreboard(self.names)

    def own(self) -> TableValues:
        """What only the table of this game shows."""
        return own(self.names)

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        return banner(self.names, prompt)

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options of a prompt in words, each with the piece it stands for."""
        return choices(self.names, prompt)

    def card_sheet(self, prompt: Prompt) -> CardSheet | None:
        """No question is asked by whole cards."""
        return None

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece, or a square, is no option of the open question: (sentence, rule id)."""
        return reason(self.names, self.names.session.prompt, piece)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events as readable sentences."""
        return log(self.names, events)

    def story(self, event: Event) -> Story | None:
        """What is told of a great moment: level, goal, rescue, down, dragon, hatchling, level-over, victory, defeat."""
        return story(self.names, event)

    def describe(self) -> list[str]:
        """The table in sentences, with the level as a map of letters."""
        return describe(self.names)

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options), where a roll follows."""
        return forecast(self.names, prompt, option)

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is: store, hourglass, goal, squares, features, states of a hero."""
        return explained(self.names, place)

    def objective(self) -> Objective | None:
        """The goal of the level, how it may be lost, and how far the road has come."""
        return objective(self.names)

    def intent(self) -> Thinking:
        """Whose turns are to come, harm that is due, what walks and turns by itself, the sand that is left."""
        return intent(self.names)

    def why(self, events: Sequence[Event]) -> list[Why]:
        """The sum of the last roll among the events, row by row."""
        return why(self.names, events)

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """No card comes forward."""
        return None

    def phase(self, board: Board) -> tuple[int, str]:
        """The round and the phase on a board that may stay behind."""
        return scoreboard.phase(board)

    def waiting(self, board: Board) -> int:
        """Nobody acts by itself."""
        return 0

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The faces of the die."""
        return self.names.t.box.die.faces

    def undo_label(self) -> str:
        """What undo would take back, in words; empty if there is nothing."""
        return undo_words(self.names)

    def chronicle(self) -> Chronicle:
        """The game in numbers."""
        return chronicle(self.names)
