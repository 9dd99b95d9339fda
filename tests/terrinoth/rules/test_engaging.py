"""Engaging enemies, the three of a hero, and the fourth that is thrown back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.rules.extra import enemy_set, quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

ASHRIAN, LEORIC, AVRIC = "ashrian", "leoric-of-the-book", "avric-albright"
FULL = ["cave-spiders-minion", "cave-spiders-minion", "rat-swarms-minion"]


@pytest.mark.rule("HT-704")
def test_a_hero_engages_from_the_shadows_and_from_other_heroes_but_never_the_own_enemies(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["bandits-minion"]}, {"id": MOK, "engaged": ["ogres-minion"]}],
        shadows=["ogres-master", {"card": "rat-swarms-minion", "facedown": True}],
    ).answer("scout-precise-strike")  # fmt: skip
    assert set(s.prompt.options) == {"ogres-minion-1", "ogres-master", "rat-swarms-minion-1"}
    s.answer("ogres-minion-1")
    assert s.where("ogres-minion-1") == f"engaged:{KARI}"
    assert s.hero(MOK)["engaged"] == []


@pytest.mark.rule("HT-704", "HT-315")
def test_a_facedown_enemy_that_becomes_engaged_is_flipped(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, LEORIC], turns=[KARI],
        shadows=[{"card": "ogres-minion", "facedown": True}, {"card": "bandits-minion", "facedown": True}],
    ).answer("scout-precise-strike", "ogres-minion-1")  # fmt: skip
    assert s.t.faceup("ogres-minion-1")
    assert not s.t.faceup("bandits-minion-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.data["window"]) == ("use", (LEORIC,), "on-flip")
    s.answer(LEORIC)
    assert s.hero(LEORIC)["tokens"] == 1


@pytest.mark.rule("HT-705")
def test_a_hero_who_engages_a_fourth_enemy_suffers_its_attack_and_it_goes_to_the_shadows(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": FULL}, {"id": MOK, "engaged": ["ogres-minion"]}], turns=[KARI],
        hero_dice=["success", "success"], enemy_dice=["blank"] * 3, stop_at="enemy_phase",
    ).answer("scout-precise-strike", "ogres-minion-1", "rat-swarms-minion-1")  # fmt: skip
    assert s.wounds(KARI) == 2
    assert s.where("ogres-minion-1") == "shadows"
    assert len(s.t.engaged(KARI)) == 3
    assert s.wounds(MOK) == 0


@pytest.mark.rule("HT-705")
def test_a_third_enemy_is_still_welcome(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": FULL[:2]}, MOK], shadows=["ogres-minion"], turns=[KARI])
    s.answer("scout-precise-strike", "ogres-minion-1")
    assert len(s.t.engaged(KARI)) == 3
    assert s.wounds(KARI) == 0


@pytest.mark.rule("HT-705", "HT-406", "R-16", "HT-407")
def test_an_enemy_that_advances_as_the_fourth_is_thrown_back_and_inflicts_from_the_shadows(scene: type[Scene]) -> None:
    idle = [{"card": card, "exhausted": True} for card in FULL]
    s = scene(heroes=[{"id": KARI, "engaged": idle}, MOK], node="enemy_turn", shadows=["ogres-minion"],
              stop_at="ready_enemies")  # fmt: skip
    assert s.where("ogres-minion-1") == "shadows"
    assert s.wounds(KARI) == 2 + 2
    assert s.wounds(MOK) == 0


@pytest.mark.rule("HT-705", "HT-701", "R-24")
def test_a_spawned_fourth_enemy_is_thrown_back_too(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "engaged": FULL}, MOK], turns=[TRENLOE], hero_dice=["defense"] * 2,
        enemy_dice=["blank"] * 3, decks={"exploration": ["ambush"], "enemy": ["ogres-minion", "..."]},
        stop_at="enemy_phase",
    ).answer("warrior-shoulder-through", ())  # fmt: skip
    assert s.where("ogres-minion-1") == "shadows"
    assert s.wounds(TRENLOE) == 2


@pytest.mark.rule("HT-705", "R-18")
def test_what_changes_the_attack_of_enemies_in_play_changes_that_of_a_spawned_fourth(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "engaged": FULL}, MOK], turns=[TRENLOE], hero_dice=["defense"] * 2,
        enemy_dice=["blank"] * 3, decks={"exploration": ["ambush"], "enemy": ["goblin-archers-minion", "..."]},
        shadows=["goblin-witchers-master"], stop_at="enemy_phase",
    ).answer("warrior-shoulder-through", ())  # fmt: skip
    assert s.wounds(TRENLOE) == 1 + 1


@pytest.mark.rule("HT-705", "HT-707")
@pytest.mark.parametrize(("engaged", "zone", "wounds"), [(FULL[:2], f"engaged:{KARI}", 0), (FULL, "shadows", 2)])
def test_a_spawned_nemesis_follows_the_cap(engaged: list[str], zone: str, wounds: int) -> None:
    box = quest_box(rule("travel-start", "spawn_nemesis(leader)"))
    s = scene_in(box)(heroes=[{"id": KARI, "engaged": engaged}, MOK], node="travel", stop_at="round_end")
    assert (s.where("splig"), s.wounds(KARI)) == (zone, wounds)
    assert s.all()["nemesis"]["place"] == zone.removeprefix("engaged:")


@pytest.mark.rule("HT-705", "R-18")
def test_a_fourth_enemy_that_swoops_or_is_called_by_a_threat_is_thrown_back(scene: type[Scene]) -> None:
    callers = enemy_set(attack=3, threat="engage(you, this)")
    box = quest_box(files={"enemies": {"x-callers": callers}})
    s = scene_in(box)(
        heroes=[{"id": KARI, "engaged": FULL}, {"id": MOK, "engaged": ["x-callers-minion"]}], turns=[KARI],
        nemesis={"place": "defeated"}, hero_dice=["success", "success"], enemy_dice=["threat", "blank", "blank"],
        stop_at="enemy_phase",
    ).answer("scout-precise-strike", (), "rat-swarms-minion-1")  # fmt: skip
    assert s.where("x-callers-minion-1") == "shadows"
    assert s.wounds(KARI) == 3


@pytest.mark.rule("HT-705", "HT-801")
def test_a_hero_whom_the_fourth_enemy_defeats_leaves_all_four_in_the_shadows(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": FULL, "wounds": 19}, MOK], turns=[KARI], shadows=["ogres-minion"],
        stop_at="enemy_phase",
    ).answer("scout-precise-strike", "ogres-minion-1")  # fmt: skip
    assert s.hero(KARI)["defeated"]
    assert len(s.all()["shadows"]) == 4


@pytest.mark.rule("R-04", "HT-705")
def test_up_to_two_enemies_are_chosen_one_after_the_other_and_the_cap_is_checked_for_each(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "engaged": FULL[:2]}, MOK], turns=[TRENLOE],
        shadows=["ogres-minion", "bandits-minion", "ogres-master"],
    ).answer("warrior-into-the-fray")  # fmt: skip
    assert (s.prompt.kind, s.prompt.data["step"], s.prompt.data["steps"], s.prompt.least) == ("engage", 1, 2, 0)
    s.answer("ogres-minion-1")
    assert s.prompt.options == ("bandits-minion-1", "ogres-master")
    s.answer("ogres-master")
    assert s.where("ogres-minion-1") == f"engaged:{TRENLOE}"
    assert s.where("ogres-master") == "shadows"
    assert s.wounds(TRENLOE) == 2


@pytest.mark.rule("R-04")
def test_a_hero_with_three_enemies_may_still_choose_or_decline_another(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": TRENLOE, "engaged": FULL}, MOK], turns=[TRENLOE], shadows=["ogres-minion"])
    s.answer("warrior-into-the-fray")
    assert s.prompt.options == ("ogres-minion-1",)
    s.answer(())
    assert s.wounds(TRENLOE) == 0


@pytest.mark.rule("R-24")
@pytest.mark.parametrize(("engaged", "exhausted", "zone"), [([], True, f"engaged:{KARI}"), (FULL, False, "shadows")])
def test_an_enemy_thrown_back_did_not_become_engaged_and_is_not_exhausted_by_the_horn(
    scene: type[Scene], engaged: list[str], exhausted: bool, zone: str
) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": engaged, "items": ["watchmans-horn"]}, {"id": MOK, "engaged": ["ogres-minion"]}
        ],
        turns=[KARI],
    ).answer("watchmans-horn", "ogres-minion-1")  # fmt: skip
    assert s.where("ogres-minion-1") == zone
    assert s.t.piece("ogres-minion-1").exhausted is exhausted


@pytest.mark.rule("R-24")
def test_nothing_that_answers_an_engagement_answers_one_that_failed(scene: type[Scene]) -> None:
    def ambushed(engaged: list[str]) -> Scene:
        return scene(
            heroes=[{"id": TRENLOE, "engaged": engaged}, {"id": MOK, "items": ["hunters-snare"]}], turns=[TRENLOE],
            hero_dice=["defense"] * 2, enemy_dice=["blank"] * len(engaged), stop_at="enemy_phase",
            decks={"exploration": ["ambush"], "enemy": ["ogres-minion", "..."]},
        ).answer("warrior-shoulder-through", ())  # fmt: skip

    assert ambushed(FULL).session.prompt is None
    s = ambushed(FULL[:1])
    assert (s.prompt.kind, s.prompt.options, s.prompt.chooser) == ("use", ("hunters-snare",), MOK)
    s.answer("hunters-snare")
    assert s.t.piece("ogres-minion-1").exhausted
    assert s.wounds("ogres-minion-1") == 1


def test_ashrian_exhausts_a_minion_that_becomes_engaged_with_her_once_per_round(scene: type[Scene]) -> None:
    def met(card: str, hero: str, **spec: Any) -> Scene:
        return scene(
            heroes=[hero, KARI] if hero == ASHRIAN else [ASHRIAN, hero], turns=[], node="enemy_turn",
            leader=hero, shadows=[card], stop_at="ready_enemies", **spec,
        )  # fmt: skip

    s = met("bandits-minion", ASHRIAN)
    assert (s.prompt.kind, s.prompt.options, s.prompt.data["this"]) == ("use", (ASHRIAN,), "bandits-minion-1")
    s.answer(ASHRIAN)
    assert s.wounds(ASHRIAN) == 1  # in its own activation the exhaustion changes nothing
    assert met("bandits-master", ASHRIAN).session.prompt is None  # no Minion
    assert met("bandits-minion", KARI).session.prompt is None  # not with her
    assert met("bandits-minion", ASHRIAN, used=[ASHRIAN]).session.prompt is None


def test_avric_prevents_wounds_of_another_hero_once_per_round_for_a_token(scene: type[Scene]) -> None:
    def struck(avric: dict[str, Any], **spec: Any) -> Scene:
        return scene(
            heroes=[{"id": KARI, "engaged": ["ogres-minion"]}, {"id": AVRIC} | avric], leader=KARI, node="enemy_turn",
            stop_at="ready_enemies", **spec,
        )  # fmt: skip

    s = struck({"tokens": 1})
    assert (s.prompt.chooser, s.prompt.data["amount"], s.prompt.data["hero"]) == (AVRIC, 2, KARI)
    s.answer(AVRIC)
    assert (s.wounds(KARI), s.hero(AVRIC)["tokens"]) == (0, 0)
    assert struck({"tokens": 0}).wounds(KARI) == 2
    assert struck({"tokens": 1}, used=[AVRIC]).wounds(KARI) == 2
    own = scene(
        heroes=[KARI, {"id": AVRIC, "tokens": 1, "engaged": ["ogres-minion"]}], leader=AVRIC, node="enemy_turn",
        stop_at="ready_enemies",
    )  # fmt: skip
    assert own.session.prompt is None  # never for himself
    assert own.wounds(AVRIC) == 2


@pytest.mark.rule("HT-408", "HT-704")
def test_an_enemy_that_leaves_a_hero_leaves_the_others_where_they_are(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": "tetherys", "advanced": ["thief-slip-away"], "engaged": ["ogres-minion", "bandits-minion"]},
                {"id": ASTARRA, "engaged": ["ogres-master"]}],
        turns=["tetherys"], hero_dice=["defense"] * 2, enemy_dice=["blank"], stop_at="enemy_phase",
    ).answer("thief-slip-away", "ogres-minion-1", ())  # fmt: skip
    assert s.where("ogres-minion-1") == "shadows"
    assert s.t.faceup("ogres-minion-1")
    assert s.where("bandits-minion-1") == "engaged:tetherys"
    assert s.where("ogres-master") == f"engaged:{ASTARRA}"
