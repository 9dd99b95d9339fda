"""After the roll: rerolls, counterattacks, threats, cleanup."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.rules.extra import enemy_set, quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

TARHA, SYNDRAEL = "widow-tarha", "syndrael"
NO_NEMESIS = {"place": "defeated"}


def fight(scene: type[Scene], who: str, engaged: list[Any], **spec: Any) -> Scene:
    """One activation of a hero with engaged enemies, beside Mok; the scene stops after it."""
    first = {"id": who, "engaged": engaged} | spec.pop("hero", {})
    return scene(heroes=[first, MOK], **({"turns": [who], "stop_at": "enemy_phase"} | spec))


# -- rerolls -----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-307", "HT-807")
def test_a_focused_hero_may_reroll_hero_and_enemy_dice_one_die_also_twice(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-minion"], hero={"conditions": ["focused"]}, hero_dice=["success", "defense"],
        enemy_dice=["counterattack", "threat", "blank"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("use", ("focused-1",), 0)
    s.answer("focused-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("reroll", ("h1", "h2", "e1"), 0)
    s.answer("e1", "e1")
    assert s.wounds(KARI) == 0
    assert s.hero(KARI)["conditions"] == []
    s.settled()


@pytest.mark.rule("HT-307", "HT-807")
def test_rerolls_may_be_fewer_and_focus_may_be_kept(scene: type[Scene]) -> None:
    spec = {"hero": {"conditions": ["focused"]}, "enemy_dice": ["blank"]}
    s = fight(scene, KARI, ["ogres-minion"], hero_dice=["success", "defense", "success"], **spec)
    s.answer("scout-precise-strike", "focused-1", "h2", ())
    assert s.wounds("ogres-minion-1") == 2
    s = fight(scene, KARI, ["ogres-minion"], hero_dice=["success", "defense"], **spec)
    s.answer("scout-precise-strike", ())
    assert s.hero(KARI)["conditions"] == ["focused"]


@pytest.mark.rule("HT-307", "HT-308")
def test_rerolls_come_before_criticals_are_rolled_on(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-minion"], hero={"conditions": ["focused"]}, hero_dice=["critical", "defense"],
        enemy_dice=["blank"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert [len(note["dice"]) for note in s.notes("roll")] == [3]
    assert s.notes("critical") == []
    assert s.prompt.options == ("focused-1",)


@pytest.mark.rule("HT-307", "HT-308")
def test_a_die_rerolled_to_a_critical_rolls_on_and_one_rerolled_from_it_does_not(scene: type[Scene]) -> None:
    spec = {"hero": {"conditions": ["focused"]}, "enemy_dice": ["blank"]}
    s = fight(scene, KARI, ["ogres-minion"], hero_dice=["defense", "defense", "critical", "success+success"], **spec)
    s.answer("scout-precise-strike", "focused-1", "h1", ())
    assert s.wounds("ogres-minion-1") == 3
    s.settled()
    s = fight(scene, KARI, ["ogres-minion"], hero_dice=["critical", "defense", "success"], **spec)
    s.answer("scout-precise-strike", "focused-1", "h1", ())
    assert s.wounds("ogres-minion-1") == 1
    s.settled()


@pytest.mark.rule("HT-307", "R-20")
def test_the_lucky_coin_rerolls_three_and_can_be_used_beside_focus(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-minion"], hero={"conditions": ["focused"], "items": ["lucky-coin"]},
        hero_dice=["defense", "defense", "success", "success"],
        enemy_dice=["counterattack", "counterattack", "blank", "blank"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert set(s.prompt.options) == {"focused-1", "lucky-coin"}
    s.answer("lucky-coin", "e1", "h1", "e1")
    assert (s.prompt.kind, s.prompt.options) == ("use", ("focused-1",))
    s.answer("focused-1", "h2", "e1")
    assert s.wounds("ogres-minion-1") == 2
    s.settled()


@pytest.mark.rule("HT-807")
def test_focus_works_for_every_action_but_only_the_heros_own(scene: type[Scene]) -> None:
    for card in ("scout-blaze-a-trail", "scout-draw-attention", "scout-caution"):
        s = scene(heroes=[{"id": KARI, "conditions": ["focused"]}, {"id": MOK, "conditions": ["focused"]}])
        s.answer(card)
        assert s.prompt.options == ("focused-1",)


# -- counterattacks ----------------------------------------------------------------------------------


@pytest.mark.rule("HT-309", "HT-703")
def test_the_enemy_with_the_highest_attack_strikes_first_and_each_only_once(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["bandits-minion", "ogres-minion", "bandits-master"], hero_dice=["success", "success"],
        enemy_dice=["counterattack", "counterattack", "blank"],
    ).answer("scout-precise-strike", "bandits-minion-1")  # fmt: skip
    struck = [note["enemy"] for note in s.notes("counterattack")]
    assert struck == ["ogres-minion-1", "bandits-master"]  # both 2; challenging before trivial
    assert s.wounds(KARI) == 4


@pytest.mark.rule("HT-309", "HT-703", "HT-004")
def test_at_equal_attack_difficulty_then_rank_decide_and_a_tie_still_is_the_leaders(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-minion", "ogres-master", "bandits-master"], hero_dice=["success", "success"],
        enemy_dice=["counterattack", "blank", "blank"],
    ).answer("scout-precise-strike", "bandits-master")  # fmt: skip
    assert [note["enemy"] for note in s.notes("counterattack")] == ["ogres-master"]
    s = fight(
        scene, KARI, ["cave-spiders-minion", "rat-swarms-minion", "cave-spiders-master"], leader=MOK,
        hero_dice=["success", "success"], enemy_dice=["counterattack", "counterattack", "blank"],
    ).answer("scout-precise-strike", "rat-swarms-minion-1")  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("counterattack", MOK)
    assert s.prompt.options == ("cave-spiders-minion-1", "rat-swarms-minion-1")  # the master struck already
    s.answer("rat-swarms-minion-1")
    assert s.wounds(KARI) == 2


@pytest.mark.rule("HT-309", "R-18")
def test_modifiers_count_when_it_is_asked_who_strikes_and_how_hard(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["goblin-archers-minion", "bandits-minion"], hero_dice=["success", "success"],
        enemy_dice=["counterattack", "blank"], shadows=["goblin-witchers-master"],
    ).answer("scout-precise-strike", (), "bandits-minion-1")  # fmt: skip
    assert s.wounds(KARI) == 2  # the Goblin has +1 attack
    assert [note["enemy"] for note in s.notes("counterattack")] == ["goblin-archers-minion-1"]


@pytest.mark.rule("HT-310")
def test_more_counterattack_faces_than_enemies_do_nothing_more() -> None:
    box = quest_box(rule("before-action", "when(not is_defeated(nemesis), claim(you, 0))"))
    s = fight(
        scene_in(box), KARI, ["ogres-minion"], hero_dice=["success", "success"], enemy_dice=["counterattack"],
        nemesis=NO_NEMESIS,
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds(KARI) == 2
    s.settled()


@pytest.mark.rule("HT-311", "R-06")
@pytest.mark.parametrize(
    ("faces", "wounds"),
    [
        (["success", "success"], 4), (["success", "defense"], 3), (["defense", "defense"], 2),
        (["defense", "success+defense"], 2),
    ],
)  # fmt: skip
def test_each_defense_takes_one_wound_off_the_sum_of_the_attacks(
    scene: type[Scene], faces: list[str], wounds: int
) -> None:
    s = fight(
        scene, KARI, ["ogres-minion", "ogres-minion"], hero_dice=faces, enemy_dice=["counterattack", "counterattack"]
    ).answer("scout-precise-strike", "ogres-minion-1")  # fmt: skip
    assert s.wounds(KARI) == wounds


@pytest.mark.rule("HT-311")
def test_defenses_never_turn_wounds_below_zero_and_help_nobody_else(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["bandits-minion"], hero={"wounds": 3}, hero_dice=["defense", "success+defense"],
        enemy_dice=["counterattack"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds(KARI) == 3


@pytest.mark.rule("R-06", "HT-311")
def test_syndrael_has_one_more_defense_while_two_or_more_enemies_are_engaged_with_her(scene: type[Scene]) -> None:
    idle = {"card": "bandits-minion", "exhausted": True}
    for engaged, wounds in ((["ogres-minion"], 2), (["ogres-minion", idle], 1)):
        s = fight(scene, SYNDRAEL, engaged, hero_dice=["success", "success"], enemy_dice=["counterattack"])
        s.answer("warrior-shoulder-through", ())
        assert s.wounds(SYNDRAEL) == wounds


# -- threats -----------------------------------------------------------------------------------------

SINGERS = enemy_set(health=2, threat="suffer(you, 1)")
CALLERS = enemy_set(health=5, threat="engage(you, this)")


def threatened(**spec: Any) -> Scene:
    """An action of Kari with threat faces, in a quest with a threat of its own and two sets that have one."""
    box = quest_box(
        rule("threat", "claim(leader, 1)", "X-threat"), files={"enemies": {"x-singers": SINGERS, "x-callers": CALLERS}}
    )
    spec = {"engaged": ["ogres-minion"], "enemy_dice": ["threat"], "hero_dice": ["success", "defense"]} | spec
    return fight(scene_in(box), KARI, spec.pop("engaged"), **spec).answer("scout-precise-strike")


@pytest.mark.rule("HT-312", "R-19")
def test_faceup_cards_in_play_and_the_lair_resolve_their_threats_once_in_any_order_then_the_quest_sheet() -> None:
    s = threatened(
        engaged=["ogres-minion", "ogres-minion"], enemy_dice=["threat", "threat"], hero={"tokens": 0},
        location={"id": "roadside-inn", "progress": 2},
        shadows=[
            "x-singers-master", {"card": "x-singers-minion", "facedown": True},
            {"card": "x-callers-minion", "exhausted": True},
        ],
    ).answer((), "ogres-minion-1")  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("order", KARI)
    assert set(s.prompt.options) == {"x-singers-master", "x-callers-minion-1", "splig"}
    s.answer("x-callers-minion-1", "splig")  # without a token he must take progress
    assert s.wounds(KARI) == 1
    assert s.where("x-callers-minion-1") == f"engaged:{KARI}"
    assert (s.hero(KARI)["tokens"], s.all()["location"]["progress"]) == (1, 1)


@pytest.mark.rule("HT-312")
def test_without_a_threat_face_no_threat_resolves() -> None:
    s = threatened(enemy_dice=["counterattack"], shadows=["x-singers-master"]).answer(())
    assert s.wounds(KARI) == 2 - 1
    assert s.hero(KARI)["tokens"] == 0


@pytest.mark.rule("HT-312")
@pytest.mark.parametrize("nemesis", [{"place": "lair"}, {"place": "shadows"}, {"place": MOK, "exhausted": True}])
def test_the_nemesis_resolves_its_threat_wherever_it_is(scene: type[Scene], nemesis: dict[str, Any]) -> None:
    s = fight(
        scene, KARI, ["ogres-minion"], nemesis=nemesis, location={"id": "roadside-inn", "progress": 3},
        hero_dice=["success", "defense"], enemy_dice=["threat"],
    ).answer("scout-precise-strike")  # fmt: skip
    if nemesis["place"] != "lair":
        s.answer(())
    assert s.all()["location"]["progress"] == 2


@pytest.mark.rule("HT-312")
def test_a_nemesis_that_is_defeated_threatens_no_more_and_one_that_struck_still_does(scene: type[Scene]) -> None:
    spec = {"location": {"id": "roadside-inn", "progress": 3}, "hero_dice": ["success", "success"]}
    s = fight(scene, KARI, ["ogres-minion"], nemesis=NO_NEMESIS, enemy_dice=["threat"], **spec)
    assert s.answer("scout-precise-strike").all()["location"]["progress"] == 3
    s = fight(scene, KARI, ["ogres-minion"], nemesis={"place": KARI}, enemy_dice=["threat", "counterattack"], **spec)
    s.answer("scout-precise-strike", "ogres-minion-1")
    assert s.all()["location"]["progress"] == 2
    assert s.wounds(KARI) == 2  # Splig struck: at the same attack and difficulty a nemesis comes first
    assert [note["enemy"] for note in s.notes("counterattack")] == ["splig"]


@pytest.mark.rule("R-19", "HT-313")
def test_an_enemy_defeated_by_the_action_still_resolves_its_threat_and_its_counterattack() -> None:
    s = threatened(
        engaged=["x-singers-master", "bandits-minion"], enemy_dice=["threat", "counterattack"],
        hero_dice=["success", "success"], nemesis=NO_NEMESIS,
    ).answer("x-singers-master")  # fmt: skip
    assert s.where("x-singers-master") == "discard:enemy"
    assert s.wounds(KARI) == 1 + 1


# -- cleanup -----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-313")
def test_nobody_is_defeated_before_cleanup_and_recovery_in_between_saves() -> None:
    box = quest_box(
        rule("threat", "recover(you, 2); each(enemies(mine), recover(it, 3))"),
        files={"enemies": {"x-brutes": enemy_set(attack=3, health=2)}},
    )
    s = fight(
        scene_in(box), KARI, ["x-brutes-minion", "bandits-minion"], hero={"wounds": 19},
        hero_dice=["success", "success"], enemy_dice=["threat", "counterattack"], nemesis=NO_NEMESIS,
    ).answer("scout-precise-strike", "x-brutes-minion-1")  # fmt: skip
    assert s.where("x-brutes-minion-1") == f"engaged:{KARI}"  # it had its 2 wounds, then recovered
    assert s.wounds("x-brutes-minion-1") == 0
    assert not s.hero(KARI)["defeated"]  # 19 + 3 wounds at a health of 21, but 2 of them recovered
    assert s.wounds(KARI) == 20


@pytest.mark.rule("HT-313", "HT-317")
def test_a_rest_recovers_before_the_counterattacks_fall(scene: type[Scene]) -> None:
    s = fight(
        scene, TRENLOE, ["ogres-minion", "ogres-minion"], hero={"wounds": 22}, nemesis=NO_NEMESIS,
        hero_dice=["success+success"], enemy_dice=["counterattack", "counterattack"],
    ).answer("warrior-dig-in", "ogres-minion-1")  # fmt: skip
    assert s.wounds(TRENLOE) == 22 - 2 + (4 - 2)
    assert not s.hero(TRENLOE)["defeated"]


@pytest.mark.rule("HT-313", "HT-706")
def test_an_enemy_whose_health_is_reached_strikes_and_is_then_discarded(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-minion"], hero_dice=["success+success", "success+success"], enemy_dice=["counterattack"]
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds(KARI) == 2
    assert s.all()["discards"]["enemy"] == ["ogres-minion-1"]
    assert s.wounds("ogres-minion-1") == 0


@pytest.mark.rule("HT-313", "HT-801")
def test_enemy_and_hero_can_fall_in_one_cleanup(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-minion", "bandits-minion"], hero={"wounds": 19, "tokens": 2},
        hero_dice=["success+success", "success+success"], enemy_dice=["counterattack", "blank"],
    ).answer("scout-precise-strike", (), "ogres-minion-1", "2")  # fmt: skip
    assert s.hero(KARI)["defeated"]
    assert s.where("ogres-minion-1") == "discard:enemy"
    assert s.where("bandits-minion-1") == "shadows"


def test_the_rest_of_the_party_is_untouched_by_an_action(scene: type[Scene]) -> None:
    others = [{"id": MOK, "wounds": 2, "tokens": 1, "engaged": ["bandits-minion"]}, {"id": ASTARRA, "wounds": 4}]
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-minion"]}, *others], turns=[KARI], stop_at="second_turn",
        hero_dice=["success", "success"], enemy_dice=["counterattack"],
    )  # fmt: skip
    before = (s.hero(MOK), s.hero(ASTARRA), s.all()["shadows"], s.all()["decks"])
    s.answer("scout-precise-strike", ())
    assert (s.hero(MOK), s.hero(ASTARRA), s.all()["shadows"], s.all()["decks"]) == before


# -- after the action --------------------------------------------------------------------------------


def test_an_enemy_may_answer_an_attack_that_targeted_it_if_it_is_still_there() -> None:
    hound = enemy_set(health=3, on={"after-action": "when(targeted(this), suffer(host(this), 1))"})
    box = quest_box(files={"enemies": {"x-hounds": hound}})

    def attacked(target: str, faces: list[str]) -> Scene:
        s = fight(
            scene_in(box), KARI, ["x-hounds-minion", "ogres-minion"], hero_dice=faces, enemy_dice=["blank", "blank"]
        )  # fmt: skip
        return s.answer("scout-precise-strike", target)

    assert attacked("x-hounds-minion-1", ["success", "success"]).wounds(KARI) == 1
    assert attacked("ogres-minion-1", ["success", "success"]).wounds(KARI) == 0
    assert attacked("x-hounds-minion-1", ["success", "success+success"]).wounds(KARI) == 0  # it fell in cleanup


def test_the_wounds_an_enemy_suffered_from_the_action_can_be_asked_for() -> None:
    cracks = rule("after-action", "when(hit(nemesis) >= 2, tally(scales, 1))", only="attack")
    box = quest_box(cracks, counters=["scales"])
    for faces, scales in ((["success+success", "success+success"], 1), (["success+success", "success"], 0)):
        s = fight(scene_in(box), KARI, [], nemesis={"place": KARI}, hero_dice=faces, enemy_dice=["blank"])
        assert s.answer("scout-precise-strike").all()["counters"] == {"scales": scales}  # after its resilience of 2
