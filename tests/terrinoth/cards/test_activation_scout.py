"""The scout's basic cards, and what all aid and rest cards of the scout have in common."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import HEALER, MISS, SCOUT, hidden, results, tired
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

OTHERS_OF_CAUTION = SCOUT[:3]


# -- Precise Strike ----------------------------------------------------------------------------------


def test_precise_strike_may_engage_an_enemy_and_attack_it_with_two_dice(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK], shadows=["ogres-minion"], hero_dice=["success", MISS], enemy_dice=["blank"])
    s.answer("scout-precise-strike", "ogres-minion-1")
    assert s.through().changed() == {
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
    assert s.through().changed("scout-precise-strike") == {
        "ogres-minion-1.zone": f"engaged:{KARI}",
        "ogres-minion-1.faceup": True,
    }


def test_precise_strike_need_not_engage(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-master"]}, MOK], shadows=["bandits-minion"],
        hero_dice=["success", "success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-precise-strike", ())
    assert s.through().changed("scout-precise-strike") == {"ogres-master.wound": 1}


@pytest.mark.rule("HT-303", "R-03")
def test_precise_strike_without_any_enemy_is_rolled_and_does_nothing(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK], hero_dice=["success", "success"])
    s.answer("scout-precise-strike")
    assert s.through().changed() == {"scout-precise-strike.exhausted": True}
    s.settled()


@pytest.mark.rule("R-04", "HT-705")
def test_precise_strike_with_three_enemies_engaged_suffers_from_the_fourth(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("bandits-master")]
    s = scene(heroes=[{"id": KARI, "engaged": held}, MOK], shadows=[hidden("ogres-minion")], hero_dice=[MISS, MISS])
    s.answer("scout-precise-strike", "ogres-minion-1", "bandits-master")
    assert s.through().changed("scout-precise-strike") == {f"{KARI}.wound": 2, "ogres-minion-1.faceup": True}


# -- Blaze a Trail -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "order"), [("top", ["ambush", "keen-oil"]), ("bottom", ["keen-oil", "ambush"])])
def test_blaze_a_trail_resolves_one_of_two_cards_and_puts_the_other_back(
    scene: type[Scene], place: str, order: list[str]
) -> None:
    s = scene(decks={"exploration": ["ambush", "game-trail", "keen-oil"]}, hero_dice=["success", "success+success"])
    s.answer("scout-blaze-a-trail")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("resolve-card", ("ambush", "game-trail"), 1)
    s.answer("game-trail", place)
    assert s.through().changed("order") == {
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
    assert s.through().changed("scout-blaze-a-trail", "order") == {
        "keen-oil.zone": f"play:{KARI}",
        "keen-oil.faceup": True,
    }


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
    assert s.through().changed("scout-blaze-a-trail") == {"roadside-inn.progress": 1}


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
    assert s.through().changed() == {
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
    dice = scene.box.actions[card].dice
    return scene(heroes=[kari, *others], hero_dice=[MISS] * dice, **more).answer(card)  # type: ignore[misc]


@pytest.mark.parametrize("card", AID_CARDS)
def test_the_target_of_a_scouts_aid_may_keep_its_cards_exhausted(scene: type[Scene], card: str) -> None:
    s = aiding(scene, card, others=[{"id": MOK, "exhausted": HEALER[:2]}])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least, s.prompt.most) == ("ready-card", MOK, 0, 1)
    s.answer(())
    assert s.through().changed() == {f"{card}.exhausted": True, f"{KARI}.success": 1}


@pytest.mark.rule("HT-304", "HT-801")
@pytest.mark.parametrize("card", AID_CARDS)
def test_a_scout_aids_another_hero_who_stands(scene: type[Scene], card: str) -> None:
    s = aiding(scene, card, others=[MOK, TRENLOE, {"id": "astarra", "defeated": True}])
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("aid-target", (MOK, TRENLOE), 1)


@pytest.mark.rule("R-21", "HT-303")
@pytest.mark.parametrize("card", AID_CARDS)
def test_a_scout_who_is_alone_aids_nobody_and_claims_a_token_all_the_same(scene: type[Scene], card: str) -> None:
    s = aiding(scene, card, others=[])
    assert s.through().changed() == {f"{card}.exhausted": True, f"{KARI}.success": 1}


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
    assert s.through().changed() == {"bandits-minion-1.exhausted": True, f"{KARI}.wound": 2}
    assert results(s) == (1, 1)
    s.settled()


def test_caution_need_not_exhaust_anything(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": 3, "engaged": ["bandits-minion"]}, MOK], hero_dice=[MISS], enemy_dice=["blank"]
    )
    s.answer("scout-caution", ())
    assert s.through().changed() == {}
    s.settled()


def test_caution_exhausts_no_master_no_nemesis_and_no_minion_elsewhere(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["bandits-master"]}, {"id": MOK, "engaged": ["ogres-minion"]}],
        shadows=["bandits-minion"], nemesis={"place": KARI}, hero_dice=[MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("scout-caution")
    assert s.through().changed() == {}


def test_caution_wounds_an_enemy_in_the_shadows_when_all_other_cards_are_exhausted(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "exhausted": OTHERS_OF_CAUTION}, {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=["bandits-master", hidden("ogres-minion")], hero_dice=[MISS],
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("choose-enemy", ("bandits-master", "ogres-minion-1"))
    assert s.prompt.least == 1
    s.answer("ogres-minion-1")
    assert s.through().changed() == {"ogres-minion-1.faceup": True, "ogres-minion-1.wound": 1} | {
        f"{card}.exhausted": False for card in OTHERS_OF_CAUTION
    }


def test_caution_wounds_nobody_while_another_card_is_ready(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "exhausted": SCOUT[:2]}, MOK], shadows=["bandits-master"], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.through().changed() == {f"{card}.exhausted": False for card in SCOUT[:2]}


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
        hero_dice=[MISS] * scene.box.actions[card].dice,
    )
    s.answer(card)
    assert s.hero(KARI)["exhausted"] == []
