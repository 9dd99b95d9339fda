"""The weights of the prospects: `uv run --group workshop python -m tests.terrinoth.measure_prospects --games 2600`.

The sensible player plays so many quests of every kind; a logistic regression tells by the numbers at the start of each
round whether they were won. It is written to `data/terrinoth/prospects.toml`. A tenth of the games is kept aside to
say how well the chances are told that were never seen.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, NamedTuple

import numpy as np

from game import paths
from game.kit.board import State
from game.modes import GAMES, Library, load_words
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.flow import new_session
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.prospects import JUDGED_AT, numbers
from game.terrinoth.view.setup_form import plain_setup

PARTIES = (2, 2, 2, 1, 3, 4)
ON_A_STEP, GRIM = 0.35, 0.15
"""How many of the games are played on any step of the ladder, and by the Grim Rule."""
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


def measure(mode: TerrinothMode, quest: str, games: int) -> Measured:
    """Let the sensible player play a quest so many times."""
    names: list[str] = []
    rows: list[list[float]] = []
    won: list[bool] = []
    game: list[int] = []
    for number in range(games):
        chance = Random(f"{quest}{number}")
        seats = max(mode.nature.seats[0], chance.choice(PARTIES))
        choices = {"quest": quest}
        if chance.random() < ON_A_STEP:
            choices["step"] = chance.choice(list(mode.box.steps))
        if chance.random() < GRIM:
            choices["grim"] = "yes"
        setup = mode.workbench().sample(seats, f"p{number}", choices)
        session = new_session(mode.box, plain_setup(setup))
        seen: list[dict[str, float]] = []

        def look(state: State, session: Any = session, seen: list[dict[str, float]] = seen) -> None:
            if state.node == JUDGED_AT and session.table.seats:
                seen.append(numbers(session.table))

        session.on_node = look
        session.play(TerrinothPlayer(f"p{number}"))
        names = list(seen[0])
        rows += [list(each.values()) for each in seen]
        won += [session.table.word("outcome") == "victory"] * len(seen)
        game += [number] * len(seen)
    return Measured(names, np.array(rows), np.array(won, float), np.array(game))


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


def told(found: Measured, quest: str, games: int) -> str:
    """The table of a quest as the data file has it, and a line on the terminal of how well it tells."""
    table, aside = design(found), found.game % KEPT_ASIDE == 0
    first = fitted(table[~aside], found.won[~aside])
    chance = 1 / (1 + np.exp(-np.clip(table[aside] @ first, -30, 30)))
    plain = np.mean((found.won[aside] - found.won[~aside].mean()) ** 2)
    print(f"{quest}: won {found.won.mean():.2f}, explained {1 - np.mean((chance - found.won[aside]) ** 2) / plain:.2f}")
    weights, number = fitted(table, found.won), len(found.names)
    lines = [f"[{quest}]", f"games = {games}", "", f"[{quest}.weights]"]
    for at, name in enumerate(found.names):
        lines.append(f"{name} = [{weights[at]:.3f}, {weights[number + at]:.3f}]")
    return "\n".join(lines) + "\n"


HEAD = """# How the chance to win a quest is told when a round begins: what each number of `game/terrinoth/prospects.py`
# is worth at the start of the peril track, and how much more at its end, as a logistic function has it. Made by
# `uv run --group workshop python -m tests.terrinoth.measure_prospects`, from games of the sensible player.

"""


def main() -> None:
    """Measure every quest and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2600)
    games = parser.parse_args().games
    mode = Library(load_words(), GAMES).mode("terrinoth")
    assert isinstance(mode, TerrinothMode), "it is the game that is measured"
    tables = [told(measure(mode, quest, games), quest, games) for quest in mode.box.quests]
    file = paths.game_folder("terrinoth") / "prospects.toml"
    file.write_text(HEAD + "\n".join(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
