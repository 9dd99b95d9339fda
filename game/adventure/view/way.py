"""The way of the party: what is lacking to leave the active location."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import LOCATION_DECK, Table
from game.adventure.view.names import Names


def lacking(t: Table) -> int:
    """The progress that is lacking until the active location is fully explored."""
    return max(0, values.location_value(t) - values.progress_here(t))


def way_on(names: Names) -> str:
    """What is lacking to travel, in a few words."""
    t, words = names.t, names.words
    missing, last = lacking(t), not t.zone(LOCATION_DECK)
    if last:
        return words("intent.way-last", count=missing) if missing else words("intent.way-last-explored")
    if values.forbidden(t, "travel"):
        return words("intent.way-barred")
    return words("intent.way-lacking", count=missing) if missing else words("intent.way-open")
