"""What the piles of the Warhammer Quest card game may still bring: what the quest sheet names, and what came from the
campaign pool. Which open cards lie in a deck nobody may know [WQ-022].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import structs

from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, SHADOWS
from game.adventure.view.explained import TELLERS as FAMILY
from game.adventure.view.explained import Coming, Tell, deck_teller, turns_teller
from game.kit.dealing import unknown
from game.kit.explained import Explained
from game.warhammer_quest.dealing import is_named
from game.warhammer_quest.table import Table
from game.warhammer_quest.view.between import TELLERS as BETWEEN
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.view.turns import turns
from game.warhammer_quest.zones import GEAR_DECK


def to_come(*zones: str) -> Callable[[Table], Coming]:
    """The cards in some zones that everybody knows to be there, and how many others lie there facedown."""

    def count(t: Table) -> Coming:
        hidden = [piece for zone in zones for piece in unknown(t, zone)]
        seen = [piece for zone in zones if zone != SHADOWS for piece in t.zone(zone) if piece not in hidden]
        coming = Counter(t.card_of(piece) for piece in [*hidden, *seen] if piece in seen or is_named(t, piece))
        return coming, len(hidden) + len(seen) - coming.total()

    return count


STILL: dict[str, Callable[[Table], Coming]] = {
    "enemy": to_come(ENEMY_DECK, SHADOWS), "location": to_come(LOCATION_DECK),
    "exploration": to_come(EXPLORATION_DECK), "gear": to_come(GEAR_DECK),
}  # fmt: skip
_deck = deck_teller(STILL)


def deck(names: Names, which: str) -> Explained | None:
    """A deck with what may still come; the dungeon deck is never made anew [WQ-316]."""
    told = _deck(names, which)
    if told is None or which != "exploration" or names.t.zone(EXPLORATION_DECK):
        return told
    return structs.replace(told, text=names.words("explained.no-more-finds"), rule="WQ-316")


TELLERS: dict[str, Tell] = FAMILY | BETWEEN | {"deck": deck, "turns": turns_teller(turns)}
"""What is told of places, by their kind."""
