"""The Crimson Ledger: evidence is gathered, and the hero with the ledger is hunted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.quests.phases import PARTIES, WANDER, Phases, counters, outcome, upgrade_all, upgraded
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUEST = "the-crimson-ledger"
VAEL = "captain-vael"
AID, EXPLORE, ATTACK = "healer-mending-word", "healer-walk-unafraid", "warrior-into-the-fray"
ROAD = {"location": ["market-square", "hall-of-masks"]}
MASKS = {"id": "hall-of-masks"}
AWAY = {"id": "market-square"}


@pytest.fixture
def play(scene: type[Scene]) -> Phases:
    """The scenes of this quest."""
    return Phases(scene, QUEST)


def bearer(s: Scene) -> str:
    """Who has the ledger."""
    found: str = s.all()["bearer"]
    return found


# -- the ledger --------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_the_party_leader_takes_the_ledger(scene: type[Scene], party: list[str]) -> None:
    s = scene(quest=QUEST, node="setup", heroes=party, leader=MOK)
    assert bearer(s) == MOK
    assert counters(s) == {}


@pytest.mark.parametrize(("before", "after"), [(MOK, KARI), (KARI, MOK)])
def test_an_aid_action_may_hand_the_ledger_over(play: Phases, before: str, after: str) -> None:
    spec: dict[str, Any] = {"bearer": before, "hero_dice": ["defense", "defense"]}
    s = play.activation(MOK, KARI, ASTARRA, **spec).answer(AID, KARI)
    assert s.prompt.chooser == MOK, "the active hero decides for both"
    assert bearer(s.answer("Q4-2")) == after
    assert s.changed(AID) == {"bearer": after}


def test_the_ledger_may_stay_where_it_is(play: Phases) -> None:
    s = play.activation(MOK, KARI, bearer=MOK, hero_dice=["defense", "defense"]).answer(AID, ())
    assert bearer(s) == MOK
    assert s.session.state.node == "enemy_phase"


def test_a_ledger_that_neither_of_the_two_bears_stays_where_it_is(play: Phases) -> None:
    s = play.activation(MOK, KARI, ASTARRA, bearer=ASTARRA, hero_dice=["defense", "defense"]).answer(AID, KARI)
    assert s.prompt.kind == "second-turn"
    assert bearer(s) == ASTARRA


def test_only_aid_actions_hand_it_over(play: Phases) -> None:
    s = play.activation(KARI, MOK, bearer=KARI, hero_dice=["defense"]).answer("scout-caution")
    assert s.session.state.node == "enemy_phase"


@pytest.mark.parametrize("leader", [KARI, MOK])
def test_when_the_bearer_falls_the_leader_takes_it_and_two_evidence_are_lost(play: Phases, leader: str) -> None:
    s = play.enemies(
        heroes=[{"id": KARI, "wounds": 14, "engaged": ["ogres-minion"]}, MOK, ASTARRA], bearer=KARI, leader=leader,
        counters={"evidence": 3},
    )  # fmt: skip
    assert s.hero(KARI)["defeated"]
    assert bearer(s) == MOK, "the leader, or who leads after the leader"
    assert counters(s) == {"evidence": 1}


def test_with_one_evidence_only_one_is_lost(play: Phases) -> None:
    s = play.enemies(
        heroes=[{"id": KARI, "wounds": 20, "engaged": ["ogres-minion"]}, MOK], bearer=KARI, counters={"evidence": 1}
    )
    assert counters(s) == {}


def test_the_fall_of_another_hero_changes_nothing_about_the_ledger(play: Phases) -> None:
    s = play.enemies(
        heroes=[{"id": KARI, "wounds": 20, "engaged": ["ogres-minion"]}, MOK], bearer=MOK, counters={"evidence": 3}
    )
    assert (s.hero(KARI)["defeated"], bearer(s), counters(s)) == (True, MOK, {"evidence": 3})


# -- the hunt ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [[], ["ogres-minion"]])
def test_a_human_advances_upon_the_bearer_who_has_fewer_than_two(play: Phases, held: list[str]) -> None:
    exhausted = [{"card": card, "exhausted": True} for card in held]
    s = play.enemies(heroes=[KARI, {"id": MOK, "engaged": exhausted}], bearer=MOK, shadows=["bandits-minion"])
    assert s.where("bandits-minion-1") == f"engaged:{MOK}"
    assert s.wounds(MOK) == 1, "Inflict hits where it is engaged; Backstab is the active hero's"


def test_a_human_engaged_with_another_hero_leaves_for_the_bearer(play: Phases) -> None:
    s = play.enemies(heroes=[{"id": KARI, "engaged": ["bandits-minion"]}, MOK], bearer=MOK)
    assert s.where("bandits-minion-1") == f"engaged:{MOK}"


def test_with_two_engaged_the_bearer_is_left_to_the_usual_rule(play: Phases) -> None:
    held = [{"card": "ogres-minion", "exhausted": True}, {"card": "ogres-master", "exhausted": True}]
    s = play.enemies(heroes=[KARI, {"id": MOK, "engaged": held}], bearer=MOK, shadows=["bandits-minion"])
    assert s.where("bandits-minion-1") == f"engaged:{KARI}"


def test_who_is_no_human_advances_upon_the_active_hero(play: Phases) -> None:
    s = play.enemies(heroes=[KARI, MOK], bearer=MOK, shadows=["ogres-minion"])
    assert s.where("ogres-minion-1") == f"engaged:{KARI}"


def test_a_human_without_advance_is_not_moved(play: Phases) -> None:
    s = play.enemies(heroes=[KARI, MOK], bearer=MOK, shadows=["sorcerers-minion"])
    assert s.where("sorcerers-minion-1") == "shadows"


# -- evidence ----------------------------------------------------------------------------------------


def test_each_travel_brings_one_evidence_and_the_first_location_none(scene: type[Scene], play: Phases) -> None:
    assert counters(scene(quest=QUEST, node="setup")) == {}
    s = play.travel(
        location={"id": "mountain-pass", "progress": 8}, bearer=KARI, decks=ROAD | {"enemy": ["ogres-minion", "..."]}
    ).answer("yes", ())  # fmt: skip
    assert counters(s) == {"evidence": 1}


def slain(play: Phases, enemy: str, **spec: Any) -> Scene:
    """Trenloe strikes an enemy that one wound defeats."""
    s = play.activation(
        {"id": TRENLOE, "engaged": [enemy]}, MOK, **({"bearer": MOK, "hero_dice": ["success", "success"],
        "enemy_dice": ["blank"], "location": AWAY} | spec),
    )  # fmt: skip
    return s.answer(ATTACK)


def test_a_master_defeated_brings_one_evidence_a_minion_none(play: Phases) -> None:
    assert counters(slain(play, "cave-spiders-master")) == {"evidence": 1}
    assert counters(slain(play, "cave-spiders-minion")) == {}


def test_a_master_whom_a_card_defeats_counts_too(play: Phases) -> None:
    s = play.activation(
        {"id": KARI, "tokens": 1}, MOK, shadows=[{"card": "bandits-master", "wounds": 2}], bearer=MOK,
        hero_dice=["defense"],
    ).answer("scout-caution", KARI)  # fmt: skip
    assert counters(s) == {"evidence": 1}


def test_a_master_left_behind_by_travel_brings_nothing_but_the_travel(play: Phases) -> None:
    s = play.travel(
        location={"id": "mountain-pass", "progress": 8}, bearer=KARI, shadows=["bandits-master"], decks=ROAD
    ).answer("yes", ())  # fmt: skip
    assert counters(s) == {"evidence": 1}


def beyond(play: Phases, progress: int, **spec: Any) -> Scene:
    """Mok explores the Market Square (value 7) with one success."""
    return play.activation(
        MOK, KARI, location=AWAY | {"progress": progress}, bearer=KARI, hero_dice=["success", "defense"],
        decks=WANDER, **spec,
    ).answer(EXPLORE)  # fmt: skip


def test_three_progress_beyond_the_value_may_be_turned_into_evidence(play: Phases) -> None:
    s = beyond(play, 9)
    assert (s.prompt.kind, s.prompt.chooser) == ("use", MOK)
    s.answer("Q4-6")
    assert (counters(s), s.all()["location"]["progress"]) == ({"evidence": 1}, 7)
    assert s.hero(MOK)["items"] == ["lucky-coin"], "nothing more was asked"


def test_the_hero_may_keep_the_progress(play: Phases) -> None:
    s = beyond(play, 9).answer(())
    assert (counters(s), s.all()["location"]["progress"]) == ({}, 10)


def test_two_progress_beyond_are_not_enough(play: Phases) -> None:
    s = beyond(play, 8)
    assert s.session.state.node == "enemy_phase"


def test_six_progress_beyond_can_be_turned_twice(play: Phases) -> None:
    s = beyond(play, 12).answer("Q4-6")
    assert s.prompt.kind == "again"
    upgrade_all(s.answer("yes"))
    assert (counters(s), s.all()["location"]["progress"]) == ({"evidence": 2}, 7)
    assert (beyond(play, 12).answer("Q4-6", ()).all()["location"]["progress"]) == 10


@pytest.mark.rule("HT-801", "R-02")
def test_a_hero_who_falls_in_the_cleanup_turns_no_progress_into_evidence(play: Phases) -> None:
    mok = {"id": MOK, "wounds": 19, "engaged": ["ogres-minion"]}
    s = play.activation(
        mok, KARI, location=AWAY | {"progress": 12}, bearer=KARI, hero_dice=["success", "success"],
        enemy_dice=["counterattack"],
    ).answer(EXPLORE)  # fmt: skip
    assert s.hero(MOK)["defeated"]
    assert (counters(s), s.all()["location"]["progress"]) == ({}, 14)
    assert s.session.state.node == "enemy_phase", "nothing was asked"


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_the_second_evidence_upgrades_each_hero(play: Phases, party: list[str]) -> None:
    heroes = [TRENLOE, *(hero for hero in party if hero != TRENLOE)][: len(party)]
    s = play.activation(
        {"id": TRENLOE, "engaged": ["cave-spiders-master"]}, *heroes[1:], bearer=heroes[1],
        counters={"evidence": 1}, hero_dice=["success", "success"], enemy_dice=["blank"], location=AWAY,
    ).answer(ATTACK)  # fmt: skip
    assert upgraded(upgrade_all(s)) == heroes


def test_the_second_evidence_upgrades_only_once(play: Phases) -> None:
    s = upgrade_all(beyond(play, 15).answer("Q4-6", "yes")).answer("yes")
    assert counters(s) == {"evidence": 3}
    assert upgraded(s) == [MOK, KARI]


# -- Vael --------------------------------------------------------------------------------------------


def test_vael_waits_for_the_bearer_at_the_final_location(play: Phases) -> None:
    s = play.travel(
        location=AWAY | {"progress": 7}, bearer=MOK, heroes=[KARI, MOK, ASTARRA],
        decks={"location": ["hall-of-masks"], "enemy": ["ogres-minion", "ogres-minion", "ogres-master", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert s.where(VAEL) == f"engaged:{MOK}"
    assert counters(s) == {"evidence": 1}


def test_vael_at_large_stays_where_he_is(play: Phases) -> None:
    s = play.travel(
        location=AWAY | {"progress": 7}, bearer=MOK, nemesis={"place": KARI},
        decks={"location": ["hall-of-masks"], "enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert s.where(VAEL) == f"engaged:{KARI}"


def unmask(play: Phases, evidence: int, place: dict[str, Any]) -> Scene:
    """Trenloe strikes Vael, who has one health left."""
    s = play.activation(
        TRENLOE, MOK, nemesis={"place": TRENLOE, "wounds": 9, "exhausted": True}, counters={"evidence": evidence},
        location=place, bearer=MOK, hero_dice=["success", "success"],
    ).answer(ATTACK)  # fmt: skip
    return upgrade_all(s)


@pytest.mark.parametrize("evidence", [5, 6])
def test_with_five_evidence_at_the_final_location_vael_is_defeated(play: Phases, evidence: int) -> None:
    s = unmask(play, evidence, MASKS)
    assert s.where(VAEL) == "defeated"
    assert counters(s) == {"evidence": evidence}


@pytest.mark.parametrize(("evidence", "place"), [(4, MASKS), (0, MASKS), (5, AWAY), (7, AWAY)])
def test_otherwise_he_goes_back_to_the_lair_without_wounds_and_leaves_two_evidence(
    play: Phases, evidence: int, place: dict[str, Any]
) -> None:
    s = unmask(play, evidence, place)
    assert s.all()["nemesis"] == {"id": VAEL, "place": "lair", "wounds": 0}
    assert not s.board.pieces[VAEL].exhausted
    assert counters(s) == {"evidence": evidence + 2}
    assert [note for note in s.notes("defeated") if note["who"] == VAEL] == []


@pytest.mark.parametrize(("evidence", "place"), [(4, "lair"), (5, "defeated")])
def test_a_card_that_would_defeat_him_is_no_way_around_it(play: Phases, evidence: int, place: str) -> None:
    s = play.activation(
        {"id": KARI, "tokens": 1}, MOK, nemesis={"place": "shadows", "wounds": 9}, counters={"evidence": evidence},
        location=MASKS, bearer=MOK, hero_dice=["defense"],
    ).answer("scout-caution", KARI)  # fmt: skip
    assert s.where(VAEL) == place


def test_only_vael_is_spared(play: Phases) -> None:
    s = slain(play, "cave-spiders-minion", location=AWAY)
    assert s.where("cave-spiders-minion-1") == "discard:enemy"


# -- peril -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [1, 6])
@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_green_wounds_each_hero_and_upgrades(play: Phases, party: list[str], space: int) -> None:
    heroes: list[Any] = [*party]
    heroes[0] = {"id": KARI, "engaged": ["bandits-minion", "bandits-master"]}
    heroes[1] = {"id": MOK, "engaged": ["ogres-minion"]}
    s = play.peril(space, heroes=heroes, bearer=MOK, shadows=["sorcerers-master"])
    assert s.changed("peril") == {f"{hero}.wound": 1 for hero in party}, "Humans or not"
    assert upgraded(upgrade_all(s)) == party


def test_green_passes_by_who_has_fallen_and_upgrades_only_who_still_stands(play: Phases) -> None:
    heroes = [{"id": KARI, "wounds": 14}, MOK, {"id": ASTARRA, "defeated": True}]
    s = upgrade_all(play.peril(1, heroes=heroes, bearer=MOK))
    assert s.hero(KARI)["defeated"]
    assert [s.wounds(hero) for hero in (MOK, ASTARRA)] == [1, 0]
    assert upgraded(s) == [MOK]


def test_the_fall_of_the_bearer_to_green_costs_the_evidence_too(play: Phases) -> None:
    s = play.peril(1, heroes=[{"id": KARI, "wounds": 20}, MOK], bearer=KARI, counters={"evidence": 3})
    assert (bearer(s), counters(s)) == (MOK, {"evidence": 1})


def test_blue_brings_vael_into_the_shadows(play: Phases) -> None:
    s = upgrade_all(play.peril(4, bearer=MOK))
    assert s.where(VAEL) == "shadows"
    assert upgraded(s) == [KARI, MOK]


def test_blue_spawns_an_enemy_with_the_bearer_where_vael_is_out(play: Phases) -> None:
    s = play.peril(4, bearer=MOK, nemesis={"place": KARI}, decks={"enemy": ["ogres-minion", "ogres-master"]})
    assert s.t.engaged(MOK) == ["ogres-minion-1"]


@pytest.mark.parametrize("space", [8, 9])
def test_red_brings_an_enemy_and_vael_upon_the_bearer(play: Phases, space: int) -> None:
    s = play.peril(space, bearer=MOK, decks={"enemy": ["ogres-minion", "..."]}, counters={"evidence": 2})
    assert s.changed("peril") == {
        "ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True, f"{VAEL}.zone": f"engaged:{MOK}",
    }  # fmt: skip


def test_red_costs_evidence_or_the_bearers_blood_where_vael_is_out(play: Phases) -> None:
    spec: dict[str, Any] = {
        "bearer": MOK, "nemesis": {"place": "shadows"}, "decks": {"enemy": ["ogres-minion"]}, "leader": KARI,
    }  # fmt: skip
    s = play.peril(8, counters={"evidence": 2}, **spec)
    assert (s.prompt.kind, s.prompt.chooser) == ("either", KARI)
    assert counters(s.answer("1")) == {"evidence": 1}
    s = play.peril(8, counters={"evidence": 2}, **spec).answer("2")
    assert (s.wounds(MOK), s.wounds(KARI), counters(s)) == (2, 0, {"evidence": 2})
    assert play.peril(8, **spec).wounds(MOK) == 2, "without evidence it must be blood"


# -- the end of the quest ----------------------------------------------------------------------------


def test_vael_defeated_is_victory_at_the_end_of_the_round(play: Phases) -> None:
    assert outcome(play.end(location=MASKS, bearer=KARI, nemesis={"place": "defeated"})) == "victory"


@pytest.mark.parametrize("place", ["lair", "shadows", KARI])
def test_evidence_and_a_hall_explored_are_no_victory_alone(play: Phases, place: str) -> None:
    s = play.end(location=MASKS | {"progress": 12}, bearer=KARI, nemesis={"place": place}, counters={"evidence": 9})
    assert outcome(s) == ""


@pytest.mark.rule("HT-803")
def test_the_fall_of_all_heroes_is_defeat(play: Phases) -> None:
    s = play.enemies(
        heroes=[{"id": ASTARRA, "wounds": 18}, {"id": KARI, "defeated": True}], shadows=["ogres-minion"],
        bearer=ASTARRA, leader=ASTARRA, counters={"evidence": 2},
    )  # fmt: skip
    assert outcome(s) == "defeat"
