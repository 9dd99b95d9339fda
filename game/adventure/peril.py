"""The peril track: the token moves, the effect of its space resolves [HT-501 to HT-503]."""

from __future__ import annotations

from game.adventure.cards import Quest
from game.adventure.context import Context
from game.adventure.table import Table
from game.adventure.windows import open_window

COLOURS = ("green", "blue", "red")
BESIDE = -1
"""Where the token stands at first if the track has no start space."""


def first_space(quest: Quest) -> int:
    """Where the peril token begins: on the start space [HT-108], or beside a track without one [WQ-115]."""
    return 0 if "start" in quest.track else BESIDE


def start_space(t: Table) -> int:
    """Where the token begins in this game: further on by the step of the ladder, but beside a track without a start."""
    first = first_space(t.quest)
    return first if first == BESIDE else min(first + t.step.peril, len(t.quest.track) - 1)


def begin_track(t: Table) -> None:
    """Lay the token down; of a track where it has no place yet the step of the ladder covers as many spaces instead."""
    t.set_track("peril", start_space(t))
    for space in range(t.step.peril) if start_space(t) == BESIDE else ():
        t.set_track(f"covered:{space}", 1)


def space_after(t: Table, spaces: int) -> int:
    """The space the token comes to, not past either end [HT-502]."""
    return max(0, min(len(t.quest.track) - 1, t.track("peril") + spaces))


def move_peril(t: Table, spaces: int, resolve: bool) -> None:
    """Move the token right (left if negative), not past either end [HT-501, HT-502]; without `resolve` no effect
    resolves [HT-503]."""
    before = t.track("peril")
    t.set_track("peril", space_after(t, spaces))
    t.note("peril", before=before, space=t.track("peril"), colour=t.quest.track[t.track("peril")])
    if resolve:
        arrive_at(t, t.quest.track[t.track("peril")])


def arrive_at(t: Table, colour: str) -> None:
    """What a quest does between the move of the token and the effect of its space; then the effect."""
    t.peril_colour = colour
    open_window(t, "peril-moved", Context(you=t.active, source="HT-501"))
    resolve_peril(t, colour)
    t.peril_colour = ""


def resolve_peril(t: Table, colour: str) -> None:
    """Resolve the peril effect of a colour; grey does nothing. The leader is the active hero [HT-012].

    Where a quest lets the party silence it, its first sentence does not resolve.
    """
    silenced = bool(t.track("next:no-peril"))
    t.set_track("next:no-peril", 0)
    if colour not in COLOURS:
        return
    t.note("peril-effect", colour=colour)
    for rule, effect in t.box.quest_rules(t.quest_id, "peril"):
        if rule.colour == colour:
            c = Context(you=t.active, source=rule.id)
            for statement in effect.statements[1:] if silenced else [effect]:
                statement.run(t, c)
