"""The campaign between its quests: the pool, who is struck, what the log remembers [WQ-1211 to WQ-1220, WQ-1301]."""

from __future__ import annotations

from game.adventure.ending import VICTORY
from game.adventure.table import WOUND
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import FALLEN, POOL, STRUCK, fallen_track, from_pool_track, result_track


def quests_won(t: Table) -> int:
    """Campaign quests won so far; for a single quest all before it count as won [WQ-1262]."""
    if not t.campaign:
        return max(0, t.quest.number - 1)
    return sum(t.word(result_track(number)) == VICTORY for number in range(1, t.quest.number + 1))


def add_to_pool(t: Table, card: str) -> None:
    """A card joins the campaign pool: a nemesis or a dungeon card unless it is there or struck, a Legendary Fortune as
    one more of the four [WQ-1213].
    """
    free = [p.id for p in t.board.pieces.values() if p.card == card and p.zone not in (POOL, STRUCK)]
    if not free:
        return
    piece = next((p for p in free if not t.track(from_pool_track(p))), "")
    if not piece:
        return
    t.take_token(piece, WOUND, t.tokens(piece, WOUND))
    t.ready(piece)
    t.move(piece, POOL, face_up=True)
    t.note("pools", card=piece)


def note_result(t: Table) -> None:
    """The log remembers how the quest ended, in how many rounds, and who fell how often [WQ-1301, WQ-1302]."""
    number = t.quest.number
    t.set_track(result_track(number), t.word("outcome"))
    t.set_track(f"rounds:{number}", t.track("round"))
    t.set_track(f"falls:{number}", t.track("falls"))
    t.set_track(fallen_track(number), t.word(FALLEN))
