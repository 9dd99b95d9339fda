"""Random games in small number; `python -m tests.warhammer_quest.fuzz --games 5000` plays many, and saves campaigns."""

from __future__ import annotations

import pytest

from game.adventure.table import LAIR, PROGRESS, WOUND
from game.warhammer_quest.box import Box
from game.warhammer_quest.flow import new_session
from game.warhammer_quest.table import Table
from tests.warhammer_quest.fuzz.games import fuzz, setup_of
from tests.warhammer_quest.fuzz.invariants import broken


@pytest.mark.parametrize("number", [*range(1, 7), *range(8, 14), 7, 22])
def test_a_random_game_breaks_nothing(box: Box, number: int) -> None:
    fuzz(box).play(number, folded=number % 4 == 0)


@pytest.mark.parametrize("number", [1003, 1009])
def test_a_random_game_goes_the_same_way_when_it_is_saved_at_every_question(box: Box, number: int) -> None:
    fuzz(box).play_saving(number)


def test_the_games_go_over_all_that_is_played_and_all_parties(box: Box) -> None:
    setups = [setup_of(box, number) for number in range(63)]
    cells = {(s["quest"] or s["form"], len(s["heroes"])) for s in setups}
    assert cells == {(play, n) for play in ("campaign", "delve", *box.campaign()) for n in (2, 3, 4)}
    assert {s["grim"] for s in setups} == {True, False}
    assert any(s["leader"] != s["heroes"][0] for s in setups)


def test_a_broken_invariant_is_named(box: Box) -> None:
    session = new_session(box, setup_of(box, 0)).begin()
    t = session.table
    assert isinstance(t, Table)
    assert list(broken(t)) == []
    hero = t.seats[0]
    t.add_token(hero, WOUND, 99)
    assert list(broken(t)) == [f"{hero} stands with 99 wounds [WQ-1101]"]
    t.take_token(hero, WOUND, 99)
    t.add_token(hero, PROGRESS, 1)
    assert list(broken(t)) == [f"{hero} in seats has 1 progress"]
    t.take_token(hero, PROGRESS, 1)
    t.move(t.nemesis, "deck:enemy", face_up=False)
    assert list(broken(t)) == [f"{t.nemesis} lies in deck:enemy [WQ-720]"]
    t.move(t.nemesis, LAIR, face_up=True)
    t.set_track(f"capacity:{hero}", 5)
    assert list(broken(t)) == [f"{hero} has capacity 5 [WQ-908]"]
    t.set_track(f"capacity:{hero}", 1)
    t.make("oak-staff-2", "oak-staff", f"gear:{hero}")
    assert list(broken(t)) == ["too many or too few of ['oak-staff']"]
    top = t.zone("deck:gear")[0]
    t.note("claims-gear", hero=hero, gear=top)
    assert list(broken(t))[1:] == [f"claims-gear tells of {top}, which lies unseen in deck:gear [WQ-022]"]
