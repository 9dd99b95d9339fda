"""Standing: how the combat that runs stands in numbers: what is needed, what lies in a hand, which turn it is."""

from __future__ import annotations

from typing import NamedTuple

from game.tenefyr import names as zones
from game.tenefyr.power import enemy_power, face_value, party_total
from game.tenefyr.table import Table


class Standing(NamedTuple):
    """The power of the enemy, the party total, and what is still needed; `hand` is the face value of the cards in the
    hand of whose turn it is: own texts do not count.
    """

    power: int
    total: int
    gap: int
    hand: int


def standing(t: Table) -> Standing | None:
    """How the combat stands; None where none runs."""
    if not t.enemy:
        return None
    power, total = enemy_power(t), party_total(t)
    return Standing(power, total, max(0, power - total), face_of(t, t.zone(zones.hand(t.active))) if t.active else 0)


def worth(t: Table, piece: str) -> int:
    """The face value of a card of the hand, if it is played now."""
    return face_value(t, t.card(piece), not t.track(zones.PLAYED_CARDS))


def face_of(t: Table, cards: list[str]) -> int:
    """The face value of cards that one player would play one after the other."""
    played = t.track(zones.PLAYED_CARDS) > 0
    return sum(face_value(t, t.card(piece), first=not at and not played) for at, piece in enumerate(cards))


def next_players(t: Table) -> list[str]:
    """Whose turns of this combat are still to come, in their order."""
    return [t.player_of_turn(number) for number in range(t.turn_number + 1, t.turns + 1)] if t.enemy else []
