"""What several commands need: the loaded words and games, and clear messages instead of tracebacks."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NoReturn

from game.kit.errors import ContentError
from game.kit.text import Words
from game.modes import Library, load_words
from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.compiling import load_box


def open_words() -> Words:
    """The words; ends the program with the list of faults if they cannot be read."""
    try:
        return load_words()
    except ContentError as fault:
        stop("The game's words are damaged; install it again.", fault.problems)


def open_games(words: Words) -> Library:
    """The games, all of them loaded; ends the program with the list of faults if their data cannot be read."""
    library = Library(words)
    try:
        for game in library.ids:
            library.mode(game)
        return library
    except ContentError as fault:
        stop("The game's data is damaged; install it again.", fault.problems)


def open_box() -> Box:
    """The box of Heroes of Terrinoth, for the commands that look into the rules."""
    try:
        return load_box(data_folder() / "terrinoth")
    except ContentError as fault:
        stop("The game's data is damaged; install it again.", fault.problems)


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


def show_json(value: Any) -> None:
    """Print a value as JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))
