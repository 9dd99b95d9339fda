"""Who is met in Runebound has a picture of the agreed size; figures are cut out and stand on their feet."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

REASON = "the workshop group is not installed"
np = pytest.importorskip("numpy", reason=REASON)
Image = pytest.importorskip("PIL.Image", reason=REASON)

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "assets" / "pictures" / "runebound"
STANDING = ("margath", "vorakesh", "zombie")


def cards(table: str) -> set[str]:
    return set(tomllib.loads((ROOT / "data" / "runebound" / f"{table}.toml").read_text(encoding="utf-8")))


def names(folder: str) -> set[str]:
    return {path.stem for path in (PICTURES / folder).glob("*.webp")}


@pytest.mark.parametrize(
    ("table", "size", "most"),
    [("enemies", (640, 400), 90), ("villains", (1280, 960), 320), ("heroes", (480, 520), 75),
        ("quests", (880, 400), 130), ("events", (880, 400), 130),
        ("stories", (1280, 640), 180), ("scenarios", (1280, 640), 140), ("skills", (320, 320), 40),
        ("assets", (400, 500), 80)],
)
def test_every_card_of_a_table_and_nothing_else_has_a_picture(table: str, size: tuple[int, int], most: int) -> None:
    assert names(table) == cards(table)
    for name in cards(table):
        path = PICTURES / table / f"{name}.webp"
        with Image.open(path) as picture:
            assert picture.size == size, name
        assert path.stat().st_size <= most * 1024, name


def square(path: Path) -> Any:
    """The middle of a picture, as small as it is shown at the edge of the table."""
    with Image.open(path) as picture:
        width, height = picture.size
        side = min(width, height)
        left, top = (width - side) // 2, (height - side) // 2
        part = picture.convert("RGB").crop((left, top, left + side, top + side))
        return np.asarray(part.resize((23, 23), Image.Resampling.BOX), np.float32)


def test_no_two_faces_are_alike_in_small() -> None:
    small = {path: square(path) for folder in ("enemies", "villains", "heroes") for path in
        (PICTURES / folder).glob("*.webp")}
    nearest = min(float(np.abs(a - b).mean()) for a, b in combinations(small.values(), 2))
    assert nearest > 25


@pytest.mark.parametrize(
    ("folders", "apart"), [(("quests", "events", "stories", "scenarios"), 24), (("skills",), 10), (("assets",), 10)]
)
def test_no_two_scenes_signs_or_things_are_alike_in_small(folders: tuple[str, ...], apart: float) -> None:
    small = [square(path) for folder in folders for path in (PICTURES / folder).glob("*.webp")]
    assert min(float(np.abs(a - b).mean()) for a, b in combinations(small, 2)) > apart


def test_a_figure_is_cut_out_and_stands_on_its_feet_with_a_pale_rim() -> None:
    assert names("figures") == cards("heroes") | set(STANDING)
    for name in names("figures"):
        with Image.open(PICTURES / "figures" / f"{name}.webp") as picture:
            assert picture.size == (256, 384), name
            pixels = np.asarray(picture.convert("RGBA"), np.float32)
        cover = pixels[..., 3] > 128
        assert not cover[0].any(), name
        assert 0.25 < cover.mean() < 0.75, name
        lowest = int(np.nonzero(cover.any(axis=1))[0][-1])
        assert lowest > 350, name
        inside = cover & ~np.roll(cover, 6, axis=0)
        pale = pixels[np.roll(inside, 4, axis=0) & cover][:, :3].mean(-1)
        assert np.median(pale) > 190, name


TERRAINS = ("plains", "forest", "hills", "mountain", "water", "city")


def test_an_arena_is_a_round_inlay_and_calm_where_tokens_lie() -> None:
    assert names("arenas") == {*TERRAINS, *cards("villains")}
    for name in names("arenas"):
        path = PICTURES / "arenas" / f"{name}.webp"
        assert path.stat().st_size <= 70 * 1024, name
        with Image.open(path) as picture:
            assert picture.size == (960, 960), name
            pixels = np.asarray(picture.convert("RGBA"), np.float32)
        assert pixels[0, 0, 3] == 0, name
        assert pixels[480, 480, 3] == 255, name
        light = pixels[120:840, 120:840, :3].mean(-1)
        assert light.mean() < 90, name
        assert light.std() < 22, name


@pytest.mark.parametrize("ending", ["victory", "defeat"])
@pytest.mark.parametrize("scenario", sorted(cards("scenarios")))
def test_every_story_has_a_window_for_each_way_it_ends(scenario: str, ending: str) -> None:
    window = ROOT / "assets" / "scenes" / "runebound" / f"window-{scenario}-{ending}"
    for name, size in ((f"{window.name}.webp", (1040, 1800)), (f"{window.name}-panes.png", None)):
        with Image.open(window.parent / name) as picture:
            assert size is None or picture.size == size
            assert picture.width * 1800 == picture.height * 1040


def test_the_desk_of_the_title_is_dark_where_the_menu_stands_and_lit_where_the_chart_lies() -> None:
    path = ROOT / "assets" / "scenes" / "runebound" / "title.webp"
    assert path.stat().st_size < 500 * 1024
    with Image.open(path) as picture:
        assert picture.size == (3225, 1350)
        light = np.asarray(picture.convert("L").resize((129, 54), Image.Resampling.BOX), np.float32)
    assert light[:, :12].max() < 45
    assert light[10:40, 44:90].mean() > 110


def test_what_is_baked_for_runebound_alone_stays_under_twenty_megabytes() -> None:
    lying = [path for path in (ROOT / "assets").rglob("*") if path.is_file() and "runebound" in path.parts]
    assert sum(path.stat().st_size for path in lying if "workshop" not in path.parts) < 20_000_000
