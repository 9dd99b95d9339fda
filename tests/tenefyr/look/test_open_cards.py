"""Open cards: what a reward lets a player choose from lies on the table, and stays there until it is chosen."""

from __future__ import annotations

import pytest

from tests.scenes.table_driver import Table
from tests.tenefyr.look.conftest import Lay

MAP_SELLER = {
    "players": [
        {"heroes": ["bard"], "deck": ["basic0", "basic1", "orc"]}, {"heroes": ["cleric"]}, {"heroes": ["thief"]},
    ],
    "node": "reward", "dungeon": "", "reward": "map-seller", "waiting": ["bard"],
    "dungeons": {"9": {"cards": ["ogre", "hydra", "lich"]}},
}  # fmt: skip


def answer(table: Table, *options: str) -> None:
    """Give an answer, and let all that follows be told."""
    table.scene.answering.answer(options)
    table.app.step([], 50)
    table.scene.ui.table.finish()
    table.app.step([], 50)


def choose_by_hand(table: Table, piece_or_spot: str) -> None:
    """Click it where it lies, which must be on the table."""
    rect = table.scene.ui.table.rect_of(piece_or_spot)
    assert rect is not None, f"{piece_or_spot} is not to be seen"
    table.click(rect.center)
    table.app.step([], 50)


def test_a_reward_is_chosen_from_what_lies_open(lay: Lay) -> None:
    table = lay(**MAP_SELLER)
    assert table.prompt.kind == "reward-option"
    answer(table, "1")
    assert table.prompt.kind == "survey"
    assert all(table.scene.ui.table.rect_of(zone) is not None for zone in table.prompt.options)
    table.look()
    choose_by_hand(table, "dungeon:9")
    table.scene.ui.table.finish()
    table.app.step([], 50)
    assert table.prompt.kind == "survey-order"
    assert all(table.scene.ui.table.rect_of(piece) is not None for piece in table.prompt.options)
    assert not table.scene.ui.dock.options


@pytest.mark.parametrize("order", [slice(None), slice(None, None, -1)])
def test_a_deck_that_is_asked_about_without_anything_having_moved_lies_open(lay: Lay, order: slice) -> None:
    """The cards of the question before lay there still, and those that were asked about nowhere."""
    table = lay(**MAP_SELLER)
    answer(table, "1")
    answer(table, "dungeon:9")
    answer(table, *table.prompt.options[order])
    assert table.prompt.kind == "remove"
    board = table.scene.play.session.state.board
    assert {board.piece(piece).zone for piece in table.prompt.options} == {"deck:bard"}
    assert all(table.scene.ui.table.rect_of(piece) is not None for piece in table.prompt.options)
    assert not table.scene.ui.dock.options
