"""The Pale Cantor: the choir hurries peril on, counter-song silences it, travel and Ysmera's fall push it back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.quests.phases import PARTIES, Phases, outcome, upgrade_all, upgraded
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUEST = "the-pale-cantor"
YSMERA = "ysmera-the-pale-cantor"
WELL = "cantors-well"
CHOIR = ["ogres-minion", {"card": "bandits-minion", "facedown": True}, "bandits-minion"]
SPAWN = {"enemy": ["hellhounds-minion", "hellhounds-minion", "hellhounds-master"]}
THREE = {
    KARI: ["thief-fan-of-knives", "thief-nimble-fingers", "thief-slip-away"],
    MOK: ["disciple-hammer-of-dawn", "disciple-light-before-us", "disciple-sworn-vigil"],
}


@pytest.fixture
def play(scene: type[Scene]) -> Phases:
    """The scenes of this quest."""
    return Phases(scene, QUEST)


# -- the choir ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("voices", "space"), [(0, 1), (2, 1), (3, 2)])
def test_three_voices_in_the_shadows_hurry_the_token(play: Phases, voices: int, space: int) -> None:
    s = play.peril(0, shadows=CHOIR[:voices], decks=SPAWN)
    assert s.all()["peril"] == space


def test_ysmera_sings_in_her_own_choir(play: Phases) -> None:
    assert play.peril(2, shadows=CHOIR[:2], nemesis={"place": "shadows"}).all()["peril"] == 4


def test_engaged_enemies_do_not_sing(play: Phases) -> None:
    s = play.peril(2, shadows=CHOIR[:2], heroes=[{"id": KARI, "engaged": ["ogres-master"]}, MOK])
    assert s.all()["peril"] == 3


def test_a_space_passed_over_does_nothing(play: Phases) -> None:
    s = play.peril(1, shadows=CHOIR, decks=SPAWN)
    assert s.changed() == {"peril": 3}


@pytest.mark.rule("HT-502")
@pytest.mark.parametrize("space", [10, 11])
def test_the_choir_does_not_drive_it_past_the_last_verse(play: Phases, space: int) -> None:
    s = play.peril(space, shadows=CHOIR, decks=SPAWN)
    assert s.all()["peril"] == 11
    assert len(s.t.shadows()) == 5


# -- the counter-song --------------------------------------------------------------------------------


def sung(play: Phases, space: int, tokens: list[int], party: list[str], **spec: Any) -> Scene:
    """The peril phase of heroes with tokens."""
    heroes: list[Any] = [{"id": hero, "tokens": held} for hero, held in zip(party, tokens, strict=True)]
    return play.peril(space, heroes=heroes, **({"decks": SPAWN} | spec))


@pytest.mark.parametrize(
    ("party", "tokens"),
    [(PARTIES[0], [2, 1]), (PARTIES[1], [0, 4, 0]), (PARTIES[2], [1, 1, 1, 2])],
    ids=["2", "3", "4"],
)
def test_as_many_tokens_as_heroes_and_one_more_silence_a_verse(
    play: Phases, party: list[str], tokens: list[int]
) -> None:
    s = sung(play, 8, tokens, party)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("use", KARI, 0)
    s.answer("Q7-2")
    while s.session.prompt is not None:
        assert s.prompt.kind == "choose-hero"
        s.answer(s.prompt.options[0])
    assert s.t.shadows() == []
    assert sum(s.hero(hero)["tokens"] for hero in party) == 0
    assert s.all()["peril"] == 9


@pytest.mark.parametrize(("party", "tokens"), [(PARTIES[0], [2, 0]), (PARTIES[1], [1, 1, 1])], ids=["2", "3"])
def test_one_token_short_nobody_is_asked(play: Phases, party: list[str], tokens: list[int]) -> None:
    s = sung(play, 8, tokens, party)
    assert len(s.t.shadows()) == 2
    assert [s.hero(hero)["tokens"] for hero in party] == tokens


def test_the_heroes_may_let_the_verse_sound(play: Phases) -> None:
    s = sung(play, 8, [2, 2], PARTIES[0]).answer(())
    assert len(s.t.shadows()) == 2
    assert s.hero(KARI)["tokens"] == 2


def test_any_hero_may_give_any_part(play: Phases) -> None:
    s = sung(play, 8, [5, 5], PARTIES[0]).answer("Q7-2", MOK, MOK, MOK)
    assert (s.hero(KARI)["tokens"], s.hero(MOK)["tokens"]) == (5, 2)


def test_the_defeated_are_not_counted(play: Phases) -> None:
    heroes: list[Any] = [{"id": KARI, "tokens": 2}, {"id": MOK, "defeated": True}]
    s = play.peril(8, heroes=heroes, decks=SPAWN).answer("Q7-2")
    assert (s.hero(KARI)["tokens"], s.t.shadows()) == (0, [])


def test_only_the_first_sentence_is_silenced(play: Phases) -> None:
    s = upgrade_all(sung(play, 1, [3, 0], PARTIES[0]).answer("Q7-2"))
    assert s.t.shadows() == []
    assert upgraded(s) == [KARI, MOK]


def test_on_blue_it_keeps_ysmera_away(play: Phases) -> None:
    s = upgrade_all(sung(play, 6, [3, 0], PARTIES[0]).answer("Q7-2"))
    assert s.where(YSMERA) == "lair"
    assert upgraded(s) == [KARI, MOK]


def test_a_grey_space_needs_no_song(play: Phases) -> None:
    assert sung(play, 0, [5, 5], PARTIES[0]).changed() == {"peril": 1}


def test_the_silence_lasts_for_one_verse(play: Phases) -> None:
    s = play.scene(
        quest=QUEST, node="peril", peril=8, location={"id": "mountain-pass"}, decks=SPAWN,
        heroes=[{"id": KARI, "tokens": 3}, MOK],
    ).answer("Q7-2")  # fmt: skip
    assert s.t.track("next:no-peril") == 0


# -- pushing back ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 0), (0, 0)])
def test_travel_moves_the_token_back_by_one_without_effect(play: Phases, before: int, after: int) -> None:
    s = play.travel(
        location={"id": "mountain-pass", "progress": 8}, peril=before,
        decks={"location": ["rune-forge", WELL], "enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert s.all()["peril"] == after
    assert s.notes("peril-effect") == []


def test_staying_does_not(play: Phases) -> None:
    s = play.travel(location={"id": "mountain-pass", "progress": 8}, peril=5).answer(())
    assert s.all()["peril"] == 5


def felled(play: Phases, space: int) -> Scene:
    """Trenloe strikes Ysmera, who has one health left."""
    return play.activation(
        TRENLOE, MOK, nemesis={"place": TRENLOE, "wounds": 11, "exhausted": True}, peril=space,
        location={"id": WELL, "progress": 3}, hero_dice=["success", "success"],
    ).answer("warrior-into-the-fray")  # fmt: skip


@pytest.mark.parametrize(("before", "after"), [(9, 7), (1, 0), (0, 0)])
def test_ysmera_defeated_goes_back_to_the_lair_and_the_token_two_back(play: Phases, before: int, after: int) -> None:
    s = felled(play, before)
    assert s.all()["nemesis"] == {"id": YSMERA, "place": "lair", "wounds": 0}
    assert s.all()["peril"] == after
    assert s.notes("peril-effect") == s.notes("defeated") == []
    assert f"{WELL}.progress" not in s.changed(), "she was not defeated: Trenloe finds no road"


def test_a_card_that_would_defeat_her_does_the_same(play: Phases) -> None:
    s = play.activation(
        {"id": KARI, "tokens": 1}, MOK, nemesis={"place": "shadows", "wounds": 11}, peril=6, hero_dice=["defense"],
    ).answer("scout-caution", KARI)  # fmt: skip
    assert (s.where(YSMERA), s.all()["peril"]) == ("lair", 4)


# -- she comes ---------------------------------------------------------------------------------------


def test_ysmera_comes_into_the_shadows_of_the_well(play: Phases) -> None:
    s = play.travel(
        location={"id": "rune-forge", "progress": 9}, decks={"location": [WELL], "enemy": ["ogres-minion", "..."]}
    ).answer("yes", ())
    assert s.t.shadows()[-1] == YSMERA


def test_she_does_not_come_to_the_second_location(play: Phases) -> None:
    s = play.travel(
        location={"id": "mountain-pass", "progress": 8},
        decks={"location": ["rune-forge", WELL], "enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert s.where(YSMERA) == "lair"


# -- peril -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [1, 4])
@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_green_brings_an_enemy_unseen_and_upgrades(play: Phases, party: list[str], space: int) -> None:
    s = upgrade_all(play.peril(space, heroes=party, decks=SPAWN))
    assert [s.board.pieces[enemy].face_up for enemy in s.t.shadows()] == [False]
    assert upgraded(s) == party


@pytest.mark.parametrize("space", [1, 6])
def test_a_hero_with_three_advanced_cards_upgrades_no_more(play: Phases, space: int) -> None:
    heroes: list[Any] = [{"id": KARI, "advanced": THREE[KARI]}, {"id": MOK, "advanced": THREE[MOK][:2]}]
    s = play.peril(space, heroes=heroes, decks=SPAWN).answer(THREE[MOK][2])
    assert upgraded(s) == [MOK]


def test_blue_brings_ysmera_or_weakens_everybody(play: Phases) -> None:
    s = play.peril(6)
    assert s.where(YSMERA) == "shadows"
    s = upgrade_all(play.peril(6, nemesis={"place": KARI}, heroes=[KARI, {"id": MOK, "conditions": ["weakened"]}]))
    assert s.hero(KARI)["conditions"] == s.hero(MOK)["conditions"] == ["weakened"]
    assert upgraded(s) == [KARI, MOK]


@pytest.mark.parametrize("space", [8, 10])
def test_red_brings_two_enemies(play: Phases, space: int) -> None:
    s = play.peril(space, decks=SPAWN)
    assert s.t.shadows() == ["hellhounds-minion-1", "hellhounds-minion-2"]


# -- the end of the quest ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["lair", "defeated"])
def test_the_well_explored_is_victory(play: Phases, place: str) -> None:
    assert outcome(play.end(location={"id": WELL, "progress": 9}, nemesis={"place": place})) == "victory"


@pytest.mark.parametrize(("progress", "result"), [(9, ""), (14, ""), (15, "victory")])
def test_while_ysmera_is_in_play_it_takes_six_more(play: Phases, progress: int, result: str) -> None:
    s = play.end(location={"id": WELL, "progress": progress}, nemesis={"place": "shadows"})
    assert outcome(s) == result


def test_another_place_explored_is_no_victory(play: Phases) -> None:
    s = play.end(location={"id": "rune-forge", "progress": 9}, decks={"location": [WELL]})
    assert outcome(s) == ""


def test_the_last_verse_is_defeat_at_the_end_of_the_round(play: Phases) -> None:
    assert outcome(play.end(peril=11, location={"id": WELL})) == "defeat"
    assert outcome(play.end(peril=10, location={"id": WELL})) == ""


def test_victory_comes_before_the_last_verse(play: Phases) -> None:
    assert outcome(play.end(peril=11, location={"id": WELL, "progress": 9})) == "victory"


@pytest.mark.rule("HT-803")
def test_the_fall_of_all_heroes_is_defeat(play: Phases) -> None:
    s = play.enemies(heroes=[{"id": ASTARRA, "wounds": 18}, {"id": KARI, "defeated": True}], shadows=["ogres-minion"])
    assert outcome(s) == "defeat"
