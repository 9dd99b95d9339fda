"""Giving up: the menu of the game offers it, asks, and the game ends as a defeat; undo takes it back."""

from __future__ import annotations

import pytest

from tests.scenes.table_driver import Table
from tests.tenefyr.look.conftest import Lay
from tests.tenefyr.look.test_dragging import FIGHT


def menu(table: Table) -> dict[str, object]:
    return {button.label: button for button in table.scene.dialogs.pause().buttons}


@pytest.mark.rule("TN-1103")
def test_the_menu_gives_the_game_up_once_it_is_confirmed(lay: Lay) -> None:
    table = lay(**FIGHT)
    words = table.scene.services.words
    menu(table)[words("ui.table.menu-surrender")].press()  # type: ignore[attr-defined]
    modal = table.scene.modal
    assert modal is not None
    assert not table.scene.play.session.ended, "it only asks"
    modal.buttons[-1].press()
    assert table.scene.play.session.table.word("outcome") == "defeat"
    table.scene.answering.take_back(rewind=False)
    assert table.scene.play.prompt is not None


def test_a_game_that_is_over_cannot_be_given_up(lay: Lay) -> None:
    table = lay(**FIGHT)
    table.scene.answering.give_up()
    assert table.scene.services.words("ui.table.menu-surrender") not in menu(table)
