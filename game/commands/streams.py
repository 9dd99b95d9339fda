"""The three standard streams: those that whoever started the program has closed lead nowhere, and none refuses a sign.

A file that is opened takes the lowest number that is free. With standard error closed that could be a save, and what a
library of sound or graphics then complains of would be written into it.
"""

from __future__ import annotations

import os
import sys

NAMES = ("stdin", "stdout", "stderr")


def replace_unknown_signs() -> None:
    """Let what is printed for a terminal that does not know a sign come with a question mark in its place."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def open_closed_streams() -> None:
    """Give every closed stream the null device: to what is written by number, and to `sys.stdin` and its like."""
    for number in range(len(NAMES)):
        try:
            os.fstat(number)
        except OSError:
            opened = os.open(os.devnull, os.O_RDWR)
            os.set_inheritable(opened, True)  # as the streams of a program always are
    for name in NAMES:
        if getattr(sys, name) is None:
            nowhere = open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8")  # noqa: SIM115 - open to the end
            setattr(sys, name, nowhere)
