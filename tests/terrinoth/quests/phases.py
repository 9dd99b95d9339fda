"""Scenes of one phase: the peril phase that leads to a space, the travel phase, the end of a round, one activation."""

from __future__ import annotations

from typing import Any

from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

PARTIES = ([KARI, MOK], [KARI, MOK, ASTARRA], [KARI, MOK, ASTARRA, TRENLOE])
"""Two, three and four heroes."""

UPGRADES = {
    KARI: "thief-fan-of-knives", MOK: "disciple-hammer-of-dawn", ASTARRA: "runemaster-sundering-rune",
    TRENLOE: "knight-press-of-steel",
}  # fmt: skip
"""The first advanced card each hero takes in these scenes."""

WANDER = {"exploration": ["lucky-coin", "rune-shard", "keen-oil"]}
"""An exploration deck of items, so that drawing a card changes nothing else."""


class Phases:
    """The scenes of one quest."""

    def __init__(self, scene: type[Scene], quest: str) -> None:
        self.scene = scene
        self.quest = quest

    def peril(self, space: int, **spec: Any) -> Scene:
        """The peril phase that begins with the token on a space."""
        return self._at("peril", "travel", peril=space, **spec)

    def travel(self, **spec: Any) -> Scene:
        """The travel phase."""
        return self._at("travel", "round_end", **spec)

    def end(self, **spec: Any) -> Scene:
        """The end of a round."""
        return self._at("round_end", "hero_phase", **spec)

    def enemies(self, **spec: Any) -> Scene:
        """The enemy phase, from its first activation to the last."""
        return self._at("enemy_turn", "ready_enemies", **({"turns": []} | spec))

    def activation(self, *heroes: Any, **spec: Any) -> Scene:
        """The activation of the first hero (others follow only with `turns`)."""
        first = heroes[0] if isinstance(heroes[0], str) else heroes[0]["id"]
        return self._at("hero_turn", "enemy_phase", **({"heroes": list(heroes), "turns": [first]} | spec))

    def _at(self, node: str, stop_at: str, **spec: Any) -> Scene:
        return self.scene(**({"quest": self.quest, "node": node, "stop_at": stop_at} | spec))


def upgrade_all(s: Scene) -> Scene:
    """Every hero who is asked takes the first advanced card of these scenes."""
    while s.session.prompt is not None and s.prompt.kind == "upgrade":
        s.answer(UPGRADES[s.prompt.chooser])
    return s


def upgraded(s: Scene) -> list[str]:
    """Who upgraded, in order."""
    return [note["hero"] for note in s.notes("upgrades")]


def outcome(s: Scene) -> str:
    """How the quest ended; empty while it goes on."""
    found: str = s.all()["outcome"]
    return found


def counters(s: Scene) -> dict[str, int]:
    """The quest's counters that are not 0."""
    return {name: value for name, value in s.all()["counters"].items() if value}
