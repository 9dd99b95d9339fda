"""Prospects: where a quest is judged, by what, and that more of what helps is worth more."""

from __future__ import annotations

import pytest

from game.adventure import values
from game.adventure.table import DEFEATED, LOCATION_DECK, PROGRESS
from game.kit.session import Session
from game.modes import GAMES, Library, load_words
from game.terrinoth.box import Box
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.prospects import numbers, prospect
from tests.adventure.judging import at_round_start, dealt_alike, engage_three, judged, wound_all


@pytest.fixture(scope="module")
def mode() -> TerrinothMode:
    found = Library(load_words(), GAMES).mode("terrinoth")
    assert isinstance(found, TerrinothMode)
    return found


def begun(mode: TerrinothMode, quest: str) -> Session:
    return mode.session(mode.workbench().sample(2, "prospects", {"quest": quest})).begin()


def test_every_weight_belongs_to_a_number_and_every_number_has_one(mode: TerrinothMode) -> None:
    box: Box = mode.box
    assert box.prospects
    for quest, told in box.prospects.items():
        assert set(told.weights) == set(numbers(at_round_start(begun(mode, quest)))), quest
        assert told.games >= 500


def test_a_quest_is_judged_when_a_round_begins_and_only_then(mode: TerrinothMode) -> None:
    for quest in mode.box.prospects:
        session = begun(mode, quest)
        t = at_round_start(session)
        assert 0 < judged(prospect, t) < 1
        for node in ("hero_turn", "enemy_turn", "travel"):
            t.state.node = node
            assert prospect(t, t.seats[0]) is None


def test_wounds_make_it_worse_and_so_do_enemies_that_strike(mode: TerrinothMode) -> None:
    for quest in mode.box.prospects:
        t = at_round_start(begun(mode, quest))
        hale = judged(prospect, t)
        wound_all(t, 8)
        hurt = judged(prospect, t)
        assert hurt < hale, quest
        engage_three(t)
        assert judged(prospect, t) < hurt, quest


def test_what_lies_facedown_changes_nothing(mode: TerrinothMode) -> None:
    for quest in mode.box.prospects:
        assert dealt_alike(prospect, begun(mode, quest)), quest


def test_a_party_that_stayed_though_it_could_travel_is_played_on_and_not_judged(mode: TerrinothMode) -> None:
    t = at_round_start(begun(mode, "the-goblin-problem"))
    t.add_token(t.location, PROGRESS, values.location_value(t) - 1)
    judged(prospect, t)
    t.add_token(t.location, PROGRESS, 1)
    assert prospect(t, t.seats[0]) is None
    for place in list(t.zone(LOCATION_DECK)):
        t.move(place, DEFEATED)
    judged(prospect, t)
