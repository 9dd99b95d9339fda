"""The tally of a campaign, a delve or a single quest: the numbers by which its achievements are won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.adventure import tally as family
from game.adventure.cards import NEMESIS
from game.adventure.ending import VICTORY
from game.adventure.table import WOUND, cards_zone, gear_zone
from game.kit.events import Counted
from game.warhammer_quest.box import Box
from game.warhammer_quest.gear import is_legendary
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import MOST_CAPACITY, STRUCK, capacity_track, result_track

OWN: Mapping[str, str] = {
    "campaign": "1 for a campaign",
    "quests_won": "quests of the campaign won",
    "prepares": "prepare cards played",
    "gear": "gear equipped",
    "legendary": "legendary gear claimed",
    "worn": "the most gear that one hero has equipped at the end",
    "full_hooks": "1 if a hero ends with capacity 4 and as much gear on it",
    "trained": "actions trained",
    "advanced": "the most advanced actions that one hero has at the end",
    "gifts": "gear given away",
    "revived": "heroes revived",
    "struck": "nemeses of the campaign pool defeated for good",
    "nemesis_falls": "times that a nemesis was defeated",
    "whole_rounds": "rounds in which no hero suffered a wound",
    "worst_round": "the most wounds that heroes suffered in one round",
    "places": "locations reached in the last quest",
}  # fmt: skip
"""What this game tells of itself beside the numbers of the family."""


def numbers_of(box: Box) -> list[str]:
    """Every number that an achievement may ask for."""
    return [*family.numbers_of(box), *OWN]


class Tally(family.Tally):
    """Reads the events of all quests and adds them up."""

    t: Table
    own = OWN

    def numbers(self) -> dict[str, int]:
        """Every number now."""
        t, found = self.t, super().numbers()
        held = [[t.box.actions[t.card_of(card)].advanced for card in t.zone(cards_zone(hero))] for hero in t.seats]
        results = [t.word(result_track(number)) for number in range(1, len(t.box.campaign()) + 1)]
        return found | {
            "campaign": int(t.campaign),
            "quests_won": results.count(VICTORY) if t.campaign else 0,
            "worn": max((len(t.zone(gear_zone(hero))) for hero in t.seats), default=0),
            "full_hooks": int(any(self._is_full(hero) for hero in t.seats)),
            "advanced": max((sum(cards) for cards in held), default=0),
            "struck": len(t.zone(STRUCK)),
            "whole_rounds": self.counts.suffered.count(0),
            "worst_round": max(self.counts.suffered, default=0),
        }

    def _is_full(self, hero: str) -> bool:
        """Whether a hero has as much capacity as there can be, and gear on all of it."""
        worn = sum(not is_legendary(self.t, piece) for piece in self.t.zone(gear_zone(hero)))
        return self.t.track(capacity_track(hero)) == worn == MOST_CAPACITY

    def _wounds(self, event: Counted) -> None:
        """Heroes are whole again between quests, so only wounds that are added count here."""
        super()._wounds(event)
        if event.token == WOUND and event.amount > 0 and self.counts.suffered:
            self.counts.suffered[-1] += event.amount

    def _note(self, name: str, data: dict[str, Any]) -> None:
        super()._note(name, data)
        if name in NOTED:
            self.sums[NOTED[name]] += 1
        match name:
            case "story":
                self.counts.came = 0
                self.sums["places"] = 0
            case "round":
                self.counts.suffered.append(0)
            case "plays":
                self.sums["prepares"] += self.t.box.actions[self.t.card_of(data["card"])].prepare
            case "defeated" if data["who"] not in self.counts.most:
                self.sums["nemesis_falls"] += self.t.box.enemies[self.t.card_of(data["who"])].rank == NEMESIS


NOTED: Mapping[str, str] = {
    "equips": "gear", "legendary": "legendary", "trains": "trained", "gives": "gifts", "revives": "revived",
    "arrives": "places",
}  # fmt: skip
"""Notes that are simply counted."""
