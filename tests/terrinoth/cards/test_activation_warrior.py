"""The attack and aid cards of the warrior: basic ones and those of the Knight and the Berserker."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import HEALER, MISS, WARRIOR, hidden, results, tired
from tests.terrinoth.table import MOK, TRENLOE, Scene


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
    assert s.through().changed("warrior-into-the-fray") == {
        f"{TRENLOE}.wound": 1,
        "ogres-minion-1.zone": f"engaged:{TRENLOE}",
    }


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
    assert s.through().changed() == {f"{card}.exhausted": True}
    s.settled()


@pytest.mark.rule("HT-311")
def test_into_the_frays_defense_lessens_the_counterattack(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe(engaged=["ogres-minion"]), MOK], hero_dice=["success", "success"], enemy_dice=["counterattack"]
    )
    s.answer("warrior-into-the-fray")
    assert s.through().changed("warrior-into-the-fray") == {f"{TRENLOE}.wound": 2 - 1, "ogres-minion-1.wound": 2}


def test_press_of_steel_may_exhaust_a_minion_after_the_blow(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-press-of-steel", engaged=["ogres-minion", "bandits-master"]), MOK],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("knight-press-of-steel", "ogres-minion-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("choose-enemy", ("ogres-minion-1",), 0)
    s.answer("ogres-minion-1")
    assert s.through().changed("knight-press-of-steel") == {"ogres-minion-1.wound": 1, "ogres-minion-1.exhausted": True}
    s.settled()


def test_press_of_steel_may_leave_the_minion_ready(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-press-of-steel", engaged=["ogres-minion"]), MOK],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("knight-press-of-steel", ())
    assert s.through().changed("knight-press-of-steel") == {"ogres-minion-1.wound": 1}


def test_press_of_steel_cannot_exhaust_a_minion_that_the_attack_defeated(scene: type[Scene]) -> None:
    s = scene(
        heroes=[trenloe("knight-press-of-steel", engaged=["bandits-minion"]), MOK],
        hero_dice=["success", "success", MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("knight-press-of-steel")
    assert s.through().changed("knight-press-of-steel", "roadside-inn") == {"bandits-minion-1.zone": "discard:enemy"}
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
    assert s.through().changed("berserker-reavers-arc") == {"ogres-minion-1.wound": successes} | wounds
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
    assert s.through().changed("berserker-reavers-arc") == {f"{TRENLOE}.wound": 2, "ogres-minion-1.wound": 1}  # 1 - 1


# -- the aid cards -----------------------------------------------------------------------------------

AIDS = {"warrior-behind-my-shield": 2, "knight-sworn-shield": 3, "berserker-roar-of-the-pack": 2}


@pytest.mark.parametrize(("card", "dice"), AIDS.items())
def test_a_warriors_aid_gives_tokens_and_lets_the_target_ready_a_card(scene: type[Scene], card: str, dice: int) -> None:
    s = scene(heroes=[trenloe(card), {"id": MOK, "exhausted": HEALER[:2]}], hero_dice=["success"] * dice)
    s.answer(card)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least, s.prompt.most) == ("ready-card", MOK, 0, 1)
    s.answer("healer-walk-unafraid", *([()] if "roar" in card else []))
    assert s.through().changed() == {
        f"{card}.exhausted": True,
        f"{MOK}.success": dice,
        "healer-walk-unafraid.exhausted": False,
    }
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
    assert s.through().changed(card) == {}
    assert s.prompt.chooser == MOK


def test_behind_my_shield_takes_one_and_sworn_shield_takes_two(scene: type[Scene]) -> None:
    s = shielding(scene, "warrior-behind-my-shield").answer("ogres-minion-1")
    assert s.prompt.kind == "activation-card"
    s = shielding(scene, "knight-sworn-shield").answer("ogres-minion-1", "ogres-master")
    assert s.through().changed("knight-sworn-shield") == {
        "ogres-minion-1.zone": f"engaged:{TRENLOE}",
        "ogres-master.zone": f"engaged:{TRENLOE}",
    }


def test_sworn_shield_leaves_the_third_enemy_with_the_target(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            trenloe("knight-sworn-shield"),
            {"id": MOK, "engaged": ["ogres-master", "ogres-minion", "bandits-master"]},
        ],
        hero_dice=[MISS] * 3,
    )  # fmt: skip
    s.answer("knight-sworn-shield", "ogres-minion-1", "ogres-master")
    assert [e["card"] for e in s.through().hero(MOK)["engaged"]] == ["bandits-master"]


@pytest.mark.rule("HT-705")
def test_a_shield_that_is_full_throws_the_enemy_into_the_shadows(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("goblin-archers-master")]
    s = shielding(scene, "warrior-behind-my-shield", engaged=held).answer("ogres-minion-1")
    assert s.through().changed("warrior-behind-my-shield") == {f"{TRENLOE}.wound": 2, "ogres-minion-1.zone": "shadows"}


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("card", AIDS)
def test_a_lone_warrior_aids_nobody_and_pulls_nobody(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[trenloe(card)], shadows=["ogres-master"], hero_dice=["success"] * AIDS[card])
    s.answer(card, *([()] if "roar" in card else []))
    assert s.through().changed() == {f"{card}.exhausted": True}


@pytest.mark.rule("R-11")
def test_roar_of_the_pack_may_buy_back_a_card_even_itself(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-roar-of-the-pack", exhausted=WARRIOR[:1]), MOK], hero_dice=["success", MISS])
    s.answer("berserker-roar-of-the-pack")
    assert (s.prompt.kind, s.prompt.least) == ("pay", 0)
    s.answer("yes")
    assert s.prompt.options == ("warrior-into-the-fray", "berserker-roar-of-the-pack")
    s.answer("berserker-roar-of-the-pack")
    assert s.through().changed() == {f"{TRENLOE}.wound": 1, f"{MOK}.success": 1}


@pytest.mark.rule("R-08")
def test_roar_of_the_pack_readies_nothing_for_a_hero_whom_the_wound_defeats(scene: type[Scene]) -> None:
    s = scene(heroes=[trenloe("berserker-roar-of-the-pack", wounds=23), MOK], hero_dice=[MISS, MISS])
    s.answer("berserker-roar-of-the-pack", "yes")
    assert s.hero(TRENLOE)["defeated"] is True
    assert s.hero(TRENLOE)["exhausted"] == ["berserker-roar-of-the-pack"]
