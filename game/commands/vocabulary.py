"""`main.py vocabulary`: the documentation of a game's card language, made from the words themselves."""

from __future__ import annotations

from pathlib import Path

from game.commands.common import stop
from game.kit.mode import Mode


def run(mode: Mode, out: Path | None) -> int:
    """Print the documentation, or write it to a file."""
    text = mode.workbench().vocabulary()
    if not text:
        stop("This game's cards have no language of their own.")
    if out is None:
        print(text, end="")
        return 0
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as fault:
        stop(f"{out}: {fault.strerror}")
    return 0
