"""The table of Heroes of Terrinoth described in sentences."""

from __future__ import annotations

from functools import partial

from game.adventure.table import SEATS
from game.adventure.view.scoreboard import counters, seat
from game.adventure.view.table_in_words import card_line, decks_line, enemy_lines, hero_lines, top_lines
from game.terrinoth.view.names import Names
from game.terrinoth.view.turns import bearer


def describe(names: Names) -> list[str]:
    """The whole table, a sentence a line."""
    lines = top_lines(names)
    for hero in names.t.zone(SEATS):
        lines += hero_lines(names, seat(names, hero), partial(card_line, names))
    lines += enemy_lines(names)
    lines += counters(names, "table.counter") + bearer(names, "table.bearer")
    return [*lines, decks_line(names)]
