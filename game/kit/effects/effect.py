"""What a mark compiles to, and the meaning of its words while it resolves.

A game gives effects its own table and may add to `EffectContext` what its cards speak of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

Run = Callable[[Any, Any], None]
Test = Callable[[Any, Any], bool]


class EffectContext(Struct, gc=False):
    """Whom the words of an effect mean, and how it is being resolved. `source` is the card or rule that speaks."""

    you: str
    source: str
    it: str = ""
    """The member of `each`, or the piece to which an event happens."""
    chooser: str = ""
    """Who decides, where it is not who decides everything else now."""
    optional: bool = False
    """Set by "may" for the effect right inside it: its choice can be declined."""
    picked: bool = False
    """Set by "either" for the option picked: "up to" is at least one there, or it would change nothing."""
    failed: bool = False
    """Set where something did not happen after all: what hangs on it does not happen either."""
    cost: bool = False
    """True while a cost is paid."""

    def bind(self, it: str, chooser: str = "") -> Self:
        """The same meaning, with `it` for a member of `each`."""
        return replace(self, it=it, optional=False, chooser=chooser or self.chooser)

    def plain(self) -> Self:
        """The same meaning, no longer optional."""
        return replace(self, optional=False) if self.optional else self

    def maybe(self) -> Self:
        """The same meaning; what comes next may be declined."""
        return replace(self, optional=True)

    def take_back(self, bound: Self) -> None:
        """Learn from the meaning for a member of `each` what the effect has counted there; a game says what."""


class Effect:
    """A compiled effect.

    `run` resolves it; `would` says whether it would change anything now; `payable` whether it can be paid in full as
    a cost; `answer` lets a passive text answer a query. `asks` is True if it begins with a choice of its own, which a
    "may" around it turns into one that can be declined; `optional` if it may be declined as a whole; `keys` are the
    queries that a passive text answers, `statements` the sentences it consists of.
    """

    __slots__ = ("answer", "asks", "keys", "optional", "payable", "run", "statements", "would")

    def __init__(
        self,
        run: Run,
        would: Test,
        payable: Test | None = None,
        answer: Callable[[Any, Any, Any], None] | None = None,
        asks: bool = False,
        optional: bool = False,
        keys: frozenset[str] = frozenset(),
    ) -> None:
        self.run = run
        self.would = would
        self.payable = payable or would
        self.answer = answer or _no_answer
        self.asks = asks
        self.optional = optional
        self.keys = keys
        self.statements: tuple[Effect, ...] = (self,)


def _no_answer(table: Any, context: Any, query: Any) -> None:
    """What is no passive text answers nothing."""
