"""Reports: what is told of a rule that failed, so that somebody can come back to the fault."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.board import State
from game.kit.codec import to_plain
from game.kit.history import EnteredNode, journal

TRAIL = 12
"""So many nodes are told of the way to a fault."""


def trail(entries: Sequence[EnteredNode]) -> list[str]:
    """The last nodes entered."""
    return [entry.node for entry in entries[-TRAIL:]]


def report(fault: Exception, state: State, entries: Sequence[EnteredNode]) -> dict[str, object]:
    """What failed, and where."""
    return {
        "error": f"{type(fault).__name__}: {fault}",
        "seed": state.seed,
        "setup": state.setup,
        "node": entries[-1].node,
        "trail": trail(entries),
    }


def way_there(entries: Sequence[EnteredNode], start: State | None) -> dict[str, object]:
    """The answers since the start of the history, and that start where it is not the set-up."""
    way: dict[str, object] = {"answers": journal(entries)}
    return way | {"start": to_plain(start)} if start is not None else way
