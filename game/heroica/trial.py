"""A trial: what a game that is over tells in numbers to whoever draws a level and asks how hard it is."""

from __future__ import annotations

from typing import cast

from game.heroica import names
from game.heroica.level_play import sand
from game.heroica.record import begun, read
from game.heroica.table import Table
from game.kit.session import Session


def told(session: Session) -> dict[str, float]:
    """The numbers of a session that a computer has played through, by name: how often the goal was met at the first
    try (of 100 games), the rounds of the hourglass, how often a hero went down.
    """
    t = cast(Table, session.table)
    record = read(t, begun(t, None), session.take_events())
    first = t.word(names.OUTCOME) == "victory" and record.counts.get("levels") == len(t.road)
    downs = sum(deeds.downs for deeds in record.heroes.values())
    together = {} if t.rivals else {"at the first try (of 100)": 100.0 * first, "hourglass": float(sand(t))}
    return {**together, "times down": float(downs)}
