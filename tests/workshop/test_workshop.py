"""The baked pictures come from the sources beside them, and fit what the game expects of them.

Collected only where the workshop's libraries are installed: the game itself never needs them.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

REASON = "the workshop group is not installed"
numpy = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("resvg_py", reason=REASON)
pil_image = pytest.importorskip("PIL.Image", reason=REASON)

from assets.workshop import badges, bake, frames, icons, warhammer_quest  # noqa: E402
from assets.workshop.warhammer_quest import signs  # noqa: E402

ASSETS = Path(bake.ASSETS)
ROLES = ("success", "critical", "defense", "counterattack", "threat", "success-token", "wound", "progress", "peril")
NUMBERS = ("attack", "resilience", "health", "scout", "healer", "warrior", "mage", "poisoned", "weakened", "focused")
DOINGS = ("action-attack", "action-explore", "action-aid", "action-rest", "advance", "inflict", "retreat", "keyword")
PHASES = ("phase-heroes", "phase-enemies", "phase-peril", "phase-travel", "phase-end", "leader", "master", "nemesis")


def opacity(image):
    return numpy.asarray(image.convert("RGBA"), numpy.float32)[..., 3] / 255


@pytest.mark.parametrize("recipe_id", ["icons/terrinoth/success", "icons/lock", "badges/terrinoth/health"])
def test_a_picture_baked_again_equals_the_committed_one(recipe_id):
    (recipe,) = bake.chosen([recipe_id])
    fresh = recipe.draw().convert("RGBA")
    committed = pil_image.open(ASSETS / recipe.path).convert("RGBA")
    assert fresh.size == committed.size
    difference = numpy.abs(numpy.asarray(fresh, numpy.int16) - numpy.asarray(committed, numpy.int16))
    assert difference.mean() < 0.5


def test_every_recipe_has_its_baked_file():
    missing = [recipe.path for recipe in bake.recipes() if not (ASSETS / recipe.path).is_file()]
    assert missing == []


@pytest.mark.parametrize("recipe", [*icons.RECIPES, *badges.RECIPES, *frames.RECIPES], ids=lambda recipe: recipe.id)
def test_signs_and_frames_were_baked_from_the_sources_as_they_are(recipe):
    assert bake.read_manifest()[recipe.id] == bake.digest(recipe)


def test_the_ids_of_a_pattern_are_chosen_and_an_unknown_one_is_refused():
    assert {recipe.id for recipe in bake.chosen(["dice/terrinoth/hero_succ*"])} == {
        "dice/terrinoth/hero_success",
        "dice/terrinoth/hero_success2",
        "dice/terrinoth/hero_success-defense",
    }
    with pytest.raises(ValueError, match="no recipe is called 'icons/nothing'"):
        bake.chosen(["icons/nothing"])


def test_no_two_signs_of_the_game_look_alike_at_18_pixels():
    small = {
        name: opacity(icons.glyph(name).resize((18, 18), pil_image.Resampling.LANCZOS))
        for name in (*ROLES, *NUMBERS, *DOINGS, *PHASES)
    }
    alike = [
        (first, second)
        for first, second in combinations(small, 2)
        if numpy.abs(small[first] - small[second]).mean() < 0.09
    ]
    assert alike == []


@pytest.mark.parametrize("name", sorted(frames.FRAMES))
def test_a_frame_is_clear_where_the_picture_goes_and_closed_where_the_title_goes(name):
    entry = json.loads((ASSETS / "frames" / "terrinoth" / "frames.json").read_text(encoding="utf-8"))[name]
    cover = opacity(pil_image.open(ASSETS / "frames" / "terrinoth" / f"{name}.png"))
    width, height = entry["size"]
    assert cover.shape == (2 * height, 2 * width)
    x, y, wide, high = entry["picture"]
    assert cover[round(2 * (y + high * 0.4)), round(2 * (x + wide / 2))] < 0.05
    x, y, wide, high = entry["title"]
    assert cover[round(2 * (y + high / 2)), round(2 * x) : round(2 * (x + wide))].min() == 1.0
    for left, top, wide, high in (entry["title"], entry["picture"], *entry["areas"].values()):
        assert left >= 0
        assert top >= 0
        assert left + wide <= width
        assert top + high <= height


@pytest.mark.parametrize("game", sorted(folder.name for folder in (ASSETS / "pictures").iterdir()))
def test_what_is_baked_for_the_house_and_one_game_stays_under_sixty_megabytes(game):
    others = {folder.name for folder in (ASSETS / "pictures").iterdir()} - {game}
    baked = [path for path in ASSETS.rglob("*") if path.is_file() and "workshop" not in path.parts]
    rooms = tuple(f".{other.replace('-', '_')}." for other in others)
    theirs = {ASSETS / recipe.path for recipe in bake.recipes() if any(r in m for m in recipe.sources for r in rooms)}
    carried = [
        path for path in baked
        if path not in theirs and not any(other in path.relative_to(ASSETS).as_posix() for other in others)
    ]
    assert sum(path.stat().st_size for path in carried) < 60_000_000


@pytest.mark.parametrize("game", ["warhammer-quest", "heroica", "tenefyr", "runebound"])
def test_what_is_seen_and_heard_of_a_further_game_alone_stays_under_twenty_five_megabytes(game):
    room = f".{game.replace('-', '_')}"
    made = {ASSETS / recipe.path for recipe in bake.recipes() if any(room in source for source in recipe.sources)}
    lying = {path for path in ASSETS.rglob("*") if path.is_file() and game in path.relative_to(ASSETS).as_posix()
             and "workshop" not in path.parts}  # fmt: skip
    assert 5_000_000 < sum(path.stat().st_size for path in made | lying) < 25_000_000


@pytest.mark.parametrize("name", sorted(warhammer_quest.FRAMES))
def test_a_frame_of_iron_is_clear_for_its_picture_unless_it_holds_rays_and_closed_for_its_title(name):
    folder = ASSETS / "frames" / warhammer_quest.ID
    entry = json.loads((folder / "frames.json").read_text(encoding="utf-8"))[name]
    cover = opacity(pil_image.open(folder / f"{name}.webp"))
    width, height = entry["size"]
    assert cover.shape == (2 * height, 2 * width)
    x, y, wide, high = entry["picture"]
    middle = cover[round(2 * (y + high * 0.3)), round(2 * (x + wide / 2))]
    assert middle == 1.0 if name.startswith("action-") else middle < 0.05
    x, y, wide, high = entry["title"]
    assert cover[round(2 * (y + high / 2)), round(2 * (x + 2)) : round(2 * (x + wide - 2))].min() == 1.0
    for left, top, wide, high in (entry["title"], entry["picture"], *entry["areas"].values()):
        assert left >= 0
        assert top >= 0
        assert left + wide <= width
        assert top + high <= height


def test_no_two_signs_of_the_dungeon_look_alike_at_20_pixels():
    small = {
        name: opacity(icons.glyph(name, glyphs=signs.ALL).resize((20, 20), pil_image.Resampling.LANCZOS))
        for name in warhammer_quest.NAMES
    }
    alike = [pair for pair in combinations(small, 2) if numpy.abs(small[pair[0]] - small[pair[1]]).mean() < 0.07]
    assert sorted(alike) == [("action-attack", "swords"), ("inflict", "weapon")]
