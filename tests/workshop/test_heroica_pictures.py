"""Every thing that the data of Heroica name has its picture, and the icons leave those of the house alone."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from assets.workshop import heroica, icons

ROOT = Path(__file__).parents[2]
KINDS = {"potion", "weapon", "relic"}
"""Things that are a kind of others, and have no picture of their own."""


def read(table: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "data" / "heroica" / f"{table}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", ["weapons", "potions", "things", "relics"])
def test_everything_that_is_carried_has_a_picture(table: str) -> None:
    drawn = {recipe.id.rpartition("/")[2] for recipe in heroica.things.RECIPES}
    assert set(read(table)) - KINDS <= drawn


def test_a_piece_is_square_and_stands_free_on_its_ground() -> None:
    for recipe in heroica.things.RECIPES:
        with Image.open(ROOT / "assets" / recipe.path) as picture:
            assert picture.size == (256, 256)
            assert [picture.convert("RGBA").getpixel(corner)[3] for corner in ((0, 0), (255, 0), (0, 255))] == [0, 0, 0]


def test_no_icon_hides_one_of_the_house() -> None:
    assert not icons.HOUSE & set(heroica.signs.SIGNS)


def test_every_face_of_the_die_has_a_picture() -> None:
    assert set(read("die")) <= set(heroica.dice.DICE["bone"].faces)


def test_every_level_has_a_small_vignette() -> None:
    for level in read("levels").values():
        path = ROOT / "assets" / "pictures" / "heroica" / "levels" / f"level-{level['number']:02}.webp"
        assert path.stat().st_size <= 120 * 1024
        with Image.open(path) as picture:
            assert picture.size == (1280, 800)


def test_the_map_tells_where_every_peg_stands() -> None:
    told = json.loads((ROOT / "assets" / "scenes" / "heroica" / "stations.json").read_text(encoding="utf-8"))
    assert len(told["pegs"]) == len(read("levels"))
    for x, y in (*told["pegs"], *told["lands"].values()):
        assert 0.03 < x < 0.97
        assert 0.03 < y < 0.97


def test_the_figures_of_the_title_stand_on_its_tray_and_exist() -> None:
    told = json.loads((ROOT / "assets" / "scenes" / "heroica" / "title-stage.json").read_text(encoding="utf-8"))
    assert set(told["figures"]) <= set(read("heroes")) | set(read("monsters"))
    assert all(730 < x < 1770 and 560 < y < 930 for x, y, _ in told["figures"].values())
