"""A hero's activation: its start, the card, its lines, its end."""

from __future__ import annotations

from typing import Any

import pytest

from game.terrinoth.box import Box
from tests.terrinoth.rules.extra import quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

TETHERYS, TARHA, SYNDRAEL, GRISBAN = "tetherys", "widow-tarha", "syndrael", "grisban-the-thirsty"
WARRIOR = ["warrior-into-the-fray", "warrior-shoulder-through", "warrior-behind-my-shield", "warrior-dig-in"]


def alone(scene: type[Scene], hero: dict[str, Any] | str, **spec: Any) -> Scene:
    """One activation of a hero beside Mok; the scene stops after it."""
    name = hero if isinstance(hero, str) else hero["id"]
    return scene(heroes=[hero, MOK], **({"turns": [name], "stop_at": "enemy_phase"} | spec))


@pytest.mark.rule("HT-301")
def test_a_hero_with_all_cards_exhausted_suffers_two_wounds_and_readies_them(scene: type[Scene]) -> None:
    s = alone(scene, {"id": TRENLOE, "exhausted": WARRIOR})
    assert s.wounds(TRENLOE) == 2
    assert s.hero(TRENLOE)["exhausted"] == []
    assert s.prompt.options == tuple(WARRIOR)


@pytest.mark.rule("HT-301")
def test_one_ready_card_is_enough_to_go_on_without_wounds(scene: type[Scene]) -> None:
    s = alone(scene, {"id": TRENLOE, "exhausted": WARRIOR[:3], "wounds": 1}, hero_dice=["defense"])
    assert s.hero(TRENLOE)["exhausted"] == []  # the rest card, the only one ready, was played without a question
    assert s.wounds(TRENLOE) == 1


@pytest.mark.rule("HT-301", "R-02", "HT-801")
def test_a_hero_whom_exhaustion_defeats_does_not_activate(scene: type[Scene]) -> None:
    s = alone(scene, {"id": TRENLOE, "exhausted": WARRIOR, "wounds": 23})
    assert s.hero(TRENLOE)["defeated"]
    assert s.notes("plays") == []
    assert s.session.state.node == "enemy_phase"


@pytest.mark.rule("HT-301", "HT-806")
def test_the_start_of_an_activation_comes_after_the_wounds_of_exhaustion(scene: type[Scene]) -> None:
    s = alone(scene, {"id": TRENLOE, "exhausted": WARRIOR, "conditions": ["weakened"], "items": ["travellers-flask"]})
    assert s.wounds(TRENLOE) == 2
    assert (s.prompt.kind, s.prompt.data["window"]) == ("order", "act-start")
    s.answer("travellers-flask")  # recovers 2 of 3; then all cards are ready and weakness ends
    assert s.wounds(TRENLOE) == 0


@pytest.mark.rule("HT-302")
def test_only_ready_cards_can_be_chosen_and_the_chosen_one_is_exhausted(scene: type[Scene]) -> None:
    s = alone(scene, {"id": TRENLOE, "exhausted": WARRIOR[1:2]})
    assert s.prompt.options == ("warrior-into-the-fray", "warrior-behind-my-shield", "warrior-dig-in")
    assert s.session.refusals["warrior-shoulder-through"] == ("refusal.exhausted", "HT-302")
    assert s.session.refusals["healer-chastise"] == ("refusal.not-yours", "HT-302")
    s.answer("warrior-behind-my-shield")
    assert "warrior-behind-my-shield" in s.hero(TRENLOE)["exhausted"]


@pytest.mark.rule("HT-302")
def test_the_lines_of_a_card_resolve_from_top_to_bottom(scene: type[Scene]) -> None:
    s = alone(
        scene, {"id": KARI, "engaged": ["bandits-minion"]}, shadows=["ogres-minion"], hero_dice=["success", "defense"],
        enemy_dice=["blank", "blank"],
    ).answer("scout-precise-strike")  # fmt: skip
    assert s.prompt.kind == "engage"  # the first line, before the action
    s.answer("ogres-minion-1")
    assert s.prompt.kind == "target"
    s.answer("ogres-minion-1")
    assert s.wounds("ogres-minion-1") == 1
    s.settled()  # two enemy dice: the enemy just engaged gave one


@pytest.mark.rule("HT-302", "R-22")
def test_before_your_action_comes_after_the_earlier_lines_and_before_targets(scene: type[Scene]) -> None:
    s = alone(
        scene, {"id": KARI, "tokens": 1, "engaged": ["bandits-minion"]}, shadows=["ogres-minion"],
        hero_dice=["success", "defense"], enemy_dice=["blank", "blank"],
    ).answer("scout-precise-strike", "ogres-minion-1")  # fmt: skip
    assert (s.prompt.kind, s.prompt.data["window"]) == ("use", "before-action")
    s.answer(KARI)
    assert s.prompt.kind == "choose-enemy"
    s.answer("bandits-minion-1")
    assert s.prompt.kind == "target"


@pytest.mark.rule("R-01", "HT-710")
def test_an_enemy_defeated_before_the_action_rolls_no_die_and_is_no_target(scene: type[Scene]) -> None:
    s = alone(
        scene, {"id": KARI, "tokens": 1, "engaged": ["cave-spiders-minion"]},
        hero_dice=["success", "critical", "success"], enemy_dice=[],
    ).answer("scout-precise-strike", KARI)  # fmt: skip
    assert s.where("cave-spiders-minion-1") == "discard:enemy"
    assert s.notes("targets") == []
    s.settled()


@pytest.mark.rule("R-01", "R-02", "HT-710")
def test_a_hero_whom_a_cost_defeats_stops_before_the_action(scene: type[Scene]) -> None:
    s = alone(scene, {"id": TRENLOE, "wounds": 23}, hero_dice=[], enemy_dice=[])
    s.answer("warrior-shoulder-through", "yes")
    assert s.hero(TRENLOE)["defeated"]
    assert s.notes("roll") == []
    assert s.notes("boosts") == []  # the wound bought nothing


@pytest.mark.rule("R-02", "HT-805")
def test_a_hero_whom_poison_defeats_stops_before_the_action(scene: type[Scene]) -> None:
    s = alone(
        scene, {"id": TRENLOE, "wounds": 23, "conditions": ["poisoned"]}, hero_dice=[], enemy_dice=[]
    ).answer("warrior-dig-in")  # fmt: skip
    assert s.hero(TRENLOE)["defeated"]
    assert s.notes("roll") == []


@pytest.mark.rule("R-02", "HT-313")
def test_a_hero_defeated_in_cleanup_does_not_resolve_the_lines_that_are_left(scene: type[Scene]) -> None:
    s = alone(
        scene, {"id": TRENLOE, "wounds": 23, "exhausted": WARRIOR[:2], "engaged": ["ogres-minion"]},
        hero_dice=["success+success"], enemy_dice=["counterattack"], nemesis={"place": "defeated"},
    )  # fmt: skip
    s.answer("warrior-dig-in")
    # 23 wounds, 2 recovered, 2 struck less 1 defense of the card: no defeat
    assert not s.hero(TRENLOE)["defeated"]
    s = alone(
        scene, {"id": TRENLOE, "wounds": 23, "engaged": ["ogres-master"]}, hero_dice=["success", "success"],
        enemy_dice=["counterattack"],
    ).answer("warrior-shoulder-through", ())  # fmt: skip
    assert s.hero(TRENLOE)["defeated"]
    assert s.all()["location"]["progress"] == 2  # the successes were applied before
    assert s.notes("draws") == []  # but no exploration card is drawn any more


@pytest.mark.rule("HT-302", "HT-806")
def test_the_end_of_an_activation_comes_after_the_last_line(scene: type[Scene]) -> None:
    s = alone(
        scene, {"id": TRENLOE, "conditions": ["weakened"], "exhausted": WARRIOR[:1]}, hero_dice=["defense"],
    ).answer("warrior-dig-in")  # fmt: skip
    assert s.hero(TRENLOE)["exhausted"] == []
    assert (s.prompt.kind, s.prompt.options) == ("either", ("1", "2"))
    s.answer("1")
    assert s.prompt.kind == "exhaust-card"
    s.answer("warrior-behind-my-shield")
    assert s.hero(TRENLOE)["exhausted"] == ["warrior-behind-my-shield"]


@pytest.mark.rule("HT-320")
def test_every_rest_card_readies_all_cards_itself_included(box: Box) -> None:
    rests = {key: card for key, card in box.actions.items() if card.action == "rest"}
    assert len(rests) == 12
    for key, card in rests.items():
        assert card.lines[-1] == "ready_card(you, all)", key


@pytest.mark.rule("HT-320")
def test_resting_readies_all_four_cards_when_that_line_is_reached(scene: type[Scene]) -> None:
    s = alone(scene, {"id": KARI, "exhausted": ["scout-precise-strike", "scout-draw-attention"]}, hero_dice=["defense"])
    s.answer("scout-caution")
    assert s.hero(KARI)["exhausted"] == []
    assert s.hero(MOK)["exhausted"] == []


@pytest.mark.rule("R-03")
def test_a_line_that_asks_to_choose_what_is_not_there_does_nothing(scene: type[Scene]) -> None:
    s = alone(scene, {"id": TRENLOE, "exhausted": WARRIOR[:2]}, hero_dice=["defense"], shadows=["ogres-minion"])
    s.answer("warrior-dig-in")  # "choose 1 enemy engaged with you": there is none
    assert s.wounds("ogres-minion-1") == 0
    assert s.hero(TRENLOE)["exhausted"] == []  # and the next line resolved


@pytest.mark.rule("R-11")
def test_a_card_may_ready_itself(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "advanced": ["berserker-roar-of-the-pack"]}, MOK], turns=[TRENLOE],
        stop_at="enemy_phase", hero_dice=["defense", "defense"],
    ).answer("berserker-roar-of-the-pack", "yes")  # fmt: skip
    assert s.wounds(TRENLOE) == 1
    assert s.hero(TRENLOE)["exhausted"] == []


@pytest.mark.rule("R-12")
def test_fully_explored_is_read_when_the_line_is_reached(scene: type[Scene]) -> None:
    def lit(progress: int) -> Scene:
        return scene(
            heroes=[{"id": TARHA, "advanced": ["geomancer-open-the-way"]}, MOK], turns=[TARHA], stop_at="enemy_phase",
            location={"id": "roadside-inn", "progress": progress}, shadows=["ogres-minion"],
            decks={"exploration": ["game-trail", "..."]}, hero_dice=["defense", "success", "defense"],
        ).answer("geomancer-open-the-way", "discard")  # fmt: skip

    assert lit(4).wounds("ogres-minion-1") == 1  # 4 + 1 success + 1 for the card = 6
    assert lit(3).wounds("ogres-minion-1") == 0


@pytest.mark.rule("HT-811", "R-10")
def test_a_hero_who_activates_twice_has_two_activations_but_one_use_a_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TETHERYS, "engaged": ["ogres-minion", "bandits-minion"]}, MOK], turns=[TETHERYS, TETHERYS],
        stop_at="enemy_phase", hero_dice=["defense"] * 4, enemy_dice=["blank"] * 3,
    ).answer("scout-draw-attention")  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("use", (TETHERYS,))
    s.answer(TETHERYS, "scout-caution", "ogres-minion-1")
    assert s.where("ogres-minion-1") == "shadows"
    s.answer("scout-precise-strike", (), "0")
    assert s.session.prompt is None  # no second use of the ability in this round
    assert s.where("bandits-minion-1") == f"engaged:{TETHERYS}"


@pytest.mark.rule("R-10", "HT-811")
def test_once_per_round_starts_anew_with_the_hero_phase(scene: type[Scene]) -> None:
    s = scene(heroes=[TETHERYS, MOK], used=[TETHERYS], node="hero_turn", turns=[TETHERYS])
    assert s.t.track(f"used:{TETHERYS}") == 1
    s = scene(heroes=[TETHERYS, MOK], used=[TETHERYS], node="hero_phase")
    assert s.t.track(f"used:{TETHERYS}") == 0


@pytest.mark.rule("R-20", "HT-810")
def test_an_item_is_used_only_in_its_window_and_several_may_be_used_in_one(scene: type[Scene]) -> None:
    s = alone(
        scene, {"id": ASTARRA, "items": ["keen-oil", "travellers-flask", "second-wind"], "wounds": 3,
                "exhausted": ["mage-kindle-the-mind"]}, shadows=["ogres-master"], hero_dice=["success"] * 3,
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("use", ("travellers-flask",))
    s.answer(())
    s.answer("mage-arcane-dart")
    assert s.prompt.options == ("keen-oil",)
    s.answer("keen-oil")
    assert s.where("keen-oil") == "discard:exploration"
    assert s.wounds("ogres-master") == 3  # three dice, and its resilience is ignored
    s.answer(())  # no second bolt
    assert s.prompt.options == ("second-wind",)
    s.answer("second-wind", ("mage-arcane-dart", "mage-kindle-the-mind"))
    assert s.hero(ASTARRA)["exhausted"] == []
    assert s.hero(ASTARRA)["items"] == ["travellers-flask"]


@pytest.mark.rule("R-20", "HT-011")
def test_what_one_item_makes_possible_can_be_used_after_it_in_the_same_window(scene: type[Scene]) -> None:
    cards = ["scout-precise-strike", "scout-blaze-a-trail", "scout-caution"]
    s = alone(
        scene, {"id": TETHERYS, "items": ["second-wind"], "exhausted": cards, "engaged": ["ogres-minion"]},
        hero_dice=["defense", "defense"], enemy_dice=["blank"],
    )  # fmt: skip
    assert s.prompt.options == ("second-wind",)  # no card is ready to pay for Tetherys' own ability
    s.answer("second-wind", ("scout-caution", "scout-precise-strike"))
    assert s.prompt.options == (TETHERYS,)
    s.answer(TETHERYS, "scout-caution")
    assert s.where("ogres-minion-1") == "shadows"


def test_an_event_resolves_at_once_and_is_discarded(scene: type[Scene]) -> None:
    s = alone(
        scene, TRENLOE, hero_dice=["defense", "defense"], decks={"exploration": ["game-trail", "..."]}
    ).answer("warrior-shoulder-through", ())  # fmt: skip
    assert s.all()["location"]["progress"] == 2
    assert s.all()["discards"]["exploration"] == ["game-trail"]


@pytest.mark.rule("HT-302")
def test_what_a_quest_says_of_the_start_of_an_activation_comes_before_the_choice() -> None:
    box = quest_box(rule("act-start", "suffer(you, 1)"))
    s = scene_in(box)(heroes=[KARI, MOK], turns=[MOK])
    assert (s.wounds(MOK), s.wounds(KARI)) == (1, 0)
    assert s.prompt.kind == "activation-card"
