"""Exploration cards: drawing, choosing, claiming, replacing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.rules.extra import quest_box, rule, scene_in
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

TOMBLE, TETHERYS, TARHA = "tomble-burrowell", "tetherys", "widow-tarha"


def explores(scene: type[Scene], hero: dict[str, Any] | str, card: str, deck: list[str], **spec: Any) -> Scene:
    """An explore card is played with so many exploration cards to come and no success."""
    name = hero if isinstance(hero, str) else hero["id"]
    spec = {"hero_dice": ["defense"] * 3, "turns": [name], "stop_at": "enemy_phase"} | spec
    return scene(heroes=[hero, spec.pop("other", MOK)], decks={"exploration": [*deck, "..."]}, **spec).answer(card)


@pytest.mark.rule("HT-809", "HT-810")
def test_an_item_is_claimed_and_kept_and_there_is_no_limit(scene: type[Scene]) -> None:
    items = ["fire-bomb", "second-wind", "lucky-coin", "hearty-stew", "borrowed-shield"]
    s = explores(scene, {"id": TRENLOE, "items": items}, "warrior-shoulder-through", ["keen-oil"]).answer((), ())
    assert s.hero(TRENLOE)["items"] == [*items, "keen-oil"]
    assert s.hero(MOK)["items"] == []
    assert s.all()["discards"]["exploration"] == []


@pytest.mark.rule("HT-810")
def test_an_event_resolves_at_once_for_the_hero_who_drew_it(scene: type[Scene]) -> None:
    s = explores(scene, TRENLOE, "warrior-shoulder-through", ["hornets-nest"]).answer(())
    assert (s.hero(TRENLOE)["conditions"], s.hero(MOK)["conditions"]) == (["poisoned"], [])
    assert s.all()["discards"]["exploration"] == ["hornets-nest"]


@pytest.mark.rule("HT-810", "HT-004")
def test_an_event_drawn_by_another_hero_speaks_to_that_hero_and_asks_that_hero() -> None:
    box = quest_box(rule("travel-start", "each(heroes(other), draw(1, by=it))"))
    s = scene_in(box)(
        heroes=[KARI, MOK], node="travel", decks={"exploration": ["snare-wire", "..."]}, stop_at="round_end"
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.source) == ("either", MOK, "snare-wire")
    s.answer("2")
    assert (s.wounds(MOK), s.wounds(KARI)) == (2, 0)
    assert s.notes("draws") == [{"hero": MOK, "cards": ["snare-wire"]}]


def test_of_two_cards_one_is_resolved_and_the_other_goes_to_the_top_or_the_bottom(scene: type[Scene]) -> None:
    s = explores(scene, KARI, "scout-blaze-a-trail", ["game-trail", "ambush", "keen-oil"])
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("resolve-card", ("game-trail", "ambush"), 1)
    s.answer("game-trail")
    assert (s.prompt.kind, s.prompt.data["card"]) == ("top-or-bottom", "ambush")
    top = s.all()["decks"]["exploration"][0]
    s.answer("bottom")
    assert (s.all()["decks"]["exploration"][0], s.all()["decks"]["exploration"][-1]) == (top, "ambush")
    assert not s.t.faceup("ambush")


def test_a_seen_card_may_be_discarded_for_progress_and_is_not_claimed(scene: type[Scene]) -> None:
    s = explores(scene, TARHA, "mage-read-the-omens", ["keen-oil"])
    assert (s.prompt.kind, s.prompt.options) == ("resolve-or-discard", ("resolve", "discard"))
    s.answer("discard")
    assert (s.hero(TARHA)["items"], s.all()["location"]["progress"]) == ([], 1)
    assert s.all()["discards"]["exploration"] == ["keen-oil"]


def test_of_two_burnable_cards_the_first_is_settled_before_the_second(scene: type[Scene]) -> None:
    s = explores(
        scene, {"id": TARHA, "advanced": ["runemaster-scribe-the-wards"]}, "runemaster-scribe-the-wards",
        ["keen-oil", "game-trail"],
    ).answer("game-trail", "resolve")  # fmt: skip
    assert s.all()["location"]["progress"] == 2
    s.answer("discard")
    assert s.all()["location"]["progress"] == 3


def test_up_to_two_of_three_cards_may_be_resolved_and_the_rest_goes_to_the_bottom(scene: type[Scene]) -> None:
    thief = {"id": KARI, "advanced": ["thief-nimble-fingers"]}
    deck = ["game-trail", "ambush", "keen-oil"]
    s = explores(scene, thief, "thief-nimble-fingers", deck)
    assert s.prompt.least == 0
    s.answer("keen-oil", "game-trail")
    assert s.all()["decks"]["exploration"][-1] == "ambush"
    s = explores(scene, thief, "thief-nimble-fingers", deck).answer(())
    assert s.all()["decks"]["exploration"][-3:] == deck


@pytest.mark.rule("HT-809")
def test_palm_and_pass_claims_an_item_for_either_hero_and_buries_an_event_unread(scene: type[Scene]) -> None:
    thief = {"id": KARI, "advanced": ["thief-palm-and-pass"]}
    s = explores(scene, thief, "thief-palm-and-pass", ["keen-oil"])
    assert (s.prompt.kind, s.prompt.options) == ("receiver", (KARI, MOK))
    assert s.answer(MOK).hero(MOK)["items"] == ["keen-oil"]
    s = explores(scene, thief, "thief-palm-and-pass", ["hornets-nest"])
    assert s.hero(KARI)["conditions"] == []
    assert s.all()["decks"]["exploration"][-1] == "hornets-nest"


@pytest.mark.rule("R-10", "HT-811")
def test_tomble_replaces_a_drawn_card_once_and_the_second_cannot_be_replaced(scene: type[Scene]) -> None:
    s = explores(scene, TOMBLE, "scout-blaze-a-trail", ["ambush", "game-trail", "false-trail"]).answer("ambush")
    assert (s.prompt.kind, s.prompt.options, s.prompt.data["this"]) == ("use", (TOMBLE,), "ambush")
    s.answer(TOMBLE)
    assert s.wounds(TOMBLE) == 1
    assert s.all()["discards"]["exploration"] == ["false-trail"]  # drawn in its place and resolved
    assert s.all()["decks"]["exploration"][-1] == "ambush"
    assert (s.prompt.kind, s.prompt.data["card"]) == ("top-or-bottom", "game-trail")
    used = explores(scene, TOMBLE, "scout-blaze-a-trail", ["false-trail", "game-trail"], used=[TOMBLE])
    assert used.answer("false-trail").prompt.kind == "top-or-bottom"


@pytest.mark.rule("R-09", "HT-702")
def test_tomble_is_not_offered_a_redraw_that_would_bring_the_same_card(scene: type[Scene]) -> None:
    s = scene(
        heroes=[TOMBLE, MOK], turns=[TOMBLE], hero_dice=["defense"] * 2, stop_at="enemy_phase",
        decks={"exploration": ["false-trail"]}, discards={"exploration": []},
    ).answer("scout-blaze-a-trail")  # fmt: skip
    assert s.session.prompt is None
    assert s.wounds(TOMBLE) == 0


@pytest.mark.rule("R-08", "R-02")
def test_a_redraw_that_defeats_tomble_resolves_nothing(scene: type[Scene]) -> None:
    s = explores(scene, {"id": TOMBLE, "wounds": 18}, "scout-blaze-a-trail", ["game-trail", "ambush", "keen-oil"])
    s.answer("game-trail", TOMBLE)
    assert s.hero(TOMBLE)["defeated"]
    assert s.all()["location"]["progress"] == 0
    assert s.t.zone("drawn") == []
    assert s.session.prompt is None  # a defeated hero chooses no top or bottom


@pytest.mark.rule("R-02", "HT-801")
def test_an_event_that_defeats_the_drawer_is_discarded_and_the_other_card_put_away(scene: type[Scene]) -> None:
    s = explores(scene, {"id": KARI, "wounds": 19}, "scout-blaze-a-trail", ["snare-wire", "ambush"])
    s.answer("snare-wire", "2")
    assert s.hero(KARI)["defeated"]
    assert s.all()["discards"]["exploration"] == ["snare-wire"]
    assert s.all()["decks"]["exploration"][-1] == "ambush"


@pytest.mark.rule("R-20", "HT-810")
def test_an_item_that_would_do_nothing_is_not_offered(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": TRENLOE, "items": ["travellers-flask", "watchmans-horn"]}, MOK], turns=[TRENLOE])
    assert s.prompt.kind == "activation-card"  # no wound, no condition; nobody holds an enemy


@pytest.mark.rule("HT-810", "R-20")
def test_an_item_serves_its_holder_and_where_it_says_so_any_hero(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TETHERYS, "conditions": ["poisoned"]}, {"id": MOK, "items": ["travellers-flask", "fire-bomb"]}],
        turns=[TETHERYS], shadows=["ogres-minion"], hero_dice=["defense"], stop_at="enemy_phase",
    )  # fmt: skip
    assert s.prompt.kind == "activation-card"  # Mok's flask is for his own activation
    s.answer("scout-caution")
    assert (s.prompt.options, s.prompt.chooser) == (("fire-bomb",), MOK)
    s.answer("fire-bomb")
    assert s.wounds("ogres-minion-1") == 1


@pytest.mark.rule("HT-311", "R-20")
def test_the_borrowed_shield_stops_counterattacks_and_nothing_else(scene: type[Scene]) -> None:
    holder = {"id": KARI, "items": ["borrowed-shield"], "engaged": ["ogres-minion"]}
    s = scene(
        heroes=[holder, MOK], turns=[KARI], hero_dice=["success"] * 2, enemy_dice=["counterattack"],
        stop_at="enemy_phase",
    ).answer("scout-precise-strike")  # fmt: skip
    assert (s.prompt.options, s.prompt.data["amount"]) == (("borrowed-shield",), 2)
    s.answer("borrowed-shield")
    assert s.wounds(KARI) == 0
    s = scene(heroes=[holder, MOK], node="enemy_turn", turns=[], stop_at="ready_enemies")
    assert s.session.prompt is None
    assert s.wounds(KARI) == 2
