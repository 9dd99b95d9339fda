"""Board and table, and the codec that freezes them: what lies where, and who may change it."""

from __future__ import annotations

import msgspec
import pytest

from game.kit.board import Board, Piece, State
from game.kit.codec import freeze, from_plain, thaw, to_plain
from game.kit.errors import RuleError
from game.kit.events import fold
from game.kit.prompts import Prompt
from tests.kit.toy import COIN, ToyTable, session, state


def table() -> ToyTable:
    """A table with three cards in a deck."""
    made = ToyTable(state(), lambda table, prompt, why: ())
    for name in ("a", "b", "c"):
        made.make(name, "card", "deck", face_up=False)
    return made


# -- mutators ---------------------------------------------------------------------------------------


def test_every_mutator_tells_what_it_changed() -> None:
    t = table()
    t.move("b", "hand", face_up=True)
    t.move("a", "hand", 0)
    t.turn("c", True)
    t.exhaust("b")
    t.add_token("b", "wound", 3)
    t.take_token("b", "wound", 1)
    t.shuffle("hand")
    t.set_track("round", 2)
    t.note("chose", of="nothing")
    assert fold(Board(), t.events) == t.board
    assert t.board.zones["deck"] == ["c"]
    assert sorted(t.board.zones["hand"]) == ["a", "b"]
    assert t.piece("b") == Piece("b", "card", "hand", True, True, {"wound": 2})


def test_what_changes_nothing_tells_nothing() -> None:
    t = table()
    t.set_track("round", 1)
    told = len(t.events)
    t.turn("a", False)
    t.ready("a")
    t.set_track("round", 1)
    t.add_token("a", "wound", 0)
    assert t.take_token("a", "wound", 5) == 0
    assert t.take_token("a", "wound", -2) == 0
    assert len(t.events) == told


def test_tokens_are_never_negative_and_an_empty_kind_disappears() -> None:
    t = table()
    t.add_token("a", "wound", 2)
    assert t.take_token("a", "wound", 5) == 2
    assert t.piece("a").tokens == {}
    with pytest.raises(RuleError, match="cannot add -1"):
        t.add_token("a", "wound", -1)


def test_a_card_keeps_its_place_in_a_pile_and_an_index_beyond_the_end_is_the_end() -> None:
    t = table()
    t.move("c", "deck", 0)
    assert t.zone("deck") == ["c", "a", "b"]
    t.move("c", "deck", 99)
    assert t.zone("deck") == ["a", "b", "c"]
    t.move("a", "deck")
    assert t.zone("deck") == ["b", "c", "a"]


def test_what_is_not_on_the_board_is_named() -> None:
    t = table()
    with pytest.raises(RuleError, match="no piece 'x'"):
        t.move("x", "hand")
    with pytest.raises(RuleError, match="a piece 'a' already"):
        t.make("a", "card", "deck")
    t.set_track("leader", "ann")
    with pytest.raises(RuleError, match="a word, not a number"):
        t.track("leader")
    assert (t.track("never"), t.word("never"), t.zone("never")) == (0, "", [])


def test_a_question_without_a_choice_is_not_asked() -> None:
    t = table()
    assert t.ask(Prompt("extra", "x", "x", ("only",))) == ("only",)
    assert t.ask(Prompt("extra", "x", "x", ("a", "b"), 2, 2)) == ("a", "b")
    assert t.ask(Prompt("extra", "x", "x", (), 1, 1)) == ()
    assert t.ask(Prompt("extra", "x", "x", (), 0, 1)) == ()


def test_what_becomes_known_is_counted() -> None:
    t = table()
    t.turn("a", True)
    assert t.state.learned == 0
    t.reveal("b")
    t.throw(COIN, "coins", "c1", "test")
    t.learn()
    assert t.state.learned == 3


# -- codec ------------------------------------------------------------------------------------------


def test_a_state_survives_both_codecs() -> None:
    game = session().begin()
    game.answer(["green"])
    assert thaw(freeze(game.state)) == game.state
    plain = to_plain(game.state)
    assert from_plain(msgspec.json.decode(msgspec.json.encode(plain))) == game.state
    assert isinstance(thaw(freeze(game.state)), State)


def test_a_damaged_state_names_the_place() -> None:
    plain = to_plain(state())
    plain["board"] = {"pieces": {"a": {"id": "a", "card": 3, "zone": "x"}}}
    with pytest.raises(msgspec.ValidationError, match="card"):
        from_plain(plain)
