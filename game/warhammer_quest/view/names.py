"""Names of what lies on the table of the Warhammer Quest card game, and the tables of what it says its own way."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from game.adventure.losses import Losses
from game.adventure.table import LOCATION_DECK
from game.adventure.view import names
from game.adventure.view.asking import Asking
from game.kit.board import Piece
from game.kit.futures import Range
from game.kit.prompts import Prompt, halves_of
from game.kit.text import Words, number
from game.warhammer_quest.settlement import PLACES
from game.warhammer_quest.table import Table
from game.warhammer_quest.view.cites import CITES
from game.warhammer_quest.zones import capacity_track

SOURCES = {place: f"settlement.{place}.name" for place in PLACES} | {
    "settlement": "settlement.title", "camp": "settlement.camp", "kit": "ui.setup.kit",
}  # fmt: skip
"""What asks a question and is no card, with the key of its name."""
TIER_NAMES = {1: "one", 2: "two", 3: "three", 4: "nemesis"}
"""How faces call a tier."""


def span(words: Words, change: Range) -> str:
    """How much something changes: "−2", "+1", or "−2 to 0"."""
    least, most = number(int(change.least), signed=True), number(int(change.most), signed=True)
    return most if least == most else words("intent.taken", least=least, most=most)


class Names(names.Names):
    """The words for the pieces of a campaign, a delve or a single quest."""

    kinds: ClassVar = {
        "heroes": "hero", "actions": "card", "locations": "location", "exploration": "dungeon",
        "legendary": "legendary", "gear": "gear", "conditions": "condition",
    }  # fmt: skip
    backs: ClassVar = {
        "enemies": "enemy", "locations": "location", "exploration": "dungeon", "gear": "gear", "legendary": "legendary",
    }  # fmt: skip
    cites = CITES
    coming: ClassVar = ("eye", "skull")
    phases: ClassVar = {"heroes": "hero", "enemies": "enemy", "location": "location", "peril": "peril"}
    asking = Asking(
        of_leader=frozenset({"travel", "set-out", "settle", "counterattack", "distribute"}),
        own=frozenset(
            (
                "action-card", "activate-enemy", "exhaust-card", "ready-card", "choose-condition", "spend", "reroll",
                "target", "aid-target", "aid-named", "divide", "use", "place-token", "discard-token", "dungeon-look",
                "dungeon-bottom", "dungeon-avoid", "treasure", "equip", "legendary", "camp", "train", "smith",
            )
        ),
        plain=frozenset({"action-card", "activate-enemy", "travel", "set-out", "settle", "camp"}),
        with_text=frozenset({"may", "pay", "again", "either", "dungeon-avoid", "resolve-or-discard", "distribute"}),
    )  # fmt: skip

    @property
    def t(self) -> Table:
        """The table as it is now."""
        return cast(Table, self.session.table)

    def known(self, piece: Piece) -> bool:
        """Whether everybody knows which card a piece is; depleted gear lies facedown where it was equipped [WQ-309]."""
        return piece.face_up or piece.zone.startswith("gear:")

    def card(self, card: str) -> str:
        """The name of a card, a quest, or a place of the settlement."""
        if card in self.t.box.quests:
            return self.words(f"quest.{card}.title")
        return self.words(SOURCES[card]) if card in SOURCES else super().card(card)

    def grade(self, card: Any) -> str:
        """The tier of an enemy or a location; a nemesis has none."""
        return self.words(f"tier.{card.tier}") if card.tier in (1, 2, 3) else ""

    def grade_id(self, card: Any) -> str:
        """The tier of an enemy or a location; empty for a location of a quest."""
        return TIER_NAMES.get(card.tier, "")

    def refusal_slots(self, prompt: Prompt, place: str) -> dict[str, Any]:
        """Of gear: who has it on, or who is to get it, and how much that hero can have."""
        who, receiver = halves_of(place)
        if receiver in self.t.seats:
            hero = receiver
        elif who in self.t.board.pieces and self.t.piece(who).zone.startswith("gear:"):
            hero = self.t.piece(who).zone.partition(":")[2]
        else:
            hero = str(prompt.data.get("hero", ""))
        if hero not in self.t.seats:
            return {}
        return {"hero": self.short(hero), "capacity": self.t.track(capacity_track(hero))}

    def now_further(self, found: Losses) -> list[str]:
        """Wounds to be allotted, conditions, progress, counts of the sheet, and the end of the quest."""
        words, told = self.words, []
        for outcome, times in found.ends:
            told.append(words(f"intent.now-{outcome}{'' if times.least else '-perhaps'}"))
        if found.distributed.most:
            told.append(words("intent.distributed", amount=int(found.distributed.most)))
        for loss in found.heroes:
            for condition, gained in loss.gains:
                key = "intent.now-gains" if gained.least else "intent.now-may-gain"
                name = words(f"condition.{condition}.name")
                told.append(words(key, hero=self.short(loss.hero), condition=name))
        if found.progress.least or found.progress.most:
            told.append(words("intent.now-progress", amount=span(words, found.progress)))
        for counter, change in found.counters:
            if change.least or change.most:
                name = words(f"quest.{self.t.quest_id}.counter.{counter}")
                told.append(words("intent.now-count", name=name, amount=span(words, change)))
        return told

    def next_place(self) -> str:
        """The location that comes next, once only those are left that the quest sheet names [WQ-1224]."""
        left, named = len(self.t.zone(LOCATION_DECK)), self.t.quest.locations_bottom
        return named[-left] if 0 < left <= len(named) else ""
