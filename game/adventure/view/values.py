"""Values: what the tables of both card games show beside what any game has. Plain records for their looks."""

from __future__ import annotations

from msgspec import Struct

from game.kit.shown import Space


class MatValues(Struct, frozen=True):
    """What a hero's mat shows that does not change while it is told: the seat's number, the hero, health when whole."""

    seat: int
    hero: str
    health: int


class TableValues(Struct, frozen=True):
    """The sheet of the quest and the mats."""

    title: str
    track: tuple[Space, ...]
    track_at: int
    effects: tuple[Space, ...]
    """The quest sheet's peril effects: colour and words; the next one to come is `next_effect`."""
    next_effect: str
    tally: str
    """The counters of the quest in one line."""
    mats: tuple[MatValues, ...]
