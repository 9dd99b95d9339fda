"""Setting up a game on a terminal: what its form asks for, the seats and their players, and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TextIO

from game.kit.mode import Mode
from game.kit.setup import ChoiceList, Entry, Problem, SeatChoice, Setup, SetupForm, Switch
from game.kit.text import Words
from game.kit.text_commands import whole_number
from game.kit.text_names import alike, meant
from game.kit.text_play import next_line, plain


class TextSetup:
    """Asks for a set-up, one line at a time; an empty line takes what is offered. Every answer is None where somebody
    leaves, as the end of the input does.
    """

    def __init__(self, mode: Mode, words: Words, source: TextIO, out: TextIO) -> None:
        self.mode = mode
        self.words = words
        self.source = source
        self.out = out

    def ask(self, seed: str) -> Setup | None:
        """A set-up that can be played; None, and a sentence, if somebody leaves. `seed` is offered."""
        self._say("text.setup-welcome")
        setup = self._ask(seed)
        if setup is None:
            self._say("text.setup-left")
        return setup

    def _ask(self, seed: str) -> Setup | None:
        fewest, most = self.mode.nature.seats
        always = lists_always(self.mode)
        choices = self._choices(always)
        count = self.number("text.setup-count", fewest, most, fewest) if choices is not None else None
        if choices is None or count is None:
            return None
        form = self.mode.setup_form(count)
        others = self._choices([found for found in form.lists if found.id not in choices])
        if others is None:
            return None
        choices |= others
        seats = self._seats(form, choices, count)
        players = self._players(form, seats) if seats is not None else None
        chosen = self._line("text.setup-seed", seed=seed) if players is not None else None
        if players is None or chosen is None:
            return None
        return Setup(choices | self._switches(form.switches), players, 0, chosen or seed)

    def _choices(self, lists: Sequence[ChoiceList]) -> dict[str, str] | None:
        """One entry of each list, by number or name."""
        chosen: dict[str, str] = {}
        for found in lists:
            for number, entry in enumerate(found.entries, 1):
                self._say("text.setup-entry", number=number, told=_entry_line(entry))
            usual = found.entries.index(found.usual_entry) + 1
            names = [entry.title for entry in found.entries]
            taken = self.number("text.setup-which", 1, len(names), usual, names, title=found.title)
            if taken is None:
                return None
            chosen[found.id] = found.entries[taken - 1].id
        return chosen

    def _seats(self, form: SetupForm, choices: dict[str, str], count: int) -> tuple[SeatChoice, ...] | None:
        """So many seats whose pieces may be together; a wrong choice says why and is asked for again."""
        pieces = form.pieces
        if not pieces:
            return self._playable(choices, [SeatChoice() for _ in range(count)])
        for number, piece in enumerate(pieces, 1):
            self._say("text.setup-entry", number=number, told=_piece_line(piece))
        while True:
            line = self._line("text.setup-which-pieces", count=count)
            if line is None:
                return None
            names = [piece.title for piece in pieces]
            parts = line.replace(",", " ").split() if line[:1].isdecimal() else line.split(",")
            numbers = [number_meant(part, names) for part in parts]
            found = [number for number in numbers if number is not None]
            if not len(found) == len(numbers) == count:
                unclear = [part for part, number in zip(parts, numbers, strict=True) if number is None]
                asked = [self._ask_about(part, names) for part in unclear]
                if True not in asked:
                    self._say("text.setup-no-names", count=count, most=len(pieces))
                continue
            seats = self._playable(choices, [SeatChoice(piece=pieces[number - 1].id) for number in found])
            if seats is not None:
                return seats

    def _playable(self, choices: dict[str, str], seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...] | None:
        """The seats, or None after having said why they cannot be."""
        problem: Problem | None = self.mode.problem(Setup(choices, tuple(seats)))
        if problem is not None:
            self._say("text.reason", sentence=problem.sentence, rule=problem.rule)
        return tuple(seats) if problem is None else None

    def _players(self, form: SetupForm, seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...] | None:
        """The seats with the names of their players; where the game has computer players, each may be given to one."""
        computers = form.computers if self.mode.nature.computer_seats else ()
        made = []
        for number, seat in enumerate(seats, 1):
            piece = form.piece(seat.piece)
            name = (piece.short or piece.title) if piece is not None else str(number)
            known = ", ".join(f"!{computer}" for computer, _ in computers)
            line = self._player(f"text.setup-player{'-or-computer' if computers else ''}", name, known)
            if line is None:
                return None
            computer = line[1:] if computers and line.startswith("!") else ""
            made.append(SeatChoice(dict(computers).get(computer, line), seat.piece, computer))
        return tuple(made)

    def _player(self, key: str, name: str, known: str) -> str | None:
        """Who plays a piece: a name, nothing, or one of the computer players that are known, each with its mark; asked
        for until it is one of them. None where somebody leaves.
        """
        while True:
            line = self._line(key, name=name, known=known)
            if line is None or not known or not line.startswith("!") or line in known.split(", "):
                return line
            self._say("text.mistyped", names=", ".join(alike(line, known.split(", "))) or known)

    def _switches(self, switches: Sequence[Switch]) -> dict[str, str]:
        """Each switch on or off; an empty line leaves it off, and so does the end of the input."""
        return {switch.id: "yes" if self._switched(switch) else "" for switch in switches}

    def _switched(self, switch: Switch) -> bool:
        """Whether a switch is turned on: by a word for yes; what is no word for no either is asked again."""
        words = {"yes": self.words.lines("text.yes"), "no": self.words.lines("text.no")}
        while True:
            line = self._line("text.setup-switch", title=switch.title, on=switch.on)
            if not line or line.casefold() in words["no"]:
                return False
            if line.casefold() in words["yes"]:
                return True
            self._say("text.setup-yes-or-no")

    def number(
        self, key: str, least: int, most: int, usual: int, names: Sequence[str] = (), **values: Any
    ) -> int | None:
        """A number within bounds, or that of a name, counted from 1; asked for until there is one."""
        while True:
            line = self._line(key, least=least, most=most, usual=usual, **values)
            if line is None:
                return None
            if not line:
                return usual
            number = number_meant(line, names)
            if number is not None and least <= number <= most:
                return number
            if not self._ask_about(line, names):
                self._say("text.setup-number", least=least, most=most)

    def _ask_about(self, typed: str, names: Sequence[str]) -> bool:
        """Ask which of several names was meant, or whether one was that looks alike; whether there is any."""
        several = meant(typed, names)
        found = several or alike(typed, names)
        if found:
            self._say("text.several-names" if len(several) > 1 else "text.mistyped", names=", ".join(found))
        return bool(found)

    def _say(self, key: str, **values: Any) -> None:
        self.out.write(plain(self.words(key, **values)) + "\n")

    def _line(self, key: str, **values: Any) -> str | None:
        """Ask for a line; None where somebody leaves."""
        self._say(key, **values)
        return next_line(self.source, self.out)


def lists_always(mode: Mode) -> list[ChoiceList]:
    """The lists that are asked for however many play, with the same entries; the others only where it is known how
    many.
    """
    fewest, most = mode.nature.seats
    known = {found.id: [entry.id for entry in found.entries] for found in mode.setup_form(most).lists}
    lists = mode.setup_form(fewest).lists
    return [found for found in lists if known.get(found.id) == [entry.id for entry in found.entries]]


def number_meant(typed: str, names: Sequence[str]) -> int | None:
    """The number that is typed, or that of the one name that is meant, from 1; None where it is neither.

    A number may lie beyond the names only where there are none.
    """
    number = whole_number(typed)
    if number is not None:
        return number if not names or 1 <= number <= len(names) else None
    found = meant(typed, names)
    return names.index(found[0]) + 1 if len(found) == 1 else None


def _entry_line(entry: Entry) -> str:
    """An entry of a list in a line: its title, its group, the first that is said of it."""
    head = ", ".join(part for part in (entry.title, entry.group_title) if part)
    told = entry.facts[0].value if entry.facts else entry.line
    return f"{head}: {told}" if told else head


def _piece_line(piece: Entry) -> str:
    """A piece in a line: its title, its numbers, what it can do."""
    head = ", ".join((piece.title, *(f"{fact.label} {fact.value}" for fact in piece.facts)))
    return f"{head}. {piece.text}" if piece.text else head
