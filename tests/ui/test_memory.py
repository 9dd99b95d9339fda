"""Memory: what was given back is not looked at again by the collector of garbage in the middle of a game."""

from __future__ import annotations

import gc

from game.ui.screen.memory import give_back


def test_what_is_left_is_kept_from_the_collector_until_the_next_time() -> None:
    kept = [[number] for number in range(50_000)]
    give_back()
    assert len(gc.get_objects()) < len(kept)
    circle: list[object] = []
    circle.append(circle)
    give_back()
    del circle
    give_back()
    assert gc.get_freeze_count() > len(kept)
    gc.unfreeze()
