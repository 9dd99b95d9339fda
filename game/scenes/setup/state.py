"""What the players have set up so far: choices, seats with names and pieces, options, seed. No drawing.

`SetupState.setup()` is what the game is given; `problem(words)` says in one sentence what is missing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.kit.mode import Mode
from game.kit.setup import ChoiceList, Entry, Problem, SeatChoice, Setup, SetupForm
from game.kit.sitting import NAME_LIMIT
from game.scenes.journey import new_seed
from game.ui.screen.scene import Words

SEED_LIMIT = 24
ON = "yes"


class Refusal(NamedTuple):
    """Why a piece cannot be taken: the seat that is in the way (from 0; -1 where none is), the sentence, the rule."""

    seat: int
    sentence: str
    rule: str


@dataclass
class SeatDraft:
    """One seat: the name its player gave, the name of one who gave none, the piece's id, and the computer player;
    all may be empty.
    """

    name: str = ""
    usual: str = ""
    piece: str = ""
    computer: str = ""

    @property
    def player(self) -> str:
        """The name that is played under."""
        return self.name.strip() or self.usual


@dataclass
class SetupState:
    """The choices so far. Seats count from 0; `current` is the seat that a chosen piece is taken for."""

    mode: Mode
    words: Words
    form: SetupForm
    choices: dict[str, str]
    seats: list[SeatDraft]
    seed: str
    current: int = 0
    first: int = 0
    undo: bool = True

    @classmethod
    def fresh(cls, mode: Mode, words: Words, last: Setup | None = None, *, undo: bool = True) -> SetupState:
        """The last set-up as far as it still fits, or the fewest seats, empty; always with a new seed."""
        fewest, most = mode.nature.seats
        before = last.seats[:most] if last is not None else ()
        form = mode.setup_form(max(fewest, len(before)))
        choices = _choices(form, last.choices if last is not None else {})
        state = cls(mode, words, form, choices, [], new_seed(words), undo=undo)
        for seat in (*before, *(SeatChoice() for _ in range(fewest - len(before)))):
            state._seat(seat)
        state.current = next((at for at, seat in enumerate(state.seats) if not seat.piece), 0)
        state.first = last.first if last is not None and 0 <= last.first < state.count else 0
        return state

    def _seat(self, before: SeatChoice) -> None:
        """Add a seat as it was before, as far as its piece and computer player are still there and free."""
        usual = self.words("ui.setup.player", number=self.count + 1)
        name = before.player[:NAME_LIMIT] if before.player != usual else ""
        free = self.form.piece(before.piece) is not None and self.seat_of(before.piece) is None
        computer = before.computer if before.computer in dict(self.computers) else ""
        self.seats.append(SeatDraft(name, usual, before.piece if free else "", computer))

    @property
    def fewest(self) -> int:
        """How many seats there are at least."""
        return self.mode.nature.seats[0]

    @property
    def most(self) -> int:
        """How many seats there can be."""
        return self.mode.nature.seats[1]

    @property
    def count(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def chosen(self) -> int:
        """How many seats have a piece."""
        return sum(1 for seat in self.seats if seat.piece)

    @property
    def computers(self) -> tuple[tuple[str, str], ...]:
        """The computer players that a seat may be given to, as (id, name)."""
        return self.form.computers if self.mode.nature.computer_seats else ()

    def entry(self, choice_list: ChoiceList) -> Entry:
        """What is chosen of a list."""
        return choice_list.entry(self.choices[choice_list.id]) or choice_list.usual_entry

    def told(self, choice_list: ChoiceList) -> str:
        """A list by its title, with what is chosen of it where that has a short name."""
        short = self.entry(choice_list).short
        return f"{choice_list.title}: {short}" if short else choice_list.title

    def switched(self, switch: str) -> bool:
        """Whether a switch is on."""
        return self.choices.get(switch) == ON

    def turn_switch(self, switch: str, on: bool) -> None:
        """Turn a switch on or off."""
        self.choices[switch] = ON if on else ""

    def seat_of(self, piece: str) -> int | None:
        """The seat of a piece, or None."""
        return next((at for at, seat in enumerate(self.seats) if piece and seat.piece == piece), None)

    def refusal(self, piece: str) -> Refusal | None:
        """What the game says against a piece in the current seat; None if nothing, or if the piece sits already."""
        if self.seat_of(piece) is not None:
            return None
        before, seat = self.seats[self.current].piece, self.seats[self.current]
        seat.piece = piece
        found = self.mode.problem(self.setup())
        seat.piece = before
        if found is None or self.current not in found.seats:
            return None
        other = next((at for at in found.seats if at != self.current), -1)
        return Refusal(other, found.sentence, found.rule)

    def take(self, piece: str) -> bool:
        """Give a piece to the current seat, or take it back from where it sits; false if the game forbids it."""
        seated = self.seat_of(piece)
        if seated is not None:
            self.seats[seated].piece = ""
            self.current = seated
            return True
        if self.refusal(piece) is not None:
            return False
        self.seats[self.current].piece = piece
        self.current = next((at for at, seat in enumerate(self.seats) if not seat.piece), self.current)
        return True

    def take_random(self, chance: random.Random) -> str:
        """Give the current seat a piece that is free and fits; empty if there is none."""
        ids = [piece.id for piece in self.form.pieces]
        fitting = [piece for piece in ids if self.seat_of(piece) is None and self.refusal(piece) is None]
        if not fitting:
            return ""
        piece = chance.choice(fitting)
        self.take(piece)
        return piece

    def choose_random(self, choice_list: ChoiceList, chance: random.Random) -> None:
        """Choose any entry of a list."""
        self.choices[choice_list.id] = chance.choice(choice_list.entries).id

    def next_player(self, at: int) -> None:
        """Give a seat to the next computer player, and after the last one to a person again."""
        order = ["", *(computer for computer, _ in self.computers)]
        seat = self.seats[at]
        seat.computer = order[(order.index(seat.computer) + 1) % len(order)]

    def add_seat(self) -> bool:
        """Add an empty seat and make it the current one; false if the table is full."""
        if self.count >= self.most:
            return False
        self._seat(SeatChoice())
        self.current = self.count - 1
        self._ask_anew()
        return True

    def remove_seat(self, at: int) -> bool:
        """Take a seat away; false if only the fewest are left."""
        if self.count <= self.fewest:
            return False
        del self.seats[at]
        self.first = self.first - 1 if self.first > at else min(self.first, self.count - 1)
        self.current = min(self.current, self.count - 1)
        self._ask_anew()
        return True

    def _ask_anew(self) -> None:
        """The form for another number of seats. What was chosen of a list that is not asked for now, or cannot be
        chosen with so many, is kept for when it is again.
        """
        self.form = self.mode.setup_form(self.count)
        self.choices = _choices(self.form, self.choices) | self.choices

    def problem(self) -> Problem | None:
        """What is missing before the game can begin; None if nothing is."""
        empty = next((at for at, seat in enumerate(self.seats) if not seat.piece), None)
        if empty is not None and self.form.pieces:
            return Problem(self.words("ui.setup.no_piece", seat=empty + 1), self.form.piece_rule, (empty,))
        return self.mode.problem(self.setup())

    def setup(self) -> Setup:
        """The set-up as the game wants it."""
        seats = tuple(SeatChoice(seat.player, seat.piece, seat.computer) for seat in self.seats)
        chosen, first = _choices(self.form, self.choices), min(self.first, self.count - 1)
        return Setup(chosen, seats, first, self.seed.strip() or "0")


def _choices(form: SetupForm, before: Mapping[str, str]) -> dict[str, str]:
    """What was chosen of each list as far as it is still there, else its usual entry; and the switches."""
    chosen = {}
    for found in form.lists:
        wanted = before.get(found.id, "")
        chosen[found.id] = wanted if found.entry(wanted) is not None else found.usual_entry.id
    return chosen | {switch.id: ON if before.get(switch.id) == ON else "" for switch in form.switches}
