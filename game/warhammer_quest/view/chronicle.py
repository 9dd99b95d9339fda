"""The chronicle of a campaign, a delve or a single quest."""

from __future__ import annotations

from msgspec import structs

from game.adventure.table import LOCATION_DECK, LOCATION_DISCARD
from game.adventure.view import chronicle as family
from game.kit.shown import Chronicle
from game.warhammer_quest.remembered import MARKED
from game.warhammer_quest.setup import CAMPAIGN
from game.warhammer_quest.view.campaign_log import campaign_log
from game.warhammer_quest.view.faces import window_of
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.view.values import CampaignLog

ICONS = {"settlement": "flag", "legendary": "star", "trains": "plus", "revives": "heart"}
TOLD = {name: (ICONS[name], f"chronicle.{name}") for name in MARKED}
"""What stands in the margin of a round, with icon and words."""


def chronicle(names: Names) -> Chronicle:
    """A game so far, in numbers; of a campaign all its quests together, with how many were won, of the delve how far it
    came.
    """
    t, words = names.t, names.words
    group = "campaign" if t.campaign else "delve" if t.delve else "practice"
    window = window_of(CAMPAIGN if t.campaign else t.quest_id)
    told = family.chronicle(names, words(f"ui.setup.{group}"), window, TOLD)
    if t.delve:
        return structs.replace(told, reached=_depth(names))
    log = campaign_log(names)
    if log is None:
        return told
    reached = words("chronicle.quests-won", won=log.won, all=len(log.quests))
    quests = _quests(told, log)
    read = tuple(
        words("chronicle.read-quest", quest=quest, read=read) for quest, read in zip(quests, told.reading, strict=True)
    )
    return structs.replace(told, title=log.title, reached=reached, places=quests, reading=read)


def _quests(told: Chronicle, log: CampaignLog) -> tuple[str, ...]:
    """The quest of each round: of a whole campaign there is no room for the names of its places."""
    left = [moment.round for moment in told.moments if moment.icon == ICONS["settlement"]]
    titles = [quest.title for quest in log.quests]
    played = (sum(last < number for last in left) for number in range(1, len(told.places) + 1))
    return tuple(titles[min(nth, len(titles) - 1)] for nth in played)


def _depth(names: Names) -> str:
    """Which place of the delve was reached, and of how many."""
    t = names.t
    behind, ahead = len(t.zone(LOCATION_DISCARD)), len(t.zone(LOCATION_DECK))
    return names.words("chronicle.depth", place=behind + 1, all=behind + 1 + ahead)
