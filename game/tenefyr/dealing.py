"""Dealing anew: what nobody at the table can know is drawn again on a copy, so that trials learn nothing [TN-012].

The order of decks is hidden, not what is in them. A facedown dungeon card shows its level on its back, so those of a
level that nobody has seen change places among dungeons, Reserve and boss deck; stages of the boss among themselves.
"""

from __future__ import annotations

from collections import defaultdict

from game.kit.dealing import STREAM, new_chance, shuffle_unknown, unknown
from game.tenefyr import names
from game.tenefyr.content import LEVELS
from game.tenefyr.table import Table


def deal(t: Table, chooser: str, seed: str) -> None:
    """Draw anew, in place, what nobody can know."""
    streams = new_chance(t, seed)
    for player in t.players:
        shuffle_unknown(t, names.deck(player), streams)
    groups: dict[tuple[str, int], list[tuple[str, int]]] = defaultdict(list)
    for zone in piles(t):
        hidden = set(unknown(t, zone))
        for at, piece in enumerate(t.zone(zone)):
            if piece in hidden:
                card = t.card(piece)
                groups[t.box.type_of(card), t.box.level(card)].append((zone, at))
    for places in groups.values():
        lying = sorted(t.zone(zone)[at] for zone, at in places)
        for (zone, at), piece in zip(places, streams.shuffled(STREAM, lying), strict=True):
            t.board.zones[zone][at] = piece
            t.board.pieces[piece].zone = zone


def piles(t: Table) -> list[str]:
    """The piles of facedown cards that nobody owns, in their order."""
    last = names.DUNGEONS + t.track(names.MADE_DUNGEONS)
    dungeons = [names.dungeon(number) for number in range(1, last + 1)]
    return [zone for zone in (*dungeons, *map(names.reserve, LEVELS), names.BOSS) if t.zone(zone)]
