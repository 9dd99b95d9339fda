"""Smoke over Brindle Ford: townsfolk are saved by successes, lost by everything else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.quests.phases import PARTIES, WANDER, Phases, counters, outcome, upgrade_all, upgraded
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUEST = "smoke-over-brindle-ford"
BRAKKA = "brakka-bonecart"
ROAD = {"location": ["burning-green", "river-bank"]}
EXPLORE = "healer-walk-unafraid"


@pytest.fixture
def play(scene: type[Scene]) -> Phases:
    """The scenes of this quest."""
    return Phases(scene, QUEST)


def at(place: str, progress: int = 0) -> dict[str, Any]:
    """The active location."""
    return {"id": place, "progress": progress}


def explore(play: Phases, townsfolk: int, saved: int = 0, **spec: Any) -> Scene:
    """Mok explores with two successes at the Forgotten Cellar."""
    spec = {"heroes": [MOK, KARI], "hero_dice": ["success", "success"], "location": at("forgotten-cellar")} | spec
    s = play.activation(
        *spec.pop("heroes"), counters={"townsfolk": townsfolk, "saved": saved}, decks=WANDER, **spec
    ).mark()  # fmt: skip
    return s.answer(EXPLORE)


# -- set-up and townsfolk ----------------------------------------------------------------------------


def test_five_townsfolk_stand_on_the_first_location(scene: type[Scene]) -> None:
    s = scene(quest=QUEST, node="setup")
    assert counters(s) == {"townsfolk": 5}


def test_travel_loses_who_is_left_behind_and_meets_five_more(play: Phases) -> None:
    s = play.travel(
        location=at("forgotten-cellar", 6), counters={"townsfolk": 2, "saved": 3, "lost": 1},
        decks=ROAD | {"enemy": ["ogres-minion", "ogres-minion", "ogres-master", "bandits-minion"]},
    ).answer("yes", ())  # fmt: skip
    assert counters(s) == {"townsfolk": 5, "saved": 3, "lost": 3}
    assert s.all()["location"]["id"] == "burning-green"
    assert outcome(s) == ""


def test_travel_with_nobody_left_behind_loses_nobody(play: Phases) -> None:
    s = play.travel(
        location=at("forgotten-cellar", 6), counters={"saved": 5}, decks=ROAD | {"enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert counters(s) == {"townsfolk": 5, "saved": 5}


def test_the_townsfolk_of_every_hero_count_are_five(scene: type[Scene]) -> None:
    for party in PARTIES:
        assert counters(scene(quest=QUEST, node="setup", heroes=party))["townsfolk"] == 5


# -- saving ------------------------------------------------------------------------------------------


def test_each_success_saves_one_or_goes_to_the_road_as_the_hero_likes(play: Phases) -> None:
    s = explore(play, 5)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("divert", MOK, 0)
    s.answer("yes", ())
    assert s.changed(EXPLORE, "lucky-coin") == {
        "counter:townsfolk": 4, "counter:saved": 1, "forgotten-cellar.progress": 1,
    }  # fmt: skip


def test_no_more_can_be_saved_than_there_are(play: Phases) -> None:
    s = explore(play, 1).answer("yes")
    assert counters(s) == {"saved": 1}
    assert s.all()["location"]["progress"] == 1


def test_without_townsfolk_every_success_is_progress_unasked(play: Phases) -> None:
    s = explore(play, 0)
    assert s.notes("progress") == [{"amount": 2}]


def test_tokens_and_bonuses_save_too(play: Phases) -> None:
    s = explore(play, 5, heroes=[{"id": MOK, "tokens": 1}, KARI]).answer("1", "yes", "yes", "yes")
    assert counters(s) == {"townsfolk": 2, "saved": 3}
    assert s.all()["location"]["progress"] == 0


def test_only_explore_actions_save(play: Phases) -> None:
    s = play.activation(
        KARI, MOK, counters={"townsfolk": 5}, location=at("forgotten-cellar"), hero_dice=["success"]
    ).answer("scout-caution")
    assert counters(s) == {"townsfolk": 5}


def test_the_saved_are_no_progress_added(play: Phases) -> None:
    dice = {"hero_dice": ["success+success", "success"], "location": at("old-mill")}
    s = explore(play, 5, **dice).answer("yes", ())
    assert (s.all()["location"]["progress"], s.hero(MOK)["tokens"]) == (2, 0)
    s = explore(play, 5, **dice).answer(())
    assert (s.all()["location"]["progress"], s.hero(MOK)["tokens"]) == (3, 1)


# -- the fifth saved ---------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_the_fifth_saved_upgrades_each_hero(play: Phases, party: list[str]) -> None:
    order = [MOK, *(hero for hero in party if hero != MOK)]
    s = explore(play, 5, saved=4, heroes=order).answer("yes", ())
    assert (s.prompt.kind, s.prompt.chooser) == ("upgrade", MOK)
    assert upgraded(upgrade_all(s)) == order


def test_the_upgrade_comes_only_once(play: Phases) -> None:
    s = explore(play, 5, saved=4, hero_dice=["success", "success", "defense"], turns=[MOK, KARI]).answer("yes", "yes")
    upgrade_all(s).answer("scout-caution")
    assert s.session.state.node == "enemy_phase"
    assert upgraded(s) == [MOK, KARI]


def test_the_fourth_saved_upgrades_nobody(play: Phases) -> None:
    s = explore(play, 5, saved=3).answer("yes", ())
    assert counters(s)["saved"] == 4
    assert upgraded(s) == []


def test_the_upgrade_comes_after_the_action_and_before_the_next_line(play: Phases) -> None:
    s = explore(play, 5, saved=4).answer("yes", ())
    assert s.hero(MOK)["items"] == []
    upgrade_all(s)
    assert s.hero(MOK)["items"] == ["lucky-coin"]


# -- the end of the round ----------------------------------------------------------------------------


def test_at_the_end_of_the_round_the_leader_gives_up_one_or_takes_an_enemy(play: Phases) -> None:
    decks = {"enemy": ["ogres-minion", "ogres-master"]}
    spec: dict[str, Any] = {"counters": {"townsfolk": 3}, "decks": decks, "leader": MOK}
    s = play.end(**spec)
    assert (s.prompt.kind, s.prompt.chooser) == ("either", MOK)
    assert s.answer("1").changed() == {"counter:townsfolk": 2, "counter:lost": 1}
    s = play.end(**spec).answer("2")
    assert s.changed() == {"ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True}


@pytest.mark.rule("HT-007")
def test_with_no_enemy_left_anywhere_one_is_lost(play: Phases) -> None:
    s = play.end(counters={"townsfolk": 3}, decks={"enemy": []}, discards={"enemy": []})
    assert s.changed() == {"counter:townsfolk": 2, "counter:lost": 1}


def test_without_townsfolk_the_end_of_the_round_asks_nothing(play: Phases) -> None:
    assert play.end(counters={"saved": 4, "lost": 2}, decks={"enemy": ["ogres-minion"]}).changed() == {}


# -- peril -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_green_is_a_wound_or_one_of_the_townsfolk_for_each_hero_as_that_hero_likes(
    play: Phases, party: list[str]
) -> None:
    s = play.peril(1, heroes=party, counters={"townsfolk": 3})
    asked = []
    for hero, answer in zip(party, ["1", "2", "1", "1"], strict=False):
        asked.append(s.prompt.chooser)
        s.answer(answer)
        assert s.wounds(hero) == (1 if answer == "1" else 0)
    assert asked == party
    upgrade_all(s)
    assert upgraded(s) == party
    assert counters(s) == {"townsfolk": 2, "lost": 1}


@pytest.mark.rule("HT-007")
def test_green_must_be_a_wound_where_there_are_no_townsfolk_left(play: Phases) -> None:
    s = play.peril(1, counters={"townsfolk": 1}).answer("2")
    assert counters(s) == {"lost": 1}
    assert (s.prompt.kind, s.wounds(KARI), s.wounds(MOK)) == ("upgrade", 0, 1)


def test_blue_brings_brakka_into_the_shadows(play: Phases) -> None:
    s = upgrade_all(play.peril(4))
    assert s.where(BRAKKA) == "shadows"
    assert upgraded(s) == [KARI, MOK]


@pytest.mark.parametrize("place", ["shadows", MOK, "defeated"])
def test_blue_spawns_an_enemy_with_the_leader_where_brakka_has_left_the_lair(play: Phases, place: str) -> None:
    s = play.peril(4, leader=MOK, nemesis={"place": place}, decks={"enemy": ["ogres-minion", "ogres-master"]})
    assert (s.where("ogres-minion-1"), s.where("ogres-master")) == (f"engaged:{MOK}", "deck:enemy")
    assert upgraded(upgrade_all(s)) == [MOK, KARI]


@pytest.mark.rule("HT-502")
@pytest.mark.parametrize("space", [7, 8])
def test_red_takes_its_toll_again_and_again_on_the_last_space(play: Phases, space: int) -> None:
    s = play.peril(space, leader=MOK, counters={"townsfolk": 2}, decks={"enemy": ["ogres-minion", "ogres-master"]})
    assert s.changed("peril") == {
        "ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True, "counter:townsfolk": 1, "counter:lost": 1,
        f"{BRAKKA}.zone": f"engaged:{MOK}",
    }  # fmt: skip


def test_red_without_townsfolk_and_with_brakka_at_large_only_spawns(play: Phases) -> None:
    s = play.peril(7, nemesis={"place": "shadows"}, decks={"enemy": ["ogres-minion"]})
    assert s.changed("peril") == {"ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True}


@pytest.mark.parametrize("space", [0, 2, 3, 5, 6])
def test_grey_spaces_do_nothing(play: Phases, space: int) -> None:
    assert play.peril(space).changed() == {"peril": space + 1}


# -- the end of the quest ----------------------------------------------------------------------------

WON: dict[str, Any] = {"location": at("river-bank", 6), "counters": {"saved": 11}}


@pytest.mark.parametrize("place", ["lair", "shadows", "defeated"])
def test_eleven_saved_and_the_river_bank_explored_is_victory_with_or_without_brakka(play: Phases, place: str) -> None:
    assert outcome(play.end(**WON, nemesis={"place": place})) == "victory"


@pytest.mark.parametrize(
    "change",
    [
        {"counters": {"saved": 10}},
        {"location": at("river-bank", 5)},
        {"location": at("burning-green", 7), "decks": {"location": ["river-bank"]}},
    ],
    ids=["ten saved", "not explored", "not the final location"],
)
def test_short_of_that_the_journey_goes_on(play: Phases, change: dict[str, Any]) -> None:
    assert outcome(play.end(**(WON | change))) == ""


def test_who_is_lost_at_the_end_of_the_round_is_lost_before_victory(play: Phases) -> None:
    edge = WON | {"counters": {"saved": 11, "townsfolk": 1, "lost": 4}, "decks": {"enemy": ["ogres-minion"]}}
    assert outcome(play.end(**edge).answer("1")) == "defeat"
    assert outcome(play.end(**edge).answer("2")) == "victory"


def test_the_fifth_lost_is_defeat_at_once(play: Phases) -> None:
    s = play.travel(
        location=at("forgotten-cellar", 6), counters={"townsfolk": 3, "lost": 2}, decks=ROAD
    ).answer("yes", ())  # fmt: skip
    assert outcome(s) == "defeat"
    assert counters(s) == {"lost": 5}, "nobody waits at the next location any more"


def test_the_fifth_lost_ends_it_in_the_middle_of_an_action(play: Phases) -> None:
    s = play.activation(
        {"id": TRENLOE, "engaged": ["ogres-minion"]}, MOK, counters={"townsfolk": 1, "lost": 4},
        location=at("forgotten-cellar"), hero_dice=["defense", "defense"], enemy_dice=["threat"],
    ).answer("warrior-into-the-fray", "1")  # fmt: skip
    assert outcome(s) == "defeat"


def test_the_fourth_lost_is_not_yet_defeat(play: Phases) -> None:
    s = play.end(counters={"townsfolk": 3, "lost": 3}, decks={"enemy": ["ogres-minion"]}).answer("1")
    assert (counters(s)["lost"], outcome(s)) == (4, "")


@pytest.mark.rule("HT-803")
def test_the_fall_of_all_heroes_is_defeat(play: Phases) -> None:
    s = play.enemies(heroes=[{"id": ASTARRA, "wounds": 19}, {"id": KARI, "defeated": True}], shadows=["ogres-minion"])
    assert outcome(s) == "defeat"
