"""The files of the saves: written whole or not at all, the two before kept, and nothing ever written over.

    saves/NAME.json            a journey as it is now
    saves/older/NAME.1.json    as it was one save before, and .2 two saves before
    saves/older/NAME (...).json as another version of the game left it
    saves/NAME.broken          what could not be read, set aside
    saves/pictures/NAME.jpg    the table as it was left, for lists
    saves/locks/               who plays what just now, see `save_lock.py`
    saves/bin/                 what was deleted, see `save_bin.py`
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from game.kit.errors import SaveError

GENERATIONS = (1, 2)
"""The older saves of a journey that are kept, the latest of them first."""
OLDER, LOCKS, PICTURES = "older", "locks", "pictures"
MOST_BYTES = 16 * 1024 * 1024
"""No save is larger; what is, is not read."""
NAME = re.compile(r"\w[^/\\:*?\"<>|\x00-\x1f]{0,80}(?<![. ])")
"""A name that every system takes and a file manager may give to a copy: "a (1)", "a - Copy"."""
VERSION = re.compile(r"\w[\w.+-]{0,30}")
BUSY_TRIES, BUSY_PAUSE = 20, 0.01
"""How often, and seconds after which, Windows is asked again to replace a file that somebody reads just now."""


def is_name(slot: str) -> bool:
    """Whether a journey may be called so."""
    try:
        slot.encode()
    except UnicodeEncodeError:
        return False
    return NAME.fullmatch(slot) is not None


class SaveFiles:
    """The files in one folder, by the name of the journey."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, slot: str) -> Path:
        """The file of a journey. Raises SaveError for what is no name."""
        if not is_name(slot):
            raise SaveError(f"{slot!r} is no name for a save.")
        return self.folder / f"{slot}.json"

    def generation(self, slot: str, number: int) -> Path:
        """The file of a journey as it was so many saves before; 0 is the journey as it is now."""
        return self.path(slot) if not number else self.folder / OLDER / f"{slot}.{number}.json"

    def of_version(self, slot: str, version: str) -> Path:
        """The file of a journey as another version of the game left it; a damaged head may give that any name."""
        told = version if VERSION.fullmatch(version) else "old"
        return self.folder / OLDER / f"{slot} ({told}).json"

    def picture(self, slot: str) -> Path:
        """The file of the picture of the table as this journey was left."""
        self.path(slot)
        return self.folder / PICTURES / f"{slot}.jpg"

    def lock(self, slot: str, kind: str) -> Path:
        """The file that is locked while somebody plays or writes this journey."""
        self.path(slot)
        return self.folder / LOCKS / f"{slot}.{kind}"

    def found(self) -> list[Path]:
        """Every file that may be a save; what is no plain file is none."""
        try:
            names = os.listdir(self.folder)
        except OSError:
            return []
        paths = [self.folder / name for name in names if name.endswith(".json") and name[0] != "."]
        return [path for path in paths if os.path.isfile(path)]  # which raises nothing, whatever the folder allows

    # -- reading -----------------------------------------------------------------------------------

    def read(self, path: Path) -> bytes:
        """A whole file. Raises SaveError."""
        with _told(path):
            size = _size(path)
            if size > MOST_BYTES:
                raise SaveError(f"The save {path.name} is damaged: {size // 1024 // 1024} MB are no journey.")
            return path.read_bytes()

    def begins(self, path: Path, most: int) -> bytes:
        """The first line of a file with its end, or so many bytes. Raises SaveError."""
        with _told(path):
            _size(path)
            with path.open("rb") as file:
                return file.readline(most)

    def is_ended(self, path: Path) -> bool:
        """Whether the last line of a file has its end: one that was cut off hardly ever has. Raises SaveError."""
        with _told(path):
            if not _size(path):
                return False
            with path.open("rb") as file:
                file.seek(-1, os.SEEK_END)
                return file.read() == b"\n"

    def stamp(self, path: Path, most: int) -> bytes:
        """What tells one state of a file from every other: its first line and its size; empty if there is none."""
        try:
            size = _size(path)
            with path.open("rb") as file:
                return stamp_of(file.readline(most), size)
        except (OSError, SaveError):
            return b""

    # -- writing -----------------------------------------------------------------------------------

    def store(self, path: Path, data: bytes, *, older: bool = False) -> None:
        """Put data into a file so that either all of it is there or what was there before, also after a power cut.

        With `older` what was there becomes the generation before. Raises OSError.
        """
        temporary = self._temporary(path, data)
        try:
            if older:
                with suppress(OSError):  # to save what is now comes first
                    self._keep_older(path)
            _replace(temporary, path)
        except OSError:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)

    def create(self, path: Path, data: bytes) -> None:
        """Put data into a file that is not there yet. Raises FileExistsError where it is, and OSError."""
        temporary = self._temporary(path, data)
        try:
            try:
                os.link(temporary, path)
            except FileExistsError:
                raise
            except OSError:  # a file system without links
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
                _replace(temporary, path)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
        sync_folder(path.parent)

    def create_like(self, wanted: Path, data: bytes) -> Path:
        """Put data into a new file of this name, or of one like it; gives its path. Raises OSError."""
        wanted.parent.mkdir(parents=True, exist_ok=True)
        for path in unused(wanted):
            with suppress(FileExistsError):
                self.create(path, data)
                break
        return path

    def set_aside(self, path: Path, wanted: Path, *, keep: bool = False) -> Path:
        """Give a file another name, beside those that have it already; with `keep` a copy. Raises OSError."""
        with _reserved(wanted) as aside:
            if keep:
                shutil.copyfile(path, aside)
            else:
                _replace(path, aside)
        sync_folder(wanted.parent)
        return aside

    def _temporary(self, path: Path, data: bytes) -> Path:
        """The data on disk under a name that nobody else has."""
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.stem}-{secrets.token_hex(8)}.tmp")
        try:
            with temporary.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
        return temporary

    def _keep_older(self, path: Path) -> None:
        """Move every generation one further, the one that is now among them: it stays where it is until it is
        replaced.
        """
        if not path.exists():
            return
        (self.folder / OLDER).mkdir(exist_ok=True)
        newest, oldest = (self.generation(path.stem, number) for number in GENERATIONS)
        if newest.exists():
            _replace(newest, oldest)
        try:
            os.link(path, newest)
        except OSError:  # a file system without links
            shutil.copyfile(path, newest)


def stamp_of(first_line: bytes, size: int) -> bytes:
    """The stamp of a file that begins with this line."""
    return b"%d %s" % (size, first_line)


def sync_folder(folder: Path) -> None:
    """See to it that the names in a folder are on disk; Windows does that of itself."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def unused(wanted: Path) -> Iterator[Path]:
    """A name and others like it: `a.broken`, `a-2.broken`, `a-3.broken`, ..."""
    yield wanted
    number = 2
    while True:
        yield wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
        number += 1


@contextmanager
def _reserved(wanted: Path) -> Iterator[Path]:
    """A name like the wanted one that nobody has, held by an empty file that is gone again if what follows fails."""
    wanted.parent.mkdir(parents=True, exist_ok=True)
    for name in unused(wanted):
        with suppress(FileExistsError):
            os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            break
    try:
        yield name
    except OSError:
        with suppress(OSError):
            name.unlink(missing_ok=True)
        raise


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Tell of a file that cannot be read in a sentence."""
    try:
        yield
    except OSError as fault:
        raise SaveError(f"The save {path.name} cannot be read: {fault.strerror}.") from fault


def _size(path: Path) -> int:
    """The bytes of a plain file. Raises SaveError for anything else: a pipe would be waited for."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise SaveError(f"The save {path.name} cannot be read: it is no file.")
    return found.st_size


def _replace(source: Path, target: Path) -> None:
    """Rename, over what is there. Windows refuses while somebody reads the target: it is asked again."""
    for left in reversed(range(BUSY_TRIES)):
        try:
            os.replace(source, target)
        except PermissionError:
            if sys.platform != "win32" or not left:
                raise
            time.sleep(BUSY_PAUSE)
        else:
            return
