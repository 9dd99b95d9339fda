"""Saves: the journeys of one folder, each in a file of its own, which one window plays at a time.

A journey that is played is locked (`save_lock.py`), and before every write it is looked whether the file is still the
one that was read: whoever loses a race is told, and nothing is written over. How files are written and kept says
`save_files.py`, what stands in them `save_format.py`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, Protocol

from msgspec import Struct, structs

from game.kit.board import State
from game.kit.errors import ContentError, RuleError, SaveBusy, SaveChanged, SaveError
from game.kit.people import renamed
from game.kit.save_bin import SaveBin
from game.kit.save_files import GENERATIONS, SaveFiles, is_name, stamp_of, unused
from game.kit.save_format import (
    HEAD_BYTES,
    LATEST,
    Head,
    Saved,
    encoded_body,
    encoded_head,
    head_of,
    read_head,
    read_save,
    to_saved,
)
from game.kit.save_lock import FileLock
from game.kit.save_upgrade import FORMAT
from game.kit.session import Session
from game.kit.shown import LogLine, SaveLine

PLAYING, WRITING = "playing", "writing"
"""A journey is locked as long as it is played, and for the moment in which it is written."""
BROKEN = ".broken"
WRITE_WAIT = 5.0
"""Seconds that a write waits for the write of another window; it takes milliseconds."""


class SavedGame(Protocol):
    """What saves need of a game: how a journey is told of, and which rules and content it is played with."""

    @property
    def content(self) -> str: ...

    def save_line(self, state: State) -> SaveLine: ...


class SaveInfo(Struct, frozen=True):
    """What a list of saves shows of one. `broken` says what is wrong with a file that cannot be read; `older` is the
    generation that is shown in the place of such a file, 0 for the journey as it is now.
    """

    slot: str
    head: Head
    broken: str = ""
    older: int = 0


class Seen(NamedTuple):
    """A file as it was read or written last: its stamp and its head; `good` is false for one that was damaged."""

    stamp: bytes
    head: Head | None
    good: bool = True


class Writing:
    """A save on its way to the disk, written beside whatever goes on meanwhile."""

    def __init__(self, write: Callable[[], None]) -> None:
        self._write = write
        self._fault: SaveError | None = None
        self._thread = Thread(target=self._run, name="save")
        self._thread.start()

    def _run(self) -> None:
        try:
            self._write()
        except SaveError as fault:
            self._fault = fault
        except Exception as fault:
            self._fault = SaveError(f"The game could not be saved: {fault}.")

    @property
    def done(self) -> bool:
        """Whether it is on disk, or has failed."""
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Return when it is on disk. Raises SaveError if the disk did not take it."""
        self._thread.join()
        if self._fault is not None:
            raise self._fault


class Saves:
    """The saves in one folder, by slot name. `games` gives a game by its id and raises KeyError for one that is not
    there.

    One save at a time is on its way to the disk; whoever reads, lists or deletes waits for it.
    """

    def __init__(self, folder: Path, games: Callable[[str], SavedGame]) -> None:
        self.folder = folder
        self.files = SaveFiles(folder)
        self.bin = SaveBin(self.files)
        self._games = games
        self._writing: Writing | None = None
        self._seen: dict[str, Seen] = {}
        self._playing: dict[str, FileLock] = {}
        self._order = -1
        """The highest order that was seen in this folder; -1 before anybody looked."""

    def path(self, slot: str) -> Path:
        """The file of a slot. Raises SaveError for what is no name."""
        return self.files.path(slot)

    # -- who plays ---------------------------------------------------------------------------------

    def new_slot(self, wanted: str = "") -> str:
        """A name that no journey has or had, locked for this window; it begins with the date where none is wanted."""
        for path in unused(self.path(wanted or time.strftime("%Y%m%d-%H%M%S"))):
            slot = path.stem
            taken = (path, self.files.lock(slot, PLAYING), self.bin.folder / slot)
            if any(os.path.lexists(file) for file in taken):  # which raises nothing, whatever the folder allows
                continue
            with suppress(SaveBusy):
                self.claim(slot)
                break
        return slot

    def claim(self, slot: str) -> None:
        """Play this journey in this window, and no other one any more. Raises SaveBusy if another window plays it."""
        lock = self._playing.get(slot) or FileLock(self.files.lock(slot, PLAYING))
        if not lock.take():
            raise SaveBusy("This journey is being played in another window.")
        self._let_go(but=slot)
        self._playing[slot] = lock

    def take_over(self, slot: str) -> None:
        """Play a journey that another window plays: its next save finds the file changed, and is refused there.

        Raises SaveError.
        """
        self._let_go(but=slot)
        head, saved = self.read_generation(slot, 0)
        self._store(slot, head, encoded_body(saved))
        self._playing[slot] = FileLock(self.files.lock(slot, PLAYING))

    def release(self) -> None:
        """Play no journey any more."""
        self._let_go()

    def _let_go(self, but: str = "") -> None:
        self.settle()
        for slot in [slot for slot in self._playing if slot != but]:
            self._playing.pop(slot).release()

    # -- writing -----------------------------------------------------------------------------------

    def write(self, slot: str, session: Session, meta: dict[str, Any], log: Sequence[LogLine] = ()) -> None:
        """Save a session. Raises SaveError if the disk does not take it; an older save then stays as it was."""
        self.begin_write(slot, session, meta, log).wait()

    def begin_write(
        self, slot: str, session: Session, meta: dict[str, Any], log: Sequence[LogLine] = ()
    ) -> Writing:
        """Take a picture of the session as it is now and begin to write it; what was begun before is on disk first.

        Faults are told by `Writing.wait`, but for a wrong name of the slot.
        """
        self.path(slot)
        self.settle()
        head, body = self._record(slot, session, meta, log)
        self._writing = Writing(lambda: self._store(slot, head, body))
        return self._writing

    def write_elsewhere(
        self, folders: Sequence[Path], session: Session, meta: dict[str, Any], log: Sequence[LogLine] = ()
    ) -> tuple[Path, str]:
        """Save a session as a journey of its own, or as a file in the first of these folders that takes it; gives the
        file and the slot (empty in another folder). Raises SaveError where nothing takes it.
        """
        slot = self.new_slot()
        try:
            self.write(slot, session, meta, log)
        except SaveError:
            head, body = self._record(slot, session, meta, log)
            for folder in folders:
                with suppress(OSError):
                    return self.files.create_like(folder / f"{slot}.json", encoded_head(head) + body), ""
            raise
        return self.path(slot), slot

    def settle(self) -> None:
        """Return when nothing is on its way to the disk any more."""
        if self._writing is not None:
            with suppress(SaveError):  # whoever began it is told
                self._writing.wait()
            self._writing = None

    def _record(
        self, slot: str, session: Session, meta: dict[str, Any], log: Sequence[LogLine]
    ) -> tuple[Head, bytes]:
        """A session as it is now: its head, and the rest as it stands in a file."""
        saved, game = to_saved(session, meta, log), self._games(session.state.mode)
        try:
            line = renamed(game.save_line(session.state), session)
        except Exception:  # nothing that is only told of a journey may keep it from the disk
            before = self._seen[slot].head if slot in self._seen else None
            line = before.told if before is not None else SaveLine(saved.mode)
        return head_of(line, saved, game.content, time.time()), encoded_body(saved)

    def _store(self, slot: str, head: Head, body: bytes) -> None:
        """Write a journey if its file is still the one that was seen last. Raises SaveError."""
        path, lock = self.path(slot), FileLock(self.files.lock(slot, WRITING))
        if not lock.take(WRITE_WAIT):
            raise SaveBusy("The game could not be saved: another window is writing this journey.")
        try:
            seen, now = self._seen.get(slot), self.files.stamp(path, HEAD_BYTES)
            if now and (seen is None or now != seen.stamp):
                self._playing.pop(slot, lock).release()
                raise SaveChanged("Another window has gone on with this journey, and nothing was written over it.")
            before = seen.head if seen is not None else None
            change = before.change + 1 if before is not None else 1
            head = structs.replace(head, change=change, order=self._latest() + 1)
            first = encoded_head(head)
            if seen is not None and now:
                self._keep(slot, seen, head)
            if seen is None or (seen.good and before is not None and before.decisions != head.decisions):
                self.store(path, first + body)
            else:  # what is damaged was set aside; and what has the same decisions is no generation of its own
                self.store(path, first + body, older=False)
        except OSError as fault:
            raise SaveError(f"The game could not be saved in {self.folder}: {fault.strerror}.") from fault
        finally:
            lock.release()
        self._seen[slot] = Seen(stamp_of(first, len(first) + len(body)), head)
        self._order = head.order
        if slot in self._playing:
            self._playing[slot].take()  # a journey that was taken over is free as soon as the other window lets it go

    def store(self, path: Path, data: bytes, *, older: bool = True) -> None:
        """Put data into a file so that either all of it is there or what was there before. Raises OSError."""
        if path.exists():
            self.files.store(path, data, older=older)
        else:
            self.files.create(path, data)

    def _keep(self, slot: str, seen: Seen, head: Head) -> None:
        """Before a file is written over: keep one that is damaged, and one that another version has written."""
        path, before = self.path(slot), seen.head
        if not seen.good:
            self.files.set_aside(path, path.with_suffix(BROKEN), keep=True)
        elif before is not None and (before.version, before.content) != (head.version, head.content):
            self.files.set_aside(path, self.files.of_version(slot, before.version), keep=True)

    def _latest(self) -> int:
        """The highest order in this folder."""
        if self._order < 0:
            self._order = 0
            for path in self.files.found():
                with suppress(SaveError):
                    head = read_head(path.name, self.files.begins(path, HEAD_BYTES))
                    self._order = max(self._order, head.order if head is not None else 0)
        return self._order

    # -- reading -----------------------------------------------------------------------------------

    def read(self, slot: str) -> Saved:
        """A save. Raises SaveError saying what is wrong with the file."""
        return self.read_generation(slot, 0)[1]

    def head(self, slot: str) -> Head | None:
        """The head of a save whose game may be damaged; None where it is damaged itself."""
        with suppress(SaveError):
            path = self.path(slot)
            return read_head(path.name, self.files.begins(path, HEAD_BYTES))
        return None

    def read_generation(self, slot: str, number: int) -> tuple[Head, Saved]:
        """A journey as it was so many saves before (0: as it is now). Raises SaveError.

        What is written next goes on from there.
        """
        self.settle()
        path = self.files.generation(slot, number)
        stamp = self.files.stamp(self.path(slot), HEAD_BYTES)
        head, saved = read_save(path.name, self.files.read(path))
        self._seen[slot] = Seen(stamp, head, good=not number)
        return head, saved

    def list(self) -> list[SaveInfo]:
        """What there is, the journey that was played last first; a file that cannot be read is listed as broken."""
        self.settle()
        found = [self._info(path) for path in self.files.found()]
        self._order = max([self._latest(), *(info.head.order for info in found)])
        return sorted(found, key=lambda info: (info.head.order, info.head.when), reverse=True)

    def _info(self, path: Path) -> SaveInfo:
        """What a list tells of a file: of a damaged one, what the generation before tells."""
        slot = path.stem
        try:
            return SaveInfo(slot, self._head(self.path(slot)))
        except SaveError as fault:
            for number in GENERATIONS if is_name(slot) else ():
                with suppress(SaveError):
                    return SaveInfo(slot, self._head(self.files.generation(slot, number)), older=number)
            try:
                when = min(max(path.stat().st_mtime, 0.0), float(LATEST))
            except OSError:
                when = 0.0
            return SaveInfo(slot, Head(FORMAT, "", when=when), str(fault))

    def _head(self, path: Path) -> Head:
        """The head of a whole file; where it tells nothing, as in format 1, the game tells it. Raises SaveError."""
        head = read_head(path.name, self.files.begins(path, HEAD_BYTES))
        if head is not None and self.files.is_ended(path):
            return head
        head, saved = read_save(path.name, self.files.read(path))
        try:
            line = self._games(saved.mode).save_line(saved.state)
        except KeyError as fault:
            raise SaveError(f"The save {path.name} belongs to a game that is not here.") from fault
        except (LookupError, TypeError, ValueError, AttributeError, RuleError, ContentError) as fault:
            raise SaveError(f"The save {path.name} is damaged: {fault}.") from fault
        return structs.replace(head_of(line, saved, head.content, head.when), version=head.version)

    # -- in and out --------------------------------------------------------------------------------

    def export(self, slot: str, folder: Path) -> Path:
        """Copy a journey into a folder, as one file; gives its path. Raises SaveError."""
        self.settle()
        data = self.files.read(self.path(slot))
        try:
            return self.files.create_like(folder / f"{slot}.json", data)
        except OSError as fault:
            raise SaveError(f"The journey could not be exported to {folder}: {fault.strerror}.") from fault

    def bring_in(self, file: Path) -> str:
        """Take a journey from a file among those of this folder; gives its slot. Raises SaveError."""
        self.settle()
        data = self.files.read(file)
        read_save(file.name, data)
        slot = self.new_slot(file.stem if is_name(file.stem) else "")
        try:
            self.files.create(self.path(slot), data)
        except OSError as fault:
            raise SaveError(f"The journey could not be saved in {self.folder}: {fault.strerror}.") from fault
        finally:
            self.release()
        return slot

    # -- putting away ------------------------------------------------------------------------------

    def delete(self, slot: str) -> Path | None:
        """Put a save into the bin; gives where it lies there, None if there is none. Raises SaveError."""
        self.settle()
        lock = self._playing.pop(slot, None) or FileLock(self.files.lock(slot, PLAYING))
        if not lock.take():
            raise SaveBusy("This journey is being played in another window.")
        try:
            held = self.bin.throw_away(slot)
        except OSError as fault:
            raise SaveError(f"The save {slot} could not be deleted: {fault.strerror}.") from fault
        finally:
            lock.release()
        self._seen.pop(slot, None)
        return held

    def bring_back(self, held: Path) -> str:
        """Take a save out of the bin; gives its slot. Raises SaveError."""
        try:
            return self.bin.bring_back(held)
        except (OSError, StopIteration) as fault:
            raise SaveError(f"What was deleted cannot be brought back: {fault}.") from fault

    def empty_bin(self) -> None:
        """Throw out what was deleted a month ago."""
        self.bin.empty(time.time())

    def keep_aside(self, slot: str) -> Path:
        """Rename a broken save so that it is no longer offered, and can still be looked at. Raises SaveError."""
        self.settle()
        path = self.path(slot)
        try:
            return self.files.set_aside(path, path.with_suffix(BROKEN))
        except OSError as fault:
            raise SaveError(f"The save {path.name} could not be kept aside: {fault.strerror}.") from fault
