"""What the modes of the family do alike: sessions and saves, computer players, questions and notes, rules pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from game.adventure import values
from game.adventure.book import book_of
from game.adventure.box import Box
from game.adventure.table import SEATS, Table
from game.adventure.view.action_lines import action_lines
from game.adventure.view.names import Marks
from game.kit.base_mode import BaseMode, Parts
from game.kit.board import State
from game.kit.book import Book
from game.kit.career import Career
from game.kit.dice import Die
from game.kit.errors import RuleError
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.shown import Fact, SaveSeat
from game.kit.text import Words


class AdventureParts(Parts, frozen=True):
    """What a game of the family is made of besides."""

    table: type[Table]
    problems_of: Callable[[Any, dict[str, Any]], list[tuple[str, str]]]
    """Why the record of a set-up cannot be played, as (reason key, rule id) each."""
    plain_setup: Callable[[Setup], dict[str, Any]]
    """The record of a set-up, as states and saves hold it."""
    setup_of: Callable[[dict[str, Any]], Setup]
    """The set-up of a record."""
    picture_of: Callable[[str], str]


class AdventureMode(BaseMode):
    """A game of the family as the rest of the house sees it, but for its form, its view, its save line, its tally and
    its workbench.
    """

    parts: ClassVar[AdventureParts]

    def __init__(self, box: Any, words: Words, marks: Marks, content: str, career: Career) -> None:
        super().__init__(box, words, content, career)
        self.marks = marks
        self.lines = action_lines(box, marks)

    # -- sessions and saves ------------------------------------------------------------------------

    def record_of(self, setup: Setup) -> dict[str, Any]:
        """The record of a set-up, as states and saves hold it."""
        return self.parts.plain_setup(setup)

    def session(self, setup: Setup) -> Session:
        """A session that has not begun; also of a party that only the rules can lay out. Raises RuleError for a set-up
        that cannot be played.
        """
        return self.parts.sessions.new(self.box, self.record_of(setup))

    def setup_of(self, state: State) -> Setup:
        """The set-up that a state was begun with."""
        return self.parts.setup_of(state.setup)

    def check(self, state: State) -> None:
        """Whether the set-up of a state is one that the rules can lay out. Raises RuleError."""
        wrong = self.parts.problems_of(self.box, state.setup)
        if wrong:
            raise RuleError(" ".join(self.words(key) for key, _ in wrong))

    def missing(self, state: State) -> list[str]:
        """The quest and the cards of a state that are not in the box (any more)."""
        quest, box = self.parts.table.quest_in(state), self.box
        gone = {piece.card for piece in state.board.pieces.values() if not box.knows(piece.card)}
        return sorted(gone if quest in box.quests else gone | {quest})

    # -- for the line of a save --------------------------------------------------------------------

    def laid_out(self, state: State) -> Table | None:
        """The table of a state, to read from; None if something of it is not in the box."""
        if self.missing(state):
            return None
        return self.parts.table(state, self.computer_player("random", self.id), self.box)

    def save_seats(self, state: State, t: Table | None) -> tuple[SaveSeat, ...]:
        """The heroes of a save with their health, if they sit at the table already."""
        words, picture_of = self.words, self.parts.picture_of
        return tuple(
            SaveSeat(words(f"hero.{seat.piece}.short"), picture_of(seat.piece), seat.player, self._facts(t, seat.piece))
            if seat.piece in self.box.heroes
            else SaveSeat(seat.piece, "", seat.player)
            for seat in self.setup_of(state).seats
        )

    def _facts(self, t: Table | None, hero: str) -> tuple[Fact, ...]:
        if t is None or hero not in t.zone(SEATS):
            return ()
        left = values.health_left(t, hero) if t.standing(hero) else 0
        value = f"{left}/{values.health(t, hero)}"
        return (Fact("heart", self.words("ui.setup.health"), value),)

    # -- dice and pages ----------------------------------------------------------

    def dice(self) -> Mapping[str, Die]:
        """The dice of the game by id."""
        box: Box = self.box
        return box.dice

    def book(self) -> Book:
        """The numbered rules, the rules of the quest sheets under the title of their quest, and the glossary."""
        return book_of(self.box, self.words)
