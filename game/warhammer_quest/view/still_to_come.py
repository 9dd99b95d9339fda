"""What the piles of the Warhammer Quest card game may still bring, as far as the quest sheet names it. Which open cards
lie in a deck nobody may know [WQ-022].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK
from game.adventure.view.explained import TELLERS as FAMILY
from game.adventure.view.explained import Coming, Tell, deck_teller, turns_teller
from game.warhammer_quest.table import Table
from game.warhammer_quest.view.turns import turns
from game.warhammer_quest.zones import GEAR_DECK


def enemies_to_come(t: Table) -> Coming:
    """The enemies of the named sets that lie nowhere faceup; the others that are hidden are open ones, or a nemesis of
    the pool.
    """
    open_cards = Counter(p.card for p in t.board.pieces.values() if p.face_up and p.card in t.box.enemies)
    coming: Counter[str] = Counter()
    for name in t.quest.sets:
        coming += Counter({f"{name}-standard": 2, f"{name}-elite": 1})
    coming -= open_cards
    hidden = len(t.zone(ENEMY_DECK)) + sum(not t.faceup(enemy) for enemy in t.shadows())
    return coming, max(0, hidden - coming.total())


def places_to_come(t: Table) -> Coming:
    """The locations that the sheet names, and how many are drawn at random [WQ-1224]."""
    left = len(t.zone(LOCATION_DECK))
    named = t.quest.locations_bottom[-left:] if left else ()
    return Counter(named), max(0, left - len(named))


def _unknown(zone: str) -> Callable[[Table], Coming]:
    """A deck of which only the number of cards is known."""
    return lambda t: (Counter(), len(t.zone(zone)))


STILL: dict[str, Callable[[Table], Coming]] = {
    "enemy": enemies_to_come, "location": places_to_come, "exploration": _unknown(EXPLORATION_DECK),
    "gear": _unknown(GEAR_DECK),
}  # fmt: skip
TELLERS: dict[str, Tell] = FAMILY | {"deck": deck_teller(STILL), "turns": turns_teller(turns)}
"""What is told of places, by their kind."""
