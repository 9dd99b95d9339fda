"""Opening a save: read, played up to its question, and shown once, so that what is opened can be played.

Whatever fails on the way is a refusal in words, and the file stays as it is. Where the last save is damaged the one
before it is opened. Where rules or cards are others than those it was played with, the player is told what that means.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.kit.board import State
from game.kit.errors import SaveError
from game.kit.history import whole
from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.save_files import GENERATIONS
from game.kit.save_format import Head, Saved
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.shown import OUTCOMES, LogLine
from game.kit.sitting import LONGEST_NAME


class Opened(NamedTuple):
    """A journey as it stands on the table: what was kept beside it, its log, and what the player is to be told."""

    mode: Mode
    session: Session
    meta: dict[str, Any]
    log: list[LogLine]
    notes: list[str]


def open_save(saves: Saves, slot: str, mode_of: Callable[[str], Mode], first: int = 0) -> Opened:
    """A journey at the very question it was left at; `mode_of` gives a game by its id and raises KeyError. With `first`
    it is opened as it was so many saves before.

    Raises SaveError, or ContentError where the game itself cannot be opened.
    """
    fault: SaveError | None = None
    for number in (0, *GENERATIONS)[first:]:
        try:
            head, saved = saves.read_generation(slot, number)
            opened = bring_up(head, saved, mode_of)
        except SaveError as refusal:
            fault = fault or refusal
            continue
        if number:
            opened.notes.insert(0, _fallen_back(opened.mode, saves.head(slot), head, number))
        opened.meta["slot"] = slot
        return opened
    assert fault is not None, "the first generation was read or refused"
    raise fault


def bring_up(head: Head, saved: Saved, mode_of: Callable[[str], Mode]) -> Opened:
    """What was read from a file as a journey that can be played.

    Raises SaveError, or ContentError where the game itself cannot be opened.
    """
    try:
        mode = mode_of(saved.mode)
    except KeyError as fault:
        raise SaveError(f"This journey belongs to a game that is not here: {saved.mode}.") from fault
    words = mode.words
    try:
        gone = mode.missing(saved.state)
        if gone:
            raise SaveError(words("ui.load.gone", names=", ".join(gone)))
        torn = next((told for state in saved.states() if (told := _fault(mode, state))), "")
        if torn:
            raise SaveError(words("ui.load.unfit", fault=torn))
        setup = mode.setup_of(saved.state)
        if any(len(seat.player) > LONGEST_NAME for seat in setup.seats):
            raise SaveError(words("ui.load.unfit", fault="a name has no end"))
        problem = mode.problem(setup)
        if problem is not None:
            raise SaveError(words("ui.load.unfit", fault=problem.sentence))
        session = mode.load(saved)
        _show(mode, session)
        log, alike = _log(mode, session, head, saved)
    except SaveError:
        raise
    except Exception as fault:
        raise SaveError(words("ui.load.unfit", fault=f"{type(fault).__name__}: {fault}")) from fault
    notes = []
    if head.content != mode.content:
        notes.append(words(f"ui.load.other-{'rules' if alike else 'story'}", version=head.version))
    return Opened(mode, session, dict(saved.meta), log, notes)


def _fault(mode: Mode, state: State) -> str:
    """Why a state cannot be gone on from in this game; empty if it can."""
    return state.board.fault() if state.mode == mode.id else f"a state is of {state.mode!r}"


def _show(mode: Mode, session: Session) -> None:
    """Build once what every scene shows of a journey; what cannot be shown raises whatever it raises."""
    view, state, prompt = mode.view(session), session.state, session.prompt
    mode.setup_of(state)
    mode.save_line(state)
    view.scoreboard()
    view.own()
    view.describe()
    for piece in state.board.pieces:
        view.face(piece)
        view.sheet(piece)
    if session.last_given() is not None:
        view.undo_label()
    if prompt is not None:
        view.banner(prompt)
        view.choices(prompt)
        for option in ("", *prompt.options):
            view.forecast(prompt, option)
    if session.ended or session.chapters:
        outcome = view.chronicle().outcome
        mode.tally(session)
        if session.ended and outcome not in OUTCOMES:
            raise ValueError(f"a game does not end with {outcome!r}")


def _log(mode: Mode, session: Session, head: Head, saved: Saved) -> tuple[list[LogLine], bool]:
    """The log of a journey, and whether the rules of today tell it as it was played; where not, as it was saved."""
    try:
        told = told_anew(session, mode.view, mode.words)
    except Exception:  # of a story that is not this one nothing can be told
        return list(saved.log), False
    alike = head.content == mode.content or not session.entries or whole(session.entries)
    return (list(saved.log), False) if not alike and saved.log else (told, alike)


def _fallen_back(mode: Mode, newest: Head | None, head: Head, number: int) -> str:
    """What it costs that an older save was opened, in a sentence; of a damaged head it is not known exactly."""
    lost = max(0, newest.decisions - head.decisions) if newest is not None else number
    return mode.words("ui.load.fallen-back", count=lost)
