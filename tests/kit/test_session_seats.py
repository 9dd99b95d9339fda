"""Chapters, seats of the computer, and hidden hands: what the session adds for games that need them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec import structs

from game.kit.codec import freeze, from_plain, to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.errors import RuleError, RuleFailed
from game.kit.events import Event, Noted, fold
from game.kit.people import sit_down, who_played
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.setup import SeatChoice
from tests.kit.tour import SEATS, session


def person(game: Session, *answers: list[str]) -> None:
    """Give answers of persons; the computer answers in between and after."""
    for ids in answers:
        by_computer(game)
        game.answer(ids)
    by_computer(game)


def by_computer(game: Session) -> int:
    """Let the computer answer as long as it is asked; how often that was."""
    times = 0
    while game.computer is not None:
        game.answer_by_computer()
        times += 1
    return times


def asked(game: Session) -> str:
    """Who is asked now."""
    return game.prompt.chooser if game.prompt is not None else ""


def played_to_chapter(game: Session, number: int) -> Session:
    """A session begun and answered until so many chapters are closed."""
    return played_on(game.begin(), number)


def played_on(game: Session, number: int) -> Session:
    """A session answered until so many chapters are closed."""
    player = RandomPlayer("persons")
    while len(game.chapters) < number:
        assert game.prompt is not None
        if game.computer is not None:
            game.answer_by_computer()
        else:
            game.answer(player(game.table, game.prompt, None))
    return game


# -- chapters ----------------------------------------------------------------------------------------


def test_a_chapter_closes_the_history_before_it() -> None:
    game = played_to_chapter(session(), 2)
    assert [chapter.node for chapter in game.chapters] == ["stage", "stage"]
    assert game.chapters[0].answers == 0  # set-up asks nothing
    assert game.chapters[1].answers == 2 * 2 * len(SEATS)
    assert [entry.node for entry in game.entries] == ["stage", "turn"]
    assert game.journal() == []
    assert game.last_given() is None
    assert not game.undo(rewind=True)


def test_undo_ends_where_the_chapter_begins() -> None:
    game = played_to_chapter(session(hidden=False), 2)
    first = to_plain(game.state)
    person(game, [], ["glad"], [], ["sad"])
    while game.last_given() is not None:
        assert game.undo(rewind=True)
    assert to_plain(game.state) == first
    assert game.prompt is not None
    assert game.prompt.kind == "play"


def test_a_chapter_that_opens_says_so_until_a_person_answers() -> None:
    game = played_to_chapter(session(hidden=False), 1)
    assert not game.opens_chapter, "nothing was answered before"
    game = played_to_chapter(session(hidden=False), 2)
    assert game.opens_chapter
    game.answer([])
    assert not game.opens_chapter


def test_a_closed_chapter_keeps_who_gave_its_answers() -> None:
    game = played_to_chapter(session(), 1)
    sit_down(game, "ann", "Eve")
    game = played_on(game, 2)
    each = 2 * 2
    told = {(share.piece, share.computer): share.answers for share in game.chapters[-1].shares}
    assert told == {("ann", False): each, ("ben", False): each, ("owl", True): each}
    seat = SeatChoice("Ana", "ann")
    sit_down(game, "ann", "Ida")
    person(game, [], ["glad"])
    assert [sitting.player for sitting in game.people] == ["Eve", "Ida"]
    assert who_played(game, seat) == "Eve"


def test_a_game_may_remember_a_chapter_by_its_events() -> None:
    def remember(t: Any, kept: Mapping[str, Any], events: Sequence[Event]) -> dict[str, Any]:
        turns = [event.data["seat"] for event in events if isinstance(event, Noted)]
        return {"stage": t.track("stage"), "turns": kept.get("turns", []) + turns}

    game = session()
    game.flow = structs.replace(game.flow, remember=remember)
    game = played_to_chapter(game, 3)
    assert game.kept == {"stage": 2, "turns": [*SEATS, *SEATS] * 2}
    assert [bool(chapter.kept) for chapter in game.chapters] == [False, False, True]


def test_a_chapter_is_replayed_from_where_it_began() -> None:
    game = played_to_chapter(session(), 2)
    person(game, [], ["glad"])
    again = game.from_origin()
    assert again.state.board.tracks["stage"] == 2
    for ids in game.journal():
        again.answer(ids)
    assert freeze(again.state) == freeze(game.state)
    assert [event.name for event in game.retell() if isinstance(event, Noted)] == ["turn", "turn"]


def test_events_are_told_across_the_border_of_a_chapter() -> None:
    game = session()
    board = from_plain(to_plain(game.state)).board
    played_to_chapter(game, 3)
    assert fold(board, game.take_events()) == game.state.board


def test_a_rule_that_fails_after_a_chapter_closed_takes_the_chapter_back() -> None:
    game = played_to_chapter(session(hidden=False), 2)
    turn = game.flow.nodes["turn"]

    def broken(t: Any) -> str:
        if t.track("stage") == 3:
            raise ZeroDivisionError("a fault of ours")
        return turn(t)

    game.flow = type(game.flow)(
        {**game.flow.nodes, "turn": broken}, game.flow.follows, game.flow.ends, game.flow.chapters
    )
    player = RandomPlayer("persons")
    while True:
        assert game.prompt is not None
        before, journal, events = freeze(game.state), game.journal(), list(game.events)
        try:
            game.answer(player(game.table, game.prompt, None))
        except RuleFailed as fault:
            report = fault.report
            break
    assert (freeze(game.state), game.journal(), game.events) == (before, journal, events)
    assert len(game.chapters) == 2
    assert str(report["error"]) == "ZeroDivisionError: a fault of ours"
    assert report["answers"][:-1] == journal  # type: ignore[index]
    start = from_plain(report["start"])
    assert (start.node, start.board.tracks["stage"]) == ("stage", 1)
    assert game.undo(rewind=True)


def test_a_computer_player_plays_through_all_chapters() -> None:
    game = session()
    game.play(RandomPlayer("all"))
    assert game.ended


def test_a_session_can_stop_where_a_chapter_begins() -> None:
    game = session()
    game.stop_at = "stage"
    game.begin()
    assert (game.state.node, game.prompt, len(game.chapters)) == ("stage", None, 1)


# -- seats of the computer ---------------------------------------------------------------------------


def test_the_question_of_a_computer_waits_too_and_is_answered_one_at_a_time() -> None:
    game = session().begin()
    assert game.computer is None
    with pytest.raises(RuleError, match="no question of a computer"):
        game.answer_by_computer()
    game.answer([])
    game.answer(["glad"])
    assert (asked(game), game.computer is not None) == ("owl", True)
    ids = game.answer_by_computer()
    assert game.entries[-1].given[-1].ids == ids
    assert game.entries[-1].given[-1].computer
    assert (asked(game), game.computer is not None) == ("owl", True)  # its second question
    game.answer_by_computer()
    assert (asked(game), game.computer) == ("ben", None)


def test_undo_goes_back_to_the_last_answer_of_a_person() -> None:
    game = session(hidden=False).begin()
    game.answer([])
    before = to_plain(game.state)
    game.answer(["glad"])
    assert by_computer(game) == 2
    assert asked(game) == "ben"
    assert game.last_given() is not None
    assert game.last_given().ids == ("glad",)  # type: ignore[union-attr]
    assert game.undo(rewind=True)
    assert (asked(game), to_plain(game.state)) == ("ann", before)
    assert len(game.journal()) == 1


def test_undo_is_possible_while_the_computer_is_asked() -> None:
    game = session(hidden=True).begin()
    game.answer([])
    game.answer(["glad"])
    game.answer_by_computer()
    assert game.computer is not None
    assert game.undo(rewind=True)
    assert game.prompt is not None
    assert (game.prompt.chooser, game.prompt.kind) == ("ann", "mood")


def test_the_computer_answers_the_same_again_after_undo_and_in_a_fork() -> None:
    for seed in ("1", "2", "3", "4", "5"):
        game = session(seed, hidden=False).begin()
        game.answer([])
        game.answer(["glad"])
        twin = game.fork()
        assert twin.computer is not None
        by_computer(game)
        by_computer(twin)
        assert twin.journal() == game.journal()
        first = game.journal()
        assert game.undo(rewind=True)
        game.answer(["glad"])
        by_computer(game)
        assert game.journal() == first


@pytest.mark.parametrize("how", ["raises", "illegal"])
def test_a_computer_that_fails_leaves_its_question_open(how: str) -> None:
    game = session(hidden=False).begin()
    game.answer([])
    game.take_events()
    game.answer(["glad"])
    before, journal, events = to_plain(game.state), game.journal(), list(game.events)

    def wrong(table: Any, prompt: Prompt, why: Any) -> tuple[str, ...]:
        table.add_token("owl", "stolen")
        if how == "raises":
            raise LookupError("no idea")
        return ("nothing",)

    game.computer = wrong
    with pytest.raises(RuleFailed, match="no idea" if how == "raises" else "not one of"):
        game.answer_by_computer()
    assert (to_plain(game.state), game.journal(), game.events) == (before, journal, events)
    assert by_computer(game) == 2


def test_a_game_that_only_the_computer_plays_cannot_be_undone() -> None:
    game = session(hidden=False)
    game.flow = type(game.flow)(
        game.flow.nodes, game.flow.follows, game.flow.ends,
        computer=lambda position, seed, companions: RandomPlayer(seed),
    )
    game.begin()
    assert by_computer(game) > 20
    assert game.ended
    assert game.last_given() is None
    assert not game.undo(rewind=True)


# -- hidden hands ------------------------------------------------------------------------------------


def test_undo_never_goes_back_behind_the_hand_over_of_the_turn() -> None:
    game = session(people=True).begin()
    game.answer([])
    assert game.undo_is_free()
    game.answer(["glad"])
    assert asked(game) == "owl"
    assert game.last_given() is None
    assert not game.undo_is_free()
    assert not game.undo()
    assert not game.undo(rewind=True)
    assert asked(game) == "owl"
    game.answer([])
    assert game.undo_is_free()  # the own answer can be taken back
    assert game.undo()
    assert not game.undo(rewind=True)
    assert game.rewinds == 0


def test_the_hand_over_also_counts_with_a_computer_in_between_and_after_a_fork() -> None:
    game = session().begin()
    person(game, [], ["glad"])
    assert asked(game) == "ben"
    assert not game.undo(rewind=True)
    assert not game.fork().undo(rewind=True)


def test_with_open_hands_the_turn_of_another_seat_hinders_nothing() -> None:
    game = session(hidden=False, people=True).begin()
    game.answer([])
    game.answer(["glad"])
    assert game.undo_is_free()
    assert game.undo()
    assert asked(game) == "ann"
