"""`main.py bench`: speed of the engine, time to an answer, cost of a redraw, of a map and of thinking, first frame,
stutter, memory, idle load.

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

from game.app import App
from game.commands.common import STARTED_VARIABLE, open_game, show_json
from game.commands.map_speed import map_speed
from game.commands.robot import FRAME as ROBOT_FRAME
from game.commands.robot import Robot
from game.commands.save_speed import save_speed
from game.commands.stage import open_app, open_stage, own_home, remember, sensible_player
from game.commands.thinking_speed import thinking_speed
from game.kit.codec import freeze
from game.kit.mode import Mode
from game.kit.session import Session
from game.kit.workbench import Task
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.memory import give_back
from game.ui.screen.scene import Services

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
GAMES = 120
REDRAWS = 150
ANSWERED_GAMES = 6
IDLE_SECONDS = 4.0
FRAME = 16.0
FIRST_FRAMES = 3
LOADING_SLICE = 0.006
STUTTER_ANSWERS = 40

def run(game: str, as_json: bool) -> int:
    """Measure and print."""
    with own_home():
        report = measure(game)
    if as_json:
        show_json(report)
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
    return 0


def measure(game: str) -> dict[str, Any]:
    """The whole report."""
    first_frame = first_frame_ms()
    stuttered = stutter(game)
    give_back()
    services = open_stage(SIZES[-1], hints=False)
    mode = open_game(services.games, game)
    most = mode.nature.seats[1]
    report: dict[str, Any] = {
        "engine": engine(mode),
        "answer_ms": answer_ms(mode),
        "snapshot_us": {"p50": snapshot_us(mode.workbench().full_table(most))},
        "draw": {},
    }
    longest = mode.session(mode.workbench().sample(most, "bench", {})).begin()
    report |= save_speed(mode, longest, services.saves)
    app = _table(services, mode)
    for size in SIZES:
        services.window.resize(size)
        services.apply_settings()
        app.step([], 0.0)
        report["draw"][f"{size[0]}x{size[1]}"] = draw_ms(app)
    services.window.resize(SIZES[1])
    services.apply_settings()
    report["idle_cpu_percent"] = idle_percent(app)
    del app  # a game has one table at a time
    give_back()
    report["map"] = map_speed(services)
    report["thinking"] = thinking_speed(services, mode)
    report["stutter"] = stuttered
    report["first_frame_ms"] = first_frame
    report["peak_memory_mb"] = peak_memory_mb()
    return report


def percentile(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))]


def engine(mode: Mode) -> dict[str, float]:
    """Decisions and games a second, in this process, of players who answer at random: every sample, again and again."""
    bench = mode.workbench()
    setups = [
        bench.sample(mode.nature.seats[0], f"bench-{number}", sample.choices)
        for sample in bench.samples()
        for number in range(GAMES)
    ]
    started = perf_counter()
    played = [bench.play_out(Task(setup, "random")) for setup in setups]
    seconds = perf_counter() - started
    return {
        "decisions_per_second": round(sum(game.decisions for game in played) / seconds, 1),
        "games_per_second": round(len(played) / seconds, 2),
    }


def answer_ms(mode: Mode) -> dict[str, float]:
    """Milliseconds from an answer to the next question, with checkpoints and re-runs as a player has them."""
    times, bench = [], mode.workbench()
    for number in range(ANSWERED_GAMES):
        setup = bench.sample(mode.nature.seats[0], f"bench-{number}", {})
        session, player = mode.session(setup).begin(), mode.computer_player("random", f"bench-{number}")
        while session.prompt is not None:
            answer = player(session.table, session.prompt, None)
            times.append(1000 * _timed(partial(session.answer, answer)))
            session.take_events()
    return {"p50": round(median(times), 3), "p99": round(percentile(times, 0.99), 3)}


def snapshot_us(session: Session) -> float:
    """Microseconds to freeze the state of a session."""
    state = session.state
    return round(median(1e6 * _timed(lambda: freeze(state)) for _ in range(400)), 1)


def _table(services: Services, mode: Mode) -> App:
    """The fullest table, as whoever is asked there sees it."""
    session = mode.workbench().full_table(mode.nature.seats[1])
    scene = TableScene(services, mode, session, {"slot": "bench"})
    app = open_app(services, scene)
    if scene.play.next_seat:
        scene.turns.sit_down()
    return app


def draw_ms(app: Any) -> dict[str, float]:
    """Milliseconds of a full redraw of the fullest table, another card under the pointer each time, while it breathes.
    """
    scene = app.stack.top
    pieces = [p.id for p in scene.play.session.state.board.pieces.values() if scene.ui.rect_of(p.id) is not None]
    for piece in pieces:
        scene.ui.hovered = piece
        scene.ui.mark()
        app.draw()
    times = []
    for number in range(REDRAWS):
        scene.ui.hovered = pieces[number % len(pieces)]
        scene.ui.mark()
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


def stutter(game: str) -> dict[str, float]:
    """Milliseconds of every turn of the loop while a robot plays on, its pictures read beside; the first picture of
    a scene is not counted, nothing moves before it. What the chores take beyond their frame belongs to its turn.
    """
    times: list[float] = []

    class Watched(App):
        """An app whose turns are timed; what is left of their frames goes to its pictures, as in the real loop."""

        def step(self, events: list[Any], dt: float) -> None:
            scene = self.stack.top
            took = 1000 * _timed(lambda: super(Watched, self).step(events, dt))
            chores = 1000 * _timed(lambda: self.use_spare(took))
            if self.stack.top is scene:
                times.append(max(took, min(took + chores, took + chores - FRAME)))
            self.services.images.take_read(max(0.0, ROBOT_FRAME - took - chores) / 1000)
            while not (self._moving or self.stack.moving) and self.services.images.work(LOADING_SLICE):
                pass

    services = open_stage(SIZES[1], hints=False)
    services.images.open()
    mode = open_game(services.games, game)
    remember(services, mode, mode.workbench().samples()[1])
    robot = Robot(Watched(services, MenuScene(services)), sensible_player(mode, "bench"))
    robot.frames(10)
    times.clear()
    robot.begin_game("bench")
    while robot.answers < STUTTER_ANSWERS and not robot.over:
        robot.play_one()
    services.images.close()
    services.saves.settle()
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
