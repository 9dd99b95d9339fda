"""Random games in small number; `python -m tests.runebound.fuzz --first N --games M` plays many."""

from __future__ import annotations

import pytest

from game.runebound import names
from game.runebound.box import Box
from game.runebound.table import Table
from tests.runebound.fuzz import fuzz, play_undone, session_of, setup_of
from tests.runebound.invariants import broken


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 17])
def test_a_random_game_breaks_nothing(box: Box, number: int) -> None:
    fuzz(box).play(number, folded=number % 2 == 0)


@pytest.mark.parametrize("number", [9, 14])
def test_a_random_game_goes_the_same_way_when_it_is_saved_at_every_question(box: Box, number: int) -> None:
    fuzz(box).play_saving(number)


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_every_answer_can_be_taken_back_and_given_again(box: Box, number: int) -> None:
    assert play_undone(box, number, 150) >= 100


def test_the_games_go_over_all_forms_scenarios_steps_and_heroes(box: Box) -> None:
    setups = [setup_of(box, number) for number in range(210)]
    assert {(s["form"], len(s["pieces"])) for s in setups} == {
        ("solo", 1), *(("rivals", seats) for seats in (2, 3, 4)), *(("together", seats) for seats in (2, 3, 4)),
    }  # fmt: skip
    assert {s["scenario"] for s in setups} == {*box.content.scenarios, "random"}
    assert {s["step"] for s in setups} == set(box.content.ladder)
    assert {s["enemies"] for s in setups} == {"played", "script"}
    assert {hero for s in setups for hero in s["pieces"]} == set(box.content.heroes)


def test_a_broken_invariant_is_named(box: Box) -> None:
    session = session_of(box, 3).begin()
    t = session.table
    assert isinstance(t, Table)
    t.state.node = "act"
    hero = t.heroes[0]
    skills = [piece for piece in t.zone(names.deck("skill")) if t.card(piece) == "ward"]
    for piece in skills:
        t.move(piece, names.learned(hero), face_up=True)
    t.move(t.zone(names.deck("asset"))[0], names.trophies(hero), face_up=True)
    t.add_token(hero, names.BLESSED, 2)
    t.add_token(hero, names.CURSED)
    t.add_token(hero, names.DAMAGE, 30)
    t.set_track(names.ACTIONS, 5)
    t.set_track(names.ACTIVE, hero)
    t.set_track(names.FOE, "ettin")
    told = " ".join(broken(t))
    parts = ("[RB-614]", "in trophies:", "[RB-811]", "[RB-812]", "[RB-803]", "[RB-203]", "of a combat there is left")
    for part in parts:
        assert part in told
