"""`main.py play --text`: play in this terminal. Every answer is on disk before the next question."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from typing import Any

from game import paths, settings
from game.commands.common import open_game, stop
from game.commands.setup_options import read_options
from game.kit.errors import SaveError
from game.kit.mode import Mode
from game.kit.opening import open_save
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.text_play import TextPlayer
from game.kit.text_setup import TextSetup
from game.modes import Library

PROGRAM = "main.py play --text"


def run(library: Library, game: str, arguments: Sequence[str], seed: str, resume: bool) -> int:
    """Play a new game (asking for what the options leave open), or go on with the newest save."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    saves = Saves(paths.saves_folder(), library.mode)
    found = _resumed(library, saves) if resume else _begun(open_game(library, game), saves, arguments, seed)
    if found is None:
        return 0
    mode, session, meta = found
    try:
        saves.write(meta["slot"], session, meta)

        def save(played: Session) -> None:
            saves.write(meta["slot"], played, meta)

        told = settings.load(paths.settings_file())[0].stories
        TextPlayer(mode, session, mode.words, sys.stdin, sys.stdout, save, told).run()
    except SaveError as fault:
        stop(str(fault))
    except KeyboardInterrupt:
        print(f"\n{mode.words('text.left')}")
        raise
    finally:
        saves.release()
    return 0


def _begun(
    mode: Mode, saves: Saves, arguments: Sequence[str], seed: str
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
        setup = TextSetup(mode, mode.words, sys.stdin, sys.stdout).ask(seed)
    if setup is None:
        return None
    meta = {"slot": saves.new_slot(), "undo": True}
    return mode, mode.session(setup).begin(), meta


def _resumed(library: Library, saves: Saves) -> tuple[Mode, Session, dict[str, Any]]:
    """The newest game that is not over."""
    info = next((info for info in saves.list() if not info.broken and not info.head.over), None)
    if info is None:
        stop("There is no saved game to go on with.")
    try:
        saves.claim(info.slot)
        opened = open_save(saves, info.slot, library.mode)
    except SaveError as fault:
        stop(str(fault))
    for note in opened.notes:
        print(note)
    return opened.mode, opened.session, opened.meta
