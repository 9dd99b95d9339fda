"""Adventure values: what the look of an event, a quest, an errand or a test is told beside pieces and words."""

from __future__ import annotations

from typing import NamedTuple

EVENT, QUEST, STORY, TEST = "event", "quest", "story", "test"
"""What is on the table: an event, a quest that is explored, a story card that is tried, or a test by itself."""


class OptionShown(NamedTuple):
    """An option of an event or an outcome of a quest: the option of the question, its number, title, the attribute of
    its test with what is tested ("Mind +0"), its chance from 0 to 1 (None: there is none) and on which condition
    (`when`: "with 1 more"; empty: as it stands), what it brings in a line or two (`good`), and what happens else
    (`bad`); of an outcome the terrains that it needs and whether dice cover it. Why it cannot be picked, and whether
    it was.
    """

    option: str
    number: int
    title: str
    attribute: str = ""
    asked: str = ""
    chance: float | None = None
    when: str = ""
    good: str = ""
    bad: str = ""
    symbols: tuple[str, ...] = ()
    covered: bool = True
    reason: str = ""
    chosen: bool = False


class TestShown(NamedTuple):
    """A test: attribute, its title ("The test: mind, 2 cards"), what is enough ("1 success is enough"), how many cards
    it has revealed or is going to, the chances with so many more cards ("1 more", "44 %"), and what is left in the deck
    in a line or two. The cards lie in the zone `revealed` of the board.
    """

    attribute: str
    title: str
    enough: str
    cards: int
    chances: tuple[tuple[str, str], ...] = ()
    left: tuple[str, ...] = ()


class BesideShown(NamedTuple):
    """The open quest that matters beside it: piece, title, what it is, picture, words, what it takes to explore it, its
    outcomes, and where it is ("The Barrow Downs, 7 hexes").
    """

    piece: str
    title: str
    line: str
    picture: str
    quote: str = ""
    explore: str = ""
    outcomes: tuple[OptionShown, ...] = ()
    where: str = ""


class AdventureShown(NamedTuple):
    """A card that is being resolved: its piece, what it is, its deck ("" for none), title, picture, its scene in words,
    where that is, its options or outcomes; what happens if it stays as it is (`stays`, good or bad), a note on a state
    ("Blessed: ..."), the test, and the quest beside it. `hero` is whose it is; the dice of an exploration are those of
    the tray.
    """

    piece: str
    kind: str
    hero: str
    deck: str
    title: str
    picture: str
    text: str
    where: str = ""
    options: tuple[OptionShown, ...] = ()
    stays: str = ""
    stays_bad: bool = False
    note: str = ""
    test: TestShown | None = None
    beside: BesideShown | None = None
