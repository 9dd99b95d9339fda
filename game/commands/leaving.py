"""Leaving: the signals that end a program end this one within two seconds, with everything saved, whatever it does."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from threading import Timer
from types import FrameType
from typing import Any

PATIENCE = 1.0
"""Seconds in which the program may leave by itself."""
SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
"""Those that this system knows: Ctrl+C, the end of the session, the terminal that was closed, Ctrl+Break."""


class Leaving:
    """While it is entered, the signals lead to `leave()`; before there is anything to leave the program just ends. A
    signal that whoever started the program has told it to ignore is ignored.

    `keep` brings what is still on its way onto the disk; it is called when the program does not leave by itself.
    """

    def __init__(self) -> None:
        self.leave: Callable[[], None] | None = None
        self.keep: Callable[[], None] = lambda: None
        self._before: dict[int, Any] = {}
        self._timer: Timer | None = None

    def __enter__(self) -> Leaving:
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._told)
        return self

    def __exit__(self, *fault: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)
        if self._timer is not None:
            self._timer.cancel()

    def _told(self, number: int, frame: FrameType | None) -> None:
        if self.leave is None:
            raise SystemExit(128 + number)
        self.leave()
        if self._timer is None:
            self._timer = Timer(PATIENCE, self._force)
            self._timer.daemon = True
            self._timer.start()

    def _force(self) -> None:
        """The program did not leave by itself: it is in the middle of something long."""
        try:
            self.keep()
        finally:
            os._exit(0)
