"""`main.py replay FILE`: play a saved game again from its seed and answers, and print its log.

It begins with the set-up, or with the chapter in which the game was saved.
"""

from __future__ import annotations

from pathlib import Path

from game.commands.common import open_game, open_words, stop
from game.kit.errors import RuleError, SaveError
from game.kit.mode import Mode
from game.kit.save_format import Saved
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.shown import LogLine
from game.kit.text_play import plain
from game.modes import Library


def run(file: Path) -> int:
    """Print the log of a save, played anew; exit code 1 where the rules of today tell another story."""
    library = Library(open_words())
    try:
        saved = Saves(file.parent, library.mode).read(file.stem)
    except SaveError as fault:
        stop(str(fault))
    if saved.mode not in library.ids:
        stop(f"{file.name}: there is no game {saved.mode!r} in this house")
    mode = open_game(library, saved.mode)
    try:
        session = replay(mode, saved)
    except (SaveError, RuleError) as fault:
        stop(f"{file.name}: the rules have changed since this game was saved: {fault}", code=1)
    print(f"seed {session.state.seed}, {len(session.journal())} answers, node {session.state.node}")
    return 0


def replay(mode: Mode, saved: Saved) -> Session:
    """Play the answers of a save again, printing the log. Raises SaveError or RuleError where one does not fit."""
    session = mode.load(saved).from_origin()
    view = mode.view(session)
    show(view.log(session.take_events()))
    for answer in (given.ids for node in saved.history for given in node.given):
        session.answer(answer)
        show(view.log(session.take_events()))
    return session


def show(lines: list[LogLine]) -> None:
    """Print log lines, indented by their level."""
    for line in lines:
        print("    " * max(0, line.level - 1) + plain(line.text))
