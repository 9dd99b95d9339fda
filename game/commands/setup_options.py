"""The options of a game's own set-up on the command line, made from its form: one for each list, switch and the pieces.

A list of quests gives `--quest ID`, a switch `--grim`, the pieces `--heroes NUMBER-OR-IDS`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NamedTuple

from game.commands.common import stop
from game.kit.mode import Mode
from game.kit.setup import SeatChoice, Setup

ALL = "all"
"""Stands for every entry of a list, one after the other."""
RANDOM = "random"
"""Stands for an entry that the seed draws."""


class WantedSetup(NamedTuple):
    """What the options ask for: choices by list and switch, and either a number of seats or the pieces themselves."""

    choices: dict[str, str]
    seats: int
    pieces: tuple[str, ...]
    given: bool
    """Whether any of the options was given."""

    @property
    def party(self) -> int | list[str]:
        """The seats as they were asked for, for a report."""
        return list(self.pieces) or self.seats

    def setup(self, mode: Mode, seed: str) -> Setup:
        """The set-up for one game; what is open is drawn by the seed. Ends the program where it cannot be played."""
        seats = tuple(SeatChoice("", piece) for piece in self.pieces)
        bare = Setup(self.choices, seats or (SeatChoice(),) * self.seats, 0, seed)
        form = mode.setup_form(mode.nature.seats[0])
        problem = mode.problem(bare)
        if problem is not None:
            stop(f"--{form.pieces_id}: {problem.sentence} ({problem.rule})")
        if seats:
            return bare
        return mode.workbench().sample(self.seats, seed, self.choices)


def read_options(
    mode: Mode, arguments: Sequence[str], program: str, usual: str = "", *, leave_open: bool = False
) -> list[WantedSetup]:
    """What the arguments ask for, once for each entry where a list says "all"; `usual` is the entry of a list that is
    not given and has none that is usual in itself (empty: its first). What a list has is what so many
    seats choose from, where their number is said. With `leave_open` nothing is chosen from a list that is not given.
    Ends the program with a message where an argument is wrong.
    """
    form = mode.setup_form(mode.nature.seats[0])
    parser = argparse.ArgumentParser(prog=program, allow_abbrev=False)
    for choice in form.lists:
        parser.add_argument(f"--{choice.id}", dest=choice.id, help=f"{choice.title}: an id, {ALL}, or {RANDOM}")
    for switch in form.switches:
        parser.add_argument(f"--{switch.id}", dest=switch.id, action="store_true", help=switch.title)
    how = f"{form.pieces_title}: how many, or ids, comma-separated"
    parser.add_argument(f"--{form.pieces_id}", dest=form.pieces_id, help=how)
    options = vars(parser.parse_args(list(arguments)))
    seats, pieces = _pieces(mode, form.pieces_id, options[form.pieces_id] or "")
    fewest, most = mode.nature.seats
    wanted = (seats,) if options[form.pieces_id] and fewest <= seats <= most else range(fewest, most + 1)
    rows: list[dict[str, str]] = [{}]
    for choice in form.lists:
        if leave_open and not options[choice.id]:
            continue
        known = _entries(mode, choice.id, wanted)
        word = options[choice.id] or choice.usual or usual or known[0]
        if word not in (*known, ALL, RANDOM):
            said = f"--{choice.id}: cannot be played ({choice.rule}); known are: {', '.join(known)}"
            stop(said, [f"left out: {what}" for what in form.left_out])
        taken = known if word == ALL else [word]
        rows = [{**row, choice.id: entry} for row in rows for entry in taken]
    switched = {switch.id: "yes" for switch in form.switches if options[switch.id]}
    given = any(value for value in options.values())
    return [WantedSetup(row | switched, seats, pieces, given) for row in rows]


def _entries(mode: Mode, list_id: str, numbers: Sequence[int]) -> list[str]:
    """The entries of a list for one of these numbers of seats; first those for as few as may be."""
    lists = (found for seats in numbers for found in mode.setup_form(seats).lists)
    return [*dict.fromkeys(entry.id for found in lists if found.id == list_id for entry in found.entries)]


def read_seats(mode: Mode, arguments: Sequence[str], program: str) -> int:
    """How many are to sit at the table, by `--seats` or by what the game calls its pieces; as few as may if it is not
    said. Ends the program with a message where an argument is wrong.
    """
    names = dict.fromkeys(("--seats", f"--{mode.setup_form(mode.nature.seats[0]).pieces_id}"))
    fewest, most = mode.nature.seats
    parser = argparse.ArgumentParser(prog=program, allow_abbrev=False)
    parser.add_argument(*names, dest="seats", type=int, default=fewest, help="how many sit at the table")
    seats: int = parser.parse_args(list(arguments)).seats
    if not fewest <= seats <= most:
        stop(f"{'/'.join(names)}: {fewest} to {most} sit at this table, not {seats}")
    return seats


def _pieces(mode: Mode, name: str, word: str) -> tuple[int, tuple[str, ...]]:
    """A number of seats, or the pieces that were named."""
    if not word:
        return mode.nature.seats[0], ()
    if word.isdecimal() and len(word) < 4:
        return int(word), ()
    named = tuple(piece.strip() for piece in word.split(",") if piece.strip())
    known = [entry.id for entry in mode.setup_form(mode.nature.seats[0]).pieces]
    for piece in named:
        if piece not in known:
            stop(f"--{name}: there is no {piece!r}; known are: {', '.join(known)}")
    return len(named), named
