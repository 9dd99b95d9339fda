"""Saves: one file a slot, written to a temporary name and renamed, so that nothing is lost half-way.

The first line of a file is its head, which lists read alone: which game, and what is told of the journey. The second
line holds the game: the answers of every node since the history began with the questions they answered, the state in
which it began where that is not the set-up (a chapter), and the checkpoints of the node that was left and of the one
answered last. So it comes back to the very question, the first undo needs no replay, and undo still reaches to the
beginning. A file of format 1 is a single line without a head.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct, field

from game import __version__
from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.errors import RuleError
from game.kit.history import Chapter, EnteredNode, last_by_person
from game.kit.prompts import Given
from game.kit.session import Session
from game.kit.shown import SaveLine, SaveSeat

FORMAT = 2
OLD_FORMAT = 1
HEAD_BYTES = 16_384
"""No head is longer; a file whose first line is, has none."""


Kind = TypeVar("Kind", bound=Struct)


class SaveError(Exception):
    """A save that cannot be written or read; the message says what to do."""


class SavedGame(Protocol):
    """What saves need of a game: how a journey is told of, and which rules and content it is played with."""

    @property
    def content(self) -> str: ...

    def save_line(self, state: State) -> SaveLine: ...


class Head(Struct, frozen=True, omit_defaults=True):
    """The first line of a save: game, version and content it was played with, and what a list tells of it."""

    format: int
    game: str
    version: str = ""
    content: str = ""
    title: str = ""
    picture: str = ""
    line: str = ""
    over: str = ""
    seats: tuple[SaveSeat, ...] = ()
    when: float = 0.0
    """Seconds since 1970."""


class SavedNode(Struct, omit_defaults=True):
    """One node of the history: its name and the answers given in it; its checkpoint where that is kept."""

    node: str
    given: list[Given] = field(default_factory=list)
    state: State | None = None


class Saved(Struct):
    """A game as it stands in its file. `state` is the checkpoint of the last node of `history`; `origin` the state at
    the start of the chapter, None where the history begins with the set-up.
    """

    mode: str
    state: State
    history: list[SavedNode]
    rewinds: int = 0
    meta: dict[str, Any] = field(default_factory=dict)
    chapters: list[Chapter] = field(default_factory=list)
    origin: State | None = None


class OldSaved(Saved, kw_only=True):
    """A file of format 1: the same fields in one line, with the date among them."""

    format: int
    saved_at: float = 0.0


class SaveInfo(Struct, frozen=True):
    """What a list of saves shows of one. `broken` says what is wrong with a file that cannot be read."""

    slot: str
    head: Head
    broken: str = ""


def to_saved(session: Session, meta: dict[str, Any]) -> Saved:
    """The record of a session."""
    entries = session.entries
    last = entries[-1].checkpoint
    assert last is not None, "a session in play holds the checkpoint of its node"
    state = thaw(last)
    history = [SavedNode(entry.node, list(entry.given)) for entry in entries]
    answered = last_by_person(entries)[0]
    kept = entries[answered].checkpoint if 0 <= answered < len(entries) - 1 else None
    if kept is not None:
        history[answered].state = thaw(kept)
    origin = session.start() if session.chapters else None
    return Saved(state.mode, state, history, session.rewinds, meta, list(session.chapters), origin)


def resume(session: Session, saved: Saved) -> Session:
    """Bring a session made for the saved state to the very question it was left at; returns it."""
    entries = [
        EnteredNode(node.node, freeze(node.state) if node.state else None, list(node.given)) for node in saved.history
    ]
    entries[-1].checkpoint = freeze(saved.state)
    session.rewinds = saved.rewinds
    session.chapters = list(saved.chapters)
    if saved.origin is not None:
        start = freeze(saved.origin)
        session.origin = lambda: thaw(start)
    session.resume(entries)
    return session


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
        self._games = games
        self._writing: Writing | None = None

    def path(self, slot: str) -> Path:
        """The file of a slot. Slot names are letters, digits, dots, dashes and underscores."""
        if not re.fullmatch(r"[\w][\w.-]{0,80}", slot):
            raise SaveError(f"{slot!r} is no name for a save")
        return self.folder / f"{slot}.json"

    # -- writing -----------------------------------------------------------------------------------

    def write(self, slot: str, session: Session, meta: dict[str, Any]) -> None:
        """Save a session. Raises SaveError if the disk does not take it; an older save then stays as it was."""
        self.begin_write(slot, session, meta).wait()

    def begin_write(self, slot: str, session: Session, meta: dict[str, Any]) -> Writing:
        """Take a picture of the session as it is now and begin to write it; what was begun before is on disk first.

        Faults are told by `Writing.wait`, but for a wrong name of the slot.
        """
        path = self.path(slot)
        told = self._games(session.state.mode)
        head = _head_of(told.save_line(session.state), session.state.mode, told.content, time.time())
        data = msgspec.json.encode(head) + b"\n" + msgspec.json.encode(to_saved(session, meta)) + b"\n"
        self.settle()
        self._writing = Writing(lambda: self._store(path, data))
        return self._writing

    def settle(self) -> None:
        """Return when nothing is on its way to the disk any more."""
        if self._writing is not None:
            with suppress(SaveError):  # whoever began it is told
                self._writing.wait()
            self._writing = None

    def _store(self, path: Path, data: bytes) -> None:
        try:
            self.store(path, data)
        except OSError as fault:
            raise SaveError(f"The game could not be saved in {self.folder}: {fault.strerror}.") from fault

    def store(self, path: Path, data: bytes) -> None:
        """Put data into a file so that either all of it is there or what was there before. Raises OSError."""
        temporary = path.with_suffix(".tmp")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with temporary.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except OSError:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise

    # -- reading -----------------------------------------------------------------------------------

    def read(self, slot: str) -> Saved:
        """A save. Raises SaveError saying what is wrong with the file."""
        self.settle()
        path = self.path(slot)
        first, _, rest = self._bytes(path).partition(b"\n")
        if not rest.strip():
            return self._old(path, first)
        self._decoded_head(path, first)
        saved = _decoded(path, rest, Saved)
        if not saved.history:
            raise _of_another_format(path)
        return saved

    def list(self) -> list[SaveInfo]:
        """What there is, newest first; a file that cannot be read is listed as broken."""
        self.settle()
        found = []
        for path in self.folder.glob("*.json"):
            try:
                found.append(SaveInfo(path.stem, self._head(path)))
            except SaveError as fault:
                head = Head(FORMAT, "", when=path.stat().st_mtime)
                found.append(SaveInfo(path.stem, head, str(fault)))
        return sorted(found, key=lambda info: info.head.when, reverse=True)

    def _head(self, path: Path) -> Head:
        """The head of a file; of a file of format 1 it is made from the whole of it."""
        self.path(path.stem)
        try:
            with path.open("rb") as file:
                first = file.readline(HEAD_BYTES)
        except OSError as fault:
            raise SaveError(f"The save {path.name} cannot be read: {fault.strerror}.") from fault
        if first.endswith(b"\n"):
            return self._decoded_head(path, first)
        old = self._old(path, self._bytes(path))
        try:
            game = self._games(old.mode)
        except KeyError as fault:
            raise SaveError(f"The save {path.name} belongs to a game that is not here.") from fault
        try:
            line = game.save_line(old.state)
        except (LookupError, TypeError, ValueError, AttributeError, RuleError) as fault:
            raise SaveError(f"The save {path.name} is damaged: {fault}.") from fault
        return msgspec.structs.replace(_head_of(line, old.mode, "", old.saved_at), format=OLD_FORMAT, version="")

    def _decoded_head(self, path: Path, first: bytes) -> Head:
        head = _decoded(path, first, Head)
        if head.format != FORMAT:
            raise _of_another_format(path)
        return head

    def _old(self, path: Path, data: bytes) -> OldSaved:
        """A file of one line."""
        saved = _decoded(path, data, OldSaved)
        if saved.format != OLD_FORMAT or not saved.history:
            raise _of_another_format(path)
        return saved

    def _bytes(self, path: Path) -> bytes:
        try:
            return path.read_bytes()
        except OSError as fault:
            raise SaveError(f"The save {path.name} cannot be read: {fault.strerror}.") from fault

    # -- putting away ------------------------------------------------------------------------------

    def delete(self, slot: str) -> None:
        """Delete a save; nothing if there is none."""
        self.settle()
        self.path(slot).unlink(missing_ok=True)

    def keep_aside(self, slot: str) -> Path:
        """Rename a broken save so that it is no longer offered, and can still be looked at."""
        self.settle()
        path = self.path(slot)
        aside = path.with_suffix(".broken")
        path.replace(aside)
        return aside


def _head_of(line: SaveLine, game: str, content: str, when: float) -> Head:
    return Head(
        FORMAT, game, __version__, content, line.title, line.picture, line.line, line.over, line.seats, when
    )


def _decoded(path: Path, data: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise SaveError(f"The save {path.name} is damaged: {fault}.") from fault


def _of_another_format(path: Path) -> SaveError:
    return SaveError(f"The save {path.name} is of another format than this game writes.")
