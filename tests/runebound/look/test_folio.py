"""The folio: what is revealed in a test lies there until it was read."""

from __future__ import annotations

from itertools import pairwise

import pytest

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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_cards_of_a_hand_take_the_room_up_to_the_buttons(lay: Lay, size: tuple[int, int]) -> None:
    hand = ["ox-strong", "first-blow", "quiet-heart", "feint", "map-reader", "tactician", "treasure-nose"]
    hand.append("waterwalker")
    hero = {"id": "laurel-of-bloodwood", "at": "riverwatch", "hand": hand, "gold": 0}
    table = lay(size=size, heroes=[hero], form="solo", node="event", drawn="a-sealed-arch")
    view, layout = table.scene.ui.table, table.scene.ui.layout
    held = table.scene.play.session.state.board.zone("hand:laurel-of-bloodwood")
    rects = [view.placement.places[piece].rect for piece in held]
    assert len(rects) == len(hand)
    assert all(left.right <= right.x for left, right in pairwise(rects)), "each is seen whole"
    buttons = [layout[f"prompt/{button}"] for button in ("main", "second", "third")]
    assert rects[-1].right <= min(button.x for button in buttons)
    assert min(rect.y for rect in (rects[0], *buttons)) >= layout["told"].bottom
