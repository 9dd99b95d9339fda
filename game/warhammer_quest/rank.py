"""The rank of an enemy [WQ-705]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import Table
from game.warhammer_quest.box import Box

FACEDOWN = (-1, -1, -1)


def order(t: Table, enemy: str) -> tuple[int, int, int]:
    """Where an enemy stands in rank, the highest last: tier (a nemesis above all), attack and health as they are now
    [WQ-705]; a facedown one has no rank [WQ-706].
    """
    if not t.faceup(enemy):
        return FACEDOWN
    box: Box = t.box  # type: ignore[assignment]
    return (box.enemies[t.card_of(enemy)].tier, values.attack(t, enemy), values.health(t, enemy))
