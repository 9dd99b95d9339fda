"""The Long Night at Harrow Gate: progress is a wall that the enemy tears down, and dawn is victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.quests.phases import PARTIES, WANDER, Phases, outcome, upgrade_all, upgraded
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUEST = "the-long-night-at-harrow-gate"
KETHRA = "kethra-vane"
GATE, MARKET, CHAPEL = "harrow-gate", "market-square", "ruined-chapel"
OGRES = {"enemy": ["ogres-minion", "ogres-minion", "ogres-master"]}
EXPLORE, ATTACK = "healer-walk-unafraid", "warrior-into-the-fray"


@pytest.fixture
def play(scene: type[Scene]) -> Phases:
    """The scenes of this quest."""
    return Phases(scene, QUEST)


def at(place: str, progress: int = 0) -> dict[str, Any]:
    """The active location."""
    return {"id": place, "progress": progress}


def hidden(card: str) -> dict[str, Any]:
    """A facedown enemy."""
    return {"card": card, "facedown": True}


def wall(s: Scene) -> int:
    """The progress on the line."""
    found: int = s.all()["location"]["progress"]
    return found


# -- the line ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_the_first_line_stands_at_set_up(scene: type[Scene], party: list[str]) -> None:
    s = scene(quest=QUEST, node="setup", heroes=party)
    assert s.all()["location"] == at(GATE, 7)
    assert s.where(KETHRA) == "lair"


def explore(play: Phases, progress: int) -> Scene:
    """Mok explores Harrow Gate with two successes."""
    return play.activation(
        MOK, KARI, location=at(GATE, progress), hero_dice=["success", "success"], decks=WANDER
    ).answer(EXPLORE)  # fmt: skip


@pytest.mark.parametrize(("before", "after"), [(0, 2), (7, 9), (8, 10), (9, 10), (10, 10)])
def test_no_more_than_three_above_the_value_can_stay(play: Phases, before: int, after: int) -> None:
    assert wall(explore(play, before)) == after


def test_the_limit_holds_for_cards_too(play: Phases) -> None:
    s = play.activation(
        MOK, KARI, location=at(MARKET, 7), hero_dice=["success", "success"], decks={"exploration": ["game-trail"]}
    ).answer(EXPLORE)
    assert wall(s) == 10


def test_the_party_cannot_travel_however_strong_the_line_is(play: Phases) -> None:
    s = play.travel(location=at(GATE, 10))
    assert s.session.state.node == "round_end"
    assert s.changed() == {}


@pytest.mark.parametrize(
    ("shadows", "engaged", "left"),
    [([], [], 7), (["ogres-minion"], [], 6), ([hidden("ogres-minion"), "ogres-master"], ["bandits-minion"], 4)],
)
def test_each_enemy_in_play_tears_down_one(play: Phases, shadows: list[Any], engaged: list[str], left: int) -> None:
    s = play.end(location=at(GATE, 7), shadows=shadows, heroes=[{"id": KARI, "engaged": engaged}, MOK])
    assert wall(s) == left


def test_at_most_four_are_torn_down(play: Phases) -> None:
    five = ["ogres-minion", "ogres-minion", "ogres-master", "bandits-minion", "bandits-minion"]
    assert wall(play.end(location=at(GATE, 7), shadows=five)) == 3


# -- the line breaks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_when_nothing_is_left_each_hero_suffers_and_the_party_falls_back(play: Phases, party: list[str]) -> None:
    s = play.end(
        location=at(GATE, 2), heroes=party, shadows=["bandits-minion", hidden("bandits-master")],
        decks={"enemy": ["ogres-minion", "ogres-minion", "ogres-master", "hellhounds-minion"]},
    ).answer(())  # fmt: skip
    assert [s.wounds(hero) for hero in party] == [1] * len(party)
    assert s.all()["location"] == at(MARKET, 7), "a new line, and it is not torn down in the same round"
    assert s.where("bandits-minion-1") == s.where("bandits-master") == "discard:enemy"
    assert s.all()["phase"] == "end"


def test_a_line_that_was_gone_before_is_not_torn_down_after_the_retreat(play: Phases) -> None:
    s = play.end(location=at(GATE, 0), decks={"enemy": ["ogres-minion", "..."]}).answer(())
    assert s.all()["location"] == at(MARKET, 7)


def test_a_line_that_holds_by_one_does_not_break(play: Phases) -> None:
    s = play.end(location=at(GATE, 2), shadows=["ogres-minion"])
    assert s.changed() == {f"{GATE}.progress": 1}


def test_engaged_enemies_follow_the_party(play: Phases) -> None:
    s = play.end(
        location=at(GATE, 1), heroes=[{"id": KARI, "engaged": ["ogres-minion"]}, MOK],
        decks={"enemy": ["bandits-minion", "..."]},
    ).answer(())  # fmt: skip
    assert "ogres-minion-1" in s.t.engaged(KARI)


def test_the_fall_of_the_last_line_is_defeat(play: Phases) -> None:
    s = play.end(location=at(CHAPEL, 1), shadows=["ogres-minion"])
    assert outcome(s) == "defeat"


def test_the_last_line_that_holds_is_not(play: Phases) -> None:
    assert outcome(play.end(location=at(CHAPEL, 2), shadows=["ogres-minion"])) == ""


# -- peril -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [0, 2, 4, 6])
def test_on_grey_spaces_too_an_enemy_comes_unseen(play: Phases, space: int) -> None:
    s = play.peril(space, decks=OGRES)
    assert s.changed() == {"peril": space + 1, "ogres-minion-1.zone": "shadows"}


@pytest.mark.parametrize("space", [1, 5])
@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_green_brings_one_unseen_one_seen_and_upgrades(play: Phases, party: list[str], space: int) -> None:
    s = upgrade_all(play.peril(space, heroes=party, decks=OGRES))
    assert [s.board.pieces[enemy].face_up for enemy in s.t.shadows()] == [False, True]
    assert upgraded(s) == party


def test_blue_brings_kethra_after_the_unseen_one(play: Phases) -> None:
    s = upgrade_all(play.peril(3, decks=OGRES))
    assert s.t.shadows() == ["ogres-minion-1", KETHRA]
    assert upgraded(s) == [KARI, MOK]


@pytest.mark.parametrize("place", ["defeated", KARI])
def test_kethra_does_not_come_twice(play: Phases, place: str) -> None:
    s = upgrade_all(play.peril(3, nemesis={"place": place}, decks=OGRES))
    assert s.t.shadows() == ["ogres-minion-1"]


def test_red_brings_two_more(play: Phases) -> None:
    s = play.peril(7, decks={"enemy": [*OGRES["enemy"], "bandits-minion"]})
    assert [s.board.pieces[enemy].face_up for enemy in s.t.shadows()] == [False, True, True]


# -- Kethra falls ------------------------------------------------------------------------------------


def test_when_kethra_falls_every_enemy_in_the_shadows_is_gone(play: Phases) -> None:
    s = play.activation(
        {"id": TRENLOE, "engaged": [{"card": "ogres-minion", "exhausted": True}]}, MOK,
        nemesis={"place": TRENLOE, "wounds": 13, "exhausted": True},
        shadows=[hidden("bandits-minion"), {"card": "bandits-master", "wounds": 1}],
        hero_dice=["success", "success"],
    ).answer(ATTACK, (), KETHRA)  # fmt: skip
    assert s.where(KETHRA) == "defeated"
    assert s.where("bandits-minion-1") == s.where("bandits-master") == "discard:enemy"
    assert s.wounds("bandits-master") == 0
    assert s.t.engaged(TRENLOE) == ["ogres-minion-1"]
    assert [note["who"] for note in s.notes("defeated")] == [KETHRA], "the others are discarded, not defeated"


def test_kethra_herself_is_set_aside_where_she_falls_in_the_shadows(play: Phases) -> None:
    s = play.activation(
        {"id": KARI, "tokens": 1}, MOK, nemesis={"place": "shadows", "wounds": 13}, shadows=["ogres-minion"],
        hero_dice=["defense"],
    ).answer("scout-caution", KARI, KETHRA)  # fmt: skip
    assert s.where(KETHRA) == "defeated"
    assert s.where("ogres-minion-1") == "discard:enemy"


def test_the_fall_of_another_enemy_clears_nothing(play: Phases) -> None:
    s = play.activation(
        {"id": TRENLOE, "engaged": ["cave-spiders-minion"]}, MOK, shadows=["ogres-minion"],
        hero_dice=["success", "success"], enemy_dice=["blank"],
    ).answer(ATTACK, ())  # fmt: skip
    assert s.where("ogres-minion-1") == "shadows"


# -- the end of the quest ----------------------------------------------------------------------------


def test_at_dawn_the_heroes_win_if_the_line_holds(play: Phases) -> None:
    assert outcome(play.end(peril=9, location=at(GATE, 5), shadows=["ogres-minion"])) == "victory"


def test_before_dawn_they_do_not(play: Phases) -> None:
    assert outcome(play.end(peril=8, location=at(GATE, 9))) == ""


def test_a_line_that_breaks_at_dawn_is_victory_if_another_stands(play: Phases) -> None:
    s = play.end(peril=9, location=at(MARKET, 1), shadows=["ogres-minion"], decks={"enemy": ["bandits-minion", "..."]})
    assert outcome(s.answer(())) == "victory"


def test_the_last_line_that_breaks_at_dawn_is_defeat(play: Phases) -> None:
    assert outcome(play.end(peril=9, location=at(CHAPEL, 1), shadows=["ogres-minion"])) == "defeat"


@pytest.mark.rule("HT-803")
def test_the_wounds_of_a_broken_line_may_be_the_last(play: Phases) -> None:
    s = play.end(
        peril=9, location=at(GATE, 1), shadows=["ogres-minion"],
        heroes=[{"id": ASTARRA, "wounds": 19}, {"id": KARI, "wounds": 20}],
    )  # fmt: skip
    assert outcome(s) == "defeat"
