"""Explore, rest and aid; success tokens; what the lines around them say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.rules.extra import quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

TARHA, TOMBLE, GRISBAN, SYNDRAEL = "widow-tarha", "tomble-burrowell", "grisban-the-thirsty", "syndrael"


def acts(scene: type[Scene], hero: dict[str, Any] | str, *others: Any, **spec: Any) -> Scene:
    """One activation of the first hero; the scene stops after it."""
    name = hero if isinstance(hero, str) else hero["id"]
    party = [hero, *(others or (MOK,))]
    stop = "second_turn" if len(party) == 3 else "enemy_phase"
    return scene(heroes=party, **({"turns": [name], "stop_at": stop} | spec))


# -- explore -----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-316")
def test_each_success_of_an_explore_action_is_one_progress_also_beyond_the_value(scene: type[Scene]) -> None:
    s = acts(
        scene, TRENLOE, location={"id": "roadside-inn", "progress": 5}, hero_dice=["success+success", "success"],
        decks={"exploration": ["second-wind", "..."]},
    ).answer("warrior-shoulder-through", ())  # fmt: skip
    assert s.all()["location"]["progress"] == 8
    assert s.t.location_card().value == 6  # type: ignore[union-attr]


@pytest.mark.rule("HT-316", "R-05")
def test_added_successes_and_spent_tokens_are_successes_of_the_action(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": TRENLOE, "tokens": 2}, hero_dice=["defense", "success"],
        decks={"exploration": ["second-wind", "..."]},
    ).answer("warrior-shoulder-through", "yes", "2")  # fmt: skip
    assert s.all()["location"]["progress"] == 1 + 1 + 2
    assert s.wounds(TRENLOE) == 1


@pytest.mark.rule("R-05")
def test_every_success_counts_for_a_line_that_speaks_of_successes(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": MOK, "advanced": ["disciple-sworn-vigil"], "tokens": 1, "items": ["hearty-stew"]},
        {"id": KARI, "wounds": 9}, hero_dice=["success", "success+success"],
    ).answer("disciple-sworn-vigil", "hearty-stew", "1")  # fmt: skip
    # 3 rolled, 1 spent, 1 of the stew: 5, though Mok himself had nothing to recover; and 2 of the stew before
    assert s.wounds(KARI) == 9 - 2 - 5


@pytest.mark.rule("R-06")
def test_counts_for_each_enemy_are_taken_when_the_dice_are_rolled(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": TRENLOE, "engaged": ["ogres-minion", "ogres-master"], "wounds": 5}, nemesis={"place": "defeated"},
        hero_dice=["defense"], enemy_dice=["counterattack", "counterattack"],
    ).answer("warrior-dig-in", "ogres-minion-1")  # fmt: skip
    assert s.wounds(TRENLOE) == 5 + 4 - (1 + 2)  # one defense for each of the two, one rolled
    s = acts(
        scene, {"id": TRENLOE, "advanced": ["berserker-blood-up"], "wounds": 5,
                "engaged": ["cave-spiders-minion", "ogres-minion"]},
        hero_dice=["defense"], enemy_dice=["blank"],
    ).answer("berserker-blood-up")  # fmt: skip
    assert s.wounds(TRENLOE) == 5 - 1  # the spider fell before the dice were rolled


@pytest.mark.rule("R-06")
def test_the_enemy_just_engaged_counts(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": TRENLOE, "advanced": ["berserker-headlong-rush"], "engaged": ["bandits-minion"]},
        shadows=["ogres-minion"], hero_dice=["defense", "defense"], enemy_dice=["blank", "blank"],
        decks={"exploration": ["second-wind", "..."]},
    ).answer("berserker-headlong-rush", "ogres-minion-1")  # fmt: skip
    assert s.all()["location"]["progress"] == 2


@pytest.mark.rule("HT-316", "HT-003")
def test_a_quest_may_let_successes_be_used_otherwise() -> None:
    box = quest_box(
        rule("results", "divert(shift(townsfolk, saved, 1))"), rule("after-action", "progress(-added)", only="explore"),
        counters=["townsfolk", "saved"],
    )  # fmt: skip
    s = acts(
        scene_in(box), TRENLOE, counters={"townsfolk": 2, "saved": 0}, location={"id": "roadside-inn", "progress": 4},
        hero_dice=["success+success", "success+success"], decks={"exploration": ["second-wind", "..."]},
    ).answer("warrior-shoulder-through", ())  # fmt: skip
    assert (s.prompt.kind, s.prompt.data["successes"]) == ("divert", 4)
    s.answer("yes", "yes")
    assert s.all()["counters"] == {"townsfolk": 0, "saved": 2}
    assert s.all()["location"]["progress"] == 4  # two more came, and those two were taken off again


# -- rest --------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-317", "HT-006")
@pytest.mark.parametrize(("wounds", "left"), [(5, 2), (2, 0), (0, 0)])
def test_each_success_of_a_rest_action_recovers_one_wound(scene: type[Scene], wounds: int, left: int) -> None:
    s = acts(scene, {"id": KARI, "wounds": wounds}, {"id": MOK, "wounds": 3}, hero_dice=["critical", "success+success"])
    s.answer("scout-caution")
    assert (s.wounds(KARI), s.wounds(MOK)) == (left, 3)


@pytest.mark.rule("R-06")
def test_a_bonus_defense_of_a_rest_stops_a_counterattack(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": KARI, "engaged": [{"card": "bandits-minion", "exhausted": True}, "ogres-minion"]},
        hero_dice=["success"], enemy_dice=["counterattack"],
    ).answer("scout-caution", ())  # fmt: skip
    assert s.wounds(KARI) == 2 - 1


def test_the_minion_that_caution_exhausts_rolls_no_die(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": KARI, "engaged": ["bandits-minion", "ogres-minion"]}, hero_dice=["success"], enemy_dice=["blank"]
    ).answer("scout-caution", "ogres-minion-1")  # fmt: skip
    s.settled()
    assert s.t.piece("ogres-minion-1").exhausted


def test_all_other_cards_exhausted_is_looked_at_when_the_line_is_reached(scene: type[Scene]) -> None:
    others = ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention"]
    for exhausted, wounds in ((others, 1), (others[:2], 0)):
        s = acts(scene, {"id": KARI, "exhausted": exhausted}, shadows=["ogres-minion"], hero_dice=["success"])
        if exhausted != others:
            s.answer("scout-caution")
        assert s.wounds("ogres-minion-1") == wounds


def test_grisban_engages_before_a_rest_and_rolls_one_more_die(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": GRISBAN, "wounds": 9}, shadows=["bandits-minion", "ogres-minion"],
        hero_dice=["success", "success"], enemy_dice=["blank"],
    ).answer("warrior-dig-in")  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("use", (GRISBAN,))
    s.answer(GRISBAN, "bandits-minion-1")
    assert s.wounds(GRISBAN) == 9 - 2
    s.settled()


@pytest.mark.rule("R-24", "HT-705")
def test_grisban_rolls_no_more_if_the_enemy_is_thrown_back(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": GRISBAN, "wounds": 9,
                "engaged": ["cave-spiders-minion", "cave-spiders-minion", "rat-swarms-minion"]},
        shadows=["ogres-minion"], hero_dice=["success"], enemy_dice=["blank"] * 3, nemesis={"place": "defeated"},
    ).answer("warrior-dig-in", GRISBAN)  # fmt: skip
    assert s.where("ogres-minion-1") == "shadows"
    assert s.wounds(GRISBAN) == 9 + 2 - 1
    assert s.notes("boosts") == []


# -- aid ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-318", "HT-304")
def test_each_success_of_an_aid_action_gives_the_target_a_token(scene: type[Scene]) -> None:
    s = acts(scene, KARI, {"id": MOK, "tokens": 1}, ASTARRA, hero_dice=["success+success", "success"])
    s.answer("scout-draw-attention")
    assert (s.prompt.kind, s.prompt.options) == ("aid-target", (MOK, ASTARRA))
    s.answer(MOK)
    assert [s.hero(h)["tokens"] for h in (KARI, MOK, ASTARRA)] == [1, 4, 0]  # Kari claims 1 by another line


@pytest.mark.rule("HT-319", "R-23")
def test_a_hero_with_five_tokens_may_be_aided_and_never_holds_more(scene: type[Scene]) -> None:
    s = acts(scene, {"id": KARI, "tokens": 5}, {"id": MOK, "tokens": 4}, hero_dice=["success+success", "success"])
    s.answer("scout-draw-attention", "0")
    assert [s.hero(h)["tokens"] for h in (KARI, MOK)] == [5, 5]
    s = acts(scene, KARI, {"id": MOK, "tokens": 5}, {"id": ASTARRA, "tokens": 5}, hero_dice=["success", "defense"])
    s.answer("scout-draw-attention")
    assert s.prompt.options == (MOK, ASTARRA)


@pytest.mark.rule("R-21", "HT-303")
def test_another_hero_is_never_yourself_and_with_one_hero_left_such_lines_do_nothing(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": KARI, "wounds": 4, "tokens": 1}, {"id": MOK, "defeated": True}, turns=[KARI],
        hero_dice=["success", "success"],
    ).answer("scout-draw-attention")  # fmt: skip
    s.settled()  # the dice were rolled, though there was nobody to aid
    assert s.hero(KARI)["tokens"] == 2  # and the hero claimed a token by the card's last line
    assert s.hero(MOK)["tokens"] == 0
    s = acts(scene, {"id": MOK, "wounds": 4}, {"id": KARI, "defeated": True}, turns=[MOK], hero_dice=["defense"])
    s.answer("healer-evening-hymn")
    assert s.wounds(MOK) == 4


@pytest.mark.rule("HT-304", "HT-801")
def test_a_defeated_hero_cannot_be_aided(scene: type[Scene]) -> None:
    s = acts(scene, KARI, {"id": MOK, "defeated": True}, ASTARRA, hero_dice=["success", "defense"])
    s.answer("scout-draw-attention")
    assert (s.hero(MOK)["tokens"], s.hero(ASTARRA)["tokens"]) == (0, 1)


def test_the_target_of_an_aid_chooses_the_card_to_ready_and_may_decline(scene: type[Scene]) -> None:
    tired = {"id": MOK, "exhausted": ["healer-chastise", "healer-evening-hymn"]}
    s = acts(scene, KARI, tired, hero_dice=["defense"] * 2)
    s.answer("scout-draw-attention")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("ready-card", MOK, 0)
    s.answer("healer-evening-hymn")
    assert s.hero(MOK)["exhausted"] == ["healer-chastise"]


def test_the_enemies_pulled_by_an_aid_give_no_die_to_it(scene: type[Scene]) -> None:
    s = acts(scene, TRENLOE, {"id": MOK, "engaged": ["ogres-minion"]}, hero_dice=["success", "success"], enemy_dice=[])
    s.answer("warrior-behind-my-shield", "ogres-minion-1")
    assert s.where("ogres-minion-1") == f"engaged:{TRENLOE}"


# -- costs of lines ----------------------------------------------------------------------------------


@pytest.mark.rule("R-09", "HT-008")
def test_a_cost_whose_effect_could_do_nothing_may_not_be_paid(scene: type[Scene]) -> None:
    focused = {"id": MOK, "conditions": ["focused"]}
    s = acts(scene, {"id": TARHA, "tokens": 1}, focused, hero_dice=["defense"] * 2).answer("mage-kindle-the-mind", "0")
    assert s.session.prompt is None  # no focus for a focused target
    s = acts(scene, {"id": TARHA, "tokens": 1}, MOK, hero_dice=["defense"] * 2).answer("mage-kindle-the-mind", "0")
    assert s.prompt.kind == "pay"
    s.answer("yes")
    assert (s.hero(TARHA)["tokens"], s.hero(MOK)["conditions"]) == (0, ["focused"])
    s = acts(scene, TARHA, hero_dice=["defense"] * 2).answer("mage-arcane-dart")
    assert s.session.prompt is None  # no wound when no enemy qualifies


@pytest.mark.rule("R-08")
def test_the_wounds_of_a_cost_cannot_be_prevented(scene: type[Scene]) -> None:
    s = acts(scene, TRENLOE, {"id": "avric-albright", "tokens": 5}, hero_dice=["defense"] * 2)
    s.answer("warrior-shoulder-through", "yes")
    assert s.wounds(TRENLOE) == 1
    assert s.hero("avric-albright")["tokens"] == 5
    assert s.notes("prevents") == []


@pytest.mark.rule("R-08")
def test_a_cost_that_defeats_the_hero_buys_nothing(scene: type[Scene]) -> None:
    s = acts(
        scene, {"id": ASTARRA, "wounds": 19}, nemesis={"place": "defeated"}, shadows=["ogres-minion"],
        hero_dice=["defense"] * 2,
    ).answer("mage-arcane-dart", "yes")  # fmt: skip
    assert s.hero(ASTARRA)["defeated"]
    assert s.wounds("ogres-minion-1") == 0


@pytest.mark.rule("R-08", "HT-705")
def test_wounds_that_follow_from_an_engagement_are_no_cost_and_can_be_prevented(scene: type[Scene]) -> None:
    full = ["cave-spiders-minion", "cave-spiders-minion", "rat-swarms-minion"]
    s = acts(
        scene, {"id": GRISBAN, "engaged": full}, {"id": "avric-albright", "tokens": 1}, shadows=["ogres-minion"],
    ).answer("warrior-dig-in", GRISBAN)  # fmt: skip
    assert (s.prompt.kind, s.prompt.options, s.prompt.chooser) == ("use", ("avric-albright",), "avric-albright")
    s.answer("avric-albright")
    assert s.wounds(GRISBAN) == 0


@pytest.mark.rule("HT-008")
@pytest.mark.parametrize(("exhausted", "offered"), [([], True), (["warrior-dig-in"], False)])
def test_a_named_card_pays_a_cost_only_while_it_is_ready(exhausted: list[str], offered: bool) -> None:
    box = quest_box(rule("after-action", "pay(exhaust_card(you, rest), claim(you, 1))"))
    s = acts(scene_in(box), {"id": TRENLOE, "exhausted": exhausted}, hero_dice=["defense"] * 2)
    s.answer("warrior-behind-my-shield")
    assert (s.session.prompt is not None) is offered
    if offered:
        s.answer("X-after-action")
        assert s.hero(TRENLOE)["exhausted"] == ["warrior-behind-my-shield", "warrior-dig-in"]
        assert s.hero(TRENLOE)["tokens"] == 1


@pytest.mark.rule("R-05", "R-08")
@pytest.mark.parametrize(("answers", "wounds"), [(["yes", "yes"], 2), (["yes", ()], 1), ([()], 0)])
def test_a_cost_may_be_paid_as_often_as_the_card_says(scene: type[Scene], answers: list[Any], wounds: int) -> None:
    s = acts(
        scene, {"id": TRENLOE, "advanced": ["berserker-reavers-arc"], "engaged": ["ogres-minion"]},
        hero_dice=["success", "defense", "defense"], enemy_dice=["blank"],
    ).answer("berserker-reavers-arc", *answers)  # fmt: skip
    assert s.wounds(TRENLOE) == wounds
    assert s.wounds("ogres-minion-1") == 1 + wounds


def test_what_may_be_done_as_often_as_possible_ends_where_it_would_change_nothing() -> None:
    finds = "upto(all, when(progress_here >= 2, seq(progress(-2), tally(clues, 1))))"
    box = quest_box(rule("travel-start", finds), counters=["clues"])
    spec = {"heroes": [KARI, MOK], "node": "travel", "stop_at": "round_end"}
    s = scene_in(box)(location={"id": "dark-forest", "progress": 5}, enemy_dice=["blank"], **spec)
    while s.session.prompt is not None:
        s.answer(s.prompt.options[0])
    assert (s.all()["location"]["progress"], s.all()["counters"]) == (1, {"clues": 2})
    s = scene_in(box)(location={"id": "dark-forest", "progress": 5}, enemy_dice=["blank"], **spec)
    assert s.answer(()).all()["location"]["progress"] == 5
