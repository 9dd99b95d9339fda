"""Consequences: what an option leads to later than at once: what an engaged enemy will do, what a new place brings."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import LOCATION_DECK
from game.adventure.view.names import Names


def in_its_activation(names: Names, enemy: str) -> str:
    """The wounds that an enemy would deal when it activates as it is [HT-407]; empty where nothing is known of it, or
    it does not strike, or will not activate in this round."""
    t = names.t
    if not t.faceup(enemy) or t.piece(enemy).exhausted or "inflict" not in t.enemy_card(enemy).bar:
        return ""
    wounds = values.attack(t, enemy)
    return names.words("choice.strikes-on", wounds=wounds) if wounds else ""


def joining(names: Names, enemy: str) -> str:
    """What becoming engaged with an enemy leads to: "becomes engaged: 2 wounds in its activation"."""
    told = in_its_activation(names, enemy)
    return names.words("choice.joins", one=told) if told else ""


def arrival(names: Names) -> str:
    """What the next place brings [HT-114, WQ-605], where the quest sheet says which one it is."""
    t, words = names.t, names.words
    if not t.zone(LOCATION_DECK):
        return ""
    card = names.next_place()
    if not card:
        return words("choice.arrival-unknown")
    place = t.box.locations[card]
    return words("choice.arrival", place=names.card(card), shadows=place.shadows, engaged=place.engaged)
