"""Many games played by computer players: in this process, in a process for each core, or on a cluster.

A game depends on nothing but its task, so the results are the same, and in the order of the tasks, wherever they are
played. `play_all(record, tasks, jobs, cluster)` is the one way in; a bar tells how far it is, if somebody watches.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from time import monotonic
from typing import Any

from game.commands.common import stop
from game.kit.mode import Mode
from game.kit.workbench import Played, Task
from game.modes import GameRecord, Library, load_words

BATCH = 20
"""Games that go to another process or machine together: enough to make the way there cheap, few enough to share out."""
FEW = 10 * BATCH
"""So few games are played here: another process would take longer to start."""
CLUSTER_ANSWERS = 10.0
"""Seconds in which the scheduler of a cluster must answer."""
BAR = 40
EVERY = 0.2
"""Seconds between two pictures of the bar."""

_loaded: dict[str, Mode] = {}
"""The games that this process has loaded to play batches of."""


def play_all(record: GameRecord, mode: Mode, tasks: Sequence[Task], jobs: int = 1, cluster: str = "") -> list[Played]:
    """Play every task; `jobs` processes, or the workers of the cluster at an address. In the order of the tasks."""
    if cluster:
        played = _on_cluster(record, tasks, cluster)
    elif jobs > 1 and len(tasks) > FEW:
        played = _in_processes(record, tasks, jobs)
    else:
        played = map(mode.workbench().play_out, tasks)
    return list(_watched(played, len(tasks)))


def play_batch(record: GameRecord, tasks: Sequence[Task]) -> list[Played]:
    """Play some games in this process; it loads the game once."""
    if record.id not in _loaded:
        _loaded[record.id] = Library(load_words(), (record,)).mode(record.id)
    bench = _loaded[record.id].workbench()
    return [bench.play_out(task) for task in tasks]


def _in_processes(record: GameRecord, tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
    """One process a job. They are started afresh: a copy of a process with threads may hang."""
    batches = list(_batches(tasks))
    with ProcessPoolExecutor(min(jobs, len(batches)), mp_context=get_context("spawn")) as pool:
        for played in pool.map(play_batch, [record] * len(batches), batches):
            yield from played


def _on_cluster(record: GameRecord, tasks: Sequence[Task], address: str) -> Iterator[Played]:
    """The workers of a dask cluster; each must run in a copy of this very checkout."""
    try:
        from distributed import Client  # an optional dependency: uv sync --group cluster
    except ImportError:
        stop("--cluster: dask.distributed is not installed; `uv sync --group cluster` brings it.")
    try:
        client: Any = Client(address, timeout=CLUSTER_ANSWERS)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as fault:
        stop(f"--cluster: there is no scheduler at {address}: {fault}")
    with client:
        _check_workers(client, record)
        batches = list(_batches(tasks))
        futures: list[Any] = client.map(play_batch, [record] * len(batches), batches, pure=False)
        for future in futures:
            yield from future.result()


def _check_workers(client: Any, record: GameRecord) -> None:
    """Every worker plays by the rules and content of this checkout; ends the program where one does not."""
    own = content_of(record)
    for worker, content in client.run(content_of, record).items():
        if content != own:
            stop(f"--cluster: the worker {worker} runs another version of the game; all need the same checkout.")


def content_of(record: GameRecord) -> str:
    """What tells one version of a game's rules and content from another."""
    return Library(load_words(), (record,)).mode(record.id).content


def _batches(tasks: Iterable[Task]) -> Iterator[list[Task]]:
    rest = iter(tasks)
    while batch := list(islice(rest, BATCH)):
        yield batch


def _watched(played: Iterable[Played], number: int) -> Iterator[Played]:
    """The games as they come; a bar on the error output says how many, if that is a terminal."""
    seen = 0.0
    for done, game in enumerate(played, 1):
        yield game
        if sys.stderr.isatty() and (monotonic() - seen > EVERY or done == number):
            seen = monotonic()
            filled = BAR * done // number
            end = "\n" if done == number else ""
            sys.stderr.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done} of {number} games{end}")
            sys.stderr.flush()
