"""The text mode: a fight from its hand to its end, and what can be looked up, by typed lines alone."""

from __future__ import annotations

from io import StringIO

import pytest

from game.kit.setup import SeatChoice, Setup
from game.kit.text_play import TextPlayer
from game.tenefyr.mode import TenefyrMode

LOOKED_UP = "look\ncard Dark Lord\nwhy\nforecast 1\nintent\nrule 407\n"


def typed(mode: TenefyrMode, heroes: tuple[str, ...], lines: str) -> str:
    """What is said to these lines."""
    seats = tuple(SeatChoice("", hero) for hero in heroes)
    session = mode.session(Setup({}, seats, 0, "typed")).begin()
    out = StringIO()
    TextPlayer(mode, session, mode.words, StringIO(lines), out).run()
    return out.getvalue()


@pytest.mark.parametrize("heroes", [("thief",), ("bard", "cleric", "ranger")])
def test_visits_are_played_by_numbers(mode: TenefyrMode, heroes: tuple[str, ...]) -> None:
    mode.words.missing.clear()
    told = typed(mode, heroes, "1\n1\n1\n2\n" * 30)
    assert "enters" in told
    assert "takes the" in told
    assert "to the skull" in told
    assert "<" not in told
    assert mode.words.missing == set()


def test_what_is_at_stake_can_be_asked_for(mode: TenefyrMode) -> None:
    told = typed(mode, ("bard", "cleric", "ranger"), "1\n" + LOOKED_UP)
    assert "Keep: " in told
    assert "Bard still has a turn" in told or "Cleric still has a turn" in told
    assert "TN-407" in told
    assert "Deck: Basic 0" in told


@pytest.mark.rule("TN-1103")
def test_a_game_is_given_up_when_it_is_said_surely(mode: TenefyrMode) -> None:
    told = typed(mode, ("bard", "cleric", "ranger"), "1\nsurrender\nsurrender yes\n")
    assert "counts as lost" in told
    assert "You have given the game up." in told
    asked_only = typed(mode, ("bard", "cleric", "ranger"), "1\nsurrender\nquit\n")
    assert "You have given the game up." not in asked_only
