"""Simulation: a game that a computer player plays from its beginning to its end, for the balance and the samples."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.kit.companions import play_through
from game.kit.session import Session
from game.kit.thinkers import FAULTS
from game.kit.trials import PlayerOfSeed
from game.kit.workbench import Played, Task


def play_out(
    session: Session, task: Task, players: Mapping[str, PlayerOfSeed], read: Callable[[int], Played]
) -> Played:
    """Play a session that has not begun to its end; one whose rules fail is stuck. `read` tells of a game that is over,
    after so many decisions.
    """
    try:
        decisions = play_through(session, task.player, players, task.setup.seed)
    except FAULTS as fault:
        return Played(task, stuck=f"{type(fault).__name__}: {fault}")
    return read(decisions)
