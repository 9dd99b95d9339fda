"""The test language of Heroes of Terrinoth: the scenes of the family over its scenarios."""

from __future__ import annotations

from typing import Any

from game.kit.session import Session
from game.terrinoth.box import Box
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import read
from game.terrinoth.scenario_summary import summary
from game.terrinoth.table import Table
from tests.adventure import scene
from tests.adventure.scene import changes

__all__ = ["ASTARRA", "KARI", "MOK", "TRENLOE", "Scene", "changes"]

KARI, MOK, ASTARRA, TRENLOE = "kari-wraithstalker", "elder-mok", "astarra", "trenloe-the-strong"


class Scene(scene.Scene):
    """One scenario of this game in play."""

    box: Box
    party = (KARI, MOK)
    card_question = "activation-card"

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
