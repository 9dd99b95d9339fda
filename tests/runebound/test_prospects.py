"""Prospects: what a state between two turns is worth to whoever is asked."""

from __future__ import annotations

from typing import Any

from game.kit.adviser import Adviser
from game.runebound.computer_player import PLAYERS
from game.runebound.prospects import gathered, prospect
from tests.runebound.table import Play


def worth(play: Play, chooser: str = "lyssa", **more: Any) -> float:
    """What a state is worth when a turn begins."""
    scene = play("lyssa", "corbin", node="turn", stop="turn", turns="corbin", **more)
    scene.t.state.node = "turn"
    found = prospect(scene.t, chooser)
    assert found is not None
    return found


def test_only_between_turns(play: Play) -> None:
    assert prospect(play().t, "lyssa") is None


def test_what_is_gathered_counts(play: Play) -> None:
    plain = worth(play)
    assert 0 < plain < 1
    for more in ({"gold": 5}, {"lore": 2}, {"assets": "ash-bow"}, {"learned": "steady-aim"}, {"trophies": "combat"}):
        assert worth(play, **more) > plain
    for less in ({"damage": 4}, {"states": "cursed"}):
        assert worth(play, **less) < plain


def test_what_rivals_have_is_against_it(play: Play) -> None:
    assert worth(play, other={"corbin": {"gold": 9}}) < worth(play)
    both = worth(play, other={"corbin": {"gold": 9}}, form="together")
    assert both > worth(play, form="together")


def test_a_hand_that_is_not_seen_counts_by_its_size(play: Play) -> None:
    good, poor = (play(hand=card, trophies="combat combat").t for card in ("ward", "shrine-walker"))
    assert gathered(good, "lyssa", seen=False) == gathered(poor, "lyssa", seen=False)
    assert gathered(good, "lyssa", seen=True) > gathered(poor, "lyssa", seen=True)


def test_the_adviser_comes_to_an_end_at_the_next_turn(play: Play) -> None:
    scene = play(at="2,2", decks={"social": "harvest-home"}, gold=1).answer("adventure")
    position = scene.session.position()
    assert position is not None
    adviser = Adviser(position, PLAYERS["sensible"], "advice", 4)
    while adviser.step():
        pass
    advice = adviser.advice()
    assert {answer.answer for answer in advice.answers} == {("option-1",), ("option-2",)}
    assert scene.options
