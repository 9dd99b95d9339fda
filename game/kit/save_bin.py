"""The bin of the saves: what was deleted lies there for a month, each journey in a folder of its own."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from game.kit.save_files import GENERATIONS, SaveFiles, sync_folder, unused

BIN = "bin"
KEPT_SECONDS = 30 * 86_400
STALE_SECONDS = 86_400
"""After so long nobody writes a file any more that was begun."""


class SaveBin:
    """What was deleted of one folder of saves."""

    def __init__(self, files: SaveFiles) -> None:
        self._files = files
        self.folder = files.folder / BIN

    def throw_away(self, slot: str) -> Path | None:
        """Put a journey with its older saves and its picture into the bin; gives the folder that holds it.

        None if there was nothing. Raises OSError.
        """
        path = self._files.path(slot)
        if not path.exists():
            return None
        held = self._new_folder(slot)
        path.replace(held / path.name)
        for number in GENERATIONS:
            older = self._files.generation(slot, number)
            with suppress(OSError):
                older.replace(held / older.name)
        picture = self._files.picture(slot)
        with suppress(OSError):
            picture.replace(held / picture.name)
        sync_folder(path.parent)
        return held

    def bring_back(self, held: Path) -> str:
        """Put a journey back; gives its name, which is another one where somebody took it meanwhile. Raises OSError."""
        path = next(path for path in held.glob("*.json") if held.name.startswith(path.stem))
        for free in unused(self._files.path(path.stem)):
            if not free.exists():
                break
        self._files.create(free, path.read_bytes())
        for number in GENERATIONS:
            older = self._files.generation(free.stem, number)
            with suppress(OSError):
                (held / f"{path.stem}.{number}.json").replace(older)
        with suppress(OSError):
            (held / f"{path.stem}.jpg").replace(self._files.picture(free.stem))
        shutil.rmtree(held, ignore_errors=True)
        return free.stem

    def empty(self, now: float) -> None:
        """Throw out what was deleted a month ago, and what a process that was killed had begun to write."""
        with suppress(OSError):
            for held in self.folder.iterdir():
                if held.stat().st_mtime < now - KEPT_SECONDS:
                    shutil.rmtree(held, ignore_errors=True)
        for begun in self._files.folder.glob(".*.tmp"):
            with suppress(OSError):
                if begun.stat().st_mtime < now - STALE_SECONDS:
                    begun.unlink()

    def _new_folder(self, slot: str) -> Path:
        self.folder.mkdir(parents=True, exist_ok=True)
        for held in unused(self.folder / slot):
            with suppress(FileExistsError):
                held.mkdir()
                break
        return held
