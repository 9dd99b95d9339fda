"""The kinds that words build and take: effects, and references to heroes and enemies."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.kit.effects import EitherRef, Number
from game.terrinoth.context import Context
from game.terrinoth.decide import choose
from game.terrinoth.table import Table
from game.terrinoth.values import Query

Run = Callable[[Table, Context], None]
Test = Callable[[Table, Context], bool]
Useful = Callable[[Table, Context, str], bool]


class Effect:
    """A compiled effect.

    `run` resolves it; `would` says whether it would change anything now [HT-007]; `payable` whether it can be paid in
    full as a cost [HT-008]; `answer` lets a passive text answer a query. `asks` is True if it begins with a choice of
    its own, which a "may" around it turns into one that can be declined; `optional` if it may be declined as a whole;
    `statements` are the sentences it consists of.
    """

    __slots__ = ("answer", "asks", "keys", "optional", "payable", "run", "statements", "would")

    def __init__(
        self,
        run: Run,
        would: Test,
        payable: Test | None = None,
        answer: Callable[[Table, Context, Query], None] | None = None,
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


def _no_answer(t: Table, c: Context, query: Query) -> None:
    """What is no passive text answers nothing."""


class Ref:
    """Whoever a word means: `find` lists the pieces; with `choice` one of them is picked (`upto` several)."""

    __slots__ = ("choice", "find", "kind", "upto")

    def __init__(
        self,
        find: Callable[[Table, Context], list[str]],
        choice: bool = False,
        kind: str = "choose-hero",
        upto: Number | None = None,
    ) -> None:
        self.find = find
        self.choice = choice
        self.kind = kind
        self.upto = upto

    def ids(self, t: Table, c: Context) -> list[str]:
        """The pieces that can be meant now."""
        return self.find(t, c)

    def first(self, t: Table, c: Context) -> str:
        """The one piece meant; empty if there is none."""
        found = self.find(t, c)
        return found[0] if found else ""

    def picked(self, t: Table, c: Context, verb: str, useful: Useful, kind: str = "") -> Iterator[str]:
        """The pieces an effect is resolved for: all, or what the decider picks one after the other [R-04].

        Only pieces for which the effect would change something are offered [HT-007, R-09].
        """
        if not self.choice:
            yield from list(self.find(t, c))
            return
        times = self.upto(t, c) if self.upto else 1
        taken: list[str] = []
        for step in range(times):
            least = 0 if c.optional or (self.upto and not (c.picked and not taken)) else 1
            options = [x for x in self.find(t, c) if x not in taken and useful(t, c, x)]
            answer = choose(t, c, kind or self.kind, options, least, verb=verb, step=step + 1, steps=times)
            if not answer:
                return
            taken.append(answer[0])
            yield answer[0]


def wrap(either: EitherRef) -> Ref:
    """`a or b` as a reference."""
    return Ref(either.ids)


# The names that stand in the annotations of builders; a reference to a hero, an enemy or either.
Hero = Ref
Enemy = Ref
Being = Ref


def on(ref: Ref, verb: str, act: Callable[[Table, Context, str], None], useful: Useful, kind: str = "") -> Effect:
    """An effect that does something to each piece a reference means."""

    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        for piece in ref.picked(t, c, verb, useful, kind):
            act(t, inner, piece)

    def would(t: Table, c: Context) -> bool:
        return any(useful(t, c, piece) for piece in ref.find(t, c))

    return Effect(run, would, asks=ref.choice)
