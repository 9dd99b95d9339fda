"""Memory: what was freed goes back to the system."""

from __future__ import annotations

import gc
import sys

_APART, _LARGE = -3, 1024 * 1024
"""What glibc calls M_MMAP_THRESHOLD, and the bytes from which on a block lies apart from the others."""


def collect() -> None:
    """Collect what lies in cycles (scenes and their pictures do). What is left stays for long: until the next time the
    collector looks at what is newer only, as a frame would wait 50 ms for all of it.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Collect what is not used any more and return the freed pages.

    Only glibc must be told: it keeps the holes that large pictures leave behind. From the first time on those lie
    apart, and what they took goes back with them. Elsewhere this collects, no more.
    """
    collect()
    if sys.platform.startswith("linux"):
        import ctypes  # it takes some milliseconds of the start, and is needed only later

        library = ctypes.CDLL(None)
        if hasattr(library, "mallopt") and hasattr(library, "malloc_trim"):
            library.mallopt(_APART, _LARGE)
            library.malloc_trim(0)
