"""The three healers: what each hero's ability does, when it does not, and what it leaves alone."""

from __future__ import annotations

import pytest

from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

AVRIC = "avric-albright"
ASHRIAN = "ashrian"
MISS = "defense"


# -- Elder Mok ---------------------------------------------------------------------------------------


def test_mok_recovers_one_wound_when_another_hero_recovers_in_his_activation(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": MOK, "wounds": 3}, {"id": KARI, "wounds": 2}], hero_dice=[MISS, MISS])
    s.answer("healer-mending-word")
    assert s.through().changed() == {"healer-mending-word.exhausted": True, f"{KARI}.wound": 1, f"{MOK}.wound": 2}


def test_mok_recovers_nothing_when_the_other_hero_had_no_wound_to_lose(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": MOK, "wounds": 3}, KARI], hero_dice=[MISS, MISS])
    s.answer("healer-mending-word")
    assert s.through().changed() == {"healer-mending-word.exhausted": True}


def test_mok_recovers_nothing_more_for_his_own_recovery(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": MOK, "wounds": 5}, KARI], hero_dice=["success"])
    s.answer("healer-evening-hymn")
    assert s.through().changed() == {f"{MOK}.wound": 4}


def test_mok_recovers_nothing_when_another_hero_rests_in_that_heros_own_activation(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "wounds": 3}, {"id": MOK, "wounds": 3}], hero_dice=["success"])
    s.answer("scout-caution")
    assert s.through().changed() == {f"{KARI}.wound": 2}


def test_mok_recovers_one_wound_for_each_hero_whom_an_effect_cures(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": MOK, "wounds": 5, "advanced": ["spiritspeaker-circle-of-breath"]},
            {"id": KARI, "wounds": 2}, {"id": TRENLOE, "wounds": 2}, ASTARRA,
        ],
        hero_dice=[MISS],
    )  # fmt: skip
    s.answer("spiritspeaker-circle-of-breath")
    assert s.through().changed() == {f"{KARI}.wound": 1, f"{TRENLOE}.wound": 1, f"{MOK}.wound": 3}


def test_mok_recovers_one_wound_however_many_the_other_hero_recovers(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": MOK, "wounds": 5, "advanced": ["disciple-laying-on-of-hands"]}, {"id": KARI, "wounds": 4}],
        hero_dice=[MISS, MISS],
    )
    s.answer("disciple-laying-on-of-hands")
    assert s.through().changed() == {
        "disciple-laying-on-of-hands.exhausted": True,
        f"{KARI}.wound": 1,
        f"{MOK}.wound": 4,
    }


def test_mok_recovers_for_any_source_such_as_an_event_he_draws(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": MOK, "wounds": 3}, {"id": KARI, "wounds": 4}],
        decks={"exploration": ["grateful-family"]},
        hero_dice=[MISS, MISS],
    )
    s.answer("healer-walk-unafraid")
    assert s.through().changed("healer-walk-unafraid", "grateful-family") == {f"{KARI}.wound": 2, f"{MOK}.wound": 2}


def test_mok_recovers_nothing_for_an_item_used_after_his_activation(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": MOK, "wounds": 4},
            {"id": KARI, "wounds": 3, "conditions": ["weakened"], "items": ["bitterleaf"]},
        ],
        hero_dice=[MISS, MISS],
    )
    s.answer("healer-chastise")
    s.mark().answer("bitterleaf", "yes")
    assert s.through().changed("bitterleaf", "weakened") == {f"{KARI}.wound": 2}


# -- Avric Albright ----------------------------------------------------------------------------------


def avric(scene: type[Scene], **kari: object) -> Scene:
    """Kari, poisoned, is about to act beside Avric with a token."""
    return scene(
        heroes=[{"id": KARI, "conditions": ["poisoned"]} | kari, {"id": AVRIC, "tokens": 2}], hero_dice=[MISS, MISS]
    )


def test_avric_may_discard_a_token_to_prevent_a_wound_of_another_hero(scene: type[Scene]) -> None:
    s = avric(scene).answer("scout-precise-strike")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", AVRIC, (AVRIC,))
    s.answer(AVRIC)
    assert s.through().changed() == {"scout-precise-strike.exhausted": True, f"{AVRIC}.success": 1}


def test_avric_may_let_another_hero_suffer(scene: type[Scene]) -> None:
    s = avric(scene).answer("scout-precise-strike", ())
    assert s.through().changed() == {"scout-precise-strike.exhausted": True, f"{KARI}.wound": 1}


@pytest.mark.rule("R-10")
def test_avric_prevents_once_per_round_only(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "conditions": ["poisoned"]}, {"id": AVRIC, "tokens": 2}],
        used=[AVRIC],
        hero_dice=[MISS, MISS],
    )
    s.answer("scout-precise-strike")
    assert s.through().changed() == {"scout-precise-strike.exhausted": True, f"{KARI}.wound": 1}


@pytest.mark.rule("R-10")
def test_avric_can_prevent_again_from_the_start_of_the_next_hero_phase(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "conditions": ["poisoned"]}, {"id": AVRIC, "tokens": 2}], used=[AVRIC], node="hero_phase"
    )
    s.answer("scout-precise-strike")
    assert s.prompt.options == (AVRIC,)


def test_avric_prevents_nothing_of_his_own(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": AVRIC, "tokens": 2, "conditions": ["poisoned"]}, KARI], hero_dice=[MISS, MISS])
    s.answer("healer-mending-word", "0")
    assert s.through().changed() == {"healer-mending-word.exhausted": True, f"{AVRIC}.wound": 1}


def test_avric_cannot_prevent_without_a_token(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "conditions": ["poisoned"]}, AVRIC], hero_dice=[MISS, MISS])
    s.answer("scout-precise-strike")
    assert s.through().changed() == {"scout-precise-strike.exhausted": True, f"{KARI}.wound": 1}


def test_avric_sees_the_wounds_that_are_left_after_defenses_and_prevents_up_to_two(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-master", "bandits-master"]}, {"id": AVRIC, "tokens": 1}],
        hero_dice=["defense", "success"],
        enemy_dice=["counterattack", "counterattack"],
    )
    s.answer("scout-precise-strike", "bandits-master")
    assert s.prompt.data["amount"] == 2 + 2 - 1
    s.answer(AVRIC)
    assert s.wounds(KARI) == 1


def test_avric_can_save_a_hero_from_defeat(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": 20, "conditions": ["poisoned"]}, {"id": AVRIC, "tokens": 1}],
        hero_dice=[MISS, MISS],
    )
    s.answer("scout-precise-strike", AVRIC)
    assert s.hero(KARI)["defeated"] is False
    assert s.wounds(KARI) == 20


def test_avric_can_prevent_the_wounds_of_exhaustion(scene: type[Scene]) -> None:
    spent = ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention", "scout-caution"]
    s = scene(heroes=[{"id": KARI, "exhausted": spent}, {"id": AVRIC, "tokens": 1}])
    s.answer(AVRIC)
    assert s.through().changed(*spent) == {f"{AVRIC}.success": 0}
    assert s.prompt.kind == "activation-card"


def test_avric_can_prevent_an_inflict_in_the_enemy_phase(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-archers-master"]}, {"id": AVRIC, "tokens": 1}],
        node="enemy_phase", stop_at="ready_enemies",
    )  # fmt: skip
    s.answer(AVRIC)
    assert s.wounds(KARI) == 0


@pytest.mark.rule("R-08")
def test_avric_cannot_prevent_wounds_that_are_a_cost(scene: type[Scene]) -> None:
    s = scene(
        heroes=[TRENLOE, {"id": AVRIC, "tokens": 2}], decks={"exploration": ["game-trail"]}, hero_dice=[MISS, MISS]
    )
    s.answer("warrior-shoulder-through", "yes")
    assert s.wounds(TRENLOE) == 1
    assert s.hero(AVRIC)["tokens"] == 2
    assert s.prompt.kind == "activation-card"


# -- Ashrian -----------------------------------------------------------------------------------------


def ambushed(scene: type[Scene], enemy: str, **ashrian: object) -> Scene:
    """Ashrian draws an ambush."""
    s = scene(
        heroes=[{"id": ASHRIAN} | ashrian, KARI],
        decks={"exploration": ["ambush"], "enemy": [enemy]},
        hero_dice=[MISS, MISS],
        enemy_dice=["blank"] * len(ashrian.get("engaged", [])),  # type: ignore[arg-type]
    )
    return s.answer("healer-walk-unafraid")


def test_ashrian_may_exhaust_a_minion_that_becomes_engaged_with_her(scene: type[Scene]) -> None:
    s = ambushed(scene, "bandits-minion")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("use", ASHRIAN, 0)
    s.answer(ASHRIAN)
    assert s.through().changed("healer-walk-unafraid", "ambush") == {
        "bandits-minion-1.zone": f"engaged:{ASHRIAN}",
        "bandits-minion-1.faceup": True,
        "bandits-minion-1.exhausted": True,
    }


def test_ashrian_may_leave_a_minion_ready(scene: type[Scene]) -> None:
    s = ambushed(scene, "bandits-minion").answer(())
    assert s.board.pieces["bandits-minion-1"].exhausted is False


def test_ashrian_cannot_exhaust_a_master(scene: type[Scene]) -> None:
    s = ambushed(scene, "bandits-master")
    assert s.prompt.kind == "activation-card"
    assert s.board.pieces["bandits-master"].exhausted is False


@pytest.mark.rule("R-24")
def test_ashrian_cannot_exhaust_a_minion_that_the_cap_throws_back(scene: type[Scene]) -> None:
    s = ambushed(scene, "bandits-minion", engaged=["ogres-master", "ogres-minion", "ogres-minion"])
    assert s.prompt.kind == "activation-card"
    assert s.where("bandits-minion-1") == "shadows"
    assert s.board.pieces["bandits-minion-1"].exhausted is False


def test_ashrian_does_nothing_when_a_minion_becomes_engaged_with_another_hero(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, ASHRIAN], shadows=["bandits-minion"], hero_dice=[MISS, MISS], enemy_dice=["blank"])
    s.answer("scout-precise-strike", "bandits-minion-1")
    assert s.through().changed("scout") == {"bandits-minion-1.zone": f"engaged:{KARI}"}


@pytest.mark.rule("R-10", "R-17")
def test_ashrian_exhausts_once_a_round_and_a_minion_in_its_own_activation_finishes_its_bar(scene: type[Scene]) -> None:
    s = scene(
        heroes=[ASHRIAN, KARI], shadows=["bandits-minion", "bandits-minion"], turns=[],
        node="enemy_phase", stop_at="ready_enemies",
    )  # fmt: skip
    s.answer("bandits-minion-1", ASHRIAN)
    assert s.wounds(ASHRIAN) == 1  # Inflict all the same
    assert s.where("bandits-minion-2") == f"engaged:{KARI}"


@pytest.mark.rule("R-10")
def test_ashrian_has_only_one_minion_a_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[ASHRIAN, KARI],
        shadows=["bandits-minion", "bandits-minion", "bandits-master"],
        node="enemy_phase", stop_at="ready_enemies",
    )  # fmt: skip
    s.answer("bandits-minion-1", ASHRIAN, "bandits-master")
    assert s.where("bandits-minion-2") == f"engaged:{ASHRIAN}"  # and she was not asked about it
    assert s.session.state.node == "ready_enemies"
