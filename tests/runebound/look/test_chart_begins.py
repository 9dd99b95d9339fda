"""A game begins on its chart: what has not been read of it is paper, and it is read while its story is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.looks.runebound.chart_ground import ChartGround
from game.looks.runebound.chart_table import ChartTable
from game.looks.runebound.sheet import WHOLE
from game.looks.runebound.theme import BARE
from game.ui.table.map_layers import MapLayers
from game.ui.table.map_overview import MapOverview
from tests.runebound.look.conftest import Lay
from tests.scenes.table_driver import Table

BEGIN = {"node": "setup", "form": "solo", "heroes": [{"id": "master-thorn"}]}


def chart(table: Table) -> ChartTable:
    found = table.scene.ui.table.own
    assert isinstance(found, ChartTable)
    assert found.map.camera.step == WHOLE
    return found


def test_the_whole_chart_is_read_before_all_else(lay: Lay) -> None:
    table = lay(**BEGIN)
    chart(table).overview.picture = None
    chart(table).services.images.leave_off()
    chart(table).begin()
    chart(table).services.images.work(5.0, urgent=True)
    assert chart(table).overview.picture is not None, "also while something moves"


def test_what_has_not_been_read_is_paper(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> Iterator[object]:
        return iter(())

    monkeypatch.setattr(ChartGround, "waits", lambda *_: True)
    monkeypatch.setattr(MapLayers, "finish", nothing)
    monkeypatch.setattr(MapOverview, "preload", nothing)
    table = lay(**BEGIN)
    for _ in range(3):
        table.app.step([], 400)
        table.app.draw()
    camera, canvas = chart(table).map.camera, table.app.canvas
    x, y = canvas.stage.device(
        camera.on_table((chart(table).map.shape.size[0] * 0.4, chart(table).map.shape.size[1] - 60.0))
    )
    assert canvas.surface.get_at((round(x), round(y)))[:3] == BARE
