"""The log: what went wrong, in a file that a player can open and send. It turns over when it is full, and names no
folder of the player's: `impersonal(text)` says `~` for the home and leaves out who is at home there.

Writing to it never raises. Where the folder of logs cannot be used the log lies in the folder for temporary files.
"""

from __future__ import annotations

import os
import re
import sys
import time
from contextlib import suppress
from pathlib import Path

from game import __version__, paths

MOST_BYTES = 200_000
OLDER = 2
"""Full logs that are kept beside the present one."""
_USERS = re.compile(r"(?i)((?:[a-z]:)?[\\/]+(?:home|users|documents and settings)[\\/]+)[^\\/\s'\":;,]+")


class Log:
    """The log of one run of the program; the file begins to exist with the first thing that goes wrong."""

    def __init__(self) -> None:
        self._begun = False

    @property
    def file(self) -> Path:
        """Where it lies, or will lie."""
        return paths.logs_folder() / "log.txt"

    @property
    def files(self) -> list[Path]:
        """The log and the older ones that are there, the newest first."""
        with suppress(OSError):
            return [file for file in (self.file, *map(self._older, range(1, OLDER + 1))) if file.is_file()]
        return []

    def write(self, what: str, error: BaseException | None = None) -> None:
        """Note what went wrong, with the way to the error that says so."""
        details = _way_to(error) if error is not None else ""
        with suppress(OSError, UnicodeError):
            self._turn_over()
            head = "" if self._begun else f"\n{_circumstances()}\n"
            with self.file.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(impersonal(f"{head}{time.strftime('%Y-%m-%d %H:%M:%S')} {what}\n{details}")[:MOST_BYTES])
            self._begun = True

    def open(self) -> bool:
        """Show it with the program that the system has for texts; false where that is not possible."""
        self.write("the log was opened")
        return open_file(self.file) if self.files else False

    def _older(self, number: int) -> Path:
        return self.file.with_name(f"log.{number}.txt")

    def _turn_over(self) -> None:
        if not self.file.is_file() or self.file.stat().st_size < MOST_BYTES:
            return
        for number in range(OLDER, 0, -1):
            before = self._older(number - 1) if number > 1 else self.file
            if before.is_file():
                os.replace(before, self._older(number))


def impersonal(text: str) -> str:
    """A text without the folders and the name of the player."""
    home = os.environ.get(paths.HOME_VARIABLE, "")
    known = [(paths.resource_root(), "<game>"), (Path(home), "<home>")]
    with suppress(RuntimeError):
        known.append((Path.home(), "~"))
    for folder, name in known:
        plain = str(folder)
        if len(plain) > 1:
            for written in (plain, plain.replace("\\", "\\\\"), plain.replace("\\", "/")):
                text = text.replace(written, name)
    return _USERS.sub(r"\1...", text)


def open_file(file: Path) -> bool:
    """Show a file with the program that the system has for it; false where there is none."""
    import subprocess  # it takes some milliseconds of the start, and is hardly ever needed

    start = getattr(os, "startfile", None)
    try:
        if start is not None:
            start(file)
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            nobody = subprocess.DEVNULL
            subprocess.Popen([opener, str(file)], stdin=nobody, stdout=nobody, stderr=nobody, start_new_session=True)
    except OSError:
        return False
    return True


def _way_to(error: BaseException) -> str:
    import traceback  # it takes ten milliseconds of the start, and is hardly ever needed

    return "".join(traceback.format_exception(error))


def _circumstances() -> str:
    """What the program runs on."""
    python = ".".join(map(str, sys.version_info[:3]))
    frozen = ", frozen" if getattr(sys, "frozen", False) else ""
    return f"version {__version__}, Python {python} on {sys.platform}{frozen}"
