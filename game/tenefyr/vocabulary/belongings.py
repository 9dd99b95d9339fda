"""Verbs of what decks are made of: cards removed, gained, swapped and given [part 10.4, TN-705 to TN-712]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.kit.prompts import Prompt
from game.tenefyr import names
from game.tenefyr.box import ZERO
from game.tenefyr.content import LEVELS
from game.tenefyr.context import GIVES, Context
from game.tenefyr.decks import search, shuffle_deck, shuffle_in
from game.tenefyr.power import power
from game.tenefyr.prompts import PARTY
from game.tenefyr.reserve import gain as gain_card
from game.tenefyr.reserve import put_back, removable, remove, sink, top_of
from game.tenefyr.table import Table
from game.tenefyr.vocabulary.kinds import Who

PLACES: dict[str, tuple[Callable[[str], str], ...]] = {
    "deck": (names.deck,), "discard": (names.discard,), "hand_or_discard": (names.hand, names.discard),
    "played": (names.played,),
}  # fmt: skip
BASICS = ("basic0", "basic1")


def purge(who: Who, n: Number, where: Name, what: Name | None = None, *, upto: Number | None = None) -> Effect:
    """The player removes n cards [TN-709]: from `deck` (searched, then shuffled), `discard`, `hand_or_discard` or
    `played`; `zero` Basic 0, `basic` any basic, else any card but skills. A played card removed keeps counting with the
    power it has now until the combat ends. "Up to" may be none [TR-18].
    """
    if where not in PLACES or what not in (None, "zero", "basic"):
        raise MarkError(f"nothing is removed from {where} {what or ''}")

    def found(t: Table, player: str) -> list[str]:
        lying = [piece for zone in PLACES[where] for piece in t.zone(zone(player)) if _matches(t, piece, what)]
        return t.in_name_order(lying) if where == "deck" else lying

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "purge"):
            cards = found(t, player)
            if not cards:
                continue
            if where == "deck":
                search(t, player)
            most = min(n(t, c), len(cards))
            least = 0 if upto is not None or c.optional else most
            data: dict[str, object] = {"where": str(where)}
            chosen = t.ask(Prompt("remove", player, c.source, tuple(cards), least, most, data))
            for piece in chosen:
                _remove(t, c, player, piece)
            if where == "deck":
                shuffle_deck(t, player)

    def payable(t: Table, c: Context) -> bool:
        return all(len(found(t, player)) >= n(t, c) for player in who.ids(t, c))

    return Effect(run, lambda t, c: any(found(t, player) for player in who.ids(t, c)), payable, asks=True)


def _matches(t: Table, piece: str, what: str | None) -> bool:
    if what == "zero":
        return t.card(piece) == ZERO
    return t.is_basic(piece) if what == "basic" else removable(t, piece)


def _remove(t: Table, c: Context, player: str, piece: str) -> None:
    """One card is removed; a played one leaves its power [TN-502]."""
    t.note("removes", player=player, piece=piece, source=c.source)
    if t.piece(piece).zone == names.played(player):
        t.set_track(names.ghosts(player), t.track(names.ghosts(player)) + power(t, piece))
    remove(t, piece)


def gain(who: Who, what: Name, n: Number, *, look: Number | None = None) -> Effect:
    """The player gains n cards: `basic0`, `basic1` from the supply, `level1`...`level5` the top Reserve card (with
    `look=k` one of the top k, the rest to the bottom). In a visit to the discard pile, else into the deck, shuffled.
    """
    level = int(what[5:]) if what[:5] == "level" and what[5:].isdecimal() else 0
    if what not in BASICS and level not in LEVELS:
        raise MarkError(f"{what} cannot be gained")

    def source(t: Table) -> list[str]:
        return top_of(t, level) if level else [*t.zone(names.supply(what))][:1]

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "gain"):
            for _ in range(n(t, c)):
                if level and look is not None:
                    _one_of(t, c, player, top_of(t, level, look(t, c)), lambda one: one)
                else:
                    for piece in source(t):
                        gain_card(t, player, piece, c.source)

    return Effect(run, lambda t, c: bool(source(t)) and bool(who.ids(t, c)))


def prize(n: Number, *, look: Number) -> Effect:
    """Look at the top `look` Reserve cards of level n; one player of the party's choice gains one of them, the rest to
    the bottom.
    """

    def run(t: Table, c: Context) -> None:
        def winner(player: str) -> str:
            data: dict[str, object] = {"verb": "prize", PARTY: True}
            return t.ask(Prompt("choose-player", player, c.source, tuple(t.clockwise()), data=data))[0]

        _one_of(t, c, t.starter, top_of(t, n(t, c), look(t, c)), winner, {PARTY: True})

    return Effect(run, lambda t, c: bool(top_of(t, n(t, c))))


def _one_of(
    t: Table, c: Context, chooser: str, seen: list[str], winner: Callable[[str], str],
    more: Mapping[str, object] = MappingProxyType({}),
) -> None:  # fmt: skip
    """One of the Reserve cards that are looked at is gained, the others go to the bottom."""
    for piece in seen:
        t.look_at(piece)
    if not seen:
        return
    t.note("looks", player=chooser, pieces=list(seen), source=c.source)
    picked = t.ask(Prompt("reward-card", chooser, c.source, tuple(seen), data={"verb": "gain", **more}))[0]
    player = winner(chooser)
    sink(t, [piece for piece in seen if piece != picked])
    gain_card(t, player, picked, c.source)


def trade(who: Who, n: Number) -> Effect:
    """The player picks n dungeon cards of the deck; each goes to the bottom of its Reserve pile, the top card one level
    higher (5 stays 5) is gained.
    """

    def found(t: Table, player: str) -> list[str]:
        return t.in_name_order([piece for piece in t.zone(names.deck(player)) if t.is_dungeon_card(piece)])

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "trade"):
            cards = found(t, player)
            search(t, player)
            size = min(n(t, c), len(cards))
            data: dict[str, object] = {"verb": "trade"}
            for piece in t.ask(Prompt("reward-card", player, c.source, tuple(cards), size, size, data)):
                t.note("removes", player=player, piece=piece, source=c.source, exchanged=True)
                put_back(t, piece)
                higher = min(LEVELS[-1], t.box.level(t.card(piece)) + 1)
                for better in top_of(t, higher):
                    gain_card(t, player, better, c.source)
            if cards:
                shuffle_deck(t, player)

    return Effect(run, lambda t, c: any(found(t, player) for player in who.ids(t, c)))


def give(who: Who, n: Number) -> Effect:
    """The player gives n cards (no skill) of the deck to other players [TN-710]; alone there is nobody [TN-1005]."""

    def found(t: Table, player: str) -> list[str]:
        if t.solo:
            return []
        return t.in_name_order([piece for piece in t.zone(names.deck(player)) if removable(t, piece)])

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "give"):
            cards = found(t, player)
            search(t, player)
            size = min(n(t, c), len(cards))
            data: dict[str, object] = {"verb": "give"}
            for piece in t.ask(Prompt("reward-card", player, c.source, tuple(cards), size, size, data)):
                others = tuple(one for one in t.clockwise() if one != player)
                to = t.ask(Prompt("give-to", player, c.source, others, data={"piece": piece}))[0]
                t.note("gives", player=player, piece=piece, to=to, source=c.source)
                shuffle_in(t, to, [piece])
            if cards:
                shuffle_deck(t, player)

    return Effect(run, lambda t, c: any(found(t, player) for player in who.ids(t, c)), keys=frozenset({GIVES}))


WORDS = {build.__name__: build for build in (purge, gain, prize, trade, give)}
