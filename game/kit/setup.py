"""Setting up a game: what can be chosen (`SetupForm`), and what was chosen (`Setup`).

A game says once what its set-up asks for, as lists, pieces and switches; the window, the terminal and the commands all
lay out that form. What the players chose is plain and fits every game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from game.kit.shown import Fact, Row, Space


class SeatChoice(Struct, frozen=True):
    """What one seat chose: the player's name, the piece that is played, and the computer player (empty: a person)."""

    player: str = ""
    piece: str = ""
    computer: str = ""


class Setup(Struct, frozen=True):
    """What was chosen before a game begins.

    `choices` holds one id for each list and "yes" or "" for each switch of the form; `first` is the seat, from 0, that
    leads or begins; the seed decides everything that is left to chance.
    """

    choices: dict[str, str]
    seats: tuple[SeatChoice, ...]
    first: int = 0
    seed: str = ""

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that are played, by seat."""
        return tuple(seat.piece for seat in self.seats)

    def switched(self, switch: str) -> bool:
        """Whether a switch of the form is on."""
        return self.choices.get(switch) == "yes"


def setup_of(record: Mapping[str, Any]) -> Setup:
    """The set-up of the record that a state keeps of it: `choices`, and by seat `players`, `pieces` and `computers`."""
    seats = zip(record["players"], record["pieces"], record["computers"], strict=True)
    choices = {str(key): str(value) for key, value in record["choices"].items()}
    seated = tuple(SeatChoice(*map(str, seat)) for seat in seats)
    return Setup(choices, seated, int(record["first"]), str(record["seed"]))


class Problem(Struct, frozen=True):
    """Why a set-up cannot be played: a sentence, the rule, and the seats (from 0) that are in the way of each other."""

    sentence: str
    rule: str = ""
    seats: tuple[int, ...] = ()


class Trait(Struct, frozen=True):
    """A card or ability that an entry brings: its id, its name, its icon, and a number with what it counts
    ("heal", "Heal", "action-aid", 2, "die").
    """

    id: str
    name: str
    icon: str = ""
    value: int = 0
    value_icon: str = ""


class Opponent(Struct, frozen=True):
    """Whom an entry is about: title, a line about it, picture, and numbers as facts."""

    id: str
    title: str
    line: str = ""
    picture: str = ""
    facts: tuple[Fact, ...] = ()


class Entry(Struct, frozen=True):
    """Something to choose, as the house shows it: a quest, a boss, a level, a hero.

    `group` is the heading it stands under; `rank` how hard it is, from 1 (0: no matter); `picture` the id of a picture,
    `focus` what of it is kept where it is cut, across and down (0 to 1; None: what the place that shows it keeps);
    `line` one line about it. The others are for its sheet: what it is about or can do, what is said of it, facts,
    paragraphs, a track with its title and icon, the cards it brings, and whom it is about.
    """

    id: str
    title: str
    short: str = ""
    group: str = ""
    group_title: str = ""
    rank: int = 0
    picture: str = ""
    focus: tuple[float, float] | None = None
    line: str = ""
    text: str = ""
    quote: str = ""
    facts: tuple[Fact, ...] = ()
    rows: tuple[Row, ...] = ()
    track: tuple[Space, ...] = ()
    track_title: str = ""
    track_icon: str = ""
    traits: tuple[Trait, ...] = ()
    opponent: Opponent | None = None


class ChoiceList(Struct, frozen=True):
    """A list of which one entry is chosen. `title` heads it; `rule` is opened when a player asks about it;
    `rank_icon` stands as often at a group as it is hard (empty: a plain disc). `usual` is the entry that is
    chosen where nobody chooses (empty: the first).
    """

    id: str
    title: str
    entries: tuple[Entry, ...]
    rule: str = ""
    rank_icon: str = ""
    usual: str = ""

    @property
    def usual_entry(self) -> Entry:
        """The entry that is chosen where nobody chooses."""
        return self.entry(self.usual) or self.entries[0]

    def entry(self, entry_id: str) -> Entry | None:
        """The entry with this id, or None."""
        return next((entry for entry in self.entries if entry.id == entry_id), None)


class Switch(Struct, frozen=True):
    """Something to turn on or off: its name, what is so when it is on and when it is off, and its rule."""

    id: str
    title: str
    on: str = ""
    off: str = ""
    rule: str = ""


class SetupForm(Struct, frozen=True):
    """What is to be chosen before a game, for a number of seats.

    `pieces` is what a seat may take, in the order of their groups; `pieces_title` heads them, `pieces_id` names them on
    the command line, and `piece_rule` says that each seat needs one. `first_words` says what the first seat does
    ("leads", "begins"); empty where nobody is first. `computers` are the computer players that a seat may be given to,
    as (id, name). `left_out` says what players have made for the game and cannot choose, each with its file and why.
    """

    lists: tuple[ChoiceList, ...]
    pieces: tuple[Entry, ...]
    pieces_title: str
    pieces_id: str = "pieces"
    piece_rule: str = ""
    switches: tuple[Switch, ...] = ()
    first_words: str = ""
    first_rule: str = ""
    computers: tuple[tuple[str, str], ...] = ()
    left_out: tuple[str, ...] = ()

    def piece(self, piece_id: str) -> Entry | None:
        """The piece with this id, or None."""
        return next((entry for entry in self.pieces if entry.id == piece_id), None)

    def groups(self) -> Iterator[tuple[str, str, tuple[Entry, ...]]]:
        """The pieces by group, in order: (group, its title, entries)."""
        titles = {entry.group: entry.group_title for entry in self.pieces}
        for group, title in titles.items():
            yield group, title, tuple(entry for entry in self.pieces if entry.group == group)
