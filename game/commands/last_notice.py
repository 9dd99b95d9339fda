"""The last notice: what a player is told when the game can no longer say it, in a plain window or on the terminal.

Its sentences stand here, since the words of the game may be what is damaged.
"""

from __future__ import annotations

import sys

import pygame

from game.kit.errors import ContentError
from game.log import Log, impersonal

LONGEST_FAULT = 300


def tell_fault(fault: Exception, log: Log) -> int:
    """Say in a window what is wrong and what to do; where no window opens, on the error output. The exit code: 1."""
    from game.ui.screen.notice import Notice, NoticeAnswer  # nobody should ever need it

    title, text = sentences(fault)
    answers = [NoticeAnswer("Open the log", lambda: _open(log)), NoticeAnswer("Quit")]
    try:
        Notice(title, text, answers).run()
    except Exception as other:  # no display, no font: there is still the terminal
        log.write("no window can be opened", other)
        print(f"{title}. {text} The log lies at {log.file}.", file=sys.stderr or sys.__stderr__)
    finally:
        pygame.display.quit()
    return 1


def sentences(fault: Exception) -> tuple[str, str]:
    """Title and text for a fault that ended the program."""
    if isinstance(fault, ContentError):
        what = impersonal("; ".join(fault.problems[:2]))[:LONGEST_FAULT]
        return (
            "The game is damaged",
            f"A file that the game came with is damaged or missing: {what}.\n\n"
            "Install the game again. Your journeys and settings stay as they are.",
        )
    what = impersonal(f"{type(fault).__name__}: {fault}")[:LONGEST_FAULT]
    if isinstance(fault, OSError):
        return (
            "The game cannot start",
            f"A file or folder cannot be used: {what}.\n\n"
            "Look whether the disk is full and whether the folders of your user can be written to, then start again.",
        )
    return (
        "Something went wrong",
        f"This is a fault of the game, not yours: {what}.\n\n"
        "Your journey is saved up to your last decision. Start the game again; "
        "if it happens again, send the log to the makers.",
    )


def _open(log: Log) -> str:
    opened = "It was opened" if log.open() else "It could not be opened"
    return f"{opened}. The log lies at {log.file}."
