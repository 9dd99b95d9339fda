"""What the words mean by whom and by what: players, and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.kit.prompts import Prompt
from game.tenefyr.context import Context
from game.tenefyr.table import Table

Found = Callable[[Table, Context], list[str]]


def decider(c: Context) -> str:
    """Who decides in a text, also among equals: whoever is `it` within `each`, else "you" [TN-1222]."""
    return c.chooser or c.you


class Who:
    """Players that an effect means. `choice`: one of them is picked; `own`: "you", whose hand is played now."""

    def __init__(self, found: Found, choice: bool = False, own: bool = False) -> None:
        self.found = found
        self.choice = choice
        self.own = own

    def ids(self, t: Table, c: Context) -> list[str]:
        """The players that can be meant now."""
        return self.found(t, c)

    def picked(self, t: Table, c: Context, verb: str, useful: Callable[[Any, Any, str], bool]) -> Iterable[str]:
        """The players an effect is resolved for; of a choice the one that is picked among all that match."""
        found = self.found(t, c)
        if not self.choice or not found:
            return found
        data: dict[str, object] = {"verb": verb}
        return t.ask(Prompt("choose-player", decider(c), c.source, tuple(found), data=data))

    def all(self, t: Table, c: Context, verb: str) -> list[str]:
        """The players an effect is resolved for."""
        return list(self.picked(t, c, verb, lambda t, c, player: True))


class What:
    """Played cards that an effect means. `choice`: one of them is picked."""

    def __init__(self, found: Found, choice: bool = False) -> None:
        self.found = found
        self.choice = choice

    def ids(self, t: Table, c: Context) -> list[str]:
        """The cards that can be meant now."""
        return self.found(t, c)

    def picked(self, t: Table, c: Context, verb: str, useful: Callable[[Any, Any, str], bool]) -> Iterable[str]:
        """The cards an effect is resolved for; of a choice the one that is picked."""
        found = self.found(t, c)
        if not self.choice or not found:
            return found
        data: dict[str, object] = {"verb": verb}
        return t.ask(Prompt("choose-played", decider(c), c.source, tuple(found), data=data))

    def all(self, t: Table, c: Context, verb: str) -> list[str]:
        """The cards an effect is resolved for."""
        return list(self.picked(t, c, verb, lambda t, c, card: True))


class Anyone(Who):
    """`it`: a player within `each`, a card inside a `then`."""
