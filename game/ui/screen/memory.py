"""Memory: what was freed goes back to the system."""

from __future__ import annotations

import gc
import sys


def give_back() -> None:
    """Collect what lies in cycles (scenes and their pictures do) and return the freed pages.

    Only glibc must be told: it keeps the holes that large pictures leave behind. Elsewhere this collects, no more.
    """
    gc.collect()
    if sys.platform.startswith("linux"):
        import ctypes  # it takes some milliseconds of the start, and is needed only later

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
