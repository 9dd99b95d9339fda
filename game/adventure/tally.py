"""The tally of a quest: the numbers by which achievements are won, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec
from msgspec import Struct, field

from game.adventure import values
from game.adventure.box import Box
from game.adventure.table import DEFEATED, LAIR, WOUND, Table
from game.kit.events import Counted, Event, Noted

NUMBERS: Mapping[str, str] = {
    "grim": "1 under the Grim Rule",
    "fallen": "heroes who fell",
    "standing": "heroes who stood at the end",
    "lowest_health": "the least health that any hero ever had left",
    "least_left": "the least health of a hero who stood at the end",
    "recovered": "wounds that heroes recovered",
    "parried": "rolls whose counterattacks were all defended",
    "best_blow": "the most wounds of one attack on one enemy",
    "foes": "enemies defeated",
    "turn_foes": "the most enemies defeated in one activation",
    "nemesis_at_once": "1 if it was defeated in the round in which it came",
    "nemesis_left": "the health that the nemesis has left; 99 in the lair",
    "retreats": "enemies driven back into the shadows",
    "aids": "aid actions", "rests": "rest actions",
    "exhaustions": "activations begun with every card exhausted",
    "rerolls": "dice rolled again",
    "items": "items claimed", "items_used": "items used",
    "tokens_spent": "success tokens spent before rolls",
    "conditions": "conditions gained",
    "reds": "red peril effects",
}  # fmt: skip
"""What a quest tells of itself. Beside these: `count_<counter>` for every counter of a quest sheet."""


def numbers_of(box: Box) -> list[str]:
    """Every number that an achievement may ask for."""
    return [*NUMBERS, *(f"count_{counter}" for quest in box.quests.values() for counter in quest.counters)]


TALLY = "tally"
"""What a closed chapter calls its tally."""


class Counts(Struct):
    """What was counted so far: sums, the most wounds that lay on each hero, and what is to be known to count on. It is
    plain values, so that a chapter that closes can keep it.
    """

    sums: dict[str, int]
    most: dict[str, int]
    round: int = 0
    came: int = 0
    """The round in which the nemesis left the lair; 0 while it has not."""
    nemesis: str = ""
    """Which one did."""
    in_turn: int = 0
    suffered: list[int] = field(default_factory=list)
    """The wounds that heroes suffered, round by round; of a game that asks for them."""


class Tally:
    """Reads the events of a quest and adds them up; `numbers` tells the sums beside what lies on the table now. With
    `kept` it goes on from what a closed chapter has kept.

    Raises ValueError where that is no tally of these heroes.
    """

    own: ClassVar[Iterable[str]] = ()
    """What a game counts beside the numbers of the family."""

    def __init__(self, t: Table, kept: Mapping[str, Any] | None = None) -> None:
        self.t = t
        names, heroes = [*NUMBERS, *self.own], t.seats
        begun = Counts(dict.fromkeys(names, 0), dict.fromkeys(heroes, 0))
        self.counts = msgspec.convert(kept, Counts) if kept else begun
        if (self.counts.sums.keys(), self.counts.most.keys()) != (begun.sums.keys(), begun.most.keys()):
            raise ValueError("the tally is of other heroes or numbers")

    @property
    def sums(self) -> dict[str, int]:
        """What was added up so far."""
        return self.counts.sums

    def kept(self) -> dict[str, Any]:
        """What was counted, as plain values, as a file has them."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.counts))
        return plain

    def read(self, events: Iterable[Event]) -> Tally:
        """Read events in their order; returns itself."""
        for event in events:
            if isinstance(event, Counted) and event.piece in self.counts.most:
                self._wounds(event)
            elif isinstance(event, Noted):
                self._note(event.name, event.data)
        return self

    def numbers(self) -> dict[str, int]:
        """Every number now."""
        t = self.t
        left = [values.health_left(t, hero) for hero in t.seats if t.standing(hero)]
        nemesis = 0 if t.nemesis in t.zone(DEFEATED) else IN_LAIR if t.nemesis in t.zone(LAIR) else None
        health = {hero: values.health(t, hero) for hero in t.seats}
        low = min((max(0, health[hero] - most) for hero, most in self.counts.most.items()), default=0)
        found = {
            "grim": int(t.grim),
            "lowest_health": 0 if self.sums["fallen"] else low,
            "standing": len(left),
            "least_left": min(left, default=0),
            "nemesis_left": values.health_left(t, t.nemesis) if nemesis is None else nemesis,
        }
        counters = {f"count_{name}": t.track(f"counter:{name}") for name in t.quest.counters}
        return self.sums | found | counters

    # -- events ------------------------------------------------------------------------------------

    def _wounds(self, event: Counted) -> None:
        if event.token == WOUND:
            self.counts.most[event.piece] = max(self.counts.most[event.piece], event.total)

    def _note(self, name: str, data: dict[str, Any]) -> None:
        simple = COUNTED.get(name)
        if simple is not None:
            number, amount = simple
            self.sums[number] += data[amount] if amount else 1
        match name:
            case "round":
                self.counts.round = data["round"]
            case "activates":
                self.counts.in_turn = 0
            case "action" if data["action"] in ACTIONS:
                self.sums[ACTIONS[data["action"]]] += 1
            case "attack":
                self._most("best_blow", data["wounds"])
            case "struck":
                self.sums["parried"] += not data["wounds"]
            case "recovers" if data["who"] in self.counts.most:
                self.sums["recovered"] += data["amount"]
            case "defeated":
                self._defeated(data["who"])
            case "nemesis" if not self.counts.came:
                self.counts.came, self.counts.nemesis = max(1, self.counts.round), data["enemy"]
            case "reroll":
                self.sums["rerolls"] += len(data["dice"])
            case "uses" if data["piece"] and self.t.card_of(data["piece"]) in self.t.box.exploration:
                self.sums["items_used"] += 1
            case "peril-effect":
                self.sums["reds"] += data["colour"] == "red"

    def _defeated(self, who: str) -> None:
        counts = self.counts
        if who in counts.most:
            self.sums["fallen"] += 1
            return
        self.sums["foes"] += 1
        counts.in_turn += 1
        self._most("turn_foes", counts.in_turn)
        if who == counts.nemesis:
            self.sums["nemesis_at_once"] = int(counts.came == counts.round)

    def _most(self, number: str, value: int) -> None:
        self.sums[number] = max(self.sums[number], value)


IN_LAIR = 99
ACTIONS: Mapping[str, str] = {"aid": "aids", "rest": "rests"}
COUNTED: Mapping[str, tuple[str, str]] = {
    "retreats": ("retreats", ""),
    "readies-all": ("exhaustions", ""),
    "claims": ("items", ""),
    "spends": ("tokens_spent", "amount"),
    "gains": ("conditions", ""),
}
"""Notes that are simply counted: (number, what of the note is added; empty: 1)."""
