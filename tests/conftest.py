"""What holds for every test: how the collector of garbage looks at thousands of collected tests."""

from __future__ import annotations

import gc
import sys
from typing import Any

from game.ui.screen import memory

MUCH = 100_000
"""When so many blocks of memory more are in use after a test, a game was loaded, say: that lasts."""
_in_use = 0


def pytest_sessionstart() -> None:
    """Nothing that is made while tests are collected is garbage: to look for some took a fifth of that time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What was collected lives until the end; from here on only what tests make is looked at, also by the windows that
    they open: to look at all of it takes half a second, and a window does so each time it shows another scene.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    whole: Any = memory
    whole.collect = gc.collect


def pytest_runtest_logfinish() -> None:
    """What a test has left that lasts, as a game that is kept, is not looked at by the windows of later ones."""
    global _in_use
    if sys.getallocatedblocks() > _in_use + MUCH:
        gc.collect()
        gc.freeze()
        _in_use = sys.getallocatedblocks()
