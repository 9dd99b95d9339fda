"""A kept game: a session that is written into its slot after each answer, while what follows from it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.kit.errors import SaveChanged, SaveError
from game.kit.mode import Mode
from game.kit.saves import Writing
from game.kit.session import Session
from game.kit.shown import LogLine
from game.ui.screen.scene import Services


class KeptGame:
    """One session with its log and what is kept beside it in the save."""

    def __init__(self, services: Services, mode: Mode, session: Session, meta: dict[str, Any]) -> None:
        self.services = services
        self.mode, self.session, self.meta = mode, session, meta
        self.log: list[LogLine] = []
        self.unsaved = ""
        """Why the last save failed, in words; empty if all is on disk."""
        self.taken_over = False
        """Whether another window has gone on with this journey."""
        self._lines_kept = 0
        self._writing: Writing | None = None

    def save(self) -> None:
        """Begin to write the game into its slot."""
        if self.services.saves is None:
            return
        self.settle()
        try:
            log = self._kept_log()
            self._writing = self.services.saves.begin_write(self.meta["slot"], self.session, self.meta, log)
            self._lines_kept = len(self.log)
        except SaveError as fault:
            self._not_saved(fault)

    def keep(self) -> None:
        """See to it that all is on disk, the end of the log among it; `unsaved` says why it is not."""
        self.settle()
        if self.unsaved or self._lines_kept != len(self.log):
            self.save()
            self.settle()

    def save_elsewhere(self, folders: Sequence[Path]) -> Path:
        """Write the game as a journey of its own, or into the first of these folders that takes it; play goes on there
        where it is a journey. Raises SaveError.
        """
        path, slot = self.services.saves.write_elsewhere(folders, self.session, self.meta, self._kept_log())
        self.meta["slot"] = slot or self.meta["slot"]
        self.taken_over = False
        self.unsaved = "" if slot else self.unsaved
        return Path(path)

    def _kept_log(self) -> list[LogLine]:
        """The lines that a save holds: none where hands are hidden, since this log is that of one seat."""
        return [] if self.session.flow.hidden_hands else self.log

    def settle(self, *, wait: bool = True) -> None:
        """See how the last save went, waiting for the disk or not; a failure is told once, and play goes on."""
        if self._writing is None or not (wait or self._writing.done):
            return
        writing, self._writing = self._writing, None
        try:
            writing.wait()
        except SaveError as fault:
            self._not_saved(fault)
            return
        if self.unsaved:
            self.services.message(self.services.words("ui.table.saved-again"))
        self.unsaved = ""

    def _not_saved(self, fault: SaveError) -> None:
        words = self.services.words
        self.taken_over = isinstance(fault, SaveChanged)
        if not self.unsaved and not self.taken_over:
            self.services.message(words("ui.table.not-saved", why=str(fault)), "bad")
        self.unsaved = str(fault)
