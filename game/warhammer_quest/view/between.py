"""What the places of the settlement and of the campaign log are, for whoever points at them."""

from __future__ import annotations

from functools import partial

from game.adventure.view.explained import Tell
from game.kit.explained import Explained
from game.warhammer_quest.settlement import PLACES, closed
from game.warhammer_quest.view.campaign_log import campaign_log
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.view.turns import camping
from game.warhammer_quest.zones import visits_track

RULES = {"trainer": "WQ-1233", "blacksmith": "WQ-1234", "arena": "WQ-1236"}


def door(place: str, names: Names, rest: str) -> Explained:
    """A place of the settlement or of a camp, and for whom it is closed who could still go there."""
    t, words = names.t, names.words
    here = [hero for hero in t.seats if t.track(visits_track(hero)) or (camping(t) and t.standing(hero))]
    shut = [names.short(hero) for hero in here if closed(t, hero, place) is not None]
    told = [words(f"settlement.{place}.text")]
    if shut:
        told.append(words("settlement.shut", heroes=words("log.and").join(shut)))
    return Explained(words(f"settlement.{place}.name"), "\n".join(told), RULES[place])


def pool(names: Names, rest: str) -> Explained:
    """The campaign pool, which lies open [WQ-021, WQ-1213]."""
    words = names.words
    return Explained(words("zone.pool"), words("campaign.log.pool-text"), "WQ-1213")


def quest(names: Names, which: str) -> Explained | None:
    """A quest of the campaign: how it ended, or what is to be done there. Of its decks the numbers only [WQ-022]."""
    log, words = campaign_log(names), names.words
    found = next((row for row in log.quests if which == row.id), None) if log is not None else None
    if found is None:
        return None
    told = [words("campaign.log.told", line=found.line, summary=found.summary)] if found.line else [found.goal]
    told.append(found.after if found.line else words("sheet.dot").join(found.facts))
    return Explained(found.title, "\n".join(part for part in told if part), "WQ-1211")


def coming(names: Names, rest: str) -> Explained | None:
    """The quest that comes next."""
    log = campaign_log(names)
    return quest(names, log.next.id) if log is not None and log.next is not None else None


TELLERS: dict[str, Tell] = {place: partial(door, place) for place in PLACES} | {
    "pool": pool, "next": coming, "quest": quest,
}  # fmt: skip
"""What is told of places between two quests, by their kind."""
