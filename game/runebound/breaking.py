"""When a turn is broken off: what was being resolved ends [RB-804]."""

from __future__ import annotations

from game.runebound import names
from game.runebound.decks import discard
from game.runebound.fights import end_fight
from game.runebound.table import Table


def break_off(t: Table) -> None:
    """An adventure card that was being resolved is discarded, unless its text had kept it already [R-04]; what lies
    open for a test or a sale goes to its pile; an open quest stays.
    """
    if t.fighter:
        end_fight(t)
    for piece in [*t.zone(names.DRAWN)]:
        if t.word(names.KEPT) == piece:
            t.note("trophy", hero=t.active, kind=t.box.deck_of(t.card(piece)), piece=piece)
            t.move(piece, names.trophies(t.active), face_up=False)
        else:
            t.note("discarded", hero=t.active, piece=piece)
            discard(t, piece)
    t.set_track(names.KEPT, "")
    for zone in (names.REVEALED, names.SHOWN):
        for piece in [*t.zone(zone)]:
            discard(t, piece)
