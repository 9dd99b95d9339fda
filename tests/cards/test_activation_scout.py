"""The scout's basic cards and those of the Thief and the Wildlander."""

from __future__ import annotations

import pytest

from tests.cards.pieces import HEALER, MISS, SCOUT, hidden, hurt, tired
from tests.table import KARI, MOK, TRENLOE, Scene

OTHERS_OF_CAUTION = SCOUT[:3]


def results(s: Scene) -> tuple[int, int]:
    """Successes and defenses of the first action."""
    note = s.notes("results")[0]
    return note["successes"], note["defenses"]


# -- Precise Strike ----------------------------------------------------------------------------------


def test_precise_strike_may_engage_an_enemy_and_attack_it_with_two_dice(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK], shadows=["ogres-minion"], hero_dice=["success", MISS], enemy_dice=["blank"])
    s.answer("scout-precise-strike", "ogres-minion-1")
    assert s.changed() == {
        "scout-precise-strike.exhausted": True,
        "ogres-minion-1.zone": f"engaged:{KARI}",
        "ogres-minion-1.wound": 1,
    }
    s.settled()


def test_precise_strike_can_take_any_enemy_that_is_not_engaged_with_you(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-master"]}, {"id": MOK, "engaged": ["bandits-master"]}],
        shadows=["bandits-minion", hidden("ogres-minion")],
    )
    s.answer("scout-precise-strike")
    assert (s.prompt.kind, s.prompt.least) == ("engage", 0)
    assert s.prompt.options == ("bandits-master", "bandits-minion-1", "ogres-minion-1")


@pytest.mark.rule("HT-704")
def test_precise_strike_flips_a_facedown_enemy_it_engages(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK], shadows=[hidden("ogres-minion")], hero_dice=[MISS, MISS], enemy_dice=["blank"])
    s.answer("scout-precise-strike", "ogres-minion-1")
    assert s.changed("scout-precise-strike") == {
        "ogres-minion-1.zone": f"engaged:{KARI}",
        "ogres-minion-1.faceup": True,
    }


def test_precise_strike_need_not_engage(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-master"]}, MOK], shadows=["bandits-minion"],
        hero_dice=["success", "success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-precise-strike", ())
    assert s.changed("scout-precise-strike") == {"ogres-master.wound": 1}


@pytest.mark.rule("HT-303", "R-03")
def test_precise_strike_without_any_enemy_is_rolled_and_does_nothing(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK], hero_dice=["success", "success"])
    s.answer("scout-precise-strike")
    assert s.changed() == {"scout-precise-strike.exhausted": True}
    s.settled()


@pytest.mark.rule("R-04", "HT-705")
def test_precise_strike_with_three_enemies_engaged_suffers_from_the_fourth(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("bandits-master")]
    s = scene(heroes=[{"id": KARI, "engaged": held}, MOK], shadows=[hidden("ogres-minion")], hero_dice=[MISS, MISS])
    s.answer("scout-precise-strike", "ogres-minion-1", "bandits-master")
    assert s.changed("scout-precise-strike") == {f"{KARI}.wound": 2, "ogres-minion-1.faceup": True}


# -- Blaze a Trail -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "order"), [("top", ["ambush", "keen-oil"]), ("bottom", ["keen-oil", "ambush"])])
def test_blaze_a_trail_resolves_one_of_two_cards_and_puts_the_other_back(
    scene: type[Scene], place: str, order: list[str]
) -> None:
    s = scene(decks={"exploration": ["ambush", "game-trail", "keen-oil"]}, hero_dice=["success", "success+success"])
    s.answer("scout-blaze-a-trail")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("resolve-card", ("ambush", "game-trail"), 1)
    s.answer("game-trail", place)
    assert s.changed("order") == {
        "scout-blaze-a-trail.exhausted": True,
        "roadside-inn.progress": 3 + 2,
        "game-trail.zone": "discard:exploration",
        "game-trail.faceup": True,
    }
    assert s.t.zone("deck:exploration") == order
    s.settled()


def test_blaze_a_trail_claims_an_item_for_its_hero(scene: type[Scene]) -> None:
    s = scene(decks={"exploration": ["ambush", "keen-oil", "game-trail"]}, hero_dice=[MISS, MISS])
    s.answer("scout-blaze-a-trail", "keen-oil", "top")
    assert s.changed("scout-blaze-a-trail", "order") == {"keen-oil.zone": f"play:{KARI}", "keen-oil.faceup": True}


@pytest.mark.rule("HT-702")
def test_blaze_a_trail_resolves_the_only_card_there_is(scene: type[Scene]) -> None:
    s = scene(decks={"exploration": ["game-trail"]}, hero_dice=[MISS, MISS])
    s.answer("scout-blaze-a-trail")
    assert s.all()["location"]["progress"] == 2
    assert s.prompt.kind == "activation-card"


@pytest.mark.rule("HT-702")
def test_blaze_a_trail_makes_a_new_deck_of_the_discard_pile_when_a_card_is_needed(scene: type[Scene]) -> None:
    s = scene(
        decks={"exploration": ["game-trail"]},
        discards={"exploration": ["false-trail", "keen-oil"]},
        hero_dice=[MISS, MISS],
    )
    s.answer("scout-blaze-a-trail")
    assert s.prompt.options[0] == "game-trail"
    assert s.prompt.options[1] in ("false-trail", "keen-oil")
    assert s.t.zone("discard:exploration") == []
    assert len(s.t.zone("deck:exploration")) == 1


@pytest.mark.rule("HT-702")
def test_blaze_a_trail_draws_nothing_when_deck_and_pile_are_empty(scene: type[Scene]) -> None:
    s = scene(decks={"exploration": []}, hero_dice=["success", MISS])
    s.answer("scout-blaze-a-trail")
    assert s.changed("scout-blaze-a-trail") == {"roadside-inn.progress": 1}


@pytest.mark.rule("R-02")
def test_blaze_a_trail_of_a_hero_whom_the_card_defeats_leaves_no_card_on_the_table(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": 19, "exhausted": SCOUT[:1] + SCOUT[2:]}, MOK],
        decks={"exploration": ["snare-wire", "game-trail", "keen-oil"]}, hero_dice=[MISS, MISS],
    )  # fmt: skip
    s.answer("snare-wire")
    assert s.hero(KARI)["defeated"] is True
    assert s.t.zone("drawn") == []
    assert s.where("snare-wire") == "discard:exploration"
    assert s.where("game-trail") == "deck:exploration"


# -- Draw Attention ----------------------------------------------------------------------------------


def test_draw_attention_aids_readies_and_claims(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, {"id": MOK, "exhausted": HEALER[:2]}], hero_dice=["success+success", "success+defense"])
    s.answer("scout-draw-attention")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("ready-card", MOK, tuple(HEALER[:2]))
    s.answer("healer-chastise")
    assert s.changed() == {
        "scout-draw-attention.exhausted": True,
        "healer-chastise.exhausted": False,
        f"{MOK}.success": 3,
        f"{KARI}.success": 1,
    }
    s.settled()


AID_CARDS = ["scout-draw-attention", "thief-palm-and-pass", "wildlander-watch-their-back"]


def aiding(scene: type[Scene], card: str, **more: object) -> Scene:
    """Kari plays an aid card without any success; others and the rest of the scene as given."""
    kari = {"id": KARI} | ({} if card.startswith("scout") else {"advanced": [card]})
    more.setdefault("decks", {"exploration": []})
    others = more.pop("others", [MOK])
    dice = scene.box.activation[card].dice
    return scene(heroes=[kari, *others], hero_dice=[MISS] * dice, **more).answer(card)  # type: ignore[misc]


@pytest.mark.parametrize("card", AID_CARDS)
def test_the_target_of_a_scouts_aid_may_keep_its_cards_exhausted(scene: type[Scene], card: str) -> None:
    s = aiding(scene, card, others=[{"id": MOK, "exhausted": HEALER[:1]}])
    s.answer(())
    assert s.changed() == {f"{card}.exhausted": True, f"{KARI}.success": 1}


@pytest.mark.rule("HT-304", "HT-801")
@pytest.mark.parametrize("card", AID_CARDS)
def test_a_scout_aids_another_hero_who_stands(scene: type[Scene], card: str) -> None:
    s = aiding(scene, card, others=[MOK, TRENLOE, {"id": "astarra", "defeated": True}])
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("aid-target", (MOK, TRENLOE), 1)


@pytest.mark.rule("R-21", "HT-303")
@pytest.mark.parametrize("card", AID_CARDS)
def test_a_scout_who_is_alone_aids_nobody_and_claims_a_token_all_the_same(scene: type[Scene], card: str) -> None:
    s = aiding(scene, card, others=[])
    assert s.changed() == {f"{card}.exhausted": True, f"{KARI}.success": 1}


@pytest.mark.rule("R-23", "HT-319")
def test_draw_attention_gives_nothing_above_five(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, {"id": MOK, "tokens": 4}], hero_dice=["success+success", "success"])
    s.answer("scout-draw-attention")
    assert s.hero(MOK)["tokens"] == 5


# -- Caution -----------------------------------------------------------------------------------------


def test_caution_may_exhaust_a_minion_that_then_rolls_no_die_and_rests_with_a_defense(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": 3, "engaged": ["bandits-minion"]}, MOK], hero_dice=["success"], enemy_dice=[]
    )
    s.answer("scout-caution")
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0)
    s.answer("bandits-minion-1")
    assert s.changed() == {"bandits-minion-1.exhausted": True, f"{KARI}.wound": 2}
    assert results(s) == (1, 1)
    s.settled()


def test_caution_need_not_exhaust_anything(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": 3, "engaged": ["bandits-minion"]}, MOK], hero_dice=[MISS], enemy_dice=["blank"]
    )
    s.answer("scout-caution", ())
    assert s.changed() == {}
    s.settled()


def test_caution_exhausts_no_master_no_nemesis_and_no_minion_elsewhere(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["bandits-master"]}, {"id": MOK, "engaged": ["ogres-minion"]}],
        shadows=["bandits-minion"], nemesis={"place": KARI}, hero_dice=[MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("scout-caution")
    assert s.changed() == {}


def test_caution_wounds_an_enemy_in_the_shadows_when_all_other_cards_are_exhausted(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "exhausted": OTHERS_OF_CAUTION}, {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=["bandits-master", hidden("ogres-minion")], hero_dice=[MISS],
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("choose-enemy", ("bandits-master", "ogres-minion-1"))
    assert s.prompt.least == 1
    s.answer("ogres-minion-1")
    assert s.changed() == {"ogres-minion-1.faceup": True, "ogres-minion-1.wound": 1} | {
        f"{card}.exhausted": False for card in OTHERS_OF_CAUTION
    }


def test_caution_wounds_nobody_while_another_card_is_ready(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "exhausted": SCOUT[:2]}, MOK], shadows=["bandits-master"], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.changed() == {f"{card}.exhausted": False for card in SCOUT[:2]}


@pytest.mark.rule("R-03")
def test_caution_wounds_nobody_when_the_shadows_are_empty_and_readies_all_cards(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "exhausted": OTHERS_OF_CAUTION}, MOK], hero_dice=[MISS])
    assert s.hero(KARI)["exhausted"] == []
    assert s.prompt.chooser == MOK


@pytest.mark.rule("HT-320")
@pytest.mark.parametrize("card", ["scout-caution", "thief-slip-away", "wildlander-lie-in-wait"])
def test_the_rest_cards_of_the_scout_ready_all_four_cards(scene: type[Scene], card: str) -> None:
    advanced = [] if card.startswith("scout") else [card]
    s = scene(
        heroes=[{"id": KARI, "advanced": advanced, "exhausted": SCOUT[:2]}, MOK],
        hero_dice=[MISS] * scene.box.activation[card].dice,
    )
    s.answer(card)
    assert s.hero(KARI)["exhausted"] == []


# -- Fan of Knives -----------------------------------------------------------------------------------


def knives(scene: type[Scene], engaged: list[object], faces: list[str], **more: object) -> Scene:
    """Kari plays Fan of Knives; her ready enemies roll blanks."""
    ready = sum(isinstance(e, str) for e in engaged)
    s = scene(
        heroes=[{"id": KARI, "engaged": engaged, "advanced": ["thief-fan-of-knives"]}, MOK],
        hero_dice=faces, enemy_dice=["blank"] * ready, **more,
    )  # fmt: skip
    return s.answer("thief-fan-of-knives")


@pytest.mark.rule("R-07", "HT-314")
def test_fan_of_knives_divides_its_successes_and_resilience_counts_for_each_target(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-master", "goblin-witchers-master"], ["success+success", "success", "success"])
    s.answer("ogres-master", "goblin-witchers-master")
    s.answer("ogres-master", "ogres-master", "goblin-witchers-master", "ogres-master")
    assert s.changed("thief-fan-of-knives") == {"ogres-master.wound": 3 - 1}  # 1 - 1 for the Goblin Witcher
    s.settled()


@pytest.mark.rule("R-07")
def test_fan_of_knives_may_give_one_target_no_share(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-minion", "bandits-master"], ["success", "success", MISS])
    s.answer("ogres-minion-1", "bandits-master", "ogres-minion-1", "ogres-minion-1")
    assert s.changed("thief-fan-of-knives") == {"ogres-minion-1.wound": 2}


def test_fan_of_knives_may_have_one_target_only(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-minion", "bandits-master"], ["success", "success", MISS])
    s.answer("ogres-minion-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("target", ("bandits-master",), 0)
    s.answer(())
    assert s.changed("thief-fan-of-knives") == {"ogres-minion-1.wound": 2}


def test_fan_of_knives_never_has_a_third_target(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-minion", "bandits-master", "bandits-minion"], [MISS, MISS, MISS])
    s.answer("ogres-minion-1", "bandits-master")
    assert s.prompt.chooser == MOK
    assert s.notes("targets")[0]["targets"] == ["ogres-minion-1", "bandits-master"]


def test_fan_of_knives_may_engage_one_of_its_targets(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-minion"], "advanced": ["thief-fan-of-knives"]}, MOK],
        shadows=["bandits-minion", "ogres-master"],
        hero_dice=["success", "success", MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("thief-fan-of-knives", "bandits-minion-1", "bandits-minion-1", "ogres-minion-1")
    s.answer("bandits-minion-1", "bandits-minion-1")
    assert s.changed("thief-fan-of-knives") == {"bandits-minion-1.zone": "discard:enemy"}


@pytest.mark.rule("R-07")
def test_fan_of_knives_chooses_all_targets_before_tokens_are_spent(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {
                "id": KARI,
                "engaged": ["ogres-minion", "bandits-master"],
                "advanced": ["thief-fan-of-knives"],
                "tokens": 1,
            },
            MOK,
        ],
        hero_dice=[MISS, MISS, MISS],
        enemy_dice=["blank", "blank"],
    )
    s.answer("thief-fan-of-knives", (), "ogres-minion-1", "bandits-master")
    assert s.prompt.kind == "spend"
    s.answer("1", "bandits-master")
    assert s.wounds("bandits-master") == 1


# -- Palm and Pass -----------------------------------------------------------------------------------


@pytest.mark.parametrize("receiver", [KARI, MOK])
def test_palm_and_pass_gives_an_item_to_you_or_the_target(scene: type[Scene], receiver: str) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["keen-oil", "game-trail"]})
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("receiver", KARI, (KARI, MOK))
    s.answer(receiver)
    assert s.changed("thief-palm-and-pass") == {
        f"{KARI}.success": 1, "keen-oil.zone": f"play:{receiver}", "keen-oil.faceup": True,
    }  # fmt: skip


def test_palm_and_pass_puts_an_event_on_the_bottom_unread(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["ambush", "game-trail", "keen-oil"]})
    assert s.changed("thief-palm-and-pass") == {
        f"{KARI}.success": 1, "order of deck:exploration": ["game-trail", "keen-oil", "ambush"],
    }  # fmt: skip


def test_palm_and_pass_offers_the_item_to_no_third_hero(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["keen-oil"]}, others=[MOK, TRENLOE])
    s.answer(TRENLOE)
    assert s.prompt.options == (KARI, TRENLOE)


def test_palm_and_pass_of_a_lone_hero_keeps_the_item(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["keen-oil"]}, others=[])
    assert s.hero(KARI)["items"] == ["keen-oil"]


def test_palm_and_pass_readies_a_card_of_the_target(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", others=[{"id": MOK, "exhausted": HEALER[:2]}])
    s.answer("healer-walk-unafraid")
    assert s.hero(MOK)["exhausted"] == ["healer-chastise"]


# -- Nimble Fingers ----------------------------------------------------------------------------------


def fingers(scene: type[Scene], *deck: str) -> Scene:
    """Kari plays Nimble Fingers with one success."""
    s = scene(
        heroes=[{"id": KARI, "advanced": ["thief-nimble-fingers"]}, MOK],
        decks={"exploration": list(deck)}, hero_dice=["success", MISS],
    )  # fmt: skip
    return s.answer("thief-nimble-fingers")


def test_nimble_fingers_resolves_two_of_three_cards_and_puts_the_third_on_the_bottom(scene: type[Scene]) -> None:
    s = fingers(scene, "ambush", "game-trail", "keen-oil", "lucky-coin")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == (
        "resolve-card",
        ("ambush", "game-trail", "keen-oil"),
        0,
    )
    s.answer("keen-oil", "game-trail")
    assert s.changed("thief-nimble-fingers") == {
        "roadside-inn.progress": 1 + 2,
        "keen-oil.zone": f"play:{KARI}",
        "keen-oil.faceup": True,
        "game-trail.zone": "discard:exploration",
        "game-trail.faceup": True,
        "order of deck:exploration": ["lucky-coin", "ambush"],
    }


def test_nimble_fingers_may_resolve_one_only(scene: type[Scene]) -> None:
    s = fingers(scene, "ambush", "game-trail", "false-trail", "lucky-coin").answer("game-trail", ())
    assert s.all()["location"]["progress"] == 3
    assert s.t.zone("deck:exploration") == ["lucky-coin", "ambush", "false-trail"]


def test_nimble_fingers_may_resolve_none(scene: type[Scene]) -> None:
    s = fingers(scene, "ambush", "game-trail", "false-trail", "lucky-coin").answer(())
    assert s.all()["location"]["progress"] == 1
    assert s.t.zone("deck:exploration") == ["lucky-coin", "ambush", "game-trail", "false-trail"]


def test_nimble_fingers_resolves_the_first_card_before_the_second_is_chosen(scene: type[Scene]) -> None:
    s = fingers(scene, "game-trail", "ambush", "false-trail").answer("game-trail")
    assert s.all()["location"]["progress"] == 3
    assert s.prompt.options == ("ambush", "false-trail")


# -- Slip Away ---------------------------------------------------------------------------------------


def slipping(scene: type[Scene], engaged: list[str], faces: list[str], dice: list[str], **more: object) -> Scene:
    """Kari, with 3 wounds, plays Slip Away."""
    s = scene(
        heroes=[{"id": KARI, "wounds": 3, "engaged": engaged, "advanced": ["thief-slip-away"]}, MOK],
        hero_dice=faces, enemy_dice=dice, **more,
    )  # fmt: skip
    return s.answer("thief-slip-away")


def test_slip_away_sends_two_enemies_off_before_the_roll_and_claims_a_token(scene: type[Scene]) -> None:
    s = slipping(scene, ["ogres-master", "bandits-minion"], ["success", "success"], [])
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0)
    s.answer("ogres-master", "bandits-minion-1")
    assert s.changed() == {
        f"{KARI}.wound": 1,
        f"{KARI}.success": 1,
        "ogres-master.zone": "shadows",
        "bandits-minion-1.zone": "shadows",
    }
    s.settled()


@pytest.mark.parametrize("sent", [["ogres-master"], []])
def test_slip_away_claims_no_token_while_an_enemy_is_engaged(scene: type[Scene], sent: list[str]) -> None:
    s = slipping(scene, ["ogres-master", "bandits-minion"], [MISS, MISS], ["blank"] * (2 - len(sent)))
    s.answer(*sent, ())
    assert s.changed() == {f"{enemy}.zone": "shadows" for enemy in sent}
    s.settled()


def test_slip_away_claims_a_token_when_nobody_was_engaged_at_all(scene: type[Scene]) -> None:
    s = slipping(scene, [], [MISS, MISS], [])
    assert s.changed() == {f"{KARI}.success": 1}


def test_slip_away_sends_at_most_two_and_no_nemesis(scene: type[Scene]) -> None:
    s = slipping(scene, ["ogres-master", "bandits-minion"], [MISS, MISS], ["blank"], nemesis={"place": KARI})
    assert s.prompt.options == ("ogres-master", "bandits-minion-1")
    s.answer("ogres-master", "bandits-minion-1")
    assert s.where("splig") == f"engaged:{KARI}"
    assert s.hero(KARI)["tokens"] == 0


# -- Shot from Cover ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "successes"), [("ogres-minion-1", 1), ("ogres-master", 1), ("bandits-master", 2), ("ogres-minion-2", 2)]
)
def test_shot_from_cover_has_one_more_success_against_the_shadows(
    scene: type[Scene], target: str, successes: int
) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": ["ogres-minion"], "advanced": ["wildlander-shot-from-cover"]},
            {"id": MOK, "engaged": ["ogres-master"]},
        ],
        shadows=["bandits-master", hidden("ogres-minion")],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("wildlander-shot-from-cover", target)
    assert s.wounds(target) == successes - (target == "ogres-master")
    assert results(s) == (successes, 2)
    s.settled()


def test_shot_from_cover_without_a_target_is_rolled_and_does_nothing(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "advanced": ["wildlander-shot-from-cover"]}, MOK], hero_dice=["success"] * 3)
    s.answer("wildlander-shot-from-cover")
    assert s.changed() == {"wildlander-shot-from-cover.exhausted": True}
    assert results(s) == (3, 0)


# -- Watch Their Back --------------------------------------------------------------------------------


def test_watch_their_back_wounds_an_enemy_of_the_target(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": ["bandits-minion"], "advanced": ["wildlander-watch-their-back"]},
            {"id": MOK, "engaged": ["ogres-master", "ogres-minion"]},
        ],
        shadows=["bandits-master"], hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("wildlander-watch-their-back")
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-enemy", KARI)
    assert (s.prompt.options, s.prompt.least) == (("ogres-master", "ogres-minion-1"), 1)
    s.answer("ogres-master")
    assert s.changed("wildlander-watch-their-back") == {
        f"{MOK}.success": 1, f"{KARI}.success": 1, "ogres-master.wound": 1,
    }  # fmt: skip
    s.settled()


# -- Read the Land -----------------------------------------------------------------------------------


def reading(scene: type[Scene], shadows: list[object], **more: object) -> Scene:
    """Kari plays Read the Land without a success, takes Game Trail and leaves the ambush on top."""
    s = scene(
        heroes=[{"id": KARI, "advanced": ["wildlander-read-the-land"]}, {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=shadows, decks={"exploration": ["ambush", "game-trail", "keen-oil"]}, hero_dice=[MISS, MISS], **more,
    )  # fmt: skip
    return s.answer("wildlander-read-the-land", "game-trail", "top")


def test_read_the_land_may_exhaust_an_enemy_in_the_shadows(scene: type[Scene]) -> None:
    s = reading(scene, ["bandits-master", hidden("ogres-minion"), tired("bandits-minion")])
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0)
    assert s.prompt.options == ("bandits-master", "ogres-minion-1")
    s.answer("ogres-minion-1")
    assert s.changed("wildlander-read-the-land", "game-trail") == {
        "roadside-inn.progress": 2, "ogres-minion-1.exhausted": True,
    }  # fmt: skip


def test_read_the_land_need_not_exhaust_anything(scene: type[Scene]) -> None:
    s = reading(scene, ["bandits-master"]).answer(())
    assert s.changed("wildlander-read-the-land", "game-trail") == {"roadside-inn.progress": 2}


def test_read_the_land_can_exhaust_a_nemesis_in_the_shadows(scene: type[Scene]) -> None:
    s = reading(scene, [], nemesis={"place": "shadows"}).answer("splig")
    assert s.board.pieces["splig"].exhausted is True


def test_read_the_land_exhausts_nobody_when_the_shadows_are_empty(scene: type[Scene]) -> None:
    s = reading(scene, [])
    assert s.changed("wildlander-read-the-land", "game-trail") == {"roadside-inn.progress": 2}


# -- Lie in Wait -------------------------------------------------------------------------------------


def lying(scene: type[Scene], exhausted: list[str]) -> Scene:
    """Kari plays Lie in Wait with three enemies in the shadows and no success."""
    s = scene(
        heroes=[{"id": KARI, "advanced": ["wildlander-lie-in-wait"], "exhausted": exhausted}, MOK],
        shadows=["ogres-master", hidden("ogres-minion"), hurt("bandits-master", 1)], hero_dice=[MISS],
    )  # fmt: skip
    return s if s.prompt.kind == "choose-enemy" else s.answer("wildlander-lie-in-wait")


def test_lie_in_wait_wounds_two_enemies_in_the_shadows_and_has_a_defense(scene: type[Scene]) -> None:
    s = lying(scene, []).answer("ogres-master", "ogres-minion-1")
    assert s.changed() == {"ogres-master.wound": 1, "ogres-minion-1.wound": 1, "ogres-minion-1.faceup": True}
    assert results(s) == (0, 1 + 1)


def test_lie_in_wait_deals_two_wounds_each_when_all_other_cards_are_exhausted(scene: type[Scene]) -> None:
    s = lying(scene, SCOUT[:3]).answer("ogres-master", "bandits-master")
    assert s.changed(*SCOUT) == {
        "ogres-master.wound": 2, "bandits-master.zone": "discard:enemy", "bandits-master.wound": 0,
    }  # fmt: skip


def test_lie_in_wait_deals_one_wound_while_another_card_is_ready(scene: type[Scene]) -> None:
    s = lying(scene, SCOUT[:2]).answer("ogres-master", ())
    assert s.changed(*SCOUT) == {"ogres-master.wound": 1}


def test_lie_in_wait_may_choose_nobody(scene: type[Scene]) -> None:
    s = lying(scene, [])
    assert s.prompt.least == 0
    assert s.answer(()).changed() == {}
