"""A mode: one playable game at the table, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from game.kit.board import Board, State
from game.kit.book import Book
from game.kit.card_sheet import CardSheet
from game.kit.career import Career
from game.kit.dice import Die
from game.kit.events import Event
from game.kit.explained import Explained
from game.kit.intent import Thinking
from game.kit.notes import NoteKind
from game.kit.objective import Objective
from game.kit.prompts import Prompt, PromptKind
from game.kit.save_format import Saved
from game.kit.session import Session
from game.kit.setup import Problem, Setup, SetupForm
from game.kit.shown import (
    Banner,
    Choice,
    Chronicle,
    Face,
    Forecast,
    LogLine,
    SaveLine,
    Scoreboard,
    Sheet,
    Story,
    Why,
)
from game.kit.stage_sheet import StageSheet
from game.kit.table import Answerer
from game.kit.text import Words
from game.kit.workbench import Workbench


class Nature(Struct, frozen=True):
    """What kind of game this is: fewest and most seats, and what its table needs.

    `rivals`: the seats play against each other (else all win or lose together). `hidden_hands`: a view belongs to one
    seat, and in the forms of the game that hide hands (`Flow.hidden_hands`) the screen is covered between two seats.
    `computer_seats`: a seat may be played by the computer.
    """

    seats: tuple[int, int]
    rivals: bool = False
    hidden_hands: bool = False
    computer_seats: bool = False


class View(Protocol):
    """How a running game presents itself; reads the session, changes nothing."""

    def face(self, piece: str) -> Face:
        """How a piece looks now (its back, if it lies facedown)."""
        ...

    def picture(self, card: str) -> str:
        """The picture of a card, also of one that is still to come: its asset id."""
        ...

    def sheet(self, piece: str) -> Sheet:
        """The full text of a piece's card, with what is at stake for the open question."""
        ...

    def scoreboard(self) -> Scoreboard:
        """Round, phase, turns, tracks, seats."""
        ...

    def own(self) -> object:
        """What only the look of this game shows: a record of its `view/values.py`."""
        ...

    def banner(self, prompt: Prompt) -> Banner:
        """Whose decision a prompt is, and the question in words."""
        ...

    def choices(self, prompt: Prompt) -> tuple[Choice, ...]:
        """The options of a prompt in words, each with the piece it stands for."""
        ...

    def card_sheet(self, prompt: Prompt) -> CardSheet | None:
        """The sheet of whole cards of a question whose gesture has one."""
        return None

    def reason(self, piece: str) -> tuple[str, str]:
        """Why a piece is no option of the open question: (sentence, rule id); both empty if nothing is to say."""
        ...

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """Events as readable sentences."""
        ...

    def story(self, event: Event) -> Story | None:
        """What is told of a great moment, to be staged or printed where stories are on; None for any other event."""
        ...

    def describe(self) -> list[str]:
        """The table in sentences, for the text mode and for screen readers."""
        ...

    def forecast(self, prompt: Prompt, option: str = "") -> Forecast | None:
        """What is at stake with a prompt (or one of its options), where a roll follows."""
        ...

    def ponder(self) -> bool:
        """A piece of the work that forecasts or the table wait for; False where nothing is left to work out."""
        return False

    @property
    def pending(self) -> int:
        """How many things about the open question are still worked out, for forecasts or for the table."""
        return 0

    def explained(self, place: str) -> Explained | None:
        """What a place of the table is and what it may still bring, as far as this seat can know; None for one of which
        there is nothing to say.
        """
        return None

    def tables(self) -> Sequence[str]:
        """Further tables of the game that may be looked at now, as its look names them: a book, a map."""
        return ()

    def objective(self) -> Objective | None:
        """How the game is won and lost, and how far it has come; None where there is nothing to say of it."""
        return None

    def intent(self) -> Thinking:
        """The work of finding out what will come if nothing changes; a game that has no such thing says nothing."""
        yield from ()
        return None

    def why(self, events: Sequence[Event]) -> list[Why]:
        """The sum of the last action among the events, row by row."""
        ...

    def staged(self, events: Sequence[Event]) -> StageSheet | None:
        """What stands beside the card that the first of these events, a note, brings forward (see `kit/staging.py`);
        None where it does not after all.
        """
        return None

    def phase(self, board: Board) -> tuple[int, str]:
        """The round and the phase (by its id) that run, on a board that may stay behind the state."""
        ...

    def waiting(self, board: Board) -> int:
        """How many are still to act in the phase that runs, on a board that may stay behind the state."""
        return 0

    def die_faces(self, die: str) -> tuple[tuple[str, ...], ...]:
        """The results on each face of a kind of die, as a note about a roll counts them."""
        ...

    def undo_label(self) -> str:
        """What undo would take back, in words ("play card"); empty if there is nothing."""
        ...

    def chronicle(self) -> Chronicle:
        """The finished game in numbers."""
        ...


class Mode(Protocol):
    """One game: its content, its set-up, its sessions."""

    id: str
    nature: Nature
    words: Words
    """Its own words, over those of the house."""

    @property
    def content(self) -> str:
        """A fingerprint of the rules and cards it is played with; every save names it."""
        ...

    def setup_form(self, seats: int) -> SetupForm:
        """What is to be chosen before a game of so many seats."""
        ...

    def problem(self, setup: Setup) -> Problem | None:
        """Why a set-up cannot be played; None if it can. Seats without a piece are not spoken of."""
        ...

    def session(self, setup: Setup) -> Session:
        """A session that has not begun: a player begins it, a computer plays it through.

        Raises RuleError for a set-up that cannot be played.
        """
        ...

    def setup_of(self, state: State) -> Setup:
        """The set-up that a state was begun with."""
        ...

    def load(self, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises SaveError."""
        ...

    def missing(self, state: State) -> Sequence[str]:
        """The cards of a state that the game does not have (any more), by their ids; empty if it can be played. Raises
        SaveError where what a player has made for the game is not as the state knows it.
        """
        ...

    def view(self, session: Session, seat: int = 0) -> View:
        """How a session presents itself to a seat, from 1; 0 shows only what lies open to everybody."""
        ...

    def computer_players(self) -> Mapping[str, str]:
        """The computer players by id, with their names; the first is the sensible one."""
        ...

    def computer_player(self, name: str, seed: str) -> Answerer:
        """A computer player by its id. Raises KeyError."""
        ...

    def kinds(self) -> Mapping[str, PromptKind]:
        """Every kind of question that its rules ask."""
        ...

    def notes(self) -> Mapping[str, NoteKind]:
        """Every kind of note that its rules tell."""
        ...

    def dice(self) -> Mapping[str, Die]:
        """The dice of the game by id."""
        ...

    def save_line(self, state: State) -> SaveLine:
        """How a journey in this state is told of in a list."""
        ...

    def career(self) -> Career:
        """What the profiles of its players are kept by: ladder, windows, achievements."""
        ...

    def tally(self, session: Session) -> Mapping[str, int]:
        """A game that is over in the numbers that its achievements ask for."""
        ...

    def book(self) -> Book:
        """The rulebook: numbered rules and glossary."""
        ...

    def workbench(self) -> Workbench:
        """What commands and tests need beyond playing."""
        ...
