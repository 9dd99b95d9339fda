"""What happened in a game, hero by hero: read from what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, field

from game.kit.events import Event, Noted
from game.runebound import names
from game.runebound.table import Table


class Deeds(Struct):
    """What a hero has done and met, counted by the names of `COUNTED` below; `trophies` and `fights` by kind: the
    trophies by deck, the combats by how they ended.
    """

    counts: Counter[str] = field(default_factory=Counter)
    trophies: Counter[str] = field(default_factory=Counter)
    fights: Counter[str] = field(default_factory=Counter)
    beaten: list[str] = field(default_factory=list)
    """The cards of the enemies that were beaten, in their order."""
    sites: set[str] = field(default_factory=set)
    """The sites that the hero has stood on."""
    done: list[str] = field(default_factory=list)
    """The cards of quests and errands that were brought to their end."""


class Fight(Struct):
    """The combat that runs: its kind, and its rounds so far."""

    kind: str = ""
    rounds: int = 0


class Record(Struct):
    """The whole game so far: the deeds of each hero; what was the most of its kind, or was counted for all (`counts`);
    the villain's rolls of the march.
    """

    heroes: dict[str, Deeds] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    fight: Fight = field(default_factory=Fight)
    story: list[str] = field(default_factory=list)
    """The story cards that came, by their ids."""

    def most(self, what: str, number: int) -> None:
        """Keep the most of its kind."""
        self.counts[what] = max(self.counts[what], number)

    def whole(self, what: str) -> int:
        """What all heroes have done of something."""
        return sum(deeds.counts[what] for deeds in self.heroes.values())


COUNTED: Mapping[str, str] = {
    "adventure": "adventures", "learns": "learned", "buys": "bought", "sells": "sold", "trades": "traded",
    "delivers": "errands", "finds": "quests", "finds-nothing": "vain", "story-reward": "story_quests",
    "zombie-gone": "zombies", "exerts": "exertions", "defeated": "defeats", "rests": "rests", "marches": "marches",
    "steps": "steps", "trains": "trainings", "passes-test": "passed", "fails-test": "failed",
    "engages": "villain_fights", "duel-won": "duels", "saved": "saved", "gives": "gifts", "stands-up": "stood_up",
}  # fmt: skip
"""Notes that are counted for their hero, and under which name."""
HEXES = ("starts", "pays-die", "moves", "steps", "stands-up")
"""Notes that tell where a hero has come to (`to`)."""
ENDS = {"lost-combat": names.LOST, "retreats": names.RETREAT, "combat-spent": names.SPENT}
"""How a combat ends for its hero, by the note that tells it."""


def read(t: Table, events: Iterable[Event]) -> Record:
    """The record of a game from all that it has told."""
    record = Record({hero: Deeds() for hero in t.heroes})
    for event in events:
        if isinstance(event, Noted):
            _note(t, record, event.name, event.data)
    return record


def _note(t: Table, record: Record, name: str, data: Mapping[str, Any]) -> None:
    """One note."""
    deeds = record.heroes.get(str(data.get("hero", "")), Deeds())
    if name in COUNTED:
        deeds.counts[COUNTED[name]] += 1
    if name in HEXES:
        _comes(t, deeds, name, data)
    match name:
        case "trophy":
            deeds.trophies[str(data["kind"])] += 1
        case "gold" | "lore" | "companion":
            deeds.counts[f"{name}_gained" if data["amount"] > 0 else f"{name}_lost"] += abs(int(data["amount"]))
        case "buys":
            deeds.counts["spent"] += int(data["cost"])
        case "suffers":
            _suffers(record, data)
        case "strikes":
            record.most("best_strike", int(data["amount"]) if data["side"] in record.heroes else 0)
        case "story":
            record.story.append(t.card(str(data["piece"])))
        case "march-roll":
            record.counts["march_rolls"] += 1
        case "finds" | "delivers":
            deeds.done.append(t.card(str(data["piece"])))
        case _:
            _combat(t, record, deeds, name, data)


def _comes(t: Table, deeds: Deeds, name: str, data: Mapping[str, Any]) -> None:
    """A hero comes to a hex."""
    if name == "pays-die":
        deeds.counts["marched"] += 1
    for site in t.land.sites.values():
        if site.cell.name == data["to"]:
            deeds.sites.add(site.id)


def _suffers(record: Record, data: Mapping[str, Any]) -> None:
    """Damage on a hero, or on an enemy."""
    deeds = record.heroes.get(str(data["piece"]))
    if deeds is not None:
        deeds.counts["suffered"] += int(data["amount"])


def _combat(t: Table, record: Record, deeds: Deeds, name: str, data: Mapping[str, Any]) -> None:
    """What a combat tells."""
    match name:
        case "combat":
            record.fight = Fight(str(data["kind"]))
            deeds.counts["combats"] += 1
        case "combat-round":
            record.fight.rounds = int(data["number"])
            record.most("longest_fight", record.fight.rounds)
        case "beaten":
            deeds.fights[names.WON] += 1
            deeds.beaten.append(t.card(str(data["enemy"])))
            record.counts["first_round"] += record.fight.rounds == 1
        case "bought-off":
            deeds.counts["bought_off"] += 1
        case _ if name in ENDS:
            deeds.fights[ENDS[name]] += 1
