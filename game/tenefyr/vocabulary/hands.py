"""Verbs of decks, hands and discard piles [part 10.4]."""

from __future__ import annotations

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.kit.prompts import Prompt
from game.tenefyr import decks, names, playing
from game.tenefyr.context import Context
from game.tenefyr.reserve import top_of
from game.tenefyr.table import Table
from game.tenefyr.vocabulary.kinds import Who


def draw(who: Who, n: Number) -> Effect:
    """With `you`: in the play step n cards into the hand at once, at turn start n added to the size of this hand; with
    any other selector: the hand of that player's next turn of this combat is n larger [TN-1219]. n may be negative.
    """

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "draw"):
            number = n(t, c)
            if who.own and c.window == "play":
                c.failed = not decks.draw(t, player, number, c.source)
                continue
            turn = _turn(t, c, who, player)
            if turn:
                t.set_track(names.more(turn), t.track(names.more(turn)) + number)
                t.note("more-cards", player=player, amount=number, source=c.source)

    def would(t: Table, c: Context) -> bool:
        if who.own and c.window == "play":
            return decks.can_draw(t, c.you)
        return any(_turn(t, c, who, player) for player in who.ids(t, c))

    def payable(t: Table, c: Context) -> bool:
        if who.own and c.window == "play":
            return decks.can_draw(t, c.you, n(t, c))
        return would(t, c)

    return Effect(run, would, payable)


def _turn(t: Table, c: Context, who: Who, player: str) -> int:
    """The turn whose hand is meant: this one at its start, else the player's next one; 0 for none."""
    return t.turn_number if who.own and c.window == "turn-start" else t.next_turn_of(player)


def mill(who: Who, n: Number) -> Effect:
    """The player discards the top n cards of the deck; as a cost all of them or none [TN-1207]."""

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "mill"):
            decks.mill(t, player, n(t, c), c.source)

    def would(t: Table, c: Context) -> bool:
        return any(t.zone(names.deck(player)) for player in who.ids(t, c))

    def payable(t: Table, c: Context) -> bool:
        return all(len(t.zone(names.deck(player))) >= n(t, c) for player in who.ids(t, c))

    return Effect(run, would, payable)


def discard(who: Who, n: Number) -> Effect:
    """The player discards n cards of the hand, of own choice; a played card is in it no longer [TN-413]."""

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "discard"):
            hand = t.zone(names.hand(player))
            size = min(n(t, c), len(hand))
            chosen = t.ask(Prompt("discard-hand", player, c.source, tuple(hand), size, size))
            _discard(t, c, player, chosen)

    def would(t: Table, c: Context) -> bool:
        return any(t.zone(names.hand(player)) for player in who.ids(t, c))

    def payable(t: Table, c: Context) -> bool:
        return all(len(t.zone(names.hand(player))) >= n(t, c) for player in who.ids(t, c))

    return Effect(run, would, payable)


def _discard(t: Table, c: Context, player: str, pieces: tuple[str, ...]) -> None:
    for piece in pieces:
        decks.to_discard(t, player, piece)
    if pieces:
        t.note("discards", player=player, pieces=list(pieces), source=c.source)


def exchange(who: Who, n: Name) -> Effect:
    """The player may discard any number of cards of the hand and draws as many. Where nothing can be drawn nobody
    discards.
    """
    if n != "all":
        raise MarkError("exchange knows only all")

    def would(t: Table, c: Context) -> bool:
        return any(t.zone(names.hand(player)) and decks.can_draw(t, player) for player in who.ids(t, c))

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "exchange"):
            hand = t.zone(names.hand(player))
            if hand and decks.can_draw(t, player):
                chosen = t.ask(Prompt("exchange", player, c.source, tuple(hand), 0, len(hand)))
                _discard(t, c, player, chosen)
                decks.draw(t, player, len(chosen), c.source)

    return Effect(run, would)


def sift(n: Number, *, take: Number, bottom: Number | None = None) -> Effect:
    """Look at the top n cards of your deck: `take` of them into the hand, `bottom` of them to the bottom of the deck,
    the others to the discard pile, in this order of priority if there are too few. Where nobody can draw none is taken.
    """

    def run(t: Table, c: Context) -> None:
        seen = [*t.zone(names.deck(c.you))][: n(t, c)]
        for piece in seen:
            t.look_at(piece)
        if seen:
            t.note("sifts", player=c.you, pieces=list(seen), source=c.source)
        for piece in _pick(t, c, seen, 0 if t.word(names.NO_DRAW) else take(t, c), "hand"):
            t.move(piece, names.hand(c.you), face_up=True)
        for piece in _pick(t, c, seen, bottom(t, c) if bottom is not None else 0, "bottom"):
            decks.put_under_deck(t, c.you, piece)
        for piece in seen:
            decks.to_discard(t, c.you, piece)

    return Effect(run, lambda t, c: bool(t.zone(names.deck(c.you))))


def _pick(t: Table, c: Context, seen: list[str], number: int, to: str) -> tuple[str, ...]:
    """So many of the cards that are seen, which are seen no more."""
    size = min(number, len(seen))
    if not size:
        return ()
    data: dict[str, object] = {"to": to}
    picked = t.ask(Prompt("sift", c.you, c.source, tuple(seen), size, size, data))
    for piece in picked:
        seen.remove(piece)
    return picked


def recall(who: Who, n: Number, *, to: Name, upto: Number | None = None) -> Effect:
    """The player takes n cards (with `upto` 0 to n) of own choice from the own discard pile: `deck` on top in the order
    chosen, the first one uppermost, `hand` into the hand, `shuffle` into the deck, which is shuffled. Hands thrown
    away and loot of this visit lie there too [TR-08, TN-1217].
    """
    if to not in ("deck", "hand", "shuffle"):
        raise MarkError(f"cards are not recalled to {to}")

    def can(t: Table, player: str) -> bool:
        return bool(t.zone(names.discard(player))) and not (to == "hand" and t.word(names.NO_DRAW))

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "recall"):
            if can(t, player):
                lying = t.zone(names.discard(player))
                most = min(n(t, c), len(lying))
                least = 0 if upto is not None or c.optional else most
                data: dict[str, object] = {"to": str(to)}
                chosen = t.ask(Prompt("recall", player, c.source, tuple(lying), least, most, data))
                if chosen:
                    t.note("recalls", player=player, pieces=list(chosen), to=str(to), source=c.source)
                    _take_back(t, player, chosen, to)

    return Effect(run, lambda t, c: any(can(t, player) for player in who.ids(t, c)), asks=True)


def _take_back(t: Table, player: str, chosen: tuple[str, ...], to: str) -> None:
    if to == "deck":
        decks.put_on_deck(t, player, chosen)
    elif to == "shuffle":
        decks.shuffle_in(t, player, chosen)
    else:
        for piece in chosen:
            t.move(piece, names.hand(player), face_up=True)


def assist(who: Who, n: Number) -> Effect:
    """The player puts the top n cards of the deck into play at once, power only [TN-509]."""

    def run(t: Table, c: Context) -> None:
        for player in who.all(t, c, "assist"):
            for piece in [*t.zone(names.deck(player))][: n(t, c)]:
                playing.assist(t, player, piece, c.source)

    return Effect(run, lambda t, c: any(t.zone(names.deck(player)) for player in who.ids(t, c)))


def borrow(n: Number, *, then: Effect | None = None) -> Effect:
    """The top Reserve card of level n [TN-902] is played now as a borrowed card [TN-510]; afterwards `then` with `it` =
    that card.
    """

    def run(t: Table, c: Context) -> None:
        for piece in top_of(t, n(t, c)):
            playing.borrow(t, c.you, piece, c.source)
            if then is not None:
                then.run(t, c.bind(piece))

    return Effect(run, lambda t, c: bool(top_of(t, n(t, c))))


def linger() -> Effect:
    """At the end of this combat this card goes to the bottom of your deck, not to the discard pile."""
    return Effect(lambda t, c: t.add_token(c.source, names.LINGERS), lambda t, c: True)


def spoils(who: Who, where: Name) -> Effect:
    """If the enemy is beaten this turn, its loot may go on top of that player's deck."""
    if where != "deck":
        raise MarkError("loot goes on top of a deck")

    def run(t: Table, c: Context) -> None:
        for player in who.ids(t, c):
            t.set_track(names.SPOILS, f"{player}={c.source}")

    return Effect(run, lambda t, c: True)


WORDS = {
    build.__name__: build
    for build in (draw, mill, discard, exchange, sift, recall, assist, borrow, linger, spoils)
}  # fmt: skip
