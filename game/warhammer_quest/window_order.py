"""Who orders what speaks in a window, and what using a card costs [WQ-008 to WQ-011, WQ-303]."""

from __future__ import annotations

from game.adventure.context import Context
from game.adventure.decide import decider
from game.adventure.table import EXPLORATION_DISCARD, Table
from game.adventure.windows import Ready, ask_which
from game.warhammer_quest.box import DEPLETE, EXHAUST, ITEM, TOKEN
from game.warhammer_quest.rank import order
from game.warhammer_quest.tokens import lose_tokens, tokens
from game.warhammer_quest.window_names import WINDOWS

PRINTED_ORDER = frozenset(WINDOWS)
"""The rules of a sheet resolve in printed order in every window [WQ-011]."""


def next_ability(t: Table, window: str, c: Context, pending: list[Ready]) -> Ready | None:
    """The ability to resolve next; None if all that is left is declined.

    The rules of the sheet come first, in printed order [WQ-008, WQ-011]; then the texts of enemies, the highest in rank
    first, where the party decides between equals [WQ-009]; then all others as the party decides, for which the active
    hero speaks in an activation and the leader else [WQ-010, WQ-006].
    """
    sheet = [r for r in pending if not r.piece]
    if sheet:
        return sheet[0]
    enemies = [r for r in pending if r.piece and t.card_of(r.piece) in t.box.enemies]
    if enemies:
        best = max(order(t, r.piece) for r in enemies)
        return ask_which(t, window, c, [r for r in enemies if order(t, r.piece) == best], decider(t, c))
    return ask_which(t, window, c, pending, decider(t, c))


def can_use(t: Table, ready: Ready) -> bool:
    """Whether the cost of using a card can be paid in full [WQ-304]: gear that is exhausted cannot be exhausted again
    [WQ-308]; a token must be there, and not be spent already [WQ-305].
    """
    if ready.use == EXHAUST:
        return not t.piece(ready.piece).exhausted
    return ready.use != TOKEN or tokens(t, ready.context.you) > 0


def pay_use(t: Table, ready: Ready) -> None:
    """Pay the cost: an item is discarded [WQ-1001], gear turned sideways [WQ-308] or facedown for the rest of the quest
    [WQ-309], or a token discarded [WQ-512].
    """
    if ready.use == ITEM:
        t.move(ready.piece, EXPLORATION_DISCARD, 0, face_up=True)
    elif ready.use == EXHAUST:
        t.exhaust(ready.piece)
    elif ready.use == DEPLETE:
        t.turn(ready.piece, False)
    elif ready.use == TOKEN:
        lose_tokens(t, ready.context.you, 1)
