"""The test language of the Warhammer Quest card game: the scenes of the family over its scenarios."""

from __future__ import annotations

from typing import Any, Self

from game.adventure.context import Context
from game.kit.session import Session
from game.warhammer_quest.box import Box
from game.warhammer_quest.scenario import build
from game.warhammer_quest.scenario_format import read
from game.warhammer_quest.scenario_summary import summary
from game.warhammer_quest.table import Table
from tests.adventure import scene

IRON, WAY, PRIEST, WIZARD = "ironbreaker", "waywatcher", "warrior-priest", "bright-wizard"
ALL = (IRON, WAY, PRIEST, WIZARD)
QUIET: dict[str, Any] = {"location": {"id": "old-culvert"}, "decks": {"dungeon": []}}
"""A place that says nothing of small successes, and nothing to find."""
REST = {IRON: "ironbreaker-stubborn-resolve", WAY: "waywatcher-watchful-spites", WIZARD: "wizard-banked-embers"}
"""Rest cards of two dice."""


def hero(name: str = IRON, **more: Any) -> dict[str, Any]:
    """A hero of a scenario."""
    return {"id": name, **more}


class Scene(scene.Scene):
    """One scenario of this game in play."""

    box: Box
    party = (IRON, WAY)
    card_question = "action-card"

    def __init__(self, **spec: Any) -> None:
        if spec.get("quest") == "waaagh" and spec.get("node") not in ("begin", "kit", "setup"):
            spec.setdefault("counters", {"town": 7})  # without it the town has fallen
        super().__init__(**spec)

    def laid_out(self, raw: str) -> Session:
        """The session of a scenario file."""
        return build(self.box, read(raw))

    def all(self) -> dict[str, Any]:
        """The whole summary (the format of scenario files)."""
        return summary(self.session)

    @property
    def t(self) -> Table:
        """The table, for the words of the rules."""
        table = self.session.table
        assert isinstance(table, Table)
        return table

    def tokens(self, card: str) -> int:
        """The success tokens on an action card."""
        return self.t.tokens(card, "success")

    def does(self, marks: str, you: str = IRON, **about: Any) -> Self:
        """Resolve marks of a card now, for rules that need no question."""
        self.t.box.vocabulary.effect(marks).run(self.t, Context(you=you, source="test", **about))
        return self
