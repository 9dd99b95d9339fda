"""The flow of a game: a dict of named nodes, and which node may follow which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from game.kit.errors import RuleError

Node = Callable[[Any], str]
"""A node plays one step of the game on a table and returns the name of the next node."""


class Flow(Struct, frozen=True):
    """Nodes by name, the allowed transitions (data, checked at run time), and where the game ends."""

    nodes: Mapping[str, Node]
    follows: Mapping[str, frozenset[str]]
    ends: frozenset[str]

    def step(self, table: Any) -> str:
        """Run the node that the state stands at; the state then stands at the next one."""
        name = table.state.node
        following = self.nodes[name](table)
        if following not in self.follows[name]:
            raise RuleError(f"node {name!r} may not lead to {following!r}")
        table.state.node = following
        return following

    def diagram(self) -> str:
        """The transitions as lines of text, for the documentation."""
        return "\n".join(f"{name} -> {', '.join(sorted(after))}" for name, after in self.follows.items())
