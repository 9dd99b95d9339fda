"""Every hero and monster of Heroica has its figure, and figures fit the squares and bases they are made for."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

REASON = "the workshop group is not installed"
numpy = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("resvg_py", reason=REASON)
pil_image = pytest.importorskip("PIL.Image", reason=REASON)

from assets.workshop import bake  # noqa: E402
from assets.workshop.heroica import figures  # noqa: E402
from assets.workshop.heroica.figures import bases, portraits, standee  # noqa: E402

PICTURES = Path(bake.ASSETS) / "pictures" / "heroica"
DATA = Path(bake.ASSETS).parent / "data" / "heroica"
WAYS = ("north", "east", "south", "west")
MOST_BYTES = 4_000_000


def content(table):
    return tomllib.loads((DATA / f"{table}.toml").read_text(encoding="utf-8"))


HEROES = tuple(content("heroes"))
MONSTERS = content("monsters")
TURNING = tuple(name for name, monster in MONSTERS.items() if monster.get("boss") == "final")
FIGURES = (*HEROES, "horse", *(name for name in MONSTERS if name not in TURNING),
    *(f"{name}-{way}" for name in TURNING for way in WAYS))


@cache
def opacity(kind, name):
    with pil_image.open(PICTURES / kind / f"{name}.webp") as picture:
        return numpy.asarray(picture.convert("RGBA"), numpy.float32)[..., 3] / 255


def test_the_figures_are_those_of_the_data_and_the_horse():
    assert {recipe.id.rpartition("/")[2] for recipe in figures.FIGURES} == set(FIGURES)
    assert {recipe.id.rpartition("/")[2] for recipe in figures.PORTRAITS} == set(HEROES)


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_stands_free_on_its_foot_and_fills_its_picture(name):
    cover = opacity("figures", name)
    edge, foot = cover.shape[0], round(cover.shape[0] * standee.FOOT[1])
    assert cover.shape == (edge, edge)
    assert max(cover[0].max(), cover[:, 0].max(), cover[:, -1].max(), cover[-1].max()) < 0.1
    rows, columns = (numpy.flatnonzero((cover > 0.5).any(axis=axis)) for axis in (1, 0))
    assert foot - 0.02 * edge <= rows[-1] <= foot + 0.03 * edge
    assert foot - rows[0] >= 0.42 * edge or columns[-1] - columns[0] >= 0.75 * edge
    assert (cover[: foot // 2] > 0.5).mean() < 0.9


def test_bosses_are_a_third_larger_and_the_dragon_lord_fills_four_squares():
    for name, monster in MONSTERS.items():
        shown = f"{name}-east" if name in TURNING else name
        large = {"dragon-lord": 2.0, "golden-dragon-hatchling": 1.0}.get(name, 1.3 if monster.get("boss") else 1.0)
        assert opacity("figures", shown).shape[1] == round(standee.PIXELS * large)


def test_no_two_figures_have_one_silhouette_at_40_pixels():
    edge = round(40 * standee.PIXELS / standee.SQUARE)
    small = {
        name: numpy.asarray(pil_image.fromarray((opacity("figures", name) * 255).astype("uint8")).resize((edge, edge)),
            numpy.float32) / 255
        for name in (*HEROES, *MONSTERS) if name not in TURNING
    }
    alike = [(a, b) for a, b in combinations(small, 2) if numpy.abs(small[a] - small[b]).mean() < 0.012]
    assert alike == []


@pytest.mark.parametrize("name", HEROES)
def test_a_portrait_lets_the_paint_of_its_seat_through_beside_the_bust(name):
    cover = opacity("portraits", name)
    width, height = portraits.PIXELS
    assert cover.shape == (height, width)
    assert cover[height // 2, width // 2] > 0.95
    assert cover[:6, :6].max() < 0.5


@pytest.mark.parametrize("name", [*bases.SEATS, "round", "round-boss", "round-dragon"])
def test_a_base_is_as_wide_as_it_says_and_stands_free(name):
    cover = opacity("bases", name)
    across = numpy.flatnonzero((cover > 0.5).any(axis=0))
    assert max(cover[0].max(), cover[:, 0].max(), cover[:, -1].max(), cover[-1].max()) < 0.1
    share = (across[-1] + 1 - across[0]) / cover.shape[1]
    assert share == pytest.approx(bases.WIDE / bases.ROOM[0], abs=0.14)


def test_all_figures_together_stay_small():
    found = [PICTURES / kind for kind in ("figures", "portraits", "bases")]
    assert sum(file.stat().st_size for folder in found for file in folder.glob("*.webp")) < MOST_BYTES
