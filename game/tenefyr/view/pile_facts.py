"""Pile facts: what may be known of cards that lie in a dungeon, in the boss deck and in the Reserve [TN-012]."""

from __future__ import annotations

from game.tenefyr import names as zones
from game.tenefyr.box import DUNGEON_CARD
from game.tenefyr.power import OF_PLAYERS, enemy_power
from game.tenefyr.table import Table


def known(t: Table, piece: str) -> bool:
    """Whether a card of a pile is known: it lies open, or was looked at [TN-904]."""
    found = t.piece(piece)
    return found.face_up or found.known


def enemy_strength(t: Table, piece: str) -> int:
    """The power of an enemy as it stands: of the one that is fought now, else the printed one with what the step of the
    ladder changes a stage by.
    """
    if piece == t.enemy:
        return enemy_power(t)
    return strength(t, t.card(piece))


def strength(t: Table, card: str) -> int:
    """The power of an enemy half or a stage outside of a combat."""
    printed = t.box.foe(card).power[OF_PLAYERS[len(t.players)]]
    return printed if t.box.types[card] == DUNGEON_CARD else max(0, printed + t.step.boss)


def pile_known(t: Table, zone: str) -> list[str]:
    """The cards of a pile that are known, in their order; they tell nothing of the order of the others."""
    return [piece for piece in t.zone(zone) if known(t, piece)]


def placed(t: Table) -> list[str]:
    """All dungeon cards that everybody has seen where they are now: open, known, won, removed, played."""
    seen = []
    for piece, found in t.board.pieces.items():
        if t.box.types[found.card] != DUNGEON_CARD:
            continue
        if found.zone.startswith(("deck:", "hand:", "played:", "discard:")) or found.face_up or found.known:
            seen.append(piece)
    return seen


def unseen(t: Table, level: int) -> list[str]:
    """The cards of a level that lie where nobody has seen them, sorted by their ids: what a facedown card may be."""
    known_ones = set(placed(t))
    cards = [
        found.card for piece, found in t.board.pieces.items()
        if piece not in known_ones and t.box.level(found.card) == level and found.zone != zones.GONE
    ]  # fmt: skip
    return sorted(cards)
