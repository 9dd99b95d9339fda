"""Values: what the table of this game shows beside what any game has. Plain records for its look."""

from __future__ import annotations

from msgspec import Struct

from game.kit.shown import Space


class MatValues(Struct, frozen=True):
    """What a hero's mat shows that does not change while it is told: the seat's number, the hero, health when whole,
    how much gear fits, and how many visits of the settlement are left.
    """

    seat: int
    hero: str
    health: int
    capacity: int
    visits: int


class TableValues(Struct, frozen=True):
    """The sheet of the quest, the mats, and the way of the campaign."""

    title: str
    track: tuple[Space, ...]
    track_at: int
    effects: tuple[Space, ...]
    """The quest sheet's peril effects: colour and words; the next one to come is `next_effect`."""
    next_effect: str
    tally: str
    """The counters of the quest in one line."""
    mats: tuple[MatValues, ...]
    results: tuple[tuple[str, str], ...]
    """The quests of the campaign so far, as (title, "victory", "defeat" or ""); empty outside of a campaign."""
