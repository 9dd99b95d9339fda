"""What a purchase changes in a combat is told as soon as it is worked out, while nobody does anything."""

from __future__ import annotations

import pytest

from game.looks.runebound.displayed_values import own
from game.runebound.view.market_told import WORKING
from game.scenes.table import pondering
from tests.runebound.look.conftest import Lay
from tests.scenes.table_driver import Table

MOST_FRAMES = 100


def rows(table: Table) -> list[tuple[str, str]]:
    """What the first offer changes, as the table shows it: now and then."""
    market = own(table.scene.ui.table.shown).market
    assert market is not None
    return [(row.now, row.then) for offer in market.offers for row in offer.rows]


def test_the_chance_against_a_fair_enemy_takes_the_place_of_its_dots(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    hero = {"id": "corbin", "at": "tamalir", "gold": 7, "hand": []}
    table = lay(heroes=[hero], form="solo", markets={"tamalir": ["militia-sword"]})
    table.scene.answering.answer(["shop"])
    table.app.step([], 50)
    assert any(WORKING in row for row in rows(table)), "it takes longer than a frame"
    monkeypatch.setattr(pondering, "SLICE", 0.5)
    for _ in range(MOST_FRAMES):
        table.app.step([], 50)
        if not table.scene.play.works:
            break
    table.app.step([], 50)
    assert not any(WORKING in row for row in rows(table))
    assert any(now.endswith("%") and then.endswith("%") for now, then in rows(table))
