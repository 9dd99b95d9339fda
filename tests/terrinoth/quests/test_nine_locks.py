"""Nine Locks: the peril track is an alarm, the unseen sleep while it is quiet, and the Star has to get out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.cards.pieces import tired
from tests.terrinoth.quests.phases import PARTIES, Phases, counters, outcome, upgrade_all, upgraded
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUEST = "nine-locks"
CASTELLAN = "iron-castellan"
ATTACK, REST = "warrior-into-the-fray", "scout-caution"
VAULT, STAIR, CELLAR = "vault-of-nine-locks", "smugglers-stair", "forgotten-cellar"
OGRES = {"enemy": ["ogres-minion", "ogres-minion", "ogres-master"]}
LAST = 7
"""The last space of the track."""


@pytest.fixture
def play(scene: type[Scene]) -> Phases:
    """The scenes of this quest."""
    return Phases(scene, QUEST)


def hidden(card: str) -> dict[str, Any]:
    """A facedown enemy."""
    return {"card": card, "facedown": True}


def bearer(s: Scene) -> str:
    """Who has the Lantern Star."""
    found: str = s.all()["bearer"]
    return found


# -- the alarm ---------------------------------------------------------------------------------------


def test_play_begins_without_noise_star_or_bearer(scene: type[Scene]) -> None:
    s = scene(quest=QUEST, node="setup")
    assert (counters(s), bearer(s), s.all()["peril"]) == ({}, "", 0)


def test_in_a_quiet_round_the_peril_token_stands_still(play: Phases) -> None:
    assert play.peril(1).changed() == {}


def test_noise_raises_the_alarm_in_the_peril_phase_and_is_gone(play: Phases) -> None:
    s = play.peril(1, counters={"noise": 3}, decks=OGRES)
    assert s.changed() == {"peril": 2, "counter:noise": 0, "ogres-minion-1.zone": "shadows"}


def test_once_the_star_is_taken_every_peril_phase_raises_the_alarm(play: Phases) -> None:
    assert play.peril(2, counters={"star": 1}, bearer=MOK).changed() == {"peril": 3}


def test_noise_and_star_together_raise_it_once(play: Phases) -> None:
    s = play.peril(2, counters={"star": 1, "noise": 1}, bearer=MOK)
    assert s.changed() == {"peril": 3, "counter:noise": 0}


@pytest.mark.parametrize("what", ["noise", "star"])
def test_the_alarm_on_the_last_space_is_defeat(play: Phases, what: str) -> None:
    assert outcome(play.peril(LAST, counters={what: 1}, bearer=MOK)) == "defeat"
    assert outcome(play.peril(LAST - 1, counters={what: 1}, bearer=MOK, decks=OGRES)) == ""


def test_a_quiet_peril_phase_on_the_last_space_is_none(play: Phases) -> None:
    s = play.peril(LAST, decks=OGRES)
    assert (outcome(s), s.changed()) == ("", {})


def test_every_rule_that_raises_the_alarm_does_what_the_first_one_says(play: Phases) -> None:
    rules = {rule.id: rule.do for rule in play.scene.box.quests[QUEST].rules}
    assert rules["Q5-2"] == rules["Q5-1"]
    assert rules["Q5-1"] in rules["Q5-4"]
    assert rules["Q5-1"] in rules["Q5-8"]


# -- noise -------------------------------------------------------------------------------------------


def strike(play: Phases, engaged: list[Any], faces: list[str], *enemy: str, **spec: Any) -> Scene:
    """Trenloe attacks; the dice may threaten."""
    return play.activation(
        {"id": TRENLOE, "engaged": engaged}, MOK, hero_dice=faces, enemy_dice=list(enemy), **spec
    ).answer(ATTACK)  # fmt: skip


def test_an_attack_that_defeats_no_enemy_makes_noise(play: Phases) -> None:
    s = strike(play, ["ogres-minion"], ["success", "success"], "blank")
    assert s.changed(ATTACK) == {"ogres-minion-1.wound": 2, "counter:noise": 1}


def test_an_attack_that_defeats_one_makes_none(play: Phases) -> None:
    s = strike(play, ["cave-spiders-minion"], ["success", "defense"], "blank", location={"id": CELLAR})
    assert "counter:noise" not in s.changed()


@pytest.mark.rule("HT-801")
def test_an_attack_that_fells_only_the_attacker_makes_noise(play: Phases) -> None:
    trenloe = {"id": TRENLOE, "wounds": 23, "engaged": ["ogres-minion"]}
    s = play.activation(
        trenloe, MOK, hero_dice=["success", "success"], enemy_dice=["counterattack"], bearer=MOK
    ).answer(ATTACK)  # fmt: skip
    assert (s.hero(TRENLOE)["defeated"], counters(s)) == (True, {"noise": 1}), "that asks nobody and is given to nobody"


def test_an_attack_without_a_target_makes_noise_too(play: Phases) -> None:
    assert counters(strike(play, [], ["success", "success"])) == {"noise": 1}


def test_other_actions_make_none(play: Phases) -> None:
    s = play.activation({"id": KARI, "engaged": ["ogres-minion"]}, MOK, hero_dice=["success"], enemy_dice=["blank"])
    assert "counter:noise" not in s.answer(REST).changed()


# -- the threat of the quest sheet -------------------------------------------------------------------


def test_a_threat_raises_the_alarm_at_once_and_peril_takes_effect(play: Phases) -> None:
    s = strike(play, ["ogres-minion"], ["success", "success"], "threat", peril=1, decks={"enemy": ["ogres-master"]})
    assert s.changed(ATTACK) == {
        "ogres-minion-1.wound": 2, "peril": 2, "ogres-master.zone": "shadows", "counter:noise": 1,
    }  # fmt: skip


def test_two_threat_faces_raise_it_once(play: Phases) -> None:
    s = strike(play, ["ogres-minion", "ogres-master"], ["defense", "defense"], "threat", "threat")
    assert s.answer("ogres-master").all()["peril"] == 1


def test_the_alarm_comes_after_all_other_threats(play: Phases) -> None:
    s = strike(
        play, ["ogres-minion"], ["defense", "defense"], "threat", peril=4, decks={"enemy": ["ogres-master"]},
        shadows=["barghests-master"],
    ).answer(())  # fmt: skip
    order = [note["source"] for note in s.notes("resolves") if note["source"] in ("barghests-master", "Q5-2")]
    assert order == ["barghests-master", "Q5-2"]
    assert s.t.engaged(TRENLOE) == ["ogres-minion-1", "barghests-master", "ogres-master"]


def test_an_alarm_in_an_action_on_the_last_space_is_defeat_at_once(play: Phases) -> None:
    s = strike(play, ["cave-spiders-minion"], ["success", "success"], "threat", peril=LAST)
    assert outcome(s) == "defeat"


def test_without_a_threat_face_nothing_is_raised(play: Phases) -> None:
    assert strike(play, ["ogres-minion"], ["success", "success"], "counterattack", peril=3).all()["peril"] == 3


# -- the sleepers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [0, 3])
def test_left_of_blue_facedown_enemies_do_not_activate(play: Phases, space: int) -> None:
    s = play.enemies(peril=space, shadows=[hidden("ogres-minion"), hidden("ogres-master")])
    assert s.changed() == {}


def test_faceup_enemies_activate_all_the_same(play: Phases) -> None:
    s = play.enemies(peril=0, shadows=[hidden("ogres-master"), "ogres-minion", "bandits-minion"])
    assert s.prompt.options == ("ogres-minion-1", "bandits-minion-1")
    assert s.session.refusals["ogres-master"] == ("refusal.asleep", "HT-002")


@pytest.mark.parametrize("space", [4, 5, LAST])
def test_from_the_blue_space_on_they_wake(play: Phases, space: int) -> None:
    s = play.enemies(peril=space, shadows=[hidden("ogres-minion")])
    assert s.where("ogres-minion-1") == f"engaged:{KARI}"


def test_a_sleeper_may_be_wounded_and_engaged(play: Phases) -> None:
    s = play.activation({"id": KARI, "tokens": 1}, MOK, shadows=[hidden("ogres-minion")], hero_dice=["defense"])
    s.answer(REST, KARI)
    assert s.wounds("ogres-minion-1") == 1


# -- the Star ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_in_the_explored_vault_a_hero_takes_the_star_and_the_castellan_comes(play: Phases, party: list[str]) -> None:
    s = play.travel(location={"id": VAULT, "progress": 9}, heroes=party, leader=MOK)
    assert (s.prompt.kind, s.prompt.chooser, set(s.prompt.options)) == ("choose-hero", MOK, set(party))
    s.answer(KARI)
    assert (bearer(s), counters(s)) == (KARI, {"star": 1})
    assert s.where(CASTELLAN) == f"engaged:{KARI}"
    assert s.prompt.kind == "travel", "the party may travel in the same phase"


def test_the_castellan_strikes_the_bearer_when_the_party_travels(play: Phases) -> None:
    s = play.travel(location={"id": VAULT, "progress": 9}, decks=OGRES).answer(KARI, "yes", ())
    assert s.wounds(KARI) == 3
    assert s.wounds(MOK) == 0
    assert s.all()["location"]["id"] == STAIR
    assert s.where(CASTELLAN) == f"engaged:{KARI}"


@pytest.mark.parametrize("location", [{"id": VAULT, "progress": 8}, {"id": CELLAR, "progress": 6}])
def test_elsewhere_or_before_that_nobody_takes_it(play: Phases, location: dict[str, Any]) -> None:
    s = play.travel(location=location)
    assert bearer(s) == ""
    assert s.where(CASTELLAN) == "lair"


def test_the_star_is_taken_only_once(play: Phases) -> None:
    s = play.scene(quest=QUEST, node="travel", location={"id": VAULT, "progress": 9}).answer(MOK, ())
    while s.session.prompt is not None and s.all()["round"] < 3:
        s.answer(s.prompt.options[: s.prompt.least])
    assert s.all()["round"] == 3, "they stayed in the vault for a whole round"
    assert [note["hero"] for note in s.notes("gives")] == [MOK]


def test_when_the_bearer_falls_the_leader_chooses_another_and_the_alarm_is_raised(play: Phases) -> None:
    s = play.enemies(
        heroes=[KARI, {"id": MOK, "wounds": 13, "engaged": ["ogres-minion"]}, ASTARRA], bearer=MOK, leader=ASTARRA,
        counters={"star": 1}, peril=2,
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", ASTARRA, (ASTARRA, KARI))
    s.answer(KARI)
    assert (bearer(s), s.all()["peril"]) == (KARI, 3)


def test_the_leader_chooses_in_the_activation_of_another_hero_too(play: Phases) -> None:
    s = play.activation(
        {"id": TRENLOE, "wounds": 17, "engaged": ["ogres-minion"]}, MOK, KARI, bearer=TRENLOE, leader=KARI,
        counters={"star": 1}, hero_dice=["success", "success"], enemy_dice=["counterattack"],
    ).answer(ATTACK)  # fmt: skip
    assert s.hero(TRENLOE)["defeated"]
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-hero", KARI)


def test_the_last_hero_gets_the_star_unasked(play: Phases) -> None:
    s = play.enemies(
        heroes=[KARI, {"id": MOK, "wounds": 19, "engaged": ["ogres-minion"]}], bearer=MOK, counters={"star": 1}
    )
    assert (bearer(s), s.all()["peril"]) == (KARI, 1)


def test_the_fall_of_the_bearer_on_the_last_space_is_defeat(play: Phases) -> None:
    s = play.enemies(
        heroes=[KARI, {"id": MOK, "wounds": 19, "engaged": ["ogres-minion"]}], bearer=MOK, counters={"star": 1},
        peril=LAST,
    )  # fmt: skip
    assert outcome(s) == "defeat"


FULL = [tired("ogres-minion"), tired("ogres-master"), tired("bloodguards-minion")]
"""Three enemies that do nothing: a fourth strikes and goes [HT-705]."""


def two_bearers_fall(play: Phases, **spec: Any) -> Scene:
    """The bearer falls, and the alarm brings one enemy too many upon Kari, who has 1 health left."""
    kari, mok = {"id": KARI, "wounds": 14, "engaged": FULL}, {"id": MOK, "wounds": 13, "engaged": ["ogres-minion-2"]}
    return play.enemies(
        heroes=[kari, mok, ASTARRA], bearer=MOK, leader=ASTARRA, counters={"star": 1}, peril=4,
        decks={"enemy": ["sorcerers-minion", "..."]}, **spec,
    )  # fmt: skip


@pytest.mark.rule("R-10")
def test_the_star_goes_on_when_the_new_bearer_falls_by_the_alarm_of_the_same_fall(play: Phases) -> None:
    s = two_bearers_fall(play).answer(KARI)
    assert (s.hero(MOK)["defeated"], s.hero(KARI)["defeated"]) == (True, True)
    assert [note["hero"] for note in s.notes("gives")] == [KARI, ASTARRA]
    assert (bearer(s), s.all()["peril"]) == (ASTARRA, 6), "each of the two falls raised the alarm"


@pytest.mark.rule("R-10")
def test_a_new_bearer_who_stands_keeps_the_star(play: Phases) -> None:
    s = two_bearers_fall(play).answer(ASTARRA)
    assert ([note["hero"] for note in s.notes("gives")], bearer(s), s.all()["peril"]) == ([ASTARRA], ASTARRA, 5)


def test_the_fall_of_another_hero_raises_nothing(play: Phases) -> None:
    s = play.enemies(
        heroes=[KARI, {"id": MOK, "wounds": 19, "engaged": ["ogres-minion"]}], bearer=KARI, counters={"star": 1}
    )
    assert (s.hero(MOK)["defeated"], bearer(s), s.all()["peril"]) == (True, KARI, 0)


# -- upgrades and effects ----------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_each_travel_upgrades_each_hero(play: Phases, party: list[str]) -> None:
    s = play.travel(
        location={"id": "mountain-pass", "progress": 8}, heroes=party,
        decks={"location": [VAULT, STAIR], "enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert upgraded(upgrade_all(s)) == party


def test_the_first_location_upgrades_nobody(scene: type[Scene]) -> None:
    assert upgraded(scene(quest=QUEST, node="setup")) == []


def test_green_brings_an_enemy_unseen(play: Phases) -> None:
    s = play.peril(1, counters={"noise": 1}, decks=OGRES)
    assert (s.where("ogres-minion-1"), s.board.pieces["ogres-minion-1"].face_up) == ("shadows", False)


def test_blue_takes_a_token_or_a_card_of_each_hero(play: Phases) -> None:
    s = play.peril(
        3, counters={"noise": 1}, heroes=[{"id": KARI, "tokens": 2}, MOK, {"id": ASTARRA, "tokens": 1}]
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("exhaust-card", MOK)
    s.answer("healer-chastise")
    assert s.changed("peril", "counter") == {
        f"{KARI}.success": 1, "healer-chastise.exhausted": True, f"{ASTARRA}.success": 0,
    }  # fmt: skip


@pytest.mark.parametrize("space", [4, 6])
def test_red_brings_an_enemy_upon_the_leader_or_upon_the_bearer(play: Phases, space: int) -> None:
    spec: dict[str, Any] = {"counters": {"noise": 1}, "leader": MOK, "decks": OGRES}
    assert play.peril(space, **spec).t.engaged(MOK) == ["ogres-minion-1"]
    assert play.peril(space, bearer=KARI, **spec).t.engaged(KARI) == ["ogres-minion-1"]


@pytest.mark.parametrize("space", [0, 2, 5])
def test_on_grey_the_alarm_has_no_effect_of_its_own(play: Phases, space: int) -> None:
    assert play.peril(space, counters={"noise": 1}).changed() == {"peril": space + 1, "counter:noise": 0}


# -- the end of the quest ----------------------------------------------------------------------------


def test_the_stair_explored_is_victory(play: Phases) -> None:
    s = play.end(location={"id": STAIR, "progress": 7}, bearer=KARI, nemesis={"place": KARI}, counters={"star": 1})
    assert outcome(s) == "victory"


@pytest.mark.parametrize("location", [{"id": STAIR, "progress": 6}, {"id": VAULT, "progress": 9}])
def test_short_of_that_it_is_not(play: Phases, location: dict[str, Any]) -> None:
    assert outcome(play.end(location=location, bearer=KARI, counters={"star": 1})) == ""


@pytest.mark.rule("HT-803")
def test_the_fall_of_all_heroes_is_defeat(play: Phases) -> None:
    s = play.enemies(heroes=[{"id": ASTARRA, "wounds": 18}, {"id": KARI, "defeated": True}], shadows=["ogres-minion"])
    assert outcome(s) == "defeat"
