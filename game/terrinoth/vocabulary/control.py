"""Control words: how effects hang together."""

from __future__ import annotations

from dataclasses import replace

from game.kit.effects import Condition, MarkError, Number
from game.kit.effects import Name as Name
from game.terrinoth.context import Context
from game.terrinoth.decide import agree, choose_one
from game.terrinoth.table import Table
from game.terrinoth.values import Query
from game.terrinoth.vocabulary.kinds import Being, Effect, Hero


def row(*effects: Effect) -> Effect:
    """Statements one after the other: as much as possible is done [HT-003, HT-006]."""
    whole = _in_order(effects, stops=False)
    whole.statements = effects
    return whole


def seq(*effects: Effect) -> Effect:
    """In order, as one effect: where an enemy does not become engaged after all, the rest does not happen [R-24]."""
    return _in_order(effects, stops=True)


def _in_order(effects: tuple[Effect, ...], stops: bool) -> Effect:
    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        for effect in effects:
            inner.failed = False
            effect.run(t, inner)
            if stops and inner.failed:
                return

    def would(t: Table, c: Context) -> bool:
        return any(effect.would(t, c) for effect in effects)

    def payable(t: Table, c: Context) -> bool:
        return all(effect.payable(t, c) for effect in effects)

    def answer(t: Table, c: Context, query: Query) -> None:
        for effect in effects:
            effect.answer(t, c, query)

    keys = frozenset[str]().union(*(effect.keys for effect in effects))
    optional = bool(effects) and all(effect.optional for effect in effects)
    return Effect(run, would, payable, answer, optional=optional, keys=keys)


def when(test: Condition, then: Effect, other: Effect | None = None) -> Effect:
    """If the condition holds the first effect, else the second (which may be missing)."""

    def chosen(t: Table, c: Context) -> Effect | None:
        return then if test(t, c) else other

    def run(t: Table, c: Context) -> None:
        effect = chosen(t, c)
        if effect is not None:
            effect.run(t, c)

    def would(t: Table, c: Context) -> bool:
        effect = chosen(t, c)
        return effect is not None and effect.would(t, c)

    def payable(t: Table, c: Context) -> bool:
        effect = chosen(t, c)
        return effect is not None and effect.payable(t, c)

    def answer(t: Table, c: Context, query: Query) -> None:
        effect = chosen(t, c)
        if effect is not None:
            effect.answer(t, c, query)

    keys = then.keys | (other.keys if other else frozenset())
    optional = then.optional and (other is None or other.optional)
    return Effect(run, would, payable, answer, optional=optional, keys=keys)


def each(members: Being, effect: Effect) -> Effect:
    """Once for every member in the order of HT-009, with `it` for that member.

    Membership is fixed before the first one resolves; a member that has left play is skipped. A choice or a "may"
    inside belongs to the hero who is `it`.
    """

    def chooser(t: Table, piece: str) -> str:
        return piece if t.is_hero(piece) else ""

    def present(t: Table, piece: str) -> bool:
        return t.standing(piece) if t.is_hero(piece) else t.in_play(piece)

    def useful(t: Table, c: Context, piece: str) -> bool:
        return effect.would(t, c.bind(piece, chooser(t, piece)))

    def run(t: Table, c: Context) -> None:
        for piece in list(members.picked(t, c, "each", useful)):
            if present(t, piece):
                bound = c.bind(piece, chooser(t, piece))
                effect.run(t, bound)
                c.flipped = bound.flipped

    def would(t: Table, c: Context) -> bool:
        return any(useful(t, c, piece) for piece in members.ids(t, c))

    def payable(t: Table, c: Context) -> bool:
        found = members.ids(t, c)
        return bool(found) and all(effect.payable(t, c.bind(piece)) for piece in found)

    return Effect(run, would, payable, asks=members.choice)


def may(effect: Effect) -> Effect:
    """The decider may resolve it [HT-003]. Not offered where it would change nothing.

    Who has agreed to it in a window already chooses, and is not asked once more whether to.
    """

    def run(t: Table, c: Context) -> None:
        if not effect.would(t, c):
            return
        if c.optional:
            effect.run(t, c.plain())
        elif effect.asks:
            effect.run(t, c.maybe())
        elif agree(t, c, "may"):
            effect.run(t, c.plain())

    return Effect(run, effect.would, asks=effect.asks, optional=True)


def pay(cost: Effect, effect: Effect) -> Effect:
    """An optional cost: if it can be paid in full and the effect would do something, the decider may pay it
    [HT-008, R-09]; then the effect. A cost that defeats the hero buys nothing [R-08]."""

    def would(t: Table, c: Context) -> bool:
        return cost.payable(t, c) and effect.would(t, c)

    def run(t: Table, c: Context) -> None:
        if not would(t, c) or not (c.optional or agree(t, c, "pay")):
            return
        inner = replace(c, optional=False, failed=False, cost=True)
        payer = inner.it if t.is_hero(inner.it) else inner.you
        cost.run(t, inner)
        if t.standing(payer) and not inner.failed:
            effect.run(t, replace(inner, cost=False))

    return Effect(run, would, optional=True)


def either(first: Effect, second: Effect) -> Effect:
    """The decider picks one; an option that would change nothing may not be picked if the other would [HT-007]."""
    effects = {"1": first, "2": second}

    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        useful = [key for key, effect in effects.items() if effect.would(t, inner)]
        t.halves = (inner, {key: effects[key] for key in useful})
        picked = choose_one(t, inner, "either", useful)
        t.halves = None
        if picked:
            effects[picked].run(t, replace(inner, picked=True))

    def would(t: Table, c: Context) -> bool:
        return first.would(t, c) or second.would(t, c)

    return Effect(run, would)


def upto(n: Number | Name, effect: Effect) -> Effect:
    """Any number of times from 0 to n (all: as often as it would change something).

    Who has agreed to it in a window already is not asked again for the first time.
    """

    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        times = n(t, c) if callable(n) else 99
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


def die(hero: Hero, **faces: Effect) -> Effect:
    """A hero rolls 1 enemy die; the effect of the face (C, T or B) resolves with that hero as "you"."""
    from game.terrinoth.dice import roll_enemy_die

    for face in faces:
        if face not in ("C", "T", "B"):
            raise MarkError(f"an enemy die shows C, T or B, not {face}")

    def bound(t: Table, c: Context) -> Context:
        roller = hero.first(t, c)
        inner = c.bind(c.it, roller)
        inner.you = roller
        return inner

    def run(t: Table, c: Context) -> None:
        if not hero.first(t, c):
            return
        effect = faces.get(roll_enemy_die(t, bound(t, c)))
        if effect is not None:
            effect.run(t, bound(t, c))

    def would(t: Table, c: Context) -> bool:
        return bool(hero.first(t, c)) and any(effect.would(t, bound(t, c)) for effect in faces.values())

    return Effect(run, would)


def once(effect: Effect) -> Effect:
    """Only the first time in the game."""

    def key(c: Context) -> str:
        return f"once:{c.source}"

    def run(t: Table, c: Context) -> None:
        if not t.track(key(c)):
            t.set_track(key(c), 1)
            effect.run(t, c)

    def would(t: Table, c: Context) -> bool:
        return not t.track(key(c)) and effect.would(t, c)

    return Effect(run, would)


WORDS = {f.__name__: f for f in (seq, when, each, may, pay, either, upto, die, once)}
