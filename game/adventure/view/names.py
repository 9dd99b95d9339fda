"""Names of what lies on the table, as a player reads them. What is facedown has no name [R-13, WQ-022]."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from game.adventure import values
from game.adventure.cards import NEMESIS, EnemyCard
from game.adventure.foresight import Foresight
from game.adventure.losses import Losses
from game.adventure.table import SEATS, WOUND, Table
from game.adventure.view.asking import Asking
from game.adventure.view.cites import Cites
from game.adventure.view.pictures import picture_of
from game.adventure.view.rolling import Rolling
from game.kit.base_names import BaseNames
from game.kit.board import Piece
from game.kit.effects.language import Number, Vocabulary
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.text import Words


class Marks(dict[str, str]):
    """The marks behind every text, by the key of the text (see `text_marks`); and what compiles a number in them."""

    def __init__(self, texts: Mapping[str, str], vocabulary: Vocabulary) -> None:
        super().__init__(texts)
        self._vocabulary = vocabulary
        self._numbers: dict[str, Number] = {}

    def number(self, expression: str) -> Number:
        """A number of the marks, ready to be read. Raises MarkError if it is none."""
        if expression not in self._numbers:
            self._numbers[expression] = self._vocabulary.number(expression)
        return self._numbers[expression]


class Names(BaseNames[Table], ABC):
    """The words for the pieces of one session; the table is read anew for every question.

    A game says here what it does its own way: its kinds of cards, its tables of questions, notes and moments.
    """

    kinds: ClassVar[Mapping[str, str]]
    """What the box holds, with the first part of the keys of its words."""
    backs: ClassVar[Mapping[str, str]]
    """What the box holds, with the deck whose backs its cards have."""
    cites: ClassVar[Cites]
    asking: ClassVar[Asking]
    """What its kinds of questions have in common."""
    makers: ClassVar[Mapping[str, Callable[..., Any]]]
    """What words an option gets, by the kind of its question."""
    sentences: ClassVar[Mapping[str, Callable[..., Any]]]
    """Notes whose sentence depends on more than its slots."""
    moments: ClassVar[Mapping[str, Callable[..., Any]]]
    """Notes that may be great moments, with what tells their story."""
    phases: ClassVar[Mapping[str, str]]
    """Phases of a round in order, with the names that their words have."""
    round_lines: ClassVar[Mapping[str, Callable[..., Any]]]
    """Questions of the flow of the round, with the line below each."""
    coming: ClassVar[tuple[str, str]] = ("swords", "eye")
    """The icons of the enemies that come with a place, faceup and facedown, as its card has them."""
    rolling: ClassVar[Rolling]
    foresight: ClassVar[Foresight]

    def __init__(self, session: Session, words: Words, marks: Marks) -> None:
        super().__init__(session, words)
        self.marks = marks

    def picture(self, card: str) -> str:
        """The picture of a card, a hero or a quest: its asset id."""
        return picture_of(self.t.state.mode, card)

    @abstractmethod
    def grade(self, card: Any) -> str:
        """How hard an enemy or a location is, in a word; empty where that is not said."""

    @abstractmethod
    def grade_id(self, card: Any) -> str:
        """How hard an enemy or a location is, as its face shows it."""

    @abstractmethod
    def next_place(self) -> str:
        """The location that comes next, where everybody knows which one it is; else empty."""

    # -- heroes ------------------------------------------------------------------------------------

    @property
    def seated(self) -> Sequence[str]:
        """The heroes in the order of their seats."""
        return self.t.zone(SEATS)

    def player(self, hero: str) -> str:
        """The name of the player of a hero; the hero's short name if none was given."""
        return self.named(hero) or self.short(hero)

    def short(self, hero: str) -> str:
        """A hero's short name."""
        return self.words(f"hero.{hero}.short")

    # -- cards -------------------------------------------------------------------------------------

    def kind(self, card: str) -> str:
        """What of the box a card is: a key of `kinds`, or "enemies"; empty for what is no card."""
        box = self.t.box
        return next((name for name in ("enemies", *self.kinds) if card in getattr(box, name)), "")

    def key(self, card: str) -> str:
        """The first parts of the keys of a card's words ("location.old-mill"); empty for an enemy and for what is no
        card.
        """
        return f"{self.kinds[kind]}.{card}" if (kind := self.kind(card)) in self.kinds else ""

    def card(self, card: str) -> str:
        """The name printed on a card, by its id; an enemy's with its rank where that is the higher one."""
        enemy = self.t.box.enemies.get(card)
        if enemy is not None:
            return self.enemy(enemy, card)
        key = self.key(card)
        return self.words(f"{key}.name") if key else card

    def enemy(self, enemy: EnemyCard, card: str) -> str:
        """An enemy's name with its rank: "Ogre", "Ogre Master", "Splig"."""
        if enemy.rank == NEMESIS:
            return self.words(f"nemesis.{card}.name")
        name = self.words(f"enemy.{enemy.set}.name")
        return self.words(f"name.{enemy.rank}", name=name) if enemy.rank == self.t.rules.ranks[1] else name

    def title(self, card: str) -> str:
        """The title of a card as it stands on it, without the rank."""
        enemy = self.t.box.enemies.get(card)
        if enemy is not None and enemy.rank != NEMESIS:
            return self.words(f"enemy.{enemy.set}.name")
        return self.card(card)

    # -- pieces ------------------------------------------------------------------------------------

    def known(self, piece: Piece) -> bool:
        """Whether everybody knows which card a piece is, as it lies."""
        return piece.face_up

    def piece(self, piece: str) -> str:
        """A piece's name; a facedown enemy or card is only called that."""
        found = self.t.board.pieces.get(piece)
        if found is None:
            return self.card(piece)
        if found.zone == SEATS:
            return self.short(piece)
        if not self.known(found):
            return self.hidden(found.card)
        return self.card(found.card)

    def label(self, piece: str) -> str:
        """A piece's name standing alone, as on a button."""
        found = self.t.board.pieces.get(piece)
        if found is not None and found.zone != SEATS and not self.known(found):
            return self.words("sheet.facedown" if found.card in self.t.box.enemies else "sheet.hidden")
        return self.piece(piece)

    def hidden(self, card: str) -> str:
        """What a facedown card is called."""
        return self.words("name.facedown" if card in self.t.box.enemies else "name.hidden")

    def link(self, piece: str) -> str:
        """A piece's name as a link to it."""
        return f"[{self.piece(piece)}](piece:{piece})"

    def refusal_slots(self, prompt: Prompt, place: str) -> dict[str, Any]:
        """What only one game fills in where it says why a piece, or a pair, is no option."""
        return {}

    # -- what would be -----------------------------------------------------------------------------

    def now_further(self, found: Losses) -> list[str]:
        """What only one game tells of a step to come, as it would be now."""
        return []

    def wounds_after(self, piece: str, wounds: int) -> str:
        """What wounds would do to a hero or an enemy: "+1 wound, 5 of 15", or that it falls."""
        t = self.t
        if not t.is_hero(piece) and not t.faceup(piece):
            return self.words("choice.wounds-unknown", wounds=wounds)
        health = values.health(t, piece)
        total = t.tokens(piece, WOUND) + wounds
        if total >= health:
            return self.words("choice.falls" if t.is_hero(piece) else "choice.defeated", wounds=wounds)
        return self.words("choice.wounds", wounds=wounds, total=total, health=health)


def enemy_texts(card: EnemyCard, card_id: str) -> tuple[str, str]:
    """The keys of what an enemy card says beside its keywords: what always holds, and the threat; empty for none.

    A card of a set has one text of its own: its threat, if it has one.
    """
    if card.rank == NEMESIS:
        return f"nemesis.{card_id}.passive", f"nemesis.{card_id}.threat"
    own = f"enemy.{card.set}.{card.rank}"
    return ("", own) if card.threat else (own, "")
