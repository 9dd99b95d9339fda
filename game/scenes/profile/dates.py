"""Dates as the profile tells them, in the words of the house."""

from __future__ import annotations

from datetime import UTC, date, datetime

from game.ui.screen.scene import Words


def date_of(words: Words, day: date) -> str:
    """A date: "22 November"."""
    return words("ui.profile.date", day=day.day, month=words("ui.profile.months").split()[day.month - 1])


def day_of(words: Words, when: float) -> str:
    """The date of a moment in seconds since 1970, where the player is."""
    return date_of(words, datetime.fromtimestamp(when, UTC).astimezone().date())
