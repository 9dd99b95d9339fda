"""Pointed at: what is told beside a piece or a square of the map: what it is, and what it would bring, in few lines."""

from __future__ import annotations

from game.heroica.view.choices import stop_words
from game.heroica.view.forecast import fight_lines
from game.heroica.view.names import Names
from game.heroica.view.sheets import sheet
from game.heroica.view.ways import FIGHT, Way, way_to
from game.kit.explained import Explained
from game.kit.prompts import Prompt
from game.kit.text import capital

ROWS = 4
"""So many rows of a sheet are told at most; a closer look shows all of it."""


def piece(names: Names, of: str) -> Explained | None:
    """A piece by what stands on its sheet, with what is at stake with it."""
    read = sheet(names, of)
    rows = [row.text for row in read.rows[:ROWS]]
    lines = [f"*{read.kind}*", *rows, *(f"**{stake}**" for stake in read.stakes)]
    return Explained(read.title or names.card(of), "\n".join(line for line in lines if line))


def way(names: Names, prompt: Prompt, cell: str) -> Explained | None:
    """Where the steps that are left lead: what is picked up, why the move would end, the fight that follows."""
    found = way_to(names.t, prompt, cell)
    if found is None:
        return None
    words, fought = names.words, found.stop == FIGHT and len(found.met) == 1
    lines = list(_on_the_way(names, found))
    if fought:
        lines.append(words("pointed.fight", steps=len(found.path) - 1))
        lines += fight_lines(names, prompt.chooser, found.met[0])
    elif found.stop:
        told = stop_words(names, prompt.chooser, found.stop, found.met)
        lines.append(words("forecast.sentence", text=capital(told)))
    if found.left:
        lines.append(words("forecast.lost-steps" if found.stop else "forecast.steps-left", steps=found.left))
    title = names.card(found.met[0]) if fought else words("forecast.walk", where=names.at(cell))
    return Explained(title, "\n".join(lines) or words("pointed.ends"), "HC-302" if fought else "HC-221")


def _on_the_way(names: Names, found: Way) -> list[str]:
    """What is picked up, and what burns."""
    words, lines = names.words, []
    if found.picks:
        things = names.listed([names.card(thing) for thing in found.picks])
        lines.append(f"**{words('pointed.picks', things=things)}**")
    if found.burns:
        lines.append(words("forecast.sentence", text=capital(words("way.burns", amount=found.burns))))
    return lines
