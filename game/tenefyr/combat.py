"""A combat: how it starts, and how it ends [TN-401, TN-601 to TN-609]."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.prompts import Prompt
from game.tenefyr import names
from game.tenefyr.box import KINDS
from game.tenefyr.decks import put_under_deck, to_discard
from game.tenefyr.dungeons import open_top
from game.tenefyr.power import enemy_power, party_total
from game.tenefyr.reserve import put_back
from game.tenefyr.table import Table
from game.tenefyr.turn import forget_turn
from game.tenefyr.windows import speak


def begin_combat(t: Table) -> None:
    """The top card of the pile is fought: it is turned open [TN-607], and "start" texts resolve [TN-401]."""
    open_top(t, t.dungeon)
    t.set_track(names.ENEMY, t.zone(t.dungeon)[0])
    t.note("combat", enemy=t.enemy, dungeon=t.dungeon)
    speak(t, "start", t.starter)


def win(t: Table) -> None:
    """The enemy is beaten by the player whose turn it is: only then is it the end of the combat that a text means
    [TN-601, TN-605]. A boss card is set aside [TN-804].
    """
    winner, enemy = t.active, t.enemy
    level = t.box.level(t.card(enemy))
    t.note("beaten", enemy=enemy, player=winner, total=party_total(t), power=enemy_power(t), level=level)
    speak(t, "won", winner)
    sweep(t, goes_on=len(t.zone(t.dungeon)) > 1)
    if t.is_stage(enemy):
        t.move(enemy, names.BEATEN, face_up=True)
    else:
        _loot(t, winner, enemy)
    end_combat(t)


def _loot(t: Table, winner: str, enemy: str) -> None:
    """The enemy card is turned to its loot half and goes to the discard pile of the winner [TN-602]; a text may put it
    on top of the deck.
    """
    player, _, source = t.word(names.SPOILS).partition("=")
    on_top = False
    if player:
        data: dict[str, object] = {"piece": enemy}
        on_top = bool(t.ask(Prompt("spoils", player, source, ("deck",), 0, data=data)))
    t.note("loot", piece=enemy, player=player or winner, deck=on_top)
    if on_top:
        t.move(enemy, names.deck(player), 0, face_up=False)
    else:
        to_discard(t, winner, enemy)


def lose(t: Table) -> None:
    """No turn is left: the "lost" text of the enemy, then the end [TN-603]."""
    t.note("lost", enemy=t.enemy, total=party_total(t), power=enemy_power(t))
    t.set_track(names.ACTIVE, "")
    speak(t, "lost", t.starter)
    sweep(t, goes_on=False)
    end_combat(t)


def break_off(t: Table) -> None:
    """The enemy has moved away in mid-combat: neither won nor lost [TN-609]; what held for the
    combat ends [TN-1221].
    """
    sweep(t, goes_on=bool(t.zone(t.dungeon)))
    end_combat(t)


def sweep(t: Table, goes_on: bool) -> None:
    """Borrowed cards go back [TN-510, TR-19], those that linger under their decks, all other played cards to the
    discard piles of those in front of whom they lie [TN-601]. Where several go under one pile, and the visit
    `goes_on`, their order is asked; else the decks are shuffled before anybody draws.
    """
    chooser = t.active or t.starter
    played = [*t.played_cards()]
    borrowed = [piece for piece in played if t.tokens(piece, names.BORROWED)]
    piles = sorted({t.box.level(t.card(piece)) for piece in borrowed})
    for level in piles:
        back = [piece for piece in borrowed if t.box.level(t.card(piece)) == level]
        _under(t, chooser, back, asks=True, act=lambda piece: put_back(t, piece))
    for player in t.clockwise():
        staying = [piece for piece in t.zone(names.played(player)) if t.tokens(piece, names.LINGERS)]
        _under(t, chooser, staying, goes_on, lambda piece, player=player: _linger(t, player, piece))  # type: ignore[misc]
    _discard_all(t)


def _discard_all(t: Table) -> None:
    """What still lies in front of players is discarded, also the hand of a turn that was broken off: first all that
    lies on the cards is taken off, so that they go in one sweep.
    """
    lying = [(player, piece) for player in t.clockwise() for piece in t.zone(names.played(player))]
    lying += [(player, piece) for player in t.clockwise() for piece in t.zone(names.hand(player))]
    for _, piece in lying:
        t.strip(piece)
    for player, piece in lying:
        to_discard(t, player, piece)


def _under(t: Table, chooser: str, pieces: Sequence[str], asks: bool, act: Callable[[str], None]) -> None:
    """Cards go under a pile one after the other; who orders them is asked where two orders differ [TN-005]."""
    order = tuple(pieces)
    if asks and len({t.card(piece) for piece in pieces}) > 1:
        size = len(order)
        order = t.ask(Prompt("order-effects", chooser, "TN-005", order, size, size, pause=True))
    for piece in order:
        act(piece)


def _linger(t: Table, player: str, piece: str) -> None:
    t.note("lingers", player=player, piece=piece)
    put_under_deck(t, player, piece)


def end_combat(t: Table) -> None:
    """The starting token moves on [TN-604], solo never [TN-1006]; all effects of this combat end [TN-601]."""
    starter = t.clockwise()[1 % len(t.players)]
    t.set_track(names.STARTER, starter)
    if not t.solo:
        t.note("starter", player=starter)
    forget_turn(t)
    for turn in range(1, t.turns + 1):
        _zero(t, names.more(turn))
    for kind in KINDS:
        _zero(t, names.curse(kind))
    for player in t.players:
        _zero(t, names.ghosts(player))
    for track in (names.FOE_OWN, names.FOE_PLACE, names.TURN, names.HAND_SIZE, names.BOON_NOW):
        _zero(t, track)
    for track in (names.ENEMY, names.ACTIVE, names.SILENCED):
        t.set_track(track, "")


def _zero(t: Table, track: str) -> None:
    if t.track(track):
        t.set_track(track, 0)
