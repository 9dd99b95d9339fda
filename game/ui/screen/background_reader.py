"""Background reader: files are read and decoded one after the other beside the frames, so that no frame waits for them.

    reader = BackgroundReader(decode)
    reader.ask(file)
    for reading in reader.take():  # at a moment that suits the frames
        ...

Decoding lets other threads run. What `decode` raises is given to whoever takes what was read; it ends nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


@dataclass(frozen=True)
class Reading(Generic[Key, Made]):
    """What was read for a key, or what was raised instead."""

    key: Key
    made: Made | None
    fault: Exception | None = None


class BackgroundReader(Generic[Key, Made]):
    """A thread that begins with the first thing asked for; `read` runs in it and shares nothing with the frames."""

    def __init__(self, read: Callable[[Key], Made]) -> None:
        self._read = read
        self._asked: SimpleQueue[Key | None] = SimpleQueue()
        self._done: SimpleQueue[Reading[Key, Made]] = SimpleQueue()
        self._open: set[Key] = set()
        self._closing = Event()
        self._thread: Thread | None = None

    def ask(self, key: Key) -> None:
        """Read this, after what was asked for before."""
        if key in self._open or self._closing.is_set():
            return
        self._open.add(key)
        self._asked.put(key)
        if self._thread is None:
            self._thread = Thread(target=self._work, daemon=True)
            self._thread.start()

    def asked(self, key: Key) -> bool:
        """Whether this was asked for and not taken yet."""
        return key in self._open

    @property
    def ready(self) -> bool:
        """Whether something can be taken."""
        return not self._done.empty()

    def take(self, wait: float = 0.0) -> list[Reading[Key, Made]]:
        """What was read since the last time; with none, wait so many seconds for the next that was asked for."""
        taken: list[Reading[Key, Made]] = []
        while self._open:
            try:
                reading = self._done.get(timeout=wait) if wait > 0 and not taken else self._done.get_nowait()
            except Empty:
                break
            self._open.discard(reading.key)
            taken.append(reading)
        return taken

    def close(self) -> None:
        """Stop: what is being read is read to its end, what was asked for after it is not begun."""
        self._closing.set()
        self._open.clear()
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (key := self._asked.get()) is not None and not self._closing.is_set():
            try:
                self._done.put(Reading(key, self._read(key)))
            except Exception as fault:  # it is told where it is taken
                self._done.put(Reading(key, None, fault))
