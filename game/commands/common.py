"""What several commands need: the loaded words and games, and clear messages instead of tracebacks."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NoReturn

from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.modes import load_words
from game.ui.screen.scene import Games

STARTED_VARIABLE = "GAME_STARTED"
"""Set by `bench` to the time of the start: the game then shows one frame, tells how long that took, and leaves."""


def open_words() -> Words:
    """The words; ends the program with the list of faults if they cannot be read."""
    try:
        return load_words()
    except ContentError as fault:
        stop("The game's words are damaged; install it again.", fault.problems)


def open_game(library: Games, game: str = "") -> Mode:
    """A game by its id, the first of the house if none is named; ends the program with the list of faults if its data
    cannot be read.
    """
    try:
        return library.mode(named_game(library, game))
    except ContentError as fault:
        stop("The game's data is damaged; install it again.", fault.problems)


def named_game(library: Games, game: str) -> str:
    """The id of a game of this house, the first if none is named; ends the program where there is none of that id."""
    game = game or library.ids[0]
    if game not in library.ids:
        stop(f"--game: there is no game {game!r}; known are: {', '.join(library.ids)}")
    return game


def stop(message: str, details: list[str] | None = None, code: int = 2) -> NoReturn:
    """End the program with a message on the error output."""
    print(message, file=sys.stderr)
    for line in details or []:
        print(f"  {line}", file=sys.stderr)
    raise SystemExit(code)


def read_bytes(path: Path) -> bytes:
    """A file the user named; ends the program with what is wrong with it.

    A folder, a pipe or a device is refused at once: reading it might never end.
    """
    if path.exists() and not path.is_file():
        stop(f"{path}: this is not a file")
    try:
        return path.read_bytes()
    except OSError as fault:
        stop(f"{path}: {fault.strerror}")


def try_writing(path: Path) -> None:
    """End the program where a file cannot be written, before long work is done for it; what lies there stays."""
    there = path.exists()
    try:
        path.open("ab").close()
        if not there:
            path.unlink()
    except OSError as fault:
        stop(f"{path}: {fault.strerror}")


def show_json(value: Any) -> None:
    """Print a value as JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))
