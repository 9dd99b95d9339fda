"""Pointed at: what is told beside a piece: what it is, what it says, what holds of it now."""

from __future__ import annotations

from game.kit.explained import Explained
from game.tenefyr.view.names import Names
from game.tenefyr.view.pile_facts import enemy_strength
from game.tenefyr.view.sheets import sheet
from game.tenefyr.view.texts import text_of

ROWS = 4
"""So many rows of a sheet are told at most; a closer look shows all of it."""


def piece(names: Names, of: str) -> Explained | None:
    """A piece by what stands on its sheet."""
    read = sheet(names, of)
    rows = [row.text for row in read.rows[:ROWS]]
    lines = [f"*{read.kind}*", *rows, *(f"**{stake}**" for stake in read.stakes)]
    return Explained(read.title, "\n".join(line for line in lines if line))


def foe(names: Names, of: str) -> str:
    """An enemy of a pile in a line: name, power, text."""
    text = text_of(names, of)
    key = "table.card-text" if text else "table.card"
    return names.words(key, name=names.card(of), power=str(enemy_strength(names.t, of)), text=text)
