"""The warrior's basic cards and those of the Knight and the Berserker."""

from __future__ import annotations

import pytest

from tests.cards.pieces import HEALER, MISS, WARRIOR, hidden, hurt, tired
from tests.table import KARI, MOK, TRENLOE, Scene


def results(s: Scene) -> tuple[int, int]:
    """Successes and defenses of the first action."""
    note = s.notes("results")[0]
    return note["successes"], note["defenses"]


def trenloe(card: str = "", **more: object) -> dict[str, object]:
    """Trenloe with a card of his class."""
    return {"id": TRENLOE, "advanced": [card] if card and not card.startswith("warrior") else []} | more


PULLS = ["warrior-into-the-fray", "knight-press-of-steel", "berserker-reavers-arc"]
PULL_DICE = {"warrior-into-the-fray": 2, "knight-press-of-steel": 3, "berserker-reavers-arc": 3}


# -- the attack cards --------------------------------------------------------------------------------


@pytest.mark.rule("R-04")
@pytest.mark.parametrize("card", PULLS)
def test_a_warriors_attack_may_pull_two_enemies_one_after_the_other(scene: type[Scene], card: str) -> None:
    s = scene(
        heroes=[trenloe(card), {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=[hidden("bandits-minion"), "bandits-master"],
    )
    s.answer(card)
    assert (s.prompt.kind, s.prompt.least) == ("engage", 0)
    assert s.prompt.options == ("ogres-master", "bandits-minion-1", "bandits-master")
    s.answer("ogres-master")
    assert s.prompt.options == ("bandits-minion-1", "bandits-master")
    s.answer("bandits-minion-1")
    assert s.prompt.kind != "engage"
    assert s.changed(card) == {
        "ogres-master.zone": f"engaged:{TRENLOE}",
        "bandits-minion-1.zone": f"engaged:{TRENLOE}",
        "bandits-minion-1.faceup": True,
    }


@pytest.mark.parametrize("card", PULLS)
@pytest.mark.parametrize("pulled", [[], ["bandits-master"]], ids=["none", "one"])
def test_a_warriors_attack_may_pull_fewer(scene: type[Scene], card: str, pulled: list[str]) -> None:
    s = scene(
        heroes=[trenloe(card), MOK], shadows=["bandits-minion", "bandits-master"],
        hero_dice=[MISS] * PULL_DICE[card], enemy_dice=["blank"] * len(pulled),
    )  # fmt: skip
    s.answer(card, *pulled, ())
    assert [e["card"] for e in s.hero(TRENLOE)["engaged"]] == pulled


@pytest.mark.rule("R-04", "HT-705")
def test_into_the_fray_checks_the_cap_for_each_enemy(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion")]
    s = scene(
        heroes=[trenloe(engaged=held), MOK], shadows=["ogres-minion", "goblin-archers-master"],
        hero_dice=[MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("warrior-into-the-fray", "ogres-minion-1", "goblin-archers-master", "ogres-minion-1")
    assert s.changed("warrior-into-the-fray") == {f"{TRENLOE}.wound": 1, "ogres-minion-1.zone": f"engaged:{TRENLOE}"}


@pytest.mark.rule("R-02", "R-04")
def test_into_the_fray_stops_when_the_fourth_enemy_defeats_the_hero(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("bandits-master")]
    s = scene(heroes=[trenloe(engaged=held, wounds=22), MOK], shadows=["ogres-minion", "ogres-master"], hero_dice=[])
    s.answer("warrior-into-the-fray", "ogres-minion-1")
    assert s.hero(TRENLOE)["defeated"] is True
    assert s.prompt.chooser == MOK


@pytest.mark.rule("R-06")
@pytest.mark.parametrize(
    ("card", "faces", "found"),
    [
        ("warrior-into-the-fray", ["success", "success"], (2, 1)),
        ("knight-press-of-steel", ["success", "success", "success"], (3, 1)),
        ("berserker-reavers-arc", ["success", "success", "success"], (3, 0)),
    ],
)
def test_a_warriors_attack_rolls_its_dice_and_has_its_defense_without_any_enemy_too(
    scene: type[Scene], card: str, faces: list[str], found: tuple[int, int]
) -> None:
    s = scene(heroes=[trenloe(card), MOK], hero_dice=faces)
    s.answer(card, *([(), ()][: 1 if "reaver" in card else 0]))
    assert results(s) == found
    assert s.changed() == {f"{card}.exhausted": True}
    s.settled()


@pytest.mark.rule("HT-311")
def test_into_the_frays_defense_lessens_the_counterattack(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe(engaged=["ogres-minion"]), MOK], hero_dice=["success", "success"], enemy_dice=["counterattack"]
    )
    s.answer("warrior-into-the-fray")
    assert s.changed("warrior-into-the-fray") == {f"{TRENLOE}.wound": 2 - 1, "ogres-minion-1.wound": 2}


def test_press_of_steel_may_exhaust_a_minion_after_the_blow(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-press-of-steel", engaged=["ogres-minion", "bandits-master"]), MOK],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("knight-press-of-steel", "ogres-minion-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("choose-enemy", ("ogres-minion-1",), 0)
    s.answer("ogres-minion-1")
    assert s.changed("knight-press-of-steel") == {"ogres-minion-1.wound": 1, "ogres-minion-1.exhausted": True}
    s.settled()


def test_press_of_steel_may_leave_the_minion_ready(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-press-of-steel", engaged=["ogres-minion"]), MOK],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("knight-press-of-steel", ())
    assert s.changed("knight-press-of-steel") == {"ogres-minion-1.wound": 1}


def test_press_of_steel_cannot_exhaust_a_minion_that_the_attack_defeated(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-press-of-steel", engaged=["bandits-minion"]), MOK],
        hero_dice=["success", "success", MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("knight-press-of-steel")
    assert s.changed("knight-press-of-steel", "roadside-inn") == {"bandits-minion-1.zone": "discard:enemy"}
    assert s.prompt.chooser == MOK


@pytest.mark.parametrize(("paid", "successes"), [([()], 1), (["yes", ()], 2), (["yes", "yes"], 3)])
def test_reavers_arc_turns_up_to_two_wounds_into_successes(
    scene: type[Scene], paid: list[str | tuple[()]], successes: int
) -> None:
    s = scene(
        heroes=[trenloe("berserker-reavers-arc", engaged=["ogres-minion"]), MOK],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("berserker-reavers-arc", *paid)
    wounds = {f"{TRENLOE}.wound": successes - 1} if successes > 1 else {}
    assert s.changed("berserker-reavers-arc") == {"ogres-minion-1.wound": successes} | wounds
    s.settled()


@pytest.mark.rule("R-02", "R-08")
def test_reavers_arc_of_a_hero_who_falls_to_its_price_is_not_rolled(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("berserker-reavers-arc", engaged=["ogres-minion"], wounds=23), MOK], hero_dice=[], enemy_dice=[]
    )
    s.answer("berserker-reavers-arc", "yes")
    assert s.hero(TRENLOE)["defeated"] is True
    assert s.where("ogres-minion-1") == "shadows"
    assert s.wounds("ogres-minion-1") == 0


@pytest.mark.rule("R-05", "R-07")
def test_reavers_arc_divides_bought_successes_between_two_targets(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("berserker-reavers-arc", engaged=["ogres-minion", "ogres-master"]), MOK],
        hero_dice=[MISS, MISS, MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("berserker-reavers-arc", "yes", "yes", "ogres-minion-1", "ogres-master", "ogres-minion-1", "ogres-master")
    assert s.changed("berserker-reavers-arc") == {f"{TRENLOE}.wound": 2, "ogres-minion-1.wound": 1}  # 1 - 1


# -- the aid cards -----------------------------------------------------------------------------------

AIDS = {"warrior-behind-my-shield": 2, "knight-sworn-shield": 3, "berserker-roar-of-the-pack": 2}


@pytest.mark.parametrize(("card", "dice"), AIDS.items())
def test_a_warriors_aid_gives_tokens_and_lets_the_target_ready_a_card(scene: type[Scene], card: str, dice: int) -> None:
    s = scene(heroes=[trenloe(card), {"id": MOK, "exhausted": HEALER[:2]}], hero_dice=["success"] * dice)
    s.answer(card)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("ready-card", MOK, 0)
    s.answer("healer-walk-unafraid", *([()] if "roar" in card else []))
    assert s.changed() == {f"{card}.exhausted": True, f"{MOK}.success": dice, "healer-walk-unafraid.exhausted": False}
    s.settled()


def shielding(scene: type[Scene], card: str, **more: object) -> Scene:
    """Trenloe aids Mok, who has two enemies, without a success."""
    s = scene(
        heroes=[trenloe(card, **more), {"id": MOK, "engaged": ["ogres-master", "ogres-minion"]}],
        shadows=["bandits-master"], hero_dice=[MISS] * AIDS[card], enemy_dice=[],
    )  # fmt: skip
    return s.answer(card)


@pytest.mark.parametrize("card", ["warrior-behind-my-shield", "knight-sworn-shield"])
def test_the_shields_may_take_an_enemy_off_the_target_after_the_roll(scene: type[Scene], card: str) -> None:
    s = shielding(scene, card)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("engage", TRENLOE, 0)
    assert s.prompt.options == ("ogres-master", "ogres-minion-1")
    s.answer("ogres-minion-1")
    assert s.changed(card) == {"ogres-minion-1.zone": f"engaged:{TRENLOE}"}
    s.settled()


@pytest.mark.parametrize("card", ["warrior-behind-my-shield", "knight-sworn-shield"])
def test_the_shields_need_not_take_anybody(scene: type[Scene], card: str) -> None:
    s = shielding(scene, card).answer(())
    assert s.changed(card) == {}
    assert s.prompt.chooser == MOK


def test_behind_my_shield_takes_one_and_sworn_shield_takes_two(scene: type[Scene]) -> None:
    s = shielding(scene, "warrior-behind-my-shield").answer("ogres-minion-1")
    assert s.prompt.kind == "activation-card"
    s = shielding(scene, "knight-sworn-shield").answer("ogres-minion-1", "ogres-master")
    assert s.changed("knight-sworn-shield") == {
        "ogres-minion-1.zone": f"engaged:{TRENLOE}",
        "ogres-master.zone": f"engaged:{TRENLOE}",
    }


@pytest.mark.rule("HT-705")
def test_a_shield_that_is_full_throws_the_enemy_into_the_shadows(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("goblin-archers-master")]
    s = shielding(scene, "warrior-behind-my-shield", engaged=held).answer("ogres-minion-1")
    assert s.changed("warrior-behind-my-shield") == {f"{TRENLOE}.wound": 2, "ogres-minion-1.zone": "shadows"}


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("card", AIDS)
def test_a_lone_warrior_aids_nobody_and_pulls_nobody(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[trenloe(card)], shadows=["ogres-master"], hero_dice=["success"] * AIDS[card])
    s.answer(card, *([()] if "roar" in card else []))
    assert s.changed() == {f"{card}.exhausted": True}


@pytest.mark.rule("R-11")
def test_roar_of_the_pack_may_buy_back_a_card_even_itself(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-roar-of-the-pack", exhausted=WARRIOR[:1]), MOK], hero_dice=["success", MISS])
    s.answer("berserker-roar-of-the-pack")
    assert (s.prompt.kind, s.prompt.least) == ("pay", 0)
    s.answer("yes")
    assert s.prompt.options == ("warrior-into-the-fray", "berserker-roar-of-the-pack")
    s.answer("berserker-roar-of-the-pack")
    assert s.changed() == {f"{TRENLOE}.wound": 1, f"{MOK}.success": 1}


@pytest.mark.rule("R-08")
def test_roar_of_the_pack_readies_nothing_for_a_hero_whom_the_wound_defeats(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-roar-of-the-pack", wounds=23), MOK], hero_dice=[MISS, MISS])
    s.answer("berserker-roar-of-the-pack", "yes")
    assert s.hero(TRENLOE)["defeated"] is True
    assert s.hero(TRENLOE)["exhausted"] == ["berserker-roar-of-the-pack"]


# -- the explore cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "progress", "wounds"), [("yes", 2, 1), ((), 1, 0)])
def test_shoulder_through_buys_a_success_for_a_wound(
    scene: type[Scene], paid: str | tuple[()], progress: int, wounds: int
) -> None:
    s = scene(heroes=[TRENLOE, MOK], decks={"exploration": ["keen-oil"]}, hero_dice=["success", MISS])
    s.answer("warrior-shoulder-through")
    assert (s.prompt.kind, s.prompt.least) == ("pay", 0)
    s.answer(paid)
    assert s.changed(TRENLOE) == {
        "warrior-shoulder-through.exhausted": True,
        "roadside-inn.progress": progress,
        "keen-oil.zone": f"play:{TRENLOE}",
        "keen-oil.faceup": True,
    }
    assert s.wounds(TRENLOE) == wounds
    s.settled()


@pytest.mark.rule("R-02", "R-08")
def test_shoulder_through_of_a_hero_who_falls_to_its_price_is_not_rolled(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe(wounds=23), MOK], decks={"exploration": ["keen-oil"]}, hero_dice=[])
    s.answer("warrior-shoulder-through", "yes")
    assert s.hero(TRENLOE)["defeated"] is True
    assert s.changed(TRENLOE, "warrior", "leader") == {}


def test_banner_forward_explores_with_a_defense_draws_and_gives_every_other_hero_a_token(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-banner-forward"), MOK, {"id": KARI, "tokens": 5}, {"id": "astarra", "defeated": True}],
        decks={"exploration": ["game-trail"]}, hero_dice=["success", MISS],
    )  # fmt: skip
    s.answer("knight-banner-forward")
    assert s.changed("knight", "game-trail") == {"roadside-inn.progress": 1 + 2, f"{MOK}.success": 1}
    assert results(s) == (1, 1 + 1)
    s.settled()


def test_banner_forward_of_a_lone_hero_gives_no_token(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("knight-banner-forward")], decks={"exploration": []}, hero_dice=[MISS, MISS])
    s.answer("knight-banner-forward")
    assert s.changed() == {"knight-banner-forward.exhausted": True}


@pytest.mark.parametrize(("engaged", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_headlong_rush_has_a_success_for_each_engaged_enemy_up_to_two(
    scene: type[Scene], engaged: int, bonus: int
) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("bandits-master")][:engaged]
    s = scene(
        heroes=[trenloe("berserker-headlong-rush", engaged=held), MOK],
        decks={"exploration": ["game-trail"]}, hero_dice=["success", MISS],
    )  # fmt: skip
    s.answer("berserker-headlong-rush")
    assert s.changed("berserker", "game-trail") == {"roadside-inn.progress": 1 + bonus + 2}
    s.settled()


def test_headlong_rush_may_engage_an_enemy_in_the_shadows_which_counts(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("berserker-headlong-rush"), {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=["ogres-minion", "bandits-master"], decks={"exploration": []},
        hero_dice=[MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("berserker-headlong-rush")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("engage", ("ogres-minion-1", "bandits-master"), 0)
    s.answer("ogres-minion-1")
    assert s.changed("berserker") == {"ogres-minion-1.zone": f"engaged:{TRENLOE}", "roadside-inn.progress": 1}
    s.settled()


def test_headlong_rush_may_be_alone(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("berserker-headlong-rush"), MOK], shadows=["ogres-minion"], decks={"exploration": []},
        hero_dice=[MISS, MISS],
    )  # fmt: skip
    s.answer("berserker-headlong-rush", ())
    assert s.changed("berserker") == {}


# -- the rest cards ----------------------------------------------------------------------------------


@pytest.mark.rule("R-06")
@pytest.mark.parametrize("engaged", [0, 1, 3])
def test_dig_in_has_a_defense_for_each_engaged_enemy(scene: type[Scene], engaged: int) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion"), tired("bandits-master")][:engaged]
    s = scene(heroes=[trenloe(engaged=held, wounds=3), MOK], hero_dice=["success"])
    s.answer("warrior-dig-in", *(["bandits-master"] if engaged > 1 else []))
    assert results(s) == (1, engaged)
    assert s.wounds(TRENLOE) == 2


def test_dig_in_wounds_one_enemy_engaged_with_you(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe(engaged=["ogres-minion", "ogres-master"]), {"id": MOK, "engaged": ["bandits-minion"]}],
        shadows=["bandits-master"], hero_dice=[MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("warrior-dig-in")
    assert (s.prompt.options, s.prompt.least) == (("ogres-minion-1", "ogres-master"), 1)
    s.answer("ogres-master")
    assert s.changed() == {"ogres-master.wound": 1}


@pytest.mark.rule("R-03")
def test_dig_in_wounds_nobody_when_nobody_is_engaged(scene: type[Scene]) -> None:
    s = scene(heroes=[TRENLOE, {"id": MOK, "engaged": ["ogres-minion"]}], shadows=["bandits-master"], hero_dice=[MISS])
    s.answer("warrior-dig-in")
    assert s.changed() == {}


def test_stand_firm_may_exhaust_two_minions_that_then_roll_no_dice(scene: type[Scene]) -> None:
    held = ["bandits-minion", "ogres-minion", "ogres-master"]
    s = scene(
        heroes=[trenloe("knight-stand-firm", engaged=held, wounds=4), MOK],
        hero_dice=["success", "success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("knight-stand-firm")
    assert (s.prompt.options, s.prompt.least) == (("bandits-minion-1", "ogres-minion-1"), 0)
    s.answer("bandits-minion-1", "ogres-minion-1")
    assert s.changed() == {
        f"{TRENLOE}.wound": 2, "bandits-minion-1.exhausted": True, "ogres-minion-1.exhausted": True,
    }  # fmt: skip
    s.settled()


@pytest.mark.parametrize("chosen", [[], ["ogres-minion-1"]], ids=["none", "one"])
def test_stand_firm_may_exhaust_fewer(scene: type[Scene], chosen: list[str]) -> None:
    s = scene(
        heroes=[trenloe("knight-stand-firm", engaged=["bandits-minion", "ogres-minion"]), MOK],
        hero_dice=[MISS, MISS], enemy_dice=["blank"] * (2 - len(chosen)),
    )  # fmt: skip
    s.answer("knight-stand-firm", *chosen, ())
    assert s.changed() == {f"{enemy}.exhausted": True for enemy in chosen}
    s.settled()


def test_blood_up_wounds_every_enemy_and_those_that_stay_feed_the_recovery(scene: type[Scene]) -> None:
    held = ["cave-spiders-minion", "ogres-minion", tired("ogres-master")]
    s = scene(
        heroes=[trenloe("berserker-blood-up", engaged=held, wounds=6), {"id": MOK, "engaged": ["bandits-minion"]}],
        shadows=["bandits-master"], hero_dice=["success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("berserker-blood-up")
    assert s.changed() == {
        "cave-spiders-minion-1.zone": "discard:enemy",  # does not count any more
        "ogres-minion-1.wound": 1,
        "ogres-master.wound": 1,  # resilience is for attacks only
        f"{TRENLOE}.wound": 6 - 1 - 2,
    }
    s.settled()


def test_blood_up_alone_is_a_plain_rest(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-blood-up", wounds=6), MOK], shadows=["bandits-master"], hero_dice=["success"])
    s.answer("berserker-blood-up")
    assert s.changed() == {f"{TRENLOE}.wound": 5}


@pytest.mark.rule("R-01")
def test_an_enemy_that_blood_up_defeats_gives_trenloe_no_progress(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-blood-up", engaged=[hurt("bandits-master", 2)]), MOK], hero_dice=[MISS])
    s.answer("berserker-blood-up")
    assert s.changed() == {"bandits-master.zone": "discard:enemy", "bandits-master.wound": 0}


@pytest.mark.rule("HT-320")
@pytest.mark.parametrize("card", ["warrior-dig-in", "knight-stand-firm", "berserker-blood-up"])
def test_the_rest_cards_of_the_warrior_ready_all_four_cards(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[trenloe(card, exhausted=WARRIOR[:2]), MOK], hero_dice=[MISS] * scene.box.activation[card].dice)
    s.answer(card)
    assert s.hero(TRENLOE)["exhausted"] == []
