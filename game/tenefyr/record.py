"""What happened in a game, visit by visit: read from what it tells [TN-1102]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, field

from game.kit.events import Event, Noted
from game.tenefyr import names
from game.tenefyr.table import Table

INTO_PLAY = ("plays", "borrows", "assists")
"""Notes of a card that comes to lie in front of a player."""
ENDS = {"leaves": names.LEFT, "thrown-out": names.THROWN_OUT, "cleared": names.CLEARED}
"""How a visit ends, by the note that tells it."""


class Visit(Struct):
    """A visit to a dungeon, or the boss fight: the cards of the enemies that were beaten in it, in their order; how it
    ended [TN-701, TN-703] (empty: not yet), and the enemy that stood at the end of a lost combat.
    """

    dungeon: str
    beaten: list[str] = field(default_factory=list)
    end: str = ""
    by: str = ""


class Deeds(Struct):
    """What a player has done: enemies beaten, `stages` among them; hands drawn, new hands among them; cards played,
    removed and borrowed; the most that the party total grew by in a turn.
    """

    beaten: int = 0
    stages: int = 0
    played: int = 0
    hands: int = 0
    new_hands: int = 0
    removed: int = 0
    borrowed: int = 0
    best_turn: int = 0


class Fight(Struct):
    """The combat that runs: the party total at the end of the last turn; the cards that came into play, by player; how
    often each was doubled.
    """

    total: int = 0
    active: str = ""
    played: dict[str, list[str]] = field(default_factory=dict)
    doubled: Counter[str] = field(default_factory=Counter)


class Record(Struct):
    """The whole game so far: visits, the boss fight as the last of them; what each player has done; what is counted or
    was the most of its kind, by the names of `tally.py`.
    """

    visits: list[Visit] = field(default_factory=list)
    players: dict[str, Deeds] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    fight: Fight = field(default_factory=Fight)

    @property
    def visit(self) -> Visit:
        """The visit that runs, or was the last; one of which nothing is known where the history begins in it."""
        if not self.visits:
            self.visits.append(Visit(""))
        return self.visits[-1]

    @property
    def boss_fight(self) -> bool:
        """Whether the boss fight has begun."""
        return bool(self.visits) and self.visits[-1].dungeon == names.BOSS

    def most(self, what: str, number: int) -> None:
        """Keep the most of its kind."""
        self.counts[what] = max(self.counts[what], number)


def read(t: Table, events: Iterable[Event]) -> Record:
    """The record of a game from all that it has told."""
    record = Record(players={player: Deeds() for player in t.players})
    for event in events:
        if isinstance(event, Noted):
            _note(t, record, event.name, event.data)
    return record


def _note(t: Table, record: Record, name: str, data: Mapping[str, Any]) -> None:
    """One note."""
    deeds = record.players.get(str(data.get("player", "")), Deeds())
    match name:
        case "enters":
            record.visits.append(Visit(str(data["dungeon"])))
        case "boss-fight":
            record.visits.append(Visit(names.BOSS))
        case "combat":
            record.counts["combats"] += 1
            record.fight = Fight()
        case "turn":
            record.fight.active = str(data["player"])
        case "draws" if not data["source"]:
            deeds.hands += 1  # no text has them drawn: it is the draw step; an exhausted player draws no hand [TN-410]
        case "new-hand":
            deeds.new_hands += 1
            record.counts["boss_new_hands"] += record.boss_fight
        case "removes" if not data.get("exchanged"):
            deeds.removed += 1
        case "doubles":
            record.fight.doubled[str(data["piece"])] += 1
            record.most("most_doubled", record.fight.doubled[str(data["piece"])])
        case "holds" if not data.get("coming"):
            record.counts["steps_held"] += int(data["steps"])
            _closes(record, data)
        case "steps":
            if record.visit.end == names.THROWN_OUT:
                record.counts["lost_steps"] += int(data["steps"])
            _closes(record, data)
        case "loot":
            record.counts[f"loot_{t.box.level(t.card(str(data['piece'])))}"] += 1
        case "held" | "lost":
            _turn_ends(record, int(data["total"]))
            if name == "lost":
                record.visit.by = t.card(str(data["enemy"]))
        case "beaten":
            _turn_ends(record, int(data["total"]))
            _beaten(t, record, data)
        case "borrows":
            deeds.borrowed += 1
            deeds.played += 1
        case "plays":
            deeds.played += 1
    if name in INTO_PLAY:
        _into_play(t, record, str(data["player"]), str(data["piece"]))
    if name in ENDS:
        _visit_ends(t, record, str(data["dungeon"]), ENDS[name])


def _closes(record: Record, data: Mapping[str, Any]) -> None:
    """The step of leaving an empty dungeon, taken or held: the dungeon has closed [TN-703]."""
    if data["source"] == names.CLOSED:
        record.visit.end = names.CLOSED


def _into_play(t: Table, record: Record, player: str, piece: str) -> None:
    """A card comes to lie in front of a player."""
    record.fight.played.setdefault(player, []).append(piece)
    lying = record.fight.played
    record.most("most_songs", sum(t.kind(one) == "song" for pieces in lying.values() for one in pieces))
    record.most("most_kinds", len({t.kind(one) for one in lying[player]} - {""}))


def _turn_ends(record: Record, total: int) -> None:
    """The end step of a turn: how much the party total has grown by in it."""
    deeds = record.players.get(record.fight.active, Deeds())
    deeds.best_turn = max(deeds.best_turn, total - record.fight.total)
    record.fight.total = total


def _beaten(t: Table, record: Record, data: Mapping[str, Any]) -> None:
    """An enemy is beaten by the player whose turn it is."""
    enemy, over = str(data["enemy"]), int(data["total"]) - int(data["power"])
    deeds = record.players[str(data["player"])]
    deeds.beaten += 1
    deeds.stages += t.is_stage(enemy)
    record.visit.beaten.append(t.card(enemy))
    record.most("most_over", over)
    record.most("best_total", int(data["total"]))
    record.counts["exact"] += over == 0
    played = [piece for pieces in record.fight.played.values() for piece in pieces]
    record.counts["plain_wins"] += bool(played) and all(t.is_basic(piece) for piece in played)
    if not t.is_stage(enemy):
        record.counts["beaten"] += 1
        record.counts[f"beaten_{t.box.level(t.card(enemy))}"] += 1
    if not record.boss_fight:
        record.most("longest_visit", len(record.visit.beaten))


def _visit_ends(t: Table, record: Record, dungeon: str, end: str) -> None:
    """A visit ends."""
    record.visit.end = end
    if end == names.THROWN_OUT:
        record.counts["thrown_out"] += 1
    if end == names.CLEARED:
        record.counts["cleared"] += 1
        record.counts[f"cleared_{t.level_of(dungeon)}"] += 1
