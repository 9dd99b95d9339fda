"""The lands that the road leads through, and the road itself as a chart [HC-801]."""

from __future__ import annotations

from game.heroica import names as tokens
from game.heroica.box import Box
from game.heroica.table import Table
from game.heroica.view.values import Station
from game.kit.text import Words

LANDS = {"coast": 1, "woods": 6, "old-stones": 9, "heights": 13, "dragons-end": 18}
"""Each land with the number of its first level."""
NOBODY = "-"


def land_of(number: int) -> str:
    """The land in which a level lies."""
    return [land for land, first in LANDS.items() if first <= number][-1]


def rank_of(number: int) -> int:
    """How hard a level is: the number of its land, from 1."""
    return list(LANDS).index(land_of(number)) + 1


def levels_in_order(box: Box) -> list[str]:
    """All levels by their numbers."""
    return sorted(box.content.levels, key=lambda level: box.content.levels[level].number)


def own_in_order(box: Box) -> list[str]:
    """The levels of the player, by what they are like and then by name."""
    return sorted(box.own.levels, key=lambda level: (box.levels[level].number, level))


def results(t: Table) -> dict[str, str]:
    """The levels of this road that are over, each with the hero who met its goal; empty for a lost one."""
    won = t.word("won-levels").split()
    return {level: "" if hero == NOBODY else hero for level, hero in zip(t.road, won, strict=False)}


def chart(t: Table, words: Words) -> tuple[Station, ...]:
    """Every level as a station of the chart, in order."""
    over = results(t)
    here = t.level_id
    camp = t.word(tokens.PHASE) == "camp"
    following = next((level for level in t.road if level not in over), "") if camp or t.word(tokens.OUTCOME) else ""
    made = []
    for level in levels_in_order(t.box):
        number = t.box.content.levels[level].number
        if level in over:
            state = "won" if over[level] else "lost"
        elif level == following:
            state = "next"
        elif level == here:
            state = "here"
        else:
            state = "ahead" if level in t.road else "off"
        place, title = words(f"level.{level}.place"), words(f"level.{level}.title")
        made.append(Station(level, number, land_of(number), place, title, state, over.get(level, "")))
    return tuple(made)
