"""Events and errands: both options of each, what they bring, what they cost, and when they cannot be picked."""

from __future__ import annotations

from typing import Any

import pytest

from game.runebound import names
from game.runebound.adventures import deliver, deliverable
from game.runebound.box import Box
from tests.runebound.meeting import FAIL, GEMS, PASS, met, stands
from tests.runebound.table import NO, Play

KEPT: dict[str, Any] = {"trophies": "social"}


def test_every_option_of_every_event_is_tried_below(box: Box) -> None:
    tried = {(card, option) for card, option, *_ in (*PLAIN, *TESTED, *CARRIED)} | OWN
    assert tried == {(card, option) for card in box.content.events for option in ("option-1", "option-2")}


PLAIN: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("the-tollbridge", "option-1", {"gold": 3}, {"gold": 2, **KEPT}),
    ("a-beggar-at-the-gate", "option-1", {"gold": 1}, {"states": "blessed", **KEPT}),
    ("harvest-home", "option-1", {"damage": 4, "states": "cursed weary"}, {"damage": 1, **KEPT}),
    ("the-card-table", "option-2", {"gold": 1}, {"gold": 1, "hand": 1}),
    ("sick-child", "option-2", {"gold": 3}, {"gold": 1, "hand": 1, **KEPT}),
    ("the-brides-chest", "option-2", {}, {"gold": 1}),
    ("conscripts", "option-2", {}, {"hand": 1, **KEPT}),
    ("the-runesmith", "option-2", {"gold": 2}, {"hand": 2, **KEPT}),
    ("the-fresh-trail", "option-2", {"damage": 3}, {"damage": 1}),
    ("veterans-camp", "option-1", {}, {"damage": 1, "hand": 2, "trophies": "combat"}),
    ("the-rope-bridge", "option-2", {}, {"states": "weary", "trophies": "exploration"}),
    ("burnt-farm", "option-2", {}, {"states": "blessed", "trophies": "combat"}),
    ("the-old-knight", "option-2", {"gold": 1}, {"hand": 1, **KEPT}),
    ("a-cultists-doubt", "option-2", {}, {"gold": 2}),
    ("frightened-nobles", "option-2", {"gold": 1}, {"lore": 1, **KEPT}),
    ("barricades", "option-2", {"damage": 2}, {"damage": 1, "hand": 1}),
    ("refugees", "option-2", {"gold": 1}, {"states": "blessed", **KEPT}),
    ("a-deserter", "option-2", {}, {"gold": 2}),
    ("holy-oil", "option-2", {"damage": 3}, {"damage": 1, "states": "blessed", **KEPT}),
]
"""Options without a test: the card, the option, what stands before the hero, and what stands there afterwards."""


@pytest.mark.rule("RB-515", "RB-528")
@pytest.mark.parametrize(("card", "option", "before", "after"), PLAIN, ids=[f"{it[0]}:{it[1]}" for it in PLAIN])
def test_an_option_without_a_test(
    play: Play, card: str, option: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    scene = met(play, card, **before).answer(option)
    assert (scene.asked, stands(scene)) == ("act", after)
    kept = "trophies" in after
    assert (scene.discard(scene.box.deck_of(card)) == card) != kept


TESTED: list[tuple[str, str, str, int, dict[str, Any], dict[str, Any]]] = [
    ("the-tollbridge", "option-2", "body", 2, {"gold": 3, **KEPT}, {"gold": 1, "damage": 2}),
    ("a-beggar-at-the-gate", "option-2", "mind", 2, {"gold": 2, "hand": 1, **KEPT}, {"gold": 1, "states": "cursed"}),
    ("harvest-home", "option-2", "body", 3, {"gold": 3, **KEPT}, {"gold": 1, "states": "weary"}),
    ("the-card-table", "option-1", "mind", 1, {"gold": 4, **KEPT}, {}),
    ("sick-child", "option-1", "spirit", 2, {"gold": 1, "states": "blessed", **KEPT}, {"gold": 1}),
    ("the-wandering-smith", "option-2", "body", 3, {"gold": 3, **KEPT}, {"gold": 1, "damage": 1}),
    ("a-letter-sealed", "option-2", "mind", 2, {"gold": 2, "hand": 2, **KEPT}, {"gold": 1, "states": "cursed"}),
    ("ashes-of-a-friend", "option-2", "spirit", 2, {"gold": 1, **KEPT}, {"gold": 1, "states": "cursed"}),
    ("conscripts", "option-1", "body", 2, {"gold": 3, **KEPT}, {"gold": 1, "states": "weary"}),
    ("a-trial-at-noon", "option-1", "spirit", 3, {"gold": 3, **KEPT}, {}),
    ("a-trial-at-noon", "option-2", "mind", 3, {"gold": 3, **KEPT}, {"gold": 1, "states": "cursed"}),
    ("two-brothers", "option-1", "spirit", 2, {"gold": 3, **KEPT}, {"gold": 1, "damage": 1, **KEPT}),
    ("the-star-gazer", "option-1", "mind", 2, {"gold": 1, "hand": 3, **KEPT}, {"gold": 1, "hand": 1}),
    ("the-fresh-trail", "option-1", "body", 2, {"gold": 3, "trophies": "combat"}, {"gold": 1, "damage": 1}),
    ("veterans-camp", "option-2", "mind", 3, {"gold": 2, "trophies": "combat"}, {"gold": 1}),
    ("a-sealed-arch", "option-1", "mind", 2, {"gold": 4, "trophies": "exploration"}, {"gold": 1, "damage": 2}),
    ("a-sealed-arch", "option-2", "spirit", 3, {"gold": 1, "hand": 2, "trophies": "exploration"},
     {"gold": 1, "states": "cursed"}),
    ("burnt-farm", "option-1", "mind", 2, {"gold": 1, "lore": 1, "trophies": "combat"}, {"gold": 1, "damage": 1}),
    ("the-old-knight", "option-1", "spirit", 2, {"gold": 1, "lore": 1, **KEPT}, {"gold": 1, "hand": 1}),
    ("a-cultists-doubt", "option-1", "mind", 3, {"gold": 1, "lore": 1, **KEPT}, {"gold": 1, "states": "cursed"}),
    ("the-war-chronicle", "option-2", "mind", 1, {"gold": 1, "lore": 2, **KEPT}, {"gold": 1, **KEPT}),
    ("frightened-nobles", "option-1", "body", 2, {"gold": 4, **KEPT}, {"gold": 1, "damage": 2}),
    ("barricades", "option-1", "body", 2, {"gold": 1, "companion": 1, "trophies": "combat"}, {"gold": 1, "damage": 2}),
    ("refugees", "option-1", "spirit", 2, {"gold": 1, "companion": 1, **KEPT}, {"gold": 2}),
    ("the-gravediggers", "option-2", "body", 3, {"gold": 3, **KEPT}, {"gold": 1, "states": "weary"}),
    ("a-deserter", "option-1", "mind", 2, {"gold": 1, "companion": 1, **KEPT}, {}),
]  # fmt: skip
"""Options with a test: the card, the option, what is tested, how many cards of two in the attribute, and what the hero,
who comes with 1 gold, has when it is passed and when it is failed.
"""


@pytest.mark.rule("RB-515", "RB-601", "RB-602", "RB-604", "RB-607")
@pytest.mark.parametrize("case", TESTED, ids=[f"{it[0]}:{it[1]}" for it in TESTED])
def test_an_option_with_a_test(
    play: Play, case: tuple[str, str, str, int, dict[str, Any], dict[str, Any]]
) -> None:
    card, option, attribute, cards, passed, failed = case
    for skills, after in ((PASS, passed), (FAIL, failed)):
        scene = met(play, card, skills=skills, gold=1)
        if scene.asked == "option":
            scene.answer(option)
        (told,) = scene.noted("test")
        assert (told["attribute"], len(scene.noted("reveals"))) == (attribute, cards)
        assert (scene.asked, stands(scene)) == ("act", after)
        assert (scene.discard(scene.box.deck_of(card)) == card) == ("trophies" not in after)


CARRIED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("a-letter-sealed", "option-1", "dawnsmoor", {"gold": 3}),
    ("the-brides-chest", "option-1", "riverwatch", {"gold": 3}),
    ("ashes-of-a-friend", "option-1", "shrine-of-tides", {"gold": 2, "hand": 1, "states": "blessed"}),
    ("the-smugglers", "option-1", "tamalir", {"gold": 4}),
    ("the-smugglers", "option-2", "ostmark", {"gold": 2, "hand": 1}),
    ("the-war-chronicle", "option-1", "tamalir", {"gold": 2, "lore": 1}),
    ("holy-oil", "option-1", "shrine-of-ashes", {"gold": 2}),
]
"""Errands: the card, its option, a site that takes it, and its reward."""


@pytest.mark.rule("RB-517", "R-213")
@pytest.mark.parametrize(("card", "option", "site", "reward"), CARRIED, ids=[f"{it[0]}:{it[1]}" for it in CARRIED])
def test_an_errand_is_carried_and_delivered(
    play: Play, card: str, option: str, site: str, reward: dict[str, Any]
) -> None:
    scene = met(play, card)
    if scene.asked == "option":
        scene.answer(option)
    assert stands(scene) == {"open": card}
    piece = scene.t.zone(names.open_cards(scene.me))[0]
    for where, found in (("watch-hill", []), (site, [piece])):
        scene.t.move(names.figure(scene.me), scene.cell(where).name)
        assert deliverable(scene.t, scene.me) == found
    scene.run(deliver, scene.me, piece)
    assert stands(scene) == {**reward, **KEPT}


OWN = {
    ("the-wandering-smith", "option-1"), ("the-runesmith", "option-1"), ("spring-fair", "option-1"),
    ("spring-fair", "option-2"), ("two-brothers", "option-2"), ("the-star-gazer", "option-2"),
    ("the-rope-bridge", "option-1"), ("the-gravediggers", "option-1"),
}  # fmt: skip
"""Options with a test of their own."""


@pytest.mark.rule("RB-605", "RB-209")
def test_exerting_may_turn_a_failure(play: Play) -> None:
    scene = met(play, "the-card-table", skills="feint ox-strong", hand="unyielding").answer("option-1")
    assert scene.asked == "exert"
    scene.answer("unyielding")
    assert stands(scene) == {"gold": 3, **KEPT}


def test_the_smith_shows_three_assets_and_sells_one_for_a_gold_less(play: Play) -> None:
    goods = {"asset": "militia-sword truesteel-axe salt courser"}
    scene = met(play, "the-wandering-smith", gold=2, decks=goods).answer("option-1")
    assert (scene.asked, scene.options) == ("peddle", ["militia-sword", "salt"])
    scene.answer("militia-sword")
    assert (scene.gold, scene.assets()) == (0, "militia-sword")
    assert (scene.trophies(), scene.discard("asset")) == ("social", "truesteel-axe salt")


@pytest.mark.rule("R-117")
def test_the_smith_and_a_haggler_take_off_a_gold_each(play: Play) -> None:
    goods = {"asset": "militia-sword truesteel-axe ash-bow"}
    scene = met(play, "the-wandering-smith", gold=1, learned="haggler", decks=goods).answer("option-1")
    scene.answer("militia-sword")
    assert (scene.gold, scene.assets()) == (0, "militia-sword")


def test_who_buys_nothing_from_the_smith_keeps_the_card_all_the_same(play: Play) -> None:
    goods = {"asset": "militia-sword truesteel-axe salt"}
    scene = met(play, "the-wandering-smith", gold=9, decks=goods).answer("option-1", NO)
    assert (scene.assets(), stands(scene)) == ("", {"gold": 9, **KEPT})


@pytest.mark.rule("RB-604")
def test_the_runesmith_wants_two_successes(play: Play) -> None:
    scene = met(play, "the-runesmith", skills="ox-strong feint long-strider", gold=2).answer("option-1", "exploration")
    assert stands(scene) == {"gold": 5, "trophies": "exploration social"}
    one = met(play, "the-runesmith", skills="ox-strong feint unyielding", gold=2).answer("option-1")
    assert stands(one) == {"gold": 2, **KEPT}


@pytest.mark.rule("RB-604", "RB-607")
@pytest.mark.parametrize(("option", "attribute"), [("option-1", "body"), ("option-2", "spirit")])
def test_the_fair_pays_for_each_success(play: Play, option: str, attribute: str) -> None:
    scene = met(play, "spring-fair", skills=PASS).answer(option)
    assert stands(scene) == {"gold": 2, **KEPT}
    assert scene.noted("test")[0]["attribute"] == attribute
    none = met(play, "spring-fair", skills=FAIL).answer(option)
    assert stands(none) == KEPT


@pytest.mark.rule("R-15")
def test_the_field_of_two_brothers_is_a_trophy(play: Play) -> None:
    scene = met(play, "two-brothers", gold=2).answer("option-2", "combat")
    assert stands(scene) == {"trophies": "combat social"}


@pytest.mark.rule("RB-316")
def test_who_holds_the_tube_walks_up_to_three_hexes(play: Play) -> None:
    scene = met(play, "the-star-gazer").answer("option-2")
    assert scene.asked == "move"
    scene.answer("2,1", "2,0", NO)
    assert (scene.where(), scene.trophies(), scene.actions) == ("2,0", "social", 1)


@pytest.mark.rule("RB-316", "R-04")
def test_the_rope_bridge(play: Play) -> None:
    scene = met(play, "the-rope-bridge", skills=PASS).answer("option-1")
    scene.answer("2,0", "2,1")
    assert (scene.where(), scene.gold, scene.trophies()) == ("2,1", 1, "exploration")
    fallen = met(play, "the-rope-bridge", skills=FAIL).answer("option-1")
    assert (fallen.where(), stands(fallen)) == (GEMS["exploration"], {"damage": 2})


def test_the_gravediggers_remove_a_zombie_anywhere(play: Play) -> None:
    scene = met(play, "the-gravediggers", gold=2, zombies="murk red-gorge").answer("option-1")
    assert scene.asked == "zombie"
    scene.answer([scene.prompt.options[0]])
    assert (len(scene.t.zombies()), stands(scene)) == (1, KEPT)


def test_holy_oil_at_a_shrine_removes_two(play: Play) -> None:
    scene = met(play, "holy-oil", zombies="murk red-gorge hag-fen").answer("option-1")
    first, second, _ = scene.t.zombies()
    scene.run(deliver, scene.me, scene.t.zone(names.open_cards(scene.me))[0], answers=[[first, second]])
    assert (len(scene.t.zombies()), stands(scene)) == (1, {"gold": 2, **KEPT})


@pytest.mark.rule("RB-008", "R-05")
@pytest.mark.parametrize(
    ("card", "option", "price"),
    [
        ("the-tollbridge", "option-1", 1), ("a-beggar-at-the-gate", "option-1", 1), ("sick-child", "option-2", 2),
        ("the-runesmith", "option-2", 2), ("two-brothers", "option-2", 2), ("the-old-knight", "option-2", 1),
        ("frightened-nobles", "option-2", 1), ("refugees", "option-2", 1), ("the-gravediggers", "option-1", 2),
    ],
)  # fmt: skip
def test_what_cannot_be_paid_cannot_be_picked(play: Play, card: str, option: str, price: int) -> None:
    zombies = {"zombies": "murk"} if card == "the-gravediggers" else {}
    able = met(play, card, gold=price, **zombies)
    assert able.options == ["option-1", "option-2"]
    poor = met(play, card, gold=price - 1, skills=FAIL, **zombies)
    assert option not in [note["option"] for note in poor.noted("option")]
    if poor.asked != "act":
        assert option not in poor.options


@pytest.mark.rule("R-05", "RB-006")
def test_a_loss_of_gold_is_no_cost(play: Play) -> None:
    scene = met(play, "the-card-table", gold=1, skills=FAIL).answer("option-1")
    assert stands(scene) == {}


@pytest.mark.rule("R-216")
def test_harvest_home_may_be_danced_unhurt(play: Play) -> None:
    assert stands(met(play, "harvest-home").answer("option-1")) == KEPT


@pytest.mark.rule("RB-804", "R-04")
def test_who_is_defeated_by_an_event_loses_the_card(play: Play) -> None:
    scene = met(play, "the-tollbridge", skills=FAIL, damage=7, gold=1).answer("option-2")
    assert (scene.trophies(), scene.discard("social")) == ("", "the-tollbridge")
    assert not scene.t.standing("lyssa")


@pytest.mark.rule("RB-812")
def test_blessed_and_cursed_cancel_each_other_at_the_gate(play: Play) -> None:
    scene = met(play, "a-beggar-at-the-gate", gold=1, states="cursed").answer("option-1")
    assert stands(scene) == KEPT
