"""`main.py scenario FILE.json`: lay out a state, play the scripted answers, check what is expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.commands.common import open_box, read_bytes, show_json, stop
from game.kit.errors import RuleError
from game.kit.scenario import ScenarioError, give_answers, mismatches
from game.kit.session import RuleFailed, Session
from game.terrinoth.box import Box
from game.terrinoth.scenario import build, dice_left
from game.terrinoth.scenario_format import ScenarioSpec, read
from game.terrinoth.scenario_summary import summary


def run(file: Path) -> int:
    """Play a scenario file. Exit code 0: all holds; 1: something does not (named); 2: the file is wrong (where)."""
    box = open_box()
    try:
        spec = read(read_bytes(file))
        session = play(box, spec)
    except ScenarioError as fault:
        stop(f"{file.name}: {fault}")
    except RuleFailed as fault:
        stop(f"{file.name}: the rules failed: {fault}", [f"{k}: {v}" for k, v in fault.report.items()], code=1)
    except RuleError as fault:
        stop(f"{file.name}: {fault}")
    except Exception as fault:  # the last line before the user: a fault of ours is named, not thrown at them
        stop(f"{file.name}: the rules failed: {type(fault).__name__}: {fault}", code=1)
    final = summary(session)
    show_json(final)
    faults = check(session, spec, final)
    for line in faults:
        print(f"does not hold: {line}")
    return 1 if faults else 0


def play(box: Box, spec: ScenarioSpec) -> Session:
    """Play a scenario to its last answer (or the node it stops at). Raises ScenarioError or RuleError."""
    session = build(box, spec)
    if spec.stop_at:
        session.stop_at = spec.stop_at
    session.begin()
    give_answers(session, spec.answers)
    return session


def check(session: Session, spec: ScenarioSpec, final: dict[str, Any]) -> list[str]:
    """What is expected and does not hold, and scripted dice that were not thrown."""
    faults = list(mismatches(spec.expect, final))
    for die, faces in dice_left(session).items():
        faults.append(f"dice.{die.removeprefix('die-')}: not thrown: {', '.join(faces)}")
    return faults
