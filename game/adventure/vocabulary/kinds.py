"""References to heroes and enemies, as words build and take them, and effects that do something to each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from game.adventure.context import Context
from game.adventure.decide import choose
from game.adventure.table import Table
from game.kit.effects.effect import Effect
from game.kit.effects.language import Number

Useful = Callable[[Any, Context, str], bool]


class Ref:
    """Whoever a word means: `ids` lists the pieces that can be meant now; with `choice` one of them is picked (`upto`
    several). `owner`: it means whose card speaks, also one who has fallen where a value asks for that. `tied`: it means
    one by a measure, so that only a tie is left to choose.
    """

    __slots__ = ("choice", "ids", "kind", "owner", "tied", "upto")

    def __init__(
        self,
        ids: Callable[[Any, Context], list[str]],
        choice: bool = False,
        kind: str = "choose-hero",
        upto: Number | None = None,
        owner: bool = False,
        tied: bool = False,
    ) -> None:
        self.ids = ids
        self.choice = choice
        self.kind = kind
        self.upto = upto
        self.owner = owner
        self.tied = tied

    def first(self, t: Table, c: Context) -> str:
        """The one piece meant; empty if there is none."""
        found = self.ids(t, c)
        return found[0] if found else ""

    def picked(self, t: Table, c: Context, verb: str, useful: Useful, kind: str = "") -> Iterable[str]:
        """The pieces an effect is resolved for: all, or what the decider picks one after the other [R-04].

        Only pieces for which the effect would change something are offered [HT-007, R-09].
        """
        return self._one_by_one(t, c, verb, useful, kind) if self.choice else list(self.ids(t, c))

    def _one_by_one(self, t: Table, c: Context, verb: str, useful: Useful, kind: str) -> Iterator[str]:
        times = self.upto(t, c) if self.upto else 1
        taken: list[str] = []
        for step in range(times):
            least = 0 if c.optional or (self.upto and not (c.picked and not taken)) else 1
            options = [x for x in self.ids(t, c) if x not in taken and useful(t, c, x)]
            chooser = t.rules.breaks_tie(t, c) if self.tied else ""
            answer = choose(
                t, c, kind or self.kind, options, least, chooser=chooser, verb=verb, step=step + 1, steps=times
            )
            if not answer:
                return
            taken.append(answer[0])
            yield answer[0]


def first_or_second(first: Ref, second: Ref) -> Ref:
    """`a or b`: the pieces of a, or those of b if there are none."""
    return Ref(lambda t, c: first.ids(t, c) or second.ids(t, c))


# The names that stand in the annotations of builders; a reference to a hero, an enemy or either.
Hero = Ref
Enemy = Ref
Being = Ref


def on(ref: Ref, verb: str, act: Callable[[Any, Context, str], None], useful: Useful, kind: str = "") -> Effect:
    """An effect that does something to each piece a reference means."""

    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        for piece in ref.picked(t, c, verb, useful, kind):
            act(t, inner, piece)

    def would(t: Table, c: Context) -> bool:
        return any(useful(t, c, piece) for piece in ref.ids(t, c))

    return Effect(run, would, asks=ref.choice)
