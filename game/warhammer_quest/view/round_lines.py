"""What the banners of the Warhammer Quest card game say below the questions of the round and between quests."""

from __future__ import annotations

from msgspec import structs

from game.adventure.table import cards_zone
from game.kit.prompts import Prompt
from game.kit.shown import Banner
from game.warhammer_quest.settlement import PLACES, closed
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.zones import visits_track


def _ready(names: Names, prompt: Prompt) -> str:
    """How many cards are ready."""
    ready, cards = len(names.t.ready_cards(prompt.chooser)), len(names.t.zone(cards_zone(prompt.chooser)))
    return names.words("prompt.ready", ready=ready, cards=cards)


def _visits(names: Names, prompt: Prompt) -> str:
    """How many visits the party has left; after the refresh gifts only."""
    t, words = names.t, names.words
    if prompt.data.get("refreshed"):
        return words("settlement.refresh")
    left = sum(t.track(visits_track(hero)) for hero in t.seats)
    return words("settlement.how", visits=words("settlement.visits", count=left) if left else words("settlement.done"))


def in_town(names: Names, prompt: Prompt, told: Banner) -> Banner:
    """What is asked in the settlement: visits, with what ends them; or after the refresh gifts alone, before the party
    sets out.
    """
    if prompt.kind != "settle":
        return told
    if prompt.data.get("refreshed"):
        return structs.replace(told, verb=names.words("settlement.gifts"))
    return structs.replace(told, decline=names.words("settlement.no-more"))


def _camp(names: Names, prompt: Prompt) -> str:
    """The camp, and what is closed there for the hero who is asked, with its reason."""
    words, hero = names.words, str(prompt.data["hero"])
    shut = [place for place in PLACES if closed(names.t, hero, place) is not None]
    told = [words(f"settlement.{place}.closed", hero=names.short(hero)).rstrip(".") for place in shut]
    return words("sheet.dot").join([words("settlement.camp"), *told])


def _next(names: Names, prompt: Prompt) -> str:
    """The quest that comes next."""
    return names.words("campaign.next", title=names.words(f"quest.{prompt.data['quest']}.title"))


ROUND_LINES = {"action-card": _ready, "settle": _visits, "camp": _camp, "set-out": _next}
"""Questions of the flow of the round, with the line below each."""
