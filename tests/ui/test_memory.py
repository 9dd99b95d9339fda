"""Memory: what was given back is not looked at again by the collector of garbage in the middle of a game."""

from __future__ import annotations

import gc

import pytest

from game.ui.screen import memory
from game.ui.screen.memory import collect, give_back


def test_what_is_left_is_kept_from_the_collector_until_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "collect", collect)  # as it is outside of the tests
    kept = [[number] for number in range(50_000)]
    give_back()
    assert len(gc.get_objects()) < len(kept)
    circle: list[object] = []
    circle.append(circle)
    give_back()
    del circle
    give_back()
    assert gc.get_freeze_count() > len(kept)
    del kept
    collect()  # and all else is kept from it as before
