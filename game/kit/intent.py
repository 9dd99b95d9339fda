"""Intent: what will come if nothing changes, as plain values between the rules, which find it out, and the screen.

It takes time to find out, so a game does it in pieces of work (`Thinking`): the screen does a few between two frames,
the terminal all at once. What a seat may not know is never in it; where hidden cards can add to a number, the number
is a floor and says so.
"""

from __future__ import annotations

from msgspec import Struct

from game.kit.slices import Work, done


class Deed(Struct, frozen=True):
    """One thing a piece will do: its icon, its number (empty: none), and the words of it."""

    icon: str
    value: str
    words: str


class Move(Struct, frozen=True):
    """What a piece on the table will do of itself: its place in the order, from `first` to `last` where others may come
    before it, and its deeds. Nothing is known of one that is `hidden`; `line` tells it in a sentence.
    """

    piece: str
    first: int
    last: int
    deeds: tuple[Deed, ...] = ()
    hidden: bool = False
    line: str = ""


class Toll(Struct, frozen=True):
    """What will be taken from a piece of a seat: for sure, on average, at worst; so many `hidden` cards may add to it.

    `falls` is "sure" or "maybe" where it would not outlast it. `summary` is all of it in a few words, `lines` say what
    comes from whom.
    """

    piece: str
    least: int
    expected: float
    most: int
    hidden: int = 0
    falls: str = ""
    summary: str = ""
    lines: tuple[str, ...] = ()


class Ahead(Struct, frozen=True):
    """Something else that lies ahead: its icon as an asset id, a few words, and sentences. `lacking` says that it is
    something to reach.
    """

    icon: str
    title: str
    text: str = ""
    lacking: bool = False


class Intent(Struct, frozen=True):
    """What will come if nothing changes. `about` names the part of the game that is told (as "enemy phase").

    `notes` say what the numbers leave open, `rule` where it is ruled; `spoken` is the whole in sentences.
    """

    title: str
    about: str
    moves: tuple[Move, ...] = ()
    tolls: tuple[Toll, ...] = ()
    ahead: tuple[Ahead, ...] = ()
    notes: tuple[str, ...] = ()
    rule: str = ""
    spoken: tuple[str, ...] = ()

    def move(self, piece: str) -> Move | None:
        """What a piece will do; None for one that does nothing of itself."""
        return next((move for move in self.moves if move.piece == piece), None)

    def toll(self, piece: str) -> Toll | None:
        """What will be taken from a piece; None for one from which nothing can be."""
        return next((toll for toll in self.tolls if toll.piece == piece), None)


Thinking = Work[Intent | None]
"""The work of finding out, in pieces; what it returns is the intent, or None where there is none to tell."""


def thought(work: Thinking) -> Intent | None:
    """The end of the work, all of it done at once."""
    return done(work)
