"""`main.py play --text`: play in this terminal. Every answer is on disk before the next question."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import paths, settings
from game.commands.common import open_game, stop
from game.commands.scenario import scenario_session
from game.commands.setup_options import read_options
from game.commands.text_course import NEXT, TextCourse
from game.kit.counting import add_time, count_ended
from game.kit.errors import SaveError
from game.kit.mode import Mode
from game.kit.opening import open_save
from game.kit.profiles import Profiles
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.text_play import TextPlayer, plain
from game.kit.text_setup import TextSetup
from game.modes import Library
from game.scenes.result.news import told

PROGRAM = "main.py play --text"
SCENARIO = "--scenario"
"""The option of a scenario file; of a game whose set-up has such a list it is that of the list too."""


def run(
    library: Library, game: str, arguments: Sequence[str], seed: str, resume: bool, learn: int | None = None,
    scenario: Path | None = None,
) -> int:  # fmt: skip
    """Play a new game (asking for what the options leave open), go on with the newest save, learn (a lesson of the
    guided course by its number, or with `NEXT` the one that comes next), or play on from the state of a scenario file.
    """
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    saves = Saves(paths.saves_folder(), library.mode)
    found: tuple[Mode, Session, dict[str, Any]] | None
    if scenario is not None and _is_entry(library, game, scenario):
        arguments, scenario = [*arguments, SCENARIO, str(scenario)], None
    if scenario is not None:
        found = scenario_session(library, scenario, game, saves)
    elif learn is not None:
        found = _learning(library, open_game(library, game), saves, learn)
    elif resume:
        found = _resumed(library, saves)
    else:
        found = _begun(library, open_game(library, game), saves, arguments, seed)
    if found is None:
        return 0
    mode, session, meta = found
    try:
        saves.write(meta["slot"], session, meta)

        answered = time.monotonic()

        def save(played: Session) -> None:
            nonlocal answered
            add_time(meta, time.monotonic() - answered)
            answered = time.monotonic()
            saves.write(meta["slot"], played, meta)

        stories = settings.load(paths.settings_file())[0].stories
        player = TextPlayer(mode, session, mode.words, sys.stdin, sys.stdout, save, stories)
        TextCourse(library, mode).lead(player, meta)
        if player.run():
            _count(mode, session, meta)
    except SaveError as fault:
        stop(str(fault))
    except KeyboardInterrupt:
        print(f"\n{mode.words('text.left')}")
        raise
    finally:
        saves.release()
    return 0


def _is_entry(library: Library, game: str, word: Path) -> bool:
    """Whether a game asks for a scenario at its set-up, and one of its own is named instead of a file."""
    if word.exists():
        return False
    mode = open_game(library, game)
    lists = mode.setup_form(mode.nature.seats[0]).lists
    known = (entry.id for one in lists if f"--{one.id}" == SCENARIO for entry in one.entries)
    return str(word) in known


def _count(mode: Mode, session: Session, meta: dict[str, Any]) -> None:
    """Count a game that is over for everybody who played it, and tell what it brought them. Raises SaveError."""
    profiles = Profiles(paths.profiles_folder())
    news = count_ended(profiles, mode, session, meta, time.time())
    line = told(news, mode, mode.setup_of(session.state), mode.words)
    for text in (*profiles.notes, *([plain(line)] if line else [])):
        print(text)


def _learning(
    library: Library, mode: Mode, saves: Saves, lesson: int
) -> tuple[Mode, Session, dict[str, Any]] | None:
    """A lesson of the guided course, or on with it where it was left; None if the input ended before."""
    course = TextCourse(library, mode)
    held = course.held(saves)
    if held and lesson == NEXT:
        print(mode.words("text.lesson-go-on-with"))
        return _taken_up(library, saves, held)
    begun = course.begin(saves, lesson)
    return (mode, *begun) if begun is not None else None


def _begun(
    library: Library, mode: Mode, saves: Saves, arguments: Sequence[str], seed: str
) -> tuple[Mode, Session, dict[str, Any]] | None:
    """A new game; None if the input ended before it was set up."""
    seed = seed or secrets.token_hex(4).upper()
    wanted = read_options(mode, arguments, PROGRAM)[0]
    setup: Setup | None
    if wanted.given:
        setup = wanted.setup(mode, seed)
        problem = mode.problem(setup)
        if problem is not None:
            stop(f"{problem.sentence} ({problem.rule})")
    else:
        if TextCourse(library, mode).is_new:
            print(mode.words("text.setup-learn"))
        setup = TextSetup(mode, mode.words, sys.stdin, sys.stdout).ask(seed)
    if setup is None:
        return None
    meta = {"slot": saves.new_slot(), "setup": msgspec.to_builtins(setup), "undo": True}
    return mode, mode.session(setup).begin(), meta


def _resumed(library: Library, saves: Saves) -> tuple[Mode, Session, dict[str, Any]]:
    """The newest game that is not over."""
    info = next((info for info in saves.list() if not info.broken and not info.head.over), None)
    if info is None:
        stop("There is no saved game to go on with.")
    return _taken_up(library, saves, info.slot)


def _taken_up(library: Library, saves: Saves, slot: str) -> tuple[Mode, Session, dict[str, Any]]:
    """A saved game, played in this terminal from now on."""
    try:
        saves.claim(slot)
        opened = open_save(saves, slot, library.mode)
    except SaveError as fault:
        stop(str(fault))
    for note in opened.notes:
        print(note)
    return opened.mode, opened.session, opened.meta
