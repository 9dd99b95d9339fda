"""Playing a card: its power counts, then its text resolves [TN-412]; borrowed and assisted cards [TN-509, TN-510]."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.effects.effect import Effect
from game.tenefyr import names
from game.tenefyr.context import Context
from game.tenefyr.lasting import bans_text
from game.tenefyr.table import Table


class NextDouble(Effect):
    """A text that doubles the next cards of this turn; `then` resolves for each, `it` being that card."""

    __slots__ = ("then",)
    then: Effect | None


def play_card(t: Table, player: str, piece: str) -> None:
    """A card of the hand is played [TN-412]. It stays in play until the combat ends, so it is played once [TN-1225]."""
    kind = t.kind(piece)
    nth = 1 + sum(t.kind(one) == kind for one in t.played_cards())
    t.note("plays", player=player, piece=piece, seat=t.seat(player), kind=kind, nth=nth)
    _lay(t, player, piece)


def borrow(t: Table, player: str, piece: str, source: str) -> None:
    """A card of the Reserve is played for one combat, power and text [TN-510, TR-03, TR-21]."""
    t.learn()
    t.note("borrows", player=player, piece=piece, source=source)
    t.add_token(piece, names.BORROWED)
    _lay(t, player, piece)


def assist(t: Table, player: str, piece: str, source: str) -> None:
    """A card is put into play from the deck: its power counts, its text is ignored, nobody has played it [TN-509,
    TR-04].
    """
    t.learn()
    t.note("assists", player=player, piece=piece, source=source)
    t.add_token(piece, names.ASSISTED)
    t.move(piece, names.played(player), face_up=True)


def _lay(t: Table, player: str, piece: str) -> None:
    """The card lies in front of the player: what waits for it comes first [TR-02], then its own text, once and to its
    end [TN-011, TR-01], as far as that is possible [TN-1223], if it is not ignored [TR-13].
    """
    first = t.track(names.PLAYED_CARDS) == 0
    t.set_track(names.PLAYED_CARDS, t.track(names.PLAYED_CARDS) + 1)
    t.move(piece, names.played(player), face_up=True)
    t.add_token(piece, names.TURN_OF, t.turn_number)
    if first:
        t.add_token(piece, names.FIRST)
    _bring_what_waits(t, player, piece)
    effect = t.box.plays.get(t.card(piece))
    if effect is None:
        return
    banned = bans_text(t, t.card(piece), first)
    if banned:
        t.note("ignored", player=player, piece=piece, source=banned)
        return
    effect.run(t, Context(player, piece))


# -- what waits for the next cards of the turn


def await_next(t: Table, track: str, source: str, number: int) -> None:
    """From now on a text waits for cards of this turn: for so many of them, or with so much power for each."""
    waiting = dict(waiting_for(t, track))
    waiting[source] = waiting.get(source, 0) + number
    _keep(t, track, waiting)


def waiting_for(t: Table, track: str) -> Iterator[tuple[str, int]]:
    """What waits for cards of this turn: (what speaks, its number), in the order it came."""
    for word in t.word(track).split():
        source, _, number = word.rpartition("=")
        yield source, int(number)


def _keep(t: Table, track: str, waiting: dict[str, int]) -> None:
    t.set_track(track, " ".join(f"{source}={number}" for source, number in waiting.items() if number))


def _bring_what_waits(t: Table, player: str, piece: str) -> None:
    """What earlier cards of this turn said of the next one and of all later ones; the draw of a doubled card comes
    before its own text.
    """
    doubling = dict(waiting_for(t, names.NEXT_DOUBLE))
    _keep(t, names.NEXT_DOUBLE, {source: number - 1 for source, number in doubling.items()})
    for track in (names.NEXT_PLUS, names.LATER_PLUS):
        for source, number in waiting_for(t, track):
            add_power(t, piece, number, source)
    t.set_track(names.NEXT_PLUS, "")
    for source in doubling:
        double(t, piece, source)
    for source in doubling:
        for then in _thens(t.box.plays[t.card(source)]):
            then.run(t, Context(player, source, it=piece))


def _thens(effect: Effect) -> Iterator[Effect]:
    for statement in effect.statements:
        if isinstance(statement, NextDouble) and statement.then is not None:
            yield statement.then


# -- power on a card


def add_power(t: Table, piece: str, amount: int, source: str) -> None:
    """A played card has more power, or less, for this combat [TN-504]."""
    if amount:
        t.add_token(piece, f"{names.PLUS if amount > 0 else names.MINUS}{source}", abs(amount))
        t.note("adds", piece=piece, amount=amount, source=source)


def double(t: Table, piece: str, source: str) -> None:
    """A played card is doubled once more [TN-503]."""
    t.add_token(piece, f"{names.DOUBLE}{source}")
    t.note("doubles", piece=piece, source=source)
