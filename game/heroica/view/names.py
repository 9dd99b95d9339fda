"""Names of what is in the game, as a player reads them: of pieces, cards, squares, seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.heroica.box import FEATURE, HERO, MONSTER, POTION, RELIC, THING, Box
from game.heroica.table import Table
from game.kit.base_names import BaseNames
from game.kit.cells import Cell, cell_of
from game.kit.text import Words

PICTURES, THINGS = "pictures/heroica", "things"
FOLDERS = {HERO: "portraits", MONSTER: "figures", FEATURE: "features"}
"""Where the pictures of each kind lie; those of everything that can be carried are things."""
LOOKS = {"king": "king-bound", "cyclone": "cyclone-1", "rift": "rift-1", "sum-door": "gate"}
"""Features that have several pictures: the one that stands for it."""
WINDOWS = "scenes/heroica/window"
"""How the pictures of the windows begin."""
FIRST_COLUMN = "A"


def picture_of(box: Box, card: str) -> str:
    """The picture of a hero, a monster, a thing, a feature or a level: its asset id."""
    if card in box.levels:
        return f"{PICTURES}/levels/level-{_pictured(box, card):02}"
    kind = box.kind(card)
    if kind == MONSTER and box.content.monsters[card].boss == "final":
        card = f"{card}-south"
    return f"{PICTURES}/{FOLDERS.get(kind, THINGS)}/{LOOKS.get(card, card)}"


def _pictured(box: Box, level: str) -> int:
    """The number of the level whose picture shows a level: the own one, of one of a player that of its theme."""
    if level in box.content.levels:
        return box.levels[level].number
    theme = box.levels[level].theme
    return next(box.levels[it].number for it in box.content.levels if box.levels[it].theme == theme)


def numbered(box: Box, words: Words, key: str, level: str, **told: str | int) -> str:
    """A text that counts a level by its number; a level of a player has none, and its text is `<key>-own`."""
    if level in box.own.levels:
        return words(f"{key}-own", **told)
    return words(key, number=box.levels[level].number, **told)


def card_name(box: Box, words: Words, card: str) -> str:
    """The name of a card; its id where the box does not know it."""
    key = f"{box.kind(card)}.{card}.name"
    return words(key) if words.has(key) else card


def square(cell: Cell) -> str:
    """A square as players call it: the column as a letter, the row as a number from 1: "C4"."""
    return f"{chr(ord(FIRST_COLUMN) + cell.column)}{cell.row + 1}"


class Names(BaseNames[Table]):
    """The words for the pieces of one session; the table is read anew for every question."""

    # -- seats

    @property
    def seated(self) -> Sequence[str]:
        """The heroes in the order of their seats."""
        return self.t.heroes

    def player(self, hero: str) -> str:
        """Who plays a hero; the name of the hero where none was given."""
        return self.named(hero) or self.card(hero)

    # -- cards and pieces

    def kind(self, name: str) -> str:
        """What kind of card a piece or a card is."""
        return self.t.box.kind(self.card_of(name))

    def card(self, name: str) -> str:
        """The name of a piece or a card, as a title."""
        return card_name(self.t.box, self.words, self.card_of(name))

    def said(self, name: str) -> str:
        """A piece or a card in the middle of a sentence: "Knight", "the Lizoid", "an Ax", "the chest"."""
        card, words = self.card_of(name), self.words
        kind = self.t.box.kind(card)
        title = self.card(card)
        if kind == HERO:
            return title
        if kind in (FEATURE, THING):
            key = f"{kind}.{card}.said"
            return words(key) if words.has(key) else title
        if kind == POTION:
            return words("name.potion", name=title)
        if kind in (MONSTER, RELIC):
            return words("name.the", name=title.removeprefix(words("name.article")))
        return words("name.an" if title[:1].upper() in "AEIOU" else "name.a", name=title)

    def link(self, name: str) -> str:
        """The same as a link to the piece; what is no piece stands in plain words."""
        said = self.said(name)
        return f"[{said}](piece:{name})" if name in self.t.board.pieces else said

    def cause(self, source: str) -> str:
        """What a gain or a loss comes from, in the middle of a sentence; empty for a rule and for what has no name."""
        pieces = self.t.board.pieces
        if source in pieces or source in self.t.box.kinds or source in self.t.box.content.things:
            return self.said(source)
        key = f"cause.{source}"
        return self.words(key) if self.words.has(key) else ""

    # -- squares

    def at(self, zone: str) -> str:
        """The square that a zone of the board is, in the words of players; empty for any other zone."""
        cell = cell_of(zone)
        return square(cell) if cell is not None else ""

    def where(self, piece: str) -> str:
        """The square of a piece; empty for one beside the board."""
        found = self.t.board.pieces.get(piece)
        return self.at(found.zone) if found is not None else ""

    def level(self, level: str, part: str = "place") -> str:
        """A text of a level: its place, title, story or goal."""
        return self.words(f"level.{level}.{part}")
