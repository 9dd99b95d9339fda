"""What is remembered of a chapter of a campaign that closes: the numbers of its tally and of its chronicle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.adventure.record import RECORD, Scribe
from game.adventure.tally import TALLY
from game.kit.events import Event
from game.warhammer_quest.table import Table
from game.warhammer_quest.tally import Tally

MARKED = ("settlement", "legendary", "trains", "revives")
"""Notes of this game that stand in the margin of their round."""


def remember(t: Table, kept: Mapping[str, Any], events: Sequence[Event]) -> dict[str, Any]:
    """What the events of a chapter add to what was kept of those before."""
    return {
        TALLY: Tally(t, kept.get(TALLY)).read(events).kept(),
        RECORD: Scribe(t, MARKED, kept.get(RECORD)).read(events).kept(),
    }
