"""Both halves of a dungeon card of Tenefyr have a picture: an enemy in its place, a sign on the rays of its kind."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

REASON = "the workshop group is not installed"
numpy = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("resvg_py", reason=REASON)
pil_image = pytest.importorskip("PIL.Image", reason=REASON)

from assets.workshop.engraving.palette import PAPER, rgb  # noqa: E402
from assets.workshop.pictures.tenefyr import bursts  # noqa: E402

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "assets" / "pictures" / "tenefyr"
LEVELS = (1, 2, 3, 4, 5)


def cards(level: int) -> dict[str, dict[str, Any]]:
    text = (ROOT / "data" / "tenefyr" / "dungeon.toml").read_text(encoding="utf-8")
    return {id: card for id, card in tomllib.loads(text).items() if card["level"] == level}


def rim(path: Path) -> Any:
    """The colours of the outermost ten pixels of a print, as they would be on white."""
    with pil_image.open(path) as picture:
        pixels = numpy.asarray(picture.convert("RGB"), numpy.float32) / 255
    inside = numpy.zeros(pixels.shape[:2], bool)
    inside[10:-10, 10:-10] = True
    return pixels[~inside] / (rgb(PAPER) * 0.5 + 0.5)


def hue(colours: Any) -> Any:
    """The shares of red, green and blue of colours, without their light: zero for every grey."""
    return colours / colours.sum(-1, keepdims=True) - 1 / 3


@pytest.mark.parametrize("level", LEVELS)
def test_both_halves_of_a_dungeon_card_have_a_small_picture(level: int) -> None:
    for id in cards(level):
        for half, size, most in (("enemies", (640, 480), 60), ("loot", (320, 320), 30)):
            path = PICTURES / half / f"{id}.webp"
            with pil_image.open(path) as picture:
                assert picture.size == size, path
            assert path.stat().st_size <= most * 1024, path


@pytest.mark.parametrize("level", LEVELS)
def test_most_of_the_rim_of_a_loot_has_the_colour_of_its_kind(level: int) -> None:
    kinds = [kind for kind in bursts.KINDS if kind != "basic"]
    ways = numpy.array([hue(rgb(bursts.KINDS[kind])) for kind in kinds])
    ways /= numpy.linalg.norm(ways, axis=1)[:, None]
    for id, card in cards(level).items():
        colours = rim(PICTURES / "loot" / f"{id}.webp")
        dyed = (colours.max(1) > 0.3) & (colours.max(1) < 0.85)
        near = hue(colours[dyed]) @ ways.T
        found = numpy.bincount(near[near.max(1) > 0.04].argmax(1), minlength=len(kinds))
        assert kinds[int(found.argmax())] == card["kind"], (id, dict(zip(kinds, found.tolist(), strict=True)))


def test_every_boss_and_each_of_its_stages_has_a_small_picture() -> None:
    bosses = tomllib.loads((ROOT / "data" / "tenefyr" / "bosses.toml").read_text(encoding="utf-8"))
    ids = {id for boss, card in bosses.items() for id in (boss, *card["stages"])}
    assert {path.stem for path in (PICTURES / "bosses").glob("*.webp")} == ids
    for id in ids:
        path = PICTURES / "bosses" / f"{id}.webp"
        with pil_image.open(path) as picture:
            assert picture.size == (640, 480), path
        assert path.stat().st_size <= 60 * 1024, path
