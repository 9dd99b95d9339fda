"""Tables to which the game turns are made ready before, and look as if nothing of them had been."""

from __future__ import annotations

import pytest

from game.looks.heroica.level_table import LevelTable
from game.ui.screen.cache import SurfaceCache
from tests.heroica.look.conftest import Lay
from tests.heroica.look.test_further_tables import SHOP
from tests.heroica.look.test_motion import drawn, pass_by
from tests.scenes.table_driver import Table

STILL = {"reduced_motion": True}
CAMP = {
    "level": "kameshbog", "road": ["kameshbog", "nuthuz"], "node": "camp", "won": ["knight"],
    "heroes": [{"id": "knight"}, {"id": "wizard"}],
}  # fmt: skip


def idle(table: Table) -> None:
    """Time in which nothing moves: all that is queued is made ready."""
    pass_by(table, 300)
    while table.services.images.work(1.0):
        pass


def drawn_anew(table: Table) -> bytes:
    """The table as it is drawn by one that was never seen before, with nothing kept."""
    table.scene.ui.lay_anew()
    pass_by(table, 2000)
    return drawn(table)


def come_to(table: Table, name: str) -> None:
    """Let all be told until another table is seen, and lie there."""
    for _ in range(400):
        table.scene.answering.skip()
        table.app.step([], 50)
        if table.scene.ui.shown_table == name and not table.scene.ui.table.busy:
            break
    assert table.scene.ui.shown_table == name
    pass_by(table, 3000)


def test_the_store_lies_ready_before_it_is_entered(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(STILL, **SHOP)
    idle(table)
    ready = table.scene.ui.table.tables.find("store")
    assert ready is not None
    painted: list[object] = []
    put = SurfaceCache.put
    table.scene.answering.answer(("store",))

    def noting(cache: SurfaceCache, key: object, surface: object) -> None:
        if cache is table.scene.ui.table.painter._kept:
            painted.append(key)
        put(cache, key, surface)  # type: ignore[arg-type]

    monkeypatch.setattr(SurfaceCache, "put", noting)
    come_to(table, "store")
    assert table.scene.ui.table.own is ready
    assert painted == []
    assert drawn(table) == drawn_anew(table)


def test_who_comes_back_from_the_store_finds_the_level_as_it_was(lay: Lay) -> None:
    table = lay(STILL, **SHOP)
    idle(table)
    level = table.scene.ui.table.own
    table.scene.answering.answer(("store",))
    come_to(table, "store")
    idle(table)
    table.scene.answering.answer(())
    come_to(table, "kameshbog")
    assert table.scene.ui.table.own is level
    assert drawn(table) == drawn_anew(table)


def test_on_the_road_the_next_level_is_painted_and_the_last_one_forgotten(lay: Lay) -> None:
    table = lay(STILL, **CAMP)
    idle(table)
    tables = table.scene.ui.table.tables
    ready = tables.find("nuthuz")
    assert isinstance(ready, LevelTable)
    assert ready.layers.is_whole(table.app.canvas, ready.map.camera)
    table.scene.answering.answer(("go",))
    come_to(table, "nuthuz")
    assert table.scene.ui.table.own is ready
    idle(table)
    assert drawn(table) == drawn_anew(table)
    assert tables.find("chart") is None

