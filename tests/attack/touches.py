"""Touches: what this process does to the files of a folder. It dies before one of them, every write is torn in two, and
nothing counts as kept that would not outlast a power cut.

Nothing is put back: it is for a twin, which ends.
"""

from __future__ import annotations

import builtins
import io
import os
import signal
import sys
from pathlib import Path
from typing import Any

from game.kit.save_files import OLDER
from tests.attack.attack import Failed

TOLD = ("open", "os.rename", "os.link", "os.remove", "os.mkdir", "os.truncate", "shutil.copyfile")
"""What the interpreter tells of before it does it to a file."""
NAMED = ("os.rename", "os.link")
"""What gives a file its name."""


class Touches:
    """Follows what is done below a folder from now on; with `last` this process is killed before that touch.

    A write counts as two touches, syncing as one.
    """

    def __init__(self, folder: Path, last: int = 0) -> None:
        self._folder, self._left = str(folder), last
        self._loose: dict[int, str] = {}
        """What is not on disk yet, by inode: the data of files, and the names in folders."""
        self._faults: list[str] = []
        self._sync, self._open = os.fsync, io.open
        os.fsync = self._synced  # type: ignore[assignment]
        io.open = builtins.open = self._opened  # type: ignore[assignment]
        sys.addaudithook(self._told)

    def check(self) -> None:
        """Look whether all that was done so far would outlast a power cut. Raises Failed."""
        faults = [*self._faults, *(f"{what} is not on disk" for what in self._loose.values())]
        if faults:
            raise Failed(faults[0])

    def _count(self) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def _told(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event not in TOLD or not any(self._folder in str(argument) for argument in arguments):
            return
        self._count()
        if event not in NAMED:
            return
        source, target = (Path(os.fsdecode(argument)) for argument in arguments[:2])
        loose = self._loose.get(source.stat().st_ino)
        if loose:
            self._faults.append(f"{target.name} got its name before {loose} was on disk")
        if target.suffix == ".json" and target.parent.name != OLDER:
            self._loose[target.parent.stat().st_ino] = f"the name of {target.name}"

    def _synced(self, file: Any) -> None:
        self._count()
        self._sync(file)
        self._loose.pop(os.fstat(file).st_ino, None)

    def _opened(self, file: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
        found = self._open(file, mode, *more, **named)
        written = self._folder in str(file) and "r" not in mode and "b" in mode
        return _Torn(found, self) if written else found


class _Torn:
    """A file whose writes reach the disk in two halves."""

    def __init__(self, file: Any, touches: Touches) -> None:
        self._file, self._touches = file, touches

    def write(self, data: bytes) -> int:
        """Write one half, and then the other."""
        for half in (data[: len(data) // 2], data[len(data) // 2 :]):
            self._touches._count()
            self._file.write(half)
            self._file.flush()
        self._touches._loose[os.fstat(self._file.fileno()).st_ino] = Path(self._file.name).name
        return len(data)

    def __enter__(self) -> _Torn:
        return self

    def __exit__(self, *fault: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
