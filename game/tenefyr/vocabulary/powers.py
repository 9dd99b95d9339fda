"""Verbs of power: of this card, of other cards, of those to come, of the enemy [part 10.4]."""

from __future__ import annotations

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.tenefyr import names
from game.tenefyr.box import KINDS, PLACE
from game.tenefyr.context import Context, Query
from game.tenefyr.playing import NextDouble, add_power, await_next
from game.tenefyr.playing import double as double_card
from game.tenefyr.table import Table
from game.tenefyr.vocabulary.kinds import What


def _always(t: Table, c: Context) -> bool:
    return True


def power(n: Number) -> Effect:
    """This card has n more power; what n counts is counted now and stays [TN-504]."""
    return Effect(lambda t, c: add_power(t, c.source, n(t, c), c.source), _always)


def boost(piece: What, n: Number) -> Effect:
    """That card has n more power."""

    def run(t: Table, c: Context) -> None:
        for one in piece.all(t, c, "boost"):
            add_power(t, one, n(t, c), c.source)

    return Effect(run, lambda t, c: bool(piece.ids(t, c)))


def double(piece: What) -> Effect:
    """That card is doubled once more [TN-503]."""

    def run(t: Table, c: Context) -> None:
        for one in piece.all(t, c, "double"):
            double_card(t, one, c.source)

    return Effect(run, lambda t, c: bool(piece.ids(t, c)))


def next_double(n: Number, *, then: Effect | None = None) -> Effect:
    """The next n cards you play this turn are doubled; `then` resolves for each, `it` being that card, before its own
    text.
    """
    effect = NextDouble(lambda t, c: await_next(t, names.NEXT_DOUBLE, c.source, n(t, c)), _always)
    effect.then = then
    return effect


def next_card(n: Number) -> Effect:
    """The next card you play this turn has n more power."""
    return Effect(lambda t, c: await_next(t, names.NEXT_PLUS, c.source, n(t, c)), _always)


def later(n: Number) -> Effect:
    """Each card you play after this one this turn has n more power."""
    return Effect(lambda t, c: await_next(t, names.LATER_PLUS, c.source, n(t, c)), _always)


# -- the enemy


def foe(n: Number) -> Effect:
    """The enemy's power changes by n for this combat; what a place changes stays when the enemy is silenced [TR-22]."""

    def run(t: Table, c: Context) -> None:
        track = names.FOE_PLACE if t.box.type_of(t.card(c.source)) == PLACE else names.FOE_OWN
        amount = n(t, c)
        if amount:
            t.set_track(track, t.track(track) + amount)
            t.note("foe", enemy=t.enemy, amount=amount, source=c.source)

    def answer(t: Table, c: Context, query: Query) -> None:
        if query.key == "change":
            query.value += n(t, c)

    return Effect(run, _always, answer=answer, keys=frozenset({"change"}))


def curse(kind: Name, n: Number) -> Effect:
    """For the rest of this combat cards of kind k have n (negative) power."""
    if kind not in KINDS:
        raise MarkError(f"{kind} is no kind")

    def run(t: Table, c: Context) -> None:
        amount = -n(t, c)
        t.set_track(names.curse(kind), t.track(names.curse(kind)) + amount)
        t.note("curse", kind=str(kind), amount=amount, source=c.source)

    return Effect(run, _always)


def silence() -> Effect:
    """The enemy's text has no effect for the rest of this combat [TR-14]."""

    def run(t: Table, c: Context) -> None:
        t.set_track(names.SILENCED, c.source)
        t.note("silence", enemy=t.enemy, source=c.source)

    return Effect(run, lambda t, c: not t.word(names.SILENCED))


WORDS = {
    build.__name__: build
    for build in (power, boost, double, next_double, next_card, later, foe, curse, silence)
}  # fmt: skip
