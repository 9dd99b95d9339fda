"""`main.py scenario FILE.json`: lay out a state, play the scripted answers, check what is expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.commands.common import open_game, read_bytes, show_json, stop
from game.kit.errors import RuleError, RuleFailed
from game.kit.mode import Mode
from game.kit.saves import Saves
from game.kit.scenario import ScenarioError, game_of
from game.kit.session import Session
from game.ui.screen.scene import Games

SLOT = "scenario"
"""Where a game is saved that a scenario file has laid out."""


def scenario_game(library: Games, file: Path, game: str) -> Mode:
    """The game of a scenario file: the one that was asked for, else the one of the house that it names, else the first.
    """
    named = game_of(read_bytes(file))
    return open_game(library, game or (named if named in library.ids else ""))


def scenario_session(library: Games, file: Path, game: str, saves: Saves) -> tuple[Mode, Session, dict[str, Any]]:
    """A game that stands at the state of a scenario file, begun, and what is saved with it: for developers, and for
    trying out a card. What was tried out before goes to the bin. Ends the program where the file is wrong.
    """
    mode = scenario_game(library, file, game)
    try:
        session = mode.workbench().scenario(read_bytes(file)).session.begin()
    except (ScenarioError, RuleError) as fault:
        stop(f"{file.name}: {fault}")
    saves.delete(SLOT)
    return mode, session, {"slot": SLOT}


def run(mode: Mode, file: Path) -> int:
    """Play a scenario file. Exit code 0: all holds; 1: something does not (named); 2: the file is wrong (where)."""
    bench = mode.workbench()
    try:
        scenario = bench.scenario(read_bytes(file))
        session = scenario.play()
    except ScenarioError as fault:
        stop(f"{file.name}: {fault}")
    except RuleFailed as fault:
        stop(f"{file.name}: the rules failed: {fault}", [f"{k}: {v}" for k, v in fault.report.items()], code=1)
    except RuleError as fault:
        stop(f"{file.name}: {fault}")
    except Exception as fault:  # the last line before the user: a fault of ours is named, not thrown at them
        stop(f"{file.name}: the rules failed: {type(fault).__name__}: {fault}", code=1)
    final = bench.summary(session)
    show_json(final)
    faults = scenario.faults(final)
    for line in faults:
        print(f"does not hold: {line}")
    return 1 if faults else 0
