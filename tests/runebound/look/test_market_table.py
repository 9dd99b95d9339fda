"""The market under the hand: what is looked at is bought or discarded by a button too."""

from __future__ import annotations

import pytest

from game.looks.runebound.displayed_values import own
from game.ui.table.gestures import firsts
from tests.runebound.look.conftest import Lay


@pytest.mark.parametrize(("which", "zone"), [("Buy Chain Shirt for 5", "assets:lyssa"), ("Discard", "discard:asset")])
def test_a_card_that_is_taken_up_has_buttons_for_what_can_be_done_with_it(lay: Lay, which: str, zone: str) -> None:
    table = lay(
        heroes=[{"id": "lyssa", "at": "tamalir", "hand": [], "gold": 9}], form="solo",
        markets={"tamalir": ["militia-sword", "chain-shirt", "wine-casks", "lucky-coin"]},
    )  # fmt: skip
    table.scene.answering.answer(("shop",))
    table.until("market")
    table.scene.ui.table.finish()
    table.app.step([], 50)
    board = table.scene.play.session.state.board
    shirt = next(piece for piece in firsts(table.prompt) if board.piece(piece).card == "chain-shirt")
    rect = table.scene.ui.rect_of(shirt)
    assert rect is not None
    table.click(rect.center)
    button = next(option for option in table.scene.ui.dock.options if option.option.choice.label.startswith(which))
    table.click(button.rect.center)
    assert table.scene.play.session.state.board.piece(shirt).zone == zone


def test_an_asset_is_sold_by_dropping_it_on_the_gold(lay: Lay) -> None:
    table = lay(
        heroes=[{"id": "lyssa", "at": "tamalir", "hand": [], "gold": 1, "assets": ["ash-bow", "riding-boots"]}],
        form="solo", markets={"tamalir": ["militia-sword", "chain-shirt", "wine-casks", "lucky-coin"]},
    )  # fmt: skip
    table.scene.answering.answer(("shop",))
    table.until("sell")
    ui = table.scene.ui
    ui.table.finish()
    table.app.step([], 50)
    board = table.scene.play.session.state.board
    bow = next(piece for piece in table.prompt.options if board.piece(piece).card == "ash-bow")
    market = own(ui.table.shown).market
    assert market is not None
    assert [offer.piece for offer in market.offers if offer.sells] == list(table.prompt.options)
    table.drag(table.place_of(bow), ui.layout["board/numbers"].center)
    assert table.scene.play.session.state.board.piece(bow).zone == "discard:asset"
    assert table.prompt.kind == "market"


@pytest.mark.rule("RB-110", "RB-412")
def test_what_a_peddler_shows_is_marked_and_bought_or_brought_to_the_assets(lay: Lay) -> None:
    heroes = [{"id": "corbin", "at": "nerekeep", "hand": [], "gold": 5}]
    table = lay(heroes=heroes, form="solo", node="abilities", decks={"asset": ["salt", "ash-bow", "courser"]})
    assert table.prompt.kind == "peddle"
    ui, board = table.scene.ui, table.scene.play.session.state.board
    assert not ui.dock.options, "the cards themselves are the options"
    salt = next(piece for piece in table.prompt.options if board.piece(piece).card == "salt")
    table.drag(table.place_of(salt), ui.layout["board/slots"].center)
    assert table.scene.play.session.state.board.zone("assets:corbin") == [salt]
