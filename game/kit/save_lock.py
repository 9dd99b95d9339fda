"""A lock on a file that the system itself lets go when the process ends, however it ends.

Where the file system knows no locks nobody is kept out: the check before every write still finds what another window
has written.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from errno import EACCES, EAGAIN, EDEADLK
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _try(file: int) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN = (EACCES, EAGAIN, EDEADLK)
"""What the system says of a lock that somebody else holds."""
LOOK_AGAIN = 0.005


class FileLock:
    """One lock, held by at most one process and at most once in it. The file stays: removing it would part those who
    wait for it from those who come after.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None

    @property
    def held(self) -> bool:
        """Whether it is held here."""
        return self._file is not None

    def take(self, wait: float = 0.0, sleep: Callable[[float], None] = time.sleep) -> bool:
        """Take it, waiting at most so many seconds; false where somebody else holds it."""
        if self._file is not None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True  # nothing can be written here either
        end = time.monotonic() + wait
        while True:
            try:
                _try(file)
            except OSError as fault:
                if fault.errno not in TAKEN:
                    break  # a file system without locks
                if time.monotonic() < end:
                    sleep(LOOK_AGAIN)
                    continue
                os.close(file)
                return False
            break
        self._file = file
        return True

    def release(self) -> None:
        """Let it go; nothing if it is not held."""
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)
            self._file = None
