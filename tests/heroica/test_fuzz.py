"""Random games in small number; `python -m tests.heroica.fuzz --first N --games M` plays many."""

from __future__ import annotations

import pytest

from game.heroica import names
from game.heroica.box import Box
from game.heroica.table import Table
from tests.heroica.fuzz import PARTIES, fuzz, session_of, setup_of
from tests.heroica.invariants import broken


@pytest.mark.parametrize("number", [2, 4, 28, 30, 57])
def test_a_random_game_breaks_nothing(box: Box, number: int) -> None:
    fuzz(box).play(number, folded=number % 2 == 0)


@pytest.mark.parametrize("number", [28])
def test_a_random_game_goes_the_same_way_when_it_is_saved_at_every_question(box: Box, number: int) -> None:
    fuzz(box).play_saving(number)


def test_the_games_go_over_all_levels_forms_and_grades(box: Box) -> None:
    setups = [setup_of(box, number) for number in range(300)]
    assert {(s["form"], len(s["pieces"])) for s in setups} == set(PARTIES)
    assert {len(s["road"]) for s in setups} == {1, 8, 22}
    assert {s["road"][0] for s in setups} == set(box.levels)
    assert {s["grade"] for s in setups} == {"gentle", "fair", "grim"}


def test_a_broken_invariant_is_named(box: Box) -> None:
    session = session_of(box, 1).begin()
    t = session.table
    assert isinstance(t, Table)
    while session.prompt is not None and session.prompt.kind in ("start", "companion"):
        session.answer(session.prompt.options[:1])
    t = session.table
    assert isinstance(t, Table)
    assert list(broken(t)) == []
    hero = t.heroes[0]
    here, monster = t.here(hero), t.monsters()[0]
    t.add_token(hero, names.HEALTH, 9)
    assert f"{hero} has {t.health(hero)} health of {t.most_health(hero)} [HC-360]" in list(broken(t))
    t.take_token(hero, names.HEALTH, 9)
    t.enter_node()
    t.set_track(names.trail(hero), "cell:0,0")
    assert list(broken(t)) == [f"the trail of {hero} ends in ['cell:0,0'], not in {here.name} [HC-241]"]
    t.set_track(names.trail(hero), here.name)
    t.move(monster, here.name)
    assert any("stand on the space of" in fault for fault in broken(t))


def test_what_is_looked_at_once_a_turn_is_named_too(box: Box) -> None:
    session = session_of(box, 1)
    session.stop_at = "turn"
    session.begin()
    while session.prompt is not None:
        session.answer(session.prompt.options[:1])
    t = session.table
    assert isinstance(t, Table)
    assert (t.state.node, list(broken(t))) == ("turn", [])
    hero, ax = t.heroes[0], next(piece for piece, it in t.board.pieces.items() if it.card == "ax")
    t.enter_node()
    t.add_token(hero, names.GOLD, 2)
    t.put_away(ax)
    t.set_track(names.ROUND, 41)
    t.set_track(f"scored:{hero}", "3")
    t.set_track(names.ORDER, hero)
    told = " ".join(broken(t))
    for part in ("changed beside what is told", "0 of ax", "in round 41", "scores of other levels", f"order is {hero}"):
        assert part in told
