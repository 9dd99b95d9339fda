"""How the weights of the prospects are found, for the games of the family.

The sensible player plays so many quests of every kind; a logistic regression tells by the numbers at the start of each
round whether they were won. A tenth of the games is kept aside to say how well the chances are told that were never
seen.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from game.adventure.prospects import JUDGED_AT
from game.kit.board import State
from game.kit.session import Session
from game.kit.table import Answerer

SHRUNK = 2.0
"""How strongly weights are held near 0."""
TURNS = 30
KEPT_ASIDE = 10


class Measured(NamedTuple):
    """The numbers at each start of a round, whether that quest was won, and which game it was."""

    names: list[str]
    rows: Any
    won: Any
    game: Any


class Seen:
    """The numbers at the rounds of a game, by the quest in which they were seen; and how each quest ended."""

    def __init__(self) -> None:
        self.rows: dict[str, list[dict[str, float]]] = {}
        self.won: dict[str, bool] = {}


def watched(session: Session, player: Answerer, numbers: Callable[[Any], dict[str, float]]) -> Seen:
    """Play a game to its end and note its numbers."""
    seen = Seen()

    def look(state: State) -> None:
        table: Any = session.table
        if not state.board.pieces:
            return
        if state.node == JUDGED_AT:
            seen.rows.setdefault(table.quest_id, []).append(numbers(table))
        if table.word("outcome"):
            seen.won[table.quest_id] = table.word("outcome") == "victory"

    session.on_node = look
    session.play(player)
    look(session.state)
    return seen


def gathered(games: list[Seen], quest: str) -> Measured:
    """What many games tell of a quest."""
    those = [(number, game) for number, game in enumerate(games) if game.rows.get(quest)]
    rows = [list(each.values()) for _, game in those for each in game.rows[quest]]
    won = [game.won[quest] for _, game in those for _ in game.rows[quest]]
    which = [number for number, game in those for _ in game.rows[quest]]
    return Measured(list(those[0][1].rows[quest][0]), np.array(rows), np.array(won, float), np.array(which))


def design(found: Measured) -> Any:
    """Every number, and every number times how far the peril has come."""
    peril = found.rows[:, [found.names.index("peril")]]
    return np.hstack([found.rows, found.rows * peril])


def fitted(table: Any, won: Any) -> Any:
    """The weights of a logistic regression, by Newton's method."""
    weights = np.zeros(table.shape[1])
    for _ in range(TURNS):
        chance = 1 / (1 + np.exp(-np.clip(table @ weights, -30, 30)))
        slope = table.T @ (won - chance) - SHRUNK * weights
        bend = table.T @ (table * (chance * (1 - chance))[:, None]) + SHRUNK * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def told(found: Measured, quest: str, besides: str = "") -> str:
    """The table of a quest as the data file has it, and a line on the terminal of how well it tells."""
    table, aside = design(found), found.game % KEPT_ASIDE == 0
    first = fitted(table[~aside], found.won[~aside])
    chance = 1 / (1 + np.exp(-np.clip(table[aside] @ first, -30, 30)))
    plain = np.mean((found.won[aside] - found.won[~aside].mean()) ** 2)
    explained = 1 - np.mean((chance - found.won[aside]) ** 2) / plain
    print(f"{quest}: won {found.won.mean():.2f}, explained {explained:.2f}", flush=True)
    weights, number = fitted(table, found.won), len(found.names)
    lines = [f"[{quest}]", f"games = {len(set(found.game.tolist()))}", *besides.splitlines(), "", f"[{quest}.weights]"]
    for at, name in enumerate(found.names):
        lines.append(f"{name} = [{weights[at]:.3f}, {weights[number + at]:.3f}]")
    return "\n".join(lines) + "\n"


def run(usual: int, tables: Callable[[int], list[str]], file: Path, head: str, description: str | None) -> None:
    """The command: measure so many games of each quest and write the file."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=usual)
    file.write_text(head + "\n".join(tables(parser.parse_args().games)), encoding="utf-8")
