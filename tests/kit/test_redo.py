"""Redo: what undo took back is given again, and the same fate comes of it."""

from __future__ import annotations

import pytest

from game.kit.codec import freeze, to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.save_format import resume, to_saved
from game.kit.session import Session
from tests.kit import tour
from tests.kit.test_session import answered
from tests.kit.test_session_seats import by_computer
from tests.kit.toy import session, state


def test_redo_gives_the_same_answers_and_the_same_dice() -> None:
    game = answered(["green"], ["salt"], ["red"], [], ["yes"])
    journal, before, told = game.journal(), freeze(game.state), game.retell()
    for _ in range(4):
        assert game.undo(rewind=True)
    assert game.redo()
    assert game.journal() == journal[:2]
    assert game.redo(steps=9)
    assert (game.journal(), freeze(game.state)) == (journal, before)
    assert game.retell() == told
    assert not game.redo()


def test_another_answer_forgets_what_was_taken_back_and_an_illegal_one_does_not() -> None:
    game = answered(["green"], ["salt"])
    assert game.undo(rewind=True)
    with pytest.raises(Exception, match="not one of"):
        game.answer(["sugar"])
    assert len(game.taken_back) == 1
    game.answer(["pepper"])
    assert game.taken_back == []
    assert not game.redo()


def test_several_steps_are_taken_back_at_once_and_come_again_one_by_one() -> None:
    game = answered(["green"], ["salt"], ["green"], ["pepper"])
    assert game.last_given(3) is not None
    assert game.last_given(3).ids == ("salt",)  # type: ignore[union-attr]
    assert game.last_given(5) is None
    assert not game.undo(steps=5, rewind=True)
    assert game.undo(steps=3)
    assert game.journal() == [("green",)]
    assert [step[0].ids for step in reversed(game.taken_back)] == [("salt",), ("green",), ("pepper",)]
    assert game.redo()
    assert game.journal() == [("green",), ("salt",)]


def test_several_steps_are_free_only_if_nothing_was_known_in_any_of_them() -> None:
    game = answered(["red"], [], ["yes"], ["green"])
    assert game.undo_is_free()
    assert game.undo_is_free(2)
    assert not game.undo_is_free(3)  # the coin was thrown after it
    assert not game.undo(steps=3)
    assert game.undo(steps=3, rewind=True)
    assert game.rewinds == 1


def test_what_companions_answered_comes_again_with_the_answer_before_it() -> None:
    game = tour.session(hidden=False).begin()
    game.answer([])
    game.answer(["glad"])
    assert by_computer(game) == 2
    given = [given for entry in game.entries for given in entry.given]
    assert game.undo(rewind=True)
    assert len(game.journal()) == 1
    assert game.redo()
    assert [given for entry in game.entries for given in entry.given] == given
    assert game.computer is None


def test_nothing_is_redone_that_a_neighbour_answered_where_hands_are_hidden() -> None:
    game = tour.session(hidden=True).begin()
    game.answer([])
    game.answer(["glad"])
    by_computer(game)
    assert game.last_given() is None
    assert game.last_given(2) is None
    assert not game.undo(rewind=True, steps=2)


def test_a_save_forgets_what_was_taken_back_and_loses_nothing_else() -> None:
    game = answered(["green"], ["salt"], ["red"])
    game.undo(rewind=True)
    saved = to_saved(game, {})
    back = resume(Session(game.flow, game.make_table, state()), saved)
    assert (back.journal(), to_plain(back.state)) == (game.journal(), to_plain(game.state))
    assert back.taken_back == []


@pytest.mark.parametrize("seed", range(8))
def test_any_number_of_steps_back_and_forth_leads_to_the_same_state(seed: int) -> None:
    game, player = session(str(seed)).begin(), RandomPlayer(str(seed))
    for _ in range(12):
        if game.prompt is None or game.prompt.kind == "trouble":
            break
        game.answer(player(game.table, game.prompt, None))
    journal, before = game.journal(), freeze(game.state)
    for steps in range(1, len(journal) + 1):
        assert game.undo(rewind=True, steps=steps)
        assert len(game.journal()) == len(journal) - steps
        assert game.redo(steps=steps)
        assert (game.journal(), freeze(game.state)) == (journal, before)


def test_the_last_part_of_a_game_is_told_anew_also_of_one_that_was_loaded() -> None:
    game = answered(["green"], ["salt"], ["red"])
    told, node = game.retell(), game.entries[-1].node
    part = game.retell_since({node})
    assert 0 < len(part) < len(told)
    assert part == told[-len(part) :]
    assert game.retell_since({"nowhere"}) == []
    first = game.entries[0].node
    back = resume(Session(game.flow, game.make_table, state()), to_saved(game, {}))
    assert back.retell_since({first}) == []  # its start is not known
    back.origin = state
    assert back.retell_since({first}) == game.retell_since({first}) != []
