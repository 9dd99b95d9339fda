"""The attack action, from target to cleanup."""

from __future__ import annotations

import pytest

from tests.table import KARI, MOK, Scene


@pytest.mark.rule("HT-302", "HT-304", "HT-306", "HT-308", "HT-314")
def test_an_attack_deals_its_successes_less_resilience_to_the_target(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-witchers-master"]}, MOK],
        hero_dice=["success", "success+success"],
        enemy_dice=["blank"],
    )
    s.answer("scout-precise-strike")
    assert s.wounds("goblin-witchers-master") == 2  # three successes less its resilience of 1
    assert s.hero(KARI)["exhausted"] == ["scout-precise-strike"]
    s.settled()


@pytest.mark.rule("HT-308")
def test_a_critical_success_counts_and_is_rolled_again_and_again(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-master"]}, MOK],
        hero_dice=["critical", "defense", "critical", "success"],
        enemy_dice=["blank"],
    )
    s.answer("scout-precise-strike")
    assert s.wounds("ogres-master") == 3 - 1
    s.settled()
