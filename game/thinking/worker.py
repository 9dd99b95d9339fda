"""The worker: what runs in the process that thinks. It answers the last thing that it was asked, trial by trial, and
ends with whoever asks: where that is gone, however it went, the pipe between them is closed.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from time import monotonic
from typing import NamedTuple

import msgspec

from game.kit.adviser import Advice, Adviser
from game.kit.save_format import Saved
from game.kit.thinkers import adviser_for
from game.modes import GameRecord, Library, load_words

TELLS = 0.1
"""Seconds between two reports."""
POLITE = 5
"""How much less of a busy processor it takes than the frames."""


class Ask(NamedTuple):
    """One question: the number it was asked under, the game, and the session as a save has it."""

    number: int
    game: str
    saved: bytes
    seed: str
    fates: int


class Report(NamedTuple):
    """What is known of the question of a number; 0 for none: it is there and listens."""

    number: int
    advice: Advice | None = None
    fault: str = ""


def work(connection: Connection, records: Sequence[GameRecord]) -> None:
    """Listen, think and report until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever plays in a terminal ends the game, and with it this
    if hasattr(os, "nice"):
        os.nice(POLITE)
    worker = Worker(connection, records)
    try:
        connection.send(Report(0))
        while True:
            worker.turn()
    except (EOFError, OSError):
        connection.close()


class Worker:
    """Thinks about one question at a time, and drops it when another one comes."""

    def __init__(self, connection: Connection, records: Sequence[GameRecord]) -> None:
        self.connection = connection
        self._library = Library(load_words(), records)
        self._ask: Ask | None = None
        self._adviser: Adviser | None = None
        self._told = 0.0

    def turn(self) -> None:
        """Take what is asked, waiting for it where there is nothing to think about; else play one node.

        Raises EOFError or OSError where the other end is closed.
        """
        while self._ask is None or self.connection.poll():
            self._ask, self._adviser = self.connection.recv(), None  # None: what was asked is not wanted any more
        try:
            if self._adviser is None:
                self._adviser = self._begin(self._ask)
            going = self._adviser.think()
        except Exception as fault:  # whatever a game's code raises is told, and the worker lives on
            self.connection.send(Report(self._ask.number, None, f"{type(fault).__name__}: {fault}"))
            self._ask = None
            return
        if not going or monotonic() - self._told > TELLS:
            self._told = monotonic()
            self.connection.send(Report(self._ask.number, self._adviser.advice()))
        if not going:
            self._ask = None

    def _begin(self, ask: Ask) -> Adviser:
        mode = self._library.mode(ask.game)
        session = mode.load(msgspec.json.decode(ask.saved, type=Saved))
        return adviser_for(mode, session.position(), ask.seed, ask.fates)
