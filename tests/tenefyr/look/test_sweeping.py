"""Sweeping: while the cards of a combat go to the piles the bar tells what they have brought."""

from __future__ import annotations

from dataclasses import replace

from game.ui.table.animator import copy_of
from tests.tenefyr.look.conftest import Lay

FIGHT = {
    "players": [
        {"heroes": ["barbarian"], "hand": ["hill-giant", "basic1", "kobold", "basic0"], "deck": ["basic0"]},
        {"heroes": ["bard"]}, {"heroes": ["thief"]},
    ],
    "dungeon": "1", "node": "play", "turn": 1,
}  # fmt: skip


def test_sums_stand_while_cards_are_swept_away(lay: Lay) -> None:
    table = lay(**FIGHT)
    view = table.scene.ui.table
    table.scene.answering.answer(("hill-giant-1",))
    view.finish()
    table.app.step([], 50)
    state = view._picture()
    look = view.own
    assert [row.total for row in look._rows(state)] == [6, 0, 0]
    swept = copy_of(state.board)
    while swept.zones["played:barbarian"]:
        piece = swept.zones["played:barbarian"].pop()
        swept.zones.setdefault("discard:barbarian", []).append(piece)
        swept.pieces[piece].zone = "discard:barbarian"
    rows = look._rows(replace(state, board=swept))
    assert [(row.total, row.cards) for row in rows] == [(6, ()), (0, ()), (0, ())]
    assert not rows[0].hint
