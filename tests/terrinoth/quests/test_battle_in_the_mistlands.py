"""Battle in the Mistlands: the leader chooses where the peril token goes, and every space is used once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.quests.phases import PARTIES, Phases, outcome, upgrade_all, upgraded
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUEST = "battle-in-the-mistlands"
MARO = "ankaur-maro"
GREEN, BLUE, RED, GREY = ("0", "1", "2"), ("3", "4"), ("5", "6"), "7"
FIELD = {"id": "field-of-broken-banners"}
EVERY = list(range(8))


@pytest.fixture
def play(scene: type[Scene]) -> Phases:
    """The scenes of this quest."""
    return Phases(scene, QUEST)


def on(play: Phases, space: str, **spec: Any) -> Scene:
    """The peril phase, with the token moved to a space."""
    spec = {"decks": {"enemy": ["ogres-minion", "ogres-minion", "ogres-master"]}} | spec
    return play.peril(-1, **spec).answer(space)


# -- the track ---------------------------------------------------------------------------------------


def test_the_token_starts_beside_the_track(scene: type[Scene]) -> None:
    s = scene(quest=QUEST, node="setup")
    assert (s.all()["peril"], s.all()["covered"]) == (-1, [])
    assert s.where(MARO) == "lair"


def test_the_leader_may_move_it_to_any_space(play: Phases) -> None:
    s = play.peril(-1, leader=MOK)
    assert (s.prompt.kind, s.prompt.chooser) == ("peril-space", MOK)
    assert s.prompt.options == tuple("01234567")
    assert s.answer(GREY).changed() == {"peril": 7, "covered:7": 1}


def test_a_covered_space_cannot_be_chosen_again(play: Phases) -> None:
    s = play.peril(7, covered=[0, 5, 7])
    assert s.prompt.options == ("1", "2", "3", "4", "6")


def test_the_last_space_that_is_left_is_taken_unasked_and_nothing_more_happens(play: Phases) -> None:
    s = play.peril(3, covered=EVERY[:-1], decks={"enemy": ["ogres-minion"]})
    assert s.changed() == {"peril": 7, "covered:7": 1}


def test_with_every_space_covered_an_enemy_spawns_and_red_resolves(play: Phases) -> None:
    s = play.peril(7, covered=EVERY, leader=MOK, decks={"enemy": ["ogres-minion", "ogres-master"]})
    assert s.changed() == {
        "ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True,
        "ogres-master.zone": f"engaged:{MOK}", "ogres-master.faceup": True,
    }  # fmt: skip


def test_with_every_space_covered_maro_recovers_instead_of_the_second_enemy(play: Phases) -> None:
    s = play.peril(
        3, covered=EVERY, nemesis={"place": "shadows", "wounds": 5}, decks={"enemy": ["ogres-minion", "ogres-master"]}
    )  # fmt: skip
    assert s.changed() == {
        "ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True, f"{MARO}.wound": 3,
    }  # fmt: skip


# -- the effects -------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", PARTIES, ids=len)
@pytest.mark.parametrize("space", GREEN)
def test_green_upgrades_each_hero_and_then_two_enemies_come_unseen(play: Phases, party: list[str], space: str) -> None:
    s = on(play, space, heroes=party)
    assert s.t.shadows() == []
    assert upgraded(upgrade_all(s)) == party
    assert s.t.shadows() == ["ogres-minion-1", "ogres-minion-2"]
    assert [s.board.pieces[enemy].face_up for enemy in s.t.shadows()] == [False, False]
    assert s.all()["covered"] == [int(space)]


@pytest.mark.parametrize("space", BLUE)
def test_blue_wounds_once_for_each_undead_whom_the_leader_chooses_and_then_readies(play: Phases, space: str) -> None:
    s = on(
        play, space, leader=MOK,
        heroes=[
            {"id": KARI, "engaged": ["zombies-minion"], "exhausted": ["scout-caution", "scout-blaze-a-trail"]},
            {"id": MOK, "exhausted": ["healer-chastise"]},
        ],
        shadows=["reanimates-master", {"card": "zombies-minion", "facedown": True}, "cave-spiders-minion"],
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", MOK, (MOK, KARI))
    s.answer(KARI, KARI)  # two faceup Undead; the same hero may be chosen again
    assert s.wounds(KARI) == 2
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("ready-card", MOK, 0)
    s.answer("healer-chastise")
    assert (s.prompt.chooser, s.prompt.most, len(s.prompt.options)) == (KARI, 1, 2)
    s.answer(())
    assert s.changed("peril", "covered") == {f"{KARI}.wound": 2, "healer-chastise.exhausted": False}


def test_blue_counts_maro_himself(play: Phases) -> None:
    s = on(play, "3", nemesis={"place": "shadows"}).answer(MOK)
    assert s.changed("peril", "covered") == {f"{MOK}.wound": 1}


def test_blue_without_undead_and_tired_cards_does_nothing(play: Phases) -> None:
    s = on(play, "4", shadows=["cave-spiders-minion"])
    assert s.changed("peril", "covered") == {}


@pytest.mark.parametrize("space", RED)
@pytest.mark.parametrize(("place", "wounds", "left"), [("shadows", 6, 4), (MOK, 1, 0)])
def test_red_mends_maro_where_he_is_in_play(play: Phases, space: str, place: str, wounds: int, left: int) -> None:
    s = on(play, space, nemesis={"place": place, "wounds": wounds})
    assert s.changed("peril", "covered") == {f"{MARO}.wound": left}


@pytest.mark.parametrize("place", ["lair", "defeated"])
def test_red_spawns_an_enemy_with_the_leader_where_maro_is_not_in_play(play: Phases, place: str) -> None:
    s = on(play, "5", leader=MOK, nemesis={"place": place})
    assert s.changed("peril", "covered") == {
        "ogres-minion-1.zone": f"engaged:{MOK}", "ogres-minion-1.faceup": True,
    }  # fmt: skip


# -- Maro comes --------------------------------------------------------------------------------------


def test_maro_comes_into_the_shadows_of_the_final_location(play: Phases) -> None:
    s = play.travel(
        location={"id": "forgotten-cellar", "progress": 6},
        decks={
            "location": ["field-of-broken-banners"],
            "enemy": ["ogres-minion", "ogres-minion", "ogres-master", "bandits-minion", "bandits-master"],
        },
    ).answer("yes", ())
    assert s.t.shadows() == ["ogres-master", "bandits-minion-1", "bandits-master", MARO], "after those of the location"


def test_maro_does_not_come_to_a_location_on_the_way(play: Phases) -> None:
    s = play.travel(
        location={"id": "forgotten-cellar", "progress": 6},
        decks={"location": ["old-mill", "field-of-broken-banners"], "enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert s.where(MARO) == "lair"


# -- the end of the quest ----------------------------------------------------------------------------


@pytest.mark.parametrize("progress", [0, 8])
def test_maro_defeated_is_victory_at_the_end_of_the_round_wherever_the_party_is(play: Phases, progress: int) -> None:
    assert outcome(play.end(location=FIELD | {"progress": progress}, nemesis={"place": "defeated"})) == "victory"
    assert outcome(play.end(location={"id": "old-mill"}, nemesis={"place": "defeated"})) == "victory"


@pytest.mark.parametrize("place", ["lair", "shadows", KARI])
def test_while_he_is_not_the_battle_goes_on(play: Phases, place: str) -> None:
    assert outcome(play.end(location=FIELD | {"progress": 9}, nemesis={"place": place})) == ""


def test_his_defeat_does_not_end_the_round_early(play: Phases) -> None:
    s = play.activation(
        TRENLOE, MOK, location={"id": "old-mill"}, nemesis={"place": TRENLOE, "wounds": 12},
        hero_dice=["success+success", "success"], enemy_dice=["blank"],
    ).answer("warrior-into-the-fray")  # fmt: skip
    assert s.where(MARO) == "defeated"
    assert (outcome(s), s.session.state.node) == ("", "enemy_phase")


@pytest.mark.rule("HT-803")
def test_the_fall_of_all_heroes_is_defeat(play: Phases) -> None:
    s = play.enemies(heroes=[{"id": ASTARRA, "wounds": 18}, {"id": KARI, "defeated": True}], shadows=["ogres-minion"])
    assert outcome(s) == "defeat"
