"""The past of every game: any moment of it can be looked at again, and gone on from as another journey."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kit.codec import to_plain
from game.kit.errors import RuleError
from game.kit.mode import Mode
from game.kit.past import answered, as_of, branch, closed, dated, told_anew
from game.kit.save_format import to_saved
from game.kit.saves import Saves
from game.kit.session import Session

ANSWERS = 24


def played(mode: Mode, answers: int = ANSWERS) -> tuple[Session, list[dict[str, object]]]:
    """A game after so many answers, and its state after each of them (of the chapter that runs)."""
    setup = next(setup for setup in mode.workbench().samples() if not any(seat.computer for seat in setup.seats))
    session, player = mode.session(setup).begin(), mode.computer_player("random", "past")
    states = [to_plain(session.state)]
    while session.prompt is not None and (answered(session) < answers or len(states) < 3):
        before = closed(session)
        session.answer(player(session.table, session.prompt, None))
        if closed(session) != before:
            states = []
        states.append(to_plain(session.state))
    return session, states


def test_every_moment_can_be_gone_back_to(mode: Mode) -> None:
    session, states = played(mode)
    now = to_plain(session.state)
    for at, state in enumerate(states):
        twin = as_of(session, at)
        assert to_plain(twin.state) == state
        assert twin.journal() == session.journal()[:at]
        assert closed(twin) == closed(session)
    assert to_plain(session.state) == now


def test_every_moment_of_a_loaded_game_can_be_gone_back_to(mode: Mode) -> None:
    session, states = played(mode)
    loaded = mode.load(to_saved(session, {}))
    assert to_plain(as_of(loaded, 0).state) == states[0]
    assert to_plain(as_of(loaded, len(states) // 2).state) == states[len(states) // 2]


def test_every_line_of_the_log_knows_its_moment(mode: Mode) -> None:
    setup = mode.workbench().samples()[0]
    session, player = mode.session(setup).begin(), mode.computer_player("random", "past")
    lines = dated(mode.view(session).log(session.take_events()), session)
    while session.prompt is not None and len(session.journal()) < ANSWERS and not session.chapters:
        session.answer(player(session.table, session.prompt, None))
        lines += dated(mode.view(session).log(session.take_events()), session)
        assert not lines or lines[-1].at <= answered(session)
    anew = told_anew(session, mode.view)
    assert anew == lines[len(lines) - len(anew) :]
    assert {line.at for line in anew} <= set(range(closed(session), answered(session) + 1))


def test_a_branch_is_a_journey_of_its_own(mode: Mode, tmp_path: Path) -> None:
    session, _ = played(mode)
    saves, player = Saves(tmp_path, lambda game: mode), mode.computer_player("random", "branch")
    saves.write(saves.new_slot("old"), session, {})
    before = saves.path("old").read_bytes()
    other = branch(session, max(1, len(session.journal()) // 2))
    slot = saves.new_slot("old")
    saves.write(slot, other, {})
    assert other.prompt is not None
    other.answer(player(other.table, other.prompt, None))
    saves.write(slot, other, {})
    assert slot != "old"
    assert saves.path("old").read_bytes() == before
    loaded = mode.load(saves.read(slot))
    assert to_plain(loaded.state) == to_plain(other.state)
    assert loaded.journal() == other.journal()


def test_who_goes_on_from_before_something_that_is_known_has_gone_back(mode: Mode) -> None:
    session, states = played(mode)
    assert branch(session, len(states) - 1).rewinds == session.rewinds
    early = as_of(session, 0)
    assert branch(session, 0).rewinds == session.rewinds + int(early.state.learned != session.state.learned)


def test_a_history_that_the_rules_no_longer_tell_cannot_be_gone_back_to(mode: Mode) -> None:
    session, _ = played(mode)
    loaded = mode.load(to_saved(session, {}))
    first = next(entry for entry in loaded.entries if entry.given)
    assert first.checkpoint is None
    first.given.clear()
    with pytest.raises(RuleError, match="gone back to"):
        as_of(loaded, 1)
