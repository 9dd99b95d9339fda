"""Heroes, places, rewards and the valley of Tenefyr have pictures of the agreed size, and tell where things are."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

REASON = "the workshop group is not installed"
np = pytest.importorskip("numpy", reason=REASON)
Image = pytest.importorskip("PIL.Image", reason=REASON)

ROOT = Path(__file__).parents[2]
PICTURES, SCENES = ROOT / "assets" / "pictures" / "tenefyr", ROOT / "assets" / "scenes" / "tenefyr"
LEVELS = range(1, 6)
HOURS = ("morning", "noon", "evening", "dusk")


def cards(table: str) -> list[str]:
    return list(tomllib.loads((ROOT / "data" / "tenefyr" / f"{table}.toml").read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("table", "folder", "count", "size"),
    [
        ("heroes", "heroes", 8, (400, 400)),
        ("heroes", "skills", 8, (320, 320)),
        ("basics", "basics", 2, (320, 320)),
        ("places", "places", 15, (1280, 720)),
        ("rewards", "rewards", 20, (640, 400)),
    ],
)
def test_every_card_of_a_table_has_a_picture_of_its_size(
    table: str, folder: str, count: int, size: tuple[int, int]
) -> None:
    names = cards(table)
    assert len(names) == count
    for name in names:
        with Image.open(PICTURES / folder / f"{name}.webp") as picture:
            assert picture.size == size, name


def test_a_dungeon_without_a_place_has_the_ground_of_its_level() -> None:
    for level in LEVELS:
        with Image.open(PICTURES / "places" / f"level-{level}.webp") as picture:
            assert picture.size == (1280, 720)


@pytest.mark.parametrize("which", ["a", "b"])
def test_a_bricked_gate_keeps_the_outline_of_the_open_one_and_is_another_inside(which: str) -> None:
    for level in LEVELS:
        pictures = []
        for state in ("", "-bricked"):
            with Image.open(PICTURES / "gates" / f"level{level}-{which}{state}.webp") as picture:
                pictures.append(np.asarray(picture.convert("RGBA"), np.int16))
        gate, bricked = pictures
        both = (gate[..., 3] > 128) == (bricked[..., 3] > 128)
        seen = gate[..., 3] > 200
        changed = (np.abs(gate[..., :3] - bricked[..., :3]).max(-1) > 60) & seen
        assert both.mean() > 0.98, level
        assert 0.05 < changed.sum() / seen.sum() < 0.6, level


def test_the_valley_is_one_plate_at_four_times_of_the_day_and_grows_darker() -> None:
    light = []
    for hour in HOURS:
        with Image.open(SCENES / f"valley-{hour}.webp") as plate:
            assert plate.size == (2560, 1080)
            light.append(np.asarray(plate.convert("L").resize((64, 27)), np.float32).mean())
    assert min(light[:2]) > light[2] > light[3]


def test_what_moves_over_the_valley_stands_on_it() -> None:
    told = json.loads((SCENES / "valley.json").read_text(encoding="utf-8"))
    wide, high = told["size"]
    assert len(told["flags"]) == 10
    assert set(told["washes"]) == set(told["suns"]) == set(HOURS)
    for x, y in (told["mill"], told["keep"], *told["smoke"], *told["flags"]):
        assert 0 < x < wide
        assert 0 < y < high
    # Flags are seen in a usual window, between the dungeons and the seats.
    assert all(x < 1530 and 664 < y < 868 for x, y in told["flags"])


def test_the_layer_of_light_lies_on_the_windows_that_are_lit_at_dusk() -> None:
    with Image.open(SCENES / "valley-windows.webp") as layer, Image.open(SCENES / "valley-dusk.webp") as plate:
        panes = np.asarray(layer.convert("RGBA"), np.int16)[..., 3] > 200
        pixels = np.asarray(plate.convert("RGB"), np.int16)
    warm = pixels[..., 0] - pixels[..., 2]
    assert 0 < panes.mean() < 0.02
    assert warm[panes].mean() > warm[~panes].mean() + 20
