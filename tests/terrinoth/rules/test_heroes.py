"""Heroes: defeat, conditions, upgrades, abilities."""

from __future__ import annotations

from typing import Any

import pytest

from game.terrinoth.box import Box
from tests.terrinoth.rules.extra import quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

TARHA, TETHERYS, TOMBLE = "widow-tarha", "tetherys", "tomble-burrowell"
CARDS = ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention", "scout-caution"]


def acts(scene: type[Scene], hero: dict[str, Any] | str, *others: Any, **spec: Any) -> Scene:
    """One activation of the first hero; the scene stops after it."""
    name = hero if isinstance(hero, str) else hero["id"]
    party = [hero, *(others or (MOK,))]
    stop = "second_turn" if len(party) == 3 else "enemy_phase"
    return scene(heroes=party, **({"turns": [name], "stop_at": stop} | spec))


# -- defeat ------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-801")
def test_a_defeated_hero_loses_all_that_lies_there_and_the_enemies_go_to_the_shadows(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "wounds": 20, "tokens": 3, "conditions": ["poisoned", "weakened"], "items": ["keen-oil"],
             "engaged": [{"card": "bandits-minion", "wounds": 1}, {"card": "ogres-minion", "exhausted": True}]},
            {"id": MOK, "wounds": 3, "tokens": 2, "conditions": ["focused"], "items": ["fire-bomb"]},
        ],
        node="enemy_turn", turns=[], stop_at="ready_enemies",
    )  # fmt: skip
    assert s.hero(KARI) == {
        "wounds": 0, "tokens": 0, "conditions": [], "items": [], "cards": CARDS, "exhausted": [], "advanced": [],
        "engaged": [], "defeated": True,
    }  # fmt: skip
    assert {e["card"]: (e["wounds"], e["facedown"]) for e in s.all()["shadows"]} == {
        "bandits-minion-1": (1, False), "ogres-minion-1": (0, False)
    }  # fmt: skip
    assert s.all()["discards"]["exploration"] == ["keen-oil"]
    mok = s.hero(MOK)
    assert (mok["tokens"], mok["conditions"], mok["items"]) == (2, ["focused"], ["fire-bomb"])
    assert not s.t.faceup(KARI)


@pytest.mark.rule("HT-801")
def test_a_defeated_hero_neither_engages_nor_recovers_nor_upgrades(scene: type[Scene]) -> None:
    box = quest_box(
        rule("travel-start", "each(heroes(), recover(it, 1)); spawn(2); each(heroes(), claim(it, 1))"),
        rule("travel-end", "each(heroes(), upgrade(it))"),
    )
    s = scene_in(box)(heroes=[KARI, {"id": MOK, "defeated": True}], node="travel", stop_at="round_end")
    assert (len(s.hero(KARI)["engaged"]), s.hero(MOK)["engaged"]) == (2, [])
    assert (s.hero(KARI)["tokens"], s.hero(MOK)["tokens"]) == (1, 0)
    assert s.prompt.chooser == KARI
    s.answer("thief-fan-of-knives")
    assert s.session.prompt is None


@pytest.mark.rule("HT-801")
def test_the_conditions_of_a_defeated_hero_can_be_had_by_others_again() -> None:
    box = quest_box(rule("travel-start", "suffer(leader, 1); each(heroes(), gain(it, poisoned))"))
    four = [KARI, MOK, ASTARRA, TRENLOE]
    s = scene_in(box)(
        heroes=[{"id": KARI, "conditions": ["poisoned"], "wounds": 10}, *four[1:]],
        node="travel", stop_at="round_end",
    )  # fmt: skip
    assert [s.hero(h)["conditions"] for h in four] == [[], ["poisoned"], ["poisoned"], ["poisoned"]]


@pytest.mark.rule("HT-802")
@pytest.mark.parametrize(("fallen", "next_leader"), [([], MOK), ([MOK], ASTARRA)])
def test_a_defeated_leader_hands_the_token_to_the_next_hero_who_stands(fallen: list[str], next_leader: str) -> None:
    box = quest_box(rule("travel-start", "suffer(leader, 1)"))
    heroes = [{"id": KARI, "wounds": 14}, {"id": MOK, "defeated": MOK in fallen}, ASTARRA]
    s = scene_in(box)(heroes=heroes, leader=KARI, node="travel", stop_at="round_end")
    assert s.t.leader == next_leader
    assert s.notes("leader") == [{"hero": next_leader}]


@pytest.mark.rule("HT-802")
def test_the_defeat_of_another_hero_leaves_the_leader_where_it_is() -> None:
    box = quest_box(rule("travel-start", "each(heroes(other), suffer(it, 1))"))
    heroes = [{"id": KARI, "wounds": 14}, MOK, ASTARRA]
    s = scene_in(box)(heroes=heroes, leader=MOK, node="travel", stop_at="round_end")
    assert s.hero(KARI)["defeated"]
    assert s.t.leader == MOK


@pytest.mark.rule("HT-803", "HT-902")
def test_when_all_heroes_are_defeated_the_quest_is_lost_at_once() -> None:
    box = quest_box(rule("travel-start", "each(heroes(), suffer(it, 1))"), rule("round-end", "win()"))
    s = scene_in(box)(heroes=[{"id": KARI, "wounds": 20}, {"id": MOK, "wounds": 19}], node="travel")
    assert s.all()["outcome"] == "defeat"
    assert s.session.state.node == "result"
    s = scene_in(box)(heroes=[{"id": KARI, "wounds": 20}, {"id": MOK, "wounds": 18}], node="travel")
    assert s.all()["outcome"] == "victory"


# -- conditions --------------------------------------------------------------------------------------


@pytest.mark.rule("HT-804")
def test_a_second_copy_of_a_condition_is_not_received(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "conditions": ["poisoned"], "engaged": ["cave-spiders-minion"]},
                {"id": MOK, "engaged": ["cave-spiders-minion"]}],
        node="enemy_turn", turns=[], stop_at="ready_enemies",
    )  # fmt: skip
    assert (s.hero(KARI)["conditions"], s.hero(MOK)["conditions"]) == (["poisoned"], ["poisoned"])
    assert [note["hero"] for note in s.notes("gains")] == [MOK]


@pytest.mark.rule("HT-805")
@pytest.mark.parametrize(("card", "left"), [("scout-caution", []), ("scout-draw-attention", ["poisoned"]),
                                            ("scout-precise-strike", ["poisoned"])])  # fmt: skip
def test_poison_wounds_before_every_action_and_ends_after_a_rest(
    scene: type[Scene], card: str, left: list[str]
) -> None:
    s = acts(scene, {"id": KARI, "conditions": ["poisoned"]}, {"id": MOK, "conditions": ["poisoned"]},
             hero_dice=["defense"] * 2).answer(card)  # fmt: skip
    assert s.wounds(KARI) == 1
    assert s.hero(KARI)["conditions"] == left
    assert s.hero(MOK)["conditions"] == ["poisoned"]
    assert s.wounds(MOK) == 0


@pytest.mark.rule("HT-806")
@pytest.mark.parametrize(("exhausted", "left"), [([], []), (["scout-blaze-a-trail"], ["weakened"])])
def test_weakness_ends_at_the_start_of_an_activation_if_all_cards_are_ready(
    scene: type[Scene], exhausted: list[str], left: list[str]
) -> None:
    s = acts(scene, {"id": KARI, "conditions": ["weakened"], "exhausted": exhausted})
    assert s.hero(KARI)["conditions"] == left
    assert s.prompt.kind == "activation-card"


@pytest.mark.rule("HT-806", "HT-007")
def test_at_the_end_of_an_activation_weakness_takes_a_card_or_a_wound(scene: type[Scene]) -> None:
    weak = {"id": KARI, "conditions": ["weakened"]}
    s = acts(scene, weak | {"exhausted": CARDS[1:2]}, hero_dice=["defense"] * 2).answer("scout-draw-attention")
    assert (s.prompt.kind, s.prompt.source) == ("either", "weakened")
    s.answer("2")
    assert s.wounds(KARI) == 1
    s = acts(scene, weak | {"exhausted": CARDS[1:]}, hero_dice=["defense"] * 2)  # the only ready card is played
    assert s.wounds(KARI) == 1  # no card is ready: it must be the wound
    assert s.hero(KARI)["conditions"] == ["weakened"]


@pytest.mark.rule("HT-807")
def test_focus_is_discarded_when_it_is_used(scene: type[Scene]) -> None:
    s = acts(scene, {"id": KARI, "conditions": ["focused"]}, hero_dice=["defense", "defense", "success"])
    s.answer("scout-draw-attention", "focused-1", "h1", ())
    assert s.hero(KARI)["conditions"] == []
    assert s.hero(MOK)["tokens"] == 1


# -- upgrades ----------------------------------------------------------------------------------------


def upgrading(scene: type[Scene], hero: dict[str, Any], **spec: Any) -> Scene:
    """The green space of The Goblin Problem, without Goblins in play."""
    return scene(heroes=[hero, {"id": MOK, "defeated": True}], peril=2, node="peril", stop_at="travel", **spec)


@pytest.mark.rule("HT-808")
def test_the_first_upgrade_offers_the_advanced_cards_of_both_classes(scene: type[Scene], box: Box) -> None:
    s = upgrading(scene, {"id": KARI})
    assert (s.prompt.kind, s.prompt.chooser, len(s.prompt.options)) == ("upgrade", KARI, 8)
    assert {box.actions[c].class_ for c in s.prompt.options} == {"thief", "wildlander"}


@pytest.mark.rule("HT-808")
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_new_card_comes_in_the_state_of_the_old_one_which_leaves_the_game(
    scene: type[Scene], exhausted: bool
) -> None:
    s = upgrading(scene, {"id": KARI, "exhausted": ["scout-precise-strike"] if exhausted else []})
    s.answer("thief-fan-of-knives")
    assert s.hero(KARI)["cards"] == ["thief-fan-of-knives", *CARDS[1:]]
    assert s.hero(KARI)["exhausted"] == (["thief-fan-of-knives"] if exhausted else [])
    assert s.where("scout-precise-strike") == "gone"


@pytest.mark.rule("HT-808")
def test_later_upgrades_stay_in_the_class_and_replace_basic_cards_only(scene: type[Scene]) -> None:
    s = upgrading(scene, {"id": KARI, "advanced": ["thief-fan-of-knives"]})
    assert set(s.prompt.options) == {"thief-nimble-fingers", "thief-palm-and-pass", "thief-slip-away"}
    three = ["thief-fan-of-knives", "thief-nimble-fingers", "thief-palm-and-pass"]
    s = upgrading(scene, {"id": KARI, "advanced": three})
    assert s.hero(KARI)["advanced"] == [*three, "thief-slip-away"]  # the last one leaves no choice


@pytest.mark.rule("HT-808", "HT-006")
def test_a_hero_with_four_advanced_cards_upgrades_nothing(scene: type[Scene]) -> None:
    four = ["thief-fan-of-knives", "thief-nimble-fingers", "thief-palm-and-pass", "thief-slip-away"]
    s = upgrading(scene, {"id": KARI, "advanced": four})
    assert s.session.prompt is None
    assert s.hero(KARI)["cards"] == four
    assert s.notes("upgrades") == []


@pytest.mark.rule("HT-808")
def test_a_card_can_be_replaced_while_it_is_being_used() -> None:
    box = quest_box(rule("after-action", "once(upgrade(you))"))
    s = acts(scene_in(box), KARI, hero_dice=["defense"] * 2).answer("scout-draw-attention", "thief-palm-and-pass")
    assert s.hero(KARI)["cards"][2] == "thief-palm-and-pass"
    assert s.hero(KARI)["exhausted"] == ["thief-palm-and-pass"]
    assert s.hero(KARI)["tokens"] == 1  # the lines of the card in use went on


# -- abilities ---------------------------------------------------------------------------------------


def test_mok_recovers_when_another_hero_recovers_in_his_activation(scene: type[Scene]) -> None:
    hurt = [{"id": MOK, "wounds": 3}, {"id": KARI, "wounds": 3}]
    s = acts(scene, *hurt, hero_dice=["defense"] * 2).answer("healer-mending-word")
    assert (s.wounds(MOK), s.wounds(KARI)) == (2, 2)
    s = acts(scene, {"id": MOK, "wounds": 3}, KARI, hero_dice=["defense"] * 2).answer("healer-mending-word")
    assert s.wounds(MOK) == 3  # Kari had nothing to recover
    s = acts(scene, {"id": KARI, "wounds": 3}, {"id": MOK, "wounds": 3}, hero_dice=["success"]).answer("scout-caution")
    assert (s.wounds(KARI), s.wounds(MOK)) == (2, 3)  # not his activation


def test_after_his_activation_mok_recovers_no_more(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": MOK, "wounds": 3}, {"id": KARI, "wounds": 3, "conditions": ["poisoned"], "items": ["bitterleaf"]},
        hero_dice=["defense"] * 2,
    ).answer("healer-chastise", MOK, "bitterleaf", "yes")  # fmt: skip
    assert (s.wounds(MOK), s.wounds(KARI)) == (2, 2)  # Mok only by his own card


@pytest.mark.rule("HT-811", "HT-004")
def test_astarra_strikes_after_any_activation_once_per_round_and_chooses_herself(scene: type[Scene]) -> None:
    astarra = {"id": ASTARRA, "engaged": ["ogres-minion", "bandits-minion"]}
    s = acts(scene, MOK, astarra, turns=[MOK, MOK], hero_dice=["defense"] * 5).answer("healer-evening-hymn", ASTARRA)
    assert (s.prompt.kind, s.prompt.chooser) == ("exhaust-card", ASTARRA)
    s.answer("mage-gather-thought")
    assert (s.prompt.kind, s.prompt.chooser, set(s.prompt.options)) == (
        "choose-enemy", ASTARRA, {"ogres-minion-1", "bandits-minion-1"}
    )  # fmt: skip
    s.answer("bandits-minion-1", "healer-evening-hymn")
    assert s.wounds("bandits-minion-1") == 1
    assert s.session.prompt is None


def test_trenloe_finds_the_way_by_each_enemy_his_attack_defeats(scene: type[Scene]) -> None:
    for faces, progress in ((["success", "success"], 1), (["success", "defense"], 0)):
        s = acts(scene, {"id": TRENLOE, "engaged": ["bandits-minion"]}, hero_dice=faces, enemy_dice=["blank"])
        s.answer("warrior-into-the-fray")
        assert s.all()["location"]["progress"] == progress
    s = acts(
        scene, {"id": TRENLOE, "advanced": ["berserker-reavers-arc"],
                "engaged": ["bandits-minion", "cave-spiders-minion"]},
        hero_dice=["success", "success+success", "defense"], enemy_dice=["blank", "blank"],
    ).answer("berserker-reavers-arc", (), "bandits-minion-1", "cave-spiders-minion-1")  # fmt: skip
    s.answer("cave-spiders-minion-1", "bandits-minion-1", "bandits-minion-1")
    assert s.all()["location"]["progress"] == 2
    s = acts(scene, {"id": TRENLOE, "engaged": ["cave-spiders-minion"]}, hero_dice=["defense"], enemy_dice=["blank"])
    assert s.answer("warrior-dig-in").all()["location"]["progress"] == 0  # no attack action
