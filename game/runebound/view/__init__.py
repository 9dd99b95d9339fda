"""What Runebound says to the screen and to the terminal, as one seat sees it: of rivals nobody is told anything of the
hand of another, and nobody of the order of a deck [RB-012].
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
from game.runebound.pools import COIN
from game.runebound.view import scoreboard
from game.runebound.view.banner import banner, undo_words
from game.runebound.view.choices import choices
from game.runebound.view.chronicle import chronicle
from game.runebound.view.explained import explained
from game.runebound.view.faces import face
from game.runebound.view.forecast import forecast
from game.runebound.view.intent import intent
from game.runebound.view.log import log
from game.runebound.view.names import Names
from game.runebound.view.objective import objective
from game.runebound.view.odds import Odds
from game.runebound.view.own import own
from game.runebound.view.pictures import picture_of
from game.runebound.view.reasons import reason
from game.runebound.view.sheets import sheet
from game.runebound.view.staged import staged
from game.runebound.view.stories import story
from game.runebound.view.table_in_words import describe
from game.runebound.view.values import TableValues
from game.runebound.view.why import why


class RuneboundView(View):
    """How a running game presents itself to a seat, from 1; 0 sees what lies open to everybody. Reads the session,
    changes nothing.
    """

    def __init__(self, session: Session, words: Words, seat: int = 0) -> None:
        self.names = Names(session, words, seat)
        self.odds = Odds(session)

    def face(self, piece: str) -> Face:
        """How a piece looks now (its back, if it lies hidden)."""
        return face(self.names, piece)

    def picture(self, card: str) -> str:
        """The picture of a card, also of one that is still to come: its asset id."""
        return picture_of(self.names.t.box, card)

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with what holds of it now."""
        return sheet(self.names, piece)

    def scoreboard(self) -> Scoreboard:
        """Round, act, turns, seats."""
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
        """No question is asked by whole cards on a sheet."""
        return None

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece, a hex or a button is no option of the open question: (sentence, rule id)."""
        return reason(self.names, self.names.session.prompt, piece)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events as readable sentences."""
        return log(self.names, events)

    def story(self, event: Event) -> Story | None:
        """What is told of a great moment: scenario, act, villain, story, defeated, beaten."""
        return story(self.names, event)

    def describe(self) -> list[str]:
        """The table in sentences, with the chart as a map of letters."""
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
        """What a place of the table is: hexes, decks, track, dice, markets, numbers of a hero."""
        return explained(self.names, self.odds, place)

    def objective(self) -> Objective | None:
        """The villain, how the game is won and lost, and how far it has come."""
        return objective(self.names)

    def intent(self) -> Thinking:
        """Turns to come, what the next spaces bring, the march."""
        return intent(self.names)

    def why(self, events: Sequence[Event]) -> list[Why]:
        """What followed from the last action, row by row."""
        return why(self.names, events)

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """The card that comes forward, and what comes of it."""
        return staged(self.names, events)

    def phase(self, board: Board) -> tuple[int, str]:
        """The round and the act on a board that may stay behind."""
        return scoreboard.phase(board)

    def waiting(self, board: Board) -> int:
        """Nobody acts by itself."""
        return 0

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The faces of the terrain die; of a token that is tossed its two sides."""
        return COIN.faces if die == COIN.id else self.names.t.box.die.faces

    def undo_label(self) -> str:
        """What undo would take back, in words; empty if there is nothing."""
        return undo_words(self.names)

    def chronicle(self) -> Chronicle:
        """The game in numbers."""
        return chronicle(self.names)
