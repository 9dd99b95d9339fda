"""Content files that are spoiled on purpose: what the tests of games over content folders share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.kit.errors import ContentError


def spoil(files: Path, name: str, old: str, new: str) -> None:
    """Change the first place of a file that says `old`."""
    text = (files / name).read_text(encoding="utf-8")
    assert old in text
    (files / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def problems_of(load: Callable[[Path], object], files: Path) -> list[str]:
    """What is told of the files by what reads them."""
    with pytest.raises(ContentError) as fault:
        load(files)
    return list(fault.value.problems)
