"""The nodes of a combat, from its start to its end (part 11 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.runebound.table import Table

NODES: Mapping[str, Callable[[Table], str]] = {}
FOLLOWS: Mapping[str, frozenset[str]] = {}
"""Which node may follow which; each may also lead to the end of the combat."""
