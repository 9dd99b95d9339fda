"""Zombies, reanimates and razorwings: what they do, when they do not, and what they leave alone."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.fights import BLANK, foe, night, strike
from tests.terrinoth.cards.pieces import HEALER, SCOUT, hidden, hurt, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

ZOMBIES = ["zombies-minion-1", "zombies-master"]


# -- zombies -----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-404", "HT-409")
@pytest.mark.parametrize("zombie", ZOMBIES)
def test_a_zombie_at_hand_grabs_a_card_and_inflicts(scene: type[Scene], zombie: str) -> None:
    s = night(scene, {"id": KARI, "engaged": [zombie]}, MOK)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("exhaust-card", KARI, tuple(SCOUT))
    s.answer("scout-caution")
    assert s.changed() == foe(zombie) | {"scout-caution.exhausted": True, f"{KARI}.wound": 1}


@pytest.mark.parametrize("zombie", ZOMBIES)
def test_a_zombie_that_only_arrives_grabs_nothing(scene: type[Scene], zombie: str) -> None:
    s = night(scene, KARI, MOK, shadows=[zombie])
    assert s.changed() == foe(zombie) | {f"{zombie}.zone": f"engaged:{KARI}", f"{KARI}.wound": 1}


def test_a_zombie_finds_no_ready_card_to_grab(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": ["zombies-minion"], "exhausted": SCOUT}, MOK)
    assert s.changed() == foe("zombies-minion-1") | {f"{KARI}.wound": 1}


def test_each_zombie_grabs_from_the_hero_it_is_engaged_with(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": ["zombies-minion"]}, {"id": MOK, "engaged": ["zombies-minion"]})
    s.answer("scout-caution")
    assert (s.prompt.chooser, s.prompt.options) == (MOK, tuple(HEALER))


def test_a_zombie_shrugs_off_one_success(scene: type[Scene]) -> None:
    assert strike(scene, ["zombies-master"], ["success", "success"], BLANK).wounds("zombies-master") == 1
    assert strike(scene, ["zombies-master"], ["success", "defense"], BLANK).wounds("zombies-master") == 0


# -- reanimates --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "attack"), [("reanimates-minion", 1), ("reanimates-master", 2)])
def test_a_reanimate_mends_itself_before_it_strikes(scene: type[Scene], card: str, attack: int) -> None:
    piece = f"{card}-1" if card.endswith("minion") else card
    s = night(scene, {"id": KARI, "engaged": [hurt(card, 2)]}, {"id": MOK, "wounds": 3}, shadows=[])
    assert s.changed() == foe(piece) | {f"{piece}.wound": 0, f"{KARI}.wound": attack}


def test_a_reanimate_mends_itself_in_the_shadows_too_and_nobody_else(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, shadows=[hurt("reanimates-minion", 2), tired("reanimates-master", 1)])
    assert s.changed() == foe("reanimates-minion-1") | {
        "reanimates-minion-1.wound": 0, "reanimates-minion-1.zone": f"engaged:{KARI}", f"{KARI}.wound": 1,
    }  # fmt: skip


def test_a_sound_reanimate_just_advances_and_inflicts(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, shadows=["reanimates-master"])
    assert s.changed() == foe("reanimates-master") | {
        "reanimates-master.zone": f"engaged:{KARI}", f"{KARI}.wound": 2
    }  # fmt: skip


# -- razorwings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wing", "attack"), [("razorwings-minion-1", 1), ("razorwings-master", 2)])
def test_a_razorwing_swoops_on_the_least_wounded_and_is_gone(scene: type[Scene], wing: str, attack: int) -> None:
    s = night(scene, {"id": KARI, "wounds": 3}, {"id": MOK, "wounds": 1}, ASTARRA, shadows=[wing], leader=MOK)
    assert s.changed() == foe(wing) | {f"{ASTARRA}.wound": attack}


def test_a_razorwing_swoops_away_from_the_hero_it_is_engaged_with(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "wounds": 1, "engaged": ["razorwings-minion"]}, MOK)
    assert s.changed() == foe("razorwings-minion-1") | {"razorwings-minion-1.zone": "shadows", f"{MOK}.wound": 1}


@pytest.mark.rule("R-15")
def test_the_leader_settles_a_tie_of_the_least_wounded(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "wounds": 1}, MOK, ASTARRA, shadows=["razorwings-minion"], leader=ASTARRA)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", ASTARRA, (ASTARRA, MOK))
    assert s.answer(MOK).wounds(MOK) == 1


def test_a_razorwing_engaged_with_the_least_wounded_stays_and_inflicts_there(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": ["razorwings-minion"]}, MOK)
    assert s.changed() == foe("razorwings-minion-1") | {"razorwings-minion-1.zone": "shadows", f"{KARI}.wound": 1}


def test_the_defeated_are_not_the_least_wounded(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "wounds": 4}, {"id": MOK, "defeated": True}, shadows=["razorwings-minion"])
    assert s.wounds(KARI) == 5


@pytest.mark.rule("HT-705", "R-16")
def test_a_swoop_on_a_full_hero_is_thrown_back_and_inflicts_on_the_active_one(scene: type[Scene]) -> None:
    three = [tired("ogres-minion"), tired("ogres-minion"), tired("ogres-master")]
    s = night(scene, {"id": KARI, "wounds": 2}, {"id": MOK, "engaged": three}, shadows=["razorwings-master"])
    assert s.changed() == foe("razorwings-master") | {f"{MOK}.wound": 2, f"{KARI}.wound": 4}


def test_a_razorwing_unseen_shows_itself_first(scene: type[Scene]) -> None:
    s = night(scene, {"id": TRENLOE, "wounds": 1}, MOK, shadows=[hidden("razorwings-minion")])
    assert s.changed() == foe("razorwings-minion-1") | {"razorwings-minion-1.faceup": True, f"{MOK}.wound": 1}
