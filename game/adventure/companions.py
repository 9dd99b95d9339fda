"""Which hero's player answers a question, and which heroes the computer plays from the beginning."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.kit.flow import Position

COMPUTERS = "computers"
"""In the record of the set-up: the computer player of each hero, by seat; left out where people play all."""
OF_A_HERO = frozenset({"activate-enemy", "use", "pay", "spend", "reroll", "target", "divide"})
"""Questions about what is a hero's own, whoever leads."""


def decider_of(position: Position, of_the_party: Collection[str]) -> str:
    """The hero whose player answers; empty where the party decides through its leader [HT-004, WQ-006], as it does
    the questions named here.
    """
    prompt, tracks = position.prompt, position.state.board.tracks
    if prompt.kind in of_the_party:
        return ""
    led = prompt.chooser == tracks.get("leader") and tracks.get("phase") != "heroes"
    return "" if led and prompt.kind not in OF_A_HERO else prompt.chooser


def companions_of(record: dict[str, Any]) -> dict[str, str]:
    """Who plays each hero at the start."""
    heroes, computers = list(record["heroes"]), list(record.get(COMPUTERS, ()))
    return {hero: computers[at] if at < len(computers) else "" for at, hero in enumerate(heroes)}
