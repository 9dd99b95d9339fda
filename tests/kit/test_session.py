"""The session: answers, undo, rewind, fork, and rules that fail."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.kit.codec import freeze, from_plain, to_plain
from game.kit.errors import IllegalAnswer, RuleError, RuleFailed
from game.kit.events import Counted, Event, Noted, fold
from game.kit.prompts import GIVE_UP, Given, Prompt
from game.kit.runner import LONGEST_SILENCE
from game.kit.session import Session
from tests.kit.toy import ENDLESS, FLOW, session


def purse(game: Session) -> dict[str, int]:
    """What lies in the purse."""
    return game.state.board.pieces["purse"].tokens


def answered(*answers: list[str], **more: Any) -> Session:
    """A toy session with some answers given."""
    game = session(**more).begin()
    for answer in answers:
        game.answer(answer)
    return game


# -- answers -----------------------------------------------------------------------------------------


def test_a_question_waits_for_its_answer_and_play_goes_on_to_the_next() -> None:
    game = session().begin()
    assert game.prompt is not None
    assert (game.prompt.kind, game.prompt.options) == ("colour", ("red", "green", "blue"))
    assert game.refusals == {"black": ("not-sold", "T-1")}
    game.answer(["green"])
    assert game.prompt.kind == "extra"
    assert game.refusals == {}
    game.answer(["salt", "pepper"])
    assert game.prompt.kind == "colour"
    assert purse(game) == {"green": 1, "salt": 2, "pepper": 2}


@pytest.mark.parametrize("wrong", [[], ["black"], ["red", "green"], ["red", "red"], ["0"], ["red "]])
def test_an_illegal_answer_leaves_everything_untouched(wrong: list[str]) -> None:
    game = answered(["green"], [])
    before, prompt, journal = freeze(game.state), game.prompt, game.journal()
    with pytest.raises(IllegalAnswer):
        game.answer(wrong)
    assert (freeze(game.state), game.prompt, game.journal()) == (before, prompt, journal)
    assert game.take_events() != []  # and the events not yet taken are still there


def test_a_declined_answer_is_legal_only_where_it_may_be_declined() -> None:
    Prompt("extra", "x", "x", ("a",), 0, 1).check(())
    with pytest.raises(IllegalAnswer, match="1 to 1"):
        Prompt("must", "x", "x", ("a",), 1, 1).check(())
    with pytest.raises(IllegalAnswer, match="twice"):
        Prompt("two", "x", "x", ("a", "b"), 0, 2).check(("a", "a"))


def test_there_is_no_answer_without_a_question() -> None:
    game = answered(["red"], [], [])
    assert game.ended
    assert game.prompt is None
    with pytest.raises(RuleError, match="no question is open"):
        game.answer(["red"])


def given_up_at(*answers: list[str]) -> Session:
    """A toy session whose flow knows an end for who gives up, with some answers given."""
    game = session()
    game.flow = replace(FLOW, given_up="end")
    game.begin()
    for answer in answers:
        game.answer(answer)
    return game


def test_a_game_can_be_given_up_at_any_question() -> None:
    game = given_up_at(["green"], ["salt"], ["green"])
    game.give_up()
    assert (game.ended, game.prompt, purse(game)["green"]) == (True, None, 2)
    assert freeze(game.fork().state) == freeze(game.state)
    assert [event for event in game.retell() if isinstance(event, Noted)] != []


def test_giving_up_is_taken_back_and_given_again() -> None:
    game = given_up_at(["green"])
    before = freeze(game.state)
    game.give_up()
    assert game.undo()
    assert (freeze(game.state), game.prompt is not None) == (before, True)
    assert game.redo()
    assert game.ended


def test_not_every_game_can_be_given_up() -> None:
    game = answered(["green"])
    with pytest.raises(RuleError, match="nothing to give up"):
        game.give_up()
    with pytest.raises(IllegalAnswer):
        game.answer(GIVE_UP)
    over = given_up_at()
    over.give_up()
    with pytest.raises(RuleError, match="nothing to give up"):
        over.give_up()


def test_events_are_told_once_and_fold_to_the_board() -> None:
    game = session()
    board = from_plain(to_plain(game.state)).board
    game.begin()
    told: list[Event] = []
    for answer in (["green"], ["salt"], ["red"], [], ["yes"], ["green"]):
        told += game.take_events()
        assert game.take_events() == []
        game.answer(answer)
    told += game.take_events()
    assert fold(board, told) == game.state.board
    assert sum(isinstance(e, Counted) and e.token == "green" for e in told) == 2


def test_a_rerun_tells_the_same_events_and_only_the_new_ones_are_handed_on() -> None:
    game = session().begin()
    game.take_events()
    game.answer(["green"])
    first = game.take_events()
    assert [e.data for e in first if isinstance(e, Noted)] == [{"colour": "green"}]
    game.answer(["salt"])
    assert not any(isinstance(e, Noted) for e in game.take_events())  # the node was run again, silently


def test_a_computer_player_answers_at_once_and_nothing_is_kept() -> None:
    asked: list[str] = []

    def player(table: Any, prompt: Prompt, why: Any) -> tuple[str, ...]:
        asked.append(prompt.kind)
        return {"colour": ("red",), "extra": (), "more": ("yes",) if len(asked) < 6 else ()}[prompt.kind]

    game = session()
    game.play(player)
    assert game.ended
    assert asked == ["colour", "extra", "more"] * 2
    assert game.entries == []


def test_the_answer_of_a_computer_player_is_checked_too() -> None:
    with pytest.raises(IllegalAnswer):
        session().play(lambda table, prompt, why: ("black",))


# -- going back --------------------------------------------------------------------------------------


def test_undo_takes_back_one_answer_at_a_time_to_the_beginning() -> None:
    game = session().begin()
    states = [to_plain(game.state)]
    for answer in (["green"], ["salt"], ["green"], []):
        game.answer(answer)
        states.append(to_plain(game.state))
    while game.last_given() is not None:
        states.pop()
        assert game.undo_is_free()
        assert game.undo()
        assert to_plain(game.state) == states[-1]
        assert game.take_events() == []  # the view is rebuilt from the state
    assert not game.undo()
    assert game.rewinds == 0


def test_undo_beyond_a_roll_is_a_rewind_and_is_counted() -> None:
    game = answered(["red"], [])
    assert game.prompt is not None
    assert game.prompt.kind == "more"  # the coin has been thrown
    assert not game.undo_is_free()
    assert not game.undo()
    assert game.prompt.kind == "more"
    assert game.undo(rewind=True)
    assert (game.rewinds, game.prompt.kind) == (1, "extra")
    assert game.undo_is_free()
    face = game.state.board.tracks.get("face")
    game.answer([])
    again = game.state.board.tracks["face"]
    game.undo(rewind=True)
    game.answer(["salt"])
    assert face is None
    assert game.state.board.tracks["face"] == again  # the same seed throws the same coin


def test_undo_gives_scripted_dice_back() -> None:
    script = {"coin": ["tails", "heads"]}
    game = answered(["red"], [], ["yes"], ["red"], [], script=script)
    assert game.table.script == {"coin": []}
    assert game.state.board.tracks["face"] == 0
    game.undo(rewind=True)
    assert game.table.script == {"coin": ["heads"]}
    for _ in range(4):
        game.undo(rewind=True)
    assert game.table.script == {"coin": ["tails", "heads"]}
    game.answer(["red"])
    game.answer([])
    assert game.state.board.tracks["face"] == 1


def test_a_fork_goes_its_own_way() -> None:
    game = answered(["green"], ["salt"], ["green"], script={"coin": ["tails"]})
    before = freeze(game.state)
    twin = game.fork()
    assert to_plain(twin.state) == to_plain(game.state)
    assert twin.prompt == game.prompt
    twin.answer(["pepper"])
    twin.answer(["red"])
    twin.answer([])
    assert twin.state.board.tracks["face"] == 1
    assert freeze(game.state) == before
    assert game.table.script == {"coin": ["tails"]}
    assert twin.journal() == [*game.journal(), ("pepper",), ("red",), ()]


def test_the_journal_replays_the_game() -> None:
    game = answered(["green"], ["salt"], ["red"], [], ["yes"])
    again = session().begin()
    for ids in game.journal():
        again.answer(ids)
    assert freeze(again.state) == freeze(game.state)


def test_a_stored_answer_that_no_longer_fits_is_dropped_and_play_goes_on_from_there() -> None:
    game = answered(["green"], ["salt"])
    twin = game.fork()
    entries = [e for e in twin.entries if e.given]
    entries[-1].given[1] = Given("extra", "toy", ("salt", "sugar"), ("sugar",), 0)
    twin.entries = entries
    fresh = session()
    fresh.resume(entries)
    assert fresh.differs
    assert fresh.prompt is not None
    assert fresh.prompt.kind == "extra"
    assert purse(fresh) == {"green": 1}


def test_a_session_can_stop_where_a_node_begins() -> None:
    game = session()
    game.stop_at = "roll"
    game.begin()
    game.answer(["red"])
    game.answer([])
    assert (game.state.node, game.prompt) == ("roll", None)
    assert not game.ended


# -- rules that fail ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "said"),
    [("raise", "ZeroDivisionError: a fault of ours"), ("rule", "RuleError: a broken contract"),
     ("astray", "may not lead to 'start'"), ("spin", f"{LONGEST_SILENCE} nodes without a question"),
     ("late", "LookupError: too late"), *((how, "the rule of 'trouble' does not end") for how in ENDLESS)],
)  # fmt: skip
def test_a_rule_that_fails_takes_its_answer_back_and_restores_the_question(how: str, said: str) -> None:
    game = answered(["blue"], ["salt"])
    before, prompt, journal = freeze(game.state), game.prompt, game.journal()
    waiting = len(game.events)
    with pytest.raises(RuleFailed) as caught:
        game.answer([how])
    report = caught.value.report
    assert said in str(report["error"])
    assert report["seed"] == "toy"
    assert report["answers"] == [*journal, (how,)]
    assert report["node"] == {"spin": "spin", "late": "late"}.get(how, "trouble")
    assert (freeze(game.state), game.prompt, game.journal()) == (before, prompt, journal)
    assert len(game.events) == waiting
    assert game.undo()
    assert game.prompt is not None
    assert game.prompt.kind == "extra"


def test_dice_that_run_out_are_a_fault_of_the_script_and_can_be_taken_back() -> None:
    game = answered(["red"], script={"coin": []})
    with pytest.raises(RuleFailed, match="no face left"):
        game.answer([])
    assert game.prompt is not None
    assert game.prompt.kind == "extra"
    unknown = answered(["red"], script={"coin": ["edge"]})
    with pytest.raises(RuleFailed, match="no face 'edge'"):
        unknown.answer([])


def test_ten_thousand_nodes_without_a_question_stop_with_seed_and_trail() -> None:
    game = answered(["blue"], [])
    with pytest.raises(RuleFailed, match=r"seed toy, trail \['spin'"):
        game.answer(["spin"])


def test_a_computer_player_takes_over_no_session_with_an_open_question() -> None:
    game = session().begin()
    before = to_plain(game.state)
    with pytest.raises(RuleError, match="question is open"):
        game.play(lambda table, prompt, why: (prompt.options[0],))
    assert to_plain(game.state) == before
