"""Building the session of a scenario: what every game of the family checks and scripts alike."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from game.adventure.box import Box
from game.adventure.cards import PRINTED
from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.scenario_format import DiceScript, HeroSpec, ScenarioSpec
from game.kit.prompts import Prompt
from game.kit.scenario import ScenarioError

IN_WORDS = {
    "setup.no-step": ("step", "the ladder has no such step"),
    "setup.unknown-hero": ("heroes", "there is no such hero"),
    "setup.leader": ("leader", "the leader is not in the party"),
}
"""Reasons why a set-up cannot be played, with the key of a scenario and what is said there. A game adds its own."""


def party_record(spec: ScenarioSpec[Any], leader: str) -> dict[str, Any]:
    """The party of a scenario as the record of a set-up has it; `leader` leads where none is named."""
    return {
        "heroes": [hero.id for hero in spec.heroes],
        "players": [hero.player for hero in spec.heroes],
        "leader": spec.leader or leader,
        "grim": spec.grim,
        "seed": spec.seed,
    } | ({"step": spec.step} if spec.step != PRINTED else {})


def check_party(box: Box, heroes: Sequence[HeroSpec], cite: str) -> None:
    """Every hero is one of the box, and somebody stands [cite]."""
    for number, hero in enumerate(heroes):
        if hero.id not in box.heroes:
            raise ScenarioError(f"heroes[{number}].id: there is no hero {hero.id!r}")
    if heroes and all(hero.defeated for hero in heroes):
        raise ScenarioError(f"heroes: at least one is not defeated ({cite})")


def check_setup(problems: Iterable[tuple[str, str]], in_words: Mapping[str, tuple[str, str]]) -> None:
    """The set-up can be played: there is no problem, given as (reason, rule id)."""
    for reason, rule in problems:
        key, words = in_words[reason]
        raise ScenarioError(f"{key}: {words} ({rule})" if rule else f"{key}: {words}")


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
