"""Dragging: the first card that is brought into the lane keeps the hand, and is played in the same motion."""

from __future__ import annotations

from tests.scenes.table_driver import Table
from tests.tenefyr.look.conftest import Lay

FIGHT = {
    "players": [
        {"heroes": ["barbarian"], "hand": ["hill-giant", "basic1", "kobold"], "deck": ["basic0"]},
        {"heroes": ["bard"]}, {"heroes": ["thief"]},
    ],
    "dungeon": "1", "node": "draw", "turn": 1,
}  # fmt: skip


def at_the_hand(lay: Lay) -> Table:
    table = lay(**FIGHT)
    assert table.prompt.kind == "keep-hand"
    table.look()
    return table


def card_and_lane(table: Table) -> tuple[tuple[float, float], tuple[float, float]]:
    shown = table.scene.ui.table
    return shown.placement.places["hill-giant-1"].rect.center, shown.play_areas(table.prompt.chooser)[0].rect.center


def test_the_first_card_in_the_lane_keeps_the_hand_and_is_played(lay: Lay) -> None:
    table = at_the_hand(lay)
    table.drag(*card_and_lane(table))
    board = table.scene.play.session.state.board
    assert table.prompt.kind == "play-card"
    assert table.prompt.options == ("basic1-5", "kobold-3")
    assert board.piece("hill-giant-1").zone.startswith("played:")


def test_a_card_that_is_let_go_elsewhere_answers_nothing(lay: Lay) -> None:
    table = at_the_hand(lay)
    card, _ = card_and_lane(table)
    table.drag(card, (card[0] + 60, card[1] - 10))
    assert table.prompt.kind == "keep-hand"


def test_a_card_that_is_clicked_keeps_nothing(lay: Lay) -> None:
    table = at_the_hand(lay)
    table.click(card_and_lane(table)[0])
    assert table.prompt.kind == "keep-hand"
