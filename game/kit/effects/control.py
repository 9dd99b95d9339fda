"""Control words that any card game can use: how effects hang together.

They know no card and no place. Who decides and who still takes part says the game, by a record of functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from game.kit.effects.effect import Effect, EffectContext
from game.kit.effects.language import Condition, Name, Number, Reference

NO_LIMIT = 99
"""How often "up to all" may happen."""


class Agree(Protocol):
    """Asks the decider whether to do something that may be declined; `kind` is that of the question."""

    def __call__(self, table: Any, context: Any, kind: str, /, **data: object) -> bool: ...


class Decisions(Struct, frozen=True):
    """What a game says to the control words."""

    agree: Agree
    pick: Callable[[Any, Any, Mapping[str, Effect]], str]
    """(table, context, effects) -> the key of the one that the decider picks; empty where there is none."""
    person: Callable[[Any, str], str]
    """(table, piece) -> the piece again if it decides for itself, else nobody."""
    present: Callable[[Any, str], bool]
    """(table, piece) -> whether an effect can still be resolved for it."""
    served: Callable[[Any, str], bool]
    """(table, piece) -> whether it gets what it has paid for, if the payment has put it out of play."""


def row(*effects: Effect) -> Effect:
    """Statements one after the other: as much as possible is done."""
    whole = _in_order(effects, stops=False)
    whole.statements = effects
    return whole


def _in_order(effects: tuple[Effect, ...], stops: bool) -> Effect:
    def run(t: Any, c: EffectContext) -> None:
        inner = c.plain()
        for effect in effects:
            inner.failed = False
            effect.run(t, inner)
            if stops and inner.failed:
                return

    def would(t: Any, c: EffectContext) -> bool:
        return any(effect.would(t, c) for effect in effects)

    def payable(t: Any, c: EffectContext) -> bool:
        return all(effect.payable(t, c) for effect in effects)

    def answer(t: Any, c: EffectContext, query: Any) -> None:
        for effect in effects:
            effect.answer(t, c, query)

    keys = frozenset[str]().union(*(effect.keys for effect in effects))
    optional = bool(effects) and all(effect.optional for effect in effects)
    return Effect(run, would, payable, answer, optional=optional, keys=keys)


class ControlWords:
    """The control words of a game, each a method whose docstring is its documentation."""

    def __init__(self, decisions: Decisions) -> None:
        self.decisions = decisions

    def words(self) -> dict[str, Callable[..., Any]]:
        """The builders by the names that marks use."""
        found = (self.seq, self.when, self.each, self.may, self.pay, self.either, self.upto, self.once)
        return {build.__name__: build for build in found}

    def seq(self, *effects: Effect) -> Effect:
        """In order, as one effect: where something does not happen after all, the rest does not happen either."""
        return _in_order(effects, stops=True)

    def when(self, test: Condition, then: Effect, other: Effect | None = None) -> Effect:
        """If the condition holds the first effect, else the second (which may be missing)."""

        def run(t: Any, c: EffectContext) -> None:
            effect = then if test(t, c) else other
            if effect is not None:
                effect.run(t, c)

        def would(t: Any, c: EffectContext) -> bool:
            effect = then if test(t, c) else other
            return effect is not None and effect.would(t, c)

        def payable(t: Any, c: EffectContext) -> bool:
            effect = then if test(t, c) else other
            return effect is not None and effect.payable(t, c)

        def answer(t: Any, c: EffectContext, query: Any) -> None:
            effect = then if test(t, c) else other
            if effect is not None:
                effect.answer(t, c, query)

        keys = then.keys | (other.keys if other else frozenset())
        optional = then.optional and (other is None or other.optional)
        return Effect(run, would, payable, answer, optional=optional, keys=keys)

    def each(self, members: Reference, effect: Effect) -> Effect:
        """Once for every member in their order, with `it` for that member.

        Membership is fixed before the first one resolves; a member that has left play is skipped. A choice or a "may"
        inside belongs to whoever is `it`, if that is a person.
        """
        person, present = self.decisions.person, self.decisions.present

        def useful(t: Any, c: EffectContext, piece: str) -> bool:
            return effect.would(t, c.bind(piece, person(t, piece)))

        def run(t: Any, c: EffectContext) -> None:
            for piece in list(members.picked(t, c, "each", useful)):
                if present(t, piece):
                    bound = c.bind(piece, person(t, piece))
                    effect.run(t, bound)
                    c.take_back(bound)

        def would(t: Any, c: EffectContext) -> bool:
            return any(useful(t, c, piece) for piece in members.ids(t, c))

        def payable(t: Any, c: EffectContext) -> bool:
            found = members.ids(t, c)
            return bool(found) and all(effect.payable(t, c.bind(piece)) for piece in found)

        return Effect(run, would, payable, asks=members.choice)

    def may(self, effect: Effect) -> Effect:
        """The decider may resolve it. Not offered where it would change nothing.

        Who has agreed to it in a window already chooses, and is not asked once more whether to.
        """
        agree = self.decisions.agree

        def run(t: Any, c: EffectContext) -> None:
            if not effect.would(t, c):
                return
            if c.optional:
                effect.run(t, c.plain())
            elif effect.asks:
                effect.run(t, c.maybe())
            elif agree(t, c, "may"):
                effect.run(t, c.plain())

        return Effect(run, effect.would, asks=effect.asks, optional=True)

    def pay(self, cost: Effect, effect: Effect) -> Effect:
        """An optional cost: if it can be paid in full and the effect would do something, the decider may pay it; then
        the effect. Whether a cost that puts its payer out of play buys anything says the game."""
        decisions = self.decisions

        def would(t: Any, c: EffectContext) -> bool:
            return cost.payable(t, c) and effect.would(t, c)

        def run(t: Any, c: EffectContext) -> None:
            if not would(t, c) or not (c.optional or decisions.agree(t, c, "pay")):
                return
            inner = replace(c, optional=False, failed=False, cost=True)
            payer = decisions.person(t, inner.it) or inner.you
            cost.run(t, inner)
            if (decisions.present(t, payer) or decisions.served(t, payer)) and not inner.failed:
                effect.run(t, replace(inner, cost=False))

        return Effect(run, would, optional=True)

    def either(self, first: Effect, second: Effect) -> Effect:
        """The decider picks one; an option that would change nothing may not be picked if the other would."""
        effects = {"1": first, "2": second}

        def run(t: Any, c: EffectContext) -> None:
            inner = c.plain()
            useful = {key: effect for key, effect in effects.items() if effect.would(t, inner)}
            picked = self.decisions.pick(t, inner, useful)
            if picked:
                effects[picked].run(t, replace(inner, picked=True))

        def would(t: Any, c: EffectContext) -> bool:
            return first.would(t, c) or second.would(t, c)

        return Effect(run, would)

    def upto(self, n: Number | Name, effect: Effect) -> Effect:
        """Any number of times from 0 to n (all: as often as it would change something).

        Who has agreed to it in a window already is not asked again for the first time.
        """
        agree = self.decisions.agree

        def run(t: Any, c: EffectContext) -> None:
            inner = c.plain()
            times = n(t, c) if callable(n) else NO_LIMIT
            for step in range(times):
                if not effect.would(t, inner):
                    return
                if effect.optional:
                    before = len(t.events)
                    effect.run(t, inner)
                    if len(t.events) == before:
                        return
                elif (c.optional and not step) or agree(t, inner, "again", step=step + 1):
                    effect.run(t, inner)
                else:
                    return

        return Effect(run, effect.would, optional=True)

    def once(self, effect: Effect) -> Effect:
        """Only the first time in the game."""

        def key(c: EffectContext) -> str:
            return f"once:{c.source}"

        def run(t: Any, c: EffectContext) -> None:
            if not t.track(key(c)):
                t.set_track(key(c), 1)
                effect.run(t, c)

        def would(t: Any, c: EffectContext) -> bool:
            return not t.track(key(c)) and effect.would(t, c)

        return Effect(run, would)
