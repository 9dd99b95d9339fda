"""Track: the track of peril on a quest sheet, and which badges stand for its spaces."""

from __future__ import annotations

from typing import NamedTuple

from game.adventure.view.values import TableValues
from game.kit.shown import Space

_BADGES = {"grey": "none", "none": "none", "": "none"}


class Track(NamedTuple):
    """The track of peril: how many spaces it has, and whether the token begins beside it, before the first."""

    spaces: int
    beside: bool = False


def track_of(values: TableValues) -> Track:
    """The track of a quest; one without a start space has room for the token before it."""
    return Track(len(values.track), bool(values.track) and all(space.colour != "start" for space in values.track))


def badge_of(space: Space) -> str:
    """The badge of a space or of an effect."""
    return f"badges/peril-{_BADGES.get(space.colour, space.colour)}"
