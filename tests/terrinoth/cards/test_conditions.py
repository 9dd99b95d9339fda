"""Poisoned, Weakened and Focused, in every kind of action and every phase."""

from __future__ import annotations

import pytest

from game.terrinoth.computer_player import TerrinothPlayer
from tests.terrinoth.cards.pieces import HEALER, MISS, SCOUT, hidden, tired
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene


def kari(*conditions: str, **more: object) -> dict[str, object]:
    """Kari with conditions."""
    return {"id": KARI, "conditions": list(conditions)} | more


@pytest.mark.parametrize("condition", ["poisoned", "weakened", "focused"])
def test_there_are_four_copies_of_each_condition(scene: type[Scene], condition: str) -> None:
    s = scene(heroes=[KARI, MOK])
    assert [p for p in s.t.zone("supply:conditions") if s.t.card_of(p) == condition] == [
        f"{condition}-{n}" for n in (1, 2, 3, 4)
    ]


@pytest.mark.rule("HT-804")
def test_a_second_copy_is_not_received(scene: type[Scene]) -> None:
    s = scene(
        heroes=[kari("poisoned", engaged=["cave-spiders-minion"]), MOK], node="enemy_phase", stop_at="ready_enemies"
    )
    assert s.through().changed("cave-spiders") == {f"{KARI}.wound": 1}  # Inflict; poisoned she was already
    assert s.hero(KARI)["conditions"] == ["poisoned"]


@pytest.mark.rule("HT-801")
def test_a_defeated_hero_gives_the_conditions_back(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("poisoned", "focused", wounds=20), MOK])
    s.answer("scout-caution")
    assert s.hero(KARI)["defeated"] is True
    assert s.where("poisoned-1") == s.where("focused-1") == "supply:conditions"


# -- Poisoned ----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-805")
@pytest.mark.parametrize("card", SCOUT[:3])
def test_poisoned_costs_a_wound_before_every_action_and_stays(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[kari("poisoned"), MOK], decks={"exploration": []}, hero_dice=[MISS, MISS])
    s.answer(card)
    assert s.through().changed(card) == {f"{KARI}.wound": 1} | (
        {f"{KARI}.success": 1} if card == "scout-draw-attention" else {}
    )


@pytest.mark.rule("HT-805")
def test_poisoned_is_discarded_after_a_rest_even_one_that_heals_nothing(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("poisoned", wounds=2), MOK], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.through().changed() == {f"{KARI}.wound": 3, "poisoned-1.zone": "supply:conditions"}


@pytest.mark.rule("HT-805", "R-22")
def test_poisoned_is_dealt_at_the_action_line_after_the_lines_before_it(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("poisoned", wounds=20), MOK], shadows=[hidden("ogres-minion")], hero_dice=[])
    s.answer("scout-precise-strike", "ogres-minion-1")
    assert s.hero(KARI)["defeated"] is True
    assert s.through().changed(KARI, "scout", "poisoned", "leader") == {
        "ogres-minion-1.faceup": True
    }  # engaged, then let go


@pytest.mark.rule("R-02")
def test_a_hero_whom_poisoned_defeats_neither_rolls_nor_goes_on(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("poisoned", wounds=20, exhausted=SCOUT[:2]), MOK], hero_dice=[])
    s.answer("scout-draw-attention")
    assert s.hero(MOK)["tokens"] == 0
    assert s.hero(KARI)["tokens"] == 0
    assert s.hero(KARI)["exhausted"] == SCOUT[:3]


@pytest.mark.rule("HT-011", "R-22")
def test_poisoned_and_an_ability_of_the_same_moment_come_in_the_order_the_hero_likes(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("poisoned", tokens=1), MOK], shadows=["ogres-minion"], hero_dice=[MISS])
    s.answer("scout-caution")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("order", (KARI, "poisoned-1"), 1)
    s.answer("poisoned-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("use", (KARI,), 0)


def test_poisoned_does_nothing_in_the_action_of_another_hero(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, kari("poisoned", wounds=2)], hero_dice=[MISS])
    s.answer("healer-evening-hymn")
    assert s.through().changed() == {f"{KARI}.wound": 0}


def test_poisoned_received_in_an_action_waits_for_the_next(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, MOK],
        decks={"exploration": ["hornets-nest"]},
        hero_dice=[MISS, MISS, MISS, MISS],
        turns=[KARI, KARI],
    )
    s.answer("scout-blaze-a-trail")
    assert s.through().changed("hornets-nest", "scout") == {"poisoned-1.zone": f"conditions:{KARI}"}
    s.answer("scout-draw-attention")
    assert s.wounds(KARI) == 1


@pytest.mark.parametrize("node", ["enemy_phase", "peril", "travel", "round_end"])
@pytest.mark.parametrize("condition", ["poisoned", "weakened", "focused"])
def test_no_condition_says_anything_outside_the_hero_phase(scene: type[Scene], node: str, condition: str) -> None:
    s = scene(heroes=[kari(condition), MOK], node=node, stop_at="hero_phase")
    assert s.session.state.node == "hero_phase"
    assert s.through().changed("peril") == {}


# -- Weakened ----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-806")
def test_weakened_is_discarded_at_the_start_when_all_cards_are_ready(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("weakened"), MOK])
    assert s.prompt.kind == "activation-card"
    assert s.through().changed() == {"weakened-1.zone": "supply:conditions"}


@pytest.mark.rule("HT-806")
def test_weakened_stays_while_a_card_is_exhausted(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("weakened", exhausted=SCOUT[:1]), MOK])
    assert s.through().changed() == {}


@pytest.mark.rule("HT-806", "HT-301")
def test_weakened_is_discarded_by_a_hero_whom_exhaustion_has_readied(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("weakened", exhausted=SCOUT), MOK])
    assert s.through().changed("scout") == {f"{KARI}.wound": 2, "weakened-1.zone": "supply:conditions"}


@pytest.mark.rule("HT-806", "HT-007")
@pytest.mark.parametrize("choice", ["1", "2"])
def test_weakened_costs_a_card_or_a_wound_at_the_end_of_every_activation(scene: type[Scene], choice: str) -> None:
    s = scene(heroes=[kari("weakened", exhausted=SCOUT[:1]), MOK], hero_dice=[MISS, MISS])
    s.answer("scout-draw-attention")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.source) == ("either", KARI, "weakened")
    s.mark().answer(choice, *(["scout-blaze-a-trail"] if choice == "1" else []))
    assert s.through().changed() == ({"scout-blaze-a-trail.exhausted": True} if choice == "1" else {f"{KARI}.wound": 1})


@pytest.mark.rule("HT-806", "HT-007")
def test_weakened_costs_a_wound_when_no_card_is_ready(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("weakened", exhausted=SCOUT[1:]), MOK], hero_dice=[MISS, MISS])
    assert s.through().changed() == {"scout-precise-strike.exhausted": True, f"{KARI}.wound": 1}
    assert s.prompt.chooser == MOK


def test_weakened_after_a_rest_can_cost_the_card_that_was_just_readied(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("weakened", exhausted=SCOUT[:1]), MOK], hero_dice=[MISS])
    s.answer("scout-caution", "1")
    assert (s.prompt.kind, s.prompt.chooser) == ("exhaust-card", KARI)
    assert s.prompt.options == ("scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention", "scout-caution")


def test_weakened_says_nothing_at_the_end_of_another_heros_activation(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, kari("weakened", exhausted=SCOUT[:1])], hero_dice=[MISS])
    s.answer("healer-evening-hymn")
    assert s.prompt.chooser == KARI
    assert s.through().changed() == {}


@pytest.mark.rule("HT-811")
def test_weakened_counts_for_each_of_two_activations_in_a_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[kari("weakened", exhausted=SCOUT[2:3]), MOK], decks={"exploration": []}, hero_dice=[MISS] * 4,
        turns=[KARI, KARI, MOK],
    )  # fmt: skip
    s.answer("scout-precise-strike", "2", "scout-blaze-a-trail", "2")
    assert s.wounds(KARI) == 2


def test_weakened_can_defeat_at_the_end_of_an_activation(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("weakened", wounds=20, exhausted=SCOUT[1:]), MOK], hero_dice=[MISS, MISS])
    assert s.hero(KARI)["defeated"] is True
    assert s.prompt.chooser == MOK


# -- Focused -----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-807", "HT-307")
@pytest.mark.parametrize(
    "card", ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention", "scout-caution"]
)
def test_focused_may_be_discarded_in_any_action_to_reroll_dice(scene: type[Scene], card: str) -> None:
    dice = scene.box.actions[card].dice
    s = scene(
        heroes=[kari("focused"), MOK],
        decks={"exploration": []},
        hero_dice=[MISS] * dice + ["success", "success+success"],
    )
    s.answer(card)
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("use", ("focused-1",), 0)
    s.answer("focused-1", "h1", "h1")
    assert s.notes("results")[0]["successes"] == 2  # the second reroll counts, not the first
    assert s.where("focused-1") == "supply:conditions"
    s.settled()


@pytest.mark.rule("HT-807")
def test_focused_may_be_kept(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("focused"), MOK], hero_dice=[MISS])
    s.answer("scout-caution", ())
    assert s.through().changed() == {}


@pytest.mark.rule("HT-307")
def test_focused_rerolls_enemy_dice_too(scene: type[Scene]) -> None:
    s = scene(
        heroes=[kari("focused", engaged=["ogres-master"]), MOK], hero_dice=[MISS],
        enemy_dice=["counterattack", "counterattack", "blank"],
    )  # fmt: skip
    s.answer("scout-caution", "focused-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("reroll", ("h1", "e1"), 0)
    s.answer("e1", "e1")
    assert s.through().changed("focused-1") == {}
    s.settled()


def test_focused_rerolls_up_to_two_dice(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("focused", wounds=3), MOK], hero_dice=[MISS, "success"])
    s.answer("scout-caution", "focused-1", "h1", ())
    assert s.through().changed("focused-1") == {f"{KARI}.wound": 2}
    s.settled()


@pytest.mark.rule("HT-307", "HT-308")
def test_focused_rerolls_before_a_critical_success_is_rolled_on(scene: type[Scene]) -> None:
    s = scene(heroes=[kari("focused", wounds=5), MOK], hero_dice=["critical", "success"], enemy_dice=[])
    s.answer("scout-caution", "focused-1", "h1", ())
    assert s.through().changed("focused-1") == {f"{KARI}.wound": 4}  # the critical is gone and gives no die more
    s.settled()


def test_focused_helps_in_no_other_heros_action(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, kari("focused")], hero_dice=[MISS])
    s.answer("healer-evening-hymn")
    assert s.prompt.chooser == KARI
    assert s.hero(KARI)["conditions"] == ["focused"]


def test_focus_that_came_with_the_rest_is_there_for_the_next_action_only(scene: type[Scene]) -> None:
    s = scene(heroes=["leoric-of-the-book", MOK], hero_dice=[MISS])
    s.answer("mage-gather-thought")
    assert s.prompt.chooser == MOK
    assert s.hero("leoric-of-the-book")["conditions"] == ["focused"]


def test_the_three_conditions_together_each_speak_at_their_own_moment(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            kari("poisoned", "weakened", "focused", wounds=6, exhausted=SCOUT[:1], engaged=[tired("ogres-master")]),
            {"id": MOK, "exhausted": HEALER[:1]}, TRENLOE,
        ],
        hero_dice=[MISS, "success"],
    )  # fmt: skip
    s.answer("scout-caution", "focused-1", "h1", (), "2")
    assert s.through().changed("focused", "poisoned", "scout") == {f"{KARI}.wound": 6 + 1 - 1 + 1}
    assert s.hero(KARI)["conditions"] == ["weakened"]


@pytest.mark.parametrize(
    ("conditions", "shed"),
    [(["focused", "weakened", "poisoned"], ["poisoned"]), (["focused", "weakened"], ["weakened"]), (["focused"], [])],
)
def test_a_sensible_player_discards_what_harms_and_keeps_focus(
    scene: type[Scene], conditions: list[str], shed: list[str]
) -> None:
    s = scene(heroes=[kari(*conditions, items=["travellers-flask"], wounds=5, exhausted=SCOUT[:1]), MOK])
    s.answer("travellers-flask")
    answer = TerrinothPlayer("any")(s.t, s.prompt, None)
    assert list(answer) == shed
