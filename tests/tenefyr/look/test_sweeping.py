"""Sweeping: while the cards of a combat go to the piles the bar tells what they have brought."""

from __future__ import annotations

from dataclasses import replace

from game.kit.events import Counted
from game.ui.table.animator import copy_of
from tests.tenefyr.look.conftest import Lay

FIGHT = {
    "players": [
        {"heroes": ["barbarian"], "hand": ["hill-giant", "basic1", "kobold", "basic0"], "deck": ["basic0"]},
        {"heroes": ["bard"]}, {"heroes": ["thief"]},
    ],
    "dungeon": "1", "node": "play", "turn": 1, "dungeons": {"1": {"cards": ["kobold", "orc"]}},
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


def test_of_a_discard_pile_the_last_card_is_seen(lay: Lay) -> None:
    table = lay(**FIGHT)
    for piece in ("hill-giant-1", "basic1-5", "kobold-3"):
        table.scene.answering.answer((piece,))
    table.scene.ui.table.finish()
    pile = table.scene.play.session.state.board.zone("discard:barbarian")
    places = table.scene.ui.table.placement.places
    assert pile[0].startswith("kobold-")  # the loot went there last
    assert [piece for piece in pile if not places[piece].hidden] == [pile[0]]


def test_what_is_stamped_on_a_card_takes_no_time(lay: Lay) -> None:
    view = lay(**FIGHT).scene.ui.table
    assert not view.reduced
    assert view.fly([Counted("hill-giant-1", "turn", 1, 1), Counted("kobold-3", "plus:orc-1", 2, 2)], "") == 0
