"""`main.py export` and `main.py import`: journeys as files, out of the game and into it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game.commands.common import stop
from game.kit.errors import SaveError
from game.kit.saves import SaveInfo, Saves
from game.modes import Library
from game.paths import export_folder, saves_folder


def run_export(library: Library, journey: str, folder: Path | None) -> int:
    """Copy a journey as one file into a folder, and print where it lies; the one that was played last if none is named.
    """
    saves = Saves(saves_folder(), library.mode)
    found = [info for info in saves.list() if not info.broken]
    if not found:
        stop("There is no saved journey that can be exported.")
    info = next((info for info in found if journey in ("", info.slot)), None)
    if info is None:
        stop(f"There is no journey {journey!r}; known are:", [_line(info) for info in found])
    try:
        path = saves.export(info.slot, folder or export_folder())
    except SaveError as fault:
        stop(str(fault), code=1)
    print(f"{_line(info)}\nExported as {path}.")
    return 0


def run_import(library: Library, files: Sequence[Path]) -> int:
    """Take journeys from files among the saved ones; exit code 1 if any of them could not be taken."""
    saves, failed = Saves(saves_folder(), library.mode), False
    for file in files:
        try:
            slot = saves.bring_in(file)
        except SaveError as fault:
            print(fault, file=sys.stderr)
            failed = True
            continue
        info = next(info for info in saves.list() if info.slot == slot)
        print(f"{_line(info)}\nBrought in from {file}; it stands in the list under Load.")
    return 1 if failed else 0


def _line(info: SaveInfo) -> str:
    """A journey in a line: its name, its title and where it stands."""
    return f"{info.slot}: {info.head.title}, {info.head.line}"
