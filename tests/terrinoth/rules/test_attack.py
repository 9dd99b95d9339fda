"""The attack action: target, tokens, roll, wounds, several targets."""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure import values
from game.terrinoth.box import Box
from tests.terrinoth.rules.extra import enemy_set, quest_box, rule, scene_in
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

TARHA, SYNDRAEL = "widow-tarha", "syndrael"


def fight(scene: type[Scene], who: str, engaged: list[Any], **spec: Any) -> Scene:
    """One activation of a hero with engaged enemies, beside Mok; the scene stops after it."""
    first = {"id": who, "engaged": engaged} | spec.pop("hero", {})
    return scene(heroes=[first, MOK], **({"turns": [who], "stop_at": "enemy_phase"} | spec))


@pytest.mark.rule("HT-302", "HT-304", "HT-306", "HT-308", "HT-314")
def test_an_attack_deals_its_successes_less_resilience_to_the_target(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["goblin-witchers-master"], hero_dice=["success", "success+success"], enemy_dice=["blank"]
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds("goblin-witchers-master") == 2  # three successes less its resilience of 1
    assert s.hero(KARI)["exhausted"] == ["scout-precise-strike"]
    s.settled()


@pytest.mark.rule("HT-314")
def test_resilience_never_turns_wounds_below_zero(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, [], nemesis={"place": KARI, "wounds": 3}, hero_dice=["success", "defense"], enemy_dice=["blank"]
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds("splig") == 3


@pytest.mark.rule("HT-303")
def test_without_a_legal_target_the_dice_are_still_rolled_and_do_nothing(scene: type[Scene]) -> None:
    s = fight(scene, KARI, [], shadows=["bandits-minion"], hero_dice=["success+success", "critical", "success"])
    s.answer("scout-precise-strike", ())
    assert s.wounds("bandits-minion-1") == 0
    s.settled()


@pytest.mark.rule("HT-303", "HT-312")
def test_an_attack_without_a_target_may_still_meet_counterattack_and_threat() -> None:
    guards = enemy_set(attack=2, passive="cannot(target, this)")
    box = quest_box(rule("threat", "suffer(you, 1)"), files={"enemies": {"x-guards": guards}})
    s = fight(
        scene_in(box), KARI, ["x-guards-minion", "x-guards-master"], nemesis={"place": "defeated"},
        hero_dice=["success", "success"], enemy_dice=["counterattack", "threat"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds(KARI) == 3
    assert s.wounds("x-guards-minion-1") == 0


@pytest.mark.rule("HT-304")
def test_an_attack_reaches_only_enemies_engaged_with_the_hero(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["bandits-minion", "ogres-minion"]}, {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=["cave-spiders-minion"],
    ).answer("scout-precise-strike", ())  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("target", ("bandits-minion-1", "ogres-minion-1"))
    assert s.session.refusals["ogres-master"] == ("refusal.not-engaged", "HT-304")
    assert s.session.refusals["cave-spiders-minion-1"] == ("refusal.not-engaged", "HT-304")


@pytest.mark.rule("HT-304")
def test_a_ranged_attack_reaches_every_enemy_in_play_but_none_in_the_lair(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TARHA, "engaged": ["bandits-minion"]}, {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=["cave-spiders-minion", {"card": "rat-swarms-minion", "facedown": True}],
        hero_dice=["success", "defense"], enemy_dice=["blank"], turns=[TARHA], stop_at="enemy_phase",
    ).answer("mage-arcane-dart")  # fmt: skip
    assert set(s.prompt.options) == {"bandits-minion-1", "ogres-master", "cave-spiders-minion-1", "rat-swarms-minion-1"}
    s.answer("cave-spiders-minion-1")
    assert s.where("cave-spiders-minion-1") == "discard:enemy"
    s.settled()  # only the bandit engaged with her gave a die


@pytest.mark.rule("HT-304", "R-07")
def test_all_targets_of_up_to_n_are_chosen_before_tokens_are_spent(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["bandits-minion", "ogres-minion", "ogres-master"],
        hero={"advanced": ["thief-fan-of-knives"], "tokens": 2},
    ).answer("thief-fan-of-knives", ())  # fmt: skip
    assert (s.prompt.kind, s.prompt.least, s.prompt.data["step"]) == ("target", 1, 1)
    s.answer("ogres-master")
    assert (s.prompt.kind, s.prompt.least, s.prompt.options) == ("target", 0, ("bandits-minion-1", "ogres-minion-1"))
    s.answer("bandits-minion-1")
    assert (s.prompt.kind, s.prompt.data["targets"]) == ("spend", ["ogres-master", "bandits-minion-1"])


@pytest.mark.rule("R-07", "HT-314")
def test_the_hero_divides_the_successes_and_resilience_counts_once_for_each_target(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["goblin-witchers-master", "ogres-master"], hero={"advanced": ["thief-fan-of-knives"]},
        hero_dice=["success+success", "success+success", "success"], enemy_dice=["blank", "blank"],
    ).answer("thief-fan-of-knives", "goblin-witchers-master", "ogres-master")  # fmt: skip
    assert (s.prompt.kind, s.prompt.data["steps"]) == ("divide", 5)
    s.answer(*["ogres-master"] * 3, *["goblin-witchers-master"] * 2)
    assert s.wounds("ogres-master") == 3 - 1
    assert s.wounds("goblin-witchers-master") == 2 - 1


@pytest.mark.rule("R-07", "HT-315")
def test_none_is_a_legal_share_and_costs_the_other_target_nothing(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TARHA, "advanced": ["geomancer-rain-of-stone"]}, MOK], turns=[TARHA], stop_at="enemy_phase",
        shadows=["ogres-master", {"card": "goblin-witchers-master", "facedown": True}],
        hero_dice=["success", "success", "defense"],
    ).answer("geomancer-rain-of-stone", "ogres-master", "goblin-witchers-master", "ogres-master", "ogres-master")
    assert s.wounds("ogres-master") == 1
    assert not s.t.faceup("goblin-witchers-master")  # it would suffer nothing, so it stays facedown


@pytest.mark.rule("R-07", "HT-304")
def test_targets_in_one_place_are_all_in_the_shadows_or_all_with_one_hero(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": TARHA, "advanced": ["geomancer-rain-of-stone"]},
            {"id": MOK, "engaged": ["ogres-master", "bandits-master"]},
        ],
        shadows=["bandits-minion", {"card": "ogres-minion", "facedown": True}, "rat-swarms-minion"],
    ).answer("geomancer-rain-of-stone", "ogres-minion-1")  # fmt: skip
    assert s.prompt.options == ("bandits-minion-1", "rat-swarms-minion-1")
    s.answer("bandits-minion-1")
    assert s.prompt.options == ("rat-swarms-minion-1",)
    s.session.undo(rewind=True)
    s.session.undo(rewind=True)
    s.session.answer(["ogres-master"])
    assert s.prompt.options == ("bandits-master",)


@pytest.mark.rule("HT-305", "R-05")
@pytest.mark.parametrize(("tokens", "options"), [(1, ("0", "1")), (2, ("0", "1", "2")), (5, ("0", "1", "2"))])
def test_up_to_two_success_tokens_may_be_spent_before_the_roll(
    scene: type[Scene], tokens: int, options: tuple[str, ...]
) -> None:
    s = fight(
        scene, TRENLOE, ["ogres-minion"], hero={"tokens": tokens}, hero_dice=["defense", "defense"],
        enemy_dice=["blank"],
    ).answer("warrior-into-the-fray")  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("spend", options)
    s.answer(options[-1])
    assert s.wounds("ogres-minion-1") == int(options[-1])
    assert s.hero(TRENLOE)["tokens"] == tokens - int(options[-1])


@pytest.mark.rule("HT-305")
def test_a_hero_without_tokens_is_not_asked_to_spend_any(scene: type[Scene]) -> None:
    s = fight(scene, TRENLOE, ["ogres-minion"], hero_dice=["defense", "defense"], enemy_dice=["blank"])
    s.answer("warrior-into-the-fray")
    assert s.session.prompt is None


@pytest.mark.rule("HT-305")
def test_widow_tarha_may_spend_four(scene: type[Scene]) -> None:
    s = fight(scene, TARHA, ["ogres-minion"], hero={"tokens": 5}).answer("mage-arcane-dart")
    assert s.prompt.options == ("0", "1", "2", "3", "4")
    s = fight(scene, TARHA, ["ogres-minion"], hero={"tokens": 3}).answer("mage-arcane-dart")
    assert s.prompt.options == ("0", "1", "2", "3")


@pytest.mark.rule("HT-306", "HT-310")
def test_each_ready_engaged_enemy_gives_a_die_and_exhausted_ones_give_none(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["bandits-minion", {"card": "ogres-minion", "exhausted": True}, "ogres-master"],
        hero_dice=["success", "defense"], enemy_dice=["counterattack", "counterattack"], shadows=["rat-swarms-minion"],
    ).answer("scout-precise-strike", (), "ogres-minion-1")  # fmt: skip
    s.settled()
    assert s.wounds(KARI) == 1 + 2 - 1  # bandit and master; the exhausted ogre cannot strike
    assert [note["enemy"] for note in s.notes("counterattack")] == ["ogres-master", "bandits-minion-1"]


@pytest.mark.rule("HT-308")
def test_a_critical_success_counts_and_is_rolled_again_and_again(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-master"], hero_dice=["critical", "defense", "critical", "success"], enemy_dice=["blank"]
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds("ogres-master") == 3 - 1
    s.settled()


@pytest.mark.rule("HT-308", "HT-311")
def test_what_a_critical_rolls_on_counts_whatever_it_is(scene: type[Scene]) -> None:
    s = fight(
        scene, KARI, ["ogres-master"], hero_dice=["critical", "success", "success+defense"],
        enemy_dice=["counterattack"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds("ogres-master") == 3 - 1
    assert s.wounds(KARI) == 2 - 1
    s.settled()


@pytest.mark.rule("HT-315")
def test_a_facedown_target_is_flipped_first_and_its_resilience_counts(scene: type[Scene]) -> None:
    s = scene(
        heroes=[TARHA, MOK], turns=[TARHA], stop_at="enemy_phase", hero_dice=["success+success", "success"],
        shadows=[{"card": "ogres-master", "facedown": True}, {"card": "ogres-minion", "facedown": True}],
    ).answer("mage-arcane-dart", "ogres-master", ())  # fmt: skip
    assert s.t.faceup("ogres-master")
    assert s.where("ogres-master") == "shadows"
    assert s.wounds("ogres-master") == 3 - 1
    assert not s.t.faceup("ogres-minion-1")


@pytest.mark.rule("HT-315", "HT-709")
def test_wounds_of_an_effect_flip_a_facedown_enemy_and_ignore_its_resilience(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 1}, MOK], shadows=[{"card": "ogres-master", "facedown": True}],
        hero_dice=["defense"], turns=[KARI], stop_at="enemy_phase",
    ).answer("scout-caution", KARI)  # fmt: skip
    assert s.t.faceup("ogres-master")
    assert s.wounds("ogres-master") == 1


@pytest.mark.rule("HT-314", "HT-709")
def test_an_attack_that_ignores_resilience_ignores_all_of_it(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TARHA, "advanced": ["runemaster-sundering-rune"]}, MOK], turns=[TARHA], stop_at="enemy_phase",
        nemesis={"place": MOK}, hero_dice=["success", "success", "success"],
    ).answer("runemaster-sundering-rune")  # fmt: skip
    assert s.wounds("splig") == 3


@pytest.mark.rule("R-18", "HT-314")
def test_an_enemy_with_a_limit_suffers_no_more_from_one_attack_after_resilience() -> None:
    wraith = enemy_set(health=9, resilience=1, passive="mod(this, attack_cap=2)")
    s = fight(
        scene_in(quest_box(files={"enemies": {"x-wraiths": wraith}})), KARI, ["x-wraiths-minion"],
        hero_dice=["success+success", "critical", "success+success"], enemy_dice=["blank"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.wounds("x-wraiths-minion-1") == 2  # 5 successes, less 1, at most 2


@pytest.mark.rule("R-18", "HT-305")
def test_resilience_is_read_when_the_wounds_are_dealt() -> None:
    drake = enemy_set(health=9, passive="when(spent == 0, mod(this, resilience=2))")
    box = quest_box(files={"enemies": {"x-drakes": drake}})

    def struck(spent: str) -> int:
        s = fight(
            scene_in(box), TRENLOE, ["x-drakes-minion"], hero={"tokens": 1}, hero_dice=["success", "success+success"],
            enemy_dice=["blank"],
        )  # fmt: skip
        return s.answer("warrior-into-the-fray", spent).wounds("x-drakes-minion-1")

    assert (struck("0"), struck("1")) == (3 - 2, 4)


@pytest.mark.rule("R-18", "R-12")
def test_splig_is_softer_while_the_location_is_fully_explored(scene: type[Scene]) -> None:
    for progress, resilience in ((5, 2), (6, 1), (9, 1)):
        s = scene(nemesis={"place": KARI}, location={"id": "roadside-inn", "progress": progress})
        assert values.resilience(s.t, "splig") == resilience


def test_no_attack_value_or_resilience_falls_below_zero() -> None:
    box = quest_box(rule("passive", "mod(enemies(any), attack=-5, resilience=-5)"))
    s = scene_in(box)(heroes=[KARI, MOK], shadows=["ogres-master"])
    assert (values.attack(s.t, "ogres-master"), values.resilience(s.t, "ogres-master")) == (0, 0)


@pytest.mark.rule("HT-316", "HT-317", "HT-318", "HT-314")
def test_every_activation_card_has_exactly_one_action_line_with_its_dice(box: Box) -> None:
    for key, card in box.actions.items():
        verb = {"attack": ("attack(", "ranged(")}.get(card.action, (f"{card.action}(",))
        found = [line for line in card.lines if line.startswith(verb)]
        assert len(found) == 1, key
        assert found[0].partition("(")[2].startswith(str(card.dice)), key
