"""Great moments that only the Warhammer Quest card game has: in the settlement it is told how the quest ended."""

from __future__ import annotations

from collections.abc import Mapping

from game.adventure.view.stories import MOMENTS as FAMILY
from game.adventure.view.stories import Tell
from game.kit.shown import Story
from game.warhammer_quest.campaign import VICTORY
from game.warhammer_quest.view.names import Names


def _settlement(names: Names, data: Mapping[str, object]) -> Story:
    """What became of the quest, and what it brings or costs [WQ-1231]."""
    words, quest, outcome = names.words, str(data["quest"]), str(data["outcome"])
    end = "reward" if outcome == VICTORY else "penalty"
    return Story(
        "settlement",
        title=words("settlement.title"),
        text=words(f"quest.{quest}.{outcome}"),
        line=words(f"settlement.{end}", text=words(f"quest.{quest}.{end}")),
        picture=names.picture(quest),
    )


MOMENTS: dict[str, Tell] = FAMILY | {"settlement": _settlement}
"""The notes that may be great moments, with what tells their story."""
