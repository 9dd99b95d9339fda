"""The attack and aid cards of the mage: basic ones and those of the Runemaster and the Geomancer."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import HEALER, MISS, hidden, tired
from tests.terrinoth.table import MOK, Scene

TARHA = "widow-tarha"


def tarha(card: str = "", **more: object) -> dict[str, object]:
    """Widow Tarha with a card of her class."""
    return {"id": TARHA, "advanced": [card] if card and not card.startswith("mage") else []} | more


# -- the attack cards --------------------------------------------------------------------------------


@pytest.mark.rule("HT-304", "HT-708")
@pytest.mark.parametrize("card", ["mage-arcane-dart", "runemaster-sundering-rune", "geomancer-rain-of-stone"])
def test_a_mages_attack_can_target_any_enemy_in_play(scene: type[Scene], card: str) -> None:
    s = scene(
        heroes=[tarha(card, engaged=["ogres-minion"]), {"id": MOK, "engaged": ["bandits-minion"]}],
        shadows=["bandits-master", hidden("ogres-master")],
    )
    s.answer(card)
    assert (s.prompt.kind, s.prompt.least) == ("target", 1)
    assert s.prompt.options == ("ogres-minion-1", "bandits-minion-1", "bandits-master", "ogres-master")


@pytest.mark.parametrize("second", ["ogres-minion-1", "bandits-master"])
def test_arcane_dart_may_buy_a_wound_for_the_target_again_or_any_other_enemy(scene: type[Scene], second: str) -> None:
    s = scene(
        heroes=[TARHA, {"id": MOK, "engaged": ["bandits-minion"]}], shadows=["ogres-minion", "bandits-master"],
        hero_dice=["success", MISS],
    )  # fmt: skip
    s.answer("mage-arcane-dart", "ogres-minion-1")
    assert (s.prompt.kind, s.prompt.least) == ("pay", 0)
    s.answer("yes")
    assert s.prompt.options == ("bandits-minion-1", "ogres-minion-1", "bandits-master")
    s.answer(second)
    hits = (
        {"ogres-minion-1.wound": 2} if second == "ogres-minion-1" else {"ogres-minion-1.wound": 1, f"{second}.wound": 1}
    )
    assert s.through().changed() == {"mage-arcane-dart.exhausted": True, f"{TARHA}.wound": 1} | hits
    s.settled()


def test_arcane_dart_need_not_buy_a_wound(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], shadows=["ogres-minion"], hero_dice=["success", MISS])
    s.answer("mage-arcane-dart", ())
    assert s.through().changed("mage-arcane-dart") == {"ogres-minion-1.wound": 1}


@pytest.mark.rule("R-09", "HT-303")
def test_arcane_dart_sells_no_wound_when_there_is_no_enemy(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], hero_dice=["success", "success"])
    s.answer("mage-arcane-dart")
    assert s.through().changed() == {"mage-arcane-dart.exhausted": True}


@pytest.mark.rule("R-08")
def test_arcane_dart_of_a_mage_who_falls_to_its_price_wounds_nobody(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha(wounds=18), MOK], shadows=["ogres-minion"], hero_dice=[MISS, MISS])
    s.answer("mage-arcane-dart", "yes")
    assert s.hero(TARHA)["defeated"] is True
    assert s.wounds("ogres-minion-1") == 0


def test_arcane_darts_second_wound_ignores_resilience_and_flips_a_facedown_enemy(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], shadows=[hidden("ogres-master")], hero_dice=[MISS, MISS])
    s.answer("mage-arcane-dart", "yes")
    assert s.through().changed("mage-arcane-dart", TARHA) == {"ogres-master.faceup": True, "ogres-master.wound": 1}


@pytest.mark.parametrize(("target", "wounds"), [("ogres-master", 3), ("splig", 3), ("ogres-minion-1", 3)])
def test_sundering_rune_rolls_three_dice_and_ignores_resilience(scene: type[Scene], target: str, wounds: int) -> None:
    s = scene(
        heroes=[tarha("runemaster-sundering-rune"), MOK], shadows=["ogres-master", hidden("ogres-minion")],
        nemesis={"place": "shadows"}, hero_dice=["success", "success+success", MISS],
    )  # fmt: skip
    s.answer("runemaster-sundering-rune", target)
    assert s.wounds(target) == wounds
    s.settled()


def test_an_attack_without_sundering_rune_does_not_ignore_resilience(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], nemesis={"place": "shadows"}, hero_dice=["success", "success+success"])
    s.answer("mage-arcane-dart", ())
    assert s.wounds("splig") == 3 - 2


def raining(scene: type[Scene]) -> Scene:
    """Two enemies with Tarha, one with Mok, three in the shadows; three successes fall."""
    s = scene(
        heroes=[
            tarha("geomancer-rain-of-stone", engaged=[tired("ogres-minion"), tired("bandits-minion")]),
            {"id": MOK, "engaged": ["goblin-archers-master"]},
        ],
        shadows=["bandits-master", hidden("ogres-master"), "goblin-archers-minion"],
        hero_dice=["success", "success", "success"],
    )  # fmt: skip
    return s.answer("geomancer-rain-of-stone")


def test_rain_of_stone_falls_on_up_to_three_in_the_shadows(scene: type[Scene]) -> None:
    s = raining(scene).answer("bandits-master")
    assert (s.prompt.options, s.prompt.least) == (("ogres-master", "goblin-archers-minion-1"), 0)
    s.answer("ogres-master", "goblin-archers-minion-1", "bandits-master", "ogres-master", "goblin-archers-minion-1")
    assert s.through().changed("geomancer-rain-of-stone") == {
        "bandits-master.wound": 1,
        "ogres-master.faceup": True,  # 1 success less 1 resilience
        "goblin-archers-minion-1.wound": 1,
    }


def test_rain_of_stone_never_falls_on_a_fourth(scene: type[Scene]) -> None:
    s = scene(
        heroes=[tarha("geomancer-rain-of-stone"), MOK],
        shadows=["bandits-master", "ogres-master", "goblin-archers-minion", "ogres-minion"], hero_dice=[MISS] * 3,
    )  # fmt: skip
    s.answer("geomancer-rain-of-stone", "bandits-master", "ogres-master", "goblin-archers-minion-1")
    assert s.through().notes("targets")[0]["targets"] == ["bandits-master", "ogres-master", "goblin-archers-minion-1"]


def test_rain_of_stone_falls_on_those_engaged_with_one_hero(scene: type[Scene]) -> None:
    s = raining(scene).answer("bandits-minion-1")
    assert s.prompt.options == ("ogres-minion-1",)
    s.answer("ogres-minion-1", "ogres-minion-1", "ogres-minion-1", "bandits-minion-1")
    assert s.through().changed("geomancer-rain-of-stone") == {"ogres-minion-1.wound": 2, "bandits-minion-1.wound": 1}


def test_rain_of_stone_on_a_lone_enemy_with_another_hero_has_no_second_target(scene: type[Scene]) -> None:
    s = raining(scene).answer("goblin-archers-master")
    assert s.through().changed("geomancer-rain-of-stone") == {"goblin-archers-master.zone": "discard:enemy"}
    assert s.notes("targets")[0]["targets"] == ["goblin-archers-master"]


def test_rain_of_stone_may_have_fewer_targets(scene: type[Scene]) -> None:
    s = raining(scene).answer("bandits-master", "goblin-archers-minion-1", ())
    assert s.prompt.kind == "divide"
    assert s.prompt.options == ("bandits-master", "goblin-archers-minion-1")


# -- the aid cards -----------------------------------------------------------------------------------

AIDS = {"mage-kindle-the-mind": 2, "runemaster-shared-sigil": 3, "geomancer-stone-ward": 2}


@pytest.mark.parametrize(("card", "dice"), AIDS.items())
def test_a_mages_aid_gives_tokens_and_lets_the_target_ready_a_card(scene: type[Scene], card: str, dice: int) -> None:
    focused = {"conditions": ["focused"]}
    s = scene(heroes=[tarha(card), {"id": MOK, "exhausted": HEALER[:2]} | focused], hero_dice=["success"] * dice)
    s.answer(card)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least, s.prompt.most) == ("ready-card", MOK, 0, 1)
    s.answer("healer-walk-unafraid")
    assert s.through().changed() == {
        f"{card}.exhausted": True,
        f"{MOK}.success": dice,
        "healer-walk-unafraid.exhausted": False,
    }
    s.settled()


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("card", AIDS)
def test_a_lone_mage_aids_nobody_and_gets_nothing_from_it(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[tarha(card, tokens=1, engaged=[tired("ogres-minion")])], hero_dice=["success"] * AIDS[card])
    s.answer(card)
    assert s.through().changed() == {f"{card}.exhausted": True}


def kindling(scene: type[Scene], tokens: int, **mok: object) -> Scene:
    """Tarha plays Kindle the Mind on Mok and spends no token on the roll."""
    s = scene(heroes=[tarha(tokens=tokens), {"id": MOK} | mok], hero_dice=[MISS, MISS])
    return s.answer("mage-kindle-the-mind", *(["0"] if tokens else []))


def test_kindle_the_mind_may_buy_focus_for_the_target(scene: type[Scene]) -> None:
    s = kindling(scene, 1)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("pay", TARHA, 0)
    s.answer("yes")
    assert s.through().changed("mage-kindle-the-mind") == {f"{TARHA}.success": 0, "focused-1.zone": f"conditions:{MOK}"}


def test_kindle_the_mind_need_not_buy_focus(scene: type[Scene]) -> None:
    s = kindling(scene, 1).answer(())
    assert s.through().changed() == {"mage-kindle-the-mind.exhausted": True}


@pytest.mark.rule("R-09")
def test_kindle_the_mind_sells_no_focus_for_a_focused_target(scene: type[Scene]) -> None:
    s = kindling(scene, 1, conditions=["focused"])
    assert s.through().changed() == {"mage-kindle-the-mind.exhausted": True}
    assert s.prompt.chooser == MOK


@pytest.mark.rule("HT-801", "R-09")
def test_kindle_the_mind_sells_no_focus_for_a_target_who_fell_by_a_threat(scene: type[Scene]) -> None:
    s = scene(
        heroes=[tarha(tokens=2, engaged=["sorcerers-master"]), {"id": MOK, "wounds": 19, "exhausted": HEALER[:1]}],
        hero_dice=[MISS, MISS], enemy_dice=["threat"], nemesis={"place": "defeated"}, turns=[TARHA],
        stop_at="enemy_phase",
    )  # fmt: skip
    s.answer("mage-kindle-the-mind", "0")
    assert s.hero(MOK)["defeated"]
    assert s.session.state.node == "enemy_phase", "nothing more was asked"
    assert (s.hero(TARHA)["tokens"], s.hero(MOK)["conditions"]) == (2, [])
    assert s.hero(MOK)["exhausted"] == HEALER[:1]


@pytest.mark.rule("HT-008")
def test_kindle_the_mind_sells_nothing_to_a_mage_without_a_token(scene: type[Scene]) -> None:
    s = kindling(scene, 0)
    assert s.prompt.chooser == MOK
    assert s.hero(MOK)["conditions"] == []


def test_shared_sigil_focuses_the_target_without_a_price(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha("runemaster-shared-sigil"), MOK], hero_dice=[MISS, MISS, MISS])
    s.answer("runemaster-shared-sigil")
    assert s.through().changed("runemaster") == {"focused-1.zone": f"conditions:{MOK}"}
    s.settled()


def warding(scene: type[Scene], mok: list[object], **more: object) -> Scene:
    """Tarha plays Stone Ward on Mok with these enemies."""
    s = scene(
        heroes=[tarha("geomancer-stone-ward", engaged=[tired("bandits-master")]), {"id": MOK, "engaged": mok}],
        shadows=["bandits-minion"], hero_dice=[MISS, MISS], **more,
    )  # fmt: skip
    return s.answer("geomancer-stone-ward")


def test_stone_ward_may_exhaust_an_enemy_engaged_with_the_target(scene: type[Scene]) -> None:
    s = warding(scene, ["ogres-master", "ogres-minion"])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-enemy", TARHA, 0)
    assert s.prompt.options == ("ogres-master", "ogres-minion-1")
    s.answer("ogres-master")
    assert s.through().changed("geomancer") == {"ogres-master.exhausted": True}


def test_stone_ward_need_not_exhaust_anything(scene: type[Scene]) -> None:
    s = warding(scene, ["ogres-master"]).answer(())
    assert s.through().changed("geomancer") == {}


def test_stone_ward_exhausts_no_nemesis_and_nobody_who_is_exhausted(scene: type[Scene]) -> None:
    s = warding(scene, [tired("ogres-master")], nemesis={"place": MOK})
    assert s.through().changed("geomancer") == {}
    assert s.prompt.chooser == MOK
