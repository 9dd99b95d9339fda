"""The test language of the Warhammer Quest card game: the scenes of the family over its scenarios."""

from __future__ import annotations

from typing import Any

from game.kit.session import Session
from game.warhammer_quest.box import Box
from game.warhammer_quest.scenario import build
from game.warhammer_quest.scenario_format import read
from game.warhammer_quest.scenario_summary import summary
from game.warhammer_quest.table import Table
from tests.adventure import scene

IRON, WAY, PRIEST, WIZARD = "ironbreaker", "waywatcher", "warrior-priest", "bright-wizard"
ALL = (IRON, WAY, PRIEST, WIZARD)


class Scene(scene.Scene):
    """One scenario of this game in play."""

    box: Box
    party = (IRON, WAY)
    card_question = "action-card"

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
