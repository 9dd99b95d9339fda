"""What the words mean by whom and by what: heroes, and targets among monsters and features."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.heroica.context import Context
from game.heroica.table import FELLOWSHIP, Table
from game.kit.prompts import Prompt

Heroes = Callable[[Table, Context], list[str]]
Monsters = Callable[[Table, Context], list[str]]


class Who:
    """Heroes that an effect means. `choice`: one of them is picked."""

    def __init__(self, found: Heroes, choice: bool = False) -> None:
        self.found = found
        self.choice = choice

    def ids(self, t: Table, c: Context) -> list[str]:
        """The heroes that can be meant now."""
        return self.found(t, c)

    def picked(self, t: Table, c: Context, verb: str, useful: Callable[[Any, Any, str], bool]) -> Iterable[str]:
        """The heroes an effect is resolved for. Who is chosen in a fellowship has to agree [HC-905]."""
        found = [hero for hero in self.ids(t, c) if useful(t, c, hero)]
        if not self.choice or not found:
            return found
        data: dict[str, object] = {"verb": verb}
        hero = t.ask(Prompt("victim", c.you, c.source, tuple(found), data=data))[0]
        if t.form == FELLOWSHIP and not t.ask(Prompt("consent", hero, c.source, ("yes",), 0, data=data)):
            t.note("refuses", hero=hero, source=c.source)
            return []
        return [hero]


class Target:
    """Monsters or features that an effect means. `every`: all of them; `near`: they belong to the own fight."""

    def __init__(self, found: Monsters, every: bool = False, near: bool = False) -> None:
        self.found = found
        self.every = every
        self.near = near


