"""The twelve heroes: health and ability, one behaviour a test."""

from __future__ import annotations

import pytest

from game.adventure import values
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

AVRIC, ASHRIAN = "avric-albright", "ashrian"
LEORIC, TARHA = "leoric-of-the-book", "widow-tarha"
TETHERYS, TOMBLE = "tetherys", "tomble-burrowell"
SYNDRAEL, GRISBAN = "syndrael", "grisban-the-thirsty"


@pytest.mark.rule("HT-111")
@pytest.mark.parametrize(
    ("hero", "health"),
    [
        (MOK, 10), (AVRIC, 11), (ASHRIAN, 12), (ASTARRA, 10), (LEORIC, 9), (TARHA, 9),
        (KARI, 11), (TETHERYS, 10), (TOMBLE, 9), (TRENLOE, 14), (SYNDRAEL, 13), (GRISBAN, 15),
    ],
)  # fmt: skip
def test_a_hero_has_the_printed_health_and_more_in_a_small_party(scene: type[Scene], hero: str, health: int) -> None:
    others = [
        h for h in (MOK, ASTARRA, KARI, TRENLOE) if scene.box.heroes[h].archetype != scene.box.heroes[hero].archetype
    ]
    for more, extra in ((1, 10), (2, 4), (3, 0)):
        s = scene(heroes=[hero, *others[:more]])
        assert values.health(s.t, hero) == health + extra
