"""The chronicle of a campaign, a delve or a single quest."""

from __future__ import annotations

from game.adventure.view import chronicle as family
from game.kit.shown import Chronicle
from game.warhammer_quest.view.faces import window_of
from game.warhammer_quest.view.names import Names


def chronicle(names: Names) -> Chronicle:
    """A game so far, in numbers; of a campaign all its quests together."""
    t = names.t
    title = "campaign.name" if t.campaign else "ui.setup.delve" if t.delve else "ui.setup.practice"
    return family.chronicle(names, names.words(title), window_of(t.quest_id), {})
