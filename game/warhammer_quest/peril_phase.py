"""The peril phase [WQ-1201 to WQ-1204]."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.peril import move_peril
from game.adventure.windows import open_window
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import LEADER


def peril_phase(t: Table) -> None:
    """Start; the token moves and the effect of its space resolves, each time anew on the last one [WQ-1202]; end; the
    leader token passes [WQ-1201].
    """
    c = Context(you=t.leader, source="WQ-1201")
    open_window(t, "peril-start", c)
    if t.track("next:no-peril"):
        t.set_track("next:no-peril", 0)
    else:
        move_peril(t, 1, resolve=True)
    open_window(t, "peril-end", c)
    pass_leader(t)


def pass_leader(t: Table) -> None:
    """The leader token passes to the next hero clockwise who is not defeated [WQ-1204]."""
    after = t.next_hero(t.word(LEADER))
    if after and after != t.word(LEADER):
        t.set_track(LEADER, after)
        t.note("leader", hero=after)
