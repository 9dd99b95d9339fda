"""What is told beside a square of a walk, and beside a piece."""

from __future__ import annotations

import pytest

from game.heroica.mode import HeroicaMode
from game.heroica.view import HeroicaView
from tests.heroica.view.scenes import laid


def walking(mode: HeroicaMode, **more: object) -> HeroicaView:
    """A hero who has rolled and walks."""
    session = laid(mode, node="act", dice=["shield"], answers=["roll"], **more).play()
    while session.prompt is not None and session.prompt.kind != "walk":
        session.answer(session.prompt.options[:1])
    view = mode.view(session)
    assert isinstance(view, HeroicaView)
    return view


@pytest.mark.rule("HC-306")
def test_where_a_fight_follows_its_odds_and_its_price_are_told(mode: HeroicaMode) -> None:
    view = walking(mode, monsters=[{"card": "lizoid", "cell": "E3"}])
    prompt = view.names.session.prompt
    assert prompt is not None
    fights = [cell for cell, stop in prompt.data["stops"].items() if stop == "fight"]
    assert fights
    for cell in fights:
        told = view.explained(cell)
        assert told is not None
        assert told.title == "Lizoid"
        assert "then a fight" in told.text
        assert "Win 50 %" in told.text
        assert "lose 2 health" in told.text


@pytest.mark.rule("HC-232")
def test_what_lies_on_the_way_is_told(mode: HeroicaMode) -> None:
    view = walking(mode, things=[{"card": "gold", "cell": "C3"}])
    told = view.explained("cell:2,2")
    assert told is not None
    assert "On the way: 1 gold" in told.text


def test_a_square_that_no_step_reaches_is_told_as_what_it_is(mode: HeroicaMode) -> None:
    view = walking(mode)
    reach = view.names.session.prompt.data["reach"]  # type: ignore[union-attr]
    far = next(f"cell:{x},{y}" for x in range(12, 15) for y in range(1, 8) if f"cell:{x},{y}" not in reach)
    told = view.explained(far)
    assert told is not None
    assert "steps" not in told.text


def test_a_monster_is_told_with_its_strength_and_the_odds_against_it(mode: HeroicaMode) -> None:
    view = walking(mode, monsters=[{"card": "lizoid", "cell": "E3"}])
    monster = view.own().monsters[0].piece
    told = view.explained(monster)
    assert told is not None
    assert told.title == "Lizoid"
    assert "Strength 2" in told.text
    assert "win 50 %" in told.text
