"""What thinking costs the frames, for `bench`: the turns of the loop while the adviser works out its sheet.

Once in a process of its own, as in the game, and once between the frames, as where none can be begun. Processor time of
this process, as others share the machine; how long the advice takes is told as it is waited for.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter, process_time
from typing import Any

from game.commands.stage import open_app
from game.kit.mode import Mode
from game.kit.thinkers import SlicedThinker, Thinker
from game.modes import GAMES
from game.scenes.table import TableScene
from game.thinking.thinker import ProcessThinker
from game.ui.screen.memory import give_back
from game.ui.screen.scene import Services

FRAME = 16.0
SETTLED = 40
"""Turns before it is asked: the table is drawn and everything that it shows is loaded."""
LONGEST = 60.0


def thinking_speed(services: Services, mode: Mode) -> dict[str, dict[str, float]]:
    """Milliseconds of a turn in the middle and at most, and seconds until the sheet is whole: the second time that it
    is asked, as the first one begins the process.
    """
    return {
        "beside": _measure(services, mode, ProcessThinker(GAMES), "beside"),
        "between": _measure(services, mode, SlicedThinker(), "between"),
    }


def _measure(services: Services, mode: Mode, thinker: Thinker, slot: str) -> dict[str, float]:
    give_back()  # a game has one table at a time
    before, services.thinker = services.thinker, lambda: thinker
    session = mode.session(mode.workbench().sample(mode.nature.seats[0], "bench", {})).begin()
    scene = TableScene(services, mode, session, {"slot": f"bench-{slot}"})
    services.thinker = before
    app = open_app(services, scene)
    for _ in range(SETTLED):
        scene.ui.table.finish()
        app.step([], 100.0)
    while services.images.work(0.05):
        pass
    _ask(app, scene)
    scene.advice.close()
    times, seconds = _ask(app, scene)
    scene.leave()
    return {"p50_ms": round(median(times), 2), "max_ms": round(max(times), 2), "advice_s": round(seconds, 2)}


def _ask(app: Any, scene: TableScene) -> tuple[list[float], float]:
    """The processor time of each turn until no more is to come, and how long that took."""
    scene.advice.toggle()
    times, begun = [], perf_counter()
    while perf_counter() - begun < LONGEST:
        started = process_time()
        app.step([], FRAME)
        times.append(1000 * (process_time() - started))
        sheet = scene.advice.sheet
        if sheet is None or sheet.settled:
            break
    return times, perf_counter() - begun
