"""Sorcerers, barghests, wraiths, bloodguards and hellhounds: what they do, when not, what they leave alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.cards.fights import ATTACK, BLANK, GONE, foe, night, strike, threaten
from tests.terrinoth.cards.pieces import MISS, hidden, hurt, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

# -- sorcerers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("sorcerer", ["sorcerers-minion-1", "sorcerers-master"])
def test_lightning_from_the_shadows_strikes_everybody_and_the_active_hero_twice(
    scene: type[Scene], sorcerer: str
) -> None:
    s = night(scene, KARI, MOK, ASTARRA, shadows=[sorcerer])
    assert s.changed() == foe(sorcerer) | {f"{KARI}.wound": 2, f"{MOK}.wound": 1, f"{ASTARRA}.wound": 1}


@pytest.mark.parametrize("sorcerer", ["sorcerers-minion-1", "sorcerers-master"])
def test_an_engaged_sorcerer_wastes_its_lightning_and_steps_back(scene: type[Scene], sorcerer: str) -> None:
    s = night(scene, {"id": KARI, "engaged": [sorcerer]}, MOK)
    assert s.changed() == foe(sorcerer) | {f"{sorcerer}.zone": "shadows", f"{KARI}.wound": 1}


def test_the_sorcerer_master_threatens_the_poorest_hero(scene: type[Scene]) -> None:
    s = threaten(scene, KARI, {"id": MOK, "tokens": 2}, {"id": ASTARRA, "tokens": 1}, shadows=["sorcerers-master"])
    assert (s.wounds(KARI), s.wounds(MOK), s.wounds(ASTARRA)) == (1, 0, 0)


@pytest.mark.rule("R-15")
def test_the_active_hero_settles_a_tie_of_the_poorest(scene: type[Scene]) -> None:
    s = threaten(scene, KARI, MOK, leader=MOK, shadows=["sorcerers-master"])
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-hero", KARI)
    assert s.answer(MOK).wounds(MOK) == 1


@pytest.mark.parametrize("shadows", [["sorcerers-minion"], [hidden("sorcerers-master")]], ids=["minion", "facedown"])
def test_a_sorcerer_minion_or_an_unseen_master_threatens_nobody(scene: type[Scene], shadows: list[Any]) -> None:
    s = threaten(scene, KARI, {"id": MOK, "tokens": 1}, shadows=shadows)
    assert (s.wounds(KARI), s.wounds(MOK)) == (0, 0)


# -- barghests ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("barghest", "attack"), [("barghests-minion-1", 2), ("barghests-master", 3)])
def test_a_barghest_stalks_the_most_wounded(scene: type[Scene], barghest: str, attack: int) -> None:
    s = night(scene, KARI, {"id": MOK, "wounds": 2}, {"id": ASTARRA, "wounds": 1}, shadows=[barghest])
    assert s.changed() == foe(barghest) | {f"{barghest}.zone": f"engaged:{MOK}", f"{MOK}.wound": 2 + attack}


def test_the_most_wounded_is_who_has_most_wounds_not_least_health(scene: type[Scene]) -> None:
    s = night(scene, {"id": ASTARRA, "wounds": 13}, {"id": TRENLOE, "wounds": 14}, shadows=["barghests-minion"])
    assert s.where("barghests-minion-1") == f"engaged:{TRENLOE}"


def test_a_barghest_leaves_a_sound_hero_for_a_wounded_one(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": ["barghests-minion"]}, {"id": MOK, "wounds": 1})
    assert s.changed() == foe("barghests-minion-1") | {"barghests-minion-1.zone": f"engaged:{MOK}", f"{MOK}.wound": 3}


@pytest.mark.rule("R-15")
def test_where_nobody_is_wounded_the_leader_chooses_whom_it_stalks(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, shadows=["barghests-minion"])
    assert s.prompt.options == (KARI, MOK)
    assert s.answer(MOK).where("barghests-minion-1") == f"engaged:{MOK}"


@pytest.mark.parametrize("place", ["shadows", "friend"])
def test_the_barghest_master_threatens_to_engage_the_active_hero(scene: type[Scene], place: str) -> None:
    friend: dict[str, Any] = {"id": MOK, "engaged": ["barghests-master"] if place == "friend" else []}
    s = threaten(scene, KARI, friend, shadows=["barghests-master"] if place == "shadows" else [])
    assert s.where("barghests-master") == f"engaged:{KARI}"
    assert s.wounds(KARI) == 0


@pytest.mark.rule("HT-705")
def test_its_threat_upon_a_full_hero_costs_wounds(scene: type[Scene]) -> None:
    kari = {"id": KARI, "engaged": [tired("ogres-minion"), tired("ogres-minion")]}
    s = threaten(scene, kari, MOK, shadows=["barghests-master"])
    assert (s.where("barghests-master"), s.wounds(KARI)) == ("shadows", 3)


# -- wraiths -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wraith", "attack"), [("wraiths-minion-1", 1), ("wraiths-master", 2)])
def test_an_engaged_wraith_drains_and_inflicts(scene: type[Scene], wraith: str, attack: int) -> None:
    s = night(scene, {"id": KARI, "engaged": [hurt(wraith, 2)]}, MOK)
    assert s.changed() == foe(wraith) | {f"{wraith}.wound": 1, f"{KARI}.wound": 1 + attack}


def test_a_wraith_that_only_arrives_drains_nobody(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, shadows=[hurt("wraiths-minion", 2)])
    assert s.changed() == foe("wraiths-minion-1") | {"wraiths-minion-1.zone": f"engaged:{KARI}", f"{KARI}.wound": 1}


@pytest.mark.parametrize("wraith", ["wraiths-minion-1", "wraiths-master"])
@pytest.mark.parametrize(
    ("faces", "wounds"), [(["success", MISS], 1), (["success", "success"], 2), (["success+success"] * 2, 2)]
)
def test_no_attack_deals_a_wraith_more_than_two(
    scene: type[Scene], wraith: str, faces: list[str], wounds: int
) -> None:
    assert strike(scene, [wraith], faces, BLANK).wounds(wraith) == wounds


def test_the_limit_counts_for_each_wraith_and_each_attack_by_itself(scene: type[Scene]) -> None:
    s = strike(scene, [hurt("wraiths-master", 2)], ["success+success", "success+success"], BLANK)
    assert s.where("wraiths-master") == "discard:enemy"


def test_a_card_may_deal_it_more(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["wraiths-master"], "items": ["grave-salt"]}, MOK], **GONE)
    s.answer("grave-salt")
    assert s.where("wraiths-master") == "discard:enemy"


def test_ignoring_resilience_does_not_lift_the_limit(scene: type[Scene]) -> None:
    s = strike(
        scene, ["wraiths-master"], ["success+success", "success", "success"], BLANK, trenloe={"items": ["keen-oil"]}
    ).answer("keen-oil")
    assert s.wounds("wraiths-master") == 2


# -- bloodguards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guard", "attack"), [("bloodguards-minion-1", 1), ("bloodguards-master", 2)])
def test_a_bloodguard_advances_bashes_the_attack_card_and_inflicts(scene: type[Scene], guard: str, attack: int) -> None:
    s = night(scene, TRENLOE, MOK, shadows=[guard])
    assert s.changed() == foe(guard) | {
        f"{guard}.zone": f"engaged:{TRENLOE}", f"{ATTACK}.exhausted": True, f"{TRENLOE}.wound": attack,
    }  # fmt: skip


def test_a_hero_without_a_ready_attack_card_suffers_for_it(scene: type[Scene]) -> None:
    s = night(scene, {"id": TRENLOE, "exhausted": [ATTACK], "engaged": ["bloodguards-minion"]}, MOK)
    assert s.changed() == foe("bloodguards-minion-1") | {f"{TRENLOE}.wound": 1 + 1}


def test_an_advanced_attack_card_is_bashed_too(scene: type[Scene]) -> None:
    s = night(scene, {"id": TRENLOE, "advanced": ["knight-press-of-steel"], "engaged": ["bloodguards-minion"]}, MOK)
    assert s.hero(TRENLOE)["exhausted"] == ["knight-press-of-steel"]


def guarded(scene: type[Scene], engaged: list[Any], **spec: Any) -> Scene:
    """Astarra, beside foes, chooses the target of her ranged attack."""
    heroes = [{"id": ASTARRA, "engaged": engaged}, {"id": MOK, "engaged": ["ogres-master"]}]
    return scene(heroes=heroes, **(GONE | spec)).answer("mage-arcane-dart")


def test_beside_a_ready_bloodguard_no_other_enemy_can_be_the_target(scene: type[Scene]) -> None:
    engaged = ["ogres-minion", "bloodguards-minion", "bloodguards-master"]
    s = guarded(scene, engaged, shadows=["bandits-minion", hidden("ogres-minion")])
    assert s.prompt.options == ("bloodguards-minion-1", "bloodguards-master")
    assert s.session.refusals["ogres-minion-1"] == ("refusal.guarded", "HT-002")


def test_a_guard_elsewhere_may_be_the_target_as_well(scene: type[Scene]) -> None:
    s = guarded(scene, ["bloodguards-minion"], shadows=["bloodguards-master", "bandits-minion"])
    assert s.prompt.options == ("bloodguards-minion-1", "bloodguards-master")


@pytest.mark.parametrize(
    ("engaged", "shadows"),
    [([tired("bloodguards-minion"), "ogres-minion"], []), (["ogres-minion"], ["bloodguards-minion"])],
    ids=["exhausted", "in the shadows"],
)
def test_an_exhausted_guard_or_one_elsewhere_binds_nobody(
    scene: type[Scene], engaged: list[Any], shadows: list[Any]
) -> None:
    assert "ogres-minion-1" in guarded(scene, engaged, shadows=shadows).prompt.options


def test_a_guard_binds_only_the_hero_it_is_engaged_with(scene: type[Scene]) -> None:
    s = scene(
        heroes=[ASTARRA, {"id": MOK, "engaged": ["bloodguards-minion"]}], shadows=["ogres-minion"], **GONE
    ).answer("mage-arcane-dart")  # fmt: skip
    assert set(s.prompt.options) == {"bloodguards-minion-1", "ogres-minion-1"}


def test_other_lines_of_a_card_may_choose_any_enemy(scene: type[Scene]) -> None:
    s = guarded(scene, ["bloodguards-minion"], shadows=["ogres-minion"], hero_dice=[MISS, MISS], enemy_dice=[BLANK])
    assert s.prompt.kind == "pay"
    s.answer("yes")
    assert "ogres-minion-1" in s.prompt.options


def test_an_enemy_with_another_prohibition_is_no_guard(scene: type[Scene]) -> None:
    s = scene(
        quest="the-pale-cantor", heroes=[{"id": ASTARRA, "engaged": ["bloodguards-minion", "ogres-minion"]}, MOK],
        nemesis={"place": ASTARRA},
    ).answer("mage-arcane-dart")  # fmt: skip
    assert s.notes("targets") == [{"hero": ASTARRA, "action": "attack", "targets": ["bloodguards-minion-1"]}]


# -- hellhounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("hound", ["hellhounds-minion-1", "hellhounds-master"])
def test_who_strikes_an_engaged_hellhound_is_burnt(scene: type[Scene], hound: str) -> None:
    s = strike(scene, [hound], ["success", MISS], BLANK)
    assert s.changed(ATTACK) == {f"{hound}.wound": 1, f"{TRENLOE}.wound": 1}


def test_even_a_strike_that_misses_is_burnt(scene: type[Scene]) -> None:
    assert strike(scene, ["hellhounds-minion"], [MISS, MISS], BLANK).changed(ATTACK) == {f"{TRENLOE}.wound": 1}


def test_a_hound_that_fell_burns_nobody(scene: type[Scene]) -> None:
    s = strike(scene, [hurt("hellhounds-minion", 2)], ["success", MISS], BLANK)
    assert s.wounds(TRENLOE) == 0


def test_a_hound_that_was_no_target_burns_nobody(scene: type[Scene]) -> None:
    s = strike(scene, ["ogres-minion", "hellhounds-minion"], ["success", MISS], BLANK, BLANK).answer("ogres-minion-1")
    assert s.wounds(TRENLOE) == 0


@pytest.mark.parametrize("host", ["shadows", MOK])
def test_an_attack_from_afar_is_not_burnt_nor_is_the_hero_beside_the_hound(scene: type[Scene], host: str) -> None:
    mok = {"id": MOK, "engaged": ["hellhounds-minion"] if host == MOK else []}
    s = scene(
        heroes=[ASTARRA, mok], shadows=["hellhounds-minion"] if host == "shadows" else [],
        hero_dice=["success", MISS], turns=[ASTARRA], stop_at="enemy_phase", **GONE,
    ).answer("mage-arcane-dart", ())  # fmt: skip
    assert s.wounds("hellhounds-minion-1") == 1
    assert (s.wounds(ASTARRA), s.wounds(MOK)) == (0, 0)


def test_firebreath_burns_every_hero_who_fights(scene: type[Scene]) -> None:
    s = night(
        scene, KARI, {"id": MOK, "engaged": [tired("ogres-minion")]}, ASTARRA, shadows=["hellhounds-master"]
    )  # fmt: skip
    assert s.changed() == foe("hellhounds-master") | {
        "hellhounds-master.zone": f"engaged:{KARI}", f"{KARI}.wound": 1 + 2, f"{MOK}.wound": 1,
    }  # fmt: skip


def test_the_minion_breathes_no_fire(scene: type[Scene]) -> None:
    s = night(scene, KARI, {"id": MOK, "engaged": [tired("ogres-minion")]}, shadows=["hellhounds-minion"])
    assert (s.wounds(KARI), s.wounds(MOK)) == (2, 0)
