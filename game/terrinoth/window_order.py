"""Who orders what speaks in a window of Heroes of Terrinoth, and what using an item costs [HT-011, HT-810]."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.table import EXPLORATION_DISCARD, Table
from game.adventure.windows import Ready, ask_which

PRINTED_ORDER = frozenset({"setup", "arrive", "traveling", "round-end", "peril-phase", "peril-moved", "on-tally"})
"""Windows where the rules of a quest resolve in the order the quest lists them (11.5)."""


def next_ability(t: Table, window: str, c: Context, pending: list[Ready]) -> Ready | None:
    """The ability to resolve next; None if all that is left is declined.

    The active hero orders them, in the enemy phase too [HT-011, HT-012]. The threat of the quest
    sheet comes after all others (Q5-1).
    """
    if window == "threat":
        pending = [r for r in pending if r.piece] or pending
    must = [r for r in pending if not r.optional]
    if must and window in PRINTED_ORDER:
        return must[0]
    return ask_which(t, window, c, pending, t.active if t.standing(t.active) else t.leader)


def can_use(t: Table, ready: Ready) -> bool:
    """An item can always be discarded [HT-810]."""
    return True


def pay_use(t: Table, ready: Ready) -> None:
    """An item is discarded as it is used [HT-810]."""
    t.move(ready.piece, EXPLORATION_DISCARD, 0, face_up=True)
