"""Random games in small number; `python -m tests.terrinoth.fuzz --games 20000` plays many."""

from __future__ import annotations

import pytest

from game.adventure.table import SHADOWS, WOUND
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from game.terrinoth.table import Table
from tests.terrinoth.fuzz.games import fuzz, setup_of
from tests.terrinoth.fuzz.invariants import broken


@pytest.mark.parametrize("number", range(64))
def test_a_random_game_breaks_nothing(box: Box, number: int) -> None:
    fuzz(box).play(number, folded=number % 4 == 0)


@pytest.mark.parametrize("number", [*range(1000, 1008), *range(1024, 1028)])
def test_a_random_game_goes_the_same_way_when_it_is_saved_at_every_question(box: Box, number: int) -> None:
    fuzz(box).play_saving(number)


def test_the_games_go_over_all_quests_and_party_sizes(box: Box) -> None:
    setups = [setup_of(box, number) for number in range(64)]
    assert {(s["quest"], len(s["heroes"])) for s in setups} == {(q, n) for q in box.quests for n in (1, 2, 3, 4)}
    assert {s["grim"] for s in setups} == {True, False}
    assert any(s["leader"] != s["heroes"][0] for s in setups)


def test_a_broken_invariant_is_named(box: Box) -> None:
    session = new_session(box, setup_of(box, 8)).begin()
    t = session.table
    assert isinstance(t, Table)
    assert list(broken(t)) == []
    hero = t.seats[0]
    t.add_token(hero, WOUND, 99)
    assert list(broken(t)) == [f"{hero} stands with 99 wounds [HT-801]"]
    t.take_token(hero, WOUND, 99)
    t.add_token(hero, "progress", 1)
    assert list(broken(t)) == [f"{hero} in seats has 1 progress"]
    t.take_token(hero, "progress", 1)
    t.move(t.nemesis, "deck:enemy", face_up=False)
    assert list(broken(t)) == ["the nemesis lies in deck:enemy [HT-707]"]
    t.move(t.nemesis, SHADOWS, face_up=True)
    t.set_track("leader", "nobody")
    assert list(broken(t)) == ["the leader nobody is defeated [HT-802]"]
