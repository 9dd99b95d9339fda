"""The tiles of Heroica: the workshop and the painter mean the same pieces, and all of it stays small."""

from __future__ import annotations

from pathlib import Path

import pytest

REASON = "the workshop group is not installed"
pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("resvg_py", reason=REASON)
pytest.importorskip("PIL.Image", reason=REASON)

from assets.workshop import bake  # noqa: E402
from assets.workshop.heroica.tiles import decor, hung, sheet  # noqa: E402
from assets.workshop.heroica.tiles.lands import LANDS  # noqa: E402
from game.looks.heroica import atlas  # noqa: E402

ASSETS = Path(bake.ASSETS)


def test_the_pieces_lie_where_the_painter_looks_for_them() -> None:
    assert tuple(name for name, _ in sheet.pieces("coast")) == atlas.ORDER
    assert (sheet.CELL, sheet.COLUMNS) == (atlas.CELL, atlas.COLUMNS)


def test_every_small_thing_of_every_land_can_be_drawn() -> None:
    assert {name for land in LANDS.values() for name in land.decor} <= set(decor.MOTIFS)
    assert {name for land in LANDS.values() for name in land.hung} <= set(hung.HUNG)


def test_all_tiles_together_stay_under_nine_megabytes() -> None:
    assert sum(file.stat().st_size for file in (ASSETS / atlas.FOLDER).iterdir()) < 9_000_000
