"""Bounds: how large, how deep and how long what is read from outside may be, so that no file takes long or much memory.

All are far above what a game needs. Whatever is beyond them is refused before it is worked on.
"""

from __future__ import annotations

import errno
import math
import stat
from pathlib import Path
from typing import Any

MOST_BYTES = 4 * 1024 * 1024
"""No file of data or words is larger."""
MOST_DEPTH = 32
MOST_ENTRIES = 10_000
"""In one table or list."""
MOST_LENGTH = 20_000
"""Characters of one text."""
MOST_NUMBER = 10_000
"""Nothing on a table is counted or measured beyond it."""
MOST_DOTS = 200
"""In one line of TOML: reading a dotted key takes the square of its parts."""


def read_bounded(path: Path, most: int = MOST_BYTES) -> bytes:
    """A file that is there for reading and no larger than `most` bytes. Raises OSError, also for a folder, a pipe or a
    device, which might never end.
    """
    told = path.stat()
    if not stat.S_ISREG(told.st_mode):
        raise OSError(errno.EINVAL, "it is not a file")
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most // 1024} kB")
    return data


def long_key(text: str) -> int:
    """The first line of a TOML text with more dots than a line needs; 0 where there is none."""
    return next((number for number, line in enumerate(text.split("\n"), 1) if line.count(".") > MOST_DOTS), 0)


def beyond(value: Any) -> str:
    """What in plain values lies beyond the bounds, and where; empty where all is well."""
    path: list[str] = []
    what = _beyond(value, path)
    return f"{'.'.join(reversed(path))}: {what}" if what else ""


def _beyond(value: Any, path: list[str]) -> str:
    """What lies beyond the bounds; `path` gets the keys that lead to it, the innermost first."""
    if isinstance(value, str):
        return f"a text of {len(value)} characters" if len(value) > MOST_LENGTH else ""
    if isinstance(value, int | float):
        return "" if math.isfinite(value) and abs(value) <= MOST_NUMBER else "the number is too large"
    return _entries_beyond(value, path, 0) if isinstance(value, dict | list) else ""


def _entries_beyond(value: dict[str, Any] | list[Any], path: list[str], depth: int) -> str:
    if depth >= MOST_DEPTH:
        return "nested too deep"
    if len(value) > MOST_ENTRIES:
        return f"{len(value)} entries"
    for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
        kind = type(inside)
        if kind is str and len(inside) <= MOST_LENGTH:
            continue  # nearly all of a file of words
        what = _entries_beyond(inside, path, depth + 1) if kind in (dict, list) else _beyond(inside, path)
        if what:
            path.append(str(key)[:40])
            return what
    return ""
