"""The record of a game: what its events add up to, for the chronicle. It is plain values, so that a chapter that closes
can keep it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

from game.adventure.cards import NEMESIS
from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.table import SEATS, Table
from game.kit.events import Event, Noted, Tracked

RECORD = "record"
"""What a closed chapter calls its record."""
SYMBOLS = {
    "success": HERO_DIE, "critical": HERO_DIE, "defense": HERO_DIE, "counterattack": ENEMY_DIE, "threat": ENEMY_DIE,
}  # fmt: skip
"""Results that are counted, each with its die."""
ROLLS = frozenset({"roll", "reroll", "critical", "die"})
COMES, FALLS, HERO_FALLS = "nemesis", "falls", "hero-falls"
"""What stands in the margin of a round in every game of the family: a nemesis comes, or falls; a hero falls."""


class Deeds(Struct):
    """What one hero did."""

    dealt: int = 0
    suffered: int = 0
    progress: int = 0
    foes: int = 0


class Round(Struct):
    """What happened in one round; rounds are counted through all quests of a journey."""

    number: int
    progress: int = 0
    wounds: int = 0
    peril: int = 0
    place: str = ""
    """The card of the location."""
    margin: list[tuple[str, str]] = field(default_factory=list)
    """What was remarkable, each once: what it was, and the card or the hero that it is told of (or nothing)."""


class Record(Struct):
    """A game in numbers. `best` is the hardest blow: its wounds, the hero, and the card of the enemy."""

    heroes: dict[str, Deeds]
    rounds: list[Round] = field(default_factory=list)
    active: str = ""
    phase: str = ""
    place: str = ""
    thrown: dict[str, int] = field(default_factory=lambda: {HERO_DIE: 0, ENEMY_DIE: 0})
    fallen: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SYMBOLS, 0))
    best: tuple[int, str, str] = (0, "", "")

    def is_like(self, other: Record) -> bool:
        """Whether it is of the same heroes, dice and symbols."""
        mine, its = (self.heroes, self.thrown, self.fallen), (other.heroes, other.thrown, other.fallen)
        return [set(part) for part in mine] == [set(part) for part in its]


class Scribe:
    """Reads the events of a game into its record. `marked` are notes of one game that stand in the margin too; with
    `kept` it goes on from what a closed chapter has kept.

    Raises ValueError where that is no record of these heroes.
    """

    def __init__(self, t: Table, marked: Collection[str], kept: Mapping[str, Any] | None = None) -> None:
        self.t, self.marked = t, marked
        begun = Record({hero: Deeds() for hero in t.zone(SEATS)})
        self.record = msgspec.convert(kept, Record) if kept else begun
        if not self.record.is_like(begun):
            raise ValueError("the record is of other heroes or dice")

    def read(self, events: Iterable[Event]) -> Scribe:
        """Read events in their order; returns itself."""
        for event in events:
            if isinstance(event, Tracked) and event.name == "active":
                self.record.active = str(event.value)
            elif isinstance(event, Noted):
                self._note(event)
        return self

    def kept(self) -> dict[str, Any]:
        """The record as plain values, as a file has them."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.record))
        return plain

    def _note(self, note: Noted) -> None:
        record = self.record
        data: dict[str, Any] = note.data
        if note.name in ROLLS:
            self._dice(data["dice"])
            return
        if note.name in self.marked:
            self._remark(note.name)
        match note.name:
            case "round":
                before = record.rounds[-1].peril if record.rounds else 0
                record.rounds.append(Round(len(record.rounds) + 1, peril=before, place=record.place))
            case "phase":
                record.phase = data["phase"]
            case "attack":
                self._attack(data)
            case "suffers":
                self._suffers(data)
            case "progress" if data["amount"] > 0:
                self._progress(data["amount"])
            case "defeated":
                self._defeated(data)
            case "peril" if record.rounds:
                record.rounds[-1].peril = data["space"]
            case "arrives":  # the first location is reached before the first round; a later one is that of the next
                record.place = data["location"]
            case "nemesis":
                self._remark(COMES, data["enemy"])

    @property
    def _deeds(self) -> Deeds | None:
        """The deeds of the hero who is active in the hero phase."""
        return self.record.heroes.get(self.record.active) if self.record.phase == "heroes" else None

    def _attack(self, data: dict[str, Any]) -> None:
        self.record.heroes[data["hero"]].dealt += data["wounds"]
        if data["wounds"] > self.record.best[0]:
            self.record.best = (data["wounds"], data["hero"], self.t.card_of(data["enemy"]))

    def _suffers(self, data: dict[str, Any]) -> None:
        """Wounds on a hero; wounds on an enemy that come from no attack go to the hero who is active."""
        record, who = self.record, data["who"]
        if who in record.heroes:
            record.heroes[who].suffered += data["amount"]
            if record.rounds:
                record.rounds[-1].wounds += data["amount"]
        elif data["cause"] != "attack" and self._deeds is not None:
            self._deeds.dealt += data["amount"]

    def _progress(self, amount: int) -> None:
        if self.record.rounds:
            self.record.rounds[-1].progress += amount
        if self._deeds is not None:
            self._deeds.progress += amount

    def _defeated(self, data: dict[str, Any]) -> None:
        record, who = self.record, data["who"]
        if who in record.heroes:
            self._remark(HERO_FALLS, who)
            return
        if record.phase == "heroes" and data["by"] in record.heroes:
            record.heroes[data["by"]].foes += 1
        card = self.t.card_of(who)
        if self.t.box.enemies[card].rank == NEMESIS:
            self._remark(FALLS, card)

    def _remark(self, what: str, of: str = "") -> None:
        """Something for the margin of a round, each only once."""
        if self.record.rounds and (what, of) not in self.record.rounds[-1].margin:
            self.record.rounds[-1].margin.append((what, of))

    def _dice(self, dice: list[dict[str, Any]]) -> None:
        for die in dice:
            self.record.thrown[die["die"]] += 1
            for symbol in self.t.box.dice[die["die"]].faces[die["face"]]:
                self.record.fallen[symbol] += 1
