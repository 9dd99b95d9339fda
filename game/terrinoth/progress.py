"""Progress on the active location."""

from __future__ import annotations

from game.terrinoth import values
from game.terrinoth.table import PROGRESS, Table


def add_progress(t: Table, number: int) -> int:
    """Put progress on the active location, beyond its value too [HT-316]; returns how much came.

    A quest may cap what can stay there.
    """
    here = t.location
    if not here or number <= 0:
        return 0
    cap = values.modifier(t, "progress_cap", here)
    room = values.location_value(t) + cap - values.progress_here(t) if cap else number
    added = max(0, min(number, room))
    t.add_token(here, PROGRESS, added)
    if added:
        t.note("progress", amount=added)
    return added


def discard_progress(t: Table, number: int) -> int:
    """Take progress from the active location, as much as there is [HT-006]; returns how much."""
    here = t.location
    if not here:
        return 0
    taken = t.take_token(here, PROGRESS, number)
    if taken:
        t.note("progress", amount=-taken)
    return taken
