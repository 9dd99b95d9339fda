"""Verbs of dungeons, the boss deck and the boss token; and chance [part 10.4]."""

from __future__ import annotations

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.tenefyr import dungeons, names
from game.tenefyr.box import CHANCE
from game.tenefyr.context import Context
from game.tenefyr.reserve import top_of
from game.tenefyr.steps import move_token
from game.tenefyr.table import Table


def chance(*effects: Effect) -> Effect:
    """One of the effects at random, all equally likely, from the stream `chance`."""
    if not 2 <= len(effects) <= len(CHANCE.faces):
        raise MarkError("chance knows two, three or four effects")

    def run(t: Table, c: Context) -> None:
        effects[t.at_random(len(effects), c.source)].run(t, c)

    return Effect(run, lambda t, c: True)


def peek(n: Number, *, sink: Number | None = None) -> Effect:
    """Look at the next n facedown cards of the current dungeon; with `sink` each may go to the bottom."""

    def would(t: Table, c: Context) -> bool:
        coming = dungeons.next_cards(t, n(t, c))
        unseen = any(not t.piece(piece).known for piece in coming)
        return unseen or (sink is not None and any(piece != t.zone(t.dungeon)[-1] for piece in coming))

    def run(t: Table, c: Context) -> None:
        dungeons.look_ahead(t, c.you, n(t, c), sink is not None, c.source)

    return Effect(run, would)


def survey(what: Name) -> Effect:
    """Look at all cards of one `dungeon` of the party's choice, or of the `boss` deck, and put them into any order; the
    new top is open, the others facedown.
    """
    if what not in ("dungeon", names.BOSS):
        raise MarkError(f"{what} cannot be put into another order")

    def would(t: Table, c: Context) -> bool:
        return any(len(t.zone(zone)) > 1 for zone in dungeons.surveyable(t, what))

    return Effect(lambda t, c: dungeons.survey(t, what, c.source), would)


def spawn(n: Number) -> Effect:
    """The top Reserve card of level n goes facedown to the bottom of the current dungeon [TN-906]."""
    return Effect(lambda t, c: dungeons.spawn(t, n(t, c), c.source), lambda t, c: bool(top_of(t, n(t, c))))


def move(where: Name) -> Effect:
    """The enemy moves to another dungeon [TN-907, TN-908]; ends the combat [TN-609] unless it is over."""
    if where != "other":
        raise MarkError("an enemy moves to another dungeon")
    return Effect(lambda t, c: dungeons.move_enemy(t, c.source), lambda t, c: dungeons.can_move(t))


def track(n: Number) -> Effect:
    """The boss token moves n steps more."""
    return Effect(lambda t, c: move_token(t, n(t, c), c.source), lambda t, c: t.track(names.STEPS) > 0)


def hold(n: Number) -> Effect:
    """The next n steps of the boss token are not taken; a token on the skull takes none, nor does one where no dungeon
    is left [TN-204].
    """

    def run(t: Table, c: Context) -> None:
        t.set_track(names.HOLD, t.track(names.HOLD) + n(t, c))
        t.note("holds", steps=n(t, c), source=c.source, coming=True)

    return Effect(run, lambda t, c: t.track(names.STEPS) > 0 and bool(t.dungeons()))


def boon(*, hand: Number) -> Effect:
    """In the first combat of the next visit every player draws n cards more [TN-713]."""

    def run(t: Table, c: Context) -> None:
        t.set_track(names.BOON, t.track(names.BOON) + hand(t, c))
        t.note("boon", amount=hand(t, c), source=c.source)

    return Effect(run, lambda t, c: True)


WORDS = {
    build.__name__: build for build in (chance, peek, survey, spawn, move, track, hold, boon)
}  # fmt: skip
