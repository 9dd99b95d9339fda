"""Names of what lies on the table of Heroes of Terrinoth, and the tables of what it says its own way."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from game.adventure.view import names
from game.adventure.view.asking import Asking
from game.terrinoth.table import Table
from game.terrinoth.view.cites import CITES


class Names(names.Names):
    """The words for the pieces of one quest."""

    kinds: ClassVar = {
        "heroes": "hero", "actions": "card", "locations": "location", "exploration": "exploration",
        "conditions": "condition",
    }  # fmt: skip
    backs: ClassVar = {"enemies": "enemy", "locations": "location", "exploration": "exploration"}
    cites = CITES
    phases: ClassVar = {"heroes": "hero", "enemies": "enemy", "peril": "peril", "travel": "travel", "end": "end"}
    asking = Asking(
        of_leader=frozenset({"travel", "leader", "second-turn", "counterattack", "peril-space"}),
        own=frozenset(
            (
                "activation-card", "activate-enemy", "exhaust-card", "ready-card", "choose-condition", "upgrade",
                "spend", "reroll", "target", "aid-target", "divide", "divert", "use",
            )
        ),
        plain=frozenset({"activation-card", "activate-enemy", "travel", "leader", "second-turn"}),
        with_text=frozenset({"may", "pay", "again", "either", "divert", "resolve-or-discard"}),
    )  # fmt: skip

    @property
    def t(self) -> Table:
        """The table as it is now."""
        return cast(Table, self.session.table)

    def grade(self, card: Any) -> str:
        """The difficulty of an enemy or a location; a nemesis has none."""
        return self.words(f"difficulty.{card.difficulty}") if card.difficulty else ""

    def grade_id(self, card: Any) -> str:
        """The difficulty of an enemy or a location."""
        return str(card.difficulty)

    def next_place(self) -> str:
        """The location that comes next, where the quest sheet says which one it is."""
        deck, at = self.t.quest.location_deck, self.t.track("location_number")
        stack = deck[at] if at < len(deck) else ()
        return stack[0] if len(stack) == 1 and isinstance(stack[0], str) else ""
