"""Play time: how long the decisions of a journey took."""

from __future__ import annotations

import time
from typing import Any

from game.kit.counting import add_time


class PlayTime:
    """Counts from one answer to the next."""

    def __init__(self) -> None:
        self._answered = time.monotonic()

    def count(self, meta: dict[str, Any]) -> None:
        """Add the time since the last answer to what the journey took."""
        now = time.monotonic()
        add_time(meta, now - self._answered)
        self._answered = now
