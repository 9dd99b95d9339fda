"""The exploration cards of the Crypt set."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.fights import GONE, night
from tests.terrinoth.cards.finds import drawing, effect, holding
from tests.terrinoth.cards.pieces import tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

SET = [
    ("grave-salt", "item", "helpful"), ("burial-shroud", "item", "helpful"), ("open-sarcophagus", "event", "mixed"),
    ("voices-below", "event", "harmful"), ("saints-reliquary", "event", "helpful"),
]  # fmt: skip


def test_the_crypt_set_is_these_five(scene: type[Scene]) -> None:
    found = {(name, card.type, card.tone) for name, card in scene.box.exploration.items() if card.set == "crypt"}
    assert found == set(SET)


# -- Grave Salt --------------------------------------------------------------------------------------


@pytest.mark.rule("HT-709")
@pytest.mark.parametrize(("enemy", "wounds"), [("ogres-master", 2), ("death-knights-master", 4)])
def test_salt_burns_a_foe_at_hand_and_the_undead_twice_as_much(scene: type[Scene], enemy: str, wounds: int) -> None:
    s = holding(scene, "grave-salt", mok={"engaged": [enemy]})
    assert (s.prompt.kind, s.prompt.data["window"]) == ("use", "act-start")
    assert s.answer("grave-salt").wounds(enemy) == wounds
    assert s.where("grave-salt") == "discard:exploration"


def test_the_holder_chooses_whom_the_salt_burns(scene: type[Scene]) -> None:
    s = holding(scene, "grave-salt", mok={"engaged": ["ogres-minion", "zombies-master"]}).answer("grave-salt")
    assert (s.prompt.chooser, s.prompt.options) == (MOK, ("ogres-minion-1", "zombies-master"))
    assert s.answer("zombies-master").where("zombies-master") == "discard:enemy"


@pytest.mark.rule("R-09")
def test_salt_is_not_offered_where_no_foe_is_at_hand(scene: type[Scene]) -> None:
    s = holding(scene, "grave-salt", {"id": KARI, "engaged": ["zombies-master"]}, shadows=["zombies-minion"])
    assert s.prompt.kind == "activation-card"


# -- Burial Shroud -----------------------------------------------------------------------------------


def test_the_shroud_stops_all_wounds_of_one_blow_in_the_enemy_phase(scene: type[Scene]) -> None:
    kari = {"id": KARI, "items": ["burial-shroud"], "engaged": ["trolls-master", "cave-spiders-minion"]}
    s = night(scene, kari, MOK, **GONE)
    s.answer("trolls-master")
    assert (s.prompt.kind, s.prompt.data["amount"]) == ("use", 4)
    s.answer("burial-shroud")
    assert s.wounds(KARI) == 1, "the spider's wound is another blow"
    assert s.where("burial-shroud") == "discard:exploration"


def test_the_shroud_may_wait_for_a_worse_blow(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "items": ["burial-shroud"], "engaged": ["bandits-minion"]}, MOK, **GONE).answer(())
    assert (s.wounds(KARI), s.hero(KARI)["items"]) == (1, ["burial-shroud"])


def test_the_shroud_covers_only_its_holder(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "items": ["burial-shroud"]}, {"id": MOK, "engaged": ["bandits-minion"]}, **GONE)
    assert s.wounds(MOK) == 1


def test_outside_the_enemy_phase_the_shroud_stops_nothing(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "items": ["burial-shroud"], "engaged": ["ogres-minion"]}, MOK], turns=[TRENLOE],
        stop_at="enemy_phase", hero_dice=["success", "success"], enemy_dice=["counterattack"], **GONE,
    ).answer("warrior-into-the-fray")  # fmt: skip
    assert s.wounds(TRENLOE) == 1  # attack 2 less the defense of the card


# -- Open Sarcophagus --------------------------------------------------------------------------------


@pytest.mark.rule("HT-319")
@pytest.mark.parametrize(("held", "after"), [(0, 2), (4, 5), (5, 5)])
def test_the_sarcophagus_gives_two_tokens_and_lets_one_out(scene: type[Scene], held: int, after: int) -> None:
    s = drawing(scene, "open-sarcophagus", mok={"tokens": held}, decks={"enemy": ["ogres-minion", "ogres-master"]})
    assert s.hero(MOK)["tokens"] == after
    assert effect(s, "open-sarcophagus") | {f"{MOK}.success": after} == {
        f"{MOK}.success": after, "ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True,
    }  # fmt: skip


@pytest.mark.rule("HT-702")
def test_with_no_enemy_left_it_only_gives(scene: type[Scene]) -> None:
    s = drawing(scene, "open-sarcophagus", decks={"enemy": []}, discards={"enemy": []})
    assert effect(s, "open-sarcophagus") == {f"{MOK}.success": 2}


# -- Voices Below ------------------------------------------------------------------------------------


def test_the_voices_weaken(scene: type[Scene]) -> None:
    s = drawing(scene, "voices-below")
    assert (s.hero(MOK)["conditions"], s.hero(KARI)["conditions"], s.wounds(MOK)) == (["weakened"], [], 0)


def test_the_voices_wound_who_is_weakened_already(scene: type[Scene]) -> None:
    s = drawing(scene, "voices-below", mok={"conditions": ["weakened"], "exhausted": ["healer-chastise"]}).answer(())
    assert s.wounds(MOK) == 2


# -- Saint's Reliquary -------------------------------------------------------------------------------


def test_the_reliquary_frees_the_sick_and_heals_the_others(scene: type[Scene]) -> None:
    s = drawing(
        scene, "saints-reliquary", {"id": KARI, "wounds": 2, "conditions": ["poisoned", "weakened"]},
        {"id": ASTARRA, "wounds": 2, "conditions": ["focused"]}, mok={"wounds": 2},
    )  # fmt: skip
    assert s.hero(KARI)["conditions"] == []
    assert s.hero(ASTARRA)["conditions"] == ["focused"]
    assert [s.wounds(hero) for hero in (KARI, ASTARRA)] == [2, 1]
    assert s.wounds(MOK) == 0  # one for himself, one for the recovery of another in his activation


def test_the_reliquary_helps_only_who_needs_it(scene: type[Scene]) -> None:
    s = drawing(scene, "saints-reliquary", {"id": KARI, "engaged": [tired("ogres-minion")]})
    assert effect(s, "saints-reliquary") == {}
