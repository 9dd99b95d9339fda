"""Random games in small number; `python -m tests.tenefyr.fuzz --first N --games M` plays many."""

from __future__ import annotations

import pytest

from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.table import Table
from tests.tenefyr.fuzz import fuzz, session_of, setup_of
from tests.tenefyr.invariants import broken


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6, 7, 13, 14])
def test_a_random_game_breaks_nothing(box: Box, number: int) -> None:
    fuzz(box).play(number, folded=number % 2 == 0)


@pytest.mark.parametrize("number", [9, 11])
def test_a_random_game_goes_the_same_way_when_it_is_saved_at_every_question(box: Box, number: int) -> None:
    fuzz(box).play_saving(number)


def test_the_games_go_over_all_bosses_steps_and_numbers_of_players(box: Box) -> None:
    setups = [setup_of(box, number) for number in range(210)]
    assert {len(s["pieces"]) for s in setups} == {1, 2, 3, 4}
    assert {s["boss"] for s in setups} == {*box.content.bosses, "random"}
    assert {s["step"] for s in setups} == set(box.content.ladder)
    assert {hero for s in setups for party in s["heroes"] for hero in party} == set(box.content.heroes)


def test_a_broken_invariant_is_named(box: Box) -> None:
    session = session_of(box, 3).begin()
    t = session.table
    assert isinstance(t, Table)
    assert list(broken(t)) == []
    player, enemy = t.players[0], t.zone("dungeon:1")[0]
    t.move(f"skill-{player}", names.supply("basic0"))
    t.move(enemy, names.discard(player), face_up=False)
    t.add_token(t.zone(names.deck(player))[0], names.BORROWED)
    t.set_track(names.STEPS, 40)
    t.set_track(names.FOE_OWN, 2)
    told = " ".join(broken(t))
    parts = (f"skill-{player} lies in", "facedown [TN-012]", "'borrowed': 1", "40 steps", "'foe-own': 2", "not open at")
    for part in parts:
        assert part in told
