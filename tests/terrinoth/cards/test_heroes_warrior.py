"""The three warriors: what each hero's ability does, when it does not, and what it leaves alone."""

from __future__ import annotations

import pytest

from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

SYNDRAEL = "syndrael"
GRISBAN = "grisban-the-thirsty"
MISS = "defense"


# -- Trenloe the Strong ------------------------------------------------------------------------------


def test_trenloe_adds_progress_for_an_enemy_that_his_attack_defeated(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "engaged": ["bandits-minion"]}, MOK],
        hero_dice=["success", "success"],
        enemy_dice=["blank"],
    )
    s.answer("warrior-into-the-fray")
    assert s.through().changed("warrior-into-the-fray", "bandits-minion-1") == {"roadside-inn.progress": 1}


def test_trenloe_adds_progress_for_each_enemy_that_his_attack_defeated(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {
                "id": TRENLOE,
                "engaged": ["cave-spiders-minion", "cave-spiders-minion"],
                "advanced": ["berserker-reavers-arc"],
            },
            MOK,
        ],
        hero_dice=["success", "success", MISS],
        enemy_dice=["blank", "blank"],
    )
    spiders = ["cave-spiders-minion-1", "cave-spiders-minion-2"]
    s.answer("berserker-reavers-arc", (), *spiders, *spiders)
    assert s.through().changed("berserker-reavers-arc", *spiders) == {"roadside-inn.progress": 2}


def test_trenloe_adds_nothing_when_the_enemy_survives(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "engaged": ["ogres-minion"]}, MOK],
        hero_dice=["success", "success"],
        enemy_dice=["blank"],
    )
    s.answer("warrior-into-the-fray")
    assert s.through().changed("warrior-into-the-fray") == {"ogres-minion-1.wound": 2}


def test_trenloe_adds_nothing_for_an_enemy_that_a_card_effect_defeats(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": TRENLOE, "engaged": ["cave-spiders-minion"]}, MOK], hero_dice=[MISS], enemy_dice=["blank"])
    s.answer("warrior-dig-in")
    assert s.through().changed() == {"cave-spiders-minion-1.zone": "discard:enemy"}


def test_trenloe_adds_nothing_for_an_enemy_that_another_hero_defeats(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["bandits-minion"]}, TRENLOE],
        hero_dice=["success", "success"],
        enemy_dice=["blank"],
    )
    s.answer("scout-precise-strike")
    assert s.where("bandits-minion-1") == "discard:enemy"
    assert s.all()["location"]["progress"] == 0


# -- Syndrael ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("engaged", "defenses"),
    [
        (["ogres-minion", {"card": "ogres-minion", "exhausted": True}], 1),
        ([{"card": "ogres-minion", "exhausted": True}, {"card": "ogres-master", "exhausted": True}], 1),
        (["ogres-minion"], 0),
        ([], 0),
    ],
    ids=["one ready, one exhausted", "two exhausted", "one", "none"],
)
@pytest.mark.parametrize("card", ["warrior-shoulder-through", "warrior-behind-my-shield"])
def test_syndrael_has_one_more_defense_while_two_enemies_are_engaged_with_her(
    scene: type[Scene], card: str, engaged: list[object], defenses: int
) -> None:
    ready = sum(isinstance(e, str) for e in engaged)
    s = scene(
        heroes=[{"id": SYNDRAEL, "engaged": engaged}, MOK], decks={"exploration": ["lucky-coin"]},
        hero_dice=["success", "success"], enemy_dice=["blank"] * ready,
    )  # fmt: skip
    s.answer(card, *([()] if "shoulder" in card else []))
    assert s.notes("results")[0]["defenses"] == defenses


def test_syndraels_defense_lessens_counterattacks(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": SYNDRAEL, "engaged": ["ogres-minion", "ogres-minion"]}, MOK],
        hero_dice=["success", "success"], enemy_dice=["counterattack", "counterattack"],
    )  # fmt: skip
    s.answer("warrior-behind-my-shield")
    assert s.wounds(SYNDRAEL) == 2 + 2 - 1


def test_syndrael_gives_no_defense_to_another_hero(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": MOK, "engaged": ["ogres-minion", "ogres-master"]},
            {"id": SYNDRAEL, "engaged": ["bandits-minion"] * 2},
        ],
        hero_dice=["success"],
        enemy_dice=["blank", "blank"],
    )
    s.answer("healer-evening-hymn")
    assert s.notes("results")[0]["defenses"] == 0


# -- Grisban the Thirsty -----------------------------------------------------------------------------


def test_grisban_may_engage_an_enemy_before_his_rest_and_rolls_one_more_die(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": GRISBAN, "wounds": 5}, {"id": MOK, "engaged": ["ogres-minion"]}],
        shadows=["bandits-master"], hero_dice=["success", "success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("warrior-dig-in")
    assert (s.prompt.kind, s.prompt.chooser) == ("use", GRISBAN)
    s.answer(GRISBAN)
    assert s.prompt.options == ("ogres-minion-1", "bandits-master")
    s.answer("ogres-minion-1")
    assert s.through().changed() == {
        f"{GRISBAN}.wound": 5 - 2,
        "ogres-minion-1.zone": f"engaged:{GRISBAN}",
        "ogres-minion-1.wound": 1,  # the last line of Dig In
    }
    s.settled()


def test_grisban_may_rest_in_peace(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": GRISBAN, "wounds": 5}, MOK], shadows=["bandits-master"], hero_dice=["success"])
    s.answer("warrior-dig-in", ())
    assert s.through().changed() == {f"{GRISBAN}.wound": 4}
    s.settled()


@pytest.mark.rule("R-24")
def test_grisban_rolls_no_more_dice_when_the_cap_throws_the_enemy_back(scene: type[Scene]) -> None:
    held = [{"card": c, "exhausted": True} for c in ("bandits-minion", "bandits-minion", "bandits-master")]
    s = scene(
        heroes=[{"id": GRISBAN, "wounds": 5, "engaged": held}, MOK], shadows=["ogres-master"], hero_dice=["success"]
    )
    s.answer("warrior-dig-in", GRISBAN, "bandits-master")
    assert s.through().changed() == {f"{GRISBAN}.wound": 5 + 2 - 1, "bandits-master.wound": 1}
    assert s.where("ogres-master") == "shadows"
    s.settled()


def test_grisban_is_asked_before_no_other_action(scene: type[Scene]) -> None:
    s = scene(heroes=[GRISBAN, MOK], shadows=["ogres-master"], hero_dice=[MISS, MISS])
    s.answer("warrior-behind-my-shield")
    assert s.through().changed() == {"warrior-behind-my-shield.exhausted": True}


def test_grisban_is_not_asked_when_all_enemies_are_engaged_with_him(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": GRISBAN, "engaged": ["ogres-master"]}, MOK], hero_dice=["success"], enemy_dice=["blank"])
    s.answer("warrior-dig-in")
    assert s.through().changed() == {"ogres-master.wound": 1}
