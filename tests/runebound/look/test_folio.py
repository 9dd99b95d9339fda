"""The folio: what is revealed in a test lies there until it was read."""

from __future__ import annotations

from game.looks.runebound.adventure_table import SEEN, AdventureTable
from game.ui.table.animator import copy_of
from game.ui.table.look import Pace
from tests.runebound.look.conftest import Lay


def test_what_is_revealed_holds_up_what_follows_once(lay: Lay) -> None:
    hero = {"id": "laurel-of-bloodwood", "at": "riverwatch", "hand": ["feint"], "gold": 0}
    table = lay(heroes=[hero], form="solo", node="event", drawn="a-sealed-arch")
    view, board = table.scene.ui.table, copy_of(table.scene.play.session.state.board)
    folio = view.own
    assert isinstance(folio, AdventureTable)
    assert folio.settle(board, view.shown, Pace()) == 0.0
    card = board.zone("deck:skill")[0]
    board.zones["deck:skill"].remove(card)
    board.zones["revealed"] = [card]
    assert folio.settle(board, view.shown, Pace()) == SEEN
    assert folio.settle(board, view.shown, Pace()) == 0.0
