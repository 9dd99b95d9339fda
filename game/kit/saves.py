"""Saves: one JSON file a slot, written to a temporary name and renamed, so that nothing is lost half-way.

A save holds the set-up, the answers of every node with the questions they answered, and the checkpoint of the node
that was left; so it comes back to the very question, and undo still reaches to the beginning.
"""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.history import Entry
from game.kit.prompts import Given
from game.kit.session import Session

FORMAT = 1


class SaveError(Exception):
    """A save that cannot be written or read; the message says what to do."""


class SavedNode(Struct):
    """One node of the history: its name and the answers given in it."""

    node: str
    given: list[Given] = field(default_factory=list)


class Saved(Struct):
    """A game as it stands in its file. `state` is the checkpoint of the last node of `history`."""

    format: int
    mode: str
    state: State
    history: list[SavedNode]
    rewinds: int = 0
    meta: dict[str, Any] = field(default_factory=dict)
    saved_at: float = 0.0


class SaveInfo(Struct, frozen=True):
    """What a list of saves shows of one. `broken` says what is wrong with a file that cannot be read."""

    slot: str
    mode: str = ""
    quest: str = ""
    round: int = 0
    phase: str = ""
    heroes: tuple[str, ...] = ()
    saved_at: float = 0.0
    outcome: str = ""
    broken: str = ""
    meta: dict[str, Any] = field(default_factory=dict)


def to_saved(session: Session, meta: dict[str, Any], saved_at: float = 0.0) -> Saved:
    """The record of a session."""
    last = session.entries[-1]
    assert last.checkpoint is not None, "a session in play holds the checkpoint of its node"
    state = thaw(last.checkpoint)
    history = [SavedNode(e.node, list(e.given)) for e in session.entries]
    return Saved(FORMAT, state.mode, state, history, session.rewinds, meta, saved_at)


def resume(session: Session, saved: Saved) -> Session:
    """Bring a session made for the saved state to the very question it was left at; returns it."""
    entries = [Entry(node.node, None, list(node.given)) for node in saved.history]
    entries[-1].checkpoint = freeze(saved.state)
    session.rewinds = saved.rewinds
    session.resume(entries)
    return session


class Saves:
    """The saves in one folder, by slot name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, slot: str) -> Path:
        """The file of a slot. Slot names are letters, digits, dots, dashes and underscores."""
        if not re.fullmatch(r"[\w][\w.-]{0,80}", slot):
            raise SaveError(f"{slot!r} is no name for a save")
        return self.folder / f"{slot}.json"

    def write(self, slot: str, session: Session, meta: dict[str, Any]) -> None:
        """Save a session. Raises SaveError if the disk does not take it; an older save then stays as it was."""
        path = self.path(slot)
        temporary = path.with_suffix(".tmp")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with temporary.open("wb") as file:
                file.write(msgspec.json.encode(to_saved(session, meta, time.time())))
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except OSError as fault:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise SaveError(f"The game could not be saved in {self.folder}: {fault.strerror}.") from fault

    def read(self, slot: str) -> Saved:
        """A save. Raises SaveError saying what is wrong with the file."""
        path = self.path(slot)
        try:
            saved = msgspec.json.decode(path.read_bytes(), type=Saved)
        except OSError as fault:
            raise SaveError(f"The save {path.name} cannot be read: {fault.strerror}.") from fault
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise SaveError(f"The save {path.name} is damaged: {fault}.") from fault
        if saved.format != FORMAT or not saved.history:
            raise SaveError(f"The save {path.name} is of another format than this game writes.")
        return saved

    def list(self) -> list[SaveInfo]:
        """What there is, newest first; a file that cannot be read is listed as broken."""
        found = []
        for path in self.folder.glob("*.json"):
            try:
                found.append(self._info(path.stem))
            except SaveError as fault:
                found.append(SaveInfo(path.stem, broken=str(fault), saved_at=path.stat().st_mtime))
        return sorted(found, key=lambda info: info.saved_at, reverse=True)

    def _info(self, slot: str) -> SaveInfo:
        saved = self.read(slot)
        tracks = saved.state.board.tracks
        heroes, turn = saved.state.setup.get("heroes", []), tracks.get("round", 0)
        return SaveInfo(
            slot,
            saved.mode,
            str(saved.state.setup.get("quest", "")),
            turn if isinstance(turn, int) else 0,
            str(tracks.get("phase", "")),
            tuple(str(hero) for hero in heroes) if isinstance(heroes, list) else (),
            saved.saved_at,
            str(tracks.get("outcome", "")),
            meta=saved.meta,
        )

    def delete(self, slot: str) -> None:
        """Delete a save; nothing if there is none."""
        self.path(slot).unlink(missing_ok=True)

    def keep_aside(self, slot: str) -> Path:
        """Rename a broken save so that it is no longer offered, and can still be looked at."""
        path = self.path(slot)
        aside = path.with_suffix(".broken")
        path.replace(aside)
        return aside
