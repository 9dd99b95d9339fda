"""What is printed on enemies and locations: every number, word and bar, beside the data it was typed into."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.printed import LOCATIONS, SETS
from tests.terrinoth.table import Scene


@pytest.mark.parametrize(("name", "trait", "difficulty", "minion", "master", "bar", "master_bar"), SETS)
def test_a_set_has_its_printed_values(
    scene: type[Scene], name: str, trait: str, difficulty: str, minion: tuple[int, int, int],
    master: tuple[int, int, int], bar: str, master_bar: str,
) -> None:  # fmt: skip
    for rank, stats, keywords in (("minion", minion, bar), ("master", master, master_bar or bar)):
        card = scene.box.enemies[f"{name}-{rank}"]
        assert (card.attack, card.resilience, card.health) == stats
        assert (card.trait, card.difficulty, card.rank, card.set) == (trait, difficulty, rank, name)
        assert card.bar == tuple(keywords.split())


@pytest.mark.parametrize(("name", "quest", "trait", "difficulty", "spawn", "value"), LOCATIONS)
def test_a_location_has_its_printed_values(
    scene: type[Scene], name: str, quest: str, trait: str, difficulty: str, spawn: tuple[int, int], value: int
) -> None:
    card = scene.box.locations[name]
    assert (card.quest, card.trait, card.difficulty) == (quest, trait, difficulty)
    assert ((card.engaged, card.shadows), card.value) == (spawn, value)


def test_every_set_and_every_location_of_the_box_is_listed(scene: type[Scene]) -> None:
    assert sorted(name for name, *_ in SETS) == sorted(scene.box.sets)
    assert sorted(name for name, *_ in LOCATIONS) == sorted(scene.box.locations)
