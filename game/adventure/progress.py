"""Progress on the active location."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import PROGRESS, Table


def room(t: Table, number: int) -> int:
    """How much of so much progress can come to the active location; a quest may cap what stays there."""
    limit = t.rules.progress_limit(t)
    left = limit - values.progress_here(t) if limit else number
    return max(0, min(number, left)) if t.location else 0


def add_progress(t: Table, number: int) -> int:
    """Put progress on the active location, beyond its value too [HT-316]; returns how much came."""
    added = room(t, number)
    if added:
        t.add_token(t.location, PROGRESS, added)
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


def trim(t: Table) -> None:
    """Progress above a value that has fallen is discarded at once [WQ-610]; where nothing changes a value there is
    none.
    """
    if t.cast.values["value"] is None or not t.location:
        return
    limit = t.rules.progress_limit(t)
    above = values.progress_here(t) - limit
    if limit and above > 0:
        discard_progress(t, above)
