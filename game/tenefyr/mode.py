"""Heroes of Tenefyr as a mode: its content, its set-up, its sessions, its view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from game.kit.achievements import read_achievements
from game.kit.base_mode import BaseMode, Parts
from game.kit.board import State
from game.kit.book import Book, read_book
from game.kit.career import Career
from game.kit.dice import Die
from game.kit.errors import ContentError
from game.kit.fingerprint import fingerprint, rules_of
from game.kit.mode import Nature
from game.kit.session import Session
from game.kit.setup import Problem, Setup, SetupForm
from game.kit.shown import SaveLine
from game.kit.text import Words
from game.tenefyr import compiling, flow, names
from game.tenefyr.box import CHANCE, Box
from game.tenefyr.compiling import load_box
from game.tenefyr.computer_player import PLAYERS
from game.tenefyr.ladder import ladder_of
from game.tenefyr.notes import NOTES
from game.tenefyr.prompts import PROMPTS
from game.tenefyr.record import read
from game.tenefyr.sessions import GAME, MOST_PLAYERS, SESSIONS
from game.tenefyr.table import Table
from game.tenefyr.tally import NUMBERS, tally
from game.tenefyr.text_marks import marks_of_texts
from game.tenefyr.view import TenefyrView
from game.tenefyr.view.save_line import save_line
from game.tenefyr.view.setup_form import plain_setup, problem, setup_form
from game.tenefyr.workbench import TenefyrWorkbench


class TenefyrMode(BaseMode):
    """The game as the rest of the house sees it."""

    id = GAME
    nature = Nature(seats=(1, MOST_PLAYERS), computer_seats=True)
    parts = Parts(SESSIONS, PLAYERS, PROMPTS, NOTES)
    box: Box

    # -- set-up

    def setup_form(self, seats: int) -> SetupForm:
        """What is to be chosen before a game of so many players."""
        return setup_form(self.box, self.words, seats, self.computer_players())

    def problem(self, setup: Setup) -> Problem | None:
        """Why a set-up cannot be played; None if it can."""
        return problem(self.box, self.words, setup)

    def record_of(self, setup: Setup) -> dict[str, Any]:
        """The record of a set-up, as states and saves hold it."""
        return plain_setup(self.box, setup)

    # -- sessions

    def missing(self, state: State) -> list[str]:
        """The cards of a state that the game does not have (any more)."""
        return sorted({piece.card for piece in state.board.pieces.values()} - self.box.types.keys())

    def view(self, session: Session, seat: int = 0) -> TenefyrView:
        """How a session presents itself: all lies open to everybody [TN-012]."""
        return TenefyrView(session, self.words)

    def save_line(self, state: State) -> SaveLine:
        """How a journey in this state is told of in a list."""
        return save_line(self.box, self.words, state, bool(self.missing(state)))

    # -- declarations

    def dice(self) -> Mapping[str, Die]:
        """What stands for "at random"."""
        return {CHANCE.id: CHANCE}

    def tally(self, session: Session) -> Mapping[str, int]:
        """A game that is over in the numbers that its achievements ask for."""
        t = cast(Table, session.table)
        return tally(t, read(t, session.retell()))

    def book(self) -> Book:
        """The numbered rules and the glossary."""
        return read_book(self.box.content.rules, self.box.content.glossary, self.words)

    def workbench(self) -> TenefyrWorkbench:
        """The game laid out, sampled, counted and checked."""
        return TenefyrWorkbench(self.box)


def load_mode(folder: Path, words: Words) -> TenefyrMode:
    """The game from its data folder. Raises ContentError with every problem."""
    return mode_of(load_box(folder), folder, words)


def mode_of(box: Box, folder: Path, words: Words) -> TenefyrMode:
    """The game of a box that is read. Raises ContentError."""
    problems: list[str] = []
    words.learn(marks_of_texts(box.content))
    career = Career(ladder_of(box, words), read_achievements(folder, words, NUMBERS, problems))
    if problems:
        raise ContentError(problems)
    return TenefyrMode(box, words, fingerprint([vars(box.content), rules_of(flow, compiling, names)]), career)
