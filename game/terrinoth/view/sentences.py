"""Sentences of the log that only Heroes of Terrinoth has."""

from __future__ import annotations

from game.adventure.view.sentences import SENTENCES, Data, Special, Values
from game.adventure.view.teller import Teller


def _gives(teller: Teller, data: Data, values: Values) -> str:
    """A marker of the quest goes to a hero."""
    values["marker"] = teller.names.words(f"quest.{teller.names.t.quest_id}.marker.{data['marker']}")
    return "log.gives"


SPECIAL: dict[str, Special] = SENTENCES | {"gives": _gives}
"""Kinds whose sentence depends on more than its slots."""
