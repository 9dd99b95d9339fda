"""The moment of each line of the log, for every game: the very table that was there when the line was told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.kit.codec import freeze, thaw, to_plain
from game.kit.errors import RuleError
from game.kit.events import Event, fold
from game.kit.line_moment import at_line
from game.kit.mode import Mode
from game.kit.past import answered, as_of, closed, dated, told_anew
from game.kit.save_format import to_saved
from game.kit.session import Session
from game.kit.shown import LogLine

ANSWERS = 40


class Answered:
    """The state before an answer, and what followed from it."""

    def __init__(self, before: bytes, events: list[Event], lines: list[LogLine]) -> None:
        self.before, self.events, self.lines = before, events, lines


def played(mode: Mode, seat: int = 0) -> tuple[Session, list[Answered]]:
    """A game after some answers, of the chapter that runs."""
    setup = next(setup for setup in mode.workbench().samples() if not any(seat.computer for seat in setup.seats))
    session, player = mode.session(setup).begin(), mode.computer_player("random", "past")
    session.take_events()
    found: list[Answered] = []
    while session.prompt is not None and (answered(session) < ANSWERS or len(found) < 3):
        state, before = freeze(session.state), closed(session)
        session.answer(player(session.table, session.prompt, None))
        events = session.take_events()
        lines = dated(mode.view(session, seat).log(events), session)
        found = [] if closed(session) != before else [*found, Answered(state, events, lines)]
    return session, found


def boards(mode: Mode, session: Session, told: Answered, line: int) -> list[object]:
    """The boards that there were while a line was the last one that had been told."""
    view, found = mode.view(session), []
    state = thaw(told.before)
    for at, event in enumerate(told.events, 1):
        fold(state.board, [event])
        if len(view.log(told.events[:at])) == line + 1:
            found.append(to_plain(state)["board"])
    return found


def board_of(session: Session) -> object:
    """The board of a game as plain values."""
    return to_plain(session.state)["board"]


def test_a_line_shows_the_table_on_which_it_was_told(mode: Mode) -> None:
    session, found = played(mode)
    now, log = to_plain(session.state), [line for each in found for line in each.lines]
    several = 0
    for each in found:
        after = as_of(session, each.lines[-1].at - closed(session)) if each.lines else session
        seen = []
        for number, line in enumerate(each.lines):
            twin = at_line(session, log, line, mode.view)
            seen.append(board_of(twin))
            assert seen[-1] in boards(mode, after, each, number), line.text
            last = number == len(each.lines) - 1
            assert twin.prompt == (after.prompt if last else None), line.text
        several += sum(one != other for one, other in pairwise(seen))
        if seen:
            assert seen[-1] == board_of(after)
    assert several, "each answer had the same table for all of its lines"
    assert to_plain(session.state) == now


def test_all_that_is_shown_of_a_table_can_be_made_in_the_middle_of_an_answer(mode: Mode) -> None:
    for seat in (0, 1):
        session, found = played(mode, seat)
        log = [line for each in found for line in each.lines]
        for line in log:
            twin = at_line(session, log, line, lambda twin, seat=seat: mode.view(twin, seat))  # type: ignore[misc]
            view = mode.view(twin, seat)
            assert view.describe()
            assert view.scoreboard().seats
            for piece in twin.state.board.pieces:
                view.face(piece)
                view.sheet(piece)


def test_where_the_first_round_is_told_to_begin_none_of_its_turns_is_done(mode: Mode) -> None:
    session, _ = played(mode)
    log = told_anew(session, mode.view)
    boards = (mode.view(at_line(session, log, line, mode.view)).scoreboard() for line in log[:20])
    first = next((board for board in boards if board.phases and board.phase == board.phases[0][0]), None)
    assert first is None or not [turn for turn in first.turns if turn.state == "done"]


def test_the_lines_of_the_set_up_have_their_moments_too(mode: Mode) -> None:
    session, _ = played(mode)
    log = told_anew(session, mode.view)
    first = [line for line in log if line.at == closed(session)]
    assert first
    begun = board_of(as_of(session, 0))
    twins = [at_line(session, log, line, mode.view) for line in first]
    assert board_of(twins[-1]) == begun
    assert all(twin.journal() == [] for twin in twins)


def test_a_loaded_game_shows_the_same_moments(mode: Mode) -> None:
    session, found = played(mode)
    log = [line for each in found for line in each.lines]
    loaded = mode.load(to_saved(session, {}))
    for line in log[:: max(1, len(log) // 6)]:
        one, other = (at_line(game, log, line, mode.view) for game in (session, loaded))
        assert to_plain(one.state) == to_plain(other.state)


def test_a_line_of_the_house_is_told_where_a_question_is_open(mode: Mode) -> None:
    session, found = played(mode)
    log = [line for each in found for line in each.lines]
    own = LogLine("Taken back: something", tone="undo", at=closed(session) + 2)
    twin = at_line(session, [*log, own], own, mode.view)
    assert twin.prompt is not None
    assert to_plain(twin.state) == to_plain(as_of(session, 2).state)


def test_a_history_that_the_rules_no_longer_tell_has_no_moments(mode: Mode) -> None:
    session, found = played(mode)
    log = [line for each in found for line in each.lines]
    loaded = mode.load(to_saved(session, {}))
    next(entry for entry in loaded.entries if entry.given).given.clear()
    with pytest.raises(RuleError, match="gone back to"):
        at_line(loaded, log, log[-1], mode.view)
