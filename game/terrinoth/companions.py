"""Which hero's player answers a question, and which heroes the computer plays from the beginning."""

from __future__ import annotations

from typing import Any

from game.kit.flow import Position

COMPUTERS = "computers"
"""In the record of the set-up: the computer player of each hero, by seat; left out where people play all."""
OF_THE_PARTY = frozenset({"second-turn", "travel", "leader", "peril-space", "counterattack"})
"""Questions that the leader answers for all."""
OF_A_HERO = frozenset({"activate-enemy", "use", "pay", "spend", "reroll", "target", "divide"})
"""Questions about what is a hero's own, whoever leads."""


def decider_of(position: Position) -> str:
    """The hero whose player answers; empty where the party decides through its leader [HT-004]."""
    prompt, tracks = position.prompt, position.state.board.tracks
    if prompt.kind in OF_THE_PARTY:
        return ""
    led = prompt.chooser == tracks.get("leader") and tracks.get("phase") != "heroes"
    return "" if led and prompt.kind not in OF_A_HERO else prompt.chooser


def companions_of(record: dict[str, Any]) -> dict[str, str]:
    """Who plays each hero at the start."""
    heroes, computers = list(record["heroes"]), list(record.get(COMPUTERS, ()))
    return {hero: computers[at] if at < len(computers) else "" for at, hero in enumerate(heroes)}
