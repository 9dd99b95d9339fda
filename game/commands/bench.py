"""`main.py bench`: speed of the engine, time to an answer, cost of a redraw, first frame, stutter, memory, idle load.

Figures of a shared machine are noisy: run it several times and compare medians.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time, sleep, time
from typing import Any

from game.commands.common import show_json
from game.commands.line import STARTED_VARIABLE
from game.commands.simulate import simulate
from game.commands.stage import full_table, open_app, open_stage, own_home
from game.kit.agents import RandomAgent
from game.kit.codec import freeze
from game.ui.screen.memory import give_back

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
GAMES = 120
REDRAWS = 150
ANSWERED_GAMES = 6
IDLE_SECONDS = 4.0
FRAME = 16.0
FIRST_FRAMES = 3
LOADING_SLICE = 0.006
STUTTER_ANSWERS = 40
STUTTER_SETUP = {
    "quest": "the-goblin-problem", "heroes": ["kari-wraithstalker", "trenloe-the-strong", "astarra"],
    "players": ["Ana", "Ben", "Cleo"], "leader": 0,
}  # fmt: skip


def run(as_json: bool) -> int:
    """Measure and print."""
    with own_home():
        report = measure()
    if as_json:
        show_json(report)
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
    return 0


def measure() -> dict[str, Any]:
    """The whole report."""
    first_frame = first_frame_ms()
    stuttered = stutter()
    give_back()
    services = open_stage(SIZES[-1], hints=False)
    mode: Any = services.games.mode(services.games.ids[0])
    played = simulate(mode.box, list(mode.box.quests), 2, GAMES, "random", "bench", False)
    report: dict[str, Any] = {
        "engine": {
            "decisions_per_second": played["decisions_per_second"],
            "games_per_second": played["games_per_second"],
        },
        "answer_ms": answer_ms(mode),
        "snapshot_us": {"p50": snapshot_us(mode)},
        "draw": {},
    }
    app = _table(services, mode)
    for size in SIZES:
        services.window.resize(size)
        services.apply_settings()
        app.step([], 0.0)
        report["draw"][f"{size[0]}x{size[1]}"] = draw_ms(app)
    services.window.resize(SIZES[1])
    services.apply_settings()
    report["idle_cpu_percent"] = idle_percent(app)
    report["stutter"] = stuttered
    report["first_frame_ms"] = first_frame
    report["peak_memory_mb"] = peak_memory_mb()
    return report


def percentile(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))]


def answer_ms(mode: Any) -> dict[str, float]:
    """Milliseconds from an answer to the next question, with checkpoints and re-runs as a player has them."""
    times = []
    for number in range(ANSWERED_GAMES):
        quest, heroes = next(iter(mode.box.quests)), ["kari-wraithstalker", "astarra"]
        setup = {"quest": quest, "heroes": heroes, "seed": f"bench-{number}"}
        session, agent = mode.new(setup), RandomAgent(f"bench-{number}")
        while session.prompt is not None:
            answer = agent(session.table, session.prompt, None)
            times.append(1000 * _timed(partial(session.answer, answer)))
            session.take_events()
    return {"p50": round(median(times), 3), "p99": round(percentile(times, 0.99), 3)}


def snapshot_us(mode: Any) -> float:
    """Microseconds to freeze the state of a full table."""
    state = full_table(mode, 4).state
    return round(median(1e6 * _timed(lambda: freeze(state)) for _ in range(400)), 1)


def _table(services: Any, mode: Any) -> Any:
    from game.scenes.table import TableScene

    return open_app(services, TableScene(services, mode, full_table(mode, 4), {"slot": "bench"}))


def draw_ms(app: Any) -> dict[str, float]:
    """Milliseconds of a full redraw of the fullest table, another card under the pointer each time, while it breathes.
    """
    scene = app.stack.top
    pieces = [p.id for p in scene.play.session.state.board.pieces.values() if scene.desk.rect_of(p.id) is not None]
    for piece in pieces:
        scene.desk.hovered = piece
        scene.desk.mark()
        app.draw()
    times = []
    for number in range(REDRAWS):
        scene.desk.hovered = pieces[number % len(pieces)]
        scene.desk.mark()
        scene.update(FRAME)
        times.append(1000 * _timed(app.draw))
    return {"p50_ms": round(median(times), 2), "p99_ms": round(percentile(times, 0.99), 2)}


def idle_percent(app: Any) -> float:
    """The part of a core that the game uses while nobody does anything, everything wanted is loaded, and the table
    breathes.
    """
    for _ in range(40):
        app.step([], 100.0)
    while app.services.images.work(0.05):
        pass
    end, cpu, wall = perf_counter() + IDLE_SECONDS, process_time(), perf_counter()
    while perf_counter() < end:
        app.step(*app._wait())
    return round(100 * (process_time() - cpu) / (perf_counter() - wall), 2)


def stutter() -> dict[str, float]:
    """Milliseconds of every turn of the loop while a robot plays on, its pictures loaded beside; the first picture of
    a scene is not counted, nothing moves before it.
    """
    from game.app import App
    from game.commands.robot import Robot
    from game.scenes.title import MenuScene
    from game.terrinoth.agents import SensibleAgent

    times: list[float] = []

    class Watched(App):
        """An app whose turns are timed; while nothing moves it loads as the real loop does."""

        def step(self, events: list[Any], dt: float) -> None:
            scene = self.stack.top
            took = 1000 * _timed(lambda: super(Watched, self).step(events, dt))
            if self.stack.top is scene:
                times.append(took)
            while not (self._moving or self.stack.moving) and self.services.images.work(LOADING_SLICE):
                pass

    services = open_stage(SIZES[1], hints=False)
    services.settings.of("terrinoth").last_setup = STUTTER_SETUP
    robot = Robot(Watched(services, MenuScene(services)), SensibleAgent("bench"))
    robot.frames(10)
    times.clear()
    robot.begin_quest("bench")
    while robot.answers < STUTTER_ANSWERS:
        robot.play_one()
    services.window.close()
    return {
        "p50_ms": round(median(times), 1), "p99_ms": round(percentile(times, 0.99), 1), "max_ms": round(max(times), 1),
        "over_20_ms_of_1000": round(1000 * sum(time > 20 for time in times) / len(times), 1),
    }  # fmt: skip


def first_frame_ms() -> float:
    """Milliseconds from the start of the program to its first frame, the median of several starts."""
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, sys.argv[0]]
    times = []
    for _ in range(FIRST_FRAMES):
        environment = dict(os.environ, **{STARTED_VARIABLE: repr(time())})
        environment.setdefault("SDL_VIDEODRIVER", "dummy")
        done = subprocess.run([*command, "play"], env=environment, capture_output=True, text=True, check=True)
        times.append(float(done.stdout.split()[-1]))
        sleep(0.1)
    return round(median(times), 1)


def peak_memory_mb() -> float:
    """The most memory that this process has used so far."""
    try:
        import resource
    except ImportError:  # Windows has no such module
        return -1.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def _timed(action: Callable[[], object]) -> float:
    started = perf_counter()
    action()
    return perf_counter() - started
