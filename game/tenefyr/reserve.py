"""The Reserve and the supply: cards that are taken, and cards that go back [TN-901 to TN-903, TN-709, TN-910]."""

from __future__ import annotations

from collections.abc import Sequence

from game.tenefyr import names
from game.tenefyr.content import LEVELS
from game.tenefyr.decks import shuffle_in, to_discard
from game.tenefyr.table import Table


def pile_for(t: Table, level: int) -> str:
    """The pile that a card of a level is taken from: that of the level, or the next lower one that has a card, and
    so on down; empty where none has [TN-902, TN-1211].
    """
    lower = (names.reserve(one) for one in range(min(level, LEVELS[-1]), 0, -1))
    return next((pile for pile in lower if t.zone(pile)), "")


def top_of(t: Table, level: int, number: int = 1) -> list[str]:
    """The top cards of the Reserve for a level, as many as its pile has [TR-20]."""
    pile = pile_for(t, level)
    return [*t.zone(pile)][:number] if pile else []


def put_back(t: Table, piece: str) -> None:
    """A dungeon card goes facedown to the bottom of its level's pile, where all know it [TN-903, TR-10, TN-012]."""
    t.strip(piece)
    t.look_at(piece)
    t.move(piece, names.reserve(t.box.level(t.card(piece))), face_up=False)


def sink(t: Table, pieces: Sequence[str]) -> None:
    """Cards of the Reserve that were looked at go to the bottom of the pile they came from."""
    for piece in pieces:
        t.move(piece, t.piece(piece).zone, face_up=False)


def gain(t: Table, player: str, piece: str, source: str) -> None:
    """A card of the Reserve or the supply is gained: it is shuffled into the deck; during a visit it goes to the
    discard pile [TN-711].
    """
    t.learn()
    t.note("gains", player=player, piece=piece, source=source)
    if t.visiting:
        to_discard(t, player, piece)
    else:
        shuffle_in(t, player, [piece])


def remove(t: Table, piece: str) -> None:
    """A basic goes to the supply, a dungeon card under its pile of the Reserve [TN-709]; no skill is ever removed."""
    if t.is_basic(piece):
        t.strip(piece)
        t.move(piece, names.supply(t.card(piece)), face_up=True)
    else:
        put_back(t, piece)


def removable(t: Table, piece: str) -> bool:
    """Whether a card can be removed, given or swapped: any but a skill, and no borrowed card [TN-709, TN-1220,
    TR-09].
    """
    return (t.is_basic(piece) or t.is_dungeon_card(piece)) and not t.tokens(piece, names.BORROWED)
