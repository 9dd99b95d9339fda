"""Chores: steps of a few milliseconds that make ready what will be shown. One that waits for a picture which is being
read beside the frames gives `UNREAD`, and is made again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

Step = Callable[[], object]
UNREAD: Final = object()
"""What a step gives that is not done yet."""


def make_first(steps: deque[Step]) -> bool:
    """Make the first of these steps; false where it waits, and then it stays the first."""
    step = steps.popleft()
    if step() is not UNREAD:
        return True
    steps.appendleft(step)
    return False
