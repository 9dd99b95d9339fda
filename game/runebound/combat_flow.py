"""The nodes of a combat, from its start to its end (part 11 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.runebound import combat
from game.runebound.table import Table

NODES: Mapping[str, Callable[[Table], str]] = {
    "combat": combat.start, "cast": combat.cast, "initiative": combat.initiative,
    "combat_action": combat.combat_action, "combat_round_end": combat.round_end,
}  # fmt: skip
FOLLOWS: Mapping[str, frozenset[str]] = {
    "combat": frozenset({"cast"}),
    "cast": frozenset({"initiative"}),
    "initiative": frozenset({"combat_action"}),
    "combat_action": frozenset({"combat_action", "combat_round_end"}),
    "combat_round_end": frozenset({"cast"}),
}
"""Which node may follow which; each may also lead to the end of the combat."""
