"""Forecasts: what the die may bring, computed from its faces and the rules."""

from __future__ import annotations

import pytest

from game.heroica import names
from game.heroica.mode import HeroicaMode
from game.heroica.table import Table
from game.heroica.view.odds import at_least, fight_odds, rolls_to
from game.kit.scenario import Scenario
from tests.heroica.view.scenes import laid


def table(mode: HeroicaMode, **more: object) -> Table:
    """The table of a scenario that has come to its first question."""
    found = laid(mode, **more).play().table
    assert isinstance(found, Table)
    return found


@pytest.mark.rule("HC-306")
def test_a_fight_is_won_half_of_the_time_and_costs_the_strength(mode: HeroicaMode) -> None:
    t = table(mode, monsters=[{"card": "lizoid", "cell": "E3"}])
    odds = fight_odds(t, "barbarian", t.monsters()[0])
    assert (round(odds.win, 3), round(odds.draw, 3), round(odds.loss, 3)) == (0.5, 0.167, 0.333)
    assert (odds.hurt, odds.drawn, odds.falls) == (2, 2, 0)
    assert odds.expected == pytest.approx(1.0)


@pytest.mark.rule("HC-601")
def test_a_viper_costs_nothing_now(mode: HeroicaMode) -> None:
    t = table(mode, monsters=[{"card": "ennon-viper", "cell": "E3"}])
    odds = fight_odds(t, "barbarian", t.monsters()[0])
    assert (odds.hurt, odds.later, odds.drawn_later) == (0, 1, 1)


@pytest.mark.rule("HC-323")
def test_a_boss_hurts_by_what_is_left_of_its_bar(mode: HeroicaMode) -> None:
    t = table(mode, monsters=[{"card": "kraken", "cell": "E3", "bar": 2}])
    odds = fight_odds(t, "barbarian", t.monsters()[0])
    assert (odds.hurt, odds.drawn, odds.damage) == (2, 1, 1)
    assert odds.tail == pytest.approx(0.5 * 0.5 + 0.5 / 6)
    assert fight_odds(t, "barbarian", t.monsters()[0]).falls == 0


@pytest.mark.rule("HC-655")
def test_a_final_boss_is_told_by_its_side(mode: HeroicaMode) -> None:
    t = table(mode, level="drocomon", heroes=[{"id": "barbarian", "cell": "I9"}], faces="south", touched=True)
    dragon = next(monster for monster in t.monsters() if t.is_final(monster))
    told = dict.fromkeys(("south", "north", "east"))
    for faces in told:
        t.set_track(names.FACES, faces)
        odds = fight_odds(t, "barbarian", dragon)
        told[faces] = (odds.side, odds.damage, odds.hurt)
    assert told == {"south": ("head", 1, 4), "north": ("tail", 2, 1), "east": ("flank", 1, 2)}


@pytest.mark.rule("HC-520")
def test_how_many_rolls_a_door_takes(mode: HeroicaMode) -> None:
    t = table(mode)
    assert [round(rolls_to(t, total), 1) for total in (0, 1, 5, 6, 10)] == [0.0, 1.0, 2.4, 2.8, 4.4]
    assert [round(at_least(t, needed), 2) for needed in (1, 2, 3, 4, 5)] == [1.0, 0.83, 0.5, 0.17, 0.0]


def walking(mode: HeroicaMode, face: str = "sword", **more: object) -> Scenario:
    """A hero on B2 of level 1 who has rolled to move."""
    return laid(mode, node="act", dice=[face], answers=["roll"], **more)


@pytest.mark.rule("HC-235")
def test_a_way_tells_its_squares_what_is_picked_up_and_the_fight_at_its_end(mode: HeroicaMode) -> None:
    session = walking(
        mode, monsters=[{"card": "lizoid", "cell": "E3"}], things=[{"card": "gold", "cell": "C2"}]
    ).play()
    view, prompt = mode.view(session), session.prompt
    assert prompt is not None
    told = view.forecast(prompt, "cell:3,2")
    assert told is not None
    assert told.title == "Walk to D3"
    assert told.lines[0] in ("Path: C2, C3, D3.", "Path: B3, C3, D3.")
    assert told.lines.index("Fights the Lizoid.") < told.lines.index("Win 50 %")
    assert told.chance is not None
    assert told.chance.value == pytest.approx(2 / 3)
    first = view.forecast(prompt, "cell:2,1")
    assert first is not None
    assert first.lines == ("Path: C2.", "Picks up 1 gold.", "2 steps left there.")
    (choice,) = [choice for choice in view.choices(prompt) if choice.id == "cell:2,1"]
    assert (choice.label, choice.detail) == ("To C2", "Picks up 1 gold")


@pytest.mark.rule("HC-361")
def test_a_healing_roll_tells_what_is_missing(mode: HeroicaMode) -> None:
    session = laid(mode, heroes=[{"id": "barbarian", "cell": "B2", "health": 0, "pack": ["life"]}]).play()
    prompt = session.prompt
    assert prompt is not None
    assert prompt.kind == "heal"
    told = mode.view(session).forecast(prompt)
    assert told is not None
    assert told.chance is not None
    assert told.chance.value == pytest.approx(1 / 6)


@pytest.mark.rule("HC-505")
def test_a_chest_tells_what_each_face_brings(mode: HeroicaMode) -> None:
    session = laid(
        mode, node="turn_end", features=[{"card": "chest", "cell": "B2"}], heroes=[{"id": "knight", "cell": "B2"}]
    ).play()
    prompt = session.prompt
    assert prompt is not None
    assert prompt.kind == "search"
    told = mode.view(session).forecast(prompt)
    assert told is not None
    assert told.lines[0] == "17 %, Shield: 2 gold."
    assert len(told.lines) == 4
