"""Offers that come again and again: declined for the round, told by the journal alone."""

from __future__ import annotations

import pytest

from game.kit.codec import freeze
from game.kit.errors import RuleError
from game.kit.save_format import resume, to_saved
from game.kit.session import Session
from tests.kit.test_session import answered
from tests.kit.test_session_seats import by_computer
from tests.kit.toy import session, state

SPICE = "purse: spice"


def quiet_game() -> Session:
    """A toy game in which the spice is offered no more in the round that runs."""
    game = answered(["green"])
    game.answer((), quiet=True)
    return game


def test_an_offer_that_is_silenced_is_declined_by_itself() -> None:
    game = quiet_game()
    assert game.silenced == (SPICE,)
    game.answer(["green"])
    assert game.prompt is not None
    assert (game.prompt.kind, game.silent, game.computer is not None) == ("extra", True, True)
    assert game.answer_by_computer() == ()
    assert game.prompt.kind == "colour"
    assert game.journal() == [("green",), (), ("green",), ()]


def test_it_is_made_again_in_the_next_round() -> None:
    game = quiet_game()
    game.answer(["red"])  # a coin is thrown, and the round ends
    assert by_computer(game) == 1
    game.answer(["yes"])
    assert game.silenced == ()
    game.answer(["green"])
    assert (game.silent, game.computer) == (False, None)


def test_undo_goes_back_behind_what_was_declined_by_itself_and_redo_comes_again() -> None:
    game = quiet_game()
    game.answer(["green"])
    by_computer(game)
    before = freeze(game.state)
    assert game.undo()
    assert game.journal() == [("green",), ()]
    assert game.silenced == (SPICE,)
    assert game.undo()
    assert (game.silenced, game.computer) == ((), None)
    assert game.redo(steps=2)
    assert (freeze(game.state), game.silenced) == (before, (SPICE,))


def test_it_can_be_made_again_at_once() -> None:
    game = quiet_game()
    game.answer(["green"])
    assert game.silent
    game.offer_again(SPICE)
    assert (game.silenced, game.computer) == ((), None)
    game.answer(["salt"])


def test_a_save_keeps_what_is_silenced_and_a_replay_tells_the_same() -> None:
    game = quiet_game()
    game.answer(["green"])
    back = resume(Session(game.flow, game.make_table, state()), to_saved(game, {}))
    assert back.silenced == (SPICE,)
    assert back.computer is not None
    back.answer_by_computer()
    again = session().begin()
    for ids in back.journal():
        again.answer(ids)
    assert freeze(again.state) == freeze(back.state)


def test_only_an_offer_that_is_declined_can_be_silenced() -> None:
    game = session().begin()
    with pytest.raises(RuleError, match="silenced"):
        game.answer(["green"], quiet=True)
    game.answer(["green"])
    with pytest.raises(RuleError, match="silenced"):
        game.answer(["salt"], quiet=True)
