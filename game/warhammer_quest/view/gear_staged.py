"""The sheet beside gear that comes forward when it is claimed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.adventure.view.staged import STAGED as FAMILY
from game.adventure.view.staged import Make, recap_of
from game.kit.events import Event
from game.kit.stage_sheet import StageLine, StageSheet
from game.warhammer_quest.view.names import Names


def _claims_gear(names: Names, events: Sequence[Event], data: dict[str, Any]) -> StageSheet:
    """Gear, on its way to whoever claims it."""
    words, gear, hero = names.words, str(data["gear"]), str(data["hero"])
    return StageSheet(
        title=words("type.gear"),
        lines=(StageLine(words("stage.claims", hero=names.link(hero)), icon="treasure", rule="WQ-904"),),
        recap=recap_of(names, gear, words("stage.short.claims", hero=names.short(hero))),
        piece=gear,
    )


STAGED: dict[str, Make] = FAMILY | {"claims-gear": _claims_gear}
"""The notes that are staged, with what makes their sheets."""
