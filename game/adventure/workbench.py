"""What the workbenches of the family do alike: scenarios to play on, and games that computer players play out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.ending import VICTORY
from game.adventure.rounds import MOST_ROUNDS
from game.adventure.scenario_format import ScenarioSpec
from game.kit import simulation
from game.kit.scenario import Scenario
from game.kit.session import Session
from game.kit.table import Answerer
from game.kit.workbench import Played, Task

PARTIES = (2, 3, 4)
"""The numbers of heroes that are shown and measured."""


class Watch(Protocol):
    """What a game leaves behind for the balance: made before it begins, asked when it is over."""

    def facts(self) -> dict[str, Any]:
        """Numbers, and under `present` what the set-up laid out."""
        ...


def scenario_of(session: Session, spec: ScenarioSpec[Any]) -> Scenario:
    """The session that a scenario laid out, with the answers that it plays and what it expects."""
    session.stop_at = spec.stop_at
    return Scenario(session, spec.answers, spec.expect, {HERO_DIE: "hero", ENEMY_DIE: "enemy"})


def play_out(
    session: Session, task: Task, players: Mapping[str, Callable[[str], Answerer]], watch: Callable[[Session], Watch]
) -> Played:
    """Play a session that has not begun to its end; one that raises, or whose last quest reaches the round limit, is
    stuck. It is watched if its facts are wanted.
    """
    watched = watch(session) if task.facts else None

    def read_end(decisions: int) -> Played:
        tracks = session.state.board.tracks
        rounds = int(tracks.get("round", 0))
        return Played(
            task,
            tracks.get("outcome") == VICTORY,
            min(MOST_ROUNDS, rounds),
            decisions,
            f"not over after {MOST_ROUNDS} rounds" if rounds > MOST_ROUNDS else "",
            watched.facts() if watched is not None else {},
        )

    return simulation.play_out(session, task, players, read_end)
