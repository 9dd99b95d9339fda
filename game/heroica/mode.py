"""Heroica as a mode: its content, its set-up, its sessions, its view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from msgspec.structs import asdict

from game.heroica import compiling, flow, names
from game.heroica.box import Box
from game.heroica.compiling import load_box
from game.heroica.computer_player import PLAYERS
from game.heroica.ladder import ladder_of
from game.heroica.level_objects import FEATURES
from game.heroica.notes import NOTES
from game.heroica.own_levels import LONGEST, MAP, PREFIX, plain_level
from game.heroica.prompts import PROMPTS
from game.heroica.record import RECORD, begun, read
from game.heroica.sessions import GAME, SESSIONS
from game.heroica.table import Table
from game.heroica.tally import numbers_of, tally
from game.heroica.view import HeroicaView
from game.heroica.view.save_line import save_line
from game.heroica.view.setup_form import plain_setup, problem, setup_form
from game.heroica.workbench import HeroicaWorkbench
from game.kit.achievements import read_achievements
from game.kit.base_mode import BaseMode, Parts
from game.kit.board import State
from game.kit.book import Book, read_book
from game.kit.career import Career
from game.kit.dice import Die
from game.kit.errors import ContentError, SaveError
from game.kit.fingerprint import fingerprint, rules_of
from game.kit.mode import Nature
from game.kit.session import Session
from game.kit.setup import Problem, Setup, SetupForm
from game.kit.shown import SaveLine
from game.kit.text import Words

FEWEST, MOST = 1, 4


class HeroicaMode(BaseMode):
    """The game as the rest of the house sees it."""

    id = GAME
    nature = Nature(seats=(FEWEST, MOST), rivals=True, computer_seats=True)
    parts = Parts(SESSIONS, PLAYERS, PROMPTS, NOTES)
    box: Box

    # -- set-up

    def setup_form(self, seats: int) -> SetupForm:
        """What is to be chosen before a game of so many heroes."""
        return setup_form(self.box, self.words, seats, self.computer_players())

    def problem(self, setup: Setup) -> Problem | None:
        """Why a set-up cannot be played; None if it can."""
        return problem(self.box, self.words, setup)

    def record_of(self, setup: Setup) -> dict[str, Any]:
        """The record of a set-up, as states and saves hold it."""
        return plain_setup(self.box, setup)

    # -- sessions

    def missing(self, state: State) -> list[str]:
        """The cards of a state, and the levels of its road, that the game does not have (any more). Raises SaveError
        for a level of the player that is gone, or is another one.
        """
        own: Any = state.setup.get("own", {})
        for level, it in own.items():
            found, place = self.box.own.levels.get(level), str(it["place"])[: LONGEST["place"]]
            if found is None or found.print != it["print"]:
                key = "setup.own-gone" if found is None else "setup.own-changed"
                raise SaveError(self.words(key, place=place, file=f"{level.removeprefix(PREFIX)}{MAP}"))
        return self._gone(state)

    def _gone(self, state: State) -> list[str]:
        box = self.box
        known = {*box.content.heroes, *box.content.monsters, *box.content.weapons, *box.content.potions,
                 *box.content.relics, *box.content.things, *FEATURES}  # fmt: skip
        road: Any = state.setup.get("road", ())
        gone = {piece.card for piece in state.board.pieces.values()} - known
        return sorted(gone | (set(road) - box.levels.keys()))

    def view(self, session: Session, seat: int = 0) -> HeroicaView:
        """How a session presents itself; everything lies open to every seat."""
        return HeroicaView(session, self.words)

    def save_line(self, state: State) -> SaveLine:
        """How a journey in this state is told of in a list."""
        return save_line(self.box, self.words, state, bool(self._gone(state)))

    # -- declarations

    def dice(self) -> Mapping[str, Die]:
        """The one die."""
        return {self.box.die.id: self.box.die}

    def tally(self, session: Session) -> Mapping[str, int]:
        """A game that is over in the numbers that its achievements ask for."""
        t = cast(Table, session.table)
        return tally(t, read(t, begun(t, session.kept.get(RECORD)), session.retell()))

    def book(self) -> Book:
        """The numbered rules and the glossary."""
        return read_book(self.box.content.rules, self.box.content.glossary, self.words)

    def workbench(self) -> HeroicaWorkbench:
        """The game laid out, sampled, counted and checked."""
        return HeroicaWorkbench(self.box)


def load_mode(folder: Path, words: Words, own: Path | None = None) -> HeroicaMode:
    """The game from its data folder, with what a player has put into the folder `own`. Raises ContentError with every
    problem of the game itself.
    """
    return mode_of(load_box(folder, own), folder, words)


def mode_of(box: Box, folder: Path, words: Words) -> HeroicaMode:
    """The game of a box that is read. Raises ContentError."""
    problems: list[str] = []
    career = Career(ladder_of(box, words), read_achievements(folder, words, numbers_of(), problems))
    if problems:
        raise ContentError(problems)
    own = box.own.levels
    content = [vars(box.content), [plain_level(level) for name, level in box.levels.items() if name not in own]]
    if own:
        words = words.over({"level": {level: asdict(it.words) for level, it in own.items()}})
    return HeroicaMode(box, words, fingerprint([content, rules_of(flow, compiling, names)]), career)

