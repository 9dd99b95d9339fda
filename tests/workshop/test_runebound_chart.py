"""The chart of Runebound as it was baked: whole, light enough, of the board as it is, every name free to be read."""

from __future__ import annotations

import json
import math
from itertools import combinations
from pathlib import Path

import pytest

REASON = "the workshop group is not installed"
pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("resvg_py", reason=REASON)
pil_image = pytest.importorskip("PIL.Image", reason=REASON)

from assets.workshop import bake  # noqa: E402
from assets.workshop.runebound.chart import names, pyramid, survey  # noqa: E402

FOLDER = Path(bake.ASSETS) / "pictures" / "runebound" / "chart"


@pytest.fixture(scope="module")
def told():
    return json.loads((FOLDER / "chart.json").read_text(encoding="utf-8"))


def overlap(a, b):
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return min(wide, high)


def test_the_chart_was_baked_from_its_sources_and_from_the_board_as_they_are():
    manifest = bake.read_manifest()
    assert [recipe.id for recipe in pyramid.recipes() if manifest.get(recipe.id) != bake.digest(recipe)] == []


def test_a_change_of_the_board_makes_the_chart_stale(monkeypatch):
    recipe = pyramid.recipes()[0]
    before = bake.digest(recipe)
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"another board")
    assert bake.digest(recipe) != before


def test_all_three_sizes_with_their_names_stay_under_six_megabytes():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 6_000_000


@pytest.mark.parametrize("percent", pyramid.SCALES)
def test_the_tiles_of_a_size_cover_the_sheet(percent, told):
    across = told["scales"][str(percent)]
    assert across * pyramid.TILE[0] == survey.WIDTH * percent / 100
    assert across * pyramid.TILE[1] == survey.HEIGHT * percent / 100
    with pil_image.open(FOLDER / f"{percent}-{across - 1}-{across - 1}.webp") as last:
        assert last.size == pyramid.TILE


@pytest.mark.parametrize("percent", pyramid.SCALES)
def test_names_stand_on_the_tiles_that_are_told_and_on_no_other(percent, told):
    across = told["scales"][str(percent)]
    found = set()
    for row in range(across):
        for column in range(across):
            with pil_image.open(FOLDER / f"names-{percent}-{column}-{row}.webp") as tile:
                if tile.convert("RGBA").getchannel("A").getextrema()[1] > 8:
                    found.add(f"{column}-{row}")
    assert found <= set(told["named"][str(percent)])


def test_every_site_and_every_place_of_the_board_has_its_name(told):
    board = survey.board()
    assert set(names.SITES) == set(board.sites)
    assert set(names.PLACES) == set(board.places)
    assert set(told["names"]) == set(board.sites) | set(board.places)


def test_no_name_lies_on_another(told):
    boxes = told["names"]
    assert [(a, b) for a, b in combinations(boxes, 2) if overlap(boxes[a], boxes[b]) > 0] == []


def test_no_name_lies_on_a_gem(told):
    board = survey.board()
    for name, (left, top, right, foot) in told["names"].items():
        for cell in board.gems:
            x, y = survey.centre(cell)
            away = math.dist((x, y), (min(max(x, left), right), min(max(y, top), foot)))
            assert away > 19, (name, cell)


def test_a_name_stands_in_its_own_land(told):
    board = survey.board()
    for name, (left, top, right, foot) in told["names"].items():
        cells = board.cells_at(name)
        middle = (left + right) / 2, (top + foot) / 2
        assert min(math.dist(middle, survey.centre(cell)) for cell in cells) < 80, name
