"""A state told in the words of the scenario format: for its output, its expectations, and bug reports."""

from __future__ import annotations

from typing import Any

from game.adventure.scenario_summary import nemesis_told, told
from game.adventure.table import SUCCESS
from game.kit.session import Session
from game.terrinoth.scenario_layout import DECKS, DISCARDS
from game.terrinoth.table import Table
from game.terrinoth.upgrade import advanced_cards


def summary(session: Session) -> dict[str, Any]:
    """The state now, and the open question. Enemies are named by piece; heroes by id."""
    t = session.table
    assert isinstance(t, Table), "a session of this game has a table of this game"
    found = told(session, t, DECKS, DISCARDS) | {
        "covered": [space for space in range(len(t.quest.track)) if t.track(f"covered:{space}")],
        "nemesis": nemesis_told(t),
        "bearer": t.word("bearer"),
    }
    for hero, words in found["heroes"].items():
        words |= {"tokens": t.tokens(hero, SUCCESS), "advanced": advanced_cards(t, hero)}
    return found
