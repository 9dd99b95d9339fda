"""The Cinder Queen: a hunt. Wounds drive Ormathrax from place to place; only at the Roost can she be brought down."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.quests.phases import PARTIES, Phases, counters, outcome, upgrade_all, upgraded
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUEST = "the-cinder-queen"
QUEEN = "ormathrax"
ATTACK = "warrior-into-the-fray"
FIRST: dict[str, Any] = {
    "location": {"id": "mountain-pass"},
    "decks": {"location": ["bone-pit", "cinder-roost"], "enemy": ["ogres-minion", "..."]},
}  # fmt: skip
SECOND: dict[str, Any] = {
    "location": {"id": "bone-pit"}, "decks": {"location": ["cinder-roost"], "enemy": ["ogres-minion", "..."]},
    "discards": {"location": ["mountain-pass"]},
}  # fmt: skip
ROOST: dict[str, Any] = {"location": {"id": "cinder-roost"}, "discards": {"location": ["mountain-pass", "bone-pit"]}}
"""Three places of a hunt: the location, what lies before the party and what behind."""


@pytest.fixture
def play(scene: type[Scene]) -> Phases:
    """The scenes of this quest."""
    return Phases(scene, QUEST)


def hunted(play: Phases, place: dict[str, Any], wounds: int, faces: list[str], **spec: Any) -> Scene:
    """Trenloe strikes the exhausted Queen, who has some wounds; her resilience is 2 less the cracked scales."""
    nemesis = {"place": TRENLOE, "wounds": wounds, "exhausted": True}
    s = play.activation(
        *spec.pop("heroes", [TRENLOE, MOK]), nemesis=nemesis, hero_dice=faces, **(place | spec)
    )  # fmt: skip
    return s.mark().answer(ATTACK)


# -- she comes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_she_waits_at_the_first_location_already(scene: type[Scene], party: list[str]) -> None:
    s = scene(quest=QUEST, node="setup", heroes=party)
    assert s.t.shadows()[-1] == QUEEN
    assert counters(s) == {}


def test_she_comes_back_at_each_location_with_her_wounds(play: Phases) -> None:
    s = play.travel(
        location={"id": "mountain-pass", "progress": 8}, nemesis={"wounds": 7}, decks=FIRST["decks"]
    ).answer("yes", ())  # fmt: skip
    assert s.all()["nemesis"] == {"id": QUEEN, "place": "shadows", "wounds": 7}


def test_the_party_cannot_travel_while_she_is_in_play(play: Phases) -> None:
    spec: dict[str, Any] = {"location": {"id": "mountain-pass", "progress": 9}, "decks": FIRST["decks"]}
    assert play.travel(nemesis={"place": "shadows"}, **spec).session.state.node == "round_end"
    assert play.travel(nemesis={"place": KARI}, **spec).session.state.node == "round_end"
    assert play.travel(nemesis={"place": "lair"}, **spec).prompt.kind == "travel"


# -- scales ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "scales", "wounds"),
    [(["success+success", "success+success"], 0, 2), (["success+success", "critical", "success+success"], 1, 3)],
    ids=["two wounds", "three wounds"],
)
def test_three_wounds_by_one_attack_crack_a_scale(play: Phases, faces: list[str], scales: int, wounds: int) -> None:
    s = hunted(play, FIRST, 0, faces)
    assert (counters(s).get("scales", 0), s.wounds(QUEEN)) == (scales, wounds)


@pytest.mark.parametrize(("scales", "wounds"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_each_cracked_scale_takes_resilience_up_to_two(play: Phases, scales: int, wounds: int) -> None:
    s = hunted(play, ROOST, 0, ["success+success", "success"], counters={"scales": scales})
    assert s.wounds(QUEEN) == wounds


def test_the_blow_that_drives_her_off_may_crack_a_scale_too(play: Phases) -> None:
    s = upgrade_all(hunted(play, FIRST, 4, ["success+success", "critical", "success+success"]))
    assert s.where(QUEEN) == "lair"
    assert counters(s)["scales"] == 1


def test_wounds_that_are_no_attack_crack_nothing(play: Phases) -> None:
    s = play.travel(nemesis={"place": "shadows"}, **ROOST).answer("cinder-roost")
    assert s.wounds(QUEEN) == 2
    assert counters(s) == {}


# -- flight ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_with_five_wounds_she_flees_from_the_first_location(play: Phases, party: list[str]) -> None:
    heroes = [TRENLOE, *(hero for hero in party if hero != TRENLOE)][: len(party)]
    s = hunted(play, FIRST, 4, ["success+success", "success"], heroes=heroes)
    assert upgraded(upgrade_all(s)) == heroes
    assert s.all()["nemesis"] == {"id": QUEEN, "place": "lair", "wounds": 5}
    assert s.all()["location"]["progress"] == 4
    assert counters(s) == {"fled": 1}
    assert not s.board.pieces[QUEEN].exhausted


@pytest.mark.parametrize(("place", "wounds", "where"), [(FIRST, 3, TRENLOE), (SECOND, 8, TRENLOE), (SECOND, 9, "lair")])
def test_the_threshold_is_five_and_then_ten(play: Phases, place: dict[str, Any], wounds: int, where: str) -> None:
    s = upgrade_all(hunted(play, place, wounds, ["success+success", "success"]))
    assert s.all()["nemesis"]["place"] == where
    assert s.wounds(QUEEN) == wounds + 1


def test_she_is_gone_before_anything_is_defeated(play: Phases) -> None:
    s = hunted(play, FIRST, 4, ["success+success", "success"], heroes=[{"id": TRENLOE, "engaged": []}, MOK])
    assert s.prompt.kind == "upgrade"
    assert s.where(QUEEN) == "lair"
    assert s.notes("defeated") == []


def test_away_from_the_roost_she_cannot_be_defeated_and_keeps_one_health(play: Phases) -> None:
    s = hunted(
        play, SECOND, 8, ["critical", "critical", "success+success", "success+success"], counters={"scales": 2},
        heroes=[{"id": TRENLOE, "tokens": 5}, MOK],
    ).answer("2")  # fmt: skip
    assert s.notes("suffers")[0]["amount"] == 8
    upgrade_all(s)
    assert s.all()["nemesis"] == {"id": QUEEN, "place": "lair", "wounds": 14}
    assert s.notes("defeated") == []


def test_a_card_drives_her_off_at_once(play: Phases) -> None:
    s = play.activation(
        {"id": KARI, "tokens": 1}, MOK, nemesis={"place": "shadows", "wounds": 4}, hero_dice=["defense"], **FIRST
    ).answer("scout-caution", KARI)  # fmt: skip
    assert s.where(QUEEN) == "lair"
    assert s.notes("roll") == [], "before the action goes on"


def test_she_who_comes_back_with_ten_flees_again_and_leaves_her_trail_again(play: Phases) -> None:
    s = play.travel(
        location={"id": "mountain-pass", "progress": 8}, nemesis={"wounds": 12}, decks=FIRST["decks"]
    ).answer("yes", ())  # fmt: skip
    assert upgraded(upgrade_all(s)) == [KARI, MOK]
    assert s.all()["nemesis"] == {"id": QUEEN, "place": "lair", "wounds": 12}
    assert s.all()["location"] == {"id": "bone-pit", "progress": 4}


def test_at_the_roost_she_flees_no_more(play: Phases) -> None:
    s = hunted(play, ROOST, 12, ["success+success", "success"])
    assert s.all()["nemesis"] == {"id": QUEEN, "place": TRENLOE, "wounds": 13}


def test_at_the_roost_she_can_be_defeated(play: Phases) -> None:
    s = hunted(play, ROOST, 14, ["success+success", "success"])
    assert s.where(QUEEN) == "defeated"
    assert upgraded(s) == []


# -- strafing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_from_the_lair_she_strafes_each_hero(play: Phases, party: list[str]) -> None:
    faces = ["counterattack", "threat", "blank", "counterattack"][: len(party)]
    s = play.end(heroes=party, enemy_dice=faces, **FIRST)
    assert [s.wounds(hero) for hero in party] == [1, 2, 0, 1][: len(party)]
    assert [note["hero"] for note in s.notes("die")] == party
    s.settled()


@pytest.mark.parametrize("fled", [1, 2])
def test_in_the_round_of_her_flight_she_does_not(play: Phases, fled: int) -> None:
    s = play.end(counters={"fled": fled}, enemy_dice=[], **FIRST)
    assert s.changed() == {"counter:fled": 0}


@pytest.mark.parametrize("place", ["shadows", KARI])
def test_in_play_she_does_not(play: Phases, place: str) -> None:
    assert play.end(nemesis={"place": place}, enemy_dice=[], **FIRST).changed() == {}


# -- peril -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [1, 5])
@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_green_wounds_who_fights_nobody_and_upgrades(play: Phases, party: list[str], space: int) -> None:
    heroes: list[Any] = [{"id": KARI, "engaged": ["ogres-minion"]}, *party[1:]]
    s = upgrade_all(play.peril(space, heroes=heroes))
    assert [s.wounds(hero) for hero in party] == [0] + [1] * (len(party) - 1)
    assert upgraded(s) == party


def test_green_upgrades_only_up_to_two(play: Phases) -> None:
    two = ["thief-fan-of-knives", "thief-nimble-fingers"]
    heroes = [{"id": KARI, "advanced": two}, {"id": MOK, "advanced": ["disciple-light-before-us"]}]
    s = upgrade_all(play.peril(1, heroes=heroes))
    assert upgraded(s) == [MOK]


def test_blue_draws_an_enemy(play: Phases) -> None:
    s = play.peril(3, decks={"enemy": ["ogres-minion", "ogres-master"]})
    assert s.changed("peril") == {"ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True}


@pytest.mark.rule("HT-502")
@pytest.mark.parametrize("space", [7, 8])
@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_red_burns_everybody(play: Phases, party: list[str], space: int) -> None:
    s = play.peril(space, heroes=party)
    assert s.changed("peril") == {f"{hero}.wound": 2 for hero in party}


# -- the end of the quest ----------------------------------------------------------------------------


def test_the_queen_brought_down_is_victory_at_the_end_of_the_round(play: Phases) -> None:
    assert outcome(play.end(nemesis={"place": "defeated"}, **ROOST)) == "victory"


@pytest.mark.parametrize("place", ["lair", "shadows", KARI])
def test_the_roost_explored_alone_is_not(play: Phases, place: str) -> None:
    s = play.end(
        nemesis={"place": place, "wounds": 14}, **(ROOST | {"location": {"id": "cinder-roost", "progress": 12}}),
        enemy_dice=["blank", "blank"] if place == "lair" else [],
    )  # fmt: skip
    assert outcome(s) == ""


@pytest.mark.rule("HT-803")
def test_the_last_heroes_may_fall_to_the_strafing(play: Phases) -> None:
    s = play.end(
        heroes=[{"id": ASTARRA, "wounds": 19}, {"id": KARI, "wounds": 20}], enemy_dice=["counterattack"] * 2, **FIRST
    )
    assert outcome(s) == "defeat"
