"""Whom the words mean: heroes, and the two sides of a combat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.kit.prompts import Prompt
from game.runebound.context import Context
from game.runebound.table import Table

Found = Callable[[Table, Context], list[str]]


def decider(t: Table, c: Context) -> str:
    """Who decides in a text: whoever is `it` within `each`; for an enemy the player to the left of the hero [RB-731];
    else "you".
    """
    if c.chooser:
        return c.chooser
    return c.acts if c.acts in t.heroes else t.left_of(c.you)


class Who:
    """Heroes, or sides of a combat, that an effect means. `choice`: one of them is picked."""

    def __init__(self, found: Found, choice: bool = False) -> None:
        self.found = found
        self.choice = choice

    def ids(self, t: Table, c: Context) -> list[str]:
        """Those that can be meant now."""
        return self.found(t, c)

    def picked(self, t: Table, c: Context, verb: str, useful: Callable[[Any, Any, str], bool]) -> Iterable[str]:
        """Those an effect is resolved for; of a choice the one that is picked."""
        found = self.found(t, c)
        if not self.choice or not found:
            return found
        return t.ask(Prompt("duel", decider(t, c), c.source, tuple(found), data={"verb": verb}))

    def all(self, t: Table, c: Context, verb: str) -> list[str]:
        """Those an effect is resolved for."""
        return list(self.picked(t, c, verb, lambda t, c, piece: True))
