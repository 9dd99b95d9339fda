"""Travelling, and what a new location brings [HT-601 to HT-603, HT-114]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Context
from game.adventure.locations import reveal_location
from game.adventure.table import LOCATION_DECK, LOCATION_DISCARD, PROGRESS
from game.adventure.windows import open_window
from game.adventure.wounds import discard_enemy
from game.kit.prompts import Prompt
from game.terrinoth.table import Table


def travel_phase(t: Table) -> None:
    """The travel phase: "start" abilities, the leader's decision, "end" abilities of the location then active, whether
    or not the party travelled [HT-603]."""
    open_window(t, "travel-start", Context(you=t.active, source=t.location))
    if may_travel(t):
        data: dict[str, object] = {"lost": [e for e in t.shadows() if values.nonnemesis(t, e)]}
        if t.ask(Prompt("travel", t.leader, t.location, ("yes",), 0, 1, data)):
            travel(t)
    open_window(t, "travel-end", Context(you=t.active, source=t.location))


def may_travel(t: Table) -> bool:
    """Whether the active location is fully explored and a location is left [HT-601]."""
    return values.explored(t) and bool(t.zone(LOCATION_DECK)) and not values.forbidden(t, "travel")


def travel(t: Table) -> None:
    """The party travels [HT-602]: the old location, its progress and the shadows are discarded, the leader token may
    be handed on, and a new location is revealed."""
    old = t.location
    t.note("travels", source=old)
    t.take_token(old, PROGRESS, t.tokens(old, PROGRESS))
    t.move(old, LOCATION_DISCARD, 0)
    for enemy in list(t.shadows()):
        if values.nonnemesis(t, enemy):
            discard_enemy(t, enemy)
    hand_over_leader(t)
    reveal_location(t)


def hand_over_leader(t: Table) -> None:
    """The leader may hand the leader token to another hero [HT-602]."""
    others = tuple(h for h in t.heroes() if h != t.leader)
    answer = t.ask(Prompt("leader", t.leader, "HT-602", others, 0, 1))
    if answer:
        t.set_track("leader", answer[0])
        t.note("leader", hero=answer[0])
