"""What the names of the games do alike: who sits where, who plays, which card a piece is, and names in a row."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar, cast

from game.kit.people import called
from game.kit.session import Session
from game.kit.sitting import player_of
from game.kit.table import GameTable
from game.kit.text import Words

TableT = TypeVar("TableT", bound=GameTable)


class BaseNames(ABC, Generic[TableT]):
    """The words for the pieces of one session; the table is read anew for every question."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words

    @property
    def t(self) -> TableT:
        """The table as it is now."""
        return cast(TableT, self.session.table)

    @property
    @abstractmethod
    def seated(self) -> Sequence[str]:
        """The pieces that people or computers play, in the order of their seats."""

    def seat(self, piece: str) -> int:
        """The number of a piece's seat, from 1; 0 for whatever sits at none."""
        seated = self.seated
        return seated.index(piece) + 1 if piece in seated else 0

    def named(self, piece: str) -> str:
        """The name of whoever plays a piece; empty where none was given. A computer of no name is no "Player 2"."""
        given: Any = self.t.state.setup.get("players")
        at = self.seat(piece) - 1
        set_up = str(given[at] or "") if isinstance(given, list | tuple) and 0 <= at < len(given) else ""
        name = player_of(self.session.people, piece, set_up)
        return called(name, self.session.companions.get(piece, ""), self.words)

    def card_of(self, name: str) -> str:
        """The card of a piece; a card stands for itself."""
        found = self.t.board.pieces.get(name)
        return found.card if found is not None else name

    def listed(self, names: Iterable[str]) -> str:
        """Names in a row: "A", "A and B", "A, B and C"."""
        *first, last = list(names) or [""]
        return self.words("log.and").join([self.words("log.comma").join(first), last] if first else [last])
