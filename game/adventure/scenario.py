"""Building the session of a scenario: what every game of the family checks and scripts alike."""

from __future__ import annotations

from collections.abc import Collection

from game.adventure.box import Box
from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.scenario_format import DiceScript
from game.kit.prompts import Prompt
from game.kit.scenario import ScenarioError


def check_nodes(nodes: Collection[str], node: str, stop_at: str) -> None:
    """Both are nodes of the flow; play need not stop at one."""
    for key, name in (("node", node), ("stop_at", stop_at)):
        if name not in nodes and (name or key == "node"):
            raise ScenarioError(f"{key}: there is no node {name!r}; there are {', '.join(nodes)}")


def scripted(box: Box, dice: DiceScript | None) -> dict[str, list[str]] | None:
    """The faces to come by kind of die; None for free dice."""
    script = {HERO_DIE: list(dice.hero), ENEMY_DIE: list(dice.enemy)} if dice else None
    for die, faces in (script or {}).items():
        for number, face in enumerate(faces):
            if (() if face == "blank" else tuple(face.split("+"))) not in box.dice[die].faces:
                raise ScenarioError(f"dice.{die.removeprefix('die-')}[{number}]: a {die} has no face {face!r}")
    return script


def unasked(table: object, prompt: Prompt, why: object) -> tuple[str, ...]:
    """The answerer of a table on which a scenario is laid out, where nothing may be asked."""
    raise ScenarioError(f"laying out the scenario asked a question: {prompt.kind}")
