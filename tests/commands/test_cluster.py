"""Games played on a cluster: two workers on this machine tell what one process tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.commands import simulation
from game.commands.simulation import play_all
from game.kit.workbench import Task
from game.modes import GAMES
from game.terrinoth.mode import TerrinothMode

distributed: Any = pytest.importorskip("distributed", reason="an optional dependency: uv sync --group cluster")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a scheduler with two workers."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


@pytest.fixture
def tasks(mode: TerrinothMode) -> list[Task]:
    """Two batches of games and a bit."""
    bench = mode.workbench()
    return [Task(bench.sample(2, f"cluster-{number}", {}), "random") for number in range(2 * simulation.BATCH + 3)]


def test_the_results_do_not_depend_on_where_the_games_are_played(
    mode: TerrinothMode, tasks: list[Task], address: str
) -> None:
    assert play_all(GAMES[0], mode, tasks, cluster=address) == play_all(GAMES[0], mode, tasks)


def test_a_worker_with_other_content_is_refused(
    mode: TerrinothMode, tasks: list[Task], address: str, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    there = simulation.content_of
    monkeypatch.setattr(simulation, "content_of", _Other(there))
    with pytest.raises(SystemExit):
        play_all(GAMES[0], mode, tasks, cluster=address)
    assert "another version" in capsys.readouterr().err


class _Other:
    """Tells the content as it is, but for the first time: that is the one who asks."""

    def __init__(self, there: Any) -> None:
        self.there, self.asked = there, 0

    def __call__(self, record: Any) -> str:
        self.asked += 1
        return "other" if self.asked == 1 else str(self.there(record))

    def __reduce__(self) -> tuple[Any, ...]:
        return _original, ()


def _original() -> Any:
    return simulation.content_of


def test_a_cluster_that_is_not_there_is_named(
    mode: TerrinothMode, tasks: list[Task], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(simulation, "CLUSTER_ANSWERS", 0.5)
    with pytest.raises(SystemExit):
        play_all(GAMES[0], mode, tasks, cluster="tcp://127.0.0.1:9")
    assert "no scheduler" in capsys.readouterr().err
