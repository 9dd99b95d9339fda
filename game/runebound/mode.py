"""Runebound as a mode: its content, its set-up, its sessions, its view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from game.kit.achievements import read_achievements
from game.kit.board import State
from game.kit.book import Book, read_book
from game.kit.career import Career
from game.kit.dice import Die
from game.kit.errors import ContentError, RuleError, SaveError
from game.kit.fingerprint import fingerprint, rules_of
from game.kit.mode import Nature
from game.kit.notes import NoteKind
from game.kit.prompts import PromptKind
from game.kit.save_format import Saved
from game.kit.session import Session
from game.kit.setup import Problem, Setup, SetupForm
from game.kit.shown import SaveLine
from game.kit.table import Answerer
from game.kit.text import Words
from game.runebound import compiling, flow, names
from game.runebound.box import TERRAIN, Box
from game.runebound.compiling import load_box
from game.runebound.computer_player import PLAYERS
from game.runebound.ladder import ladder_of
from game.runebound.notes import NOTES
from game.runebound.prompts import PROMPTS
from game.runebound.record import read
from game.runebound.sessions import GAME, load_session, new_session, new_state
from game.runebound.table import Table
from game.runebound.tally import NUMBERS, tally
from game.runebound.text_marks import marks_of_texts
from game.runebound.view import RuneboundView
from game.runebound.view.save_line import save_line
from game.runebound.view.setup_form import MOST_SEATS, plain_setup, problem, setup_form, setup_of
from game.runebound.workbench import RuneboundWorkbench


class RuneboundMode:
    """The game as the rest of the house sees it."""

    id = GAME
    nature = Nature(seats=(1, MOST_SEATS), rivals=True, hidden_hands=True, computer_seats=True)

    def __init__(self, box: Box, words: Words, content: str, career: Career) -> None:
        self.box = box
        self.words = words
        self.content = content
        self._career = career

    # -- set-up

    def setup_form(self, seats: int) -> SetupForm:
        """What is to be chosen before a game of so many heroes."""
        return setup_form(self.box, self.words, seats, self.computer_players())

    def problem(self, setup: Setup) -> Problem | None:
        """Why a set-up cannot be played; None if it can."""
        return problem(self.box, self.words, setup)

    def session(self, setup: Setup) -> Session:
        """A session that has not begun. Raises RuleError for a set-up that cannot be played."""
        wrong = self.problem(setup)
        if wrong is not None or not all(setup.pieces):
            raise RuleError(wrong.sentence if wrong is not None else self.words("setup.seats"))
        return new_session(self.box, plain_setup(setup))

    def setup_of(self, state: State) -> Setup:
        """The set-up that a state was begun with."""
        return setup_of(state.setup)

    # -- sessions

    def load(self, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises SaveError."""
        if saved.mode != self.id:
            raise SaveError(self.words("setup.other-game"))
        try:
            for state in saved.states():
                self._check(state)
            return load_session(self.box, saved)
        except (RuleError, LookupError, TypeError, ValueError, AttributeError) as fault:
            raise SaveError(self.words("setup.does-not-fit", fault=str(fault))) from fault

    def _check(self, state: State) -> None:
        """Whether the set-up of a state is one that a player could have made. Raises RuleError."""
        new_state(self.box, state.setup)
        wrong = self.problem(setup_of(state.setup))
        if wrong is not None:
            raise RuleError(wrong.sentence)

    def missing(self, state: State) -> list[str]:
        """The cards of a state that the game does not have (any more)."""
        return sorted({piece.card for piece in state.board.pieces.values()} - self.box.kinds.keys())

    def view(self, session: Session, seat: int = 0) -> RuneboundView:
        """How a session presents itself to a seat; of rivals nobody sees the hand of another [RB-012]."""
        return RuneboundView(session, self.words, seat)

    def save_line(self, state: State) -> SaveLine:
        """How a journey in this state is told of in a list."""
        return save_line(self.box, self.words, state, bool(self.missing(state)))

    # -- declarations

    def computer_players(self) -> Mapping[str, str]:
        """The computer players by id, with their names; the first is the sensible one."""
        return {name: self.words(f"computer.{name}") for name in PLAYERS}

    def computer_player(self, name: str, seed: str) -> Answerer:
        """A computer player by its id. Raises KeyError."""
        return PLAYERS[name](seed)

    def kinds(self) -> Mapping[str, PromptKind]:
        """Every kind of question that the rules ask."""
        return PROMPTS

    def notes(self) -> Mapping[str, NoteKind]:
        """Every kind of note that the rules tell."""
        return NOTES

    def dice(self) -> Mapping[str, Die]:
        """The terrain die [RB-302]."""
        return {TERRAIN: self.box.die}

    def career(self) -> Career:
        """The scenarios with the steps of the ladder, and the achievements."""
        return self._career

    def tally(self, session: Session) -> Mapping[str, int]:
        """A game that is over in the numbers that its achievements ask for."""
        t = cast(Table, session.table)
        return tally(t, read(t, session.retell()))

    def book(self) -> Book:
        """The numbered rules and the glossary."""
        return read_book(self.box.content.rules, self.box.content.glossary, self.words)

    def workbench(self) -> RuneboundWorkbench:
        """The game laid out, sampled, counted and checked."""
        return RuneboundWorkbench(self.box)


def load_mode(folder: Path, words: Words) -> RuneboundMode:
    """The game from its data folder. Raises ContentError with every problem."""
    return mode_of(load_box(folder), folder, words)


def mode_of(box: Box, folder: Path, words: Words) -> RuneboundMode:
    """The game of a box that is read. Raises ContentError."""
    problems: list[str] = []
    words.learn(marks_of_texts(box.content))
    career = Career(ladder_of(box, words), read_achievements(folder, words, NUMBERS, problems))
    if problems:
        raise ContentError(problems)
    content = {**vars(box.content), "land": box.content.land.plain()}
    return RuneboundMode(box, words, fingerprint([content, rules_of(flow, compiling, names)]), career)
