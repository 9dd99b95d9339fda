"""Speed of saves, for `bench`: how long a decision takes to the disk, and how long the first undo after a load."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from game.kit.mode import Mode
from game.kit.saves import Saves
from game.kit.session import Session

SLOT = "save-speed"


def save_speed(mode: Mode, session: Session, saves: Saves) -> dict[str, dict[str, float]]:
    """Milliseconds over a whole game from a session that has begun: from an answer until it is on disk, and of the
    first undo after loading what was saved.
    """
    player = mode.computer_player(next(iter(mode.computer_players())), "save-speed")
    to_disk, first_undo = [], []

    def answer_and_save() -> None:
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
        saves.write(SLOT, session, {})

    while session.prompt is not None:
        to_disk.append(_milliseconds(answer_and_save))
        session.take_events()
        loaded = mode.load(saves.read(SLOT))
        first_undo.append(_milliseconds(partial(loaded.undo, rewind=True)))
    saves.delete(SLOT)
    return {"answer_to_disk_ms": _spread(to_disk), "first_undo_after_load_ms": _spread(first_undo)}


def _milliseconds(action: Callable[[], object]) -> float:
    started = perf_counter()
    action()
    return 1000 * (perf_counter() - started)


def _spread(times: list[float]) -> dict[str, float]:
    ranked = sorted(times)
    return {"p50": round(median(ranked), 2), "p99": round(ranked[int(len(ranked) * 0.99)], 2)}
