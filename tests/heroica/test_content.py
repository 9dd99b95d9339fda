"""The content of Heroica: counts and facts of the game, words for all of it, levels that hold what the design says."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.heroica.content import Content, load_content
from game.heroica.level import Level
from game.heroica.level_checks import load_level
from game.kit.errors import ContentError
from game.paths import data_folder

FOLDER = data_folder() / "heroica"
COUNTS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "level_counts.toml").read_text(encoding="utf-8"))
WORDS: dict[str, Any] = tomllib.loads((FOLDER / "en.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def content() -> Content:
    """All content, read once."""
    return load_content(FOLDER)


def test_the_box_holds_what_it_should(content: Content) -> None:
    assert len(content.heroes) == 12
    assert (len(content.weapons), len(content.potions), len(content.things)) == (7, 6, 10)
    assert (len(content.monsters), len(content.relics), len(content.roll_tables)) == (47, 27, 18)
    assert len(content.levels) == 22
    assert len(content.scoring.bonus.kinds) == 9


@pytest.mark.rule("HC-215")
def test_the_die_has_six_sides_and_each_face_its_value(content: Content) -> None:
    assert {face: (it.sides, it.value) for face, it in content.die.items()} == {
        "shield": (1, 4), "sword": (2, 3), "skull": (2, 2), "both": (1, 1),
    }  # fmt: skip


@pytest.mark.rule("HC-109")
def test_bosses_are_the_strong_ones_and_the_vampire_bat(content: Content) -> None:
    bosses = {name for name, kind in content.monsters.items() if kind.boss}
    assert bosses == {name for name, kind in content.monsters.items() if max(kind.strength) >= 4}
    assert content.monsters["giant-vampire-bat"].strength == (4,)
    assert content.monsters["golden-dragon-hatchling"].strength == (2, 4, 8)


def test_each_level_but_the_ninth_and_the_last_has_one_relic(content: Content) -> None:
    found = Counter(relic.level for relic in content.relics.values())
    assert found == {**dict.fromkeys(range(1, 23), 1), 9: 2, 0: 4}


@pytest.mark.rule("HC-450", "HC-451", "HC-452")
def test_the_store_asks_the_printed_prices(content: Content) -> None:
    store = content.store
    assert (store["potions"].price, store["weapons"].price, store["relics"].price) == (2, 3, 7)
    assert (store["weapons"].sold, store["relics"].sold, store["grenade"].sold) == (2, 2, 2)
    assert store["weapons"].stock == (1, 2)


def test_all_of_it_has_a_name_and_every_level_its_story(content: Content) -> None:
    kinds = {
        "face": content.die, "hero": content.heroes, "weapon": content.weapons, "potion": content.potions,
        "thing": content.things, "monster": content.monsters, "relic": content.relics,
    }  # fmt: skip
    for kind, found in kinds.items():
        assert {name for name, words in WORDS[kind].items() if words["name"]} == set(found), kind
    for level in content.levels:
        assert {"title", "place", "story", "goal"} <= WORDS["level"][level].keys()


@pytest.mark.parametrize("name", COUNTS)
def test_a_level_lints_clean_and_holds_what_the_design_counts(content: Content, name: str) -> None:
    level = load_level(FOLDER, name[3:], content)
    said = COUNTS[name]
    assert f"{level.shape.columns} x {level.shape.rows}" == said["size"]
    assert Counter(monster.kind for monster in level.monsters_for(2).values()) == Counter(said["monsters"])
    more = [monster.kind for monster in level.monsters.values() if monster.least == 3]
    assert Counter(more) == Counter(said["more"])
    things = [f"potion-{thing.card}" if thing.kind == "potion" else thing.kind for thing in level.things.values()]
    assert Counter(thing for thing in things if thing != "relic") == Counter(said["things"])
    assert _features(level, said["features"]) == said["features"]


def _features(level: Level, wanted: dict[str, int]) -> dict[str, int]:
    """The features of a level, doors that add up by their name, and of the grounds those that are asked for."""
    found = Counter(feature.kind for feature in level.features.values() if feature.kind != "sum-door")
    found.update({feature.door for feature in level.features.values() if feature.door})
    grounds = Counter(level.grounds.values())
    return dict(found) | {ground: grounds[ground] for ground in wanted.keys() & grounds.keys()}


def test_every_fault_of_the_content_is_told(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "die.toml").write_text('[shield]\nsides = "one"\n', encoding="utf-8")
    (tmp_path / "scoring.toml").write_text("points = 3\n", encoding="utf-8")
    (tmp_path / "store.toml").unlink()
    with pytest.raises(ContentError) as told:
        load_content(tmp_path)
    assert [problem.partition(":")[0] for problem in told.value.problems] == ["die.toml", "store.toml", "scoring.toml"]
